"""Names that people give themselves and their tables, cleaned: a name is one short line of visible characters."""

from __future__ import annotations

import secrets
import unicodedata

from saloon.web.messages import say

MAX_NAME_CHARACTERS = 30


def clean_name(text: str, longest: int = MAX_NAME_CHARACTERS) -> str:
    """Without control characters, marks that turn the writing direction, and pile-ups of accents."""
    kept, marks = [], 0
    for char in unicodedata.normalize("NFC", text[: longest * 8]):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > 2:
            continue
        kept.append(" " if kind[0] in "CZ" else char)
    return " ".join("".join(kept).split())[:longest].strip()


def guest_name() -> str:
    return say("guest-name", number=secrets.randbelow(900) + 100)


def told_apart(name: str, others: list[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {other.casefold() for other in others}
    number, found = 2, name
    while found.casefold() in taken:
        found, number = f"{name[: MAX_NAME_CHARACTERS - 3]} {number}", number + 1
    return found
