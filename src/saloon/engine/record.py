"""Records: a whole play as a small text file, replayable for ever.

    saloon-record: 1
    game: sans_foi_ni_loi
    rules: 1
    options: raid_mode=literal
    seed: 77
    seats: Ann; greedy; random
    # a remark
    0 act:take.3
    1 act:end
    result: 14 9 10

Header lines come first, in this order, with `anew: 34=8812` after them if hidden things were dealt anew (after 34 choices,
where a turn begins, with that seed); then one choice a line (`seat verb:value`); then the result: every seat's total, with
those of the game's automas after the listed seats, or `unfinished`. Empty lines and lines that begin with `#` say nothing.
A file without a result line was cut off.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from saloon.engine.asks import Seat, choice_text
from saloon.engine.errors import BadOptions, BadRecord, IllegalChoice, UnknownGame
from saloon.engine.game import SEEDS, Game
from saloon.engine.marks import Unseen
from saloon.engine.match import Match
from saloon.engine.older_rules import by_todays_rules, older_options
from saloon.engine.registry import find_game
from saloon.engine.starting import new_match
from saloon.words.refusals import Refusal

FORMAT = "1"
UNFINISHED = "unfinished"
HEADERS = ("saloon-record", "game", "rules", "options", "seed", "seats")
MAX_CHARACTERS = 4_000_000
"""No play comes near this many characters; a longer text is not read."""
ANEW = "anew: choices=seed …, where turns begin"
MAX_NAME_CHARACTERS = 60
"""Longer names are cut when a record is written, and refused when one is read."""


class RecordLine(Struct, frozen=True):
    """A choice with the line of the file that it stands on."""

    number: int
    seat: Seat
    text: str


class Record(Struct):
    """A play: how it was set up, what was chosen, how it ended.

    anew: the seeds with which hidden things were dealt anew, by the number of choices before; `Unseen` where hands stayed.
    """

    game: str
    rules: int
    options: dict[str, str]
    seed: int
    seats: list[str]
    choices: list[RecordLine] = []
    result: list[int] | None = None
    last_line: int = 0
    headers: dict[str, int] = {}
    anew: dict[int, int] = {}

    def line_of(self, header: str) -> int:
        """The line of the file that a header stands on."""
        return self.headers.get(header, [*HEADERS, "anew"].index(header) + 1)

    def write(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        result = UNFINISHED if self.result is None else " ".join(map(str, self.result))
        heads = (FORMAT, self.game, str(self.rules), options, str(self.seed), "; ".join(map(_plain_name, self.seats)))
        lines = [f"{key}: {value}".rstrip() for key, value in zip(HEADERS, heads, strict=True)]
        deals = [f"{count}{'~' if isinstance(seed, Unseen) else '='}{seed}" for count, seed in self.anew.items()]
        lines += ["anew: " + " ".join(deals)] if deals else []
        lines += [f"{choice.seat} {choice.text}" for choice in self.choices]
        return "\n".join([*lines, f"result: {result}"]) + "\n"


def record_of(match: Match, options: dict[str, str], seed: int, seats: list[str]) -> Record:
    """The record of a match whose choices were logged from its first one."""
    choices = [RecordLine(0, seat, choice_text(verb, value)) for seat, verb, value in match.log or []]
    result = [standing.total for standing in match.standings()] if match.over else None
    return Record(match.game.id, match.game.rules_number, options, seed, seats, choices, result, anew=dict(match.anew))


def read_record(text: str) -> Record:
    """A record from its text; whatever is wrong with it is refused with its line."""
    if len(text) > MAX_CHARACTERS:
        raise BadRecord("record-too-long", found=len(text), allowed=MAX_CHARACTERS)
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    body = iter([(number, line) for number, line in lines if line and not line.startswith("#")])
    record = read_headers(body, len(lines) + 1)
    _read_body(record, body, len(lines) + 1)
    return record


def read_headers(body: Iterator[tuple[int, str]], end: int, kind: str = HEADERS[0]) -> Record:
    """The headers of a record, or of another file that begins like one: a play in which nothing has been chosen yet."""
    heads = {key: header(body, key, end) for key in (kind, *HEADERS[1:])}
    _expect(heads[kind], str, lambda found: found == FORMAT, FORMAT)
    return Record(
        game=heads["game"][1],
        rules=_expect(heads["rules"], int, lambda n: n >= 1, "1, 2, 3…"),
        options=_read_options(heads["options"]),
        seed=_expect(heads["seed"], int, lambda n: 0 <= n < SEEDS, "0 … 2^256 - 1"),
        seats=_read_seats(heads["seats"]),
        headers={key: number for key, (number, _) in heads.items()},
    )


def replay(
    record: Record, *, game: Game[Any] | None = None, at: int | None = None, verify: bool = True, listen: bool = False
) -> Match:
    """Play a record again, wholly or up to `at` choices; a choice that the rules do not allow is refused with its line."""
    (match,) = deque(replay_steps(record, game=game, at=at, verify=verify, listen=listen), maxlen=1)
    return match


def replay_steps(
    record: Record, *, game: Game[Any] | None = None, at: int | None = None, verify: bool = True, listen: bool = False
) -> Iterator[Match]:
    """Play a record again, giving the match (always the same object) before the first and after each choice."""
    record = current(record, game=game)
    match = begin(record, game=game, listen=listen)
    yield match
    for line in record.choices[:at]:
        make_choice(match, line)
        yield match
    if verify and (at is None or at >= len(record.choices)):
        _verify_result(record, match)
        if len(match.dealt_anew) != len(record.anew):
            raise BadRecord("bad-record-line", line=record.line_of("anew"), found=_join(list(record.anew)), allowed=ANEW)


def make_choice(match: Match, line: RecordLine) -> None:
    """The choice that stands on a line; one that the rules do not allow is refused with its line."""
    try:
        match.answer_text(line.seat, line.text)
    except IllegalChoice as error:
        raise BadRecord("illegal-in-record", line=line.number, why=error.code, **_details(match, line)) from error


def current(record: Record, *, game: Game[Any] | None = None) -> Record:
    """The record by today's rules; one of older rules is refused if it cannot go on, or comes to another result."""
    try:
        game = game or find_game(record.game)
    except UnknownGame as error:
        raise _refused(record, error) from error
    if record.rules >= game.rules_number:
        return record
    try:
        mended = _mended(record, game)
    except BadOptions as error:
        raise _refused(record, error) from error
    if mended is None:
        raise _of_other_rules(record, game)
    return mended


