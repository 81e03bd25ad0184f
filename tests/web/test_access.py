"""Sockets end with what opened them: the session of a browser, the token of a program, the password of both."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count

import pytest
from django.test import Client
from websockets.exceptions import ConnectionClosed

from saloon.web.live.socket import ACCESS_ENDED
from saloon.web.people.access import Access, access_changed
from saloon.web.people.models import Token, User
from web.browsing import Browser, program
from web.company import Voice
from web.scenes import GAME, PASSWORD
from web.services import postgres, redis
from web.site import ANSWER_SECONDS, Site

NEW_PASSWORD = "sagebrush-77"
names = (f"maud{number}" for number in count())


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("access"), SALOON_LIMITS="off") as site:
        yield site


@pytest.fixture
def maud(site):
    """A browser with an account of its own."""
    browser = Browser(site).sign_up(name := next(names))
    browser.name = name
    return browser


async def ended(voice: Voice) -> bool:
    """Whether the server hangs up because the access has ended; whatever was on its way before is read."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                await voice.socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == ACCESS_ENDED


# ------------------------------------------------------------ sockets


@pytest.mark.real
def test_a_revoked_token_ends_its_sockets_and_no_other(site, maud):
    code, secret = maud.table(), maud.token()
    kept = maud.token("another")

    async def play():
        async with program(site, code, secret) as one, program(site, code, kept) as other, maud.live(code) as page:
            for voice in (one, other, page):
                await voice.position()
            number = maud.get("/settings").text.split("/settings/tokens/")[2].split("/")[0]
            await asyncio.to_thread(maud.post, f"/settings/tokens/{number}/revoke", "/settings")
            assert await ended(one)
            assert await other.alive()
            assert await page.alive()

    asyncio.run(play())


@pytest.mark.real
def test_signing_out_ends_the_sockets_of_that_browser_only(site, maud):
    code, elsewhere = maud.table(), Browser(site).sign_in(maud.name)

    async def play():
        async with maud.live(code) as here, elsewhere.live(code) as there:
            for voice in (here, there):
                await voice.position()
            await asyncio.to_thread(maud.post, "/sign-out", "/settings")
            assert await ended(here)
            assert await there.alive()

    asyncio.run(play())


@pytest.mark.real
@pytest.mark.parametrize("keep", [False, True])
def test_a_new_password_ends_whatever_the_old_one_opened(site, maud, keep):
    """Other browsers, always; programs, unless the person keeps their tokens."""
    code, elsewhere, secret = maud.table(), Browser(site).sign_in(maud.name), maud.token()

    async def play():
        async with elsewhere.live(code) as page, program(site, code, secret) as bot:
            for voice in (page, bot):
                await voice.position()
            sent = {"old_password": PASSWORD, "new_password1": NEW_PASSWORD, "new_password2": NEW_PASSWORD}
            await asyncio.to_thread(maud.post, "/settings/password", **sent, **({"keep_tokens": "on"} if keep else {}))
            assert await ended(page)
            assert await bot.alive() if keep else await ended(bot)

    asyncio.run(play())


@pytest.mark.real
def test_what_was_sent_after_the_end_is_not_done(site, maud):
    """A flood of chat from before the revocation stops with it."""
    code, secret = maud.table(), maud.token()

    async def play():
        async with program(site, code, secret) as bot, maud.live(code) as page:
            await bot.position()
            await page.position()
            number = maud.get("/settings").text.split("/settings/tokens/")[1].split("/")[0]
            await asyncio.to_thread(maud.post, f"/settings/tokens/{number}/revoke", "/settings")
            with suppress(ConnectionClosed):
                await bot.say("say", text="still here")
            assert await ended(bot)
            assert await page.alive()
            assert not any("still here" in heard for heard in page.heard)

    asyncio.run(play())


