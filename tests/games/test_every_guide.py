"""What every guide must keep to: the same in both languages, complete, and every name in it leads somewhere.

Of one game: `pytest tests/games/test_every_guide.py -k el_paso`.
"""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from games.drawings import check_icons_and_styles
from games.tables import GAMES
from saloon.drawing.icons import names as icon_names
from saloon.engine import LANGUAGES
from saloon.engine.explaining import explain, glossary
from saloon.engine.guide import MAIN, NUMBER, TALL, Chapter, Guide, GuidePage, address_of

GUIDED = [each for each in GAMES if each.values[0].guide.guides]
PAGES = [
    pytest.param(game, guide, page, id=f"{game.id}-{page}")
    for game in (each.values[0] for each in GUIDED)
    for page, guide in game.guide.guides.items()
]
FIGURES = [
    pytest.param(figure, id=f"{guide.package.removeprefix('saloon.games.')}-{name}")
    for guide in dict.fromkeys(each.values[1] for each in PAGES)
    for name, figure in guide.figures.items()
]
MAX_WORDS = 60
"""Of a paragraph."""
STORY = ["picture", "aim", "turn", "score", "end", "tips"]
"""Chapters that the main page of every game has, in this order, with others among them."""


def in_all_languages(guide: Guide, page: str) -> list[GuidePage]:
    return [guide.page(page, language) for language in LANGUAGES]


def named(chapter: Chapter, *sorts: str) -> list[str]:
    return [each.name for each in chapter.references if each.sort in sorts]


# ------------------------------------------------------------ both languages


@pytest.mark.parametrize(("game", "guide", "page"), PAGES)
def test_both_languages_have_the_same_chapters_for_the_same_things(game, guide, page):
    english, french = ([shape(each) for each in written.chapters] for written in in_all_languages(guide, page))
    assert english == french


def shape(chapter: Chapter) -> tuple[object, ...]:
    """All of a chapter that no language says."""
    parts = [(part.id, part.classes) for part in chapter.parts]
    return chapter.id, chapter.classes, chapter.icon, chapter.verbs, chapter.options, chapter.helps, parts


@pytest.mark.parametrize(("game", "guide", "page"), PAGES)
def test_both_languages_show_and_name_the_same_in_every_chapter(game, guide, page):
    english, french = ([contents(each) for each in written.chapters] for written in in_all_languages(guide, page))
    assert english == french


def contents(chapter: Chapter) -> tuple[object, ...]:
    """Figures in their order; within a chapter, grammar decides the order of words and numbers."""
    numbers = {number for text in chapter.texts for number in text.numbers}
    return chapter.id, named(chapter, "figure"), sorted(set(named(chapter, "icon", "help", "chapter"))), sorted(numbers)


@pytest.mark.parametrize(("game", "guide", "page"), PAGES)
def test_the_french_signs_stand_after_a_space_that_does_not_break(game, guide, page):
    prose = NUMBER.sub("0", files(guide.package).joinpath(f"{page}.fr.md").read_text("utf-8"))
    for markup in (r"^(title|lead|facts): ", r"^[| :-]+$", r" \{[^}]*\}$", r"\]\([^)]*\)", r"!\["):
        prose = re.sub(markup, "", prose, flags=re.MULTILINE)
    assert re.findall(r".{0,20}(?:[^\u00a0\u202f\n][:;!?»]|«[^\u00a0]|')", prose) == []
    assert re.findall(r".{0,20}\d ?\$", prose) == []


# ------------------------------------------------------------ every name leads somewhere


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("draw", FIGURES)
def test_every_figure_draws(draw, language):
    """Whole, with a name for those who do not see it, with icons that exist and words that can be read."""
    svg = draw(language)
    picture = ElementTree.fromstring(svg)
    assert picture.tag.endswith("svg")
    assert picture.get("viewBox")
    assert picture.get("role") == "img"
    assert picture.get("aria-label")
    check_icons_and_styles({"figure": svg})
    words = [each for each in picture.iter() if len("".join(each.itertext())) > 1]
    assert min((float(each.get("font-size", 10)) for each in words), default=10) >= 10


@pytest.mark.parametrize(("game", "guide", "page"), PAGES)
def test_every_icon_exists_and_every_twin_has_its_figure(game, guide, page):
    chapters = guide.page(page, "en").chapters
    wanted = {name for each in chapters for name in named(each, "icon")} | {each.icon for each in chapters if each.icon}
    assert wanted <= icon_names()
    assert {name.removesuffix(TALL) for name in guide.figures} <= guide.figures.keys()


@pytest.mark.parametrize("game", GUIDED)
def test_every_figure_and_number_is_used(game):
    for guide in dict.fromkeys(game.guide.guides.values()):
        pages = [guide.page(page, "en") for page in guide.pages]
        figures = {name for page in pages for each in page.chapters for name in named(each, "figure")}
        assert {name.removesuffix(TALL) for name in guide.figures} == figures
        sources = "".join(files(guide.package).joinpath(f"{page}.en.md").read_text("utf-8") for page in guide.pages)
        assert set(guide.numbers) == set(NUMBER.findall(sources))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "guide", "page"), PAGES)
def test_every_help_answers(game, guide, page, language):
    keys = {key for each in guide.page(page, language).chapters for key in named(each, "help")}
    assert {key for key in keys if not (explain(game, language, key) or ("", ""))[1]} == set()


@pytest.mark.parametrize(("game", "guide", "page"), PAGES)
def test_every_link_to_a_chapter_leads_there(game, guide, page):
    links = [link for each in guide.page(page, "en").chapters for link in named(each, "chapter")]
    assert [link for link in links if not game.guide.leads_somewhere(address_of(link, page))] == []


# ------------------------------------------------------------ short and complete


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "guide", "page"), PAGES)
def test_no_paragraph_is_long(game, guide, page, language):
    paragraphs = [
        each for chapter in guide.page(page, language).chapters for text in chapter.texts for each in text.paragraphs()
    ]
    assert [each for each in paragraphs if len(each.split()) > MAX_WORDS] == []


@pytest.mark.parametrize("game", GUIDED)
def test_the_main_page_tells_the_game_in_the_order_of_a_good_teacher(game):
    chapters = game.guide.page(MAIN, "en").chapters
    assert [each.id for each in chapters if each.id in STORY] == STORY
    folded = ["detail" in each.classes for each in chapters]
    assert folded == sorted(folded), "details come last"


@pytest.mark.parametrize("game", GUIDED)
def test_every_verb_and_every_option_has_exactly_one_chapter(game):
    chapters = [each for page in game.guide.pages("en") for each in page.chapters]
    assert Counter(verb for each in chapters for verb in each.verbs) == Counter(list(game.rules.verbs))
    assert Counter(option for each in chapters for option in each.options) == Counter(list(game.options))


@pytest.mark.parametrize("game", GUIDED)
def test_what_chapters_say_more_about_exists_and_has_one_chapter(game):
    helps = Counter(key for page in game.guide.pages("en") for each in page.chapters for key in each.helps)
    kinds = {thing.kind for thing in game.things()}
    assert {key for key in helps if key not in kinds and not explain(game, "en", key)} == set()
    assert {key for key, often in helps.items() if often > 1} == set()
    listed = {kind for kind, entries in glossary(game, "en").items() if entries}
    assert kinds - listed - set(helps) == set(), "neither listed with every piece (kind-…) nor named in helps= of a chapter"
