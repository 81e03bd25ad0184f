"""Games are found by their ids."""

import pickle

import pytest

from plugins import BROKEN, forget, install_broken
from saloon.engine import BrokenGame, UnknownGame, all_games, broken_games, find_game, game_ids, registry


class Entry:
    """An installed game, as far as the registry looks."""

    def __init__(self, name):
        self.name = name

    def load(self):
        return self.name.title()


@pytest.fixture
def installed(monkeypatch):
    forget()
    monkeypatch.setattr(registry, "entry_points", lambda group: [Entry("carson_city"), Entry("caravan")])
    monkeypatch.setattr(registry, "_must_be_playable", lambda game, id: None)
    yield
    forget()


@pytest.fixture
def broken(tmp_path, monkeypatch):
    forget()
    install_broken(tmp_path / "site", monkeypatch)
    yield
    forget()


@pytest.mark.usefixtures("installed")
def test_installed_games_are_listed_by_id():
    assert game_ids() == ["caravan", "carson_city"]
    assert all_games() == ["Caravan", "Carson_City"]


@pytest.mark.usefixtures("installed")
def test_an_unknown_game_suggests_the_near_one():
    with pytest.raises(UnknownGame, match="no game carson_cty; did you mean carson_city") as refused:
        find_game("carson_cty")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


@pytest.mark.usefixtures("installed")
def test_an_unknown_game_far_from_all_lists_them():
    with pytest.raises(UnknownGame, match="no game zzz; there are: caravan, carson_city"):
        find_game("zzz")


@pytest.mark.usefixtures("broken")
def test_a_broken_game_breaks_nothing_but_itself():
    games = all_games()
    assert {"carson_city", "sans_foi_ni_loi"} <= {game.id for game in games}
    assert not {game.id for game in games} & set(BROKEN)
    assert set(broken_games()) == set(BROKEN) <= set(game_ids())


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("id", BROKEN)
def test_a_broken_game_is_named_with_the_reason(id):
    assert BROKEN[id][1] in broken_games()[id]
    with pytest.raises(BrokenGame, match=f"The game {id} is installed, but cannot be played: ") as refused:
        find_game(id)
    assert BROKEN[id][1] in refused.value.say("fr")


@pytest.mark.usefixtures("broken")
def test_a_broken_game_is_tried_once(monkeypatch):
    broken_games()
    monkeypatch.setattr(registry, "_tried", lambda entry: pytest.fail(f"{entry.name} again"))
    assert set(broken_games()) == set(BROKEN)


def test_no_installed_game_is_broken():
    assert broken_games() == {}


def test_every_installed_game_has_the_id_it_is_registered_under():
    assert [game.id for game in all_games()] == game_ids()
