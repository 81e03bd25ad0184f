"""Every message of the pages exists, in both languages, with the same values."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from saloon.engine import LANGUAGES, texts
from texts import locale_problems

WEB = Path(str(files("saloon.web")))


@pytest.mark.parametrize("package", ["saloon.web", "saloon.web.live"])
def test_both_languages_say_the_same(package):
    assert locale_problems(package) == []


def used() -> set[str]:
    """The messages that templates and Python name."""
    pages = "".join(path.read_text("utf-8") for path in (WEB / "templates").rglob("*.*"))
    code = "".join(path.read_text("utf-8") for folder in (".", "people", "tables") for path in (WEB / folder).glob("*.py"))
    code += (WEB / "tables" / "turn_notices.py").read_text("utf-8")
    kinds = "say|said|Refused|Forbidden|NotFound|Conflicting|TooMany|BadSetting"
    found = set(re.findall(r"""\{% say ["']([a-z0-9.-]+)["']""", pages))
    return found | set(re.findall(rf'\b(?:{kinds})\("([a-z0-9.-]+)"', code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_used_exists(language):
    known = set(texts("saloon.web", language).keys())
    assert len(used()) > 150
    assert used() - known == set()


def test_no_message_is_left_over():
    """What is built from parts (`clock-…`) counts as used."""
    built = (
        "advice-",
        "bot-",
        "clock-",
        "company-",
        "confirm-sent-",
        "deal-",
        "error-",
        "kind-",
        "learn-",
        "new-",
        "pace-",
        "prefer-",
        "standing-",
        "sum-",
        "test-sent-",
        "undo-",
    )
    source = "".join(path.read_text("utf-8") for kind in ("*.py", "*.html", "*.txt") for path in WEB.rglob(kind))
    known = {key.partition(".")[0] for key in texts("saloon.web", "en").keys()}  # noqa: SIM118
    left = {key for key in known if not key.startswith(built) and not re.search(rf"""["']{key}(\.\w+)?["']""", source)}
    assert left == set()
