"""What bots name when they say why they would choose something."""

from __future__ import annotations

from saloon.engine import Aspect
from saloon.games.great_western_trail_el_paso.components import CATTLE, WORKERS

ASPECTS = {
    "cattle": Aspect(("score cattle", *(breed.id for breed in CATTLE), "mean value", "cattle", "removed")),
    "workers": Aspect(("score workers", *(f"{worker.id} *" for worker in WORKERS), "builders that can be paid")),
    "buildings": Aspect(("score buildings", "building *", "builders built")),
    "posts": Aspect(("score posts", "posts", "disc *")),
    "tiles": Aspect(("bonus tiles", "score bonuses", "objectives", "score objectives")),
    "money": Aspect(("dollars up to *", "score money"), "dollars up to 25"),
    "hand": Aspect(("hand", "* size", "kinds in hand", "certificates", "permanent", "tokens")),
    "way": Aspect(("on the way", "to move", "alone")),
}
"""By the features of `features.py`."""
