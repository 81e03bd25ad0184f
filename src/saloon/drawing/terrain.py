"""Skylines: ridges and table mountains, as closed paths. The same seed always gives the same country."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from random import Random

BEYOND = 4
"""How far a ridge of a poster runs over both edges."""


@lru_cache(maxsize=1024)
def ridge(w: float, base: float, height: float, seed: int, floor: float, beyond: float = BEYOND) -> str:
    """A rounded skyline by midpoint displacement, closed down to the floor."""
    dice = Random(seed)
    levels, swing = [0.0, 0.0], height
    while len(levels) < 9:
        between = [(a + b) / 2 + dice.uniform(-swing, swing) for a, b in pairwise(levels)]
        levels = [level for pair in zip(levels, between, strict=False) for level in pair] + levels[-1:]
        swing *= 0.55
    step = (w + 2 * beyond) / (len(levels) - 1)
    points = [(i * step - beyond, base + level) for i, level in enumerate(levels)]
    d = f"M{-beyond:g} {floor:g}L{points[0][0]:.4g} {points[0][1]:.4g}"
    for (x, y), (next_x, next_y) in pairwise(points[1:]):
        d += f"Q{x:.4g} {y:.4g} {(x + next_x) / 2:.4g} {(y + next_y) / 2:.4g}"
    return d + f"L{w + beyond:.4g} {points[-1][1]:.4g}V{floor:g}z"


def mesa(x: float, base: float, w: float, h: float, lean: float = 0.18, scree: float = 0.32) -> str:
    """A table mountain: flat top, scree below."""
    top, foot = w * (1 - 2 * lean), w * lean * 0.55
    return (
        f"M{x:g} {base:.4g}L{x + foot:.4g} {base - h * scree:.4g}L{x + w * lean:.4g} {base - h * 0.96:.4g}"
        f"q1 {-h * 0.04:.4g} 3 {-h * 0.04:.4g}h{top - 6:.4g}q2 0 3 {h * 0.04:.4g}"
        f"L{x + w - foot:.4g} {base - h * scree:.4g}L{x + w:.4g} {base:.4g}z"
    )
