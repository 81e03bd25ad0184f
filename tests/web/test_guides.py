"""How to play, as pages: every link and every id leads somewhere, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import urldefrag
from xml.etree import ElementTree

import pytest

from games.drawings import check_icons_and_styles
from games.tables import GAMES, is_of_the_house
from saloon.engine import LANGUAGES
from saloon.engine.explaining import glossary
from saloon.web.tables.guides import address, card_address, pictures, shown_page
from web.scenes import GAME, running

pytestmark = pytest.mark.django_db
HOUSE = [each for each in GAMES if is_of_the_house(each.values[0])]
WIDTH, HEIGHT = 92, 104
"""Of a drawing in the list of every piece; what is larger is made smaller there, with its words."""
DRAWN = [each for each in HOUSE if each.values[0].page.picture is not None]
ID = re.compile(r'\sid="([^"]+)"')
LINK = re.compile(r'\shref="(/games/[^"]*|#[^"i][^"]*)"')


def pages(game) -> list[str]:
    names = [name for name in game.guide.guides if name != "game"]
    return [f"/games/{game.id}", *(f"/games/{game.id}/{name}" for name in names)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_every_link_of_a_guide_leads_somewhere(nobody, game, language):
    """And no id is there twice."""
    texts = {page: nobody.get(page, headers={"Accept-Language": language}).text for page in pages(game)}
    ids = {page: Counter(ID.findall(text)) for page, text in texts.items()}
    assert {page: [id for id, often in found.items() if often > 1] for page, found in ids.items()} == {
        page: [] for page in texts
    }
    for page, text in texts.items():
        for link in set(LINK.findall(text)):
            path, anchor = urldefrag(link)
            path = path or page
            if path in ids:
                assert not anchor or anchor in ids[path], f"{page} links to {link}"
            else:
                assert path == f"/games/{game.id}/aid" or path.endswith("/KEY") or nobody.get(path).status_code == 200, link


@pytest.mark.parametrize("game", HOUSE)
def test_every_help_card_offers_a_chapter_that_is_there(nobody, game):
    """Of components, questions and terms; each card is listed with every piece, or has its chapter."""
    keys = [entry.key for entries in glossary(game, "en").values() for entry in entries]
    places = {(page, id) for page in pages(game) for id in ID.findall(nobody.get(page, headers={"Accept-Language": "en"}).text)}
    for key in (*keys, *(f"{thing.kind}-{thing.id}" for thing in game.things())):
        assert urldefrag(address(game, game.guide.chapter_of_help(key))) in places, key
        assert urldefrag(card_address(game, key)) in places, key


def test_a_help_card_is_the_same_with_and_without_a_table(nobody, maud, wren):
    table = running(maud, wren, choices=1)
    found = nobody.get(f"/games/{GAME}/help/card-holdup", headers={"Accept-Language": "en"}).json()
    assert found == nobody.get(f"/t/{table.code}/help/card-holdup", headers={"Accept-Language": "en"}).json()
    assert found["more"].startswith(f"/games/{GAME}")
    assert nobody.get(f"/games/{GAME}/help/card-nothing").status_code == 404
    assert nobody.get("/games/poker/help/card-holdup").status_code == 404


def test_a_page_that_is_not_there_is_refused(nobody):
    assert nobody.get(f"/games/{GAME}/nothing").status_code == 404


@pytest.mark.parametrize("game", HOUSE)
def test_pages_are_made_once_a_language(game):
    assert shown_page(game, "game", "fr") is shown_page(game, "game", "fr")


@pytest.mark.parametrize("game", DRAWN)
def test_pieces_are_drawn(nobody, game):
    kinds = [kind for kind in glossary(game, "en") if pictures(game, kind, "en")]
    assert kinds
    page = nobody.get(f"/games/{game.id}").text
    for kind in kinds:
        drawn = nobody.get(f"/games/{game.id}/pieces/{kind}").json()
        assert all(svg.startswith("<svg") for svg in drawn.values())
        icons = {icon for svg in drawn.values() for icon in re.findall(r'href="#(i-[^"]+)"', svg)}
        assert icons <= set(re.findall(r'<symbol id="([^"]+)"', page)), "drawings come later than the icons of the page"
    assert nobody.get(f"/games/{game.id}/pieces/nothing").json() == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_pieces_are_drawn_whole_kind_by_kind(game, language):
    """Every piece of such a kind, no larger than the page shows it, with icons that exist and words that can be read."""
    for kind, entries in glossary(game, language).items():
        drawn = pictures(game, kind, language)
        assert drawn.keys() in (set(), {entry.key for entry in entries})
        check_icons_and_styles(drawn)
        roots = [ElementTree.fromstring(svg) for svg in drawn.values()]
        assert all(float(root.get("width")) <= WIDTH and float(root.get("height")) <= HEIGHT for root in roots)
        words = [each for root in roots for each in root.iter() if len("".join(each.itertext())) > 1]
        assert min((float(each.get("font-size", 10)) for each in words), default=10) >= 10


def test_the_page_about_an_opponent_offers_the_lesson_against_it(nobody):
    assert "/games/great_western_trail/lessons/sam" in nobody.get("/games/great_western_trail/sam").text
    assert "/games/great_western_trail/lessons/round_trip" in nobody.get("/games/great_western_trail").text
