"""Sam in words: his cards, his seat in a position, and his lines of the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from saloon.engine import Line, Seat, Texts
from saloon.games.great_western_trail.components import BUILDER, COWBOY, ENGINEER, WORKERS
from saloon.games.great_western_trail.rails.components import Town
from saloon.games.great_western_trail.rails.texts.names import town_title
from saloon.games.great_western_trail.rules.building import own_buildings
from saloon.games.great_western_trail.sam.components import BOX, Expansion, Route, SamCard
from saloon.games.great_western_trail.sam.kansas_city import next_city
from saloon.games.great_western_trail.sam.scoring import NONE, all_objectives
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.great_western_trail.texts.names import Reader, card_title, hazard_title, space_title, track_title
from saloon.games.great_western_trail.texts.position import herder, state_of
from saloon.games.great_western_trail.texts.score_sheet import LINES
from saloon.games.trail.texts.names import ONE
from saloon.games.trail.texts.phrases import tasks
from saloon.games.trail.texts.position import say_lists
from saloon.games.trail.texts.score_sheet import objective_line

# ------------------------------------------------------------ his cards


def title(say: Texts, card: SamCard) -> str:
    return say("sam-title", number=card.number, movement=movement(say, card), action=action(say, card))


def movement(say: Texts, card: SamCard) -> str:
    return say("sam-locations", count=int(card.moves)) if card.moves.isdigit() else say(f"sam-by-{card.moves}")


def action(say: Texts, card: SamCard) -> str:
    named = say(f"sam-{card.action}")
    if not card.specialty:
        return named
    return say("sam-specialist", worker=say(f"worker-{card.specialty}"), action=named, otherwise=say(f"sam-{card.otherwise}"))


def explain(say: Texts, card: SamCard) -> Iterator[str]:
    yield say("help-sam", movement=movement(say, card), action=action(say, card))
    for word in (card.action, card.otherwise):
        if word:
            yield say(f"samstep-{word}.help")
    if "moves" in _ASSUMED[card.id]:
        yield say("help-sam-assumed")


_ASSUMED = {entry["id"]: entry.get("sources", {}) for entry in BOX.tables["sam"]}


def towns(say: Texts, card: Expansion | Route) -> str:
    return ", ".join(town_title(say, Town.of(id)) for id in card.towns)


def cities(say: Texts, card: Route) -> str:
    return ", ".join(say(f"city-{id}") for id in card.cities)


def expansion_title(say: Texts, card: Expansion) -> str:
    return say("expansion-title", number=ROMAN[card.number], towns=towns(say, card))


def explain_expansion(say: Texts, card: Expansion) -> Iterator[str]:
    yield say("help-expansion", towns=towns(say, card))
    yield say("help-expansion-city", city=say(f"city-{card.city}")) if card.city else say("help-expansion-first")
    yield say("help-expansion-assumed")


def route_title(say: Texts, card: Route) -> str:
    return say("route-title", cities=cities(say, card))


def explain_route(say: Texts, card: Route) -> Iterator[str]:
    yield say("help-route", cities=cities(say, card), towns=towns(say, card))
    yield say("help-route-assumed")


ROMAN = {1: "I", 2: "II", 3: "III"}
TITLES: dict[type, Callable[..., str]] = {SamCard: title, Expansion: expansion_title, Route: route_title}
EXPLAIN: dict[type, Callable[[Texts, Any], Iterator[str]]] = {
    SamCard: explain,
    Expansion: explain_expansion,
    Route: explain_route,
}

# ------------------------------------------------------------ his seat


def say_sam(reader: Reader, sam: Sam, seat: Seat | None) -> Iterator[str]:
    """The same for every reader: he has no secrets but the order of his cards and the objective that he began with."""
    say, g = reader.say, reader.g
    engine = (
        say("word-engine", track=track_title(say, sam.engine, ONE)) if sam.engine is not None else say("word-sam-no-engine")
    )
    named = reader.noted_player(sam.seat, state_of(g, sam, seat))
    yield say("word-sam", player=named, herder=herder(reader, sam), engine=engine, discs=sam.discs)
    cowboys, builders, engineers = (sam.workers[row] for row in (COWBOY, BUILDER, ENGINEER))
    specialty = say(f"worker-{WORKERS[sam.specialty].id}")
    yield "  " + say("word-sam-workers", cowboys=cowboys, builders=builders, engineers=engineers, specialty=specialty)
    if sam.card is not None:
        yield "  " + say("word-sam-card", card=title(say, sam.card))
    yield "  " + say("word-sam-next", city=say(f"city-{next_city(g, sam)[0].id}"))  # type: ignore[arg-type]
    if sam.active:
        yield "  " + say("word-sam-active", card=expansion_title(say, sam.active[-1]))
    yield from (f"  {line}" for line in _belongings(reader, sam))


def _belongings(reader: Reader, sam: Sam) -> Iterator[str]:
    say = reader.say
    stand = [say("word-stands", name=tile.name, space=space_title(say, at)) for at, tile in own_buildings(reader.g, sam)]
    won = [*(hazard_title(say, tile) for tile in sam.hazards), *(say(f"outlaw-{tile.id}") for tile in sam.outlaws)]
    found = {
        "word-own-buildings": ("tiles", stand),
        "word-to-build": ("tiles", [tile.name for tile in sam.buildings]),
        "word-tiles": ("tiles", won),
        "word-stations": ("stations", [str(station.number) for station in sam.stations]),
        "word-cities": ("cities", [say(f"city-{city.id}") for city in sam.cities]),
        "word-sam-cards": ("cards", [card_title(say, card) for card in sam.pile]),
        "word-sam-played": ("cards", [str(card.number) for card in sam.played]),
    }
    return say_lists(say, found)


# ------------------------------------------------------------ his score


def _objectives(g: SamState, sam: Sam, say: Texts) -> Iterator[Line]:
    """All of them count as fulfilled."""
    return (objective_line(tasks(say, card), True, card.points) for card in all_objectives(sam))


def _cattle(g: SamState, sam: Sam, say: Texts) -> Iterator[Line]:
    return ((card_title(say, card), card.points) for card in sam.pile if card.breed)


def _nothing(g: SamState, sam: Sam, say: Texts) -> Iterator[Line]:
    return iter(())


SHEET: Mapping[str, Callable[[Any, Any, Texts], Iterator[Line]]] = {
    **LINES,
    **dict.fromkeys(NONE, _nothing),
    "cattle": _cattle,
    "objectives": _objectives,
}
