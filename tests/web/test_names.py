"""Nobody is taken for another: names that look alike are told apart, and spectators are marked and kept from the players."""

from __future__ import annotations

import pytest

from saloon.web.live import chat
from saloon.web.live.viewer import Viewer
from saloon.web.people.names import clean_name, looks, short_names, told_apart
from saloon.web.tables.creating import SeatPlan, TablePlan, join, make_table
from web.live_scene import live
from web.scenes import GAME, made

LOOK_LIKE_MAUD = [
    "maud", "MAUD", "M\u0430ud", "\u041caud", "Ma\u3164ud", "Maud\u2800", "Ｍａｕｄ", "𝓜𝓪𝓾𝓭", "Máud", "Maud.", "Rnaud",
    "M a u d",
]  # fmt: skip


@pytest.mark.parametrize("name", LOOK_LIKE_MAUD)
def test_names_that_look_alike_are_told_apart(name):
    assert told_apart(name, ["Maud"]) != name
    assert not looks(told_apart(name, ["Maud"])) & looks("Maud")


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("Ann 2", "Ann 3"), ("麻雀", "麻省"), ("!", "?")])
def test_names_that_do_not_look_alike_stay(one, other):
    assert told_apart(one, [other]) == one


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\u200b\ufe0f", "\u034f"])
def test_a_name_that_shows_nothing_is_none(name):
    assert clean_name(name) == ""


@pytest.mark.django_db
def test_people_and_bots_at_a_table_have_names_that_differ(maud, wren):
    wren.name = "M\u0430ud"
    wren.save()
    table = made(maud, "me", "open", "open")
    join(table.code, wren)
    assert [seat.name for seat in table.seats.all()][:2] == ["Maud", "M\u0430ud 2"]
    plan = TablePlan(GAME, [SeatPlan("me"), SeatPlan("bot", "maud"), SeatPlan("bot", "MAUD")])
    assert [seat.name for seat in make_table(maud, plan).seats.all()] == ["Maud", "maud 2", "MAUD 3"]


# ------------------------------------------------------------ chat


@live("a b c")
async def test_a_spectator_never_speaks_under_the_name_of_a_seat(scene):
    room = await scene.open()
    stranger, zoe = (type(scene.people["a"])(pk=90 + number, name=name) for number, name in enumerate(("\u0410\u041e", "Zoe")))
    assert room.names[0] == "a0"
    line = chat.new_line(room, stranger, None, "hello")
    assert (line.watching, line.name) == (True, "\u0410\u041e 2")
    assert chat.new_line(room, zoe, None, "hello").name == "Zoe"


@live("a b c")
async def test_a_player_speaks_as_their_seat_is_called_whatever_they_call_themselves_since(scene):
    room = await scene.open()
    person = scene.people["a"]
    person.name = room.names[1]
    line = chat.new_line(room, person, 0, "hello")
    assert (line.name, line.watching) == (room.names[0], False)


@live("a b c")
async def test_players_do_not_hear_spectators_while_they_play(scene):
    room = await scene.open()
    player, watcher = Viewer(scene.user(0), "en", seats=(0,)), Viewer(None, "en")
    lines = [
        chat.new_line(room, scene.people["b"], 1, "mine"),
        chat.new_line(room, type(scene.people["a"])(pk=99, name="Zoe"), None, "take the gold!"),
    ]
    assert [line.text for line in chat.heard(room, player, lines)] == ["mine"]
    assert [line.text for line in chat.heard(room, watcher, lines)] == ["mine", "take the gold!"]
    room.match.over = True
    assert [line.text for line in chat.heard(room, player, lines)] == ["mine", "take the gold!"]


@live("a b c")
async def test_who_is_muted_is_not_heard(scene):
    room = await scene.open()
    lines = [chat.new_line(room, scene.people[name], seat, name) for seat, name in enumerate("bc", 1)]
    me = Viewer(scene.user(0), "en", seats=(0,), muted=frozenset({scene.user(1)}))
    assert [line.text for line in chat.heard(room, me, lines)] == ["c"]


@pytest.mark.parametrize("longest", [8, 18])
@pytest.mark.parametrize(
    "names",
    [
        ("Guest 123", "Guest 456", "Guest 789", "Clay", "Wren", "Maud"),
        ("Bartholomew Longstreet", "Bartholomew Longfellow", "Bartholomew Long", "Bart", "B. Long", "Bartholomew"),
        ("Élisabeth-Marie de la Tour", "Elisabeth-Marie de la Tour 2", "X" * 30, "X" * 29 + "Y", "x" * 29 + "Z", "A B"),
    ],
)
def test_six_names_can_be_told_apart_in_short(names, longest):
    short = short_names(names, longest)
    assert all(0 < len(name) <= max(longest, 8) for name in short)
    assert all(was == now for was, now in zip(names, short, strict=True) if len(was) <= longest)
    kept = [looks(name) for name in short]
    assert not any(one & other for place, one in enumerate(kept) for other in kept[:place])


def test_a_name_in_short_is_a_word_of_it_where_that_is_enough():
    assert short_names(("Bartholomew Longstreet", "Guest 123"), 12) == ("Bartholomew", "Guest 123")
    assert short_names(("Guest 123", "Guest 456"), 8) == ("Gue. 123", "Gue. 456")
