"""What lets somebody in: the session of a browser, or the token of a program. Whatever it opened ends with it."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

from django.contrib.auth import SESSION_KEY, get_user
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.db import transaction
from django.db.models.signals import post_delete, post_save
from django.dispatch import Signal, receiver
from msgspec import Struct

from saloon.web.people.models import Token, User

access_changed = Signal()
"""Sent with `user` when a session, token, password or account of somebody's, or whom they hear, is no longer what it was."""


class Access(Struct, frozen=True):
    """A session or a token, as it was shown at the door; with neither, a stranger's."""

    session: str = ""
    token: str = ""

    def person(self) -> User | None:
        """Whom it lets in, now."""
        if self.token:
            return Token.owner(self.token)
        if not self.session:
            return None
        # Django's own check: a session ends when its password is changed.
        person = get_user(SimpleNamespace(session=SessionStore(self.session)))  # type: ignore[arg-type]
        return person if isinstance(person, User) else None


def tell_access(user: int) -> None:
    """Once it is on disk: connections of the person look again."""
    transaction.on_commit(partial(access_changed.send, User, user=user))


@receiver(post_delete, sender=Session)
def _session_ended(instance: Session, **_: Any) -> None:
    """Signing out deletes it; so does signing in, which makes another."""
    if user := instance.get_decoded().get(SESSION_KEY):
        tell_access(int(user))


@receiver(post_delete, sender=Token)
def _token_ended(instance: Token, **_: Any) -> None:
    tell_access(instance.user_id)


@receiver(post_delete, sender=User)
def _person_left(instance: User, **_: Any) -> None:
    tell_access(instance.pk)


@receiver(post_save, sender=User)
def _person_changed(instance: User, created: bool, update_fields: frozenset[str] | None, **_: Any) -> None:
    if not created and (update_fields is None or update_fields & {"password", "is_active"}):
        tell_access(instance.pk)
