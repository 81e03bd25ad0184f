"""The bot that looks ahead: it cannot cheat, keeps its budget, and gets the better of the hints it starts from."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from math import isclose
from random import Random
from types import SimpleNamespace

import pytest

from high_noon import GAME as NOON
from saloon.bots import Decision, UnknownBot, bot_names, decide, find_bot
from saloon.bots.learn import Sample, fork, learn, least_squares, play, solved
from saloon.bots.levels import LEVELS, read_budget
from saloon.bots.search import Budget, SearchBot, _clearly_best
from saloon.bots.search.advice import advise, chances_of
from saloon.bots.search.estimate import chances, left_of, outcome, total, totals, turns_of, weights_of
from saloon.bots.search.playout import MANY, Favourites, first_best, play_on
from saloon.bots.search.pool import HelperPool, try_worlds
from saloon.bots.search.tree import Node, Spread, most_promising, priors
from saloon.engine import Ask, Bots, Match, all_games, find_game, imagine, new_match, seeded

GAMES = [pytest.param(game, id=game.id) for game in all_games() if game.bots.features is not None]
FEW = Budget(playouts=12)


def greedily(game, seats, seed, choices):
    """A match after so many choices of greedy bots, and then up to the next start of a turn."""
    match, bot = new_match(game, seats, seed=seed), find_bot("greedy")(Random(seed))
    while not match.over and (match.count < choices or not match.at_turn_start):
        ask = next(iter(match.asks.values()))
        match.choose(ask.seat, bot.choose(Decision(ask, match)))
    return match


def chosen(match, seat, seed=1, budget=FEW):
    return decide("search", SearchBot(Random(seed), budget), Decision(match.asks[seat], match))


# ------------------------------------------------------------ what it sees


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choices", [10, 60])
def test_hidden_cards_change_nothing(game, choices):
    """Two matches that differ only in what the seat cannot see, and the same random numbers: the same choice."""
    match = greedily(game, 2, seed=4, choices=choices)
    seat = next(iter(match.asks))
    hidden = match.state.clone()
    imagine(hidden, seat, seeded("another world"), game.rules.known)
    hidden.dice.state = match.state.dice.state
    other = Match(game, hidden)
    assert other.asks[seat].options == match.asks[seat].options
    for seed in range(2):
        assert chosen(match, seat, seed) == chosen(other, seat, seed)


def test_an_imagined_world_depends_only_on_what_is_known_and_on_the_dice():
    match = greedily(find_game("great_western_trail"), 3, seed=2, choices=50)
    seat = next(iter(match.asks))
    other = match.state.clone()
    imagine(other, seat, seeded("another world"), match.game.rules.known)
    worlds = []
    for state in (match.state.clone(), other):
        imagine(state, seat, seeded("this world"), match.game.rules.known)
        worlds.append(state)
    assert worlds[0] == worlds[1]


def test_thinking_leaves_the_match_as_it_was():
    match = greedily(NOON, 1, seed=1, choices=1)
    before = match.save()
    chosen(match, 0)
    assert match.save() == before


# ------------------------------------------------------------ what it chooses


@pytest.mark.parametrize("game", GAMES)
def test_with_playouts_the_same_question_gets_the_same_answer(game):
    match = greedily(game, 2, seed=7, choices=30)
    seat = next(iter(match.asks))
    assert chosen(match, seat, 3) == chosen(match, seat, 3)


def test_it_wins_what_can_be_won():
    """High Noon is over when somebody has no card left, and most points win: a search takes the highest card."""
    match = new_match(NOON, 2, seed=3)
    seat = next(iter(match.asks))
    best = max(match.asks[seat].options, key=lambda shot: shot.points)
    assert chosen(match, seat, budget=Budget(playouts=40)) == best


def test_a_whole_game_is_played_within_its_budget():
    match = new_match(find_game("sans_foi_ni_loi"), 2, seed=1)
    bots = [SearchBot(Random(0), Budget(playouts=4)), find_bot("greedy")(Random(1))]
    asked = 0
    while not match.over:
        ask = next(iter(match.asks.values()))
        asked += ask.seat == 0 and len(ask.options) > 1
        match.choose(ask.seat, decide("bot", bots[ask.seat], Decision(ask, match)))
    assert 0 < bots[0].playouts <= asked * (4 + 6)


def test_a_budget_of_seconds_ends():
    match = greedily(find_game("sans_foi_ni_loi"), 2, seed=1, choices=20)
    seat = next(iter(match.asks))
    assert chosen(match, seat, budget=Budget(seconds=0.001)) in match.asks[seat].options


@pytest.mark.parametrize("game", GAMES)
def test_what_a_search_remembers_is_what_it_would_choose_again(game):
    match, shared = greedily(game, 2, seed=5, choices=20), Favourites()
    seat = next(iter(match.asks))
    for world in range(4):
        one, other = match.imagine(seat, seeded(world % 2)), match.imagine(seat, seeded(world % 2))
        one.log, other.log = [], []
        play_on(one, 6, shared)
        play_on(other, 6)
        assert one.log == other.log


@pytest.mark.parametrize(("options", "about", "times"), [(MANY, None, 1), (MANY, [], 2), (MANY - 1, None, 2)])
def test_many_options_are_rated_once_where_they_can_be_looked_up(options, about, times):
    rated = []

    def rate(g, ask):
        rated.append(g)
        return [0.0] * options

    game, favourites = SimpleNamespace(bots=Bots(rate_options=rate)), Favourites()
    for _ in range(2):
        assert favourites.of(game, NOON.set_up(2, {}, 1), Ask(0, "count", list(range(options)), about=about)) == 0
    assert len(rated) == times


def test_playouts_are_played_by_quick_ratings_where_a_game_has_some(monkeypatch):
    rated = Counter()

    def counted(name, rate):
        def rating(g, ask):
            rated[name] += 1
            return rate(g, ask)

        return rating

    game = find_game("great_western_trail")
    match, rate_options, rate_quickly = greedily(game, 2, seed=5, choices=20), game.bots.rate_options, game.bots.rate_quickly
    monkeypatch.setattr(game.bots, "rate_options", counted("options", rate_options))
    monkeypatch.setattr(game.bots, "rate_quickly", counted("quickly", rate_quickly))
    chosen(match, next(iter(match.asks)))
    assert rated["options"] == 1  # the question itself
    assert rated["quickly"] > FEW.playouts


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games() if game.bots.rate_quickly is not None])
def test_quick_ratings_seldom_like_something_else_best(game):
    match, alike, asked = new_match(game, 2, seed=3), 0, 0
    while not match.over:
        ask = next(iter(match.asks.values()))
        seen = match.observe(ask.seat)
        best, quick = first_best(game.bots.rate_options(seen, ask)), first_best(game.bots.rate_quickly(seen, ask))
        alike, asked = alike + (best == quick), asked + 1
        match.choose(ask.seat, ask.options[best])
    assert alike > 0.95 * asked


# ------------------------------------------------------------ names and levels


def test_the_house_has_levels():
    assert bot_names()[:6] == ["random", "greedy", "easy", "normal", "hard", "search"]
    assert list(LEVELS) == ["easy", "normal", "hard", "search"]


@pytest.mark.parametrize(("text", "budget"), [
    ("0.4", Budget(seconds=0.4)), ("0.4s", Budget(seconds=0.4)), ("2", Budget(seconds=2.0)), ("200p", Budget(playouts=200)),
    ("", None), ("p", None), ("0", None), ("-1", None), ("31", None), ("0p", None), ("1.5p", None), ("nan", None),
    ("inf", None), ("1e9p", None), ("x", None), ("2sp", None), ("s", None),
])  # fmt: skip
def test_a_budget_is_read_from_a_name(text, budget):
    assert read_budget(text) == budget


def test_a_bot_can_be_asked_for_with_its_budget():
    assert isinstance(find_bot("search:50p")(Random(1)), SearchBot)
    with pytest.raises(UnknownBot):
        find_bot("search:forever")


# ------------------------------------------------------------ the tree


def test_priors_are_likelihoods_in_the_order_of_the_hints():
    found = priors([3.0, 1.0, 2.0, -1000.0])
    assert isclose(sum(found), 1.0)
    assert found[0] > found[2] > found[1] > found[3]
    assert priors([5.0]) == [1.0]
    assert priors([1.0, 1.0]) == [0.5, 0.5]


def test_what_is_likely_is_tried_first_and_what_turns_out_well_after():
    root, spread = Node(), Spread()
    root.kids = {"likely": Node(0.8), "unlikely": Node(0.2)}
    assert most_promising(root, ["likely", "unlikely"], spread, 1.0) == "likely"
    for _ in range(20):
        for kid, worth in (("likely", 0.2), ("unlikely", 0.9)):
            root.kids[kid].add(worth, worth)
            spread.see(worth)
    assert most_promising(root, ["likely", "unlikely"], spread, 1.0) == "unlikely"


def test_a_tree_that_is_used_again_is_judged_by_the_question_that_is_asked():
    """In imagined worlds there were better options, so that all that are really there looked unlikely."""
    match = greedily(find_game("sans_foi_ni_loi"), 2, seed=1, choices=20)
    (ask,) = match.asks.values()
    bot = SearchBot(Random(1), FEW)
    bot._tree = Node()
    bot._tree.seat, bot._tree.verb = ask.seat, ask.verb
    bot._tree.kids = {option: Node(0.0001) for option in ask.options} | {"gone": Node(0.9)}
    thought = bot.think(Decision(ask, match))
    assert thought.root is bot._tree
    assert thought.best in ask.options
    assert thought.candidates == SearchBot(Random(1), FEW).think(Decision(ask, match)).candidates


# ------------------------------------------------------------ guesses


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_learned_weights(game):
    weights = weights_of(game)
    assert weights is not None
    g = new_match(game, 2, seed=1).state
    assert set(game.bots.features(g, 0)) & set(weights.features)
    found, error = totals(game, g)
    assert len(found) == 2
    assert error >= 1.0
    assert 0.9 <= left_of(game, g) <= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_chances_of_four_add_up(game):
    found = chances(greedily(game, 4, seed=5, choices=20))
    assert len(found) == 4
    assert isclose(sum(found), 1.0)


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_are_certain_in_the_end(game):
    match = greedily(game, 2, seed=5, choices=20)
    assert isclose(sum(chances(match)), 1.0)
    assert all(0.0 < chance < 1.0 for chance in chances_of(match))
    while not match.over:
        ask = next(iter(match.asks.values()))
        match.choose(ask.seat, ask.options[0])
    assert sorted(chances(match)) in ([0.0, 1.0], [0.5, 0.5])


def test_against_an_automa_nothing_is_decided_at_the_start():
    """Its points come by other rules than those of people, and yet both are guessed alike."""
    game = find_game("great_western_trail_el_paso")
    for ahead in (0, 8):
        found = [chances_of(greedily(game, 1, seed=seed, choices=ahead))[0] for seed in range(8)]
        assert 0.2 < sum(found) / len(found) < 0.8


def test_far_behind_an_automa_the_lead_still_tells_good_from_bad():
    game = find_game("great_western_trail")
    match = greedily(game, 1, seed=1, choices=20)
    before = outcome(match, chances(match))[0]
    match.state.players[0].dollars += 10
    after = outcome(match, chances(match))[0]
    assert before < after
    both = greedily(game, 2, seed=1, choices=20)
    assert outcome(both, chances(both)) == chances(both)


def test_a_game_without_weights_is_judged_by_its_score():
    g = new_match(NOON, 2, seed=1).state
    assert totals(NOON, g)[0] == [0.0, 0.0]


def test_least_squares_finds_the_weights_behind_the_numbers():
    random = Random(1)
    table = [{0: 1.0, 1: random.random(), 2: random.random()} for _ in range(200)]
    found = least_squares(table, [2.0 + 3.0 * row[1] - 4.0 * row[2] for row in table], 3, 1e-9)
    assert [round(weight, 4) for weight in found] == [2.0, 3.0, -4.0]


def test_equations_are_solved():
    assert [round(each, 6) for each in solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0])] == [0.090909, 0.636364]


def test_learning_gives_weights_for_every_feature():
    game = find_game("sans_foi_ni_loi")
    weights = learn(game, [row for number in range(3) for row in play(game, number)])
    assert set(weights.features) == set(game.bots.features(new_match(game, 2).state, 0))
    assert len(weights.errors) == 10


def test_both_branches_of_a_fork_begin_in_the_same_world():
    """The same option twice is the same game twice; another one is another game."""
    match = greedily(find_game("sans_foi_ni_loi"), 2, seed=3, choices=30)
    (ask,) = match.asks.values()
    assert all(one == other for one, other in fork(Decision(ask, match), 2, (ask.options[0], ask.options[0]), Random(1)))
    assert any(one != other for one, other in fork(Decision(ask, match), 2, (ask.options[0], ask.options[-1]), Random(1)))
    assert match.asks[ask.seat] is ask


def test_what_is_the_same_in_all_branches_is_learned_too():
    """Whether somebody plays alone never differs between two branches, and yet explains a total."""

    def look(coins, alone):
        return Sample({"coins": coins, "alone": alone}, 0.5, 3.0 * coins + 20.0 * alone)

    rows = [(look(coins, alone), look(coins % 3, alone)) for coins, alone in product(range(200), (0, 1))]
    weights = learn(find_game("sans_foi_ni_loi"), rows)
    few, many = total(weights, {"coins": 2, "alone": 0}, 0.5), total(weights, {"coins": 2, "alone": 1}, 0.5)
    assert 15.0 < many - few < 21.0


def test_a_level_is_learned_although_branches_differ_in_what_is_left():
    """What a seat alone has more is a level by itself: what a branch gains by taking longer must not become part of it."""
    random = Random(1)

    def look(coins, alone, left):
        return Sample({"coins": coins, "alone": alone}, left, 3.0 * coins + alone * (20.0 - 10.0 * left) + 40.0 * left)

    both = product(range(200), (0, 1))
    rows = [(look(coins, alone, random.random()), look(coins % 3, alone, random.random())) for coins, alone in both]
    weights = learn(find_game("sans_foi_ni_loi"), rows)
    off = [total(weights, each.features, each.left) - each.total for row in rows for each in row]
    assert abs(sum(off) / len(off)) < 0.1


def test_playouts_go_further_with_more_time_where_that_pays():
    trail = find_game("great_western_trail")
    short = turns_of(trail)
    assert turns_of(trail, 0.1) == turns_of(trail, 0.05) == short
    assert turns_of(trail, 0.4) == 2 * short
    assert turns_of(NOON, 2.0) == turns_of(NOON)


def test_a_narrow_end_counts_less_where_the_game_has_a_margin():
    lawless, trail = find_game("sans_foi_ni_loi"), find_game("great_western_trail")
    worths = {}
    for seed in range(8):
        match = new_match(lawless, 2, seed=seed)
        play_on(match, sys.maxsize)
        one, other = (standing.total for standing in match.standings())
        worth = outcome(match, chances(match))
        assert isclose(sum(worth), 1.0)
        assert (worth[0] > 0.5) == (one > other)
        worths[one - other] = worth[0]
    assert len(worths) > 2
    assert [worths[lead] for lead in sorted(worths)] == sorted(worths.values())
    match = greedily(trail, 2, seed=1, choices=20)
    assert outcome(match, [0.3, 0.7]) == [0.3, 0.7]
    play_on(match, sys.maxsize)
    assert sorted(outcome(match, chances(match))) == [0.0, 1.0]


def test_people_are_told_chances_not_worths():
    """In the last turn every playout comes to its end: what is told is how many of them were won, narrowly or not."""
    lawless = find_game("sans_foi_ni_loi")
    match = greedily(lawless, 2, seed=3, choices=greedily(lawless, 2, seed=3, choices=sys.maxsize).count - 12)
    seat = next(iter(match.asks))
    assert len(match.asks[seat].options) > 1
    for option in advise(match, seat, FEW, Random(1)).options:
        assert (2 * option.chance * option.playouts).is_integer()


def test_caution_keeps_to_the_hints():
    """An option must look better than the favourite by more than the game's caution."""
    root = Node()
    for option, worths in (("favourite", [0.4, 0.5, 0.6]), ("other", [0.45, 0.55, 0.65])):
        root.kids[option] = Node()
        root.kids[option].worths = worths
    assert _clearly_best(root, ["favourite", "other"], "favourite", 0.0) == "other"
    assert _clearly_best(root, ["favourite", "other"], "favourite", 0.06) == "favourite"


