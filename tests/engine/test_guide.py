"""Guides are read strictly: whoever writes a name that does not exist, or HTML, is told so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from saloon.engine.guide import Address, Guide, Index, Reference, address_of

HEAD = "---\ntitle: Caravan\nlead: You are a merchant with {{ coins }} coins.\nfacts: 2 to 4 players | an hour\n---\n"
BODY = """
## A turn {#turn verbs=go,trade}

Go {{ steps }} oases far, never {{ back }}. A [toll](help:term-toll) is [paid](chapter:#tolls).

### Trading {#trading .wide}

![](figure:stall)

1. Sell.
2. Buy, or *not*.

## Tolls {#tolls .detail icon=coin options=tolls helps=toll,term-toll}

| oasis | toll |
| --- | --: |
| first | 1 |
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch, request):
    """A guide of one page, with that text."""
    name = f"guide_{request.node.name.partition('[')[0]}"
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def guide(body: str = BODY, head: str = HEAD) -> Guide:
        for language in ("en", "fr"):
            (folder / f"game.{language}.md").write_text(head + body, "utf-8")
        return Guide(name, ["game"], {"stall": lambda language: "<svg/>"}, {"coins": 3, "steps": lambda: 2, "back": -1})

    yield guide
    sys.modules.pop(name, None)


def test_a_page_has_a_head_chapters_and_parts(written):
    page = written().page("game", "en")
    assert (page.title, page.facts) == ("Caravan", ("2 to 4 players", "an hour"))
    assert page.ids == ["turn", "trading", "tolls"]
    turn, tolls = page.chapters
    assert (turn.verbs, turn.parts[0].classes) == (("go", "trade"), ("wide",))
    assert (tolls.classes, tolls.icon, tolls.options, tolls.helps) == (("detail",), "coin", ("tolls",), ("toll", "term-toll"))


def test_numbers_stand_where_they_are_named(written):
    page = written().page("game", "en")
    assert page.lead == "You are a merchant with 3 coins."
    assert page.chapters[0].text.words() == "Go 2 oases far, never −1. A toll is paid."
    assert page.chapters[0].text.numbers == ("steps", "back")


def test_what_a_chapter_names_is_known_in_order(written):
    assert written().page("game", "en").chapters[0].references == [
        Reference("help", "term-toll"),
        Reference("chapter", "#tolls"),
        Reference("figure", "stall"),
    ]


def test_a_language_that_is_not_ours_is_english(written):
    assert written().page("game", "de").language == "en"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("## A {#a}\n\n<b>bold</b>", "no html_inline can stand in a guide"),
        ("## A {#a}\n\n<div>\n", "no html_block can stand in a guide"),
        ("## A {#a}\n\n`code`", "no code_inline can stand in a guide"),
        ("## A {#a}\n\n![](figure:stal)", "there is no figure stal; was stall meant?"),
        ("## A {#a}\n\n{{ step }}", "there is no number step; was steps meant?"),
        ("## A {#a}\n\n[out](https://example.org)", "is no figure, icon, help or chapter"),
        ("## A", "has no id"),
        ("## A {#a verb=go}", "verb=go is none of"),
        ("## A {#a}\n\n## B {#a}", "the id a is there twice"),
        ("## A {#pieces}", "belongs to a generated chapter"),
        ("## A {#a}\n\n#### Deep", "chapters begin with ##"),
        ("Text.\n\n## A {#a}", "before the first chapter"),
        ("### A {#a}", "before the first chapter"),
    ],
)
def test_what_is_not_of_the_format_is_refused(written, body, reason):
    with pytest.raises(ValueError, match=r"game\.en\.md: ") as refused:
        written(body).page("game", "en")
    assert reason in str(refused.value)


def test_a_page_without_its_head_is_refused(written):
    with pytest.raises(ValueError, match="must say title, lead and facts"):
        written(head="---\ntitle: Caravan\n---\n").page("game", "en")
    with pytest.raises(ValueError, match="must begin with ---"):
        written(head="").page("game", "fr")


def test_every_question_option_and_help_leads_to_a_chapter(written):
    index = Index([written()])
    assert index.chapter_of_verb("go") == Address("game", "turn")
    assert index.chapter_of_option("tolls") == Address("game", "tolls")
    keys = ("verb-trade", "option-tolls", "toll-3", "term-toll", "card-camel")
    assert [index.chapter_of_help(key).chapter for key in keys] == ["turn", "tolls", "tolls", "tolls", "pieces"]


def test_a_game_without_a_guide_has_the_generated_chapters():
    index = Index([])
    found = [index.chapter_of_verb("go"), index.chapter_of_option("tolls"), index.chapter_of_help("card-camel")]
    assert [address.chapter for address in found] == ["questions", "choices", "pieces"]
    assert all(map(index.leads_somewhere, found))
    assert not index.leads_somewhere(Address("game", "turn"))


def test_an_address_is_of_the_same_page_unless_it_names_another():
    assert address_of("#tolls", "sue") == Address("sue", "tolls")
    assert address_of("game#tolls", "sue") == Address("game", "tolls")
    assert address_of("sue", "game") == Address("sue", "")
    with pytest.raises(ValueError, match="no address"):
        address_of("game/tolls", "sue")
