"""What each option is worth to the greedy bot: a price list, the house rival of docs/games/sans_foi_ni_loi.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from saloon.engine import PASS, Ask
from saloon.games.sans_foi_ni_loi import components as box
from saloon.games.sans_foi_ni_loi.components import BUY, DRAW, END, HAND_LIMIT, KILLERS, Card, Herd
from saloon.games.sans_foi_ni_loi.rules import targets as to
from saloon.games.sans_foi_ni_loi.rules.effects import Targets
from saloon.games.sans_foi_ni_loi.rules.mayor import ACCEPT
from saloon.games.sans_foi_ni_loi.state import Ranch, State

END_WORTH: Final = 0.15
"""What ending the turn is worth: a command worth less is not done."""

_FRAME_WEIGHTS: Final = {"cowboy": 2.6, "herd": 2.4, "range": 2.2}
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


WEIGHTS: Final = {card: _weight(card) for card in box.CARDS}


class Outlook:
    """What a player considers whatever the option; the ranch is the one whose turn it is, or the first of the player's own.

    full:   whether the hand has as many cards as may be kept.
    leader: the number of the opponent whose ranch looks best, once it was looked for.
    """

    def __init__(self, g: State, me: Ranch) -> None:
        self.g, self.me = g, me
        self.full = len(g.players[me.seat].hand) >= HAND_LIMIT
        self.leader: int | None = None


def rate_options(g: State, ask: Ask) -> Sequence[float]:
    """A number for each option; the highest is done."""
    me = g.ranches[g.active]
    if me.seat != ask.seat:  # the Mayor's player, in another's turn
        me = next(ranch for ranch in g.ranches if ranch.seat == ask.seat)
    o, value = Outlook(g, me), RATINGS[ask.verb]
    return [value(o, option) for option in ask.options]


# ------------------------------------------------------------ the action step


def act(o: Outlook, command: Any) -> float:
    if type(command) is Card:
        return play(o, command)
    if command is END:
        return END_WORTH
    if command is BUY:
        return 0.3 if o.me.gold > 14 and o.g.points < 3 else 0.0
    if o.full:
        return 0.0
    if command is DRAW:
        return 0.55
    card = o.g.line[command.cost - 1]
    return WEIGHTS[card] / (command.cost + 0.6) if card is not None else 0.0


def play(o: Outlook, card: Card) -> float:
    if card.frame == "cowboy":
        return 3.2
    if card.frame == "range":
        return 3.0 if next(to.roomy_ranges(o.g, o.me), None) is not None else 4.0
    if card.frame == "herd":
        return 2.9 + 0.2 * card.base
    if card in KILLERS:
        return max([shoot(o, card, target) for target in to.victims_to_shoot(o.g, o.me)])
    return PLAY_WORTH[card](o)


def shoot(o: Outlook, killer: Card, target: tuple[int, Card]) -> float:
    ranch, victim = target
    return 0.9 + 0.25 * (o.g.killers[killer.id][0] - victim.bonus) + 0.3 * leads(o, ranch)


def gold_mine(o: Outlook) -> float:
    """Worth most where it takes no room from herds."""
    others = sum(not land.mine for land in o.me.ranges) > 1
    return 1.6 if others or not any(land.herds for land in o.me.ranges) else 0.5


def best(targets: Targets, value: Callable[[Outlook, Any], float]) -> Callable[[Outlook], float]:
    """The worth of a card on its best target."""
    return lambda o: max([value(o, target) for target in targets(o.g, o.me)])


def plain(worth: float) -> Callable[[Outlook], float]:
    return lambda o: worth


# ------------------------------------------------------------ targets


def seize(o: Outlook, target: tuple[int, int]) -> float:
    """A raid or rails: the richest range, rather the leader's."""
    land = o.g.ranches[target[0]].ranges[target[1]]
    return 0.7 + 0.3 * len(land.herds) + 0.5 * land.mine + 0.3 * leads(o, target[0]) - 0.4 * land.raided


def kill(o: Outlook, target: tuple[int, Card]) -> float:
    return 0.7 + 0.15 * target[1].bonus + 0.3 * leads(o, target[0])


def rob(o: Outlook, target: int | str) -> float:
    if target == to.BANK:
        return 1.2
    return 1.7 if o.g.ranches[int(target)].gold >= 6 else 0.6


