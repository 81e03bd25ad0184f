"""Scenes of El Paso in a few words: what is not said is empty, nobody has workers or tokens, supplies are full.

`scene` is a match at the start of a turn, `arrive` one where the rancher has just come to a place, `solo` one against Sue.
Lists are names in a list, or in a string with spaces; the first of a stack is its top. Nothing here makes the books balance.
"""

from __future__ import annotations

from typing import Any

from saloon.engine import Match
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_TILES,
    COPIES,
    DISPLAY,
    EL_PASO,
    INDEX,
    KINDS,
    MARKET,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    SITES,
    SLOTS,
    SOLO_A,
    SOLO_B,
    SPACES,
    TRAIL,
    WORKERS,
    BonusTile,
    Building,
    Card,
    Cattle,
    Objective,
    Post,
    Slot,
    Solo,
    Space,
    Train,
    Worker,
)
from saloon.games.great_western_trail_el_paso.state import Player, State, Sue, put_tile

PLENTY = ["criollo"] * 12
"""A draw stack that does not run out."""
FIRST_GAME = {"neutral_tiles": "fixed", "faces": "a", "trains": "front"}
PLAIN, BLACK = (" ".join(slot.id for slot in SLOTS if slot.black == black) for black in (False, True))
"""All slots of a player board with plain corners, and with black ones."""

Many = str | list[str]
"""Names in a list, or in a string with spaces."""


def names(many: Many) -> list[str]:
    return many.split() if isinstance(many, str) else many


def cards(many: Many) -> list[Card]:
    """Cattle and workers by name."""
    return [Card.of(id) for id in names(many)]


def scene(
    seats: int = 2,
    *,
    active: int = 0,
    trail: dict[str, str] = {},
    neutrals: str = "B C D E F G",
    trains: Many = [],
    simmentals: int = 5,
    workers_left: tuple[int, int, int, int] = (12, 12, 12, 12),
    market: dict[str, int] = {},
    buildings: dict[int, int] = {},
    objective_row: Many = "O01 O04 O07",
    objective_stack: Many | None = None,
    bonus_row: Many = "dollars permanent duplicate",
    bonus_stack: Many | None = None,
    closer: int | None = None,
    left: int | None = None,
    options: dict[str, str] = {},
    others: dict[int, dict[str, Any]] = {},
    sue: dict[str, Any] = {},
    listen: bool = False,
    hold: bool = False,
    **mine: Any,
) -> Match:
    """A match at the start of the active seat's turn; `mine` and `others` are things of `settle`, `sue` those of `settle_sue`.

    trail:     common buildings by space, with their owner's seat: `{"S1": "4a-1"}`; the supply shows the same faces.
    neutrals:  tiles on the spaces B to G.
    trains:    faces that are not the front: `"T3-back"`.
    simmentals: cards left on the board.
    workers_left: cowboys, builders, engineers, jokers of the supply.
    market, buildings: breeds and kinds of which there are not as many as usual: `{"corriente": 0}`, `{6: 0}`.
    *_row, *_stack: tiles of the train supply; `-` is an empty place; a stack that is not named has all other tiles of the box.
    closer, left: who has closed the game, and how many turns are left, the current one included.
    """
    g: State = GAME.set_up(seats, {**FIRST_GAME, **options}, seed=1)
    g.active, g.first, g.draft = active, 0, 0
    g.closer, g.left, g.simmentals = closer, left, simmentals
    lay(g, trail, neutrals)
    for id in names(trains):
        g.trains[Train.of(id).number - 1] = Train.of(id)
    g.workers = list(workers_left)
    g.market = [market.get(breed.id, breed.count) for breed in MARKET]
    g.buildings = [buildings.get(kind, left) for kind, left in zip(KINDS, g.buildings, strict=True)]
    offer(g, objective_row, objective_stack, bonus_row, bonus_stack)
    for player in g.players:
        settle(g, player, **(mine if player.seat == active or seats == 1 else others.get(player.seat, {})))
    if g.sue is not None:
        settle_sue(g.sue, **sue)
    return Match(GAME, g, listen=listen, hold=hold)


