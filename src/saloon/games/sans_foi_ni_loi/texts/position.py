"""The position in words, and the names of ranches and ranges in sentences: always from an observation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from saloon.engine import UNKNOWN, Component, Seat, Texts, Value
from saloon.engine.reader import Names, counted, noted
from saloon.games.sans_foi_ni_loi.components import FENCE, KILLERS, LYNCHING, PANIC, TAKES, Card, Command, Herd
from saloon.games.sans_foi_ni_loi.knowledge import known_hand
from saloon.games.sans_foi_ni_loi.rules.targets import BANK
from saloon.games.sans_foi_ni_loi.rules.turn import idle_turns_left, over
from saloon.games.sans_foi_ni_loi.state import Ranch, Range, State

# ------------------------------------------------------------ the position


def position(g: State, seat: Seat | None, names: Names, say: Texts) -> list[str]:
    """The table, every ranch, and what the seat holds and knows; a spectator is seat None."""
    lines = [say_table(g, say), say_line(g, say)]
    for ranch in g.ranches:
        lines += say_ranch(g, ranch, seat, names, say)
    return [*lines, *say_trophies(g, say), *say_known(g, seat, names, say), *say_hand(g, seat, say)]


def say_table(g: State, say: Texts) -> str:
    """What is left in the middle of the table."""
    table = [say("word-table", deck=len(g.deck), bank=g.bank, discard=len(g.discard))]
    if g.points:
        table.append(say("word-points-left", points=g.points))
    if left := idle_turns_left(g):
        table.append(say("countdown-stall", left=left))
    return " · ".join(table)


def say_line(g: State, say: Texts) -> str:
    """Each card after the number of its slot, which is its price."""
    slots = (f"{slot} {_title(g, say, card) if card else '–'}" for slot, card in enumerate(g.line, 1))
    return say("word-line", slots=" | ".join(slots))


def say_ranch(g: State, ranch: Ranch, seat: Seat | None, names: Names, say: Texts) -> Iterator[str]:
    notes = [say("word-you")] if ranch.seat == seat else []
    if ranch.number == g.active and not over(g):
        notes.append(say("word-to-play"))
    owner = noted(_ranch_name(g, ranch.number, say, names), notes)
    yield say("word-ranch", ranch=owner, gold=ranch.gold, hand=len(g.players[ranch.seat].hand))
    yield from (f"  {line}" for line in _lands(ranch, say))
    if people := _people(ranch, say):
        yield "  " + say("word-people", cards=", ".join(people))


def _lands(ranch: Ranch, say: Texts) -> Iterator[str]:
    """The ranges with what is on them, those that are alike on one line."""
    alike: dict[tuple[Card, str], list[int]] = {}
    for number, land in enumerate(ranch.ranges):
        alike.setdefault((land.card, _contents(say, land)), []).append(number)
    for (card, contents), same in alike.items():
        numbers, herds = ", ".join(str(number + 1) for number in same), len(ranch.ranges[same[0]].herds)
        figures = {"count": len(same), "numbers": numbers, "herds": herds, "capacity": card.capacity}
        yield say("word-land", range=_quality(say, card), contents=contents, **figures)


def _contents(say: Texts, land: Range) -> str:
    things = counted(say(f"herd-{herd.id}") for herd in land.herds)
    things += [say("word-mine")] * land.mine + [say("word-raided")] * land.raided
    return " + ".join(things) or say("word-empty")


def _people(ranch: Ranch, say: Texts) -> list[str]:
    """Characters and whatever else lies on the ranch as a whole, and what the watch test gains by it."""
    cards = counted(_armed(say, card) for card in [*ranch.cowboys, *ranch.notables])
    cards += counted([say(f"card-{FENCE.id}")] * ranch.fences) + [say(f"card-{PANIC.id}")] * ranch.panic
    watch = sum(cowboy.watch for cowboy in ranch.cowboys) + FENCE.watch * ranch.fences
    return [*cards, say("word-watch", bonus=watch)] if watch else cards


def say_trophies(g: State, say: Texts) -> Iterator[str]:
    for killer in KILLERS:
        if shot := g.trophies.get(killer.id):
            cards = counted(_armed(say, card) for card in shot)
            yield say("word-trophies", killer=_title(g, say, killer), cards=", ".join(cards))


def say_known(g: State, seat: Seat | None, names: Names, say: Texts) -> Iterator[str]:
    """Cards that the seat has seen go to other hands, where the table wants this aid."""
    if g.options.known_cards_aid == "off":
        return
    for player in g.players:
        if player.seat != seat and (cards := known_hand(g, seat, player)):
            yield say("word-known", rival=names[player.seat], cards=", ".join(counted(_title(g, say, card) for card in cards)))


def say_hand(g: State, seat: Seat | None, say: Texts) -> Iterator[str]:
    """The seat's own cards, each with what it costs to play."""
    if seat is None or UNKNOWN in g.players[seat].hand:
        return
    cards = counted(f"{_title(g, say, card)} ({card.cost}{'+' * (card is LYNCHING)})" for card in g.players[seat].hand)
    yield say("word-hand", cards=", ".join(cards)) if cards else say("word-hand-empty")


