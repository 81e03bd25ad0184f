"""Old games replay to the result that they had."""

import pytest

from games.tables import is_of_the_house
from golden import RECORDS, golden
from saloon.engine import all_games, read_record, replay

GAMES = [pytest.param(game, id=game.id) for game in all_games() if is_of_the_house(game)]
PARTS = 10


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_golden_records(game):
    records = [read_record(text) for text in golden(game)]
    assert len(records) == RECORDS
    assert {len(record.seats) for record in records} == set(game.seats)
    for seats in game.seats:
        played = [record.options for record in records if len(record.seats) == seats]
        assert all(options in played for options in game.spread(seats))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_golden_records_replay_to_their_results(game, part):
    """`replay` refuses a choice that is not open, and a result that differs."""
    for text in golden(game)[part::PARTS]:
        assert replay(read_record(text), game=game).over
