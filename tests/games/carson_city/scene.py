"""Scenes of Carson City in a few words: what is not said is empty, and nobody has money, cowboys, roads or weapons."""

from __future__ import annotations

from collections import Counter
from copy import copy
from functools import lru_cache
from typing import Any

from saloon.engine import Dice, Game, Match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import (
    CITY_HALL,
    COWBOYS,
    DYNAMITE,
    FIRST_TILES,
    INDEX,
    NOBODY,
    NUMBERS,
    PADDOCKS,
    PEOPLE,
    ROW,
    SIDE,
    SIDES,
    TITLES,
    TOWN,
    WHITE,
    Building,
    Edge,
    Parcel,
    Person,
    Piece,
    Space,
    Target,
)
from saloon.games.carson_city.rules.order import resolution_order
from saloon.games.carson_city.rules.roads import put_road
from saloon.games.carson_city.setup import bag_of, river_of
from saloon.games.carson_city.state import Player, State, survey

QUIET = ("2Y", "5Y", "6Y", "12Y", "13R", "16R", "8Y", "9Y")
"""Cards that do nothing any more after they were taken; by seat, so that cards and seats are in the same order."""

Each = Any
"""One value for everybody, or by seat: `{0: 3, 2: 1}`; who is not named has nothing."""
Many = str | list[str]
"""Names in a list, or in a string with spaces."""


def names(many: Many) -> list[str]:
    return many.split() if isinstance(many, str) else many


def scene(
    seats: int = 3,
    *,
    phase: str = "place",
    at: str = "",
    until: str | None = None,
    round: int = 1,
    order: list[int] | None = None,
    pick: list[int] | None = None,
    passed: list[int] | None = None,
    last_passed: list[int] | None = None,
    land: dict[str, str] = {},
    parcels: dict[str, int] = {},
    roads: Many = "44",
    row: Many = [],
    bag: Many = [],
    placed: list[tuple[Any, ...]] = [],
    people: Many = [],
    cards: dict[int, str] = {},
    kept: dict[int, str] = {},
    powers: dict[int, str] = {},
    waiting: dict[int, list[int]] = {},
    duel_hands: dict[int, list[int]] = {},
    hall: int | None = None,
    outlaws: Many = [],
    gang: int = 0,
    heroes: int | None = None,
    ammo: int | None = None,
    white: int | None = None,
    rolls: tuple[int, ...] = (),
    options: dict[str, str] = {},
    others: dict[int, dict[str, Any]] = {},
    listen: bool = False,
    hold: bool = False,
    ask_all: bool = False,
    **things: Each,
) -> Match:
    """A match at the start of a phase, or of a step of the action track (`at="inc_buildings"`), which is then played alone.

    until:   the step after which the match stops; `""` goes on. If it is not said: the step of `at`; and where nobody has a
             cowboy to place, the scene is a still, over at once.
    land:    pieces by parcel, with the owner of the parcel where it has one: `{"33": "house", "55": "saloon 0"}`.
    parcels: owners of more parcels. roads: edges (`"h34 v12"`), or parcels, whose four sides are meant.
    row:     tiles from the cheap side, `-` for none. bag: the tiles on its top, the first is drawn first.
    placed:  `(seat, target)` or `(seat, target, form)`.
    cards:   `{0: "3Y", 1: "0R 7Y"}`; everybody else has a quiet one, except before cards are taken.
    people:  the faces in play; those held, and quiet ones, if not said.
    things:  money, cowboys, roads_left, revolvers, points, dynamite, no_duel, horses …: fields of a player, for everybody or by
             seat. others: the same by seat and field.
    passed:  everybody in turn order from the resolution on, if not said.
    ask_all: whether players are asked about actions that cost nothing; if not, they carry them out.
    """
    g: State = GAME.set_up(seats, options, seed=1)
    g.phase, g.round = ("resolve" if at else phase), round
    _lay_out(g, land, parcels, names(roads))
    _people(g, cards, names(people))
    for player in g.players:
        _equip(g, player, {**_of_seat(things, player.seat), **others.get(player.seat, {})})
        player.tiles = [Building.of(id) for id in names(kept.get(player.seat, []))]
        player.powers = names(powers.get(player.seat, []))
        player.waiting = list(waiting.get(player.seat, []))
        player.ammo, player.white = player.seat == ammo, player.seat == white
    g.ammo_home = ammo is None
    _tiles(g, names(row), names(bag))
    _orders(g, order, pick, passed, last_passed)
    g.placed = [_placed(*each) for each in placed]
    g.hall, g.outlaws, g.gang, g.heroes = hall, [Parcel.of(id) for id in names(outlaws)], gang, heroes
    if g.options.might_is_right:
        _hands(g, duel_hands)
    _balance(g)
    if rolls:
        g.dice = dice_that_roll(*rolls)
    if at:
        g.step = resolution_order(g).index(Space.of(at))
    if until is None:
        until = at or ("now" if g.phase == "place" and not _anybody_places(g) else "")
    GAME.rules.invariants(g)
    match = (Match if ask_all else WillingMatch)(_stopping(until) if until else GAME, g, listen=listen, hold=hold)
    GAME.rules.invariants(match.state)
    return match


