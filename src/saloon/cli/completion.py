"""`saloon completion`: what lets a shell complete commands, options, games, bots and values (argcomplete does the work).

The shell calls the command itself with a note in the environment: `answer_shell` then says what can follow, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping

from saloon.cli import completers
from saloon.cli.parsing import Args, BadCommand, Parser
from saloon.words.refusals import unknown
from saloon.words.texts import Texts

SHELLS = ("bash", "zsh", "fish")
ASKED = "_ARGCOMPLETE"


def add_arguments(parser: Parser) -> None:
    parser.thing("shell", "arg-shell", completers.words(*SHELLS))


def run(args: Args, say: Texts) -> int:
    from argcomplete.shell_integration import shellcode  # only here and below: no other command needs it

    if args.shell not in SHELLS:
        raise unknown(BadCommand, "unknown-shell", args.shell, SHELLS)
    print(shellcode(["saloon"], shell=args.shell))
    return 0


def is_asked(environment: Mapping[str, str]) -> bool:
    """Whether a shell wants to know what can follow."""
    return ASKED in environment


def line(environment: Mapping[str, str]) -> list[str]:
    """The words of the line that is completed."""
    return environment.get("COMP_LINE", "").split()


def answer_shell(parser: Parser) -> None:
    """Does not return: the shell reads what was found, and the process ends."""
    import argcomplete

    argcomplete.autocomplete(parser, always_complete_options=False)
