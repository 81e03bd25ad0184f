"""The landscape that stands for the game: a street below snowy peaks."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.posters import box, fill, land, landscape
from saloon.drawing.shapes import rect


@lru_cache(maxsize=1)
def poster() -> str:
    peaks = "".join(_peak(*each) for each in ((-20, 120, 62), (60, 130, 78), (150, 140, 58)))
    fronts = [(34, 34, 8, "#7B4A33"), (28, 42, 6, "#A5683F"), (40, 30, 10, "#5F5A4E"), (30, 46, 7, "#8A3F33")]
    fronts += [(42, 34, 9, "#B98B4D"), (34, 40, 7, "#6A5A47")]
    street, x = "", 14
    for w, h, top, colour in fronts:
        street += _front(x, w, h, top, colour)
        x += w + 5
    return landscape(("#B7C4CC", "#F2E7D2"), peaks + land(0.7, 5, 51, "#C9A468") + street + land(0.86, 2, 55, "#8D6B3C"))


def _peak(x: float, w: float, h: float) -> str:
    top = x + w * 0.46
    snow = (
        f"M{top:g} {96 - h:g}l{-w * 0.12:.4g} {h * 0.26:.4g}l{w * 0.06:.4g} {-h * 0.04:.4g}l{w * 0.05:.4g} {h * 0.08:.4g}"
        f"l{w * 0.05:.4g} {-h * 0.07:.4g}l{w * 0.08:.4g} {h * 0.05:.4g}z"
    )
    return fill(f"M{x:g} 96L{top:g} {96 - h:g}L{x + w:g} 96z", "#8F9AA0") + fill(snow, "#F4EFE6")


def _front(x: float, w: float, h: float, top: float, colour: str) -> str:
    """A house with a false front, a door and two lit windows."""
    wall = fill(f"M{x} 112v{-h}h{w * 0.2:.4g}v{-top}h{w * 0.6:.4g}v{top}h{w * 0.2:.4g}v{h}z", colour)
    door = rect(x + w * 0.4, 98, w * 0.2, 14, 1, more=' fill="#2B1D14" opacity=".7"')
    windows = (box(x + w * at, 112 - h * 0.68, w * 0.2, 8, 1, "#F6E3B4") for at in (0.14, 0.66))
    return wall + door + "".join(windows)
