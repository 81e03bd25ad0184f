"""Ranks: most points, then tie-breaks, then a shared place."""

from types import SimpleNamespace

from saloon.engine.scoring import standings, winners


def ranks(*lines):
    """Ranks of seats with (points, tie-break) each."""
    rules = SimpleNamespace(seats_of=len, score=lambda g, seat: {"points": g[seat][0]}, tie_break=lambda g, seat: (g[seat][1],))
    return standings(SimpleNamespace(rules=rules), lines)


def test_most_points_come_first():
    assert [line.rank for line in ranks((5, 0), (9, 0), (7, 0))] == [3, 1, 2]


def test_equal_totals_are_decided_by_the_tie_break():
    assert [line.rank for line in ranks((5, 1), (5, 2), (5, 0))] == [2, 1, 3]


def test_a_tie_shares_a_rank_and_the_next_is_skipped():
    table = ranks((5, 0), (9, 0), (9, 0), (1, 0))
    assert [line.rank for line in table] == [3, 1, 1, 4]
    assert winners(table) == [1, 2]


def test_standings_are_in_seat_order_with_categories_and_totals():
    rules = SimpleNamespace(seats_of=lambda g: 2, score=lambda g, seat: {"a": seat, "b": 2}, tie_break=lambda g, seat: ())
    table = standings(SimpleNamespace(rules=rules), None)
    assert [(line.seat, line.categories, line.total) for line in table] == [(0, {"a": 0, "b": 2}, 2), (1, {"a": 1, "b": 2}, 3)]
