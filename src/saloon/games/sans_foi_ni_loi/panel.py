"""What players look at all the time: how near the end is, what can be spent, what each seat has; and how options are sorted."""

from __future__ import annotations

from saloon.engine import Seat, Value
from saloon.engine.game import ANYTIME, END, Meter
from saloon.games.sans_foi_ni_loi import components
from saloon.games.sans_foi_ni_loi.components import BUY, COMMANDS, DEAL, DECK, IDLE_ROUNDS, LINE, POINTS
from saloon.games.sans_foi_ni_loi.rules.turn import idle_turns_left
from saloon.games.sans_foi_ni_loi.state import State


def countdown(g: State) -> list[Meter]:
    """An empty deck or an empty bank ends the game; so does a table that has stopped playing, which is shown a round before."""
    cards = len(DECK) - DEAL * len(g.players) - LINE
    left = idle_turns_left(g)
    stall = [("stall", left, IDLE_ROUNDS * len(g.ranches))] if left else []
    return [("deck", len(g.deck), cards), ("bank", g.bank, g.coins), *stall]


def budget(g: State, seat: Seat) -> list[Meter]:
    """Action points while there are any, and the gold of the ranch that plays."""
    ranch = g.ranches[g.active]
    if ranch.seat != seat:
        return []
    points = [("points", g.points, max(POINTS, g.points))] if g.points else []
    which = [("ranch", 1 + ranch.number // len(g.players), 0)] if len(g.ranches) > len(g.players) else []
    return [*points, ("gold", ranch.gold, 0), *which]


def summary(g: State, seat: Seat) -> list[tuple[str, int]]:
    gold = sum(ranch.gold for ranch in g.ranches if ranch.seat == seat)
    return [("coin", gold), ("hand-cards", len(g.players[seat].hand))]


def group_of(verb: str, value: Value) -> str:
    """Of the action step: take, play, buy a point, end; other questions have one kind of answer."""
    if verb != "act":
        return ""
    if value is components.END:
        return END
    return ANYTIME if value is BUY else "take" if value in COMMANDS else "play"
