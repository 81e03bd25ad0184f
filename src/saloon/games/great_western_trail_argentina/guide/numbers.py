"""The numbers that the guide speaks of, from the components."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.games.great_western_trail_argentina.components import (
    BREEDS,
    BUILDINGS,
    CERTIFICATE_LIMIT,
    CERTIFICATE_TRACK,
    DEPOT_EXIT,
    DISCS,
    DISPLAY,
    DISTRICTS,
    DOLLARS_A_POINT,
    EXCHANGE_CARDS,
    EXHAUSTION,
    FARMER_POINTS,
    FIRST_FARMERS,
    GRAIN_LIMIT,
    GRAIN_PRICE,
    GRANJERO,
    HAND_LIMIT,
    LAST,
    LATER_SHIPS,
    LEVELS,
    LOADING,
    LOOK,
    MASTER_STATIONS,
    MASTERS,
    MAX_HELPED,
    MAX_REVEALED,
    NEUTRAL_SPACES,
    NUMBERS_OF_BUILDINGS,
    OBJECTIVES,
    PEDRO,
    PEDRO_MARKET,
    PLAYER_COUNTS,
    PURCHASES,
    QUAYS,
    RAMPS,
    ROWS,
    SAILING_DRAWS,
    SHIP_ACTIONS,
    SHIPS,
    SINGLES,
    SITES,
    SPECIALS,
    STARTING_HERD,
    STARTS,
    STRENGTH_WAGE,
    SUN_SHIPS,
    TOKEN_POINTS,
    WORKER_ACTIONS,
    WORKER_POINTS,
    WORKER_ROW,
    WORKER_SPACES,
    ZONES,
    Building,
    Disc,
    Loading,
    Pedro,
    Quay,
    Ship,
)

_FIRST, _LAST = SHIPS[0], SHIPS[-1]


def _listed(numbers: Iterable[object]) -> str:
    """Without a word that would belong to a language."""
    return ", ".join(map(str, numbers))


def _by_players() -> dict[str, int]:
    """What changes with the number of players."""
    found: dict[str, int] = {}
    for seats, count in PLAYER_COUNTS.items():
        found |= {f"steps-{seats}": count.steps, f"jobs-{seats}": count.workers, f"market-{seats}": count.market}
    return found


def _prices() -> dict[str, int]:
    """Of the cattle market, by the first card and the gauchos; the three breeds of value 3 are one."""
    names = {3: "three"}
    return {f"price-{names.get(each.cards[0].value, each.cards[0].breed)}-{each.gauchos}": each.dollars for each in PURCHASES}


def _loading(card: Loading) -> str:
    """The ships in order, or the ranks of those that are left."""
    return _listed(Ship.of(id).number for id in card.ships) or _listed(f"{rank}." for rank in card.ranks)


def _of_pedro() -> dict[str, int | str]:
    found: dict[str, int | str] = {"pedro-cards": len(PEDRO), "pedro-discs": len(DISCS)}
    found |= {f"pedro-market-{gauchos}": _listed(values) for gauchos, values in enumerate(PEDRO_MARKET, 1)}
    found |= {f"pedro-grain-{number}": Pedro.of(f"pedro_{number}").action.split()[1] for number in (8, 9)}
    found |= {f"experience-{card.number}": card.experience for card in LOADING[LEVELS[0]]}
    return found | {f"loading-{level}-{card.number}": _loading(card) for level in LEVELS for card in LOADING[level]}


def _granjero_prices() -> str:
    return _listed(WORKER_SPACES[GRANJERO, space].price for space in range(2, WORKER_ROW + 1))


def _gives(id: str) -> int:
    """The first amount of what a place of a worker row brings."""
    return next(actions[0].gain[0].amount for space, actions in WORKER_ACTIONS.items() if space.id == id)


NUMBERS: dict[str, int | str] = {
    **_by_players(),
    **_prices(),
    **_of_pedro(),
    "tax-black": PLAYER_COUNTS[2].black,
    "tax-green": PLAYER_COUNTS[2].green,
    "tax-green-4": PLAYER_COUNTS[4].green,
    "hand": HAND_LIMIT,
    "money-1": STARTS[0].dollars,
    "cards-1": STARTS[0].cards,
    "neutrals": len(NEUTRAL_SPACES),
    "buildings": len(NUMBERS_OF_BUILDINGS),
    "building-points-most": max(tile.points for tile in BUILDINGS.values()),
    "build-price": Building.of("B").actions[-1].gain[0].amount,
    "build-price-cheap": _gives("carpintero-6"),
    "sites": len(SITES),
    "specials": len(SPECIALS),
    "discs": len(DISCS),
    "herd": len(STARTING_HERD),
    "masters": len(MASTERS),
    "masters-used": len(MASTER_STATIONS),
    "first-farmers": FIRST_FARMERS,
    "yellow-spaces": len(ZONES["yellow"]),
    "display": DISPLAY,
    "sun-ships": len(SUN_SHIPS),
    "later-ships": len(LATER_SHIPS),
    "sailing-draws": SAILING_DRAWS,
    "ramps": _listed(sorted(ramp.track for ramp in RAMPS)),
    "railway-end": LAST,
    "depot-exit": DEPOT_EXIT // 2,
    "behind-money": _gives("maquinista-6"),
    "exchange": EXCHANGE_CARDS,
    "look": LOOK,
    "aux-money": SINGLES[0].action.gain[0].amount,
    "strength-wage": STRENGTH_WAGE,
    "worker-row": WORKER_ROW,
    "worker-points": WORKER_POINTS,
    "granjero-prices": _granjero_prices(),
    "job-rows": len(ROWS),
    "token-points": TOKEN_POINTS,
    "pesos-a-point": DOLLARS_A_POINT,
    "farmer-points": FARMER_POINTS,
    "max-helped": MAX_HELPED,
    "max-revealed": MAX_REVEALED,
    "exhaustion-loss": -EXHAUSTION.points,
    "objective-loss": -OBJECTIVES[0].penalty,
    "caracu-strength": BREEDS["caracu"][0].strength,
    "grain-limit": GRAIN_LIMIT,
    "grain-price": GRAIN_PRICE,
    "certificate-limit": CERTIFICATE_LIMIT,
    "certificate-most": CERTIFICATE_TRACK[-1],
    "step-left": Disc.of("mv_left").steps,
    "step-right": Disc.of("mv_right").steps,
    "step-points": Disc.of("mv_right").points,
    "strength-left": Disc.of("str_left").strength,
    "strength-right": Disc.of("str_right").strength,
    "strength-money": Disc.of("str_right").dollars,
    "last-disc-cost": -Disc.of("aux6b").dollars,
    "first-ship": _FIRST.number,
    "first-ship-loss": -_FIRST.points,
    "first-ship-money": SHIP_ACTIONS[_FIRST].gain[0].amount,
    "last-ship": _LAST.number,
    "last-ship-points": _LAST.points,
    "quay-points": _listed(quay.points for quay in QUAYS),
    "le-havre-discount": Quay.of("le_havre_2").discount,
    "liverpool-discount": Quay.of("liverpool_2").discount,
    "dearest-district": max(district.grain for district in DISTRICTS),
}
