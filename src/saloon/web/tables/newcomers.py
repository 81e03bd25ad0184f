"""Who is new to a game: what they are offered first, and how strong their opponents are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.engine import Game
from saloon.engine.lesson import Lesson, lessons
from saloon.web.people.models import User
from saloon.web.tables.creating import USUAL_BOT, TablePlan, quick_plan, seat_bots
from saloon.web.tables.models import OVER, Seat


def met_games(user: User | None) -> set[str]:
    """The games that somebody has begun to play, or to learn: they are not asked again whether they know them."""
    if user is None:
        return set()
    return set(Seat.objects.filter(user=user, table__began__isnull=False).values_list("table__game", flat=True).distinct())


def has_finished(user: User | None, game: str) -> bool:
    """Whether somebody has played a whole game."""
    return user is not None and Seat.objects.filter(user=user, table__game=game, table__status=OVER, table__lesson="").exists()


def next_lesson(user: User | None, game: Game[Any]) -> Lesson | None:
    """The first that somebody has not finished; if there is none, the first."""
    all_of_them = lessons(game)
    if user is None or len(all_of_them) < 2:
        return next(iter(all_of_them.values()), None)
    done = set(user.lessons.filter(game=game.id).values_list("lesson", flat=True))
    return next((lesson for name, lesson in all_of_them.items() if name not in done), next(iter(all_of_them.values())))


def fitting_plan(
    user: User | None, game: Game[Any], chosen: Mapping[str, str], size: int | None = None, options: Mapping[str, str] = {}
) -> TablePlan:
    """A table at once: until somebody has finished a game, as the rulebook sets up a first one, against gentle bots; then
    with the usual options, against those that were chosen last.

    chosen: what was sent with the last form of a new table of the game, if anything.
    """
    if has_finished(user, game.id):
        return quick_plan(game, size, options, chosen_bot(chosen))
    plan = quick_plan(game, size, options, gentle_bot(game))
    plan.options = {**fitting_options(game, len(plan.seats)), **plan.options}
    return plan


def fitting_options(game: Game[Any], size: int) -> dict[str, str]:
    """What the rulebook advises for a first game, as far as a table of this size has it."""
    return {name: value for name, value in game.first_game.items() if size in (game.options[name].seats or (size,))}


def gentle_bot(game: Game[Any]) -> str:
    return game.bots.gentle if game.bots.rate_options else USUAL_BOT


def chosen_bot(chosen: Mapping[str, str]) -> str:
    """The first bot that a form was sent with."""
    bots = (chosen.get(f"bot-{key.removeprefix('seat-')}", "") for key, kind in chosen.items() if kind == "bot")
    return next((bot for bot in bots if bot in seat_bots()), USUAL_BOT)
