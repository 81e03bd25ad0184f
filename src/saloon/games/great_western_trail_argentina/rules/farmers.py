"""Farmers: where they stand, and helping them (rulebook, "Aider un ou plusieurs granjeros"; G-11)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, NamedTuple

from saloon.engine import PASS, Flow, Question, Value
from saloon.games.great_western_trail_argentina.components import (
    BESIDE,
    CARDS_AN_EXHAUSTION,
    FARMER_SPACES,
    GRANJERO,
    INDEX,
    MAX_HELPED,
    MAX_REVEALED,
    REVEALED,
    ROW,
    WORKER_ACTIONS,
    WORKER_SPACES,
    ZONES,
    Card,
    Farmer,
    Space,
    WorkerSpace,
)
from saloon.games.great_western_trail_argentina.rules import effects
from saloon.games.great_western_trail_argentina.rules.hands import ASKING, exhaust, in_order
from saloon.games.great_western_trail_argentina.rules.reasons import explain_farmers
from saloon.games.great_western_trail_argentina.rules.workers import own_strength
from saloon.games.great_western_trail_argentina.state import Player, State, take_tile
from saloon.games.trail.herd import lose_card

_ZONES: Final = {colour: tuple((space, INDEX[space]) for space in spaces) for colour, spaces in ZONES.items()}


def free_space(g: State, farmer: Farmer) -> Space | None:
    """The free space with the lowest number of the farmer's zone."""
    for space, index in _ZONES[farmer.colour]:
        if g.trail[index] is None:
            return space
    return None


def farmer_on(g: State, space: Space) -> Farmer:
    farmer = g.trail[INDEX[space]]
    assert isinstance(farmer, Farmer)
    return farmer


# ------------------------------------------------------------ strength


def best_strength(cards: list[Card], most: int) -> int:
    """Of so many cards at the most, the strongest; only cattle has strength."""
    strengths = [card.strength for card in cards]
    return sum(strengths if len(strengths) <= most else sorted(strengths, reverse=True)[:most])


def reach(me: Player, bonus: int) -> int:
    """The most strength that can be shown."""
    return own_strength(me) + bonus + best_strength(me.hand, MAX_REVEALED)


def helpable(g: State, strength: int) -> list[Space]:
    """Where farmers stand who ask for no more."""
    trail = g.trail
    return [space for space, index in FARMER_SPACES if (tile := trail[index]) is not None and tile.strength <= strength]  # type: ignore[attr-defined]


def may_help(g: State, me: Player, bonus: int) -> bool:
    """Whether there is a farmer who could be helped."""
    return bool(helpable(g, reach(me, bonus)))


# ------------------------------------------------------------ helping


class Effort(NamedTuple):
    """What a help comes to while it is chosen.

    left:   strength that more farmers may ask for; once they are chosen, what cards must still add.
    fixed:  strength without cards.
    need:   strength of the farmers that were chosen, who stand on `spaces`.
    cards:  revealed so far.
    """

    left: int
    fixed: int
    need: int
    spaces: tuple[Space, ...]
    cards: tuple[Card, ...] = ()


def help_farmers(g: State, me: Player, bonus: int, *, optional: bool = False) -> Flow:
    """Up to three farmers anywhere. No token in between: it could exchange the very cards that are to be revealed."""
    most, need = reach(me, bonus), 0
    spaces: list[Space] = []
    while len(spaces) < MAX_HELPED:
        able: list[Value] = [space for space in helpable(g, most - need) if space not in spaces]
        if not able:
            break
        explain = _explain(g, me, [*able, *spaces], most - need)
        options = [*able, PASS] if spaces or optional else able
        about = Effort(most - need, own_strength(me) + bonus, need, tuple(spaces))
        space = yield from ASKING.choose(g, me, "help", options, about=about, beside=False, explain=explain)
        if space == PASS:
            break
        spaces.append(space)
        need += farmer_on(g, space).strength
    if spaces:
        yield from help_those(g, me, spaces, need, bonus)


def _explain(g: State, me: Player, able: list[Value], strength: int) -> Any:
    return lambda: explain_farmers(g, me, able, strength)


def help_those(g: State, me: Player, spaces: list[Space], need: int, bonus: int = 0) -> Flow:
    """Reveal cards, take the farmers and their money; then each of them joins the row of granjeros or stays beside it."""
    cards = yield from reveal(g, me, Effort(0, own_strength(me) + bonus, need, tuple(spaces)))
    if cards:
        for card in cards:
            lose_card(me, card)
        exhaust(g, me, -(-len(cards) // CARDS_AN_EXHAUSTION))
        me.discard += cards
        g.tell("reveals", me.seat, cards=in_order(cards))
    for farmer in [take_farmer(g, me, space) for space in spaces]:
        yield from settle(g, me, farmer)


def reveal(g: State, me: Player, effort: Effort) -> Generator[Question, Any, list[Card]]:
    """Up to four heads of cattle, one after the other, which together have the strength that is needed, or more."""
    shown: list[Card] = []
    need = effort.need - effort.fixed
    rest = [card for card in me.hand if card.breed]
    while rest and len(shown) < MAX_REVEALED:
        more = MAX_REVEALED - len(shown) - 1
        able: list[Value] = [card for card in dict.fromkeys(rest) if card.strength + _without(rest, card, more) >= need]
        options = [REVEALED, *able] if need <= 0 else able
        about = effort._replace(left=max(need, 0), cards=tuple(shown))
        card = yield from ASKING.choose(g, me, "reveal", options, about=about, beside=False)
        if card is REVEALED:
            break
        shown.append(card)
        rest.remove(card)
        need -= card.strength
    return shown


def _without(cards: list[Card], card: Card, most: int) -> int:
    """What the others can add."""
    others = cards[:]
    others.remove(card)
    return best_strength(others, most)


def take_farmer(g: State, me: Player, space: Space) -> Farmer:
    """With the money that lies there and the sum that is printed below; whoever stands there stays."""
    farmer = farmer_on(g, space)
    index = INDEX[space]
    take_tile(g, index)
    coins, g.coins[index] = g.coins[index], 0
    me.dollars += coins + space.dollars
    me.farmers.append(farmer)
    g.tell("helps", me.seat, farmer=farmer, space=space, coins=coins, dollars=coins + space.dollars)
    return farmer


def next_granjero(me: Player) -> WorkerSpace | None:
    """The leftmost free space of the row; the first one is printed with a granjero."""
    return WORKER_SPACES.get((GRANJERO, len(me.workers[GRANJERO]) + 2))


def settle(g: State, me: Player, farmer: Farmer) -> Flow:
    """Pay for a space in the row, whose action may be had at once; or leave him beside the board for good. Now only."""
    space = next_granjero(me)
    if space is None or me.dollars < space.price:
        return
    if (yield from ASKING.choose(g, me, "settle", [ROW, BESIDE], about=farmer)) is BESIDE:
        return
    me.dollars -= space.price
    me.farmers.remove(farmer)
    me.workers[GRANJERO].append(farmer)
    g.tell("settles", me.seat, farmer=farmer, dollars=space.price)
    yield from effects.perform_one(g, me, WORKER_ACTIONS[space])
