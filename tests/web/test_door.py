"""The door: what is refused before anybody works for it."""

from __future__ import annotations

import asyncio
import io
import json
import socket
from collections import Counter
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from saloon.web import connections, door
from saloon.web.bodies import MAX_CALL_BYTES, MAX_FORM_BYTES
from saloon.web.crowd import NEWCOMER, Crowd
from saloon.web.door import Door
from web.company import Company
from web.site import ANSWER_SECONDS, Site

# ------------------------------------------------------------ by itself


def scope(path: str = "/import", query: bytes = b"", address: str = "192.0.2.1", **headers: str) -> dict[str, Any]:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "path": path, "query_string": query, "headers": sent, "client": (address, 1), "method": "POST"}


class Pages:
    """Pages that read what is sent to them, as Django does; what they were given."""

    def __init__(self) -> None:
        self.read = b""
        self.lengths: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.lengths.append(dict(scope["headers"]).get(b"content-length", b"").decode())
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            self.read += message["body"]
            more = message["more_body"]
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": b""})


async def sent(pages: Any, asked: dict[str, Any], *bodies: bytes, ends: bool = True) -> int:
    """The status of the answer to a body that comes in pieces, and perhaps never ends."""
    pieces = iter([*bodies])
    answered: list[Any] = []

    async def receive() -> dict[str, Any]:
        piece = next(pieces, None)
        if piece is None and not ends:
            await asyncio.get_running_loop().create_future()
        return {"type": "http.request", "body": piece or b"", "more_body": piece is not None}

    async def send(message: Any) -> None:
        answered.append(message)

    await Door(pages, pages)(asked, receive, send)
    return answered[0]["status"]


def test_a_body_without_a_length_is_read_as_far_as_it_may_go():
    pages = Pages()
    piece = b"x" * 50_000
    asyncio.run(sent(pages, scope("/sign-in"), *[piece] * 100))
    assert len(pages.read) <= MAX_FORM_BYTES
    assert int(pages.lengths[-1]) > MAX_FORM_BYTES  # the page is told how much it was, and says so


def test_a_body_that_is_said_to_be_too_large_is_not_read_at_all():
    pages = Pages()
    asyncio.run(sent(pages, scope("/api/tables", content_length=str(MAX_CALL_BYTES + 1)), b"x" * 100_000))
    assert pages.read == b""


def test_a_record_may_be_larger_than_a_form():
    pages = Pages()
    assert asyncio.run(sent(pages, scope("/import"), *[b"x" * 500_000] * 8)) == 200
    assert len(pages.read) == 4_000_000


@pytest.mark.parametrize("which", ["PAUSE_SECONDS", "BODY_SECONDS"])
def test_a_body_that_never_ends_is_given_up(monkeypatch, which):
    monkeypatch.setattr(door, which, 0)
    assert asyncio.run(sent(Pages(), scope(), b"x", ends=False)) == 408


@pytest.mark.parametrize("asked", [scope("/t/\0"), scope(query=b"game=%00"), scope(query=b"%00=1")])
def test_a_nul_in_an_address_is_refused(asked):
    assert asyncio.run(sent(Pages(), asked)) == 400


def test_one_visitor_does_not_take_all_places():
    async def crowd() -> tuple[int, int]:
        house, leave = Crowd(8, 5), asyncio.Event()

        async def stay(who: str) -> bool:
            with house.admitting(who) as welcome:
                await leave.wait() if welcome else None
                return welcome

        many = [asyncio.create_task(stay("many")) for _ in range(20)]
        others = [asyncio.create_task(stay(f"other-{each}")) for each in range(4)]
        await asyncio.sleep(0)
        leave.set()
        inside = sum(await asyncio.gather(*many)), sum(await asyncio.gather(*others))
        assert house.total == 0
        assert not house.inside
        return inside

    assert asyncio.run(crowd()) == (5, 3)


def test_whoever_only_begins_to_send_keeps_nobody_from_reading(monkeypatch):
    """As many bodies on their way as there may be: the next one is refused, a page is not."""
    monkeypatch.setattr(door, "MAX_SENDERS_EACH", 2)

    async def crowd() -> list[int]:
        house, answers = Door(Pages(), Pages()), []

        async def never() -> dict[str, Any]:
            return await asyncio.get_running_loop().create_future()

        async def at_once() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            answers.extend([message["status"]] if "status" in message else [])

        slow = [asyncio.create_task(house(scope(content_length="5"), never, send)) for _ in range(3)]
        await asyncio.sleep(0)
        await house(scope("/"), at_once, send)
        for each in slow:
            each.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert (house.senders.total, house.requests.total) == (0, 0)
        return answers

    assert asyncio.run(crowd()) == [503, 200]


