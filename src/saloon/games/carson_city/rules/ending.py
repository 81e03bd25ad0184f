"""Phase 4: the end of a round (rulebook, "Phase 4")."""

from __future__ import annotations

from saloon.engine import PASS, Flow, Value
from saloon.games.carson_city.components import (
    HOUSE,
    MOUNTAIN,
    NUMBERS,
    RECRUITS,
    ROUNDS,
    TEACHER,
    TOWNHOUSE,
    Person,
)
from saloon.games.carson_city.rules.cards import cash_limit, holder, holds
from saloon.games.carson_city.rules.constructing import close_up
from saloon.games.carson_city.rules.horses import rodeo
from saloon.games.carson_city.rules.roads import decide, lay_as_many, score, sell_points
from saloon.games.carson_city.rules.town import owned
from saloon.games.carson_city.state import Player, State, pay

GOVERNOR = 13
BANKERS_OFFER = {3: 3, 5: 12, 7: 25}
"""Points and what they cost."""


def end_round(g: State) -> Flow:
    rodeo(g)
    for seat in g.order:
        late_rewards(g, g.players[seat])
    for seat in g.order:
        yield from bankers_points(g, g.players[seat])
    for player in g.players:
        recruit(g, player)
    for seat in g.order:
        yield from keep_within_limit(g, g.players[seat])
    if g.round == ROUNDS:
        yield from last_roads(g)
        g.finished = True
        return
    clear_table(g)
    yield from close_up(g, g.players[g.pick[0]])
    next_round(g)


def late_rewards(g: State, me: Player) -> None:
    """Merchant and settler who waited: points for houses and mountains."""
    if holds(me, "3R") and 3 in me.waiting:
        score(g, me, owned(g, me.seat, HOUSE, TOWNHOUSE), "3R")
    if holds(me, "5R") and 5 in me.waiting:
        score(g, me, owned(g, me.seat, MOUNTAIN), "5R")


def bankers_points(g: State, me: Player) -> Flow:
    if not holds(me, "2R") or me.money < min(BANKERS_OFFER.values()):
        return
    able: list[Value] = [points for points, money in BANKERS_OFFER.items() if money <= me.money]
    points = yield from decide(g, me, "banker", [*able, PASS])
    if points != PASS:
        sell_points(g, me, points, BANKERS_OFFER[points], Person.of("2R"))


def recruit(g: State, me: Player) -> None:
    """New cowboys from the general supply, as many as there are."""
    count = min(RECRUITS[g.round], me.supply)
    me.supply -= count
    me.reserve += count
    if count:
        g.tell("joined", me.seat, count=count)


def spendings(g: State, me: Player) -> list[int]:
    """At least what is above the limit; more in full tens, which bring points, and any other sum where that could help."""
    least = max(0, me.money - cash_limit(me))
    step = NUMBERS["spend_points"]
    tens = range((least // step + 1) * step, me.money + 1, step)
    others = range(least + 1, me.money + 1) if may_be_taxed(g) else ()
    return [least, *tens, *(money for money in others if money % step)]


def may_be_taxed(g: State) -> bool:
    """Less money without a point for it helps against one thing only: the governor's tax on every ten begun."""
    return g.round < ROUNDS and any(person.number == GOVERNOR for person in g.people)


def keep_within_limit(g: State, me: Player) -> Flow:
    """Money above the limit is spent, a point for every ten; more may be spent."""
    able = spendings(g, me)
    spent = able[0]
    if len(able) > 1:
        spent = yield from decide(g, me, "spend", able)
    if spent:
        pay(g, me, spent)
        g.tell("spends", me.seat, money=spent)
        if points := spent // NUMBERS["spend_points"]:
            score(g, me, points, "spent")


def last_roads(g: State) -> Flow:
    """Before the final score bridges may still be laid, where there is a river."""
    if g.options.river != "none":
        for seat in g.order:
            yield from lay_as_many(g, g.players[seat])


def clear_table(g: State) -> None:
    """Cards and tokens go back; those who passed first choose first, the teacher before them."""
    teacher, heroes = holder(g, "18Y"), holder(g, "16Y")
    g.heroes = heroes.seat if heroes is not None else None
    g.last_passed, g.passed = g.passed, []
    g.pick = sorted(g.last_passed, key=lambda seat: teacher is None or seat != teacher.seat)
    g.ammo_home = True
    g.left = list(g.people)
    if g.hall_white:
        g.hall, g.hall_white = None, False
    for player in g.players:
        player.cards, player.waiting, player.no_duel = [], [], 0
        player.ammo = player.white = player.singer = player.bought_horse = False
    assert not g.placed, "cowboys left on the board"
    g.tell("round_ends", None, round=g.round)


def next_round(g: State) -> None:
    g.round += 1
    g.people = [_face_of_round(g, person) for person in g.people]
    g.left, g.queue, g.order = list(g.people), list(g.pick), []
    g.phase = "outlaws" if g.options.outlaws else "people"
    g.tell("round", None, round=g.round)


def _face_of_round(g: State, person: Person) -> Person:
    """The teacher shows her red face in the last round only."""
    return Person.of(f"{TEACHER}{'R' if g.round == ROUNDS else 'Y'}") if person.number == TEACHER else person
