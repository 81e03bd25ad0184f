"""Sam's engine, stations and discs (rulebook, "Avancer la locomotive de Sam")."""

from __future__ import annotations

from saloon.games.great_western_trail.components import ENGINEER, RAILWAY, TRACK, Station, Track
from saloon.games.great_western_trail.rules.railroad import others
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.trail.story import tell


def advance(g: SamState, sam: Sam) -> bool:
    """A space for each engineer, but he stops at the farthest station in reach. Without an engine nothing happens."""
    if sam.engine is None:
        return False
    places = [TRACK[place] for place in RAILWAY.forward(sam.engine.position, sam.workers[ENGINEER], others(g, sam))]
    stations = [track for track in places if track.station is not None]
    track = stations[-1] if stations else [track for track in places if track.position not in RAILWAY.turnouts][-1]
    drive(g, sam, track, "farthest" if len(stations) > 1 else "station" if stations else "engineers")
    return True


def advance_to_station(g: SamState, sam: Sam) -> bool:
    """The next one whose turnout is free (card 15)."""
    if sam.engine is None:
        return False
    came, taken = sam.engine.position, others(g, sam)
    ahead = [track for track in TRACK.values() if track.station is not None and track.position > came]
    drive(g, sam, next(track for track in ahead if track.position not in taken), "next")
    return True


def drive(g: SamState, sam: Sam, track: Track, why: str) -> None:
    """Where he stops at a station he upgrades it; at the end of the line the engine leaves the game."""
    came, sam.engine = sam.engine, track
    tell(g, sam, "sam_drives", track=track, origin=came, why=why)
    if track.station is not None:
        upgrade(g, sam, track.station)
    if track.position == RAILWAY.last:
        sam.engine = None
        tell(g, sam, "sam_retires", track=track)


def upgrade(g: SamState, sam: Sam, station: Station) -> None:
    """Without paying, with any disc. A station master who is still there goes back to the box."""
    if not free_disc(g, sam):
        return
    sam.discs -= 1
    sam.stations.append(station)
    tell(g, sam, "sam_upgrades", station=station)
    post = g.kit.posts.get(station)
    if post is not None and (master := g.masters[post]) is not None:
        g.masters[post] = None
        tell(g, sam, "sam_dismisses", master=master, station=station)


def free_disc(g: SamState, sam: Sam) -> bool:
    """Whether he has a disc: if there is none left, the one from the station that is worth least, the first if two are."""
    if not sam.discs and sam.stations:
        station = min(sam.stations, key=lambda station: (station.points, station.number))
        sam.stations.remove(station)
        sam.discs += 1
        tell(g, sam, "sam_frees_disc", station=station)
    return sam.discs > 0
