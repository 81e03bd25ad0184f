"""Why a bot would choose something: differences between two options, in words; and never to pay more for the same."""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random

import pytest

from saloon.bots.decision import Decision
from saloon.bots.search import Budget
from saloon.bots.search.advice import advise
from saloon.bots.search.estimate import weights_of
from saloon.bots.search.reasons import RIVALS, Reason, aspects_of, told
from saloon.bots.search.thrift import not_dearer
from saloon.engine import LANGUAGES, Game, Match, all_games, choice_text, find_game, new_match, seeded
from saloon.engine.wording import Teller

REASONED = [pytest.param(game, id=game.id) for game in all_games() if game.bots.aspects]


def random_states(game: Game, seats: int, every: int = 40):
    match, dice = new_match(game, seats, {}, 3), seeded(3)
    while not match.over:
        if match.count % every == 0:
            yield match
        seat = min(match.asks)
        match.answer(seat, dice.pick(list(match.asks[seat].options)))
    yield match


@pytest.mark.parametrize("game", REASONED)
def test_every_feature_belongs_to_an_aspect_that_has_words(game):
    automas = tuple(name for names in game.automas.values() for name in names)
    found = {name for match in random_states(game, 2) for seat in (0, 1) for name in game.bots.features(match.state, seat)}
    found |= {name for name in weights_of(game).features if not name.startswith(automas or ("\n",))}
    for name in found:
        fitting = [id for id, aspect in game.bots.aspects.items() if any(fnmatchcase(name, each) for each in aspect.features)]
        assert len(fitting) == 1, (name, fitting)
        assert aspects_of(game)(name)[0] == fitting[0]
    for language in LANGUAGES:
        for id, aspect in game.bots.aspects.items():
            assert f"aspect-{id}" in game.texts(language)
            assert (f"aspect-{id}.count" in game.texts(language)) == bool(aspect.counts)


def test_the_two_largest_gains_and_the_largest_loss_are_told():
    worths = {"a": 3.0, "b": 0.1, "c": 5.0, "d": -1.0, "e": -2.0, "f": 1.0}
    reasons = told([Reason(aspect, 0.0, worth) for aspect, worth in worths.items()])
    assert [reason.aspect for reason in reasons] == ["c", "a", "e"]


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        (Reason("cattle", 0.0, 4.2), "about 4 points more from your herd", "environ 4 points de plus (votre troupeau)"),
        (Reason("cattle", 0.0, -1.2), "about 1 point less from your herd", "environ 1 point de moins (votre troupeau)"),
        (Reason("cowboys", 1.1, 2.0), "1 cowboy more", "1 cowboy de plus"),
        (Reason("cowboys", -0.5, -2.0), "often 1 cowboy fewer", "souvent 1 cowboy de moins"),
        (Reason("cowboys", 0.1, 2.0), "about 2 points more from your cowboys", "environ 2 points de plus (vos cowboys)"),
        (Reason("money", -3.0, -1.0), "3 dollars fewer", "3\u00a0$ de moins"),
        (Reason(RIVALS, 0.0, 2.0), "about 2 points less for the best of the others", None),
    ],
)
def test_differences_are_said_in_words(reason, english, french):
    game = find_game("great_western_trail")
    assert Teller(game, "en", []).difference(reason) == english
    assert french in (None, Teller(game, "fr", []).difference(reason))


def test_an_advice_says_what_it_is_compared_with_and_why():
    """The reasons are those of the imagined worlds: the same whenever the same is asked."""
    match = new_match(find_game("great_western_trail"), 2, {}, 5)
    (seat,) = match.asks
    found = [advise(match, seat, Budget(playouts=48), Random(1)) for _ in range(2)]
    assert found[0] == found[1]
    texts = match.asks[seat].texts()
    assert found[0].other in texts
    assert found[0].other != found[0].options[0].text
    assert {reason.aspect for reason in found[0].reasons} <= {*match.game.bots.aspects, RIVALS}


def first_twins(game: str) -> tuple[Match, list]:
    """The first question with options that differ only in their price."""
    match, dice = new_match(find_game(game), 3, {}, 8), seeded(8)
    while not match.over:
        (seat, ask), *_ = match.asks.items()
        seen = match.observe(seat)
        kinds = [match.game.bots.alike(seen, option) for option in ask.options]
        twins = [option for option, kind in zip(ask.options, kinds, strict=True) if kinds.count(kind) == 2]
        if len(twins) == 2:
            return match, twins
        match.answer(seat, dice.pick(list(ask.options)))
    raise AssertionError(game)


@pytest.mark.parametrize("game", ["great_western_trail", "great_western_trail_argentina", "sans_foi_ni_loi"])
def test_nobody_is_advised_to_pay_more_for_the_same(game):
    match, twins = first_twins(game)
    (seat, ask), *_ = match.asks.items()
    named = {not_dearer(Decision(ask, match), option) for option in twins}
    left = {}
    for option in twins:
        after = match.clone()
        after.answer_text(seat, choice_text(ask.verb, option))
        left[option] = match.game.bots.purse(after.state, seat)
    assert {left[option] for option in named} == {max(left.values())}


def test_without_a_twin_the_choice_stays():
    match = new_match(find_game("carson_city"), 2, {}, 5)
    ask = next(iter(match.asks.values()))
    assert not_dearer(Decision(ask, match), ask.options[-1]) == ask.options[-1]
