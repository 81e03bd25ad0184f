"""How to play a game, page by page: Markdown in every language, with the figures, numbers and helps of the game by their names.

A guide is a package: `<page>.en.md` and `<page>.fr.md` for each of its pages, the first of a game being `game`.

    ---
    title: Caravan
    lead: You are a merchant. You cross the desert, trade at every oasis, and come home richer.
    facts: 2 to 4 players | 60 minutes
    ---

    ## A turn {#turn verbs=go,trade}
    ![](figure:turn)
    Go up to {{ steps }} oases far. Whoever passes a [toll](help:term-toll) pays; [more of it](chapter:game#tolls).

    ### Trading {#trading .wide}
    ...

    ## Tolls {#tolls .detail icon=coin helps=toll,term-toll}

A chapter (`##`) has an id, a part of one (`###`) may have one; both may have classes, which the page of the site knows. `verbs`
and `options` are the questions and options that a chapter explains, `helps` the kinds of components and the keys of helps that
it says more about. Beside text there are lists, tables, emphasis, `![](figure:name)`, `![](icon:name)`, `[words](help:key)`,
`[words](chapter:page#id)` (of the same page: `chapter:#id`) and `{{ number }}`. Everything else is refused, HTML too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from saloon.words.refusals import nearest
from saloon.words.texts import LANGUAGES

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

Number = int | str | Callable[[], int | str]
"""What a component says, or how to ask it."""
Figure = Callable[[str], str]
"""A whole SVG, by language."""

MAIN = "game"
"""The page that a game's guide begins with."""
GENERATED = ("choices", "pieces", "questions", "rulings")
"""Chapters that the main page has of every game, made from its options, components, verbs and rulings."""

HEADING = re.compile(r"^(##+) +(.*?)(?: +\{(.*)\})? *$", re.MULTILINE)
NUMBER = re.compile(r"\{\{ *([\w-]+) *\}\}")
ADDRESS = re.compile(r"([\w-]*)(?:#([\w-]+))?")
TALL = "-tall"
"""Ends the name of a figure's twin for phones."""
LISTS = ("verbs", "options", "helps")
"""What a chapter may be for, as comma-separated names."""
BLOCKS = ("paragraph", "bullet_list", "ordered_list", "list_item", "table", "thead", "tbody", "tr", "th", "td")
PHRASES = ("em", "strong", "link")
TOKENS = {"inline", "text", "softbreak", "image"} | {f"{name}_{end}" for name in BLOCKS + PHRASES for end in ("open", "close")}
"""All that a text may hold."""


class Address(NamedTuple):
    """Where something is explained: a page of the guide, and a chapter or part of it."""

    page: str
    chapter: str = ""


class Reference(NamedTuple):
    """Something that a text names: a figure, an icon, a help or a chapter."""

    sort: str
    name: str


@dataclass(frozen=True)
class Text:
    """Markdown, read: what it says, and the numbers that were filled in."""

    tokens: Sequence[Token]
    numbers: tuple[str, ...]

    @cached_property
    def references(self) -> list[Reference]:
        targets = [_target(token) for token in _inline(self.tokens)]
        return [Reference(sort, name) for sort, _, name in (target.partition(":") for target in targets if target)]

    def paragraphs(self) -> Iterator[str]:
        """Its words, block by block."""
        for token in self.tokens:
            if token.type == "inline":
                yield "".join(child.content or " " for child in token.children or () if child.type in ("text", "softbreak"))

    def words(self) -> str:
        return " ".join(filter(None, map(str.strip, self.paragraphs())))


@dataclass(frozen=True)
class Part:
    id: str
    title: str
    classes: tuple[str, ...]
    text: Text


@dataclass(frozen=True)
class Chapter:
    """A chapter with its parts; `icon` stands before its title where it is folded."""

    id: str
    title: str
    classes: tuple[str, ...]
    icon: str
    verbs: tuple[str, ...]
    options: tuple[str, ...]
    helps: tuple[str, ...]
    text: Text
    parts: tuple[Part, ...]

    @property
    def texts(self) -> list[Text]:
        return [self.text, *(part.text for part in self.parts)]

    @property
    def references(self) -> list[Reference]:
        return [reference for text in self.texts for reference in text.references]


@dataclass(frozen=True)
class GuidePage:
    """A page in one language: what the game is called, who you are in it, and what one should know before."""

    name: str
    language: str
    title: str
    lead: str
    facts: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    @cached_property
    def ids(self) -> list[str]:
        """Of its chapters and their parts, in order."""
        return [id for chapter in self.chapters for id in (chapter.id, *(part.id for part in chapter.parts)) if id]


