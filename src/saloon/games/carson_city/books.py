"""The books: what everybody holds and what lies on the table, and how each event that is told changes it.

Accounts are `(whose, what, …)`: a seat's `money`, `points`, `reserve`, `supply`, `roads` and so on; cowboys of a seat by target
and form (`at`), tiles by kind, cards by face; and of the table the map, the roads, the row and the bag. When its work is done a
cowboy goes to the general supply, so the events of actions name their space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from saloon.engine import Books, Holdings, Seat, Tell
from saloon.engine.books import Account, Entry, move
from saloon.games.carson_city.components import (
    CITY_HALL,
    DYNAMITE,
    EDGES,
    HOUSE,
    NO_DUEL,
    NOBODY,
    OTHER_FACE,
    PADDOCKS,
    PLAIN,
    SINGER,
    TOWN,
    TOWNHOUSE,
    WAGES,
    WHITE,
    Building,
    Paddock,
    Parcel,
    Space,
    Target,
)
from saloon.games.carson_city.rules.roads import has_road
from saloon.games.carson_city.state import Player, State

COUNTED = (
    *("money", "points", "revolvers", "reserve", "supply", "roads", "titles", "dynamite", "no_duel", "horses", "rodeos"),
    *("ammo", "white"),
)
"""Fields of a player that are numbers, or a token that is here or not."""
LEADERS = (PLAIN, DYNAMITE, NO_DUEL, SINGER, WHITE)
"""Who leaves first where several of a player stand."""


# ------------------------------------------------------------ what there is


def holdings(g: State) -> Holdings:
    found: Holdings = Counter()
    for player in g.players:
        _of_player(found, player)
    for seat, target, form in g.placed:
        found[seat, "at", target, form] += 1
    if g.hall is not None:
        found[g.hall, "at", TOWN[g.land.index(CITY_HALL)], WHITE if g.hall_white else PLAIN] += 1
    _of_map(found, g)
    found["box", "dynamite"], found["box", "ammo"] = g.dynamite, int(g.ammo_home)
    found.update(("box", "duel tile", value) for value in (*g.duel_supply, *g.shown))
    found.update(("box", "card", person.number) for person in g.left)
    return found


def _of_player(found: Holdings, me: Player) -> None:
    for field in COUNTED:
        found[me.seat, field] = int(getattr(me, field))
    found.update((me.seat, "card", person) for person in me.cards)
    found.update((me.seat, "tile", tile) for tile in me.tiles)
    found.update((me.seat, "duel tile", value) for value in me.duel_hand)
    found.update((me.seat, "power", power) for power in me.powers)
    for paddock, horses in zip(PADDOCKS, me.stable, strict=False):
        found[me.seat, "horses in", paddock] = horses
    for at in me.riders:
        found[me.seat, "at", PADDOCKS[at], PLAIN] += 1


def _of_map(found: Holdings, g: State) -> None:
    for parcel, piece, owner in zip(TOWN, g.land, g.owner, strict=True):
        if piece is not None:
            found["map", parcel, piece] = 1
        if owner != NOBODY:
            found[owner, "parcel", parcel] = 1
    found.update({("road", edge): 2 if edge in g.bridges else 1 for edge in EDGES if has_road(g, edge)})
    found.update(("row", tile) for tile in g.row if tile is not None)
    found.update(("bag", tile) for tile in g.bag)
    found.update(("outlaw", parcel) for parcel in g.outlaws)


# ------------------------------------------------------------ entries that many events share


def changes(**accounts: str) -> Entry:
    """Accounts of the player whose event it is, by the value that is added; `-value` is taken away."""

    def enter(books: Holdings, tell: Tell) -> None:
        for account, value in accounts.items():
            sign = -1 if value[0] == "-" else 1
            books[tell.seat, account] += sign * tell.values[value.removeprefix("-")]

    return enter


def moves(source: str, target: str, value: str = "count") -> Entry:
    """So much goes from one account of the player to another."""

    def enter(books: Holdings, tell: Tell) -> None:
        move(books, (tell.seat, source), (tell.seat, target), tell.values[value])

    return enter


def both(*entries: Entry) -> Entry:
    def enter(books: Holdings, tell: Tell) -> None:
        for entry in entries:
            entry(books, tell)

    return enter


def to_rival(value: str) -> Entry:
    """Money for another player."""

    def enter(books: Holdings, tell: Tell) -> None:
        move(books, (tell.seat, "money"), (tell.values["rival"], "money"), tell.values[value])

    return enter


def work_done(value: str) -> Entry:
    """The cowboys of the player on a target, if any, go to the general supply."""

    def enter(books: Holdings, tell: Tell) -> None:
        target = tell.values[value]
        if isinstance(target, Target):
            _leave(books, tell.seat, target, "supply", tell.values.get("cowboys", 1))

    return enter


def sent_home(value: str) -> Entry:
    """A cowboy goes back to the personal reserve."""

    def enter(books: Holdings, tell: Tell) -> None:
        _leave(books, tell.seat, tell.values[value], "reserve")

    return enter


def _leave(books: Holdings, seat: Seat | None, target: Target, home: str, count: int = 1) -> None:
    """Tokens that a cowboy had are spent; the white one is given back, unless it goes home."""
    for form in LEADERS:
        gone = min(count, books[seat, "at", target, form])
        count -= gone
        books[seat, "at", target, form] -= gone
        if form == WHITE:
            books[seat, "white"] += gone * (home == "reserve")
        else:
            books[seat, home] += gone
        if form == DYNAMITE:
            books["box", "dynamite"] += gone


# ------------------------------------------------------------ people and land


def _takes(books: Holdings, tell: Tell) -> None:
    person = tell.values["person"]
    move(books, ("box", "card", person.number), (tell.seat, "card", person))


def _uses_power(books: Holdings, tell: Tell) -> None:
    books[tell.seat, "power", tell.values["power"]] -= 1


def _turns_over(books: Holdings, tell: Tell) -> None:
    person = tell.values["person"]
    move(books, (tell.seat, "card", OTHER_FACE[person]), (tell.seat, "card", person))


def _title(books: Holdings, seat: Seat | None, parcels: Iterable[Parcel]) -> None:
    for parcel in parcels:
        move(books, (seat, "titles"), (seat, "parcel", parcel))


def _owns(books: Holdings, tell: Tell) -> None:
    _title(books, tell.seat, [tell.values["parcel"]])


def _wins_lot(books: Holdings, tell: Tell) -> None:
    _title(books, tell.seat, tell.values["parcels"])


def _takes_ammo(books: Holdings, tell: Tell) -> None:
    move(books, ("box", "ammo"), (tell.seat, "ammo"))
    _leave(books, tell.seat, Space.of("ammo"), "supply")


def _reveals(books: Holdings, tell: Tell) -> None:
    """The sheet of A New Beginning; what is left of the money is told."""
    told = tell.values
    books[tell.seat, "money"] = told["money"]
    books[tell.seat, "points"] += told["points"] - told["loan"]
    move(books, (tell.seat, "supply"), (tell.seat, "reserve"), told["cowboys"])
    books[tell.seat, "revolvers"] += told["revolvers"]
    books[tell.seat, "roads"] += told["roads"]
    books.update((tell.seat, "power", power) for power in told["powers"].split(", ") if power)


# ------------------------------------------------------------ tiles, buildings, roads


def _takes_tile(books: Holdings, tell: Tell) -> None:
    move(books, ("row", tell.values["building"]), (tell.seat, "tile", tell.values["building"]))


def _source(tell: Tell) -> Account:
    """Where a tile comes from that is built."""
    tile = tell.values["building"]
    return {"hand": (tell.seat, "tile", tile), "row": ("row", tile), "bag": ("bag", tile)}[tell.values["source"]]


def _builds(books: Holdings, tell: Tell) -> None:
    tile: Building = tell.values["building"]
    move(books, _source(tell), ("map", tell.values["parcel"], tile))
    books[tell.seat, "revolvers"] += tile.revolvers


def _takes_down(books: Holdings, tell: Tell) -> None:
    tile: Building = tell.values["building"]
    move(books, ("map", tell.values["parcel"], tile), (tell.seat, "tile", tile))
    books[tell.seat, "revolvers"] -= tile.revolvers
    for parcel in tell.values["houses"]:
        _change_houses(books, parcel, -1)


def _houses(books: Holdings, tell: Tell) -> None:
    _change_houses(books, tell.values["parcel"], 1)


def _change_houses(books: Holdings, parcel: Parcel, count: int) -> None:
    """A second house makes a townhouse."""
    houses = books["map", parcel, HOUSE] + 2 * books["map", parcel, TOWNHOUSE] + count
    books["map", parcel, HOUSE], books["map", parcel, TOWNHOUSE] = int(houses == 1), int(houses == 2)


def _lays(roads: int, own: int) -> Entry:
    """So many roads on an edge, so many of them from the player's reserve."""

    def enter(books: Holdings, tell: Tell) -> None:
        books["road", tell.values["edge"]] += roads
        books[tell.seat, "roads"] -= own

    return enter


