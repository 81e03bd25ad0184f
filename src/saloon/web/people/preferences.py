"""What a person prefers at every table: how fast things move, what a touch does, what is heard, how a hand lies, its colour.

Kept with the person, guests too, in one field; what is missing there, unknown or damaged is as it is for everybody. Nothing of
it changes a rule. That turns end by themselves is a standing answer, game by game; here it is asked for in all of them at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_type_hints

from msgspec import Struct, structs

from saloon.engine import DONE, all_games
from saloon.web.messages import Refused, say
from saloon.web.people.models import StandingAnswer, User

SOME = "some"
"""Of ending turns: on in some games, as the standing answers say."""


class Preferences(Struct, frozen=True):
    """The first value of each is everybody's who has not chosen; where it is empty, the device decides.

    animation:  how fast pieces move; unless somebody chose, not at all where the system asks for less motion.
    confirm:    whether a touch or click only selects and a button commits; unless somebody chose, so do fingers.
    sounds:     how loud; unless somebody chose, quiet on a desk and off on a phone.
    hand_order: how the cards of the own hand lie; only the drawing changes.
    colour:     the colour and brand of the own pieces, by the seat that has them; only on the person's own page.
    """

    animation: Literal["", "off", "slow", "normal", "fast"] = ""
    confirm: Literal["", "on", "off"] = ""
    sounds: Literal["", "off", "quiet", "medium", "loud"] = ""
    hand_order: Literal["dealt", "value", "kind"] = "dealt"
    colour: Literal["", "0", "1", "2", "3", "4", "5"] = ""


CHOICES: dict[str, tuple[str, ...]] = {name: get_args(hint) for name, hint in get_type_hints(Preferences).items()}
"""By field, every value that it can have."""


STRANGER = Preferences(sounds="off")
"""Who could switch nothing off hears nothing."""


def preferred(user: User | None) -> Preferences:
    if user is None:
        return STRANGER
    kept = user.preferences if isinstance(user.preferences, dict) else {}
    return Preferences(**{name: kept[name] for name, allowed in CHOICES.items() if kept.get(name) in allowed})


def prefer(user: User, wanted: Mapping[str, str]) -> None:
    """Keep what is chosen; what is not mentioned stays. One value that cannot be, and nothing has changed."""
    for name, value in wanted.items():
        if value not in _allowed(name):
            raise Refused("bad-value", what=say(f"prefer-{name}"), found=value[:20], allowed=", ".join(_allowed(name)))
    chosen = structs.replace(preferred(user), **{name: value for name, value in wanted.items() if name != DONE})
    user.preferences = written(chosen)
    user.save(update_fields=["preferences"])
    if wanted.get(DONE, SOME) != SOME:
        _end_turns(user, wanted[DONE] == "on")


def _allowed(name: str) -> tuple[str, ...]:
    return ("off", SOME, "on") if name == DONE else CHOICES[name]


def written(preferences: Preferences) -> dict[str, str]:
    """What differs from everybody's: kept in the account, and on the page for scripts and styles (`data-…`)."""
    return {name: value for name, value in structs.asdict(preferences).items() if value != CHOICES[name][0]}


def take_along(guest: User, account: User) -> None:
    """What a guest chose goes on at the account, but for what its owner has chosen there."""
    account.preferences = written(preferred(guest)) | written(preferred(account))
    account.save(update_fields=["preferences"])


# ------------------------------------------------------------ ending turns


def ends_turns(user: User) -> str:
    """Whether turns end by themselves: in every game, in some or in none."""
    games = {game.id for game in all_games()}
    chosen = user.standing.filter(answer=DONE, game__in=games).count()
    return "on" if chosen == len(games) else SOME if chosen else "off"


def _end_turns(user: User, yes: bool) -> None:
    user.standing.filter(answer=DONE).delete()
    if yes:
        StandingAnswer.objects.bulk_create(StandingAnswer(user=user, game=game.id, answer=DONE) for game in all_games())


# ------------------------------------------------------------ in words


def in_words(user: User) -> list[dict[str, Any]]:
    """What a page offers, in its order: a name, a title, a help, and the values with the one that is chosen."""
    chosen = {**structs.asdict(preferred(user)), DONE: ends_turns(user)}
    return [_field(name, chosen[name]) for name in ("animation", "confirm", DONE, "sounds", "hand_order", "colour")]


def _field(name: str, chosen: str) -> dict[str, Any]:
    values = [value for value in _allowed(name) if value != SOME or chosen == SOME]
    words = [(value, say(f"prefer-{name}-{value or 'usual'}"), value == chosen) for value in values]
    return {"name": name, "title": say(f"prefer-{name}"), "help": say(f"prefer-{name}.help"), "values": words}
