"""Bots in words, for those who choose their opponents."""

from __future__ import annotations

from saloon.engine import texts
from saloon.web.messages import language


def bot_title(name: str) -> str:
    """What a bot is called in words; a bot of another package is called by its name."""
    words = texts("saloon.web", language())
    return words(f"bot-{name}") if f"bot-{name}" in words else name


def bot_help(name: str) -> str:
    """How a bot plays and how long it thinks; nothing is known of bots of other packages."""
    words = texts("saloon.web", language())
    return words(f"bot-{name}.help") if f"bot-{name}.help" in words else ""
