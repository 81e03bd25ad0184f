"""The engine speaks both languages, and says so when it has no words."""

import re

import pytest

from parted import OWN, SHARED, parted_game
from saloon.engine import LANGUAGES, texts
from saloon.engine.wording import Teller

ENGLISH, FRENCH = (texts("saloon.engine", language) for language in LANGUAGES)


def variables(source):
    """The variables of every message of a file."""
    entries = re.split(r"\n(?=[a-z])", source)
    return {entry.partition(" =")[0].strip(): set(re.findall(r"\$(\w+)", entry)) for entry in entries if " = " in entry}


def source(language):
    from importlib.resources import files

    return files("saloon.engine").joinpath("locale", f"{language}.ftl").read_text("utf-8")


def test_both_languages_have_the_same_messages():
    assert sorted(ENGLISH.keys()) == sorted(FRENCH.keys())


def test_both_languages_use_the_same_variables():
    assert variables(source("en")) == variables(source("fr"))


def test_values_are_filled_in():
    said = ENGLISH("bad-option", option="river", found="maybe", allowed="no, yes")
    assert said == "The option river can be no, yes; not maybe."


def test_a_missing_message_raises():
    assert "no-such-message" not in ENGLISH
    with pytest.raises(KeyError):
        ENGLISH("no-such-message")


def test_a_missing_attribute_raises():
    assert "bad-option.help" not in ENGLISH
    with pytest.raises(KeyError):
        ENGLISH("bad-option.help")


def test_a_missing_value_raises():
    with pytest.raises(ValueError, match="bad-option"):
        ENGLISH("bad-option", option="river")


def test_an_unknown_language_is_answered_in_english():
    assert texts("saloon.engine", "tlh")("nothing-to-undo") == ENGLISH("nothing-to-undo")


# ------------------------------------------------------------ a game of several packages


@pytest.fixture
def game(tmp_path, monkeypatch):
    with parted_game(tmp_path, monkeypatch) as found:
        yield found


def test_a_game_says_what_its_parts_say(game):
    assert game.texts("en")("word-bank") == "the bank of the wide river"
    assert game.texts("fr")("word-bank") == "la rive"
    assert "tile-ford.help" in game.texts("en")


def test_the_package_of_the_game_wins(game):
    assert game.texts("en")("word-river") == "the wide river"
    assert texts(SHARED, "en")("word-river") == "the river"


def test_every_message_is_listed_once_the_games_own_first(game):
    keys = list(game.texts("en").keys())
    assert keys[:2] == ["game", "word-river"]
    assert sorted(keys) == sorted({*texts(OWN, "en").keys(), *texts(SHARED, "en").keys()})


def test_rulings_and_help_come_from_all_packages(game):
    teller = Teller(game, "en", [])
    assert teller.rulings() == ["Rivers count.", "Banks do not."]
    assert teller.help("ford") == [("ford", "A shallow place.")]
    assert teller.help("swim") == [("Where do you swim?", "Swim to the bank of the wide river.")]


def test_figures_come_from_all_boxes(game):
    assert [(figure.id, figure.value) for figure in game.figures()] == [("ford", 3), ("bridge", 5)]
