"""The rows of analyses: who works on one, and how far it has come."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.db.models import Q
from django.utils import timezone

from saloon.web.tables.models import OVER, Analysis, Table
from saloon.web.tables.story import story

HELD_FOR = timedelta(seconds=60)
"""After so long without news of it, the process that worked on an analysis is taken for gone."""


def wanted(table: Table) -> Analysis:
    """The analysis of a finished game as far as it is; its row is there from the first time that somebody asks."""
    return Analysis.objects.get_or_create(table=table, defaults={"length": story(table).length})[0]


def unfinished() -> list[str]:
    """The tables whose analysis stopped on its way. A process that is alone knows that nobody else is at them."""
    running = Analysis.objects.filter(status="running")
    if not settings.REDIS:
        running.update(held=None)
    return list(running.values_list("table__code", flat=True))


def take_up(code: str) -> Analysis | None:
    """The analysis, for this process alone; None if there is nothing to do, or another process is at it."""
    now = timezone.now()
    free = Analysis.objects.filter(
        Q(held=None) | Q(held__lt=now - HELD_FOR), table__code=code, table__status=OVER, status="running"
    )
    if not free.update(held=now):
        return None
    return Analysis.objects.select_related("table").get(table__code=code)


def keep(analysis: Analysis) -> None:
    """What is there so far; a process that has nothing more to do lets go of it."""
    analysis.held = None if analysis.status != "running" else timezone.now()
    analysis.save(update_fields=["status", "held", "chances", "free", "worst"])


def let_go(code: str) -> None:
    Analysis.objects.filter(table__code=code, status="running").update(held=None)


def fail(code: str) -> None:
    Analysis.objects.filter(table__code=code).update(status="failed", held=None)
