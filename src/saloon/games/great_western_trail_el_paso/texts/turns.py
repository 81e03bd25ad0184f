"""A turn in one sentence: which events make which clause; Sue's is told in the same words."""

from __future__ import annotations

from saloon.engine.retelling import GREAT, OPENS, SILENT, SMALL, Clause, Turns
from saloon.games.trail.texts import turns

SUE: Turns = {
    "sue_turns": OPENS,
    "sue_moves": Clause("moves", GREAT),
    "sue_builds": Clause("builds", GREAT),
    "sue_replaces": Clause("replaces", GREAT),
    "sue_delivers": Clause("sue_delivers", GREAT),
    "sue_delivers_nothing": Clause("delivers_nothing"),
    "sue_takes_cattle": Clause("takes_cattle"),
    "sue_takes_tile": Clause("takes_tile"),
    "sue_finds_nothing": Clause("sue_finds_nothing"),
    "sue_draws": Clause("sue_draws", SMALL),
    "sue_draws_joker": Clause("sue_draws", SMALL),
    "sue_shuffles": SILENT,
    "sue_forks": SILENT,
    "sue_reserve_empty": SILENT,
    "sue_prefers": SILENT,
}

TURNS: Turns = {
    **turns.CLAUSES,
    **SUE,
    "closes": Clause("ends", GREAT),
    "takes_simmental": Clause("takes_simmental"),
    "takes_cattle": Clause("takes_cattle"),
    "takes_tile": Clause("takes_tile"),
    "uses_train": Clause("uses_train"),
    "delivers_nothing": Clause("delivers_nothing"),
    "discharges": Clause("discharges", SMALL),
    "rides": SILENT,
    "spends": SILENT,
    "finds_workers": SILENT,
    "disc_pays": SILENT,
    "disc_costs": SILENT,
    "last_simmental": SILENT,
}
