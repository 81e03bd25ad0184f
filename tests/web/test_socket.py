"""The live socket: what it says is what docs/programs.md says, nobody moves another's pieces, nobody sees another's cards."""

from __future__ import annotations

import asyncio
import json
import random
from time import monotonic
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saloon.engine import Ask, Match, Tell, find_game, new_match, seeded
from saloon.web.live import bucket, programs
from saloon.web.live.observed import Observed
from saloon.web.live.socket import told_since
from saloon.web.live.viewer import Viewer
from web.company import Company
from web.site import Site

HOSTILE = '<img src=x onerror="alert(1)">'
PEOPLE = {"a": "Ann", "b": "Bill", "c": HOSTILE, "z": "Zoe"}
SEED = str(2**126 + 12345)


@pytest.fixture(scope="module")
def company(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("socket")) as site:
        plans = [{"seats": "a b c", "undo": "agree", "seed": SEED} for _ in range(40)]
        yield Company(site, PEOPLE, plans)


@pytest.fixture
def table(company):
    return company.table()


def holder(position: dict) -> str:
    return "abc"[position["waiting"][0]]


# ------------------------------------------------------------ programs


def test_a_program_is_told_the_position_and_chooses(company, table):
    async def play():
        async with company.program(table) as watcher:
            me = holder(await watcher.position())
            async with company.program(table, me, labels="1") as program:
                seen = await program.position()
                (ask,) = seen["asks"]
                assert (seen["kind"], seen["table"], seen["game"]) == ("position", table, "sans_foi_ni_loi")
                assert (seen["number"], seen["count"], seen["over"], seen["can_undo"]) == (0, 0, False, False)
                assert seen["seats"] == seen["waiting"] == [ask["seat"]]
                assert seen["names"] == ["Ann", "Bill", HOSTILE]
                assert (ask["verb"], len(ask["labels"])) == ("act", len(ask["options"]))
                assert ask["question"]
                assert all(set(why) == {"choice", "reason"} for why in ask["why_not"])
                assert list(seen["observations"]) == [str(ask["seat"])]
                assert "standings" not in seen

                await program.say("choose", seat=ask["seat"], choice="act:take1", number=0, id=7)
                taken = await program.hear("taken")
                assert (taken["id"], taken["number"]) == (7, 1)
                after = await program.position(1)
                assert (after["count"], after["can_undo"]) == (1, True)
                assert [tell["event"] for tell in after["tells"]][-1] == "takes"
                assert (await watcher.position(1))["observations"].keys() == {"spectator"}

                await program.say("undo")
                assert (await program.position(2))["count"] == 0
                await program.say("choose", seat=ask["seat"], choice="act:take1")
                await program.position(3)
                await program.say("restart")
                assert (await program.position(4))["count"] == 0

    asyncio.run(play())


def test_a_token_may_come_in_a_header(company, table):
    async def play():
        voice = company.program(table)
        voice._connecting.additional_headers = {"Authorization": f"Bearer {company.tokens['a']}"}
        async with voice:
            assert (await voice.position())["seats"] == [0]

    asyncio.run(play())


def test_going_back_by_agreement_and_leaving(company, table):
    async def play():
        async with company.program(table, "a") as a, company.program(table, "b") as b, company.program(table, "c") as c:
            seen = await a.position()
            mover = {"a": a, "b": b, "c": c}[holder(seen)]
            await mover.say("choose", seat=seen["waiting"][0], choice="act:draw")
            number = (await a.position(1))["number"]
            await a.say("wish", count=0)
            await a.alive()
            await b.say("agree", yes=True)
            await b.alive()
            await c.say("agree", yes=True)
            back = await a.position(number + 1)
            assert (back["count"], back["number"]) == (0, number + 1)
            await b.say("resign")
            left = await a.position(number + 2)
            assert left["names"] == ["Ann", "Bill", HOSTILE]
            assert (await b.position(number + 2))["seats"] == []

    asyncio.run(play())


