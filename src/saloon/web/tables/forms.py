"""The form of a new table: from what a browser sends to a plan, and back to what the page shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from babel.lists import format_list

from saloon.engine import Game
from saloon.engine.options import Option
from saloon.engine.wording import Teller
from saloon.web.messages import Refused, language, say
from saloon.web.people.models import User
from saloon.web.people.names import clean_name
from saloon.web.tables.bots import bot_help, bot_title
from saloon.web.tables.creating import SeatPlan, TablePlan, seat_bots, usual_name

CLOCKS: dict[str, dict[str, tuple[int | None, int]]] = {
    "live": {"none": (None, 0), "60s": (60, 60), "15m": (900, 5), "30m": (1800, 10), "60m": (3600, 15)},
    "turns": {"none": (None, 0), "12h": (43_200, 43_200), "1d": (86_400, 86_400), "3d": (259_200, 259_200)},
}
"""Time banks to choose from: seconds in all, and seconds that each turn gives back."""
MAX_TEXT_CHARACTERS = 120


def clock_name(pace: str, bank: int | None, gain: int) -> str:
    """A time bank in words."""
    for name, clock in CLOCKS.get(pace, {}).items():
        if clock == (bank, gain):
            return say(f"clock-{name}")
    if bank is None:
        return say("clock-none")
    return say("clock-other", minutes=max(1, bank // 60), seconds=gain)


def sent_plan(game: Game[Any], sent: Mapping[str, str]) -> TablePlan:
    """What a browser sent. Options that do not exist for this number of seats were hidden: they do not count."""
    size = _size(game, sent)
    pace = sent.get("pace", "live")
    clocks = CLOCKS.get(pace, {})
    clock = sent.get(f"clock-{pace}", "none")
    if clocks and clock not in clocks:
        raise Refused("bad-value", what=say("form-clock"), found=clock[:40], allowed=", ".join(clocks))
    bank, gain = clocks.get(clock, (None, 0))
    return TablePlan(
        game=game.id,
        seats=[_seat(sent, number) for number in range(size)],
        options=sent_options(game, size, sent),
        pace=pace,
        bank=bank,
        gain=gain,
        public=sent.get("company", "open") == "open",
        undo=sent.get("undo", "turn"),
        name=clean_name(sent.get("name", ""), 60),
        advice=sent.get("advice", "alone"),
    )


def _size(game: Game[Any], sent: Mapping[str, str]) -> int:
    found = sent.get("size", "")
    if not found:
        return game.seats[0]
    if found not in map(str, game.seats):
        raise Refused("bad-value", what=say("form-seats"), found=found[:20], allowed=", ".join(map(str, game.seats)))
    return int(found)


def _seat(sent: Mapping[str, str], number: int) -> SeatPlan:
    kind = sent.get(f"seat-{number}", "me" if number == 0 else "open")
    return SeatPlan(
        kind, clean_name(sent.get(f"name-{number}", "")) if kind == "me" else "", sent.get(f"bot-{number}", "greedy")
    )


def sent_options(game: Game[Any], size: int, sent: Mapping[str, str]) -> dict[str, str]:
    """The options of a table of this size, as they were sent."""
    found = {}
    for name, option in game.options.items():
        text = sent.get(f"option-{name}")
        if text is None or (option.seats and size not in option.seats):
            continue
        found[name] = text.strip()[:MAX_TEXT_CHARACTERS]
    return found


# ------------------------------------------------------------ what the page shows


def shown_form(game: Game[Any], sent: Mapping[str, str], user: User | None) -> dict[str, Any]:
    """Everything that the template needs; `sent` is what was chosen before, if anything."""
    teller = Teller(game, language(), [])
    size = sent.get("size", "")
    pace = sent.get("pace", "live")
    solo = [option for size in game.automas for option in _of_automas(game, size)]
    return {
        "sizes": [(size, _automas(game, size), against(game, size)) for size in game.seats],
        "size": int(size) if size in map(str, game.seats) else _first_size(game),
        "seats": [_shown_seat(sent, number) for number in range(max(game.seats))],
        "automas": _shown_automas(game),
        "bots": [(name, bot_title(name), bot_help(name)) for name in seat_bots()],
        "solo": [_shown_option(teller, option, sent) for option in solo],
        "options": [_shown_option(teller, option, sent) for option in game.options.values() if option not in solo],
        "pace": pace,
        "clocks": [
            (kind, [(name, say(f"clock-{name}"), sent.get(f"clock-{kind}", _usual_clock(kind)) == name) for name in clocks])
            for kind, clocks in CLOCKS.items()
        ],
        "company": sent.get("company", "open"),
        "undo": sent.get("undo", "turn"),
        "advice": sent.get("advice", "alone"),
        "name": sent.get("name") or usual_name(),
    }


def _first_size(game: Game[Any]) -> int:
    return min(game.seats, key=lambda size: (abs(size - 3), size))


def _usual_clock(pace: str) -> str:
    return "none" if pace == "live" else "1d"


def _shown_seat(sent: Mapping[str, str], number: int) -> dict[str, Any]:
    return {
        "number": number,
        "kind": sent.get(f"seat-{number}", "me" if number == 0 else "open"),
        "name": sent.get(f"name-{number}", ""),
        "bot": sent.get(f"bot-{number}", "greedy"),
    }


def _shown_automas(game: Game[Any]) -> list[dict[str, Any]]:
    """Seats that nobody can take, each for one number of those that can."""
    return [
        {"size": size, "number": size + place, "name": name}
        for size, names in game.automas.items()
        for place, name in enumerate(names)
    ]


def against(game: Game[Any], size: int) -> str:
    """What so many seats mean, where automas sit down too."""
    names = _automas(game, size)
    return say("form-against", count=size, names=names) if names else ""


def _automas(game: Game[Any], size: int) -> str:
    return format_list(list(game.automas.get(size, ())), locale=language())


def alone(game: Game[Any]) -> dict[str, Any] | None:
    """What a game offers to somebody alone: its opponent, and how strong that is to be."""
    if 1 not in game.automas:
        return None
    teller = Teller(game, language(), [])
    shown = {"words": say("play-alone", names=_automas(game, 1))}
    level = next(_of_automas(game, 1), None)
    return shown if level is None else {**shown, "level": _shown_option(teller, level, {})}


def _of_automas(game: Game[Any], size: int) -> Iterator[Option]:
    """The options that only tables with an automa have; how strong it is comes first."""
    return (option for option in game.options.values() if option.seats == (size,) and size in game.automas)


def _shown_option(teller: Teller, option: Option, sent: Mapping[str, str]) -> dict[str, Any]:
    chosen = sent.get(f"option-{option.name}", option.default)
    switch = set(option.values) in ({"no", "yes"}, {"off", "on"})
    on = "yes" if "yes" in option.values else "on"
    return {
        "id": option.name,
        "title": teller.option(option),
        "help": teller.option_help(option),
        "kind": "text" if option.free_text else "switch" if switch else "words",
        "on": on,
        "off": {"yes": "no", "on": "off"}[on],
        "chosen": chosen,
        "default": option.default,
        "like": option.allowed,
        "values": [(value, teller.option_value(option, value)) for value in option.values],
        "sizes": " ".join(f"for-{size}" for size in option.seats) if option.seats else "",
        "seats": ", ".join(map(str, option.seats)) if option.seats else "",
    }


def advice_words(plan: TablePlan) -> str:
    """Who is given advice, as far as it is known before everybody sits."""
    mine, free = (sum(seat.kind == kind for seat in plan.seats) for kind in ("me", "open"))
    if plan.advice == "no" or (plan.advice == "alone" and mine > 1):
        return say("sum-no-advice")
    return say("sum-advice-alone" if plan.advice == "alone" and free else "sum-advice")


def summary(game: Game[Any], plan: TablePlan, user: User | None) -> dict[str, Any]:
    """The table in sentences, for the box with the button, and what one should know of its options."""
    teller = Teller(game, language(), [])
    changed = [name for name, text in plan.options.items() if text != game.options[name].default]
    me = user.shown_name if user is not None else say("you-name")
    people = [seat.name or me for seat in plan.seats if seat.kind == "me"]
    bots, free = (sum(seat.kind == kind for seat in plan.seats) for kind in ("bot", "open"))
    company = [", ".join(people)] if people else []
    company += [say("sum-bots", count=bots)] if bots else []
    company += [say("sum-open", count=free)] if free else []
    company += game.automas.get(len(plan.seats), ())
    return {
        "variants": say("sum-variants", list=", ".join(teller.option(game.options[name]) for name in changed))
        if changed
        else say("sum-usual"),
        "people": ", ".join(company),
        "pace": say("sum-pace", pace=say(f"pace-{plan.pace}"), clock=clock_name(plan.pace, plan.bank, plan.gain)),
        "company": say("sum-public" if plan.public else "sum-private") if free else say("sum-nobody"),
        "undo": say(f"sum-undo-{plan.undo}"),
        "advice": advice_words(plan),
        "notices": teller.notices(len(plan.seats), plan.options),
    }
