"""Who is told of a turn: once, at an address that is confirmed, and never at one inside the server's own network."""

from __future__ import annotations

import logging
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from django.core import mail, signing

from saloon.web.messages import Refused
from saloon.web.people import confirming, outbox, webhooks
from saloon.web.people.models import User
from saloon.web.tables import turn_notices
from saloon.web.tables.models import Notice
from web.scenes import HOSTILE, PASSWORD, running

pytestmark = pytest.mark.django_db

HOOK = "https://example.org/hook"


@pytest.fixture(autouse=True)
def _sent_at_once(monkeypatch):
    monkeypatch.setattr(outbox, "send_later", lambda send: send())
    monkeypatch.setattr("saloon.web.people.confirm_views.send_later", lambda send: send())


@pytest.fixture
def posted(monkeypatch):
    """What was sent to webhooks."""
    messages = []
    monkeypatch.setattr(webhooks, "post", lambda address, message: messages.append(message))
    return messages


def told(user, **more):
    """A person who wants to be told, at confirmed addresses."""
    user.tell_mail, user.email, user.confirmed_email = True, f"{user.username}@example.org", f"{user.username}@example.org"
    user.tell_webhook, user.webhook, user.confirmed_webhook = True, HOOK, HOOK
    for name, value in more.items():
        setattr(user, name, value)
    user.save()
    return user


# ------------------------------------------------------------ once for a turn


def test_a_turn_is_told_once_however_many_questions_it_has(maud, wren, posted):
    told(wren, language="fr")
    table = running(maud, wren, pace="turns", name=HOSTILE)
    Notice.objects.all().delete()
    posted.clear(), mail.outbox.clear()
    for made in (0, 1, 2):
        turn_notices.tell_turn(wren, table, 1, 0, made)
    assert [message["table"] for message in posted] == [table.code]
    assert len(mail.outbox) == 1
    assert "À vous" in mail.outbox[0].subject
    assert Notice.objects.filter(sent=True).count() == 2
    turn_notices.tell_turn(wren, table, 1, 3, 3)
    assert len(mail.outbox) == 2


def test_no_message_has_words_that_others_chose(maud, wren, posted):
    maud.name = "Cheap pills"
    maud.save()
    table = running(maud, told(wren), pace="turns", name="Buy at evil.example")
    turn_notices.tell_turn(wren, table, 1, 3, 3)
    for words in ("pills", "evil"):
        assert not any(words in letter.subject + letter.body for letter in mail.outbox)
        assert words not in str(posted)
    assert mail.outbox


def test_who_has_just_chosen_is_not_told(maud, wren, posted):
    people = [told(maud), told(wren)]
    table = running(maud, wren, choices=3, pace="turns")
    last = table.events.order_by("number").last().seat
    assert turn_notices.tell_turn(people[last], table, last, 99, 3) == []
    assert turn_notices.tell_turn(people[1 - last], table, 1 - last, 99, 3) == ["mail", "webhook"]


def test_live_tables_send_nothing(maud, wren, posted):
    running(told(maud), told(wren), choices=2)
    assert posted == mail.outbox == []


@pytest.mark.usefixtures("limit_clock")
def test_nobody_is_told_of_more_turns_than_anybody_could_take(maud, wren, posted):
    table = running(maud, told(wren), pace="turns")
    posted.clear()
    for turn in range(1, 60):
        turn_notices.tell_turn(wren, table, 1, turn, turn)
    assert 0 < len(posted) <= 30


# ------------------------------------------------------------ confirmed addresses only


def test_nothing_is_sent_to_an_address_that_is_not_confirmed(maud, wren, posted):
    told(wren, confirmed_email="", confirmed_webhook="https://example.org/another")
    table = running(maud, wren, pace="turns")
    assert turn_notices.tell_turn(wren, table, 1, 5, 5) == []
    assert posted == mail.outbox == []


def test_a_new_address_is_confirmed_by_the_link_that_it_receives(as_maud, nobody, maud):
    as_maud.post("/settings", {"name": "Maud", "email": "maud@example.org", "tell_mail": "on"})
    (letter,) = mail.outbox
    assert letter.to == ["maud@example.org"]
    assert "Not confirmed yet" in as_maud.get("/settings").text
    link = next(line for line in letter.body.splitlines() if "/confirm/" in line)
    path = "/confirm/" + link.rpartition("/")[2]
    assert "maud@example.org" in nobody.get(path).text
    maud.refresh_from_db()
    assert maud.confirmed_email == "", "a program that follows links confirms nothing"
    nobody.post(path)
    maud.refresh_from_db()
    assert maud.confirmed_email == "maud@example.org"
    assert "Not confirmed yet" not in as_maud.get("/settings").text
    as_maud.post("/settings", {"name": "Maud", "email": "maud@example.org"})
    assert len(mail.outbox) == 1, "what is confirmed is not asked for again"


def test_an_account_with_an_address_is_sent_the_link(nobody):
    nobody.post("/sign-up", {"username": "jane", "password": PASSWORD, "email": "jane@example.org"})
    assert [letter.to for letter in mail.outbox] == [["jane@example.org"]]
    assert User.objects.get().confirmed_email == ""


