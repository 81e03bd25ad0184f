"""Why something that a player would expect cannot be chosen: greyed on the page, with a sentence.

Nobody listens in a simulation, and then none of this runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saloon.engine import Value
from saloon.games.great_western_trail.components import (
    BREEDS,
    BUILDER,
    HAND_DISC,
    HAND_DISC_PRICE,
    JOBS,
    PLAYER_COUNTS,
    ROWS,
    WORKER_ROW,
    Action,
)
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail import jobs as job_market
from saloon.games.trail.effects import Effect
from saloon.games.trail.reasons import REASONS, Reason, Why, because_of, no_money


def _no_card(g: State, me: Player, effect: Effect) -> Reason:
    """A breed, or whatever else the icon shows."""
    (card, *_) = BREEDS.get(effect.of, (None,))
    return ("no_card", {"card": card}) if card is not None else (f"no_{effect.of}", {})


def _no_hazard(g: State, me: Player, effect: Effect) -> Reason:
    return no_money(me, effect.amount) if me.dollars < effect.amount else ("no_hazard", {})


def _none(g: State, me: Player, effect: Effect) -> Reason:
    """There is nothing of what the effect counts."""
    return f"none_{effect.of}", {}


LACKING: Final[dict[str, Why]] = {
    **REASONS,
    **because_of(
        {
            "back": "cannot_back",
            "draw": "no_cards",
            "remove": "no_cards",
            "hire": "nobody_to_hire",
            "outlaw": "no_outlaw",
            "objective": "no_objectives",
            "objective_to_hand": "no_objectives",
            "upgrade_behind": "no_station_behind",
            "special_delivery": "engine_at_start",
            "copy": "nothing_to_copy",
            "walk": "nowhere_to_walk",
            "auxiliary": "no_auxiliary",
        }
    ),
    "discard": _no_card,
    "hazard": _no_hazard,
    "dollars": _none,
    "engine": _none,
}


def lacking(g: State, me: Player, effect: Effect) -> Reason:
    """Why an effect cannot be had, or a requirement not be met."""
    return LACKING[effect.name](g, me, effect)


def explain_auxiliaries(
    g: State, me: Player, verb: str, able: Sequence[Value], acted: bool, missing: Callable[[Action], Effect]
) -> None:
    """Those that are still closed by a disc, or for which something is missing; all of them once a local action was done."""
    for each in g.kit.singles:
        if each not in able and me.discs[each.disc] > 1:
            g.why_not(me.seat, verb, each, "disc_on_it")
        elif acted:
            g.why_not(me.seat, verb, each, "acted")
        elif each not in able:
            reason, values = lacking(g, me, missing(each.action))
            g.why_not(me.seat, verb, each, reason, **values)


def explain_jobs(g: State, me: Player, modifier: int, able: Sequence[Value]) -> None:
    columns = PLAYER_COUNTS[g.seats].columns
    for row, worker in job_market.for_hire(g.jobs, columns):
        job = JOBS[row, worker]
        if me.workers[worker.row] >= WORKER_ROW:
            g.why_not(me.seat, "hire", job, "row_full", worker=worker)
        elif job not in able:
            g.why_not(me.seat, "hire", job, "no_money", dollars=ROWS[row].cost + modifier, purse=me.dollars)
    row = job_market.token_row(g.jobs, columns)
    for waiting in dict.fromkeys(g.jobs[row * columns :]):
        if waiting is not None:
            g.why_not(me.seat, "hire", JOBS[row, waiting], "token_row")


def explain_plans(g: State, me: Player, price: int, able: Sequence[Value], lent: int = 0) -> None:
    builders = lent or me.workers[BUILDER]
    for plan in me.buildings:
        if plan in able:
            continue
        if plan.builders > builders:
            g.why_not(me.seat, "build", plan, "needs_builders", builders=plan.builders, have=builders)
        else:
            g.why_not(me.seat, "build", plan, "no_money", dollars=plan.builders * price, purse=me.dollars)


def explain_purchases(g: State, me: Player, cowboys: int, able: Sequence[Value]) -> None:
    """Lines of the price table whose cards are there, but not the cowboys or the dollars."""
    breeds = [card.breed for card in g.market]
    for purchase in g.kit.purchases:
        if purchase in able or any(breeds.count(breed) < purchase.breeds.count(breed) for breed in purchase.breeds):
            continue
        if purchase.cowboys > cowboys:
            g.why_not(me.seat, "buy", purchase, "needs_cowboys", cowboys=purchase.cowboys, have=cowboys)
        else:
            g.why_not(me.seat, "buy", purchase, "no_money", dollars=purchase.dollars, purse=me.dollars)


def explain_cities(g: State, me: Player, total: int, able: Sequence[Value]) -> None:
    for city in g.kit.cities:
        if city in able:
            continue
        if city.value > total:
            g.why_not(me.seat, "deliver", city, "value_too_low", value=city.value, total=total)
        else:
            g.why_not(me.seat, "deliver", city, "disc_there")
    for module in g.kit.modules:
        module.explain_destinations(g, me, total, able)


def explain_discs(g: State, me: Player, verb: str, able: Sequence[Value]) -> None:
    for kind, disc in enumerate(g.kit.discs):
        if disc in able or not me.discs[kind]:
            continue
        if kind == HAND_DISC and any(isinstance(other, type(disc)) and other.black for other in able):
            g.why_not(me.seat, verb, disc, "no_money", dollars=HAND_DISC_PRICE, purse=me.dollars)
        else:
            g.why_not(me.seat, verb, disc, "black_corners")
