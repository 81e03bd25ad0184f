"""The books: every coin and every card, by where it lies, and how each event of the log moves it.

Accounts: `(BANK, GOLD)` and `(ranch, GOLD)`; `(DECK, card)`, `(DISCARD, card)`, `(LINE, slot, card)`, `(HAND, seat, card)`,
`(DUEL, killer)`, `(TROPHIES, killer, card)`; on a ranch `(ranch, card)` for ranges, cowboys and all that stays, and
`(ranch, herd)` for herds with their age.
"""

from __future__ import annotations

from collections import Counter

from saloon.engine import Books, Tell
from saloon.engine.books import Account, Entry, Holdings, move
from saloon.games.sans_foi_ni_loi import components as box
from saloon.games.sans_foi_ni_loi.components import CARDS, OLDER, YOUNG, Card, Herd
from saloon.games.sans_foi_ni_loi.knowledge import in_play
from saloon.games.sans_foi_ni_loi.rules.targets import BANK
from saloon.games.sans_foi_ni_loi.state import State

GOLD = "gold"
DECK, DISCARD, LINE, TROPHIES, HAND, DUEL = "deck", "discard", "line", "trophies", "hand", "duel"

YOUNGER = {older: herd for herd, older in OLDER.items() if older is not herd}
SLOTS = range(1, box.LINE + 1)


# ------------------------------------------------------------ what there is


def holdings(g: State) -> Holdings:
    found: Holdings = Counter({(BANK, GOLD): g.bank})
    found.update((DECK, card) for card in g.deck)
    found.update((DISCARD, card) for card in g.discard)
    found.update((LINE, slot, card) for slot, card in enumerate(g.line, 1) if card is not None)
    for killer, shot in g.trophies.items():
        found.update((TROPHIES, Card.of(killer), card) for card in shot)
    for player in g.players:
        found.update((HAND, player.seat, card) for card in player.hand)
    for ranch in g.ranches:
        found[ranch.number, GOLD] = ranch.gold
        found.update((ranch.number, thing) for thing in in_play(ranch))
    return found


# ------------------------------------------------------------ what moves


def discard(books: Holdings, source: Account, thing: Card | Herd) -> None:
    """A card or a herd in play; with a killer go its trophies (A-08)."""
    card = thing.card if isinstance(thing, Herd) else thing
    move(books, (*source, thing), (DISCARD, card))
    for trophy in CARDS:
        move(books, (TROPHIES, card, trophy), (DISCARD, trophy), books[TROPHIES, card, trophy])


def each(*entries: Entry) -> Entry:
    """All that one event changes."""

    def enter(books: Holdings, tell: Tell) -> None:
        for entry in entries:
            entry(books, tell)

    return enter


def gold(source: str, target: str) -> Entry:
    """Coins between the bank and a ranch, or two ranches: each is the bank, or the key of the event that names it."""
    return lambda books, tell: move(
        books, (tell.values.get(source, source), GOLD), (tell.values.get(target, target), GOLD), tell.values["gold"]
    )


def used(card: Card) -> Entry:
    """A card of the hand that is discarded when it is played."""
    return lambda books, tell: discard(books, (HAND, tell.seat), card)


def laid(card: Card) -> Entry:
    """A card of the hand that stays on the ranch it is played on."""
    return lambda books, tell: move(books, (HAND, tell.seat, card), (tell.values["ranch"], card))


def lost(*things: str | Card) -> Entry:
    """Things of a ranch that are discarded: such a card, or what the event names under that key."""

    def enter(books: Holdings, tell: Tell) -> None:
        for thing in things:
            named = tell.values[thing] if isinstance(thing, str) else thing
            for one in named if isinstance(named, list) else [named]:
                discard(books, (tell.values["ranch"],), one)

    return enter


def changes_ranch(key: str) -> Entry:
    """A cowboy or a herd goes from one ranch to another."""
    return lambda books, tell: move(books, (tell.values["ranch"], tell.values[key]), (tell.values["home"], tell.values[key]))


# ------------------------------------------------------------ cards of the Line, the deck, the hand


def takes(books: Holdings, tell: Tell) -> None:
    """The price of a card is the number of its slot."""
    card = tell.values["card"]
    move(books, (LINE, tell.values["points"], card), (HAND, tell.seat, card))


