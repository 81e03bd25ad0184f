"""How strong the searching bot is: the tables of docs/bots.md, from the journals of the tournaments that were played for them.

Each journal in `bench/strength` was written by `saloon arena` (`journal.jsonl` of its folder, compressed). The tournaments take
hours, so nobody plays them again to read them.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec

from saloon.arena.findings import Findings, findings_of
from saloon.arena.playing import GamePlayed, Tournament
from saloon.engine.wording import Teller

FOLDER = Path(__file__).with_suffix("")
HEAD = "| game | bots | games | won | 95 % interval | mean score |", "| --- | --- | --- | --- | --- | --- |"


def played(journal: Path) -> Findings:
    first, *games = gzip.decompress(journal.read_bytes()).splitlines()
    tournament = msgspec.json.decode(first, type=Tournament)
    return findings_of(tournament, (msgspec.json.decode(game, type=GamePlayed) for game in games))


def row(findings: Findings) -> str:
    """Who met whom, the stronger first; how often that one won, and what they had in the end."""
    summary = findings.summary()
    one, other = sorted(summary.bots, key=lambda bot: -bot.won.rate)
    low, high = one.won.interval
    cells = (
        Teller(findings.tournament.game_itself, "en", ()).game_name(),
        f"`{one.name}` : `{other.name}`",
        summary.games,
        f"{one.won.rate:.1%}".replace("%", " %"),
        f"{low * 100:.1f} – {high * 100:.1f} %",
        f"{one.scores.mean:.1f} : {other.scores.mean:.1f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def rows() -> Iterator[str]:
    yield from (row(played(journal)) for journal in sorted(FOLDER.glob("*.jsonl.gz")))


if __name__ == "__main__":
    print(*HEAD, *rows(), sep="\n")
