"""Pedro in words: his seat in a position, and his lines of the score sheet (solo booklet)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from saloon.engine import Line, Seat, Texts
from saloon.games.great_western_trail_argentina.components import LOADING, ROWS_OF_WORKERS
from saloon.games.great_western_trail_argentina.state import Opponent, State
from saloon.games.great_western_trail_argentina.texts.names import Reader, card_title
from saloon.games.great_western_trail_argentina.texts.seats import (
    estanciero,
    locomotive,
    possessions,
    say_workers,
    seat_notes,
)
from saloon.games.great_western_trail_argentina.texts.solo import card_number, loading_title, pedro_title
from saloon.games.trail.texts.phrases import tasks
from saloon.games.trail.texts.position import say_lists
from saloon.games.trail.texts.score_sheet import ScoreLines, objective_line


def say_pedro(reader: Reader, pedro: Opponent, seat: Seat | None) -> Iterator[str]:
    """The same for every reader: he has no secrets but the order of his cards."""
    say = reader.say
    yield say(
        "word-pedro",
        player=reader.noted_player(pedro.seat, seat_notes(reader.g, pedro)),
        estanciero=estanciero(reader, pedro),
        locomotive=locomotive(reader, pedro),
        grain=pedro.grain,
        discs=pedro.reserve,
    )
    specialty = say(f"worker-{ROWS_OF_WORKERS[pedro.specialty]}")
    yield "  " + say("word-pedro-workers", workers=say_workers(reader, pedro), specialty=specialty)
    loading = LOADING[reader.g.options.level][pedro.loading]
    yield "  " + say("word-pedro-loading", card=loading_title(say, loading))
    if pedro.card is not None:
        yield "  " + say("word-pedro-card", card=pedro_title(say, pedro.card))
    found = {
        "word-pedro-cards": ("cards", [card_title(say, card) for card in pedro.pile]),
        "word-pedro-played": ("cards", [str(card_number(card)) for card in pedro.played]),
    }
    yield from (f"  {line}" for line in [*say_lists(say, found), *possessions(reader, pedro)])


def _objectives(g: State, pedro: Opponent, say: Texts) -> Iterator[Line]:
    """He has fulfilled all of his."""
    return (objective_line(tasks(say, card), True, card.points) for card in pedro.pile if card.tasks)


def score_lines(lines: ScoreLines) -> dict[type, ScoreLines]:
    """Those of players, but he has no money, no station masters and no player board."""
    without = dict.fromkeys(("money", "station_masters", "player_board"), lambda g, pedro, say: iter(()))
    return {Opponent: {**lines, **without, "objectives": _objectives}}


SEAT: dict[type, Callable[[Reader, Any, Seat | None], Iterator[str]]] = {Opponent: say_pedro}
