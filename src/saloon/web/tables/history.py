"""From rows to matches: opening a table, replaying it, its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from saloon.engine import DONE, Game, Match, Only, Record, Seat, Tell, find_game, new_match, to_plain
from saloon.engine.record import RecordLine
from saloon.web.tables.models import OVER, PLAYING, Event, Table, TableSnapshot
from saloon.web.tables.models import Seat as SeatRow

CHOOSE, UNDO, RESTART, REWIND, BOT, RULES = "choose", "undo", "restart", "rewind", "bot", "rules"
"""What happens at a table. RULES: a change of the rules took it back to the start of its turn."""


class KeptTell(Struct, array_like=True):
    """A line of the log as it is stored: values are plain, secrets say for whom they are."""

    at: int
    event: str
    seat: int | None
    values: dict[str, Any]


def pack_tells(tells: Iterable[Tell]) -> bytes | None:
    kept = [KeptTell(tell.at, tell.event, tell.seat, {k: _packed(v) for k, v in tell.values.items()}) for tell in tells]
    return msgspec.msgpack.encode(kept) if kept else None


def unpack_tells(game: Game[Any], data: bytes | memoryview | None) -> list[Tell]:
    if not data:
        return []
    kept = msgspec.msgpack.decode(bytes(data), type=list[KeptTell])
    return [Tell(tell.at, tell.event, tell.seat, {k: _unpacked(game, v) for k, v in tell.values.items()}) for tell in kept]


def _packed(value: Any) -> Any:
    """Components as [kind, id], so that they come back as what they were."""
    if isinstance(value, Only):
        return {"only": list(value.seats), "value": _packed(value.value)}
    if isinstance(value, list | tuple):
        return {"list": [_packed(each) for each in value]}
    if isinstance(value, dict):
        return {"dict": [[_packed(key), _packed(each)] for key, each in value.items()]}
    if hasattr(value, "kind") and hasattr(value, "id"):
        return {"kind": value.kind, "id": value.id}
    return to_plain(value)


def _unpacked(game: Game[Any], value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if "only" in value:
        return Only(tuple(value["only"]), _unpacked(game, value["value"]))
    if "list" in value:
        return [_unpacked(game, each) for each in value["list"]]
    if "dict" in value:
        return {_unpacked(game, key): _unpacked(game, each) for key, each in value["dict"]}
    return game.component(value["kind"], value["id"])


def set_up(table: Table, *, hold: bool = False, listen: bool = False) -> Match:
    """The table's match before its first choice."""
    return new_match(
        find_game(table.game), table.size, table.options, int(table.seed), hold=hold, listen=listen, anew=dealt_anew(table)
    )


def dealt_anew(table: Table) -> dict[int, int]:
    return {count: int(seed) for count, seed in table.deals}


def fresh_match(table: Table, *, listen: bool = True) -> Match:
    """The table's match before its first event."""
    match = set_up(table, hold=True, listen=listen)
    for seat, text in table.prelude:
        pass_holds(match)
        match.answer_text(seat, text)
    if table.prelude:  # else only an automa that begins can hold, and its first steps are to be seen
        pass_holds(match)
    return match


def pass_holds(match: Match) -> None:
    """Records do not hold: where one stands at the end of a turn, go on."""
    for _ in held(match):
        pass


def held(match: Match, now: Match | None = None) -> Iterator[Seat]:
    """The seats of the holds that follow, each passed when the next is wanted; not beyond where the match stands now."""
    while match.holding and not _same(match, now):
        (seat,) = match.asks
        yield seat
        match.answer_text(seat, DONE)


def _same(match: Match, now: Match | None) -> bool:
    return now is not None and now.holding and list(match.asks) == list(now.asks) and match.state == now.state


def opened_match(table: Table, events: Iterable[Event], snapshot: tuple[int, bytes] | None) -> Match:
    """The match as it stands: from the last snapshot, and the events since."""
    match = fresh_match(table) if snapshot is None else Match.restore(snapshot[1], find_game(table.game), listen=True)
    for event in events:
        happen(match, event)
    return match


def standing(table: Table) -> Match | None:
    """The match of a running table as it stands on disk."""
    if table.status != PLAYING:
        return None
    kept = TableSnapshot.objects.filter(table=table).values_list("number", "data").first()
    snapshot = (kept[0], bytes(kept[1])) if kept else None
    return opened_match(table, table.events.filter(number__gt=snapshot[0] if snapshot else 0), snapshot)


def happen(match: Match, event: Event) -> None:
    """Let an event happen to the match. Going back beyond a turn makes another match (`rewound`), and is in its snapshot."""
    if event.kind == CHOOSE:
        match.answer_text(event.seat, event.text)
    elif event.kind == UNDO:
        match.undo()
    elif event.kind == RESTART:
        while match.can_undo and match.undo_seat == event.seat:
            match.undo()


def rewound(table: Table, count: int) -> Match:
    """The match after so many choices, played again from the start; at the end of a turn, the next one has begun, as it had."""
    match = fresh_match(table)
    for seat, text in choices(table)[len(table.prelude) : count]:
        pass_holds(match)
        match.answer_text(seat, text)
    pass_holds(match)
    return match


def choices(table: Table) -> list[tuple[int, str]]:
    """Every choice that still counts, in order: what was undone is gone."""
    return [(seat, text) for seat, text, _ in moments(table)]


def moments(table: Table) -> list[tuple[int, str, int]]:
    """Every choice that still counts, with the number of its event (0 for the prelude)."""
    kept: list[tuple[int, str, int]] = [(seat, text, 0) for seat, text in table.prelude]
    for number, kind, seat, text, count in table.events.values_list("number", "kind", "seat", "text", "count"):
        del kept[count - (kind == CHOOSE and text != "done") :]
        if kind == CHOOSE and text != "done":
            kept.append((seat, text, number))
    return kept


def final_row(match: Match) -> dict[str, Any]:
    """What the end of a game changes in the row of its table."""
    table = match.standings()
    result = {
        "totals": [each.total for each in table],
        "ranks": [each.rank for each in table],
        "categories": [each.categories for each in table],
    }
    return {"status": OVER, "result": result}


def record(table: Table) -> Record:
    """The whole play as a record. Never shown before the game is over: it holds the seed."""
    seats = [seat.name or seat.bot or "?" for seat in SeatRow.objects.filter(table=table)[: table.size]]
    lines = [RecordLine(0, seat, text) for seat, text in choices(table)]
    totals = table.result and table.result["totals"]
    seed, anew = int(table.seed), dealt_anew(table)
    return Record(table.game, table.rules, table.options, seed, seats, lines, totals, anew=anew)


def replayed(table: Table) -> Iterator[Match]:
    """The match (always the same object) before the first and after each choice, and after each step of an automa.

    What a hold still keeps back at the table is kept back here too.
    """
    match = set_up(table, hold=True, listen=True)
    made, now = choices(table), standing(table)
    yield from _shown(match, table, None if made else now)
    for left, (seat, text) in zip(reversed(range(len(made))), made, strict=True):
        match.answer_text(seat, text)
        yield from _shown(match, table, None if left else now)


def _shown(match: Match, table: Table, now: Match | None) -> Iterator[Match]:
    for seat in held(match, now):
        if seat >= table.size:
            yield match
    yield match
