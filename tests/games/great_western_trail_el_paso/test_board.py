"""The drawn board: well formed at every decision, lit where something can be chosen, and silent about what is hidden."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from xml.etree import ElementTree

import pytest

from games.drawings import SIZES, choices_in, drawn, elements, marked
from games.great_western_trail_el_paso.scene import arrive, scene, solo
from saloon.drawing.icons import names as icon_names
from saloon.engine import LANGUAGES, new_match
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.board.country import AT, POST_AT, SIMMENTAL_BOX, size_of
from saloon.games.great_western_trail_el_paso.board.signs import column, in_a_row, upright
from saloon.games.great_western_trail_el_paso.board.sue import solo_face
from saloon.games.great_western_trail_el_paso.board.tiles import bonus_face, objective_face
from saloon.games.great_western_trail_el_paso.components import BONUS_TILES, OBJECTIVES, SOLO, Action
from saloon.games.trail.board.signs import sign_width

REGIONS = {
    "desk": ["train", "trail", "mat", "hand", "rivals"],
    "tablet": ["trail", "train", "markets", "mat", "hand", "rivals"],
    "phone": ["trail", "train", "markets", "mat", "hand", "rivals", "strip"],
}
TABLES = [
    (1, {"b_cards": "3"}),
    (1, {"trains": "back", "faces": "b", "sue_delivery": "highest"}),
    (2, {"faces": "b"}),
    (3, {"faces": "a", "neutral_tiles": "fixed", "trains": "front"}),
    (4, {"trains": "back"}),
]


def words(page: dict[str, str], id: str) -> str:
    """What is written on the thing with an id."""
    return "".join(next(element for element in elements(page) if element.get("id") == id).itertext())


# ------------------------------------------------------------ random games


@pytest.mark.parametrize("size", SIZES)
def test_the_page_has_its_regions_in_order(size):
    page = drawn(new_match(GAME, 3, {}, 1), 0, size=size)
    assert [region for region in page if not re.fullmatch(r"mat-\d", region)] == REGIONS[size]


def test_the_regions_of_a_desk_fill_three_rows():
    for seats, options in TABLES:
        page = drawn(new_match(GAME, seats, options, 1), 0)
        boxes = {region: ElementTree.fromstring(text).get("viewBox").split() for region, text in page.items()}
        assert [boxes[region][2:] for region in ("train", "trail")] == [["1068", "140"], ["1068", "516"]]
        assert [boxes[region][3] for region in ("mat", "hand")] == ["168", "168"]


# ------------------------------------------------------------ where things lie


def test_no_place_of_the_map_covers_another():
    boxes = [(x - w / 2, y - h / 2, w, h) for (x, y), (w, h) in ((AT[space], size_of(space)) for space in AT)]
    boxes += [tuple(box) for box in (*POST_AT.values(), SIMMENTAL_BOX)]
    for one, (ax, ay, aw, ah) in enumerate(boxes):
        for bx, by, bw, bh in boxes[:one]:
            assert ax >= bx + bw or bx >= ax + aw or ay >= by + bh or by >= ay + ah


@pytest.mark.parametrize("size", SIZES)
def test_ranchers_stand_where_they_are_and_fan_out(size):
    """Before their first turn they wait beside the trail."""
    others = {1: {"at": "NB"}, 2: {"at": "NB"}}
    for match in (scene(3, at="NB", others=others), new_match(GAME, 4, {}, 1)):
        places = {e.get("id"): e.get("transform") for e in elements(drawn(match, 0, size=size)) if e.get("class") == "herder"}
        assert places.keys() == {f"herder-{seat}" for seat in range(match.state.seats)}
        assert len(set(places.values())) == match.state.seats


@pytest.mark.parametrize("action", Action.all.values(), ids=str)
def test_every_action_can_be_drawn_upright_and_in_a_row(action):
    top, _ = upright(action)
    assert top
    assert in_a_row(action)
    assert sign_width(top, 17) < 73
    assert set(re.findall(r'href="#i-([^"]+)"', column(action, 24, 50))) <= icon_names()


def test_every_tile_and_every_card_of_sues_can_be_drawn():
    faces = [objective_face(tile, met, w, 46) for tile in OBJECTIVES for met in (True, False) for w in (27, 62)]
    faces += [bonus_face(tile, 27, 46, count) for tile in BONUS_TILES for count in (1, 4)]
    faces += [solo_face(card, 106, 72) for card in SOLO]
    for face in faces:
        ElementTree.fromstring(f"<g>{face}</g>")
        assert set(re.findall(r'href="#i-([^"]+)"', face)) <= icon_names()


# ------------------------------------------------------------ what may be chosen


def test_a_move_lights_the_place_and_shows_its_way_steps_and_cowboys():
    match = scene(2, at="NB", trail={"S2i": "1a-1", "S3": "2a-0"}, workers=(1, 0, 0, 0), hand="")
    page = drawn(match, 0)
    lit = choices_in(page, "trail")
    assert lit["move:S2i"] == "building-1a-1-S2i"
    assert lit["move:ND"] == "building-D-ND"
    root = ElementTree.fromstring(page["trail"])
    ways = {choice: [g for g in root.iter() if g.get("class") == "route" and g.get("data-for") == choice] for choice in lit}
    near, far = ("".join(word for g in ways[choice] for word in g.itertext()) for choice in ("move:ND", "move:NE"))
    assert [len(way) for way in ways.values() if way] == [2] * len([choice for choice in lit if choice.startswith("move:")])
    assert "3" in near
    assert "\u2212" not in near
    assert "4" in far
    assert "\u22121" in far


def test_the_actions_of_the_place_are_things_of_their_own():
    match = arrive("NB", hand="galloway", dollars=20)
    assert choices_in(drawn(match, 0), "trail") == {"act:B-1": "act-B-1", "act:B-2": "act-B-2"}
    assert choices_in(drawn(match, 0), "mat") == {"act:L1": "mat-0-L1", "act:L3": "mat-0-L3"}


@pytest.mark.parametrize("size", SIZES)
def test_a_train_card_is_lit_and_then_its_actions(size):
    match = arrive("NF", hand="", dollars=20, workers=(0, 0, 2, 0))
    match.play("0 act:F-2")
    assert choices_in(drawn(match, 0, size=size), "train") == {
        "train:T1-front": "train-T1-front",
        "train:T2-front": "train-T2-front",
    }
    match.play("0 train:T1-front")
    assert choices_in(drawn(match, 0, size=size), "train") == {
        "act:T1-front-1": "act-T1-front-1",
        "act:T1-front-2": "act-T1-front-2",
    }
    match.play("0 act:T1-front-1")
    lit = choices_in(drawn(match, 0, size=size), "train")
    assert lit["tile:objective_stack"] == "stack-objectives"
    assert [id for choice, id in lit.items() if choice != "tile:objective_stack"] == [
        "objectives-0-O01",
        "objectives-1-O04",
        "objectives-2-O07",
    ]


def test_of_equal_bonus_tiles_the_first_is_taken():
    match = arrive("NF", hand="", dollars=20, workers=(0, 0, 2, 0), bonus_row="dollars permanent dollars")
    match.play("0 act:F-2", "0 train:T2-front", "0 act:T2-front-1")
    lit = choices_in(drawn(match, 0), "train")
    assert lit == {
        "tile:dollars": "bonuses-0-dollars",
        "tile:permanent": "bonuses-1-permanent",
        "tile:bonus_stack": "stack-bonuses",
    }


def test_free_actions_are_lit_on_tokens_and_workers():
    match = scene(2, at="NB", tokens=1, workers=(0, 1, 1, 1), dollars=2, hand="", draw="criollo")
    lit = choices_in(drawn(match, 0), "mat")
    assert lit == {
        "move:exchange": "mat-0-tokens",
        "move:discard_builder": "mat-0-builder",
        "move:discard_engineer": "mat-0-engineer",
        "move:discard_joker": "mat-0-joker",
    }


@pytest.mark.parametrize("size", SIZES)
def test_the_bonus_tile_with_exchanges_does_not_light_the_exchange_tokens(size):
    """Both are called `exchange`, but whoever takes a tile spends no token."""
    match = arrive("S1", "2a", dollars=2, tokens=1, bonus_row="exchange permanent dollars")
    match.play("0 act:2a-1")
    page = drawn(match, 0, size=size)
    assert choices_in(page, "train")["tile:exchange"] == "bonuses-0-exchange"
    assert "tile:exchange" not in choices_in(page, "mat")


def test_a_delivery_says_what_it_takes_and_then_asks_for_a_disc():
    match = scene(2, at="NG", hand="criollo pineywoods galloway", certificates=2, dollars=4, draw="criollo")
    match.play("0 move:EP")
    page = drawn(match, 0)
    assert set(choices_in(page, "trail")) == {"deliver:P0", "deliver:P5", "deliver:P7"}
    assert page["trail"].count('class="haul"') == 1
    match.play("0 deliver:P5")
    assert set(choices_in(drawn(match, 0), "mat")) == {f"disc:L{row}" for row in (1, 2, 3, 4)}


@pytest.mark.parametrize("size", SIZES)
def test_the_track_shows_how_many_certificates_can_be_taken(size):
    match = arrive("S1", "5a", certificates=1)
    match.play("0 act:5a-2")
    spaces = {f"certify:{count}": f"mat-0-certificate-{1 + count}" for count in (1, 2, 3)}
    assert choices_in(drawn(match, 0, size=size), "mat") == spaces


def test_building_lights_piles_then_spaces():
    match = arrive("NE", hand="", dollars=5, workers=(0, 2, 0, 0))
    match.play("0 act:E-2")
    assert choices_in(drawn(match, 0), "trail") == {"build:1a": "pile-1a", "build:2a": "pile-2a"}
    match.play("0 build:2a")
    assert set(choices_in(drawn(match, 0), "trail")) == {f"site:{id}" for id in ("S2i", "S2o", "S5i", "S5o", "S6i", "S6o")}


def test_what_may_not_be_chosen_says_why():
    match = scene(2, at="NB", hand="")
    page = drawn(match, 0, dimmed={"move:EP": "Too <far>."})
    why = {e.get("id"): e.get("data-why") for e in elements(page) if e.get("data-why")}
    assert why == {"at-EP": "Too <far>."}


# ------------------------------------------------------------ what is shown


def test_posts_show_whose_discs_lie_there_and_how_many():
    match = scene(3, at="NB", hand="", posts="P0 P0 P5", others={2: {"posts": "P5"}})
    page = drawn(match, 0)
    discs = {id for id in marked(page, "id") if re.fullmatch(r"post-P\d+-\d", id)}
    assert discs == {"post-P0-0", "post-P5-0", "post-P5-2"}
    assert words(page, "post-P0-0") == "2"


def test_objectives_are_ticked_when_they_are_fulfilled():
    page = drawn(scene(2, at="NB", hand="", discard="hereford", objectives="O07 O04"), 0)
    root = ElementTree.fromstring(page["mat"])
    ticked = {
        g.get("id"): any(use.get("href") == "#i-check" for use in g.iter())
        for g in root.iter()
        if re.fullmatch(r"mat-0-O\d\d", g.get("id") or "")
    }
    assert ticked == {"mat-0-O07": True, "mat-0-O04": False}


@pytest.mark.parametrize("size", SIZES)
def test_sue_has_her_card_her_workers_and_a_sheet(size):
    match = new_match(GAME, 1, {}, 3)
    page = drawn(match, 0, size=size)
    assert marked(page, "data-sheet") == {"mat-1": 1}
    assert "mat-1" in page
    shown = {id for id in marked(page, "id") if id.startswith("sue-")}
    assert shown == {"sue-card", "sue-cowboy", "sue-builder", "sue-engineer"}


def test_sues_card_is_shown_when_it_is_turned_over():
    page = drawn(solo("A6", hold=True), 0)
    assert marked(page, "data-help")["solo-A6"] == 2


# ------------------------------------------------------------ what is hidden


@pytest.mark.parametrize("size", SIZES)
def test_a_spectator_and_a_covered_screen_see_no_hand(size):
    match = scene(3, at="NB", hand="hereford corriente", others={1: {"hand": "shorthorn"}})
    for page in (drawn(match, None, size=size), drawn(match, 0, size=size, covered=True)):
        hand = {"hand": page["hand"]}
        assert not re.search(
            "hereford|corriente|shorthorn", "".join(text for e in elements(hand) for text in e.itertext()), re.I
        )
        assert not [help for help in marked(hand, "data-help") if help.startswith("cattle-")]


@pytest.mark.parametrize("size", SIZES)
def test_names_cannot_break_out(size):
    names = ("<script>alert(1)</script>", "a\"b'&<c>", "]]>" * 30)
    match = scene(3, at="NB", trail={"S1": "4a-1"})
    for seat in (None, 0, 1):
        page = drawn(match, seat, size=size, names=names)
        assert "<script" not in "".join(page.values())
        assert list(elements(page))


@pytest.mark.parametrize(("size", "language"), [*product(SIZES, LANGUAGES)])
def test_the_position_in_words_goes_with_the_drawing(size, language):
    page = drawn(scene(3, at="NB", trail={"S1": "4a-1"}), 0, size=size, language=language)
    described = {region: ElementTree.fromstring(text)[0].text for region, text in page.items()}
    assert "4a" in described["trail"]
    assert "Corriente" in described["trail" if size == "desk" else "markets"]
    assert "Ann" in described["mat"]
    assert "Bob" in described["rivals"]


def test_every_colour_that_the_board_uses_exists():
    css = files(GAME.package).joinpath("static", GAME.id, "board.css").read_text("utf-8")
    shared = ("tokens.css", "pieces.css", "trail.css")
    known = css + "".join(files("saloon.drawing").joinpath("static", "drawing", name).read_text("utf-8") for name in shared)
    assert GAME.styles == ("drawing/trail.css", f"{GAME.id}/board.css")
    assert not set(re.findall(r"var\((--[\w-]+)\)", known)) - set(re.findall(r"(--[\w-]+)\s*:", known)) - {"--f"}
