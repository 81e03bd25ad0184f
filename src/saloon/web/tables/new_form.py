"""What the page of a new table shows: simple things first, the rest folded, and all of it in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from babel.lists import format_list

from saloon.engine import Game, Refusal
from saloon.engine.options import Option
from saloon.engine.wording import Teller
from saloon.web.messages import language, say
from saloon.web.people.models import User
from saloon.web.tables import presets
from saloon.web.tables.bots import bot_help, bot_title
from saloon.web.tables.creating import ADVICE, BOT_PEOPLE, PACES, UNDOS, SeatPlan, TablePlan, checked, seat_bots, usual_name
from saloon.web.tables.duration import Duration, duration, spread
from saloon.web.tables.forms import (
    CLOCKS,
    advice_words,
    against,
    automas,
    clock_name,
    of_automas,
    sent_plan,
    shown_option,
    table_size,
)
from saloon.web.tables.models import UsualTable
from saloon.web.tables.newcomers import has_finished

Sent = Mapping[str, str]
COMPANIES = ("open", "link")
LEVELS_FOR_PEOPLE = ("easy", "normal", "hard")
SEAT_KINDS = {"me": "person", "bot": "bot", "open": "seat-empty"}
LONGEST_MINUTES = 240
"""Where the line of lengths ends."""


def shown_form(game: Game[Any], sent: Sent, user: User | None, usual: Sent) -> dict[str, Any]:
    """Everything that the template needs; `sent` is what is chosen now."""
    teller = Teller(game, language(), [])
    size = table_size(game, sent)
    solo = list(of_automas(game, size))
    options = [option for option in game.options.values() if option not in solo and size in (option.seats or (size,))]
    shown = [shown_option(teller, option, sent) for option in options]
    return {
        "sent": sent,
        "size": size,
        "who": list(_companies(game, sent)),
        "kinds": list(_kinds(game, teller, sent, user, usual)),
        "seats": _shown_seats(sent, size, user),
        "automas": [{"number": size + place, "name": name} for place, name in enumerate(game.automas.get(size, ()))],
        "levels": _levels(sent, size),
        "bots": [(name, bot_title(name), bot_help(name)) for name in seat_bots()],
        "all_bots": sent.get("all-bots") == "yes",
        "more": _more_seats(game, size),
        "fewer": _fewer_seats(game, size),
        "solo": [shown_option(teller, option, sent) for option in solo],
        "options": [each for each, option in zip(shown, options, strict=True) if _asked(option, sent, game)],
        "time": list(_time(sent)),
        "house": list(_house_rules(sent)),
        "seat_kinds": [(kind, {"title": say(f"kind-{kind}"), "icon": sign}) for kind, sign in SEAT_KINDS.items()],
        "kept": bool(usual) and UsualTable.objects.filter(user=user, game=game.id, kept=True, sent=presets.kept(sent)).exists(),
        "name": sent.get("name") or usual_name(),
        "person": sent.get("person") or (user.name if user is not None else ""),
    }


def _rule(id: str, title: str, help: str, values: Sequence[tuple[str, str]], chosen: str) -> dict[str, Any]:
    """Something to be chosen from a few values, as the page shows it."""
    return {"id": id, "title": title, "help": help, "values": values, "chosen": chosen}


def _time(sent: Sent) -> Iterator[dict[str, Any]]:
    """Live or turn by turn, and the clocks of both; those of the other pace are not shown."""
    pace = sent.get("pace", PACES[0])
    yield _rule("pace", say("form-pace"), "", [(value, say(f"pace-{value}")) for value in PACES], pace)
    for kind, title in zip(PACES, ("form-clock", "form-clock-turns"), strict=True):
        values = [(name, say(f"clock-{name}")) for name in CLOCKS[kind]]
        chosen = sent.get(f"clock-{kind}", _usual_clock(kind))
        yield {**_rule(f"clock-{kind}", say(title), say(f"pace-{kind}.help"), values, chosen), "hidden": kind != pace}


def _house_rules(sent: Sent) -> Iterator[dict[str, Any]]:
    """What the table allows: who may sit down, how far one may go back, whom a bot advises."""
    rules = (("company", "form-who-may", COMPANIES), ("undo", "form-undo", UNDOS), ("advice", "form-advice", ADVICE))
    for id, title, values in rules:
        help = say(f"{title}.help") if id != "company" else ""
        yield _rule(id, say(title), help, [(value, say(f"{id}-{value}")) for value in values], sent.get(id, values[0]))


def _usual_clock(pace: str) -> str:
    return "none" if pace == "live" else "1d"


def _asked(option: Option, sent: Sent, game: Game[Any]) -> bool:
    """A free text is asked for only where it counts."""
    if option.free_text is None or option.free_text.when is None:
        return True
    beside, value = option.free_text.when
    return sent.get(f"option-{beside}", game.options[beside].default) == value


# ------------------------------------------------------------ who plays, which kind of game

WHO = {
    presets.ALONE: "automa",
    presets.BOTS: "bot",
    presets.SCREEN: "person",
    presets.FRIENDS: "link",
    presets.ANYBODY: "globe",
}
KINDS = {presets.FIRST: "play", presets.FULL: "trophy", presets.USUAL: "restart", presets.OWN: "settings"}
ICONS = {**WHO, **KINDS}


def _companies(game: Game[Any], sent: Sent) -> Iterator[dict[str, Any]]:
    now = presets.company(game, sent)
    for who in WHO:
        if who != presets.ALONE:
            yield _card("who", who, say(f"new-{who}"), say(f"new-{who}.help"), who == now)
        elif game.automas:
            size = min(game.automas)
            yield _card("who", who, say("play-alone", names=automas(game, size)), against(game, size), who == now)


def _kinds(game: Game[Any], teller: Teller, sent: Sent, user: User | None, usual: Sent) -> Iterator[dict[str, Any]]:
    now = kind_now(game, sent, usual)
    for kind in (presets.FIRST, presets.FULL):
        help = teller.preset(kind) or say(f"new-{kind}.help")
        advised = kind == presets.FIRST and not has_finished(user, game.id)
        yield {**_card("kind", kind, say(f"new-{kind}"), help, now == kind), "advised": advised}
    if usual:
        yield _card("kind", presets.USUAL, say("new-usual"), _kept_words(game, teller, usual), now == presets.USUAL)
    if now == presets.OWN:
        yield {**_card("kind", presets.OWN, say("new-own"), say("new-own.help"), True), "set": ""}


def kind_now(game: Game[Any], sent: Sent, usual: Sent) -> str:
    """The kind of game that is chosen; what cannot be played is something of one's own."""
    try:
        return presets.kind(game, sent, usual)
    except Refusal:
        return presets.OWN