# ------------------------------------------------------------ advice


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_options_and_their_chances(game):
    match = greedily(game, 2, seed=9, choices=40)
    seat = next(iter(match.asks))
    advice = advise(match, seat, FEW, Random(2))
    assert {each.text for each in advice.options} <= set(match.asks[seat].texts())
    assert all(0.0 <= each.chance <= 1.0 for each in advice.options)
    assert advice.chance == advice.options[0].chance


# ------------------------------------------------------------ several cores


def test_other_processes_try_the_same_options_in_other_worlds():
    """As a real process does: in this one, so that the test does not wait for it."""
    match = greedily(find_game("sans_foi_ni_loi"), 2, seed=1, choices=20)
    seat = next(iter(match.asks))
    decision = Decision(match.asks[seat], match)
    texts = decision.ask.texts()[:2]
    found = try_worlds(decision._saved(), texts, 5, 1, 2, 0.02, 1)
    assert len(found) == 2
    assert len(found[0]) == len(found[1]) >= 1
    assert all(0.0 <= worth <= 1.0 for worths in found for worth in worths)


def test_a_helper_that_is_late_or_dies_is_not_waited_for():
    match = greedily(NOON, 1, seed=1, choices=1)
    decision = Decision(match.asks[0], match)
    pool = HelperPool(1)
    gathered = pool.start(decision._saved(), decision.ask.texts(), 5, 0.0, 1)
    for process in list((pool._pool._processes or {}).values()):
        process.kill()
    assert gathered() == [[] for _ in decision.ask.options]
    pool._pool.shutdown(wait=False, cancel_futures=True)
