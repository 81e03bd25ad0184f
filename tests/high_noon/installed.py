"""High Noon as if it were installed: what an entry point needs, in a folder that Python looks into."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

ID = "high_noon"


def install(folder: Path, monkeypatch: Any) -> str:
    """For this process; gives the id of the game."""
    written(folder)
    monkeypatch.syspath_prepend(folder)
    return ID


def environment(folder: Path) -> dict[str, str]:
    """For other processes: what their environment needs."""
    written(folder)
    places = [str(folder), str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, places))}


def written(folder: Path) -> None:
    about = folder / "high_noon-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: high_noon\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[saloon.games]\n{ID} = {ID}:GAME\n")
