"""Sue in words: her seat in a position, and her lines of the score sheet (rulebook, solo game)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from saloon.engine import Line, Seat, Texts
from saloon.engine.reader import noted
from saloon.games.great_western_trail_el_paso.components import SPECIALISTS
from saloon.games.great_western_trail_el_paso.state import State, Sue
from saloon.games.great_western_trail_el_paso.texts.names import Reader
from saloon.games.great_western_trail_el_paso.texts.phrases import tasks
from saloon.games.great_western_trail_el_paso.texts.seats import possessions, rancher, seat_notes
from saloon.games.great_western_trail_el_paso.texts.solo import solo_title
from saloon.games.trail.texts.position import say_lists
from saloon.games.trail.texts.score_sheet import ScoreLines, objective_line


def say_sue(reader: Reader, sue: Sue, seat: Seat | None) -> Iterator[str]:
    """The same for every reader: she has no secrets but the order of her cards."""
    say = reader.say
    named = reader.noted_player(sue.seat, seat_notes(reader.g, sue))
    yield say("word-sue", player=named, rancher=rancher(reader, sue), discs=sue.discs)
    yield "  " + say("word-sue-row", workers=", ".join(_row(reader, sue)))
    if sue.card is not None:
        yield "  " + say("word-sue-card", card=solo_title(say, sue.card))
    cattle = [say(f"cattle-{card.id}") for card in sue.cattle]
    played = [card.id for card in sue.discard]
    found = {"word-sue-cattle": ("cards", cattle), "word-sue-played": ("cards", played)}
    yield from (f"  {line}" for line in [*say_lists(say, found), *possessions(reader, sue)])
    yield "  " + say("word-sue-piles", reserve=len(sue.reserve), deck=len(sue.deck))


def _row(reader: Reader, sue: Sue) -> Iterator[str]:
    """Her types from the left, with the jokers that joined them."""
    for worker in sue.row:
        kind = SPECIALISTS.index(worker)
        named = reader.say("some-workers", worker=worker.id, count=sue.workers[kind])
        jokers = sue.jokers[kind]
        yield noted(named, [reader.say("word-of-them-jokers", jokers=jokers)] if jokers else [])


def _objectives(g: State, sue: Sue, say: Texts) -> Iterator[Line]:
    """She has fulfilled all of hers."""
    return (objective_line(tasks(say, tile), True, tile.points) for tile in sue.objectives)


def score_lines(lines: ScoreLines) -> dict[type, ScoreLines]:
    """Those of players, but she has no money."""
    return {Sue: {**lines, "money": lambda g, sue, say: iter(()), "objectives": _objectives}}


SEAT: dict[type, Callable[[Reader, Any, Seat | None], Iterator[str]]] = {Sue: say_sue}
