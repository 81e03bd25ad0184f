"""Invitations to a table that waits: to people one has played with, and who do not keep one at a distance."""

from __future__ import annotations

from django.db.models import Max, Q

from saloon.web.limits import count
from saloon.web.messages import Conflicting, Forbidden, NotFound
from saloon.web.people.models import Distance, User
from saloon.web.tables.freshness import fresh
from saloon.web.tables.models import OPEN, Invitation, Seat, Table
from saloon.web.tables.turn_notices import tell_invited

MAX_OFFERED = 12
"""People who are offered to be invited: those with whom one has played last."""


def played_with(user: User) -> list[User]:
    """Whom somebody has met at a table that began, the last ones first; nobody who keeps them away, or is kept away."""
    tables = Table.objects.filter(began__isnull=False, lesson="", pk__in=Seat.objects.filter(user=user).values("table"))
    apart = Distance.objects.filter(Q(owner=user) | Q(other=user)).values_list("owner", "other")
    away = {each for pair in apart for each in pair} | {user.pk}
    met = User.objects.filter(seats__table__in=tables).exclude(pk__in=away)
    return list(met.annotate(last=Max("seats__table__began")).order_by("-last", "pk")[: 4 * MAX_OFFERED])


def offered(table: Table, user: User) -> list[User]:
    """Who may still be invited to a table: whoever sits there or was asked already may not."""
    if not may_invite(table, user):
        return []
    asked = set(table.invitations.values_list("user_id", flat=True)) | set(table.seats.values_list("user_id", flat=True))
    return [each for each in played_with(user) if each.pk not in asked][:MAX_OFFERED]


def may_invite(table: Table, user: User | None) -> bool:
    """Whoever waits at the table."""
    if user is None or table.status != OPEN:
        return False
    return table.host_id == user.pk or table.seats.filter(user=user).exists()


def invite(table: Table, user: User, other: int) -> Invitation:
    if table.status != OPEN:
        raise Conflicting("already-begun")
    if not may_invite(table, user):
        raise Forbidden("not-at-table")
    invited = next((each for each in offered(table, user) if each.pk == other), None)
    if invited is None:
        raise NotFound("no-such-person")
    count("invite", f"user-{user.pk}")
    count("invited", f"user-{invited.pk}")
    found = Invitation.objects.create(table=table, user=invited, by=user)
    tell_invited(invited, table)
    return found


def invitations_of(user: User | None) -> list[Invitation]:
    """Those that stand: the table still waits and has a free seat, and nobody has come between."""
    if user is None:
        return []
    apart = Distance.objects.filter(owner=user).values("other")
    tables = fresh(Table.objects.all()).filter(pk__in=Seat.objects.filter(user=None, bot="").values("table"))
    standing = Invitation.objects.filter(user=user, declined=False, table__in=tables.values("pk")).exclude(by__in=apart)
    sitting = Seat.objects.filter(user=user).values("table")
    return list(standing.exclude(table__in=sitting).select_related("by", "table").order_by("-made"))


def decline(code: str, user: User) -> None:
    if not Invitation.objects.filter(table__code=code, user=user, declined=False).update(declined=True):
        raise NotFound("no-invitation")
