"""Scenes against Sam in a few words: his turn with a card, played to its end or step by step."""

from __future__ import annotations

from typing import Any

from games.great_western_trail.scene import Many, cards, ids, me, names, play, scene
from saloon.engine import Match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import (
    BUILDINGS,
    INDEX,
    City,
    Hazard,
    Outlaw,
    Space,
    Station,
    Track,
    Worker,
)
from saloon.games.great_western_trail.sam.components import SamCard
from saloon.games.great_western_trail.sam.state import Sam

__all__ = ["built", "done", "him", "ids", "me", "meet", "play", "solo", "to_the_end", "told"]


def solo(
    deck: str = "3",
    *,
    played: str = "",
    active: int = 1,
    hold: bool = False,
    options: dict[str, str] = {},
    sam: dict[str, Any] = {},
    mine: dict[str, Any] = {},
    **table: Any,
) -> Match:
    """His turn with the first card of a deck, up to its end; `hold` stops after each step. `table` is as in `scene`.

    deck, played: numbers of his cards, the top first.
    """
    match = scene(1, active=0, listen=True, hold=hold, options={"sam": "medium", **options}, **{"herder": "A", **mine}, **table)
    g = match.state
    g.active = active
    settle(g, him(match), deck, played, **sam)
    match = Match(GAME, g, listen=True, hold=hold)
    if active == 1 and not hold:
        assert g.active == 0 or match.over
    return match


def settle(
    g: Any,
    sam: Sam,
    deck: str = "",
    played: str = "",
    *,
    herder: str = "START",
    engine: str | int | None = 0,
    workers: tuple[int, int, int] = (1, 1, 1),
    specialty: str = "cowboy",
    discs: int = 14,
    buildings: Many | None = None,
    pile: Many = [],
    hazards: Many = [],
    outlaws: Many = [],
    stations: Many = [],
    cities: Many = [],
) -> None:
    """His board: `workers` are cowboys, builders, engineers; his buildings are all that are not on the trail, if not said."""
    sam.deck, sam.played, sam.card = _his(deck)[::-1], _his(played), None
    sam.herder, sam.engine = Space.of(herder), None if engine is None else Track.of(str(engine))
    sam.workers, sam.specialty, sam.discs = list(workers), Worker.of(specialty).row, discs
    built = [tile for tile in g.trail if tile is not None and tile.owner == sam.seat]
    faces = [f"{number}b" for number in g.kit.buildings] if buildings is None else names(buildings)
    sam.buildings = [tile for face in faces if (tile := BUILDINGS[sam.seat, face]) not in built]
    sam.pile = cards(pile)
    sam.hazards, sam.outlaws = [Hazard.of(id) for id in names(hazards)], [Outlaw.of(id) for id in names(outlaws)]
    sam.stations, sam.cities = [Station.of(id) for id in names(stations)], [City.of(id) for id in names(cities)]


def _his(numbers: str) -> list[SamCard]:
    return [SamCard.of(f"sam_{number}") for number in numbers.split()]


def meet(level: str = "medium", seed: int = 1, **options: str) -> Match:
    """A new table."""
    return Match(GAME, GAME.set_up(1, {"sam": level, **options}, seed=seed), listen=True)


def him(match: Match) -> Sam:
    sam: Sam = match.state.sam
    return sam


def told(match: Match, event: str) -> list[dict[str, Any]]:
    """What was told by that name, as its values."""
    return [tell.values for tell in match.tells if tell.event == event]


def done(match: Match) -> list[str]:
    """The events of his turn."""
    return [tell.event for tell in match.tells]


def built(match: Match) -> dict[str, str]:
    """His buildings by the space where they stand."""
    g = match.state
    return {
        space.id: tile.name
        for space, index in INDEX.items()
        if (tile := g.trail[index]) is not None and tile.owner == him(match).seat
    }


def to_the_end(match: Match) -> Match:
    """Say "done" to every step of his."""
    while match.asks and him(match).seat in match.asks:
        play(match, "done")
    return match
