"""The cards in the box: four objectives and a starting one."""

from __future__ import annotations

from saloon.engine import Box
from saloon.games.great_western_trail.components import load_objectives

OBJECTIVES = load_objectives(Box(__package__))
