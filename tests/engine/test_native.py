"""Native states: written from the same annotations as the Structs that they stand for, and the same to whoever uses them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from saloon.engine import from_bytes, to_bytes, to_plain
from saloon.engine.native import Native, names_of, positional_names_of

WRITER = Path(__file__).parents[2] / "native_states.py"
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


def load(name: str, path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.mypyc_attr = lambda **_: lambda made: made  # what the compiler reads
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def camps(tmp_path_factory):
    """The module as it is, and as it is written for the compiler."""
    folder = tmp_path_factory.mktemp("camps")
    (folder / "camp.py").write_text(MODULE)
    plain = load("camp", folder / "camp.py")
    written = load("native_states", WRITER).Writer(folder / "camp.py", plain).written()
    (folder / "native_camp.py").write_text(written)
    yield plain, load("native_camp", folder / "native_camp.py")
    for name in ("camp", "native_camp", "native_states"):
        del sys.modules[name]


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
