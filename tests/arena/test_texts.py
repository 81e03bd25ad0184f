"""What the arena says, in both languages."""

import re
from importlib.resources import files

from saloon.engine import texts
from texts import locale_problems


def test_both_languages_say_the_same():
    assert locale_problems("saloon.arena") == []


def test_every_message_that_the_arena_uses_exists():
    source = "".join(path.read_text("utf-8") for path in files("saloon.arena").iterdir() if path.name.endswith(".py"))
    used = set(re.findall(r'(?:say|ArenaRefusal)\(\s*"([a-z][a-z-]+)"', source))
    assert len(used) > 20
    assert used - set(texts("saloon.arena", "en").keys()) == set()
