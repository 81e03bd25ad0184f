"""What every component means, composed from its figures: a name and a few sentences, the same in every position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from saloon.engine import Texts
from saloon.games.great_western_trail_argentina.components import (
    BONUS_ACTIONS,
    CERTIFICATE_LIMIT,
    DEPOT,
    DISTRICT_OF,
    DOUBLES,
    FARMER_POINTS,
    IMMEDIATE,
    MASTER_ACTIONS,
    SHIP_ACTIONS,
    SINGLES,
    SPECIALS,
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
    Track,
)
from saloon.games.great_western_trail_argentina.texts.names import (
    auxiliary_number,
    bonus_gives,
    district_title,
    master_gives,
    titles,
)
from saloon.games.great_western_trail_argentina.texts.phrases import PHRASING, phrase, phrases
from saloon.games.great_western_trail_argentina.texts.solo import loading_help, pedro_help
from saloon.games.trail.texts.help import Helps, action, building_help, composed_help, terms
from saloon.games.trail.texts.phrases import points, tasks

# ------------------------------------------------------------ tiles and the trail


def building(say: Texts, tile: Building) -> Iterator[str]:
    return building_help(say, tile, PHRASING, carpinteros=tile.builders)


def farmer(say: Texts, tile: Farmer) -> Iterator[str]:
    yield say("help-farmer", hand=say(f"hand-{tile.hand}"), strength=tile.strength, count=tile.count)
    yield say("help-farmer-won", points=points(say, FARMER_POINTS))


def space(say: Texts, thing: Space) -> Iterator[str]:
    if thing.zone:
        yield say("help-space-zone", zone=say(f"zone-{thing.zone}"), dollars=thing.dollars)
    elif thing.track:
        yield say("help-space-ramp", number=thing.track)
    else:
        sort = {"building": "site", "neutral": "neutral"}.get(thing.sort, thing.id)
        yield say(f"help-space-{sort}")
    if thing.ear:
        yield say("help-space-farmland")
    if thing in SPECIALS:
        yield say("help-space-special", action=phrases(say, SPECIALS[thing]))


def job(say: Texts, thing: Job) -> Iterator[str]:
    yield say("help-job", dollars=thing.cost)
    yield say(f"worker-{thing.worker.id}.help")


# ------------------------------------------------------------ cards


def card(say: Texts, thing: Card) -> Iterator[str]:
    if thing.breed:
        return cattle(say, thing)
    return objective(say, thing) if thing.tasks else iter([say("help-exhaustion", points=points(say, thing.points))])


def cattle(say: Texts, thing: Card) -> Iterator[str]:
    yield say("help-cattle", value=thing.value, points=points(say, thing.points))
    yield say("help-cattle-strength", strength=thing.strength)
    yield say(f"help-{thing.deck}", count=thing.count)


def objective(say: Texts, thing: Card) -> Iterator[str]:
    worth, penalty = points(say, thing.points), points(say, thing.penalty)
    yield say("help-objective", points=worth, tasks=tasks(say, thing), penalty=penalty)
    yield say("help-objective-plays", gives=phrases(say, IMMEDIATE[thing]))


def purchase(say: Texts, thing: Purchase) -> Iterator[str]:
    yield say("help-purchase", gauchos=thing.gauchos, dollars=thing.dollars)


# ------------------------------------------------------------ railway, ships, cities


def corners(say: Texts, black: bool) -> str:
    return say("help-black" if black else "help-white")


def station(say: Texts, thing: Station) -> Iterator[str]:
    yield say("help-station", dollars=thing.cost, points=points(say, thing.points), corners=corners(say, thing.black))
    if thing.master:
        yield say("help-station-master")
    if thing.again:
        yield say("help-station-again")
    yield say("term-station.help")


def track(say: Texts, thing: Track) -> Iterator[str]:
    if thing.station is not None:
        return station(say, thing.station)
    return iter([say("help-track-depot" if thing is DEPOT else "help-track" if thing.position else "help-track-start")])


def master(say: Texts, thing: Master) -> Iterator[str]:
    yield say("help-master" if thing.gives else "help-master-permanent", gives=master_gives(say, thing))
    yield say("help-master-points", points=points(say, thing.points), counts=say(f"counted-{thing.counts}", count=thing.each))
    yield from terms(say, MASTER_ACTIONS.get(thing, ()))


def ship(say: Texts, thing: Ship) -> Iterator[str]:
    yield say("help-ship", value=thing.value, grain=thing.grain, corners=corners(say, thing.black))
    if thing in SHIP_ACTIONS:
        yield say("help-ship-gives", gives=phrase(say, SHIP_ACTIONS[thing]))
    if thing.anchor:
        yield say("help-ship-sails", anchor=say(f"anchor-{thing.anchor}"), quay=say(f"quay-{thing.quay}"))
    else:
        yield say("help-ship-stays", points=points(say, thing.points))
    yield say("help-ship-again" if thing.again else "help-ship-once")


def quay(say: Texts, thing: Quay) -> Iterator[str]:
    yield say("help-quay", points=points(say, thing.points))
    if thing.discount:
        yield say("help-quay-discount", count=thing.discount)
    if thing.corner:
        yield say("help-quay-corners", corners=corners(say, thing.black))


def district(say: Texts, thing: District) -> Iterator[str]:
    yield say("help-district", grain=thing.grain)
    yield say("term-deliver.help")


def bonus_space(say: Texts, thing: BonusSpace) -> Iterator[str]:
    yield say("help-bonus-space", district=district_title(say, DISTRICT_OF[thing]), gives=bonus_gives(say, thing))
    if thing.covered:
        yield say("help-bonus-space-covered")
    yield from terms(say, [BONUS_ACTIONS[thing]] if thing in BONUS_ACTIONS else [])


# ------------------------------------------------------------ player boards


def disc(say: Texts, thing: Disc) -> Iterator[str]:
    yield say("help-disc-black" if thing.black else "help-disc-white")
    if thing.auxiliary:
        single, double = (next(each for each in forms if each.helper.id == thing.auxiliary) for forms in (SINGLES, DOUBLES))
        key = "help-disc-doubles" if single.helper.open else "help-disc-auxiliary"
        yield say(key, single=phrase(say, single.action), double=phrase(say, double.action))
    elif thing.certificates:
        yield say("help-disc-certificates", count=CERTIFICATE_LIMIT + thing.certificates)
    else:
        figure = next(figure for figure in ("steps", "cards", "strength") if getattr(thing, figure))
        yield say(f"help-disc-{figure}", count=getattr(thing, figure))
    if thing.points:
        yield say("help-disc-points", points=points(say, thing.points))
    if thing.dollars:
        yield say("help-disc-pays" if thing.dollars > 0 else "help-disc-costs", dollars=abs(thing.dollars))


def auxiliary(say: Texts, thing: Auxiliary) -> Iterator[str]:
    at_first = "first" if thing.helper.open else "single"
    yield say(f"help-auxiliary-{at_first if thing.covered else 'double'}", number=auxiliary_number(thing.helper.id))
    yield from terms(say, [thing.action])


EXPLAIN: Helps = {
    Action: action,
    Auxiliary: auxiliary,
    BonusSpace: bonus_space,
    Building: building,
    Card: card,
    Disc: disc,
    District: district,
    Farmer: farmer,
    Job: job,
    Loading: loading_help,
    Master: master,
    Pedro: pedro_help,
    Purchase: purchase,
    Quay: quay,
    Ship: ship,
    Space: space,
    Station: station,
    Track: track,
}
help = partial(composed_help, helps=EXPLAIN, titles=titles)