def solo(deck: str = "", *, active: int = 1, reserve: Many = [], **rest: Any) -> Match:
    """A match for one person after Sue has played a turn with the top card of `deck`: every argument is hers or one of `scene`.

    Things of the person are those of `settle`, Sue's are in `sue={...}`, but for her deck and her reserve. With `hold=True` it
    stops after each of her steps, with `active=0` before the person's turn.
    """
    sue = {"reserve": reserve, **rest.pop("sue", {})}
    if deck:
        sue["deck"] = deck
    return scene(1, active=active, sue=sue, **rest)


def arrive(place: str, tile: str = "", *, seats: int = 2, active: int = 0, **rest: Any) -> Match:
    """A match where the active rancher has just come to a place, from the location before it: the first question there.

    tile: a building of the active seat that stands there, `"4a"`, or somebody else's, `"4a-1"`.
    """
    trail = dict(rest.pop("trail", {}))
    if tile:
        trail[place] = tile if "-" in tile else f"{tile}-{active}"
    match = scene(seats, active=active, trail=trail, at=before(place, trail), **rest)
    return play(match, f"move:{place}")


def before(place: str, trail: dict[str, str]) -> str:
    """A location from which a place is the next one."""
    occupied = sum(1 << INDEX[Space.of(id)] for id in trail)
    end = INDEX[Space.of(place)]
    return next(
        space.id
        for space in SPACES
        if (space.sort in ("el_paso", "neutral") or space.id in trail) and end in TRAIL.distances(INDEX[space], occupied, 1)
    )


def lay(g: State, trail: dict[str, str], neutrals: str = "B C D E F G") -> None:
    """The neutral tiles and the named common buildings, which are missing in the supply and show their face there."""
    g.trail, g.occupied, g.buildings = [None] * len(SPACES), 0, [COPIES] * len(KINDS)
    tiles = {tile.id: tile for tile in NEUTRALS}
    for space, id in zip(NEUTRAL_SPACES, names(neutrals), strict=True):
        put_tile(g, INDEX[space], tiles[id])
    for id, name in trail.items():
        tile = Building.of(name)
        assert tile.face is not None
        assert Space.of(id) in SITES
        put_tile(g, INDEX[Space.of(id)], tile)
        g.buildings[tile.builders - 1] -= 1
        g.faces[tile.builders - 1] = tile.face


def offer(g: State, objective_row: Many, objective_stack: Many | None, bonus_row: Many, bonus_stack: Many | None) -> None:
    """The train supply."""
    row = [None if id == "-" else Objective.of(id) for id in names(objective_row)]
    g.objective_row = [*row, *[None] * (DISPLAY - len(row))]
    rest = [tile for tile in OBJECTIVES if tile not in row]
    g.objectives = (rest if objective_stack is None else [Objective.of(id) for id in names(objective_stack)])[::-1]
    line = [None if id == "-" else BonusTile.of(id) for id in names(bonus_row)]
    g.bonus_row = [*line, *[None] * (DISPLAY - len(line))]
    more = [tile for tile in BONUS_TILES for _ in range(tile.count - line.count(tile))]
    g.bonuses = (more if bonus_stack is None else [BonusTile.of(id) for id in names(bonus_stack)])[::-1]


def settle(
    g: State,
    player: Player,
    *,
    hand: Many = [],
    draw: Many = PLENTY,
    discard: Many = [],
    removed: Many = [],
    dollars: int = 0,
    tokens: int = 0,
    at: str | None = EL_PASO.id,
    certificates: int = 0,
    workers: tuple[int, int, int, int] = (0, 0, 0, 0),
    cleared: Many = [],
    posts: Many = [],
    objectives: Many = [],
    bonuses: Many = [],
) -> None:
    """A player board.

    at:      where the rancher is; None before the first turn.
    workers: cowboys, builders, engineers, jokers of the worker zone.
    cleared: slots whose disc is gone, `"L1 R3"`; where those discs went is `posts`, `"P7 P12"`, which is not deduced from it.
    bonuses: bonus tiles, `"permanent duplicate duplicate"`.
    """
    player.hand, player.draw, player.discard = cards(hand), cards(names(draw)[::-1]), cards(discard)
    player.removed, player.shown = cards(removed), []
    player.dollars, player.tokens, player.certificates = dollars, tokens, certificates
    player.rancher = Space.of(at) if at else None
    player.workers = list(workers)
    player.slots = [0 if slot.id in names(cleared) else 1 for slot in SLOTS]
    assert all(id in Slot.all for id in names(cleared))
    player.posts = [Post.of(id) for id in names(posts)]
    player.objectives = [Objective.of(id) for id in names(objectives)]
    player.bonuses = [BonusTile.of(id) for id in names(bonuses)]


