"""A turn in one sentence: which events make which clause."""

from __future__ import annotations

from saloon.engine.retelling import GREAT, SILENT, Clause, Mark
from saloon.games.trail.texts import turns

TURNS: dict[str, Clause | Mark] = {
    **turns.CLAUSES,
    **turns.RAILWAY,
    "delivers_nothing": Clause("delivers", GREAT),
    "collects": Clause("collects"),
    "clears": Clause("clears"),
    "walks": Clause("walks"),
    "copies": SILENT,
    "pays_transport": SILENT,
}
"""By event; modules add theirs."""