def test_an_aside_beside_the_asks(company):
    """Who is not asked has an aside: a program is told of it and may put it in, and so may a page."""
    made = Company(company.site, {"a": "Ann", "b": "Bill", "c": "Cy"}, [{"seats": "a b c", "game": "great_western_trail"}])
    table = made.table()

    async def play():
        async with made.program(table) as watcher:
            seen = await watcher.position()
            assert seen["asides"] == []
            (asked,) = seen["waiting"]
            first, second = (seat for seat in range(3) if seat != asked)
        async with made.program(table, "abc"[asked]) as program:
            assert (await program.position())["asides"] == []
        async with made.program(table, "abc"[first], labels="1") as program:
            seen = await program.position()
            (aside,) = seen["asides"]
            assert (seen["asks"], seen["waiting"]) == ([], [asked])
            assert (aside["seat"], aside["verb"], aside["options"]) == (first, "exchange", ["exchange:exchange"])
            assert len(aside["labels"]) == 1
            assert await program.refusal("choose", seat=second, choice="exchange:exchange") == "not-your-seat"
            await program.say("choose", seat=first, choice="exchange:exchange", number=seen["number"], id=3)
            assert (await program.hear("taken"))["id"] == 3
            seen = await program.position(1)
            assert (seen["waiting"], seen["can_undo"]) == ([first], True)
            await program.say("undo")
            assert (await program.position(2))["waiting"] == [asked]
        async with made.page(table, made.sessions["abc"[second]]) as page:
            shown = await page.hear("show")
            assert (shown["state"]["turn"], shown["state"]["seat"], shown["state"]["aside"]) == (False, second, True)
            await page.say("choose", seat=second, choice="exchange:exchange")
            shown = await page.position(3)
            assert (shown["state"]["turn"], shown["state"]["aside"]) == (True, False)

    asyncio.run(play())


def test_what_was_opened_by_hand_stays_until_the_next_question():
    first, second = Ask(0, "act", ("a", "b")), Ask(0, "act", ("a", "b"))
    viewer = Viewer(1, "en", (0,))
    viewer.meet(first)
    viewer.plan = "north"
    viewer.meet(first)
    assert viewer.plan == "north"
    viewer.meet(second)
    assert viewer.plan == ""


def test_a_page_opens_a_plan_of_the_board(company, table):
    """A board without plans is drawn as before."""

    async def play():
        async with company.page(table, "a") as page:
            await page.hear("show")
            await page.say("plan", plan="north")
            assert (await page.hear("show"))["parts"] == {}

    asyncio.run(play())


# ------------------------------------------------------------ the wrong people

MESSAGES = {
    "choose": {"seat": 0, "choice": "act:take1"},
    "undo": {},
    "restart": {},
    "resign": {},
    "wish": {"count": 0},
    "agree": {"yes": True},
    "vote": {"seat": 0},
    "back": {"seat": 0},
    "uncover": {"seat": 0},
    "say": {"text": "hello"},
}
AS_STRANGER = {
    "choose": "not-your-seat",
    "undo": "not-your-seat",
    "restart": "not-your-seat",
    "resign": "no-seat",
    "wish": "no-undo-by-agreement",
    "agree": "nothing-to-agree",
    "vote": "not-absent",
    "back": "not-kept-for-you",
    "uncover": "not-your-seat",
}


def test_the_wrong_people_change_nothing(company, table):
    """As somebody without a seat, with a token that is none, without any: everything is refused, and the table stays."""

    async def play():
        async with company.program(table) as watcher:
            seen = await watcher.position()
            seat = seen["waiting"][0]
            me = holder(seen)
            async with company.program(table, me) as player:
                await player.say("choose", seat=seat, choice="act:take1")
                await watcher.position(1)
                async with company.program(table, "z") as stranger:
                    assert (await stranger.position())["seats"] == []
                    for do, code in AS_STRANGER.items():
                        assert await stranger.refusal(do, **{**MESSAGES[do], **aimed(do, seat)}) == code, do
                for query in ({}, {"token": "wrong"}, {"token": ""}, {"token": "x" * 3000}, {"token": "%ff'--"}):
                    async with company.program(table, **query) as nobody:
                        assert (await nobody.position())["seats"] == []
                        for do, values in MESSAGES.items():
                            assert await nobody.refusal(do, **values) == "sign-in-first", do
                await player.alive()
                after = await watcher_now(company, table)
                assert (after["number"], after["count"]) == (1, 1)

    asyncio.run(play())