@pytest.mark.real
def test_a_token_revoked_at_one_server_ends_its_sockets_at_the_other(tmp_path):
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with postgres() as database, redis() as relay:
        shared = {"SALOON_DATABASE": database, "SALOON_REDIS": relay, "SALOON_SECRET": "the same for both"}
        with Site(folders[0], **shared) as one, Site(folders[1], **shared) as two:
            maud = Browser(one).sign_up("maud")
            code, secret = maud.table(), maud.token()
            elsewhere = Browser(two).sign_in("maud")

            async def play():
                async with program(two, code, secret) as bot, elsewhere.live(code) as page:
                    await bot.position()
                    await page.position()
                    number = maud.get("/settings").text.split("/settings/tokens/")[1].split("/")[0]
                    await asyncio.to_thread(maud.post, f"/settings/tokens/{number}/revoke", "/settings")
                    assert await ended(bot)
                    assert await page.alive()
                    sent = {"old_password": PASSWORD, "new_password1": NEW_PASSWORD, "new_password2": NEW_PASSWORD}
                    await asyncio.to_thread(maud.post, "/settings/password", **sent)
                    assert await ended(page)

            asyncio.run(play())


# ------------------------------------------------------------ tokens and accounts


@pytest.fixture
def token(db):
    """The client of a guest at a table, and the secret of a token that the guest made."""
    client = Client()
    client.post(f"/play/{GAME}")
    _, secret = Token.make(User.objects.get(), "program")
    return client, secret


def test_a_guests_token_does_not_open_the_account_that_is_signed_in_to(token):
    client, secret = token
    User.objects.create_user("maud", password=PASSWORD)
    assert "Keep my token" in client.get("/sign-in").text
    client.post("/sign-in", {"username": "maud", "password": PASSWORD})
    assert Token.owner(secret) is None


def test_a_guests_token_opens_the_account_if_its_owner_says_so(token):
    client, secret = token
    account = User.objects.create_user("maud", password=PASSWORD)
    client.post("/sign-in", {"username": "maud", "password": PASSWORD, "keep_tokens": "on"})
    assert Token.owner(secret) == account


@pytest.mark.parametrize("keep", [False, True])
def test_making_an_account_ends_the_guests_tokens_unless_they_are_kept(token, keep):
    client, secret = token
    assert "Keep my token" in client.get("/sign-up").text
    client.post("/sign-up", {"username": "maud", "password": PASSWORD, **({"keep_tokens": "on"} if keep else {})})
    assert (Token.owner(secret) is not None) == keep


def test_who_has_no_token_is_not_asked_about_any(nobody, db):
    assert "keep_tokens" not in nobody.get("/sign-up").text


def test_a_password_set_by_an_admin_ends_tokens_too(db):
    maud = User.objects.create_user("maud", password=PASSWORD)
    _, secret = Token.make(maud, "program")
    maud.set_password(NEW_PASSWORD)
    maud.save()
    assert Token.owner(secret) is None


def test_what_ends_an_access_is_told(db, django_capture_on_commit_callbacks):
    maud = User.objects.create_user("maud", password=PASSWORD)
    token, secret = Token.make(maud, "program")
    client = Client()
    client.force_login(maud)
    session, number = client.session.session_key, maud.pk
    assert Access(session=session).person() == Access(token=secret).person() == maud
    assert Access().person() is None
    told = []
    access_changed.connect(listener := lambda user, **_: told.append(user))

    def by(change):
        told.clear()
        with django_capture_on_commit_callbacks(execute=True):
            change()
        return set(told)

    def deactivate():
        maud.is_active = False
        maud.save(update_fields=["is_active"])

    def rename():
        maud.name = "Another"
        maud.save(update_fields=["name"])

    try:
        assert by(rename) == set()
        assert by(token.delete) == {number}
        assert by(lambda: client.post("/sign-out")) == {number}
        assert Access(session=session).person() is None
        assert by(deactivate) == {number}
        assert by(maud.delete) == {number}
    finally:
        access_changed.disconnect(listener)
