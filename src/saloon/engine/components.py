"""Cards, tiles and spaces as data: one TOML file per game, every figure with its source.

An entry of `components.toml` becomes one frozen object that everybody shares (a flyweight): states hold references, clones
copy references, files hold ids. Every figure says where it comes from: `source` for the entry, `sources` for single figures.
"""

from __future__ import annotations

import tomllib
import typing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass
from importlib.resources import files
from typing import Any, TypeVar, dataclass_transform

from msgspec import Struct

from saloon.engine.flyweight import Component
from saloon.engine.native import held_natively

SOURCES = ("rulebook", "public", "assumed")
_NOT_FIGURES = {"id", "source", "sources", "note"}
C = TypeVar("C", bound=Component)


@dataclass_transform(frozen_default=True, eq_default=False)
def component(cls: type[C]) -> type[C]:
    """Make a class of frozen, slotted, identity-compared components.

    A dataclass in all but name: msgspec would take apart whatever calls itself one, and a saved card is only its id.
    """
    bases = [base for base in cls.__mro__[1:] if "figures" in vars(base)]
    for base in bases:
        base.__dataclass_fields__ = base.figures  # type: ignore[attr-defined]
    held = held_natively(cls)  # where bases are compiled: what they hold is neither a default here nor has a slot
    for name in held - vars(cls).keys():
        cls.__annotations__.pop(name, None)
    made: Any = dataclass(frozen=True, slots=True, eq=False, repr=False)(cls)
    for name in held & vars(made).keys():
        delattr(made, name)
    made.figures = made.__dataclass_fields__
    for each in (made, *bases):
        del each.__dataclass_fields__
    return typing.cast(type[C], made)


@dataclass_transform(frozen_default=True, eq_default=False)
def pattern(cls: type[C]) -> type[C]:
    """Make a class that component classes of several games stand on: it has figures but no register of its own, so that the
    same id may stand for a thing of each of these games.
    """
    made = component(cls)
    del made.all
    return made


class Figure(Struct, frozen=True):
    """One number or property of one component, with where it comes from."""

    table: str
    id: str
    figure: str
    value: Any
    source: str
    note: str = ""


def has_box(package: str) -> bool:
    """Whether a package has components of its own."""
    return files(package).joinpath("components.toml").is_file()


class Box:
    """The parsed `components.toml` of a game."""

    def __init__(self, package: str) -> None:
        self.name = f"{package}/components.toml"
        text = files(package).joinpath("components.toml").read_text("utf-8")
        try:
            self.tables: dict[str, list[dict[str, Any]]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{self.name}: {error}") from error

    def load(self, table: str, cls: type[C]) -> tuple[C, ...]:
        """Every entry of a table as a component, in the file's order."""
        return tuple(self._made(table, entry, cls) for entry in self._entries(table))

    def numbers(self, table: str) -> dict[str, Any]:
        """A table of plain figures: id to value."""
        return {entry["id"]: entry["value"] for entry in self._entries(table)}

    def figures(self) -> Iterator[Figure]:
        """Every figure of the box with its source."""
        for table in self.tables:
            for entry in self._entries(table):
                yield from _figures(table, entry)

    def _entries(self, table: str) -> Iterable[Mapping[str, Any]]:
        for number, entry in enumerate(self.tables[table], 1):
            where = f"{self.name}: {table} {entry.get('id', f'number {number}')}"
            if "id" not in entry:
                raise ValueError(f"{where} has no id")
            sources = entry.get("sources", {})
            for source in (entry.get("source"), *sources.values()):
                if source not in SOURCES:
                    raise ValueError(f"{where} has source {source!r}; allowed are {', '.join(SOURCES)}")
            for figure in sources:
                if figure not in entry:
                    raise ValueError(f"{where} gives a source for {figure}, which it does not have")
            yield entry

    def _made(self, table: str, entry: Mapping[str, Any], cls: type[C]) -> C:
        known = cls.figures.keys()
        needed = {name for name, figure in cls.figures.items() if figure.default is MISSING}
        given = {key: _frozen(value) for key, value in entry.items() if key not in _NOT_FIGURES - {"id"}}
        where = f"{self.name}: {table} {entry['id']}"
        for what, names in (("unknown", given.keys() - known), ("missing", needed - given.keys())):
            if names:
                raise ValueError(f"{where} has {what} figures: {', '.join(sorted(names))}")
        if entry["id"] in cls.all:
            raise ValueError(f"{where} exists twice")
        return cls(**given)


def _figures(table: str, entry: Mapping[str, Any]) -> Iterator[Figure]:
    sources = entry.get("sources", {})
    for key, value in entry.items():
        if key not in _NOT_FIGURES:
            source = sources.get(key, entry["source"])
            yield Figure(table, entry["id"], key, value, source, entry.get("note", "") if key in sources else "")


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