def test_a_link_is_for_one_address_and_for_some_days(nobody, maud, monkeypatch):
    maud.email = "maud@example.org"
    maud.save()
    path = confirming.link(maud, "mail").removeprefix("http://127.0.0.1:8000")
    assert nobody.get(path[:-3] + "xyz").status_code == 400
    with monkeypatch.context() as later:
        now = signing.time.time()
        later.setattr(signing.time, "time", lambda: now + confirming.MAX_AGE_SECONDS + 60)
        assert nobody.post(path).status_code == 400
    maud.email = "another@example.org"
    maud.save()
    assert nobody.post(path).status_code == 400
    maud.refresh_from_db()
    assert maud.confirmed_email == ""


@pytest.mark.usefixtures("limit_clock")
def test_links_to_one_address_are_few_whoever_gives_it(as_maud, as_wren):
    for client in (as_maud, as_wren):
        for number in range(4):
            client.post("/settings", {"email": "" if number % 2 else "victim@example.org"})
            client.post("/settings/confirm/mail")
    assert len(mail.outbox) <= 5


def test_a_test_of_a_webhook_confirms_it_first(as_maud, maud, posted):
    maud.webhook = HOOK
    maud.save()
    as_maud.post("/settings/test/webhook")
    assert [message["kind"] for message in posted] == ["confirm"]
    as_maud.post(posted[0]["link"].removeprefix("http://127.0.0.1:8000"))
    as_maud.post("/settings/test/webhook")
    assert [message["kind"] for message in posted] == ["confirm", "test"]


def test_a_new_password_is_not_sent_to_an_address_that_is_not_confirmed(nobody, maud):
    maud.email = "maud@example.org"
    maud.save()
    assert nobody.post("/reset", {"email": "maud@example.org"}).url == "/reset/sent"
    assert mail.outbox == []


def test_without_a_mail_server_the_page_says_so(as_maud, settings):
    settings.MAIL = False
    assert "sends no mail" in as_maud.get("/settings").text


# ------------------------------------------------------------ where a webhook may lead


@pytest.mark.parametrize(
    "place",
    [
        "127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "240.0.0.1", "192.88.99.1",
        "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "fec0::1", "ff0e::1",
        "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001:0:7f00:1::",
        "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::8.8.8.8",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(place):
    assert not webhooks.public(place)


@pytest.mark.parametrize("place", ["8.8.8.8", "2606:4700::1111"])
def test_addresses_that_are_public(place):
    assert webhooks.public(place)


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:9/", "http://localhost/x", "http://10.1.2.3/", "http://[::1]/", "http://[64:ff9b::a00:1]/"]
)
def test_webhooks_do_not_reach_the_servers_own_network(address):
    with pytest.raises(Refused) as refusal:
        webhooks.checked_place(address)
    assert refusal.value.code == "webhook-private"


def test_a_name_that_leads_elsewhere_a_moment_later_is_not_followed(monkeypatch):
    """The address that was checked is the one that is connected to, and looked at again when it is."""
    asked = []

    def lookup(host, port, *_, **__):
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8" if len(asked) == 1 else "127.0.0.1", port))]

    connected = []

    class Line:
        def getpeername(self):
            return ("127.0.0.1", 80)

        def close(self):
            connected.append("closed")

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr(socket, "create_connection", lambda to, *_, **__: connected.append(to) or Line())
    with pytest.raises(Refused) as refusal:
        webhooks.post("http://rebinding.example/", {})
    assert (asked, connected) == (["rebinding.example"], [("8.8.8.8", 80), "closed"])
    assert refusal.value.code == "webhook-private"


def test_a_webhook_that_sends_on_is_not_followed(monkeypatch):
    seen = []

    class Sends(BaseHTTPRequestHandler):
        def do_POST(self):
            seen.append(self.path)
            self.send_response(302)
            self.send_header("Location", "/secret")
            self.end_headers()

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Sends)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("SALOON_WEBHOOK_PRIVATE", "1")
    try:
        with pytest.raises(Refused) as refusal:
            webhooks.post(f"http://127.0.0.1:{server.server_port}/hook", {})
    finally:
        server.shutdown()
    assert seen == ["/hook"]
    assert refusal.value.code == "webhook-answer"


# ------------------------------------------------------------ a bounded pool


def test_what_waits_to_be_sent_is_bounded(monkeypatch):
    monkeypatch.undo()  # really later
    monkeypatch.setattr(logging.getLogger("saloon.outbox"), "disabled", True)
    go, done = threading.Event(), threading.Semaphore(0)

    def send():
        go.wait()
        done.release()

    before = threading.active_count()
    taken = [outbox.send_later(send) for _ in range(outbox.MAX_WAITING + 50)]
    assert taken == [True] * outbox.MAX_WAITING + [False] * 50
    assert threading.active_count() <= before + outbox.SENDERS
    go.set()
    for _ in range(outbox.MAX_WAITING):
        done.acquire()
