"""What Pedro does can be read in both languages, with the criterion that decided."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from saloon.engine import LANGUAGES
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.pedro.evaluation import RATINGS
from saloon.games.great_western_trail_argentina.pedro.verbs import VERBS
from texts import locale_problems

PACKAGE = "saloon.games.great_western_trail_argentina.pedro"


def events() -> set[str]:
    """All that his modules tell under his name."""
    source = "".join(path.read_text("utf-8") for path in files(PACKAGE).iterdir() if path.name.endswith(".py"))
    names: set[str] = set(re.findall(r'"(pedro_[a-z_]+)"', source))
    return names - {*VERBS}


def test_both_languages_say_the_same():
    assert locale_problems(PACKAGE, "saloon.games.trail") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line_and_every_question_its_help(language):
    known = set(GAME.texts(language).keys())
    assert len(events()) > 20
    assert {f"tell-{event}" for event in events()} <= known
    assert {f"verb-{verb}{part}" for verb in VERBS for part in ("", ".help")} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_criterion_that_decided_is_named(language):
    say = GAME.texts(language)
    values = {"seat": "Pedro", "farmer": "F", "space": "S", "coins": 1}
    lines = {say("tell-pedro_takes_farmer", **values, why=why) for why in ("money", "weakest", "colour", "yours", "only")}
    assert len(lines) == 5


def test_every_question_for_him_is_rated():
    assert set(RATINGS) == set(VERBS) == {verb for verb in GAME.rules.verbs if verb.startswith("pedro_")}
