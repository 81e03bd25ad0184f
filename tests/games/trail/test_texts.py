"""What the sisters say alike: actions of any number of alternatives, titles, labels, lines of a position."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from saloon.engine import UNKNOWN, Component, component
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.effects import read_alternatives
from saloon.games.trail.texts.labels import Labels
from saloon.games.trail.texts.names import Titles, TurnReader, building_title, neutral_building, owned_building
from saloon.games.trail.texts.phrases import Phrasing, points
from saloon.games.trail.texts.position import say_cards, say_lists, with_pieces
from saloon.games.trail.texts.score_sheet import money_lines, objective_line, whole_line, worker_lines


class Said:
    """Texts that show which message is said, and with what."""

    def __call__(self, key: str, /, **values: Any) -> str:
        if key.startswith("phrase-"):
            return f" {key.removeprefix('phrase-')} "
        return " ".join([key, *map(str, values.values())])

    def __contains__(self, key: str) -> bool:
        return key.startswith("tile-")


@component
class Tile(Component):
    id: str
    name: str = ""
    owner: int = -1


@component
class Sign(Component):
    id: str


FORD, MILL, SHED, POST = Tile("ford", "F"), Tile("mill", "M", owner=0), Tile("shed", "S", owner=1), Sign("post")
SAY: Any = Said()


def actions(text: str, item: str = "A-1") -> list[Any]:
    alternatives = read_alternatives(text)
    return [SimpleNamespace(id=item, item=item, cost=each.cost, gain=each.gain) for each in alternatives]


# ------------------------------------------------------------ phrases


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("sing 2 & dance", "effect-sing 2 then effect-dance 1"),
        ("pay 3 -> sing", "effect-sing 1 (note-pay 3)"),
        ("discard bell -> dollars 2 & certificate 1", "effect-discard song-bell.one (note-dollars 2, note-certificate 1)"),
        ("dollars 2", "effect-dollars 2"),
        ("dollars 2 birds", "effect-dollars-each 2 each-birds"),
    ],
)
def test_an_action_is_said_step_by_step_with_notes_in_brackets(text, phrase):
    (action,) = actions(text)
    assert Phrasing({}, cards="song").phrase(SAY, action) == phrase


def test_an_action_may_have_any_number_of_alternatives():
    phrasing, three = Phrasing({}, cards="song"), actions("sing | dance | pay 1 -> rest")
    assert phrasing.phrases(SAY, three) == "effect-sing 1 or effect-dance 1 or effect-rest 1 (note-pay 1)"
    assert phrasing.flat_phrases(SAY, three) == "effect-sing 1 or effect-dance 1 or effect-rest 1, note-pay 1"
    assert phrasing.phrases(SAY, [*three, *actions("sing", "A-2")]).endswith(" · effect-sing 1")


def test_a_game_names_the_keywords_that_are_said_with_their_total():
    (action,) = actions("ride 2 birds")
    have = {"birds": 3}.__getitem__
    assert Phrasing({}, "song", totals=("ride",)).phrase(SAY, action, have) == "effect-ride 6 (count-birds 3)"
    assert Phrasing({}, "song").phrase(SAY, action, have) == "effect-ride-each 2 each-birds (note-ride 6)"


def test_an_action_that_its_tile_has_twice_is_said_to_be_done_again():
    (action,) = actions("sing")
    assert Phrasing({}, "song", again=lambda each: True).phrase(SAY, action) == "effect-again effect-sing 1"


def test_points_have_a_real_minus():
    assert points(SAY, -2) == "−word-points 2"


# ------------------------------------------------------------ names


TITLES = Titles({Tile: building_title}, articles={Tile: building_title})


def test_a_component_is_called_by_its_composed_name_its_message_or_its_id():
    assert TITLES.title(SAY, FORD) == "building-neutral F"
    assert Titles({}, {}).title(SAY, FORD) == "tile-ford"
    assert Titles({}, {}).title(SAY, POST) == "post"
    assert (TITLES.composed(SAY, POST), TITLES.with_article(SAY, POST)) == (None, None)
    assert TITLES.with_article(SAY, MILL) == "building-own.one M"


def test_equal_things_are_listed_once_and_unseen_ones_are_not_named():
    assert TITLES.listed(SAY, [FORD, MILL, FORD]) == "2 × building-neutral F, building-own M"
    assert (TITLES.listed(SAY, []), TITLES.listed(SAY, UNKNOWN)) == ("word-none", "word-unseen")


def reader(active: int = 0) -> TurnReader[Any, Any]:
    return TurnReader(SimpleNamespace(players=["one", "two"], active=active), SAY, ["Ann", "Bob"])


def test_the_reader_of_an_automas_turn_is_who_plays_against_it():
    assert [reader(active).me for active in (0, 1, 2)] == ["one", "two", "one"]


def test_a_building_says_whose_it_is():
    said = [owned_building(reader(), tile, 0) for tile in (FORD, MILL, SHED)]
    assert said == ["building-neutral F", "building-yours M", "building-theirs S word-whose Bob"]


def test_a_space_is_named_by_a_neutral_building_only():
    said = [neutral_building(SAY, tile, Tile) for tile in (FORD, MILL, POST, None)]
    assert said == ["building-neutral.one F", None, None, None]


# ------------------------------------------------------------ labels


LABELS = Labels(
    TurnReader,
    TITLES,
    lambda g, key, thing, say: f"the {thing.id}",
    {"walk": lambda reader, value: f"walk to {value}"},
    by_class={Sign: None},
    by_value={Tile: lambda reader, tile: f"tile {tile.name}"},
    lists=("things",),
)


@pytest.mark.parametrize(
    ("key", "value", "name"),
    [
        ("walk", FORD, "Walk to ford"),
        ("walk", 3, "Walk to 3"),
        ("walk", POST, "the post"),
        ("value", FORD, "Tile F"),
        ("value", 3, None),
        ("rests", FORD, "the ford"),
        ("rests", 3, None),
        ("things", [FORD, FORD], "2 × building-neutral F"),
        ("rests", EXCHANGE, "do-exchange"),
    ],
)
def test_a_value_is_named_by_its_class_its_verb_or_as_in_a_sentence(key, value, name):
    assert LABELS.name(SimpleNamespace(players=[], active=0), key, value, SAY, []) == name


# ------------------------------------------------------------ positions and score sheets


def test_what_is_empty_is_not_said():
    found = {"word-tiles": ("tiles", iter(["mill", "ford", "mill"])), "word-cards": ("cards", [])}
    assert list(say_lists(SAY, found)) == ["word-tiles 2 × mill · ford"]


@pytest.mark.parametrize(
    ("hand", "discard", "lines"),
    [
        ([3, 1, 1], [2], ["word-hand 2 × 1, 3", "word-discard 2"]),
        ([], [], ["word-hand-empty"]),
        ([UNKNOWN, UNKNOWN], [2], ["word-discard 2"]),
    ],
)
def test_a_hand_is_read_in_order_by_whoever_may(hand, discard, lines):
    assert list(say_cards(SAY, hand, discard, str, order=int)) == lines


def test_a_place_says_who_stands_there():
    assert with_pieces(SAY, "ford", "word-herders", ["Ann", "Bob"]) == "ford [word-herders Ann, Bob]"
    assert with_pieces(SAY, "ford", "word-herders", []) == "ford"


def test_lines_of_a_score_sheet():
    assert list(money_lines(5)(None, SimpleNamespace(dollars=13), SAY)) == [("sum-money 13 5", 2)]
    assert list(whole_line("sum-token", lambda g, me: g[me])({"Ann": 2}, "Ann", SAY)) == [("sum-token", 2)]
    assert list(worker_lines(lambda g, me: 8, 4)(None, "Ann", SAY)) == [("sum-workers 2", 8)]
    assert objective_line("2 hats", True, 5, -2) == ("✓ 2 hats", 5)
    assert objective_line("2 hats", False, 5, -2) == ("✗ 2 hats", -2)
