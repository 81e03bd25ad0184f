"""A machine whose clock is set at random, by seconds and by years, in both directions, while tables wait.

Promise: whoever waits has waited as long as time has passed, whatever the clock said meanwhile.
"""

from __future__ import annotations

import os
import random
import tempfile
from datetime import UTC, datetime, timedelta
from unittest.mock import patch

from _ground import said

LIVES, STEPS = 2_000, 40
SETTINGS = (3 * 86_400, -3 * 86_400, 3_600, -3_600, 10 * 365 * 86_400)
"""Seconds by which the clock is set."""


def one_life(chance: random.Random) -> int:
    """How many moments were looked back at; each must be as long ago as it is, as long as no two have the same name."""
    from django.utils import timezone

    from saloon.web.live import eras

    wall, tick, checked = datetime(2026, 1, 1, tzinfo=UTC), 0.0, 0
    with patch.object(timezone, "now", lambda: wall), patch.object(eras, "monotonic", lambda: tick):
        house = eras.Eras()
        written = [(wall, tick)]
        spans = [[wall, wall]]
        for _ in range(STEPS):
            passed = chance.uniform(1, 7_200)
            wall, tick = wall + timedelta(seconds=passed), tick + passed
            spans[-1][1] = wall
            if chance.random() < 0.2:
                wall += timedelta(seconds=chance.choice(SETTINGS))
                spans.append([wall, wall])
            house.look()
            written.append((wall, tick))
            moment, then = chance.choice(written)
            if sum(start <= moment <= end for start, end in spans) == 1:
                assert abs(house.since(moment) - (tick - then)) < 0.01
                checked += 1
    return checked


def main() -> None:
    os.environ["SALOON_DATA"] = tempfile.mkdtemp(prefix="saloon-attack-")
    os.environ["DJANGO_SETTINGS_MODULE"] = "saloon.web.settings"
    import django

    django.setup()
    said("clocks that jump", lives=LIVES, moments=sum(one_life(random.Random(seed)) for seed in range(LIVES)))


if __name__ == "__main__":
    main()
