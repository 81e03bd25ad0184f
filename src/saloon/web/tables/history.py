"""From rows to matches: opening a table, replaying it, its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from saloon.engine import DONE, Ask, Game, Hold, Match, Only, Record, Seat, Tell, find_game, new_match, to_plain
from saloon.engine.marks import Unseen
from saloon.engine.older_rules import by_todays_rules, older_options
from saloon.engine.record import RecordLine
from saloon.web.tables.models import OVER, PLAYING, UNSEEN, Event, Table, TableSnapshot, new_seed
from saloon.web.tables.models import Seat as SeatRow

CHOOSE, ANSWER, INSTEAD, UNDO, RESTART, REWIND, RULES = "choose", "answer", "instead", "undo", "restart", "rewind", "rules"
BOT, STAND_IN, BACK, CHANGE = "bot", "stand-in", "back", "change"
"""What happens at a table. ANSWER: a choice that a standing answer made for somebody, like any other beyond that.
INSTEAD: one that a bot made while it stood in for somebody. RULES: a change of the rules took it back to the start of its turn.
BOT: a bot has taken a seat for good; STAND_IN: until its person comes back; BACK: that person has.
CHANGE: a secret answer was replaced while somebody still chose; the new one counts, in the place of the old."""

CHOICES, GOING_BACK = (CHOOSE, ANSWER, INSTEAD), (UNDO, RESTART, REWIND, RULES)
MADE_FOR_YOU = (ANSWER, INSTEAD)


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


def set_up(table: Table, options: dict[str, str] | None = None, *, hold: bool = False, listen: bool = False) -> Match:
    """The table's match before its first choice. `options`: as today's rules play them, where they are older."""
    chosen, anew = table.options if options is None else options, dealt_anew(table)
    return new_match(find_game(table.game), table.size, chosen, int(table.seed), hold=hold, listen=listen, anew=anew)


def dealt_anew(table: Table) -> dict[int, int]:
    return {count: Unseen(seed) if unseen else int(seed) for count, seed, *unseen in table.deals}


def deals_before(table: Table, count: int, anew: bool) -> list[list[Any]]:
    """The deals of a table that goes back to a moment: later ones are forgotten, and there may be a new one at that moment."""
    kept = [deal for deal in table.deals if deal[0] < count or (deal[0] == count and not anew)]
    return [*kept, [count, new_seed(), UNSEEN]] if anew else kept


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


def current_match(table: Table) -> Match | None:
    """The match of a running table as it stands on disk."""
    if table.status != PLAYING:
        return None
    kept = TableSnapshot.objects.filter(table=table).values_list("number", "data").first()
    snapshot = (kept[0], bytes(kept[1])) if kept else None
    return opened_match(table, table.events.filter(number__gt=snapshot[0] if snapshot else 0), snapshot)


def happen(match: Match, event: Event) -> None:
    """Let an event happen to the match. Going back beyond a turn makes another match (`rewound`), and is in its snapshot."""
    if event.kind in CHOICES:
        match.answer_text(event.seat, event.text)
    elif event.kind == CHANGE:
        match.change_text(event.seat, event.text)
    elif event.kind == UNDO:
        match.undo()
    elif event.kind == RESTART:
        while match.can_undo and match.undo_seat == event.seat:
            match.undo()


def single_asked(match: Match) -> Seat | None:
    """The seat that is asked, where it is one alone: neither in secret nor among others."""
    return next(iter(match.asks)) if isinstance(match.question, Ask | Hold) else None


def asked_again(before: Seat | None, event: Event, match: Match) -> Seat | None:
    """Who has to choose himself, whatever his standing answers say: the table went back to his question.

    before: the same before the event. Nobody any more as soon as that seat has chosen.
    """
    if event.kind in GOING_BACK:
        return single_asked(match)
    return None if event.kind in CHOICES and event.seat == before else before


def rewound(table: Table, count: int) -> Match:
    """The match after so many choices, played again from the start; at the end of a turn, the next one has begun, as it had."""
    match = fresh_match(table)
    for seat, text in choices(table)[len(table.prelude) : count]:
        pass_holds(match)
        match.answer_text(seat, text)
    pass_holds(match)
    return match


class WayBack(NamedTuple):
    """What lies between a moment and now.

    start: how many choices had been made when the turn of that moment began.
    lit:   after how many choices something hidden came to light, each time.
    fresh: whether what nobody has seen can be dealt anew there.
    """

    start: int
    lit: list[int]
    fresh: bool


def way_back(table: Table, count: int) -> WayBack:
    match, start, lit, fresh = fresh_match(table, listen=False), len(table.prelude), [], True
    for seat, text in choices(table)[len(table.prelude) :]:
        seals = match.state.seals
        pass_holds(match)
        if match.count <= count:
            start, fresh = match.turn_began, match.can_deal_unseen
        elif match.state.seals != seals:
            lit.append(match.count)
        seals = match.state.seals
        match.answer_text(seat, text)
        if match.count > count and match.state.seals != seals:
            lit.append(match.count)
    return WayBack(start, lit, fresh)


def choices(table: Table) -> list[tuple[int, str]]:
    """Every choice that still counts, in order: what was undone is gone."""
    return [(seat, text) for seat, text, _ in moments(table)]


def played_today(table: Table) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Options and choices as today's rules play them; of a table of older rules that cannot be, those that it had."""
    game, made = find_game(table.game), choices(table)
    if table.rules >= game.rules_number or table.deals:
        return table.options, made
    options = older_options(game, table.rules, table.options)
    result = table.result["totals"] if table.result else None
    mended = by_todays_rules(game, table.rules, table.size, options, int(table.seed), made, result)
    return (table.options, made) if mended is None else (options, mended)


def moments(table: Table) -> list[tuple[int, str, int]]:
    """Every choice that still counts, with the number of its event (0 for the prelude)."""
    kept: list[tuple[int, str, int]] = [(seat, text, 0) for seat, text in table.prelude]
    for number, kind, seat, text, count in table.events.values_list("number", "kind", "seat", "text", "count"):
        counts = kind in CHOICES and text != DONE
        del kept[count - counts :]
        if counts:
            kept.append((seat, text, number))
        elif kind == CHANGE:
            at = max(place for place, made in enumerate(kept) if made[0] == seat)
            kept[at] = (seat, text, number)
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
    options, made = played_today(table)
    match = set_up(table, options, hold=True, listen=True)
    now = current_match(table)
    yield from _shown(match, table, None if made else now)
    for left, (seat, text) in zip(reversed(range(len(made))), made, strict=True):
        match.answer_text(seat, text)
        yield from _shown(match, table, None if left else now)


def _shown(match: Match, table: Table, now: Match | None) -> Iterator[Match]:
    for seat in held(match, now):
        if seat >= table.size:
            yield match
    yield match
