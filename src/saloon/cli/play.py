"""`saloon play`: a game at the terminal, people and bots at any seats, kept choice by choice."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from saloon.cli import completers
from saloon.cli.files import STANDARD_INPUT, load_record, named_file, same_file, save_text
from saloon.cli.keeping import KeptFile, last_file, named, new_file
from saloon.cli.parsing import Args, BadCommand, Parser, read_list, read_options, whole_number
from saloon.cli.plain import one_line
from saloon.cli.screen import Screen
from saloon.cli.seating import MAX_SEED, read_players, take_seats
from saloon.cli.session import Left, Session
from saloon.engine import Game, Record, Texts, find_game, record_of, replay
from saloon.engine.record import current
from saloon.engine.wording import Teller

NOT_WITH_RESUME = {
    "--seats": "seats",
    "--players": "players",
    "--option": "option",
    "--seed": "seed",
    "--record": "record",
    "--force": "force",
    "--from": "start",
}


def add_arguments(parser: Parser) -> None:
    parser.thing("game", "arg-game", completers.games, nargs="?")
    parser.option("--seats", "arg-seats", "N")
    parser.option("--players", "arg-players", "me,greedy,…", completers.bots)
    parser.option("--option", "arg-option", "name=value", completers.options, action="append", default=[])
    parser.option("--seed", "arg-seed", "N")
    parser.option("--record", "arg-record", "FILE")
    parser.switch("--force", "arg-force")
    parser.option("--from", "arg-from", "FILE", dest="start")
    parser.option("--resume", "arg-resume-play", "FILE", nargs="?", const="")


def run(args: Args, say: Texts) -> int:
    if args.resume is not None:
        return resume(args, say)
    if args.game is None:
        raise BadCommand("required", argument="GAME")
    game = find_game(args.game)
    session = continued(game, args, say) if args.start is not None else begun(game, args, say)
    if args.record is not None:
        check_free(args)
        session.keep_in(named(args.record))  # now, so that a name that cannot be written is refused before the game
    else:
        keep_unasked(session, say)
    play(session, say, worth_keeping=session.match.count + 1)
    return 0


def resume(args: Args, say: Texts) -> int:
    """The play that was left last, or that of a file, goes on where it is kept."""
    for option, key in NOT_WITH_RESUME.items():
        if getattr(args, key):
            raise BadCommand("not-with-resume", found=option)
    game = None if args.game is None else find_game(args.game)
    if args.resume == STANDARD_INPUT:
        raise BadCommand("file-missing", file=args.resume)
    file = named(args.resume) if args.resume else last_file(game)
    record = load_record(file.name)
    if record.result is not None:
        raise BadCommand("play-over", file=file.name)
    session = _session(record, game or find_game(record.game), say)
    session.keep_in(file)
    play(session, say)
    return 0


def keep_unasked(session: Session, say: Texts) -> None:
    """Where nothing can be kept, one can play all the same."""
    try:
        session.keep_in(new_file(session.match.game))
    except BadCommand as refusal:
        session.screen.line(one_line(say("not-kept", why=refusal.say(say.language))), "red")


def play(session: Session, say: Texts, worth_keeping: int = 0) -> None:
    """Until the end, or until the people leave; then say what continues it, if it has come to so many choices."""
    try:
        session.play()
    except Left as left:
        session.screen.line(say(left.code))
    finally:
        if session.file is not None:
            put_away(session, session.file, say, worth_keeping)


def put_away(session: Session, file: KeptFile, say: Texts, worth_keeping: int) -> None:
    if session.match.over or (file.own and session.match.count < worth_keeping):
        file.drop()
    elif session.kept:
        session.screen.line(say("kept", command=file.command))


def check_free(args: Args) -> None:
    """A record is not written over, unless it is the one that goes on or --force says so."""
    with named_file(args.record):
        goes_on = args.start is not None and same_file(args.record, args.start)
        if Path(args.record).is_file() and not (goes_on or args.force):
            raise BadCommand("record-exists", file=args.record)


def begun(game: Game[Any], args: Args, say: Texts) -> Session:
    """A new game."""
    words = read_players(game, args.players, args.seats, say)
    options = read_options(args.option)
    seed = secrets.randbits(32) if args.seed is None else whole_number("--seed", args.seed, 0, MAX_SEED)
    game.set_up(len(words), options, seed)  # refuses what was typed as such, and not as a line of a record
    session = _session(Record(game.id, game.rules_number, options, seed, words), game, say)
    session.screen.lines(map(one_line, Teller(game, say.language, []).notices(len(words), options)), "yellow")
    return session


def continued(game: Game[Any], args: Args, say: Texts) -> Session:
    """A game that a record left unfinished, with the same players or others."""
    if args.seats is not None or args.option or args.seed is not None:
        raise BadCommand("from-says-it")
    record = load_record(args.start)
    if args.players is not None:
        words = read_list("--players", args.players)
        if len(words) != len(record.seats):
            raise BadCommand("wrong-player-count", found=len(words), seats=len(record.seats))
        record.seats = read_players(game, args.players, None, say)
    return _session(record, game, say)


def _session(record: Record, game: Game[Any], say: Texts) -> Session:
    """The record's choices are played first; then the table is open."""
    record = current(record, game=game)
    match = replay(record, game=game, listen=True)
    match.hold = True
    seating = take_seats(game, record.seats, record.seed)

    def save(name: str) -> None:
        save_text(name, record_of(match, record.options, record.seed, seating.written).write())

    return Session(match, seating, Screen(), say, record.seed, save)
