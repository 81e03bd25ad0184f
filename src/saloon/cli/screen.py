"""What is printed: colour and frames on a terminal, plain lines anywhere else and wherever NO_COLOR is set."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Timer

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

MOMENT_SECONDS = 0.3
"""A wait that nobody notices."""


class Screen:
    """Prints texts exactly as they are: brackets in a player's name are no markup."""

    def __init__(self) -> None:
        console = Console(highlight=False, markup=False, emoji=False)
        self.fancy = console.is_terminal and not os.environ.get("NO_COLOR")
        if not self.fancy:
            console = Console(highlight=False, markup=False, emoji=False, color_system=None)
        self._console = console

    @property
    def is_terminal(self) -> bool:
        return self._console.is_terminal

    def line(self, text: str = "", style: str = "") -> None:
        self._console.print(Text(text, style), soft_wrap=True)

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.line(line, style)

    def title(self, text: str) -> None:
        self.line(text, "bold yellow")

    def frame(self, lines: Sequence[str]) -> None:
        """Lines that belong together."""
        if self.fancy and lines:
            self._console.print(Panel(Text("\n".join(lines)), border_style="yellow", box=box.ROUNDED, expand=False))
        else:
            self.lines(lines)

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]], text_columns: int = 1) -> None:
        """A table whose first columns are words and whose other columns are numbers."""
        if not self.fancy:
            self.lines(_aligned([head, *rows], text_columns))
            return
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
        for index, name in enumerate(head):
            table.add_column(Text(name), justify="left" if index < text_columns else "right", overflow="fold")
        for row in rows:
            table.add_row(*map(Text, row))
        self._console.print(table)

    def clear(self) -> None:
        """Take what was shown off the screen; on paper and in pipes there is nothing to hide."""
        if self.is_terminal:
            self._console.clear()


@contextmanager
def sign_of_life(text: str) -> Iterator[None]:
    """While something lasts longer than a moment: a turning sign on standard error, erased afterwards; in pipes nothing."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if not console.is_terminal or console.is_dumb_terminal:
        yield
        return
    status = console.status(Text(text))
    delay = Timer(MOMENT_SECONDS, status.start)
    delay.start()
    try:
        yield
    finally:
        delay.cancel()
        delay.join()
        status.stop()


def _aligned(rows: Sequence[Sequence[str]], text_columns: int) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        words = [word.ljust(width) for word, width in zip(row[:text_columns], widths, strict=False)]
        numbers = [word.rjust(width) for word, width in zip(row[text_columns:], widths[text_columns:], strict=True)]
        yield "  ".join([*words, *numbers]).rstrip()
