"""Guests, accounts, settings, tokens, what is kept and what is forgotten."""

from __future__ import annotations

import json

import pytest
from django.core import mail
from django.test import Client

from saloon.web.people.models import Token, User
from saloon.web.people.names import clean_name, told_apart
from saloon.web.tables.models import Seat, Table
from web.scenes import GAME, PASSWORD, finished, made, running

pytestmark = pytest.mark.django_db


# ------------------------------------------------------------ guests first


def test_a_newcomer_is_at_a_table_against_bots_in_two_clicks(nobody):
    assert f'action="/play/{GAME}"' in nobody.get("/").text
    answer = nobody.post(f"/play/{GAME}")
    table = Table.objects.get()
    assert answer.url == f"/t/{table.code}"
    assert table.status == "playing"
    assert [bool(seat.bot) for seat in table.seats.all()] == [False, True, True]
    assert table.seats.get(number=0).user.guest


def test_a_guest_is_called_as_they_wish(nobody):
    nobody.post(f"/play/{GAME}", {"person": "  Calamity\u202e Jane "})
    assert Seat.objects.get(number=0).name == "Calamity Jane"


def test_an_account_keeps_what_the_guest_played(nobody):
    nobody.post(f"/play/{GAME}", {"person": "Jane"})
    guest = User.objects.get()
    answer = nobody.post("/sign-up", {"username": "jane", "password": PASSWORD, "email": ""})
    assert answer.status_code == 302
    account = User.objects.get()
    assert (account.pk, account.guest, account.username, account.name) == (guest.pk, False, "jane", "Jane")
    assert account.seats.count() == 1


def test_signing_in_takes_the_guests_games_along(nobody, maud):
    nobody.post(f"/play/{GAME}")
    nobody.post("/sign-in", {"username": "maud", "password": PASSWORD})
    assert list(User.objects.all()) == [maud]
    assert maud.seats.count() == 1


@pytest.mark.parametrize(
    ("sent", "wrong"),
    [
        ({"username": "maud", "password": PASSWORD}, "taken"),
        ({"username": "MAUD", "password": PASSWORD}, "taken"),
        ({"username": "guest-12", "password": PASSWORD}, "taken"),
        ({"username": "jane", "password": "12345"}, "password"),
        ({"username": "a b", "password": PASSWORD}, "id_username_error"),
        ({"username": "jane", "password": PASSWORD, "email": "nowhere"}, "id_email_error"),
        ({"username": "", "password": ""}, "id_username_error"),
    ],
)
def test_what_an_account_cannot_be(nobody, maud, sent, wrong):
    answer = nobody.post("/sign-up", sent)
    assert answer.status_code == 400
    assert wrong in answer.text
    assert User.objects.count() == 1


def test_a_wrong_password_says_nothing_about_the_name(nobody, maud):
    one = nobody.post("/sign-in", {"username": "maud", "password": "wrong"})
    two = nobody.post("/sign-in", {"username": "mo", "password": "wrong"})
    assert one.status_code == two.status_code == 400
    assert "do not go together" in one.text
    assert "do not go together" in two.text


@pytest.mark.usefixtures("limit_clock")
def test_sign_in_is_limited(nobody, maud):
    answers = [nobody.post("/sign-in", {"username": "maud", "password": "wrong"}).status_code for _ in range(12)]
    assert answers[0] == 400
    assert answers[-1] == 429
    assert nobody.post("/sign-in", {"username": "maud", "password": PASSWORD}).status_code == 429


@pytest.mark.usefixtures("limit_clock")
def test_tables_are_limited(as_maud):
    answers = [as_maud.post(f"/play/{GAME}") for _ in range(41)]
    assert answers[39].status_code == 302
    assert answers[40].status_code == 429
    assert int(answers[40].headers["Retry-After"]) > 0
    assert "too often" in answers[40].text


def test_a_new_password_comes_by_mail(nobody, maud):
    maud.email = maud.confirmed_email = "maud@example.org"
    maud.save()
    assert nobody.post("/reset", {"email": "maud@example.org"}).url == "/reset/sent"
    link = next(line for line in mail.outbox[0].body.splitlines() if line.startswith("http"))
    form = nobody.get(link, follow=True)
    where = form.redirect_chain[-1][0]
    nobody.post(where, {"new_password1": "sagebrush-77", "new_password2": "sagebrush-77"})
    assert nobody.post("/sign-in", {"username": "maud", "password": "sagebrush-77"}).status_code == 302


def test_sign_out(as_maud):
    assert as_maud.get("/sign-out").status_code == 405
    as_maud.post("/sign-out")
    assert as_maud.get("/settings").status_code == 302


# ------------------------------------------------------------ settings


@pytest.mark.parametrize("page", ["/settings", "/settings/export", "/settings/delete", "/settings/password"])
def test_settings_are_for_those_who_are_signed_in(nobody, page):
    assert nobody.get(page).url.startswith("/sign-in")


@pytest.mark.parametrize("page", ["/settings/test/mail", "/settings/tokens", "/settings/tokens/1/revoke", "/settings/delete"])
def test_nobody_changes_settings_without_signing_in(nobody, page):
    assert nobody.post(page).url.startswith("/sign-in")


