"""Names in sentences: of components, with an article where there is one; always true, in whatever position they are read."""

from __future__ import annotations

from saloon.engine import Texts
from saloon.engine.reader import counted, noted
from saloon.games.great_western_trail_argentina.components import (
    BONUS_ACTIONS,
    BREEDS,
    CERTIFICATE_LIMIT,
    DEPOT,
    DISTRICT_OF,
    EXHAUSTION,
    MASTER_ACTIONS,
    Action,
    Auxiliary,
    BonusSpace,
    Building,
    Card,
    Disc,
    District,
    Farmer,
    Job,
    Loading,
    Master,
    Pedro,
    Purchase,
    Quay,
    Ship,
    Space,
    Station,
    Tile,
    Track,
)
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.great_western_trail_argentina.texts.phrases import flat_phrases, phrase
from saloon.games.great_western_trail_argentina.texts.solo import loading_title, pedro_title
from saloon.games.trail.texts.names import ArticleTitles, PlainTitles, Titles, TurnReader, building_title
from saloon.games.trail.texts.phrases import points, stakes, tasks

Reader = TurnReader[State, Player]


# ------------------------------------------------------------ the trail


def site_number(space: Space) -> int:
    """Building spaces are counted in the direction of travel."""
    return int(space.id[1:])


def space_title(say: Texts, space: Space, form: str = "") -> str:
    if space.zone:
        return say(f"space-zone{form}", zone=say(f"zone-{space.zone}"), number=space.number)
    if space.track:
        return say(f"space-ramp{form}", number=space.track)
    if space.sort == "neutral":
        return say(f"space-neutral{form}", name=space.id)
    return say(f"space-site{form}", name=site_number(space)) if space.sort == "building" else say(f"space-{space.id}{form}")


def farmer_title(say: Texts, farmer: Farmer, form: str = "") -> str:
    return say(f"farmer-title{form}", **farmer_figures(say, farmer, form), hand=say(f"hand-{farmer.hand}"))


def farmer_name(say: Texts, farmer: Farmer) -> str:
    """Without the hand, which nobody minds once he is helped."""
    return say("farmer-plain", **farmer_figures(say, farmer))


def farmer_figures(say: Texts, farmer: Farmer, form: str = "") -> dict[str, str | int]:
    return {"colour": say(f"colour-{farmer.colour}{form}"), "strength": farmer.strength}


def tile_name(say: Texts, tile: Tile) -> str:
    """A tile of the trail or of the bags without all its figures."""
    if isinstance(tile, Building):
        return building_title(say, tile)
    return farmer_name(say, tile) if isinstance(tile, Farmer) else say(f"{tile.kind}-{tile.id}")


# ------------------------------------------------------------ cards and markets


def card_title(say: Texts, card: Card, form: str = "") -> str:
    """A cattle card by its breed, and its points where a breed has several; an objective by its tasks."""
    if card.breed:
        named = say(f"breed-{card.breed}{form}")
        return noted(named, [points(say, card.points)]) if len(BREEDS[card.breed]) > 1 else named
    if card is EXHAUSTION:
        return say(f"card-exhaustion{form}")
    return say(f"card-objective{form}", tasks=tasks(say, card), **stakes(card))


def job_title(say: Texts, job: Job) -> str:
    return say("job-title", worker=say(f"worker-{job.worker.id}"), row=job.row + 1)


def purchase_title(say: Texts, purchase: Purchase) -> str:
    cards = [say("buy-card", breed=say(f"breed-{card.breed}"), points=points(say, card.points)) for card in purchase.cards]
    named = say("phrase-and").join(counted(cards))
    return say("purchase-title", cards=named, gauchos=purchase.gauchos, dollars=purchase.dollars)


# ------------------------------------------------------------ the railway


def station_title(say: Texts, station: Station, form: str = "") -> str:
    return say(f"station-title{form}", number=station_number(station), dollars=station.cost, points=points(say, station.points))


def station_number(station: Station) -> int:
    return int(station.id[1:])


def track_title(say: Texts, track: Track, form: str = "") -> str:
    if track.station is not None:
        where = "track-station" if track.station.turnout else "track-terminus"
        return say(f"{where}{form}", number=track.station.after, station=station_number(track.station))
    if track is DEPOT:
        return say(f"track-depot{form}")
    return say(f"track-title{form}", number=track.id) if track.position else say(f"track-start{form}")


def master_title(say: Texts, master: Master) -> str:
    counts = say(f"counted-{master.counts}", count=master.each)
    return say("master-title", gives=master_gives(say, master), points=points(say, master.points), counts=counts)


def master_gives(say: Texts, master: Master) -> str:
    """At once, or for good."""
    return flat_phrases(say, MASTER_ACTIONS[master]) if master.gives else say("master-loading", count=master.loading)


# ------------------------------------------------------------ ships and cities


def ship_title(say: Texts, ship: Ship, form: str = "") -> str:
    if not ship.quay:
        return say(f"ship-stays{form}", value=ship.value)
    return say(f"ship-sails{form}", value=ship.value, quay=say(f"quay-{ship.quay}"))


def quay_title(say: Texts, quay: Quay, form: str = "") -> str:
    return say(f"quay-title{form}", name=say(f"quay-{quay.id}"))


def district_title(say: Texts, district: District) -> str:
    figures = {"face": district.face, "grain": district.grain}
    return say("district-title", city=say(f"city-{district.city}"), side=say(f"side-{district.side}"), **figures)


def bonus_space_title(say: Texts, space: BonusSpace) -> str:
    district = DISTRICT_OF[space]
    place = {"city": say(f"city-{district.city}"), "side": say(f"side-{district.side}")}
    return say("bonusspace-title", **place, gives=bonus_gives(say, space))


def bonus_gives(say: Texts, space: BonusSpace) -> str:
    """What a delivery there brings, now and at the end."""
    now = [flat_phrases(say, [BONUS_ACTIONS[space]])] if space.gives else []
    return ", ".join([*now, points(say, space.points)] if space.points else now)


# ------------------------------------------------------------ the player board


def disc_title(say: Texts, disc: Disc) -> str:
    """A disc by what it lies on."""
    if disc.auxiliary:
        return say("disc-auxiliary", number=auxiliary_number(disc.auxiliary))
    if disc.certificates:
        return say("disc-certificates", count=CERTIFICATE_LIMIT + disc.certificates)
    figure = next(figure for figure in ("steps", "cards", "strength") if getattr(disc, figure))
    return say(f"disc-{figure}", count=getattr(disc, figure))


def auxiliary_number(id: str) -> int:
    return int(id.removeprefix("aux"))


def auxiliary_title(say: Texts, auxiliary: Auxiliary) -> str:
    return say("auxiliary-single" if auxiliary.covered else "auxiliary-double", action=phrase(say, auxiliary.action))


TITLES: PlainTitles = {
    Action: phrase,
    Auxiliary: auxiliary_title,
    BonusSpace: bonus_space_title,
    Building: building_title,
    Card: card_title,
    Disc: disc_title,
    District: district_title,
    Farmer: farmer_title,
    Job: job_title,
    Loading: loading_title,
    Master: master_title,
    Pedro: pedro_title,
    Purchase: purchase_title,
    Quay: quay_title,
    Ship: ship_title,
    Space: space_title,
    Station: station_title,
    Track: track_title,
}
ARTICLES: ArticleTitles = {
    Building: building_title,
    Card: card_title,
    Farmer: farmer_title,
    Quay: quay_title,
    Ship: ship_title,
    Space: space_title,
    Station: station_title,
    Track: track_title,
}
titles = Titles(TITLES, ARTICLES)
