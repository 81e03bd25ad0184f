"""The icons of the house, by name; their drawings are in `static/drawing/icons.svg`, one symbol a line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files

from markupsafe import escape


@lru_cache(maxsize=1)
def symbols() -> dict[str, str]:
    """Every symbol by its id, as `i-coin`."""
    source = files("saloon.drawing").joinpath("static", "drawing", "icons.svg").read_text("utf-8")
    return {found[1]: found[0] for found in re.finditer(r'^<symbol id="([^"]+)".*$', source, re.MULTILINE)}


@lru_cache(maxsize=1)
def names() -> frozenset[str]:
    return frozenset(id.removeprefix("i-") for id in symbols() if id.startswith("i-"))


def sprite(ids: Iterable[str] | None = None) -> str:
    """The symbols to inline once a page, before its drawings; only some of them, if ids are given."""
    drawn = symbols().values() if ids is None else (symbols()[id] for id in ids)
    body = "\n".join(drawn)
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">\n{body}\n</svg>'


def icon(name: str, x: float, y: float, size: float, cls: str = "") -> str:
    """In a drawing, centred on a point."""
    half = size / 2
    named = f' class="{cls}"' if cls else ""
    return f'<use href="#i-{name}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"{named}/>'


def inline_icon(name: str, size: int = 16, cls: str = "", label: str = "") -> str:
    """In a line of a page. With a label it is an image, without one decoration."""
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    named = f"i {cls}" if cls else "i"
    return f'<svg class="{named}" width="{size}" height="{size}" viewBox="0 0 24 24" {role}><use href="#i-{name}"/></svg>'
