"""Seats: a colour and a brand each, so that colour never speaks alone. The class `s0` to `s5` sets the colours."""

from __future__ import annotations

from saloon.drawing.icons import icon, inline_icon
from saloon.drawing.shapes import circle, group, path, rect

BRANDS = ("brand-ring", "brand-diamond", "brand-rafter", "brand-cross", "brand-shoe", "brand-star")


def seat_class(seat: int) -> str:
    return f"s{seat % len(BRANDS)}"


def brand(seat: int, x: float, y: float, size: float) -> str:
    """The brand on its plate, which is centred on a point."""
    half = size / 2
    plate = rect(x - half, y - half, size, size, size * 0.27, "piece")
    return group(plate + icon(BRANDS[seat % len(BRANDS)], x, y, size * 0.54, "on-piece"), cls=seat_class(seat))


def disc(seat: int, x: float, y: float, r: float = 8) -> str:
    body = circle(x, y, r, "piece") + circle(x, y, r * 0.78, "piece-rim")
    return group(body + icon(BRANDS[seat % len(BRANDS)], x, y, r, "on-piece"), cls=seat_class(seat))


def pin(seat: int, scale: float = 1) -> str:
    """The pin of a map, its point on (0, 0)."""
    w, h = 11 * scale, 29 * scale
    drop = (
        f"M0 0C{-w * 0.32:.4g} {-h * 0.22:.4g} {-w:.4g} {-h * 0.36:.4g} {-w:.4g} {-h * 0.64:.4g}"
        f"A{w:.4g} {w:.4g} 0 0 1 {w:.4g} {-h * 0.64:.4g}C{w:.4g} {-h * 0.36:.4g} {w * 0.32:.4g} {-h * 0.22:.4g} 0 0z"
    )
    foot = f'<ellipse cx="0" cy=".5" rx="{5.5 * scale:g}" ry="{2.1 * scale:g}" class="pin-shade"/>'
    eye = circle(0, round(-h * 0.62, 2), round(w * 0.72, 2), "pin-eye")
    mark = icon(BRANDS[seat % len(BRANDS)], 0, round(-h * 0.62, 2), round(w * 0.92, 2), "pin-brand")
    return group(foot + path(drop, "piece") + eye + mark, cls=seat_class(seat))


def inline_brand(seat: int, size: str = "", label: str = "") -> str:
    """In a line of a page; `size` is "", "sm" or "lg"."""
    pixels = {"": 12, "lg": 16, "sm": 10}[size]
    mark = inline_icon(BRANDS[seat % len(BRANDS)], pixels, label=label)
    return f'<span class="brand {seat_class(seat)} {size}">{mark}</span>'
