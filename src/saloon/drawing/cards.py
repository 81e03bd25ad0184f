"""What cards are made of: a frame with a band, a landscape in the colour of the frame, a back."""

from __future__ import annotations

from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, path, rect, text
from saloon.drawing.terrain import ridge


def frame(w: float, h: float, r: float, band: float) -> str:
    """The paper and the coloured band at its top; `edge` is drawn last, over what lies on the card."""
    top = f"M0 {r:g}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}h{w - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{band - r:g}H0z"
    return rect(0, 0, w, h, r, "card-bg") + path(top, "band")


def edge(w: float, h: float, r: float) -> str:
    return rect(0.5, 0.5, w - 1, h - 1, r - 0.5, "card-edge")


def landscape(w: float, top: float, h: float, seed: int) -> str:
    """A sky, a sun and two ridges between the edges of the card."""
    floor = top + h
    sun = circle(w * (0.26 if seed % 2 else 0.74), top + h * 0.4, min(13, h * 0.2), "sun")
    far = path(ridge(w, top + h * 0.62, h * 0.16, seed, floor, 0), "hill-far")
    return rect(0, top, w, h, 0, "sky") + sun + far + path(ridge(w, top + h * 0.86, h * 0.1, seed + 5, floor, 0), "hill-near")


def back(w: float, h: float, r: float = 9, count: object = "") -> str:
    """A card face down; a pile shows how many it holds."""
    body = rect(0, 0, w, h, r, "back") + rect(w * 0.06, w * 0.06, w * 0.88, h - w * 0.12, r * 0.67, "back-line")
    if count == "":
        return body + icon("saloon-mark", w / 2, h / 2, w * 0.42, "back-mark")
    size = min(20, h * 0.3)
    mark = icon("saloon-mark", w / 2, h / 2 - size * 0.55, min(w * 0.42, h * 0.42), "back-mark")
    return body + mark + text(w / 2, h - max(10, h * 0.13), count, "back-t", size, "middle")


def pile(w: float, h: float, count: object, r: float = 9) -> str:
    """Some cards face down upon each other."""
    return rect(5, -5, w, h, r, "back") + rect(2.5, -2.5, w, h, r, "back") + back(w, h, r, count)


MINI_WIDTH, MINI_HEIGHT = 36, 46
"""Of a card in a strip: its value, and a face that one knows again."""


def mini_places(count: int, left: float, right: float) -> list[float]:
    """Where so many small cards begin side by side; where there are too many, they overlap."""
    step = min(MINI_WIDTH + 5, (right - left - MINI_WIDTH) / max(1, count - 1))
    return [round(left + place * step, 2) for place in range(count)]