def test_the_last_places_are_for_newcomers():
    house = Crowd(40, 40)
    regular = sum(house.enter("regular") for _ in range(40))
    assert regular == 30
    assert [house.enter("newcomer") for _ in range(NEWCOMER + 1)] == [True] * NEWCOMER + [False]


# ------------------------------------------------------------ NUL in all that is sent


def test_a_nul_is_refused_wherever_it_is_sent(as_maud, maud):
    for answer in (
        as_maud.get("/", {"game": "\0"}),
        as_maud.post("/join", {"code": "a\0b"}),
        as_maud.post("/settings", {"name": "\0"}),
        as_maud.post("/import", {"text": "\0"}),
        as_maud.post("/import", {"file": io.BytesIO(b"saloon-record\0")}),
        as_maud.post("/api/tables", json.dumps({"game": "x", "name": "a\0"}), content_type="application/json"),
        as_maud.post("/api/tables", json.dumps({"a\0": 1}), content_type="application/json"),
        as_maud.get("/api/tables", {"game": "\0"}),
    ):
        assert answer.status_code == 400, answer.request["PATH_INFO"]


def test_a_nul_in_a_cookie_is_refused(nobody):
    nobody.cookies["sessionid"] = "x"
    nobody.cookies["sessionid"].set("sessionid", "a\0b", '"a\\000b"')
    assert nobody.get("/").status_code == 400


# ------------------------------------------------------------ at a real server


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("door")) as site:
        yield site


@pytest.fixture(scope="module")
def company(site):
    return Company(site, {"a": "Ann", "b": "Bill"}, [{"seats": "a b"} for _ in range(4)])


def said(site: Site, first: bytes, more: bytes = b"", count: int = 0) -> bytes:
    """What the server answers to these bytes, and then so often to those, until it hangs up or has answered."""
    with socket.create_connection(("127.0.0.1", site.port), timeout=ANSWER_SECONDS) as opened:
        try:
            opened.sendall(first)
            for _ in range(count):
                opened.sendall(more)
        except OSError:  # it has hung up
            pass
        try:
            return opened.recv(65536)
        except OSError:
            return b""


def host(site: Site) -> bytes:
    return b"Host: 127.0.0.1:%d\r\n" % site.port


