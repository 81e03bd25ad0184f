"""A game as the rest of the house sees it."""

from __future__ import annotations

from high_noon import GAME as NOON
from saloon.engine import Game, Page


def game(package: str, **page) -> Game:
    """High Noon, as if its files lay in that package."""
    return Game(
        package=package, rules_number=1, seats=NOON.seats, options=NOON.options_type, rules=NOON.rules, page=Page(**page)
    )


def test_a_game_lists_the_sheets_that_it_shares_then_its_own():
    assert game("high_noon", styles=("drawing/trail.css",)).styles == ("drawing/trail.css", "high_noon/board.css")


def test_a_game_without_a_style_sheet_lists_none(tmp_path, monkeypatch):
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert game("bare").styles == ()
    assert game("bare", styles=("drawing/trail.css",)).styles == ("drawing/trail.css",)
