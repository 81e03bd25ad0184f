"""What each option is worth: a number for each, and the greedy bot does the highest.

It plans no round ahead but knows what good players know: build early where it pays in every round, buy points while they are
cheap, go where nobody can drive one away, and stop when there is little left to gain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.engine import Ask
from saloon.games.carson_city.components import LAY
from saloon.games.carson_city.evaluation import duels, land, people, placing, sheet
from saloon.games.carson_city.evaluation.outlook import ALWAYS, NEVER, Outlook, Rating, each
from saloon.games.carson_city.evaluation.roads import road, wants_road
from saloon.games.carson_city.state import State


def rate_options(g: State, ask: Ask) -> Sequence[float]:
    """Roads may be laid before most questions, which are put again then."""
    o, options = Outlook(g, g.players[ask.seat], ask.about), ask.options
    if options[-1] is not LAY:
        return RATINGS[ask.verb](o, options)
    return [*RATINGS[ask.verb](o, options[:-1]), ALWAYS if wants_road(o, ask.verb) else NEVER]


def indifferent(o: Outlook, options: Sequence[object]) -> list[float]:
    return [0.0] * len(options)


def usual(o: Outlook, options: Sequence[object]) -> list[float]:
    """The first of them is what nearly everybody does."""
    return [0.0] + [NEVER] * (len(options) - 1)


RATINGS: Final[dict[str, Rating]] = {
    "fame": each(sheet.fame),
    "crew": each(sheet.crew),
    "land": each(sheet.land),
    "powers": each(sheet.powers),
    "stake": each(sheet.stake),
    "settle": each(land.free_parcel),
    "hall": each(land.hall),
    "hall_road": indifferent,
    "road": road,
    "mover": indifferent,
    "take": people.take,
    "second": people.second,
    "profit": each(people.profit),
    "tile_of_row": each(land.tile_of_row),
    "parcel": each(land.parcel_of_card),
    "pioneer": each(land.pioneer),
    "recruit": each(people.recruit),
    "arm": each(people.arm),
    "tax": each(people.tax),
    "glory": each(people.glory),
    "lot": each(land.free_parcel),
    "bid": people.bid,
    "place": placing.place,
    "form": placing.form,
    "horse": each(placing.horse),
    "again": placing.again,
    "shift": placing.place,
    "kit": placing.kit,
    "wages": each(placing.paid_with),
    "collect": usual,
    "perform": usual,
    "next_duel": indifferent,
    "tile": duels.tile,
    "fresh": each(duels.fresh),
    "die": usual,
    "reroll": usual,
    "heal": placing.heal,
    "bury": each(duels.bury),
    "buy_parcel": each(land.buy_parcel),
    "buy_building": each(land.buy_building),
    "build": land.build,
    "unpack": each(land.unpack),
    "house": each(land.house),
    "consent": each(land.consent),
    "bounty": each(people.bounty),
    "blast": each(people.blast),
    "stud": each(people.stud),
    "double": each(people.double),
    "points": each(people.points),
    "banker": each(people.banker),
    "spend": each(people.spend),
}
