"""Lists and seeds that say something of what is in them."""

from __future__ import annotations

from typing import Any


class Somewhere(list[Any]):
    """Cards that are known to be in a hidden list, but not where."""


class Unseen(int):
    """A seed with which only that is dealt anew which no seat can see: hands stay as their players know them."""


Seed = Any
"""A number, `Unseen` or not; declared as one it would be nothing else in a compiled module."""
