"""The position in lines of plain text, good enough to play by: always from an observation."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine import UNKNOWN, Seat, texts
from saloon.games.great_western_trail.components import (
    BANK,
    BUILDER,
    COMPANY,
    COWBOY,
    DISCS,
    ENGINEER,
    FOLLOWING,
    INDEX,
    KANSAS_CITY,
    NEUTRAL_SPACES,
    ROWS,
    SINGLES,
    SPACES,
    START,
    STATIONS,
    ZONES,
    Building,
    Card,
    Hazard,
    Space,
    Station,
    Tile,
)
from saloon.games.great_western_trail.labels import objective
from saloon.games.great_western_trail.names import (
    Look,
    card_title,
    hazard_figures,
    hazard_title,
    master_title,
    space_title,
    station_number,
    tile_name,
    title,
    track_title,
)
from saloon.games.great_western_trail.rules.discs import certificate_limit
from saloon.games.great_western_trail.rules.hands import hand_limit, hand_size
from saloon.games.great_western_trail.rules.moving import step_limit
from saloon.games.great_western_trail.rules.turn import over
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.jobs import token_row
from saloon.games.trail.names import ONE, Names, building_title, called, counted
from saloon.games.trail.phrases import points, worth


def words(g: State, seat: Seat | None, names: Names, language: str) -> list[str]:
    """The trail place by place, the players, railroad, markets, and what the seat holds; a spectator is seat None."""
    look = Look(g, texts(__package__, language), names)
    lines = [say_end(look), look.say("word-trail"), *say_trail(look)]
    for player in g.players:
        lines += say_player(look, player, seat)
    lines += [say_rails(look), say_market(look), say_jobs(look), say_foresight(look), say_display(look)]
    return [*lines, *say_own(look, seat)]


def say_end(look: Look) -> str:
    g = look.g
    return look.say("word-table", left=0 if g.ender is not None else len(ROWS) * COMPANY[len(g.players)].columns - len(g.jobs))


# ------------------------------------------------------------ the trail


def say_trail(look: Look) -> Iterator[str]:
    """Every neutral building and the ways from it to the next; outlaws beside the trail at the end."""
    for space in NEUTRAL_SPACES:
        yield "  " + look.say("word-neutral", space=space.id, tile=at(look, space))
        yield from (f"    {way(look, SPACES[follower])}" for follower in FOLLOWING[INDEX[space]])
    beside = [f"{space.number} {at(look, space)}" for space in ZONES["outlaw"] if not space.next]
    yield "  " + look.say("word-beside", spaces=", ".join(beside))


def way(look: Look, space: Space) -> str:
    """The spaces of one branch, up to the next neutral building or Kansas City."""
    passed = []
    while space not in NEUTRAL_SPACES and space is not KANSAS_CITY:
        passed.append(look.say("word-at", space=short_title(look, space), tile=at(look, space)))
        space = SPACES[FOLLOWING[INDEX[space]][0]]
    end = space.id if space in NEUTRAL_SPACES else space_title(look.say, space)
    return look.say("word-way", spaces=" · ".join(passed), end=end) if passed else look.say("word-straight", end=end)


def short_title(look: Look, space: Space) -> str:
    if space.zone:
        return f"{look.say(f'zone-{space.zone}')} {space.number}"
    return space_title(look.say, space) if space.risk else space.id


def at(look: Look, space: Space) -> str:
    """What lies on a space, with what it costs to enter, and who stands there."""
    tile = look.g.trail[INDEX[space]]
    here = look.say("word-empty") if tile is None else laid(look, tile)
    here = look.say("word-forest", tile=here) if space.forest else here
    herders = [look.names[player.seat] for player in look.g.players if player.herder is space]
    return f"{here} [{look.say('word-herders', names=', '.join(herders))}]" if herders else here


def laid(look: Look, tile: Tile) -> str:
    if isinstance(tile, Hazard):
        return ", ".join(hazard_figures(look.say, tile).values())
    named = tile_name(look.say, tile)
    if isinstance(tile, Building) and tile.owner != BANK:
        named = look.say("building-theirs", name=tile.name, whose=look.whose(tile.owner))
    return look.say("word-feed", tile=named, hand=look.say(f"hand-{tile.hand}")) if tile.hand else named


# ------------------------------------------------------------ players


def say_player(look: Look, player: Player, seat: Seat | None) -> Iterator[str]:
    say, g = look.say, look.g
    yield say(
        "word-player",
        player=called(look, player.seat, state_of(g, player, seat)),
        dollars=player.dollars,
        hand=hand_size(player),
        limit=hand_limit(player),
        herder=herder(look, player),
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
    yield "  " + say("word-auxiliaries", singles=numbers(player, 1), doubles=numbers(player, 0))
    yield from (f"  {line}" for line in belongings(look, player))


def state_of(g: State, player: Player, seat: Seat | None) -> dict[str, bool]:
    """What is noted behind a player's name."""
    to_play = player.seat == g.active and not over(g)
    return {"word-you": player.seat == seat, "word-to-play": to_play, "word-ender": player.seat == g.ender}


