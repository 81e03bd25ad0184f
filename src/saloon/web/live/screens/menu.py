"""The options of a question: in groups, each with its key; and what a player would expect but cannot have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from saloon.engine import DONE, PASS, Ask, Component, Game, Value, choice_text
from saloon.engine.game import ANYTIME, END

if TYPE_CHECKING:
    from saloon.web.live.screens.scene import TableScene

DIGITS, LETTERS, END_KEY = "123456789", "acdgijmoqrsvwxyknt", "e"
"""Keys of options in their order; other letters have another meaning (board, end, drawer, advice, rivals, undo, zoom), and
those that boards use for their plans come last."""

ANYTIME_KEYS = "xo" + "".join(letter for letter in LETTERS if letter not in "xo")
"""What may be done at any time has the same key at every question."""

BRACKETS = re.compile(r"^(.*\S)[\s\u202f\u00a0]*\(([^()]*)\)$", re.DOTALL)


class OptionButton(NamedTuple):
    """A button. `name` and `price` are its label in two: what stands in brackets at the end is shown apart.

    note: what it costs, gives and leads to beyond its label.
    ways: other options that only differ by the way: one button stands for all of them.
    """

    choice: str
    key: str
    label: str
    name: str
    price: str
    help: str
    note: str = ""
    ways: tuple[OptionButton, ...] = ()

    @property
    def choices(self) -> list[str]:
        """Its own, and those of its ways."""
        return [self.choice, *(way.choice for way in self.ways)]


class MissingOption(NamedTuple):
    """What cannot be chosen, and why."""

    choice: str
    name: str
    reason: str
    help: str


class Group(NamedTuple):
    sort: str
    title: str
    options: list[OptionButton]
    missing: list[MissingOption]


class Menu(NamedTuple):
    """All groups in their order; `anytime` and `end` have a place of their own in the page."""

    groups: list[Group]
    anytime: Group
    end: Group

    def all(self) -> Iterator[Group]:
        yield from (*self.groups, self.anytime, self.end)

    def lit(self) -> dict[str, str]:
        """Choices and their keys, for the board."""
        options = [option for group in self.all() for option in group.options]
        return {each.choice: each.key for option in options for each in (option, *option.ways)}

    def dimmed(self) -> dict[str, str]:
        return {missing.choice: missing.reason for group in self.all() for missing in group.missing}

    def notes(self) -> list[str]:
        """Those of the main options, in their order."""
        return [option.note for group in self.groups for option in group.options]

    def keys(self) -> dict[str, str]:
        return {key: choice for choice, key in self.lit().items() if key}


def asides(scene: TableScene) -> list[OptionButton]:
    """What the viewer may put in while somebody else is asked."""
    groups: dict[str, Group] = {}
    if scene.aside is not None:
        _list_options(scene, scene.aside, groups)
    found = [option for group in groups.values() for option in group.options]
    return [option._replace(key=key) for option, key in zip(found, ANYTIME_KEYS, strict=False)]


def menu(scene: TableScene) -> Menu:
    """The menu of the viewer's question; empty if nothing is asked of them."""
    ask = scene.ask
    groups: dict[str, Group] = {}
    if ask is not None:
        _list_options(scene, ask, groups)
        _list_missing(scene, ask, groups)
    anytime, end = (groups.pop(sort, Group(sort, "", [], [])) for sort in (ANYTIME, END))
    order = _order(scene.game, ask.verb) if ask is not None else []
    return _keyed(Menu(sorted(groups.values(), key=lambda group: order.index(group.sort)), anytime, end))


@lru_cache(maxsize=256)
def _order(game: Game[Any], verb: str) -> list[str]:
    """The groups of a verb in the order of its values: a group has its place, whatever is open in it."""
    if game.page.group_of is None or verb not in game.rules.verbs:
        return [""]
    return list(dict.fromkeys([*(game.page.group_of(verb, value) for value in game.rules.verbs[verb].values), ""]))