def test_another_player_changes_nothing(company, table):
    async def play():
        seen = await watcher_now(company, table)
        seat = seen["waiting"][0]
        other = "abc"[(seat + 1) % 3]
        async with company.program(table, other) as player:
            assert await player.refusal("choose", seat=seat, choice="act:take1") == "not-your-seat"
            assert await player.refusal("choose", seat=(seat + 1) % 3, choice="act:take1") == "not-asked"
            assert await player.refusal("uncover", seat=seat) == "not-your-seat"
            assert await player.refusal("vote", seat=seat) == "not-absent"
            assert await player.refusal("undo") == "nothing-to-undo"
        async with company.program(table, holder(seen)) as player:
            await player.say("choose", seat=seat, choice="act:take1")
            await player.position(1)
            assert await player.refusal("choose", seat=seat, choice="act:take1", number=0) == "moved-on"
            assert await player.refusal("choose", seat=seat, choice="act:flew") == "not-an-option"
        async with company.program(table, other) as player:
            assert await player.refusal("undo") == "not-your-seat"
            assert await player.refusal("restart") == "not-your-seat"
        assert (await watcher_now(company, table))["number"] == 1

    asyncio.run(play())


def aimed(do: str, seat: int) -> dict:
    return {"seat": seat} if "seat" in MESSAGES[do] else {}


async def watcher_now(company: Company, table: str) -> dict:
    async with company.program(table) as watcher:
        return await watcher.position()


def test_a_table_that_is_not_there_or_has_not_begun_is_not_opened(company):
    plan = [{"seats": "a b", "status": status} for status in ("open", "closed")]
    made = Company(company.site, {"a": "Ann", "b": "Bill"}, plan)

    async def play():
        for code in (*made.codes, "nowhere", "", "%00", "..%2f..", "x" * 400, "a/b", "é"):
            for voice in (made.program(code, "a"), made.page(code, made.sessions["a"])):
                with pytest.raises(InvalidStatus) as refused:
                    async with voice:
                        pass
                assert refused.value.response.status_code == (403 if code != "%00" else 400)

    asyncio.run(play())


# ------------------------------------------------------------ malformed messages

MALFORMED = {
    "": "not-understood",
    "hello": "not-understood",
    "{": "not-understood",
    "null": "not-understood",
    "[]": "not-understood",
    "{}": "not-understood",
    '"choose"': "not-understood",
    '{"do":1}': "not-understood",
    '{"do":null}': "not-understood",
    '{"do":"ping","more":1}': "not-understood",
    '{"do":"ping","do2":{"a":[1]}}': "not-understood",
    '{"do":"choose","seat":"0","choice":"act:take1"}': "not-understood",
    '{"do":"choose","seat":true,"choice":"act:take1"}': "not-understood",
    '{"do":"choose","seat":0.5,"choice":"act:take1"}': "not-understood",
    '{"do":"choose","seat":0,"choice":["act:take1"]}': "not-understood",
    '{"do":"choose","seat":0,"choice":{"act":"take1"}}': "not-understood",
    '{"do":"agree","yes":1}': "not-understood",
    '{"do":"say","text":"\\ud800"}': "not-understood",
    '{"do":"ping","id":1e400}': "not-understood",
    f'{{"do":"choose","seat":0,"choice":"x","id":{10**30}}}': "not-understood",
    f'{{"do":"wish","count":{10**30}}}': "not-understood",
    '{"do":' + "[" * 2000 + "]" * 2000 + "}": "not-understood",
    '{"do":"say","text":' + '{"a":' * 600 + "1" + "}" * 600 + "}": "not-understood",
    '{"do":"__class__"}': "unknown-message",
    '{"do":"speak"}': "unknown-message",
    '{"do":""}': "unknown-message",
    '{"do":"CHOOSE"}': "unknown-message",
    '{"do":"choose"}': "incomplete",
    '{"do":"choose","seat":0}': "incomplete",
    '{"do":"choose","choice":"act:take1"}': "incomplete",
    '{"do":"choose","seat":-1,"choice":"act:take1"}': "not-your-seat",
    '{"do":"choose","seat":9007199254740992,"choice":"act:take1"}': "not-your-seat",
    '{"do":"wish"}': "no-such-moment",
    '{"do":"vote"}': "not-absent",
    '{"do":"uncover"}': "not-your-seat",
    '{"do":"say","text":"' + "x" * 5000 + '"}': "too-long",
}


