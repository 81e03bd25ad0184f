"""What bots name when they say why they would choose something, and what comes to the same for them."""

from __future__ import annotations

from saloon.engine import Aspect
from saloon.games.great_western_trail.components import Job
from saloon.games.trail.evaluation import same_but_price

ASPECTS = {
    "cattle": Aspect(("score cattle", "breed *", "mean value", "cards")),
    "cowboys": Aspect(("workers 0", "workers 0 squared"), "workers 0"),
    "builders": Aspect(("workers 1", "workers 1 squared"), "workers 1"),
    "engineers": Aspect(("workers 2", "workers 2 squared"), "workers 2"),
    "workers": Aspect(("score workers",)),
    "buildings": Aspect(("score buildings", "built")),
    "cities": Aspect(("score cities", "cities", "disc *", "score player_board")),
    "railroad": Aspect(("engine", "stations", "score stations", "masters", "score station_masters")),
    "objectives": Aspect(("score objectives", "objectives", "objectives in the deck")),
    "obstacles": Aspect(("score hazards", "hazards", "outlaws")),
    "money": Aspect(("dollars", "score money"), "dollars"),
    "hand": Aspect(("hand", "certificates", "permanent", "tokens")),
    "way": Aspect(("on the way", "to move")),
    "extras": Aspect(("score job_token",)),
}
"""By the features of `features.py`."""

alike = same_but_price(Job)
