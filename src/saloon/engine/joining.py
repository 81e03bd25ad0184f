"""One class from that of a game and what its modules add to it: the options and the state of a game with expansions.

A module says what it adds by a class made from the game's own:

    class RailsState(State):
        towns: Towns | None = None
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar, cast

import msgspec
from msgspec import NODEFAULT, Struct

from saloon.engine.native import Native, joined_on_native, names_of, written_fields

T = TypeVar("T")


def joined(base: type[T], additions: Iterable[type[T]], **replaced: type) -> type[T]:
    """`base` with the fields that each addition has beyond it, in their order; `replaced` gives a field another type.

    What is added has a default, so that whatever was saved before can still be loaded.
    """
    kinds: dict[str, Any] = dict(replaced)
    defaults: dict[str, Any] = {}
    for addition in additions:
        for name, kind, default in _added(base, addition):
            if name in kinds:
                raise TypeError(f"{name} is added to {base.__name__} twice")
            if default is NODEFAULT:
                raise TypeError(f"{name}, which is added to {base.__name__}, has no default")
            kinds[name], defaults[name] = kind, default
    if issubclass(base, Native):
        return cast("type[T]", joined_on_native(base, kinds, defaults))
    fields = [(name, kind, defaults[name]) if name in defaults else (name, kind) for name, kind in kinds.items()]
    return cast(
        "type[T]", msgspec.defstruct(base.__name__, fields, bases=(cast("type[Struct]", base),), module=base.__module__)
    )


def _added(base: type, addition: type) -> Iterator[tuple[str, Any, Any]]:
    """Name, type and default of what an addition has beyond the base."""
    if not issubclass(addition, Struct):
        yield from (field for field in written_fields(addition) if field[0] not in names_of(base))
        return
    for field in msgspec.structs.fields(addition):
        if field.name not in names_of(base):
            factory = field.default_factory
            yield field.name, field.type, field.default if factory is NODEFAULT else msgspec.field(default_factory=factory)
