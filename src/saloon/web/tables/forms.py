"""The form of a new table: from what a browser sends to a plan; and options, clocks and advice in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from babel.lists import format_list

from saloon.engine import Game
from saloon.engine.options import Option
from saloon.engine.wording import Teller
from saloon.web.messages import Refused, language, say
from saloon.web.people.names import clean_name
from saloon.web.tables.creating import SeatPlan, TablePlan

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
    size = table_size(game, sent)
    pace = sent.get("pace", "live")
    clocks = CLOCKS.get(pace, {})
    clock = sent.get(f"clock-{pace}", "none")
    if clocks and clock not in clocks:
        raise Refused("bad-value", what=say("form-clock"), found=clock[:40], allowed=", ".join(clocks))
    bank, gain = clocks.get(clock, (None, 0))
    return TablePlan(
        game=game.id,
        seats=[sent_seat(sent, number) for number in range(size)],
        options=sent_options(game, size, sent),
        pace=pace,
        bank=bank,
        gain=gain,
        public=sent.get("company", "open") == "open",
        undo=sent.get("undo", "turn"),
        name=clean_name(sent.get("name", ""), 60),
        advice=sent.get("advice", "alone"),
    )


def table_size(game: Game[Any], sent: Mapping[str, str]) -> int:
    """How many are to sit down; refuses what the game does not know."""
    found = sent.get("size", "")
    if not found:
        return game.seats[0]
    if found not in map(str, game.seats):
        raise Refused("bad-value", what=say("form-seats"), found=found[:20], allowed=", ".join(map(str, game.seats)))
    return int(found)


def sent_seat(sent: Mapping[str, str], number: int) -> SeatPlan:
    kind = sent.get(f"seat-{number}", "me" if number == 0 else "open")
    return SeatPlan(
        kind, clean_name(sent.get(f"name-{number}", "")) if kind == "me" else "", sent.get(f"bot-{number}", "greedy")
    )


def sent_options(game: Game[Any], size: int, sent: Mapping[str, str]) -> dict[str, str]:
    """The options of a table of this size, as they were sent."""
    found = {}
    for name, option in game.options.items():
        text = _picked(game, option, sent) if f"pick-{name}" in sent else sent.get(f"option-{name}")
        if text is None or (option.seats and size not in option.seats):
            continue
        found[name] = text.strip()[:MAX_TEXT_CHARACTERS]
    return {name: text for name, text in found.items() if _counts(game.options[name], found, game)}


def _picked(game: Game[Any], option: Option, sent: Mapping[str, str]) -> str:
    """A free text that was picked place by place; what it cannot be is refused in words, not as a text."""
    if option.free_text is None or option.free_text.picker is None:
        raise Refused("bad-value", what=option.name, found=f"pick-{option.name}", allowed=option.allowed)
    places = option.free_text.picker.places
    answers = [sent.get(f"pick-{option.name}-{place}", "") for place in places]
    try:
        if any(answer and answer not in allowed for answer, allowed in zip(answers, places.values(), strict=True)):
            raise ValueError(answers)
        text = option.free_text.picker.write(answers)
        option.free_text.read(text)
    except ValueError:
        teller = Teller(game, language(), [])
        raise Refused("bad-pick", option=teller.option(option), how=teller.option_pick(option)) from None
    return text


def _counts(option: Option, chosen: Mapping[str, str], game: Game[Any]) -> bool:
    """Whether a free text means anything beside the other options."""
    if option.free_text is None or option.free_text.when is None:
        return True
    beside, value = option.free_text.when
    return chosen.get(beside, game.options[beside].default) == value


# ------------------------------------------------------------ what the page shows


def against(game: Game[Any], size: int) -> str:
    """What so many seats mean, where automas sit down too."""
    names = automas(game, size)
    return say("form-against", count=size, names=names) if names else ""


def automas(game: Game[Any], size: int) -> str:
    return format_list(list(game.automas.get(size, ())), locale=language())


def alone(game: Game[Any]) -> dict[str, Any] | None:
    """What a game offers to somebody alone: its opponent, and how strong that is to be."""
    if 1 not in game.automas:
        return None
    teller = Teller(game, language(), [])
    shown = {"words": say("play-alone", names=automas(game, 1))}
    level = next(of_automas(game, 1), None)
    return shown if level is None else {**shown, "level": shown_option(teller, level, {})}


def of_automas(game: Game[Any], size: int) -> Iterator[Option]:
    """The options that only tables with an automa have; how strong it is comes first."""
    return (option for option in game.options.values() if option.seats == (size,) and size in game.automas)


def shown_option(teller: Teller, option: Option, sent: Mapping[str, str]) -> dict[str, Any]:
    chosen = sent.get(f"option-{option.name}", option.default)
    switch = set(option.values) in ({"no", "yes"}, {"off", "on"})
    on = "yes" if "yes" in option.values else "on"
    return {
        "id": option.name,
        "title": teller.option(option),
        "help": teller.option_pick(option) if option.free_text else teller.option_help(option),
        "kind": "text" if option.free_text else "switch" if switch else "words",
        "on": on,
        "off": {"yes": "no", "on": "off"}[on],
        "chosen": chosen,
        "default": option.default,
        "like": option.allowed,
        "values": [(value, teller.option_value(option, value)) for value in option.values],
        "places": _shown_places(teller, option, sent, chosen),
        "columns": option.free_text.picker.columns if option.free_text and option.free_text.picker else 0,
    }


def _shown_places(teller: Teller, option: Option, sent: Mapping[str, str], text: str) -> list[dict[str, Any]]:
    """Where a free text is picked: as it was picked before, or as the text says."""
    if option.free_text is None or option.free_text.picker is None:
        return []
    picker = option.free_text.picker
    before = {f"pick-{option.name}-{place}": answer for place, answer in zip(picker.places, picker.read(text), strict=False)}
    chosen = sent if f"pick-{option.name}" in sent else before
    return [
        {
            "id": place,
            "title": teller.option_pick(option, place),
            "answers": [(answer, teller.option_pick(option, answer) if answer else "–") for answer in answers],
            "chosen": chosen.get(f"pick-{option.name}-{place}", ""),
        }
        for place, answers in picker.places.items()
    ]


def advice_words(plan: TablePlan) -> str:
    """Who is given advice, as far as it is known before everybody sits."""
    mine, free = (sum(seat.kind == kind for seat in plan.seats) for kind in ("me", "open"))
    if plan.advice == "no" or (plan.advice == "alone" and mine > 1):
        return say("sum-no-advice")
    return say("sum-advice-alone" if plan.advice == "alone" and free else "sum-advice")
