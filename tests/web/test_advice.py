"""Hints: a bot's advice, for the holder of the seat that is asked, where the table allows it; for nobody else."""

from __future__ import annotations

import asyncio
import json
import re

import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from msgspec.structs import replace

from saloon.bots.saved import advice_of
from saloon.bots.search import Budget
from saloon.bots.search.advice import Advice, Advised
from saloon.bots.search.reasons import Reason
from saloon.engine import LANGUAGES, Match, Texts, all_games, find_game, new_match, seeded, texts
from saloon.engine.knowledge import imagine
from saloon.web.live.house import House
from saloon.web.live.room import NotAllowed
from saloon.web.live.thinking import Thinkers
from saloon.web.tables.models import Table, TableSnapshot
from web.company import Company
from web.live_scene import database, live
from web.scenes import GAME, made
from web.shown import parts_for, state_for
from web.site import Site
from web.test_screens import FakeRoom, at, choices_of, read, viewer

# ------------------------------------------------------------ who may ask


async def refused(deed, *values) -> str:
    try:
        result = deed(*values)
        if asyncio.iscoroutine(result):
            await result
    except NotAllowed as refusal:
        return refusal.code
    return "allowed"


@live("a greedy greedy", seed="7")
async def test_alone_among_bots_the_holder_of_the_seat_may_ask(scene):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.asked == (0,) and not room.match.holding)
    assert room.must_advise(scene.user(0), 0, None) is room.match.question
    assert room.must_advise(scene.user(0), 0, room.number) is room.match.question
    assert await refused(room.must_advise, scene.user(0), 0, room.number - 1) == "moved-on"
    assert await refused(room.must_advise, scene.user(0), 1, None) == "not-your-seat"
    assert await refused(room.must_advise, None, 0, None) == "not-your-seat"
    assert await refused(room.must_advise, 999, 0, None) == "not-your-seat"
    room.table.advice = "no"
    assert await refused(room.must_advise, scene.user(0), 0, None) == "no-hints-here"
    room.table.advice = "alone"
    await scene.play_until(room, lambda room: 0 not in room.asked)
    assert await refused(room.must_advise, scene.user(0), 0, None) == "nothing-to-advise"


@live("a b greedy", seed="7")
async def test_among_people_only_where_the_table_says_so(scene):
    room = await scene.open()
    await scene.play_until(room, lambda room: room.asked in ((0,), (1,)) and not room.match.holding)
    (seat,) = room.asked
    assert await refused(room.must_advise, scene.user(seat), seat, None) == "no-hints-here"
    room.table.advice = "yes"
    assert room.must_advise(scene.user(seat), seat, None)
    assert await refused(room.must_advise, scene.user(1 - seat), seat, None) == "not-your-seat"


@live("a b greedy", seed="7")
async def test_who_stays_alone_among_bots_may_ask(scene):
    room = await scene.open()
    assert not room.advice_allowed
    await room.resign(scene.user(1))
    assert room.advice_allowed


@live("a a greedy", seed="7")
async def test_two_people_around_one_screen_are_not_alone(scene):
    assert not (await scene.open()).advice_allowed


# ------------------------------------------------------------ what they are told


def hidden_twins(game_id: str, seats: int) -> tuple[Match, Match]:
    """Two matches at the start of a turn that look the same to the seat that is asked, and are not."""
    game = find_game(game_id)
    match, dice = new_match(game, seats, {}, 5, hold=True), seeded("twins")
    while not match.over:
        if match.count > 40 and match.at_turn_start and len(match.asks) == 1:
            (seat,) = match.asks
            other = Match.restore(match.save(), game)._start
            imagine(other, seat, seeded("other cards"), game.rules.known)
            twin = Match(game, other, hold=True, count=match.count)
            # What happens before the first question of a turn may bring hidden things to light: then they are no twins.
            if seat in twin.asks and match.observe(seat) == twin.observe(seat) and match.state != twin.state:
                return match, twin
        seat = min(match.asks)
        match.answer(seat, dice.pick(list(match.asks[seat].options)))
    raise AssertionError(game_id)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_advice_does_not_depend_on_what_is_hidden(game):
    match, twin = hidden_twins(game, 2)
    (seat,) = match.asks
    told = [advice_of(each.game.package, each.save(), seat, Budget(playouts=24), "abc 41") for each in (match, twin)]
    assert told[0] == told[1]
    assert told[0].options[0].text in match.asks[seat].texts()


