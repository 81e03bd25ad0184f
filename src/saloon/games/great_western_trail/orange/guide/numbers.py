"""Numbers that the page names, as the components say them."""

from __future__ import annotations

from saloon.engine.guide import Number
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.orange.components import OBJECTIVES

DOLLARS, DRAW, ENGINE, HERDER, STARTING = (card.id for card in OBJECTIVES)

NUMBERS: dict[str, Number] = {
    "cards": sum(card.count for card in OBJECTIVES if not card.starting),
    "small": Card.of(DOLLARS).points,
    "small-loss": Card.of(DRAW).penalty,
    "large": Card.of(ENGINE).points,
    "engine-loss": Card.of(ENGINE).penalty,
    "herder-loss": Card.of(HERDER).penalty,
    "starting-loss": Card.of(STARTING).penalty,
}
