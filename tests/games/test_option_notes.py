"""Under every option stands what it costs, gives and leads to, unless its label says all that there is to say."""

from __future__ import annotations

from importlib import import_module
from itertools import islice

import pytest

from games.tables import GAMES, TABLES, is_of_the_house
from saloon.engine import DONE, PASS, seeded
from texts import decisions, teller_of

HOUSE = [each for each in GAMES if is_of_the_house(each.values[0])]
LABEL_SAYS_ALL = {
    "carson_city": {
        "crew", "land", "stake", "hall_road", "profit", "tax", "form", "collect", "perform", "tile", "fresh", "die", "reroll",
        "bury", "consent", "bounty", "blast", "stud", "double",
    },
    "great_western_trail": {"take", "certify", "exchange"},
    "great_western_trail_argentina": {"take", "certify", "harvest", "quay", "exchange"},
    "great_western_trail_el_paso": {"place", "certify", "rest"},
    "sans_foi_ni_loi": {"bribe"},
}  # fmt: skip
"""Reviewed: verbs whose labels name the price, the gain and what follows."""
MAX_NOTE_CHARACTERS = 260


@pytest.mark.parametrize("game", HOUSE)
def test_every_verb_has_notes_or_needs_none(game):
    by_verb = import_module(f"{game.package}.texts.option_notes").BY_VERB
    written = {verb for verb in game.rules.verbs if f"do-{verb}.note" in game.texts("en")}
    assert {*by_verb} - game.rules.verbs.keys() == set()
    assert game.rules.verbs.keys() - by_verb.keys() - written == LABEL_SAYS_ALL[game.id] - {*by_verb}
    assert LABEL_SAYS_ALL[game.id] <= game.rules.verbs.keys()


@pytest.mark.parametrize(("game", "seats", "options"), [each for each in TABLES if is_of_the_house(each.values[0])])
def test_what_is_asked_says_what_it_leads_to(game, seats, options):
    """In a random game, of every question that needs notes at least one option has one, however often it is asked."""
    asked: dict[str, bool] = {}
    words = teller_of(game, "en", seats)
    for match in decisions(game, seats, options, seed=70 + seats):
        for seat, ask in islice(match.asks.items(), 1):
            if ask.verb == DONE or len(ask.options) < 2 or asked.get(ask.verb):
                continue
            notes = [words.note(ask, option, match.observe(seat)) for option in ask.options if option != PASS]
            asked[ask.verb] = any(notes)
            assert not [note for note in notes if len(note) > MAX_NOTE_CHARACTERS or note[:1].islower()]
    silent = {verb for verb, said in asked.items() if not said}
    assert silent <= LABEL_SAYS_ALL[game.id]


@pytest.mark.parametrize(("game", "seats", "options"), [each for each in TABLES if is_of_the_house(each.values[0])][::2])
def test_a_note_tells_a_seat_only_what_it_knows(game, seats, options):
    """From a position that differs only in what is hidden, the notes are the same."""
    words, dice = teller_of(game, "fr", seats), seeded("notes", seats)
    for match in islice(decisions(game, seats, options, seed=80 + seats), 3, None, 12):
        for seat, ask in islice(match.asks.items(), 1):
            here, there = match.observe(seat), match.imagine(seat, dice).observe(seat)
            options = ask.options[:20]
            assert [words.note(ask, each, here) for each in options] == [words.note(ask, each, there) for each in options]
