"""The analysis of a finished game: computed once, piece by piece, and taken up again wherever it stopped."""

from __future__ import annotations

import asyncio
import random
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from saloon.engine import LANGUAGES, find_game, new_match, texts
from saloon.web.live import analysis_worker
from saloon.web.live.analysing import Analyst, play_of
from saloon.web.live.analysis_worker import FinishedGame, Stretch, advice_after, stretch_from, worst_choices
from saloon.web.live.house import House
from saloon.web.live.thinking import Thinkers
from saloon.web.tables.analyses import keep, take_up, unfinished, wanted
from saloon.web.tables.history import final_row
from saloon.web.tables.models import Analysis, Table
from saloon.web.tables.signals import analysis_wanted
from saloon.web.tables.story import story
from web.live_scene import GAME, Scene, live
from web.scenes import finished, made, running

# ------------------------------------------------------------ the page


@pytest.mark.django_db
def test_only_finished_games_are_analysed(as_maud, nobody, maud, wren):
    table = running(maud, wren, choices=5)
    for client in (as_maud, nobody):
        answer = client.get(f"/t/{table.code}/analysis")
        assert answer.status_code == 403
        assert "when it is over" in answer.text
    assert nobody.get(f"/t/{made(maud, 'me', 'open').code}/analysis").status_code == 403
    assert nobody.get("/t/nosuchtable/analysis").status_code == 404
    assert not Analysis.objects.exists()


@pytest.mark.django_db
def test_a_game_of_other_rules_cannot_be_analysed(nobody, maud, wren):
    table = finished(maud, wren)
    table.prelude[0] = [0, "act:fly"]
    table.save()
    assert nobody.get(f"/t/{table.code}/analysis").status_code == 409
    assert not Analysis.objects.exists()


@pytest.mark.django_db
def test_the_pages_of_a_finished_game_lead_there(nobody, maud, wren):
    table = finished(maud, wren)
    for page in ("score", "replay"):
        assert f'href="/t/{table.code}/analysis"' in nobody.get(f"/t/{table.code}/{page}").text


@pytest.mark.django_db
def test_a_flood_of_readers_wants_one_analysis(nobody, maud, wren):
    table, heard = finished(maud, wren), []
    analysis_wanted.connect(lambda sender, code, **_: heard.append(code), weak=False, dispatch_uid="test")
    try:
        answers = [nobody.get(f"/t/{table.code}/analysis") for _ in range(10)]
        assert {answer.status_code for answer in answers} == {200}
        assert set(heard) == {table.code}
        assert Analysis.objects.count() == 1
        heard.clear()
        complete(table)
        nobody.get(f"/t/{table.code}/analysis")
        assert heard == [], "what is done is not done again"
    finally:
        analysis_wanted.disconnect(dispatch_uid="test")


def complete(table: Table, worst: list[dict[str, Any]] | None = None) -> Analysis:
    """The analysis as if it had been computed."""
    analysis, play = wanted(table), play_of(table)
    chance = random.Random(3)
    rows = [analysis_worker.shares([chance.random() for _ in range(table.size)]) for _ in range(analysis.length + 1)]
    analysis.chances, analysis.free, analysis.status = rows, [True] * analysis.length, "done"
    analysis.worst = worst if worst is not None else [picked(play, at) for at in (4, 40, 80)]
    keep(analysis)
    return analysis


def picked(play: FinishedGame, at: int) -> dict[str, Any]:
    seat, _ = play.choices[at - 1]
    best = play.after(at - 1).asks[seat].texts()[-1]
    return {"at": at, "seat": seat, "before": 0.61, "after": 0.42, "best": best}


