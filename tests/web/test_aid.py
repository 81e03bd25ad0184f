"""The player aid of a game: its page, and what a table shows of it."""

from __future__ import annotations

import pytest

from saloon.engine import all_games, find_game
from saloon.web.tables.creating import make_table, quick_plan

pytestmark = pytest.mark.django_db
GAME = "great_western_trail"
AIDS = [game.id for game in all_games() if game.page.aid]


@pytest.mark.parametrize(("language", "title"), [("en", "Player aid"), ("fr", "Aide de jeu")])
@pytest.mark.parametrize("game", AIDS)
def test_every_aid_is_a_page_in_both_languages(nobody, game, language, title):
    page = nobody.get(f"/games/{game}/aid", headers={"Accept-Language": language})
    assert page.status_code == 200
    assert title in page.text
    assert page.text.count("<h2>") >= 4


def test_a_page_inlines_just_the_icons_that_its_signs_use(nobody):
    page = nobody.get(f"/games/{GAME}/aid").text
    assert '<symbol id="i-station-master"' in page
    assert '<symbol id="i-die-6"' not in page


def test_a_game_without_an_aid_says_so(nobody, monkeypatch):
    monkeypatch.setattr(find_game(GAME).page, "aid", ())
    answer = nobody.get(f"/games/{GAME}/aid", headers={"Accept-Language": "en"})
    assert answer.status_code == 404
    assert "no player aid" in answer.text


def test_a_table_shows_the_same_aid_over_its_board(nobody, maud):
    table = make_table(maud, quick_plan(find_game(GAME)))
    answer = nobody.get(f"/t/{table.code}/aid", headers={"Accept-Language": "fr"})
    assert "À Kansas City" in answer.text
    assert "<html" not in answer.text
    assert "max-age" in answer.headers["Cache-Control"]
