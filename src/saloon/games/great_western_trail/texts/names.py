"""Names in sentences: of components, with an article where there is one; always true, in whatever position they are read."""

from __future__ import annotations

from saloon.engine import Texts
from saloon.games.great_western_trail.components import (
    MASTER_ACTIONS,
    RISKS,
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
from saloon.games.great_western_trail.state import Player, State
from saloon.games.great_western_trail.texts.phrases import flat_phrases, phrase
from saloon.games.trail.texts.names import ArticleTitles, PlainTitles, Titles, TurnReader, building_title
from saloon.games.trail.texts.phrases import points, stakes, tasks

Reader = TurnReader[State, Player]


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


def station_title(say: Texts, station: Station, form: str = "") -> str:
    return say(f"station-title{form}", number=station.number, dollars=station.cost, points=points(say, station.points))


def track_title(say: Texts, track: Track, form: str = "") -> str:
    if track.station is None:
        return say(f"track-title{form}", number=track.id) if track.position else say(f"track-start{form}")
    where = "track-station" if track.station.turnout else "track-terminus"
    return say(f"{where}{form}", number=track.station.after, station=track.station.number)


def master_title(say: Texts, master: Master) -> str:
    gives = flat_phrases(say, MASTER_ACTIONS[master])
    if not master.counts:
        return say("master-plain", gives=gives)
    counts = say(f"counted-{master.counts}", count=master.each)
    return say("master-title", gives=gives, points=points(say, master.points), counts=counts)


def auxiliary_title(say: Texts, auxiliary: Auxiliary) -> str:
    return say("auxiliary-double" if auxiliary.double else "auxiliary-single", action=phrase(say, auxiliary.action))


TITLES: PlainTitles = {
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
ARTICLES: ArticleTitles = {Building: building_title, Space: space_title, Station: station_title, Track: track_title}
titles = Titles(TITLES, ARTICLES)


def tile_name(say: Texts, tile: Tile) -> str:
    """Without its figures."""
    if isinstance(tile, Building):
        return building_title(say, tile)
    return say(f"zone-{tile.zone}") if isinstance(tile, Hazard) else say(f"{tile.kind}-{tile.id}")
