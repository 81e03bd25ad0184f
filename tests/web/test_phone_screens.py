"""The question of a phone knows where its options lie: on which tab, and whether a map shows them."""

from __future__ import annotations

import re

from web.shown import parts_for
from web.test_screens import FakeRoom, at, viewer

CHIP = re.compile(r'<button type="button" class="where[^"]*"([^>]*)><b>([^<]*)</b>(?:<span>(\d+)</span>)?')


def asked(game: str, verb: str, size: str = "phone") -> dict[str, str]:
    """What somebody sees who is asked this."""
    match = at(verb, game_id=game)
    room = FakeRoom(match, [1, 2, 3])
    seat = next(seat for seat, ask in match.asks.items() if ask.verb == verb)
    return parts_for(room, viewer(room, seat + 1, size=size))  # type: ignore[arg-type]


def test_a_question_of_places_begins_low_and_says_how_many_lie_where():
    parts = asked("carson_city", "place")
    assert " data-low" in parts["p-ask"]
    chips = {name: (marks, count) for marks, name, count in CHIP.findall(parts["p-ask"])}
    for name, region in (("Town", "p-region-town"), ("Track", "p-region-track")):
        marks, count = chips[name]
        assert f'data-tab="{region}"' in marks
        assert int(count) == len(set(re.findall(r'data-choice="(place:[^"]+)"', parts[region])))
    assert any('data-choice="pass"' in marks for marks, _ in chips.values())
    assert "Choose a place" in parts["p-ask"]


def test_places_of_a_map_are_one_line_of_the_list():
    ask = asked("carson_city", "place")["p-ask"]
    fold = re.search(r'<details class="fold" id="on-map-town"><summary>.*?</summary>(.*?)</details>', ask, re.S)
    assert fold
    town = set(re.findall(r'data-choice="(place:\d\d)"', ask))
    assert len(town) > 9
    assert set(re.findall(r'data-choice="([^"]+)"', fold[1])) == town


def test_a_question_of_cards_or_actions_has_its_list_and_a_desk_has_no_chips():
    cards = asked("sans_foi_ni_loi", "act")["p-ask"]
    assert " data-low" not in cards
    assert 'class="wheres"' not in cards
    assert 'class="btn end"' in cards
    desk = asked("carson_city", "place", "desk")["p-ask"]
    assert 'class="wheres"' not in desk
    assert 'id="picked"' not in desk