def test_what_is_malformed_is_refused_and_the_connection_goes_on(company, table):
    async def play():
        async with company.program(table, "a") as program:
            await program.position()
            for text, code in MALFORMED.items():
                await program.socket.send(text)
                refusal = await program.hear("refused")
                assert (refusal["code"], bool(refusal["message"])) == (code, True), text[:80]
            for data in (b"", b'{"do":"ping"}', bytes(range(256))):
                await program.socket.send(data)
                assert (await program.hear("refused"))["code"] == "not-understood"
            assert await program.alive()
        assert (await watcher_now(company, table))["number"] == 0

    asyncio.run(play())


def test_what_is_far_too_long_ends_the_connection(company, table):
    async def play():
        async with company.program(table, "a") as program:
            await program.position()
            await program.socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await program.hear("never")
        assert (await watcher_now(company, table))["number"] == 0

    asyncio.run(play())


def test_a_flood_is_refused(company, table):
    async def play():
        async with company.page(table, company.sessions["a"]) as page:
            for _ in range(400):
                await page.say("ping")
            kinds = [await page.hear("pong", "refused") for _ in range(400)]
            assert "too-fast" in {each.get("code") for each in kinds}
            assert "pong" in {each["kind"] for each in kinds}

    asyncio.run(play())


def test_so_many_at_once_and_so_many_a_second(monkeypatch):
    now = 1000.0
    monkeypatch.setattr(bucket, "monotonic", lambda: now)
    pace = bucket.Bucket((0.5, 6.0))
    assert [pace.take() for _ in range(7)] == [True] * 6 + [False]
    now += 2
    assert [pace.take() for _ in range(2)] == [True, False]
    now += 3600
    assert [pace.take() for _ in range(7)] == [True] * 6 + [False]


def test_a_flood_of_chat_is_refused_over_however_many_connections(company, table):
    async def play():
        said, refused, begun = 0, 0, monotonic()
        async with company.program(table) as watcher:
            for number in range(12):
                async with company.program(table, "z") as chatter:
                    for line in range(3):
                        await chatter.say("say", text=f"{number} {line}")
                    await chatter.say("ping")
                    while (message := await chatter.hear("refused", "pong"))["kind"] == "refused":
                        assert message["code"] == "too-fast"
                        refused += 1
            await watcher.alive()
            said = sum('"chat"' in text for text in watcher.heard)
        assert 36 - refused <= 6 + 0.5 * (monotonic() - begun) + 1, "six at once, and one every two seconds"
        assert 3 <= said <= 36 - refused

    asyncio.run(play())


# ------------------------------------------------------------ hostile words


def test_what_people_say_comes_back_as_text(company, table):
    async def play():
        async with company.program(table) as watcher, company.page(table, company.sessions["b"]) as page:
            await page.position()
            async with company.program(table, "c") as chatter:
                await chatter.say("say", text=f"  {HOSTILE}\u0007\n\u202e {'x' * 900}")
                line = await watcher.hear("chat")
                assert line["name"] == HOSTILE
                assert line["text"].startswith(f"{HOSTILE} x")
                assert len(line["text"]) == 500
                await chatter.say("say", text=" \n\u200b ")
                await chatter.alive()
            while "p-drawer-chat" not in (shown := (await page.position())["parts"]) or "onerror" not in shown["p-drawer-chat"]:
                pass
            assert "<img" not in "".join(shown.values())
            assert "&lt;img" in shown["p-drawer-chat"]
            assert "<img" not in "".join(json.loads(page.heard[0])["parts"].values()), "the name"

    asyncio.run(play())


