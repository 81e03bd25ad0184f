"""Sam's set-up (rulebook, "Lonely are the Brave", steps 5 and 12 to 16)."""

from __future__ import annotations

from saloon.games.great_western_trail.components import BUILDINGS, START, TRACK, WORKERS, Worker
from saloon.games.great_western_trail.sam.components import CARDS, Level
from saloon.games.great_western_trail.sam.state import Sam, SamState, level_of

SIDE = "b"
"""His buildings lie on this side, whichever the player uses."""


def sit_down(g: SamState) -> None:
    """A board, discs, buildings and a deck; a starting objective face down; workers out of bag 2."""
    if len(g.players) > 1:
        return
    seat, kit, level = len(g.players), g.kit, level_of(g)
    dealt = [card for player in g.players for card in player.area]
    objective, *unused = g.dice.shuffled(card for card in kit.starting_objectives if card not in dealt)
    hired = workers(g, level)
    g.sam = Sam(
        seat=seat,
        deck=g.dice.shuffled(card for card in CARDS if card.id not in level.without),
        starting=[objective],
        unused=unused,
        workers=[1 + hired.count(worker) for worker in WORKERS],
        specialty=hired[-1].row,
        discs=sum(disc.count for disc in kit.discs),
        buildings=[BUILDINGS[seat, face.id] for face in kit.faces if face.id.endswith(SIDE)],
        herder=START,
        engine=TRACK[0],
    )


def workers(g: SamState, level: Level) -> list[Worker]:
    """Those that the level asks for are looked for in bag 2, the last one is drawn: he is what Sam has most of."""
    bag = g.supplies[1].bag
    hired = [worker for worker in WORKERS for _ in range(level.workers)]
    for worker in hired:
        bag.remove(worker)
    drawn = bag.pop()
    assert isinstance(drawn, Worker)
    return [*hired, drawn]