@live("a greedy greedy", seed="7")
async def test_it_is_thought_out_once_and_gone_with_the_next_choice(scene):
    home = House()
    home.thinkers.stop()
    asked: list[tuple[int, str]] = []

    async def advise(match: Match, seat: int, seed: str, *who: object) -> Advice:
        asked.append((seat, seed))
        await asyncio.sleep(0)
        return Advice(seat, match.asks[seat].verb, 0.5, [Advised(match.asks[seat].texts()[0], 0.5, 9)])

    home.thinkers.advise = advise  # type: ignore[method-assign]
    room, me = await scene.open(), scene.user(0)
    await scene.play_until(room, lambda room: room.asked == (0,) and not room.match.holding)
    found = await home.advise(room, me, 0, room.number)
    assert await home.advise(room, me, 0, room.number) is found
    assert asked == [(0, f"{room.table.code} {room.number}")]
    first, second = home.advise(room, me, 0, None), asyncio.create_task(home.advise(room, me, 0, None))
    assert await first is await second is found
    who = viewer(room, me)  # type: ignore[arg-type]
    assert "odds best" in parts_for(room, who)["p-ask"]
    await scene.choose(room)
    assert "odds" not in parts_for(room, viewer(room, me))["p-ask"]  # type: ignore[arg-type]


@live("a greedy greedy", seed="7")
async def test_a_person_has_one_question_at_a_time_and_learns_when_it_came_to_nothing(scene):
    home = House()
    home.thinkers.stop()
    thinks = asyncio.Event()

    async def advise(match: Match, seat: int, seed: str, *who: object) -> Advice:
        await thinks.wait()
        raise RuntimeError("no idea")

    home.thinkers.advise = advise  # type: ignore[method-assign]
    room, me = await scene.open(), scene.user(0)
    await scene.play_until(room, lambda room: room.asked == (0,) and not room.match.holding)
    first = asyncio.create_task(refused(home.advise, room, me, 0, None))
    await asyncio.sleep(0)
    assert await refused(home.advise, room, me, 0, None) == "advice-under-way"
    thinks.set()
    assert await first == "no-advice"
    assert await refused(home.advise, room, me, 0, None) == "no-advice", "one may ask again"


@pytest.mark.real
def test_a_worker_gives_advice():
    match = new_match(find_game(GAME), 3, {}, 1, hold=True)
    (seat,) = match.asks

    async def ask() -> Advice:
        thinkers = Thinkers(1)
        try:
            return await thinkers.advise(match, seat, "abc 1")
        finally:
            thinkers.stop()

    found = asyncio.run(ask())
    assert {each.text for each in found.options} <= set(match.asks[seat].texts())
    assert all(0 <= each.chance <= 1 for each in found.options)


# ------------------------------------------------------------ on the page


