"""Native states and components: what takes the place of msgspec's Structs and of dataclasses where these are compiled.

`make compile` writes their classes anew from their annotations (`native_classes.py`), as plain ones whose attributes compiled
rules read without looking them up by name. They are made, compared, saved and loaded like those that they stand for, byte for
byte. In pure Python nothing here is in use.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import NODEFAULT, Struct


class Native:
    """An object of a state; two are equal if they are of one class and all their fields are."""

    @classmethod
    def __init_subclass__(cls, **words: bool) -> None:
        """Whoever writes a class on a Struct says whether its fields are to be named."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in names_of(type(self)))

    def __repr__(self) -> str:
        fields = ", ".join([f"{name}={getattr(self, name)!r}" for name in names_of(type(self))])
        return f"{type(self).__name__}({fields})"


class Field(NamedTuple):
    """A field of a native class: its type, or the source of it; what it is if it is not given, or what makes that."""

    name: str
    kind: Any
    default: Any
    kw_only: bool


_FIELDS: dict[type, tuple[Field, ...]] = {}
"""Of every native class and what stands on it, in the order in which they are saved."""
_SHAPES: dict[type, type[Struct]] = {}
"""Structs with the same fields, to load them with."""


def describe(kind: type, kinds: Mapping[str, Any], defaults: Mapping[str, Any], kw_only: bool) -> None:
    """Say what fields a class has beside those of its base, as a Struct would have them: named ones come last."""
    own = [Field(name, each, defaults.get(name, NODEFAULT), kw_only) for name, each in kinds.items()]
    fields = {field.name: field for field in (*fields_of(kind.__mro__[1:]), *own)}
    _FIELDS[kind] = tuple(sorted(fields.values(), key=lambda field: field.kw_only))
    _SHAPES.pop(kind, None)
    kind.__annotations__ = dict(kinds)


def default_of(kind: type, name: str) -> Any:
    """What a field is that was not given."""
    default = next(field.default for field in fields_of(kind.__mro__) if field.name == name)
    return default() if callable(default) else default


def fields_of(family: tuple[type, ...]) -> tuple[Field, ...]:
    """The fields of the first of these classes that was described."""
    return next((_FIELDS[kind] for kind in family if kind in _FIELDS), ())


def names_of(kind: type) -> tuple[str, ...]:
    """The names of all fields, in the order in which they are saved."""
    if issubclass(kind, Struct):
        return kind.__struct_fields__
    return tuple([field.name for field in fields_of(kind.__mro__)])


def positional_names_of(kind: type) -> tuple[str, ...]:
    """Those that can be given without their name."""
    if issubclass(kind, Struct):
        return kind.__match_args__
    return tuple([field.name for field in fields_of(kind.__mro__) if not field.kw_only])


def as_plain(part: Native) -> dict[str, Any]:
    """What is saved: the fields by their names, as of a Struct."""
    return {name: getattr(part, name) for name in names_of(type(part))}


def from_plain(kind: type, data: Any, decode: Any) -> Any:
    """What was saved, as an object of this class."""
    if kind not in _SHAPES:
        _SHAPES[kind] = _shape(kind)
    loaded = msgspec.convert(data, _SHAPES[kind], dec_hook=decode)
    return kind(**{name: getattr(loaded, name) for name in names_of(kind)})


def _shape(kind: type) -> type[Struct]:
    hints = typing.get_type_hints(kind, None, {kind.__name__: kind}, include_extras=True)
    fields = [
        (field.name, hints[field.name], msgspec.field(default_factory=field.default))
        if callable(field.default)
        else (field.name, hints[field.name], field.default)
        for field in fields_of(kind.__mro__)
    ]
    return msgspec.defstruct(kind.__name__, fields, kw_only=True)


# ------------------------------------------------------------ classes that stand on native ones


