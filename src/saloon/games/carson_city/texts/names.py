"""Names in sentences: of components, with an article where there is one; always true, in whatever position they are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from saloon.engine import Component, Texts, reader
from saloon.games.carson_city.components import Building, Edge, Parcel, Person, Piece, Space, Terrain
from saloon.games.carson_city.state import State

Reader = reader.Reader[State]


def title(say: Texts, thing: Component) -> str:
    """The name of a component, whoever owns it and whatever stands there now: a log is read later, too."""
    if isinstance(thing, Parcel):
        return say("parcel-title", row=thing.row, column=thing.column)
    if isinstance(thing, Edge):
        return edge_title(say, thing)
    if isinstance(thing, Person):
        return say("person-title", name=say(f"person-{thing.id}"), number=thing.number)
    return say(f"{thing.kind}-{thing.id}")


def cause(say: Texts, why: str) -> str:
    """What brought points: a card, a space, or something else."""
    for kind in (Person, Space):
        if why in kind.all:
            return title(say, kind.of(why))
    return say(f"for-{why}")


def edge_title(say: Texts, edge: Edge) -> str:
    """By the parcel above or left of it; at the upper and left border by the one below or right."""
    if edge.level:
        return say("edge-below" if edge.i else "edge-above", row=edge.i or 1, column=edge.j + 1)
    return say("edge-right" if edge.j else "edge-left", row=edge.i + 1, column=edge.j or 1)


def in_sentence(say: Texts, key: str, thing: Component) -> str:
    """With an article where the sentence needs one: “builds a bank on the parcel in row 3, column 4”."""
    if isinstance(thing, Building | Terrain) and key == "building":
        return say(f"{thing.kind}-{thing.id}.one")
    if isinstance(thing, Parcel) and key in ("parcel", "origin", "parcels"):
        return say("parcel-title.one", row=thing.row, column=thing.column)
    return title(say, thing)


def piece_name(say: Texts, piece: Piece | None) -> str:
    return say("word-free") if piece is None else title(say, piece)


def limit_note(say: Texts, person: Person) -> str:
    """The cash limit; of the street boy, what it changes."""
    return say("note-limit-sum", sum=limit_sum(say, person)) if is_sum(person) else say("note-limit", dollars=person.limit)


def is_sum(person: Person) -> bool:
    return person.number == 0


def limit_sum(say: Texts, person: Person) -> str:
    return say("limit-sum-minus", limit=-person.limit) if person.limit < 0 else say("limit-sum-0")


def powers(say: Texts, ids: Iterable[str]) -> Iterator[str]:
    return (say(f"power-{id}") for id in ids)
