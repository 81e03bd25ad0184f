"""Duels, with dice or with tiles, and what cards make of them (rulebook, "Phase 3", variant "La loi du plus fort")."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import combinations
from typing import Any

from saloon.engine import PASS, Ask, AskAll, Only, Question, Seat, Value
from saloon.games.carson_city.components import (
    DYNAMITE,
    MONEY,
    NO,
    NO_DUEL,
    NUMBERS,
    PLAIN,
    POINT,
    REMINDERS,
    ROAD1,
    SHARPSHOOTER,
    SINGER,
    SPACES,
    WHITE,
    YES,
    Space,
    Target,
)
from saloon.games.carson_city.rules.cards import holder, holds, strength
from saloon.games.carson_city.rules.order import is_open, resolution_order, tie_order
from saloon.games.carson_city.rules.roads import score
from saloon.games.carson_city.state import Duel, Placed, Player, State

Winner = Generator[Question, Any, Placed | None]
DOCTOR_FEE, UNDERTAKER_FEE = 3, 2


# ------------------------------------------------------------ cowboys coming home


def on(g: State, target: Target) -> list[Placed]:
    return [each for each in g.placed if each[1] is target]


def to_reserve(g: State, placed: Placed) -> None:
    g.placed.remove(placed)
    player = g.players[placed[0]]
    if placed[2] == WHITE:
        player.white = True
    else:
        player.reserve += 1
    _spend_token(g, placed)


def to_supply(g: State, placed: Placed) -> None:
    """A cowboy that has done its work."""
    g.placed.remove(placed)
    player = g.players[placed[0]]
    if placed[2] != WHITE:
        player.supply += 1
    _spend_token(g, placed)


def _spend_token(g: State, placed: Placed) -> None:
    if placed[2] == DYNAMITE:
        g.dynamite += 1


# ------------------------------------------------------------ a duel


def fighters(g: State, target: Target) -> list[Placed]:
    """Everybody there, except those with a "no duel" token."""
    return [each for each in on(g, target) if each[2] not in (NO_DUEL, SINGER)]


def contested(g: State, targets: Iterable[Target]) -> list[Target]:
    """Those on which several players stand who fight."""
    fighting = [target for _, target, form in g.placed if form not in (NO_DUEL, SINGER)]
    return [target for target in targets if fighting.count(target) > 1]


def first_involved(g: State, targets: Iterable[Target]) -> Seat:
    """Who passed first of all who stand on these targets decides the order of their duels."""
    seats = [each[0] for target in targets for each in on(g, target)]
    return min(seats, key=tie_order(g).index, default=g.order[0])


def duel(g: State, target: Target, outlaw: int = 0, number: int = 1, of: int = 1) -> Winner:
    """One duel for all who stand there; with an outlaw, the best must reach its strength. Losers go home at once.

    number: the how manieth it is of those that are fought now.
    """
    rivals = fighters(g, target)
    if len(rivals) < 2 and not outlaw:
        return rivals[0] if rivals else None
    called = g.duel = Duel(target, rivals, outlaw, number, of)
    shots = yield from (_tiles(g, called) if g.options.might_is_right else _dice(g, called))
    g.duel = None
    totals = {seat: sum(shot) + strength(g.players[seat]) for seat, shot in shots.items()}
    best = _best(g, totals)
    winner = next(each for each in rivals if each[0] == best)
    beaten = outlaw > totals[best]
    if g.listener is not None:
        _tell_shots(g, target, shots, totals)
    if beaten:
        g.tell("outlaw_wins", None, strength=outlaw, target=target)
    else:
        g.tell("wins", best, target=target)
    losers = [each for each in rivals if beaten or each != winner]
    for each in losers:
        to_reserve(g, each)
    yield from _after(g, None if beaten else g.players[best], losers, against_players=len(rivals) > 1)
    return None if beaten else winner


def _tell_shots(g: State, target: Target, shots: dict[Seat, tuple[int, ...]], totals: dict[Seat, int]) -> None:
    shown = "tiles" if g.options.might_is_right else "dice"
    for seat, shot in shots.items():
        told = {"shot": " + ".join(map(str, shot)), "strength": totals[seat] - sum(shot), "total": totals[seat]}
        g.tell("shoots", seat, target=target, **told, **{shown: list(shot)})


def roll(g: State) -> int:
    """A die; how it fell is told with the player who rolled it."""
    g.seal()
    return 1 + g.dice.below(6)


Shots = Generator[Question, Any, dict[Seat, tuple[int, ...]]]
"""What everybody adds to the strength."""


def _dice(g: State, called: Duel) -> Shots:
    """A die each, two with dynamite; a sharpshooter rolls one more and says which count; the gunsmith may roll again."""
    rolled = called.shots
    able: dict[Seat, list[Value]] = {}
    for seat, _, form in called.fighters:
        count = 2 if form == DYNAMITE else 1
        sharp = SHARPSHOOTER in g.players[seat].powers
        rolled[seat] = sorted((roll(g) for _ in range(count + sharp)), reverse=True)
        able[seat] = kept_dice(rolled[seat], count)
    unsure = [seat for seat in able if len(able[seat]) > 1]
    gunsmith = next((g.players[seat] for seat in able if holds(g.players[seat], "10R")), None)
    if unsure or gunsmith is not None:
        for seat, dice in rolled.items():
            g.tell("rolls", seat, dice=dice, strength=strength(g.players[seat]))
    kept = {seat: options[0] for seat, options in able.items()}
    if unsure:
        kept |= yield AskAll(unsure, lambda seat: Ask(seat, "die", able[seat], strength(g.players[seat])))
    shots = {seat: _as_shot(value) for seat, value in kept.items()}
    if gunsmith is not None:
        called.shots = {seat: list(shot) for seat, shot in shots.items()}
        yield from _roll_again(g, gunsmith, shots, called.outlaw)
    return shots


def kept_dice(dice: list[int], count: int) -> list[Value]:
    """What may be kept of the dice, the best first."""
    kept = dict.fromkeys(combinations(dice, count)) if len(dice) > count else (tuple(dice),)
    return [each if count > 1 else each[0] for each in kept]


def _as_shot(value: Value) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


def _roll_again(g: State, gunsmith: Player, shots: dict[Seat, tuple[int, ...]], outlaw: int) -> Generator[Question, Any, None]:
    """Any one die that counts, after seeing all dice; the new result stands (p. 14). Who leads may do so, too."""
    totals = {seat: sum(shot) + strength(g.players[seat]) for seat, shot in shots.items()}
    leads = _best(g, totals) == gunsmith.seat and totals[gunsmith.seat] >= outlaw
    dice = sorted(set(shots[gunsmith.seat]))
    die = yield Ask(gunsmith.seat, "reroll", [PASS, *dice] if leads else [*dice, PASS], about=totals[gunsmith.seat])
    if die == PASS:
        return
    left = list(shots[gunsmith.seat])
    left.remove(die)
    shots[gunsmith.seat] = (*left, roll(g))
    g.tell("rolls_again", gunsmith.seat, face=die)


def _best(g: State, totals: dict[Seat, int]) -> Seat:
    """The highest total; of equals, who passed first."""
    ties = tie_order(g)
    return min(totals, key=lambda seat: (-totals[seat], ties.index(seat)))


# ------------------------------------------------------------ tiles


def _tiles(g: State, called: Duel) -> Shots:
    """Everybody chooses in secret; the gunsmith after the others have shown theirs."""
    forms = {seat: form for seat, _, form in called.fighters}
    for seat in forms:
        yield from throw_away(g, g.players[seat])
    late = [seat for seat in forms if holds(g.players[seat], "10R")]
    early = [seat for seat in forms if seat not in late]
    shots: dict[Seat, tuple[int, ...]] = {}
    if early:
        chosen = yield AskAll(early, lambda seat: Ask(seat, "tile", tiles_of(g.players[seat], forms[seat])))
        for seat, value in chosen.items():
            shots[seat] = _show(g, g.players[seat], value)
            called.shots[seat] = list(shots[seat])
    for seat in late:
        value = yield Ask(seat, "tile", tiles_of(g.players[seat], forms[seat]))
        shots[seat] = _show(g, g.players[seat], value)
    g.duel_supply += g.shown
    g.shown.clear()
    for seat in shots:
        replenish(g, g.players[seat])
    return {seat: shots[seat] for seat in forms}


def _show(g: State, player: Player, value: Value) -> tuple[int, ...]:
    """Lay the chosen tiles open."""
    g.seal()
    shot = _as_shot(value)
    for each in shot:
        player.duel_hand.remove(each)
        g.shown.append(each)
    g.tell("plays_tiles", player.seat, tiles=list(shot))
    return shot


def tiles_of(player: Player, form: str) -> list[Value]:
    """One tile, or two with dynamite."""
    hand = sorted(player.duel_hand)
    found: list[Value] = [*dict.fromkeys(hand)]
    if form == DYNAMITE and len(hand) > 1:
        found += dict.fromkeys((one, two) for at, one in enumerate(hand) for two in hand[at + 1 :])
    return found


def throw_away(g: State, player: Player) -> Generator[Question, Any, None]:
    """A sharpshooter may throw the last two tiles away for new ones; asked as late as can be, before the next duel."""
    if SHARPSHOOTER not in player.powers or len(player.duel_hand) != 2:
        return
    if (yield Ask(player.seat, "fresh", [NO, YES])) is YES:
        g.tell("throws_tiles", player.seat, tiles=Only((player.seat,), list(player.duel_hand)))
        g.duel_supply += player.duel_hand
        player.duel_hand.clear()
        replenish(g, player)


def replenish(g: State, player: Player) -> None:
    """Who has no tile left draws three, a sharpshooter five."""
    if player.duel_hand:
        return
    g.seal()
    g.dice.shuffle(g.duel_supply)
    count = NUMBERS["sharp_draw"] if SHARPSHOOTER in player.powers else NUMBERS["tile_draw"]
    player.duel_hand = [g.duel_supply.pop() for _ in range(min(count, len(g.duel_supply)))]
    drawn = Only((player.seat,), list(player.duel_hand))
    g.tell("draws_tiles", player.seat, count=len(player.duel_hand), tiles=drawn)


# ------------------------------------------------------------ after the shots


def _after(g: State, winner: Player | None, losers: list[Placed], *, against_players: bool) -> Generator[Question, Any, None]:
    if winner is not None and holds(winner, "10Y"):
        score(g, winner, 2, "10Y")
    for seat, _, _ in losers:
        if holds(g.players[seat], "1R") and against_players:
            score(g, g.players[seat], 3, "1R")
    doctor, undertaker = holder(g, "14Y"), holder(g, "14R")
    if doctor is None and undertaker is None:
        return
    ranks = sorted((each[0] for each in losers), key=tie_order(g).index)
    if doctor is not None:
        for seat in sorted(ranks, key=lambda seat: seat != doctor.seat):
            yield from _heal(g, doctor, g.players[seat])
    if undertaker is not None:
        for seat in ranks:
            if seat != undertaker.seat:
                yield from _bury(g, undertaker, g.players[seat])


def _heal(g: State, doctor: Player, loser: Player) -> Generator[Question, Any, None]:
    """A loser may pay the doctor and put the cowboy on an empty action space that is still to come."""
    fee = 0 if loser is doctor else DOCTOR_FEE
    able = spaces_to_come(g)
    if loser.money < fee or not able or not loser.reserve:
        return
    space = yield Ask(loser.seat, "heal", [*able, PASS])
    if space == PASS:
        return
    loser.money -= fee
    doctor.money += fee
    loser.reserve -= 1
    g.placed.append((loser.seat, space, PLAIN))
    g.tell("heals", loser.seat, doctor=doctor.seat, money=fee, space=space)


def spaces_to_come(g: State) -> list[Space]:
    """Open action spaces after the one that is resolved now, without a cowboy; nobody contests the road."""
    order = resolution_order(g)
    return [
        space
        for space in SPACES
        if order.index(space) > g.step and space not in REMINDERS and is_open(g, space) and (space is ROAD1 or not on(g, space))
    ]


def _bury(g: State, undertaker: Player, loser: Player) -> Generator[Question, Any, None]:
    choice: Value = POINT
    if loser.money >= UNDERTAKER_FEE:
        choice = yield Ask(loser.seat, "bury", [MONEY, POINT])
    if choice is MONEY:
        loser.money -= UNDERTAKER_FEE
        undertaker.money += UNDERTAKER_FEE
        g.tell("pays_undertaker", loser.seat, money=UNDERTAKER_FEE, rival=undertaker.seat)
    else:
        loser.points -= 1
        g.tell("loses_point", loser.seat)
