"""What a question is about, as data: an auction or a duel, with its things, its seats and their sums.

A game says it (`Page.scene`) from an observation, so that nothing hidden enters it. Pages draw panels from it without knowing
the game, and programs get the same at the socket.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from saloon.engine.asks import Seat, Value


class Thing(Struct, frozen=True):
    """Something that is named as the game names a value of that key (`Page.name`)."""

    key: str
    value: Value


class Bidder(Struct, frozen=True):
    """Somebody who takes part in an auction.

    offer: what they bid last, 0 for nothing.
    state: in; out; short, who is in but has too little to go higher.
    """

    seat: Seat
    purse: int
    offer: int
    state: Literal["in", "out", "short"]


class Auction(Struct, frozen=True, tag="auction", tag_field="kind"):
    """verb: that of the question, whose options are sums and going out. bid: the highest so far, and whose it is."""

    verb: str
    seller: Seat
    things: list[Thing]
    bid: int
    leader: Seat | None
    bidders: list[Bidder]


class Fighter(Struct, frozen=True):
    """Somebody in a duel.

    parts:  what the strength is made of, by name (`part-<name>`).
    reach:  the least and the most that a shot can add to it.
    hand:   how many tiles there are to choose from; 0 with dice.
    shot:   what lies open of it; nothing yet, or dice of which some may still be chosen.
    """

    seat: Seat
    parts: dict[str, int]
    reach: tuple[int, int]
    hand: int
    shot: list[int]

    @property
    def strength(self) -> int:
        return sum(self.parts.values())


class Duel(Struct, frozen=True, tag="duel", tag_field="kind"):
    """verbs: the questions whose options are shots. fighters: in the order that decides ties, the first wins them.

    place:  what it is for. goal: what the best must reach, against an opponent who never shoots.
    number: the how manieth it is `of` those that are fought now.
    """

    verbs: tuple[str, ...]
    weapon: Literal["tiles", "dice"]
    place: list[Thing]
    fighters: list[Fighter]
    goal: int = 0
    number: int = 1
    of: int = 1


Scene = Auction | Duel


class Shooter(Struct, frozen=True):
    """Somebody in a duel that is over: what the shot added to the strength, and what it led to (a message and its values)."""

    seat: Seat
    strength: int
    shot: list[int]
    outcome: tuple[str, dict[str, Value]]

    @property
    def total(self) -> int:
        return self.strength + sum(self.shot)


class Reveal(Struct, frozen=True):
    """How a duel came out, told after `at` choices. winner: None where the opponent who never shoots has won.

    beside: the id of what is drawn of the place, on the board.
    """

    at: int
    beside: str
    weapon: Literal["tiles", "dice"]
    place: list[Thing]
    shooters: list[Shooter]
    winner: Seat | None
    goal: int = 0
