"""Sentences for first games: what is worth looking at, question by question, the most special first."""

from __future__ import annotations

from saloon.engine.coaching import Figures, Look, Tip
from saloon.games.sans_foi_ni_loi.components import COWBOYS, FENCE, FULL_AGE, HERD_CARDS, POINTS, RANGES, TAKES, Card
from saloon.games.sans_foi_ni_loi.state import Ranch


def mine(look: Look) -> Ranch:
    """The ranch that plays."""
    ranch: Ranch = look.g.ranches[look.g.active]
    return ranch


def herds(ranch: Ranch) -> int:
    return sum(len(land.herds) for land in ranch.ranges)


def no_range(look: Look) -> Figures:
    return not mine(look).ranges


def unwatched(look: Look) -> Figures:
    """More herds than a die and the watch may hold."""
    ranch = mine(look)
    watch = sum(cowboy.watch for cowboy in ranch.cowboys) + ranch.fences * FENCE.watch
    return {"herds": herds(ranch), "watch": watch} if herds(ranch) > watch + 3 else False


def herd_without_room(look: Look) -> Figures:
    room = any(len(land.herds) < land.card.capacity and not land.mine and not land.raided for land in mine(look).ranges)
    return any(card in HERD_CARDS for card in look.me.hand) and not room


def cheap_and_useful(look: Look) -> Figures:
    """Something to build with lies on a cheap slot."""
    cheap = [look.g.line[slot] for slot, take in enumerate(TAKES[:2]) if look.may(take)]
    return any(card in (*RANGES, *COWBOYS, *HERD_CARDS) for card in cheap)


def few_points(look: Look) -> Figures:
    return {"points": look.g.points} if 0 < look.g.points <= POINTS // 3 else False


def young(look: Look) -> Figures:
    ages = [value[-1].age for value in look.ask.options if isinstance(value, tuple)]
    return max(ages, default=FULL_AGE) < FULL_AGE - 1


def trick_in_hand(look: Look) -> Figures:
    return isinstance(look.favourite, Card) and look.favourite.frame not in ("range", "herd", "cowboy")


TIPS = (
    Tip("no-range", ("act",), no_range),
    Tip("no-room", ("act",), herd_without_room),
    Tip("unwatched", ("act",), unwatched),
    Tip("trick", ("act",), trick_in_hand),
    Tip("few-points", ("act",), few_points),
    Tip("cheap", ("act",), cheap_and_useful),
    Tip("act", ("act",)),
    Tip("sell-young", ("sell",), young),
    Tip("sell", ("sell",)),
    Tip("range", ("range",)),
    Tip("seize", ("seize", "ranch", "rustle")),
    Tip("rob", ("rob",)),
    Tip("people", ("shoot", "lynch")),
    Tip("steal", ("steal", "cheat")),
    Tip("discard", ("discard",)),
    Tip("arrange", ("arrange",)),
)
