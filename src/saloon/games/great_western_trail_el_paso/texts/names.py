"""Names in sentences: of components, with an article where there is one; always true, in whatever position they are read."""

from __future__ import annotations

from saloon.engine import Texts
from saloon.engine.reader import noted
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BONUS_ACTIONS,
    SLOTS,
    Action,
    Auxiliary,
    Bonus,
    BonusTile,
    Building,
    Face,
    Objective,
    Post,
    Slot,
    Solo,
    Space,
    Train,
)
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.great_western_trail_el_paso.texts.phrases import flat_phrases, phrase, tasks
from saloon.games.great_western_trail_el_paso.texts.solo import solo_title
from saloon.games.trail.texts.names import ONE, ArticleTitles, PlainTitles, Titles, TurnReader, building_title
from saloon.games.trail.texts.phrases import points

PLAIN = ".plain"
"""The form of a tile's name without its kind."""


Reader = TurnReader[State, Player]


def space_title(say: Texts, space: Space, form: str = "") -> str:
    if space.sort == "neutral":
        return say(f"space-neutral{form}", name=space.letter)
    if space.sort != "common":
        return say(f"space-{space.id}{form}")
    return say(f"space-{space.lane or 'site'}{form}", name=site_number(space))


def site_number(space: Space) -> int:
    """Spaces for common buildings are counted clockwise from El Paso; those of a fork have the same number."""
    return int(space.id[1])


def face_title(say: Texts, face: Face, form: str = "") -> str:
    return say(f"building-own{form}", name=face.id)


def objective_title(say: Texts, tile: Objective, form: str = "") -> str:
    return say(f"objective-title{form}", tasks=tasks(say, tile), points=points(say, tile.points))


def bonus_tile_title(say: Texts, tile: BonusTile, form: str = "") -> str:
    return say(f"bonus-title{form}", gives=bonus_gives(say, tile), points=points(say, tile.points))


def bonus_gives(say: Texts, tile: BonusTile) -> str:
    return flat_phrases(say, [BONUS_ACTIONS[tile]]) if tile in BONUS_ACTIONS else say(f"permanent-{tile.permanent}")


def post_title(say: Texts, post: Post, form: str = "") -> str:
    return say(f"post-title{form}", value=post.value)


def slot_title(say: Texts, slot: Slot) -> str:
    """A disc by what taking it opens."""
    helper = auxiliary_of(slot)
    if helper is None:
        return say(f"opens-{slot.id}")
    if helper.covered is None:
        return say("opens-auxiliary", action=phrase(say, helper.open))
    return say("opens-better", action=phrase(say, helper.open), before=phrase(say, helper.covered))


def auxiliary_of(slot: Slot) -> Auxiliary | None:
    """The auxiliary action that a disc lies on."""
    return next((each for each in AUXILIARIES if SLOTS[each.slot] is slot), None)


def auxiliary_title(say: Texts, auxiliary: Auxiliary) -> str:
    return say("auxiliary-title", action=phrase(say, auxiliary.open))


def train_title(say: Texts, train: Train, form: str = "") -> str:
    return say(f"train-{train.side}{form}", number=train.number)


def discharge_title(say: Texts, bonus: Bonus) -> str:
    """Discarding a worker, with what that costs and brings."""
    notes = [say("note-pay", dollars=effect.amount) for effect in bonus.action.cost]
    notes += [say(f"note-{effect.name}", count=effect.amount) for effect in bonus.action.gain]
    return noted(say("effect-discard", what=say(f"worker-{bonus.worker.id}{ONE}")), notes)


TITLES: PlainTitles = {
    Action: phrase,
    Auxiliary: auxiliary_title,
    Bonus: discharge_title,
    BonusTile: bonus_tile_title,
    Building: building_title,
    Face: face_title,
    Objective: objective_title,
    Post: post_title,
    Slot: slot_title,
    Solo: solo_title,
    Space: space_title,
    Train: train_title,
}
ARTICLES: ArticleTitles = {
    BonusTile: bonus_tile_title,
    Building: building_title,
    Face: face_title,
    Objective: objective_title,
    Post: post_title,
    Solo: solo_title,
    Space: space_title,
    Train: train_title,
}
titles = Titles(TITLES, ARTICLES)
