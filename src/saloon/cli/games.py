"""`saloon games`: which games there are, and what can be chosen before a play."""

from __future__ import annotations

import json
import sys
from typing import Any

from saloon.cli.parsing import Args, Parser
from saloon.cli.screen import Screen
from saloon.engine import Game, Texts, all_games, broken_games
from saloon.engine.options import Option
from saloon.engine.wording import Teller


def add_arguments(parser: Parser) -> None:
    parser.switch("--json", "arg-json")


def run(args: Args, say: Texts) -> int:
    described = [describe(game, say.language) for game in all_games()]
    if args.json:
        print(json.dumps(described, ensure_ascii=False, indent=2))
        for line in _broken(say):
            print(line, file=sys.stderr)
        return 0
    screen = Screen()
    for game in described:
        _print_game(screen, say, game)
    screen.lines(_broken(say))
    return 0


def _broken(say: Texts) -> list[str]:
    """What is installed and cannot be played, named with the reason."""
    return [say("games-broken", id=id, reason=reason) for id, reason in broken_games().items()]


def describe(game: Game[Any], language: str) -> dict[str, Any]:
    """A game as `--json` gives it."""
    teller = Teller(game, language, ())
    options = [_described_option(teller, option) for option in game.options.values()]
    return {
        "id": game.id,
        "name": teller.game_name(),
        "about": teller.about(),
        "seats": list(game.seats),
        "automas": {str(seats): list(names) for seats, names in game.automas.items()},
        "bots": game.bots.rate_options is not None,
        "options": options,
    }


def _described_option(teller: Teller, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "title": teller.option(option),
        "help": teller.option_help(option),
        "default": option.default,
        "values": {value: teller.option_value(option, value) for value in option.values},
        "like": option.free_text.like if option.free_text else None,
        "seats": list(option.seats) if option.seats else None,
    }


def _print_game(screen: Screen, say: Texts, game: dict[str, Any]) -> None:
    screen.title(f"{game['id']}: {game['name']}")
    if game["about"]:
        screen.line(f"  {game['about']}")
    screen.line("  " + say("games-seats", seats=", ".join(map(str, game["seats"]))))
    for seats, names in game["automas"].items():
        screen.line("  " + say("games-automas", seats=int(seats), names=", ".join(names)))
    for option in game["options"]:
        _print_option(screen, say, option)
    screen.line()


def _print_option(screen: Screen, say: Texts, option: dict[str, Any]) -> None:
    allowed = option["like"] or "|".join(option["values"])
    seats = say("games-only-seats", seats=", ".join(map(str, option["seats"]))) if option["seats"] else ""
    default = say("games-default", default=option["default"])
    screen.line(f"  --option {option['name']}={allowed}  ({', '.join(filter(None, [default, seats]))})", "bold")
    screen.line(f"      {option['title']}. {option['help']}".rstrip())
    for value, meaning in option["values"].items():
        if meaning != value:
            screen.line(f"      {value}: {meaning}")