class WillingMatch:
    """A match of players who carry out whatever costs nothing."""

    def __init__(self, *things: Any, **more: Any) -> None:
        self._match = Match(*things, **more)
        self._carry_on()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)

    def choose(self, seat: int, value: Any) -> None:
        self._match.choose(seat, value)
        self._carry_on()

    def answer_text(self, seat: int, text: str) -> None:
        self._match.answer_text(seat, text)
        self._carry_on()

    def play(self, *choices: str) -> None:
        for choice in choices:
            seat, _, text = choice.partition(" ")
            self.answer_text(int(seat), text)

    def _carry_on(self) -> None:
        while (ask := next(iter(self._match.asks.values()), None)) is not None and ask.verb in ("perform", "collect"):
            self._match.choose(ask.seat, ask.options[0])


# ------------------------------------------------------------ parts of a scene


def _lay_out(g: State, land: dict[str, str], parcels: dict[str, int], roads: list[str]) -> None:
    """An empty map but for the river, then what is named."""
    river = river_of(g.options)
    g.land = [Piece.of("river") if parcel in river else None for parcel in TOWN]
    g.owner = [NOBODY] * len(TOWN)
    g.across, g.down, g.nodes = [0] * (SIDE + 1), [0] * SIDE, [0] * (SIDE + 1)
    for id, text in land.items():
        piece, _, owner = text.partition(" ")
        g.land[INDEX[Parcel.of(id)]] = Piece.of(piece)
        if owner:
            g.owner[INDEX[Parcel.of(id)]] = int(owner)
    for id, seat in parcels.items():
        g.owner[INDEX[Parcel.of(id)]] = seat
    survey(g)
    for id in roads:
        for edge in SIDES[INDEX[Parcel.of(id)]] if id in Parcel.all else (Edge.of(id),):
            put_road(g, edge)


def _people(g: State, cards: dict[int, str], people: list[str]) -> None:
    """Cards as they are held; those in play are all of them, and others up to seven."""
    before = g.phase in ("beginning", "settle", "outlaws", "people")
    for player in g.players:
        player.cards = [Person.of(id) for id in names(cards.get(player.seat, []))]
    taken = {card.number for player in g.players for card in player.cards}
    quiet = [person for person in map(Person.of, QUIET) if person.number not in taken]
    for player in g.players:
        if not player.cards and not before:
            player.cards.append(quiet.pop(0))
    held = [card for player in g.players for card in player.cards]
    if people:
        g.people = [Person.of(id) for id in people]
    else:
        numbers = {card.number for card in held}
        rest = [person for person in (*g.people, *PEOPLE) if person.number not in (0, *numbers)]
        rest = list({person.number: person for person in rest[::-1]}.values())[::-1]
        g.people = [*held, *rest][: max(len(held), 7 + (0 in numbers))]
    g.people.sort(key=lambda person: person.number)
    g.left = [person for person in g.people if person not in held]


