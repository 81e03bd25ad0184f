"""What can be chosen before a play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from saloon.engine import For, FreeText, GameOptions, Picker
from saloon.games.sans_foi_ni_loi.components import KILLERS

MOST = 20


def read_killers(text: str) -> dict[str, tuple[int, int]]:
    """`2/2,3/3,4/4`: duel bonus and bounty of the three Hired Killers."""
    pairs = [tuple(int(number) for number in pair.split("/")) for pair in text.split(",")]
    if len(pairs) != len(KILLERS) or any(len(pair) != 2 or not all(0 <= n <= MOST for n in pair) for pair in pairs):
        raise ValueError(text)
    return {killer.id: (bonus, bounty) for killer, (bonus, bounty) in zip(KILLERS, pairs, strict=True)}


def _write_killers(figures: Sequence[str]) -> str:
    return ",".join(f"{bonus}/{bounty}" for bonus, bounty in zip(figures[::2], figures[1::2], strict=True))


_LIKE_KILLERS = "2/2,3/3,4/4 (bonus/bounty, 0 … 20)"
FIGURES = Picker(
    {f"{figure}-{killer.id}": tuple(map(str, range(MOST + 1))) for killer in KILLERS for figure in ("bonus", "bounty")},
    _write_killers,
    lambda text: text.replace("/", ",").split(","),
)
PRINTED_KILLERS = ",".join(f"{killer.bonus}/{killer.bounty}" for killer in KILLERS)


class Options(GameOptions, frozen=True):
    """Rulings that a table may change, and the two-player game."""

    two_player_mode: Annotated[Literal["two_ranches", "single_ranch"], For(seats=(2,))] = "two_ranches"
    killer_reward: Literal["printed", "victim_bonus"] = "printed"
    killer_values: Annotated[str, FreeText(_LIKE_KILLERS, read_killers, picker=FIGURES)] = PRINTED_KILLERS
    raid_mode: Literal["blocked", "literal"] = "blocked"
    mayor_bribe: Literal["off", "gold"] = "off"
    known_cards_aid: Literal["off", "on"] = "off"
    tie_break: Literal["shared", "gold"] = "shared"
