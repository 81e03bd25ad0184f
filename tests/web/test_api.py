"""HTTP for programs."""

from __future__ import annotations

import json

import pytest
from django.test import Client

from saloon.web import limits
from saloon.web.people.models import Token
from saloon.web.tables.models import Table
from web.scenes import GAME, finished, made, running

pytestmark = pytest.mark.django_db


class Program:
    """A program with a token."""

    def __init__(self, user):
        self.headers = {"Authorization": f"Bearer {Token.make(user, 'test')[1]}"}
        self.client = Client(enforce_csrf_checks=True)

    def get(self, path):
        return self.client.get(f"/api{path}", headers=self.headers)

    def post(self, path, body=None):
        return self.client.post(f"/api{path}", json.dumps(body or {}), content_type="application/json", headers=self.headers)


@pytest.fixture
def program(maud):
    return Program(maud)


def test_games_with_their_options(nobody):
    (game,) = [each for each in nobody.get("/api/games").json() if each["id"] == GAME]
    assert game["seats"] == [2, 3, 4, 5, 6]
    option = next(each for each in game["options"] if each["name"] == "two_player_mode")
    assert (option["values"], option["seats"]) == (["two_ranches", "single_ranch"], [2])
    assert option["help"]


def test_a_program_makes_joins_and_leaves_tables(program, wren):
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], "name": "Arena"}
    answer = program.post("/tables", body)
    assert answer.status_code == 201
    table = answer.json()
    assert (table["status"], table["live"], table["seed"]) == ("open", f"/live/{table['code']}", None)
    other = Program(wren)
    assert [each["code"] for each in other.get("/tables").json()] == [table["code"]]
    joined = other.post(f"/tables/{table['code']}/join", {"seat": 1}).json()
    assert (joined["status"], [seat["yours"] for seat in joined["seats"]]) == ("playing", [False, True, False])
    assert other.post(f"/tables/{table['code']}/leave").status_code == 409
    assert [each["code"] for each in program.get("/my-tables?status=playing").json()] == [table["code"]]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "poker", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}]}, 400),
        ({"game": GAME, "seats": [{"kind": "bot"}, {"kind": "bot"}]}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"raid_mode": "x"}}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": "x"}, 422),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "bank": 1}, 422),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7}, 422),
        ({"game": GAME, "seats": []}, 422),
        ({}, 422),
    ],
)
def test_refusals_are_clear(program, body, status):
    answer = program.post("/tables", body)
    assert answer.status_code == status
    assert set(answer.json()) == {"error", "code"}
    assert Table.objects.count() == 0


def test_what_is_not_json_is_refused(program):
    answer = program.client.post("/api/tables", "{", content_type="application/json", headers=program.headers)
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("method", "path"), [("get", "/my-tables"), ("post", "/tables"), ("post", "/tables/x/join"), ("post", "/tables/x/leave")]
)
def test_what_needs_a_token(nobody, method, path):
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": "Bearer " + "x" * 5000}):
        answer = getattr(nobody, method)(f"/api{path}", content_type="application/json", headers=headers)
        assert answer.status_code == 401
        assert answer.json()["code"] == "need-token"


def test_a_session_needs_its_csrf_token(maud):
    client = Client(enforce_csrf_checks=True)
    client.force_login(maud)
    body = json.dumps({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert client.post("/api/tables", body, content_type="application/json").status_code == 403
    assert Table.objects.count() == 0


def test_a_token_remembers_when_it_was_used(program, maud):
    program.get("/my-tables")
    assert maud.tokens.get().used is not None


def test_the_seed_comes_with_the_end(program, maud, wren):
    table, over = running(maud, wren, choices=3), finished(maud, wren)
    running_info, over_info = (program.get(f"/tables/{each.code}").json() for each in (table, over))
    assert (running_info["seed"], running_info["seed_hash"]) == (None, table.seed_hash)
    assert (over_info["seed"], over_info["totals"]) == (over.seed, over.result["totals"])


def test_records_only_of_finished_games(program, nobody, maud, wren):
    table, over = running(maud, wren, choices=3), finished(maud, wren)
    assert program.get(f"/tables/{table.code}/record").status_code == 403
    assert nobody.get(f"/api/tables/{over.code}/record").text.startswith("saloon-record: 1")


def test_joining_twice_or_where_no_seat_is(program, wren, maud):
    table = made(wren, "me", "open", "open")
    assert program.post(f"/tables/{table.code}/join", {"seat": 0}).status_code == 409
    assert program.post(f"/tables/{table.code}/join", {"seat": 99}).status_code == 422
    assert program.post(f"/tables/{table.code}/join").status_code == 200
    assert program.post(f"/tables/{table.code}/join").status_code == 409
    assert program.post("/tables/nosuchtable1/join").status_code == 404
    assert Program(maud).post(f"/tables/{table.code}/leave").status_code == 200


def test_calls_are_limited(nobody, limit_clock, monkeypatch):
    monkeypatch.setitem(limits.LIMITS, "api", (3, 60))
    answers = [nobody.get("/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["code"] == "too-many"
    limit_clock.go_on(int(answers[-1].headers["Retry-After"]))
    assert nobody.get("/api/games").status_code == 200


def test_what_is_too_large_is_not_read(program):
    answer = program.post("/tables", {"game": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_refusals_speak_french(nobody):
    assert "table" in nobody.get("/api/tables/nosuchtable1", headers={"Accept-Language": "fr"}).json()["error"]


def test_the_page_for_programs_names_every_endpoint(nobody):
    text = nobody.get("/api/docs").text
    for path in nobody.get("/api/openapi.json").json()["paths"]:
        assert path in text