def _card(what: str, value: str, title: str, help: str, on: bool) -> dict[str, Any]:
    return {"set": f"{what}-{value}", "icon": ICONS[value], "title": title, "help": help, "on": on, "advised": False}


def _kept_words(game: Game[Any], teller: Teller, usual: Sent) -> str:
    plan = sent_plan(game, usual)
    changed = {name: text for name, text in plan.options.items() if text != game.options[name].default}
    words = [_option_words(teller, changed) or say("sum-usual"), say("new-seats", count=len(plan.seats)), _pace_words(plan)]
    return " · ".join(words)


def _option_words(teller: Teller, options: Mapping[str, str]) -> str:
    """Options as a short list: what each is, and how it is set."""
    named = teller.game.options
    return " · ".join(_set_to(teller, named[name], value) for name, value in options.items() if not named[name].free_text)


def _set_to(teller: Teller, option: Option, value: str) -> str:
    return say("new-set", option=teller.option(option), value=teller.option_value(option, value))


def _pace_words(plan: TablePlan) -> str:
    return say("sum-pace", pace=say(f"pace-{plan.pace}"), clock=clock_name(plan.pace, plan.bank, plan.gain))


# ------------------------------------------------------------ seats


def _shown_seats(sent: Sent, size: int, user: User | None) -> list[dict[str, Any]]:
    me = user.shown_name if user is not None else say("you-name")
    names = iter(name for name in BOT_PEOPLE if name != me)
    seats = []
    for number in range(size):
        kind = sent.get(f"seat-{number}", "me" if number == 0 else "open")
        bot = sent.get(f"bot-{number}", "")
        name = next(names) if kind == "bot" else sent.get(f"name-{number}", "")
        seats.append({"number": number, "kind": kind, "name": name, "bot": bot or LEVELS_FOR_PEOPLE[0]})
    return seats


