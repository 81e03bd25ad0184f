"""`saloon replay`: a record played again, to read or to verify."""

from __future__ import annotations

from saloon.cli.files import load_record
from saloon.cli.parsing import Args, BadCommand, Parser, whole_number
from saloon.cli.screen import Screen
from saloon.cli.seating import take_seats
from saloon.cli.sheets import print_log, print_position, print_scores
from saloon.engine import Match, Record, Texts, replay
from saloon.engine.record import MAX_CHARACTERS
from saloon.engine.wording import Teller, opened


def add_arguments(parser: Parser) -> None:
    parser.thing("file", "arg-file")
    parser.switch("--verify", "arg-verify")
    parser.option("--at", "arg-at", "N")


def run(args: Args, say: Texts) -> int:
    record = load_record(args.file)
    at = None if args.at is None else read_moment(record, args.at)
    screen = Screen()
    if args.verify:
        replay(record)
        code = "record-unfinished-right" if record.result is None else "record-right"
        screen.line(say(code, choices=len(record.choices), result=" ".join(map(str, record.result or []))))
        return 0
    match = replay(record, at=at, listen=True)
    names = take_seats(match.game, record.seats, record.seed).names
    print_replay(screen, say, Teller(match.game, say.language, names), record, match)
    return 0


def read_moment(record: Record, text: str) -> int:
    """How many choices to play."""
    at = whole_number("--at", text, 0, MAX_CHARACTERS)
    if at > len(record.choices):
        raise BadCommand("beyond-record", found=at, choices=len(record.choices))
    return at


def print_replay(screen: Screen, say: Texts, teller: Teller, record: Record, match: Match) -> None:
    """All in the open once the play was finished; before that, what a spectator may see."""
    seen = match.observe(None) if record.result is None else match.state
    tells = [tell.seen_by(None) if record.result is None else opened(tell) for tell in match.tells]
    screen.title(say("replay-title", game=teller.game_name(), seed=str(record.seed), choices=match.count))
    print_log(screen, teller, tells, seen)
    print_position(screen, teller, seen, None)
    if match.over or record.result is not None:
        print_scores(screen, say, teller, match)
