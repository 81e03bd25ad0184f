"""Small landscapes for the lobby, one a game: ridges, a sun, one motif. Flat colours, the same by day and by night.

Icons and skies come from the sprite, which the page has inlined.
"""

from __future__ import annotations

from functools import cache

from saloon.drawing.shapes import circle, path, rect
from saloon.drawing.terrain import mesa, ridge

W, H = 264, 136
STEER = (
    "M2 8C4 6.5 8 6 12 6.2 15 6.3 17 6.2 18.5 5.6L19.6 3.4 20.6 5C22.2 5.2 23.8 6.6 24.2 8.4 23.4 9.2 22.2 9.4 21 9.1 "
    "20.4 10.5 19.5 11.6 18.3 12.2L18 17.4H16.4L16 12.7C13.4 13.3 9.8 13.3 7.2 12.9L6.9 17.4H5.2L4.8 12.4C3.2 11.6 2.2 10 2 8z"
    "M2.3 7.6C.8 8.6.4 11 .9 13.8L1.7 13.6C1.5 11.4 1.9 9.8 2.9 9z"
)


@cache
def poster(name: str) -> str:
    """The landscape of a game: `trail`, `argentina`, `el_paso`, `carson` or `lawless`."""
    sky = rect(0, 0, W, H, more=f' fill="url(#sky-{name})"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="poster" viewBox="0 0 {W} {H}" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{sky}{POSTERS[name]()}</svg>'
    )


# ------------------------------------------------------------ brushes


def _fill(d: str, colour: str) -> str:
    return path(d, more=f' fill="{colour}"')


def _stroke(d: str, colour: str, thick: float, more: str = "") -> str:
    return path(d, more=f' fill="none" stroke="{colour}" stroke-width="{thick:g}"{more}')


def _disc(x: float, y: float, r: float, colour: str) -> str:
    return circle(x, y, r, more=f' fill="{colour}"')


def _box(x: float, y: float, w: float, h: float, r: float, colour: str) -> str:
    return rect(x, y, w, h, r, more=f' fill="{colour}"')


def _land(level: float, swing: float, seed: int, colour: str) -> str:
    return _fill(ridge(W, H * level, swing, seed, H), colour)


def _steer(x: float, y: float, size: float, colour: str) -> str:
    """In profile, its hooves at y."""
    return f'<path d="{STEER}" fill="{colour}" transform="translate({x:g} {y - 17 * size:g}) scale({size:g})"/>'


def _use(name: str, x: float, y: float, size: float, colour: str) -> str:
    return f'<g color="{colour}"><use href="#i-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/></g>'


# ------------------------------------------------------------ landscapes


def _trail() -> str:
    mesas = _fill(mesa(16, 87, 84, 46), "#C98A5B")
    mesas += _fill(mesa(92, 87, 46, 26), "#D39A6B") + _fill(mesa(186, 87, 60, 24), "#D39A6B")
    ground = _land(0.63, 5, 4, "#B8703F") + _land(0.76, 7, 9, "#9A5630") + _land(0.9, 5, 12, "#6E3A22")
    dots = ' stroke-linecap="round" stroke-dasharray="1 7"'
    dust = _stroke("M259 136C185 126 132 126 137 113S79 103 95 92", "#F1D2A0", 3.4, dots)
    drove = ((150, 118, 1.0), (182, 124, 1.15), (112, 110, 0.8), (88, 106, 0.7))
    return _disc(190, 54, 21, "#FFF4DA") + mesas + ground + dust + "".join(_steer(x, y, s, "#3B2014") for x, y, s in drove)


def _argentina() -> str:
    ground = _land(0.52, 12, 21, "#8FA9AC") + _land(0.64, 4, 22, "#9DB07A")
    ground += _land(0.78, 4, 25, "#7E9658") + _land(0.92, 4, 29, "#566B37")
    wheat = "".join(_ear(x, y) for x, y in ((196, 112), (207, 106), (218, 112), (229, 104), (240, 111), (251, 107)))
    drove = ((56, 120, 1.25), (104, 110, 0.95), (140, 107, 0.8))
    return _disc(69, 46, 18, "#FFF9E6") + ground + wheat + "".join(_steer(x, y, s, "#33301F") for x, y, s in drove)


