"""Games are found by their ids."""

import pickle

import pytest

from saloon.engine import UnknownGame, all_games, find_game, game_ids, registry


class Entry:
    """An installed game, as far as the registry looks."""

    def __init__(self, name):
        self.name = name

    def load(self):
        return self.name.title()


@pytest.fixture
def installed(monkeypatch):
    find_game.cache_clear()
    monkeypatch.setattr(registry, "entry_points", lambda group: [Entry("carson_city"), Entry("caravan")])
    yield
    find_game.cache_clear()


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


def test_every_installed_game_has_the_id_it_is_registered_under():
    assert [game.id for game in all_games()] == game_ids()
