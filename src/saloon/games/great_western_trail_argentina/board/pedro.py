"""Pedro: his card, his workers and specialty, grain, loading card, discs; as a strip, as his estancia, and as a sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from saloon.drawing.cards import back, edge
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import disc
from saloon.drawing.shapes import fitted, group, path, rect, text
from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.board.piles import PILES
from saloon.games.great_western_trail_argentina.board.tiles import (
    GLYPHS,
    GRAIN,
    LETTERS_OF_CITIES,
    SIDE_LETTERS,
    card,
    farmer_bust,
    pennant,
    quay_name,
    worker_tile,
)
from saloon.games.great_western_trail_argentina.board.view import PACKAGE, BoardView, say
from saloon.games.great_western_trail_argentina.components import (
    CARD_ORDER,
    COLOURS,
    DISTRICT_OF,
    LOADING,
    ROWS_OF_WORKERS,
    BonusSpace,
    Farmer,
    Loading,
    Pedro,
    Quay,
    Ship,
    Station,
    Worker,
)
from saloon.games.great_western_trail_argentina.state import Opponent
from saloon.games.great_western_trail_argentina.texts.names import Reader
from saloon.games.trail.board.boxes import Bounds, panel
from saloon.games.trail.board.cards import round_top, seal
from saloon.games.trail.board.facts import Pile, SeatFacts, pile_of
from saloon.games.trail.board.mats import WIDTH, Mat, counted, heading, name, plate
from saloon.games.trail.board.occupants import Occupant
from saloon.games.trail.board.rivals import Rival
from saloon.games.trail.board.signs import Sign, fitted_sign, glyph, word
from saloon.games.trail.board.view import nobody

PANEL, LOADING_WIDTH, LOADING_HEIGHT = 152, 140, 82
"""Height of his estancia beside the trail; size of a loading card."""
ACTIONS: dict[str, Sign] = {
    "hire_cheapest": (glyph("person"), word("$", "tl money")),
    "hire_specialty": (glyph("person"), glyph("badge", "ti dim")),
    "buy": (glyph("cattle-head"),),
    "build": (glyph("building"),),
    "engine": (glyph("locomotive"),),
    "engine_and_grain": (glyph("locomotive"), GRAIN),
    "objective": (glyph("objective"),),
    "grain_and_remove_farmer": (GRAIN, glyph("farmer"), glyph("remove", "ti dim")),
    "grain_and_take_farmer": (GRAIN, glyph("farmer")),
    "take_value_three": (card("value_three"),),
    "build_small": (glyph("building"), word(1)),
    "engine_one": (glyph("locomotive"), word(1)),
}
"""What his cards let him do."""


class PedroFacts(SeatFacts, frozen=True, kw_only=True):
    """What lies before Pedro."""

    card: Pedro | None
    deck: int
    played: int
    engine: str
    grain: int
    rows: tuple[tuple[Worker, ...], ...]
    specialty: int
    loading: Loading
    reserve: int
    pile: Pile
    farmers: tuple[Farmer, ...]
    ships: tuple[Ship, ...]
    quays: tuple[Quay, ...]
    spaces: tuple[BonusSpace, ...]
    stations: tuple[Station, ...]


PedroMat = Mat[PedroFacts]


def _facts(view: BoardView, pedro: Opponent) -> PedroFacts:
    return PedroFacts(
        seat=pedro.seat,
        name=view.name(pedro.seat),
        mark="automa",
        card=pedro.card or (pedro.played[-1] if pedro.played else None),
        deck=len(pedro.deck),
        played=len(pedro.played),
        engine=pedro.engine.id,
        grain=pedro.grain,
        rows=tuple(tuple(worker for worker in row if worker) for row in pedro.workers),
        specialty=pedro.specialty,
        loading=LOADING[view.g.options.level][min(pedro.loading, 3)],
        reserve=pedro.reserve,
        pile=pile_of(pedro.pile, CARD_ORDER.__getitem__),
        farmers=tuple(pedro.farmers),
        ships=tuple(pedro.ships),
        quays=tuple(pedro.quays),
        spaces=tuple(pedro.spaces),
        stations=tuple(pedro.stations),
    )


# ------------------------------------------------------------ strip


def _rival(view: BoardView, pedro: Opponent) -> Rival:
    """Grain and the engine's place beside his name, then workers, farmers, cards and discs."""
    facts = _facts(view, pedro)
    beside = ("grain", facts.grain), ("locomotive", facts.engine)
    rows = zip(GLYPHS.values(), (_count(row) for row in facts.rows), strict=False)
    held = *rows, ("person", len(facts.farmers)), ("cattle-head", sum(n for _, n in facts.pile)), ("disc", facts.reserve)
    return Rival(facts.seat, facts.name, "automa", view.when(pedro), view.is_asked(pedro), "", beside, held)


