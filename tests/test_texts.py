"""The house's own messages, in all languages."""

import re
from importlib.resources import files

import pytest

from parted import OWN, SHARED, parted_game
from saloon.engine import LANGUAGES, texts
from texts import locale_problems, superseded, unused_messages

PACKAGES = ["saloon.engine", "saloon.bots", "saloon.arena", "saloon.cli"]


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same(package):
    assert locale_problems(package) == []


def test_the_check_sees_what_is_wrong(tmp_path, monkeypatch):
    folder = tmp_path / "badly_worded" / "locale"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text("one = One { $thing }\ntwo = Two { nothing }\ntwo = Two\n", "utf-8")
    (folder / "fr.ftl").write_text("one = Un { $chose }\ntwo Deux\nthree = Trois\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    problems = " ".join(locale_problems("badly_worded"))
    for complaint in (
        "cannot read",
        "two exists twice",
        "refers to nothing",
        "fr: two is missing",
        "en: three is missing",
        "uses",
    ):
        assert complaint in problems


def test_the_check_sees_what_a_part_says_already(tmp_path, monkeypatch):
    with parted_game(tmp_path, monkeypatch):
        assert locale_problems(OWN, SHARED) == []
        for language in LANGUAGES:
            shared = (tmp_path / SHARED / "locale" / f"{language}.ftl").read_text("utf-8")
            with (tmp_path / OWN / "locale" / f"{language}.ftl").open("a", encoding="utf-8") as file:
                file.write(next(line for line in shared.splitlines(keepends=True) if line.startswith("ruling")))
        assert locale_problems(OWN, SHARED) == ["ruling-b1 only repeats what canyon_shared says"]


def test_the_check_sees_what_nobody_says(tmp_path, monkeypatch):
    with parted_game(tmp_path, monkeypatch) as game:
        (tmp_path / OWN / "texts.py").write_text('def text(say, what):\n    return say(f"tile-{what}")\n')
        assert unused_messages(game) == set()
        with (tmp_path / SHARED / "locale" / "en.ftl").open("a", encoding="utf-8") as file:
            file.write("forgotten-thing = Forgotten\n")
        texts.cache_clear()
        assert unused_messages(game) == {"forgotten-thing"}
        assert superseded(game, SHARED) == {"word-river"}


def used_codes(package: str) -> set[str]:
    """The messages that the source of a package names."""
    source = "".join(path.read_text("utf-8") for path in files(package).iterdir() if path.name.endswith(".py"))
    calls = "say|BadCommand|BotFailed|UnknownBot|Left|_print|_read|thing|option|switch|number"
    first = r'"--?[^"]*", |"game", |"file", |"shell", |"lesson", '
    said = set(re.findall(rf'(?:{calls})\((?:{first})?"([a-z][a-z-]+)"', source))
    unknown = set(re.findall(r'(?:unknown\(\w+, |_refuse\()"([a-z][a-z-]+)"', source))
    return said | unknown | {f"{code}-near" for code in unknown}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_command_uses_exists(language):
    used = used_codes("saloon.cli")
    known = set(texts("saloon.cli", language).keys())
    assert len(used) > 40
    assert used - known == set()
