"""Attacks on servers of our own, one after the other, with a summary (`make attack`, `make attack ARGS=floods`).

Every script of `bench/attack` is a campaign: it starts its own server on this machine, says what it measured, ends by itself,
and fails (with an AssertionError) where a promise of docs/server.md is broken.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

FOLDER = Path(__file__).with_name("attack")
CAMPAIGN_SECONDS = 900
"""No campaign takes longer, whatever happens."""


def campaigns(names: list[str]) -> list[Path]:
    found = [file for file in sorted(FOLDER.glob("*.py")) if not file.stem.startswith("_")]
    return [file for file in found if not names or file.stem in names]


def run(file: Path) -> str:
    """How it ended, in a word."""
    try:
        done = subprocess.run([sys.executable, str(file)], timeout=CAMPAIGN_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "did not end"
    return "kept" if done.returncode == 0 else "BROKEN"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="campaigns to run; all without any")
    ends = {}
    for file in campaigns(parser.parse_args().names):
        print(f"{file.stem}:", flush=True)
        begun = time.monotonic()
        ends[file.stem] = run(file)
        print(f"  {ends[file.stem]} ({time.monotonic() - begun:.0f} s)", flush=True)
    print("\n".join(["", *(f"{end:12} {name}" for name, end in ends.items())]))
    return 0 if ends and set(ends.values()) == {"kept"} else 1


if __name__ == "__main__":
    sys.exit(main())
