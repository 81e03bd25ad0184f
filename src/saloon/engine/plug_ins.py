"""What installed packages offer: games, bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints


def entry_points(group: str) -> EntryPoints:
    """What is offered under the name of a group."""
    from importlib import metadata  # only now: e-mail, archives and sockets come along

    return metadata.entry_points(group=group)
