"""The drawn board: well formed at every decision, lit where something can be chosen, and silent about what is hidden."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from xml.etree import ElementTree

import pytest

from games.drawings import SIZES, choices_in, drawn, elements, marked, viewpoint
from games.great_western_trail.scene import scene
from saloon.drawing.icons import names as icon_names
from saloon.engine import LANGUAGES, new_match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.board.country import AT, size_of
from saloon.games.great_western_trail.board.tiles import column, in_a_row, upright
from saloon.games.great_western_trail.components import SPACES, Action
from saloon.games.trail.board.signs import sign_width

REGIONS = {
    "desk": ["rail", "trail", "mat", "hand", "rivals"],
    "tablet": ["trail", "rail", "jobs", "mat", "hand", "rivals"],
    "phone": ["trail", "rail", "markets", "mat", "hand", "rivals", "strip"],
}
TABLES = [
    (2, {"simmental": "yes"}),
    (2, {"faces": "b"}),
    (3, {"faces": "a", "neutral_tiles": "fixed"}),
    (3, {"simmental": "yes", "faces": "b"}),
    (4, {}),
    (4, {"simmental": "yes", "faces": "chosen", "chosen_faces": "abababababab"}),
]


# ------------------------------------------------------------ random games


@pytest.mark.parametrize("size", SIZES)
def test_the_page_has_its_regions_in_order(size):
    page = drawn(new_match(GAME, 3, {}, 1), 0, size=size)
    assert [region for region in page if not re.fullmatch(r"mat-\d", region)] == REGIONS[size]


def test_the_regions_of_a_desk_fill_three_rows():
    for seats, options in TABLES:
        page = drawn(new_match(GAME, seats, options, 1), 0)
        boxes = {region: ElementTree.fromstring(text).get("viewBox").split() for region, text in page.items()}
        assert [boxes[region][2:] for region in ("rail", "trail")] == [["1068", "140"], ["1068", "516"]]
        assert [boxes[region][3] for region in ("mat", "hand")] == ["168", "168"]


# ------------------------------------------------------------ where things lie


def test_no_space_of_the_trail_covers_another():
    for one in SPACES:
        for other in SPACES:
            if one is not other:
                (ax, ay), (bx, by), (aw, ah), (bw, bh) = AT[one], AT[other], size_of(one), size_of(other)
                assert abs(ax - bx) >= (aw + bw) / 2 or abs(ay - by) >= (ah + bh) / 2, (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_herders_stand_where_they_are_and_fan_out(size):
    match = scene(4, trail={"A1": "4a-1"}, herder="A1", others={1: {"herder": "A1"}, 2: {"herder": "A1"}, 3: {"herder": "B"}})
    places = {e.get("id"): e.get("transform") for e in elements(drawn(match, 0, size=size)) if e.get("class") == "herder"}
    assert places.keys() == {"herder-0", "herder-1", "herder-2", "herder-3"}
    assert len(set(places.values())) == 4


def test_a_herder_that_is_not_on_the_trail_yet_is_not_drawn():
    match = new_match(GAME, 2, {}, 1)
    assert not [id for id in marked(drawn(match, 0), "id") if id.startswith("herder-")]


@pytest.mark.parametrize("action", Action.all.values(), ids=str)
def test_every_action_can_be_drawn_upright_and_in_a_row(action):
    top, _ = upright(action)
    assert top
    assert in_a_row(action)
    assert sign_width(top, 17) < 73
    assert set(re.findall(r'href="#i-([^"]+)"', column(action, 24, 50))) <= icon_names()


# ------------------------------------------------------------ what may be chosen


def test_a_move_lights_the_place_and_shows_its_way_and_every_fee():
    match = scene(3, trail={"A1": "1a-1", "FLOOD1": "flood-4-green"}, herder="A", dollars=5, hand="")
    page = drawn(match, 0)
    lit = choices_in(page, "trail")
    assert lit["move:A1"] == "building-1a-1"
    assert lit["move:FLOOD1"] == "tile-FLOOD1"
    root = ElementTree.fromstring(page["trail"])
    ways = [g for g in root.iter() if g.get("class") == "route" and g.get("data-for") == "move:A1"]
    assert len(ways) == 2
    assert "\u2212$2" in "".join(way for g in ways for way in g.itertext())


def test_every_way_to_a_place_is_shown():
    match = scene(3, trail={"A1": "1a-1", "FLOOD1": "flood-3-black"}, herder="A", dollars=9, hand="")
    others = [choice for choice in viewpoint(match, 0).lit if choice.count(".")]
    assert others
    assert set(others) <= marked(drawn(match, 0), "data-for").keys()


def test_the_actions_of_the_place_are_things_of_their_own():
    """Alternatives are two things, and the risk of a space is one more; an equal building of somebody else is not lit."""
    match = scene(3, herder="B", hand="", dollars=9, display="O14 O15")
    match.play("0 move:C")
    assert choices_in(drawn(match, 0), "trail").items() >= {"act:C-1a": "act-C-C-1a", "act:C-1b": "act-C-C-1b"}.items()
    match = scene(3, herder="A", hand="criollo", dollars=9, trail={"FR1": "12a-0", "FR2": "12a-1"})
    match.play("0 move:FR1")
    lit = choices_in(drawn(match, 0), "trail")
    assert lit == {"act:12a-1": "act-FR1-12a-1", "act:12a-2": "act-FR1-12a-2", "act:FR1-risk-1": "act-FR1-risk-1"}


def test_copied_actions_are_lit_on_the_neighbour():
    match = scene(3, herder="A", hand="", dollars=9, trail={"A1": "6b-0", "A2": "12a-1"})
    match.play("0 move:A1", "0 act:6b-1")
    assert choices_in(drawn(match, 0), "trail") == {"copy:A": "building-A", "copy:A2": "building-12a-1"}
    match.play("0 copy:A2")
    assert choices_in(drawn(match, 0), "trail") == {"act:12a-1": "act-A2-12a-1", "act:12a-2": "act-A2-12a-2"}


@pytest.mark.parametrize("size", SIZES)
def test_the_bag_that_is_asked_about_is_lit(size):
    match = scene(
        2, herder="G", hand="", dollars=9,
        foresight={1: "flood-4-green outlaw-green", 2: "cowboy builder", 3: "cowboy builder"},
        bags={1: "flood-2-green", 2: "engineer", 3: "engineer"},
    )  # fmt: skip
    region = {"desk": "trail", "tablet": "jobs", "phone": "markets"}[size]
    match.play("0 move:KC", "0 foresee:flood-4-green")
    lit = choices_in(drawn(match, 0, size=size), region)
    assert lit == {"foresee:cowboy": "foresight-2-0", "foresee:builder": "foresight-2-1"}
    match.play("0 foresee:cowboy")
    assert set(choices_in(drawn(match, 0, size=size), region).values()) == {"foresight-3-0", "foresight-3-1"}


def test_equal_workers_of_a_row_are_hired_from_the_left():
    match = scene(4, herder="START", hand="", dollars=20, jobs={1: "- cowboy builder cowboy"}, token=2)
    match.play("0 move:A", "0 act:A-2")
    assert choices_in(drawn(match, 0), "trail") == {"hire:cowboy-1": "job-1-2", "hire:builder-1": "job-1-3"}


def test_what_may_not_be_chosen_says_why():
    match = scene(3, trail={"A1": "1a-1"}, herder="A", hand="")
    page = drawn(match, 0, dimmed={"move:KC": "Too <far>."})
    why = {e.get("id"): e.get("data-why") for e in elements(page) if e.get("data-why")}
    assert list(why.values()) == ["Too <far>."]


# ------------------------------------------------------------ what exists


def test_the_job_market_has_as_many_columns_as_the_table_needs():
    for seats, columns in ((2, 2), (3, 3), (4, 4)):
        page = drawn(scene(seats, jobs={1: "cowboy " * columns}, token=2), 0)
        jobs = [id for id in marked(page, "id") if re.fullmatch(r"job-1-\d", id)]
        assert len(jobs) == columns


@pytest.mark.parametrize("size", SIZES)
def test_simmentals_have_places_only_where_they_play(size):
    for simmental in ("no", "yes"):
        page = drawn(new_match(GAME, 3, {"simmental": simmental}, 1), 0, size=size)
        places = {id for id in marked(page, "id") if id.startswith("market-simmental")}
        assert len(places) == (3 if simmental == "yes" else 0)


def test_fees_are_those_of_the_table():
    for seats, fees in ((2, ("$2", "$2")), (3, ("$2", "$1")), (4, ("$1", "$2"))):
        match = scene(seats, trail={"FLOOD1": "flood-4-green", "DROUGHT1": "drought-3-black"})
        root = ElementTree.fromstring(drawn(match, 0)["trail"])
        tiles = {e.get("id"): "".join(e.itertext()) for e in root.iter() if str(e.get("id")).startswith("tile-")}
        assert fees[0] in tiles["tile-FLOOD1"]
        assert fees[1] in tiles["tile-DROUGHT1"]


# ------------------------------------------------------------ what is hidden


@pytest.mark.parametrize("size", SIZES)
def test_a_spectator_and_a_covered_screen_see_no_hand(size):
    match = scene(3, hand="hereford-7 longhorn", others={1: {"hand": "shorthorn-5"}})
    for page in (drawn(match, None, size=size), drawn(match, 0, size=size, covered=True)):
        words = "".join("".join(element.itertext()) for element in elements({"hand": page["hand"]}))
        assert not re.search("hereford|longhorn|shorthorn", words, re.IGNORECASE)
        assert not [help for help in marked({"hand": page["hand"]}, "data-help") if help.startswith("card-")]


@pytest.mark.parametrize("size", SIZES)
def test_names_cannot_break_out(size):
    names = ("<script>alert(1)</script>", "a\"b'&<c>", "]]>" * 30)
    match = scene(3, trail={"A1": "4a-1"})
    for seat in (None, 0, 1):
        page = drawn(match, seat, size=size, names=names)
        assert "<script" not in "".join(page.values())
        assert list(elements(page))


@pytest.mark.parametrize(("size", "language"), [*product(SIZES, LANGUAGES)])
def test_the_position_in_words_goes_with_the_drawing(size, language):
    match = scene(3, trail={"A1": "4a-1"}, market="longhorn longhorn", display="O14")
    page = drawn(match, 0, size=size, language=language)
    described = {region: ElementTree.fromstring(text)[0].text for region, text in page.items()}
    assert "Bob" in described["trail"]
    assert "4a" in described["trail"]
    assert "Longhorn" in described["markets" if size == "phone" else "trail"]
    assert "Ann" in described["mat"]
    assert "Bob" in described["rivals"]


def test_every_colour_that_the_board_uses_exists():
    css = files(GAME.package).joinpath("static", "great_western_trail", "board.css").read_text("utf-8")
    shared = ("tokens.css", "pieces.css", "trail.css")
    known = css + "".join(files("saloon.drawing").joinpath("static", "drawing", name).read_text("utf-8") for name in shared)
    assert not set(re.findall(r"var\((--[\w-]+)\)", css)) - set(re.findall(r"(--[\w-]+)\s*:", known))