def _count(row: Sequence[object]) -> int:
    """With the printed worker."""
    return 1 + len(row)


# ------------------------------------------------------------ his estancia


def _panel(view: BoardView, pedro: Opponent, box: Bounds) -> str:
    return _panel_of(_facts(view, pedro), view.language, box) + _tiles(view, pedro, box)


def _tiles(view: BoardView, pedro: Opponent, box: Bounds) -> str:
    """The tiles between which a tie leaves the choice to the player; they lie over his discs as long as it is asked."""
    if "pedro_tile" not in view.verbs:
        return ""
    choices = [(tile, choice) for tile in pedro.buildings if (choice := f"pedro_tile:{tile.id}") in view.viewpoint.lit]
    body, top = rect(box.x + 94, box.y + PANEL - 40, box.w - 102, 34, 7, "panel"), box.y + PANEL - 38
    for place, (tile, choice) in enumerate(choices):
        face = rect(0, 0, 30, 30, 6, "tile edged") + text(15, 20, tile.name, "plan-n", 12, "middle")
        body += piece(
            view.viewpoint, f"pedro-tile-{tile.name}", face, 30, 30, x=box.x + 100 + place * 36, y=top, choices=(choice,),
            help=help_of(tile), r=6, badge=8.4,
        )  # fmt: skip
    return body


@lru_cache(maxsize=256)
def _panel_of(facts: PedroFacts, language: str, box: Bounds, id: str = "pedro") -> str:
    """His card at the left; workers with his specialty in gold; the loading card with ticks; where his discs lie."""
    x, y, w, _ = box
    body = panel(box, fitted(say(language, "board-pedro"), w - 80, 13, True), 13)
    body += icon("card-back", x + w - 34, y + 13, 14, "glyph-2") + text(x + w - 10, y + 17.5, facts.deck, "number-2", 12, "end")
    body += _card(facts.card, f"{id}-card", x + 8, y + 26, 78, 118)
    body += _workers(facts, x + 94, y + 26, 26) + _loading(
        facts.loading, facts.ships, language, f"{id}-loading", x + 94 + 3 * 28 + 8, y + 26
    )
    return body + _discs(facts, x + 94, y + PANEL - 38, w - 102, 30)


def _workers(facts: PedroFacts, x: float, y: float, size: float) -> str:
    """One row each: how many there are, his specialty framed."""
    body = ""
    for row, workers in enumerate(facts.rows):
        top = y + row * (size + 2)
        kind, strong = ROWS_OF_WORKERS[row], max((worker.strength for worker in workers), default=0)
        body += group(worker_tile(kind, size - 4, strong), x + 2, top + 2) + text(
            x + size + 8, top + size / 2 + 5, _count(workers), "number", 14
        )
        if row == facts.specialty:
            body += rect(x, top, size + 30, size, 7, "specialty") + icon(
                "badge", x + size + 22, top + size / 2, 11, "specialty-i"
            )
    return body


def _loading(loading: Loading, ships: tuple[Ship, ...], language: str, id: str, x: float, y: float) -> str:
    return f'<g id="{id}" data-help="{help_of(loading)}">{loading_face(loading, ships, language, x, y, LOADING_WIDTH)}</g>'


