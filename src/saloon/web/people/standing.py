"""Standing answers: what people have asked to be chosen for them, game by game. Nobody but the person sees or changes them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any

from django.db import transaction

from saloon.engine import DONE, Game, all_games, find_game, texts
from saloon.web.messages import Refused
from saloon.web.people.models import StandingAnswer, User

Answers = frozenset[str]
"""The ids of the standing answers that a person has given for one game."""


def offered(game: Game[Any]) -> tuple[str, ...]:
    """What can be asked for: the game's own answers, and the one that the house has for every game."""
    return (*game.page.standing, DONE)


@lru_cache(maxsize=1024)
def wording(game: Game[Any], answer: str, language: str) -> tuple[str, str]:
    """A standing answer in words, and its help."""
    say = texts("saloon.web", language) if answer == DONE else game.texts(language)
    return say(f"standing-{answer}"), say(f"standing-{answer}.help")


def given(people: Iterable[int], game: str) -> dict[int, Answers]:
    """What these people have asked for in a game."""
    rows = StandingAnswer.objects.filter(user__in=people, game=game).values_list("user", "answer")
    found: dict[int, set[str]] = {}
    for user, answer in rows:
        found.setdefault(user, set()).add(answer)
    return {user: frozenset(answers) for user, answers in found.items()}


def give(user: int, game: Game[Any], answer: str, yes: bool) -> None:
    """Ask for an answer from now on, or no longer."""
    must_be_offered(game.id, answer)
    if yes:
        StandingAnswer.objects.get_or_create(user_id=user, game=game.id, answer=answer)
    else:
        StandingAnswer.objects.filter(user=user, game=game.id, answer=answer).delete()


@transaction.atomic
def give_all(user: User, wanted: Collection[tuple[str, str]]) -> None:
    """Exactly these, of all that is offered; what was asked for in a game that is not installed now is kept."""
    for game, answer in wanted:
        must_be_offered(game, answer)
    user.standing.filter(game__in=[game.id for game in all_games()]).delete()
    StandingAnswer.objects.bulk_create(StandingAnswer(user=user, game=game, answer=answer) for game, answer in set(wanted))


def must_be_offered(game: str, answer: str) -> None:
    known = {each.id for each in all_games()}
    if game not in known:
        raise Refused("no-standing-game", found=game[:60], allowed=", ".join(sorted(known)))
    if answer not in (allowed := offered(find_game(game))):
        raise Refused("no-standing-answer", found=answer[:60], allowed=", ".join(allowed))


def take_along(guest: User, account: User) -> None:
    """What a guest has asked for goes on at the account."""
    for each in guest.standing.all():
        account.standing.get_or_create(game=each.game, answer=each.answer)


def in_words(user: User, language: str) -> list[dict[str, Any]]:
    """What the settings offer, in sections: each game that has answers of its own, then the one of the house, game by game."""
    chosen, games = set(user.standing.values_list("game", "answer")), all_games()

    def tick(game: Game[Any], answer: str, title: str, help: str) -> dict[str, Any]:
        return {"value": f"{game.id}:{answer}", "title": title, "help": help, "on": (game.id, answer) in chosen}

    names = {game.id: game.texts(language)("game") for game in games}
    sections: list[dict[str, Any]] = []
    for game in games:
        ticks = [tick(game, answer, *wording(game, answer, language)) for answer in game.page.standing]
        sections += [{"title": names[game.id], "ticks": ticks}] if ticks else []
    say = texts("saloon.web", language)
    everywhere = [tick(game, DONE, names[game.id], "") for game in games]
    return [*sections, {"title": say(f"standing-{DONE}"), "help": say(f"standing-{DONE}.help"), "ticks": everywhere}]
