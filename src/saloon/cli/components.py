"""`saloon components`: every figure of a game with its source, so that owners of a copy can check the assumed ones."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from saloon.cli import completers
from saloon.cli.parsing import Args, Parser
from saloon.cli.screen import Screen
from saloon.engine import Texts, find_game
from saloon.engine.components import Figure


def add_arguments(parser: Parser) -> None:
    parser.thing("game", "arg-game", completers.games)
    parser.switch("--assumed", "arg-assumed")
    parser.switch("--json", "arg-json")


def run(args: Args, say: Texts) -> int:
    figures = [figure for figure in find_game(args.game).figures() if figure.source == "assumed" or not args.assumed]
    if args.json:
        print(json.dumps(msgspec.to_builtins(figures), ensure_ascii=False, indent=2))
    elif figures:
        head = [say(f"figure-{column}") for column in Figure.__struct_fields__]
        Screen().table(head, map(_row, figures), text_columns=len(head))
    else:
        Screen().line(say("nothing-assumed"))
    return 0


def _row(figure: Figure) -> list[str]:
    return [figure.table, figure.id, figure.figure, _value_text(figure.value), figure.source, figure.note]


def _value_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
