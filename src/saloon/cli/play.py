"""`saloon play`: a game at the terminal, people and bots at any seats."""

from __future__ import annotations

import secrets
from typing import Any

from saloon.cli.files import load_record, save_text
from saloon.cli.parsing import BadCommand, Parser, Wish, read_list, read_options, whole_number
from saloon.cli.screen import Screen
from saloon.cli.seating import LARGEST_SEED, read_players, take_seats
from saloon.cli.session import Left, Session
from saloon.engine import Game, Record, Texts, find_game, record_of, replay


def add_arguments(parser: Parser) -> None:
    parser.thing("game", "arg-game")
    parser.option("--seats", "arg-seats", "N")
    parser.option("--players", "arg-players", "me,greedy,…")
    parser.option("--option", "arg-option", "name=value", action="append", default=[])
    parser.option("--seed", "arg-seed", "N")
    parser.option("--record", "arg-record", "FILE")
    parser.option("--from", "arg-from", "FILE", dest="start")


def run(wish: Wish, say: Texts) -> int:
    game = find_game(wish.game)
    session = continued(game, wish, say) if wish.start is not None else begun(game, wish, say)
    if wish.record is not None:
        session.save(wish.record)  # now, so that a name that cannot be written is refused before the game and not after it
    try:
        session.play()
    except Left as left:
        session.screen.line(say(left.code))
    finally:
        if wish.record is not None:
            session.save(wish.record)
    return 0


def begun(game: Game[Any], wish: Wish, say: Texts) -> Session:
    """A new game."""
    words = read_players(game, wish.players, wish.seats, say)
    options = read_options(wish.option)
    seed = secrets.randbits(32) if wish.seed is None else whole_number("--seed", wish.seed, 0, LARGEST_SEED)
    return _session(Record(game.id, game.rules_number, options, seed, words), game, say)


def continued(game: Game[Any], wish: Wish, say: Texts) -> Session:
    """A game that a record left unfinished, with the same players or others."""
    if wish.seats is not None or wish.option or wish.seed is not None:
        raise BadCommand("from-says-it")
    record = load_record(wish.start)
    if wish.players is not None:
        words = read_list("--players", wish.players)
        if len(words) != len(record.seats):
            raise BadCommand("wrong-player-count", found=len(words), seats=len(record.seats))
        record.seats = read_players(game, wish.players, None, say)
    return _session(record, game, say)


def _session(record: Record, game: Game[Any], say: Texts) -> Session:
    """The record's choices are played first; then the table is open."""
    match = replay(record, game=game, listen=True)
    match.hold = True
    seating = take_seats(game, record.seats, record.seed)

    def save(name: str) -> None:
        save_text(name, record_of(match, record.options, record.seed, seating.written).write())

    return Session(match, seating, Screen(), say, record.seed, save)
