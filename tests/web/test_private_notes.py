"""Private notes at a table: everybody reads their own, on any device, and nobody another's."""

from __future__ import annotations

import pytest

from saloon.web.live.socket import Connection
from saloon.web.live.viewer import viewer_of
from saloon.web.people.access import Access
from saloon.web.people.export import about, forget
from saloon.web.people.guests import take_over
from saloon.web.people.models import new_guest
from saloon.web.tables.models import PrivateNote
from saloon.web.tables.private_notes import keep_note, note_of
from web.live_scene import Scene, live
from web.scenes import finished, running

SECRET = "Wren keeps two lynchings"


@pytest.mark.django_db
def test_players_and_spectators_have_a_note_each(as_maud, as_anouk, nobody, maud, wren):
    where = f"/t/{running(maud, wren, choices=3).code}/note"
    assert as_maud.get(where).json() == {"text": ""}
    assert as_maud.post(where, {"text": f"{SECRET}\r\n<b>"}).json() == {"text": f"{SECRET}\n<b>"}
    assert as_anouk.post(where, {"text": "I only watch"}).json() == {"text": "I only watch"}
    assert as_maud.get(where).json() == {"text": f"{SECRET}\n<b>"}
    assert nobody.get(where).status_code == 403


@pytest.mark.django_db
def test_an_empty_note_is_none_and_a_long_one_is_cut(as_maud, maud, wren):
    where = f"/t/{running(maud, wren).code}/note"
    assert len(as_maud.post(where, {"text": "x" * 9000}).json()["text"]) == PrivateNote.MAX_CHARACTERS
    as_maud.post(where, {"text": " \n"})
    assert not PrivateNote.objects.exists()


@pytest.mark.django_db
def test_nobody_else_is_told_of_a_note(as_maud, as_wren, nobody, admin_client, maud, wren):
    table = finished(maud, wren)
    as_maud.post(f"/t/{table.code}/note", {"text": SECRET})
    for client in (as_wren, nobody, admin_client):
        for page in ("", "/replay", "/score", "/people", "/note"):
            assert SECRET not in client.get(f"/t/{table.code}{page}", follow=True).text
    assert SECRET not in as_wren.get("/settings/export").text
    assert "private" not in admin_client.get("/admin/").text.casefold()


@live("a b c")
async def test_no_push_and_no_program_carries_a_note(scene: Scene):
    room = await scene.open()
    await scene.on_disk(lambda: keep_note(scene.table, scene.people["a"], SECRET))
    for name in "abc":
        for program in (False, True):
            user = scene.people[name]
            viewer = viewer_of(user, "en", "", program=program)
            pushed = Connection(None, room, Access(), user, viewer, None, labels=True).newest()  # type: ignore[arg-type]
            assert SECRET.encode() not in pushed


@pytest.mark.django_db
def test_notes_are_taken_away_and_forgotten_with_the_account(maud, wren):
    table = running(maud, wren)
    keep_note(table, maud, SECRET)
    assert [each["text"] for each in about(maud)["private_notes"]] == [SECRET]
    assert about(wren)["private_notes"] == []
    forget(maud)
    assert not PrivateNote.objects.exists()


@pytest.mark.django_db
def test_notes_of_a_guest_go_to_their_account_after_its_own(maud, wren):
    guest, table = new_guest(name="Kit"), running(maud, wren)
    keep_note(table, guest, "as a guest")
    keep_note(table, maud, SECRET)
    take_over(guest, maud)
    assert note_of(table, maud) == f"{SECRET}\nas a guest"
