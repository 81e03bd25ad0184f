"""Native classes: written from the same annotations as those that they stand for, and the same to whoever uses them."""

from __future__ import annotations

import importlib.util
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saloon.engine import component, from_bytes, to_bytes, to_plain
from saloon.engine.native import Native, names_of, positional_names_of

WRITER = Path(__file__).parents[2] / "native_classes.py"
MODULE = '''"""A camp, as a game would write it."""

from __future__ import annotations

from typing import Annotated

from saloon.engine import Hidden, Seat, state


@state
class Rider:
    """Whoever sits at the fire."""

    seat: Seat
    hand: Annotated[list[int], Hidden("owner", pool="cards")]
    songs: list[str] = []
    horse: str | None = None

    @property
    def rides(self) -> bool:
        return self.horse is not None


@state
class Camp:
    riders: list[Rider]
    deck: Annotated[list[int], Hidden("nobody", pool="cards")]
    tents: dict[str, Rider] = {}
    cook: Rider | None = None
    fires: int = 0

    def __post_init__(self) -> None:
        self.fires += 1


def light(camp: Camp) -> int:
    return camp.fires
'''
BOX = '''"""A box, as a game would write it."""

from __future__ import annotations

from msgspec import Struct

from saloon.engine import Component, component, pattern

FIRE, SMOKE = (heat * 2 for heat in (3, 1))
COLD: int = 0


class Mark(Struct, frozen=True):
    """What is burnt into a hide."""

    name: str
    size: int = 1


@pattern
class Iron(Component):
    """What brands are made with."""

    id: str
    heat: int = FIRE
    mark: Mark | None = None

    @property
    def glows(self) -> bool:
        return self.heat > SMOKE


@pattern
class Owned(Iron):
    owner: str = "nobody"


@component
class Tool(Iron):
    """A tool of this game."""


@component
class Brand(Tool, Owned):
    mark: Mark | None = None
    weight: float = 0.5


BRAND = Brand("bar_x", COLD, Mark("X"), "Ada", 3)
TOOL = Tool("poker")
'''


