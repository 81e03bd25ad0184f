"""What bots name when they say why they would choose something, and what comes to the same for them."""

from __future__ import annotations

from saloon.engine import Aspect
from saloon.games.great_western_trail_argentina.components import Job
from saloon.games.trail.evaluation import same_but_price

ASPECTS = {
    "cattle": Aspect(("score cattle", "breed *", "mean value", "cards", "exhaustion")),
    "gauchos": Aspect(("gaucho", "gaucho squared"), "gaucho"),
    "carpinteros": Aspect(("carpintero", "carpintero squared"), "carpintero"),
    "maquinistas": Aspect(("maquinista", "maquinista squared"), "maquinista"),
    "granjeros": Aspect(("granjero", "granjero squared"), "granjero"),
    "workers": Aspect(("score workers", "worker sets", "strength")),
    "buildings": Aspect(("score buildings", "built")),
    "ships": Aspect(("score ships", "ships", "score cities", "quays", "spaces", "disc *", "score player_board")),
    "railway": Aspect(("engine", "stations", "score stations", "masters", "score station_masters")),
    "farmers": Aspect(("farmers", "score farmers")),
    "objectives": Aspect(("score objectives", "objectives", "objectives in the deck")),
    "money": Aspect(("dollars", "score money"), "dollars"),
    "grain": Aspect(("grain",), "grain"),
    "hand": Aspect(("hand", "hand on the way", "certificates", "permanent", "tokens")),
    "way": Aspect(("on the way", "to move")),
    "extras": Aspect(("score job_token",)),
}
"""By the features of `features.py`."""

alike = same_but_price(Job)
