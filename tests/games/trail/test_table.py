"""The table of the sisters: who has a seat, tiles of the trail, the cards of an automa; and parts of the box."""

from __future__ import annotations

from types import SimpleNamespace

from saloon.engine import component, seeded, state
from saloon.games.trail.automa import known_of_seats, turn_card
from saloon.games.trail.components import Card, cards_by_breed, whole_deck
from saloon.games.trail.page import sister_page
from saloon.games.trail.table import Table, put_tile, take_tile
from saloon.games.trail.with_automa import WithAutoma


@component
class Cattle(Card):
    """Of no game."""


@state
class Solo(WithAutoma[str, str], Table):
    players: list[str]
    rival: str | None
    trail: list[str | None]
    occupied: int = 0

    @property
    def automa(self) -> str | None:
        return self.rival


def table(rival: str | None = None) -> Solo:
    return Solo(["Ann", "Bob"], rival, [None, None], dice=seeded("table"), active=0, first=0)


def test_an_automa_sits_behind_the_players():
    assert (table().seats, table().seated) == (2, ["Ann", "Bob"])
    solo = table("Sam")
    assert (solo.seats, solo.at(1), solo.at(2)) == (3, "Bob", "Sam")


def test_a_table_is_cloned_with_whose_turn_it_is():
    solo = table("Sam")
    solo.active, solo.turns, solo.left = 1, 7, 2
    assert solo.clone() == solo
    assert (solo.clone().active, solo.clone().turns, solo.clone().left) == (1, 7, 2)


def test_tiles_of_the_trail_have_their_bits():
    solo = table()
    put_tile(solo, 1, "mill")
    assert (solo.trail, solo.occupied) == ([None, "mill"], 2)
    assert take_tile(solo, 1) == "mill"
    assert (solo.trail, solo.occupied) == ([None, None], 0)


def test_an_empty_deck_of_an_automa_begins_again():
    solo, automa = table("Sam"), SimpleNamespace(seat=2, card=None)
    deck, played = [], ["one", "two"]
    card = turn_card(solo, automa, "sam", deck, played)
    assert automa.card == card
    assert (sorted([card, *deck]), played, solo.seals) == (["one", "two"], [], 1)


def test_what_is_known_is_asked_of_everybody_who_sits_there():
    found = known_of_seats(table("Sam"), 0, {str: lambda who, seat: iter([([who], [seat])])})
    assert list(found) == [(["Ann"], [0]), (["Bob"], [0]), (["Sam"], [0])]


def test_a_page_has_the_figures_of_its_panel_and_the_styles_of_the_sisters():
    panel = SimpleNamespace(**{name: name for name in ("countdown", "budget", "summary", "group_of", "phases")})
    page = sister_page(panel, name=len)
    assert (page.budget, page.phases, page.name, page.styles) == ("budget", "phases", len, ("drawing/trail.css",))


def test_cards_are_counted_by_deck_and_sorted_by_breed():
    cow, bull = Cattle("cow", points=1, count=2, breed="a", deck="x"), Cattle("bull", points=3, count=1, breed="a", deck="y")
    assert whole_deck([cow, bull], "x") == (cow, cow)
    assert cards_by_breed([cow, bull]) == {"a": (bull, cow)}
