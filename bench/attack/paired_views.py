"""Twin tables that differ only in what a viewer cannot know, compared byte for byte at every address.

Promise: pages, programs and spectators are shown the same of both, whatever the others hold.
"""

from __future__ import annotations

import asyncio
import re
import urllib.error
from typing import Any
from urllib.request import Request, urlopen

from _ground import ANSWER_SECONDS, Site, own_site, said
from websockets.asyncio.client import connect

GAMES = ("sans_foi_ni_loi", "great_western_trail", "great_western_trail_el_paso", "carson_city")
MOMENTS = (12, 60, 150)
TWINS = """
import json, random, sys, django
django.setup()
from datetime import datetime, timezone
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from saloon.engine import Match, find_game, new_match, seeded
from saloon.engine.knowledge import imagine
from saloon.web.people.models import Token, User
from saloon.web.tables.history import pack_tells
from saloon.web.tables.models import Event, Seat, Table, TableSnapshot
game, moment, at = find_game(sys.argv[1]), int(sys.argv[2]), datetime(2026, 1, 1, tzinfo=timezone.utc)
match, chance, events = new_match(game, 3, {}, 77, hold=True, listen=True), random.Random(moment), []
while not match.over and not (match.at_turn_start and match.count >= moment):
    seat, ask = next(iter(match.asks.items()))
    text, heard = chance.choice(ask.texts()), len(match.tells)
    match.answer_text(seat, text)
    events.append((seat, text, match.count, pack_tells(match.tells[heard:])))
names = ("ann", "bill", "cy", "zoe")
users = [User.objects.get_or_create(username=name, name=name)[0] for name in names]
def session(user):
    made = SessionStore()
    made[SESSION_KEY], made[HASH_SESSION_KEY] = str(user.pk), user.get_session_auth_hash()
    made[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    made.save()
    return made.session_key
def asked(match):
    return [(seat, ask.verb, ask.about) for seat, ask in match.asks.items()]
def dealt(eye, dice):
    # Dealt anew so that everybody is asked the same: what is asked, and of whom, is no secret.
    for number in range(200):
        other = Match.restore(match.save(), game, listen=True)
        imagine(other._start, eye, seeded(dice, moment, number), game.rules.known)
        if asked(Match.restore(other.save(), game, listen=True)) == asked(match):
            return other
    return match
def twin(eye, dice):
    other = dealt(eye, dice)
    table = Table.objects.create(host=users[0], game=game.id, rules=game.rules_number, size=3, status="playing", seed="77",
                                 began=at, moved=at, waiting=list(match.asks), public=False)
    Table.objects.filter(pk=table.pk).update(made=at)
    Seat.objects.bulk_create([Seat(table=table, number=n, user=users[n], name=names[n]) for n in range(3)])
    Event.objects.bulk_create([Event(table=table, number=n, kind="choose", seat=seat, text=text, count=count, tells=told, at=at)
                               for n, (seat, text, count, told) in enumerate(events, 1)])
    TableSnapshot.objects.create(table=table, number=len(events), data=other.save())
    return table.code, other.save()
made = []
for eye in (None, 0, 1, 2) if not match.over else ():
    (one, first), (two, second) = twin(eye, "one"), twin(eye, "two")
    made.append({"eye": eye, "codes": [one, two], "differ": first != second})
print(json.dumps({"pairs": made, "sessions": [session(user) for user in users],
                  "tokens": [Token.make(user, "attack")[1] for user in users]}))
"""
CSRF = re.compile(rb'name="csrfmiddlewaretoken" value="\w+"')
PAGES = (
    "/t/{code}",
    "/t/{code}/replay",
    "/t/{code}/playback?since=0&size=phone",
    "/t/{code}/score",
    "/t/{code}/record",
    "/t/{code}/analysis",
    "/api/tables/{code}",
    "/api/tables/{code}/record",
)


def page(site: Site, path: str, code: str, session: str | None) -> bytes:
    headers = {"Cookie": f"sessionid={session}"} if session else {}
    try:
        with urlopen(Request(site.address + path.format(code=code), headers=headers), timeout=ANSWER_SECONDS) as found:
            status, body = found.status, found.read()
    except urllib.error.HTTPError as error:
        status, body = error.code, error.read()
    return b"%d " % status + CSRF.sub(b"", body.replace(code.encode(), b"CODE"))


async def first_message(site: Site, code: str, query: str, headers: dict[str, str]) -> bytes:
    address = f"{site.socket}/live/{code}?{query}"
    async with connect(address, additional_headers=headers, max_size=None, open_timeout=ANSWER_SECONDS) as live:
        text = await asyncio.wait_for(live.recv(), ANSWER_SECONDS)
        return text.encode().replace(code.encode(), b"CODE")


def views(site: Site, code: str, session: str | None, token: str | None) -> dict[str, bytes]:
    """All that one viewer can be shown of a table."""
    shown = {path: page(site, path, code, session) for path in PAGES}
    own = {"Origin": site.address, **({"Cookie": f"sessionid={session}"} if session else {})}
    for size in ("desk", "phone"):
        shown[f"page {size}"] = asyncio.run(first_message(site, code, f"as=page&lang=fr&size={size}", own))
    asked = f"labels=1&token={token}" if token else "labels=1"
    shown["program"] = asyncio.run(first_message(site, code, asked, {}))
    return shown


def difference(one: bytes, two: bytes) -> str:
    """Where two answers begin to differ."""
    at = next((at for at, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), min(len(one), len(two)))
    return f"{one[max(0, at - 80) : at + 80]!r} or {two[max(0, at - 80) : at + 80]!r}"


def compare(site: Site, made: dict[str, Any]) -> tuple[int, int]:
    """How many answers were compared, and how many pairs really differ in what is hidden."""
    answers = 0
    for pair in made["pairs"]:
        seats = [pair["eye"]] if pair["eye"] is not None else [None, 3]  # a stranger, and somebody without a seat
        for seat in seats:
            session, token = (made["sessions"][seat], made["tokens"][seat]) if seat is not None else (None, None)
            one, two = (views(site, code, session, token) for code in pair["codes"])
            for where, shown in one.items():
                assert shown == two[where], f"{where} shows seat {seat} what is hidden: {difference(shown, two[where])}"
            answers += len(one)
    return answers, sum(pair["differ"] for pair in made["pairs"])


def main() -> None:
    with own_site(SALOON_LIMITS="off") as site:
        for game in GAMES:
            found = [compare(site, site.run(TWINS, game, str(moment))) for moment in MOMENTS]
            answers, differ = sum(each[0] for each in found), sum(each[1] for each in found)
            said(game, answers_compared=answers, twins_that_differ=differ)
            assert differ


if __name__ == "__main__":
    main()
