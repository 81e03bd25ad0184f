"""What is dear to make is bounded, kept, and made for one visitor after the other."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from saloon.web import heavy, limits
from saloon.web.live import playback
from web.scenes import finished, running


@pytest.fixture
def drawn(monkeypatch):
    """How many frames are drawn."""
    monkeypatch.setattr(playback, "_answers", {})
    with patch.object(playback, "_frame", wraps=playback._frame) as frame:
        yield frame


def test_looking_back_draws_no_more_than_it_shows(nobody, maud, wren, drawn):
    table = finished(maud, wren)
    found = nobody.get(f"/t/{table.code}/playback?since=0").json()["frames"]
    assert len(found) == drawn.call_count == playback.MAX_FRAMES + 1
    assert [frame["count"] for frame in found] == list(range(playback.MAX_FRAMES + 1))


def test_whoever_looks_back_at_the_same_is_given_the_same(nobody, as_maud, maud, wren, drawn):
    table = running(maud, wren, choices=8)
    where = f"/t/{table.code}/playback?since=5"
    first = nobody.get(where).content
    count = drawn.call_count
    assert nobody.get(where).content == first
    assert drawn.call_count == count
    as_maud.get(where)  # through other eyes
    assert drawn.call_count == 2 * count


def test_what_is_kept_is_bounded(nobody, maud, wren, drawn):
    table = running(maud, wren, choices=4)
    for since in range(playback.MAX_KEPT + 5):
        nobody.get(f"/t/{table.code}/playback?since={since}")
    assert len(playback._answers) == playback.MAX_KEPT


@pytest.mark.usefixtures("limit_clock")
def test_looking_back_is_limited(nobody, maud, wren, monkeypatch):
    monkeypatch.setitem(limits.LIMITS, "look-back", (2, 60))
    table = running(maud, wren, choices=2)
    asked = [nobody.get(f"/t/{table.code}/playback?since=0").status_code for _ in range(3)]
    assert asked == [200, 200, 429]


@pytest.mark.parametrize("page", ["playback?since=0", "replay"])
def test_one_visitor_has_only_a_few_dear_pages_in_hand(nobody, maud, wren, monkeypatch, page):
    table = finished(maud, wren)
    monkeypatch.setitem(heavy._asked, "127.0.0.1", heavy.MAX_EACH)
    assert nobody.get(f"/t/{table.code}/{page}").status_code == 429
    assert nobody.get(f"/t/{table.code}/{page}", REMOTE_ADDR="192.0.2.9").status_code == 200


def test_a_visitor_does_not_wait_for_ever(nobody, maud, wren, monkeypatch):
    table = finished(maud, wren)
    monkeypatch.setattr(heavy, "WAIT_SECONDS", 0)
    with heavy._one:
        assert nobody.get(f"/t/{table.code}/replay").status_code == 429
    assert nobody.get(f"/t/{table.code}/replay").status_code == 200
