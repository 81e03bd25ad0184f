"""The player aid of a game: what one looks up while playing, on one side of paper or over the board.

A game lists blocks (`Page.aid`), usually in its `aid.py`: each has a title and rows, a row is a drawn sign and a short text.
Signs are made by the functions that draw the board and numbers come from the components, so that neither can drift from the
game; only the sentences are written for the aid. Their ids follow from the keys:

    aid-turn                the title of the block `turn`
    aid-turn-move, .name    its row `move`, and what stands before it in bold
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from saloon.words.texts import Texts

Look = Literal["phases", "steps", "tiles", "signs", "points", "table"]
"""How rows are set: the parts of a turn, numbered steps, large signs as on tiles, small signs side by side, what scores, or a
table."""


@dataclass(frozen=True)
class Row:
    """A line of a block, or a cell of its tables.

    key:    its text; none where the sign says all.
    sign:   a drawing, a whole SVG (`saloon.drawing.shapes.sign`).
    values: the numbers of its text.
    name:   a message that stands before it in bold, if that is not the text's own attribute `.name`.
    words:  `words(say)` is what a sign without a text says to those who do not see it.
    cells:  in a table, what stands in the columns after it: rows, or numbers and words as they are.
    """

    key: str = ""
    sign: str = ""
    values: Mapping[str, int | str] = field(default_factory=dict)
    name: str = ""
    words: Callable[[Texts], str] | None = None
    cells: Sequence[Row | int | str] = ()


def _always(seats: int, options: Any) -> bool:
    return True


@dataclass(frozen=True)
class Block:
    """A part of the aid.

    head:   in a table, the row above the others.
    asides: what is said below the rows, in small letters.
    played: `played(seats, options)` says whether the block belongs to a play: an expansion or a solo opponent may have one. A
            block that does not belong to every play stands after those that do, and may be on a second side.
    """

    key: str
    look: Look
    rows: Sequence[Row]
    head: Row | None = None
    asides: Sequence[Row] = ()
    played: Callable[[int, Any], bool] = _always

    @property
    def always(self) -> bool:
        return self.played is _always


class Said(NamedTuple):
    """A row in words: nothing of it is left to look up."""

    sign: str
    name: str
    text: str
    words: str
    cells: Sequence[Said]


class SaidBlock(NamedTuple):
    title: str
    look: Look
    head: Said | None
    rows: Sequence[Said]
    asides: Sequence[Said]

    @property
    def named(self) -> bool:
        """Whether the rows of a table have names, or signs, before their cells."""
        return any(row.sign or row.text for row in self.rows)


def said_aid(blocks: Iterable[Block], say: Texts) -> list[SaidBlock]:
    """The blocks in the words of a language."""
    return [
        SaidBlock(
            say(f"aid-{block.key}"),
            block.look,
            _said(block, block.head, say) if block.head else None,
            [_said(block, row, say) for row in block.rows],
            [_said(block, row, say) for row in block.asides],
        )
        for block in blocks
    ]


def _said(block: Block, row: Row | int | str, say: Texts) -> Said:
    if not isinstance(row, Row):
        return Said("", "", str(row), "", ())
    key = f"aid-{block.key}-{row.key}"
    name = row.name or (f"{key}.name" if f"{key}.name" in say else "")
    return Said(
        row.sign,
        say(name) if name else "",
        say(key, **row.values) if row.key else "",
        row.words(say) if row.words else "",
        [_said(block, cell, say) for cell in row.cells],
    )
