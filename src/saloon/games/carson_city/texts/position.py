"""The position in lines of plain text, good enough to play by: always from an observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from saloon.engine import UNKNOWN, Seat, Texts
from saloon.engine.reader import Names, counted
from saloon.games.carson_city.components import (
    GANGS,
    NOBODY,
    PLAIN,
    REMINDERS,
    RIVER,
    ROUNDS,
    ROW,
    SIDE,
    TOWN,
    Building,
    Space,
)
from saloon.games.carson_city.rules.beginning import left
from saloon.games.carson_city.rules.cards import cash_limit, strength
from saloon.games.carson_city.rules.duels import on
from saloon.games.carson_city.rules.order import is_open, resolution_order
from saloon.games.carson_city.rules.town import income, is_open_to_buy, outlaw_on, parcels_owned, price, served
from saloon.games.carson_city.state import Placed, Player, State
from saloon.games.carson_city.texts.names import Reader, limit_note, powers, title
from saloon.games.carson_city.texts.notes import tile_on
from saloon.games.carson_city.texts.places import standing


def position(g: State, seat: Seat | None, names: Names, say: Texts) -> list[str]:
    """Round and orders, the map, the track, people, the players, and what the seat holds; a spectator is seat None."""
    reader = Reader(g, say, names)
    lines = [say_round(reader), *say_orders(reader), *say_map(reader), *say_track(reader), *say_people(reader)]
    for player in g.players:
        lines += say_player(reader, player, seat)
    return [*lines, *say_own(reader, seat)]


# ------------------------------------------------------------ the round


def say_round(reader: Reader) -> str:
    g, say = reader.g, reader.say
    order = resolution_order(g)
    phase = "over" if g.finished else g.phase
    space = title(say, order[g.step]) if g.phase == "resolve" and g.step < len(order) else ""
    phased = say("word-phase-resolve", space=space) if phase == "resolve" else say(f"word-phase-{phase}")
    return say("word-round", round=g.round, rounds=ROUNDS, phase=phased)


def say_orders(reader: Reader) -> Iterator[str]:
    g = reader.g
    for key, seats in (("word-pick", g.pick), ("word-order", g.order), ("word-passes", g.passed)):
        if seats:
            yield reader.say(key, names=", ".join(reader.player(seat) for seat in seats))


# ------------------------------------------------------------ the map


def say_map(reader: Reader) -> Iterator[str]:
    """Row by row; then roads, the city hall and the strength of outlaws."""
    yield reader.say("word-map")
    for row in range(SIDE):
        parcels = [reader.say("word-parcel", column=column + 1, what=at(reader, row * SIDE + column)) for column in range(SIDE)]
        yield "  " + reader.say("word-row", row=row + 1, parcels=" · ".join(parcels))
    yield reader.say("word-roads", edges=" · ".join(roads(reader)))
    if reader.g.bridges:
        yield reader.say("word-bridges", edges=" · ".join(title(reader.say, edge) for edge in reader.g.bridges))
    if reader.g.hall is not None:
        yield reader.say("word-hall", name=reader.player(reader.g.hall))
    if reader.g.outlaws:
        gang = GANGS[reader.g.gang]
        yield reader.say("word-gang", strength=gang.strength, points=gang.points)


def at(reader: Reader, index: int) -> str:
    """What stands on a parcel, whose it is, what it earns or costs, who stands there."""
    g, say = reader.g, reader.say
    piece = g.land[index]
    what = standing(reader, index)
    if isinstance(piece, Building) and piece.prey and g.owner[index] != NOBODY:
        what = say("word-income", what=what, dollars=income(g, index))
    elif is_open_to_buy(g, index):
        what = say("word-land-price", what=what, dollars=price(g, index))
    if served(g, index) and piece is not RIVER:
        what = say("word-served", what=what)
    if outlaw_on(g, index):
        what = say("word-outlaw", what=what)
    cowboys = crowd(reader, on(g, TOWN[index]))
    return say("word-cowboys", what=what, names=cowboys) if cowboys else what


def roads(reader: Reader) -> Iterator[str]:
    """Level lines from the top, then the upright ones of each row; only those with roads."""
    g, say = reader.g, reader.say
    for line, bits in enumerate(g.across):
        columns = ", ".join(str(column + 1) for column in range(SIDE) if bits >> column & 1)
        if columns:
            count = bits.bit_count()
            key = "word-roads-level" if line else "word-roads-top"
            yield say(key, columns=columns, count=count, **({"row": line} if line else {}))
    for row, bits in enumerate(g.down):
        columns = ", ".join(str(column) for column in range(SIDE + 1) if bits >> column & 1)
        if columns:
            yield say("word-roads-upright", row=row + 1, columns=columns, count=bits.bit_count())


def crowd(reader: Reader, cowboys: Iterable[Placed]) -> str:
    """Cowboys by name, with how they stand, equal ones together."""
    named = []
    for seat, _, form in cowboys:
        who = reader.player(seat)
        if form != PLAIN:
            who = reader.say("word-cowboy-form", name=who, form=reader.say(f"form-short-{form}"))
        named.append(who)
    return ", ".join(counted(named))


# ------------------------------------------------------------ track, tiles, people


def say_track(reader: Reader) -> Iterator[str]:
    g, say = reader.g, reader.say
    spaces = [space for space in resolution_order(g) if space not in REMINDERS and (is_open(g, space) or on(g, space))]
    yield say("word-track", spaces=" · ".join(on_track(reader, space) for space in spaces))
    tiles = [say("word-tile", dollars=space.price, tile=tile_on(reader, space)) for space in ROW if g.row[ROW.index(space)]]
    yield say("word-tiles", tiles=", ".join(tiles) or say("word-none"), bag=len(g.bag))
    holders = [player.seat for player in g.players if player.ammo]
    if g.ammo_home:
        yield say("word-ammo-home")
    yield from (say("word-ammo-of", name=reader.player(seat)) for seat in holders)


def on_track(reader: Reader, space: Space) -> str:
    g, say = reader.g, reader.say
    order = resolution_order(g)
    named = title(say, space)
    if g.phase == "resolve" and g.step < len(order) and order[g.step] is space:
        named = say("word-step", space=named)
    cowboys = crowd(reader, on(g, space))
    return say("word-space", space=named, names=cowboys) if cowboys else named


def say_people(reader: Reader) -> Iterator[str]:
    say = reader.say
    people = [f"{person.number} {say(f'person-{person.id}')} [{limit_note(say, person)}]" for person in reader.g.left]
    if people:
        yield say("word-people", people=", ".join(people))


# ------------------------------------------------------------ players


def say_player(reader: Reader, player: Player, seat: Seat | None) -> Iterator[str]:
    g, say = reader.g, reader.say
    yield say(
        "word-player",
        player=reader.noted_player(player.seat, notes(g, player, seat)),
        money=player.money,
        points=player.points,
        strength=strength(player),
        revolvers=player.revolvers,
        cowboys=player.reserve,
        supply=player.supply,
    )
    parcels = parcels_owned(g, player.seat)
    yield "  " + say("word-holdings", roads=player.roads, parcels=parcels, titles=player.titles)
    yield from (f"  {line}" for line in belongings(reader, player))


def notes(g: State, player: Player, seat: Seat | None) -> dict[str, bool]:
    """What is noted behind a player's name, and whether it is true."""
    asked = bool(g.queue) and g.queue[0] == player.seat and g.phase in ("settle", "people", "second", "place")
    return {"word-you": player.seat == seat, "word-to-play": asked, "word-passed": player.seat in g.passed}


