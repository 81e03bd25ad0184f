"""The form of a new table: simple first. Presets, seats, pickers, the usual table, how long it takes."""

from datetime import timedelta

import pytest
from django.utils import timezone
from tests.web.scenes import GAME, made

from saloon.engine import all_games, find_game
from saloon.web.tables import duration, forms, presets
from saloon.web.tables.creating import SeatPlan, TablePlan, checked
from saloon.web.tables.models import OVER, Event, Table, UsualTable

pytestmark = pytest.mark.django_db

TRAIL, TOWN, LAWLESS = "great_western_trail", "carson_city", "sans_foi_ni_loi"


def form(client, game: str, **sent: str) -> str:
    fields = {key.replace("__", "-"): value for key, value in sent.items()}
    return client.post(f"/new/{game}/form", fields, headers={"X-Part": "new-form"}).text


def pressed(page: str) -> list[str]:
    """The cards that are chosen."""
    cards = [part for part in page.split("<button") if 'name="set"' in part]
    return [part.split('value="')[1].split('"')[0] for part in cards if 'aria-pressed="true"' in part]


# ------------------------------------------------------------ who plays, which kind of game


def test_a_newcomer_is_shown_a_first_game_against_bots(nobody):
    page = nobody.get(f"/new/{TRAIL}").text
    assert pressed(page) == ["who-bots", "kind-first"]
    assert "Never played?" in page


@pytest.mark.parametrize("game", [game.id for game in all_games()])
@pytest.mark.parametrize("kind", ["first", "full"])
def test_every_preset_can_be_played(nobody, game, kind):
    found = find_game(game)
    sent = presets.applied(found, {"size": "3", "seat-1": "bot", "seat-2": "bot"}, f"kind-{kind}", {})
    checked(forms.sent_plan(found, sent))
    assert presets.kind(found, sent, {}) in (kind, "first")


@pytest.mark.parametrize("who", ["bots", "screen", "friends", "anybody"])
def test_who_plays_is_set_at_once(nobody, who):
    assert pressed(form(nobody, TOWN, size="3", set=f"who-{who}"))[0] == f"who-{who}"


def test_alone_one_sits_against_the_opponent_of_the_rules(nobody):
    page = form(nobody, TRAIL, size="3", set="who-alone")
    assert pressed(page)[0] == "who-alone"
    assert "Sam" in page
    assert 'name="option-sam"' in page
    assert 'value="who-alone"' not in form(nobody, TOWN, size="3")


def test_a_kind_of_game_sets_everything_but_the_seats(nobody):
    page = form(nobody, TRAIL, size="2", seat__1="open", pace="turns", option__simmental="yes", set="kind-first")
    assert "kind-first" in pressed(page)
    assert "who-anybody" in pressed(page)
    assert "Simmental: " not in page


def test_what_is_touched_becomes_ones_own(nobody):
    page = form(nobody, TRAIL, size="3", seat__1="bot", seat__2="bot", undo="none")
    assert 'id="set-own"' in page
    assert not [card for card in pressed(page) if card.startswith("kind-")]


def test_the_level_of_the_opponent_belongs_to_every_kind(nobody):
    page = form(nobody, TRAIL, size="1", option__sam="hard", option__neutral_tiles="fixed", option__faces="a")
    assert "kind-first" in pressed(page)


@pytest.mark.parametrize("wish", ["who-dogs", "kind-own", "seats-9", "x", "who-alone"])
def test_a_wish_that_nobody_can_have_is_refused(nobody, wish):
    assert nobody.post(f"/new/{TOWN}/form", {"size": "3", "set": wish}).status_code == 400


# ------------------------------------------------------------ seats


def test_a_seat_more_is_as_the_last_one_was(nobody):
    page = form(nobody, TOWN, size="3", seat__1="open", seat__2="bot", bot__2="hard", set="seats-4")
    assert 'id="bot-3-hard"' in page
    assert 'name="size" value="4"' in page


def test_impossible_numbers_say_why(nobody):
    assert "There are 6 seats at most." in form(nobody, TOWN, size="6")
    assert "There are 2 seats at least." in form(nobody, TOWN, size="2")
    assert "against Sam: see above" in form(nobody, TRAIL, size="2")


def test_a_bot_sits_down_beside_somebody_who_was_alone(nobody):
    assert "who-bots" in pressed(form(nobody, TRAIL, size="1", set="seats-2"))


def test_three_levels_are_offered_and_all_bots_to_whoever_wants_them(nobody):
    seats = {"size": "2", "seat__1": "bot"}
    assert 'value="greedy"' not in form(nobody, TOWN, **seats)
    assert 'value="greedy"' in form(nobody, TOWN, all__bots="yes", **seats)
    assert 'id="bot-1-search"' in form(nobody, TOWN, bot__1="search", **seats)


# ------------------------------------------------------------ free texts are picked


def test_a_free_text_is_asked_for_only_where_it_counts(nobody):
    assert "pick-chosen_faces" not in form(nobody, TRAIL, size="2")
    assert "pick-chosen_faces" in form(nobody, TRAIL, size="2", option__faces="chosen")


