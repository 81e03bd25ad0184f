"""What bots name when they say why they would choose something."""

from __future__ import annotations

from saloon.engine import Aspect

ASPECTS = {
    "points": Aspect(("score play", "score horses", "score kit")),
    "money": Aspect(("money", "more money", "score money"), "money"),
    "income": Aspect(("income",), "income"),
    "buildings": Aspect(("built", "score buildings", "tiles", "score station", "score teacher")),
    "land": Aspect(("parcels", "titles", "score houses", "score mountains"), "parcels"),
    "strength": Aspect(("strength", "revolvers", "ammunition", "white cowboy"), "strength"),
    "cowboys": Aspect(("cowboys", "cowboys to come", "placed", "cards")),
    "roads": Aspect(("roads",), "roads"),
    "round": Aspect(("phase *",)),
}
"""By the features of `features.py`."""
