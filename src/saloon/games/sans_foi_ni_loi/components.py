"""The box: cards, herds as they age, and what can be done with an action point."""

from __future__ import annotations

from saloon.engine import Box, Component, component

BOX = Box(__package__)
NUMBERS: dict[str, int] = BOX.numbers("number")
BANK: dict[int, int] = {int(seats): gold for seats, gold in BOX.numbers("bank").items()}
PRESTIGE: dict[int, int] = {int(rank): points for rank, points in BOX.numbers("prestige").items()}

DEAL, LINE, POINTS = NUMBERS["deal"], NUMBERS["line"], NUMBERS["points"]
BLIND_COST, POINT_PRICE, HAND_LIMIT = NUMBERS["blind"], NUMBERS["point_price"], NUMBERS["hand_limit"]
FULL_AGE, BOOTY, BURIAL = NUMBERS["full_age"], NUMBERS["booty"], NUMBERS["burial"]
GIRLS_COWBOYS, PANIC_HERDS, MINE_LIMIT = NUMBERS["girls"], NUMBERS["panic_herds"], NUMBERS["mine_limit"]
IDLE_ROUNDS = NUMBERS["idle_rounds"]


@component
class Card(Component):
    """One of the 29 kinds of card; copies of a kind are the same to everybody."""

    id: str
    frame: str
    count: int
    cost: int
    duration: str
    capacity: int = 0
    base: int = 0
    bonus: int = 0
    watch: int = 0
    bounty: int = 0


@component
class Herd(Component):
    """A herd in play: its card and its age. Twelve are possible, so an older herd is another one of these."""

    id: str
    card: Card
    age: int
    value: int


@component
class Command(Component):
    """Something to do in the action step that is not playing a card."""

    id: str
    cost: int = 0


CARDS = BOX.load("card", Card)
DECK = tuple(card for card in CARDS for _ in range(card.count))

RANGES = tuple(card for card in CARDS if card.frame == "range")
HERD_CARDS = tuple(card for card in CARDS if card.frame == "herd")
COWBOYS = tuple(card for card in CARDS if card.frame == "cowboy")
KILLERS = tuple(card for card in CARDS if card.duration == "killer")

RAID, PANIC, SHARP, HOLDUP, RAILS = map(Card.of, ("raid", "panic", "sharp", "holdup", "rails"))
SALOON, RUSTLING, LYNCHING = map(Card.of, ("saloon", "rustling", "lynching"))
SHERIFF, MAYOR, UNDERTAKER, FENCE = map(Card.of, ("sheriff", "mayor", "undertaker", "fence"))
RODEO, CAVALRY, MINE, GIRLS, TRAPPER = map(Card.of, ("rodeo", "cavalry", "mine", "girls", "trapper"))
NOTABLES = (SHERIFF, MAYOR, UNDERTAKER)

HERDS = tuple(Herd(f"{card.id}-{age}", card, age, card.base * age) for card in HERD_CARDS for age in range(1, FULL_AGE + 1))
YOUNG = {herd.card: herd for herd in HERDS if herd.age == 1}
OLDER = {herd: Herd.of(f"{herd.card.id}-{min(herd.age + 1, FULL_AGE)}") for herd in HERDS}

TAKES = tuple(Command(f"take{slot}", cost=slot) for slot in range(1, LINE + 1))
DRAW, BUY, END = Command("draw", cost=BLIND_COST), Command("buy"), Command("end")
COMMANDS = (*TAKES, DRAW, BUY, END)
