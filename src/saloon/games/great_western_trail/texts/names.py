"""Names in sentences: of components, with an article where there is one; always true, in whatever position they are read."""

from __future__ import annotations

from saloon.engine import Component, Texts, Value
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
from saloon.games.great_western_trail.rules.effects import COUNTS
from saloon.games.great_western_trail.state import Player, State
from saloon.games.great_western_trail.texts.phrases import flat_phrases, phrase, stakes, tasks
from saloon.games.trail.texts import names
from saloon.games.trail.texts.names import ONE, Articles, Titles, building_title
from saloon.games.trail.texts.phrases import points


class Reader(names.Reader[State]):
    """`me` is whose turn it is."""

    @property
    def me(self) -> Player:
        return self.g.players[self.g.active]

    def have(self, what: str) -> int:
        return COUNTS[what](self.g, self.me)


# ------------------------------------------------------------ in sentences


def listed(say: Texts, things: Value) -> str:
    return names.listed(say, things, TITLES)


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
    return names.with_article(say, thing, TITLES, WITH_ARTICLE)


# ------------------------------------------------------------ names that hold in every position


def title(say: Texts, thing: Component) -> str | None:
    return names.title(say, thing, TITLES)


def space_title(say: Texts, space: Space, form: str = "") -> str:
    if space.zone:
        return say(f"space-zone{form}", zone=say(f"zone-{space.zone}"), number=space.number)
    sort = {"building": "site", "neutral": "neutral"}.get(space.sort)
    if sort is None or space in RISKS:
        return say(f"space-{space.id}{form}")
    return say(f"space-{sort}{form}", name=space.id)


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


TITLES: Titles = {
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


WITH_ARTICLE: Articles = {
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
