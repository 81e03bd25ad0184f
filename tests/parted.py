"""A game of three packages, written for a test: its own, what it shares with a sister, and one with nothing to say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.toy import TOY, Options
from saloon.engine import Game, texts

OWN, SHARED, SILENT = "canyon", "canyon_shared", "canyon_silent"
FILES = {
    f"{OWN}/locale/en.ftl": "game = Canyon\nword-river = the wide river\nruling-a1 = Rivers count.\n"
    "verb-swim = Where do you swim?\n    .help = Swim to { word-bank }.\n",
    f"{OWN}/locale/fr.ftl": "game = Canyon\nword-river = le large fleuve\nruling-a1 = Les fleuves comptent.\n"
    "verb-swim = Où nagez-vous ?\n    .help = Nagez jusqu’à { word-bank }.\n",
    f"{OWN}/components.toml": '[[tile]]\nid = "ford"\ncost = 3\nsource = "rulebook"\n',
    f"{SHARED}/locale/en.ftl": "word-river = the river\nword-bank = the bank of { word-river }\nruling-b1 = Banks do not.\n"
    "tile-ford = ford\n    .help = A shallow place.\n",
    f"{SHARED}/locale/fr.ftl": "word-river = le fleuve\nword-bank = la rive\nruling-b1 = Les rives non.\n"
    "tile-ford = gué\n    .help = Un endroit peu profond.\n",
    f"{SHARED}/components.toml": '[[tile]]\nid = "bridge"\ncost = 5\nsource = "assumed"\n',
}


@contextmanager
def parted_game(folder: Path, monkeypatch: Any) -> Iterator[Game]:
    for name in (OWN, SHARED, SILENT):
        (folder / name).mkdir()
        (folder / name / "__init__.py").touch()
    for name, text in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(folder)
    try:
        yield Game(package=OWN, parts=(SHARED, SILENT), rules_number=1, seats=(2,), options=Options, rules=TOY.rules)
    finally:
        for name in (OWN, SHARED, SILENT):
            sys.modules.pop(name, None)
        texts.cache_clear()