@pytest.mark.django_db
def test_programs_get_the_same_as_numbers(nobody, maud, wren):
    playing, table = running(maud, wren, choices=5), finished(maud, wren)
    assert nobody.get(f"/api/tables/{playing.code}/analysis").json()["code"] == "analysis-when-over"
    begun = nobody.get(f"/api/tables/{table.code}/analysis").json()
    assert (begun["status"], begun["progress"], begun["chances"], begun["worst"]) == ("running", 0, [], None)
    analysis = complete(table)
    found = nobody.get(f"/api/tables/{table.code}/analysis").json()
    assert (found["status"], found["progress"], found["length"]) == ("done", 100, analysis.length)
    assert found["chances"] == analysis.chances
    assert found["worst"] == analysis.worst


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_then_graph_and_list(nobody, maud, wren, language):
    say = texts("saloon.web", language)
    table = finished(maud, wren)

    def page() -> str:
        return nobody.get(f"/t/{table.code}/analysis", headers={"Accept-Language": language}).text

    text = page()
    assert say("analysis-running", done=0) in text
    assert 'data-fresh="' in text
    analysis = wanted(table)
    analysis.chances = [[0.2, 0.3, 0.5]] * (analysis.length // 2)
    keep(analysis)
    text = page()
    assert say("analysis-running", done=Analysis.objects.get().progress) in text
    assert 30 < Analysis.objects.get().progress < 60
    assert 'class="chart"' in text
    assert say("analysis-waits") in text
    complete(table)
    text = page()
    assert "<progress" not in text
    assert "data-fresh" not in text
    assert text.count('class="line"') == 3 * 3, "three seats in both graphs and in the legend"
    assert text.count('class="lost"') == 2 * 3
    for at in (4, 40, 80):
        assert f'href="/t/{table.code}/replay?at={at}"' in text
    assert say("analysis-drop", before=61, after=42) in text
    assert say("analysis-lost", lost=19) in text
    assert text.count("<tr>") == len({turn.at for turn in story(table).turns}) + 2, "a row a turn, the end, and the head"


@pytest.mark.django_db
def test_when_nothing_was_lost_or_nothing_was_found(nobody, maud, wren):
    table = finished(maud, wren)
    complete(table, worst=[])
    assert "No choice lost much." in nobody.get(f"/t/{table.code}/analysis").text
    Analysis.objects.update(status="failed")
    answer = nobody.get(f"/t/{table.code}/analysis")
    assert answer.status_code == 200
    assert "could not be analysed" in answer.text
    assert "data-fresh" not in answer.text


@pytest.mark.django_db
def test_the_bot_may_agree(nobody, maud, wren):
    table = finished(maud, wren)
    play = play_of(table)
    seat, text = play.choices[9]
    complete(table, worst=[{"at": 10, "seat": seat, "before": 0.6, "after": 0.4, "best": text}])
    assert "would have chosen the same" in nobody.get(f"/t/{table.code}/analysis").text


# ------------------------------------------------------------ what is computed


def test_the_choices_that_lost_most():
    seats = [0, 0, 1, 1, 0, 1]
    mine = [0.6, 0.6, 0.4, 0.4, 0.4, 0.4, 0.4]
    chances = [[chance, 1 - chance] for chance in mine]
    lost = worst_choices(seats, chances, [True] * 6, [0, 2, 4])
    assert [(each.at, each.seat) for each in lost] == [(2, 0)], "of a turn the worst choice only"
    assert (lost[0].before, lost[0].after) == (0.6, 0.4)
    assert worst_choices(seats, chances, [True, False, True, True, True, True], [0, 2, 4]) == [], "it had to be chosen"
    assert worst_choices(seats, [[0.5, 0.5]] * 7, [True] * 6, [0]) == []


def test_a_passing_dip_is_no_blunder_and_the_next_choice_is_somebody_elses():
    """The chance right after a choice counts, or the mean of three positions if that is better."""
    dip = [[0.5, 0.5], [0.2, 0.8], [0.5, 0.5], [0.5, 0.5]]
    assert [(lost.at, round(lost.after, 2)) for lost in worst_choices([0, 0, 0], dip, [True] * 3, [0, 1, 2])] == [(1, 0.4)]
    fall = [[0.5, 0.5], [0.5, 0.5], [0.0, 1.0], [0.0, 1.0]]
    assert worst_choices([0, 1, 1], fall, [True] * 3, [0]) == []


def test_chances_add_up():
    assert analysis_worker.shares([0.5, 0.5, 0.5, 0.5]) == [0.25] * 4
    assert analysis_worker.shares([0.0, 0.0]) == [0.0, 0.0]


def played_out(game: str = GAME, seats: int = 2, seed: int = 11, options: dict[str, str] | None = None) -> FinishedGame:
    """A random game, as a worker is given it."""
    options = options if options is not None else {"two_player_mode": "single_ranch"}
    match, chance, made = new_match(find_game(game), seats, options, seed), random.Random(1), []
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        made.append((seat, chance.choice(ask.texts())))
        match.answer_text(*made[-1])
    return FinishedGame(find_game(game).package, seats, options, seed, tuple(made))


def test_pieces_of_any_length_give_the_same(monkeypatch):
    play = played_out()
    whole = stretch_from(play, 0)
    monkeypatch.setattr(analysis_worker, "PIECE_SECONDS", 0.02)
    pieces = Stretch([], [])
    while len(pieces.chances) <= len(play.choices):
        piece = stretch_from(play, len(pieces.chances))
        pieces.chances.extend(piece.chances)
        pieces.free.extend(piece.free)
    monkeypatch.setattr(analysis_worker, "PIECE_SECONDS", float("inf"))
    assert pieces == stretch_from(play, 0)
    assert pieces.chances[: len(whole.chances)] == whole.chances
    assert (len(pieces.chances), len(pieces.free)) == (len(play.choices) + 1, len(play.choices))
    assert max(pieces.chances[-1]) == 1.0


def test_what_the_bot_would_have_chosen_could_have_been_chosen():
    play = played_out()
    at = next(at for at in range(30, 90) if len(play.after(at).asks[play.choices[at][0]].options) > 2)
    assert advice_after(play, at) in play.after(at).asks[play.choices[at][0]].texts()


# ------------------------------------------------------------ in the background


class InPlace:
    """Workers of this very process. `pieces` and `advice`: after so many of each they do not answer any more."""

    def __init__(self, pieces: int = 10**9, advice: int = 10**9) -> None:
        self.pieces, self.advice, self.firsts, self.asked = pieces, advice, [], []
        self.resting = asyncio.Event()

    async def look_back(self, play: FinishedGame, first: int) -> Stretch:
        await self._may_work()
        self.firsts.append(first)
        return stretch_from(play, first)

    async def advise_after(self, play: FinishedGame, count: int) -> str | None:
        await self._may_work()
        self.asked.append(count)
        return play.after(count).asks[play.choices[count][0]].texts()[0]

    @property
    def tired(self) -> bool:
        return len(self.firsts) >= self.pieces or len(self.asked) >= self.advice

    async def _may_work(self) -> None:
        if self.tired:
            self.resting.set()
            await asyncio.Event().wait()
        await asyncio.sleep(0)


def analyst(workers: Any) -> Analyst:
    return Analyst(workers)


async def over(scene: Scene) -> Table:
    """The scene's table, its game played out at random."""

    def play() -> Table:
        table = scene.table
        match, chance, made = new_match(find_game(table.game), table.size, table.options, int(table.seed)), random.Random(1), []
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            made.append([seat, chance.choice(ask.texts())])
            match.answer_text(*made[-1])
        table.prelude, table.waiting = made, []
        for name, value in final_row(match).items():
            setattr(table, name, value)
        table.save()
        wanted(table)
        return table

    return await scene.on_disk(play)


async def until(reached: Any) -> None:
    while not reached():
        await asyncio.sleep(0.01)


async def row(scene: Scene) -> Analysis:
    return await scene.on_disk(Analysis.objects.get, table=scene.table)


async def done(scene: Scene) -> Analysis:
    while (await row(scene)).status == "running":
        await asyncio.sleep(0.02)
    return await row(scene)


@live("a greedy")
async def test_it_is_computed_piece_by_piece_and_only_once(scene):
    table, workers = await over(scene), InPlace()
    works = analyst(workers)
    for _ in range(20):
        works.want(table.code)
    found = await done(scene)
    assert (found.status, found.progress, found.held) == ("done", 100, None)
    assert len(found.chances) == found.length + 1
    assert sorted(set(workers.firsts)) == workers.firsts
    assert found.worst
    assert [each["at"] - 1 for each in found.worst] == workers.asked
    assert all(each["best"] for each in found.worst)
    works.want(table.code)
    await until(lambda: works._working.done())
    assert len(workers.asked) == len(found.worst), "what is done is not done again"


@pytest.mark.parametrize("stops", [{"pieces": 2}, {"advice": 2}], ids=["chances", "advice"])
def test_it_goes_on_where_it_stopped(tmp_path, django_db_blocker, monkeypatch, stops):
    """A server that is stopped in the middle of the chances, or of the advice; the next one does the rest."""
    monkeypatch.setattr(analysis_worker, "PIECE_SECONDS", 0.01)

    @live("a greedy")
    async def play(scene):
        table, before, after = await over(scene), InPlace(**stops), InPlace()
        first, second = analyst(before), analyst(after)
        first.want(table.code)
        await before.resting.wait()  # whoever asks for more has kept what was found last
        await first.stop()
        kept = await row(scene)
        assert (kept.status, kept.held) == ("running", None)
        assert 0 < kept.progress < 100
        assert await scene.on_disk(unfinished) == [table.code]
        second.want(table.code)
        found = await done(scene)
        assert (found.status, len(found.chances)) == ("done", found.length + 1)
        assert found.chances[: len(kept.chances)] == kept.chances
        assert after.firsts[:1] == ([len(kept.chances)] if "pieces" in stops else []), "nothing is computed twice"
        assert len(before.asked) + len(after.asked) <= len(found.worst) + 1

    play(tmp_path, django_db_blocker)


@live("a greedy")
async def test_two_processes_do_not_work_on_the_same_game(scene):
    table = await over(scene)
    assert await scene.on_disk(take_up, table.code) is not None
    assert await scene.on_disk(take_up, table.code) is None, "another process is at it"
    long_ago = timezone.now() - timedelta(hours=1)
    await scene.on_disk(Analysis.objects.filter(table=table).update, held=long_ago)
    assert await scene.on_disk(take_up, table.code) is not None, "that one is gone"
    assert await scene.on_disk(unfinished) == [table.code]
    assert await scene.on_disk(take_up, table.code) is not None, "a process that starts alone knows that nobody is at it"


@live("a greedy")
async def test_a_game_that_cannot_be_judged_does_not_stop_the_others(scene):
    table = await over(scene)

    class Fails(InPlace):
        async def look_back(self, play: FinishedGame, first: int) -> Stretch:
            raise RuntimeError("no idea")

    works = analyst(Fails())
    works.want("nosuchtable")
    works.want(table.code)
    assert (await done(scene)).status == "failed"


@pytest.mark.real
@live("a greedy")
async def test_the_house_takes_up_what_a_restart_has_left_and_hears_the_page(scene):
    """With real workers: one analysis was under way when the server stopped, another is wanted by a page."""
    table = await over(scene)
    home = House()
    await home.start()
    try:
        assert (await done(scene)).status == "done"
        await scene.on_disk(Analysis.objects.filter(table=table).update, status="running", chances=[], free=[], worst=None)
        await scene.on_disk(analysis_wanted.send, Analysis, code=table.code)
        assert (await done(scene)).status == "done"
    finally:
        await home.stop()


@pytest.mark.real
def test_workers_look_back_on_every_game():
    async def look() -> None:
        thinkers = Thinkers(1)
        try:
            for game, options in (("carson_city", {}), ("great_western_trail_el_paso", {})):
                play = played_out(game, 2, options=options)
                piece = await thinkers.look_back(play, 0)
                assert piece.chances
                best = await thinkers.advise_after(play, 20)
                assert best in play.after(20).asks[play.choices[20][0]].texts()
        finally:
            thinkers.stop()

    asyncio.run(look())
