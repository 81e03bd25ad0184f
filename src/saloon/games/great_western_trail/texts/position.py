"""The position in lines of plain text, good enough to play by: always from an observation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from saloon.engine import Seat, Texts
from saloon.engine.reader import Names, counted
from saloon.games.great_western_trail.components import (
    BANK,
    BUILDER,
    COWBOY,
    ENGINEER,
    FOLLOWING,
    INDEX,
    KANSAS_CITY,
    NEUTRAL_SPACES,
    PLAYER_COUNTS,
    ROWS,
    SPACES,
    START,
    ZONES,
    Building,
    Card,
    Hazard,
    Space,
    Station,
    Tile,
)
from saloon.games.great_western_trail.rules.discs import certificate_limit
from saloon.games.great_western_trail.rules.hands import hand_limit, hand_size
from saloon.games.great_western_trail.rules.moving import step_limit
from saloon.games.great_western_trail.state import Player, State
from saloon.games.great_western_trail.texts.labels import objective
from saloon.games.great_western_trail.texts.names import (
    Reader,
    card_title,
    hazard_figures,
    hazard_title,
    master_title,
    space_title,
    tile_name,
    titles,
    track_title,
)
from saloon.games.trail.jobs import token_row
from saloon.games.trail.texts.names import ONE, neutral_building
from saloon.games.trail.texts.phrases import points
from saloon.games.trail.texts.position import cattle_card, say_cards, say_lists, with_pieces
from saloon.games.trail.turns import over


def position(g: State, seat: Seat | None, names: Names, say: Texts) -> list[str]:
    """The trail place by place, the players, railroad, markets, and what the seat holds; a spectator is seat None."""
    reader = Reader(g, say, names)
    lines = [say_end(reader), reader.say("word-trail"), *say_trail(reader)]
    for who in g.seated:
        lines += SEATED[who.__class__](reader, who, seat)
    lines += [say_rails(reader), say_market(reader), say_jobs(reader), say_foresight(reader), say_display(reader)]
    for module in g.kit.modules:
        lines += module.position(reader)
    return [*lines, *say_own(reader, seat)]


def say_end(reader: Reader) -> str:
    g = reader.g
    return reader.say("word-table", left=0 if g.ender is not None else len(ROWS) * PLAYER_COUNTS[g.seats].columns - len(g.jobs))


# ------------------------------------------------------------ the trail


def say_trail(reader: Reader) -> Iterator[str]:
    """Every neutral building and the ways from it to the next; outlaws beside the trail at the end."""
    for space in NEUTRAL_SPACES:
        yield "  " + reader.say("word-neutral", space=space.id, tile=at(reader, space))
        yield from (f"    {way(reader, SPACES[follower])}" for follower in FOLLOWING[INDEX[space]])
    beside = [f"{space.number} {at(reader, space)}" for space in ZONES["outlaw"] if not space.next]
    yield "  " + reader.say("word-beside", spaces=", ".join(beside))


def way(reader: Reader, space: Space) -> str:
    """The spaces of one branch, up to the next neutral building or Kansas City."""
    passed = []
    while space not in NEUTRAL_SPACES and space is not KANSAS_CITY:
        passed.append(reader.say("word-at", space=short_title(reader, space), tile=at(reader, space)))
        space = SPACES[FOLLOWING[INDEX[space]][0]]
    end = space.id if space in NEUTRAL_SPACES else space_title(reader.say, space)
    return reader.say("word-way", spaces=" · ".join(passed), end=end) if passed else reader.say("word-straight", end=end)


def short_title(reader: Reader, space: Space) -> str:
    if space.zone:
        return f"{reader.say(f'zone-{space.zone}')} {space.number}"
    return space_title(reader.say, space) if space.risk else space.id


def at(reader: Reader, space: Space) -> str:
    """What lies on a space, with what it costs to enter, and who stands there."""
    tile = reader.g.trail[INDEX[space]]
    here = reader.say("word-empty") if tile is None else laid(reader, tile)
    here = reader.say("word-forest", tile=here) if space.forest else here
    herders = [reader.player(player.seat) for player in reader.g.seated if player.herder is space]
    return with_pieces(reader.say, here, "word-herders", herders)


def laid(reader: Reader, tile: Tile) -> str:
    if isinstance(tile, Hazard):
        return ", ".join(hazard_figures(reader.say, tile).values())
    named = tile_name(reader.say, tile)
    if isinstance(tile, Building) and tile.owner != BANK:
        named = reader.say("building-theirs", name=tile.name, whose=reader.whose(tile.owner))
    return reader.say("word-feed", tile=named, hand=reader.say(f"hand-{tile.hand}")) if tile.hand else named


# ------------------------------------------------------------ players


def say_player(reader: Reader, player: Player, seat: Seat | None) -> Iterator[str]:
    say, g = reader.say, reader.g
    yield say(
        "word-player",
        player=reader.noted_player(player.seat, state_of(g, player, seat)),
        dollars=player.dollars,
        hand=hand_size(player),
        limit=hand_limit(player),
        herder=herder(reader, player),
        engine=say("word-engine", track=track_title(say, player.engine, ONE)),
    )
    cowboys, builders, engineers = (player.workers[row] for row in (COWBOY, BUILDER, ENGINEER))
    yield "  " + say(
        "word-board",
        cowboys=cowboys,
        builders=builders,
        engineers=engineers,
        certificates=player.certificates,
        limit=certificate_limit(player),
        permanent=player.permanent,
        tokens=player.tokens,
        steps=step_limit(g, player),
    )
    yield "  " + say("word-auxiliaries", singles=numbers(g, player, 1), doubles=numbers(g, player, 0))
    yield from (f"  {line}" for line in belongings(reader, player))


SEATED: dict[type, Callable[[Reader, Any, Seat | None], Iterable[str]]] = {Player: say_player}
"""By the class at a seat; automas add theirs."""


def state_of(g: State, player: Any, seat: Seat | None) -> dict[str, bool]:
    """What is noted behind a player's name."""
    to_play = player.seat == g.active and not over(g)
    return {"word-you": player.seat == seat, "word-to-play": to_play, "word-ender": player.seat == g.ender}


