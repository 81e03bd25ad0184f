"""Sentences for first games: what is worth looking at, question by question, the most special first."""

from __future__ import annotations

from saloon.engine.coaching import Figures, Look, Tip
from saloon.games.great_western_trail_el_paso.components import COWBOY, EL_PASO, JOKER, REMOVALS, Post
from saloon.games.great_western_trail_el_paso.rules.el_paso import delivery_value
from saloon.games.trail.texts.coach import PLACE_TIPS, hand_tips, likes, way_tips

FEW, GOOD = 3, 10
"""Simmentals that mean the end is near; a value that opens a post worth points."""


def el_paso_good(look: Look) -> Figures:
    value = delivery_value(look.me) + look.me.certificates
    return {"value": value} if look.may(EL_PASO) and value >= GOOD else False


def el_paso_near(look: Look) -> Figures:
    return {"left": look.g.simmentals} if look.may(EL_PASO) and look.g.simmentals <= FEW else False


def only_jokers(look: Look) -> Figures:
    return look.me.workers[JOKER] > 0 and not any(look.me.workers[:JOKER])


def nobody_at_hand(look: Look) -> Figures:
    return not any(look.me.workers)


def reaches_points(look: Look) -> Figures:
    return any(isinstance(post, Post) and post.points for post in look.ask.options)


TIPS = (
    Tip("draft", ("draft",)),
    Tip("begin", ("begin",)),
    Tip("el-paso-near", ("move",), el_paso_near),
    Tip("el-paso-good", ("move",), el_paso_good),
    Tip("nobody", ("move",), nobody_at_hand),
    *way_tips("cattle"),
    Tip("move", ("move",)),
    *PLACE_TIPS,
    Tip("act-buy", ("act",), likes("buy")),
    Tip("act", ("act",)),
    Tip("hire-cowboy", ("hire",), lambda look: not look.me.workers[COWBOY]),
    Tip("hire", ("hire",)),
    Tip("jokers", ("jokers",), only_jokers),
    Tip("jokers-last", ("jokers",)),
    Tip("buy", ("buy",)),
    Tip("train", ("train",)),
    Tip("build", ("build",)),
    Tip("site", ("site",)),
    Tip("tile", ("tile",)),
    *hand_tips("cattle", lambda look: {"most": REMOVALS}),
    Tip("deliver-points", ("deliver",), reaches_points),
    Tip("deliver", ("deliver",)),
    Tip("disc", ("disc",)),
)
