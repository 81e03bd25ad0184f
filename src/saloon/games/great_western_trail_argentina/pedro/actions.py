"""Pedro's actions (rulebook, "Actions de Pedro"), by the words of his cards. An action that finds nothing to do says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from saloon.engine import Flow, Hold
from saloon.games.great_western_trail_argentina.components import (
    COLOURS,
    FARMER_SPACES,
    GAUCHO,
    GRAIN_LIMIT,
    INDEX,
    JOBS,
    LOOK,
    MAQUINISTA,
    PEDRO_MARKET,
    PLAYER_COUNTS,
    ROWS_OF_WORKERS,
    WORKER_ROW,
    Card,
    Farmer,
    Pedro,
    Worker,
)
from saloon.games.great_western_trail_argentina.pedro.building import build, build_small
from saloon.games.great_western_trail_argentina.pedro.moving import loading_card
from saloon.games.great_western_trail_argentina.pedro.priorities import decide
from saloon.games.great_western_trail_argentina.pedro.railway import advance
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.pedro.story import tell
from saloon.games.great_western_trail_argentina.rules.cattle import add_cattle
from saloon.games.great_western_trail_argentina.rules.farmers import farmer_on
from saloon.games.great_western_trail_argentina.rules.objectives import refill_display
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.scoring import VALUABLE
from saloon.games.great_western_trail_argentina.state import State, take_tile
from saloon.games.trail import jobs as job_market
from saloon.games.trail.priorities import Criterion, preferred


def act(g: State, pedro: Opponent, card: Pedro) -> Flow:
    """The action of the card; where he is no specialist for it, what it says instead, which may be nothing."""
    action = card.action
    if card.specialty and ROWS_OF_WORKERS[pedro.specialty] != card.specialty:
        tell(g, pedro, "pedro_unskilled", workers=card.specialty, instead=int(bool(card.otherwise)))
        action = card.otherwise
    if action:
        word, *numbers = action.split()
        yield from ACTIONS[word](g, pedro, *map(int, numbers))


def finds_nothing(g: State, pedro: Opponent, what: str) -> None:
    """What he would have taken or done is not there."""
    tell(g, pedro, "pedro_finds_nothing", what=what)


# ------------------------------------------------------------ hiring


def hire(g: State, pedro: Opponent, *first: str) -> None:
    """For nothing, but not from the token's row. The leftmost in the highest row, where all else is equal."""
    columns = PLAYER_COUNTS[g.seats].columns
    rules: dict[str, Criterion] = {
        "cheapest": ("cheapest", lambda at: JOBS[at].cost),
        "specialty": ("specialty", lambda at: at[1].row != pedro.specialty),
        "strength": ("strength", lambda at: -at[1].strength),
    }
    able = [at for at in job_market.for_hire(g.jobs, columns) if crew(pedro, at[1].row) < WORKER_ROW]
    if not able:
        finds_nothing(g, pedro, "worker")
        return
    left, why = preferred(able, [rules[name] for name in (*first, "strength")])
    row, worker = left[0]
    job_market.hire(g.jobs, columns, row, worker)
    pedro.workers[worker.row].append(worker)
    tell(g, pedro, "pedro_hires", worker=worker, row=row + 1, why=why if len(left) == 1 else "leftmost")
    specialize(g, pedro, worker)


def specialize(g: State, pedro: Opponent, worker: Worker) -> None:
    """He is a specialist in what he has most of; where two types are equal, he stays what he is."""
    if crew(pedro, worker.row) > crew(pedro, pedro.specialty):
        pedro.specialty = worker.row
        tell(g, pedro, "pedro_specializes", workers=ROWS_OF_WORKERS[worker.row])


# ------------------------------------------------------------ cattle


def best_cards(g: State, values: Sequence[int]) -> list[Card] | None:
    """Cards of these values with most points; None if the market has not enough of them."""
    found: list[Card] = []
    for value, count in Counter(values).items():
        cards = sorted((card for card in g.market if card.value == value), key=lambda card: -card.points)
        if len(cards) < count:
            return None
        found += cards[:count]
    return found


def take_cards(g: State, pedro: Opponent, cards: list[Card], why: str) -> None:
    for card in cards:
        g.market.remove(card)
    pedro.pile += cards
    tell(g, pedro, "pedro_takes_cattle", cards=cards, why=why)


def buy(g: State, pedro: Opponent) -> None:
    """What the market tile says for his gauchos; as long as that is not there, two more cards and one gaucho fewer."""
    for gauchos in range(crew(pedro, GAUCHO), 0, -1):
        cards = best_cards(g, PEDRO_MARKET[gauchos - 1])
        if cards is not None:
            take_cards(g, pedro, cards, "tile")
            return
        tell(g, pedro, "pedro_lacks", gauchos=gauchos)
        add_cattle(g, LOOK)
    finds_nothing(g, pedro, "cattle")


