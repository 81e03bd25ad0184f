"""Standing answers in the settings: kept with the person, seen and changed by nobody else, taken along."""

from __future__ import annotations

import json

import pytest

from saloon.web.people.models import StandingAnswer, User
from web.scenes import GAME, HOSTILE, PASSWORD

NOON = "high_noon"
pytestmark = pytest.mark.usefixtures("high_noon")


def answers_of(user: User) -> set[tuple[str, str]]:
    return set(user.standing.values_list("game", "answer"))


def test_the_settings_offer_every_game_and_keep_what_is_ticked(as_maud, maud, wren):
    page = as_maud.get("/settings").text
    assert "Play the highest shot" in page
    assert f'value="{GAME}:done"' in page
    StandingAnswer.objects.create(user=wren, game=NOON, answer="done")
    StandingAnswer.objects.create(user=maud, game="not_installed", answer="old")
    as_maud.post("/settings/standing", {"standing": [f"{NOON}:highest", f"{GAME}:done", f"{GAME}:done"]})
    assert answers_of(maud) == {(NOON, "highest"), (GAME, "done"), ("not_installed", "old")}
    assert as_maud.get("/settings").text.partition('id="standing"')[2].count("checked") == 2
    as_maud.post("/settings/standing", {})
    assert answers_of(maud) == {("not_installed", "old")}
    assert answers_of(wren) == {(NOON, "done")}


@pytest.mark.parametrize(
    "sent",
    [f"{NOON}:nothing", "nowhere:done", "done", "", ":", f"{NOON}:", f"{NOON}:done:done", f"{HOSTILE}:done", "x" * 9999],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(as_maud, maud, sent):
    as_maud.post("/settings/standing", {"standing": f"{NOON}:done"})
    answer = as_maud.post("/settings/standing", {"standing": [f"{NOON}:highest", sent]})
    assert answer.status_code == 400
    assert "There is no" in answer.text
    assert "<script>alert" not in answer.text
    assert answers_of(maud) == {(NOON, "done")}


def test_the_settings_speak_french(as_maud):
    as_maud.post("/language", {"language": "fr"})
    page = as_maud.get("/settings").text
    assert "Réponses permanentes" in page
    assert "Jouer le plus haut tir" in page
    assert "Finir le tour quand il ne reste rien d’autre" in page


def test_nobody_else_sees_or_changes_them(nobody, as_wren, maud):
    StandingAnswer.objects.create(user=maud, game=NOON, answer="done")
    assert nobody.post("/settings/standing", {}).status_code == 302
    as_wren.post("/settings/standing", {})
    assert answers_of(maud) == {(NOON, "done")}
    assert "checked" not in as_wren.get("/settings").text.partition('id="standing"')[2]
    assert nobody.get("/settings/standing").status_code in (302, 405)


def test_a_guest_keeps_them_with_an_account(nobody):
    nobody.post(f"/play/{GAME}")
    nobody.post("/settings/standing", {"standing": f"{GAME}:done"})
    nobody.post("/sign-up", {"username": "jane", "password": PASSWORD, "email": ""})
    assert answers_of(User.objects.get(username="jane")) == {(GAME, "done")}


def test_a_guest_who_signs_in_takes_them_along(nobody, maud):
    maud.standing.create(game=NOON, answer="done")
    nobody.post(f"/play/{GAME}")
    nobody.post("/settings/standing", {"standing": [f"{GAME}:done", f"{NOON}:done"]})
    nobody.post("/sign-in", {"username": "maud", "password": PASSWORD})
    assert answers_of(maud) == {(GAME, "done"), (NOON, "done")}


def test_they_are_part_of_what_is_kept_about_a_person(as_maud, maud, wren):
    as_maud.post("/settings/standing", {"standing": f"{NOON}:highest"})
    wren.standing.create(game=NOON, answer="done")
    kept = json.loads(as_maud.get("/settings/export").content)
    assert kept["standing_answers"] == [{"game": NOON, "answer": "highest"}]
    as_maud.post("/settings/delete", {"password": PASSWORD})
    assert list(StandingAnswer.objects.values_list("user", flat=True)) == [wren.pk]
