"""Small pieces of HTML that the parts of the table share."""

from __future__ import annotations

import re
from collections.abc import Sequence

from markupsafe import escape

from saloon.drawing.icons import inline_icon

NUMBER = r"[+\u2212-]?\d+"


def attributes(**values: object) -> str:
    """`data_choice="x"` as ` data-choice="x"`; None and False are left out, True stands alone."""
    written = []
    for name, value in values.items():
        if value is None or value is False:
            continue
        name = name.rstrip("_").replace("_", "-")
        written.append(f" {name}" if value is True else f' {name}="{escape(str(value))}"')
    return "".join(written)


def button(body: str, cls: str = "btn", **values: object) -> str:
    return f'<button type="button" class="{cls}"{attributes(**values)}>{body}</button>'


def link(body: str, href: str, cls: str = "btn", **values: object) -> str:
    return f'<a class="{cls}" href="{escape(href)}"{attributes(**values)}>{body}</a>'


def icon(name: str, size: int = 16, cls: str = "", label: str = "") -> str:
    return inline_icon(name, size, cls, label)


def note(mark: str, words: str, more: str = "", quiet: bool = False) -> str:
    """A notice to the whole table: a sentence, and what can be done about it."""
    return f'<div class="note{" quiet" if quiet else ""}">{mark}<p>{escape(words)}</p>{more}</div>'


def kbd(key: str) -> str:
    return f"<kbd>{escape(key)}</kbd>" if key else ""


def bold(sentence: str, names: Sequence[str]) -> str:
    """Escaped, with the names of players and the numbers in bold."""
    known = sorted({name for name in names if name}, key=len, reverse=True)
    pattern = "|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in known] + [rf"(?<![\w.]){NUMBER}(?!\w)"])
    pieces = re.split(f"({pattern})", sentence)
    return "".join(f"<b>{escape(piece)}</b>" if place % 2 else str(escape(piece)) for place, piece in enumerate(pieces))