def rustle(o: Outlook, target: tuple[int, int, Herd]) -> float:
    return 0.8 + 0.12 * target[2].value


def panic(o: Outlook, number: int) -> float:
    herds = sum(len(land.herds) for land in o.g.ranches[number].ranges)
    return 0.4 + 0.2 * herds + 0.2 * leads(o, number)


def cheat(o: Outlook, seat: int) -> float:
    leading = any(leads(o, ranch.number) for ranch in o.g.ranches if ranch.seat == seat)
    return 0.8 + 0.2 * leading + 0.01 * len(o.g.players[seat].hand)


def own_range(o: Outlook, number: int) -> float:
    """Free the fullest range; fill the smallest first, and dig where least room is lost."""
    land = o.me.ranges[number]
    return len(land.herds) + land.mine if land.raided else -land.card.capacity


def leads(o: Outlook, number: int) -> bool:
    """Whether this is the opponent whose ranch looks best; of equals the first."""
    if o.leader is None:
        rivals = list(to.opponents(o.g, o.me))
        worths = [looks(ranch) for ranch in rivals]
        o.leader = rivals[worths.index(max(worths))].number
    return number == o.leader


def looks(ranch: Ranch) -> float:
    herds = sum([len(land.herds) for land in ranch.ranges])
    return len(ranch.ranges) + herds + len(ranch.cowboys) + ranch.gold / 4


# ------------------------------------------------------------ cattle, hand, Mayor


def sell(o: Outlook, place: Any) -> float:
    """Sell what is fat, or what is badly watched; keep the last herd near the end."""
    if place == PASS:
        return 0.0
    herd: Herd = place[1]
    herds = sum(len(land.herds) for land in o.me.ranges)
    if herds == 1 and (len(o.g.deck) < 12 or o.g.bank < 12):
        return -1.0
    watch = sum(cowboy.watch for cowboy in o.me.cowboys) + box.FENCE.watch * o.me.fences
    badly_watched = herd.age >= 2 and watch < herds * (box.PANIC_HERDS if o.me.panic else 1)
    ripe = herd.age == box.FULL_AGE or (herd.age >= 3 and herd.card.base >= 2)
    return herd.value if ripe or badly_watched else -1.0


def arrange(o: Outlook, card: Any) -> float:
    """Keep the order before others' turns; before one's own, the best cards come cheapest."""
    if o.me.number != o.g.active:
        return 1.0 if card == PASS else 0.0
    return 0.0 if card == PASS else WEIGHTS[card]


RATINGS: Final[dict[str, Callable[[Outlook, Any], float]]] = {
    "act": act,
    "sell": sell,
    "flee": lambda o, place: -place[1].card.base,
    "range": own_range,
    "ranch": panic,
    "seize": seize,
    "rustle": rustle,
    "shoot": kill,
    "lynch": kill,
    "rob": rob,
    "cheat": cheat,
    "steal": lambda o, card: WEIGHTS[card],
    "discard": lambda o, card: -WEIGHTS[card],
    "arrange": arrange,
    "offer": lambda o, gold: 1.0 if gold == PASS else 0.0,
    "request": lambda o, card: WEIGHTS[card],
    "bribe": lambda o, answer: 1.0 if answer == ACCEPT else 0.0,
}

PLAY_WORTH: Final[dict[Card, Callable[[Outlook], float]]] = {
    box.TRAPPER: plain(1.6),
    box.SHERIFF: plain(1.5),
    box.GIRLS: plain(1.3),
    box.UNDERTAKER: plain(1.0),
    box.MAYOR: plain(0.9),
    box.FENCE: plain(0.9),
    box.CAVALRY: plain(1.5),
    box.RODEO: lambda o: 1.4 if any(land.herds for land in o.me.ranges) else 0.6,
    box.MINE: gold_mine,
    box.SALOON: lambda o: 1.0 + 0.5 * len(list(to.ranches_with_cowboys(o.g, o.me))),
    box.HOLDUP: best(to.purses_to_rob, rob),
    box.RAID: best(to.ranges_to_raid, seize),
    box.RAILS: best(to.ranges_to_cross, seize),
    box.LYNCHING: best(to.victims_to_lynch, kill),
    box.RUSTLING: best(to.herds_to_rustle, rustle),
    box.PANIC: best(to.ranches_to_panic, panic),
    box.SHARP: best(to.hands_to_cheat, cheat),
}
