"""Settings of the environment: read as what they must be, or refused by name in both languages."""

from __future__ import annotations

import pytest

from saloon.engine import LANGUAGES
from saloon.web.environment import SETTINGS, BadSetting

WRONG = [
    ("SALOON_WORKERS", "abc"),
    ("SALOON_WORKERS", "0"),
    ("SALOON_WORKERS", "1.5"),
    ("SALOON_WORKERS", "9999"),
    ("SALOON_BOT_PAUSE", "soon"),
    ("SALOON_BOT_PAUSE", "-1"),
    ("SALOON_BOT_PAUSE", "nan"),
    ("SALOON_LIMITS", "no"),
    ("SALOON_WEBHOOK_PRIVATE", "yes"),
    ("SALOON_HOSTS", "https://saloon.example.org"),
    ("SALOON_ORIGIN", "saloon.example.org"),
    ("SALOON_ORIGIN", "https://[saloon"),
    ("SALOON_REDIS", "localhost:6379"),
    ("SALOON_MAIL", "host"),
    ("SALOON_MAIL", "smtp://host:port"),
]

RIGHT = [
    ("SALOON_WORKERS", "3", 3),
    ("SALOON_BOT_PAUSE", "0", 0),
    ("SALOON_LIMITS", "", True),
    ("SALOON_LIMITS", "off", False),
    ("SALOON_WEBHOOK_PRIVATE", "1", True),
    ("SALOON_HOSTS", "", ["127.0.0.1", "localhost", "[::1]"]),
    ("SALOON_HOSTS", "saloon.example.org, 192.0.2.1", ["saloon.example.org", "192.0.2.1"]),
    ("SALOON_ORIGIN", "https://saloon.example.org/", "https://saloon.example.org"),
    ("SALOON_REDIS", "", ""),
    ("SALOON_REDIS", "unix:///run/redis.sock", "unix:///run/redis.sock"),
]


@pytest.mark.parametrize(("name", "text"), WRONG)
def test_what_is_of_the_wrong_kind_is_refused_by_name(monkeypatch, name, text):
    monkeypatch.setenv(name, text)
    with pytest.raises(BadSetting) as refused:
        SETTINGS[name]()
    said = {refused.value.say(language) for language in LANGUAGES}
    assert len(said) == 2
    assert all(name in sentence for sentence in said)


@pytest.mark.parametrize(("name", "text", "meaning"), RIGHT)
def test_what_can_be_read_is(monkeypatch, name, text, meaning):
    monkeypatch.setenv(name, text)
    assert SETTINGS[name]() == meaning


def test_what_is_not_said_is_as_usual(monkeypatch):
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    assert all(read() is not None for read in SETTINGS.values())
