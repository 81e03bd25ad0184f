"""Simulations: fair, repeatable, and the same on any number of processes."""

from pathlib import Path

import pytest

from high_noon import GAME as NOON
from saloon.arena.simulate import entrant_at, game_seed, simulate, wilson
from saloon.bots import HOUSE_BOTS, BotFailed, RandomBot, UnknownBot
from saloon.engine import BadOptions, Dice, find_game, read_record, replay

GAME = find_game("sans_foi_ni_loi")


def outcome(summary):
    """What does not depend on the clock."""
    return summary.games, summary.decisions, summary.bots


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.real
def test_the_number_of_processes_changes_nothing(tmp_path):
    """Also with games that do not divide evenly, and a bot that breaks ties by chance."""
    runs = {}
    for jobs in (1, 2, 3):
        folder = tmp_path / str(jobs)
        summary = simulate(GAME, ["greedy", "random", "random"], 11, seed=4, jobs=jobs, records_dir=folder)
        runs[jobs] = outcome(summary), files_of(folder)
    assert list(runs[1][1]) == [f"{number:06}.record" for number in range(11)]
    assert runs[1] == runs[2] == runs[3]


def test_the_same_seed_gives_the_same_result_and_another_seed_another():
    one, again, other = (simulate(GAME, ["random"] * 3, 5, seed=seed) for seed in (1, 1, 2))
    assert outcome(one) == outcome(again) != outcome(other)


def test_a_game_does_not_depend_on_how_many_follow(tmp_path):
    simulate(GAME, ["random", "greedy"], 2, seed=9, records_dir=tmp_path / "few")
    simulate(GAME, ["random", "greedy"], 4, seed=9, records_dir=tmp_path / "many")
    few, many = files_of(tmp_path / "few"), files_of(tmp_path / "many")
    assert few.items() <= many.items()


def test_records_are_right_and_say_who_sat_where(tmp_path):
    simulate(GAME, ["greedy", "random", "random"], 4, seed=3, options={"raid_mode": "literal"}, records_dir=tmp_path)
    records = [read_record(path.read_text("utf-8")) for path in sorted(tmp_path.iterdir())]
    assert [record.seats.index("greedy") for record in records] == [0, 1, 2, 0]
    assert [record.seed for record in records] == [game_seed(3, number) for number in range(4)]
    for record in records:
        assert record.options == {"raid_mode": "literal"}
        assert replay(record).over


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_entrant_sits_everywhere_equally_often(seats):
    for seat in range(seats):
        assert sorted(entrant_at(seat, number, seats) for number in range(seats)) == list(range(seats))
    assert all(entrant_at((entrant + 5) % seats, 5, seats) == entrant for entrant in range(seats))


def test_a_summary_adds_up():
    summary = simulate(GAME, ["greedy", "random", "random", "random"], 12, seed=1)
    greedy, random = summary.bots["greedy"], summary.bots["random"]
    assert (summary.games, summary.seats, greedy.games, random.games) == (12, 4, 12, 36)
    assert greedy.wins + random.wins == pytest.approx(12)
    assert greedy.win_rate == greedy.wins / 12
    assert greedy.interval[0] < greedy.win_rate < greedy.interval[1] or greedy.win_rate in greedy.interval
    assert summary.decisions > 12 * 4
    assert summary.decisions_per_second / summary.games_per_second == pytest.approx(summary.decisions / 12)


def test_a_shared_victory_is_shared():
    """Where all bots are one, every game is won once, ties or not."""
    summary = simulate(GAME, ["random"] * 4, 30, seed=2)
    assert summary.bots["random"].wins == pytest.approx(30)


def test_progress_counts_up_to_the_end():
    heard = []
    simulate(GAME, ["random"] * 2, 9, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 9


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_intervals(wins, games, low, high):
    """81 of 263 is the worked example of Newcombe (1998)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("entrants", "options", "refusal"),
    [(["nobody"] * 3, {}, UnknownBot), (["random"] * 9, {}, BadOptions), (["random"] * 3, {"river": "yes"}, BadOptions)],
)
def test_what_is_wrong_is_refused_before_anything_is_played(entrants, options, refusal):
    with pytest.raises(refusal):
        simulate(GAME, entrants, 5, options=options, jobs=2)


def test_a_bot_that_fails_ends_the_simulation_by_name(monkeypatch):
    class Broken(RandomBot):
        def choose(self, decision):
            raise RuntimeError("out of whisky")

    monkeypatch.setitem(HOUSE_BOTS, "broken", Broken)
    with pytest.raises(BotFailed, match=r"The bot broken at seat . failed: RuntimeError: out of whisky"):
        simulate(GAME, ["random", "broken"], 3)


def test_a_bot_that_looks_ahead_gets_imagined_matches(monkeypatch):
    class Dreamer(RandomBot):
        looks_ahead = True

        def choose(self, decision):
            assert decision.imagine(Dice(1)).observe(decision.seat) == decision.observation
            return super().choose(decision)

    monkeypatch.setitem(HOUSE_BOTS, "dreamer", Dreamer)
    dreamt = simulate(GAME, ["dreamer", "dreamer"], 2, seed=1)
    assert dreamt.decisions == simulate(GAME, ["random", "random"], 2, seed=1).decisions


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_automa_has_its_own_line(jobs, tmp_path):
    """Who plays alone plays against her: what she wins, the bot does not."""
    summary = simulate(NOON, ["random"], 12, seed=2, jobs=jobs, records_dir=tmp_path)
    assert list(summary.bots) == ["random", "Sue"]
    assert summary.seats == 1
    bot, sue = summary.bots.values()
    assert bot.games == sue.games == 12
    assert bot.wins + sue.wins == 12
    assert 0 < sue.win_rate < 1
    assert sue.mean_score > 0
    for path in tmp_path.iterdir():
        record = read_record(path.read_text("utf-8"))
        assert record.seats == ["random"]
        assert replay(record, game=NOON).over


def test_without_an_automa_nothing_changes():
    assert list(simulate(NOON, ["random", "greedy"], 2).bots) == ["random", "greedy"]
