"""What every drawn board must keep to: well formed, lit where something can be chosen, and silent about what is hidden."""

from __future__ import annotations

import re
from collections import Counter
from itertools import cycle, product
from xml.etree import ElementTree

import pytest

from games.drawings import SIZES, check_icons_and_styles, decisions, drawn, elements, marked, on_board, viewpoint
from games.tables import GAMES, TABLES, needs
from saloon.engine import LANGUAGES, seeded


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_decision_of_a_random_game_can_be_drawn_for_everybody(game, seats, options):
    """Well formed, with every open choice and no other, with ids that exist once, icons that exist, no styles of its own."""
    needs(game, game.page.board)
    ways = cycle(product(SIZES, LANGUAGES))
    for match, looked_at in decisions(game, seats, options, seed=seats):
        if not looked_at:
            continue
        for seat in (next(iter(match.asks), None), match.count % seats if match.count % 2 else None):
            size, language = next(ways)
            page = drawn(match, seat, size=size, language=language)
            assert marked(page, "data-choice").keys() == on_board(match, seat)
            assert not [id for id, often in marked(page, "id").items() if often > 1]
            check_icons_and_styles(page)
        next(ways)  # so that no viewer always looks in the same way


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES[::2])
def test_equal_observations_give_equal_drawings(game, seats, options, size):
    """A position in which everything hidden is dealt anew looks the same."""
    needs(game, game.page.board)
    dice = seeded(1)
    for match, looked_at in decisions(game, seats, options, seed=8):
        if looked_at:
            seat = match.count % seats
            looking = viewpoint(match, seat, size=size)
            assert game.page.board(match.observe(seat), looking) == game.page.board(
                match.imagine(seat, dice).observe(seat), looking
            )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES[::3])
def test_whatever_can_be_pointed_at_is_explained(game, seats, options, size):
    needs(game, game.page.board)
    say, seen = game.texts("en"), Counter[str]()
    for match, looked_at in decisions(game, seats, options, seed=4):
        if looked_at:
            seen += marked(drawn(match, 0, size=size), "data-help")
    assert seen
    for key in seen:
        kind, _, id = key.partition("-")
        assert key in say or game.page.help(say, game.component(kind, id)), key


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES[::3])
def test_no_words_are_too_small(game, seats, options, size):
    """Only single figures, on chips and keys, may be smaller."""
    needs(game, game.page.board)
    for match, looked_at in decisions(game, seats, options, seed=3):
        if looked_at:
            words = [thing for thing in elements(drawn(match, 0, size=size)) if len("".join(thing.itertext())) > 1]
            assert min(float(thing.get("font-size", 10)) for thing in words) >= 10


@pytest.mark.parametrize("game", GAMES)
def test_every_poster_is_a_file_that_needs_no_other(game):
    needs(game, game.page.poster)
    drawn = game.page.poster()
    ids = {element.get("id") for element in ElementTree.fromstring(drawn).iter()}
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn)) <= ids


def test_every_game_has_its_own_poster():
    drawn = [game.values[0].page.poster() for game in GAMES]
    assert len(set(drawn)) == len(drawn)