def herder(reader: Reader, player: Any) -> str:
    if player.herder is None:
        return reader.say("word-herder-none")
    if player.herder is START:
        return reader.say("word-herder-start")
    neutral = neutral_building(reader.say, reader.g.trail[INDEX[player.herder]], Building)
    return reader.say("word-herder", place=neutral or space_title(reader.say, player.herder, ONE))


def numbers(g: State, player: Player, discs: int) -> str:
    """The auxiliary actions with at most so many discs left."""
    open = [str(each.number) for each in g.kit.singles if player.discs[each.disc] <= discs]
    return ", ".join(open) or "–"


def belongings(reader: Reader, player: Player) -> Iterator[str]:
    """What lies on and beside a player board; what is empty is not said."""
    say = reader.say
    discs = [say(f"disc-{disc.id}") for kind, disc in enumerate(reader.g.kit.discs) for _ in range(player.discs[kind])]
    hazards = [hazard_title(say, tile) for tile in player.hazards]
    outlaws = [say(f"outlaw-{tile.id}") for tile in player.outlaws]
    found = {
        "word-discs": ("discs", discs),
        "word-to-build": ("tiles", [tile.name for tile in player.buildings]),
        "word-tiles": ("tiles", [*hazards, *outlaws]),
        "word-stations": ("stations", [str(station.number) for station in player.stations]),
        "word-cities": ("cities", [say(f"city-{city.id}") for city in player.cities]),
        "word-masters": ("masters", [master_title(say, master) for master in player.masters]),
        "word-area": ("cards", [card_title(say, card) for card in player.area]),
    }
    yield from say_lists(say, found)
    yield say("word-piles", draw=len(player.draw), discard=len(player.discard))


# ------------------------------------------------------------ railroad and markets


def say_rails(reader: Reader) -> str:
    return reader.say("word-rails", stations=" | ".join(station(reader, each) for each in reader.g.kit.stations))


def station(reader: Reader, thing: Station) -> str:
    say = reader.say
    key = "word-station" if thing.turnout else "word-terminus" if thing.after else "word-station-apart"
    named = say(key, number=thing.number, after=thing.after, dollars=thing.cost, points=points(say, thing.points))
    tile = reader.g.masters[reader.g.kit.posts[thing]] if thing.master else None
    return named if tile is None else say("word-station-master", station=named, master=master_title(say, tile))


def say_market(reader: Reader) -> str:
    cards = counted(card(reader, each) for each in sorted(reader.g.market, key=lambda card: (card.value, card.points)))
    market = reader.say("word-market", cards=", ".join(cards) or reader.say("word-none"), stack=len(reader.g.cattle))
    return ". ".join([market, *(words for module in reader.g.kit.modules for words in module.market_words(reader))])


def card(reader: Reader, value: Card) -> str:
    if not value.breed:
        return objective(reader, value)
    return cattle_card(reader.say, reader.say(f"breed-{value.breed}"), value.value, value.points)


def say_jobs(reader: Reader) -> str:
    """Row by row as far as the token; a hyphen where a worker was hired."""
    g, say = reader.g, reader.say
    columns = PLAYER_COUNTS[g.seats].columns
    token, rows = token_row(g.jobs, columns), []
    for number, row in enumerate(ROWS[: token + 1]):
        there = g.jobs[number * columns : (number + 1) * columns]
        workers = ", ".join("–" if worker is None else say(f"worker-{worker.id}") for worker in there)
        key = "word-row-token" if number == token else "word-row"
        rows.append(say(key, row=number + 1, dollars=row.cost, workers=workers or say("word-empty")))
    return say("word-jobs", rows=" | ".join(rows))


def say_foresight(reader: Reader) -> str:
    say, pairs = reader.say, []
    for supply in reader.g.supplies:
        tiles = [titles.composed(say, tile) or tile_name(say, tile) for tile in supply.foresight if tile is not None]
        pairs.append(say("word-pair", number=supply.number, tiles=" · ".join(tiles) or say("word-empty")))
    return say("word-foresight", pairs=" | ".join(pairs))


def say_display(reader: Reader) -> str:
    cards = [objective(reader, card) for card in reader.g.display]
    return reader.say("word-display", cards=" · ".join(cards) or reader.say("word-none"), stack=len(reader.g.objectives))


def say_own(reader: Reader, seat: Seat | None) -> Iterator[str]:
    """Hand and discard pile of the seat."""
    if seat is None or seat >= len(reader.g.players):
        return iter(())
    me = reader.g.players[seat]
    return say_cards(reader.say, [*me.hand, *me.unseen], me.discard, partial(card, reader), _order)


def _order(card: Card) -> tuple[bool, int, str]:
    return card.breed == "", card.value, card.id
