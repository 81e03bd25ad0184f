"""What options cost, give and lead to beyond their labels, in a line; always from an observation."""

from __future__ import annotations

from saloon.engine import Ask, Texts, Value
from saloon.engine.reader import Names, Note, Notes, Reader
from saloon.games.sans_foi_ni_loi.components import BUY, DRAW, FENCE, OLDER, TAKES, Card, Command, Herd
from saloon.games.sans_foi_ni_loi.rules.targets import BANK
from saloon.games.sans_foi_ni_loi.state import Ranch, State

Table = Reader[State]


def act(reader: Table, value: Card | Command) -> str:
    """What a card does, and what is left when it is taken or the points are gone."""
    g = reader.g
    if isinstance(value, Card):
        return card(reader, value)
    if value in TAKES:
        lying = g.line[TAKES.index(value)]
        return card(reader, lying) if lying is not None else ""
    if value is DRAW:
        return reader.say("lead-deck", count=len(g.deck))
    if value is BUY:
        return reader.say("lead-gold", gold=g.ranches[g.active].gold)
    return reader.say("lead-lapse", points=g.points) if g.points else ""


def card(reader: Table, value: Card) -> str:
    return reader.say(f"card-{value.id}.short")


def sell(reader: Table, value: tuple[int, Herd]) -> str:
    """What the herd would fetch a turn later."""
    return grown(reader, value[-1])


def grown(reader: Table, herd: Herd) -> str:
    older = OLDER[herd]
    return reader.say("lead-full" if older is herd else "lead-grows", gold=older.value)


def land(reader: Table, number: int) -> str:
    """The room on a range of the ranch that plays."""
    ranges = reader.g.ranches[reader.g.active].ranges
    if number >= len(ranges):
        return ""
    there = ranges[number]
    return reader.say("lead-room", herds=len(there.herds), capacity=there.card.capacity)


def ranch(reader: Table, number: int) -> str:
    """How many herds must be watched there, and by whom."""
    there = reader.g.ranches[number]
    return reader.say("lead-watch", herds=herds_of(there), watch=watch_of(there))


def herds_of(there: Ranch) -> int:
    return sum(len(each.herds) for each in there.ranges if not each.raided)


def watch_of(there: Ranch) -> int:
    return sum(cowboy.watch for cowboy in there.cowboys) + there.fences * FENCE.watch


def seize(reader: Table, value: tuple[int, int]) -> str:
    """What its herds would fetch now."""
    there = reader.g.ranches[value[0]].ranges[value[1]]
    return reader.say("lead-herds", gold=sum(herd.value for herd in there.herds))


def character(reader: Table, value: tuple[int, Card]) -> str:
    """What falls with somebody: the watch of a cowboy, the protection of a notable."""
    return card(reader, value[1])


def rob(reader: Table, target: int | str) -> str:
    return reader.say("lead-purse", gold=reader.g.bank if target == BANK else reader.g.ranches[int(target)].gold)


def cheat(reader: Table, seat: int) -> str:
    return reader.say("lead-hand", count=len(reader.g.players[seat].hand))


def offer(reader: Table, gold: int) -> str:
    own = max((ranch.gold for ranch in reader.g.ranches if ranch.seat == reader.asked), default=0)
    return reader.say("lead-gold", gold=own)


BY_VERB: dict[str, Note] = {
    "act": act,
    "sell": sell,
    "flee": sell,
    "range": land,
    "ranch": ranch,
    "seize": seize,
    "rustle": sell,
    "shoot": character,
    "lynch": character,
    "rob": rob,
    "cheat": cheat,
    "steal": card,
    "discard": card,
    "arrange": card,
    "offer": offer,
    "request": card,
}
_notes = Notes(Reader, BY_VERB)


def note(g: State, ask: Ask, value: Value, say: Texts, names: Names) -> str | None:
    """The bank, which can be held up, is a word like those that have no note."""
    return rob(Reader(g, say, names), value) if ask.verb == "rob" else _notes.note(g, ask, value, say, names)