@dataclass(frozen=True, eq=False)
class Guide:
    """The pages of a package, with the figures and the numbers that they name; `<figure>-tall` is drawn on phones instead."""

    package: str
    pages: Sequence[str]
    figures: Mapping[str, Figure]
    numbers: Mapping[str, Number]

    def page(self, name: str, language: str) -> GuidePage:
        return _read(self, name, language if language in LANGUAGES else "en")


class Index:
    """All guides of a game as one: which page is where, and which chapter explains what. Languages have the same chapters.

    A game without a guide has the generated chapters all the same.
    """

    def __init__(self, guides: Sequence[Guide]) -> None:
        self.guides = {page: guide for guide in guides for page in guide.pages}

    def page(self, name: str, language: str) -> GuidePage | None:
        guide = self.guides.get(name)
        return guide.page(name, language) if guide else None

    def pages(self, language: str) -> list[GuidePage]:
        return [guide.page(name, language) for name, guide in self.guides.items()]

    def leads_somewhere(self, address: Address) -> bool:
        page = self.page(address.page, "en")
        known = [*(page.ids if page else ()), *(GENERATED if address.page == MAIN else ())]
        return address.chapter in known or (page is not None and not address.chapter)

    def chapter_of_verb(self, verb: str) -> Address:
        return self._verbs.get(verb, Address(MAIN, "questions"))

    def chapter_of_option(self, option: str) -> Address:
        return self._options.get(option, Address(MAIN, "choices"))

    def chapter_of_help(self, key: str) -> Address:
        """The chapter that says more than a help card: of a component, a question, an option or a term."""
        kind, _, id = key.partition("-")
        if kind == "verb":
            return self.chapter_of_verb(id)
        if kind == "option":
            return self.chapter_of_option(id)
        return self._helps.get(key) or self._helps.get(kind) or self._named.get(key) or Address(MAIN, "pieces")

    @cached_property
    def _verbs(self) -> dict[str, Address]:
        return {verb: address for address, chapter in self._chapters for verb in chapter.verbs}

    @cached_property
    def _options(self) -> dict[str, Address]:
        return {option: address for address, chapter in self._chapters for option in chapter.options}

    @cached_property
    def _chapters(self) -> list[tuple[Address, Chapter]]:
        return [(Address(page.name, chapter.id), chapter) for page in self.pages("en") for chapter in page.chapters]

    @cached_property
    def _helps(self) -> dict[str, Address]:
        return {key: address for address, chapter in self._chapters for key in chapter.helps}

    @cached_property
    def _named(self) -> dict[str, Address]:
        """Where a help is named last: details come after the story that only mentions things."""
        return {each.name: address for address, chapter in self._chapters for each in chapter.references if each.sort == "help"}


def address_of(written: str, page: str) -> Address:
    """`page#id`, or `#id` of the page that says it."""
    found = ADDRESS.fullmatch(written)
    if found is None:
        raise ValueError(f"chapter:{written} is no address like page#chapter")
    return Address(found[1] or page, found[2] or "")


# ------------------------------------------------------------ reading


