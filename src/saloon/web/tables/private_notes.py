"""What people write down for themselves at a table: one text a table and person, which nobody else ever gets."""

from __future__ import annotations

from saloon.web.people.models import User
from saloon.web.tables.models import PrivateNote, Table


def note_of(table: Table, user: User | None) -> str:
    if user is None:
        return ""
    return PrivateNote.objects.filter(table=table, user=user).values_list("text", flat=True).first() or ""


def keep_note(table: Table, user: User, text: str) -> None:
    """The last one that is kept is the one that is there; an empty one is none."""
    text = text[: PrivateNote.MAX_CHARACTERS].replace("\x00", "")
    if text.strip():
        PrivateNote.objects.update_or_create(table=table, user=user, defaults={"text": text})
    else:
        PrivateNote.objects.filter(table=table, user=user).delete()


def take_notes_along(guest: User, account: User) -> None:
    """Notes of a guest go to the account that they sign in to, after its own."""
    for note in guest.private_notes.select_related("table"):
        own = note_of(note.table, account)
        keep_note(note.table, account, f"{own}\n{note.text}" if own else note.text)
