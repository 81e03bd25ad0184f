"""The example of docs/writing-a-bot.md, as it stands there: it runs, and is what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from saloon.arena.simulate import simulate
from saloon.bots import Decision, decide
from saloon.engine import find_game, new_match

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


def documented_bot():
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    return names["TwiceBot"]


def test_the_example_answers_every_question_of_a_game():
    match = new_match(find_game("sans_foi_ni_loi"), 2, seed=1)
    bots = [documented_bot()(Random(seat)) for seat in range(2)]
    for _ in range(60):
        ask = next(iter(match.asks.values()))
        match.choose(ask.seat, decide("twice", bots[ask.seat], Decision(ask, match)))
    assert match.count == 60


def test_the_example_can_be_installed_under_a_name(monkeypatch):
    class Entry:
        name = "twice"

        def load(self):
            return documented_bot()

    monkeypatch.setattr("saloon.bots.entry_points", lambda group: [Entry()])
    summary = simulate(find_game("sans_foi_ni_loi"), ["twice", "random"], 2)
    assert summary.bots["twice"].games == 2
