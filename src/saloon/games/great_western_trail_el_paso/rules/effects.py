"""The vocabulary of effects: for each keyword, when it can be done and how.

Every icon means the same wherever it is printed, so buildings, train cards, posts, tiles and the player board all come here.
"""

from __future__ import annotations

from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BREED_INDEX,
    BREEDS,
    CERTIFICATE_TRACK,
    MAX_CERTIFICATES,
    Action,
    Auxiliary,
    Cattle,
)
from saloon.games.great_western_trail_el_paso.rules import building, cattle, tiles, workers
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, WITHIN_STEP, can_exchange, exchanges
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail.effects import Effect
from saloon.games.trail.keywords import purse_keywords
from saloon.games.trail.vocabulary import Check, Keyword, Vocabulary, always

# ------------------------------------------------------------ auxiliary actions


def auxiliary_action(me: Player, auxiliary: Auxiliary) -> Action | None:
    """What an auxiliary action of the player board is now: nothing, as printed, or better."""
    return auxiliary.covered if me.slots[auxiliary.slot] else auxiliary.open


def auxiliaries(g: State, me: Player) -> list[Auxiliary]:
    """The auxiliary actions that are open and can be done."""
    slots = me.slots
    return [
        each
        for each, slot, covered, opened in AUXILIARY_CHECKS
        if ((covered is not None and covered(g, me)) if slots[slot] else opened(g, me))
    ]


def auxiliary(g: State, me: Player, most: int) -> Flow:
    """One auxiliary action, or up to two different ones."""
    done: list[Auxiliary] = []

    def able() -> list[Value]:
        found: list[Value] = [each for each in auxiliaries(g, me) if each not in done]
        return [*found, PASS] if done else found

    while len(done) < most:
        chosen = yield from ASKING.decide(g, me, "auxiliary", able)
        if chosen == PASS:
            return
        done.append(chosen)
        yield from perform_auxiliary(g, me, chosen)


def perform_auxiliary(g: State, me: Player, chosen: Auxiliary) -> Flow:
    action = auxiliary_action(me, chosen)
    assert action is not None
    return perform(g, me, action)


# ------------------------------------------------------------ the vocabulary


def amount(g: State, me: Player, effect: Effect) -> int:
    """A number, or one for each point of breeding value of the card that was just discarded."""
    if not effect.of:
        return effect.amount
    card = me.discard[-1]
    assert isinstance(card, Cattle)
    return effect.amount * card.value


def _there(effect: Effect) -> Check:
    place = BREED_INDEX[BREEDS[effect.of]]
    return lambda g, me: g.market[place] > 0


def _in_hand(effect: Effect) -> Check:
    if effect.of == "any":
        return lambda g, me: bool(me.hand)
    if effect.of in BREEDS:
        breed = BREEDS[effect.of]
        return lambda g, me: breed in me.hand
    return lambda g, me: bool(cattle.sellable(me, effect.of))


def _tile(*, objectives: bool, bonuses: bool) -> Keyword:
    return Keyword(
        lambda e: lambda g, me: tiles.may_take(g, objectives=objectives, bonuses=bonuses),
        lambda g, me, e, may: tiles.take(g, me, objectives=objectives, bonuses=bonuses),
    )


def _keywords() -> dict[str, Keyword]:
    return {
        **purse_keywords(amount, CERTIFICATE_TRACK, lambda me: MAX_CERTIFICATES, asking=WITHIN_STEP),
        # requirements
        "discard": Keyword(_in_hand, lambda g, me, e, may: cattle.discard_for(g, me, e.of)),
        # gains without a question
        "take": Keyword(_there, lambda g, me, e, may: cattle.take_breed(g, me, BREEDS[e.of])),
        # gains with a question
        "remove": Keyword(
            lambda e: lambda g, me: cattle.may_remove(me, e.of),
            lambda g, me, e, may: cattle.remove(g, me, e.of),
        ),
        "exchange": Keyword(
            lambda e: lambda g, me: can_exchange(me), lambda g, me, e, may: exchanges(g, me, e.amount, every=e.of == "all")
        ),
        "hire": Keyword(
            lambda e: lambda g, me: workers.may_hire(g, me, e.amount),
            lambda g, me, e, may: workers.hire(g, me, e.amount, optional=may),
        ),
        "buy": Keyword(lambda e: cattle.may_buy, lambda g, me, e, may: cattle.buy(g, me)),
        "build": Keyword(lambda e: building.may_build, lambda g, me, e, may: building.build(g, me)),
        "objective": _tile(objectives=True, bonuses=False),
        "bonus": _tile(objectives=False, bonuses=True),
        "tile": _tile(objectives=True, bonuses=True),
        "auxiliary": Keyword(always, lambda g, me, e, may: auxiliary(g, me, e.amount)),
    }


KEYWORDS: Final = _keywords()
"""All but `rancher`, `train` and `hire_another`, which only a location knows."""

VOCABULARY: Final = Vocabulary(KEYWORDS)


def _check(action: Action) -> Check:
    """Every requirement can be met, and there is something to gain."""
    gains = VOCABULARY.any_had(action.gain)
    if not action.cost:
        return gains
    needs = VOCABULARY.all_met(action.cost)
    return lambda g, me: needs(g, me) and gains(g, me)


ABLE: Final[dict[Action, Check]] = {action: _check(action) for action in Action.all.values()}
AUXILIARY_CHECKS: Final = [
    (each, each.slot, ABLE[each.covered] if each.covered is not None else None, ABLE[each.open]) for each in AUXILIARIES
]


def perform(g: State, me: Player, action: Action, optional: bool = False) -> Flow:
    """Requirements first, then what they earn; whoever gives up a requirement earns nothing."""
    return VOCABULARY.perform(g, me, action.cost + action.gain, optional)