def load(name: str, path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.mypyc_attr = lambda **_: lambda made: made  # what the compiler reads
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def both(name: str, text: str, folder: Path) -> Iterator[tuple[Any, Any]]:
    """A module as it is, and as it is written for the compiler."""
    (folder / f"{name}.py").write_text(text)
    plain = load(name, folder / f"{name}.py")
    written = load("native_classes", WRITER).Writer(folder / f"{name}.py", plain).written()
    (folder / f"native_{name}.py").write_text(written)
    yield plain, load(f"native_{name}", folder / f"native_{name}.py")
    for each in (name, f"native_{name}", "native_classes"):
        sys.modules.pop(each, None)


@pytest.fixture(scope="module")
def camps(tmp_path_factory):
    yield from both("camp", MODULE, tmp_path_factory.mktemp("camps"))


@pytest.fixture(scope="module")
def boxes(tmp_path_factory):
    yield from both("box", BOX, tmp_path_factory.mktemp("boxes"))


def a_camp(module: Any) -> Any:
    riders = [module.Rider(seat, [seat, seat + 1]) for seat in range(2)]
    riders[1].horse = "Dust"
    return module.Camp(riders, [7, 8, 9], {"red": module.Rider(5, [], ["Shenandoah"])}, cook=riders[0].clone())


def test_a_written_class_is_a_plain_one_with_the_same_fields(camps):
    plain, written = camps
    for name in ("Rider", "Camp"):
        assert issubclass(getattr(written, name), Native)
        assert names_of(getattr(written, name)) == names_of(getattr(plain, name))
        assert positional_names_of(getattr(written, name)) == positional_names_of(getattr(plain, name))
    assert written.Rider.__doc__ == plain.Rider.__doc__
    assert written.light(a_camp(written)) == 1
    assert [rider.rides for rider in a_camp(written).riders] == [False, True]


def test_both_are_saved_alike_and_load_what_the_other_saved(camps):
    plain, written = map(a_camp, camps)
    assert to_bytes(written) == to_bytes(plain)
    assert to_plain(written) == to_plain(plain)
    loaded = from_bytes(to_bytes(plain), type(written))
    written.fires += 1  # as whatever is made has one more
    assert loaded == written
    assert isinstance(loaded.tents["red"], type(written.riders[0]))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_both_show_a_seat_the_same(camps, seat):
    plain, written = map(a_camp, camps)
    assert to_bytes(written.observe(seat)) == to_bytes(plain.observe(seat))
    assert written.fingerprint(seat) == plain.fingerprint(seat)
    hidden = [[(zone.name, zone.pool) for zone in camp.zones(seat)] for camp in (plain, written)]
    assert hidden[0] == hidden[1]


def test_objects_are_equal_if_their_fields_are(camps):
    _, written = camps
    camp = a_camp(written)
    assert camp == a_camp(written)
    assert camp != a_camp(camps[0])
    camp.riders[0].songs.append("Red River Valley")
    assert camp != a_camp(written)
    assert a_camp(written).riders[0].songs == [], "no two objects share a list that they were not given"


def test_a_clone_shares_nothing_that_can_change(camps):
    camp = a_camp(camps[1])
    copy = camp.clone()
    copy.riders[0].hand.clear()
    copy.tents["red"].songs.clear()
    copy.fires = camp.fires
    assert camp == a_camp(camps[1])
    assert copy != camp


def test_an_object_says_what_it_is(camps):
    plain, written = (repr(a_camp(module).riders[1]) for module in camps)
    assert written == plain == "Rider(seat=1, hand=[1, 2], songs=[], horse='Dust')"


def test_what_is_missing_is_refused(camps):
    with pytest.raises(TypeError, match="hand"):
        camps[1].Rider(0)


# ------------------------------------------------------------ components


def figures(kind: Any) -> list[tuple[str, Any]]:
    return [(name, figure.default) for name, figure in kind.figures.items()]


def test_a_written_component_has_the_same_figures(boxes):
    plain, written = boxes
    for name in ("Iron", "Owned", "Tool", "Brand"):
        assert figures(getattr(written, name)) == figures(getattr(plain, name))
    for brand, tool in ((module.BRAND, module.TOOL) for module in boxes):
        assert (brand.heat, brand.mark.name, brand.mark.size, brand.weight, brand.owner) == (0, "X", 1, 3, "Ada")
        assert (tool.heat, tool.mark, tool.glows, brand.glows) == (6, None, True, False)
        assert repr((brand, tool)) == "(bar_x, poker)"


def test_a_written_component_is_found_where_it_would_be(boxes):
    for module in boxes:
        assert module.Brand.of("bar_x") is module.Tool.of("bar_x") is module.BRAND
        assert list(module.Tool.all) == ["bar_x", "poker"]
        assert not hasattr(module.Owned, "all"), "a pattern has no register"
        assert module.Brand.kind == "brand"
        assert pickle.loads(pickle.dumps(module.BRAND)) is module.BRAND
        with pytest.raises(ValueError, match="tool 'poker' exists twice"):
            module.Tool("poker")


def test_what_cannot_change_is_equal_and_found_by_its_fields(boxes):
    for module in boxes:
        assert {module.Mark("X"): 1} == {module.Mark("X", 1): 1}
        assert module.Mark("X") != module.Mark("O")


def test_a_component_written_in_python_stands_on_a_written_one(boxes):
    for module in boxes:

        @component
        class Spur(module.Iron):
            id: str
            heat: int = 9
            rowel: str = "star"

        assert figures(Spur)[1:] == [("heat", 9), ("mark", None), ("rowel", "star")]
        spur = Spur(id="spur", rowel="sun")
        assert (spur.id, spur.heat, spur.rowel, spur.glows, Spur.of("spur")) == ("spur", 9, "sun", True, spur)


def test_names_in_capitals_are_constants(boxes):
    plain, written = boxes
    assert (written.FIRE, written.SMOKE, written.COLD) == (plain.FIRE, plain.SMOKE, plain.COLD) == (6, 2, 0)
    assert written.__annotations__["FIRE"] == "Final"
    assert written.__annotations__["COLD"] == "Final[int]"
