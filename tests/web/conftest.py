"""The site under test: its own data folder, its own database, nobody there yet."""

from __future__ import annotations

import os
import tempfile

os.environ["SALOON_DATA"] = tempfile.mkdtemp(prefix="saloon-test-")
os.environ["DJANGO_SETTINGS_MODULE"] = "saloon.web.settings"

import django

django.setup()

import pytest
from django.core.cache import cache
from django.test import Client

from high_noon.installed import install
from saloon.web import limits
from saloon.web.people.models import User
from web.scenes import PASSWORD


@pytest.fixture(autouse=True)
def _at_once(settings):
    """Limits begin anew for every test; passwords are checked in no time."""
    cache.clear()
    settings.MAIL = True
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


class LimitClock:
    """The clock of the limits, in the hands of a test: it stands still until it is told to go on."""

    def __init__(self) -> None:
        self.seconds = 1_700_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def go_on(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture
def limit_clock(monkeypatch):
    clock = LimitClock()
    monkeypatch.setattr(limits, "now", clock)
    return clock


@pytest.fixture
def high_noon(tmp_path_factory, monkeypatch):
    """The id of a game with an automa, as if it were installed."""
    return install(tmp_path_factory.mktemp("plugin") / "site", monkeypatch)


def person(name: str, **more: object) -> User:
    return User.objects.create_user(name.lower(), password=PASSWORD, name=name, **more)


@pytest.fixture
def maud(db):
    return person("Maud")


@pytest.fixture
def wren(db):
    return person("Wren")


@pytest.fixture
def anouk(db):
    return person("Anouk")


@pytest.fixture
def nobody(db):
    return Client()


def signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def as_maud(maud):
    return signed_in(maud)


@pytest.fixture
def as_wren(wren):
    return signed_in(wren)


@pytest.fixture
def as_anouk(anouk):
    return signed_in(anouk)
