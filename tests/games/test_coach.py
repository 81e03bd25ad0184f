"""The coach of first games: one sentence that fits the question, from what the seat sees, in both languages."""

from __future__ import annotations

from itertools import islice

import pytest

from games.tables import GAMES, TABLES, is_of_the_house
from saloon.engine import LANGUAGES, seeded, texts
from saloon.engine.coaching import coach
from texts import UNSAID, decisions

HOUSE = [each for each in GAMES if is_of_the_house(each.values[0])]
MIN_TIPS = 12
MAX_CHARACTERS = 170


@pytest.mark.parametrize("game", HOUSE)
def test_every_tip_belongs_to_a_question_and_has_its_sentence(game):
    keys = [tip.key for tip in game.page.coach]
    assert len(keys) == len(set(keys)) >= MIN_TIPS
    assert {verb for tip in game.page.coach for verb in tip.verbs} <= game.rules.verbs.keys()
    for language in LANGUAGES:
        written = {key.removeprefix("coach-") for key in list(game.texts(language).keys()) if key.startswith("coach-")}
        shared = {key.removeprefix("coach-") for part in game.packages[1:] for key in list(texts(part, language).keys())}
        assert set(keys) <= written <= {*keys, *shared}


@pytest.mark.parametrize(("game", "seats", "options"), [each for each in TABLES if is_of_the_house(each.values[0])][::4])
def test_it_says_what_a_seat_may_know(game, seats, options):
    """Whole sentences; the same from a position that differs only in what is hidden."""
    dice, said = seeded("coach", seats), set()
    for match in islice(decisions(game, seats, options, seed=90 + seats), 0, None, 3):
        for seat, ask in islice(match.asks.items(), 1):
            sentences = [coach(game, match.observe(seat), ask, game.texts(language)) for language in LANGUAGES]
            twin = coach(game, match.imagine(seat, dice).observe(seat), ask, game.texts("en"))
            assert sentences[0] == twin
            assert all(len(each) <= MAX_CHARACTERS and each[-1:] in ("", ".", "?") for each in sentences), sentences
            assert not [each for each in sentences if UNSAID.search(each)]
            said.add(sentences[0])
    assert len(said) > 3
