"""State is plain data: `@state` classes with generated clone, observation and encoding.

What a seat may know is declared on the field, where it cannot be forgotten:

    hand: Annotated[list[Card], Hidden("owner", pool="cards")]      # seen by the seat that `seat` names
    deck: Annotated[list[Card], Hidden("nobody", pool="cards")]     # seen by no seat

Everything else is public. From the annotations come `clone()`, `observe(seat)` (the same type, with what the seat cannot know
replaced by UNKNOWN), its `fingerprint(seat)` and the zones that `imagine` deals anew.
"""

from __future__ import annotations

import types
import typing
from typing import Annotated, Any, Literal, TypeVar, dataclass_transform, get_args, get_origin

import msgspec
from msgspec import Struct

from saloon.engine.dice import Dice
from saloon.engine.flyweight import Component
from saloon.engine.native import Native, as_plain, fields_of, from_plain, names_of, positional_names_of, standing_on_native
from saloon.engine.position import Position
from saloon.engine.telling import Listener

T = TypeVar("T")

UNKNOWN: Any = "?"
"""What stands in an observation for a card that the seat cannot see."""


class Hidden:
    """A field that not everybody may see.

    who:  "owner" (only the seat in the `seat` field of the same object) or "nobody".
    pool: a list of the same pool may hold any card of it, as far as the seat knows; None for private notes, which an
          imagined position leaves empty.
    each: a field of the same object that divides the pool: `each="seat"` where every player has a deck of his own.
    """

    __slots__ = ("each", "pool", "who")

    def __init__(self, who: Literal["owner", "nobody"], pool: str | None = None, each: str | None = None) -> None:
        self.who, self.pool, self.each = who, pool, each


class Zone(Struct, frozen=True, gc=False):
    """A hidden field of one object of a position."""

    holder: Any
    name: str
    pool: str | tuple[str, Any] | None


@dataclass_transform()
def state(cls: type[T]) -> type[T]:
    """Make a class of a game's state: slots, cheap clone, observation, encoding, all from its annotations."""
    if issubclass(cls, Native) and "zones" in vars(cls):  # written with all that
        return cls
    made = _made(cls)
    plans = plans_of(made)
    source = _method(made, "clone", "", [(p.name, p.clone) for p in plans])
    source += _method(made, "observe", ", seat", [(p.name, p.observe) for p in plans])
    source += f"def fingerprint(s, seat):\n return {fingerprint_of(plans)}\n"
    source += "def zones(s, seat):\n " + "\n ".join([p.zones for p in plans if p.zones] or ["pass"]) + "\n yield from ()\n"
    names: dict[str, Any] = {"C": made, "UNKNOWN": UNKNOWN, "Dice": Dice, "Zone": Zone}
    exec(source, names)
    for method in ("clone", "observe", "fingerprint", "zones"):
        setattr(made, method, names[method])
    return typing.cast(type[T], made)


def _made(cls: type) -> type:
    """A Struct; on a native class, another."""
    if issubclass(cls, Struct) or fields_of((cls,)):
        return cls
    return standing_on_native(cls) if issubclass(cls, Native) else _as_struct(cls)


def _as_struct(cls: type) -> type[Struct]:
    """The same class body on msgspec's Struct, whose objects are made and compared in C."""
    body = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    bases = tuple(base for base in cls.__bases__ if base is not object)
    return types.new_class(cls.__name__, (*bases, Struct), {"gc": False}, lambda space: space.update(body))


class Plan(typing.NamedTuple):
    """How one field is cloned, observed, made hashable and listed among the hidden zones, as source text."""

    name: str
    clone: str
    observe: str
    fingerprint: str
    zones: str


def plans_of(made: type) -> list[Plan]:
    """The plans of all its fields, in the order in which they are saved."""
    hints = typing.get_type_hints(made, None, {made.__name__: made}, include_extras=True)
    return [_plan(made, name, hints[name]) for name in names_of(made)]


