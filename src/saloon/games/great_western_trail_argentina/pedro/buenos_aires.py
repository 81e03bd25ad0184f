"""Pedro in Buenos Aires (rulebook, solo booklet, "Buenos Aires" and "Cartes de chargement"): delivery, loading, foresight."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.engine import Flow
from saloon.games.great_western_trail_argentina.components import (
    BONUS_ACTIONS,
    LOADING,
    ROWS,
    SHIP_ACTIONS,
    Action,
    BonusSpace,
    Quay,
    Ship,
)
from saloon.games.great_western_trail_argentina.pedro.actions import finds_nothing, obtain_objective, take_free
from saloon.games.great_western_trail_argentina.pedro.moving import loading_card
from saloon.games.great_western_trail_argentina.pedro.priorities import ask
from saloon.games.great_western_trail_argentina.pedro.railway import advance, free_disc
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.pedro.story import note, tell
from saloon.games.great_western_trail_argentina.rules.buenos_aires import Crossed, foreseen, job_row, leave, place
from saloon.games.great_western_trail_argentina.rules.delivery import COST, destinations, quays_for
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail.priorities import Criterion, preferred

# ------------------------------------------------------------ delivery

Delivery = tuple[Quay, BonusSpace]


def _pesos(space: BonusSpace) -> int:
    action = BONUS_ACTIONS.get(space)
    return sum(effect.amount for effect in action.gain if effect.name == "dollars") if action else 0


CRITERIA: tuple[Criterion, ...] = (
    ("grain", lambda delivery: -COST[delivery]),
    ("points", lambda delivery: -delivery[1].points),
    ("pesos", lambda delivery: -_pesos(delivery[1])),
)


def deliver(g: State, pedro: Opponent) -> Flow:
    """Where he pays most grain; what it brings but money."""
    able = [(quay, space) for space in destinations(g, pedro) for quay in quays_for(pedro, space)]
    if not able:
        finds_nothing(g, pedro, "delivery")
        return
    left, why = preferred(able, CRITERIA)
    quays = {space: quay for quay, space in left}
    space, why = yield from ask(g, "pedro_space", list(quays), why)
    quay = quays[space]
    pedro.grain -= COST[quay, space]
    pedro.quays.remove(quay)
    pedro.spaces.append(space)
    tell(g, pedro, "pedro_delivers", space=space, quay=quay, grain=COST[quay, space], why=why)
    if space in BONUS_ACTIONS:
        yield from have(g, pedro, BONUS_ACTIONS[space])


def have(g: State, pedro: Opponent, action: Action) -> Flow:
    """What a space or a ship gives, but money, of which he has none."""
    for effect in action.gain:
        if effect.name == "objective":
            obtain_objective(g, pedro)
        elif effect.name == "free_cattle":
            take_free(g, pedro, lambda card, breed=effect.of: card.breed == breed, "bonus")  # type: ignore[misc]
        elif effect.name == "engine":
            yield from advance(g, pedro, effect.amount)


# ------------------------------------------------------------ loading


def ships_of_card(g: State, pedro: Opponent) -> Iterable[Ship]:
    """Those that the active card names, or those of the ranks that it names, the first first."""
    card = loading_card(g, pedro)
    return [g.fleet[-rank] for rank in card.ranks] or [ship for id in card.ships if (ship := Ship.of(id)) in g.fleet]


def next_ship(g: State, pedro: Opponent) -> tuple[Ship, str]:
    """The first of the card without his disc; else the most valuable one without, else the most valuable of all."""
    for ship in ships_of_card(g, pedro):
        if ship.again or ship not in pedro.ships:
            return ship, "card"
    return next((ship for ship in reversed(g.fleet) if ship not in pedro.ships), g.fleet[-1]), "valuable"


def load(g: State, pedro: Opponent) -> Flow:
    """With a disc of his reserve; no grain, whatever his cattle is worth."""
    ship, why = next_ship(g, pedro)
    yield from free_disc(g, pedro, [*pedro.stations] or [*pedro.quays] or [*pedro.ships])
    pedro.reserve -= 1
    pedro.ships.append(ship)
    tell(g, pedro, "pedro_loads", ship=ship, loading=loading_card(g, pedro), why=why)
    if ship in SHIP_ACTIONS:
        yield from have(g, pedro, SHIP_ACTIONS[ship])


def next_card(g: State, pedro: Opponent) -> None:
    """With every departure the next loading card becomes active."""
    pedro.loading = min(pedro.loading + 1, len(LOADING[g.options.level]) - 1)
    tell(g, pedro, "pedro_loading", loading=loading_card(g, pedro))


# ------------------------------------------------------------ foresight


def foresee(g: State, pedro: Opponent) -> Crossed:
    """The lower tiles, or the upper one where the lower is a worker and none may come any more; the arrow that was crossed."""
    row = job_row(g)
    for supply in g.supplies:
        tiles = foreseen(g, supply)
        if tiles:
            note(pedro, "foresight_tile", letter=supply.letter, tile=tiles[0], lower=int(tiles[0] is supply.foresight[0]))
            place(g, pedro, supply, tiles[0])
    yield from ()
    return ROWS[row].arrow if row < job_row(g) else ""


def return_to_start(g: State, pedro: Opponent, arrow: str) -> None:
    """What the arrow brings, and the rider space."""
    if arrow:
        note(pedro, "arrow", arrow=arrow)
    leave(g, pedro, arrow)
    note(pedro, "starts_again")