def _list_options(scene: TableScene, ask: Ask, groups: dict[str, Group]) -> None:
    for value, others in _by_way(ask).items():
        sort = _sort(scene, ask.verb, value)
        option = _option(scene, ask, value, sort)
        ways = tuple(_option(scene, ask, other, sort)._replace(help=option.help) for other in others)
        _group(scene, groups, sort).options.append(option._replace(ways=ways))


def _by_way(ask: Ask) -> dict[Value, list[Value]]:
    """Every option with those that begin with it, and so only differ by the way."""
    found: dict[Value, list[Value]] = {}
    open_ = set(ask.options)
    for value in ask.options:
        beginning = next((part for part in _beginnings(value) if part in open_), value)
        found.setdefault(beginning, [])
        if beginning != value:
            found[beginning].append(value)
    return found


def _beginnings(value: Value) -> Iterator[Value]:
    """What a tuple begins with, the shortest first."""
    if isinstance(value, tuple):
        yield value[0]
        yield from (value[:length] for length in range(2, len(value)))


def _option(scene: TableScene, ask: Ask, value: Value, sort: str) -> OptionButton:
    verb = ask.verb
    label = scene.say("end-turn") if verb == DONE else scene.teller.label(verb, value, scene.seen, ask.about)
    name, price = _split(_short(scene, ask, value, label, sort))
    note = "" if verb == DONE else scene.teller.note(ask, value, scene.seen)
    return OptionButton(choice_text(verb, value), "", label, name, price, _help(verb, value), note)


def _list_missing(scene: TableScene, ask: Ask, groups: dict[str, Group]) -> None:
    for why in scene.match.why_not:
        if (why.seat, why.verb) != (ask.seat, ask.verb):
            continue
        sort = _sort(scene, why.verb, why.value)
        name, _ = _split(scene.teller.short(why.verb, why.value, scene.seen, ask.about))
        reason = scene.teller.reason(why, scene.seen)
        missing = MissingOption(choice_text(why.verb, why.value), name, reason, _help(why.verb, why.value))
        _group(scene, groups, sort).missing.append(missing)


def _sort(scene: TableScene, verb: str, value: Value) -> str:
    if value == PASS or verb == DONE:
        return END
    return scene.game.page.group_of(verb, value) if scene.game.page.group_of is not None else ""


def _group(scene: TableScene, groups: dict[str, Group], sort: str) -> Group:
    if sort not in groups:
        key = f"group-{sort}"
        groups[sort] = Group(sort, scene.word(key) if key in scene.teller.texts else "", [], [])
    return groups[sort]


def _short(scene: TableScene, ask: Ask, value: Value, label: str, sort: str) -> str:
    """Under a heading the label need not say everything; at the end of the turn it does."""
    return label if sort in ("", END) else scene.teller.short(ask.verb, value, scene.seen, ask.about)


def _split(label: str) -> tuple[str, str]:
    """`Good herd (1 point)`: name and price."""
    found = BRACKETS.match(label)
    name, price = (found[1], found[2]) if found else (label, "")
    return name[:1].upper() + name[1:], price


def _help(verb: str, value: Value) -> str:
    """Where the help of an option is: at its component, or else at its verb."""
    if verb == DONE:
        return ""
    parts = value if isinstance(value, tuple) else (value,)
    thing = next((part for part in reversed(parts) if isinstance(part, Component)), None)
    return f"{thing.kind}-{thing.id}" if thing is not None else f"verb-{verb}"


def _keyed(menu: Menu) -> Menu:
    """Number the options in the order of the page; other ways to the same have no key, since they are not always seen."""
    aside = ANYTIME_KEYS[: len(menu.anytime.options)]
    keys = iter([key for key in DIGITS + LETTERS if key not in aside])
    groups = [_with_keys(group, keys) for group in menu.groups]
    ends = iter(END_KEY if len(menu.end.options) == 1 else [])
    return Menu(groups, _with_keys(menu.anytime, iter(aside)), _with_keys(menu.end, ends))


def _with_keys(group: Group, keys: Iterator[str]) -> Group:
    return group._replace(options=[option._replace(key=next(keys, "")) for option in group.options])
