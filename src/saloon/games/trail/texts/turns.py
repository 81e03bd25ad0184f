"""A turn in one sentence: the clauses that the sisters share."""

from __future__ import annotations

from saloon.engine.retelling import GREAT, OPENS, SILENT, SMALL, Clause, Turns

GAINED = "gained"
"""What is gained is said in one clause."""

CLAUSES: Turns = {
    "turn": OPENS,
    "moves": Clause("moves", GREAT),
    "builds": Clause("builds", GREAT),
    "replaces": Clause("replaces", GREAT),
    "hires": Clause("hires", GREAT),
    "delivers": Clause("delivers", GREAT),
    "removes": Clause("removes"),
    "pays_bank": Clause("pays_bank", SMALL),
    "gains": Clause("gains", SMALL, GAINED),
    "certifies": Clause("certifies", SMALL, GAINED),
    "gains_token": Clause("gains_token", SMALL, GAINED),
    "exchanges": Clause("exchanges", SMALL),
    "shuffles": SILENT,
    "draws": SILENT,
    "discards": SILENT,
    "discards_hand": SILENT,
}
"""Of all sisters."""

RAILWAY: Turns = {
    "begins": Clause("begins", GREAT),
    "buys": Clause("buys", GREAT),
    "earns": Clause("delivers", adds=("dollars",)),
    "ends": Clause("ends", GREAT),
    "upgrades": Clause("upgrades"),
    "appoints": Clause("appoints"),
    "gains_objective": Clause("gains_objective", verb=GAINED),
    "plays": Clause("plays"),
    "pays_player": Clause("pays_player"),
    "drives": Clause("drives"),
    "gains_permanent": Clause("gains_permanent", SMALL, GAINED),
    "adds_cattle": SILENT,
    "refills_market": SILENT,
    "shows_objective": SILENT,
    "sends_worker": SILENT,
    "sends": SILENT,
    "sends_away": SILENT,
    "starts_again": SILENT,
    "foresees": SILENT,
}
"""Of those with a railway, a job market and objective cards."""
