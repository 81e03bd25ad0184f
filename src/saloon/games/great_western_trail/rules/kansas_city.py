"""Kansas City: five steps in order (rulebook, phase B; Q13, Q24, Q33)."""

from __future__ import annotations

from saloon.engine import Flow, Seat
from saloon.games.great_western_trail.components import (
    BY_PEOPLE,
    CERTIFICATE_TRACK,
    INDEX,
    ROWS,
    SELL,
    START,
    Card,
    Tile,
    Worker,
)
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.cattle import add_cattle
from saloon.games.great_western_trail.rules.delivery import deliver
from saloon.games.great_western_trail.rules.hands import all_cards, can_exchange, discard_hand, reveal_hand
from saloon.games.great_western_trail.rules.zones import free_space
from saloon.games.great_western_trail.state import Player, Rider, State, Supply, put_tile
from saloon.games.trail.certificates import spendings
from saloon.games.trail.jobs import leaves_row


def kansas_city(g: State, me: Player) -> Flow:
    """Three foresight tiles, income, delivery. The herder leaves after that (`leave_kansas_city`)."""
    for supply in g.supplies:
        yield from foresee(g, me, supply)
    total = yield from income(g, me)
    yield from deliver(g, me, total)


# ------------------------------------------------------------ steps 1 to 3


def foresee(g: State, me: Player, supply: Supply) -> Flow:
    """Choose one of the tiles and place it; workers no more once the job market is full."""
    tiles = [tile for tile in supply.foresight if tile is not None]
    if g.ender is not None:
        tiles = [tile for tile in tiles if not isinstance(tile, Worker)]
    if not tiles:
        return
    tile = tiles[0]
    if tile is not tiles[-1]:
        tile = yield from ASKING.choose(g, me, "foresee", tiles)
    supply.foresight[supply.foresight.index(tile)] = None
    place(g, me.seat, tile)


def place(g: State, seat: Seat, tile: Tile) -> None:
    """A worker into the job market; a hazard or an outlaw into its zone, or out of the game if that is full."""
    if isinstance(tile, Worker):
        g.jobs.append(tile)
        if g.listener is not None:
            g.tell("sends_worker", seat, worker=tile)
        move_token(g, seat)
        return
    space = free_space(g, tile)
    if space is None:
        g.gone.append(tile)
        g.tell("sends_away", seat, tile=tile)
    else:
        put_tile(g, INDEX[space], tile)
        g.tell("sends", seat, tile=tile, space=space)


def move_token(g: State, seat: Seat) -> None:
    """When a row is full the token moves down; some arrows refill the cattle market, the last one ends the game."""
    row = leaves_row(g.jobs, BY_PEOPLE[len(g.players)].columns)
    if row is None:
        return
    arrow = ROWS[row].arrow
    if arrow == "refill":
        refill_market(g)
    elif arrow == "end":
        g.ender, g.left = seat, g.seats
        g.tell("ends", seat)


def refill_market(g: State) -> None:
    missing = g.kit.market_size[g.seats] - len(g.market)
    g.tell("refills_market", None)
    if missing > 0:
        add_cattle(g, missing)


# ------------------------------------------------------------ step 4


def breeding_value(cards: list[Card]) -> int:
    """Each breed counts once, by its best card; objective cards count nothing.

    What is of one colour is one breed: cattle of expansions may share one.
    """
    best: dict[str, int] = {}
    for card in cards:
        if card.value > best.get(card.colour, 0):
            best[card.colour] = card.value
    return sum(best.values())


def income(g: State, me: Player):  # type: ignore[no-untyped-def]
    """Reveal the hand, add certificates, gain as much; the total stays for the delivery."""
    spent = 0
    if me.certificates:
        spent = yield from ASKING.choose(g, me, "spend", spendings(CERTIFICATE_TRACK, me.certificates))
    elif can_exchange(me):
        yield from ASKING.decide(g, me, "sell", lambda: [SELL])
    value = breeding_value(me.hand) + me.permanent + spent
    me.certificates -= spent
    me.dollars += value
    if g.listener is not None:
        g.tell("earns", me.seat, cards=all_cards(g, me), certificates=spent, permanent=me.permanent, dollars=value)
    reveal_hand(me)
    for module in g.options.kit.modules:
        if (flow := module.after_income(g, me)) is not None:
            yield from flow
    discard_hand(g, me)
    return value


# ------------------------------------------------------------ afterwards


def leave_kansas_city(g: State, me: Rider) -> None:
    """The herder starts again, and every empty foresight space is refilled from its bag."""
    me.herder = START
    g.tell("starts_again", me.seat)
    for module in g.options.kit.modules:
        module.before_foresight(g)
    drawn = []
    for supply in g.supplies:
        for place, tile in enumerate(supply.foresight):
            if tile is None and supply.bag:
                supply.foresight[place] = supply.bag.pop()
                drawn.append(supply.foresight[place])
    if drawn:
        g.seal()
        g.tell("foresees", None, tiles=drawn)
