"""The position in lines of plain text, good enough to play by: always from an observation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from saloon.engine import Seat, Texts
from saloon.engine.reader import Names, counted, noted
from saloon.games.great_western_trail_argentina.components import (
    BANK,
    BUENOS_AIRES,
    CARD_ORDER,
    CITIES,
    DISCS,
    DISTRICT_OF,
    FOLLOWING,
    INDEX,
    MARKET_CATTLE,
    MARKET_KINDS,
    MASTER_STATIONS,
    NEUTRAL_SPACES,
    PLAYER_COUNTS,
    QUAYS,
    ROWS,
    SHIP_ACTIONS,
    SINGLES,
    SPACES,
    SPECIALS,
    STATIONS,
    Building,
    Card,
    District,
    Farmer,
    Quay,
    Ship,
    Space,
    Station,
    Tile,
)
from saloon.games.great_western_trail_argentina.rules.discs import certificate_limit
from saloon.games.great_western_trail_argentina.rules.hands import hand_limit
from saloon.games.great_western_trail_argentina.rules.moving import step_limit
from saloon.games.great_western_trail_argentina.rules.workers import own_strength
from saloon.games.great_western_trail_argentina.state import Opponent, Player, State
from saloon.games.great_western_trail_argentina.texts import pedro
from saloon.games.great_western_trail_argentina.texts.labels import card_words, objective_words
from saloon.games.great_western_trail_argentina.texts.names import (
    Reader,
    auxiliary_number,
    bonus_gives,
    card_title,
    disc_title,
    farmer_title,
    master_title,
    ship_title,
    site_number,
    space_title,
    station_number,
    tile_name,
)
from saloon.games.great_western_trail_argentina.texts.phrases import flat_phrases
from saloon.games.great_western_trail_argentina.texts.seats import (
    estanciero,
    locomotive,
    possessions,
    say_workers,
    seat_notes,
)
from saloon.games.trail.jobs import spaces_left, token_row
from saloon.games.trail.texts.names import building_title
from saloon.games.trail.texts.phrases import points
from saloon.games.trail.texts.position import say_cards, say_lists, with_pieces


def position(g: State, seat: Seat | None, names: Names, say: Texts) -> list[str]:
    """The trail place by place, ships and cities, players, railway, markets, what the seat holds; a spectator is seat None."""
    reader = Reader(g, say, names)
    lines = [say_end(reader), say("word-trail"), *say_trail(reader), say_ships(reader), *say_cities(reader)]
    for who in g.seated:
        lines += SEATS[type(who)](reader, who, seat)
    lines += [say_rails(reader), say_market(reader), say_jobs(reader), say_foresight(reader), say_display(reader)]
    if g.options.cattle_panel:
        lines += say_panel(reader)
    return [*lines, *say_own(reader, seat)]


def say_end(reader: Reader) -> str:
    g = reader.g
    return reader.say("word-table", left=spaces_left(g.jobs, len(ROWS), PLAYER_COUNTS[g.seats].columns))


# ------------------------------------------------------------ the trail


def say_trail(reader: Reader) -> Iterator[str]:
    """Every neutral building, what leaves it to the side, and the ways from it to the next."""
    for space in NEUTRAL_SPACES:
        here = reader.say("word-at", space=space.id, tile=at(reader, space))
        yield "  " + " · ".join([here, *beside(reader, space)])
        yield from (f"    {way(reader, follower)}" for follower in onward(space))


def followers(space: Space) -> list[Space]:
    return [SPACES[follower] for follower in FOLLOWING[INDEX[space]]]


def is_aside(space: Space, after: Space) -> bool:
    """A ramp, or a space that can be visited on the way to the next one."""
    return space.track > 0 or any(follower in followers(after) for follower in followers(space))


def onward(space: Space) -> list[Space]:
    return [follower for follower in followers(space) if not is_aside(follower, space)]


def beside(reader: Reader, space: Space) -> Iterator[str]:
    """The ramp that leaves a space, and the building space that one may pass instead of going straight on."""
    for follower in followers(space):
        if follower.track:
            yield reader.say("word-ramp", number=follower.track)
        elif is_aside(follower, space):
            yield reader.say("word-aside", space=at_space(reader, follower))


def way(reader: Reader, space: Space) -> str:
    """The spaces of one branch, up to the next neutral building or Buenos Aires."""
    passed = []
    while space not in NEUTRAL_SPACES and space is not BUENOS_AIRES:
        passed += [at_space(reader, space), *beside(reader, space)]
        (space,) = onward(space)
    end = space.id if space in NEUTRAL_SPACES else space_title(reader.say, space)
    return reader.say("word-way", spaces=" · ".join(passed), end=end) if passed else reader.say("word-straight", end=end)


def at_space(reader: Reader, space: Space) -> str:
    named = str(site_number(space)) if space.sort == "building" else space_title(reader.say, space)
    return reader.say("word-at", space=named, tile=at(reader, space))


def at(reader: Reader, space: Space) -> str:
    """What lies on a space, its money, its ear and special action, and who stands there."""
    g, say = reader.g, reader.say
    tile = g.trail[INDEX[space]]
    here = say("word-empty") if tile is None else laid(reader, tile)
    notes = [say("note-farmland")] if space.ear else []
    notes += [flat_phrases(say, SPECIALS[space])] if space in SPECIALS else []
    notes += [say("word-dollars", dollars=space.dollars + g.coins[INDEX[space]])] if space.zone else []
    standing = [reader.player(who.seat) for who in g.seated if who.herder is space]
    return with_pieces(say, noted(here, notes), "word-estancieros", standing)


def laid(reader: Reader, tile: Tile) -> str:
    if isinstance(tile, Farmer):
        return farmer_title(reader.say, tile)
    assert isinstance(tile, Building)
    if tile.owner == BANK:
        return building_title(reader.say, tile)
    named = reader.say("building-theirs", name=tile.name, whose=reader.whose(tile.owner))
    return noted(named, [reader.say(f"hand-{tile.hand}")] if tile.hand else [])


# ------------------------------------------------------------ ships and cities


def say_ships(reader: Reader) -> str:
    ships = [ship(reader, each) for each in reader.g.fleet]
    return reader.say("word-ships", ships=" | ".join(ships), pile=len(reader.g.pile))


def ship(reader: Reader, thing: Ship) -> str:
    """What it asks for and gives, and whose discs are in its hold."""
    say = reader.say
    notes = [say("word-grain", count=thing.grain), say("help-black" if thing.black else "help-white")]
    notes += [say(f"anchor-{thing.anchor}")] if thing.anchor else []
    notes += [flat_phrases(say, [SHIP_ACTIONS[thing]])] if thing in SHIP_ACTIONS else []
    notes += [points(say, thing.points)] if thing.points else []
    discs = counted(reader.player(who.seat) for who in reader.g.seated for each in who.ships if each is thing)
    return with_pieces(say, noted(ship_title(say, thing), notes), "word-discs-of", discs)


def say_cities(reader: Reader) -> Iterator[str]:
    """Each city with its quays and its districts."""
    for city in CITIES:
        quays = [quay(reader, each) for each in QUAYS if each.city == city]
        districts = [district(reader, each) for each in reader.g.districts if each.city == city]
        named = {"city": reader.say(f"city-{city}"), "quays": " · ".join(quays)}
        yield reader.say("word-city", **named, districts=" | ".join(districts))


def quay(reader: Reader, thing: Quay) -> str:
    """What a disc there is worth and saves, and whose are there."""
    say = reader.say
    notes = [points(say, thing.points)]
    notes += [say("note-discount", count=thing.discount)] if thing.discount else []
    discs = counted(reader.player(who.seat) for who in reader.g.seated for each in who.quays if each is thing)
    return with_pieces(say, noted(say(f"quay-{thing.id}"), notes), "word-discs-of", discs)


def district(reader: Reader, thing: District) -> str:
    """What a delivery costs, and every space with whoever has it."""
    owners = {space: who.seat for who in reader.g.seated for space in who.spaces}
    spaces = [
        with_pieces(reader.say, bonus_gives(reader.say, space), "word-discs-of", owner_of(reader, owners.get(space)))
        for space in reader.g.spaces
        if DISTRICT_OF[space] is thing
    ]
    return reader.say("word-district", side=reader.say(f"side-{thing.side}"), grain=thing.grain, spaces=" · ".join(spaces))


def owner_of(reader: Reader, seat: Seat | None) -> list[str]:
    return [] if seat is None else [reader.player(seat)]


# ------------------------------------------------------------ players


def say_player(reader: Reader, player: Player, seat: Seat | None) -> Iterator[str]:
    say, g = reader.say, reader.g
    yield say(
        "word-player",
        player=reader.noted_player(player.seat, {"word-you": player.seat == seat, **seat_notes(g, player)}),
        dollars=player.dollars,
        hand=len(player.hand),
        limit=hand_limit(player),
        estanciero=estanciero(reader, player),
        locomotive=locomotive(reader, player),
    )
    yield "  " + say(
        "word-board",
        grain=player.grain,
        certificates=player.certificates,
        limit=certificate_limit(player),
        permanent=player.permanent,
        tokens=player.tokens,
        steps=step_limit(g, player),
        strength=own_strength(player),
    )
    yield "  " + say("word-workers", workers=say_workers(reader, player))
    yield "  " + say("word-auxiliaries", singles=auxiliaries(player, 1), doubles=auxiliaries(player, 0))
    yield from (f"  {line}" for line in belongings(reader, player))


def auxiliaries(player: Player, covered: int) -> str:
    """The numbers of the auxiliary actions with at most so many discs left."""
    able = [each for each in SINGLES if sum(player.discs[disc] for disc in each.discs) <= covered]
    return ", ".join(str(auxiliary_number(each.helper.id)) for each in able) or "–"


def belongings(reader: Reader, player: Player) -> Iterator[str]:
    """What lies on and beside a player board; what is empty is not said."""
    say = reader.say
    discs = [disc_title(say, disc) for disc, there in zip(DISCS, player.discs, strict=True) if there]
    yield from say_lists(say, {"word-discs": ("discs", discs)})
    yield from possessions(reader, player)
    found = {
        "word-masters": ("masters", [master_title(say, master) for master in player.masters]),
        "word-area": ("cards", [card_title(say, card) for card in player.area]),
    }
    yield from say_lists(say, found)
    yield say("word-piles", draw=len(player.draw), discard=len(player.discard))


# ------------------------------------------------------------ railway and markets


def say_rails(reader: Reader) -> str:
    return reader.say("word-rails", stations=" | ".join(station(reader, each) for each in STATIONS))


def station(reader: Reader, thing: Station) -> str:
    """What upgrading costs and brings, the station master, and whose discs are there."""
    say, g = reader.say, reader.g
    figures = {"number": station_number(thing), "after": thing.after, "dollars": thing.cost}
    named = say("word-station" if thing.turnout else "word-terminus", **figures, points=points(say, thing.points))
    tile = g.masters[MASTER_STATIONS.index(thing)] if thing.master else None
    if tile is not None:
        named = say("word-station-master", station=named, master=master_title(say, tile))
    discs = counted(reader.player(who.seat) for who in g.seated for each in who.stations if each is thing)
    return with_pieces(say, named, "word-discs-of", discs)


def say_market(reader: Reader) -> str:
    g, say = reader.g, reader.say
    cards = counted(card_words(say, each) for each in sorted(g.market, key=CARD_ORDER.__getitem__))
    return say("word-market", cards=", ".join(cards) or say("word-none"), stack=len(g.cattle), exhaustion=g.exhaustion)


def say_jobs(reader: Reader) -> str:
    """Row by row as far as the token; a hyphen where a worker was hired."""
    g, say = reader.g, reader.say
    columns = PLAYER_COUNTS[g.seats].columns
    token, rows = token_row(g.jobs, columns), []
    for number, row in enumerate(ROWS[: token + 1]):
        there = g.jobs[number * columns : (number + 1) * columns]
        workers = ", ".join("–" if worker is None else say(f"worker-{worker.id}") for worker in there)
        key = "word-row-token" if number == token else "word-row"
        named = say(key, row=number + 1, dollars=row.cost, workers=workers or say("word-empty"))
        rows.append(noted(named, [say(f"note-arrow-{row.arrow}")] if row.arrow and number == token else []))
    return say("word-jobs", rows=" | ".join(rows))


def say_foresight(reader: Reader) -> str:
    """The pairs of the three letters, the lower tile first."""
    say, pairs = reader.say, []
    for supply in reader.g.supplies:
        tiles = [foreseen(say, tile) for tile in supply.foresight if tile is not None]
        pairs.append(say("word-pair", letter=supply.letter, tiles=" · ".join(tiles) or say("word-empty")))
    return say("word-foresight", pairs=" | ".join(pairs))


def foreseen(say: Texts, tile: Tile) -> str:
    return farmer_title(say, tile) if isinstance(tile, Farmer) else tile_name(say, tile)


def say_display(reader: Reader) -> str:
    g, say = reader.g, reader.say
    cards = [objective_words(say, card) for card in g.display]
    return say("word-display", cards=" · ".join(cards) or say("word-none"), stack=len(g.objectives))


def say_panel(reader: Reader) -> Iterator[str]:
    """What everybody has bought in the market, and what is still to come: the panel of a table that wants it."""
    g, say = reader.g, reader.say
    left = Counter(MARKET_CATTLE) - Counter(g.market)
    for who in g.seated:
        bought = [*BOUGHT[type(who)](who)]
        left -= Counter(bought)
        yield say("word-bought", player=reader.player(who.seat), cards=herd_words(say, bought))
    yield say("word-unsold", cards=herd_words(say, left.elements()))


def herd_words(say: Texts, cards: Iterable[Card]) -> str:
    """Equal cards once, in the order of the box."""
    return ", ".join(counted(card_title(say, card) for card in sorted(cards, key=CARD_ORDER.__getitem__))) or say("word-none")


# ------------------------------------------------------------ one's own


def say_own(reader: Reader, seat: Seat | None) -> Iterator[str]:
    """Hand and discard pile of the seat."""
    if seat is None or seat >= len(reader.g.players):
        return iter(())
    me = reader.g.players[seat]
    return say_cards(reader.say, me.hand, me.discard, partial(card, reader.say), CARD_ORDER.__getitem__)


def card(say: Texts, thing: Card) -> str:
    return objective_words(say, thing) if thing.tasks else card_words(say, thing)


SEATS: dict[type, Callable[[Reader, Any, Seat | None], Iterator[str]]] = {Player: say_player, **pedro.SEAT}
"""By whoever sits there."""
BOUGHT: dict[type, Callable[[Any], Iterable[Card]]] = {
    Player: lambda me: Counter(dict(zip(MARKET_KINDS, me.bought, strict=True))).elements(),
    Opponent: lambda pedro: (card for card in pedro.pile if card.breed),
}
"""Likewise, the cattle that came from the market."""