def _draws_tile(books: Holdings, tell: Tell) -> None:
    move(books, ("bag", tell.values["building"]), ("row", tell.values["building"]))


def _draws_hall(books: Holdings, tell: Tell) -> None:
    books["bag", CITY_HALL] -= 1


def _founds_hall(books: Holdings, tell: Tell) -> None:
    books["map", tell.values["parcel"], CITY_HALL] += 1


# ------------------------------------------------------------ cowboys and duels


def _places(books: Holdings, tell: Tell) -> None:
    target, form = tell.values["target"], tell.values["form"]
    books[tell.seat, "at", target, form] += 1
    books[_origin(books, tell.seat, form)] -= 1
    _token(books, tell.seat, form, -1)


def _takes_back(books: Holdings, tell: Tell) -> None:
    target, form = tell.values["target"], tell.values["form"]
    books[tell.seat, "at", target, form] -= 1
    books[tell.seat, "white" if form == WHITE else tell.values["home"]] += 1
    _token(books, tell.seat, form, 1)


def _origin(books: Holdings, seat: Seat | None, form: str) -> Account:
    """The singer's cowboy comes from the general supply, as long as there is one (G10)."""
    if form == WHITE:
        return seat, "white"
    return seat, "supply" if form == SINGER and books[seat, "supply"] else "reserve"