def _mended(record: Record, game: Game[Any]) -> Record | None:
    """The play with today's questions, or None; never one that was dealt anew, whose moments would move."""
    if record.anew:
        return None
    options = older_options(game, record.rules, record.options)
    choices = [(line.seat, line.text) for line in record.choices]
    found = by_todays_rules(game, record.rules, len(record.seats), options, record.seed, choices, record.result)
    if found is None:
        return None
    lines = [RecordLine(0, seat, text) for seat, text in found]
    return msgspec.structs.replace(record, rules=game.rules_number, options=options, choices=lines)


def _of_other_rules(record: Record, game: Game[Any]) -> BadRecord:
    line = record.line_of("rules")
    return BadRecord("record-of-other-rules", line=line, game=game.id, found=record.rules, allowed=game.rules_number)


def begin(record: Record, *, game: Game[Any] | None = None, hold: bool = False, listen: bool = False) -> Match:
    """The match of a record before its first choice."""
    try:
        game = game or find_game(record.game)
        if record.game != game.id:
            raise BadRecord("bad-record-line", line=record.line_of("game"), found=record.game, allowed=game.id)
        if record.rules != game.rules_number:
            raise _of_other_rules(record, game)
        match = new_match(game, len(record.seats), record.options, record.seed, hold=hold, listen=listen, anew=record.anew)
        _check_totals(record, game)
    except (UnknownGame, BadOptions) as error:
        raise _refused(record, error) from error
    match.log = []
    return match


def _refused(record: Record, error: UnknownGame | BadOptions) -> BadRecord:
    header = {"unknown-game": "game", "unknown-game-near": "game", "bad-seats": "seats"}.get(error.code, "options")
    return BadRecord("refused-in-record", line=record.line_of(header), why=error)


def _check_totals(record: Record, game: Game[Any]) -> None:
    """A total for every seat of the play: only its game knows how many automas there are."""
    seats = len(game.occupants(record.seats))
    if record.result is not None and len(record.result) != seats:
        found = f"result: {_join(record.result)}"[:80]
        raise BadRecord("bad-record-line", line=record.last_line, found=found, allowed=f"{seats} × total, {UNFINISHED}")


