"""Whoever is new to a game: what they are offered first, how their first games are set up, and what tables are called."""

from __future__ import annotations

import pytest
from django.utils import timezone

from saloon.engine import LANGUAGES, all_games, find_game
from saloon.engine.options import read_options
from saloon.web.tables.creating import USUAL_BOT, make_table, quick_plan
from saloon.web.tables.models import OVER, Table
from saloon.web.tables.newcomers import chosen_bot, fitting_plan, has_finished, met_games, next_lesson

pytestmark = pytest.mark.django_db
GAME = "great_western_trail"
ASKED = 'class="pop first-time"'


def lobby(client):
    return client.get("/", headers={"Accept-Language": "en"}).text


def card(page, game):
    """The card of a game in the lobby."""
    return next(card for card in page.split('<article class="game">') if f"/new/{game}" in card)


def finished(user, game, **more):
    table = make_table(user, quick_plan(find_game(game)))
    Table.objects.filter(pk=table.pk).update(status=OVER, ended=timezone.now(), **more)


# ------------------------------------------------------------ the first visit


def test_a_newcomer_is_offered_the_guided_game_first_and_asked_whether_they_know_it(nobody):
    offered = card(lobby(nobody), GAME)
    assert ASKED in offered
    assert offered.index("/lessons/") < offered.index(f"/play/{GAME}")
    assert "Learn it in ten minutes" in offered
    assert "I know the game" in offered


def test_whoever_knows_the_game_plays_at_once_and_is_not_asked_again(nobody):
    nobody.post(f"/play/{GAME}")
    offered = card(lobby(nobody), GAME)
    assert ASKED not in offered
    assert "Play now against bots" in offered
    assert "Guided game" in offered  # still a door


def test_whoever_learns_the_game_is_not_asked_again_either(nobody):
    lesson = next_lesson(None, find_game(GAME))
    nobody.post(f"/games/{GAME}/lessons/{lesson.name}")
    assert ASKED not in card(lobby(nobody), GAME)


def test_one_game_says_nothing_of_another(maud):
    make_table(maud, quick_plan(find_game(GAME)))
    assert met_games(maud) == {GAME}
    assert met_games(None) == set()


def test_a_game_without_lessons_is_played_at_once(nobody, monkeypatch):
    monkeypatch.setattr("saloon.web.tables.newcomers.lessons", lambda game: {})
    assert ASKED not in lobby(nobody)


def test_the_next_lesson_is_the_first_that_was_not_finished(maud, monkeypatch):
    monkeypatch.setattr("saloon.web.tables.newcomers.lessons", lambda game: {"one": 1, "two": 2})
    game = find_game(GAME)
    assert next_lesson(maud, game) == 1
    maud.lessons.create(game=GAME, lesson="one")
    assert next_lesson(maud, game) == 2
    maud.lessons.create(game=GAME, lesson="two")
    assert next_lesson(maud, game) == 1


# ------------------------------------------------------------ the doors


@pytest.mark.parametrize("page", ["/", f"/new/{GAME}"])
def test_the_doors_stand_where_a_game_is_named(as_maud, maud, page):
    finished(maud, GAME)
    text = as_maud.get(page).text
    for door in (f"/games/{GAME}/lessons/", f"/games/{GAME}", f"/games/{GAME}/aid"):
        assert f'"{door}' in text


def test_the_doors_stand_in_the_waiting_room_and_open_beside_a_table(as_maud, maud):
    plan = quick_plan(find_game(GAME))
    plan.seats[1].kind = "open"
    room = as_maud.get(f"/t/{make_table(maud, plan).code}").text
    table = as_maud.get(f"/t/{make_table(maud, quick_plan(find_game(GAME))).code}").text
    assert f'class="door" href="/games/{GAME}/aid"' in room
    assert f'class="door" href="/games/{GAME}/aid" target="_blank"' in table


# ------------------------------------------------------------ the first game


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_a_first_game_is_set_up_as_the_rulebook_advises(maud, game):
    """At every number of seats; what is only for some of them is left out at the others."""
    for size in game.seats:
        plan = fitting_plan(maud, game, {}, size)
        chosen = read_options(game.options_type, size, plan.options)
        assert {name: plan.options.get(name) for name in game.first_game} == dict(game.first_game)
        assert chosen


def test_until_a_game_is_finished_bots_are_gentle(maud):
    game = find_game(GAME)
    sent = {"seat-0": "me", "seat-1": "bot", "bot-1": "hard"}
    first = fitting_plan(maud, game, sent)
    assert {seat.bot for seat in first.seats[1:]} == {"easy"}
    finished(maud, GAME, lesson="round_trip")
    assert not has_finished(maud, GAME)
    finished(maud, GAME)
    later = fitting_plan(maud, game, sent)
    assert {seat.bot for seat in later.seats[1:]} == {"hard"}
    assert later.options == {}


def test_the_gentlest_bot_is_the_games_own(maud):
    """Where easy wins nine games of ten against greedy."""
    assert {seat.bot for seat in fitting_plan(None, find_game("sans_foi_ni_loi"), {}).seats[1:]} == {"greedy"}


@pytest.mark.parametrize(
    ("sent", "bot"),
    [
        ({}, USUAL_BOT),
        ({"seat-1": "open", "bot-1": "hard"}, USUAL_BOT),
        ({"seat-1": "open", "bot-1": "hard", "seat-2": "bot", "bot-2": "normal"}, "normal"),
        ({"seat-1": "bot", "bot-1": "gone"}, USUAL_BOT),
    ],
)
def test_later_opponents_are_those_that_were_chosen_last(sent, bot):
    assert chosen_bot(sent) == bot


def test_alone_the_level_that_was_asked_for_comes_with_the_first_set_up(as_maud):
    as_maud.post(f"/play/{GAME}", {"alone": "yes", "option-sam": "hard"})
    assert Table.objects.get().options == {"neutral_tiles": "fixed", "faces": "a", "sam": "hard"}


# ------------------------------------------------------------ names of tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tables_of_late_have_the_same_name(nobody, maud, language):
    nobody.cookies["django_language"] = language
    for _ in range(12):
        nobody.post(f"/play/{GAME}", headers={"Accept-Language": language})
    names = list(Table.objects.values_list("name", flat=True))
    assert len(set(names)) == 12


def test_a_name_that_somebody_gave_is_not_used_again(maud):
    plan = quick_plan(find_game(GAME))
    first = make_table(maud, plan)
    plan.name = make_table(maud, plan).name
    assert make_table(maud, plan).name == plan.name
    plan.name = ""
    assert make_table(maud, plan).name not in {first.name, *Table.objects.values_list("name", flat=True)[:3]}