def test_settings_are_kept(as_maud, maud):
    sent = {"name": "  Maud\tthe  Great ", "email": "m@example.org", "language": "fr", "theme": "night", "tell_mail": "on"}
    assert as_maud.post("/settings", sent).status_code == 302
    maud.refresh_from_db()
    assert (maud.name, maud.language, maud.theme, maud.tell_mail) == ("Maud the Great", "fr", "night", True)


@pytest.mark.parametrize(
    ("sent", "wrong"),
    [
        ({"tell_mail": "on"}, "id_email_error"),
        ({"tell_webhook": "on"}, "id_webhook_error"),
        ({"webhook": "ftp://example.org"}, "id_webhook_error"),
        ({"language": "de"}, "id_language_error"),
        ({"name": "x" * 31}, "id_name_error"),
    ],
)
def test_settings_that_cannot_be(as_maud, sent, wrong):
    answer = as_maud.post("/settings", sent)
    assert answer.status_code == 400
    assert wrong in answer.text


def test_a_test_mail_is_sent(as_maud, maud):
    maud.email = maud.confirmed_email = "maud@example.org"
    maud.save()
    as_maud.post("/settings/test/mail")
    assert [letter.to for letter in mail.outbox] == [["maud@example.org"]]


def test_a_test_without_an_address_says_so(as_maud):
    answer = as_maud.post("/settings/test/webhook", follow=True)
    assert "An address is needed" in answer.text
    assert as_maud.post("/settings/test/pigeon").status_code == 404


# ------------------------------------------------------------ tokens


def test_a_token_is_shown_once_and_can_be_revoked(as_maud, maud):
    as_maud.post("/settings/tokens", {"label": "my bot"})
    shown = as_maud.get("/settings").text
    token = maud.tokens.get()
    secret = shown.split('<p class="code">')[1].split("<")[0]
    assert Token.owner(secret) == maud
    assert secret not in as_maud.get("/settings").text
    as_maud.post(f"/settings/tokens/{token.pk}/revoke")
    assert Token.owner(secret) is None


def test_nobody_revokes_the_token_of_another(as_wren, maud):
    token, _ = Token.make(maud, "mine")
    assert as_wren.post(f"/settings/tokens/{token.pk}/revoke").status_code == 404
    assert maud.tokens.count() == 1


def test_a_token_needs_a_label(as_maud, maud):
    assert "Say what" in as_maud.post("/settings/tokens", {"label": " \u200b "}, follow=True).text
    assert maud.tokens.count() == 0


# ------------------------------------------------------------ what is kept, and forgotten


def test_export_has_everything_but_the_secrets_of_running_games(as_maud, maud, wren):
    over, table = finished(maud, wren), running(maud, wren, choices=5)
    Token.make(maud, "my bot")
    told = as_maud.get("/settings/export").text
    kept = json.loads(told)
    assert kept["person"]["name"] == "Maud"
    assert [token["label"] for token in kept["tokens"]] == ["my bot"]
    assert {each["code"] for each in kept["tables"]} == {over.code, table.code}
    assert next(each for each in kept["tables"] if each["code"] == over.code)["record"].startswith("saloon-record: 1")
    assert table.seed not in told


def test_deleting_an_account_keeps_the_games_of_the_others(as_maud, maud, wren):
    over, table, room = finished(maud, wren), running(maud, wren, choices=2), made(maud, "me", "open")
    assert as_maud.post("/settings/delete", {"password": "wrong"}).status_code == 400
    assert as_maud.post("/settings/delete", {"password": PASSWORD}).status_code == 302
    assert not User.objects.filter(username="maud").exists()
    assert over.seats.get(number=0).name == "former player"
    assert table.seats.get(number=0).bot == "normal"
    assert Table.objects.get(pk=room.pk).status == "closed"
    assert table.events.count() == 2


def test_a_guest_deletes_with_a_tick(nobody):
    nobody.post(f"/play/{GAME}")
    assert nobody.post("/settings/delete").status_code == 400
    assert nobody.post("/settings/delete", {"sure": "yes"}).status_code == 302
    assert User.objects.count() == 0


# ------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("  a \n b ", "a b"),
        ("x" * 50, "x" * 30),
        ("\u202egnirts", "gnirts"),
        ("\x00\x1b[31mred", "[31mred"),
        ("a" + "\u0300" * 20, "à\u0300\u0300"),
        ("\u200b\u200b", ""),
        ("Joaquín", "Joaquín"),
        ("麻雀", "麻雀"),
    ],
)
def test_names_are_one_short_visible_line(given, cleaned):
    assert clean_name(given) == cleaned


def test_two_of_one_name_are_told_apart():
    assert told_apart("Ann", ["ann", "Bill", "Ann 2"]) == "Ann 3"


def test_a_deactivated_person_is_out(maud):
    client = Client()
    client.force_login(maud)
    _, secret = Token.make(maud, "bot")
    maud.is_active = False
    maud.save()
    assert client.get("/settings").status_code == 302
    assert Token.owner(secret) is None
