"""Phase 1: taking personalities, and what they do at once (rulebook p. 13 to 15)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from saloon.engine import PASS, Flow, Hold, Question
from saloon.games.carson_city.components import (
    BIT,
    CASH,
    CONNECTIONS,
    INDEX,
    INLAND,
    MINE,
    MONEY,
    NUMBERS,
    OTHER_FACE,
    RANCH,
    ROW,
    SECOND,
    TEACHER,
    WAIT,
    WEAPONS,
    Building,
    Person,
    Space,
    rolled_parcel,
)
from saloon.games.carson_city.rules.auction import auction_ammo, auction_parcels
from saloon.games.carson_city.rules.cards import holds, order_of
from saloon.games.carson_city.rules.constructing import build_or_keep, close_up, put_up, take_tile
from saloon.games.carson_city.rules.placing import open_targets
from saloon.games.carson_city.rules.roads import choose, decide, score
from saloon.games.carson_city.rules.town import give_parcel, highest_price, outlawed, parcels_to_have, price
from saloon.games.carson_city.state import Player, State, pay, receive

STREET_BOY, SHERIFF = 0, 1


# ------------------------------------------------------------ taking cards


def take_person(g: State) -> Flow:
    """The next player in pick order takes a card and resolves it completely."""
    me = g.players[g.queue[0]]
    yield from take(g, me, but=())
    yield Hold(me.seat)
    g.queue.pop(0)
    if g.queue:
        return
    g.queue = [seat for seat in g.pick if SECOND in g.players[seat].powers and g.left]
    g.phase = "second" if g.queue else g.phase
    if not g.queue:
        begin_placing(g)


def take_second(g: State) -> Flow:
    """A New Beginning: once in the game, a second card after everybody has chosen."""
    me = g.players[g.queue[0]]
    card = yield from choose(g, me, "second", [*faces(g, me, ()), PASS])
    if card != PASS:
        me.powers.remove(SECOND)
        g.tell("uses_power", me.seat, power=SECOND)
        yield from resolve_card(g, me, card)
    yield Hold(me.seat)
    g.queue.pop(0)
    if not g.queue:
        begin_placing(g)


def begin_placing(g: State) -> None:
    g.order = sorted(g.pick, key=lambda seat: order_of(g.players[seat]))
    g.queue = list(g.order)
    g.phase = "place"
    open_targets(g)
    g.tell("orders", None, seats=list(g.order))


def faces(g: State, me: Player, but: tuple[int, ...]) -> list[Person]:
    """Cards that may be taken, each with the faces that may be chosen."""
    return [
        face
        for person in g.left
        if person.number not in but
        for face in (person, OTHER_FACE[person])
        if (face is person or _may_turn(g, me, person)) and not (face.id == "0Y" and me.money < 3)
    ]


def _may_turn(g: State, me: Player, person: Person) -> bool:
    """Doctor and undertaker are free for all; who has connections chooses the face of any card but the teacher's."""
    if OTHER_FACE[person].id == "15Y" and not g.options.horses:
        return False
    return person.number in g.free or (CONNECTIONS in me.powers and person.number != TEACHER)


def take(g: State, me: Player, but: tuple[int, ...]) -> Flow:
    card = yield from choose(g, me, "take", faces(g, me, but))
    yield from resolve_card(g, me, card)


def resolve_card(g: State, me: Player, card: Person) -> Flow:
    g.left = [person for person in g.left if person.number != card.number]
    g.people = [card if person.number == card.number else person for person in g.people]
    me.cards.append(card)
    g.tell("takes", me.seat, person=card)
    effect = IMMEDIATE.get(card.id)
    if effect is not None:
        flow = effect(g, me)
        if flow is not None:
            yield from flow


# ------------------------------------------------------------ what cards do at once


def street_boy(g: State, me: Player) -> Flow:
    """A second card at once, never the sheriff; the yellow face costs three dollars."""
    if holds(me, "0Y"):
        pay(g, me, 3)
        g.tell("pays", me.seat, money=3)
    if any(person.number != SHERIFF for person in g.left):
        yield from take(g, me, but=(SHERIFF,))


def white_cowboy(g: State, me: Player) -> None:
    me.white = True
    g.tell("takes_white", me.seat)


def banker(g: State, me: Player) -> None:
    _cash(g, me, 9)


