"""Why something that a player would expect cannot be chosen: greyed on the page, with a sentence.

Nobody listens in a simulation, and then none of this runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from saloon.engine import Value
from saloon.games.great_western_trail_argentina.components import (
    BREEDS,
    CARPINTERO,
    DISCS,
    DISTRICT_OF,
    FARMER_SPACES,
    GRAIN_LIMIT,
    JOBS,
    PLAYER_COUNTS,
    PURCHASES,
    SINGLES,
    WORKER_ROW,
    Disc,
    Farmer,
    Station,
)
from saloon.games.great_western_trail_argentina.rules.discs import certificate_limit
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail import jobs as job_market
from saloon.games.trail.effects import Effect
from saloon.games.trail.reasons import REASONS, Reason, Why, because_of, no_money


def _no_card(g: State, me: Player, effect: Effect) -> Reason:
    """A breed, or whatever else the icon shows."""
    return ("no_card", {"card": BREEDS[effect.of][0]}) if effect.of in BREEDS else (f"no_{effect.of}", {})


def _none(g: State, me: Player, effect: Effect) -> Reason:
    """There is nothing of what the effect counts."""
    return f"none_{effect.of}", {}


def _no_grain_gained(g: State, me: Player, effect: Effect) -> Reason:
    return ("grain_full", {"grain": me.grain}) if me.grain >= GRAIN_LIMIT else _none(g, me, effect)


def _no_certificates(g: State, me: Player, effect: Effect) -> Reason:
    full = me.certificates >= certificate_limit(me)
    return ("certificates_full", {"certificates": me.certificates}) if full else _none(g, me, effect)


LACKING: Final[dict[str, Why]] = {
    **REASONS,
    **because_of(
        {
            "back": "cannot_back",
            "draw": "no_cards",
            "draw_and_remove": "no_cards",
            "remove": "no_cards",
            "rest": "not_exhausted",
            "exhaust_others": "no_exhaustion",
            "dismiss": "no_objective_in_hand",
            "hire": "nobody_to_hire",
            "take_cattle": "market_empty",
            "free_cattle": "market_empty",
            "help": "nobody_to_help",
            "objective": "no_objectives",
            "auxiliary": "no_auxiliary",
            "quay": "no_disc",
            "deliver": "nothing_to_deliver",
            "upgrade_behind": "no_station_behind",
        }
    ),
    "pay_grain": lambda g, me, effect: ("no_grain", {"count": effect.amount, "grain": me.grain}),
    "grain": _no_grain_gained,
    "certificate": _no_certificates,
    "discard": _no_card,
    "dollars": _none,
    "engine": _none,
}


def lacking(g: State, me: Player, effect: Effect) -> Reason:
    """Why an effect cannot be had, or a requirement not be met."""
    return LACKING[effect.name](g, me, effect)


def too_weak(farmer: Farmer, strength: int) -> Reason:
    return "too_weak", {"need": farmer.strength, "strength": strength}


def explain_auxiliaries(g: State, me: Player, verb: str, able: Sequence[Value], *, acted: bool) -> None:
    """Those that are still closed by discs, those that something is missing for; all of them once an action was done."""
    for each in SINGLES:
        if each in able:
            continue
        if not each.helper.open and all(me.discs[disc] for disc in each.discs):
            g.why_not(me.seat, verb, each, "disc_on_it")
        elif acted:
            g.why_not(me.seat, verb, each, "acted")
        else:
            reason, values = lacking(g, me, (each.action.cost or each.action.gain)[0])
            g.why_not(me.seat, verb, each, reason, **values)


def explain_jobs(g: State, me: Player, modifier: int, able: Sequence[Value]) -> None:
    columns = PLAYER_COUNTS[g.seats].columns
    for row, worker in job_market.for_hire(g.jobs, columns):
        job = JOBS[row, worker]
        if len(me.workers[worker.row]) + 1 >= WORKER_ROW:
            g.why_not(me.seat, "hire", job, "row_full", worker=worker)
        elif job not in able:
            g.why_not(me.seat, "hire", job, "no_money", dollars=job.cost + modifier, purse=me.dollars)
    row = job_market.token_row(g.jobs, columns)
    for waiting in dict.fromkeys(g.jobs[row * columns :]):
        if waiting is not None:
            g.why_not(me.seat, "hire", JOBS[row, waiting], "token_row")


def explain_plans(g: State, me: Player, price: int, able: Sequence[Value]) -> None:
    have = 1 + len(me.workers[CARPINTERO])
    for plan in me.buildings:
        if plan in able:
            continue
        if plan.builders > have:
            g.why_not(me.seat, "build", plan, "needs_carpinteros", carpinteros=plan.builders, have=have)
        elif plan.builders * price > me.dollars:
            g.why_not(me.seat, "build", plan, "no_money", dollars=plan.builders * price, purse=me.dollars)
        else:
            g.why_not(me.seat, "build", plan, "no_site")


def explain_purchases(g: State, me: Player, gauchos: int, able: Sequence[Value]) -> None:
    """Lines of the price table whose cards are there, but not the gauchos or the money."""
    for purchase in PURCHASES:
        if purchase in able or any(g.market.count(card) < purchase.cards.count(card) for card in purchase.cards):
            continue
        if purchase.gauchos > gauchos:
            g.why_not(me.seat, "buy", purchase, "needs_gauchos", gauchos=purchase.gauchos, have=gauchos)
        else:
            reason, values = no_money(me, purchase.dollars)
            g.why_not(me.seat, "buy", purchase, reason, **values)


def explain_farmers(g: State, me: Player, able: Sequence[Value], strength: int) -> None:
    for space, index in FARMER_SPACES:
        farmer = g.trail[index]
        if isinstance(farmer, Farmer) and space not in able:
            reason, values = too_weak(farmer, strength)
            g.why_not(me.seat, "help", space, reason, **values)


def explain_spaces(g: State, me: Player, able: Iterable[Value]) -> None:
    """Bonus spaces of cities with an own disc on a quay, that are taken or ask for more grain."""
    taken = {space for who in g.seated for space in who.spaces}
    cities = {quay.city: max(other.discount for other in me.quays if other.city == quay.city) for quay in me.quays}
    for space in g.spaces:
        district = DISTRICT_OF[space]
        if space in able or district.city not in cities:
            continue
        grain = max(0, district.grain - cities[district.city])
        if space in taken:
            g.why_not(me.seat, "deliver", space, "space_taken")
        elif grain > me.grain:
            g.why_not(me.seat, "deliver", space, "no_grain", count=grain, grain=me.grain)


def explain_ships(g: State, me: Player, total: int, able: Sequence[Value]) -> None:
    for ship in g.fleet:
        if ship in able:
            continue
        if ship.value > total:
            g.why_not(me.seat, "load", ship, "value_too_low", value=ship.value, total=total)
        elif ship in me.ships and not ship.again:
            g.why_not(me.seat, "load", ship, "disc_there")
        else:
            g.why_not(me.seat, "load", ship, "cannot_pay_loading", grain=me.grain, purse=me.dollars)


def explain_discs(g: State, me: Player, verb: str, able: Sequence[Value]) -> None:
    """Discs with black corners where others are left, and those that cost too much."""
    if any(isinstance(other, Station) for other in able):
        return
    white = any(isinstance(other, Disc) and not other.black for other in able)
    for disc, there in zip(DISCS, me.discs, strict=True):
        if not there or disc in able:
            continue
        if disc.dollars < 0:
            g.why_not(me.seat, verb, disc, "no_money", dollars=-disc.dollars, purse=me.dollars)
        elif disc.black and white:
            g.why_not(me.seat, verb, disc, "black_corners")