def _ear(x: float, y: float) -> str:
    """An ear of wheat on its stalk."""
    stalk = _stroke(f"M{x} 138C{x - 1} {y + 14} {x + 1} {y + 8} {x} {y - 8}", "#C79A3E", 1.6)
    grains = ((x + side * 2.6, y - 10 + row * 5, side * 24) for row in range(5) for side in (-1, 1))
    return stalk + "".join(
        f'<ellipse cx="{gx:g}" cy="{gy:g}" rx="1.7" ry="3.2" fill="#E0B354" transform="rotate({turn} {gx:g} {gy:g})"/>'
        for gx, gy, turn in grains
    )


def _el_paso() -> str:
    ground = _land(0.55, 16, 35, "#9A6E86") + _land(0.68, 10, 38, "#7A4F6C") + _land(0.84, 3, 40, "#4E3049")
    rails = _stroke("M0 115.6H264", "#2F1B2E", 2) + _stroke("M0 118.3H264", "#2F1B2E", 4, ' stroke-dasharray="2 5"')
    dark = "#2A1728"
    train = _use("locomotive", 150, 84.6, 34, dark)
    for x in (118, 82, 46):
        train += _box(x, 99.6, 31, 13, 2, dark) + _disc(x + 7, 113.6, 2.6, dark) + _disc(x + 24, 113.6, 2.6, dark)
    puffs = ((172, 70, 5), (164, 62, 7), (152, 55, 9), (137, 49, 10))
    steam = "".join(circle(x, y, r, more=' fill="#F3D6C6" opacity=".55"') for x, y, r in puffs)
    return _disc(132, 82, 26, "#FBE0B4") + ground + rails + train + steam


def _carson() -> str:
    peaks = "".join(_peak(*each) for each in ((-20, 120, 62), (60, 130, 78), (150, 140, 58)))
    fronts = [(34, 34, 8, "#7B4A33"), (28, 42, 6, "#A5683F"), (40, 30, 10, "#5F5A4E"), (30, 46, 7, "#8A3F33")]
    fronts += [(42, 34, 9, "#B98B4D"), (34, 40, 7, "#6A5A47")]
    street, x = "", 14
    for w, h, top, colour in fronts:
        street += _front(x, w, h, top, colour)
        x += w + 5
    return peaks + _land(0.7, 5, 51, "#C9A468") + street + _land(0.86, 2, 55, "#8D6B3C")


def _peak(x: float, w: float, h: float) -> str:
    top = x + w * 0.46
    snow = (
        f"M{top:g} {96 - h:g}l{-w * 0.12:.4g} {h * 0.26:.4g}l{w * 0.06:.4g} {-h * 0.04:.4g}l{w * 0.05:.4g} {h * 0.08:.4g}"
        f"l{w * 0.05:.4g} {-h * 0.07:.4g}l{w * 0.08:.4g} {h * 0.05:.4g}z"
    )
    return _fill(f"M{x:g} 96L{top:g} {96 - h:g}L{x + w:g} 96z", "#8F9AA0") + _fill(snow, "#F4EFE6")


def _front(x: float, w: float, h: float, top: float, colour: str) -> str:
    """A house with a false front, a door and two lit windows."""
    wall = _fill(f"M{x} 112v{-h}h{w * 0.2:.4g}v{-top}h{w * 0.6:.4g}v{top}h{w * 0.2:.4g}v{h}z", colour)
    door = rect(x + w * 0.4, 98, w * 0.2, 14, 1, more=' fill="#2B1D14" opacity=".7"')
    windows = (_box(x + w * at, 112 - h * 0.68, w * 0.2, 8, 1, "#F6E3B4") for at in (0.14, 0.66))
    return wall + door + "".join(windows)


def _lawless() -> str:
    dark = "#240B0A"
    mesas = _fill(mesa(6, 100.6, 66, 30), "#7A281F") + _fill(mesa(200, 100.6, 70, 38), "#7A281F")
    gate = _stroke("M96 122V58M168 122V58M88 62H176M92 54H172", dark, 4.4, ' stroke-linecap="round"')
    fence = "M60 122v-14M78 122v-14M56 111H96M168 111H210M186 122v-14M204 122v-14"
    ground = _land(0.74, 4, 61, "#5E1E19") + _land(0.88, 4, 66, "#35110F")
    skull = _use("cattle-head", 121, 57, 22, dark)
    return _disc(132, 90, 40, "#F9C873") + mesas + ground + gate + skull + _stroke(fence, dark, 2.6, ' stroke-linecap="round"')


POSTERS = {"trail": _trail, "argentina": _argentina, "el_paso": _el_paso, "carson": _carson, "lawless": _lawless}
