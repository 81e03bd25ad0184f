"""Whose sentence an event belongs to: turn by turn, or phase by phase."""

from __future__ import annotations

from saloon.engine import Tell
from saloon.engine.retelling import OPENS, SILENT, Account, Clause, Part, Retold, Turns, accounts, numbers

TURNS: Turns = {
    "turn": OPENS,
    "moves": Clause("moves"),
    "earns": Clause("delivers", adds=("dollars",)),
    "delivers": Clause("delivers", lacks=("points",)),
    "draws": SILENT,
}
PHASES: Turns = {
    "picks": Clause("picks", phases=("cards",)),
    "places": Clause("places", phases=("placing",)),
    "gains": Clause("gains", phases=("cards", "income")),
    "round": SILENT,
}


def told(turns: Turns, *events: str) -> list[Retold]:
    """From “0 moves 1 draws”: a seat and an event each; - is nobody."""
    words = " ".join(events).split()
    tells = [
        Tell(at, event, None if seat == "-" else int(seat), {})
        for at, (seat, event) in enumerate(zip(words[::2], words[1::2], strict=True))
    ]
    return [Retold(tell, Part(clause, {}) if isinstance(clause := turns[tell.event], Clause) else None) for tell in tells]


def shown(found: list[Account[Retold]]) -> list[tuple[int | None, int | None, str]]:
    return [(each.seat, each.turn_of, " ".join(one.tell.event for one in each.told)) for each in found]


def test_every_turn_has_an_account():
    found = accounts(TURNS, told(TURNS, "0 turn 0 moves 0 draws", "1 turn 1 moves - draws"))
    assert shown(found) == [(0, 0, "turn moves draws"), (1, 1, "turn moves draws")]


def test_what_another_did_in_a_turn_is_an_account_of_its_own():
    found = accounts(TURNS, told(TURNS, "0 turn 0 moves 1 moves 0 draws"))
    assert shown(found) == [(0, 0, "turn moves draws"), (1, 0, "moves")]


def test_a_turn_in_which_nothing_was_done_is_not_lost():
    found = accounts(TURNS, told(TURNS, "0 turn 0 draws", "1 turn 1 moves", "0 turn"))
    assert shown(found) == [(None, 0, "turn draws"), (1, 1, "turn moves"), (None, 0, "turn")]


def test_what_only_adds_to_a_clause_opens_no_account():
    found = accounts(TURNS, told(TURNS, "0 turn 1 earns 0 moves 0 earns"))
    assert shown(found) == [(0, 0, "turn earns moves earns")]
    assert [part.clause.key for part in found[0].parts] == ["moves", "delivers"]


def test_in_a_game_of_phases_a_seat_has_one_account_a_phase():
    found = accounts(PHASES, told(PHASES, "0 picks 0 gains 1 picks", "0 places 1 places 0 places", "0 gains 1 gains 0 gains"))
    assert shown(found) == [
        (0, None, "picks gains"), (1, None, "picks"), (0, None, "places places"), (1, None, "places"), (0, None, "gains gains"),
        (1, None, "gains"),
    ]  # fmt: skip


def test_what_nobody_did_stands_with_whoever_acts_next():
    found = accounts(PHASES, told(PHASES, "- round 1 picks", "0 places"))
    assert shown(found) == [(1, None, "round picks"), (0, None, "places")]


def test_numbers_that_an_event_does_not_tell_are_known():
    assert numbers(TURNS, "delivers") == {"dollars", "points"}