@pytest.mark.real
def test_giants_are_refused_by_a_real_server(site):
    head = b"POST /sign-in HTTP/1.1\r\nAccept-Language: fr\r\n" + host(site)
    declared = said(site, head + b"Content-Length: 300000000\r\n\r\n", b"x" * 65536, 20)
    chunked = said(site, head + b"Transfer-Encoding: chunked\r\n\r\n", b"10000\r\n" + b"x" * 65536 + b"\r\n", 20)
    assert declared.startswith(b"HTTP/1.1 413")
    assert b"content-language: fr" in declared.lower()
    assert chunked.startswith(b"HTTP/1.1 413")
    endless = said(site, head + b"X: ", b"x" * 16384, connections.MAX_HEADER_BYTES // 16384 + 4)
    assert endless == b"" or endless.startswith(b"HTTP/1.1 431")


def handshake(site: Site, code: str, host: str, origin: str = "") -> int:
    async def knock() -> int:
        more = {"Host": host, **({"Origin": origin} if origin else {})}
        try:
            async with connect(f"{site.socket}/live/{code}", additional_headers=more, open_timeout=ANSWER_SECONDS):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    return asyncio.run(knock())


@pytest.mark.real
def test_the_socket_answers_under_its_own_name_only(site, company):
    """A name that leads here by somebody else's wish (DNS rebinding), and a page of another site."""
    code, own = company.codes[0], f"127.0.0.1:{site.port}"
    assert handshake(site, code, own) == 101
    assert handshake(site, code, own, site.address) == 101
    assert handshake(site, code, "evil.example") == 400
    assert handshake(site, code, f"evil.example:{site.port}", f"http://evil.example:{site.port}") == 400
    assert handshake(site, code, own, "http://evil.example") == 403
    assert handshake(site, code, own, "null") == 403


@pytest.mark.real
def test_a_socket_refuses_a_nul_and_goes_on(company):
    async def play() -> None:
        async with company.program(company.codes[1], "a") as program:
            await program.position()
            assert await program.refusal("say", text="a\0b") == "not-understood"
            assert await program.refusal("choose", seat=0, choice="\0") == "not-understood"
            assert await program.alive()

    asyncio.run(play())


@pytest.mark.real
def test_a_page_that_keeps_changing_its_size_is_slowed_down(company):
    async def play() -> tuple[list[str], list[str]]:
        async with company.page(company.codes[2]) as page:
            await page.hear("show")
            for number in range(36):
                await page.say("size", size=("phone", "desk")[number % 2])
                if number % 2:
                    await page.say("size", size="desk")  # as it is: nothing to draw
            await page.alive()
            kinds = [json.loads(text)["kind"] for text in page.heard]
            refusals = [json.loads(text)["code"] for text in page.heard if json.loads(text)["kind"] == "refused"]
            return kinds, refusals

    kinds, refusals = asyncio.run(play())
    assert kinds.count("show") < 26
    assert set(refusals) == {"too-fast"}


# ------------------------------------------------------------ connections


class Line:
    """The other end of a connection: whether it was closed."""

    def __init__(self, address: str = "") -> None:
        self.closed = False
        self.written = b""
        self._address = address

    def get_extra_info(self, name: str) -> Any:
        return (self._address, 40000) if name == "peername" and self._address else None

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None: ...

    resume_reading = pause_reading


@pytest.fixture
def switchboard(monkeypatch):
    """Makes connections to an application that never answers."""
    import uvicorn
    from uvicorn.server import ServerState

    async def silent(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.get_running_loop().create_future()

    config = uvicorn.Config(silent, http=connections.Connection, lifespan="off", log_config=None)
    state = ServerState()
    monkeypatch.setattr(connections.Connection, "waiting", {})
    monkeypatch.setattr(connections.Connection, "visitors", Counter())

    def connected(first: bytes = b"", address: str = "") -> tuple[connections.Connection, Line]:
        line, made = Line(address), connections.Connection(config, state, {})
        made.connection_made(line)
        if first:
            made.data_received(first)
        return made, line

    return connected


ASKED = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = b"GET / HTTP/1.1\r\nHost"


def test_when_all_places_are_taken_the_one_that_waits_longest_goes(switchboard, monkeypatch):
    async def come() -> None:
        monkeypatch.setattr(connections.Connection, "most", 3)
        asking, _ = switchboard(ASKED), None
        waiting = [switchboard(HALF), switchboard(HALF)]
        newcomer = switchboard(ASKED)
        assert [line.closed for _, line in (asking, *waiting, newcomer)] == [False, True, False, False]

    asyncio.run(come())


def test_where_everybody_has_asked_something_there_is_no_place(switchboard, monkeypatch):
    async def come() -> None:
        monkeypatch.setattr(connections.Connection, "most", 2)
        lines = [switchboard(ASKED)[1] for _ in range(3)]
        assert [line.closed for line in lines] == [False, False, True]

    asyncio.run(come())


@pytest.mark.parametrize(
    ("addresses", "closed"),
    [
        (["192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"], [False, False, True, False]),
        (["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"], [False, False, True, False]),
        (["127.0.0.1", "127.0.0.1", "127.0.0.1", "::1"], [False, False, False, False]),
    ],
)
def test_one_visitor_has_only_so_many_connections(switchboard, monkeypatch, addresses, closed):
    """A proxy on this machine brings everybody's."""

    async def come() -> None:
        monkeypatch.setattr(connections, "MAX_OF_ONE_VISITOR", 2)
        made = [switchboard(ASKED, address) for address in addresses]
        assert [line.closed for _, line in made] == closed
        for connection, _ in made:
            connection.connection_lost(None)
        assert not connections.Connection.visitors

    asyncio.run(come())


def test_whoever_does_not_say_what_they_want_is_not_waited_for(switchboard, monkeypatch):
    async def come() -> None:
        monkeypatch.setattr(connections, "HEADER_SECONDS", 0)
        silent, half, asking = switchboard(), switchboard(HALF), switchboard(ASKED)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [line.closed for _, line in (silent, half, asking)] == [True, True, False]

    asyncio.run(come())


def test_whoever_does_not_read_is_not_waited_for(switchboard, monkeypatch):
    async def come() -> None:
        monkeypatch.setattr(connections, "STUCK_SECONDS", 0)
        stuck, moving = switchboard(ASKED), switchboard(ASKED)
        stuck[0].pause_writing()
        moving[0].pause_writing()
        moving[0].resume_writing()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [line.closed for _, line in (stuck, moving)] == [True, False]
        stuck[0].connection_lost(None)

    asyncio.run(come())
