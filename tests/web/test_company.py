"""Keeping people at a distance, and telling the operators of them."""

from __future__ import annotations

import asyncio
import json

import pytest
from django.test import Client

from saloon.web.people.company import keep_distance, muted_by
from saloon.web.people.models import Distance, Report, User
from saloon.web.tables.models import ChatLine
from web.browsing import Browser
from web.conftest import signed_in
from web.scenes import GAME, HOSTILE, PASSWORD, made, running
from web.site import Site

pytestmark = pytest.mark.django_db


def test_people_at_a_table_are_muted_blocked_and_heard_again(as_maud, maud, wren):
    code = running(maud, wren).code
    assert "Wren" in as_maud.get(f"/t/{code}/people").text
    for kind, kept in [("mute", [False]), ("block", [True]), ("unblock", [])]:
        as_maud.post(f"/t/{code}/people/distance", {"who": "s1", "kind": kind})
        assert list(maud.distances.values_list("blocked", flat=True)) == kept
    as_maud.post(f"/t/{code}/people/distance", {"who": "s1", "kind": "mute"})
    assert muted_by(maud) == {wren.pk}
    assert "Wren" in as_maud.get("/settings/people").text
    as_maud.post(f"/settings/people/{Distance.objects.get().pk}/end")
    assert muted_by(maud) == frozenset()


@pytest.mark.parametrize("who", ["", "s0", "s7", "x1", "c999999", "s²", "c" + "9" * 20, "1"])
def test_only_others_at_this_table_can_be_meant(as_maud, maud, wren, who):
    code = running(maud, wren).code
    assert as_maud.post(f"/t/{code}/people/distance", {"who": who, "kind": "mute"}).status_code == 404
    assert as_maud.post(f"/t/{code}/people/report", {"who": who}).status_code == 404


def test_nobody_ends_the_distance_of_another(as_wren, maud, anouk):
    keep_distance(maud, anouk, "block")
    assert as_wren.post(f"/settings/people/{Distance.objects.get().pk}/end").status_code == 404
    assert Distance.objects.count() == 1


def test_whoever_is_blocked_cannot_join_nor_sees_the_tables(as_wren, maud, wren):
    table = made(maud, "me", "open")
    keep_distance(maud, wren, "mute")
    assert table.code in as_wren.get("/").text
    keep_distance(maud, wren, "block")
    assert table.code not in as_wren.get("/").text
    assert as_wren.post(f"/t/{table.code}/join").status_code == 403
    assert table.seats.filter(user=wren).count() == 0


def test_signing_in_does_not_shake_off_a_distance(nobody, maud, wren):
    nobody.post(f"/play/{GAME}")
    guest = User.objects.get(guest=True)
    keep_distance(maud, guest, "block")
    nobody.post("/sign-in", {"username": "wren", "password": PASSWORD})
    assert list(maud.distances.values_list("other", "blocked")) == [(wren.pk, True)]


def test_a_line_and_a_name_are_reported_to_the_operators(as_maud, maud, wren, anouk):
    table = running(maud, wren)
    line = ChatLine.objects.create(table=table, user=anouk, name="Anouk", text=HOSTILE, watching=True)
    assert "&lt;script&gt;" in as_maud.get(f"/t/{table.code}/people").text
    as_maud.post(f"/t/{table.code}/people/report", {"who": f"c{line.pk}", "what": str(line.pk), "note": "rude"})
    as_maud.post(f"/t/{table.code}/people/report", {"who": "s1", "what": "name"})
    assert as_maud.post(f"/t/{table.code}/people/report", {"who": "s1", "what": str(line.pk)}).status_code == 404
    found = Report.objects.order_by("pk").values_list("reporter", "about", "name", "words", "note", "table")
    assert list(found) == [
        (maud.pk, anouk.pk, "Anouk", HOSTILE, "rude", table.code),
        (maud.pk, wren.pk, "Wren", "", "", table.code),
    ]
    boss = signed_in(User.objects.create_superuser("boss", password=PASSWORD))
    shown = boss.get("/admin/people/report/").text
    assert "rude" in shown
    assert HOSTILE not in shown


@pytest.mark.usefixtures("limit_clock")
def test_reports_are_limited(as_maud, maud, wren):
    code = running(maud, wren).code
    answers = [as_maud.post(f"/t/{code}/people/report", {"who": "s1"}).status_code for _ in range(12)]
    assert (answers[0], answers[-1]) == (302, 429)


def test_strangers_are_asked_to_sign_in(nobody, maud, wren):
    code = running(maud, wren).code
    for page in (f"/t/{code}/people", "/settings/people"):
        assert nobody.get(page).url.startswith("/sign-in")
    assert Client().post(f"/t/{code}/people/report", {"who": "s1"}).url.startswith("/sign-in")


@pytest.mark.real
def test_who_is_muted_falls_silent_on_the_open_page(tmp_path):
    with Site(tmp_path, SALOON_LIMITS="off") as site:
        maud, wren = Browser(site).sign_up("maud"), Browser(site).sign_up("wren")
        code = maud.post(f"/new/{GAME}", **{"size": "2", "option-two_player_mode": "single_ranch"}).url.rpartition("/")[2]
        wren.post(f"/t/{code}/join", f"/t/{code}")

        async def play():
            async with maud.live(code) as hers, wren.live(code) as his:
                await hers.position()
                await his.say("say", text="loud words")
                await until(hers, lambda chat: "loud words" in chat)
                await asyncio.to_thread(maud.post, f"/t/{code}/people/distance", f"/t/{code}/people", who="s1", kind="mute")
                await until(hers, lambda chat: "loud words" not in chat)
                await hers.say("say", text="quiet now")
                await until(hers, lambda chat: "quiet now" in chat and "loud" not in chat)

        asyncio.run(play())


async def until(page, fits):
    while True:
        message = await page.hear("show")
        if "p-drawer-chat" in message["parts"] and fits(json.dumps(message["parts"]["p-drawer-chat"])):
            return
