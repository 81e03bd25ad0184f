"""Components: one object an id, loaded from a file that names what is wrong with it."""

import copy
import pickle
import sys

import pytest

from engine.toy import CARDS, Card
from saloon.engine import Box, Component, component, from_bytes, pattern, to_bytes

GOOD = """
[[tile]]
id = "ford"
cost = 3
ways = ["north", "south"]
source = "rulebook"
sources = { cost = "assumed" }
note = "only pictured"
"""


@pytest.fixture
def box(tmp_path, monkeypatch):
    """A box made of text."""
    package = tmp_path / "a_game"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def made(text):
        (package / "components.toml").write_text(text)
        return Box("a_game")

    yield made
    sys.modules.pop("a_game", None)


def tile_class():
    @component
    class Tile(Component):
        id: str
        cost: int
        ways: tuple[str, ...] = ()

    return Tile


@pytest.mark.parametrize("through", [copy.copy, copy.deepcopy, lambda card: pickle.loads(pickle.dumps(card))])
def test_a_component_stays_one_object(through):
    assert through(CARDS[0]) is CARDS[0]


def test_a_component_is_encoded_as_its_id():
    assert to_bytes(CARDS[0]) == to_bytes(CARDS[0].id)
    assert from_bytes(to_bytes([CARDS[0], None]), list[Card | None]) == [CARDS[0], None]


def test_a_component_cannot_be_changed():
    with pytest.raises(AttributeError):
        CARDS[0].value = 9


def test_an_id_exists_once():
    with pytest.raises(ValueError, match="card 'red_1' exists twice"):
        Card("red_1", 1)


def test_a_component_class_can_stand_on_another():
    tile = tile_class()

    @component
    class Bridge(tile):
        toll: int = 1

    bridge = Bridge("stone", 2, toll=4)
    assert (bridge.cost, bridge.toll, Bridge.of("stone"), tile.of("stone")) == (2, 4, bridge, bridge)
    assert from_bytes(to_bytes(bridge), Bridge) is from_bytes(to_bytes(bridge), tile) is bridge


def test_a_family_knows_all_its_kinds():
    tile = tile_class()

    @component
    class Bridge(tile):
        toll: int = 1

    @component
    class Ferry(tile):
        seats: int = 2

    bridge, ferry = Bridge("stone", 2), Ferry("raft", 1)
    plain = tile("ford", 0)
    assert list(tile.all.values()) == [bridge, ferry, plain]
    assert (list(Bridge.all), list(Ferry.all)) == (["stone"], ["raft"])
    assert from_bytes(to_bytes([ferry, None, plain]), list[tile | None]) == [ferry, None, plain]


def test_classes_on_one_pattern_have_registers_of_their_own():
    """Two games may have a tile with the same id."""

    @pattern
    class Tile(Component):
        id: str
        cost: int

        @property
        def price(self) -> int:
            return 2 * self.cost

    def tile_of_a_game() -> type[Tile]:
        @component
        class Ford(Tile):
            toll: int = 0

        return Ford

    one, other = tile_of_a_game(), tile_of_a_game()
    here, there = one("ford", 1), other("ford", 3, toll=1)
    assert (one.of("ford"), other.of("ford")) == (here, there)
    assert (here.price, there.price, there.toll) == (2, 6, 1)
    assert from_bytes(to_bytes([here]), list[one]) == [here]
    assert not hasattr(Tile, "all")


def test_an_id_exists_once_in_a_family():
    tile = tile_class()

    @component
    class Bridge(tile):
        toll: int = 1

    tile("stone", 2)
    with pytest.raises(ValueError, match="bridge 'stone' exists twice"):
        Bridge("stone", 3)


def test_entries_become_components_with_frozen_figures(box):
    (ford,) = box(GOOD).load("tile", tile_class())
    assert (ford.id, ford.cost, ford.ways, repr(ford)) == ("ford", 3, ("north", "south"), "ford")


def test_every_figure_says_where_it_comes_from(box):
    found = [(figure.figure, figure.source, figure.note) for figure in box(GOOD).figures()]
    assert found == [("cost", "assumed", "only pictured"), ("ways", "rulebook", "")]


def test_a_table_of_numbers_is_read_by_id(box):
    assert box('[[number]]\nid = "rounds"\nvalue = 4\nsource = "public"').numbers("number") == {"rounds": 4}


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (('id = "ford"\n', ""), "a_game/components.toml: tile number 1 has no id"),
        (('"rulebook"', '"hearsay"'), "a_game/components.toml: tile ford has source 'hearsay'; allowed are rulebook"),
        (('source = "rulebook"\n', ""), "tile ford has source None"),
        (('"assumed"', '"guess"'), "tile ford has source 'guess'"),
        (("{ cost =", "{ price ="), "tile ford gives a source for price"),
        (("ways =", "roads ="), "tile ford has unknown figures: roads"),
        (("cost = 3\n", ""), "source for cost, which it does not have"),
        (("cost = 3", "cost ="), "a_game/components.toml: "),
    ],
)
def test_a_bad_entry_is_named_with_its_file(box, damage, why):
    with pytest.raises(ValueError, match=why):
        box(GOOD.replace(*damage)).load("tile", tile_class())


def test_a_missing_figure_is_named(box):
    with pytest.raises(ValueError, match="tile ford has missing figures: cost"):
        box('[[tile]]\nid = "ford"\nsource = "public"').load("tile", tile_class())


def test_an_entry_that_exists_twice_is_named_with_its_file(box):
    with pytest.raises(ValueError, match=r"a_game/components.toml: tile ford exists twice"):
        box(GOOD + GOOD).load("tile", tile_class())
