"""Tables laid out in advance: a known shuffle, played by bots up to the moment that a story is about."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from browser.person import Person
from web.site import Site

LAY = """
import json, sys, django
django.setup()
from random import Random
from saloon.bots import bot_names, find_bot
from saloon.bots.decision import Decision
from saloon.engine import choice_text, find_game, new_match
from saloon.web.people.models import new_guest
from saloon.web.tables.creating import TablePlan, SeatPlan, TakenUp, join, make_table
from saloon.web.tables.models import Table

wish = json.load(sys.stdin)
seats, moment = wish["seats"], wish["moment"]
match = new_match(find_game(wish["game"]), len(seats), wish["options"], int(wish["seed"]))
bots = [find_bot("greedy")(Random(seat)) for seat in range(len(seats))]
played, cut = [], 0
while not match.over:
    seat, ask = next(iter(match.asks.items()))
    begins = seat == 0 and played and (played[-1][0] != 0 or (len(seats) == 1 and match.at_turn_start))
    if moment == "last" and begins:
        cut = len(played)
    elif not cut and seat == 0 and (ask.verb == moment or (begins and isinstance(moment, int) and len(played) >= moment > 0)):
        cut = len(played)
    elif not cut and seat == 0 and moment in ask.texts():
        cut = len(played)
    elif not cut and seat == 0 and moment == "fork" and any(isinstance(value, tuple) for value in ask.options):
        cut = len(played)
    if not moment or (cut and moment != "last"):
        break
    liked = [value for choice in wish["likes"] for value in ask.options if seat == 0 and choice_text(ask.verb, value) == choice]
    value = liked[0] if liked else bots[seat].choose(Decision(ask, match))
    match.answer(seat, value)
    played.append([seat, choice_text(ask.verb, value)])
if moment and not cut:
    raise SystemExit(f"this game has no such moment: {moment}")

people, plans = {}, []
for seat in seats:
    who, _, called = seat.partition("=")
    if who in bot_names():
        plans.append(SeatPlan("bot", called, who))
        continue
    people.setdefault(who, new_guest(name=who, language=wish["language"], theme=""))
    plans.append(SeatPlan("me", called or who) if people[who] is next(iter(people.values())) else SeatPlan("open"))
host = next(iter(people.values()))
plan = TablePlan(wish["game"], plans, wish["options"], public=wish["public"], undo=wish["undo"], name=wish["name"])
table = make_table(host, plan, seed=str(wish["seed"]), taken_up=TakenUp(Table(), played[:cut]))
Table.objects.filter(pk=table.pk).update(deal="")  # nobody has played it before
for number, seat in enumerate(seats):
    if plans[number].kind == "open" and seat != "nobody":
        join(table.code, people[seat], number)
"""
LET_IN = """
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from saloon.web.people.guests import BACKEND
sessions = {}
for name, user in people.items():
    session = SessionStore()
    session.update({SESSION_KEY: str(user.pk), BACKEND_SESSION_KEY: BACKEND, HASH_SESSION_KEY: user.get_session_auth_hash()})
    session.save()
    sessions[name] = session.session_key
print(json.dumps({"code": table.code, "sessions": sessions}))
"""
END = """
import json, sys, django
django.setup()
from random import Random
from saloon.bots import find_bot
from saloon.bots.decision import Decision
from saloon.engine import find_game, new_match, record_of
from saloon.web.people.models import new_guest
from saloon.web.tables.record_views import import_record

game, language, *names = sys.argv[1:]
match = new_match(find_game(game), len(names), {}, 4)
bots = [find_bot("greedy")(Random(seat)) for seat in range(len(names))]
match.log = []
while not match.over:
    seat, ask = next(iter(match.asks.items()))
    match.answer(seat, bots[seat].choose(Decision(ask, match)))
people = {name: new_guest(name=name, language=language, theme="") for name in names}
table = import_record(people[names[0]], record_of(match, {}, 4, names).write())
for seat, user in zip(table.seats.all(), people.values()):
    seat.user = user
    seat.save()
"""
TEACH = """
import json, sys, django
django.setup()
from saloon.engine import find_game
from saloon.engine.lesson import find_lesson
from saloon.web.people.models import new_guest
from saloon.web.tables.lessons import take_lesson
name, game, lesson = sys.argv[1:]
people = {name: new_guest(name=name)}
table = take_lesson(people[name], find_lesson(find_game(game), lesson))
"""


class Laid(NamedTuple):
    """A table, and who may sit down at it."""

    code: str
    sessions: dict[str, str]

    @property
    def path(self) -> str:
        return f"/t/{self.code}"

    def seat(self, name: str, person: Person) -> Person:
        """The person becomes the one of that name, and sits down."""
        return self.become(name, person).sit(self.path)

    def become(self, name: str, person: Person) -> Person:
        person.context.add_cookies([{"name": "sessionid", "value": self.sessions[name], "url": person.address}])
        return person


def lay(site: Site, *seats: str, moment: int | str = 0, seed: int = 7, **more: Any) -> Laid:
    """`lay(site, "Ada", "greedy", "greedy", moment=200)`: people or bots; `Ada=Bea` is a second seat of Ada's, called Bea.

    moment: 0 is the set-up; a number is the start of seat 0's first turn after so many choices; "last" that of its last turn;
    a verb is the first time that seat 0 is asked so, a choice the first time that it may choose it; "fork" the first time that
    it has several ways.
    likes:  what seat 0 chooses whenever it can, before anything else.
    With three seats and the usual seed, seat 0 begins.
    """
    wish = {
        "seats": seats,
        "moment": moment,
        "seed": seed,
        "game": "sans_foi_ni_loi",
        "options": {},
        "public": False,
        "undo": "turn",
        "likes": [],
    }
    found = site.run(LAY + LET_IN, given=json.dumps(wish | {"language": "", "name": "Under the lamp"} | more))
    return Laid(found["code"], found["sessions"])


def ended(site: Site, *names: str, game: str = "sans_foi_ni_loi", language: str = "") -> Laid:
    """A game that these people have played to its end."""
    found = site.run(END + LET_IN, game, language, *names)
    return Laid(found["code"], found["sessions"])


def teach(site: Site, name: str, game: str, lesson: str) -> Laid:
    """A lesson that somebody has just begun."""
    found = site.run(TEACH + LET_IN, name, game, lesson)
    return Laid(found["code"], found["sessions"])