def _of_seat(things: dict[str, Each], seat: int) -> dict[str, Any]:
    return {
        field: (value[seat] if isinstance(value, dict) else value)
        for field, value in things.items()
        if not isinstance(value, dict) or seat in value
    }


def _equip(g: State, player: Player, things: dict[str, Any]) -> None:
    """Nothing but what is said; `cowboys` are those in the reserve, `roads_left` the roads there."""
    player.money = player.points = player.revolvers = player.reserve = player.roads = player.horses = 0
    player.titles = TITLES - g.owner.count(player.seat)
    player.stable = [0] * len(PADDOCKS) if g.options.horses else []
    fields = {"cowboys": "reserve", "roads_left": "roads"}
    for field, value in things.items():
        assert hasattr(player, fields.get(field, field)), field
        setattr(player, fields.get(field, field), list(value) if isinstance(value, list) else value)


def _tiles(g: State, row: list[str], bag: list[str]) -> None:
    """The bag holds what is nowhere else, the city hall at its bottom."""
    g.row = [None if id == "-" else Building.of(id) for id in row]
    g.row += [None] * (len(ROW) - len(g.row))
    top = [Building.of(id) for id in bag]
    left = Counter([*bag_of(g.options), *FIRST_TILES.values()])
    left.subtract(piece for piece in (*g.land, *g.row, *top) if isinstance(piece, Building))
    for player in g.players:
        left.subtract(player.tiles)
    rest = sorted(left.elements(), key=lambda tile: tile is not CITY_HALL)
    g.bag = [*rest, *reversed(top)]


def _orders(
    g: State, order: list[int] | None, pick: list[int] | None, passed: list[int] | None, last_passed: list[int] | None
) -> None:
    seats = [player.seat for player in g.players]
    before = g.phase in ("beginning", "settle", "outlaws", "people")
    g.pick = pick or seats
    g.order = [] if before else order or seats
    late = g.phase in ("resolve", "end")
    g.passed = list(g.order if late else []) if passed is None else passed
    g.last_passed = list(last_passed or (g.pick if g.round > 1 else []))
    g.queue = [seat for seat in g.order or g.pick if seat not in g.passed]


def _placed(seat: int, target: str, form: str = "plain") -> tuple[int, Target, str]:
    return seat, Target.of(target), form


def _hands(g: State, hands: dict[int, list[int]]) -> None:
    pool = [*g.duel_supply, *(tile for player in g.players for tile in player.duel_hand)]
    for player in g.players:
        player.duel_hand = list(hands.get(player.seat, []))
        for tile in player.duel_hand:
            pool.remove(tile)
    g.duel_supply = pool


def _balance(g: State) -> None:
    """The general supplies are what is left."""
    g.bank = -sum(player.money for player in g.players)
    for player in g.players:
        away = sum(1 for seat, _, form in g.placed if seat == player.seat and form != WHITE)
        player.supply = COWBOYS - player.reserve - away - (g.hall == player.seat) - len(player.riders)
    laid = sum(bits.bit_count() for bits in (*g.across, *g.down)) + len(g.bridges)
    g.issued = [
        laid + sum(player.roads for player in g.players),
        sum(player.revolvers for player in g.players),
        sum(player.horses + sum(player.stable) for player in g.players),
    ]
    spent = sum(player.dynamite for player in g.players) + sum(form == DYNAMITE for _, _, form in g.placed)
    g.dynamite = NUMBERS["dynamite"] - spent


def _anybody_places(g: State) -> bool:
    return any(player.reserve or player.white or player.singer for player in g.players)