def draws(books: Holdings, tell: Tell) -> None:
    _from_deck(books, tell, [tell.values["card"]])


def finds_cowboys(books: Holdings, tell: Tell) -> None:
    _from_deck(books, tell, tell.values["cards"])


def _from_deck(books: Holdings, tell: Tell, cards: list[Card]) -> None:
    for card in cards:
        move(books, (DECK, card), (HAND, tell.seat, card))


def steals(books: Holdings, tell: Tell) -> None:
    card = tell.values["card"]
    move(books, (HAND, tell.values["rival"], card), (HAND, tell.seat, card))


def discards(books: Holdings, tell: Tell) -> None:
    discard(books, (HAND, tell.seat), tell.values["card"])


def arranges(books: Holdings, tell: Tell) -> None:
    _lay_line(books, tell.values["cards"])


def refills(books: Holdings, tell: Tell) -> None:
    """What is left slides towards slot 1; the new cards come after it."""
    fresh: list[Card] = tell.values["cards"]
    for card in fresh:
        books[DECK, card] -= 1
    _lay_line(books, [*(card for slot in SLOTS for card in CARDS if books[LINE, slot, card]), *fresh])


def _lay_line(books: Holdings, cards: list[Card]) -> None:
    for slot in SLOTS:
        for card in CARDS:
            books[LINE, slot, card] = int(slot <= len(cards) and cards[slot - 1] is card)


# ------------------------------------------------------------ ranches and duels


def places(books: Holdings, tell: Tell) -> None:
    """A herd is placed young."""
    card = tell.values["card"]
    move(books, (HAND, tell.seat, card), (tell.values["ranch"], YOUNG.get(card, card)))


def fattens(books: Holdings, tell: Tell) -> None:
    for herd in tell.values["herds"]:
        move(books, (tell.values["ranch"], YOUNGER[herd]), (tell.values["ranch"], herd))


def duels(books: Holdings, tell: Tell) -> None:
    killer = tell.values["card"]
    move(books, (HAND, tell.seat, killer), (DUEL, killer))


def killer_returns(books: Holdings, tell: Tell) -> None:
    """With the victim as a trophy."""
    killer, victim = tell.values["card"], tell.values["victim"]
    move(books, (DUEL, killer), (HAND, tell.seat, killer))
    move(books, (tell.values["ranch"], victim), (TROPHIES, killer, victim))


def killer_falls(books: Holdings, tell: Tell) -> None:
    discard(books, (DUEL,), tell.values["card"])


# ------------------------------------------------------------ the table of events

ENTRIES: dict[str, Entry] = {
    "arranges": arranges,
    "bribe_accept": gold("ranch", "home"),
    "flees": lost("herd"),
    "sells": each(lost("herd"), gold(BANK, "ranch")),
    "fattens": fattens,
    "digs": gold(BANK, "ranch"),
    "explodes": lost("range", box.MINE),
    "takes": takes,
    "draws": draws,
    "buys": gold("ranch", BANK),
    "places": places,
    "raids": laid(box.RAID),
    "panics": laid(box.PANIC),
    "duels": duels,
    "shoots": each(killer_returns, gold(BANK, "home")),
    "beats_killer": each(killer_falls, gold(BANK, "ranch")),
    "both_fall": each(killer_falls, lost("victim")),
    "cheats": used(box.SHARP),
    "steals": steals,
    "robs": each(used(box.HOLDUP), gold("target", "ranch")),
    "lays_rails": each(used(box.RAILS), lost("range", "lost")),
    "opens_saloon": used(box.SALOON),
    "lures": changes_ranch("card"),
    "rides_out": used(box.RUSTLING),
    "rustles": changes_ranch("herd"),
    "lynches": each(used(box.LYNCHING), lost("victim")),
    "calms": each(used(box.RODEO), lost(box.PANIC)),
    "rescues": each(used(box.CAVALRY), lost(box.RAID)),
    "calls_girls": each(used(box.GIRLS), finds_cowboys),
    "sells_furs": each(used(box.TRAPPER), gold(BANK, "ranch")),
    "buries": gold(BANK, "ranch"),
    "discards": discards,
    "refills": refills,
}

BOOKS = Books(holdings, ENTRIES)
