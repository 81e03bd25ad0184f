"""What the form of a new table sets at once: who plays, which kind of game, how many sit down.

The form is always what a browser sent (`sent`); a preset changes some of that, and the page is shown again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.engine import Game, Refusal
from saloon.engine.options import read_options, write_options
from saloon.web.messages import Refused
from saloon.web.people.models import User
from saloon.web.tables.forms import of_automas, sent_plan, sent_seat, table_size
from saloon.web.tables.models import UsualTable
from saloon.web.tables.newcomers import fitting_options, gentle_bot, has_finished

Sent = Mapping[str, str]

ALONE, BOTS, SCREEN, FRIENDS, ANYBODY = "alone", "bots", "screen", "friends", "anybody"
FIRST, FULL, USUAL, OWN = "first", "full", "usual", "own"
OTHERS = {BOTS: ("bot", "link"), SCREEN: ("me", "link"), FRIENDS: ("open", "link"), ANYBODY: ("open", "open")}
"""For each company: who sits at the other seats, and who else may sit down."""
FULL_GAME_BOT = "normal"
HOUSE = {"pace": "live", "clock-live": "none", "undo": "turn", "advice": "alone"}
SET_BY_A_KIND = ("option-", "pick-", "clock-", "bot-", "all-bots")
KEPT = ("size", "seat-", "bot-", "all-bots", "option-", "pick-", "pace", "clock-", "company", "undo", "advice")
"""What of a form is kept; names are not."""


def usual_sizes(game: Game[Any]) -> list[int]:
    """Numbers of seats at which nobody but people and bots plays."""
    return [size for size in game.seats if size not in game.automas] or list(game.seats)


def first_size(game: Game[Any]) -> int:
    """Three around a table, or the nearest number that the game knows."""
    return min(usual_sizes(game), key=lambda size: (abs(size - 3), size))


# ------------------------------------------------------------ what is chosen now


def company(game: Game[Any], sent: Sent) -> str:
    """Who plays, as far as one of the presets says it; else nothing."""
    size = table_size(game, sent)
    if size in game.automas:
        return ALONE
    kinds = [kind for number in range(size) if (kind := sent_seat(sent, number).kind) != "me"]
    if not kinds:
        return SCREEN
    if set(kinds) == {"bot"}:
        return BOTS
    return FRIENDS if sent.get("company") == "link" else ANYBODY


def kind(game: Game[Any], sent: Sent, usual: Sent) -> str:
    """First game, full game, the usual table, or something of one's own."""
    found = _what_counts(game, sent)
    known = {FIRST: _first_game(game, sent), FULL: _full_game(game, sent), **({USUAL: {**usual}} if usual else {})}
    same = (name for name, preset in known.items() if _what_counts(game, {**preset, "size": sent["size"]}) == found)
    return next(same, OWN)


def _what_counts(game: Game[Any], sent: Sent) -> tuple[Any, ...]:
    """What tells one kind of game from another: everything but the seats and the opponent who comes with them."""
    plan = sent_plan(game, sent)
    options = write_options(read_options(game.options_type, len(plan.seats), plan.options))
    for option in of_automas(game, len(plan.seats)):
        options.pop(option.name, None)
    return options, plan.pace, plan.bank, plan.gain, plan.undo, plan.advice


# ------------------------------------------------------------ setting it


def beginning(game: Game[Any], user: User | None, usual: Sent) -> dict[str, str]:
    """What the form shows first: the usual table; else a game against bots, a first one for whoever has never finished any."""
    if usual:
        return {**usual}
    sent = with_company(game, {"size": str(first_size(game))}, BOTS)
    return _full_game(game, sent) if has_finished(user, game.id) else _first_game(game, sent)


def applied(game: Game[Any], sent: Sent, wish: str, usual: Sent) -> dict[str, str]:
    """The form after a wish like `who-friends`, `kind-full` or `seats-4`."""
    what, _, value = wish.partition("-")
    if what == "who" and (value in OTHERS or (value == ALONE and game.automas)):
        return with_company(game, sent, value)
    if what == "kind" and value in (FIRST, FULL):
        return _first_game(game, sent) if value == FIRST else _full_game(game, sent)
    if what == "kind" and value == USUAL and usual:
        return {**usual}
    if what == "seats" and value in map(str, game.seats):
        return _with_seats(game, sent, value)
    raise Refused("bad-value", what="set", found=wish[:40], allowed="who-…, kind-…, seats-…")


def with_company(game: Game[Any], sent: Sent, who: str) -> dict[str, str]:
    if who == ALONE:
        return {**sent, "size": str(min(game.automas)), "seat-0": "me"}
    others, may_sit = OTHERS[who]
    size = sent["size"] if int(sent["size"]) not in game.automas else str(first_size(game))
    seats = {f"seat-{number}": others for number in range(1, max(game.seats))}
    return {**sent, **seats, "seat-0": "me", "size": size, "company": may_sit}


def _with_seats(game: Game[Any], sent: Sent, size: str) -> dict[str, str]:
    """A seat more is as the last one was; beside somebody who played alone a bot sits down."""
    last = int(sent["size"]) - 1
    if last + 1 in game.automas:
        return with_company(game, {**sent, "size": size}, BOTS)
    added = {
        f"{what}-{number}": sent[f"{what}-{last}"]
        for what in ("seat", "bot")
        for number in range(last + 1, int(size))
        if f"{what}-{last}" in sent
    }
    return {**sent, **added, "size": size}


def _first_game(game: Game[Any], sent: Sent) -> dict[str, str]:
    options = fitting_options(game, int(sent["size"]))
    return _of_kind(sent, gentle_bot(game), {f"option-{name}": value for name, value in options.items()})


def _full_game(game: Game[Any], sent: Sent) -> dict[str, str]:
    return _of_kind(sent, FULL_GAME_BOT, {})


def _of_kind(sent: Sent, bot: str, options: Sent) -> dict[str, str]:
    """The seats stay, with bots of that level; everything else is set anew."""
    seats = {key: value for key, value in sent.items() if not key.startswith(SET_BY_A_KIND)}
    bots = {f"bot-{number}": bot for number in range(int(sent["size"]))}
    return {**seats, **bots, **HOUSE, **options}


# ------------------------------------------------------------ the usual table


def usual_table(user: User | None, game: Game[Any]) -> dict[str, str]:
    """What somebody has kept for this game, or else played last; nothing that could not be played today."""
    found = UsualTable.objects.filter(user=user, game=game.id).first() if user is not None else None
    if found is None:
        return {}
    try:
        _what_counts(game, found.sent)
    except Refusal:
        return {}
    return dict(found.sent)


def remember(user: User, game: Game[Any], sent: Sent, *, keep: bool = False) -> None:
    """Notes a table that was opened, unless somebody has said which table is the usual one."""
    rows = UsualTable.objects.filter(user=user, game=game.id)
    if not keep and rows.filter(kept=True).exists():
        return
    UsualTable.objects.update_or_create(user=user, game=game.id, defaults={"sent": kept(sent), "kept": keep})


def kept(sent: Sent) -> dict[str, str]:
    """What is kept of a form: no names."""
    return {key: value for key, value in sent.items() if key.startswith(KEPT)}
