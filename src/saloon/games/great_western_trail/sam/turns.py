"""Sam's turn in one sentence: much of it in the words for everybody's."""

from __future__ import annotations

from saloon.engine.retelling import GREAT, OPENS, SILENT, Clause, Turns
from saloon.games.trail.texts.turns import GAINED

NO_DOLLARS = ("dollars",)
"""Nothing that he does costs him any."""

TURNS: Turns = {
    "sam_turns": OPENS,
    "sam_moves": Clause("moves", GREAT),
    "sam_hires": Clause("hires", GREAT, lacks=NO_DOLLARS),
    "sam_buys": Clause("sam_buys", GREAT),
    "sam_builds": Clause("builds", GREAT, lacks=NO_DOLLARS),
    "sam_replaces": Clause("replaces", GREAT),
    "sam_delivers": Clause("delivers", GREAT, lacks=NO_DOLLARS),
    "sam_delivers_nothing": Clause("sam_delivers_nothing"),
    "sam_takes": Clause("takes_cattle"),
    "sam_drives": Clause("drives"),
    "sam_upgrades": Clause("upgrades"),
    "sam_objective": Clause("gains_objective", verb=GAINED),
    "sam_collects": Clause("collects"),
    "sam_clears": Clause("clears", lacks=NO_DOLLARS),
    "sam_stores": Clause("places_store", GREAT),
    "sam_retires": Clause("sam_retires"),
    "sam_taxed": Clause("sam_taxed"),
    "sam_finds_nothing": Clause("sam_finds_nothing"),
    "sam_shuffles": SILENT,
    "sam_specialist": SILENT,
    "sam_specializes": SILENT,
    "sam_adds": SILENT,
    "sam_dismisses": SILENT,
    "sam_frees_disc": SILENT,
    "sam_keeps_store": SILENT,
    "sam_completes": SILENT,
    "sam_reveals": SILENT,
}
