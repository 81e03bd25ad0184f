"""Toy: a small game that uses everything the engine offers, and a shelf of deliberate bugs.

The rules, in short: on your turn do one thing. *Draw* a card and discard one or keep all. *Hide* a card face down, one a game.
*Bid* cards in secret, everybody at once; the highest card wins coins. *Grab*: whoever is quickest pays for a claim, until all
have passed. *Roll* a die for coins. Or pass. After four rounds most points win; ties go to the fuller hand.

`toy(bug)` is the same game with one mistake in it, for tests of the conformance suite.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from saloon.engine import (
    PASS,
    Ask,
    AskAll,
    AskAny,
    Books,
    Component,
    Dice,
    Flow,
    Game,
    GameOptions,
    Hidden,
    Hold,
    Holdings,
    Only,
    Page,
    Position,
    Rules,
    Seat,
    Tell,
    Verb,
    component,
    state,
)
from saloon.engine.books import move

ROUNDS, DEALT, BANK = 4, 3, 30
SITES = ("north", "south", "east", "west")
PRICES = (1, 2)
COMMANDS = ("draw", "hide", "bid", "grab", "roll")


@component
class Card(Component):
    id: str
    value: int


CARDS = tuple(Card(f"{colour}_{value}", value) for colour in ("red", "black", "blue", "gold") for value in range(1, 7))


class Options(GameOptions, frozen=True):
    rich: bool = False


@state
class Player:
    seat: Seat
    coins: int
    hand: Annotated[list[Card], Hidden("owner", pool="cards")]
    secret: Annotated[Card | None, Hidden("owner", pool="cards")] = None
    notes: Annotated[list[str], Hidden("owner")] = []


@state
class Toy(Position):
    players: list[Player]
    deck: Annotated[list[Card], Hidden("nobody", pool="cards")]
    discard: list[Card] = []
    claims: dict[str, tuple[Seat, int]] = {}
    bank: int = BANK
    active: Seat = 0
    round: int = 1
    shown: Card | None = None  # only the bug "shown" puts something here
    tray: Any = None  # only the bugs "shared" and "unsaveable" do


def setup(options: Options, seats: int, dice: Dice) -> Toy:
    cards = list(CARDS)
    dice.shuffle(cards)
    coins = 5 if options.rich else 3
    players = [Player(seat, coins, [cards.pop() for _ in range(DEALT)]) for seat in range(seats)]
    return Toy(dice=dice, players=players, deck=cards)


def over(g: Toy) -> bool:
    return g.round > ROUNDS


def turn(g: Toy, bug: str = "") -> Flow:
    me = g.active
    command = yield Ask(me, "do", commands(g, me, bug) + ([] if bug == "nothing" else [PASS]))
    if command != PASS:
        yield from FLOWS[command](g, me, bug)
    yield Hold(me)
    g.active = (me + 1) % len(g.players)
    g.round += g.active == 0 and bug != "endless"


def commands(g: Toy, me: Seat, bug: str) -> list[str]:
    """What can be done now; the reason is given for what cannot."""
    player, able = g.players[me], list(COMMANDS)
    if not g.deck:
        g.why_not(me, "do", "draw", "deck_is_empty")
        able.remove("draw")
    if player.secret is not None or not player.hand:
        g.why_not(me, "do", "hide", "nothing_to_hide", cards=len(player.hand))
        able.remove("hide")
    return COMMAND_BUGS.get(bug, lambda g, me, able: able)(g, me, able)


def draw(g: Toy, me: Seat, bug: str) -> Flow:
    player = g.players[me]
    if bug != "unsealed":
        g.seal()
    card = g.deck.pop()
    player.hand.append(card)
    if bug == "shown":
        g.shown = card
    g.tell("draws", me, card=card if bug == "told" else Only((me,), card))
    away = yield Ask(me, "discard", [*by_value(player.hand), PASS])
    if away != PASS:
        player.hand.remove(away)
        g.discard.append(away)
        g.tell("discards", me, card=away)


def hide(g: Toy, me: Seat, bug: str) -> Flow:
    player = g.players[me]
    card = yield Ask(me, "hide", by_value(player.hand), g.deck[:1] if bug == "about" else None)
    player.hand.remove(card)
    player.secret = card
    player.notes.append(f"hid {card.id} in round {g.round}")
    g.tell("hides", me, card=card if bug == "told_own" else Only((me,), card))


def bid(g: Toy, me: Seat, bug: str) -> Flow:
    """Highest card wins, the seat next to the bidder first among equals; all cards bid are lost."""
    bids = yield AskAll(range(len(g.players)), lambda seat: Ask(seat, "bid", [*by_value(g.players[seat].hand), PASS]))
    if bug != "unsealed_bids":
        g.seal()
    for seat, card in bids.items():
        if card != PASS:
            g.players[seat].hand.remove(card)
            g.discard.append(card)
        g.tell("bids", seat, card=card)
    order = [(me + 1 + i) % len(g.players) for i in range(len(g.players))]
    best = max(order, key=lambda seat: 0 if bids[seat] == PASS else bids[seat].value)
    gain(g, best, 4)
    if bug == "unsealed_bids":
        yield Ask(me, "thank", [best, PASS])


def grab(g: Toy, me: Seat, bug: str) -> Flow:
    """Whoever answers first pays for a claim of their choice, until all have passed or nothing is left."""
    waiting = [player.seat for player in g.players]
    while waiting:
        seat, claim = yield AskAny(waiting, lambda seat: Ask(seat, "grab", [*claims_for(g, g.players[seat]), PASS]))
        if claim == PASS:
            waiting.remove(seat)
            continue
        site, price = claim
        g.claims[site] = (seat, price)
        g.players[seat].coins -= price
        g.bank += price
        g.tell("claims", seat, site=site, price=price)


def roll(g: Toy, me: Seat, bug: str) -> Flow:
    gain(g, me, g.roll(6), untold=bug == "untold")
    if bug == "lost_coin":
        g.bank = max(0, g.bank - 1)
    yield from ()


def claims_for(g: Toy, player: Player) -> list[tuple[str, int]]:
    return [(site, price) for site in SITES if site not in g.claims for price in PRICES if price <= player.coins]


def gain(g: Toy, seat: Seat, coins: int, *, untold: bool = False) -> None:
    gained = min(coins, g.bank)
    g.bank -= gained
    g.players[seat].coins += gained
    if not untold:
        g.tell("gains", seat, coins=gained)


def by_value(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (card.value, card.id))


FLOWS: dict[str, Callable[[Toy, Seat, str], Flow]] = {"draw": draw, "hide": hide, "bid": bid, "grab": grab, "roll": roll}

VERBS = {
    "do": Verb([*COMMANDS, PASS]),
    "discard": Verb([*CARDS, PASS]),
    "hide": Verb(CARDS),
    "bid": Verb([*CARDS, PASS]),
    "grab": Verb([*((site, price) for site in SITES for price in PRICES), PASS], ("site", "price")),
    "thank": Verb([*range(4), PASS]),
}


def score(g: Toy, seat: Seat) -> dict[str, int]:
    player = g.players[seat]
    claims = sum(3 * price for owner, price in g.claims.values() if owner == seat)
    return {"coins": player.coins, "claims": claims, "secret": player.secret.value if player.secret else 0}


def tie_break(g: Toy, seat: Seat) -> tuple[int, ...]:
    return (len(g.players[seat].hand),)


def invariants(g: Toy) -> None:
    coins = g.bank + sum(player.coins for player in g.players)
    assert coins - BANK in (3 * len(g.players), 5 * len(g.players)), f"{coins} coins are in play"
    cards = [*g.deck, *g.discard, *(card for player in g.players for card in (*player.hand, player.secret) if card)]
    assert sorted(card.id for card in cards) == sorted(card.id for card in CARDS), f"{len(cards)} cards are in play"


def holdings(g: Toy) -> Holdings:
    found: Holdings = Counter({("deck", card): 1 for card in g.deck})
    found.update(("discard", card) for card in g.discard)
    for player in g.players:
        found[player.seat, "coins"] = player.coins
        found.update((player.seat, "hand", card) for card in player.hand)
        found[player.seat, "secret"] = player.secret is not None
    return found


def _bids(books: Holdings, tell: Tell) -> None:
    if tell.values["card"] != PASS:
        _discards(books, tell)


def _discards(books: Holdings, tell: Tell) -> None:
    card = tell.values["card"]
    move(books, (tell.seat, "hand", card), ("discard", card))


def _draws(books: Holdings, tell: Tell) -> None:
    card = tell.values["card"]
    move(books, ("deck", card), (tell.seat, "hand", card))


def _hides(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "hand", tell.values["card"]), (tell.seat, "secret"))


def _claims(books: Holdings, tell: Tell) -> None:
    books[tell.seat, "coins"] -= tell.values["price"]


def _gains(books: Holdings, tell: Tell) -> None:
    books[tell.seat, "coins"] += tell.values["coins"]


ENTRIES = {"bids": _bids, "discards": _discards, "draws": _draws, "hides": _hides, "claims": _claims, "gains": _gains}


def best_bid(g: Toy, ask: Ask, bug: str = "") -> Card | None:
    """A standing answer: always bid the best card; or, as a bug, one that was there at the beginning."""
    if ask.verb != "bid" or len(ask.options) == 1:
        return None
    return CARDS[0] if bug == "presumed" else ask.options[-2]


# ------------------------------------------------------------ bugs


def _asked(g: Toy, me: Seat, able: list[str]) -> list[str]:
    """Whether one may roll depends on cards that one cannot see."""
    other = g.players[(me + 1) % len(g.players)]
    return able if any(card.value > 3 for card in other.hand) else [command for command in able if command != "roll"]


def _unordered(g: Toy, me: Seat, able: list[str]) -> list[str]:
    return list(set(able))


def _repeats(g: Toy, me: Seat, able: list[str]) -> list[str]:
    return [*able, "roll"]


def _nothing(g: Toy, me: Seat, able: list[str]) -> list[str]:
    """Never an empty list: here one without even a pass."""
    able.clear()
    return able


def _undeclared(g: Toy, me: Seat, able: list[str]) -> list[str]:
    return [*able, "cheat"]


def _shared(g: Toy, me: Seat, able: list[str]) -> list[str]:
    """Clones of the state share the list in this field, whose type does not say that it is one."""
    g.tray = g.tray or []
    g.tray.append(me)
    return able


def _unsaveable(g: Toy, me: Seat, able: list[str]) -> list[str]:
    g.tray = object()
    return able


class _Outside:
    """A counter that is not in the state."""

    turns = 0

    def __call__(self, g: Toy, me: Seat, able: list[str]) -> list[str]:
        self.turns += 1
        return able if self.turns % 3 else ["roll"]


COMMAND_BUGS: dict[str, Callable[[Toy, Seat, list[str]], list[str]]] = {
    "asked": _asked,
    "unordered": _unordered,
    "repeats": _repeats,
    "nothing": _nothing,
    "undeclared": _undeclared,
    "shared": _shared,
    "unsaveable": _unsaveable,
    "outside": _Outside(),
}


def toy(bug: str = "") -> Game:
    return Game(
        package="toy",
        rules_number=1,
        seats=(2, 3, 4),
        options=Options,
        rules=Rules(
            state=Toy,
            setup=setup,
            turn=partial(turn, bug=bug),
            over=over,
            verbs=VERBS,
            score=score,
            seats_of=lambda g: len(g.players),
            tie_break=tie_break,
            invariants=invariants,
            books=Books(holdings, ENTRIES),
        ),
        page=Page(standing={"best-bid": partial(best_bid, bug=bug)}),
    )


TOY = toy()
UNORDERED = toy("unordered")
