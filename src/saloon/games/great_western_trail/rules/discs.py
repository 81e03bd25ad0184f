"""Discs: which may be taken from the player board, and what that opens (rulebook, Kansas City, step 5; Q17, Q18, Q28)."""

from __future__ import annotations

from saloon.games.great_western_trail.components import (
    CERTIFICATE4,
    CERTIFICATE6,
    CERTIFICATE_LIMIT,
    CERTIFICATE_TRACK,
    HAND_DISC,
    HAND_DISC_PRICE,
    STEP_DISC_DOLLARS,
    STEP_LEFT,
    Disc,
    Station,
)
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.purse import gain_dollars, pay


def discs_for(g: State, me: Player, black: bool, dollars: int, but: Station | None = None) -> list[Disc | Station]:
    """Discs of the player board for a target with black or white corners; if there is none, those on stations."""
    discs = g.options.kit.discs
    kinds = [kind for kind, count in enumerate(me.discs) if count]
    if not black:
        # Black corners only when no white one is left (exception 1).
        kinds = [kind for kind in kinds if not discs[kind].black] or kinds
    if dollars < HAND_DISC_PRICE and HAND_DISC in kinds:
        kinds.remove(HAND_DISC)
    return [discs[kind] for kind in kinds] or [station for station in me.stations if station is not but]


def take_disc(g: State, me: Player, disc: Disc | Station) -> None:
    """Clear a space of the player board, or move a disc away from a station (exception 3)."""
    if isinstance(disc, Station):
        me.stations.remove(disc)
        return
    kind = g.options.kit.discs.index(disc)
    me.discs[kind] -= 1
    if kind == HAND_DISC:
        # Short only where nothing else is left to deliver with: then the rest is waived (Q18).
        pay(g, me, min(HAND_DISC_PRICE, me.dollars))
    elif kind == STEP_LEFT:
        gain_dollars(g, me, STEP_DISC_DOLLARS)


def certificate_limit(me: Player) -> int:
    """Three; four without the first disc, six without both (the second alone changes nothing)."""
    if me.discs[CERTIFICATE4]:
        return CERTIFICATE_LIMIT
    return CERTIFICATE_TRACK[-2] if me.discs[CERTIFICATE6] else CERTIFICATE_TRACK[-1]
