"""What a module from outside brings to the game, and that nothing of the game breaks by it.

`test_modules.py` runs this in a process of its own: cards, keywords and messages, once joined, stay so.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, product

import pytest

from games.drawings import SIZES, check_icons_and_styles, decisions, drawn, marked, on_board
from games.great_western_trail.chapel import CHAPEL, PEWS, PSALMS
from games.great_western_trail.chapel.joined import GAME
from games.great_western_trail.scene import options, play
from saloon.engine import LANGUAGES, Match, new_match, to_bytes
from saloon.engine.conformance import check_play
from saloon.games import great_western_trail
from saloon.games.great_western_trail.box import join_tables
from saloon.games.great_western_trail.rules.effects import KEYWORDS
from texts import UNSAID, explained, labels, locale_problems, said, unreadable

PLAYED = {"chapel": "yes"}
TABLES = [(2, PLAYED), (3, {**PLAYED, "simmental": "yes"})]


def at_d(**chosen: str) -> Match:
    """The first turn, at the building on space D, with money."""
    match = new_match(GAME, 2, {**PLAYED, **chosen}, seed=1, listen=True)
    match.state.players[match.state.active].dollars = 10
    match = Match(GAME, match.state, listen=True)
    return play(match, "begin:D")


# ------------------------------------------------------------ rules


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_a_random_play_keeps_every_promise(seats, chosen):
    assert check_play(GAME, seats, chosen, seed=1).verbs["pew"]


def test_a_space_is_taken_by_an_action_with_its_own_keyword():
    match = play(at_d(), "act:chapel-1", "pew:front")
    g = match.state
    me = g.players[g.active]
    assert (me.dollars, g.chapel.givers) == (8, [me.seat, None, None])
    assert GAME.rules.score(g, me.seat)["chapel"] == 3
    assert "act:chapel-1" not in options(match)


def test_a_card_is_dealt_and_served_by_what_the_module_counts():
    g = at_d().state
    psalm = PSALMS[0]
    assert [*g.objectives, *g.display].count(psalm) == psalm.count
    me = g.players[g.active]
    me.area = [psalm]
    g.chapel.givers[0] = me.seat
    assert GAME.rules.score(g, me.seat)["objectives"] == psalm.penalty  # a building is missing


def test_without_its_option_nothing_of_it_is_there():
    g = new_match(GAME, 2, {}, seed=1).state
    assert (g.chapel, [module.id for module in g.kit.modules]) == (None, [])
    assert not set(PSALMS) & {*g.objectives, *g.display}
    assert "chapel" not in GAME.rules.score(g, 0)
    assert g.kit.objectives is new_match(great_western_trail.GAME, 3, {}, seed=2).state.kit.objectives


def test_modules_are_in_play_in_the_order_of_the_box():
    g = new_match(GAME, 2, {"chapel": "yes", "simmental": "yes"}, seed=1).state
    assert [module.id for module in g.kit.modules] == ["simmental", "chapel"]
    assert list(GAME.options)[-2:] == ["simmental", "chapel"]


def test_a_table_of_the_game_without_the_module_goes_on_with_it():
    old = new_match(great_western_trail.GAME, 3, {"simmental": "yes"}, seed=4)
    found = Match.restore(old.save(), GAME)
    assert (found.state.simmentals, found.state.chapel) == ([8, 8], None)
    assert to_bytes(found.state.players) == to_bytes(old.state.players)


def test_a_module_does_not_say_what_the_game_says_already():
    join_tables(CHAPEL)  # once more changes nothing
    with pytest.raises(ValueError, match="chapel: there are keywords of pay already"):
        join_tables(replace(CHAPEL, keywords={"pay": KEYWORDS["back"]}))


def test_its_books_and_standing_answers_are_kept_with_those_of_the_game():
    match = play(at_d(), "act:chapel-1")
    before = GAME.rules.books.holdings(match.state)
    assert [before[None, "pew", pew] for pew in PEWS] == [1, 1, 1]
    ask = match.asks[match.state.active]
    assert GAME.page.standing["front_pew"](match.observe(ask.seat), ask) is PEWS[0]
    for tell in play(match, "pew:front").tells[-1:]:
        GAME.rules.books.enter(before, tell)
    assert before == GAME.rules.books.holdings(match.state)


def test_greedy_plays_to_the_end_with_it():
    match = new_match(GAME, 2, PLAYED, seed=3)
    while not match.over:
        ask = next(iter(match.asks.values()))
        worths = GAME.bots.rate_options(match.observe(ask.seat), ask)
        match.choose(ask.seat, ask.options[max(range(len(worths)), key=worths.__getitem__)])
    assert any(giver is not None for giver in match.state.chapel.givers)


# ------------------------------------------------------------ texts and figures


def test_it_says_the_same_in_both_languages():
    assert locale_problems(CHAPEL.package) == []


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_a_random_game_can_be_read(seats, chosen):
    assert unreadable(GAME, seats, chosen, seed=seats) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_things_are_explained(language):
    for thing in (*PEWS, *PSALMS):
        title, text = explained(GAME, language, thing.kind, thing.id)
        assert not UNSAID.search(title + text), title + text


def test_its_lines_are_told_with_those_of_the_game():
    match = at_d()
    assert "Give for a pew (−$2)" in labels(match)
    match = play(match, "act:chapel-1", "pew:back")
    assert any(line.startswith("Chapel: back pew (") for line in said(match, 0))
    sheet = GAME.page.score_sheet(match.state, match.state.active, GAME.texts("en"))
    assert sheet["chapel"] == [("Back pew", 1)]


def test_its_figures_are_listed_with_those_of_the_game():
    assert {figure.id for figure in GAME.figures()} >= {"hand", "simmental-1", "front", "psalm"}


# ------------------------------------------------------------ the board


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_its_region_is_drawn_after_those_of_the_game(seats, chosen):
    ways = cycle(product(SIZES, LANGUAGES))
    for match, looked_at in decisions(GAME, seats, chosen, seed=1):
        if looked_at:
            size, language = next(ways)
            seat = next(iter(match.asks), None)
            page = drawn(match, seat, size=size, language=language)
            assert "chapel" in page
            assert marked(page, "data-choice").keys() == on_board(match, seat)
            check_icons_and_styles(page)
