"""Text that no terminal takes for anything else. Apart from `screen`: whoever prints a sentence needs no frames and tables."""

from __future__ import annotations


def one_line(text: str) -> str:
    """Text on one line, without signs that would do something to a terminal."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
