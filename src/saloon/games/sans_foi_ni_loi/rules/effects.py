"""What each card does (rulebook, "Effet des cartes"): its target and its effect side by side, in one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from saloon.engine import Ask, Flow, Only, Seat
from saloon.games.sans_foi_ni_loi import components as box
from saloon.games.sans_foi_ni_loi.components import BOOTY, CARDS, GIRLS_COWBOYS, RAID, YOUNG, Card, Herd
from saloon.games.sans_foi_ni_loi.rules import targets as to
from saloon.games.sans_foi_ni_loi.rules.cattle import remove_range
from saloon.games.sans_foi_ni_loi.rules.gold import bury, receive
from saloon.games.sans_foi_ni_loi.rules.hands import gain_openly, look_through, player_of, take_secretly
from saloon.games.sans_foi_ni_loi.state import Ranch, Range, State

Targets = Callable[[State, Ranch], Iterator[Any]]
Effect = Callable[[State, Ranch, Card, Any], Flow | None]


# ------------------------------------------------------------ ranges, herds, cowboys


def place_range(g: State, me: Ranch, card: Card, _: object) -> None:
    me.ranges.append(Range(card))
    g.tell("places", me.seat, ranch=me.number, card=card)


def place_herd(g: State, me: Ranch, card: Card, number: int) -> None:
    me.ranges[number].herds.append(YOUNG[card])
    g.tell("places", me.seat, ranch=me.number, card=card)


def place_cowboy(g: State, me: Ranch, card: Card, _: object) -> None:
    me.cowboys.append(card)
    g.tell("places", me.seat, ranch=me.number, card=card)


# ------------------------------------------------------------ dirty tricks


def raid(g: State, me: Ranch, card: Card, target: tuple[int, int]) -> None:
    """The card stays on the range until the Cavalry comes."""
    ranch, land = _range_at(g, target)
    land.raided = True
    g.tell("raids", me.seat, ranch=ranch.number, range=land.card)


def panic(g: State, me: Ranch, card: Card, target: int) -> None:
    """The card stays on the ranch until its owner plays the Rodeo King."""
    g.ranches[target].panic = True
    g.tell("panics", me.seat, ranch=target)


def duel(g: State, me: Ranch, killer: Card, target: tuple[int, Card]) -> None:
    """A die and the bonus on each side."""
    defender, victim = g.ranches[target[0]], target[1]
    bonus, bounty = g.killers[killer.id]
    attack, defence = g.roll() + bonus, g.roll() + victim.bonus
    g.tell("duels", me.seat, ranch=defender.number, card=killer, victim=victim, attack=attack, defence=defence)
    if attack > defence:
        shoot(g, me, killer, defender, victim)
    elif attack < defence:
        bonuses = sum(trophy.bonus for trophy in bury_killer(g, killer))
        paid = receive(g, defender, bounty + bonuses)
        g.tell("beats_killer", defender.seat, ranch=defender.number, card=killer, gold=paid)
        bury(g, 1)
    else:
        remove_character(defender, victim)
        g.discard.append(victim)
        bury_killer(g, killer)
        g.tell("both_fall", me.seat, ranch=defender.number, card=killer, victim=victim)
        bury(g, 2)


def shoot(g: State, me: Ranch, killer: Card, defender: Ranch, victim: Card) -> None:
    """The victim becomes a trophy, the killer comes back to the hand with the reward (A-07)."""
    remove_character(defender, victim)
    g.trophies.setdefault(killer.id, []).append(victim)
    gain_openly(g, player_of(g, me), killer)
    reward = g.killers[killer.id][1] if g.options.killer_reward == "printed" else victim.bonus
    paid = receive(g, me, reward)
    g.tell("shoots", me.seat, home=me.number, ranch=defender.number, card=killer, victim=victim, gold=paid)
    bury(g, 1)


def bury_killer(g: State, killer: Card) -> list[Card]:
    """A beaten killer is discarded with its trophies, which are returned."""
    trophies = g.trophies.pop(killer.id, [])
    g.discard += [killer, *trophies]
    return trophies


def remove_character(ranch: Ranch, character: Card) -> None:
    (ranch.cowboys if character.frame == "cowboy" else ranch.notables).remove(character)


def cheat(g: State, me: Ranch, card: Card, target: Seat) -> Flow:
    """The victim shows his hand; the attacker takes a card of his choice."""
    player, victim = player_of(g, me), g.players[target]
    g.seal()
    look_through(g, player, victim)
    g.tell("cheats", me.seat, rival=target)
    options = list(dict.fromkeys(victim.hand))
    stolen = options[0] if len(options) == 1 else (yield Ask(me.seat, "steal", options))
    take_secretly(g, player, victim, stolen)
    known = bool(g.trophies.get(stolen.id))
    g.tell("steals", me.seat, rival=target, card=stolen if known else Only((me.seat, target), stolen))


def hold_up(g: State, me: Ranch, card: Card, target: int | str) -> None:
    """A die and three, as far as the target has it."""
    due = g.roll() + BOOTY
    if target == to.BANK:
        paid = receive(g, me, due)
    else:
        victim = g.ranches[int(target)]
        paid = min(due, victim.gold)
        victim.gold -= paid
        me.gold += paid
    g.tell("robs", me.seat, ranch=me.number, target=target, gold=paid)


def lay_rails(g: State, me: Ranch, card: Card, target: tuple[int, int]) -> None:
    ranch, land = _range_at(g, target)
    remove_range(g, ranch, land)
    lost = [*land.herds, *[box.MINE] * land.mine, *[RAID] * land.raided]
    g.tell("lays_rails", me.seat, ranch=ranch.number, range=land.card, lost=lost, count=len(lost))


def open_saloon(g: State, me: Ranch, card: Card, _: object) -> None:
    """From every opponent one cowboy, drawn at random, comes over. Nobody dies."""
    g.tell("opens_saloon", me.seat, ranch=me.number)
    for number in list(to.ranches_with_cowboys(g, me)):
        cowboys = g.ranches[number].cowboys
        cowboy = cowboys.pop(g.roll(len(cowboys)) - 1)
        me.cowboys.append(cowboy)
        g.tell("lures", me.seat, home=me.number, ranch=number, card=cowboy)


def rustle(g: State, me: Ranch, card: Card, target: tuple[int, int, Herd]) -> Flow:
    """The herd goes at once to a range of the thief and keeps its age."""
    number, land, herd = target
    g.tell("rides_out", me.seat, home=me.number, ranch=number)
    room = list(to.roomy_ranges(g, me))
    home = room[0] if len(room) == 1 else (yield Ask(me.seat, "range", room))
    g.ranches[number].ranges[land].herds.remove(herd)
    me.ranges[home].herds.append(herd)
    g.tell("rustles", me.seat, home=me.number, ranch=number, herd=herd)


def lynch(g: State, me: Ranch, card: Card, target: tuple[int, Card]) -> None:
    """Beside its own cost, the victim's bonus in action points."""
    ranch, victim = g.ranches[target[0]], target[1]
    g.points -= victim.bonus
    remove_character(ranch, victim)
    g.discard.append(victim)
    g.tell("lynches", me.seat, ranch=ranch.number, victim=victim)
    bury(g, 1)