def take_free(g: State, pedro: Opponent, fits: Callable[[Card], bool], why: str) -> None:
    """Of the cards that fit, the one with most points."""
    cards = [card for card in g.market if fits(card)]
    if cards:
        take_cards(g, pedro, [max(cards, key=lambda card: card.points)], why)
    else:
        finds_nothing(g, pedro, "cattle")


def take_value_three(g: State, pedro: Opponent) -> None:
    """Card 13."""
    take_free(g, pedro, lambda card: card.value == VALUABLE, "value_three")


# ------------------------------------------------------------ objectives, grain, farmers


def obtain_objective(g: State, pedro: Opponent) -> None:
    """The card of the display that is farthest from the deck; the others move on."""
    if not g.display:
        finds_nothing(g, pedro, "objective")
        return
    card = g.display.pop()
    pedro.pile.append(card)
    tell(g, pedro, "pedro_objective", card=card)
    refill_display(g, 0)


def harvest(g: State, pedro: Opponent, count: int) -> None:
    """Up to the limit of his track."""
    count = min(count, GRAIN_LIMIT - pedro.grain)
    pedro.grain += count
    if count:
        tell(g, pedro, "harvests", count=count, grain=pedro.grain)
    else:
        finds_nothing(g, pedro, "grain")


def grain_and_farmer(g: State, pedro: Opponent, count: int, *, keeps: bool) -> Flow:
    """Grain; then the farmer with most money, who is weakest, whose colour comes first. The coins go to the bank."""
    harvest(g, pedro, count)
    yield Hold(pedro.seat)
    criteria: tuple[Criterion, ...] = (
        ("money", lambda space: -(g.coins[INDEX[space]] + space.dollars)),
        ("weakest", lambda space: farmer_on(g, space).strength),
        ("colour", lambda space: -COLOURS.index(space.zone)),
    )
    spaces = [space for space, index in FARMER_SPACES if g.trail[index] is not None]
    if not spaces:
        finds_nothing(g, pedro, "farmer")
        return
    space, why = yield from decide(g, "pedro_farmer", spaces, criteria, about=keeps)
    index = INDEX[space]
    farmer = take_tile(g, index)
    assert isinstance(farmer, Farmer)
    coins, g.coins[index] = g.coins[index], 0
    if keeps:
        pedro.farmers.append(farmer)
        tell(g, pedro, "pedro_takes_farmer", farmer=farmer, space=space, coins=coins, why=why)
    else:
        g.gone.append(farmer)
        tell(g, pedro, "pedro_removes_farmer", farmer=farmer, space=space, coins=coins, why=why)


# ------------------------------------------------------------ by the words of the cards


def building(action: Callable[[State, Opponent], Any]) -> Callable[..., Flow]:
    def flow(g: State, pedro: Opponent) -> Flow:
        if not (yield from action(g, pedro)):
            finds_nothing(g, pedro, "building")

    return flow


def at_once(action: Callable[..., None]) -> Callable[..., Flow]:
    """An action that asks nobody."""

    def flow(g: State, pedro: Opponent, *numbers: Any) -> Flow:
        action(g, pedro, *numbers)
        yield from ()

    return flow


def engine_and_grain(g: State, pedro: Opponent) -> Flow:
    """Both by his experience (card 6)."""
    experience = loading_card(g, pedro).experience
    yield from advance(g, pedro, experience)
    yield Hold(pedro.seat)
    harvest(g, pedro, experience)


ACTIONS: dict[str, Callable[..., Flow]] = {
    "hire_cheapest": at_once(lambda g, pedro: hire(g, pedro, "cheapest", "specialty")),
    "hire_specialty": at_once(lambda g, pedro: hire(g, pedro, "specialty", "cheapest")),
    "buy": at_once(buy),
    "take_value_three": at_once(take_value_three),
    "build": building(build),
    "build_small": building(build_small),
    "engine": lambda g, pedro: advance(g, pedro, crew(pedro, MAQUINISTA)),
    "engine_one": lambda g, pedro: advance(g, pedro, 1),
    "engine_and_grain": engine_and_grain,
    "objective": at_once(obtain_objective),
    "grain_and_remove_farmer": lambda g, pedro, count: grain_and_farmer(g, pedro, count, keeps=False),
    "grain_and_take_farmer": lambda g, pedro, count: grain_and_farmer(g, pedro, count, keeps=True),
}
