"""Who has a coach at a table: whoever wants one, until a first game of it is finished."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.web.people.models import User
from saloon.web.tables.models import OVER, Seat


def coached(people: Iterable[int], game: str) -> frozenset[int]:
    """Those of these people who are helped through a game."""
    among = list(people)
    finished = Seat.objects.filter(user__in=among, table__game=game, table__status=OVER, table__lesson="").values("user")
    return frozenset(User.objects.filter(pk__in=among, coach=True).exclude(pk__in=finished).values_list("pk", flat=True))


def want_coach(user: int, yes: bool) -> None:
    """Have a coach from now on, or no longer; the settings say it too."""
    User.objects.filter(pk=user).update(coach=yes)
