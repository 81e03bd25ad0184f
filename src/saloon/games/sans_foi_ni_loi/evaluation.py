"""What each option is worth to the greedy bot: a price list, the house rival of docs/games/sans_foi_ni_loi.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from saloon.engine import PASS, Ask
from saloon.games.sans_foi_ni_loi import components as box
from saloon.games.sans_foi_ni_loi.components import BUY, DRAW, END, HAND_LIMIT, KILLERS, Card, Herd
from saloon.games.sans_foi_ni_loi.rules import targets as to
from saloon.games.sans_foi_ni_loi.rules.effects import Targets
from saloon.games.sans_foi_ni_loi.rules.mayor import ACCEPT
from saloon.games.sans_foi_ni_loi.state import Ranch, State, player_of

END_WORTH = 0.15
"""What ending the turn is worth: a command worth less is not done."""

_FRAME_WEIGHTS = {"cowboy": 2.6, "herd": 2.4, "range": 2.2}
_CARD_WEIGHTS = {
    "holdup": 3.2, "saloon": 3.4, "trapper": 3.0, "rustling": 3.0, "sheriff": 3.0, "mine": 3.0, "girls": 2.6, "mayor": 2.2,
    "undertaker": 2.2, "rails": 2.2, "raid": 2.0, "sharp": 2.0, "lynching": 2.0, "panic": 1.8, "fence": 1.8, "rodeo": 0.8,
    "cavalry": 0.8,
}  # fmt: skip


def _weight(card: Card) -> float:
    """How much a card is wanted in the hand; better ranges, herds and cowboys a little more."""
    if card.frame in _FRAME_WEIGHTS:
        return _FRAME_WEIGHTS[card.frame] + 0.25 * (card.capacity + card.base + card.bonus - 1)
    return _CARD_WEIGHTS.get(card.id, 2.2)


WEIGHTS = {card: _weight(card) for card in box.CARDS}


def rate_options(g: State, ask: Ask) -> Sequence[float]:
    """A number for each option; the highest is done."""
    me = g.ranches[g.active]
    if me.seat != ask.seat:  # the Mayor's player, in another's turn
        me = next(ranch for ranch in g.ranches if ranch.seat == ask.seat)
    value = RATINGS[ask.verb]
    return [value(g, me, option) for option in ask.options]


# ------------------------------------------------------------ the action step


def act(g: State, me: Ranch, command: Any) -> float:
    if command.__class__ is Card:
        return play(g, me, command)
    if command is END:
        return END_WORTH
    if command is BUY:
        return 0.3 if me.gold > 14 and g.points < 3 else 0.0
    if len(player_of(g, me).hand) >= HAND_LIMIT:
        return 0.0
    if command is DRAW:
        return 0.55
    card = g.line[command.cost - 1]
    return WEIGHTS[card] / (command.cost + 0.6) if card is not None else 0.0


def play(g: State, me: Ranch, card: Card) -> float:
    if card.frame == "cowboy":
        return 3.2
    if card.frame == "range":
        return 3.0 if next(to.roomy_ranges(g, me), None) is not None else 4.0
    if card.frame == "herd":
        return 2.9 + 0.2 * card.base
    if card in KILLERS:
        return max(shoot(g, me, card, target) for target in to.victims_to_shoot(g, me))
    return PLAY_WORTH[card](g, me)


def shoot(g: State, me: Ranch, killer: Card, target: tuple[int, Card]) -> float:
    ranch, victim = target
    return 0.9 + 0.25 * (g.killers[killer.id][0] - victim.bonus) + 0.3 * leads(g, me, ranch)


def gold_mine(g: State, me: Ranch) -> float:
    """Worth most where it takes no room from herds."""
    others = sum(not land.mine for land in me.ranges) > 1
    return 1.6 if others or not any(land.herds for land in me.ranges) else 0.5


def best(targets: Targets, value: Callable[[State, Ranch, Any], float]) -> Callable[[State, Ranch], float]:
    """The worth of a card on its best target."""
    return lambda g, me: max(value(g, me, target) for target in targets(g, me))


def plain(worth: float) -> Callable[[State, Ranch], float]:
    return lambda g, me: worth


# ------------------------------------------------------------ targets


def seize(g: State, me: Ranch, target: tuple[int, int]) -> float:
    """A raid or rails: the richest range, rather the leader's."""
    land = g.ranches[target[0]].ranges[target[1]]
    return 0.7 + 0.3 * len(land.herds) + 0.5 * land.mine + 0.3 * leads(g, me, target[0]) - 0.4 * land.raided


