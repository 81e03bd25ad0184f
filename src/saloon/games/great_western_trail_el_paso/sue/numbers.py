"""Figures of the solo mode."""

from __future__ import annotations

from saloon.games.great_western_trail_el_paso.components import NUMBERS

WORKERS_EACH = NUMBERS["sue_workers"]
"""Cards of each kind in her reserve."""
FIRST_POST, SECOND_POST = NUMBERS["sue_post"], NUMBERS["sue_first_post"]
"""The values of the posts where her first disc lies, and where she delivers first."""
JOKER_LIMIT = NUMBERS["joker_limit"]
"""A joker joins no type of which she has so many."""
