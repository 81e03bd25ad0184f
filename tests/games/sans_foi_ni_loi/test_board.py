"""The drawn board: well formed at every decision, lit where something can be chosen, and silent about what is hidden."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from games.drawings import SIZES, drawn, elements, marked
from games.sans_foi_ni_loi.scene import land, scene
from saloon.engine import LANGUAGES, choice_text, new_match
from saloon.games.sans_foi_ni_loi import GAME
from saloon.games.sans_foi_ni_loi.board.pictures import picture
from saloon.games.sans_foi_ni_loi.components import CARDS

REGIONS = ["line", "rivals", "ranch", "hand"]

TABLES = [
    (2, {}),
    (2, {"two_player_mode": "single_ranch", "mayor_bribe": "gold"}),
    (3, {"known_cards_aid": "on", "mayor_bribe": "gold"}),
    (4, {"raid_mode": "literal"}),
    (5, {}),
    (6, {"killer_values": "5/0,6/1,7/9"}),
]


# ------------------------------------------------------------ random games


@pytest.mark.parametrize("size", SIZES)
def test_the_page_has_its_regions_in_order(size):
    page = drawn(new_match(GAME, 3, {}, 1), 0, size=size)
    assert list(page) == REGIONS + ["strip"] * (size == "phone")


def test_the_regions_of_a_desk_have_one_width_and_fill_one_height():
    for seats, options in TABLES:
        page = drawn(new_match(GAME, seats, options, 1), 0)
        boxes = [ElementTree.fromstring(region).get("viewBox").split() for region in page.values()]
        assert {box[2] for box in boxes} == {"1068"}
        assert sum(float(box[3]) for box in boxes) == 816


# ------------------------------------------------------------ what may be chosen


def test_all_copies_of_a_card_carry_its_choice():
    match = scene(hand=["herd2", "herd2", "raid"], ranches={0: {"ranges": [land("range3")]}})
    assert marked(drawn(match, 0), "data-choice")["act:herd2"] == 2


def test_all_equal_herds_carry_their_choice():
    match = scene(ranches={0: {"ranges": [land("range3", "herd2-3", "herd2-3", "herd1-1")], "folk": "cowboy3"}}, rolls=(1, 6))
    assert marked(drawn(match, 0), "data-choice") == {"sell:0.herd2-3": 2, "sell:0.herd1-1": 1}


@pytest.mark.parametrize("size", SIZES)
def test_a_stolen_card_is_chosen_where_it_lies(size):
    match = scene(hand=["sharp", "mine"], hands={1: ["mayor", "saloon", "saloon"], 2: ["girls"]})
    match.play("0 act:sharp", "0 cheat:1")
    page = drawn(match, 0, size=size)
    assert marked({"hand": page["hand"]}, "data-choice") == {"steal:mayor": 1, "steal:saloon": 2}
    assert "mayor" not in page["line"] + page["rivals"]
    assert "saloon" not in "".join(drawn(match, 2, size=size).values()).replace("saloon-mark", "")


def test_the_mayor_points_at_the_cards_of_the_line():
    match = scene(line=["range1", "range1", "mine", "mine", "mine", "raid"], ranches={0: {"folk": "mayor"}})
    page = drawn(match, 0)
    assert marked({"line": page["line"]}, "data-choice") == {"arrange:range1": 2, "arrange:mine": 3, "arrange:raid": 1}


def test_a_discard_is_chosen_in_the_hand():
    match = scene(hand=["range1"] * 12)
    match.play("0 act:end")
    assert marked(drawn(match, 0), "data-choice") == {"discard:range1": 12}


def test_the_key_of_a_choice_is_on_it():
    page = drawn(scene(), 0)
    keys = {e.get("data-choice"): e.get("data-key") for e in elements(page) if e.get("data-choice")}
    assert keys["act:take3"] == "3"


def test_what_may_not_be_chosen_says_why():
    match = scene(hand=["cavalry"], listen=True)
    dimmed = {choice_text(why.verb, why.value): "No raid <here>." for why in match.why_not}
    page = drawn(match, 0, dimmed=dimmed)
    assert [e.get("data-why") for e in elements(page) if e.get("id") == "hand-cavalry-0"] == ["No raid <here>."]


def test_the_ranch_that_plays_is_in_its_players_own_place():
    """With two ranches each, the other one lies beside the rival's."""
    for active, own in ((0, 0), (1, 2), (2, 2), (3, 0)):
        page = drawn(scene(2, active=active), 0)
        assert f'id="ranch-{own}"' in page["ranch"]
        assert f'id="ranch-{2 - own}"' in page["rivals"]


# ------------------------------------------------------------ what is hidden


