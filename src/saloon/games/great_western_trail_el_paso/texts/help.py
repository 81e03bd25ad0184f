"""What every component means, composed from its figures: a name and a few sentences, the same in every position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from saloon.engine import Texts
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_ACTIONS,
    BUILDINGS,
    COPIES,
    EITHER_OR,
    POST_ACTIONS,
    TRAIN_ACTIONS,
    WAGE,
    Action,
    Auxiliary,
    Bonus,
    BonusTile,
    Building,
    Cattle,
    Face,
    Objective,
    Post,
    Slot,
    Solo,
    Space,
    Train,
)
from saloon.games.great_western_trail_el_paso.texts.names import auxiliary_of, bonus_gives, slot_title, titles
from saloon.games.great_western_trail_el_paso.texts.phrases import PHRASING, phrase, tasks
from saloon.games.great_western_trail_el_paso.texts.solo import solo_help
from saloon.games.trail.texts.help import Helps, action, all_actions, composed_help, terms
from saloon.games.trail.texts.phrases import points

# ------------------------------------------------------------ buildings, train


def building(say: Texts, tile: Building) -> Iterator[str]:
    if tile.face is not None:
        yield from face(say, tile.face)
        return
    yield say("help-building-neutral")
    yield from all_actions(say, PHRASING, tile.actions)


def face(say: Texts, thing: Face) -> Iterator[str]:
    figures = {"builders": thing.builders, "dollars": thing.builders * WAGE, "points": points(say, thing.points)}
    yield say("help-building", copies=COPIES, **figures)
    yield from all_actions(say, PHRASING, BUILDINGS[0, thing].actions)
    if thing.id == EITHER_OR:
        yield say("help-either")


def train(say: Texts, card: Train) -> Iterator[str]:
    yield say("help-train", engineers=card.number, dollars=card.number * WAGE)
    yield from all_actions(say, PHRASING, TRAIN_ACTIONS[card])


# ------------------------------------------------------------ cards and tiles


def cattle(say: Texts, card: Cattle) -> Iterator[str]:
    yield say("help-cattle", value=card.value, points=points(say, card.points))
    if card.deck == "market":
        yield say("help-market", count=card.count, cowboys=card.cowboys, dollars=card.cowboys * WAGE)
    else:
        yield say(f"help-{card.deck}", count=card.count)


def objective(say: Texts, tile: Objective) -> Iterator[str]:
    yield say("help-objective", points=points(say, tile.points), tasks=tasks(say, tile))
    if any(task in Post.all for task in tile.tasks):
        yield say("help-objective-post")


def bonus_tile(say: Texts, tile: BonusTile) -> Iterator[str]:
    yield say("help-bonus", points=points(say, tile.points), count=tile.count)
    if tile in BONUS_ACTIONS:
        yield say("help-bonus-once", gives=bonus_gives(say, tile))
        yield from terms(say, [BONUS_ACTIONS[tile]])
    else:
        yield say(f"help-permanent-{tile.permanent}")


def discharge(say: Texts, bonus: Bonus) -> Iterator[str]:
    yield say("help-discharge")
    yield say(f"worker-{bonus.worker.id}.help")


# ------------------------------------------------------------ player board, posts, trail


def auxiliary(say: Texts, thing: Auxiliary) -> Iterator[str]:
    number, now = thing.slot + 1, phrase(say, thing.open)
    if thing.covered is None:
        yield say("help-auxiliary-closed", number=number, action=now)
    else:
        yield say("help-auxiliary", number=number, action=now, before=phrase(say, thing.covered))
    yield from terms(say, [thing.open])


def slot(say: Texts, thing: Slot) -> Iterator[str]:
    yield say("help-disc", opens=slot_title(say, thing))
    if thing.dollars:
        yield say("help-disc-pays" if thing.dollars > 0 else "help-disc-costs", dollars=abs(thing.dollars))
    yield say("help-disc-black" if thing.black else "help-disc-plain")
    helper = auxiliary_of(thing)
    if helper is not None:
        yield from terms(say, [helper.open])


def post(say: Texts, thing: Post) -> Iterator[str]:
    yield say("help-post-black" if thing.black else "help-post-plain", value=thing.value)
    yield say("help-post-again" if thing.again else "help-post-once")
    if thing in POST_ACTIONS:
        yield say("help-post-gives", gives=phrase(say, POST_ACTIONS[thing]))
    if thing.points:
        yield say("help-post-points", points=points(say, thing.points))


def space(say: Texts, thing: Space) -> Iterator[str]:
    if thing.sort == "common":
        yield say("help-space-site", dollars=thing.price)
    else:
        yield say("help-space-neutral") if thing.sort == "neutral" else say(f"help-space-{thing.id}")


EXPLAIN: Helps = {
    Action: action,
    Auxiliary: auxiliary,
    Bonus: discharge,
    BonusTile: bonus_tile,
    Building: building,
    Cattle: cattle,
    Face: face,
    Objective: objective,
    Post: post,
    Slot: slot,
    Solo: solo_help,
    Space: space,
    Train: train,
}
help = partial(composed_help, helps=EXPLAIN, titles=titles)
