"""The turn of a ranch, from the Mayor to the refill, and the end of the game (rulebook, "Déroulement du jeu")."""

from __future__ import annotations

from saloon.engine import Ask, Flow, Hold
from saloon.games.sans_foi_ni_loi.components import HAND_LIMIT, IDLE_ROUNDS, LINE
from saloon.games.sans_foi_ni_loi.rules.actions import spend_points
from saloon.games.sans_foi_ni_loi.rules.cattle import dig_mines, tend_cattle
from saloon.games.sans_foi_ni_loi.rules.hands import lose_openly, player_of
from saloon.games.sans_foi_ni_loi.rules.mayor import ask_mayor, mayors_ranch
from saloon.games.sans_foi_ni_loi.state import Ranch, State


def turn(g: State) -> Flow:
    """Mayor, cattle, mines, actions, end of turn."""
    me = g.ranches[g.active]
    g.tell("turn", me.seat, ranch=me.number)
    if (mayor := mayors_ranch(g)) is not None:
        yield from ask_mayor(g, me, mayor)
    yield from tend_cattle(g, me)
    dig_mines(g, me)
    yield from spend_points(g, me)
    yield from end_turn(g, me)


def end_turn(g: State, me: Ranch) -> Flow:
    """Step 4: discard down to ten, refill the Line, pass on."""
    player = player_of(g, me)
    while len(player.hand) > HAND_LIMIT:
        card = yield Ask(me.seat, "discard", list(dict.fromkeys(player.hand)))
        lose_openly(g, player, card)
        g.discard += [card, *g.trophies.pop(card.id, [])]
        g.tell("discards", me.seat, card=card)
    yield Hold(me.seat)
    refill(g)
    g.idle, g.busy = 0 if g.busy else g.idle + 1, False
    g.turns += 1
    g.active = (g.active + 1) % len(g.ranches)
    if over(g):
        g.tell("ends", None, reason=why_over(g))
    elif g.idle == warned_at(g):
        g.tell("nears_stall", None)


def refill(g: State) -> None:
    """The cards left slide towards slot 1; the deck fills the rest as long as it lasts."""
    if None not in g.line:
        return
    g.seal()
    kept = [card for card in g.line if card is not None]
    fresh = [g.deck.pop() for _ in range(min(LINE - len(kept), len(g.deck)))]
    g.line = [*kept, *fresh, *[None] * (LINE - len(kept) - len(fresh))]
    g.tell("refills", None, cards=fresh, count=len(fresh))


def over(g: State) -> bool:
    """At the end of a turn, after the refill (A-12): no cards, no gold in the bank, or nobody does anything any more (A-13)."""
    return g.turns > 0 and (not g.deck or not g.bank or g.idle >= IDLE_ROUNDS * len(g.ranches))


def warned_at(g: State) -> int:
    """Turns in a row without a card taken or played after which one more such round ends the game."""
    return (IDLE_ROUNDS - 1) * len(g.ranches)


def idle_turns_left(g: State) -> int:
    """How many more such turns end the game, from a round before the end; nothing to fear is 0."""
    return IDLE_ROUNDS * len(g.ranches) - g.idle if g.idle >= warned_at(g) else 0


def why_over(g: State) -> str:
    return "both" if not g.deck and not g.bank else "deck" if not g.deck else "bank" if not g.bank else "stall"