@pytest.mark.parametrize("size", SIZES)
def test_a_spectator_and_a_covered_screen_show_only_backs(size):
    match = scene(hand=["mayor", "saloon"], hands={1: ["girls"], 2: ["girls"]})
    for page in (drawn(match, None, size=size), drawn(match, 0, size=size, covered=True)):
        hand = {"hand": page["hand"]}
        assert not marked(hand, "data-help")
        assert not marked(hand, "data-choice")
        assert marked(hand, "id").keys() >= {"hand-back-0", "hand-back-1"}
        words = "".join("".join(element.itertext()) for element in elements(hand))
        assert not re.search("mayor|girls", words, re.IGNORECASE)


def test_trophies_are_shown_with_the_player_who_holds_the_killer():
    match = scene(hands={1: ["killer_b"]}, trophies={"killer_b": ["cowboy3", "cowboy1"]})
    match.state.players[1].shown = list(match.state.players[1].hand)
    assert 'id="ranch-1-trophies-killer_b"' in drawn(match, 2)["rivals"]


@pytest.mark.parametrize("size", SIZES)
def test_the_line_warns_a_round_before_the_game_ends_for_want_of_play(size):
    """Ruling A-13; on a phone the gauges above the board are hidden."""
    match = scene()
    assert "idle" not in drawn(match, 0, size=size)["line"]
    match.play("0 act:end", "1 act:end", "2 act:end")
    assert "idle" in drawn(match, 0, size=size)["line"].partition("</desc>")[2]


@pytest.mark.parametrize("size", SIZES)
def test_names_cannot_break_out(size):
    names = ("<script>alert(1)</script>", "a\"b'&<c>", "]]>" * 30)
    match = scene(hand=["sharp"], hands={1: ["mayor", "girls"]})
    for choices in ([], ["0 act:sharp"]):
        match.play(*choices)
        for seat in (None, 0, 1):
            page = drawn(match, seat, size=size, names=names)
            assert "<script" not in "".join(page.values())
            words = "".join(ElementTree.fromstring(page["ranch"] if seat != 1 else page["rivals"]).itertext())
            assert names[0] in words


# ------------------------------------------------------------ how it is drawn


def test_every_card_has_its_help_at_hand():
    match = scene(ranches={1: {"ranges": [land("range2", "herd1-1", mine=False)], "folk": "cowboy1 sheriff", "fences": 1}})
    helps = marked(drawn(match, 0), "data-help")
    assert helps.keys() >= {"card-range1", "card-range2", "card-herd1", "card-cowboy1", "card-sheriff", "card-fence"}


@pytest.mark.parametrize("size", SIZES)
def test_the_position_in_words_goes_with_the_drawing(size):
    match = scene(hand=["mayor"], ranches={0: {"gold": 3}, 1: {"gold": 4}})
    page = drawn(match, 0, size=size)
    described = {region: ElementTree.fromstring(text)[0].text for region, text in page.items()}
    assert "Deck: 20 cards" in described["line"]
    assert "Bob: 4 gold coins" in described["rivals"]
    assert "Ann (you, to play): 3 gold coins" in described["ranch"]
    assert "Mayor (4)" in described["hand"]


@pytest.mark.parametrize("size", SIZES)
def test_a_ranch_with_all_the_land_and_all_the_people_is_drawn_whole(size):
    lands = [land("range3", "herd3-4", "herd3-4", "herd3-4")] * 4 + [land("range1", mine=True, raided=True)] * 16
    rich = {
        "gold": 50,
        "ranges": lands,
        "folk": "cowboy1 " * 8 + "cowboy2 " * 9 + "sheriff mayor undertaker",
        "fences": 2,
        "panic": True,
    }
    match = scene(6, hand=["herd3"] * 30, ranches=dict.fromkeys((0, 1), rich), bank=5)
    page = drawn(match, 0, size=size)
    assert set(marked(page, "id").values()) == {1}
    assert len(re.findall(r'id="ranch-1-range-\d+"', page["rivals"])) == 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_has_a_picture(card, language):
    words = " ".join(ElementTree.fromstring(picture(card, language)).itertext())
    assert all(word in words.casefold() for word in GAME.texts(language)(f"card-{card.id}").casefold().split())


def test_every_colour_that_the_board_uses_exists():
    css = files(GAME.package).joinpath("static", "sans_foi_ni_loi", "board.css").read_text("utf-8")
    tokens = files("saloon.drawing").joinpath("static", "drawing", "tokens.css").read_text("utf-8")
    used = set(re.findall(r"var\((--[\w-]+)\)", css))
    assert used - set(re.findall(r"(--[\w-]+)\s*:", tokens + css)) == {"--seat-soft"}
