"""Which language the reader speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saloon.words.texts import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


def chosen_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang` wherever it stands, or else the environment's; found before parsing, since the parser speaks it too."""
    for word, after in zip(words, [*words[1:], ""], strict=False):
        named = after if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if named in LANGUAGES:
            return named
    return environment_language(environment)


def environment_language(environment: Mapping[str, str]) -> str:
    """The first language of ours that the environment names; `C` is English, so that scripts can ask for it."""
    for variable in VARIABLES:
        for locale in environment.get(variable, "").split(":"):
            language = locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
            if language in ("c", "posix"):
                return "en"
            if language in LANGUAGES:
                return language
    return "en"
