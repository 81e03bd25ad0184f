"""A board as a page of regions: each is drawn, named, and said in words. What others have opens as a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from markupsafe import escape

from saloon.drawing.shapes import group, svg
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Texts

WIDE, NARROW = 1068, 390
"""Widths of a region, on a desk and on a phone."""

Drawn = tuple[float, float, str]
"""Width, height and content of a region."""

SIDE = ' data-place="side"'
"""The mark of a region that stands beside the others."""
SHEET = ' data-place="sheet"'
STRIP = ' data-place="strip"'
"""The mark of a phone's strip, which lies between its tabs and its question whatever tab is shown."""
STRIP_HEIGHT = 56
DOCK = ' data-place="dock"'
"""Of one that stands beside the question, on a tablet."""


EMPTY_WEST = ' data-west=""'
"""Of a map on whose west the tabs of a tablet can stand."""


def panel_mark(icon: str, edge: str = "west") -> str:
    """The mark of a region that a tablet opens over its map, from an edge of it, by a tab with an icon."""
    return f' data-place="panel" data-icon="{icon}" data-edge="{edge}"'


def map_mark(width: float) -> str:
    """The mark of a map that needs so many pixels to be read, more than a small page may have: that lets it be moved."""
    return f' data-map="{width:g}"'


class RegionView(Protocol):
    """What a page must know of a view of the board."""

    viewpoint: Viewpoint
    texts: Texts

    def region(self, region: str) -> str:
        """The name of a region."""


V = TypeVar("V", bound=RegionView)


class Layout(NamedTuple, Generic[V]):
    """The regions of a board by id, in the order of the page, for each size of it; without its own, a tablet has a desk's.

    cls:   the style class of all its drawings.
    marks: of regions that do not lie with the others, for each size.
    own:   the region with what lies before the player, which can be enlarged.
    """

    cls: str
    draw: Mapping[str, Mapping[str, Callable[[V], Drawn]]]
    marks: Mapping[str, Mapping[str, str]] = {}
    own: str = ""


class Sheet(NamedTuple):
    """What somebody else has, with its name; or, by its mark, something else that is no region of the board."""

    label: str
    drawn: Drawn
    mark: str = SHEET


def opens(region: str, body: str) -> str:
    """A part of a strip: a touch turns to the region that it is a glimpse of."""
    return group(body, more=f' data-do="turn" data-region="{region}"')


def whole_page(
    view: V, layout: Layout[V], words: Mapping[str, Sequence[str]], sheets: Mapping[str, Sheet] | None = None
) -> dict[str, str]:
    """Every region by its id, then the sheets. But for a desk, a region with a short name (`tab-<region>`) can be turned to.

    words: what each region shows, in words.
    """
    size = view.viewpoint.size if view.viewpoint.size in layout.draw else view.viewpoint.drawings
    cls, marks = f"{layout.cls} {view.viewpoint.drawings}", layout.marks.get(size, {})
    page = {}
    for region, draw in layout.draw[size].items():
        mark = marks.get(region, "") + _tab(view, region) + (_own(view) if region == layout.own else "")
        page[region] = _svg(region, draw(view), view.region(region), words[region], cls, mark)
    for region, sheet in (sheets or {}).items():
        page[region] = _svg(region, sheet.drawn, sheet.label, words[region], cls, sheet.mark)
    return page


def _tab(view: RegionView, region: str) -> str:
    key = f"tab-{region}"
    return f' data-tab="{escape(view.texts(key))}"' if view.viewpoint.size != "desk" and key in view.texts else ""


def _own(view: RegionView) -> str:
    """Whose it is that lies before the viewer."""
    return f' data-own="{view.viewpoint.seat}"' if view.viewpoint.seat is not None else ""


def _svg(region: str, drawn: Drawn, label: str, words: Sequence[str], cls: str, marks: str) -> str:
    w, h, body = drawn
    return svg(w, h, body, id=f"r-{region}", label=label, words="\n".join(words), cls=cls, more=marks)
