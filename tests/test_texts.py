"""The house's own messages, in all languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

import saloon
from parted import OWN, SHARED, parted_game
from saloon.engine import LANGUAGES, texts
from saloon.words.texts import Texts
from texts import locale_problems, superseded, unused_messages

PACKAGES = ["saloon.engine", "saloon.bots", "saloon.arena", "saloon.cli"]
SALOON = Path(saloon.__file__).parent
FILES = sorted(str(path.relative_to(SALOON)) for path in SALOON.rglob("*.ftl"))


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same(package):
    assert locale_problems(package) == []


def said_at_once(source: str, language: str, values: dict[str, int]) -> dict[str, str | None]:
    """Every message and attribute, of a file that Fluent reads as a whole; None where there is no text."""
    bundle, resource, said = FluentBundle([language], use_isolating=False), FluentResource(source), {}
    bundle.add_resource(resource)
    for message in (bundle.get_message(entry.id.name) for entry in resource.body if isinstance(entry, Message)):
        id = message.id.name
        patterns = {id: message.value, **{f"{id}.{name}": pattern for name, pattern in message.attributes.items()}}
        for key, pattern in patterns.items():
            text, errors = bundle.format_pattern(pattern, values) if pattern else (None, [])
            said[key] = str(errors[0]) if errors else text
    return said


def said_by(say: Texts, key: str, values: dict[str, int]) -> str | None:
    try:
        return say(key, **values) if key in say else None
    except ValueError as error:  # it refers to what another package says
        return str(error).partition(": ")[2]


@pytest.mark.parametrize("file", FILES)
def test_messages_read_one_by_one_say_what_the_whole_file_says(file):
    source, language = (SALOON / file).read_text("utf-8"), Path(file).stem[-2:]
    values = dict.fromkeys(re.findall(r"\$(\w+)", source), 1)
    say, at_once = Texts([source], language), said_at_once(source, language, values)
    assert list(say.keys()) == list(at_once)
    assert {key: said_by(say, key, values) for key in at_once} == at_once


WRITTEN = """
# a comment
plain = All that glitters
wide =
    Two lines
    of text
only-help =
    .help = Help
    .why = { plain }
## a group
-gold = gold
    .of = golden
nested = { -gold }, { only-help.help }, { NUMBER($count) ->
    [one] one { -gold }
*[other] { $count } of { NUMBER($count) }
}
mirror = { nested } { mirrored }
mirrored = { mirror }
plain = said twice
    .help = and not said
    # not a comment, but text
"""


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("plain", "All that glitters"),
        ("wide", "Two lines\nof text"),
        ("only-help.help", "Help"),
        ("only-help.why", "All that glitters"),
        ("nested", "gold, Help, 2 of 2"),
    ],
)
def test_whatever_fluent_knows_is_said(key, said):
    assert Texts([WRITTEN], "en")(key, count=2) == said


@pytest.mark.parametrize("key", ["only-help", "plain.help", "-gold", "gold", "nothing", "only-help.no"])
def test_what_is_not_a_text_of_its_own_is_not_said(key):
    texts = Texts([WRITTEN], "en")
    assert key not in texts
    with pytest.raises(KeyError):
        texts(key, count=2)


def test_messages_that_refer_to_each_other_are_refused():
    with pytest.raises(ValueError, match="Cyclic"):
        Texts([WRITTEN], "en")("mirror", count=1)


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
