"""A page as it was drawn for everybody who looks with the same eyes, and what of it each of their pages lacks."""

from __future__ import annotations

from typing import Any

import msgspec

Marks = dict[str, int]
"""What a page has: hashes of its parts, a thousandth of their size."""

NOTHING: Marks = {}


class Drawn:
    """Pages that have the same lack the same: that is worked out and written once for all of them, too.

    marks: what a page has that was shown this. All of those pages have the very same object, by which they are known.
    """

    def __init__(self, parts: dict[str, str], state: dict[str, Any]) -> None:
        self.state = state | {"regions": [id for id in parts if id.startswith("p-region-")]}
        self.marks: Marks = {id: hash(html) for id, html in parts.items()}
        self._parts = parts
        self._written: dict[int, tuple[Marks, msgspec.Raw]] = {}

    def lacking(self, has: Marks) -> msgspec.Raw:
        """Only the parts that are not as the page has them, as JSON; what it should not have any more is empty."""
        if id(has) not in self._written:
            fresh = {id: html for id, html in self._parts.items() if has.get(id) != self.marks[id]}
            fresh |= dict.fromkeys(has.keys() - self.marks.keys(), "")
            self._written[id(has)] = has, msgspec.Raw(msgspec.json.encode(fresh))
        return self._written[id(has)][1]
