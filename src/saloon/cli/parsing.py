"""Arguments: argparse, but in the reader's language, and with one sentence for what is wrong."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn, Protocol

from saloon import __version__
from saloon.cli import completers
from saloon.cli.completers import Completer
from saloon.compiled import build
from saloon.words.refusals import Refusal, unknown
from saloon.words.texts import LANGUAGES, Texts

Args = argparse.Namespace
"""What the command line asks for: texts, still to be read."""

_COMPLAINTS = {
    "required": re.compile(r"the following arguments are required: (?P<argument>.*)"),
    "no-value": re.compile(r"argument (?P<argument>.*): expected (one|at least one) argument"),
    "needless-value": re.compile(r"argument (?P<argument>.*): ignored explicit argument '(?P<found>.*)'"),
}
"""What argparse can complain of in our parsers; it knows no other way to say which."""

_NO_SUCH_COMMAND = re.compile(r"argument .*: invalid choice: '(?P<found>.*)' \(choose from .*\)")

MIN_WIDTH, MAX_WIDTH = 60, 120
"""Columns of help: on a narrower terminal it wraps, and longer lines are hard to read."""


class BadCommand(Refusal):
    """A command line that says nothing sensible."""

    package = "saloon.cli"


class CommandModule(Protocol):
    """A module of a command."""

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, args: Args, say: Texts) -> int: ...


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that speaks `say`. Values stay texts: commands read them, and refuse them in words of their own."""

    def __init__(self, say: Texts, about: str, **rest: Any) -> None:
        def formatter(prog: str) -> _Formatter:
            return _Formatter(prog, say("usage"))

        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, description=say(about), **rest)
        self.say = say
        self._things = self.add_argument_group(say("arguments"))
        self._switches = self.add_argument_group(say("options"))
        self.commands: dict[str, Parser] = {}

    def thing(self, name: str, message: str, complete: Completer | None = None, **rest: Any) -> None:
        """An argument by its place. `complete` says what shells may offer for it; without it they offer files."""
        action = self._things.add_argument(name, metavar=name.upper(), help=self.say(message), **rest)
        self._complete(action, complete)

    def option(self, name: str, message: str, metavar: str, complete: Completer | None = None, **rest: Any) -> None:
        """An option with a value."""
        action = self._switches.add_argument(name, metavar=metavar, help=self.say(message), **rest)
        self._complete(action, complete)

    def _complete(self, action: argparse.Action, complete: Completer | None) -> None:
        if complete is not None:
            action.completer = complete  # type: ignore[attr-defined]  # where argcomplete looks for it

    def switch(self, name: str, message: str) -> None:
        """An option without a value."""
        self._switches.add_argument(name, action="store_true", help=self.say(message))

    def common(self) -> None:
        """What every command understands."""
        self.option("--lang", "arg-lang", "|".join(LANGUAGES), completers.languages, default=argparse.SUPPRESS)
        self._switches.add_argument("-h", "--help", action="help", help=self.say("arg-help"))

    def version(self) -> None:
        version = f"saloon {__version__} ({self.say(f'build-{build()}')})"
        self._switches.add_argument("--version", action="version", version=version, help=self.say("arg-version"))

    def read(self, words: Sequence[str]) -> Args:
        """What the words ask for; what nobody understands is refused with what was probably meant."""
        args, left = self.parse_known_args(words)
        if left:
            command = self.commands.get(args.command or "", self)
            known = [*self._option_string_actions, *command._option_string_actions]
            slip = next((word for word in left if word.startswith("-")), "")
            raise unknown(BadCommand, "unrecognized", slip.partition("=")[0], known, found=" ".join(left))
        return args

    def error(self, message: str) -> NoReturn:
        if wrong := _NO_SUCH_COMMAND.fullmatch(message):
            raise unknown(BadCommand, "unknown-command", wrong["found"], self.commands)
        for code, pattern in _COMPLAINTS.items():
            if found := pattern.fullmatch(message):
                raise BadCommand(code, **{key: value.replace("'", "") for key, value in found.groupdict().items()})
        raise BadCommand("bad-arguments", found=message)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28, width=help_width())
        self._usage = f"{usage} "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


def help_width() -> int:
    """The terminal's, within reason; `COLUMNS` says another."""
    return max(MIN_WIDTH, min(MAX_WIDTH, shutil.get_terminal_size().columns))


def make_parser(say: Texts, names: Iterable[str], commands: Mapping[str, CommandModule]) -> Parser:
    """The parser of the whole command, with the names of all commands; only those of `commands` know their arguments."""
    parser = Parser(say, "saloon", prog="saloon")
    parser.common()
    parser.version()
    choices = parser.add_subparsers(title=say("commands"), dest="command", metavar=say("command"), parser_class=Parser)
    for name in names:
        each = choices.add_parser(name, help=say(f"command-{name}"), say=say, about=f"command-{name}")
        if name in commands:
            commands[name].add_arguments(each)
        each.common()
        parser.commands[name] = each
    return parser


def check_language(args: Args) -> None:
    """Refuse a `--lang` that is not one of ours."""
    found = getattr(args, "lang", LANGUAGES[0])
    if found not in LANGUAGES:
        raise unknown(BadCommand, "unknown-language", found, LANGUAGES)


def whole_number(name: str, text: str, least: int, most: int) -> int:
    """A number that was given for the argument `name`."""
    fits = text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and least <= int(text) <= most
    if not fits:
        raise BadCommand("not-a-number", argument=name, found=text, least=str(least), most=str(most))
    return int(text)


def read_options(pairs: Iterable[str]) -> dict[str, str]:
    """Options of a game, each given as `name=value`."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise BadCommand("not-a-pair", found=pair)
        options[name.strip()] = value.strip()
    return options


def read_list(name: str, text: str) -> list[str]:
    """Words between commas."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise BadCommand("empty-word", argument=name, found=text)
    return words
