"""What options cost, give and lead to beyond their labels, in a line; always from an observation."""

from __future__ import annotations

from saloon.engine import Ask, Texts, Value
from saloon.engine.reader import Names, Note, Notes, several
from saloon.games.great_western_trail_el_paso.components import (
    BREEDS,
    BUILDER,
    BUILDINGS,
    COWBOY,
    DUPLICATE,
    EL_PASO,
    END,
    ENGINEER,
    INCOME,
    INDEX,
    JOKER,
    MAX_CERTIFICATES,
    POST_ACTIONS,
    WAGE,
    WORKERS,
    Action,
    Auxiliary,
    Bonus,
    BonusTile,
    Cattle,
    Command,
    Face,
    Objective,
    Post,
    Slot,
    Space,
    Train,
    Worker,
)
from saloon.games.great_western_trail_el_paso.rules.effects import auxiliary_action
from saloon.games.great_western_trail_el_paso.rules.el_paso import breeding_value, delivery_value, discs_for
from saloon.games.great_western_trail_el_paso.rules.workers import applicants, crew
from saloon.games.great_western_trail_el_paso.scoring import elements, ways
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.texts.names import Reader
from saloon.games.great_western_trail_el_paso.texts.phrases import PHRASING
from saloon.games.trail.effects import Effect
from saloon.games.trail.texts.option_notes import (
    Lead,
    certificates,
    deck,
    holding,
    instead,
    leads_of,
    left,
    on_this_way,
    stop,
    then,
    tile_actions,
    without,
)

# ------------------------------------------------------------ places


def visit(reader: Reader, space: Space) -> str:
    """What the rancher finds where it stops."""
    if space is EL_PASO:
        return reader.say("lead-el-paso", income=INCOME, value=delivery_value(reader.me), left=reader.g.simmentals)
    tile = reader.g.trail[INDEX[space]]
    return stop(reader, tile, PHRASING) if tile is not None else ""


def site(reader: Reader, space: Space) -> str:
    """Whether the new building is still to come on this round."""
    rancher = reader.me.rancher
    return on_this_way(reader, rancher is None or space.order > rancher.order)


# ------------------------------------------------------------ actions


def at_hand(worker: int) -> Lead:
    """The workers for an action, jokers included, and the money for them."""

    def lead(reader: Reader, effect: Effect) -> str:
        figures = {"count": crew(reader.me, worker), "dollars": reader.me.dollars}
        return reader.say(f"lead-{WORKERS[worker].id}-crew", **figures)

    return lead


LEADS: dict[str, Lead] = {
    "hire": lambda reader, effect: reader.say("lead-applicants", count=len(applicants(reader.g, reader.me, effect.amount))),
    "buy": at_hand(COWBOY),
    "build": at_hand(BUILDER),
    "train": at_hand(ENGINEER),
    "certificate": lambda reader, effect: certificates(reader, MAX_CERTIFICATES),
    "discard": lambda reader, effect: holding(reader, [BREEDS[effect.of]] if effect.of in BREEDS else reader.me.hand),
    "exchange": deck,
    "dollars": then,
}
"""By keyword."""


def act(reader: Reader, value: Action | Auxiliary | Command) -> str:
    if isinstance(value, Auxiliary):
        here = reader.g.trail[INDEX[reader.me.rancher]] if reader.me.rancher is not None else None
        return several(auxiliary(reader, value), instead(reader, here))
    if isinstance(value, Command):
        return reader.say("lead-end") if value is END else ""
    return leads_of(reader, value, LEADS)


def auxiliary(reader: Reader, value: Auxiliary) -> str:
    action = auxiliary_action(reader.me, value)
    return leads_of(reader, action, LEADS) if action is not None else ""


def discharge(reader: Reader, bonus: Bonus) -> str:
    """Who is left; the card goes on the discard pile and comes back."""
    return reader.say("lead-discharge", count=reader.me.workers[bonus.worker.index] - 1)


# ------------------------------------------------------------ cards and tiles


def loses(reader: Reader, card: Cattle) -> str:
    duplicates = reader.me.bonuses.count(DUPLICATE)
    return without(reader.say, reader.me.hand, card, lambda cards: breeding_value(cards, duplicates))


def objective(reader: Reader, tile: Objective) -> str:
    """Whether it would be met now."""
    have = elements(reader.g, reader.me)
    met = any(all(have.get(kind, 0) >= count for kind, count in way.items()) for way in ways(reader.g, reader.me, tile))
    return reader.say("lead-nothing-missing" if met else "lead-not-met")


def tile(reader: Reader, value: Objective | BonusTile | Command) -> str:
    if isinstance(value, Objective):
        return objective(reader, value)
    return reader.say("lead-bonus-tile", count=len(reader.me.bonuses) + 1) if isinstance(value, BonusTile) else ""


# ------------------------------------------------------------ workers and what they pay for


def hire(reader: Reader, worker: Worker) -> str:
    """What they are for, and how many there are then."""
    return several(reader.say(f"lead-{worker.id}"), reader.say("lead-workers", count=reader.me.workers[worker.index] + 1))


def buy(reader: Reader, breed: Cattle) -> str:
    return several(reader.say("lead-pile"), left(reader, breed.cowboys * WAGE))


def train(reader: Reader, card: Train) -> str:
    return several(spared(reader, ENGINEER, card.number), left(reader, card.number * WAGE))


def spared(reader: Reader, worker: int, count: int) -> str:
    """Workers that are left, jokers included."""
    return reader.say(f"lead-{WORKERS[worker].id}-left", count=max(0, crew(reader.me, worker) - count))


def build(reader: Reader, face: Face) -> str:
    return tile_actions(reader.say, BUILDINGS[reader.me.seat, face], PHRASING)


def jokers(reader: Reader, count: int) -> str:
    return reader.say("lead-jokers", count=reader.me.workers[JOKER] - count)


# ------------------------------------------------------------ delivery


def deliver(reader: Reader, post: Post | Command) -> str:
    """Whether it can be chosen again, and the discs that fit."""
    if not isinstance(post, Post):
        return reader.say("lead-keep-certificates")
    again = reader.say("lead-again") if post.again else ""
    worth = leads_of(reader, POST_ACTIONS[post], LEADS) if post in POST_ACTIONS else ""
    return several(reader.say("lead-discs", count=len(discs_for(reader.me, post))), worth, again)


def disc(reader: Reader, slot: Slot) -> str:
    return several(reader.say("lead-black" if slot.black else "lead-white"), left(reader, -slot.dollars))


BY_VERB: dict[str, Note] = {
    "draft": lambda reader, tile: reader.say("lead-no-penalty"),
    "begin": visit,
    "move": visit,
    "act": act,
    "auxiliary": auxiliary,
    "hire": hire,
    "jokers": jokers,
    "buy": buy,
    "train": train,
    "build": build,
    "site": site,
    "tile": tile,
    "discard": loses,
    "remove": loses,
    "again": lambda reader, command: deck(reader, Effect("exchange")),
    "deliver": deliver,
    "disc": disc,
    "rest": lambda reader, command: "",
}
_notes = Notes(Reader, BY_VERB)


def note(g: State, ask: Ask, value: Value, say: Texts, names: Names) -> str | None:
    """Workers may be discarded beside most questions."""
    return discharge(Reader(g, say, names), value) if isinstance(value, Bonus) else _notes.note(g, ask, value, say, names)
