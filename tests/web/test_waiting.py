"""While a table waits: chat, the code for a phone, and invitations to people one has played with."""

from __future__ import annotations

import pytest
from django.core import mail

from saloon.web.people import outbox
from saloon.web.people.company import keep_distance
from saloon.web.tables import invitations
from saloon.web.tables.models import ChatLine, Invitation
from web.conftest import signed_in
from web.scenes import HOSTILE, made, running

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(maud):
    return made(maud, "me", "open", "open")


@pytest.fixture
def friends(maud, wren):
    """They have played together."""
    return running(maud, wren)


# ------------------------------------------------------------ chat, QR


def test_what_is_said_while_waiting_is_text_and_stays_with_the_table(as_maud, nobody, table):
    as_maud.post(f"/t/{table.code}/say", {"text": HOSTILE})
    page = nobody.get(f"/t/{table.code}").text
    assert "&lt;script&gt;" in page
    assert HOSTILE not in page
    (line,) = ChatLine.objects.all()
    assert (line.table, line.name, line.watching) == (table, "Maud", False)


def test_who_has_no_seat_speaks_as_a_spectator_under_a_name_of_their_own(wren, table):
    wren.name = "Maud"
    wren.save()
    signed_in(wren).post(f"/t/{table.code}/say", {"text": "hello"})
    (line,) = ChatLine.objects.all()
    assert line.watching
    assert line.name != "Maud"


def test_nobody_speaks_without_a_name_nor_to_a_host_who_blocks_them_nor_too_much(nobody, wren, maud, as_maud, table):
    assert nobody.post(f"/t/{table.code}/say", {"text": "x"}).status_code == 302
    keep_distance(maud, wren, "block")
    assert signed_in(wren).post(f"/t/{table.code}/say", {"text": "x"}).status_code == 403
    assert not ChatLine.objects.exists()
    assert [as_maud.post(f"/t/{table.code}/say", {"text": "x"}).status_code for _ in range(31)][-1] == 429


def test_whom_the_reader_has_muted_is_not_heard(as_maud, maud, wren, table):
    signed_in(wren).post(f"/t/{table.code}/say", {"text": "psst"})
    keep_distance(maud, wren, "mute")
    assert "psst" not in as_maud.get(f"/t/{table.code}").text


def test_the_link_can_be_read_by_a_phone(nobody, table):
    assert 'aria-label="QR code of the invitation link"' in nobody.get(f"/t/{table.code}").text


# ------------------------------------------------------------ invitations


def test_people_one_has_played_with_are_offered_and_find_the_invitation(as_maud, maud, wren, anouk, friends, table):
    page = as_maud.get(f"/t/{table.code}").text
    assert f'name="who" value="{wren.pk}"' in page
    assert f'value="{anouk.pk}"' not in page
    as_maud.post(f"/t/{table.code}/invite", {"who": wren.pk})
    assert f'name="who" value="{wren.pk}"' not in as_maud.get(f"/t/{table.code}").text
    lobby = signed_in(wren).get("/").text
    assert "Maud invites you" in lobby
    signed_in(wren).post(f"/t/{table.code}/join")
    assert invitations.invitations_of(wren) == []


def test_an_invitation_can_be_declined_once_and_for_all(as_maud, wren, friends, table):
    as_maud.post(f"/t/{table.code}/invite", {"who": wren.pk})
    client = signed_in(wren)
    client.post(f"/t/{table.code}/decline")
    assert "invites you" not in client.get("/").text
    assert "cannot come" in as_maud.get(f"/t/{table.code}").text
    assert as_maud.post(f"/t/{table.code}/invite", {"who": wren.pk}).status_code == 404
    assert client.post(f"/t/{table.code}/decline").status_code == 404


def test_whoever_keeps_somebody_at_a_distance_is_not_offered(as_maud, maud, wren, friends, table):
    keep_distance(wren, maud, "block")
    assert invitations.offered(table, maud) == []
    assert as_maud.post(f"/t/{table.code}/invite", {"who": wren.pk}).status_code == 404
    assert not Invitation.objects.exists()


def test_only_who_waits_at_the_table_invites(wren, anouk, maud, friends, table):
    assert signed_in(wren).post(f"/t/{table.code}/invite", {"who": maud.pk}).status_code == 403
    assert signed_in(wren).post(f"/t/{friends.code}/invite", {"who": maud.pk}).status_code == 409
    for who in ("", "x", "-1", "9" * 30, str(anouk.pk)):
        assert signed_in(maud).post(f"/t/{table.code}/invite", {"who": who}).status_code == 404
    assert not Invitation.objects.exists()


def test_an_invitation_goes_out_as_notices_do_without_a_word_that_people_chose(as_maud, maud, wren, friends, monkeypatch):
    monkeypatch.setattr(outbox, "send_later", lambda send: send())
    wren.tell_mail, wren.email, wren.confirmed_email, wren.language = True, "w@example.org", "w@example.org", "fr"
    wren.save()
    table = made(maud, "me", "open", "open", name="Buy here")
    as_maud.post(f"/t/{table.code}/invite", {"who": wren.pk})
    (sent,) = mail.outbox
    assert "On vous invite" in sent.subject
    assert table.code in sent.body
    assert "Buy" not in sent.body + sent.subject
    assert "Maud" not in sent.body + sent.subject


def test_nobody_is_flooded_with_invitations(maud, wren, friends):
    tables = [made(maud, "me", "open", "open") for _ in range(9)]
    answers = [signed_in(maud).post(f"/t/{each.code}/invite", {"who": wren.pk}).status_code for each in tables]
    assert answers[:8] == [302] * 8
    assert answers[8] == 429