def _levels(sent: Sent, size: int) -> list[tuple[str, str]]:
    """Three for people; all bots if somebody wants them, or has chosen another before."""
    others = {sent.get(f"bot-{number}", LEVELS_FOR_PEOPLE[0]) for number in range(size)} - set(LEVELS_FOR_PEOPLE)
    names = seat_bots() if sent.get("all-bots") == "yes" or others else LEVELS_FOR_PEOPLE
    return [(name, bot_title(name)) for name in names]


def _more_seats(game: Game[Any], size: int) -> dict[str, Any]:
    sizes = [other for other in presets.usual_sizes(game) if other > size]
    return {"size": sizes[0]} if sizes else {"why": say("new-no-more", most=max(game.seats))}


def _fewer_seats(game: Game[Any], size: int) -> dict[str, Any]:
    sizes = [other for other in presets.usual_sizes(game) if other < size]
    if sizes:
        return {"size": sizes[-1]}
    alone = automas(game, min(game.automas)) if game.automas else ""
    if size in game.automas:
        return {"why": ""}
    return {"why": say("new-alone-above", names=alone) if alone else say("new-no-fewer", least=min(game.seats))}


# ------------------------------------------------------------ all of it in words


def summary(game: Game[Any], sent: Sent, user: User | None, usual: Sent) -> dict[str, Any]:
    """The table in sentences, how long it will take, what one should know of its options, and what each fold is set to."""
    plan = sent_plan(game, sent)
    checked(plan)
    teller = Teller(game, language(), [])
    changed = {name: text for name, text in plan.options.items() if text != game.options[name].default}
    free = any(seat.kind == "open" for seat in plan.seats)
    company = say("sum-public" if plan.public else "sum-private") if free else say("sum-nobody")
    return {
        "kind": say(f"sum-kind-{kind_now(game, sent, usual)}", game=teller.game_name()),
        "people": _people_words(game, plan, user),
        "rest": " ".join([f"{_pace_words(plan)}.", company, say(f"sum-undo-{plan.undo}"), advice_words(plan)]),
        "notices": teller.notices(len(plan.seats), plan.options),
        "length": _length_words(plan, duration(game, plan, user)),
        "variants": _option_words(teller, changed) or say("sum-usual"),
        "pace": _pace_words(plan),
        "house": " · ".join(_house_words(plan)),
    }


def _house_words(plan: TablePlan) -> Iterator[str]:
    yield say("new-set", option=say("form-undo"), value=say(f"undo-{plan.undo}"))
    yield say("new-set", option=say("form-advice"), value=say(f"advice-{plan.advice}"))
    yield say("new-set", option=say("form-who-may"), value=say(f"company-{'open' if plan.public else 'link'}"))


def _people_words(game: Game[Any], plan: TablePlan, user: User | None) -> str:
    """“Maud against 2 bots (easy) and one open seat.”"""
    me = user.shown_name if user is not None else say("you-name")
    people = [seat.name or me for seat in plan.seats if seat.kind == "me"]
    free = sum(seat.kind == "open" for seat in plan.seats)
    others = [*_bot_words([seat for seat in plan.seats if seat.kind == "bot"])]
    others += [say("sum-open", count=free)] if free else []
    others += game.automas.get(len(plan.seats), ())
    mine, against = (format_list(names, locale=language()) if names else "" for names in (people, others))
    if not people:
        return say("sum-among", people=against)
    return say("sum-against", people=mine, others=against) if others else say("sum-among", people=mine)


def _bot_words(seats: list[SeatPlan]) -> Iterator[str]:
    for bot in dict.fromkeys(seat.bot for seat in seats):
        yield say("sum-level-bots", count=sum(seat.bot == bot for seat in seats), level=bot_title(bot).lower())


def length_of(game: Game[Any]) -> str:
    """How long the game takes among people, whatever their number; nothing where nobody has measured it."""
    found = spread(game, presets.usual_sizes(game))
    return say("new-length.short", least=found.least, most=found.most) if found else ""


def _length_words(plan: TablePlan, found: Duration | None) -> dict[str, Any] | None:
    if found is None or plan.pace != "live":
        return None
    share = [round(100 * min(minutes, LONGEST_MINUTES) / LONGEST_MINUTES) for minutes in found]
    return {
        "usual": say("new-length", minutes=found.usual),
        "range": say("new-length.range", least=found.least, most=found.most),
        "from": share[0],
        "at": share[1],
        "wide": max(2, share[2] - share[0]),
    }