def fingerprint_of(plans: list[Plan]) -> str:
    """Source of all that can change, as something hashable."""
    changing = [plan.fingerprint for plan in plans if plan.name not in (*names_of(Position), "options")]
    return "(" + "".join(f"{each}, " for each in changing) + ")"


def _plan(owner: type, name: str, hint: Any) -> Plan:
    mark = None
    if get_origin(hint) is Annotated:
        mark = next((extra for extra in hint.__metadata__ if isinstance(extra, Hidden)), None)
        hint = get_args(hint)[0]
    if hint == Listener | None:
        return Plan(name, "None", "None", "None", "")
    if hint is Dice:
        return Plan(name, f"s.{name}.clone()", "Dice()", "None", "")
    field, where = f"s.{name}", f"{owner.__name__}.{name}"
    clone, observe = (_copied(where, hint, field, method) for method in ("clone()", "observe(seat)"))
    fingerprint = _hashable(where, hint, field)
    if mark is None:
        loops = _loops(hint, field)
        return Plan(name, clone, observe, fingerprint, f"yield from (zone{loops})" if loops else "")
    unknown = _unknown(where, hint, field, mark)
    pool = f"({mark.pool!r}, s.{mark.each})" if mark.each else repr(mark.pool)
    zone = f"yield Zone(s, {name!r}, {pool})"
    unseen = "None" if mark.pool is None else f"len({field})" if unknown.startswith("[") else f"{field} is None"
    if mark.who == "nobody":
        return Plan(name, clone, unknown, unseen, zone)
    if "seat" not in names_of(owner):
        raise TypeError(f"{where} is hidden from all but its owner, but {owner.__name__} has no field `seat`")
    ways = ((observe, unknown), (fingerprint, unseen))
    shown, known = (f"({to_owner} if s.seat == seat else {to_others})" for to_owner, to_others in ways)
    return Plan(name, clone, shown, known, f"if s.seat != seat: {zone}")


def _copied(where: str, hint: Any, x: str, method: str) -> str:
    """Source of a copy of x that shares nothing with it that can change; x itself where nothing can."""
    kind, inside = _content(where, hint)
    item = x if kind == "optional" else _item(x)
    each = item if inside is None else _copied(where, inside, item, method)
    deep = each != item
    if kind == "part":
        return f"{x}.{method}"
    if kind == "list":
        return f"[{each} for {item} in {x}]" if deep else f"{x}[:]"
    if kind == "dict":
        return f"{{k: {each} for k, {item} in {x}.items()}}" if deep else f"{x}.copy()"
    return f"(None if {x} is None else {each})" if deep else x


def _hashable(where: str, hint: Any, x: str) -> str:
    """Source of something hashable that is equal where x is."""
    kind, inside = _content(where, hint)
    item = x if kind == "optional" else _item(x)
    each = item if inside is None else _hashable(where, inside, item)
    if kind == "plain":
        return x
    if kind == "part":
        return f"{x}.fingerprint(seat)"
    if kind == "list":
        return f"(*{x},)" if each == item else f"(*[{each} for {item} in {x}],)"
    if kind == "dict":
        return f"(*{x}.items(),)" if each == item else f"(*[(k, {each}) for k, {item} in {x}.items()],)"
    return x if each == x else f"(None if {x} is None else {each})"


def _loops(hint: Any, x: str) -> str:
    """Source of the loops that lead to every zone of the parts of x, or nothing."""
    kind, inside = _content("", hint)
    if kind == "part":
        return f" for zone in {x}.zones(seat)"
    rest = "" if inside is None else _loops(inside, _item(x))
    over = {"list": x, "dict": f"{x}.values()", "optional": f"(() if {x} is None else ({x},))"}.get(kind)
    return f" for {_item(x)} in {over}{rest}" if rest else ""


def _item(x: str) -> str:
    """A name for each thing inside x: x, xx, xxx as it goes deeper."""
    return "x" if x.startswith("s.") else f"x{x}"