def _verify_result(record: Record, match: Match) -> None:
    line = record.last_line
    if record.result is None:
        return
    if not match.over:
        asked = "; ".join(f"{seat} {text}" for seat, ask in match.asks.items() for text in ask.texts()[:1])
        raise BadRecord("record-ends-early", line=line, found=len(record.choices), allowed=asked)
    totals = [standing.total for standing in match.standings()]
    if totals != record.result:
        raise BadRecord("wrong-result", line=line, found=_join(record.result), allowed=_join(totals))


def _details(match: Match, line: RecordLine) -> dict[str, str]:
    """What was found and what was allowed at the choice that failed."""
    allowed = [f"{seat} {text}" for seat, ask in match.asks.items() for text in ask.texts()]
    return {"found": f"{line.seat} {line.text}", "allowed": ", ".join(allowed) or "result"}


def header(body: Iterator[tuple[int, str]], key: str, end: int) -> tuple[int, str]:
    number, line = next(body, (end, ""))
    name, colon, value = line.partition(":")
    if name.strip() != key or not colon:
        raise BadRecord("bad-record-line", line=number, found=line[:80] or "…", allowed=f"{key}: …")
    return number, value.strip()


def _read_seats(head: tuple[int, str]) -> list[str]:
    names = [name.strip() for name in head[1].split(";")]
    for name in names:
        if len(name) > MAX_NAME_CHARACTERS:
            raise BadRecord("long-name-in-record", line=head[0], found=name[:80], allowed=MAX_NAME_CHARACTERS)
    return names


def _read_options(head: tuple[int, str]) -> dict[str, str]:
    pairs = [word.partition("=") for word in head[1].split()]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadRecord("bad-record-line", line=head[0], found=head[1][:80], allowed="name=value …")
    return {name: value for name, _, value in pairs}


def _read_body(record: Record, body: Iterator[tuple[int, str]], end: int) -> None:
    for number, line in body:
        if line.startswith("anew:") and not record.choices and not record.anew:
            record.anew, record.headers["anew"] = _read_anew(number, line), number
            continue
        if line.startswith("result:"):
            record.result = _read_result(number, line, len(record.seats))
            record.last_line = number
            _expect_nothing(body)
            return
        record.choices.append(read_choice(number, line, "seat verb:value, result: …"))
    raise BadRecord("truncated-record", line=end, found=len(record.choices), allowed="seat verb:value, result: …")


def read_choice(number: int, line: str, allowed: str) -> RecordLine:
    seat, space, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and space and text):
        raise BadRecord("bad-record-line", line=number, found=line[:80], allowed=allowed)
    return RecordLine(number, int(seat), text.strip())


def _read_anew(number: int, line: str) -> dict[int, int]:
    found = [re.fullmatch("([0-9]{1,9})([=~])([0-9]{1,78})", word) for word in line.partition(":")[2].split()]
    deals = {int(each[1]): Unseen(each[3]) if each[2] == "~" else int(each[3]) for each in found if each is not None}
    if not deals or len(deals) != len(found) or list(deals) != sorted(deals) or max(deals.values()) >= SEEDS:
        raise BadRecord("bad-record-line", line=number, found=line[:80], allowed=ANEW)
    return deals


def _read_result(number: int, line: str, seats: int) -> list[int] | None:
    text = line.partition(":")[2].strip()
    if text == UNFINISHED:
        return None
    words = text.split()
    if len(words) < seats or not all(re.fullmatch("-?[0-9]{1,9}", word) for word in words):
        raise BadRecord("bad-record-line", line=number, found=line[:80], allowed=f"{seats} × total, {UNFINISHED}")
    return [int(word) for word in words]


def _expect_nothing(body: Iterator[tuple[int, str]]) -> None:
    for number, line in body:
        raise BadRecord("bad-record-line", line=number, found=line[:80], allowed="…")


def _expect(head: tuple[int, str], kind: type, fits: Callable[[Any], bool], allowed: str) -> Any:
    number, text = head
    try:
        value: Any = msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        value = None
    if value is None or not fits(value):
        raise BadRecord("bad-record-line", line=number, found=text[:80], allowed=allowed)
    return value


def _plain_name(name: str) -> str:
    """A name that cannot be mistaken for anything else in the file."""
    return (
        "".join(" " if char in ";\r\n" or not char.isprintable() else char for char in name)
        .strip()[:MAX_NAME_CHARACTERS]
        .strip()
        or "?"
    )


def _join(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


__all__ = [
    "BadRecord",
    "Record",
    "RecordLine",
    "Refusal",
    "begin",
    "current",
    "read_record",
    "record_of",
    "replay",
    "replay_steps",
]
