"""What is counted with the cards and tiles of the table, and what must never change of what Sam has."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.games.great_western_trail.components import WORKER_ROW, WORKERS, Building, Card, Tile
from saloon.games.great_western_trail.sam.components import CARDS
from saloon.games.great_western_trail.sam.setup import SIDE
from saloon.games.great_western_trail.sam.state import SamState, level_of


def cards(g: SamState) -> Iterator[Card]:
    if g.sam is not None:
        yield from (*g.sam.pile, *g.sam.starting)


def tiles(g: SamState) -> Iterator[Tile]:
    if g.sam is not None:
        yield from (*g.sam.hazards, *g.sam.outlaws)
        for worker in WORKERS:
            yield from [worker] * (g.sam.workers[worker.row] - 1)


def check(g: SamState) -> None:
    sam = g.sam
    assert (sam is None) == (len(g.players) > 1), "who plays alone plays against Sam"
    if sam is None:
        return
    kit, level = g.kit, level_of(g)
    assert sam.discs >= 0, "Sam's discs"
    assert sam.discs + len(sam.stations) + len(sam.cities) == sum(disc.count for disc in kit.discs), "Sam's discs"
    assert len(set(sam.stations)) == len(sam.stations), "two of Sam's discs on a station"
    his = [*sam.deck, *sam.played, *([sam.card] if sam.card is not None else [])]
    assert sorted(card.id for card in his) == sorted(card.id for card in CARDS if card.id not in level.without), "Sam's cards"
    built = [tile for tile in (*g.trail, *g.gone) if isinstance(tile, Building) and tile.owner == sam.seat]
    faces = sorted(face.id for face in kit.faces if face.id.endswith(SIDE))
    assert sorted(tile.name for tile in (*built, *sam.buildings)) == faces, "Sam's buildings"
    assert all(1 <= count <= WORKER_ROW for count in sam.workers), "Sam's workers"
    assert sam.workers[sam.specialty] == max(sam.workers), "Sam's specialty"
    assert len(sam.starting) == 1, "Sam's starting objective"