def advised(match: Match) -> tuple[FakeRoom, int, list[str]]:
    """A table where seat's bot has thought about three of the options."""
    (seat,) = match.asks
    room = FakeRoom(match, [10 if each == seat else None for each in range(3)], advice="alone")
    options = match.asks[seat].texts()
    tried = [Advised(text, chance, 40) for text, chance in zip(options, (0.54, 0.512, 0.5), strict=False)]
    room.advice[seat] = match.question, Advice(seat, match.asks[seat].verb, 0.54, [*tried, Advised(options[-1], 0.9, 4)])
    return room, seat, options


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_best_options_carry_a_quiet_mark(language, size):
    room, _, options = advised(at("act"))
    say: Texts = texts("saloon.web.live", language)
    parts = parts_for(room, viewer(room, 10, language=language, size=size))  # type: ignore[arg-type]
    read(parts)
    ask = parts["p-ask"]
    assert sorted(choices_of(parts)) == sorted({*choices_of(parts)})
    assert ask.count('class="odds') == 3, "what was hardly tried has no mark"
    assert ask.count("odds best") == ask.count(say("would-choose")) == 1
    best = re.search(rf'<button[^>]*id="o-{re.escape(options[0])}".*?</button>', ask)
    assert best is not None
    assert say("odds", chance=54) in best[0]
    assert say("would-choose") in best[0]
    assert say("chance") in best[0]
    assert "54" in ask.partition('class="advice told"')[2].partition("</p>")[0]
    assert 'data-do="advise"' not in ask


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_why_in_words(language):
    """What the choice gains against the option that came nearest, and what it gives up."""
    room, seat, options = advised(at("act"))
    question, found = room.advice[seat]
    reasons = [Reason("cowboys", 1.0, 2.0), Reason("gold", 0.0, 1.2), Reason("herds", -1.0, -0.8)]
    told, say = replace(found, other=options[1], reasons=reasons), texts("saloon.web.live", language)
    room.advice[seat] = question, told
    words = parts_for(room, viewer(room, 10, language=language))["p-ask"].partition('class="advice told"')[2]  # type: ignore[arg-type]
    gains = {"en": "1 cowboy more and about 1 point more from gold", "fr": "1 cow-boy de plus et environ 1 point de plus (or)"}
    loss = {"en": "but 1 herd fewer", "fr": "mais 1 troupeau de moins"}
    assert gains[language] in words
    assert loss[language] in words
    room.advice[seat] = question, replace(told, reasons=reasons[2:])
    close = parts_for(room, viewer(room, 10, language=language))["p-ask"]  # type: ignore[arg-type]
    assert say("advised-close", other="…").partition("…")[2] in close