@lru_cache(maxsize=256)
def _found(faces: tuple[int, ...]) -> int:
    for state in range(3_000_000):
        dice = Dice(state)
        if all(1 + dice.below(6) == face for face in faces):
            return state
    raise LookupError(faces)


def dice_that_roll(*faces: int) -> Dice:
    """Real dice, found by search, whose next rolls of six are these."""
    return Dice(_found(faces))


@lru_cache(maxsize=32)
def _stopping(step: str) -> Game:
    """The same game, which is over as soon as a step of the track is done (`end`: the round; `now`: at once)."""
    game = copy(GAME)
    game.rules = copy(GAME.rules)
    if step == "now":
        game.rules.over = lambda g: True
    elif step == "end":
        game.rules.over = lambda g: g.finished or g.phase in ("outlaws", "people")
    elif step == "outlaws":
        game.rules.over = lambda g: g.phase != "outlaws"
    else:
        space = Space.of(step)
        game.rules.over = lambda g: (
            g.finished or g.phase == "end" or (g.phase == "resolve" and g.step > resolution_order(g).index(space))
        )
    return game


# ------------------------------------------------------------ playing


def options(match: Match, seat: int | None = None) -> list[str]:
    """The open options of whoever is asked, or of a seat, as records write them."""
    asks = match.asks
    seat = next(iter(asks), None) if seat is None else seat
    return asks[seat].texts() if seat in asks else []


def values(match: Match, seat: int | None = None) -> list[str]:
    """The same without the verb."""
    return [text.partition(":")[2] or text for text in options(match, seat)]


def asked(match: Match) -> tuple[int, str] | None:
    """Who is asked what."""
    return next(((seat, ask.verb) for seat, ask in match.asks.items()), None)


def play(match: Match, *choices: str) -> Match:
    """Choices of whoever is asked, `place:44`, or with a seat, `1 kit:finish`. The books balance after each."""
    for choice in choices:
        if choice[0].isdigit():
            match.play(choice)
        else:
            match.answer_text(next(iter(match.asks)), choice)
        GAME.rules.invariants(match.state)
    return match


def step_to(match: Match, step: str) -> Match:
    """Pass on, or take the last option, until a step of the track begins (`end`: phase 4), or a round (`round 2`)."""

    def arrived() -> bool:
        g = match.state
        if step.startswith("round"):
            return bool(g.round == int(step.split()[1]))
        return g.phase == "end" or (g.phase == "resolve" and resolution_order(g)[g.step].id == step)

    for _ in range(500):
        if match.over or arrived():
            return match
        open_options = options(match)
        dull = [text for text in open_options if text.endswith(("pass", ":keep", ":no", ":finish"))]
        play(match, dull[0] if dull else [text for text in open_options if not text.endswith(":lay")][-1])
    raise LookupError(step)


def me(match: Match, seat: int = 0) -> Player:
    player: Player = match.state.players[seat]
    return player


def money(match: Match) -> list[int]:
    return [player.money for player in match.state.players]


def points(match: Match) -> list[int]:
    return [player.points for player in match.state.players]


def reserves(match: Match) -> list[int]:
    return [player.reserve for player in match.state.players]


def owner(match: Match, parcel: str) -> int:
    seat: int = match.state.owner[INDEX[Parcel.of(parcel)]]
    return seat


def piece(match: Match, parcel: str) -> str:
    """What stands on a parcel; empty if nothing does."""
    found = match.state.land[INDEX[Parcel.of(parcel)]]
    return found.id if found is not None else ""


def index(parcel: str) -> int:
    return INDEX[Parcel.of(parcel)]


def heard(match: Match, event: str) -> list[tuple[int | None, dict[str, Any]]]:
    """Who did what, of one kind of event, in a match that listens."""
    return [(tell.seat, tell.values) for tell in match.tells if tell.event == event]


def ids(things: list[Any]) -> list[str]:
    return [thing.id if thing is not None else "-" for thing in things]
