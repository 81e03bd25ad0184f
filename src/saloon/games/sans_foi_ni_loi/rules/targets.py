"""What a card may be played on. Legality is written here, once: a card without a target cannot be played (A-06)."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine import Seat
from saloon.games.sans_foi_ni_loi.components import LYNCHING, SHERIFF, Card
from saloon.games.sans_foi_ni_loi.rules.cattle import Place, free_herds
from saloon.games.sans_foi_ni_loi.state import Ranch, State

BANK = "bank"


def opponents(g: State, me: Ranch) -> Iterator[Ranch]:
    """Ranches of other players; nobody plays a dirty trick on his own (A-04)."""
    for ranch in g.ranches:
        if ranch.seat != me.seat:
            yield ranch


# ------------------------------------------------------------ of one's own ranch


def roomy_ranges(g: State, me: Ranch) -> Iterator[int]:
    """Ranges that can take a herd: no raid, no mine, not full."""
    for number, land in enumerate(me.ranges):
        if len(land.herds) < land.card.capacity and not land.mine and not land.raided:
            yield number


def ranges_to_mine(g: State, me: Ranch) -> Iterator[int]:
    """Ranges without herds, mine or raid (A-10)."""
    for number, land in enumerate(me.ranges):
        if not (land.herds or land.mine or land.raided):
            yield number


def raided_ranges(g: State, me: Ranch) -> Iterator[int]:
    for number, land in enumerate(me.ranges):
        if land.raided:
            yield number


def own_panic(g: State, me: Ranch) -> Iterator[int]:
    if me.panic:
        yield me.number


# ------------------------------------------------------------ of the table


def always(g: State, me: Ranch) -> Iterator[int]:
    """Cards that need no target."""
    yield me.number


def while_the_bank_pays(g: State, me: Ranch) -> Iterator[str]:
    if g.bank:
        yield BANK


def while_cards_are_left(g: State, me: Ranch) -> Iterator[str]:
    if g.deck:
        yield "deck"


# ------------------------------------------------------------ of the opponents


def ranges_to_raid(g: State, me: Ranch) -> Iterator[tuple[int, int]]:
    """One raid a range (A-06)."""
    for ranch in g.ranches:
        if ranch.seat != me.seat:
            for number, land in enumerate(ranch.ranges):
                if not land.raided:
                    yield ranch.number, number


def ranges_to_cross(g: State, me: Ranch) -> Iterator[tuple[int, int]]:
    """The rails go anywhere; the Sheriff does not stop them."""
    for ranch in g.ranches:
        if ranch.seat != me.seat:
            for number in range(len(ranch.ranges)):
                yield ranch.number, number


def ranches_to_panic(g: State, me: Ranch) -> Iterator[int]:
    """One Panic a ranch, herds or not (A-06)."""
    for ranch in g.ranches:
        if ranch.seat != me.seat and not ranch.panic:
            yield ranch.number


def victims_to_shoot(g: State, me: Ranch) -> Iterator[tuple[int, Card]]:
    """On each ranch the character with the highest bonus; between equals the attacker chooses (A-03)."""
    for ranch in g.ranches:
        if ranch.seat != me.seat and (ranch.cowboys or ranch.notables):
            characters = dict.fromkeys([*ranch.notables, *ranch.cowboys])
            best = max(character.bonus for character in characters)
            for character in characters:
                if character.bonus == best:
                    yield ranch.number, character


def victims_to_lynch(g: State, me: Ranch) -> Iterator[tuple[int, Card]]:
    """Any character whose lynching can be paid: 2 action points and its bonus."""
    reach = g.points - LYNCHING.cost
    for ranch in g.ranches:
        if ranch.seat != me.seat:
            for character in dict.fromkeys([*ranch.notables, *ranch.cowboys]):
                if character.bonus <= reach:
                    yield ranch.number, character


def hands_to_cheat(g: State, me: Ranch) -> Iterator[Seat]:
    """Players with cards; the Sheriff protects his player's hand, on whichever ranch he stands (A-16)."""
    guarded = [ranch.seat for ranch in g.ranches if SHERIFF in ranch.notables]
    for player in g.players:
        if player.seat != me.seat and player.hand and player.seat not in guarded:
            yield player.seat


def purses_to_rob(g: State, me: Ranch) -> Iterator[int | str]:
    """The bank, or a ranch with gold and without the Sheriff."""
    if g.bank:
        yield BANK
    for ranch in g.ranches:
        if ranch.gold and ranch.seat != me.seat and SHERIFF not in ranch.notables:
            yield ranch.number


def ranches_with_cowboys(g: State, me: Ranch) -> Iterator[int]:
    for ranch in g.ranches:
        if ranch.cowboys and ranch.seat != me.seat:
            yield ranch.number


def somebody_has_cowboys(g: State, me: Ranch) -> Iterator[str]:
    """The Saloon draws from all opponents at once: nothing to choose."""
    for _ in ranches_with_cowboys(g, me):
        yield "all"
        return


def herds_to_rustle(g: State, me: Ranch) -> Iterator[tuple[int, *Place]]:
    """A herd out of the Sheriff's sight, if the thief has a range that can take it."""
    for _ in roomy_ranges(g, me):
        break
    else:
        return
    for ranch in opponents(g, me):
        if SHERIFF not in ranch.notables:
            for number, herd in dict.fromkeys(free_herds(ranch)):
                yield ranch.number, number, herd