def test_sides_are_picked_one_by_one(as_maud):
    picks = {f"pick-chosen_faces-{number}": "b" if number == 3 else "a" for number in range(1, 13)}
    sent = {"size": "2", "seat-1": "bot", "option-faces": "chosen", "pick-chosen_faces": "yes", **picks}
    as_maud.post(f"/new/{TRAIL}", sent)
    assert Table.objects.get().options["chosen_faces"] == "aabaaaaaaaaa"


def test_a_river_is_picked_on_the_map(as_maud):
    course = ["14", "24", "25", "35", "45", "55", "54", "64", "74", "84"]
    sent = {"size": "2", "seat-1": "bot", "option-river": "free", "pick-free_river": "yes"}
    as_maud.post(f"/new/{TOWN}", {**sent, **{f"pick-free_river-{id}": id for id in ["15", *course]}})
    assert not Table.objects.exists()
    page = as_maud.post(f"/new/{TOWN}", {**sent, **{f"pick-free_river-{id}": id for id in ["15", *course]}}).text
    assert "8 to 15 parcels in one course" in page
    assert page.count("checked") > len(course), "what was picked is still there"
    other = [id[0] + "5" if id[1] == "4" else id[0] + "6" for id in course]
    as_maud.post(f"/new/{TOWN}", {**sent, **{f"pick-free_river-{id}": id for id in other}})
    assert set(Table.objects.get().options["free_river"].split(",")) == set(other)


@pytest.mark.parametrize("picked", [{}, {"pick-chosen_people-1": "1Z"}, {"pick-chosen_people-1": "2Y"}])
def test_what_cannot_be_picked_is_refused_in_words(as_maud, picked):
    sent = {"size": "2", "seat-1": "bot", "option-people": "chosen", "pick-chosen_people": "yes", **picked}
    answer = as_maud.post(f"/new/{TOWN}", sent)
    assert answer.status_code == 400
    assert "Seven cards" in answer.text
    assert not Table.objects.exists()


# ------------------------------------------------------------ the usual table


def test_a_table_that_is_kept_stays_the_usual_one(as_maud, maud):
    form(as_maud, TOWN, size="4", seat__1="bot", undo="none", set="keep")
    as_maud.post(f"/new/{TOWN}", {"size": "2", "seat-1": "bot"})
    page = as_maud.get(f"/new/{TOWN}").text
    assert 'name="size" value="4"' in page
    assert "kind-usual" in pressed(page)
    assert UsualTable.objects.get(user=maud).kept


def test_a_guest_keeps_a_table_too(nobody):
    form(nobody, TOWN, size="5", seat__1="bot", set="keep")
    assert 'name="size" value="5"' in nobody.get(f"/new/{TOWN}").text


def test_a_usual_table_that_cannot_be_played_any_more_is_forgotten(as_maud, maud):
    UsualTable.objects.create(user=maud, game=TOWN, sent={"size": "9"}, kept=True)
    UsualTable.objects.create(user=maud, game=TRAIL, sent={"size": "2", "option-faces": "gold"}, kept=True)
    assert as_maud.get(f"/new/{TOWN}").status_code == 200
    assert 'value="kind-usual"' not in as_maud.get(f"/new/{TRAIL}").text


def test_names_are_not_kept_nor_what_nobody_asked_for(as_maud):
    form(as_maud, TOWN, size="2", seat__1="me", name__1="Billy", person="Maud", junk="x", set="keep")
    assert set(UsualTable.objects.get().sent) == {"size", "seat-1"}


# ------------------------------------------------------------ how long it takes


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_game_says_how_long_it_takes(nobody, game):
    assert "about" in form(nobody, game, size=str(presets.first_size(find_game(game))), seat__1="bot")


def bots(game: str, seats: int) -> TablePlan:
    return TablePlan(game, [SeatPlan("me"), *[SeatPlan("bot", bot="easy")] * (seats - 1)])


def test_people_take_longer_than_bots_and_hard_bots_longer_than_easy_ones(maud):
    game = find_game(TRAIL)
    friends = TablePlan(TRAIL, [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")])
    hard = TablePlan(TRAIL, [SeatPlan("me"), *[SeatPlan("bot", bot="hard")] * 2])
    easy = duration.duration(game, bots(TRAIL, 3), maud)
    assert easy.least <= easy.usual <= easy.most
    assert easy.usual < duration.duration(game, hard, maud).usual < duration.duration(game, friends, maud).usual


def test_after_some_games_the_persons_own_pace_counts(maud):
    assert duration.own_seconds(maud, GAME) == 0
    table = made(maud, "me", "bot")
    Table.objects.filter(pk=table.pk).update(status=OVER)
    start = timezone.now()
    for number in range(2 * duration.KNOWN_CHOICES + 1):
        at = start + timedelta(seconds=20 * (number // 2) + 15 * (number % 2))
        seat = (number + 1) % 2
        Event.objects.create(table=table, number=number + 1, kind="choose", seat=seat, text="x", count=number, at=at)
    assert duration.own_seconds(maud, GAME) == 15
    assert duration.own_seconds(maud, TOWN) == 0


def test_turn_by_turn_nobody_counts_minutes(nobody):
    assert "howlong" not in form(nobody, TRAIL, size="2", seat__1="open", pace="turns")
