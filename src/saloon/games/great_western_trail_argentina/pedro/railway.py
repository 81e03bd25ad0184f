"""Pedro's locomotive and discs (rulebook, "Avancer la locomotive de Pedro"; G-30)."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.engine import Flow
from saloon.games.great_western_trail_argentina.components import (
    DEPOT,
    MASTER_STATIONS,
    RAILWAY,
    TRACK,
    Quay,
    Ship,
    Station,
)
from saloon.games.great_western_trail_argentina.pedro.priorities import decide
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.pedro.story import note, tell
from saloon.games.great_western_trail_argentina.rules.railway import ahead, drive
from saloon.games.great_western_trail_argentina.state import State


def advance(g: State, pedro: Opponent, spaces: int) -> Flow:
    """To the farthest station in reach that he has not upgraded yet; else so many spaces along the line."""
    places = [TRACK[place] for place in ahead(g, pedro, spaces)]
    stations = [track for track in places if track.station is not None and is_open(pedro, track.station)]
    track = stations[-1] if stations else [track for track in places if track.position not in RAILWAY.turnouts][-1]
    drive(g, pedro, track)
    note(pedro, "drives", track=track)
    if track.station is not None and stations:
        yield from upgrade(g, pedro, track.station, passed=len(stations) - 1)
    if track.position == RAILWAY.last:
        drive(g, pedro, DEPOT)


def is_open(pedro: Opponent, station: Station) -> bool:
    """He can upgrade it; the terminus again and again."""
    return station.again or station not in pedro.stations


def upgrade(g: State, pedro: Opponent, station: Station, passed: int) -> Flow:
    """Without paying. A station master who is still there goes back to the box.

    passed: how many stations he could have upgraded instead.
    """
    yield from free_disc(g, pedro, [other for other in pedro.stations if other is not station])
    if not pedro.reserve:
        return
    pedro.reserve -= 1
    pedro.stations.append(station)
    tell(g, pedro, "pedro_upgrades", station=station, passed=passed)
    if station in MASTER_STATIONS and (master := g.masters[MASTER_STATIONS.index(station)]) is not None:
        g.masters[MASTER_STATIONS.index(station)] = None
        tell(g, pedro, "pedro_dismisses", master=master, station=station)


def free_disc(g: State, pedro: Opponent, places: Sequence[Station | Quay | Ship]) -> Flow:
    """If his reserve is empty, the disc from the place that is worth least comes back to it."""
    if pedro.reserve or not places:
        return
    place, why = yield from decide(g, "pedro_disc", dict.fromkeys(places), [("points", lambda place: place.points)])
    lies: list[Station] | list[Quay] | list[Ship] = (
        pedro.stations if isinstance(place, Station) else pedro.quays if isinstance(place, Quay) else pedro.ships
    )
    lies.remove(place)
    pedro.reserve += 1
    tell(g, pedro, "pedro_frees_disc", place=place, why=why)
