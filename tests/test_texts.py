"""The house's own messages, in all languages."""

import re
from importlib.resources import files

import pytest

from saloon.engine import LANGUAGES, texts
from texts import locale_problems

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


def used_codes(package: str) -> set[str]:
    """The messages that the source of a package names."""
    source = "".join(path.read_text("utf-8") for path in files(package).iterdir() if path.name.endswith(".py"))
    calls = "say|BadCommand|BotFailed|UnknownBot|Left|_print|_read|thing|option|switch|number"
    first = r'"--?[^"]*", |"game", |"file", '
    return set(re.findall(rf'(?:{calls})\((?:{first})?"([a-z][a-z-]+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_command_uses_exists(language):
    used = used_codes("saloon.cli")
    known = set(texts("saloon.cli", language).keys())
    assert len(used) > 40
    assert used - known == set()
