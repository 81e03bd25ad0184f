"""What the landscapes of the lobby are painted with. Flat colours, the same by day and by night.

A game brings its own: a function that gives a whole SVG, as `landscape` makes it. Pages show it as a file, which a browser
fetches once; whatever it uses of the house's icons comes along.
"""

from __future__ import annotations

import re
from functools import lru_cache

from saloon.drawing.icons import symbols
from saloon.drawing.shapes import circle, path, rect
from saloon.drawing.terrain import mesa, ridge

W, H = 264, 136
Sky = tuple[str, str]
"""Colours of the sky, above and at the horizon."""


def landscape(sky: Sky, body: str) -> str:
    """A poster as a file: a sky, and upon it what the game paints."""
    stops = "".join(f'<stop offset="{place}" stop-color="{colour}"/>' for place, colour in enumerate(sky))
    used = dict.fromkeys(re.findall(r'href="#([\w-]+)"', body))
    ground = rect(0, 0, W, H, more=' fill="url(#sky)"')
    defs = f'<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    defs += "".join(symbols()[id] for id in used)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="poster" viewBox="0 0 {W} {H}" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true"><defs>{defs}</defs>{ground}{body}</svg>'
    )


@lru_cache(maxsize=1)
def plain() -> str:
    """For a game that brings no landscape: a sun over empty land."""
    hills = land(0.56, 8, 71, "#B9A98B") + land(0.7, 6, 74, "#9A8A6C") + land(0.86, 4, 78, "#6F6350")
    return landscape(("#C9CDBF", "#F1EAD6"), disc(176, 56, 19, "#FFF8E4") + fill(mesa(38, 82, 62, 26), "#C8BA9C") + hills)


# ------------------------------------------------------------ brushes


def fill(d: str, colour: str) -> str:
    return path(d, more=f' fill="{colour}"')


def stroke(d: str, colour: str, thick: float, more: str = "") -> str:
    return path(d, more=f' fill="none" stroke="{colour}" stroke-width="{thick:g}"{more}')


def disc(x: float, y: float, r: float, colour: str) -> str:
    return circle(x, y, r, more=f' fill="{colour}"')


def box(x: float, y: float, w: float, h: float, r: float, colour: str) -> str:
    return rect(x, y, w, h, r, more=f' fill="{colour}"')


def land(level: float, swing: float, seed: int, colour: str) -> str:
    """A ridge at a share of the height, down to the lower edge."""
    return fill(ridge(W, H * level, swing, seed, H), colour)


def use(name: str, x: float, y: float, size: float, colour: str) -> str:
    """An icon of the house in one colour, its corner at a point."""
    return f'<g color="{colour}"><use href="#i-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/></g>'
