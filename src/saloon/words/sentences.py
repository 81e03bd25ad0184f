"""Messages in which something is filled in or chosen, as Fluent reads and says them. `texts` imports it when one is said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

_NAMED = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""Words that stand where a pattern may refer to another message or a term."""


class Sentences:
    """Says the messages of one language. Each is read when it is said first, after those that it refers to.

    entries: messages, and terms with their dash, as they are written.
    """

    def __init__(self, entries: Mapping[str, str], language: str) -> None:
        self._entries = entries
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)

    def say(self, key: str, values: dict[str, Any]) -> tuple[str, list[Any]]:
        """The message or attribute, with its values filled in, and what was wrong about that."""
        id, _, attribute = key.partition(".")
        if not self._bundle.has_message(id):
            # In this order a message is never there without what it refers to, whichever thread looks.
            self._bundle.add_resource(Resource([self._parser.parse_entry(self._entries[each]) for each in self._used_by(id)]))
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _used_by(self, id: str, seen: set[str] | None = None) -> Iterator[str]:
        """The messages and terms that it refers to, and itself at last."""
        seen = set() if seen is None else seen
        seen.add(id)
        for name in _NAMED.findall(self._entries[id]):
            if name in self._entries and name not in seen:
                yield from self._used_by(name, seen)
        yield id
