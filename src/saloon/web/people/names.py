"""Names that people give themselves and their tables, cleaned: a name is one short line of visible characters.

Two names that look alike are one name to those who read them: whoever comes second is told apart (`told_apart`).
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from saloon.web.messages import say

MAX_NAME_CHARACTERS = 30
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing: fillers of Hangul, an empty Braille cell."""
IGNORABLE = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), 0x034F, 0x17B4, 0x17B5)
"""Marks that show nothing: joiners, selectors of variants."""
_CLEANED = {ord(blank): " " for blank in BLANKS} | dict.fromkeys(IGNORABLE)


def clean_name(text: str, longest: int = MAX_NAME_CHARACTERS) -> str:
    """Without what cannot be seen, marks that turn the writing direction, and pile-ups of accents."""
    kept, marks = [], 0
    for char in unicodedata.normalize("NFC", text[: longest * 8]).translate(_CLEANED):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > 2:
            continue
        kept.append(" " if kind[0] in "CZ" else char)
    return " ".join("".join(kept).split())[:longest].strip()


def guest_name() -> str:
    return say("guest-name", number=secrets.randbelow(900) + 100)


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody at the table has it already, or one that looks like it."""
    taken = set().union(*map(looks, others))
    number, found = 2, name
    while looks(found) & taken:
        found, number = f"{name[: MAX_NAME_CHARACTERS - 3]} {number}", number + 1
    return found


def short_names(names: Sequence[str], longest: int) -> tuple[str, ...]:
    """Every name in as few characters, and still told apart from the others: by a word of it, by initials, by its ends.

    Names that are short enough stay as they are.
    """
    found = [name if len(name) <= longest else "" for name in names]
    for place, name in enumerate(names):
        if not found[place]:
            taken = set().union(*map(looks, filter(None, found)))
            fitting = (each for each in _shorter(name, longest) if not looks(each) & taken)
            found[place] = next(fitting, f"{name[: longest - 3]}… {place + 1}")
    return tuple(found)


def _shorter(name: str, longest: int) -> Iterator[str]:
    """Ways to write a long name, the best first."""
    words = name.split()
    first, last = words[0], words[-1]
    ways = [first] if len(first) > 2 else []
    if len(words) > 1 and last.isdigit():  # what tells guests apart
        ways = [f"{first[: max(1, longest - len(last) - 2)]}. {last}"]
    elif len(words) > 1:
        ways += [f"{first} {last[0]}.", f"{first[0]}. {last}"]
    yield from (way for way in ways if len(way) <= longest)
    yield f"{name[: longest - 1]}…"
    yield f"{name[: longest - 4]}…{name[-3:]}"


def looks(name: str) -> set[str]:
    """What a name can be taken for; two that share one look alike.

    Case, accents, blanks, points and foreign letters do not count.
    """
    plain = unicodedata.normalize("NFKD", name)
    return {_look(plain), _look(unicodedata.normalize("NFKD", plain.casefold()))}


def _look(letters: str) -> str:
    shown = "".join(char for char in letters.translate(_CLEANED) if unicodedata.category(char)[0] not in "CMPZ")
    return "".join(map(_prototype, shown)).casefold() or letters


@lru_cache(maxsize=4096)
def _prototype(char: str) -> str:
    """The letters that stand for all that look like this one, by Unicode's own list (UTS 39)."""
    from confusable_homoglyphs.confusables import confusables_data  # a large table, which only a server needs

    found: list[str] = [entry["c"].strip("\u200e\u200f") for entry in confusables_data.get(char, ())]
    if len(found) != 1:  # what many look like stands for itself
        return char
    each_other = [entry["c"] for entry in confusables_data.get(found[0], ())] == [char]
    return min(char, found[0]) if each_other else found[0]
