"""How long a table waits in the lobby for somebody to sit down.

Nothing is closed when the time is over: the table only is not shown any more. So a clock that jumps closes nothing, and
whoever has the link can still sit down, which makes the table fresh again.
"""

from __future__ import annotations

from datetime import timedelta

from django.db.models import Q, QuerySet
from django.db.models.functions import Coalesce
from django.utils import timezone

from saloon.web.tables.models import OPEN, Table

OPEN_FOR = {"live": timedelta(hours=24), "turns": timedelta(days=7)}


def fresh(tables: QuerySet[Table]) -> QuerySet[Table]:
    """Those of the tables that wait for players, and not for too long already."""
    now = timezone.now()
    recent = Q()
    for pace, patience in OPEN_FOR.items():
        recent |= Q(pace=pace, since__gte=now - patience)
    return tables.filter(status=OPEN).annotate(since=Coalesce("moved", "made")).filter(recent)