def herder(look: Look, player: Player) -> str:
    if player.herder is None:
        return look.say("word-herder-none")
    if player.herder is START:
        return look.say("word-herder-start")
    tile = look.g.trail[INDEX[player.herder]]
    if isinstance(tile, Building) and tile.owner == BANK:
        return look.say("word-herder", place=building_title(look.say, tile, ONE))
    return look.say("word-herder", place=space_title(look.say, player.herder, ONE))


def numbers(player: Player, discs: int) -> str:
    """The auxiliary actions with at most so many discs left."""
    open = [str(each.disc + 1) for each in SINGLES if player.discs[each.disc] <= discs]
    return ", ".join(open) or "–"


def belongings(look: Look, player: Player) -> Iterator[str]:
    """What lies on and beside a player board; what is empty is not said."""
    say = look.say
    discs = [say(f"disc-{disc.id}") for kind, disc in enumerate(DISCS) for _ in range(player.discs[kind])]
    hazards = [hazard_title(say, tile) for tile in player.hazards]
    outlaws = [say(f"outlaw-{tile.id}") for tile in player.outlaws]
    found = {
        "word-discs": ("discs", discs),
        "word-to-build": ("tiles", [tile.name for tile in player.buildings]),
        "word-tiles": ("tiles", [*hazards, *outlaws]),
        "word-stations": ("stations", [str(station_number(station)) for station in player.stations]),
        "word-cities": ("cities", [say(f"city-{city.id}") for city in player.cities]),
        "word-masters": ("masters", [master_title(say, master) for master in player.masters]),
        "word-area": ("cards", [card_title(say, card) for card in player.area]),
    }
    for key, (what, things) in found.items():
        if things:
            yield say(key, **{what: " · ".join(counted(things))})
    yield say("word-piles", draw=len(player.draw), discard=len(player.discard))


# ------------------------------------------------------------ railroad and markets


def say_rails(look: Look) -> str:
    return look.say("word-rails", stations=" | ".join(station(look, each) for each in STATIONS))


def station(look: Look, thing: Station) -> str:
    say, number = look.say, station_number(thing)
    key = "word-station" if thing.turnout else "word-terminus"
    named = say(key, number=number, after=thing.after, dollars=thing.cost, points=points(say, thing.points))
    masters = look.g.masters
    tile = masters[number - 1] if number <= len(masters) else None
    return named if tile is None else say("word-station-master", station=named, master=master_title(say, tile))


def say_market(look: Look) -> str:
    cards = counted(card(look, each) for each in sorted(look.g.market, key=lambda card: (card.value, card.points)))
    market = look.say("word-market", cards=", ".join(cards) or look.say("word-none"), stack=len(look.g.cattle))
    if not look.g.options.simmental:
        return market
    two, three = look.g.simmentals
    return f"{market}. {look.say('word-simmentals', two=two, three=three)}"


def card(look: Look, value: Card) -> str:
    if not value.breed:
        return objective(look, value)
    return f"{look.say(f'breed-{value.breed}')} ({worth(look.say, value.value, value.points)})"


def say_jobs(look: Look) -> str:
    """Row by row as far as the token; a hyphen where a worker was hired."""
    g, say = look.g, look.say
    columns = COMPANY[len(g.players)].columns
    token, rows = token_row(g.jobs, columns), []
    for number, row in enumerate(ROWS[: token + 1]):
        there = g.jobs[number * columns : (number + 1) * columns]
        workers = ", ".join("–" if worker is None else say(f"worker-{worker.id}") for worker in there)
        key = "word-row-token" if number == token else "word-row"
        rows.append(say(key, row=number + 1, dollars=row.cost, workers=workers or say("word-empty")))
    return say("word-jobs", rows=" | ".join(rows))


def say_foresight(look: Look) -> str:
    say, pairs = look.say, []
    for supply in look.g.supplies:
        tiles = [title(say, tile) or tile_name(say, tile) for tile in supply.foresight if tile is not None]
        pairs.append(say("word-pair", number=supply.number, tiles=" · ".join(tiles) or say("word-empty")))
    return say("word-foresight", pairs=" | ".join(pairs))


def say_display(look: Look) -> str:
    cards = [objective(look, card) for card in look.g.display]
    return look.say("word-display", cards=" · ".join(cards) or look.say("word-none"), stack=len(look.g.objectives))


def say_own(look: Look, seat: Seat | None) -> Iterator[str]:
    """Hand and discard pile, which their player may look through."""
    if seat is None:
        return
    me = look.g.players[seat]
    hand = [*me.hand, *me.unseen]
    if UNKNOWN not in hand:
        yield look.say("word-hand", cards=", ".join(cards(look, hand))) if hand else look.say("word-hand-empty")
    if me.discard:
        yield look.say("word-discard", cards=", ".join(cards(look, me.discard)))


def cards(look: Look, zone: list[Card]) -> list[str]:
    return counted(card(look, each) for each in sorted(zone, key=lambda card: (card.breed == "", card.value, card.id)))