@lru_cache(maxsize=256)
def _read(guide: Guide, name: str, language: str) -> GuidePage:
    file = f"{name}.{language}.md"
    try:
        return _page(guide, name, language, files(guide.package).joinpath(file).read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{guide.package}: {file}: {error}") from error


def _page(guide: Guide, name: str, language: str, source: str) -> GuidePage:
    start, front, body = [*source.split("---\n", 2), "", ""][:3]
    if start or not body:
        raise ValueError("it must begin with --- and the lines title, lead and facts, and then --- again")
    head = _head(guide, front)
    first, *sections = _sections(body)
    if first.source or not sections or sections[0].depth != 2:
        raise ValueError("there is something before the first chapter, or no chapter")
    page = GuidePage(
        name, language, head["title"], head["lead"], tuple(head["facts"].split(" | ")), tuple(_chapters(guide, sections))
    )
    for id in page.ids:
        if page.ids.count(id) > 1 or id in GENERATED:
            raise ValueError(f"the id {id} is there twice, or belongs to a generated chapter")
    return page


def _head(guide: Guide, front: str) -> dict[str, str]:
    lines = [line.partition(": ") for line in _filled(guide, front).splitlines()]
    head = {key: value for key, _, value in lines}
    if list(head) != ["title", "lead", "facts"] or not all(head.values()):
        raise ValueError("its head must say title, lead and facts")
    return head


class _Section(NamedTuple):
    """A heading and what stands under it, before the next one."""

    depth: int
    title: str
    marks: str
    source: str


def _sections(body: str) -> list[_Section]:
    """Of all headings, after what comes before the first."""
    before, *rest = HEADING.split(body)
    found = [_Section(len(rest[at]), rest[at + 1], rest[at + 2] or "", rest[at + 3].strip()) for at in range(0, len(rest), 4)]
    return [_Section(0, "", "", before.strip()), *found]


def _chapters(guide: Guide, sections: Sequence[_Section]) -> Iterator[Chapter]:
    starts = [at for at, section in enumerate(sections) if section.depth == 2]
    for start, end in zip(starts, [*starts[1:], len(sections)], strict=True):
        yield _chapter(guide, sections[start], sections[start + 1 : end])


def _chapter(guide: Guide, section: _Section, parts: Sequence[_Section]) -> Chapter:
    marks = _marks(section, "icon", *LISTS)
    if not marks["id"]:
        raise ValueError(f"the chapter {section.title!r} has no id like {{#turn}}")
    return Chapter(
        id=marks["id"][0],
        title=_filled(guide, section.title),
        classes=marks["class"],
        icon="".join(marks["icon"]),
        verbs=marks["verbs"],
        options=marks["options"],
        helps=marks["helps"],
        text=_text(guide, section.source),
        parts=tuple(_part(guide, part) for part in parts),
    )


def _part(guide: Guide, section: _Section) -> Part:
    if section.depth != 3:
        raise ValueError(f"{section.title!r}: chapters begin with ##, their parts with ###")
    marks = _marks(section)
    return Part("".join(marks["id"]), _filled(guide, section.title), marks["class"], _text(guide, section.source))


def _marks(section: _Section, *known: str) -> dict[str, tuple[str, ...]]:
    """What stands in the braces of a heading: `#id`, `.class`, and lists of names."""
    found: dict[str, tuple[str, ...]] = dict.fromkeys(("id", "class", *known), ())
    for mark in section.marks.split():
        sign, _, names = mark.replace("#", "id=", 1).replace(".", "class=", 1).partition("=")
        if sign not in found:
            raise ValueError(f"{section.title!r}: {mark} is none of {', '.join(found)}")
        found[sign] += tuple(names.split(","))
    return found


def _filled(guide: Guide, source: str) -> str:
    """With its numbers."""
    return NUMBER.sub(lambda found: _number(guide, found[1]), source)


def _number(guide: Guide, name: str) -> str:
    if name not in guide.numbers:
        raise ValueError(f"there is no number {name}{_meant(name, guide.numbers)}")
    number = guide.numbers[name]
    value = number() if callable(number) else number
    return f"{value}".replace("-", "−") if isinstance(value, int) else value


def _text(guide: Guide, source: str) -> Text:
    text = Text(_markdown().parse(_filled(guide, source)), tuple(NUMBER.findall(source)))
    for token in (*text.tokens, *_inline(text.tokens)):
        if token.type not in TOKENS:
            raise ValueError(f"no {token.type.removesuffix('_open')} can stand in a guide: {token.content or source[:60]!r}")
    for reference in text.references:
        _must_be_known(guide, reference)
    return text


def _must_be_known(guide: Guide, reference: Reference) -> None:
    if reference.sort not in ("figure", "icon", "help", "chapter"):
        raise ValueError(f"{reference.sort}:{reference.name} is no figure, icon, help or chapter")
    if reference.sort == "figure" and reference.name not in guide.figures:
        raise ValueError(f"there is no figure {reference.name}{_meant(reference.name, guide.figures)}")


def _meant(name: str, known: Mapping[str, Any]) -> str:
    near = nearest(name, known)
    return f"; was {near} meant?" if near else ""


def _inline(tokens: Sequence[Token]) -> list[Token]:
    return [child for token in tokens for child in token.children or ()]


def _target(token: Token) -> str:
    """Where a link leads, what an image shows; nothing of any other token."""
    return str(token.attrs.get("href") or token.attrs.get("src") or "")


@lru_cache(maxsize=1)
def _markdown() -> MarkdownIt:
    """HTML is read as such, so that it can be refused. Imported here: who plays or thinks never reads a guide."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": True}).enable("table")