# ------------------------------------------------------------ names in sentences


def name(g: State, key: str, value: Value, say: Texts, names: Names, about: Any = None) -> str | None:
    """The name of a value where it is not simply that of its component: with an article, an owner, a price."""
    if isinstance(value, Component):
        return _thing(g, key, value, say)
    namer = _NAMERS.get(key)
    return None if namer is None else namer(g, value, say, names)


def _thing(g: State, key: str, thing: Component, say: Texts) -> str | None:
    if isinstance(thing, Command):
        return _in_slot(g, thing, say) if thing in TAKES else None
    if key == "cards":
        return None
    if key == "victim" and isinstance(thing, Card):
        return say("word-armed", card=_one(say, thing), bonus=thing.bonus)
    if key == "value" and isinstance(thing, Card):
        return say("word-priced", card=_one(say, thing), price=_price(say, thing))
    return _one(say, thing) if isinstance(thing, Card | Herd) else None


def _in_slot(g: State, command: Command, say: Texts) -> str:
    """The card that would be taken."""
    card = g.line[TAKES.index(command)]
    return say("word-no-card") if card is None else _one(say, card)


def _ranch_name(g: State, number: int, say: Texts, names: Names) -> str:
    """Its owner; with two ranches each, the owner and which of the two."""
    if number >= len(g.ranches):
        return say("word-ranch-number", number=number + 1)
    owner = names[g.ranches[number].seat]
    return owner if len(g.ranches) == len(g.players) else f"{owner} {1 + number // len(g.players)}"


def _target(g: State, target: int | str, say: Texts, names: Names) -> str:
    return say("word-bank") if target == BANK else _ranch_name(g, int(target), say, names)


def _own_range(g: State, number: int, say: Texts, names: Names) -> str:
    """A range of the ranch whose turn it is."""
    return _range_name(g, g.active, number, say)


def _range_name(g: State, ranch: int, number: int, say: Texts) -> str:
    ranges = g.ranches[ranch].ranges if ranch < len(g.ranches) else []
    if number >= len(ranges):
        return say("word-range-number", number=number + 1)
    return say("word-range", number=number + 1, range=_quality(say, ranges[number].card))


def _seize(g: State, target: tuple[int, int], say: Texts, names: Names) -> str:
    """An opponent's range, with what would be blocked or removed."""
    ranch, number = target
    ranges = g.ranches[ranch].ranges if ranch < len(g.ranches) else []
    contents = _contents(say, ranges[number]) if number < len(ranges) else say("word-empty")
    whose, which = _ranch_name(g, ranch, say, names), _range_name(g, ranch, number, say)
    return say("word-seize", ranch=whose, range=which, contents=contents)


def _lynch(g: State, target: tuple[int, Card], say: Texts, names: Names) -> str:
    """An opponent's character, with what its lynching costs."""
    ranch, victim = target
    whose, points = _ranch_name(g, ranch, say, names), LYNCHING.cost + victim.bonus
    return say("word-lynch", ranch=whose, victim=say(f"card-{victim.id}"), points=points)


def _rustle(g: State, target: tuple[int, int, Herd], say: Texts, names: Names) -> str:
    ranch, number, herd = target
    whose, which = _ranch_name(g, ranch, say, names), _range_name(g, ranch, number, say)
    return say("word-rustle", herd=_one(say, herd), ranch=whose, range=which)


# By the key of a value in a sentence, or by the verb where a whole value is named at once.
_NAMERS: dict[str, Callable[[State, Value, Texts, Names], str]] = {
    "ranch": _ranch_name,
    "home": _ranch_name,
    "target": _target,
    "range": _own_range,
    "seize": _seize,
    "lynch": _lynch,
    "rustle": _rustle,
}


# ------------------------------------------------------------ names of cards


def _title(g: State, say: Texts, card: Card) -> str:
    """A card in a list; of a Hired Killer also the figures that this table plays with."""
    title = say(f"card-{card.id}")
    if card not in KILLERS:
        return title
    bonus, bounty = g.killers[card.id]
    return say("word-killer", card=title, bonus=bonus, bounty=bounty)


def _one(say: Texts, thing: Card | Herd) -> str:
    """With its article, as a sentence needs it."""
    return say(f"{thing.kind}-{thing.id}.one")


def _quality(say: Texts, card: Card) -> str:
    return say(f"card-{card.id}.quality")


def _armed(say: Texts, card: Card) -> str:
    return say("word-armed", card=say(f"card-{card.id}"), bonus=card.bonus)


def _price(say: Texts, card: Card) -> str:
    """Of playing it from the hand."""
    return say("word-lynching-price") if card is LYNCHING else say("word-points", points=card.cost)