def kill(g: State, me: Ranch, target: tuple[int, Card]) -> float:
    return 0.7 + 0.15 * target[1].bonus + 0.3 * leads(g, me, target[0])


def rob(g: State, me: Ranch, target: int | str) -> float:
    if target == to.BANK:
        return 1.2
    return 1.7 if g.ranches[int(target)].gold >= 6 else 0.6


def rustle(g: State, me: Ranch, target: tuple[int, int, Herd]) -> float:
    return 0.8 + 0.12 * target[2].value


def panic(g: State, me: Ranch, number: int) -> float:
    herds = sum(len(land.herds) for land in g.ranches[number].ranges)
    return 0.4 + 0.2 * herds + 0.2 * leads(g, me, number)


def cheat(g: State, me: Ranch, seat: int) -> float:
    leading = any(leads(g, me, ranch.number) for ranch in g.ranches if ranch.seat == seat)
    return 0.8 + 0.2 * leading + 0.01 * len(g.players[seat].hand)


def own_range(g: State, me: Ranch, number: int) -> float:
    """Free the fullest range; fill the smallest first, and dig where least room is lost."""
    land = me.ranges[number]
    return len(land.herds) + land.mine if land.raided else -land.card.capacity


def leads(g: State, me: Ranch, number: int) -> bool:
    return number == leader(g, me)


def leader(g: State, me: Ranch) -> int:
    """The opponent whose ranch looks best; of equals the first."""
    return max(to.opponents(g, me), key=looks).number


def looks(ranch: Ranch) -> float:
    herds = sum([len(land.herds) for land in ranch.ranges])
    return len(ranch.ranges) + herds + len(ranch.cowboys) + ranch.gold / 4


# ------------------------------------------------------------ cattle, hand, Mayor


def sell(g: State, me: Ranch, place: Any) -> float:
    """Sell what is fat, or what is badly watched; keep the last herd near the end."""
    if place == PASS:
        return 0.0
    herd: Herd = place[1]
    herds = sum(len(land.herds) for land in me.ranges)
    if herds == 1 and (len(g.deck) < 12 or g.bank < 12):
        return -1.0
    watch = sum(cowboy.watch for cowboy in me.cowboys) + box.FENCE.watch * me.fences
    badly_watched = herd.age >= 2 and watch < herds * (box.PANIC_HERDS if me.panic else 1)
    ripe = herd.age == box.FULL_AGE or (herd.age >= 3 and herd.card.base >= 2)
    return herd.value if ripe or badly_watched else -1.0


def arrange(g: State, me: Ranch, card: Any) -> float:
    """Keep the order before others' turns; before one's own, the best cards come cheapest."""
    if me.number != g.active:
        return 1.0 if card == PASS else 0.0
    return 0.0 if card == PASS else WEIGHTS[card]


RATINGS: dict[str, Callable[[State, Ranch, Any], float]] = {
    "act": act,
    "sell": sell,
    "flee": lambda g, me, place: -place[1].card.base,
    "range": own_range,
    "ranch": panic,
    "seize": seize,
    "rustle": rustle,
    "shoot": kill,
    "lynch": kill,
    "rob": rob,
    "cheat": cheat,
    "steal": lambda g, me, card: WEIGHTS[card],
    "discard": lambda g, me, card: -WEIGHTS[card],
    "arrange": arrange,
    "offer": lambda g, me, gold: 1.0 if gold == PASS else 0.0,
    "request": lambda g, me, card: WEIGHTS[card],
    "bribe": lambda g, me, answer: 1.0 if answer == ACCEPT else 0.0,
}

PLAY_WORTH: dict[Card, Callable[[State, Ranch], float]] = {
    box.TRAPPER: plain(1.6),
    box.SHERIFF: plain(1.5),
    box.GIRLS: plain(1.3),
    box.UNDERTAKER: plain(1.0),
    box.MAYOR: plain(0.9),
    box.FENCE: plain(0.9),
    box.CAVALRY: plain(1.5),
    box.RODEO: lambda g, me: 1.4 if any(land.herds for land in me.ranges) else 0.6,
    box.MINE: gold_mine,
    box.SALOON: lambda g, me: 1.0 + 0.5 * sum(1 for _ in to.ranches_with_cowboys(g, me)),
    box.HOLDUP: best(to.purses_to_rob, rob),
    box.RAID: best(to.ranges_to_raid, seize),
    box.RAILS: best(to.ranges_to_cross, seize),
    box.LYNCHING: best(to.victims_to_lynch, kill),
    box.RUSTLING: best(to.herds_to_rustle, rustle),
    box.PANIC: best(to.ranches_to_panic, panic),
    box.SHARP: best(to.hands_to_cheat, cheat),
}
