"""Signing in with two factors: a code or a recovery code after the password, and nothing without."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django_otp.oath import totp
from django_otp.plugins.otp_static.models import StaticToken
from django_otp.plugins.otp_totp.models import TOTPDevice

from saloon.web.people import two_factor, two_factor_views
from saloon.web.people.models import User
from web.conftest import signed_in
from web.scenes import GAME, PASSWORD

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _no_waiting(settings):
    settings.OTP_TOTP_THROTTLE_FACTOR = settings.OTP_STATIC_THROTTLE_FACTOR = 0


def code(user, confirmed=True):
    """What the person's app shows; each is good once, so the device forgets that it has seen one."""
    TOTPDevice.objects.filter(user=user).update(last_t=-1)
    return f"{totp(TOTPDevice.objects.get(user=user, confirmed=confirmed).bin_key):06}"


@pytest.fixture
def recovery(as_maud, maud):
    """The recovery codes of Maud, who has switched it on."""
    shown = as_maud.get("/settings/two-factor")
    assert "<svg" in shown.text
    answer = as_maud.post("/settings/two-factor", {"code": code(maud, confirmed=False)})
    assert answer.headers["Cache-Control"] == "no-store"
    return re.findall(r'<li class="code">([a-z0-9-]+)</li>', answer.text)


def half_in(**more):
    client = Client()
    answer = client.post("/sign-in", {"username": "maud", "password": PASSWORD, **more})
    assert answer.url == "/sign-in/code"
    return client


def is_in(client):
    return client.get("/settings").status_code == 200


def test_it_is_on_only_after_a_right_code(as_maud, maud):
    as_maud.get("/settings/two-factor")
    assert as_maud.post("/settings/two-factor", {"code": "abc"}).status_code == 400
    assert not two_factor.switched_on(maud)
    assert as_maud.post("/settings/two-factor", {"code": code(maud, confirmed=False)}).status_code == 200
    assert two_factor.switched_on(maud)


@pytest.mark.usefixtures("recovery")
def test_the_password_alone_lets_nobody_in(maud):
    client = half_in(next="/replays")
    assert not is_in(client)
    assert client.post("/sign-in/code", {"code": "000"}).status_code == 400
    assert not is_in(client)
    assert client.post("/sign-in/code", {"code": code(maud)}).url == "/replays"
    assert is_in(client)


@pytest.mark.usefixtures("recovery")
def test_a_code_is_good_once(maud):
    shown = code(maud)
    assert half_in().post("/sign-in/code", {"code": shown}).status_code == 302
    assert half_in().post("/sign-in/code", {"code": shown}).status_code == 400


def test_a_recovery_code_is_good_once_and_kept_as_a_hash(maud, recovery):
    assert len(recovery) == len(set(recovery)) == two_factor.RECOVERY_CODES
    first = recovery[0]
    assert not StaticToken.objects.filter(token__in=[first, first.replace("-", "")]).exists()
    client = half_in()
    assert client.post("/sign-in/code", {"code": first.upper()}).status_code == 302
    assert is_in(client)
    assert half_in().post("/sign-in/code", {"code": first}).status_code == 400
    assert two_factor.recovery_codes_left(maud) == two_factor.RECOVERY_CODES - 1


@pytest.mark.usefixtures("recovery")
def test_wrong_codes_make_the_next_wait(maud, settings):
    settings.OTP_TOTP_THROTTLE_FACTOR = 1000
    client = half_in()
    client.post("/sign-in/code", {"code": "000"})
    assert client.post("/sign-in/code", {"code": code(maud)}).status_code == 400


@pytest.mark.usefixtures("recovery")
def test_the_second_step_is_for_ten_minutes_and_for_this_password(maud, monkeypatch):
    late, changed = half_in(), half_in()
    with monkeypatch.context() as later:
        now = two_factor_views.time.time()
        later.setattr(two_factor_views.time, "time", lambda: now + two_factor_views.CODE_SECONDS + 1)
        assert late.get("/sign-in/code").url == "/sign-in"
    maud.set_password("sagebrush-77")
    maud.save()
    assert changed.post("/sign-in/code", {"code": code(maud)}).url == "/sign-in"
    assert Client().get("/sign-in/code").url == "/sign-in"


@pytest.mark.usefixtures("recovery")
def test_a_guests_games_come_along_after_the_second_step(nobody, maud):
    nobody.post(f"/play/{GAME}")
    nobody.post("/sign-in", {"username": "maud", "password": PASSWORD})
    assert maud.seats.count() == 0
    nobody.post("/sign-in/code", {"code": code(maud)})
    assert maud.seats.count() == 1


def test_switching_off_and_new_codes_need_the_password(as_maud, maud, recovery):
    for path in ("/settings/two-factor/off", "/settings/two-factor/codes"):
        assert as_maud.post(path, {"password": "wrong"}).url == "/settings/two-factor"
    assert two_factor.switched_on(maud)
    fresh = as_maud.post("/settings/two-factor/codes", {"password": PASSWORD}).text
    assert recovery[1] not in fresh
    assert half_in().post("/sign-in/code", {"code": recovery[1]}).status_code == 400
    as_maud.post("/settings/two-factor/off", {"password": PASSWORD})
    assert not two_factor.switched_on(maud)
    assert Client().post("/sign-in", {"username": "maud", "password": PASSWORD}).url == "/"


def test_guests_make_an_account_first(nobody):
    nobody.post(f"/play/{GAME}")
    assert nobody.get("/settings/two-factor").url == "/sign-up"


def test_the_admin_has_no_door_of_its_own(nobody, db):
    boss = User.objects.create_superuser("boss", password=PASSWORD)
    assert nobody.get("/admin/login/").url.startswith("/sign-in")
    nobody.post("/admin/login/", {"username": "boss", "password": PASSWORD})
    assert nobody.get("/admin/").status_code == 302
    assert signed_in(boss).get("/admin/").status_code == 200


def test_operators_need_two_factors_where_the_house_wants_that(nobody, db, settings):
    settings.ADMIN_TWO_FACTOR = True
    boss = User.objects.create_superuser("boss", password=PASSWORD)
    client = signed_in(boss)
    assert client.get("/admin/", follow=True).redirect_chain[-1][0] == "/settings/two-factor"
    client.post("/settings/two-factor", {"code": code(boss, confirmed=False)})
    assert client.get("/admin/").status_code == 200
    assert signed_in(boss).get("/admin/").status_code == 302
    nobody.post("/sign-in", {"username": "boss", "password": PASSWORD, "next": "/admin/"})
    assert nobody.post("/sign-in/code", {"code": code(boss)}).url == "/admin/"
    assert nobody.get("/admin/").status_code == 200
