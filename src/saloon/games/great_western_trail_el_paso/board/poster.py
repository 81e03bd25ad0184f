"""The landscape that stands for the game: a train in the evening."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.posters import box, disc, land, landscape, stroke, use
from saloon.drawing.shapes import circle


@lru_cache(maxsize=1)
def poster() -> str:
    ground = land(0.55, 16, 35, "#9A6E86") + land(0.68, 10, 38, "#7A4F6C") + land(0.84, 3, 40, "#4E3049")
    rails = stroke("M0 115.6H264", "#2F1B2E", 2) + stroke("M0 118.3H264", "#2F1B2E", 4, ' stroke-dasharray="2 5"')
    dark = "#2A1728"
    train = use("locomotive", 150, 84.6, 34, dark)
    for x in (118, 82, 46):
        train += box(x, 99.6, 31, 13, 2, dark) + disc(x + 7, 113.6, 2.6, dark) + disc(x + 24, 113.6, 2.6, dark)
    puffs = ((172, 70, 5), (164, 62, 7), (152, 55, 9), (137, 49, 10))
    steam = "".join(circle(x, y, r, more=' fill="#F3D6C6" opacity=".55"') for x, y, r in puffs)
    return landscape(("#7E6A93", "#F0B79A"), disc(132, 82, 26, "#FBE0B4") + ground + rails + train + steam)
