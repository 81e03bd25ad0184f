"""The North, its towns, stores and tiles: cut out of the board, or drawn with its pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from saloon.drawing.figures import arrow, badge, cut, figure, words
from saloon.drawing.shapes import group, rect, scaled, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import find_game
from saloon.engine.guide import Figure
from saloon.games.great_western_trail.board.mat import wide_mat
from saloon.games.great_western_trail.board.rail import railroad
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import City, Track
from saloon.games.great_western_trail.guide.pieces import building, cattle
from saloon.games.great_western_trail.guide.words import either
from saloon.games.great_western_trail.rails.board.geometry import OPEN
from saloon.games.great_western_trail.rails.board.north import network
from saloon.games.great_western_trail.rails.board.pieces import store, town_tile
from saloon.games.great_western_trail.rails.board.strip import desk_strip, hall
from saloon.games.great_western_trail.rails.board.towns import facts_of_towns, plate, town_class
from saloon.games.great_western_trail.rails.components import CARDS, FACES, TILES, TRADE, Town
from saloon.games.great_western_trail.rails.guide.numbers import NUMBERS
from saloon.games.great_western_trail.rails.state import RailsState
from saloon.games.trail.board.view import nobody

NAMES = ("Maud", "Clay")


@lru_cache(maxsize=8)
def table(stores: str = "", cities: str = "", engine: str = "0") -> RailsState:
    """Two players in the North: towns with a store of the first, cities with a disc of theirs."""
    g: Any = find_game("great_western_trail").set_up(2, {"rails_to_the_north": "yes", "neutral_tiles": "fixed"}, seed=6)
    g.rails.stores[0] = [TRADE[Town.of(id)][0] for id in stores.split()]
    g.players[0].cities, g.players[0].engine = [City.of(id) for id in cities.split()], Track.of(engine)
    found: RailsState = g
    return found


def view(language: str, g: RailsState) -> BoardView:
    return BoardView(g, Viewpoint(0, NAMES, (False, False), language, plan="north"))


def country(seen: BoardView) -> str:
    """The open map, the strip and the line below it."""
    return network(seen) + railroad(seen, desk_strip(seen.g.kit, OPEN)) + hall(OPEN)


def annex(seen: BoardView, x: float, y: float, scale: float = 1, high: float = 160) -> str:
    """Stores and bells, and below them the auxiliary action, where the player board has them."""
    _, _, board = wide_mat(seen)
    return cut(board, (86, 0), 94, high, x, y, scale)


# ------------------------------------------------------------ cut out of the board

STARTED = "S01 OMA", "FUL", "5"
"""Two stores, a disc, an engine."""


def story(language: str) -> str:
    seen = view(language, table(*STARTED))
    body = annex(seen, 12, 44, 1.3) + cut(country(seen), (0, 92), 480, 334, 160) + arrow(138, 110, 176, 206, -24)
    body += badge(1, 24, 24) + badge(2, 232, 190) + badge(3, 418, 46) + badge(4, 405, 152)
    return figure(640, 334, body, _label(language), "trail wide")


def story_tall(language: str) -> str:
    seen = view(language, table(*STARTED))
    body = annex(seen, 30, 8, 1.1) + cut(country(seen), (0, 92), 280, 334, 0, 192, 1.25) + arrow(22, 190, 36, 424, 0)
    body += badge(1, 16, 18) + badge(2, 92, 424) + badge(3, 322, 248) + badge(4, 308, 380)
    return figure(350, 610, body, _label(language), "trail tall")


def _label(language: str) -> str:
    return either(
        language,
        "Stores leave the annex for the towns of the North, which the rails join",
        "Les magasins quittent l’annexe pour les villes du Nord, que relient les rails",
    )


KINDS = {"S02": ("small", "petite"), "M01": ("medium", "moyenne"), "TS1": ("station", "station"), "OMA": ("large", "grande")}


def towns(language: str) -> str:
    """A town of each kind."""
    facts = facts_of_towns(table())
    body = rect(0, 0, 350, 196, 12, "map")
    for place, (id, said) in enumerate(KINDS.items()):
        town = Town.of(id)
        picture = plate(town, facts[town], language)
        tile = facts[town].tile
        picture += group(town_tile(nobody(language, "desk"), id, tile), 52, 3) if tile is not None else ""
        x, y = 18 + place % 2 * 158, 12 + place // 2 * 94
        body += group(scaled(picture, 0, 0, 1.15), x, y, town_class(town), f' data-help="town-{id}"')
        body += words(x + 2, y + 84, either(language, *said), size=14, cls="strong")
    label = either(
        language, "A small, a medium, a station and a large town", "Une petite ville, une moyenne, une station, une grande"
    )
    return figure(350, 196, body, label, "trail")


def placing(language: str) -> str:
    """With two stores and a disc, three towns are in reach: they are ringed."""
    body = cut(country(view(language, table(*STARTED))), (0, 92), 292, 334, 0, 0, 1.2)
    label = either(
        language,
        "Stores in Atchison and Omaha: Salina, Lincoln and Sioux City are in reach",
        "Des magasins à Atchison et Omaha : Salina, Lincoln et Sioux City sont accessibles",
    )
    return figure(350, 400, body, label, "trail")


def delivery(language: str) -> str:
    """Milwaukee has a store: the way is counted to space 11."""
    body = cut(country(view(language, table("MIL", "BLO", "6"))), (330, 176), 350, 276) + arrow(162, 50, 306, 246, -40)
    label = either(
        language,
        "A store in Milwaukee: transport is counted to space 11 of the railroad",
        "Un magasin à Milwaukee : le transport se compte jusqu’à la case 11",
    )
    return figure(350, 276, body, label, "trail")


def bells(language: str) -> str:
    """A row is empty, and its bell is of gold."""
    body = rect(0, 0, 300, 200, 12, "map") + annex(view(language, table("S01 OMA TS1 S02")), 24, 14, 1.4, 117)
    body += words(162, 66, either(language, "a bell: three", "une cloche : trois"), cls="strong")
    body += words(162, 84, either(language, "stores are placed", "magasins placés"), cls="strong")
    return figure(300, 200, body, either(language, "An annex with one bell", "Une annexe avec une cloche"), "trail")


# ------------------------------------------------------------ pieces


def auxiliary(language: str) -> str:
    body = rect(0, 0, 300, 150, 12, "map")
    for row, (form, ids) in enumerate((("single", ("galloway",)), ("double", ("galloway", "pineywoods")))):
        y, dollars = 12 + row * 68, NUMBERS[f"{form}-dollars"]
        body += text(34, y + 36, f"−${dollars}", "cost", 20, "middle") + arrow(176, y + 30, 204, y + 30)
        for place, id in enumerate(ids):
            body += cattle(id, 66 + place * 50, y, language, 44, 58) + group(store(0, 34), 228 + place * 42, y + 30)
    label = either(
        language,
        "One or two stores, for dollars and cards of value 2",
        "Un ou deux magasins, pour des dollars et des cartes de valeur 2",
    )
    return figure(300, 150, body, label, "trail")


def tiles(language: str) -> str:
    body = rect(0, 0, 340, 88, 12, "map")
    for place, tile in enumerate(TILES):
        picture = scaled(town_tile(nobody(language, "desk"), "M01", tile), 0, 0, 1.35)
        body += group(picture, 12 + place * 65, 13, more=f' data-help="towntile-{tile.id}"')
    return figure(340, 88, body, either(language, "The five kinds of tiles", "Les cinq sortes de tuiles"), "trail")


def sides(language: str) -> str:
    body = rect(0, 0, 340, 92, 12, "map")
    for place, face in enumerate(FACES):
        body += building(f"{face.id}-0", 90 + place * 160, 46, 1.3)
    return figure(340, 92, body, either(language, "Building 13, both sides", "Le bâtiment 13, des deux côtés"), "trail")


def objectives(language: str) -> str:
    body = rect(0, 0, 460, 136, 14, "map")
    for place, card in enumerate(CARDS):
        body += cattle(card.id, 14 + place * 88, 12, language, 80, 112)
    label = either(language, "Objective cards for bells", "Des cartes Objectif pour les cloches")
    return figure(460, 136, body, label, "trail")


FIGURES: dict[str, Figure] = {
    "story": story,
    "story-tall": story_tall,
    "towns": towns,
    "placing": placing,
    "delivery": delivery,
    "auxiliary": auxiliary,
    "annex": bells,
    "tiles": tiles,
    "building": sides,
    "objectives": objectives,
}
