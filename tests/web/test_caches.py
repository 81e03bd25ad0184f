"""What may be kept on the way: nothing about a person."""

from __future__ import annotations

import pytest

from saloon.web.people.models import Token
from web.scenes import GAME, PASSWORD, running


@pytest.mark.parametrize("page", ["/", "/settings", "/replays?mine", "/t/{code}", "/t/{code}/playback", "/nowhere"])
def test_pages_about_a_person_are_not_kept(as_maud, maud, wren, page):
    code = running(maud, wren, choices=2).code
    assert as_maud.get(page.format(code=code)).headers["Cache-Control"] == "private, no-store"


def test_whoever_comes_in_is_not_kept_either(nobody, maud):
    answer = nobody.post("/sign-in", {"username": "maud", "password": PASSWORD})
    assert answer.headers["Cache-Control"] == "private, no-store"


def test_what_a_program_is_told_is_not_kept(nobody, maud):
    answer = nobody.get("/api/my-tables", headers={"Authorization": f"Bearer {Token.make(maud, 'x')[1]}"})
    assert answer.headers["Cache-Control"] == "private, no-store"


def test_pages_for_strangers_are_asked_for_again(nobody):
    assert nobody.get("/").headers["Cache-Control"] == "no-cache"
    assert "max-age" in nobody.get(f"/poster/{GAME}.svg").headers["Cache-Control"]


def test_robots_stay_away_from_tables(nobody):
    answer = nobody.get("/robots.txt")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert "Disallow: /t/" in answer.text.splitlines()
    assert "Disallow: /" not in answer.text.splitlines()
