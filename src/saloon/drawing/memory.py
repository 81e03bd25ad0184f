"""What was drawn before: most of a board looks as it did at the last move."""

from __future__ import annotations

from collections.abc import Callable

MAX_REMEMBERED_DRAWINGS = 2048
_REMEMBERED: dict[tuple[object, ...], str] = {}


def remembered(key: tuple[object, ...], draw: Callable[[], str]) -> str:
    """Drawn once for whatever it depends on; the key begins with something that only this drawing has."""
    found = _REMEMBERED.get(key)
    if found is None:
        if len(_REMEMBERED) >= MAX_REMEMBERED_DRAWINGS:
            _REMEMBERED.clear()
        found = _REMEMBERED[key] = draw()
    return found
