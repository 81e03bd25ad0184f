"""Options as labels: what is chosen, and in brackets what it costs and gives; always from an observation."""

from __future__ import annotations

from saloon.engine import Component, Texts
from saloon.engine.reader import noted
from saloon.games.great_western_trail_el_paso.components import (
    INDEX,
    JOKER,
    JOKER_PRICE,
    POST_ACTIONS,
    TRAIN_ACTIONS,
    WAGE,
    WORKERS,
    Action,
    Auxiliary,
    Bonus,
    Building,
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
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings, sites
from saloon.games.great_western_trail_el_paso.rules.effects import auxiliary_action
from saloon.games.great_western_trail_el_paso.rules.el_paso import delivery_value
from saloon.games.great_western_trail_el_paso.rules.moving import journeys
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.texts.names import (
    PLAIN,
    Reader,
    discharge_title,
    objective_title,
    post_title,
    slot_title,
    space_title,
    titles,
    train_title,
)
from saloon.games.great_western_trail_el_paso.texts.phrases import flat_phrases, phrase
from saloon.games.trail.texts.labels import Label, Labels, certify
from saloon.games.trail.texts.names import ONE, neutral_building, owned_building
from saloon.games.trail.texts.phrases import points, worth
from saloon.games.trail.texts.position import cattle_card


def in_sentence(g: State, key: str, thing: Component, say: Texts) -> str | None:
    """With an article where there is one; a neutral space by its building.

    A worker keeps its id, so that messages can count workers of every type (`some-workers`).
    """
    if key == "worker" and isinstance(thing, Worker):
        return thing.id
    own = f"{thing.kind}-{thing.id}{ONE}"
    if own in say:
        return say(own)
    if isinstance(thing, Space) and (neutral := neutral_building(say, g.trail[INDEX[thing]], Building)) is not None:
        return neutral
    return titles.with_article(say, thing)


# ------------------------------------------------------------ places


def place(reader: Reader, space: Space) -> str:
    """A space by what lies there now: `neutral building C`, `your building 2a`, `El Paso`."""
    tile = reader.g.trail[INDEX[space]]
    return space_title(reader.say, space) if tile is None else owned_building(reader, tile, reader.me.seat)


def move(reader: Reader, space: Space) -> str:
    """A place, the steps, and the cowboys that are discarded for those beyond the limit."""
    journey = journeys(reader.g, reader.me, reader.about).get(space) if reader.about is not None else None
    if journey is None:
        return place(reader, space)
    notes = [reader.say("word-steps", count=journey.steps)]
    if journey.cowboys:
        notes.append(reader.say("note-cowboys", count=journey.cowboys))
    return noted(place(reader, space), notes)


def site(reader: Reader, space: Space) -> str:
    """A free space, or a building of the player that would be replaced, with all that building there costs."""
    say, tile, face = reader.say, reader.g.trail[INDEX[space]], reader.about
    where = space_title(say, space)
    if face is None:
        return where
    builders = face.builders - (tile.builders if tile is not None else 0)
    cost = {"builders": builders, "dollars": builders * WAGE + (space.price if tile is None else 0)}
    if tile is None:
        return say("site-free", space=where, price=space.price, **cost)
    return say("site-replace", name=tile.name, space=where, **cost)


# ------------------------------------------------------------ actions, cards, tiles


def act(reader: Reader, thing: Action | Auxiliary | Command) -> str:
    """An action as it is; an auxiliary one, which may do the same as an action of the tile, is called so."""
    if isinstance(thing, Auxiliary):
        return reader.say("auxiliary-title", action=auxiliary(reader, thing))
    return command(reader, thing) if isinstance(thing, Command) else phrase(reader.say, thing)


def auxiliary(reader: Reader, thing: Auxiliary) -> str:
    """What it is now, with its disc or without; one that is still closed as it will be."""
    return phrase(reader.say, auxiliary_action(reader.me, thing) or thing.open)


def card(reader: Reader, cattle: Cattle) -> str:
    return cattle_card(reader.say, reader.say(f"cattle-{cattle.id}"), cattle.value, cattle.points)


def objective(reader: Reader, tile: Objective) -> str:
    return objective_title(reader.say, tile, PLAIN)


def command(reader: Reader, thing: Command) -> str:
    return reader.say(f"command-{thing.id}")


# ------------------------------------------------------------ workers and what they pay for


def hire(reader: Reader, worker: Worker) -> str:
    dollars = (reader.about or 0) + JOKER_PRICE * (worker is WORKERS[JOKER])
    return noted(reader.say(f"worker-{worker.id}"), [reader.say("word-dollars", dollars=dollars)])


def buy(reader: Reader, breed: Cattle) -> str:
    figures = {"worth": worth(reader.say, breed.value, breed.points), "dollars": breed.cowboys * WAGE}
    return reader.say("buy-card", breed=reader.say(f"cattle-{breed.id}"), cowboys=breed.cowboys, **figures)


def train(reader: Reader, card: Train) -> str:
    figures = {"engineers": card.number, "dollars": card.number * WAGE}
    actions = " · ".join(flat_phrases(reader.say, [action]) for action in TRAIN_ACTIONS[card])
    return reader.say("use-train", train=train_title(reader.say, card), actions=actions, **figures)


BY_VALUE: dict[type, Label] = {Auxiliary: auxiliary, Train: train}
"""Trains and tiles are labelled by their value (`do-train`, `do-tile`), because the log speaks of them by the same keys."""


def build(reader: Reader, face: Face) -> str:
    """With what it costs on a free space; if there is none for it, in place of the building that saves most."""
    say, g, me = reader.say, reader.g, reader.me
    own = dict(own_buildings(g, me.seat))
    spaces = sites(g, me, face)
    builders, key = face.builders, "build-tile"
    if spaces and all(space in own for space in spaces):
        builders, key = face.builders - max(own[space].builders for space in spaces), "build-instead"
    return say(key, name=face.id, builders=builders, dollars=builders * WAGE, points=points(say, face.points))


# ------------------------------------------------------------ delivery


def deliver(reader: Reader, post: Post | Command) -> str:
    """The certificates that a post still asks for, what it gives at once, and its points."""
    say, me = reader.say, reader.me
    if isinstance(post, Command):
        return command(reader, post)
    notes = []
    if all(isinstance(each, Cattle) for each in me.hand):
        value = delivery_value(me)
        notes.append(say("note-total", value=value))
        if value < post.value <= value + me.certificates:
            notes.append(say("note-spend", count=post.value - value))
    if post in POST_ACTIONS:
        notes.append(flat_phrases(say, [POST_ACTIONS[post]]))
    notes += [points(say, post.points)] if post.points else []
    return noted(post_title(say, post), notes)


def disc(reader: Reader, slot: Slot) -> str:
    """What taking the disc opens, and what it costs or brings."""
    say, notes = reader.say, []
    if slot.dollars < 0:
        notes.append(say("note-pay", dollars=-slot.dollars))
    elif slot.dollars:
        notes.append(say("note-dollars", count=slot.dollars))
    return noted(slot_title(say, slot), notes)


def discharge(reader: Reader, bonus: Bonus) -> str:
    return discharge_title(reader.say, bonus)


LABELS: dict[str, Label] = {
    "draft": objective,
    "begin": place,
    "move": move,
    "act": act,
    "auxiliary": auxiliary,
    "hire": hire,
    "buy": buy,
    "build": build,
    "site": site,
    "discard": card,
    "remove": card,
    "certify": certify,
    "deliver": deliver,
    "disc": disc,
}
name = Labels(Reader, titles, in_sentence, LABELS, {Bonus: discharge}, BY_VALUE, lists=("cards", "workers")).name
