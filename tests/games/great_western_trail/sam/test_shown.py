"""Sam's turn line by line, his area beside the board, and his seat in words."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from games.great_western_trail.sam.scene import him, meet, play, solo
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine.options import read_options
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.rails.components import TRADE, Town
from saloon.games.great_western_trail.sam.board import sam_face
from saloon.games.great_western_trail.sam.components import CARDS, STEPS, SamCard, SamStep
from saloon.games.great_western_trail.sam.story import story

RAILS = {"rails_to_the_north": "yes"}


def lines(match, language: str = "en") -> list[tuple[str, str, str]]:
    told = story(match.state, him(match), GAME.texts(language))
    return [(line.stage, line.text, line.reason) for line in told]


def drawn(match, size: str = "desk", language: str = "en") -> str:
    viewpoint = Viewpoint(0, ("Ann", "Sam"), (False, False), language, size)
    return GAME.page.board(match.observe(0), viewpoint)["rivals"]


def test_a_turn_is_read_with_what_is_done_and_what_is_to_come():
    match = solo("9", hold=True, trail={"FLOOD1": "flood-3-green"})
    assert lines(match) == [("now", "Turns over card 9", ""), ("to_come", "Moves on", ""), ("to_come", "Does his action", "")]
    play(match, "done")
    assert lines(match)[1] == ("now", "Moves 1 location: neutral building A", "there is no other way")
    play(match, "done")
    stage, text, reason = lines(match)[2]
    assert (stage, text) == ("now", "Takes a hazard: flood space 1")
    assert reason == "the only zone, the tile with most points"


def test_a_visit_to_kansas_city_is_expected_once_he_is_there():
    match = solo("8", hold=True, sam={"herder": "G"})
    assert [stage for stage, *_ in lines(match)] == ["now", "to_come", "to_come"]
    play(match, "done")
    assert [text for stage, text, _ in lines(match) if stage == "to_come"] == [
        "Does his action", "Takes the lower tiles", "Delivers",
    ]  # fmt: skip


def test_between_his_turns_all_of_the_last_one_is_done():
    match = solo("8")
    assert {stage for stage, *_ in lines(match)} == {"done"}


def test_between_his_turns_a_phone_shows_the_last_one_and_a_desk_keeps_the_room_for_your_question():
    """However much he has, six options find room beside his area at 1440 by 900."""
    match = solo("8", options=RAILS, sam={"discs": 15})
    assert "samstep-" in drawn(match, "phone")
    assert "samstep-" not in drawn(match, "desk")
    assert height(drawn(match, "desk")) < 280 < height(drawn(solo("8", hold=True, options=RAILS, sam={"discs": 15}), "desk"))


def height(region: str) -> float:
    return float(re.search(r'viewBox="\S+ \S+ \S+ (\S+)"', region)[1])


# ------------------------------------------------------------ what he would take next

TRAIL = {"OUT2": "outlaw-green", "OUT5": "outlaw-orange", "FLOOD1": "flood-2-green", "FLOOD2": "flood-4-green"}
FORESIGHT = {1: "flood-2-green drought-4-green", 2: "cowboy builder", 3: "outlaw-green engineer"}


def page(match, size: str = "desk", plan: str = "") -> str:
    viewpoint = Viewpoint(0, ("Ann", "Sam"), (False, False), "en", size, plan=plan)
    return "".join(GAME.page.board(match.observe(0), viewpoint).values())


def marked(match, size: str = "desk", plan: str = "") -> set[str]:
    """The pieces with his brand: its group is the last thing in the group of a piece."""
    return {
        piece.get("id")
        for svg in ElementTree.fromstring(f"<all>{page(match, size, plan)}</all>".replace("xlink:", ""))
        for piece in svg.iter()
        if piece.get("id") and any(child.get("class") == "mark" for child in piece)
    }


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_his_brand_lies_on_whatever_he_would_take_next(size):
    match = solo(
        active=0, trail=TRAIL, foresight=FORESIGHT, display=["O01", "O02"], objectives=["O03"], sam={"cities": "bloomington"}
    )
    assert marked(match, size) == {
        "tile-OUT5", "tile-FLOOD2", "at-A1", "display-O01-0", "foresight-1-1", "foresight-2-1", "foresight-3-1", "city-peoria",
    }  # fmt: skip


@pytest.mark.parametrize(("plan", "city"), [("trail", "city-BLO"), ("north", "city-BLO")])
def test_with_rails_it_lies_on_the_town_of_his_next_store_too(plan, city):
    match = meet("medium", rails_to_the_north="yes")
    assert {"town-S01", city} <= marked(match, plan=plan)


def test_a_large_town_is_marked_where_he_delivers_to_it_next():
    match = meet("medium", rails_to_the_north="yes")
    match.state.rails.stores[1] = [TRADE[Town.of("MIL")][0]]
    assert "town-MIL" in marked(match, plan="north")


def test_what_he_has_done_in_his_turn_is_ringed_with_the_number_of_the_line():
    match = solo("9", hold=True, trail=TRAIL)
    assert 'class="told"' not in page(match)
    play(match, "done")
    assert set(rings(page(match))) == {("building-A", "2")}
    play(match, "done")
    assert set(rings(page(match))) == {("building-A", "2"), ("at-FLOOD2", "3")}
    play(match, "done")
    assert rings(page(match)) == []


def rings(page: str) -> list[tuple[str, str]]:
    return [
        (piece.get("id"), "".join(child.itertext()))
        for svg in ElementTree.fromstring(f"<all>{page}</all>".replace("xlink:", ""))
        for piece in svg.iter()
        if piece.get("id")
        for child in piece
        if any(part.get("class") == "told" for part in child)
    ]


@pytest.mark.parametrize("number", range(1, 16))
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("specialty", ["cowboy", "builder", "engineer"])
def test_every_line_of_every_card_opens_a_rule(number, size, specialty):
    match = solo(str(number), hold=True, sam={"specialty": specialty}, market="corriente")
    while match.state.active == 1:
        rules = re.findall(r'class="story \w+" data-help="samstep-(\w+)"', drawn(match, size))
        assert len(rules) == len(lines(match))
        assert set(rules) <= set(SamStep.all)
        play(match, "done")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_and_every_card_has_help(language):
    texts = GAME.texts(language)
    assert all(f"samstep-{step}.help" in texts for step in STEPS)
    assert all(GAME.page.help(texts, card) for card in CARDS)


def test_card_13_shows_the_value_that_he_takes():
    assert re.search(r">3</text>", sam_face(SamCard.of("sam_13"), 76, 104, "", False))


def test_his_area_shows_level_route_and_cards_that_are_left():
    area = drawn(solo("8", played="1 2 3", options={"sam": "hard"}))
    assert "hard" in area
    assert "next: Peoria" in area
    assert area.count('class="spent"') == 3
    assert "Stores" not in area
    assert "Stores" in drawn(solo("4", options=RAILS, sam={"discs": 15}))


def test_his_seat_is_said_in_words():
    match = solo("8", sam={"pile": "corriente", "stations": "ST1"})
    words = "\n".join(GAME.page.position(match.observe(0), 0, ("Ann", "Sam"), GAME.texts("en")))
    assert "Next delivery: Bloomington" in words
    assert "Workers: 1 cowboy, 1 builder, 1 engineer; specialty: cowboy" in words


def test_nothing_of_him_is_drawn_where_two_play():
    g = GAME.set_up(2, {}, seed=1)
    page = GAME.page.board(g.observe(0), Viewpoint(0, ("Ann", "Bill"), (False, False), "en", "desk"))
    assert "story" not in page["rivals"]


@pytest.mark.parametrize(("seats", "there"), [(1, True), (2, False)])
def test_his_turn_is_on_the_player_aid_of_whoever_plays_alone(seats, there):
    options = read_options(GAME.options_type, seats, {})
    assert ("sam" in [block.key for block in GAME.page.aid if block.played(seats, options)]) is there
