"""Scenes of Sans Foi Ni Loi in a few words: what is not said is empty."""

from __future__ import annotations

from typing import Any

from saloon.engine import Dice, Match
from saloon.games.sans_foi_ni_loi import GAME
from saloon.games.sans_foi_ni_loi.components import Card, Herd
from saloon.games.sans_foi_ni_loi.state import Ranch, Range, State

PLENTY = ["range1"] * 20
"""A deck that does not run out."""


def cards(*ids: str) -> list[Card]:
    return [Card.of(id) for id in ids]


def land(card: str = "range3", *herds: str, mine: bool = False, raided: bool = False) -> Range:
    """A range with herds: `land("range2", "herd3-2")` has a prize herd of age 2."""
    return Range(Card.of(card), [Herd.of(herd) for herd in herds], mine, raided)


def dice_that_roll(*faces: int) -> Dice:
    """Real dice, found by search, whose next rolls of six are these."""
    for state in range(1_000_000):
        dice = Dice(state)
        if all(1 + dice.below(6) == face for face in faces):
            return Dice(state)
    raise LookupError(faces)


def scene(
    seats: int = 3,
    *,
    hand: list[str] = [],
    hands: dict[int, list[str]] = {},
    deck: list[str] = PLENTY,
    line: list[str | None] | None = None,
    bank: int | None = None,
    rolls: tuple[int, ...] = (),
    active: int = 0,
    trophies: dict[str, list[str]] = {},
    options: dict[str, str] = {},
    ranches: dict[int, dict[str, Any]] = {},
    listen: bool = False,
    hold: bool = False,
) -> Match:
    """A match at the start of the active ranch's turn. The first card of `deck` is the top one."""
    g: State = GAME.set_up(seats, options, seed=1)
    g.active = active
    g.deck = cards(*reversed(deck))
    g.line = [card and Card.of(card) for card in (line or ["range1"] * 6)]
    g.trophies = {killer: cards(*shot) for killer, shot in trophies.items()}
    for player in g.players:
        player.hand = cards(*(hand if player.seat == g.ranches[active].seat else hands.get(player.seat, [])))
    for number, things in ranches.items():
        settle(g.ranches[number], **things)
    gold = sum(ranch.gold for ranch in g.ranches)
    g.bank = g.coins - gold if bank is None else bank
    g.coins = g.bank + gold
    if rolls:
        g.dice = dice_that_roll(*rolls)
    return Match(GAME, g, listen=listen, hold=hold)


def settle(
    ranch: Ranch,
    *,
    gold: int = 0,
    ranges: list[Range] = [],
    folk: str = "",
    fences: int = 0,
    panic: bool = False,
) -> None:
    """`folk` are cowboys and notables: `"cowboy2 cowboy3 sheriff"`."""
    people = cards(*folk.split())
    ranch.gold, ranch.ranges, ranch.fences, ranch.panic = gold, ranges, fences, panic
    ranch.cowboys = [card for card in people if card.frame == "cowboy"]
    ranch.notables = [card for card in people if card.frame != "cowboy"]


def options(match: Match, seat: int = 0) -> list[str]:
    """The open options of a seat, as records write them."""
    return match.asks[seat].texts() if seat in match.asks else []


def ids(things: list[Any]) -> list[str]:
    return [thing.id for thing in things]


def seed_of(match: Match, *faces: int) -> None:
    """Let the next rolls be these."""
    match.state.dice.state = dice_that_roll(*faces).state
