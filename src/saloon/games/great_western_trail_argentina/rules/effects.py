"""The vocabulary of effects: for each keyword, when it can be done and how.

Every icon means the same wherever it is printed, so buildings, spaces, worker rows, station masters, cards, ships and cities
all come here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail_argentina.components import (
    BREEDS,
    CERTIFICATE_TRACK,
    DOUBLES,
    EXHAUSTION,
    FARMLAND,
    GAUCHO,
    GRAIN_LIMIT,
    GRANJERO,
    MAQUINISTA,
    SINGLES,
    Action,
    Quay,
)
from saloon.games.great_western_trail_argentina.rules import (
    building,
    cattle,
    delivery,
    farmers,
    grain,
    hiring,
    objectives,
    railway,
)
from saloon.games.great_western_trail_argentina.rules.discs import certificate_limit
from saloon.games.great_western_trail_argentina.rules.hands import (
    ASKING,
    can_exchange,
    discard,
    draw_and_discard,
    draw_and_remove,
    exhaust_others,
    remove_cards,
    rest,
)
from saloon.games.great_western_trail_argentina.rules.reasons import explain_auxiliaries, lacking
from saloon.games.great_western_trail_argentina.rules.workers import crew, worker_sets
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.effects import Effect
from saloon.games.trail.keywords import purse_keywords
from saloon.games.trail.vocabulary import Check, Keyword, Vocabulary, always

# ------------------------------------------------------------ what is counted


def farmland(g: State, me: Player) -> int:
    """Own buildings on spaces with an ear."""
    return sum([(tile := g.trail[index]) is not None and tile.owner == me.seat for index in FARMLAND])


COUNTS: Final[dict[str, Callable[[State, Player], int]]] = {
    "gauchos": lambda g, me: crew(me, GAUCHO),
    "maquinistas": lambda g, me: crew(me, MAQUINISTA),
    "granjeros": lambda g, me: crew(me, GRANJERO),
    "farmland": farmland,
    "farmer_pairs": lambda g, me: len(me.farmers) // 2,
    "worker_sets": lambda g, me: worker_sets(me),
}


def amount(g: State, me: Player, effect: Effect) -> int:
    return effect.amount * COUNTS[effect.of](g, me) if effect.of else effect.amount


# ------------------------------------------------------------ discarding


def discardable(me: Player, what: str) -> list[Value]:
    """Cattle of the hand that fits an icon: a breed, any of it, or two of the same breed."""
    cards: list[Value] = [card for card in dict.fromkeys(me.hand) if card.breed]
    if what == "any":
        return cards
    if what == "pair":
        return list({card.breed: card for card in reversed(cards) if _of_breed(me, card.breed) > 1}.values())
    return [card for card in cards if card.breed == what]


def _of_breed(me: Player, breed: str) -> int:
    return sum([card.breed == breed for card in me.hand])


def discard_for(g: State, me: Player, what: str) -> Flow:
    """Choose a card that fits. No token in between: it could exchange the very card that the action asks for."""
    card = yield from ASKING.choose(g, me, "discard", discardable(me, what), beside=False)
    if what != "pair":
        discard(g, me, card)
        return
    for left in (2, 1):
        cards: list[Value] = discardable(me, card.breed)
        if _of_breed(me, card.breed) == left:
            del cards[1:]  # all of them go
        discard(g, me, (yield from ASKING.choose(g, me, "discard", cards, beside=False)))


# ------------------------------------------------------------ auxiliary actions


def auxiliaries(g: State, me: Player, double: bool) -> list[Value]:
    """The open auxiliary actions that can be done: singles, and doubles too where that is allowed."""
    return singles(g, me) + doubles(g, me) if double else singles(g, me)


def singles(g: State, me: Player) -> list[Value]:
    discs = me.discs
    able: list[Value] = [
        each for each, first, second, check in _SINGLES if not (discs[first] and discs[second]) and check(g, me)
    ]
    able += [each for each, check in _ALWAYS_OPEN if check(g, me)]
    return able


def doubles(g: State, me: Player) -> list[Value]:
    discs = me.discs
    return [each for each, places, check in _DOUBLES if not sum([discs[place] for place in places]) and check(g, me)]


def auxiliary(g: State, me: Player, most: int, optional: bool) -> Flow:
    """One auxiliary action: single, or double where the icon allows it."""

    def able() -> list[Value]:
        found = auxiliaries(g, me, double=most > 1)
        if g.listener is not None:
            explain_auxiliaries(g, me, "auxiliary", found, acted=False)
        return [*found, PASS] if optional or not found else found

    chosen = yield from ASKING.decide(g, me, "auxiliary", able)
    if chosen != PASS:
        yield from perform(g, me, chosen.action)


# ------------------------------------------------------------ the vocabulary


def _counts(effect: Effect) -> Check:
    """A number for each of something: of nothing it cannot be done."""
    if not effect.of:
        return always(effect)
    count = COUNTS[effect.of]
    return lambda g, me: count(g, me) > 0


def _room_for_grain(effect: Effect) -> Check:
    there = _counts(effect)
    return lambda g, me: me.grain < GRAIN_LIMIT and there(g, me)


def _can_discard(effect: Effect) -> Check:
    if effect.of in BREEDS:
        cards = frozenset(BREEDS[effect.of])
        return lambda g, me: not cards.isdisjoint(me.hand)
    return lambda g, me: bool(discardable(me, effect.of))


def _gain_permanent(g: State, me: Player, count: int) -> None:
    me.permanent += count
    g.tell("gains_permanent", me.seat, count=count)


def _keywords() -> dict[str, Keyword]:
    return {
        **purse_keywords(amount, CERTIFICATE_TRACK, certificate_limit, counts=_counts, asking=ASKING),
        # requirements
        "pay_grain": Keyword(
            lambda e: lambda g, me: me.grain >= e.amount, lambda g, me, e, may: grain.pay_grain(g, me, e.amount)
        ),
        "back": Keyword(
            lambda e: lambda g, me: railway.may_go_back(g, me, e.amount),
            lambda g, me, e, may: railway.engine_back(g, me, e.amount),
        ),
        "discard": Keyword(_can_discard, lambda g, me, e, may: discard_for(g, me, e.of)),
        "dismiss": Keyword(
            lambda e: lambda g, me: bool(objectives.playable(me)), lambda g, me, e, may: objectives.dismiss(g, me)
        ),
        # gains without a question
        "permanent": Keyword(always, lambda g, me, e, may: _gain_permanent(g, me, e.amount)),
        "rest": Keyword(lambda e: lambda g, me: EXHAUSTION in me.hand, lambda g, me, e, may: rest(g, me)),
        "exhaust_others": Keyword(lambda e: lambda g, me: g.exhaustion > 0, lambda g, me, e, may: exhaust_others(g, me)),
        # gains with a question
        "grain": Keyword(_room_for_grain, lambda g, me, e, may: grain.gain_grain(g, me, amount(g, me, e), may)),
        "draw": Keyword(
            lambda e: lambda g, me: bool(me.draw or me.discard),
            lambda g, me, e, may: draw_and_discard(g, me, amount(g, me, e), optional=may),
        ),
        "draw_and_remove": Keyword(
            lambda e: lambda g, me: bool(me.draw or me.discard or me.hand),
            lambda g, me, e, may: draw_and_remove(g, me, e.amount),
        ),
        "remove": Keyword(lambda e: lambda g, me: bool(me.hand), lambda g, me, e, may: remove_cards(g, me, e.amount)),
        "engine": Keyword(_counts, lambda g, me, e, may: railway.engine_forward(g, me, amount(g, me, e), optional=may)),
        "hire": Keyword(
            lambda e: lambda g, me: bool(hiring.jobs(g, me, e.amount)),
            lambda g, me, e, may: hiring.hire(g, me, e.amount, optional=may),
        ),
        "build": Keyword(
            lambda e: lambda g, me: building.may_build(g, me, e.amount),
            lambda g, me, e, may: building.build(g, me, e.amount, optional=may),
        ),
        "buy": Keyword(lambda e: cattle.may_buy, lambda g, me, e, may: cattle.buy(g, me)),
        "take_cattle": Keyword(lambda e: lambda g, me: bool(g.market), lambda g, me, e, may: cattle.take_into_hand(g, me, may)),
        "free_cattle": Keyword(
            lambda e: lambda g, me: any(card.breed == e.of for card in g.market),
            lambda g, me, e, may: cattle.take_free(g, me, e.of, may),
        ),
        "help": Keyword(
            lambda e: lambda g, me: farmers.may_help(g, me, e.amount),
            lambda g, me, e, may: farmers.help_farmers(g, me, e.amount, optional=may),
        ),
        "objective": Keyword(
            lambda e: lambda g, me: objectives.may_obtain(g),
            lambda g, me, e, may: objectives.obtain_objective(g, me, optional=may),
        ),
        "auxiliary": Keyword(always, lambda g, me, e, may: auxiliary(g, me, e.amount, may)),
        "quay": Keyword(
            lambda e: lambda g, me: bool(delivery.discs_for_quay(me, Quay.of(e.of))),
            lambda g, me, e, may: delivery.place_on_quay(g, me, Quay.of(e.of), optional=may),
        ),
        "deliver": Keyword(
            lambda e: lambda g, me: bool(delivery.destinations(g, me)), lambda g, me, e, may: delivery.deliver(g, me)
        ),
        "upgrade_behind": Keyword(
            lambda e: lambda g, me: bool(railway.behind(g, me)), lambda g, me, e, may: railway.upgrade_behind(g, me)
        ),
    }


KEYWORDS: Final = _keywords()
"""All but `estanciero` and `help_here`, which only a location knows."""

VOCABULARY: Final = Vocabulary(KEYWORDS)
ABLE: Final[dict[Action, Check]] = {
    action: VOCABULARY.all_met(action.cost) if action.cost else VOCABULARY.any_had(action.gain)
    for action in Action.all.values()
}
"""What a requirement earns may be given up, so that what asks for something can be done even if it earns nothing."""
_SINGLES: Final = [(each, each.discs[0], each.discs[1], ABLE[each.action]) for each in SINGLES if not each.helper.open]
_ALWAYS_OPEN: Final = [(each, ABLE[each.action]) for each in SINGLES if each.helper.open]
_DOUBLES: Final = [(each, each.discs, ABLE[each.action]) for each in DOUBLES]


def perform(g: State, me: Player, action: Action, optional: bool = False) -> Flow:
    """Requirements first, then what they earn, which may be given up in whole or in part.

    Who chose an action for a single effect has chosen that effect.
    """
    if action.cost:
        return _pay_and_gain(g, me, action)
    return VOCABULARY.perform(g, me, action.gain, optional or len(action.gain) > 1)


def _pay_and_gain(g: State, me: Player, action: Action) -> Flow:
    yield from VOCABULARY.perform(g, me, action.cost, False)
    yield from VOCABULARY.perform(g, me, action.gain, True)


UNASKED: Final = ("dollars", "token", "permanent")
"""Keywords that nobody could decline once they are performed."""


def perform_one(g: State, me: Player, actions: Sequence[Action]) -> Flow:
    """An action on the spot: perform it now or forfeit it, if need be after an exchange of cards."""
    (action,) = actions
    if ABLE[action](g, me) and not action.cost and action.keyword not in UNASKED:
        yield from perform(g, me, action, optional=True)
    elif (ABLE[action](g, me) or may_come(g, me, action)) and (
        yield from ASKING.decide(g, me, "bonus", lambda: _now_or_never(g, me, action))
    ) != PASS:
        yield from perform(g, me, action)


def may_come(g: State, me: Player, action: Action) -> bool:
    """Whether an exchange token could still bring the card that an action asks for."""
    return bool(action.cost) and can_exchange(me)


def _now_or_never(g: State, me: Player, action: Action) -> list[Value]:
    if ABLE[action](g, me):
        return [action, PASS]
    if g.listener is not None:
        reason, values = lacking(g, me, VOCABULARY.missing(g, me, action))
        g.why_not(me.seat, "bonus", action, reason, **values)
    return [PASS]
