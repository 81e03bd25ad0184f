"""What standing answers would choose, and how the choice is worded for the person who has asked for it.

Only a question that one seat is asked alone is answered: what everybody chooses in secret or at once stays everybody's own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from saloon.engine import DONE, LANGUAGES, Ask, Game, Match, Seat, Tell, Value, choice_text
from saloon.engine.wording import Teller
from saloon.web.tables.history import INSTEAD, MADE_FOR_YOU, single_asked
from saloon.web.tables.models import Event

log = logging.getLogger("saloon.standing")

ANSWERED = "answered-for-you"
"""The line of the log that only the person whose seat it is reads; no game tells it. `bot`: a bot stood in and chose it."""

MAX_IN_A_ROW = 40
"""Answers that follow one choice; whoever is asked more than that looks at the table himself."""


def fitting(match: Match, observe: Callable[[Seat], Any], wanted: Collection[str] | None = None) -> Iterator[tuple[str, str]]:
    """The standing answers that fit the open question, and what each would choose: of those wanted, or of all there are."""
    seat = single_asked(match)
    if seat is None:
        return
    ask = match.asks[seat]
    if ask.verb == DONE:
        if wanted is None or DONE in wanted:
            yield DONE, DONE
        return
    for id in match.game.page.standing:
        if (wanted is None or id in wanted) and (value := _worked_out(match.game, id, observe(seat), ask)) is not None:
            yield id, choice_text(ask.verb, value)


def _worked_out(game: Game[Any], id: str, seen: Any, ask: Ask) -> Value | None:
    """What the answer chooses; where it fails or is not open, a line for the operator, and the person is asked."""
    try:
        value = game.page.standing[id](seen, ask)
    except Exception:
        log.exception("%s: the standing answer %s failed at %s", game.id, id, ask.verb)
        return None
    if value is not None and value not in ask.options:
        log.error("%s: the standing answer %s chose %r at %s, which is not open", game.id, id, value, ask.verb)
        return None
    return value


def worded(match: Match, seat: Seat, text: str, names: Sequence[str]) -> dict[str, str] | None:
    """An option of the open question in every language, before it is chosen: its name may depend on the position.

    Ending a turn has words of the house.
    """
    ask = match.asks[seat]
    if ask.verb == DONE:
        return None
    value = next(option for option in ask.options if choice_text(ask.verb, option) == text)
    seen = match.observe(seat)
    return {language: Teller(match.game, language, names).label(ask.verb, value, seen, ask.about) for language in LANGUAGES}


def answered_line(event: Event) -> list[Tell]:
    """The line of a choice that was made for somebody; nothing for any other event."""
    if event.kind not in MADE_FOR_YOU:
        return []
    values = {"choice": event.text, "labels": event.labels or {}, "bot": event.kind == INSTEAD}
    return [Tell(event.count, ANSWERED, event.seat, values)]
