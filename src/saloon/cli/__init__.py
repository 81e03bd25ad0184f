"""The `saloon` command: games to list, play, simulate, replay and look into, and tournaments of bots.

Wrong input gets one sentence on standard error and the exit code 2, in the reader's language; the user never sees a traceback.
"""

# PYTHON_ARGCOMPLETE_OK: for shells in which argcomplete looks after every command.

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from saloon.cli import completion
from saloon.cli.languages import chosen_language
from saloon.cli.parsing import BadCommand, CommandModule, check_language, make_parser
from saloon.cli.plain import one_line
from saloon.words.refusals import Refusal
from saloon.words.texts import texts

WRONG, FAILED, INTERRUPTED, CLOSED_PIPE = 2, 1, 130, 141

COMMANDS = (
    "serve",
    "games",
    "play",
    "simulate",
    "arena",
    "replay",
    "components",
    "lesson",
    "doctor",
    "completion",
    "backup",
    "restore",
)
"""In the order of the help. Each is a module of this package, imported when it is asked for: bots and tables take time."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and give its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    _prepare_streams()
    language = chosen_language(words, os.environ)
    try:
        code = _run(words, language)
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        print(f"saloon: {one_line(refusal.say(language))}", file=sys.stderr)
        return _code_of(refusal)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return CLOSED_PIPE
    except OSError as error:
        # Files that were named are refused by name, so this is the output itself: a full disk, for example.
        _discard_output()
        print(f"saloon: {BadCommand('cannot-print', why=error.strerror or str(error)).say(language)}", file=sys.stderr)
        return FAILED


def _run(words: Sequence[str], language: str) -> int:
    say, is_shell = texts("saloon.cli", language), completion.is_asked(os.environ)
    commands = _named_in(completion.line(os.environ) if is_shell else words)
    parser = make_parser(say, COMMANDS, commands)
    if is_shell:
        completion.answer_shell(parser)
    try:
        args = parser.read(words)
    except SystemExit:  # after --help and --version, and only then
        return 0
    check_language(args)
    if args.command is None:
        raise BadCommand("no-command", allowed=", ".join(COMMANDS))
    return commands[args.command].run(args, say)


def _named_in(words: Sequence[str]) -> dict[str, CommandModule]:
    """The commands whose names are among the words: the one that is asked for, and perhaps a namesake of an argument."""
    return {name: _module(name) for name in COMMANDS if name in words}


def _module(name: str) -> CommandModule:
    module: Any = import_module(f"saloon.cli.{name}")
    found: CommandModule = module
    return found


def _code_of(refusal: Refusal) -> int:
    from saloon.bots import BotFailed  # only now: commands that know no bots shall not wait for them

    return FAILED if isinstance(refusal, BotFailed) else WRONG


def _prepare_streams() -> None:
    """A terminal that lacks a letter shows another one, strange bytes are read on, and a closed stream is an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - as long as the process lives
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """The reader of our output has left: what is still unwritten must not complain at the exit."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
