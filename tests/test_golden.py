"""Old games replay to the result that they had."""

import pytest

from games.tables import is_of_the_house
from golden import RECORDS, golden, golden_of_older
from saloon.engine import all_games, read_record, replay

GAMES = [pytest.param(game, id=game.id) for game in all_games() if is_of_the_house(game)]
PARTS = 10


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_golden_records(game):
    records = [read_record(text) for text in golden(game)]
    assert len(records) >= RECORDS
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


OLDER = [
    pytest.param(game, rules, id=f"{game.id}-{rules}")
    for game in all_games()
    for rules in range(1, game.rules_number)
    if is_of_the_house(game) and golden_of_older(game, rules)
]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "rules"), OLDER)
def test_records_of_older_rules_replay_to_their_results(game, rules, part):
    """An update breaks no game that it can go on with: new questions get their usual answer."""
    for text in golden_of_older(game, rules)[part::PARTS]:
        record = read_record(text)
        assert record.rules == rules
        assert replay(record, game=game).over
