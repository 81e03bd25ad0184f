"""The drawn board: where things lie, what is lit, and what a choice costs before it is made."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations, product
from xml.etree import ElementTree

import pytest

from games.drawings import SIZES, choices_in, decisions, drawn, elements, marked, viewpoint
from games.great_western_trail_argentina.scene import play, scene, solo
from saloon.engine import LANGUAGES, Match, new_match
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.board.cards import objective_row, task
from saloon.games.great_western_trail_argentina.board.country import AT, size_of
from saloon.games.great_western_trail_argentina.board.pedro import pedro_face
from saloon.games.great_western_trail_argentina.board.tiles import column, in_a_row, upright
from saloon.games.great_western_trail_argentina.components import (
    BREEDS,
    MARKET_KINDS,
    OBJECTIVES,
    PEDRO,
    SPACES,
    START,
    Action,
)
from saloon.games.trail.board.signs import sign_width

REGIONS = {
    "desk": ["harbour", "trail", "mat", "hand", "rivals"],
    "tablet": ["trail", "harbour", "markets", "mat", "hand", "rivals"],
    "phone": ["trail", "harbour", "markets", "mat", "hand", "rivals", "strip"],
}


def asked(verb: str, seats: int = 3) -> Match:
    """A random game where that is asked for the first time."""
    return next(match for match, _ in decisions(GAME, seats, {}, seed=5) if next(iter(match.asks.values())).verb == verb)


def previews(page: dict[str, str]) -> dict[str, str]:
    """What is shown for each choice in focus."""
    found: dict[str, str] = {}
    for thing in elements(page):
        if choice := thing.get("data-for"):
            found[choice] = found.get(choice, "") + "".join(thing.itertext())
    return found


@pytest.mark.parametrize("size", SIZES)
def test_the_page_has_its_regions_in_order(size):
    page = drawn(new_match(GAME, 3, {}, 1), 0, size=size)
    assert [region for region in page if not re.fullmatch(r"mat-\d", region)] == REGIONS[size]


def test_no_space_of_the_trail_overlaps_another():
    """Also with all 22 spaces built."""
    for one, other in combinations([space for space in SPACES if space is not START], 2):
        (ax, ay), (bx, by), (aw, ah), (bw, bh) = AT[one], AT[other], size_of(one), size_of(other)
        assert abs(ax - bx) >= (aw + bw) / 2 or abs(ay - by) >= (ah + bh) / 2, (one.id, other.id)


def test_every_action_has_a_sign():
    for action in Action.all.values():
        assert in_a_row(action)
        assert upright(action)[0]
        assert column(action, 40, 50)
        assert sign_width(in_a_row(action), 14) < 140


def test_every_task_and_every_card_of_pedro_has_a_picture():
    assert all(task(kind, 0, 0, 14) for card in OBJECTIVES for kind in card.tasks)
    assert all(objective_row(card, 138, 30) and "<" in pedro_face(pedro, 78, 118) for card, pedro in product(OBJECTIVES, PEDRO))


HARBOUR = {"desk": "buenos-aires", "tablet": "buenos-aires", "phone": "harbour"}
"""Where ships and cities are in Buenos Aires."""


@pytest.mark.parametrize("size", SIZES)
def test_ships_are_chosen_on_the_board_with_what_they_cost(size):
    match = asked("load")
    ask = next(iter(match.asks.values()))
    page = drawn(match, ask.seat, size=size)
    ships = {text for text in ask.texts() if not text.endswith(":exchange")}
    assert choices_in(page, HARBOUR[size]).keys() == ships
    assert previews({"mat": page["mat"]}).keys() == ships


@pytest.mark.parametrize("size", SIZES)
def test_a_delivery_shows_its_grain_before_it_is_made(size):
    """On the space, and struck from the track."""
    match = asked("deliver")
    ask = next(iter(match.asks.values()))
    page = drawn(match, ask.seat, size=size)
    spaces = {text for text in ask.texts() if re.fullmatch(r"deliver:\w+-[ab]-\w+-\d", text)}
    assert choices_in(page, HARBOUR[size]).keys() == spaces
    assert all(previews({region: page[region]}).keys() == spaces for region in (HARBOUR[size], "mat"))


def test_buenos_aires_is_a_sheet_over_strip_and_map_until_somebody_wants_the_map():
    """The strip carries the same choices."""
    match = asked("load")
    ask = next(iter(match.asks.values()))
    sheet, table = drawn(match, ask.seat), drawn(match, ask.seat, plan="map")
    assert "harbour" not in sheet
    assert "trail" not in sheet
    assert choices_in(table, "harbour") == choices_in(sheet, "buenos-aires")
    assert marked(sheet, "data-plan").keys() == {"map"}
    assert marked(table, "data-plan").keys() == {"sheet"}


def test_whoever_waits_for_somebody_in_buenos_aires_sees_the_map():
    match = asked("load")
    other = (next(iter(match.asks)) + 1) % 3
    assert "trail" in drawn(match, other)
    assert "trail" in drawn(match, None)


FARMERS = {"g1": "green-4-green", "b1": "blue-5-green"}


def helping(*choices: str) -> Match:
    """On neutral building F, with cards of strength 6, 2 and 2, and two strong workers."""
    match = scene(
        herder=None, trail=FARMERS, coins={"g1": 2}, hand="franqueiro_3 patagonico holando",
        workers=("strong_gaucho", "", "strong_maquinista", ""),
    )  # fmt: skip
    return play(match, "begin:F", "act:F-2", *choices)


def figure(match: Match, language: str = "en") -> str:
    return GAME.page.figure(match.observe(0), viewpoint(match, 0, language))


def shown(svg: str) -> list[str]:
    """The words of a drawing, without those of choices in focus."""
    parts = ElementTree.fromstring(svg)
    hidden = {text for group in parts.iter() if group.get("data-for") for text in group.iter()}
    return ["".join(text.itertext()) for text in parts.iter() if text.tag.endswith("text") and text not in hidden]


def test_a_meter_adds_up_fixed_strength_and_each_card_against_the_need():
    """Two farmers ask for 9; with 2 from workers, 6 and 2 from cards are enough, and tire once."""
    *numbers, have, brings = shown(figure(helping("help:g1", "help:b1", "reveal:franqueiro_3", "reveal:patagonico")))
    assert numbers == ["2", "6", "2", "2"]
    assert have == "10 of 9 needed · always 2, cards 8"
    assert re.sub("[\u2068\u2069]", "", brings) == "2 farmers, +$2 · 1 exhaustion card"


def test_before_cards_are_revealed_the_meter_says_what_the_strongest_would_do():
    have = shown(figure(helping("help:g1")))[-2]
    assert re.sub("[\u2068\u2069]", "", have) == "8 of 4 needed · always 2, cards 6"


def test_the_meter_moves_with_the_choice_in_focus():
    assert previews({"meter": figure(helping())}).keys() == {"help:g1", "help:b1"}
    cards = {"reveal:franqueiro_3", "reveal:patagonico", "reveal:holando"}
    assert previews({"meter": figure(helping("help:g1", "pass"))}).keys() == cards


def test_farmers_and_cards_that_were_chosen_are_ticked():
    page = drawn(helping("help:g1", "help:b1", "reveal:patagonico"), 0)
    assert page["trail"].count("lit-key-i") == 2
    assert page["hand"].count("lit-key-i") == 1


def test_other_questions_have_no_meter():
    assert not figure(scene(herder=None))


@pytest.mark.parametrize(("size", "region"), [("desk", "rivals"), ("phone", "markets")])
def test_the_panel_of_cattle_counts_what_everybody_bought_and_what_is_to_come(size, region):
    """Pedro took three of the five Serranos; one lies in the market, so one is to come."""
    kind = BREEDS["serrano"][0]
    match = scene(1, options={"cattle_panel": "yes"}, market=[kind.id], pedro={"pile": [kind.id] * 3})
    (panel,) = [thing for thing in elements({region: drawn(match, 0, size=size)[region]}) if thing.get("id") == "bought"]
    numbers = [text.text for text in panel.iter() if re.match(r"number|caption", text.get("class", ""))]
    column = numbers[MARKET_KINDS.index(kind) :: len(MARKET_KINDS)]
    assert column == ["·", "3", "1"]
    assert 'id="bought"' not in drawn(scene(1), 0, size=size)[region]


def test_a_way_to_buenos_aires_shows_the_income_of_the_hand():
    """A Franqueiro and a Patagonico by ramp 17: one step, 6 pesos."""
    match = scene(herder="G", engine=17, hand="franqueiro_3 patagonico")
    assert previews(drawn(match, 0))["move:x17"] == "1+$6"


def rings(page: dict[str, str], region: str) -> list[str]:
    """The numbers of lines on what they did."""
    return [thing.text or "" for thing in elements({region: page[region]}) if thing.get("class") == "told-t"]


@pytest.mark.parametrize("size", SIZES)
def test_what_pedro_did_is_ringed_with_the_number_of_its_line(size):
    """He has gone to Buenos Aires, done nothing, delivered and loaded: lines 2, 4 and 5; afterwards nothing is ringed."""
    things = {"herder": "y6", "workers": (2, 3, 2), "specialty": "carpintero", "grain": 7, "quays": "liverpool_1"}
    match = solo("10", hold=True, pedro=things, trail={"y7": "yellow-5-black"}, options={"cities": "b"})
    play(match, "1 done", "1 done", "1 done", "1 done")
    page = drawn(match, 0, size=size)
    assert rings(page, "trail") == ["2"]
    assert "told-way" in page["trail"]
    assert {"4", "5"} <= set(rings(page, "harbour"))
    while match.state.active == 1:
        match.answer_text(1, "done")
    page = drawn(match, 0, size=size)
    assert not any(rings(page, region) for region in page)


def test_every_way_shows_its_steps():
    match = asked("move", 4)
    ask = next(iter(match.asks.values()))
    ways = {choice: words for choice, words in previews(drawn(match, ask.seat)).items() if choice.startswith("move:")}
    assert ways.keys() == {text for text in ask.texts() if text.startswith("move:") and not re.search(r"exchange|:o\d", text)}
    assert all(any(char.isdigit() for char in words) for words in ways.values())


def test_a_spectator_sees_no_reach_and_no_light():
    page = drawn(asked("load"), None)
    assert not marked(page, "data-choice")
    assert "reach" not in page["harbour"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_region_is_said_in_words(size, language):
    page = drawn(new_match(GAME, 2, {}, 1), 0, size=size, language=language)
    assert all(re.search(r"<desc>[^<]", region) for region in page.values())


def test_nothing_but_what_may_be_chosen_has_the_colour_of_action():
    """The style sheet of the board uses and sets no token of it."""
    style = files("saloon.games.great_western_trail_argentina").joinpath("static", "great_western_trail_argentina", "board.css")
    assert "--act" not in style.read_text("utf-8")
