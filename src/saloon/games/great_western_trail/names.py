"""Names in sentences: of components, with an article where there is one; always true, in whatever position they are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from saloon.engine import UNKNOWN, Component, Seat, Texts, Value
from saloon.games.great_western_trail.components import (
    BANK,
    INDEX,
    MASTER_ACTIONS,
    RISKS,
    STATIONS,
    Action,
    Auxiliary,
    Building,
    Card,
    Hazard,
    Job,
    Master,
    Purchase,
    Space,
    Station,
    Tile,
    Track,
)
from saloon.games.great_western_trail.phrases import flat_phrases, phrase, points, stakes, tasks
from saloon.games.great_western_trail.rules.effects import COUNTS
from saloon.games.great_western_trail.state import Player, State

Names = Sequence[str]
ONE = ".one"
"""The form of a message with its article."""
VOWELS = "aeiouàâäéèêëîïôöùûü"


class Look:
    """One reader's words for one observation; `me` is whose turn it is."""

    def __init__(self, g: State, say: Texts, names: Names) -> None:
        self.g, self.say, self.names = g, say, names

    @property
    def me(self) -> Player:
        return self.g.players[self.g.active]

    def have(self, what: str) -> int:
        return COUNTS[what](self.g, self.me)

    def player(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat)

    def whose(self, seat: Seat) -> str:
        """“Anouk’s”; in French with the elision that a vowel asks for."""
        owner = self.player(seat)
        return self.say("word-whose-vowel" if owner[:1].lower() in VOWELS else "word-whose", owner=owner)


# ------------------------------------------------------------ in sentences


def listed(say: Texts, things: Value) -> str:
    """Equal things once, with their number; cards that only others may see are not named."""
    if things == UNKNOWN:
        return say("word-unseen")
    return ", ".join(counted(title(say, thing) or say(f"{thing.kind}-{thing.id}") for thing in things)) or say("word-none")


def counted(things: Iterable[str]) -> list[str]:
    return [thing if count == 1 else f"{count} × {thing}" for thing, count in Counter(things).items()]


def in_sentence(g: State, key: str, thing: Component, say: Texts) -> str | None:
    """With an article where there is one: “a Galloway”, “an engineer”; a neutral space by its building, which never moves."""
    if key in ("card", "worker", "tile") and f"{thing.kind}-{thing.id}.one" in say:
        return say(f"{thing.kind}-{thing.id}.one")
    if isinstance(thing, Hazard):
        return say("hazard-title", zone=say(f"zone-{thing.zone}.one"), **hazard_figures(say, thing))
    if isinstance(thing, Card):
        return say("card-objective.one", tasks=tasks(say, thing), **stakes(thing))
    if isinstance(thing, Space) and isinstance(tile := g.trail[INDEX[thing]], Building) and tile.owner == BANK:
        return building_title(say, tile, ONE)
    namer = WITH_ARTICLE.get(type(thing))
    return title(say, thing) if namer is None else namer(say, thing, ONE)


# ------------------------------------------------------------ names that hold in every position


def title(say: Texts, thing: Component) -> str | None:
    """The name of a component, whoever owns it and whatever lies there now: a log is read later, too."""
    namer = TITLES.get(type(thing))
    return None if namer is None else namer(say, thing)


def space_title(say: Texts, space: Space, form: str = "") -> str:
    if space.zone:
        return say(f"space-zone{form}", zone=say(f"zone-{space.zone}"), number=space.number)
    sort = {"building": "site", "neutral": "neutral"}.get(space.sort)
    if sort is None or space in RISKS:
        return say(f"space-{space.id}{form}")
    return say(f"space-{sort}{form}", id=space.id)


def building_title(say: Texts, tile: Building, form: str = "") -> str:
    return say(f"building-{'neutral' if tile.owner == BANK else 'own'}{form}", name=tile.name)


def hazard_title(say: Texts, tile: Hazard) -> str:
    return say("hazard-title", zone=say(f"zone-{tile.zone}"), **hazard_figures(say, tile))


def hazard_figures(say: Texts, tile: Hazard) -> dict[str, str]:
    return {"points": points(say, tile.points), "hand": say(f"hand-{tile.hand}")}


def card_title(say: Texts, card: Card) -> str:
    """A cattle card by its breed, and its points where a breed has several; an objective by its tasks."""
    if card.breed:
        return say(f"card-{card.id}")
    return say("card-objective", tasks=tasks(say, card), **stakes(card))


def job_title(say: Texts, job: Job) -> str:
    return say("job-title", worker=say(f"worker-{job.worker.id}"), row=job.row + 1)


def purchase_title(say: Texts, purchase: Purchase) -> str:
    breeds = say("phrase-and").join(say(f"breed-{breed}") for breed in purchase.breeds)
    return say("purchase-title", breeds=breeds, cowboys=purchase.cowboys, dollars=purchase.dollars)


def station_number(station: Station) -> int:
    return STATIONS.index(station) + 1


def station_title(say: Texts, station: Station, form: str = "") -> str:
    number = station_number(station)
    return say(f"station-title{form}", number=number, dollars=station.cost, points=points(say, station.points))


def track_title(say: Texts, track: Track, form: str = "") -> str:
    if track.station is None:
        return say(f"track-title{form}", number=track.id) if track.position else say(f"track-start{form}")
    where = "track-station" if track.station.turnout else "track-terminus"
    return say(f"{where}{form}", number=track.station.after, station=station_number(track.station))


def master_title(say: Texts, master: Master) -> str:
    gives = flat_phrases(say, MASTER_ACTIONS[master])
    if not master.counts:
        return say("master-plain", gives=gives)
    counts = say(f"counted-{master.counts}", count=master.each)
    return say("master-title", gives=gives, points=points(say, master.points), counts=counts)


def auxiliary_title(say: Texts, auxiliary: Auxiliary) -> str:
    return say("auxiliary-double" if auxiliary.double else "auxiliary-single", action=phrase(say, auxiliary.action))


TITLES: dict[type, Callable[[Texts, Any], str]] = {
    Action: phrase,
    Auxiliary: auxiliary_title,
    Building: building_title,
    Card: card_title,
    Hazard: hazard_title,
    Job: job_title,
    Master: master_title,
    Purchase: purchase_title,
    Space: space_title,
    Station: station_title,
    Track: track_title,
}


WITH_ARTICLE: dict[type, Callable[[Texts, Any, str], str]] = {
    Building: building_title,
    Space: space_title,
    Station: station_title,
    Track: track_title,
}


def tile_name(say: Texts, tile: Tile) -> str:
    """Without its figures."""
    if isinstance(tile, Building):
        return building_title(say, tile)
    return say(f"zone-{tile.zone}") if isinstance(tile, Hazard) else say(f"{tile.kind}-{tile.id}")


def worth(say: Texts, card: Card) -> str:
    value = say("word-value", value=card.value)
    return f"{value}, {points(say, card.points)}" if card.points else value


def noted(text: str, notes: list[str]) -> str:
    return f"{text} ({', '.join(notes)})" if notes else text