def test_what_is_advised_is_not_folded_away_and_known_to_the_board():
    match = at("place", game_id="carson_city")
    (seat,) = match.asks
    room = FakeRoom(match, [10 if each == seat else None for each in range(3)], advice="alone")
    last = [text for text in match.asks[seat].texts() if text[-1].isdigit()][-1]
    room.advice[seat] = match.question, Advice(seat, "place", 0.5, [Advised(last, 0.5, 9)])
    who = viewer(room, 10)  # type: ignore[arg-type]
    ask = parts_for(room, who)["p-ask"]
    assert state_for(room, who)["advised"] == [last]
    group = ask[: ask.index(f'id="o-{last}"')].rpartition("<h2>")[2]
    assert "<details" not in group
    room.advice.clear()
    assert state_for(room, who)["advised"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_that_there_is_a_button_and_while_it_thinks_there_are_dots(language):
    match = at("act")
    room, seat, _ = advised(match)
    room.advice.clear()
    say = texts("saloon.web.live", language)
    me = viewer(room, 10, language=language)
    ask = parts_for(room, me)["p-ask"]  # type: ignore[arg-type]
    assert 'data-do="advise"' in ask
    assert 'aria-keyshortcuts="h"' in ask
    assert say("advise") in ask
    assert "h" not in state_for(room, me)["keys"]  # type: ignore[arg-type]
    me.asking = match.question
    ask = parts_for(room, me)["p-ask"]  # type: ignore[arg-type]
    assert say("advising") in ask
    assert 'class="think"' in ask
    assert 'data-do="advise"' not in ask
    assert seat in match.asks


def test_nobody_else_sees_it():
    room, seat, _ = advised(at("act"))
    room.table.advice = "yes"
    for row in room.seats:
        row.user_id, row.bot = 10 + row.number, ""
    others = [10 + row.number for row in room.seats if row.number != seat]
    for user in (*others, None, 99):
        parts = parts_for(room, viewer(room, user))  # type: ignore[arg-type]
        assert "odds" not in "".join(parts.values())
        assert 'class="advice' not in "".join(parts.values())
    covered = viewer(room, 10 + seat, seats=(0, 1, 2), looking=seat, covered=True)
    assert "odds" not in "".join(parts_for(room, covered).values())  # type: ignore[arg-type]
    room.table.advice = "no"
    assert 'class="advice' not in parts_for(room, viewer(room, 10 + seat))["p-ask"]  # type: ignore[arg-type]


# ------------------------------------------------------------ over the socket


@pytest.fixture(scope="module")
def company(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("advice")) as site:
        alone = {"seats": "a greedy greedy", "seed": "7"}
        yield Company(site, {"a": "Ann", "b": "Bill"}, [alone, alone, {**alone, "advice": "no"}])


def test_programs_and_pages_ask_and_others_are_refused(company):
    code = company.table()

    async def play() -> None:
        async with company.program(code, "a") as program, company.program(code, "b") as other:
            seen = await program.position()
            while not seen["asks"]:
                seen = await program.position()
            (ask,) = seen["asks"]
            assert seen["advice"] is True
            assert await other.refusal("advise", seat=0) == "not-your-seat"
            assert await program.refusal("advise") == "incomplete"
            assert await program.refusal("advise", seat=1) == "not-your-seat"
            assert await program.refusal("advise", seat=0, number=seen["number"] + 5) == "moved-on"
            await program.say("advise", seat=0, number=seen["number"], id=7)
            assert await program.alive(), "nobody waits while a bot thinks"
            told = await program.hear("advice")
            assert (told["id"], told["seat"], told["verb"], told["number"]) == (7, 0, ask["verb"], seen["number"])
            assert {each["choice"] for each in told["options"]} <= set(ask["options"])
            assert told["chance"] == told["options"][0]["chance"]
            async with company.page(code, company.sessions["a"]) as page, company.page(code, company.sessions["b"]) as watcher:
                shown = (await page.position())["parts"]["p-ask"]
                assert "odds best" in shown, "the same person sees it in another window"
                await watcher.position()
                assert await watcher.alive()
                assert await other.alive()
                assert not any("odds" in text for text in watcher.heard)
                assert not any(json.loads(text)["kind"] == "advice" for text in other.heard)
        async with company.program(code) as nobody:
            assert (await nobody.position())["advice"] is False
            assert await nobody.refusal("advise", seat=0) == "sign-in-first"

    asyncio.run(play())


def test_a_page_shows_that_the_bot_thinks_and_then_what_it_would_do(company):
    code = company.table()

    async def play() -> None:
        async with company.page(code, company.sessions["a"]) as page:
            while 'data-do="advise"' not in (await page.hear("show"))["parts"].get("p-ask", ""):
                pass
            await page.say("advise", seat=0)
            assert 'class="think"' in (await page.hear("show"))["parts"]["p-ask"]
            assert await page.refusal("advise", seat=0) == "advice-under-way"
            while "odds best" not in (await page.hear("show"))["parts"].get("p-ask", ""):
                pass

    asyncio.run(play())


def test_a_table_without_advice_says_so(company):
    code = company.codes[-1]

    async def play() -> None:
        async with company.program(code, "a") as program:
            seen = await program.position()
            assert seen["advice"] is False
            assert await program.refusal("advise", seat=0) == "no-hints-here"

    asyncio.run(play())


# ------------------------------------------------------------ tables


@pytest.mark.django_db
def test_the_form_offers_it(as_maud, nobody):
    new = f"/new/{GAME}"
    seats = {"size": "3", "seat-0": "me", "seat-1": "bot", "seat-2": "bot"}
    for language in LANGUAGES:
        say = texts("saloon.web", language)
        text = nobody.get(new, headers={"Accept-Language": language}).text
        assert say("form-advice") in text.replace("&#x27;", "'")
        assert all(say(f"bot-{name}.help") in text for name in ("random", "greedy", "easy", "normal", "hard", "search"))
        for advice, open_, key in [
            ("alone", False, "sum-advice"),
            ("alone", True, "sum-advice-alone"),
            ("no", False, "sum-no-advice"),
        ]:
            sent = {**seats, "advice": advice, **({"seat-1": "open"} if open_ else {})}
            answer = nobody.post(f"{new}/form", sent, headers={"Accept-Language": language})
            assert say(key) in answer.text
    as_maud.post(new, {**seats, "advice": "no"})
    assert Table.objects.get().advice == "no"
    assert as_maud.post(new, {**seats, "advice": "perhaps"}).status_code == 400


@pytest.mark.django_db
def test_the_room_says_what_bots_do(as_maud, maud):
    table = made(maud, "me", "bot", "open")
    table.seats.filter(number=1).update(bot="hard")
    text = as_maud.get(f"/t/{table.code}").text
    say = texts("saloon.web", "en")
    assert f"{say('bot-hard')}: {say('bot-hard.help')}" in text
    assert say("sum-advice-alone") in text
    assert say("bot-search.help") not in text


@pytest.mark.django_db
def test_programs_make_tables_with_it(as_maud):
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "hints": "yes"}
    made = as_maud.post("/api/tables", body, content_type="application/json")
    assert made.json()["hints"] == made.json()["advice"] == "yes", "older programs know it as hints"
    made = as_maud.post("/api/tables", {**body, "advice": "no"}, content_type="application/json")
    assert made.json()["hints"] == made.json()["advice"] == "no"
    assert as_maud.post("/api/tables", {**body, "hints": "on"}, content_type="application/json").status_code == 422


