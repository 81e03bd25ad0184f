"""Replays show what the rivals have, and what people have written about a moment."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from saloon.web.people.export import about, forget
from saloon.web.people.guests import take_over
from saloon.web.people.models import Distance, new_guest
from saloon.web.tables.models import Comment
from saloon.web.tables.story import story
from web.scenes import HOSTILE, finished, running

pytestmark = pytest.mark.django_db


def write(client: Client, table, text: str = "A fine trick.", at: object = 5, **more: str):
    return client.post(f"/t/{table.code}/comments", {"text": text, "at": str(at), **more})


def read(client: Client, table, at: int = 5) -> str:
    return client.get(f"/t/{table.code}/replay?at={at}").text


# ------------------------------------------------------------ comments


def test_whoever_may_see_a_replay_reads_what_was_written_there(as_maud, nobody, maud, wren):
    table = finished(maud, wren)
    answer = write(as_maud, table, seat="1")
    assert answer.url == f"/t/{table.code}/replay?at=5&seat=1#comments"
    here, elsewhere = read(nobody, table), read(nobody, table, at=9)
    assert "A fine trick." in here
    assert "A fine trick." in elsewhere, "in the list"
    assert 'id="comments" name="told" open' in here
    assert 'id="moves" name="told" open' in elsewhere
    assert 'class="said"' in here


def test_players_write_under_the_name_of_their_seat_and_others_under_no_such_name(as_maud, as_anouk, maud, anouk, wren):
    table = finished(maud, wren)
    anouk.name = maud.name
    anouk.save()
    write(as_maud, table)
    write(as_anouk, table)
    assert list(table.comments.values_list("name", flat=True)) == [maud.name, f"{maud.name} 2"]


def test_words_of_others_are_only_words(as_maud, nobody, maud, wren):
    table = finished(maud, wren)
    write(as_maud, table, HOSTILE)
    Comment.objects.update(name=HOSTILE[:30])
    text = read(nobody, table)
    assert HOSTILE not in text
    assert "&lt;script&gt;alert(" in text


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501])
def test_a_comment_has_a_length(as_maud, maud, wren, text):
    table = finished(maud, wren)
    assert write(as_maud, table, text).status_code == 400
    assert not table.comments.exists()


@pytest.mark.parametrize("at", ["-1", "x", "", "²", "999999"])
def test_a_comment_belongs_to_a_moment_of_the_game(as_maud, maud, wren, at):
    table = finished(maud, wren)
    assert write(as_maud, table, at=at).status_code == 400
    assert write(as_maud, table, at=story(table).length).status_code == 302


def test_nobody_comments_without_a_name_nor_while_a_game_runs(nobody, as_maud, maud, wren):
    assert write(nobody, finished(maud, wren)).status_code == 403
    going = running(maud, wren, choices=8)
    assert write(as_maud, going).status_code == 409
    assert "comments" not in as_maud.get(f"/t/{going.code}/replay").text


def test_comments_do_not_flood(as_maud, maud, wren, settings):
    settings.LIMITS = True
    table = finished(maud, wren)
    answers = [write(as_maud, table).status_code for _ in range(21)]
    assert answers == [302] * 20 + [429]


def test_one_takes_back_ones_own(as_maud, as_wren, maud, wren):
    table = finished(maud, wren)
    write(as_maud, table)
    number = table.comments.get().pk
    where = f"/t/{table.code}/comments/{number}/delete"
    assert where in read(as_maud, table)
    assert where not in read(as_wren, table)
    assert as_wren.post(where).status_code == 404
    assert as_maud.post(where).status_code == 302
    assert not table.comments.exists()


def test_a_stranger_who_comments_can_be_muted_and_reported(as_maud, as_anouk, maud, anouk, wren):
    table = finished(maud, wren)
    write(as_anouk, table)
    assert anouk.name in as_maud.get(f"/t/{table.code}/people").text
    who = f"k{table.comments.get().pk}"
    as_maud.post(f"/t/{table.code}/people/report", {"who": who})
    as_maud.post(f"/t/{table.code}/people/distance", {"who": who, "kind": "mute"})
    assert maud.reports.get().about == anouk
    assert "A fine trick." not in read(as_maud, table)


def test_who_is_muted_is_not_read(as_maud, as_wren, maud, wren):
    table = finished(maud, wren)
    write(as_maud, table)
    Distance.objects.create(owner=wren, other=maud)
    assert "A fine trick." not in read(as_wren, table)


def test_comments_are_taken_away_and_forgotten_with_the_account(as_maud, maud, wren):
    table = finished(maud, wren)
    write(as_maud, table)
    taken = about(maud)
    assert [each["text"] for each in taken["comments"]] == ["A fine trick."]
    json.dumps(taken, default=str)
    forget(maud)
    assert not Comment.objects.exists()


def test_what_a_guest_wrote_goes_to_their_account(maud, wren):
    guest, table = new_guest(name="Kit"), finished(maud, wren)
    Comment.objects.create(table=table, user=guest, name="Kit", at=1, text="Hm.")
    take_over(guest, maud)
    assert Comment.objects.get().user == maud


def test_the_operators_can_take_comments_away(admin_client, as_maud, maud, wren):
    table = finished(maud, wren)
    write(as_maud, table)
    comment = table.comments.get()
    assert "A fine trick." in admin_client.get("/admin/tables/comment/").text
    admin_client.post(f"/admin/tables/comment/{comment.pk}/delete/", {"post": "yes"})
    assert not table.comments.exists()


# ------------------------------------------------------------ rivals


def test_a_replay_has_the_rivals_in_strips_that_open_their_mats(as_maud, maud):
    from saloon.engine import find_game, new_match, record_of
    from saloon.web.tables.record_views import import_record

    match = new_match(find_game("great_western_trail"), 3, {}, 4)
    match.log = []
    for _ in range(12):
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, ask.options[0])
    table = import_record(maud, record_of(match, {}, 4, ["Ann", "Bill", "Cy"]).write())
    text = as_maud.get(f"/t/{table.code}/replay?at=3&seat=0").text
    side = text[text.index('class="rep-side"') :]
    assert re.findall(r'data-sheet="(mat-\d)"', side) == ["mat-1", "mat-2"]
    assert re.findall(r'<details class="box rep-mat" id="p-region-(mat-\d)" name="mat">\s*<summary>\s*(\w+)', text) == [
        ("mat-1", "Bill"),
        ("mat-2", "Cy"),
    ]