# ------------------------------------------------------------ counters and bonuses


def welcome(g: State, me: Ranch, card: Card, _: object) -> None:
    """Sheriff, Mayor and Undertaker stay on the ranch."""
    me.notables.append(card)
    g.tell("places", me.seat, ranch=me.number, card=card)


def build_fence(g: State, me: Ranch, card: Card, _: object) -> None:
    me.fences += 1
    g.tell("places", me.seat, ranch=me.number, card=card)


def open_mine(g: State, me: Ranch, card: Card, number: int) -> None:
    me.ranges[number].mine = True
    g.tell("places", me.seat, ranch=me.number, card=card)


def calm_herds(g: State, me: Ranch, card: Card, _: object) -> None:
    """Rodeo King: Panic leaves the ranch."""
    me.panic = False
    g.discard.append(box.PANIC)
    g.tell("calms", me.seat, ranch=me.number)


def ride_to_rescue(g: State, me: Ranch, card: Card, number: int) -> None:
    """Cavalry: the raid ends, and the range with all that is on it is free at once."""
    me.ranges[number].raided = False
    g.discard.append(RAID)
    g.tell("rescues", me.seat, ranch=me.number, range=me.ranges[number].card)


def call_girls(g: State, me: Ranch, card: Card, _: object) -> None:
    """The first two cowboys of the deck come to the hand, for all to see; then the deck is shuffled."""
    g.seal()
    found = [i for i in range(len(g.deck) - 1, -1, -1) if g.deck[i].frame == "cowboy"][:GIRLS_COWBOYS]
    cowboys = [g.deck.pop(i) for i in found]
    for cowboy in cowboys:
        gain_openly(g, player_of(g, me), cowboy)
    g.dice.shuffle(g.deck)
    g.tell("calls_girls", me.seat, cards=cowboys, count=len(cowboys))


