"""Limits: who is counted, how long it counts, and that nobody is forgotten among many."""

from __future__ import annotations

import pytest
from django.core.cache import cache
from django.test import Client

from saloon.web import limits
from saloon.web.addresses import visitor
from web.scenes import PASSWORD


@pytest.fixture
def three_a_minute(monkeypatch):
    monkeypatch.setitem(limits.LIMITS, "sign-in", (3, 60))


def tries(client: Client, count: int = 1, address: str = "192.0.2.1", where: str = "/sign-in") -> list[int]:
    """Sign in with a wrong password, each time under another name."""
    tries.names = getattr(tries, "names", 0) + count
    names = [f"nobody-{tries.names - each}" for each in range(count)]
    return [client.post(where, {"username": name, "password": "x"}, REMOTE_ADDR=address).status_code for name in names]


@pytest.mark.usefixtures("three_a_minute")
@pytest.mark.parametrize("into", [0, 1, 29, 30, 58, 59.9])
def test_no_span_of_time_has_more_than_its_share(nobody, limit_clock, into):
    """Wherever the burst falls: neither at a border nor later is there room before the span is over."""
    limit_clock.go_on(into)
    assert tries(nobody, 4) == [400, 400, 400, 429]
    for _ in range(59):
        limit_clock.go_on(1)
        assert tries(nobody) == [429]
    limit_clock.go_on(11)
    assert tries(nobody, 4) == [400, 400, 400, 429]


@pytest.mark.usefixtures("three_a_minute")
def test_what_is_refused_is_not_counted_and_says_when_there_is_room(nobody, limit_clock):
    assert tries(nobody, 9)[-1] == 429
    refused = nobody.post("/sign-in", {"username": "me", "password": "x"}, REMOTE_ADDR="192.0.2.1")
    limit_clock.go_on(int(refused.headers["Retry-After"]))
    assert tries(nobody) == [400]


@pytest.mark.usefixtures("three_a_minute", "limit_clock")
def test_a_network_of_ipv6_is_one_visitor(nobody):
    assert [tries(nobody, address=f"2001:db8:1:2::{each}")[0] for each in range(1, 5)] == [400, 400, 400, 429]
    assert tries(nobody, address="2001:db8:1:3::1") == [400]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_who_is_a_visitor(address, counted):
    assert visitor(address) == counted


@pytest.mark.usefixtures("three_a_minute", "limit_clock")
def test_counters_survive_many_other_visitors(nobody):
    assert tries(nobody, 4)[-1] == 429
    for number in range(5_000):
        cache.add(f"limit:sign-in:at-198.51.{number // 250}.{number % 250}:1", 1, 60)
    assert tries(nobody) == [429]


@pytest.mark.usefixtures("three_a_minute", "limit_clock")
def test_the_operators_sign_in_is_limited_too(nobody, maud):
    """It leads to the sign-in of everybody."""
    assert tries(nobody, 4, where="/admin/login/") == [302, 302, 302, 429]
    assert tries(nobody) == [429]


@pytest.mark.usefixtures("three_a_minute", "limit_clock")
def test_a_name_is_protected_from_many_addresses(nobody, maud):
    for where in ("/admin/login/", "/sign-in"):
        cache.clear()
        asked = [
            nobody.post(where, {"username": "maud", "password": "x"}, REMOTE_ADDR=f"192.0.2.{each}").status_code
            for each in range(4)
        ]
        assert asked[3] == 429
        assert 429 not in asked[:3]


@pytest.mark.usefixtures("three_a_minute", "limit_clock")
def test_guests_share_the_sign_ins_of_their_address(nobody, as_maud):
    """Whoever is somebody else each time gains nothing by it."""
    assert tries(nobody, 3) == [400] * 3
    assert tries(as_maud) == [429]
    assert as_maud.post("/sign-in", {"username": "maud", "password": PASSWORD}).status_code == 302  # from another address