def test_older_tables_give_advice_to_whoever_is_alone(tmp_path, django_db_blocker):
    """What the migration does to the tables of an earlier version."""
    with django_db_blocker.unblock(), database(tmp_path):
        call_command("migrate", "tables", "0001", verbosity=0)
        columns = "code, name, game, rules, options, size, seed, pace, gain, public, undo, status, waiting, made, prelude"
        row = ("old", "", GAME, 1, "{}", 3, "7", "live", 0, True, "turn", "playing", "[]", "2026-01-01", "[]")
        with connection.cursor() as cursor:
            cursor.execute(f"insert into tables_table ({columns}) values ({', '.join(['%s'] * len(row))})", row)
        call_command("migrate", "tables", verbosity=0)
        assert Table.objects.get(code="old").advice == "alone"


def test_older_tables_keep_what_was_chosen_for_them(tmp_path, django_db_blocker):
    """Advice was called hints, and a snapshot of a table simply a snapshot."""
    with django_db_blocker.unblock(), database(tmp_path):
        call_command("migrate", "tables", "0002", verbosity=0)
        columns = "id, code, name, game, rules, options, size, seed, pace, gain, public, undo, hints"
        columns += ", status, waiting, made, prelude"
        row = (5, "old", "", GAME, 1, "{}", 3, "7", "live", 0, True, "turn", "no", "playing", "[]", "2026-01-01", "[]")
        with connection.cursor() as cursor:
            cursor.execute(f"insert into tables_table ({columns}) values ({', '.join(['%s'] * len(row))})", row)
            cursor.execute("insert into tables_snapshot (table_id, number, data) values (5, 12, %s)", [b"saved"])
        call_command("migrate", "tables", verbosity=0)
        assert Table.objects.get(code="old").advice == "no"
        assert TableSnapshot.objects.values_list("table__code", "number", "data").get() == ("old", 12, b"saved")


@pytest.mark.django_db
def test_every_change_of_the_models_has_its_migration():
    assert settings.INSTALLED_APPS
    call_command("makemigrations", check=True, dry_run=True, verbosity=0)