def belongings(reader: Reader, player: Player) -> Iterator[str]:
    """What lies in front of a player; what is not there is not said."""
    say = reader.say
    if player.cards:
        people = ", ".join(title(say, card) for card in player.cards)
        yield say("word-cards", people=people, limit=cash_limit(player))
    if player.tiles:
        yield say("word-kept", tiles=", ".join(counted(title(say, tile) for tile in player.tiles)))
    if tokens := list(tokens_of(reader, player)):
        yield say("word-tokens", tokens=", ".join(tokens))
    if player.powers:
        yield say("word-powers", powers=", ".join(powers(say, player.powers)))
    if reader.g.options.horses:
        paddocks = ", ".join(stable(reader, player)) or say("word-none")
        yield say("word-horses", count=player.horses, paddocks=paddocks, rodeos=player.rodeos)
    if reader.g.options.might_is_right:
        yield say("word-duel-tiles", count=len(player.duel_hand))


def tokens_of(reader: Reader, player: Player) -> Iterator[str]:
    say = reader.say
    if player.white:
        yield say("word-token-white")
    if player.singer:
        yield say("word-token-singer")
    if player.dynamite:
        yield say("word-token-dynamite", count=player.dynamite)
    if player.no_duel:
        yield say("word-token-noduel", count=player.no_duel)


def stable(reader: Reader, player: Player) -> Iterator[str]:
    """Paddocks with a horse or a cowboy."""
    for number, horses in enumerate(player.stable):
        if horses or number in player.riders:
            key = "word-paddock-rider" if number in player.riders else "word-paddock"
            yield reader.say(key, number=number + 1, count=horses)


def say_own(reader: Reader, seat: Seat | None) -> Iterator[str]:
    """Duel tiles in hand, and the sheet while it is filled in."""
    if seat is None:
        return
    me = reader.g.players[seat]
    if me.duel_hand and UNKNOWN not in me.duel_hand:
        yield reader.say("word-own-tiles", tiles=", ".join(str(tile) for tile in sorted(me.duel_hand)))
    if me.sheet:
        yield reader.say("word-sheet", dollars=left(me))
