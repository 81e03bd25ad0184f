"""Bots: what they see, how they choose, and what happens when they fail."""

from collections import Counter
from random import Random

import pytest

from saloon.bots import BotFailed, Decision, GreedyBot, RandomBot, UnknownBot, bot_names, decide, find_bot, own_random
from saloon.engine import UNKNOWN, Ask, Dice, find_game, new_match

GAME = find_game("sans_foi_ni_loi")


@pytest.fixture
def match():
    return new_match(GAME, 3, {}, seed=5)


def view_of(match):
    return Decision(match.question, match)


def test_the_house_has_bots_that_do_not_look_ahead():
    assert bot_names()[:2] == ["random", "greedy"]
    assert find_bot("random") is RandomBot


def test_an_unknown_bot_is_refused_with_a_near_name():
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        find_bot("gredy")
    with pytest.raises(UnknownBot, match="There is no bot zzz; there are: random, greedy"):
        find_bot("zzz")


def test_other_packages_add_bots_through_entry_points(monkeypatch):
    class Entry:
        name = "stubborn"

        def load(self):
            return Stubborn

    monkeypatch.setattr("saloon.bots.entry_points", lambda group: [Entry()] if group == "saloon.bots" else [])
    assert bot_names() == ["random", "greedy", "easy", "normal", "hard", "search", "stubborn"]
    assert find_bot("stubborn") is Stubborn


class Stubborn:
    """Answers one thing, whatever is asked."""

    looks_ahead = False

    def __init__(self, answer):
        self.answer = answer

    def choose(self, decision):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class Incomparable:
    """Like an array: asked whether it equals something, it does not know."""

    def __eq__(self, other):
        raise TypeError("equal?")


def test_a_view_shows_what_the_seat_knows_and_no_more(match):
    decision = view_of(match)
    me, others = decision.seat, [player for player in decision.observation.players if player.seat != decision.seat]
    assert decision.game is GAME
    assert decision.observation.players[me].hand == match.state.players[me].hand
    assert all(card == UNKNOWN for player in others for card in player.hand)
    assert set(decision.observation.deck) == {UNKNOWN}


def test_a_view_makes_its_observation_once(match):
    decision = view_of(match)
    assert decision.observation is decision.observation


def test_the_public_door_of_a_view_does_not_lead_to_the_match(match):
    decision = view_of(match)
    public = [getattr(decision, name) for name in dir(decision) if not name.startswith("_")]
    assert not any(thing is match or thing is match.state for thing in public)
    assert "deck" not in repr(decision)


def test_an_imagined_match_deals_the_hidden_cards_anew(match):
    decision = view_of(match)
    imagined = decision.imagine(Dice(1))
    assert imagined.observe(decision.seat) == match.observe(decision.seat)
    assert imagined.state.deck != match.state.deck


def test_the_random_bot_takes_every_option_about_as_often(match):
    ask = Ask(0, "offer", list("abcd"))
    bot = RandomBot(Random(1))
    counts = Counter(bot.choose(Decision(ask, match)) for _ in range(4000))
    assert all(900 < counts[option] < 1100 for option in ask.options)


def test_the_greedy_bot_takes_what_the_game_rates_best(match, monkeypatch):
    monkeypatch.setattr(GAME.bots, "rate_options", lambda observation, ask: range(len(ask.options)))
    assert GreedyBot(Random(1)).choose(view_of(match)) == match.question.options[-1]


def test_the_greedy_bot_breaks_ties_by_its_own_chance(match, monkeypatch):
    monkeypatch.setattr(GAME.bots, "rate_options", lambda observation, ask: [1.0, 1.0] + [0.0] * (len(ask.options) - 2))
    chosen = {GreedyBot(Random(seed)).choose(view_of(match)) for seed in range(30)}
    assert chosen == set(match.question.options[:2])


def test_the_greedy_bot_plays_games_without_ratings(match, monkeypatch):
    monkeypatch.setattr(GAME.bots, "rate_options", None)
    assert GreedyBot(Random(1)).choose(view_of(match)) in match.question.options


def test_every_seat_of_every_game_has_random_numbers_of_its_own():
    firsts = {own_random(seed, game, seat).random() for seed in range(3) for game in range(3) for seat in range(3)}
    assert len(firsts) == 27
    assert own_random(1, 2, 3).random() == own_random(1, 2, 3).random()


@pytest.mark.parametrize("answer", ["nonsense", None, (), [], 10**9, object(), Incomparable()])
def test_an_answer_that_is_no_option_names_the_bot(match, answer):
    with pytest.raises(BotFailed, match=r"The bot stubborn at seat . answered"):
        decide("stubborn", Stubborn(answer), view_of(match))


def test_an_error_of_a_bot_names_the_bot(match):
    with pytest.raises(BotFailed, match=r"The bot stubborn at seat . failed: KeyError"):
        decide("stubborn", Stubborn(KeyError("oh")), view_of(match))


def test_an_answer_that_only_equals_an_option_becomes_that_option(match):
    """True equals 1, but a record must not say `offer:True`."""
    chosen = decide("stubborn", Stubborn(True), Decision(Ask(0, "offer", [0, 1, 2]), match))
    assert chosen == 1
    assert chosen is not True
