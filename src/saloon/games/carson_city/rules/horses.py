"""Horses, paddocks and rodeos (rulebook, variant "Chevaux")."""

from __future__ import annotations

from saloon.engine import PASS, Ask, Flow, Value
from saloon.games.carson_city.components import FINISH, NUMBERS, PADDOCKS, Paddock, Target
from saloon.games.carson_city.rules.cards import paddocks_open
from saloon.games.carson_city.rules.order import tie_order
from saloon.games.carson_city.state import Player, State, pay, receive

SECOND, THIRD, FOURTH = 1, 2, 3
FOURTH_PAYS = 2


def move_horse(g: State, me: Player, paddock: Target, count: int) -> None:
    """From the reserve into a paddock, or back."""
    assert isinstance(paddock, Paddock)
    me.horses -= count
    me.stable[PADDOCKS.index(paddock)] += count
    g.tell("plays_horse" if count > 0 else "fetches_horse", me.seat, paddock=paddock)


def play_horse(g: State, me: Player) -> Flow:
    """After placing a cowboy on the board: one horse into a paddock, or not."""
    while me.horses:
        paddock = yield Ask(me.seat, "horse", [*(PADDOCKS[at] for at in paddocks_open(g)), PASS])
        if paddock == PASS:
            return
        move_horse(g, me, paddock, 1)
        at = PADDOCKS.index(paddock)
        if at == FOURTH and not g.options.kit_carson:
            receive(g, me, FOURTH_PAYS)
            g.tell("gains", me.seat, money=FOURTH_PAYS)
        if at != SECOND or not (yield from second_paddock(g, me)):
            return


def second_paddock(g: State, me: Player):  # type: ignore[no-untyped-def]
    """One more cowboy, which allows another horse; or move one that was placed in this round; or pass; or nothing."""
    from saloon.games.carson_city.rules import placing

    ways = placing.ways(g, me)
    able = [target for target in placing.targets(g, ways) if not isinstance(target, Paddock)]
    found: list[Value] = [*able, *placing.backs(g, me), FINISH, PASS]
    choice = yield Ask(me.seat, "again", found)
    if choice is FINISH:
        placing.finish(g, me)
    if choice in (FINISH, PASS):
        return False
    if not isinstance(choice, tuple):
        yield from placing.put_somehow(g, me, choice, ways)
        return True
    form = placing.take_back(g, me, *choice)[2]
    target = yield Ask(me.seat, "shift", [*placing.targets_on_board(g, me, form), PASS])
    if target != PASS:
        placing.put(g, me, target, form)
    return False


def pay_fourth_paddock(g: State, me: Player) -> None:
    """With Kit Carson the fourth paddock pays when its owner is done."""
    if g.options.horses and me.stable[FOURTH]:
        receive(g, me, FOURTH_PAYS * me.stable[FOURTH])
        g.tell("gains", me.seat, money=FOURTH_PAYS * me.stable[FOURTH])


def may_buy_horse(g: State, me: Player, wages: int = 0) -> bool:
    """One a round, as long as there are some; now, or after so many dollars of wages."""
    left = NUMBERS["horses"] - g.issued[2]
    return g.options.horses and not me.bought_horse and me.money + wages >= NUMBERS["horse_price"] and left > 0


def buy_horse(g: State, me: Player, paddock: Target) -> None:
    """At the wages: it goes into a paddock at once."""
    pay(g, me, NUMBERS["horse_price"])
    me.bought_horse = True
    g.tell("buys_horse", me.seat, money=NUMBERS["horse_price"])
    me.horses += 1
    g.issued[2] += 1
    move_horse(g, me, paddock, 1)
    if PADDOCKS[FOURTH] is paddock:
        receive(g, me, FOURTH_PAYS)
        g.tell("gains", me.seat, money=FOURTH_PAYS)


def rodeo(g: State) -> None:
    """Hats times horses, twice where a cowboy rides; the best gets a rodeo. Then everybody goes home."""
    if not g.options.horses:
        return
    points, ties = {player.seat: rodeo_points(player) for player in g.players}, tie_order(g)
    winner = min(points, key=lambda seat: (-points[seat], ties.index(seat)))
    g.players[winner].rodeos += 1
    g.tell("rodeo", winner, points=points[winner])
    for player in g.players:
        player.supply += len(player.riders)
        player.riders = []
        player.horses += sum(player.stable)
        player.stable = [0] * len(player.stable)


def rodeo_points(player: Player) -> int:
    return sum(
        paddock.hat * horses * (2 if at in player.riders else 1)
        for at, (paddock, horses) in enumerate(zip(PADDOCKS, player.stable, strict=True))
    )