def sell_furs(g: State, me: Ranch, card: Card, _: object) -> None:
    """Trapper: a die and three from the bank."""
    paid = receive(g, me, g.roll() + BOOTY)
    g.tell("sells_furs", me.seat, ranch=me.number, gold=paid)


def _range_at(g: State, target: tuple[int, int]) -> tuple[Ranch, Range]:
    ranch = g.ranches[target[0]]
    return ranch, ranch.ranges[target[1]]


# ------------------------------------------------------------ the table of cards


class CardPlay(NamedTuple):
    """How a card is played: the verb that asks for its target, the legal targets, the effect."""

    verb: str
    targets: Targets
    effect: Effect


BY_FRAME = {
    "range": CardPlay("ranch", to.always, place_range),
    "herd": CardPlay("range", to.roomy_ranges, place_herd),
    "cowboy": CardPlay("ranch", to.always, place_cowboy),
}
BY_CARD = {
    box.RAID: CardPlay("seize", to.ranges_to_raid, raid),
    box.PANIC: CardPlay("ranch", to.ranches_to_panic, panic),
    box.SHARP: CardPlay("cheat", to.hands_to_cheat, cheat),
    box.HOLDUP: CardPlay("rob", to.purses_to_rob, hold_up),
    box.RAILS: CardPlay("seize", to.ranges_to_cross, lay_rails),
    box.SALOON: CardPlay("ranch", to.somebody_has_cowboys, open_saloon),
    box.RUSTLING: CardPlay("rustle", to.herds_to_rustle, rustle),
    box.LYNCHING: CardPlay("lynch", to.victims_to_lynch, lynch),
    box.SHERIFF: CardPlay("ranch", to.always, welcome),
    box.MAYOR: CardPlay("ranch", to.always, welcome),
    box.UNDERTAKER: CardPlay("ranch", to.always, welcome),
    box.FENCE: CardPlay("ranch", to.always, build_fence),
    box.RODEO: CardPlay("ranch", to.own_panic, calm_herds),
    box.CAVALRY: CardPlay("range", to.raided_ranges, ride_to_rescue),
    box.MINE: CardPlay("range", to.ranges_to_mine, open_mine),
    box.GIRLS: CardPlay("ranch", to.while_cards_are_left, call_girls),
    box.TRAPPER: CardPlay("ranch", to.while_the_bank_pays, sell_furs),
    **{killer: CardPlay("shoot", to.victims_to_shoot, duel) for killer in box.KILLERS},
}
PLAYS: Final = {card: BY_CARD.get(card) or BY_FRAME[card.frame] for card in CARDS}
TARGETS: Final = {card: play.targets for card, play in PLAYS.items()}
