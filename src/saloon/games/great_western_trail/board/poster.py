"""The landscape that stands for the game: a drove below table mountains."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.posters import disc, fill, land, landscape, stroke
from saloon.drawing.terrain import mesa

STEER = (
    "M2 8C4 6.5 8 6 12 6.2 15 6.3 17 6.2 18.5 5.6L19.6 3.4 20.6 5C22.2 5.2 23.8 6.6 24.2 8.4 23.4 9.2 22.2 9.4 21 9.1 "
    "20.4 10.5 19.5 11.6 18.3 12.2L18 17.4H16.4L16 12.7C13.4 13.3 9.8 13.3 7.2 12.9L6.9 17.4H5.2L4.8 12.4C3.2 11.6 2.2 10 2 8z"
    "M2.3 7.6C.8 8.6.4 11 .9 13.8L1.7 13.6C1.5 11.4 1.9 9.8 2.9 9z"
)


@lru_cache(maxsize=1)
def poster() -> str:
    mesas = fill(mesa(16, 87, 84, 46), "#C98A5B")
    mesas += fill(mesa(92, 87, 46, 26), "#D39A6B") + fill(mesa(186, 87, 60, 24), "#D39A6B")
    ground = land(0.63, 5, 4, "#B8703F") + land(0.76, 7, 9, "#9A5630") + land(0.9, 5, 12, "#6E3A22")
    dots = ' stroke-linecap="round" stroke-dasharray="1 7"'
    dust = stroke("M259 136C185 126 132 126 137 113S79 103 95 92", "#F1D2A0", 3.4, dots)
    drove = ((150, 118, 1.0), (182, 124, 1.15), (112, 110, 0.8), (88, 106, 0.7))
    return landscape(
        ("#F3C98B", "#F8E6C4"),
        disc(190, 54, 21, "#FFF4DA") + mesas + ground + dust + "".join(_steer(x, y, s, "#3B2014") for x, y, s in drove),
    )


def _steer(x: float, y: float, size: float, colour: str) -> str:
    """In profile, its hooves at y."""
    return f'<path d="{STEER}" fill="{colour}" transform="translate({x:g} {y - 17 * size:g}) scale({size:g})"/>'
