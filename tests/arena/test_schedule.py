"""Who meets whom: every bot at every seat, every deal in every rotation, every group equally often."""

from collections import Counter, defaultdict
from itertools import combinations

import pytest

from saloon.arena.schedule import Schedule, games_of_a_round

FIELDS = [(2, 2), (3, 2), (5, 2), (3, 3), (4, 3), (6, 4), (3, 1)]


@pytest.mark.parametrize(("entrants", "seats"), FIELDS)
def test_every_bot_has_every_seat_equally_often(entrants, seats):
    schedule = Schedule(entrants, seats)
    sat = Counter((who, seat) for n in range(3 * schedule.round) for seat, who in enumerate(schedule.fixture(n).entrants))
    assert sat.keys() == {(who, seat) for who in range(entrants) for seat in range(seats)}
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("entrants", "seats"), FIELDS)
def test_every_group_plays_every_deal_in_every_rotation(entrants, seats):
    schedule = Schedule(entrants, seats)
    games = defaultdict(set)
    for number in range(2 * schedule.round):
        fixture = schedule.fixture(number)
        games[fixture.deal, frozenset(fixture.entrants)].add(fixture.entrants)
    groups = [frozenset(group) for group in combinations(range(entrants), seats)]
    assert games.keys() == {(deal, group) for deal in (0, 1) for group in groups}
    for seatings in games.values():
        one = min(seatings)
        assert seatings == {one[turn:] + one[:turn] for turn in range(seats)}


def test_neighbours_change_from_deal_to_deal():
    """Four bots can sit in six circles; in six rounds they sit in each."""
    schedule = Schedule(4, 4)
    circles = set()
    for deal in range(6):
        fixture = schedule.fixture(deal * schedule.round).entrants
        start = fixture.index(0)
        circles.add(fixture[start:] + fixture[:start])
    assert len(circles) == 6


@pytest.mark.parametrize(("asked", "played"), [(1, 6), (6, 6), (7, 12), (100, 102)])
def test_rounds_are_played_to_their_end(asked, played):
    assert Schedule(3, 2).whole(asked) == played


@pytest.mark.parametrize(("entrants", "seats"), FIELDS)
def test_the_length_of_a_round_is_known_beforehand(entrants, seats):
    assert games_of_a_round(entrants, seats) == Schedule(entrants, seats).round
