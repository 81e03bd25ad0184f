"""Replays and records: everything when a game is over, one's own seat while it runs, and nothing else."""

from __future__ import annotations

import re
from html import unescape

import pytest

from saloon.engine import Match, Tell, find_game, read_record, replay, seeded, to_bytes
from saloon.web.tables import replay_views
from saloon.web.tables.history import choices, fresh_match, played_today, record
from saloon.web.tables.models import OVER, Table
from saloon.web.tables.story import played, story
from saloon.web.tables.turn_list import TURNS_AROUND
from web.scenes import GAME, finished, made, running, written

pytestmark = pytest.mark.django_db


# ------------------------------------------------------------ finished games


def test_any_moment_of_a_finished_game(nobody, maud, wren):
    table = finished(maud, wren)
    length = story(table).length
    for at in (0, 1, length // 2, length):
        for seat in ("", "&seat=0", "&seat=2"):
            answer = nobody.get(f"/t/{table.code}/replay?at={at}{seat}")
            assert answer.status_code == 200
            assert f"move {at} of {length}" in answer.text


def test_all_cards_open_shows_every_hand(nobody, maud, wren):
    table = finished(maud, wren)
    shown = nobody.get(f"/t/{table.code}/replay?at=5").text
    regions = re.findall(r'id="p-region-(hand[^"]*)"', shown)
    assert len(regions) == table.size
    assert regions[0] == "hand"
    ids = re.findall(r'\bid="([^"]*)"', shown)
    assert len(ids) == len(set(ids))
    through = nobody.get(f"/t/{table.code}/replay?at=5&seat=0").text
    assert re.findall(r'id="p-region-(hand[^"]*)"', through) == ["hand"]


@pytest.mark.parametrize("query", ["at=999999", "at=-1", "at=x", "at=", "at=1&size=phone", "at=²"])
def test_moments_that_do_not_exist_are_the_nearest(nobody, maud, wren, query):
    assert nobody.get(f"/t/{finished(maud, wren).code}/replay?{query}").status_code == 200


@pytest.mark.parametrize("seat", ["9", "-1", "x", "²"])
def test_seats_that_do_not_exist_are_refused(nobody, maud, wren, seat):
    assert nobody.get(f"/t/{finished(maud, wren).code}/replay?seat={seat}").status_code == 400


def test_the_buttons_step_by_move_and_by_turn(nobody, maud, wren):
    table = finished(maud, wren)
    turns = [turn.at for turn in story(table).turns]
    text = nobody.get(f"/t/{table.code}/replay?at={turns[3]}").text
    for at in (0, turns[2], turns[3] - 1, turns[3] + 1, turns[4], story(table).length):
        assert f'href="?at={at}"' in text


def test_the_score_follows_the_turns(maud, wren):
    table = finished(maud, wren)
    told = story(table)
    assert len(told.totals) == len(told.turns) + 1
    assert list(told.totals[-1]) == table.result["totals"]


def test_a_game_of_other_rules_keeps_its_score(nobody, maud, wren):
    table = finished(maud, wren)
    table.prelude[0] = [0, "act:fly"]
    table.save()
    assert nobody.get(f"/t/{table.code}/score").status_code == 200
    answer = nobody.get(f"/t/{table.code}/replay")
    assert answer.status_code == 409
    assert "other rules" in answer.text


def test_a_game_of_older_rules_is_replayed_by_todays(nobody, maud, wren, monkeypatch):
    table = finished(maud, wren)
    monkeypatch.setattr(find_game(table.game), "rules_number", 2)
    assert table.rules == 1
    assert nobody.get(f"/t/{table.code}/replay").status_code == 200
    assert list(story(table).totals[-1]) == table.result["totals"]


def test_a_game_that_comes_to_another_result_by_todays_rules_is_not_shown(nobody, maud, wren, monkeypatch):
    table = finished(maud, wren)
    monkeypatch.setattr(find_game(table.game), "rules_number", 2)
    table.result["totals"][0] += 1
    table.save()
    table.refresh_from_db()
    options, made = played_today(table)
    assert (options, made) == (table.options, choices(table))


def test_a_running_game_has_no_score_page(as_maud, maud, wren):
    table = running(maud, wren, choices=3)
    assert as_maud.get(f"/t/{table.code}/score").url == f"/t/{table.code}"


def test_finished_games_are_listed_for_those_who_may_see_them(as_maud, as_anouk, nobody, maud, wren):
    private, public = finished(maud, wren), finished(maud, wren, seed=8)
    Table.objects.filter(pk=public.pk).update(public=True)
    assert private.code in as_maud.get("/replays").text
    for client in (as_anouk, nobody):
        text = client.get("/replays").text
        assert private.code not in text
        assert public.code in text
    assert public.code not in as_anouk.get("/replays?mine=1").text


# ------------------------------------------------------------ running games


def test_a_running_game_is_replayed_only_through_ones_own_seat(as_maud, as_anouk, nobody, maud, wren):
    table = running(maud, wren, choices=12)
    assert as_maud.get(f"/t/{table.code}/replay?at=6&seat=0").status_code == 200
    assert as_maud.get(f"/t/{table.code}/replay").status_code == 200
    assert as_maud.get(f"/t/{table.code}/replay?seat=1").status_code == 403
    for client in (as_anouk, nobody):
        for query in ("", "?seat=0", "?seat=1", "?at=3"):
            assert client.get(f"/t/{table.code}/replay{query}").status_code == 403


@pytest.mark.parametrize("seed", range(8))
def test_what_a_replay_shows_does_not_depend_on_the_others_cards(as_maud, maud, wren, monkeypatch, seed):
    """Two positions that differ only in what seat 0 cannot know look the same to it, letter for letter."""
    table = running(maud, wren, choices=30, seed=seed)
    seen, hidden = set(), set()

    def redealt(dice: int) -> None:
        def other(*where: object) -> Match:
            match = played(*where)
            match.redeal(0, seeded(dice))
            hidden.add(str(match.state))
            return match

        monkeypatch.setattr(replay_views, "played", other)

    for dice in range(4):
        redealt(dice)
        text = as_maud.get(f"/t/{table.code}/replay?seat=0").text
        seen.add(re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", text))
    assert len(hidden) > 1
    assert len(seen) == 1


def test_seeds_and_records_stay_in_the_house_until_the_end(as_maud, nobody, maud, wren):
    table = running(maud, wren, choices=10)
    token = table.seed
    for client in (as_maud, nobody):
        for page in ("", "/replay", "/replay?at=2&seat=0", "/record", "/score"):
            answer = client.get(f"/t/{table.code}{page}", follow=True)
            assert token not in answer.text
        for page in ("/", "/watch", "/replays", f"/api/tables/{table.code}", f"/api/tables/{table.code}/record", "/api/tables"):
            assert token not in client.get(page).text
    assert as_maud.get(f"/t/{table.code}/record").status_code == 403
    assert table.seed_hash in as_maud.get(f"/t/{table.code}/replay").text


def test_hidden_choices_of_others_are_not_named(as_maud, maud, wren):
    """What seat 1 draws is told to seat 1 alone."""
    from saloon.engine.wording import Teller

    table = running(maud, wren, choices=40)
    match = played(table, story(table), 40)
    drawn = [tell for tell in match.tells if tell.event == "draws" and tell.seat == 1]
    teller = Teller(find_game(GAME), "en", ["Maud", "Wren"])
    text = as_maud.get(f"/t/{table.code}/replay?at=40").text
    for tell in drawn:
        assert teller.line(tell.seen_by(1), match.observe(1)) not in text


# ------------------------------------------------------------ playing on


def test_playing_on_from_a_moment(as_maud, maud, wren):
    table = finished(maud, wren)
    answer = as_maud.post(f"/t/{table.code}/play-on", {"at": "20"})
    new = Table.objects.get(parent=table)
    assert answer.url == f"/t/{new.code}"
    assert (new.status, len(new.prelude), new.seed) == ("playing", 20, table.seed)
    assert [bool(seat.bot) for seat in new.seats.all()] == [False, True, True]
    assert new.seats.get(number=0).user == maud


def test_playing_on_with_others(as_anouk, anouk, maud, wren):
    table = finished(maud, wren)
    as_anouk.post(f"/t/{table.code}/play-on", {"at": "0", "others": "people"})
    new = Table.objects.get(parent=table)
    assert new.status == "open"
    assert new.seats.filter(user=anouk).count() == 1


@pytest.mark.parametrize("at", ["", "x", "-1", "99999999", "²"])
def test_moments_to_play_on_from_must_exist(as_maud, maud, wren, at):
    table = finished(maud, wren)
    assert as_maud.post(f"/t/{table.code}/play-on", {"at": at}).status_code == 400


def test_nothing_to_play_on_after_the_end(as_maud, maud, wren):
    table = finished(maud, wren)
    assert as_maud.post(f"/t/{table.code}/play-on", {"at": str(story(table).length)}).status_code == 400


def test_nobody_plays_on_from_a_running_game(as_maud, as_anouk, maud, wren):
    table = running(maud, wren, choices=5)
    for client in (as_maud, as_anouk):
        assert client.post(f"/t/{table.code}/play-on", {"at": "2"}).status_code == 403


# ------------------------------------------------------------ records


def test_export_and_import_round_trip(as_maud, maud, wren):
    table = finished(maud, wren)
    text = as_maud.get(f"/t/{table.code}/record").text
    assert replay(read_record(text)).over
    answer = as_maud.post("/import", {"text": text})
    copy = Table.objects.exclude(pk=table.pk).get()
    assert answer.url == f"/t/{copy.code}/replay"
    assert (copy.status, copy.result, copy.seed) == (OVER, table.result, table.seed)
    assert as_maud.get(f"/t/{copy.code}/record").text == text


def test_import_by_file(as_maud, tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(written(), "utf-8")
    with file.open("rb") as handle:
        assert as_maud.post("/import", {"file": handle}).status_code == 302


def test_an_unfinished_record_can_be_looked_at_and_played_on(as_maud):
    as_maud.post("/import", {"text": written(most=15)})
    table = Table.objects.get()
    assert table.status == "closed"
    assert as_maud.get(f"/t/{table.code}", follow=True).redirect_chain[-1][0] == f"/t/{table.code}/replay"
    as_maud.post(f"/t/{table.code}/play-on", {"at": "15"})
    assert Table.objects.get(parent=table).status == "playing"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: "", "Line 1"),
        (lambda text: text.replace("game: sans_foi_ni_loi", "game: poker"), "poker"),
        (lambda text: text.replace("seed: 7", "seed: x"), "Line 5"),
        (lambda text: text.replace("result:", "0 act:fly\nresult:"), "act:fly"),
        (lambda text: re.sub("result: .*", "result: 1 2 3", text), "result"),
        (lambda text: text.rsplit("result", 1)[0], "result"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "99"),
        (lambda text: "<script>alert(1)</script>", "Line 1"),
    ],
)
def test_bad_records_are_refused_with_their_line(as_maud, change, said):
    answer = as_maud.post("/import", {"text": change(written())})
    assert answer.status_code == 400
    assert said in answer.text
    assert "<script>alert" not in answer.text
    assert Table.objects.count() == 0


