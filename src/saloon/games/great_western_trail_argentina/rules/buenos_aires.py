"""Buenos Aires: six steps in order (rulebook, pp. 9 to 12; G-17, G-18, G-28), and the end of the game (p. 19)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import Flow, Question, Seat, Value
from saloon.games.great_western_trail_argentina.components import (
    CERTIFICATE_TRACK,
    EXHAUSTION,
    INDEX,
    PLAYER_COUNTS,
    ROWS,
    SELL,
    START,
    Card,
    Farmer,
    Tile,
    Worker,
)
from saloon.games.great_western_trail_argentina.rules.cattle import add_cattle
from saloon.games.great_western_trail_argentina.rules.delivery import delivery_step
from saloon.games.great_western_trail_argentina.rules.farmers import free_space
from saloon.games.great_western_trail_argentina.rules.hands import ASKING, can_exchange, in_order, rest
from saloon.games.great_western_trail_argentina.rules.loading import load, sail
from saloon.games.great_western_trail_argentina.rules.objectives import play_objective, playable
from saloon.games.great_western_trail_argentina.state import Player, Seated, State, Supply, put_tile
from saloon.games.trail.certificates import spendings
from saloon.games.trail.jobs import leaves_row, token_row

Crossed = Generator[Question, Any, str]
"""The arrow that the token of the job market has crossed, if any."""


def buenos_aires(g: State, me: Player) -> Crossed:
    """Delivery, income, loading, three foresight tiles. What the arrow brings comes when all is done (`leave`)."""
    if not (yield from delivery_step(g, me)):
        yield from before_income(g, me)
    total = yield from income(g, me)
    yield from load(g, me, total)
    row = job_row(g)
    for supply in g.supplies:
        yield from foresee(g, me, supply)
    return ROWS[row].arrow if row < job_row(g) else ""


def job_row(g: State) -> int:
    return token_row(g.jobs, PLAYER_COUNTS[g.seats].columns)


# ------------------------------------------------------------ step 2: income


def breeding_value(cards: list[Card]) -> int:
    """Each breed counts once; other cards have no value."""
    return sum({card.breed: card.value for card in cards}.values())


def before_income(g: State, me: Player) -> Flow:
    """Objective cards and tokens can be used before the hand is revealed, not while it is (G-17, G-29)."""
    while playable(me) or can_exchange(me):
        chosen = yield from ASKING.decide(g, me, "sell", lambda: [SELL, *playable(me)])
        if chosen is SELL:
            return
        yield from play_objective(g, me, chosen)


def income(g: State, me: Player) -> Generator[Question, Any, int]:
    """Reveal the hand, add certificates, gain as much; the total stays for the loading."""
    value = breeding_value(me.hand) + me.permanent
    spent: int = yield from ASKING.choose(
        g, me, "spend", spendings(CERTIFICATE_TRACK, me.certificates), about=value, beside=False
    )
    me.certificates -= spent
    me.dollars += value + spent
    if g.listener is not None:
        g.tell(
            "earns",
            me.seat,
            cards=in_order(me.hand),
            certificates=spent,
            permanent=me.permanent,
            dollars=value + spent,
        )
    discard_hand(g, me)
    return value + spent


def discard_hand(g: State, me: Player) -> None:
    """Exhaustion cards go back to their pile, all others onto the discard pile."""
    while EXHAUSTION in me.hand:
        rest(g, me)
    if me.hand:
        if g.listener is not None:
            g.tell("discards_hand", me.seat, cards=in_order(me.hand))
        me.discard += me.hand
        me.hand.clear()
        me.shown.clear()


# ------------------------------------------------------------ steps 4 to 6: foresight


def foresee(g: State, me: Player, supply: Supply) -> Flow:
    """Choose one of the tiles and place it; workers no more once the job market is full."""
    tiles: list[Value] = [*dict.fromkeys(foreseen(g, supply))]
    if tiles:
        place(g, me, supply, (yield from ASKING.choose(g, me, "foresee", tiles)))


def foreseen(g: State, supply: Supply) -> list[Tile]:
    """The tiles of a letter that can be chosen, the lower one first."""
    tiles = [tile for tile in supply.foresight if tile is not None]
    return tiles if g.ender is None else [tile for tile in tiles if not isinstance(tile, Worker)]


def place(g: State, who: Seated, supply: Supply, tile: Tile) -> None:
    """A worker into the job market; a farmer into the zone of his colour, or out of the game if that is full."""
    supply.foresight[supply.foresight.index(tile)] = None
    if isinstance(tile, Worker):
        g.jobs.append(tile)
        g.tell("sends_worker", who.seat, worker=tile)
        end_game(g, who.seat)
        return
    assert isinstance(tile, Farmer)
    space = free_space(g, tile)
    if space is None:
        g.gone.append(tile)
        g.tell("sends_away", who.seat, tile=tile)
    else:
        put_tile(g, INDEX[space], tile)
        g.tell("sends", who.seat, tile=tile, space=space)


def end_game(g: State, seat: Seat) -> None:
    """Whoever fills the last space of the job market has its token; everybody else plays one more turn."""
    row = leaves_row(g.jobs, PLAYER_COUNTS[g.seats].columns)
    if row is not None and ROWS[row].arrow == "end":
        g.ender, g.left = seat, g.seats
        g.tell("ends", seat)


# ------------------------------------------------------------ afterwards


def leave(g: State, who: Seated, arrow: str) -> None:
    """What the arrow brings; the estanciero starts again; every empty foresight space is filled from its bag."""
    if arrow == "refill":
        refill_market(g)
    elif arrow and arrow != "end":
        sail(g, arrow)
    who.herder = START
    g.tell("starts_again", who.seat)
    for supply in g.supplies:
        refill_foresight(g, supply)


def refill_market(g: State) -> None:
    g.tell("refills_market", None)
    add_cattle(g, max(0, PLAYER_COUNTS[g.seats].market - len(g.market)))


def refill_foresight(g: State, supply: Supply) -> None:
    """From the bag of the letter, as long as it lasts; alone, tiles that are left move to the lower space before."""
    tiles = supply.foresight
    if g.pedro is not None:
        tiles.sort(key=lambda tile: tile is None)
    drawn = []
    for place, tile in enumerate(tiles):
        if tile is None and supply.bag:
            tiles[place] = supply.bag.pop()
            drawn.append(tiles[place])
    if drawn:
        g.seal()
        g.tell("foresees", None, tiles=drawn)
