"""Tournaments: the same on any number of workers and after any interruption; what they find adds up."""

from __future__ import annotations

import json
import os
import signal
import sys
from xml.etree import ElementTree

import pytest

from arena.scene import hold, outcome, rows, tournament
from high_noon import GAME as NOON
from saloon.arena.findings import findings_of
from saloon.arena.journal import NAME, open_journal
from saloon.arena.playing import ArenaRefusal
from saloon.arena.pools import OwnProcess, ProcessPool
from saloon.arena.tables import check_format
from saloon.arena.tournament import new_tournament, usual_seats
from saloon.bots import HOUSE_BOTS, BotFailed, RandomBot, UnknownBot
from saloon.engine import LANGUAGES, BadOptions, find_game, read_record, replay, texts

GAME = find_game("sans_foi_ni_loi")


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A tournament that nobody interrupted."""
    folder = tmp_path_factory.mktemp("whole") / "out"
    hold(folder, tournament(decisions=True))
    return folder


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_number_of_workers_changes_nothing(tmp_path, whole, jobs):
    pool = ProcessPool(jobs)
    try:
        hold(tmp_path / "out", tournament(decisions=True), pool)
    finally:
        pool.stop()
    assert outcome(tmp_path / "out") == outcome(whole)


class Interrupted:
    """A pool that is stopped after some games."""

    again = 0

    def __init__(self, after):
        self._after = after

    def play(self, what, numbers):
        for count, line in enumerate(OwnProcess().play(what, numbers)):
            if count == self._after:
                raise KeyboardInterrupt
            yield line

    def stop(self):
        return None


@pytest.mark.parametrize("after", range(12))
def test_an_interruption_after_any_game_changes_nothing(tmp_path, whole, after):
    what = tournament(decisions=True)
    with pytest.raises(KeyboardInterrupt):
        hold(tmp_path / "out", what, Interrupted(after))
    heard = []
    hold(tmp_path / "out", what, resume=True, on_game=heard.append)
    assert [played.number for played in heard] == list(range(12))
    assert outcome(tmp_path / "out") == outcome(whole)


def test_many_interruptions_change_nothing(tmp_path, whole):
    for _ in range(6):
        with pytest.raises(KeyboardInterrupt):
            hold(tmp_path / "out", tournament(decisions=True), Interrupted(1), resume=True)
    hold(tmp_path / "out", tournament(decisions=True), resume=True)
    assert outcome(tmp_path / "out") == outcome(whole)


def test_half_a_line_is_as_if_its_game_had_not_been_played(tmp_path, whole):
    """A crash can tear the last line, at any byte."""
    lines = (whole / NAME).read_bytes().splitlines(keepends=True)
    for torn in (1, 40, len(lines[6]) - 1):
        folder = tmp_path / str(torn)
        folder.mkdir()
        (folder / NAME).write_bytes(b"".join(lines[:6]) + lines[6][:torn])
        hold(folder, tournament(decisions=True), resume=True)
        assert outcome(folder) == outcome(whole)


def test_who_was_stopped_before_the_first_line_has_begun_nothing(tmp_path):
    (tmp_path / NAME).write_bytes(b'{"game":"sans')
    hold(tmp_path, tournament(games=6))
    assert len(rows(tmp_path / "games.csv")) == 12


def test_a_game_that_comes_twice_counts_once(tmp_path):
    class Twice(Interrupted):
        def play(self, what, numbers):
            for line in OwnProcess().play(what, numbers):
                yield line
                yield line

    findings = hold(tmp_path, tournament(games=6), Twice(0))
    assert findings.games == 6
    assert len((tmp_path / NAME).read_bytes().splitlines()) == 7


def test_a_finished_tournament_is_not_played_again(tmp_path):
    hold(tmp_path, tournament(games=6))
    before = (tmp_path / NAME).read_bytes()
    hold(tmp_path, tournament(games=6), Interrupted(0), resume=True)
    assert (tmp_path / NAME).read_bytes() == before


OTHERS = {
    "bots": {"bots": ("greedy", "random", "greedy")},
    "games": {"games": 18},
    "seed": {"seed": 1},
    "seats": {"seats": 3},
    "options": {"options": {"raid_mode": "literal"}},
    "decisions": {"decisions": True},
}


@pytest.mark.parametrize("what", OTHERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_going_on_with_other_parameters_is_refused(tmp_path, what, language):
    hold(tmp_path, tournament(games=6))
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(ArenaRefusal) as refusal:
        hold(tmp_path, tournament(**{"games": 6, **OTHERS[what]}), resume=True)
    assert what in refusal.value.say(language)
    assert (tmp_path / NAME).read_bytes() == before


def test_going_on_without_saying_so_is_refused(tmp_path):
    hold(tmp_path, tournament(games=6))
    with pytest.raises(ArenaRefusal, match="holds a tournament already"):
        hold(tmp_path, tournament(games=6))


def test_somebody_elses_folder_is_left_alone(tmp_path):
    (tmp_path / "report.md").write_text("mine")
    with pytest.raises(ArenaRefusal, match="is not empty"):
        hold(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["report.md"]


@pytest.mark.skipif(os.name == "nt", reason="no locks there")
def test_two_cannot_write_one_journal(tmp_path):
    with (
        open_journal(tmp_path, tournament(), resume=True),
        pytest.raises(ArenaRefusal, match="another process"),
        open_journal(tmp_path, tournament(), resume=True),
    ):
        pass


@pytest.mark.parametrize(
    "line",
    [
        b"not json",
        b"{}",
        b"\xff\xfe",
        b'{"number":99,"seats":[],"choices":[],"thoughts":null,"worker":""}',
        b'{"number":0,"seats":[],"choices":[],"thoughts":null,"worker":""}',
        b'{"number":-1,"seats":[[{},1,0,0,""],[{},2,0,0,""]],"choices":[],"thoughts":null,"worker":""}',
        b'{"number":0,"seats":[[{},2,0,0,""],[{},2,0,0,""]],"choices":[],"thoughts":null,"worker":""}',
        b'{"number":0,"seats":[[{},1,0,0,""],[{},2,0,0,""]],"choices":["x"],"thoughts":null,"worker":""}',
        b'{"number":0,"seats":[[{},1,0,0,""],[{},2,0,0,""]],"choices":["9 a:b"],"thoughts":null,"worker":""}',
        b'{"number":0,"seats":[[{},1,0,0,""],[{},2,0,0,""]],"choices":[],"thoughts":[[1,1]],"worker":""}',
        b"[" * 5000,
    ],
)
def test_a_damaged_journal_is_refused_by_its_line(tmp_path, line):
    with open_journal(tmp_path, tournament(), resume=False):
        pass
    with open(tmp_path / NAME, "ab") as file:
        file.write(line + b"\n")
    with pytest.raises(ArenaRefusal, match="Line 2 of"):
        hold(tmp_path, resume=True)
    (tmp_path / NAME).write_bytes(line + b"\n")
    with pytest.raises(ArenaRefusal, match="Line 1 of"):
        hold(tmp_path, resume=True)


# ---------------------------------------------------------------- workers


def test_a_worker_that_is_killed_takes_no_game_with_it(tmp_path, whole):
    """It is killed as soon as its first game is known, with others in hand."""
    pool, killed = ProcessPool(2), []

    def kill_one(played):
        worker = int(played.worker.rpartition(":")[2])
        if not killed:
            killed.append(worker)
            os.kill(worker, signal.SIGKILL)

    try:
        hold(tmp_path / "out", tournament(decisions=True), pool, on_game=kill_one)
    finally:
        pool.stop()
    assert killed
    assert pool.again
    assert outcome(tmp_path / "out") == outcome(whole)


def test_a_bot_that_fails_stops_the_tournament_by_name_and_it_can_go_on(tmp_path, monkeypatch):
    class Broken(RandomBot):
        def choose(self, decision):
            raise RuntimeError("out of whisky")

    monkeypatch.setitem(HOUSE_BOTS, "moody", Broken)
    what = tournament(["random", "greedy", "moody"], 6)
    with pytest.raises(BotFailed, match=r"The bot moody at seat . failed: RuntimeError: out of whisky"):
        hold(tmp_path, what)
    from saloon.arena.playing import player_of

    player_of.cache_clear()
    monkeypatch.setitem(HOUSE_BOTS, "moody", RandomBot)
    assert hold(tmp_path, what, resume=True).games == 6


# ---------------------------------------------------------------- what it finds


def test_records_are_those_of_the_schedule_and_replay(whole):
    records = [read_record(path.read_text("utf-8")) for path in sorted((whole / "records").iterdir())]
    assert len(records) == 12
    assert len({record.seed for record in records}) == 2
    for record in records:
        assert replay(record).over


def test_rows_add_up(whole):
    games = rows(whole / "games.csv")
    assert len(games) == 24
    assert sum(float(row["won"]) for row in games) == pytest.approx(12)
    for row in games:
        assert int(row["total"]) == sum(int(cell) for key, cell in row.items() if key.startswith("score_"))
    decisions = rows(whole / "decisions.csv")
    assert len(decisions) == sum(int(row["decisions"]) for row in games)
    first = next(row for row in decisions if row["game"] == "0" and row["seat"] == "0")
    assert f"{first['verb']}:{first['choice']}" == games[0]["opening"]
    assert all(int(row["options"]) >= 1 for row in decisions)


def test_csv_and_parquet_agree(tmp_path, whole):
    parquet = pytest.importorskip("pyarrow.parquet")
    hold(tmp_path, tournament(decisions=True), format="parquet")
    for name in ("games", "decisions"):
        table = parquet.read_table(tmp_path / f"{name}.parquet").to_pylist()
        written = [{key: str(cell) for key, cell in row.items() if key != "seconds"} for row in table]
        assert written == rows(whole / f"{name}.csv")


def test_ratings_are_in_the_order_of_strength(whole):
    summary = json.loads((whole / "summary.json").read_bytes())
    greedy, *randoms = summary["bots"]
    for random in randoms:
        assert greedy["rating"]["low"] > random["rating"]["points"]
        assert greedy["won"]["interval"][0] > random["won"]["rate"]
    assert [bot["name"] for bot in summary["bots"]] == ["greedy", "random", "random 2"]
    ahead = {(one, two): share["rate"] for one, two, share in summary["pairs"]}
    assert ahead["greedy", "random"] + ahead["random", "greedy"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_its_sections_and_plots(tmp_path, whole, language):
    from saloon.arena.report import write_report

    with open_journal(whole, tournament(decisions=True), resume=True) as journal:
        findings = findings_of(journal.tournament, journal.games())
    text = write_report(tmp_path, findings, language).read_text("utf-8")
    say = texts("saloon.arena", language)
    for section in ("ratings", "wins", "pairs", "seats", "openings", "scores", "categories"):
        assert f"## {say(f'report-{section}')}\n" in text
    names = {"ratings", "win-rates", "seats", "openings", "scores", "categories"}
    assert {path.stem for path in (tmp_path / "plots").glob("*.svg")} == names
    for name in names:
        assert f"(plots/{name}.svg)" in text
        drawing = ElementTree.parse(tmp_path / "plots" / f"{name}.svg").getroot()
        assert drawing.find("{http://www.w3.org/2000/svg}title") is not None
    assert GAME.texts(language)("category-herds") in text


def test_pictures_are_drawn_where_matplotlib_is(whole):
    pytest.importorskip("matplotlib")
    for path in (whole / "plots").glob("*.svg"):
        assert path.with_suffix(".png").read_bytes().startswith(b"\x89PNG")


def test_without_the_extras_there_are_drawings_and_csv(tmp_path, monkeypatch):
    for name in ("matplotlib", "pyarrow"):
        monkeypatch.setitem(sys.modules, name, None)
    hold(tmp_path, tournament(games=6))
    assert not list((tmp_path / "plots").glob("*.png"))
    assert len(list((tmp_path / "plots").glob("*.svg"))) == 6
    with pytest.raises(ArenaRefusal, match=r"saloon\[arena\]"):
        check_format("parquet")


def test_an_automa_is_rated_like_anybody(tmp_path):
    """Whoever plays alone plays against her, on the same deals."""
    findings = hold(tmp_path, tournament(["greedy", "random"], 20, game=NOON, seats=1))
    summary = findings.summary()
    assert [bot.name for bot in summary.bots] == ["greedy", "random", "Sue"]
    assert [bot.won.games for bot in summary.bots] == [10, 10, 20]
    assert sum(bot.won.wins for bot in summary.bots) == pytest.approx(20)
    games = rows(tmp_path / "games.csv")
    assert [row["bot"] for row in games[:4]] == ["greedy", "Sue", "random", "Sue"]
    for path in (tmp_path / "records").iterdir():
        assert replay(read_record(path.read_text("utf-8")), game=NOON).over


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("bots", "rest", "refusal"),
    [
        (["nobody", "random"], {}, UnknownBot),
        (["random"], {"seats": 2}, ArenaRefusal),
        (["random"] * 9, {"seats": 9}, BadOptions),
        (["random"] * 2, {"options": {"river": "yes"}}, BadOptions),
        (["random"] * 99, {"seats": 6}, ArenaRefusal),
        (["random"] * 40, {"seats": 4, "games": 9_900_000}, ArenaRefusal),
    ],
)
def test_what_cannot_be_played_is_refused(bots, rest, refusal):
    with pytest.raises(refusal):
        new_tournament(GAME, bots, rest.pop("games", 10), **rest)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 4), (9, 6), (1, 2)])
def test_seats_when_nobody_says(bots, seats):
    assert usual_seats(GAME, bots) == seats


def test_another_version_on_a_worker_is_refused():
    import msgspec

    from saloon.arena.playing import play_numbered

    other = msgspec.structs.replace(tournament(), version="0.0.0")
    assert "install the same everywhere" in str(play_numbered(other.encoded(), 0))
    other = msgspec.structs.replace(tournament(), rules=99)
    assert "install the same everywhere" in str(play_numbered(other.encoded(), 0))
