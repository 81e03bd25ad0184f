"""A thing of the box, which everybody shares."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

C = TypeVar("C", bound="Component")


class Component:
    """A thing of the box: one object an id, compared by identity, encoded as its id."""

    __slots__ = ()
    id: str
    all: ClassVar[dict[str, Any]]
    figures: ClassVar[dict[str, Any]]
    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        # A slotted dataclass is made twice, the second time from the first: both share one register.
        cls.all = vars(cls).get("all", {})
        cls.kind = cls.__name__.lower()

    @classmethod
    def of(cls: type[C], id: str) -> C:
        found: C = cls.all[id]
        return found

    def __post_init__(self) -> None:
        """Register it with its class and with the classes that this one is a kind of: a tile may be any kind of tile."""
        for family in type(self).__mro__:
            if issubclass(family, Component) and "all" in vars(family):
                if self.id in family.all:
                    raise ValueError(f"{self.kind} {self.id!r} exists twice")
                family.all[self.id] = self

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self).of, (self.id,))

    def __copy__(self: C) -> C:
        return self

    def __deepcopy__(self: C, memo: object) -> C:
        return self
