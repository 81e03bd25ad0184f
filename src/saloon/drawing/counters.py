"""Things with a number: coins, rosettes, the hexagons of action points, dice."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, path, text

MINUS = "\u2212"


@lru_cache(maxsize=1024)
def coin(x: float, y: float, number: object, r: float = 9) -> str:
    words = str(number)
    size = r * (1.15 if len(words) < 3 else 0.86)
    disc = circle(x, y, r, "coin") + circle(x, y, r * 0.8, "coin-rim")
    return disc + text(x, y + size * 0.36, words, "coin-t", size, "middle")


@lru_cache(maxsize=1024)
def rosette(x: float, y: float, points: int, r: float = 9) -> str:
    """Points: the rosette of a cattle show; losses are an open red ring."""
    if points < 0:
        return circle(x, y, r, "vp-neg") + text(x, y + r * 0.4, f"{MINUS}{-points}", "vp-neg-t", r * 1.06, "middle")
    words = str(points)
    size = r * (1.16 if len(words) < 2 else 1.04 if len(words) < 3 else 0.82)
    return icon("rosette", x, y, r * 2.19, "vp") + text(x, y + size * 0.36, words, "vp-t", size, "middle")


@lru_cache(maxsize=1024)
def hexagon(x: float, y: float, number: object, r: float = 11, cls: str = "ap") -> str:
    """Action points."""
    words = str(number)
    corners = (f"{x + r * cos(pi / 6 + i * pi / 3):.4g} {y + r * sin(pi / 6 + i * pi / 3):.4g}" for i in range(6))
    size = r * (1.08 if len(words) < 2 else 1.0)
    return path(f"M{'L'.join(corners)}z", cls) + text(x, y + size * 0.36, words, f"{cls}-t", size, "middle")


def die(x: float, y: float, face: int, size: float = 18, cls: str = "die") -> str:
    """A die with its pips."""
    return icon(f"die-{face}", x, y, size, cls)


def pips(x: float, y: float, filled: int, of: int, r: float = 2.5, step: float = 7) -> str:
    """A row of dots, the first of them filled: the age of a herd."""
    return "".join(circle(x + i * step, y, r, "pip on" if i < filled else "pip") for i in range(of))
