"""One class from that of a game and what its modules add to it: the options and the state of a game with expansions.

A module says what it adds by a class made from the game's own:

    class RailsState(State):
        towns: Towns | None = None
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo

T = TypeVar("T", bound=Struct)


def joined(base: type[T], additions: Iterable[type[T]], **replaced: type) -> type[T]:
    """`base` with the fields that each addition has beyond it, in their order; `replaced` gives a field another type.

    What is added has a default, so that whatever was saved before can still be loaded.
    """
    fields: dict[str, tuple[Any, ...]] = {name: (name, kind) for name, kind in replaced.items()}
    for addition in additions:
        for field in msgspec.structs.fields(addition):
            if field.name in base.__struct_fields__:
                continue
            if field.name in fields:
                raise TypeError(f"{field.name} is added to {base.__name__} twice")
            fields[field.name] = (field.name, field.type, _default(base, field))
    return msgspec.defstruct(base.__name__, fields.values(), bases=(base,), module=base.__module__)  # type: ignore[return-value]


def _default(base: type[Struct], field: FieldInfo) -> Any:
    if field.default_factory is not NODEFAULT:
        return msgspec.field(default_factory=field.default_factory)
    if field.default is NODEFAULT:
        raise TypeError(f"{field.name}, which is added to {base.__name__}, has no default")
    return field.default