def _content(where: str, hint: Any) -> tuple[str, Any]:
    """(part, list, dict, optional or plain; the type inside), after refusing what cannot be copied or ordered safely."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in (set, frozenset) or origin in (set, frozenset):
        raise TypeError(f"{where} is a set; its order is not the same everywhere: use a list or a dict")
    if origin is Annotated:
        raise TypeError(f"{where}: Hidden belongs on the whole field, not on what is inside it")
    if hint is list or origin is list:
        return "list", args[0] if args else Any
    if hint is dict or origin is dict:
        return "dict", args[1] if args else Any
    if origin in (typing.Union, types.UnionType):
        return _of_union(where, [arg for arg in args if arg is not types.NoneType])
    if origin is tuple and any(_content(where, arg)[0] != "plain" for arg in args if arg is not ...):
        raise TypeError(f"{where} is a tuple of things that can change: use a list")
    if isinstance(hint, type) and _changes(hint):
        if "zones" not in vars(hint):
            raise TypeError(f"{where}: {hint.__name__} is not a @state class")
        return "part", None
    return "plain", None


def _changes(kind: type) -> bool:
    """Whether objects of a class can change, and are copied field by field."""
    return issubclass(kind, Native) or (issubclass(kind, Struct) and not kind.__struct_config__.frozen)


def _of_union(where: str, kinds: list[Any]) -> tuple[str, Any]:
    if len(kinds) == 1:
        return "optional", kinds[0]
    if any(_content(where, kind)[0] != "plain" for kind in kinds):
        raise TypeError(f"{where} may be one of several things that can change: use a field for each")
    return "plain", None


def _unknown(where: str, hint: Any, x: str, mark: Hidden) -> str:
    """What an observation shows instead: how many cards, but not which; of private notes nothing."""
    kind, _ = _content(where, hint)
    if mark.pool is not None:
        if kind == "dict":
            raise TypeError(f"{where}: cards of a pool lie in a list or alone, not in a dict")
        return f"[UNKNOWN] * len({x})" if kind == "list" else f"(None if {x} is None else UNKNOWN)"
    if kind not in ("list", "dict", "optional"):
        raise TypeError(f"{where}: a private note must be a list, a dict or None, so that it can be imagined empty")
    return {"list": "[]", "dict": "{}", "optional": "UNKNOWN"}[kind]


def _method(made: type, name: str, parameters: str, fields: list[tuple[str, str]]) -> str:
    # By position wherever that is allowed: it is the fastest way to make a Struct.
    by_position = positional_names_of(made)
    values = ", ".join(value if field in by_position else f"{field}={value}" for field, value in fields)
    return f"def {name}(s{parameters}):\n return C({values})\n"


def to_bytes(thing: Any) -> bytes:
    """Encode a position (or anything made of its parts) as MessagePack."""
    return msgspec.msgpack.encode(thing, enc_hook=_encode)


def from_bytes(data: bytes, kind: type[T]) -> T:
    return msgspec.msgpack.decode(data, type=kind, dec_hook=_decode)


def to_json(thing: Any) -> bytes:
    """For programs in any language."""
    return msgspec.json.encode(thing, enc_hook=_encode)


def to_plain(thing: Any) -> Any:
    """As dicts, lists, numbers and strings: for JSON."""
    return msgspec.to_builtins(thing, enc_hook=_encode, str_keys=True)


def _encode(thing: Any) -> Any:
    if isinstance(thing, Component):
        return thing.id
    if isinstance(thing, Native):
        return as_plain(thing)
    if isinstance(thing, Listener):
        return None
    raise TypeError(f"{type(thing).__name__} cannot be saved")


def _decode(kind: type, data: Any) -> Any:
    if issubclass(kind, Component):
        return kind.of(data)
    if issubclass(kind, Native):
        return from_plain(kind, data, _decode)
    raise TypeError(f"{kind.__name__} cannot be loaded")
