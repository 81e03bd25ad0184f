"""What greedy makes of the poker table."""

from __future__ import annotations

from games.great_western_trail.poker.table import poker
from games.great_western_trail.scene import play
from saloon.engine import Match
from saloon.games.great_western_trail import GAME

LAY, SHOW = "act:poker_lay-1", "act:poker_show-1"


def rated(match: Match) -> dict[str, float]:
    (ask,) = match.asks.values()
    return dict(zip(ask.texts(), GAME.bots.rate_options(match.observe(ask.seat), ask), strict=True))


def best(match: Match) -> str:
    found = rated(match)
    return max(found, key=found.__getitem__)


def at(space: str, seated: dict[int, str], pot: int, **things: object) -> Match:
    return play(poker(seated, pot, **{"dollars": 9, "workers": (2, 2, 1), **things, "herder": None}), f"begin:{space}")


def test_it_sits_down_when_the_token_is_worth_more_than_a_worker():
    late = at("D", {}, 0, hand="criollo", token=11)
    assert rated(late)[LAY] > rated(late)["act:end"]
    early = at("D", {}, 0, hand="criollo", token=2)
    assert rated(late)[LAY] > rated(early)[LAY]


def test_it_lays_a_card_that_it_can_spare_rather_than_one_that_it_needs():
    match = play(at("D", {0: "", 1: "criollo"}, 4, hand="longhorn longhorn shorthorn-3"), LAY)
    found = rated(match)
    assert found["lay:longhorn"] > found["lay:shorthorn-3"]


def test_it_shows_a_hand_that_wins_and_keeps_one_that_does_not():
    strong = at("G", {0: "hereford-7 shorthorn-3", 1: "criollo"}, 6)
    weak = at("G", {0: "criollo", 1: "longhorn longhorn longhorn"}, 6)
    assert rated(strong)[SHOW] > rated(strong)["act:end"]
    assert rated(weak)[SHOW] < rated(weak)["act:end"]


def test_it_shows_at_once_when_nobody_else_has_cards():
    match = at("G", {0: "criollo", 1: ""}, 1, hand="criollo")
    assert rated(match)[SHOW] > rated(match)["act:end"]


def test_it_rates_what_it_sees_and_nothing_else():
    """The cards of others make no difference."""
    one, other = (rated(at("G", {0: "longhorn", 1: card}, 3)) for card in ("criollo", "hereford-7"))
    assert one == other
