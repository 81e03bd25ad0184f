"""Where the options of a question lie on a phone: which tab shows which of them. The drawings say it, so no game has to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import unescape
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import escape

from saloon.web.live.screens.markup import button, icon

if TYPE_CHECKING:
    from saloon.web.live.screens.menu import OptionButton
    from saloon.web.live.screens.scene import TableScene

MARK = re.compile(r' (aria-label|data-map|data-place|data-tab)="([^"]*)"')
CHOICE = re.compile(r' data-choice="([^"]*)"')


class Tab(NamedTuple):
    """A region that shows options. On a map they are places: one sees where they lie, and touches them there."""

    region: str
    name: str
    is_map: bool
    choices: frozenset[str]


def tabs(scene: TableScene) -> list[Tab]:
    """The regions with options of the question, in the order of the page."""
    choices = {option.choice for option in _main_options(scene)}
    found = [_tab(region, drawing, choices) for region, drawing in scene.board.items()]
    return [tab for tab in found if tab is not None and tab.choices]


def _tab(region: str, drawing: str, choices: set[str]) -> Tab | None:
    marks = dict(MARK.findall(drawing, 0, drawing.find(">")))
    if "data-place" in marks:  # a sheet over the board, or no tab at all
        return None
    lit = frozenset(map(unescape, CHOICE.findall(drawing))) & choices
    return Tab(region, unescape(marks.get("data-tab") or marks.get("aria-label", "")), "data-map" in marks, lit)


def _main_options(scene: TableScene) -> list[OptionButton]:
    """All but what ends the question or may be done at any time."""
    return [option for group in scene.menu.groups for option in group.options]


def _on_maps(scene: TableScene) -> set[str]:
    return {choice for tab in scene.tabs if tab.is_map for choice in tab.choices}


def are_on_a_map(scene: TableScene, options: Iterable[OptionButton]) -> bool:
    """Whether a phone shows all of them on a map, where they are quicker found than in a list."""
    return scene.viewer.size == "phone" and {option.choice for option in options} <= _on_maps(scene)


def begins_low(scene: TableScene) -> bool:
    """Whether most of the question is chosen on a map, so that a phone shows more of it than of the list."""
    return scene.viewer.size == "phone" and 2 * len(_on_maps(scene)) > len(_main_options(scene))


# ------------------------------------------------------------ chips


def has_chips(scene: TableScene) -> bool:
    """Whether a question that is mostly chosen on a map has options elsewhere too."""
    elsewhere = {option.choice for option in _main_options(scene)} - _on_maps(scene)
    return begins_low(scene) and scene.course is None and bool(elsewhere or scene.menu.end.options)


def chips(scene: TableScene) -> str:
    """Where the options lie, and how many: a touch turns there. What is on no tab is in the list; what ends it all is last."""
    if not has_chips(scene):
        return ""
    found = scene.tabs
    body = "".join(_chip(tab.name, len(tab.choices), data_do="tab", data_tab=tab.region) for tab in found)
    unseen = len({option.choice for option in _main_options(scene)}.difference(*(tab.choices for tab in found)))
    if unseen:
        body += _chip(scene.say("chip-list"), unseen, data_do="raise")
    for option in scene.menu.end.options:
        body += button(f"<b>{escape(option.label)}</b>", "where end", data_choice=option.choice, title=option.label)
    return f'<div class="wheres">{body}</div>'


def _chip(name: str, count: int, **marks: object) -> str:
    return button(f"<b>{escape(name)}</b><span>{count}</span>", "where", **marks)


def picked(scene: TableScene) -> str:
    """What was touched on the board, while the list does not show it: the page writes it here."""
    help = button(icon("help", 18), "tool", data_help="", aria_label=scene.say("explain-choice"))
    away = button(icon("close", 16), "tool", data_do="unpick", aria_label=scene.say("unpick"))
    mark = f'<span class="key">{icon("check", 14)}</span>'
    return f'<div class="picked-one" id="picked" hidden>{mark}<div class="what"></div>{help}{away}</div>'
