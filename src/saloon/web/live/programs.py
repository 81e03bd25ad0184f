"""What a program at a table receives: the position as JSON, for the seats that it holds and nothing more."""

from __future__ import annotations

from typing import Any

from saloon.bots.search.advice import Advice
from saloon.engine import UNKNOWN, Ask, Seat, Tell, choice_text, to_json
from saloon.engine.wording import Teller, opened
from saloon.web.live.absence import ABSENT
from saloon.web.live.observed import Observed
from saloon.web.live.room import Room
from saloon.web.live.standing import ANSWERED
from saloon.web.live.viewer import Viewer


def position(room: Room, viewer: Viewer, tells: list[Tell], *, labels: bool) -> bytes:
    """Observations by seat (a spectator's under "spectator"), the open asks of the own seats, and what was told since."""
    match, seats, observed = room.match, viewer.seats, room.observed
    advised = room.advice_allowed and bool(seats) and not match.over
    words = Teller(room.game, viewer.language, room.names) if labels else None
    message: dict[str, Any] = {
        "kind": "position",
        "table": room.table.code,
        "game": room.game.id,
        "number": room.number,
        "count": match.count,
        "seats": seats,
        "names": room.names,
        "wish": {"seat": room.wish.seat, "count": room.wish.count, "anew": room.wish.anew} if room.wish is not None else None,
        "present": [seat.number for seat in room.seats if seat.user_id in room.present and not seat.bot],
        "absent": [seat for seat in room.asked if room.absences.stage(seat) == ABSENT],
        "stand_ins": [seat.number for seat in room.seats if seat.stood_in],
        "waiting": room.asked,
        "over": match.over,
        "observations": {str(seat): observed.by(seat) for seat in seats} or {"spectator": observed.by(None)},
        "asks": [_ask(observed, match.asks[seat], words) for seat in seats if seat in match.asks],
        "given": [_ask(observed, ask, words) | {"choice": text} for ask, text in observed.given(seats)],
        "asides": [_ask(observed, observed.asides[seat], words) for seat in seats if seat in observed.asides],
        "scene": observed.scene(seats[0] if seats else None),
        "tells": [opened(tell) if match.over else seen_by_any(tell, seats) for tell in tells if tell.event != ANSWERED],
        "can_undo": room.undo_seat in seats,
        "advice": advised,
        "hints": advised,  # the name that programs of older versions look for
    }
    if match.over:
        message["standings"] = match.standings()
    return to_json(message)


def advice(room: Room, found: Advice, id: int | None) -> bytes:
    """What a bot would do, its choice first."""
    options = [{"choice": each.text, "chance": round(each.chance, 3), "playouts": each.playouts} for each in found.options]
    asked = {"number": room.number, "seat": found.seat, "verb": found.verb, "chance": round(found.chance, 3)}
    why = [{"aspect": each.aspect, "amount": round(each.amount, 2), "worth": round(each.worth, 2)} for each in found.reasons]
    return to_json({"kind": "advice", "id": id, **asked, "options": options, "other": found.other, "reasons": why})


def seen_by_any(tell: Tell, seats: tuple[Seat, ...]) -> Tell:
    """The line as somebody may read it who holds several seats."""
    first, *others = [tell.seen_by(seat) for seat in seats] or [tell.seen_by(None)]
    for other in others:
        first.values.update({key: value for key, value in other.values.items() if first.values[key] is UNKNOWN})
    return first


def _ask(observed: Observed, ask: Ask, words: Teller | None) -> dict[str, Any]:
    shown: dict[str, Any] = {"seat": ask.seat, "verb": ask.verb, "options": ask.texts(), "about": ask.about}
    return shown | _in_words(observed, ask, words) if words is not None else shown


def _in_words(observed: Observed, ask: Ask, words: Teller) -> dict[str, Any]:
    seen = observed.by(ask.seat)
    missing = [why for why in observed.match.why_not if why.seat == ask.seat and why.verb == ask.verb]
    return {
        "question": words.question(ask, seen),
        "labels": [words.label(ask.verb, option, seen, ask.about) for option in ask.options],
        "notes": [words.note(ask, option, seen) for option in ask.options],
        "why_not": [{"choice": choice_text(why.verb, why.value), "reason": words.reason(why, seen)} for why in missing],
    }
