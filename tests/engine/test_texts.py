"""The engine speaks both languages, and says so when it has no words."""

import re

import pytest

from saloon.engine import LANGUAGES, texts

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