def standing_on_native(kind: type) -> type:
    """A class whose body was written in Python on a native one, with slots for its fields and a way to make it."""
    own = {name: each for name, each, _ in written_fields(kind)}
    defaults = {name: default for name, _, default in written_fields(kind) if default is not NODEFAULT}
    body = {name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__") and name not in own}
    return made_on_native(kind.__name__, kind.__bases__, body, own, defaults)


def written_fields(kind: type) -> list[tuple[str, Any, Any]]:
    """What is annotated in a class body: names, types and defaults."""
    hints = typing.get_type_hints(kind, None, {kind.__name__: kind}, include_extras=True)
    own = vars(kind).get("__annotations__", ())
    return [(name, hints[name], _default(vars(kind).get(name, NODEFAULT))) for name in own]


def _default(value: Any) -> Any:
    """As `describe` wants it: what makes a list or a dict, which no two objects share."""
    factory = getattr(value, "default_factory", NODEFAULT)
    if factory is not NODEFAULT:
        return factory
    return type(value) if isinstance(value, list | dict) else value


_JOINED: dict[type, tuple[type, list[str]]] = {}
"""Native classes with what modules add to a state, by the state: the class, and what is added."""


def join(base: type, kind: type, added: list[str]) -> None:
    """Say which class was written for the state of a game with its modules."""
    _JOINED[base] = kind, added


def joined_on_native(base: type, kinds: Mapping[str, Any], defaults: Mapping[str, Any]) -> Any:
    """The class that was written for these fields; for others, one that is made now."""
    kind, added = _JOINED.get(base, (base, []))
    if added != [name for name in kinds if name not in names_of(base)]:
        return made_on_native(base.__name__, (base,), {"__module__": base.__module__}, kinds, defaults)
    describe(kind, kinds, defaults, kw_only=False)
    return kind


def made_on_native(
    name: str, bases: tuple[type, ...], body: Mapping[str, Any], own: Mapping[str, Any], defaults: Mapping[str, Any]
) -> type:
    """A class with these fields beside those of its native base."""
    known = [field.name for base in bases for field in fields_of(base.__mro__)]
    slots = [field for field in own if field not in known]
    made = type(name, bases, {**body, "__slots__": tuple(slots)})
    describe(made, own, defaults, kw_only=False)
    made.__init__ = _maker(made, slots)  # type: ignore[misc]
    return made


def _maker(made: type, slots: list[str]) -> Any:
    """`__init__`, as the Struct would have it."""
    base = next(kind for kind in made.__mro__[1:] if kind in _FIELDS)
    names: dict[str, Any] = {"Base": base, "NODEFAULT": NODEFAULT}
    positional: list[str] = []
    named: list[str] = []
    for field in _FIELDS[made]:
        default = "" if field.default is NODEFAULT else "=NODEFAULT"
        (named if field.kw_only else positional).append(field.name + default)
        names[f"default_{field.name}"] = field.default
    given = [field.name for field in _FIELDS[base]]
    lines = [f"def __init__(self, {', '.join([*positional, '*', *named] if named else positional)}):"]
    for field in _FIELDS[made]:
        if field.default is not NODEFAULT:
            default = f"default_{field.name}" + ("()" if callable(field.default) else "")
            lines.append(f" if {field.name} is NODEFAULT: {field.name} = {default}")
    lines += [f" self.{name} = {name}" for name in slots]
    lines.append(f" Base.__init__(self, {', '.join(f'{name}={name}' for name in given)})")
    if hasattr(made, "__post_init__") and not hasattr(base, "__post_init__"):
        lines.append(" self.__post_init__()")
    exec("\n".join(lines), names)
    return names["__init__"]


# ------------------------------------------------------------ components


_HELD: dict[type, list[str]] = {}
"""Figures that a native class holds itself."""


def know_figures(kind: Any, kinds: Mapping[str, str], defaults: Mapping[str, Any], registers: bool) -> None:
    """Say what figures a class of components has, as the dataclass would, also to dataclasses that stand on it.

    registers: whether its things are its own; those of a pattern belong to the games that make classes of it.
    """
    fields = [
        (name, each, dataclasses.field(default=defaults[name])) if name in defaults else (name, each)
        for name, each in kinds.items()
    ]
    made: Any = dataclasses.make_dataclass(kind.__name__, fields, frozen=True)
    kind.figures, kind.__dataclass_params__ = made.__dataclass_fields__, made.__dataclass_params__
    _HELD[kind] = list(kinds)
    if not registers:
        del kind.all


def held_natively(kind: type) -> set[str]:
    """The figures for which a class written in Python needs no slots, because it stands on one that holds them."""
    return {name for family in kind.__mro__ for name in _HELD.get(family, ())}
