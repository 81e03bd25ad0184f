"""Whom people keep at a distance, and what they report to the operators of the house."""

from __future__ import annotations

from typing import Any

from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver

from saloon.web.people.access import tell_access
from saloon.web.people.models import Distance, User

MUTE, UNMUTE, BLOCK, UNBLOCK = KINDS = ("mute", "unmute", "block", "unblock")


def keep_distance(owner: User, other: User, kind: str) -> None:
    """Mute: not heard by me. Block: not heard, and not at my tables either."""
    if kind in (UNMUTE, UNBLOCK):
        Distance.objects.filter(owner=owner, other=other).delete()
    else:
        Distance.objects.update_or_create(owner=owner, other=other, defaults={"blocked": kind == BLOCK})


def muted_by(user: User | None) -> frozenset[int]:
    """The people whom somebody does not want to hear; whoever is blocked is not heard either."""
    return frozenset(user.distances.values_list("other_id", flat=True)) if user is not None else frozenset()


def blocks(host: int | None, user: User) -> bool:
    """Whether a host does not want somebody at their tables."""
    return host is not None and Distance.objects.filter(owner=host, other=user, blocked=True).exists()


def hand_over(guest: User, account: User) -> None:
    """What a guest keeps at a distance, and who keeps the guest there, goes for the account that they sign in to."""
    for distance in Distance.objects.filter(owner=guest).exclude(other=account):
        Distance.objects.get_or_create(owner=account, other=distance.other, defaults={"blocked": distance.blocked})
    for distance in Distance.objects.filter(other=guest).exclude(owner=account):
        Distance.objects.get_or_create(owner=distance.owner, other=account, defaults={"blocked": distance.blocked})


@receiver([post_save, post_delete], sender=Distance)
def _distance_changed(instance: Distance, **_: Any) -> None:
    """Open tables show from now on what is still to be heard."""
    tell_access(instance.owner_id)
