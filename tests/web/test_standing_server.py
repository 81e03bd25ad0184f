"""Standing answers at a real server: over the socket of pages, past a kill, and never for a program."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from high_noon.installed import ID, environment
from web.company import Company
from web.site import Site

PEOPLE = {"a": "Ann", "b": "Bill", "z": "Zoe"}


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    folder = tmp_path_factory.mktemp("standing")
    with Site(folder, **environment(folder / "plugin")) as site:
        yield Company(site, PEOPLE, [{"seats": "a b", "game": ID, "seed": "7"} for _ in range(4)])


async def choose(voice: Any, shown: dict[str, Any], seat: int) -> int:
    """The first thing that the page offers; gives the next moment."""
    choice = next(iter(shown["state"]["keys"].values()))
    await voice.say("choose", seat=seat, choice=choice, number=shown["number"])
    return int(shown["number"]) + 1


def test_what_was_undone_is_asked_again_after_a_kill(company: Company) -> None:
    table, me = company.table(), company.sessions["a"]

    async def before() -> None:
        async with company.page(table, me) as page:
            assert "Always: play the highest shot" in (await page.position())["parts"]["p-ask"]
            await page.say("always", text="highest", yes=True)
            shown = await page.position(1)
            assert "Answered for you: shot_" in str(shown["parts"])
            await page.say("undo")
            assert "asked this time" in (await page.position(2))["parts"]["p-ask"]

    async def after() -> None:
        async with company.page(table, me) as page, company.page(table, company.sessions["b"]) as other:
            shown = await page.position()
            assert (shown["number"], shown["state"]["turn"]) == (2, True)
            assert "asked this time" in shown["parts"]["p-ask"]
            hold = await page.position(await choose(page, shown, 0))
            assert "Answered" not in str(hold["parts"])
            theirs = await other.position(await choose(page, hold, 0))
            theirs = await other.position(await choose(other, theirs, 1))
            assert "Answered" not in str(theirs)
            await choose(other, theirs, 1)
            answered = await page.position(7)
            assert "Answered for you: shot_" in str(answered["parts"])
            assert (answered["number"], answered["state"]["turn"]) == (7, True)

    asyncio.run(before())
    company.site.kill()
    company.site.start()
    asyncio.run(after())


def test_a_program_at_the_seat_is_asked(company: Company) -> None:
    """Though its owner has asked for answers; until the owner chooses at the page."""
    table = company.table()

    async def play() -> None:
        async with company.program(table, "a") as program, company.page(table, company.sessions["a"]) as page:
            seen = await program.position()
            assert await program.refusal("always", text="done", yes=True) == "only-pages"
            await page.position()
            await page.say("always", text="highest", yes=True)
            await page.alive()
            await page.say("always", text="done", yes=True)
            await page.alive()
            assert seen["number"] == 0
            (ask,) = seen["asks"]
            await program.say("choose", seat=0, choice=ask["options"][0], number=0)
            seen = await program.position(1)
            assert (seen["number"], seen["asks"][0]["options"]) == (1, ["done"])
            assert "a program of yours" in (await page.position(1))["parts"]["p-ask"]
            await page.say("choose", seat=0, choice="done", number=1)
            async with company.page(table, company.sessions["b"]) as other:
                theirs = await other.position(2)
                hold = await other.position(await choose(other, theirs, 1))
                await choose(other, hold, 1)
                after = await other.position(6)
            assert after["number"] == 6
            seen = await program.position(6)
            assert [tell["event"] for tell in seen["tells"] if tell["seat"] == 0][-2:] == ["shoots", "draws"]
            assert "answered" not in "".join(program.heard)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("who", "said", "code"),
    [
        ("a", {"text": "nothing", "yes": True}, "no-standing-answer"),
        ("a", {"text": "<script>", "yes": False}, "no-standing-answer"),
        ("a", {"text": "x" * 4000, "yes": True}, "no-standing-answer"),
        ("a", {"yes": True}, "incomplete"),
        ("a", {"text": "done"}, "incomplete"),
        ("a", {"text": 7, "yes": True}, "not-understood"),
        ("z", {"text": "done", "yes": True}, "no-seat"),
        (None, {"text": "done", "yes": True}, "sign-in-first"),
    ],
)
def test_what_cannot_be_asked_for_is_refused(company: Company, who: str | None, said: dict[str, Any], code: str) -> None:
    table = company.codes[-1]

    async def play() -> None:
        async with company.page(table, company.sessions[who] if who else None) as page:
            assert await page.refusal("always", **said) == code

    asyncio.run(play())