def cash_or_wait(number: int) -> Callable[[State, Player], Flow]:
    def flow(g: State, me: Player) -> Flow:
        choice = yield from decide(g, me, "profit", [CASH, WAIT])
        if choice is CASH:
            _cash(g, me, 8)
        else:
            me.waiting.append(number)
            g.tell("waits", me.seat, until="incomes" if holds(me, "3Y") and number == 3 else "end")

    return flow


def _cash(g: State, me: Player, money: int) -> None:
    receive(g, me, money)
    g.tell("gains", me.seat, money=money)


def chinese_roads(g: State, me: Player) -> None:
    gain_roads(g, me, 2)


def gain_roads(g: State, me: Player, count: int, space: Space | None = None, cowboys: int = 0) -> None:
    """From a card, or from a space with so many cowboys."""
    me.roads += count
    g.issued[0] += count
    g.tell("gains_roads", me.seat, count=count, space=space, cowboys=cowboys)


def chinese_tile(g: State, me: Player) -> Flow:
    """Five dollars for any tile of the row, built now or kept."""
    if me.money < 5 or not any(g.row):
        return
    space = yield from decide(g, me, "tile_of_row", [*[s for s, tile in zip(ROW, g.row, strict=True) if tile], PASS])
    if space == PASS:
        return
    pay(g, me, 5)
    tile = take_tile(g, ROW.index(space))
    g.tell("takes_tile", me.seat, building=tile, money=5, space=space)
    yield from build_or_keep(g, me, tile)
    yield from close_up(g, g.players[g.pick[0]])


def settler(g: State, me: Player) -> Flow:
    """The card lets one take a parcel for nothing; it does not force one upon anybody (p. 13)."""
    if me.titles and parcels_to_have(g):
        parcel = yield from decide(g, me, "parcel", [*parcels_to_have(g), PASS])
        if parcel != PASS:
            give_parcel(g, me, parcel)
            g.tell("owns", me.seat, parcel=parcel, money=0)


def captain_cowboys(g: State, me: Player) -> Flow:
    prices = {count: price for count, price in ((1, 1), (2, 4), (3, 9)) if price <= me.money and count <= me.supply}
    if not prices:
        return
    count = yield from decide(g, me, "recruit", [*prices, PASS])
    if count != PASS:
        pay(g, me, prices[count])
        me.supply -= count
        me.reserve += count
        g.tell("recruits", me.seat, count=count, money=prices[count])


def captain_revolvers(g: State, me: Player) -> Flow:
    prices = {count: price for count, price in ((1, 3), (2, 9)) if price <= me.money}
    if not prices:
        return
    count = yield from decide(g, me, "arm", [*prices, PASS])
    if count != PASS:
        pay(g, me, prices[count])
        me.revolvers += count
        g.issued[1] += count
        g.tell("arms", me.seat, count=count, money=prices[count])


def indian(g: State, me: Player) -> None:
    """Two parcels by the dice, rolled again as long as they cannot be had."""
    for _ in range(2):
        possible = g.unowned & ~outlawed(g) & INLAND
        if not possible or not me.titles:
            return
        while not BIT[parcel := rolled_parcel(g.roll(), g.roll())] & possible:
            pass
        give_parcel(g, me, parcel)
        g.tell("owns", me.seat, parcel=parcel, money=0)


def pioneer(building: Building, cost: int, other: str) -> Callable[[State, Player], Flow]:
    """A mine or a ranch with an unowned parcel; when all are bought the card turns over for good (9Y, 15R)."""

    def flow(g: State, me: Player) -> Flow:
        if building not in g.row and building not in g.bag:
            card = Person.of(other)
            me.cards = [card if person.number == card.number else person for person in me.cards]
            g.people = [card if person.number == card.number else person for person in g.people]
            g.tell("turns_over", me.seat, person=card)
            if other != "15Y" or g.options.horses:
                IMMEDIATE[other](g, me)
            return
        able = [parcel for parcel in parcels_to_have(g) if g.land[INDEX[parcel]] is None]
        if me.money < cost or not me.titles or not able:
            return
        parcel = yield from decide(g, me, "pioneer", [*able, PASS])
        if parcel == PASS:
            return
        pay(g, me, cost)
        give_parcel(g, me, parcel)
        g.tell("owns", me.seat, parcel=parcel, money=cost)
        source = yield from _take_pioneers_tile(g, me, building)
        put_up(g, me, building, parcel, source)
        if any(tile is None for tile in g.row):
            yield from close_up(g, g.players[g.pick[0]])

    return flow