def loading_face(loading: Loading, ships: tuple[Ship, ...], language: str, x: float, y: float, w: float) -> str:
    """A loading card: the ships in his order, ticked where his disc is aboard; his experience. A narrow one has no name."""
    body = rect(x, y, w, LOADING_HEIGHT, 7, "sunk")
    if w >= LOADING_WIDTH:
        body += text(x + 8, y + 15, fitted(say(language, "board-loading"), w - 44, 11.5, True), "heading", 11.5)
    body += icon("trophy", x + w - 24, y + 11, 11, "glyph-2") + text(x + w - 16, y + 15, loading.experience, "number", 12)
    for place, ship in enumerate(map(Ship.of, loading.ships)):
        top = y + 34 + place * 19
        body += icon("ship", x + 15, top - 4, 14, "glyph") + text(x + 28, top, ship.value, "number", 13)
        quay = ship.quay
        body += pennant(Quay.of(quay), x + 52, top - 4, 13) if quay else seal(x + 62, top - 4, ship.points)
        body += icon("check", x + w - 32, top - 4, 12, "met-i") if ship in ships else ""
    for place, rank in enumerate(loading.ranks):
        body += icon("ship", x + 15, y + 30 + place * 19, 14, "glyph") + text(
            x + 28, y + 34 + place * 19, f"{rank}.", "number", 13
        )
    return body


def _discs(facts: PedroFacts, x: float, y: float, w: float, h: float) -> str:
    """Where his discs lie: stations, quays, spaces, ships; and those that are left."""
    body, seat = rect(x, y, w, h, 7, "sunk"), facts.seat
    counts = (
        ("station", len(facts.stations)),
        ("ship", len(facts.ships)),
        ("quay", len(facts.quays)),
        ("city", len(facts.spaces)),
    )
    step = (w - 46) / len(counts)
    for place, (glyph_, count) in enumerate(counts):
        left = x + 14 + place * step
        body += icon(glyph_, left, y + h / 2, 14, "glyph") + text(left + 11, y + h / 2 + 4.5, count, "number-2", 12.5)
    return body + disc(seat, x + w - 34, y + h / 2, 7.5) + text(x + w - 8, y + h / 2 + 4.5, facts.reserve, "number", 13, "end")


def _card(pedro: Pedro | None, id: str, x: float, y: float, w: float, h: float) -> str:
    """Face up, or the back of his deck."""
    face = back(w, h, 7) if pedro is None else pedro_face(pedro, w, h)
    help = "" if pedro is None else f' data-help="{help_of(pedro)}"'
    return f'<g id="{id}"{help} transform="translate({x:g} {y:g})">{face}</g>'


@lru_cache(maxsize=64)
def pedro_face(pedro: Pedro, w: float, h: float) -> str:
    """His way above; below it his action, framed if only a specialist does it, and what he does otherwise."""
    head = h * 0.3
    body = rect(0, 0, w, h, 7, "card-bg") + path(round_top(w, head, 7), "objective-head")
    moves: Sign = (word(pedro.moves),) if pedro.moves.isdigit() else _moves(pedro.moves)
    body += group(fitted_sign((glyph("step"), *moves), w / 2, head / 2, w, 17, 15), cls="on-dark")
    action = _action(pedro.action)
    if not pedro.specialty:
        return body + fitted_sign(action, w / 2, head + (h - head) / 2, w, 26, 15) + edge(w, h, 7)
    middle = head + (h - head) * 0.3
    body += rect(5, head + 5, w - 10, (h - head) * 0.5, 6, "specialty")
    body += fitted_sign((glyph(GLYPHS[pedro.specialty]), word(":"), *action), w / 2, middle, w - 8, 19, 13)
    otherwise = _action(pedro.otherwise) if pedro.otherwise else (glyph("close", "ti dim"),)
    return body + fitted_sign(otherwise, w / 2, h - (h - head) * 0.2, w, 17, 12) + edge(w, h, 7)


def _moves(moves: str) -> Sign:
    return (glyph(GLYPHS[moves]),) if moves in GLYPHS else (glyph("trophy"),)


def _action(words: str) -> Sign:
    action, _, number = words.partition(" ")
    return (*ACTIONS[action], word(number)) if number else ACTIONS[action]


# ------------------------------------------------------------ all that is his