def _token(books: Holdings, seat: Seat | None, form: str, count: int) -> None:
    if form in (DYNAMITE, NO_DUEL):
        books[seat, {DYNAMITE: "dynamite", NO_DUEL: "no_duel"}[form]] += count


def _losers_go_home(books: Holdings, tell: Tell) -> None:
    """Of all who fought there; against an outlaw who wins that is everybody."""
    target = tell.values["target"]
    for account in [account for account in books if account[1:3] == ("at", target) and books[account]]:
        if account[0] != tell.seat and account[3] not in (NO_DUEL, SINGER):
            _leave(books, account[0], target, "reserve")


def _beats_outlaw(books: Holdings, tell: Tell) -> None:
    books["outlaw", tell.values["parcel"]] -= 1


def _heals(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "money"), (tell.values["doctor"], "money"), tell.values["money"])
    move(books, (tell.seat, "reserve"), (tell.seat, "at", tell.values["space"], PLAIN))


def _holds_hall(books: Holdings, tell: Tell) -> None:
    """Dynamite that came with the new holder is spent."""
    parcel = tell.values["parcel"]
    if books[tell.seat, "at", parcel, DYNAMITE]:
        move(books, (tell.seat, "at", parcel, DYNAMITE), (tell.seat, "at", parcel, PLAIN))
        books["box", "dynamite"] += 1


def _duel_tiles(source: Callable[[Seat | None, int], Account], target: Callable[[Seat | None, int], Account]) -> Entry:
    def enter(books: Holdings, tell: Tell) -> None:
        for value in tell.values["tiles"]:
            move(books, source(tell.seat, value), target(tell.seat, value))

    return enter


def _hand(seat: Seat | None, value: int) -> Account:
    return seat, "duel tile", value


def _pool(seat: Seat | None, value: int) -> Account:
    return "box", "duel tile", value


def _takes_dynamite(books: Holdings, tell: Tell) -> None:
    move(books, ("box", "dynamite"), (tell.seat, "dynamite"), tell.values["count"])


def _blasts(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "dynamite"), ("box", "dynamite"))


def _scores(books: Holdings, tell: Tell) -> None:
    """Points of the council are a cowboy's work."""
    books[tell.seat, "points"] += tell.values["points"]
    if tell.values["why"] in Space.all:
        _leave(books, tell.seat, Space.of(tell.values["why"]), "supply")


def one(account: str, count: int = 1) -> Entry:
    def enter(books: Holdings, tell: Tell) -> None:
        books[tell.seat, account] += count

    return enter


# ------------------------------------------------------------ horses and outlaws


def _buys_horse(books: Holdings, tell: Tell) -> None:
    books[tell.seat, "money"] -= tell.values["money"]
    books[tell.seat, "horses"] += 1
    _leave(books, tell.seat, WAGES, "supply")