def settle_sue(
    sue: Sue,
    *,
    at: str = EL_PASO.id,
    deck: Many = [card.id for card in SOLO_A],
    discard: Many = [],
    reserve: Many = [],
    row: Many = "cowboy builder engineer",
    workers: tuple[int, int, int] = (1, 1, 1),
    jokers: tuple[int, int, int] = (0, 0, 0),
    cattle: Many = [],
    posts: Many = "P5",
    discs: int | None = None,
    objectives: Many = [],
    bonuses: Many = [],
) -> None:
    """Sue's things.

    workers: her cowboys, builders, engineers, with the jokers that joined them (`jokers`), whatever the order of her `row`.
    discs:   those that she has still to place; seven in all, if not said.
    """
    sue.rancher = Space.of(at)
    sue.deck, sue.discard = [Solo.of(id) for id in names(deck)][::-1], [Solo.of(id) for id in names(discard)]
    sue.unused = [card for card in (*SOLO_A, *SOLO_B) if card not in sue.deck and card not in sue.discard]
    sue.card, sue.reserve = None, cards(reserve)[::-1]
    sue.row, sue.workers, sue.jokers = [Worker.of(id) for id in names(row)], list(workers), list(jokers)
    sue.cattle = [Cattle.of(id) for id in names(cattle)]
    sue.posts = [Post.of(id) for id in names(posts)]
    sue.discs = len(SLOTS) - len(sue.posts) if discs is None else discs
    sue.objectives = [Objective.of(id) for id in names(objectives)]
    sue.bonuses = [BonusTile.of(id) for id in names(bonuses)]


# ------------------------------------------------------------ playing and looking


def options(match: Match, seat: int | None = None) -> list[str]:
    """The open options of whoever is asked, or of a seat, as records write them: `act:B-2`."""
    asks = match.asks
    seat = next(iter(asks), None) if seat is None else seat
    return asks[seat].texts() if seat in asks else []


def values(match: Match) -> list[str]:
    """The same without the verb."""
    return [text.partition(":")[2] or text for text in options(match)]


def verb(match: Match) -> str:
    """What is asked."""
    return next(iter(match.asks.values())).verb


def play(match: Match, *choices: str) -> Match:
    """Choices of whoever is asked, `act:end`."""
    for choice in choices:
        match.answer_text(next(iter(match.asks)), choice)
    return match


def me(match: Match, seat: int = 0) -> Player:
    player: Player = match.state.players[seat]
    return player


def her(match: Match) -> Sue:
    """Sue."""
    sue: Sue = match.state.sue
    return sue


def ids(things: list[Any]) -> list[str]:
    return ["-" if thing is None else thing.id for thing in things]


def zone(player: Player) -> dict[str, int]:
    """The worker zone without what is not there: `{"cowboy": 2}`."""
    return {worker.id: count for worker, count in zip(WORKERS, player.workers, strict=True) if count}


def built(match: Match) -> dict[str, str]:
    """Common buildings on the trail, by space."""
    trail = match.state.trail
    return {space.id: trail[INDEX[space]].id for space in SITES if trail[INDEX[space]] is not None}


def told(match: Match, event: str) -> list[dict[str, Any]]:
    """What was told of an event, in a match that listens."""
    return [tell.values for tell in match.tells if tell.event == event]