# ------------------------------------------------------------ pages


def test_a_page_of_another_site_gets_nothing(company, table):
    async def play():
        for origin in (None, "https://evil.example", "null", "http://127.0.0.1:1", f"{company.site.address}.evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                async with company.page(table, company.sessions["a"], origin):
                    pass
            assert refused.value.response.status_code == 403

    asyncio.run(play())


def test_a_page_shows_what_its_session_may_see(company, table):
    async def play():
        seen = await watcher_now(company, table)
        me, other = holder(seen), "abc"[(seen["waiting"][0] + 1) % 3]
        sessions = {
            me: True,
            other: False,
            "z": False,
        }
        for who, plays in sessions.items():
            async with company.page(table, company.sessions[who]) as page:
                shown = await page.position()
                assert shown["state"]["turn"] is plays
                assert ("data-choice" in shown["parts"]["p-ask"]) is plays
        for session in (None, "", "forged", "x" * 3000, company.old_sessions[me]):
            async with company.page(table, session) as page:
                shown = await page.position()
                assert not shown["state"]["turn"]
                assert "data-choice" not in "".join(shown["parts"].values())
                assert await page.refusal("choose", seat=seen["waiting"][0], choice="act:take1") == "sign-in-first"

    asyncio.run(play())


def test_a_token_is_no_session_and_a_session_no_token(company, table):
    async def play():
        voice = company.page(table)
        voice._connecting.additional_headers["Authorization"] = f"Bearer {company.tokens['a']}"
        async with voice as page:
            assert await page.refusal("resign") == "sign-in-first"
        voice = company.program(table)
        voice._connecting.additional_headers = {"Cookie": f"sessionid={company.sessions['a']}"}
        async with voice as program:
            assert (await program.position())["seats"] == []

    asyncio.run(play())


# ------------------------------------------------------------ secrets


def test_through_a_whole_game_nobody_hears_what_is_not_his(company, table):
    """Every frame that anybody receives until the end: no seed, no record, no cards and options of others."""

    async def sit(who: str | None, heard: dict) -> None:
        dice = random.Random(who)
        async with company.program(table, who, labels="1") as voice:
            heard[who] = voice.heard
            while not (seen := await voice.position())["over"]:
                for ask in seen["asks"]:
                    choice = dice.choice(ask["options"])
                    await voice.say("choose", seat=ask["seat"], choice=choice, number=seen["number"])

    async def play() -> dict:
        heard: dict = {}
        await asyncio.gather(*(sit(who, heard) for who in ("a", "b", "c", None)))
        return heard

    heard = asyncio.run(play())
    drawn = 0
    for who, frames in heard.items():
        own = [] if who is None else ["abc".index(who)]
        for text in frames:
            message = json.loads(text)
            if message["kind"] != "position" or message["over"]:
                continue
            assert SEED not in text
            assert message["seats"] == own
            assert {ask["seat"] for ask in message["asks"]} <= set(own)
            for viewer, position in message["observations"].items():
                assert viewer == (str(own[0]) if own else "spectator")
                assert set(position["deck"]) <= {"?"}
                for player in position["players"]:
                    mine = player["seat"] in own
                    assert mine or set(player["hand"]) <= {"?"}
                    assert not mine or "?" not in player["hand"]
                    assert mine or not player["peeks"] or player["peeks"] == "?"
            for tell in message["tells"]:
                if tell["event"] == "draws":
                    assert (tell["values"]["card"] == "?") == (tell["seat"] not in own)
                    drawn += 1
    assert drawn > 5
    assert all(json.loads(frames[-1])["over"] for frames in heard.values())
    assert SEED not in "".join(text for frames in heard.values() for text in frames), "the seed is not for the socket at all"


class Seen:
    """A room as `programs.position` looks at it."""

    def __init__(self, match: Match) -> None:
        self.match, self.game, self.number = match, match.game, match.count
        seats = len(match.state.players)
        self.table = SimpleNamespace(code="abc", undo="turn")
        self.seats = [SimpleNamespace(number=seat, user_id=seat, bot="", stood_in=False) for seat in range(seats)]
        self.names, self.present, self.asked, self.wish = tuple("ABCDEF"[:seats]), {0}, tuple(match.asks), None
        self.absences = SimpleNamespace(stage=lambda seat: "here")
        self.undo_seat, self.advice_allowed, self.observed = match.undo_seat, True, Observed(match, match.count)


def told(match: Match, seat: int | None) -> bytes:
    seats = () if seat is None else (seat,)
    viewer = Viewer(user=seat, language="en", seats=seats, program=True)
    return programs.position(Seen(match), viewer, match.tells, labels=True)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_two_positions_that_differ_only_in_hidden_things_are_told_alike(seats, seed):
    """Byte for byte, at every decision, to the holder of each seat and to spectators."""
    match = new_match(find_game("sans_foi_ni_loi"), seats, {}, seed, hold=True, listen=True)
    dice, differ = random.Random(seed), 0
    while not match.over:
        for seat in (*range(seats), None):
            one, two = match.clone(listen=True), match.clone(listen=True)
            one.redeal(seat, seeded("one", match.count))
            two.redeal(seat, seeded("two", match.count))
            assert told(one, seat) == told(two, seat)
            differ += one.state != two.state
        seat = dice.choice(list(match.asks))
        match.answer(seat, dice.choice(match.asks[seat].options))
    assert differ > 100


# ------------------------------------------------------------ cut off, and back


def test_who_was_cut_off_comes_back_to_the_full_position(company, table):
    async def play():
        seen = await watcher_now(company, table)
        seat, me = seen["waiting"][0], holder(seen)
        other = "abc"[(seat + 1) % 3]
        async with company.program(table, other) as witness:
            async with company.program(table, me) as player:
                await player.position()
                await presence(witness, {seat, (seat + 1) % 3})
                await player.say("say", text="back in a moment")
                await player.say("choose", seat=seat, choice="act:take1", id=1)
                await player.hear("taken")
                player.socket.transport.abort()
            await presence(witness, {(seat + 1) % 3})
            async with company.program(table, me) as again:
                line = await again.hear("chat")
                assert line["text"] == "back in a moment"
                now = await again.position()
                assert (now["number"], now["count"], now["asks"][0]["seat"]) == (1, 1, seat)
                assert now["tells"][-1]["event"] == "takes"
                await presence(witness, {seat, (seat + 1) % 3})
            async with company.page(table, company.sessions[me]) as page:
                shown = await page.position()
                assert "back in a moment" in shown["parts"]["p-drawer-chat"]
                assert "data-choice" in shown["parts"]["p-ask"]

    asyncio.run(play())


async def presence(witness, seats: set[int]) -> None:
    while set((await witness.position())["present"]) != seats:
        pass


def test_lines_are_told_once_through_undo_and_another_opening():
    match = new_match(find_game("sans_foi_ni_loi"), 3, {}, 1, hold=True, listen=True)
    dice = random.Random(2)
    for _ in range(60):
        seat = next(iter(match.asks))
        match.answer(seat, dice.choice(match.asks[seat].options))
    lines = list(match.tells)
    assert told_since([], lines) == lines
    assert told_since(lines[:20], lines) == lines[20:]
    assert told_since(lines, lines) == []
    assert told_since(lines, lines[:-3]) == []
    another = Tell(lines[-1].at, "takes", 0, {"points": 9})
    assert told_since(lines, [*lines[:-3], another]) == [another]
    copies = [line.seen_by(None) for line in lines[-10:]]
    assert told_since([line.seen_by(None) for line in lines[:-2]], copies) == copies[-2:]