def _plays_horse(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "horses"), (tell.seat, "horses in", tell.values["paddock"]))


def _fetches_horse(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "horses in", tell.values["paddock"]), (tell.seat, "horses"))


def _rodeo(books: Holdings, tell: Tell) -> None:
    """After it all horses and their riders leave the paddocks."""
    books[tell.seat, "rodeos"] += 1
    for seat, what, paddock, *_ in [account for account in books if len(account) > 2 and isinstance(account[2], Paddock)]:
        if what == "at":
            _leave(books, seat, paddock, "supply")
        else:
            move(books, (seat, what, paddock), (seat, "horses"), books[seat, what, paddock])


def _arrives(books: Holdings, tell: Tell) -> None:
    books["outlaw", tell.values["parcel"]] += 1


def _outlaw_moves(books: Holdings, tell: Tell) -> None:
    move(books, ("outlaw", tell.values["origin"]), ("outlaw", tell.values["parcel"]))


# ------------------------------------------------------------ the end of a round


def _round_ends(books: Holdings, tell: Tell) -> None:
    """Cards and tokens go back; so does a white cowboy that held the city hall."""
    for account in list(books):
        match account:
            case (int(), "card", person):
                move(books, account, ("box", "card", person.number), books[account])
            case (int(), "ammo"):
                move(books, account, ("box", "ammo"), books[account])
            case (int(), "white" | "no_duel") | (int(), "at", _, "white"):
                books[account] = 0
            case _:
                pass


ENTRIES: dict[str, Entry] = {
    "reveals": _reveals,
    "uses_power": _uses_power,
    "takes": _takes,
    "turns_over": _turns_over,
    "takes_white": one("white"),
    "takes_tokens": changes(no_duel="count"),
    "takes_dynamite": _takes_dynamite,
    "gains_horse": one("horses"),
    "gives_cowboys": moves("reserve", "supply"),
    "recruits": both(moves("supply", "reserve"), changes(money="-money")),
    "arms": changes(revolvers="count", money="-money"),
    "taxed": to_rival("money"),
    "wins_lot": both(_wins_lot, changes(money="-half"), to_rival("rest")),
    "wins_ammo": both(_takes_ammo, to_rival("rest")),
    "pays": changes(money="-money"),
    "gains": changes(money="money"),
    "gains_roads": both(changes(roads="count"), work_done("space")),
    "owns": both(_owns, changes(money="-money"), work_done("parcel")),
    "takes_tile": both(_takes_tile, changes(money="-money"), work_done("space")),
    "builds": _builds,
    "takes_down": _takes_down,
    "houses": _houses,
    "lays": _lays(1, 1),
    "lays_bridge": _lays(2, 2),
    "lays_free": _lays(1, 0),
    "draws_tile": _draws_tile,
    "draws_hall": _draws_hall,
    "founds_hall": _founds_hall,
    "places": _places,
    "takes_back": _takes_back,
    "plays_horse": _plays_horse,
    "fetches_horse": _fetches_horse,
    "buys_horse": _buys_horse,
    "renounces": work_done("target"),
    "earns_wages": both(changes(money="money"), work_done("space")),
    "takes_ammo": _takes_ammo,
    "earns": both(changes(money="money"), work_done("space")),
    "buys_points": both(changes(points="count", money="-money"), work_done("source")),
    "scores": _scores,
    "sent_home": sent_home("parcel"),
    "wins": _losers_go_home,
    "outlaw_wins": _losers_go_home,
    "beats_outlaw": both(_beats_outlaw, work_done("parcel")),
    "plays_tiles": _duel_tiles(_hand, _pool),
    "throws_tiles": _duel_tiles(_hand, _pool),
    "draws_tiles": _duel_tiles(_pool, _hand),
    "heals": _heals,
    "pays_undertaker": to_rival("money"),
    "loses_point": one("points", -1),
    "holds_hall": _holds_hall,
    "defends": work_done("parcel"),
    "attacks": work_done("parcel"),
    "blasts": _blasts,
    "robs": changes(money="money"),
    "income": changes(money="money"),
    "arrives": _arrives,
    "outlaw_moves": _outlaw_moves,
    "rodeo": _rodeo,
    "joined": moves("supply", "reserve"),
    "spends": changes(money="-money"),
    "round_ends": _round_ends,
}
"""In the order of a game; what is not here moves nothing."""

BOOKS = Books(holdings, ENTRIES)