def _take_pioneers_tile(g: State, me: Player, building: Building) -> Generator[Question, Any, str]:
    """From the row, or from the bag if there is none; says which."""
    if building in g.row:
        spaces = [space for space, tile in zip(ROW, g.row, strict=True) if tile is building]
        space = yield from choose(g, me, "tile_of_row", spaces)
        take_tile(g, ROW.index(space))
        return "row"
    g.bag.remove(building)
    g.dice.shuffle(g.bag)
    return "bag"


def dynamite(count: int) -> Callable[[State, Player], None]:
    def effect(g: State, me: Player) -> None:
        taken = min(count, g.dynamite)
        g.dynamite -= taken
        me.dynamite += taken
        g.tell("takes_dynamite", me.seat, count=taken)

    return effect


def no_duel_tokens(g: State, me: Player) -> None:
    me.no_duel = NUMBERS["no_duel"]
    g.tell("takes_tokens", me.seat, count=me.no_duel)


def singers_cowboy(g: State, me: Player) -> None:
    me.singer = True


def governor_road(g: State, me: Player) -> None:
    gain_roads(g, me, 1)


def governor_tax(g: State, me: Player) -> Flow:
    """From each other player a dollar a revolver, or a dollar for every started ten."""
    what = yield from decide(g, me, "tax", [WEAPONS, MONEY])
    for other in g.players:
        if other is not me:
            due = other.revolvers if what is WEAPONS else -(-other.money // 10)
            paid = min(due, other.money)
            other.money -= paid
            me.money += paid
            g.tell("taxed", other.seat, money=paid, rival=me.seat)


def horse(g: State, me: Player) -> None:
    if g.options.horses and horses_left(g):
        me.horses += 1
        g.issued[2] += 1
        g.tell("gains_horse", me.seat)


def horses_left(g: State) -> int:
    return NUMBERS["horses"] - g.issued[2]


def heroes(g: State, me: Player) -> Flow:
    """Three points, or six for a cowboy, or nine for two."""
    count = yield from choose(g, me, "glory", [n for n in range(3) if n <= me.reserve])
    me.reserve -= count
    me.supply += count
    if count:
        g.tell("gives_cowboys", me.seat, count=count)
    score(g, me, 3 * (1 + count), "16R")


def lawyer(g: State, me: Player) -> Flow:
    """One unowned parcel at its price, now."""
    most = 3 if holds(me, "8R") else highest_price()
    able = [parcel for parcel in parcels_to_have(g) if min(price(g, INDEX[parcel]), most) <= me.money]
    if not me.titles or not able:
        return
    parcel = yield from decide(g, me, "parcel", [*able, PASS])
    if parcel != PASS:
        cost = min(price(g, INDEX[parcel]), 3) if holds(me, "8R") else price(g, INDEX[parcel])
        pay(g, me, cost)
        give_parcel(g, me, parcel)
        g.tell("owns", me.seat, parcel=parcel, money=cost)


IMMEDIATE: dict[str, Callable[[State, Player], Flow | None]] = {
    "0Y": street_boy,
    "0R": street_boy,
    "1Y": white_cowboy,
    "2Y": banker,
    "3Y": cash_or_wait(3),
    "3R": cash_or_wait(3),
    "4Y": chinese_roads,
    "4R": chinese_tile,
    "5Y": settler,
    "5R": cash_or_wait(5),
    "6Y": captain_cowboys,
    "6R": captain_revolvers,
    "8Y": indian,
    "9Y": pioneer(MINE, 10, "9R"),
    "9R": dynamite(2),
    "10R": dynamite(1),
    "11Y": no_duel_tokens,
    "11R": singers_cowboy,
    "12Y": auction_parcels,
    "12R": auction_ammo,
    "13Y": governor_road,
    "13R": governor_tax,
    "15Y": horse,
    "15R": pioneer(RANCH, 8, "15Y"),
    "16R": heroes,
    "17Y": lawyer,
}
"""The other faces act later; the teacher's depends on the round."""
