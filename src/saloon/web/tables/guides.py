"""Guides as HTML: chapters with their figures, and the chapters that are made from the texts of a game.

A page is made once a language and kept. It knows no reader: whatever is somebody's own stands around it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import escape

from saloon.drawing.figures import as_figure
from saloon.drawing.icons import inline_icon, sprite
from saloon.engine import Game
from saloon.engine.explaining import Entry, glossary
from saloon.engine.guide import MAIN, TALL, Address, Chapter, Guide, Part, Text, address_of
from saloon.engine.options import Option
from saloon.engine.wording import Teller
from saloon.web.messages import said_in
from saloon.web.tables.score_sheet import COLOURS

DETAIL, PAD = "detail", "pad"
"""Classes of chapters that this page knows: folded, and with a score pad."""
SIZES = ((200, "narrow"), (420, "small"), (640, "medium"))
"""Figures up to this wide are not drawn wider than that, wherever they stand."""
LETTER = re.compile(r"([A-Z\d]) (.+)")
USED_ICON = re.compile(r'href="#(i-[\w-]+)"')
FIRST_WORDS = 160
"""Characters of a chapter that a search shows."""


class ShownPart(NamedTuple):
    id: str
    letter: str
    title: str
    classes: str
    html: SafeString


class ShownChapter(NamedTuple):
    id: str
    title: str
    classes: str
    icon: str
    html: SafeString
    parts: list[ShownPart]


class Elsewhere(NamedTuple):
    """Something that the search finds on another page."""

    href: str
    title: str
    text: str


class Kind(NamedTuple):
    """Components that are listed together; `drawn` says that their drawings can be asked for."""

    id: str
    title: str
    entries: list[Entry]
    drawn: bool


class Choice(NamedTuple):
    """An option of a table."""

    title: str
    help: str
    seats: str
    values: list[tuple[str, bool]]
    href: str


class Asked(NamedTuple):
    """A question of the game, and the chapter that it belongs to."""

    title: str
    text: str
    href: str


@dataclass(frozen=True, eq=False)
class ShownPage:
    """All of a page but the doors."""

    name: str
    title: str
    lead: str
    facts: Sequence[str]
    chapters: list[ShownChapter]
    details: list[ShownChapter]
    pages: list[tuple[str, str, str]]
    kinds: list[Kind]
    choices: list[Choice]
    questions: list[Asked]
    rulings: list[str]
    elsewhere: list[Elsewhere]
    sprite: SafeString

    @property
    def is_main(self) -> bool:
        return self.name == MAIN


@lru_cache(maxsize=128)
def shown_page(game: Game[Any], name: str, language: str) -> ShownPage | None:
    """A page of a game in one language; None if there is none of that name."""
    page, teller, index = game.guide.page(name, language), Teller(game, language, []), game.guide
    if page is None and name != MAIN:
        return None
    chapters = _chapters(game, index.guides[name], page.chapters, name, language) if page else []
    kinds = kinds_of(game, language)
    is_main = name == MAIN
    return ShownPage(
        name=name,
        title=page.title if page else teller.game_name(),
        lead=page.lead if page else teller.about(),
        facts=page.facts if page else (),
        chapters=[each for each in chapters if DETAIL not in each.classes.split()],
        details=[each for each in chapters if DETAIL in each.classes.split()],
        pages=[(each.name, address(game, Address(each.name)), each.title) for each in index.pages(language)],
        kinds=kinds if is_main else [],
        choices=[_choice(game, teller, option) for option in game.options.values()] if is_main else [],
        questions=_questions(game, language) if is_main else [],
        rulings=teller.rulings() if is_main else [],
        elsewhere=[*_other_chapters(game, name, language), *([] if is_main else _pieces_elsewhere(game, kinds))],
        sprite=_used_icons(chapters, _drawings(game, kinds, language) if is_main else ()),
    )


def address(game: Game[Any], to: Address) -> str:
    """Where a chapter of a game is read."""
    page = reverse("game", args=[game.id]) if to.page == MAIN else reverse("guide", args=[game.id, to.page])
    return f"{page}#{to.chapter}" if to.chapter else page


def piece_id(key: str) -> str:
    """The id of a piece in the list of all of them."""
    return f"piece-{key}"


def card_address(game: Game[Any], key: str) -> str:
    """Where a thing is listed with its help; a thing that is not listed has its chapter."""
    if key in _listed(game):
        return address(game, Address(MAIN, piece_id(key)))
    return address(game, game.guide.chapter_of_help(key))


@lru_cache(maxsize=64)
def _listed(game: Game[Any]) -> frozenset[str]:
    return frozenset(entry.key for kind in kinds_of(game, "en") for entry in kind.entries)


# ------------------------------------------------------------ chapters


def _chapters(game: Game[Any], guide: Guide, chapters: Sequence[Chapter], page: str, language: str) -> list[ShownChapter]:
    maker = _Maker(game, guide, page, language)
    return [maker.chapter(each) for each in chapters]


class _Maker:
    """Makes HTML of the chapters of one page. A figure may stand in it several times."""

    def __init__(self, game: Game[Any], guide: Guide, page: str, language: str) -> None:
        self.game, self.guide, self.page, self.language = game, guide, page, language
        self.drawn = 0
        self.markdown = MarkdownIt("commonmark", renderer_cls=_Renderer)

    def chapter(self, chapter: Chapter) -> ShownChapter:
        classes = [*chapter.classes, *(["steps"] if chapter.parts and not {"columns", "tips"} & {*chapter.classes} else [])]
        parts = [self.part(part, "columns" in classes) for part in chapter.parts]
        html = self.html(chapter.text, PAD in classes)
        return ShownChapter(chapter.id, chapter.title, " ".join(classes), chapter.icon, html, parts)

    def part(self, part: Part, lettered: bool) -> ShownPart:
        """`A Move`: a letter of its own where parts stand side by side."""
        found = LETTER.fullmatch(part.title) if lettered else None
        letter, title = found.groups() if found else ("", part.title)
        return ShownPart(part.id, letter, title, " ".join(part.classes), self.html(part.text))

    def html(self, text: Text, pad: bool = False) -> SafeString:
        env = {"maker": self, "most": _most_points(text.tokens) if pad else 0, "row": -1}
        rendered: str = self.markdown.renderer.render(text.tokens, self.markdown.options, env)
        return mark_safe(rendered)

    def figure(self, name: str) -> str:
        wide = self._drawing(name)
        size = next((size for most, size in SIZES if _width(wide) <= most), "large")
        if name + TALL in self.guide.figures:
            body = f'<div class="fig-wide">{wide}</div><div class="fig-tall">{self._drawing(name + TALL)}</div>'
        elif size == "large":
            label = escape(said_in(self.language, "figure-moves"))
            body = f'<div class="scroll-x" tabindex="0" role="group" aria-label="{label}">{wide}</div>'
        else:
            body = wide
        return f'<figure class="{size}">{body}</figure>'

    def _drawing(self, name: str) -> str:
        self.drawn += 1
        return as_figure(self.guide.figures[name](self.language), f"f{self.drawn}")

    def link(self, sort: str, name: str) -> str:
        if sort == "help":
            return f'<a class="term" href="{escape(card_address(self.game, name))}" data-help="{escape(name)}">'
        return f'<a href="{escape(address(self.game, address_of(name, self.page)))}">'


class _Renderer(RendererHTML):
    """Figures, icons, helps and chapters in the place of images and links; no inline style."""

    def image(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        sort, _, name = str(tokens[idx].attrs["src"]).partition(":")
        maker: _Maker = env["maker"]
        return maker.figure(name) if sort == "figure" else inline_icon(name, 17)

    def link_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        sort, _, name = str(tokens[idx].attrs["href"]).partition(":")
        maker: _Maker = env["maker"]
        return maker.link(sort, name)

    def paragraph_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return "" if _is_figure(tokens, idx + 1) else self.renderToken(tokens, idx, options, env)

    def paragraph_close(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return "" if _is_figure(tokens, idx - 1) else self.renderToken(tokens, idx, options, env)

    def table_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return f'<div class="table-x" tabindex="0"><table{" class=minipad" if env["most"] else ""}>\n'

    def table_close(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return "</table></div>\n"

    def tr_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        env["row"] += 1
        return "<tr>"

    def th_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return f'<th scope="col"{_aligned(tokens[idx])}>'

    def td_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        return f"<td{_aligned(tokens[idx])}>{_bar(tokens, idx, env)}"


def _is_figure(tokens: Sequence[Token], idx: int) -> bool:
    return any(str(child.attrs.get("src", "")).startswith("figure:") for child in tokens[idx].children or ())


def _aligned(token: Token) -> str:
    return ' class="n"' if "right" in str(token.attrs.get("style", "")) else ""


def _bar(tokens: Sequence[Token], idx: int, env: Mapping[str, int]) -> str:
    """How much the number of a cell is of the largest, in a score pad."""
    points = _points(tokens[idx + 1]) if env["most"] and _aligned(tokens[idx]) else 0
    if not points:
        return ""
    bar = f'<rect width="{100 * points / env["most"]:.1f}" height="14" class="seg-c cat{(env["row"] - 1) % COLOURS}"/>'
    return f'<svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">{bar}</svg>'


def _points(cell: Token) -> int:
    return int(cell.content) if cell.content.isdecimal() else 0


def _most_points(tokens: Sequence[Token]) -> int:
    """The largest number of a score pad; what is emphasised, as a total, has no bar."""
    cells = [tokens[place + 1] for place, token in enumerate(tokens) if token.type == "td_open" and _aligned(token)]
    return max(map(_points, cells), default=0)


def _width(svg: str) -> float:
    found = re.search(r'viewBox="\S+ \S+ (\S+)', svg)
    return float(found[1]) if found else 0


def _used_icons(chapters: Sequence[ShownChapter], drawings: Iterable[str]) -> SafeString:
    """Drawings come later, when their fold is opened; their icons are there before."""
    texts = [each for chapter in chapters for each in (chapter.html, *(part.html for part in chapter.parts))]
    html = "".join([*texts, *drawings])
    icons = {f"i-{chapter.icon}" for chapter in chapters if chapter.icon}
    return mark_safe(sprite(sorted({*USED_ICON.findall(html), *icons})))


def _drawings(game: Game[Any], kinds: Sequence[Kind], language: str) -> list[str]:
    return [svg for kind in kinds if kind.drawn for svg in pictures(game, kind.id, language).values()]


# ------------------------------------------------------------ what the texts of a game say


@lru_cache(maxsize=64)
def kinds_of(game: Game[Any], language: str) -> list[Kind]:
    """Everything on the table by its kind; questions have a chapter of their own. What has no name of a kind is listed last."""
    things = {thing.kind for thing in game.things()}
    kinds, others = list[Kind](), list[Entry]()
    for kind, entries in glossary(game, language).items():
        title = _title(game, language, kind)
        if title:
            kinds.append(Kind(kind, title, entries, game.page.picture is not None and kind in things))
        elif kind not in ("verb", "standing"):
            others += entries
    return [*kinds, Kind("things", said_in(language, "learn-things"), others, False)] if others else kinds


def _title(game: Game[Any], language: str, kind: str) -> str:
    """What the game calls this kind of thing, if it says so; else what all games may call it, if they do."""
    say = game.texts(language)
    if f"kind-{kind}" in say:
        return say(f"kind-{kind}")
    return said_in(language, f"learn-{kind}") if kind in ("card", "command", "tile", "building", "character") else ""


def _questions(game: Game[Any], language: str) -> list[Asked]:
    entries = glossary(game, language).get("verb", [])
    return [Asked(entry.title, entry.text, address(game, game.guide.chapter_of_help(entry.key))) for entry in entries]


def _choice(game: Game[Any], teller: Teller, option: Option) -> Choice:
    values = [(teller.option_value(option, value), value == option.default) for value in option.values]
    seats = ", ".join(map(str, option.seats)) if option.seats else ""
    href = address(game, game.guide.chapter_of_option(option.name))
    return Choice(teller.option(option), teller.option_help(option), seats, values, href)


def _other_chapters(game: Game[Any], name: str, language: str) -> list[Elsewhere]:
    others = [(page, chapter) for page in game.guide.pages(language) if page.name != name for chapter in page.chapters]
    return [
        Elsewhere(
            address(game, Address(page.name, chapter.id)),
            f"{chapter.title} · {page.title}",
            chapter.text.words()[:FIRST_WORDS],
        )
        for page, chapter in others
    ]


def _pieces_elsewhere(game: Game[Any], kinds: Sequence[Kind]) -> list[Elsewhere]:
    entries = [entry for kind in kinds for entry in kind.entries]
    return [Elsewhere(address(game, Address(MAIN, piece_id(entry.key))), entry.title, entry.text) for entry in entries]


@lru_cache(maxsize=256)
def pictures(game: Game[Any], kind: str, language: str) -> Mapping[str, str]:
    """The drawings of a kind of components, by the keys of their helps."""
    draw = game.page.picture
    listed = next((each.entries for each in kinds_of(game, language) if each.id == kind and each.drawn), [])
    if draw is None:
        return {}
    drawn = [(entry.key, draw(game.component(kind, entry.key.partition("-")[2]), language)) for entry in listed]
    return {key: as_figure(svg, f"p-{key}") for key, svg in drawn if svg}
