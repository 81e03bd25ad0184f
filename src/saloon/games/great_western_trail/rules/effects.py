"""The vocabulary of effects: for each keyword, when it can be done and how.

Every icon means the same wherever it is printed, so buildings, worker rows, station masters, cards, cities and outlaw spaces
all come here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail.components import (
    BREEDS,
    BUILDER,
    CERTIFICATE_TRACK,
    COWBOY,
    ENGINEER,
    FORESTS,
    GREEN,
    ORANGE,
    VALUE_THREE,
    Action,
    Auxiliary,
    Card,
)
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.rules import building, cattle, delivery, hiring, objectives, railroad
from saloon.games.great_western_trail.rules.collecting import collect_outlaw, remove_hazard
from saloon.games.great_western_trail.rules.discs import certificate_limit
from saloon.games.great_western_trail.rules.hands import (
    ASKING,
    can_exchange,
    discard,
    draw_and_discard,
    hand_size,
    held,
    lose,
)
from saloon.games.great_western_trail.rules.moving import walk, walks
from saloon.games.great_western_trail.rules.reasons import lacking
from saloon.games.great_western_trail.rules.zones import hazards, outlaws
from saloon.games.great_western_trail.state import Player, Scored, State
from saloon.games.trail.effects import Effect
from saloon.games.trail.keywords import purse_keywords
from saloon.games.trail.vocabulary import Check, Keyword, Vocabulary, always

# ------------------------------------------------------------ counting


def forests(g: State, me: Player) -> int:
    """Own buildings on spaces with a tree."""
    trail, seat = g.trail, me.seat
    return sum(1 for index in FORESTS if (tile := trail[index]) is not None and tile.owner == seat)


def pairs(me: Scored) -> int:
    """Pairs of a green and an orange outlaw."""
    return min(me.outlaws.count(GREEN), me.outlaws.count(ORANGE))


COUNTS: Final[dict[str, Callable[[State, Player], int]]] = {
    "cowboys": lambda g, me: me.workers[COWBOY],
    "builders": lambda g, me: me.workers[BUILDER],
    "engineers": lambda g, me: me.workers[ENGINEER],
    "hazards": lambda g, me: len(me.hazards),
    "stations": lambda g, me: len(me.stations),
    "pairs": lambda g, me: pairs(me),
    "forests": forests,
}


def amount(g: State, me: Player, effect: Effect) -> int:
    return effect.amount * COUNTS[effect.of](g, me) if effect.of else effect.amount


# ------------------------------------------------------------ discarding


def discardable(me: Player, what: str) -> list[Card]:
    """Cards of the hand that fit an icon: a breed, a pair, any cattle, value three, an objective."""
    if what == "objective":
        return [card for card in held(me) if card.tasks]
    if what == "any":
        return [card for card in dict.fromkeys(me.hand) if card.breed]
    if what == "value_three":
        return [card for card in VALUE_THREE if card in me.hand]
    if what == "pair":
        return pair_breeds(me)
    (card,) = BREEDS[what]
    return [card] if card in me.hand else []


def pair_breeds(me: Player) -> list[Card]:
    """The first card of every breed, that is of every colour, that is there twice."""
    colours = [card.colour for card in me.hand]
    firsts = {card.colour: card for card in reversed(me.hand) if card.breed and colours.count(card.colour) > 1}
    return list(firsts.values())


def discard_for(g: State, me: Player, what: str) -> Flow:
    """Choose a card that fits. No token in between: it could exchange the very card that the action asks for."""
    card = yield from ASKING.choose(g, me, "discard", discardable(me, what), beside=False)
    if what == "pair":
        yield from _discard_pair(g, me, card.colour)
    else:
        discard(g, me, card)


def _discard_pair(g: State, me: Player, colour: str) -> Flow:
    """Two of a breed; where cards of a breed differ, the player says which go."""
    for left in (2, 1):
        cards = [card for card in me.hand if card.colour == colour]
        card = cards[0]
        if len(cards) > left:
            card = yield from ASKING.choose(g, me, "discard", list(dict.fromkeys(cards)), beside=False)
        discard(g, me, card)


# ------------------------------------------------------------ doing without asking


def gain_permanent(g: State, me: Player, count: int) -> None:
    me.permanent += count
    g.tell("gains_permanent", me.seat, count=count)


# ------------------------------------------------------------ auxiliary actions


def auxiliaries(g: State, me: Player, double: bool) -> list[Auxiliary]:
    """The open auxiliary actions that can be done: singles, and doubles too where that is allowed."""
    discs = me.discs
    able = [each for each, disc, check in _SINGLE_CHECKS[g.options.kit] if discs[disc] <= 1 and check(g, me)]
    if double:
        able += [each for each in g.kit.doubles if not discs[each.disc] and ABLE[each.action](g, me)]
    return able


def auxiliary(g: State, me: Player, optional: bool, *, double: bool = True) -> Flow:
    """One auxiliary action, single or, where that is allowed, double."""
    chosen = yield from ASKING.decide(g, me, "auxiliary", lambda: [*auxiliaries(g, me, double), *([PASS] if optional else [])])
    if chosen != PASS:
        yield from perform(g, me, chosen.action)


def remove_cards(g: State, me: Player, most: int) -> Flow:
    """Up to so many cards of the hand leave the game."""
    for _ in range(most):
        if not hand_size(me):
            return
        card = yield from ASKING.decide(g, me, "remove", lambda: [*held(me), PASS])
        if card == PASS:
            return
        lose(me, card)
        g.removed.append(card)
        g.tell("removes", me.seat, card=card)


# ------------------------------------------------------------ the vocabulary


def _counts(effect: Effect) -> Check:
    """A number for each of something: of nothing it cannot be done."""
    if not effect.of:
        return always(effect)
    count = COUNTS[effect.of]
    return lambda g, me: count(g, me) > 0


def _can_discard(effect: Effect) -> Check:
    if effect.of in BREEDS:
        (card,) = BREEDS[effect.of]
        return lambda g, me: card in me.hand
    return lambda g, me: bool(discardable(me, effect.of))


def _keywords() -> dict[str, Keyword]:
    return {
        **purse_keywords(amount, CERTIFICATE_TRACK, certificate_limit, counts=_counts, asking=ASKING),
        # requirements
        "back": Keyword(
            lambda e: lambda g, me: railroad.may_go_back(g, me, e.amount),
            lambda g, me, e, may: railroad.engine_back(g, me, e.amount),
        ),
        "discard": Keyword(_can_discard, lambda g, me, e, may: discard_for(g, me, e.of)),
        # gains without a question
        "permanent": Keyword(always, lambda g, me, e, may: gain_permanent(g, me, e.amount)),
        # gains with a question
        "draw": Keyword(
            lambda e: lambda g, me: bool(me.draw or me.discard),
            lambda g, me, e, may: draw_and_discard(g, me, amount(g, me, e), optional=may),
        ),
        "remove": Keyword(lambda e: lambda g, me: hand_size(me) > 0, lambda g, me, e, may: remove_cards(g, me, e.amount)),
        "engine": Keyword(_counts, lambda g, me, e, may: railroad.engine_forward(g, me, amount(g, me, e), optional=may)),
        "walk": Keyword(lambda e: lambda g, me: bool(walks(g, me, e.amount)), lambda g, me, e, may: walk(g, me, e.amount)),
        "hire": Keyword(
            lambda e: lambda g, me: hiring.may_hire(g, me, e.amount),
            lambda g, me, e, may: hiring.hire(g, me, e.amount, optional=may),
        ),
        "build": Keyword(
            lambda e: lambda g, me: building.may_build(g, me, e.amount),
            lambda g, me, e, may: building.build(g, me, e.amount, optional=may),
        ),
        "buy": Keyword(lambda e: cattle.may_buy, lambda g, me, e, may: cattle.buy(g, me)),
        "hazard": Keyword(
            lambda e: lambda g, me: me.dollars >= e.amount and bool(hazards(g)),
            lambda g, me, e, may: remove_hazard(g, me, e.amount, optional=may),
        ),
        "outlaw": Keyword(lambda e: lambda g, me: bool(outlaws(g)), lambda g, me, e, may: collect_outlaw(g, me, optional=may)),
        "objective": Keyword(
            lambda e: lambda g, me: bool(g.display or g.objectives),
            lambda g, me, e, may: objectives.gain_objective(g, me, optional=may),
        ),
        "objective_to_hand": Keyword(
            lambda e: lambda g, me: bool(g.display or g.objectives),
            lambda g, me, e, may: objectives.gain_objective(g, me, to_hand=True, optional=may),
        ),
        "auxiliary": Keyword(always, lambda g, me, e, may: auxiliary(g, me, may)),
        "upgrade_behind": Keyword(
            lambda e: lambda g, me: bool(railroad.behind(g, me)), lambda g, me, e, may: railroad.upgrade_behind(g, me)
        ),
        "special_delivery": Keyword(
            lambda e: lambda g, me: me.engine.position > 0, lambda g, me, e, may: delivery.special_delivery(g, me)
        ),
    }


KEYWORDS: Final = _keywords()
"""All but `herder` and `copy`, which only a location knows."""


VOCABULARY: Final = Vocabulary(KEYWORDS)
ABLE: Final[dict[Action, Check]] = {}
"""What a requirement earns may be given up, so that what asks for something can be done even if it earns nothing."""


def check_actions() -> None:
    """Make the check of every action that has none yet; those of modules come later."""
    for action in Action.all.values():
        if action not in ABLE:
            ABLE[action] = VOCABULARY.all_met(action.cost) if action.cost else VOCABULARY.any_had(action.gain)


check_actions()


class _SingleChecks(dict[Kit, list[tuple[Auxiliary, int, Check]]]):
    """By kit, the single auxiliary actions with their discs and checks: they are asked for at every step."""

    def __missing__(self, kit: Kit) -> list[tuple[Auxiliary, int, Check]]:
        found = self[kit] = [(each, each.disc, ABLE[each.action]) for each in kit.singles]
        return found


_SINGLE_CHECKS: Final = _SingleChecks()


def perform(g: State, me: Player, action: Action, optional: bool = False) -> Flow:
    """Requirements first, then what they earn; a stop of the engine counts after the money (Q16).

    What was earned may be given up, in whole or in part. Who chose an action for a single effect has chosen that effect.
    """
    if action.cost:
        return _pay_and_gain(g, me, action)
    return VOCABULARY.perform(g, me, action.gain, optional or len(action.gain) > 1)


def _pay_and_gain(g: State, me: Player, action: Action) -> Flow:
    money, rest = _earnings(action)
    yield from VOCABULARY.perform(g, me, action.cost, False)
    if money is not None:
        yield from VOCABULARY.perform(g, me, money, True)
        yield from railroad.stop(g, me)
    yield from VOCABULARY.perform(g, me, rest, True)


@lru_cache(maxsize=1024)
def _earnings(action: Action) -> tuple[tuple[Effect, ...] | None, tuple[Effect, ...]]:
    """Where an engine stops, the money before that; and the rest."""
    if not any(effect.name == "back" for effect in action.cost):
        return None, action.gain
    money = tuple(takewhile(lambda effect: effect.name == "dollars", action.gain))
    return money, action.gain[len(money) :]


def perform_one(g: State, me: Player, actions: Sequence[Action]) -> Flow:
    """An action on the spot, or one of several: perform it now or forfeit it, if need be after an exchange of cards."""
    able = [action for action in actions if ABLE[action](g, me)]
    if len(able) == 1 and not able[0].cost and able[0].keyword not in UNASKED:
        yield from perform(g, me, able[0], optional=True)
    elif able or any(may_come(g, me, action) for action in actions):
        action = yield from ASKING.decide(g, me, "bonus", lambda: _bonuses(g, me, actions))
        if action != PASS:
            yield from perform(g, me, action)


UNASKED: Final = ("dollars", "token")
"""Keywords that nobody could decline once they are performed."""


def may_come(g: State, me: Player, action: Action) -> bool:
    """Whether an exchange token could still bring the card that an action asks for."""
    others = (effect for effect in action.cost if effect.name != "discard")
    return bool(action.cost) and can_exchange(me) and all(VOCABULARY.can(g, me, effect) for effect in others)


def _bonuses(g: State, me: Player, actions: Sequence[Action]) -> list[Value]:
    able: list[Value] = [action for action in actions if ABLE[action](g, me)]
    if g.listener is not None:
        for action in actions:
            if action not in able:
                reason, values = lacking(g, me, VOCABULARY.missing(g, me, action))
                g.why_not(me.seat, "bonus", action, reason, **values)
    return [*able, PASS]
