"""The plain shapes of SVG, and words that fit into a width."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

ELLIPSIS = "…"


# ------------------------------------------------------------ shapes


def rect(x: float, y: float, w: float, h: float, r: float = 0, cls: str = "", more: str = "") -> str:
    round_ = f' rx="{r:g}"' if r else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{round_}{_class(cls)}{more}/>'


def circle(x: float, y: float, r: float, cls: str = "", more: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{_class(cls)}{more}/>'


def path(d: str, cls: str = "", more: str = "") -> str:
    return f'<path d="{d}"{_class(cls)}{more}/>'


def group(body: str, x: float = 0, y: float = 0, cls: str = "", more: str = "") -> str:
    return f"<g{_class(cls)}{moved(x, y)}{more}>{body}</g>"


def scaled(body: str, x: float, y: float, by: float) -> str:
    """The same, moved, and smaller or larger."""
    return f'<g transform="translate({x:g} {y:g}) scale({by:.4g})">{body}</g>'


def moved(x: float, y: float) -> str:
    return f' transform="translate({x:g} {y:g})"' if x or y else ""


def text(x: float, y: float, words: object, cls: str = "", size: float = 0, anchor: str = "start") -> str:
    """One line, its baseline at y. The words may be anybody's: they are escaped."""
    at = "" if anchor == "start" else f' text-anchor="{anchor}"'
    height = f' font-size="{size:g}"' if size else ""
    return f'<text x="{x:g}" y="{y:g}"{_class(cls)}{height}{at}>{escape(words)}</text>'


def lines(x: float, y: float, words: list[str], cls: str, size: float, lead: float, anchor: str = "middle") -> str:
    return "".join(text(x, y + row * lead, line, cls, size, anchor) for row, line in enumerate(words))


def svg(w: float, h: float, body: str, *, id: str, label: str, words: str, cls: str = "", more: str = "") -> str:
    """A whole drawing: an image with a label, and with what it shows in words."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{id}" class="board {cls}" viewBox="0 0 {w:g} {h:g}" role="img" '
        f'aria-label="{escape(label)}"{more}><desc>{escape(words)}</desc>{body}</svg>'
    )


def sign(body: str, w: float, h: float, cls: str = "") -> str:
    """A small drawing in a line of words, which say what it means."""
    size = f'viewBox="0 0 {w:g} {h:g}" width="{w:g}" height="{h:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="{f"board {cls}".strip()}" {size} aria-hidden="true">{body}</svg>'


def _class(cls: str) -> str:
    return f' class="{cls}"' if cls else ""


# ------------------------------------------------------------ words in a width

# Shares of the font size, those of a wide system face: what fits here fits on the page.
_WIDTHS = dict.fromkeys("iljI.,:;'’|!·", 0.31) | dict.fromkeys("ftr()[]-/ \u00a0\u202f", 0.38)
_WIDTHS |= dict.fromkeys("mwMW%@—…", 0.9) | dict.fromkeys("0123456789+−", 0.62)
_CAPITAL, _SMALL, _BOLD = 0.7, 0.6, 1.12


@lru_cache(maxsize=4096)
def width(words: str, size: float, bold: bool = False) -> float:
    """About as wide as the words are drawn."""
    share = sum(_WIDTHS.get(char) or (_CAPITAL if char.isupper() else _SMALL if ord(char) < 0x2E80 else 1) for char in words)
    return share * size * (_BOLD if bold else 1)


@lru_cache(maxsize=4096)
def fitted(words: str, space: float, size: float, bold: bool = False) -> str:
    """The words, cut with an ellipsis where they are too long."""
    if width(words, size, bold) <= space:
        return words
    while words and width(words + ELLIPSIS, size, bold) > space:
        words = words[:-1]
    return words.rstrip() + ELLIPSIS


@lru_cache(maxsize=4096)
def wrapped(words: str, space: float, size: float, most: int, bold: bool = False) -> list[str]:
    """The words on as many lines as they need, the last one cut if there are too many."""
    rows: list[str] = []
    for word in words.split(" "):
        if rows and width(f"{rows[-1]} {word}", size, bold) <= space:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    rows = [*rows[: most - 1], " ".join(rows[most - 1 :])] if len(rows) > most else rows
    return [fitted(row, space, size, bold) for row in rows]
