"""A turn in one sentence: which events make which clause; Pedro's is told in the same words."""

from __future__ import annotations

from saloon.engine.retelling import GREAT, OPENS, SILENT, SMALL, Clause, Turns
from saloon.games.trail.texts import turns
from saloon.games.trail.texts.turns import GAINED

NO_DOLLARS = ("dollars",)
"""Nothing that Pedro does costs him any."""

PEDRO: Turns = {
    "pedro_turns": OPENS,
    "pedro_moves": Clause("moves", GREAT),
    "pedro_hires": Clause("hires", GREAT, lacks=NO_DOLLARS),
    "pedro_builds": Clause("builds", GREAT, lacks=NO_DOLLARS),
    "pedro_replaces": Clause("replaces", GREAT),
    "pedro_delivers": Clause("delivers", GREAT),
    "pedro_loads": Clause("loads", GREAT),
    "pedro_takes_cattle": Clause("pedro_takes_cattle"),
    "pedro_takes_farmer": Clause("pedro_takes_farmer"),
    "pedro_removes_farmer": Clause("pedro_removes_farmer"),
    "pedro_upgrades": Clause("upgrades"),
    "pedro_objective": Clause("gains_objective", verb=GAINED),
    "pedro_taxed": Clause("pedro_taxed"),
    "pedro_finds_nothing": Clause("pedro_finds_nothing", SMALL),
    "pedro_shuffles": SILENT,
    "pedro_unskilled": SILENT,
    "pedro_specializes": SILENT,
    "pedro_lacks": SILENT,
    "pedro_dismisses": SILENT,
    "pedro_frees_disc": SILENT,
    "pedro_loading": SILENT,
}

TURNS: Turns = {
    **turns.CLAUSES,
    **turns.RAILWAY,
    **PEDRO,
    "earns": Clause("earns", GREAT),
    "loads": Clause("loads", GREAT),
    "ships_out": Clause("ships_out"),
    "settles": Clause("settles"),
    "helps": Clause("helps"),
    "takes_cattle": Clause("takes_cattle"),
    "exhausts": Clause("exhausts", SMALL),
    "harvests": Clause("harvests", SMALL, GAINED),
    "pays_farmer": Clause("pays_farmer", SMALL),
    "rests": SILENT,
    "reveals": SILENT,
    "embarks": SILENT,
    "pays_grain": SILENT,
    "loads_nothing": SILENT,
    "sails": SILENT,
    "ships_come": SILENT,
}