def _sheet(view: BoardView, pedro: Opponent) -> Drawn:
    return (_wide_sheet if view.desk else _phone_sheet)(_facts(view, pedro), view.language)


def _head(mat: PedroMat, w: float, h: float) -> str:
    body = rect(0.5, 0.5, w - 1, h - 1, 10, "paper") + name(mat, 46, 24, 200, 15) + plate(mat, 24, 20, 26)
    body += counted(mat, "engine", "locomotive", mat.facts.engine, w - 118, 19) + counted(
        mat, "grain", "grain", mat.facts.grain, w - 60, 19
    )
    return body


@lru_cache(maxsize=256)
def _wide_sheet(facts: PedroFacts, language: str) -> Drawn:
    mat, h = PedroMat(PACKAGE, facts, nobody(language, "desk")), 240
    body = _head(mat, WIDTH, h) + group(_panel_of(facts, language, Bounds(0, 0, 336, PANEL), "his"), 10, 40)
    body += _places(facts, mat, 358, 56, 234)
    return WIDTH, h, body + PILES.strip(facts.seat, facts.pile, mat.say("board-pile"), 12, h - 36, WIDTH - 24, 24)


@lru_cache(maxsize=256)
def _phone_sheet(facts: PedroFacts, language: str) -> Drawn:
    mat = PedroMat(PACKAGE, facts, nobody(language, "phone"))
    grid, foot = PILES.grid(facts.seat, facts.pile, language, 12, 372)
    body = _head(mat, NARROW, foot + 8) + group(_panel_of(facts, language, Bounds(0, 0, NARROW - 16, PANEL), "his"), 8, 40)
    return (
        NARROW,
        foot + 8,
        body + _places(facts, mat, 12, 214, NARROW - 24) + PILES.title(facts.pile, language, 12, 360) + grid,
    )


def _places(facts: PedroFacts, mat: PedroMat, x: float, y: float, w: float) -> str:
    """His farmers, then every ship, quay and space with a disc of his, by name."""
    body, found = heading(mat, "board-farmers", x, y, w), Counter(farmer.colour for farmer in facts.farmers)
    for place, colour in enumerate(COLOURS):
        bust = farmer_bust(colour, x + 11 + place * 42, y + 18, 20) + text(
            x + 24 + place * 42, y + 23, found[colour], "number-2", 12
        )
        body += group(bust, cls="" if found[colour] else "lacking")
    lines = {
        "board-ships": [ship.number for ship in facts.ships],
        "board-quays": [quay_name(quay) for quay in facts.quays],
        "board-spaces": [_space(space) for space in facts.spaces],
    }
    for row, (key, names) in enumerate(lines.items()):
        top = y + 48 + row * 32
        body += heading(mat, key, x, top, w) + text(x, top + 15, fitted(" · ".join(names) or "–", w, 12), "number-2", 12)
    return body


def _space(space: BonusSpace) -> str:
    district = DISTRICT_OF[space]
    return f"{LETTERS_OF_CITIES[district.city]} {SIDE_LETTERS[district.side]}"


def _words(reader: Reader, pedro: Opponent, seat: Seat | None) -> Iterator[str]:
    """The same in words."""
    rows = (f"{reader.say(f'worker-{kind}')} {_count(row)}" for kind, row in zip(ROWS_OF_WORKERS, pedro.workers, strict=False))
    yield reader.say(
        "board-pedro-words", name=reader.player(pedro.seat), workers=", ".join(rows), grain=pedro.grain, engine=pedro.engine.id,
        farmers=len(pedro.farmers), cards=len(pedro.pile), discs=pedro.reserve,
    )  # fmt: skip
    names = (
        [ship.number for ship in pedro.ships],
        [quay_name(quay) for quay in pedro.quays],
        [_space(space) for space in pedro.spaces],
    )
    ships, quays, spaces = (" · ".join(each) or "–" for each in names)
    yield reader.say("board-pedro-discs", ships=ships, quays=quays, spaces=spaces, stations=len(pedro.stations))


PEDRO = Occupant(_rival, _sheet, _words, _panel)
