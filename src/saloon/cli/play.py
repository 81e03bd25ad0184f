"""`saloon play`: a game at the terminal, people and bots at any seats."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from saloon.cli.files import load_record, named_file, same_file, save_text
from saloon.cli.parsing import Args, BadCommand, Parser, read_list, read_options, whole_number
from saloon.cli.screen import Screen
from saloon.cli.seating import MAX_SEED, read_players, take_seats
from saloon.cli.session import Left, Session
from saloon.engine import Game, Record, Texts, find_game, record_of, replay


def add_arguments(parser: Parser) -> None:
    parser.thing("game", "arg-game")
    parser.option("--seats", "arg-seats", "N")
    parser.option("--players", "arg-players", "me,greedy,…")
    parser.option("--option", "arg-option", "name=value", action="append", default=[])
    parser.option("--seed", "arg-seed", "N")
    parser.option("--record", "arg-record", "FILE")
    parser.switch("--force", "arg-force")
    parser.option("--from", "arg-from", "FILE", dest="start")


def run(args: Args, say: Texts) -> int:
    game = find_game(args.game)
    session = continued(game, args, say) if args.start is not None else begun(game, args, say)
    if args.record is not None:
        check_free(args)
        session.save(args.record)  # now, so that a name that cannot be written is refused before the game and not after it
    try:
        session.play()
    except Left as left:
        session.screen.line(say(left.code))
    finally:
        if args.record is not None:
            session.save(args.record)
    return 0


def check_free(args: Args) -> None:
    """A record is not written over, unless it is the one that goes on or --force says so."""
    goes_on = args.start is not None and same_file(args.record, args.start)
    with named_file(args.record):
        if Path(args.record).is_file() and not (goes_on or args.force):
            raise BadCommand("record-exists", file=args.record)


def begun(game: Game[Any], args: Args, say: Texts) -> Session:
    """A new game."""
    words = read_players(game, args.players, args.seats, say)
    options = read_options(args.option)
    seed = secrets.randbits(32) if args.seed is None else whole_number("--seed", args.seed, 0, MAX_SEED)
    return _session(Record(game.id, game.rules_number, options, seed, words), game, say)


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
    match = replay(record, game=game, listen=True)
    match.hold = True
    seating = take_seats(game, record.seats, record.seed)

    def save(name: str) -> None:
        save_text(name, record_of(match, record.options, record.seed, seating.written).write())

    return Session(match, seating, Screen(), say, record.seed, save)