def test_a_record_has_a_size(as_maud, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    assert as_maud.post("/import", {"text": "x" * 5000}).status_code == 413


def test_names_of_a_record_are_cleaned_and_shown_as_text(as_maud):
    text = written().replace("seats: Ann;", 'seats: <script>alert("x")</script>;')
    as_maud.post("/import", {"text": text})
    table = Table.objects.get()
    assert "<script>alert" not in as_maud.get(f"/t/{table.code}/replay?at=3").text


def test_the_record_of_a_room_that_never_began(as_maud, maud):
    table = made(maud, "me", "open")
    assert as_maud.get(f"/t/{table.code}/record").status_code == 403
    assert as_maud.get(f"/t/{table.code}/replay").status_code in (200, 403)


# ------------------------------------------------------------ several seats around one screen


@pytest.fixture
def looked_through(monkeypatch):
    """Whose eyes were used, for positions and lines."""
    eyes = set()
    observe, seen_by = Match.observe, Tell.seen_by
    monkeypatch.setattr(Match, "observe", lambda match, seat: eyes.add(seat) or observe(match, seat))
    monkeypatch.setattr(Tell, "seen_by", lambda tell, seat: eyes.add(seat) or seen_by(tell, seat))
    return eyes


def around_one_screen(host):
    table = running(host, choices=12, kinds=("me", "me", "bot"))
    assert [seat.number for seat in table.seats.all() if seat.held_by(host.pk)] == [0, 1]
    return table


@pytest.mark.parametrize("query", ["", "?at=3", "?at=7&seat=0", "?at=7&seat=1", "?at=7&seat=1&size=phone"])
def test_a_running_replay_covers_hands_around_one_screen_as_the_table_does(as_maud, maud, looked_through, query):
    table = around_one_screen(maud)
    shown = as_maud.get(f"/t/{table.code}/replay{query}")
    assert shown.status_code == 200
    assert "hands stay covered" in shown.text
    assert looked_through == {None}


def test_the_lobby_covers_hands_around_one_screen_too(as_maud, maud, looked_through):
    around_one_screen(maud)
    assert as_maud.get("/").status_code == 200
    assert looked_through <= {None}


def test_with_one_seat_a_running_replay_shows_its_own_hand(as_maud, maud, wren, looked_through):
    as_maud.get(f"/t/{running(maud, wren, choices=12).code}/replay?at=7")
    assert looked_through == {0}


def test_when_the_game_is_over_nothing_is_covered(as_maud, maud):
    table = finished(maud, maud)
    assert "hands stay covered" not in as_maud.get(f"/t/{table.code}/replay?at=5&seat=1").text


# ------------------------------------------------------------ decks that somebody may know


def taken_up(client, table, at, **sent):
    answer = client.post(f"/t/{table.code}/play-on", {"at": str(at), "others": "people", **sent})
    return Table.objects.get(code=answer.url.rpartition("/")[2])


@pytest.mark.parametrize("at", [0, 20])
def test_whoever_joins_a_table_that_goes_on_is_told_that_its_deal_may_be_known(as_maud, nobody, maud, wren, at):
    new = taken_up(as_maud, finished(maud, wren), at)
    assert new.deal == "known"
    assert "may know from the earlier game" in nobody.get(f"/t/{new.code}").text
    assert nobody.get(f"/api/tables/{new.code}").json()["deal"] == "known"
    Table.objects.filter(pk=new.pk).update(public=True)
    assert "its deal may be known" in nobody.get("/").text


def test_a_known_deal_is_no_rematch(as_maud, as_wren, maud, wren):
    table = finished(maud, wren)
    new = taken_up(as_maud, table, 0)
    assert new.code not in as_wren.get(f"/t/{table.code}/score").text


def test_playing_on_with_hidden_cards_dealt_anew(as_maud, nobody, maud, wren):
    table = finished(maud, wren)
    told = story(table)
    start = next(turn.at for turn in told.turns[5:] if told.turn_after(turn.at) > turn.at + 1)
    new = taken_up(as_maud, table, start + 1, anew="on")
    assert (new.deal, len(new.prelude), new.seed, [deal[0] for deal in new.deals]) == ("anew", start, table.seed, [start])
    assert "nobody knows it" in nobody.get(f"/t/{new.code}").text
    before, after = played(table, told, start), played(new, story(new), start)
    assert to_bytes(before.observe(None)) == to_bytes(after.observe(None))
    assert to_bytes(before.state) != to_bytes(after.state)
    assert new.seed_hash != table.seed_hash
    assert new.secret_seed not in nobody.get(f"/t/{new.code}").text + nobody.get(f"/api/tables/{new.code}").text


def test_the_record_of_a_table_that_was_dealt_anew_gives_the_same_game_again(as_maud, maud, wren):
    """And it can be played on from once more, from before and after that moment."""
    table = finished(maud, wren)
    start = story(table).turns[5].at
    new = taken_up(as_maud, table, start, anew="on")
    match = fresh_match(new)
    text = record(new).write()
    assert f"\nanew: {start}=" in text
    again = replay(read_record(text))
    assert to_bytes(again.state) == to_bytes(match.state)
    as_maud.post("/import", {"text": text})
    imported = Table.objects.get(status="closed", size=table.size)
    assert imported.deals == new.deals
    once_more = taken_up(as_maud, imported, start, anew="on")
    assert [deal[0] for deal in once_more.deals] == [start]
    assert once_more.deals != new.deals
    assert taken_up(as_maud, imported, start).deals == new.deals
    assert taken_up(as_maud, imported, story(table).turns[2].at).deals == []


# ------------------------------------------------------------ the turns in a sentence each


def test_the_turns_around_a_moment_are_sentences_that_lead_to_it(nobody, maud, wren):
    """The one that is being played is marked; each leads to its first choice, and nothing before or after is listed."""
    table = finished(maud, wren)
    turns = [turn.at for turn in story(table).turns]
    listed = listed_turns(nobody.get(f"/t/{table.code}/replay?at={turns[20] + 1}").text)
    assert all(re.fullmatch(r"\w+ \w+ .+\.", text) for _, _, text in listed)
    assert [now for _, now, _ in listed].count(True) == 1
    moments = [at for at, _, _ in listed]
    assert moments == sorted(moments)
    assert turns[20 - TURNS_AROUND] < moments[0]
    assert moments[-1] <= turns[20 + TURNS_AROUND + 1]
    (now,) = (at for at, now, _ in listed if now)
    assert turns[19] < now <= turns[20] + 1


@pytest.mark.parametrize("seat", ["", "&seat=1"])
def test_turns_are_listed_at_both_ends_of_a_game(nobody, maud, wren, seat):
    table = finished(maud, wren)
    first, last = (listed_turns(nobody.get(f"/t/{table.code}/replay?at={at}{seat}").text) for at in (0, 999_999))
    assert not any(now for _, now, _ in first)
    assert last[-1][1]


def test_a_running_game_lists_the_turns_so_far(as_maud, maud, wren):
    table = running(maud, wren, choices=30)
    listed = listed_turns(as_maud.get(f"/t/{table.code}/replay?at=1").text)
    assert listed
    assert max(at for at, *_ in listed) <= 30


def listed_turns(page: str) -> list[tuple[int, bool, str]]:
    """Where each of the listed turns leads, whether it is marked, and its sentence."""
    box = page[page.index('id="turns"') :].partition("</details>")[0]
    entries = re.findall(r'href="\?at=(\d+)[^"]*"([^>]*)>.*?<span>([^<]*)</span>\s*</a>', box, re.S)
    return [(int(at), "aria-current" in more, unescape(text)) for at, more, text in entries]
