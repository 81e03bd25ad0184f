"""The position in lines of plain text, good enough to play by: always from an observation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from saloon.engine import Seat, Texts
from saloon.engine.reader import Names, counted, noted
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BANK,
    INDEX,
    MARKET,
    MAX_CERTIFICATES,
    POST_ACTIONS,
    POSTS,
    REMOVALS,
    SIMMENTAL_SPACE,
    SLOTS,
    SPACES,
    TRAIN_ACTIONS,
    WAGE,
    WORKERS,
    Card,
    Cattle,
    Face,
    Post,
    Space,
)
from saloon.games.great_western_trail_el_paso.rules.effects import auxiliary_action
from saloon.games.great_western_trail_el_paso.rules.el_paso import permanent
from saloon.games.great_western_trail_el_paso.rules.hands import hand_limit
from saloon.games.great_western_trail_el_paso.rules.moving import step_limit
from saloon.games.great_western_trail_el_paso.state import Player, Seated, State
from saloon.games.great_western_trail_el_paso.texts import sue
from saloon.games.great_western_trail_el_paso.texts.names import (
    PLAIN,
    Reader,
    bonus_tile_title,
    objective_title,
    slot_title,
    space_title,
    train_title,
)
from saloon.games.great_western_trail_el_paso.texts.phrases import flat_phrases, phrase, phrases
from saloon.games.great_western_trail_el_paso.texts.seats import possessions, rancher, seat_notes
from saloon.games.trail.texts.names import building_title, owned_building
from saloon.games.trail.texts.phrases import points, worth
from saloon.games.trail.texts.position import cattle_card, say_cards, say_lists, with_pieces


def position(g: State, seat: Seat | None, names: Names, say: Texts) -> list[str]:
    """The trail place by place, posts, players, what is on offer, and what the seat holds; a spectator is seat None."""
    reader = Reader(g, say, names)
    lines = [say_end(reader), reader.say("word-trail"), *say_trail(reader), say_posts(reader)]
    for who in g.seated:
        lines += say_seat(reader, who, seat)
    lines += [say_market(reader), say_workers(reader), say_buildings(reader), say_trains(reader), *say_tiles(reader)]
    return [*lines, *say_own(reader, seat)]


def say_seat(reader: Reader, who: Seated, seat: Seat | None) -> Iterator[str]:
    """Whoever sits there, as the reader at a seat sees it."""
    return SEATS[type(who)](reader, who, seat)


def say_end(reader: Reader) -> str:
    if reader.g.closer is not None:
        return reader.say("word-last-turns", name=reader.player(reader.g.closer))
    return reader.say("word-table", left=reader.g.simmentals)


# ------------------------------------------------------------ trail and posts


def say_trail(reader: Reader) -> Iterator[str]:
    """Every space, clockwise from El Paso; the two of a fork one after the other."""
    for space in SPACES:
        here = at(reader, space)
        if space.sort == "common":
            price = reader.say("word-dollars", dollars=space.price)
            yield "    " + reader.say("word-at", space=noted(space_title(reader.say, space), [price]), tile=here)
        elif space.sort == "neutral":
            yield "  " + reader.say("word-at", space=space.letter, tile=here)
        elif space is not SIMMENTAL_SPACE:
            yield "  " + here


def at(reader: Reader, space: Space) -> str:
    """What lies on a space, and who stands there."""
    tile = reader.g.trail[INDEX[space]]
    if tile is not None:
        here = building_title(reader.say, tile) if tile.owner == BANK else owned_building(reader, tile, BANK)
    else:
        here = reader.say("word-empty") if space.sort == "common" else space_title(reader.say, space)
    ranchers = [reader.player(who.seat) for who in reader.g.seated if who.rancher is space]
    return with_pieces(reader.say, here, "word-ranchers", ranchers)


def say_posts(reader: Reader) -> str:
    return reader.say("word-posts", posts=" | ".join(post(reader, each) for each in POSTS))


def post(reader: Reader, thing: Post) -> str:
    """Its reward and points, and whose discs are there."""
    say = reader.say
    notes = [say("help-black" if thing.black else "help-plain")]
    notes += [flat_phrases(say, [POST_ACTIONS[thing]])] if thing in POST_ACTIONS else []
    notes += [points(say, thing.points)] if thing.points else []
    discs = counted(reader.player(who.seat) for who in reader.g.seated for each in who.posts if each is thing)
    named = noted(str(thing.value), notes)
    return say("word-at", space=named, tile=", ".join(discs)) if discs else named


# ------------------------------------------------------------ players


def say_player(reader: Reader, player: Player, seat: Seat | None) -> Iterator[str]:
    say = reader.say
    yield say(
        "word-player",
        player=reader.noted_player(player.seat, {"word-you": player.seat == seat, **seat_notes(reader.g, player)}),
        dollars=player.dollars,
        hand=len(player.hand),
        limit=hand_limit(player),
        rancher=rancher(reader, player),
    )
    yield "  " + say(
        "word-board",
        workers=crew(reader, player.workers),
        certificates=player.certificates,
        most=MAX_CERTIFICATES,
        permanent=permanent(player),
        tokens=player.tokens,
        steps=step_limit(player),
    )
    yield from (f"  {line}" for line in belongings(reader, player))


def crew(reader: Reader, counts: Sequence[int]) -> str:
    """Workers by type, those that there are."""
    found = [reader.say("some-workers", worker=WORKERS[index].id, count=count) for index, count in enumerate(counts) if count]
    return ", ".join(found) or reader.say("word-no-workers")


def belongings(reader: Reader, player: Player) -> Iterator[str]:
    """What lies on and beside a player board; what is empty is not said."""
    say = reader.say
    able = [action for each in AUXILIARIES if (action := auxiliary_action(player, each)) is not None]
    yield say("word-auxiliaries", actions=" · ".join(phrase(say, action) for action in able))
    discs = [slot_title(say, slot) for slot, there in zip(SLOTS, player.slots, strict=True) if there]
    yield from say_lists(say, {"word-discs": ("discs", discs)})
    yield from possessions(reader, player)
    yield say("word-piles", draw=len(player.draw), discard=len(player.discard), removed=len(player.removed), most=REMOVALS)


# ------------------------------------------------------------ on offer


def say_market(reader: Reader) -> str:
    breeds = [breed(reader, each, left) for each, left in zip(MARKET, reader.g.market, strict=True)]
    return reader.say("word-market", cards=" · ".join(breeds))


def breed(reader: Reader, card: Cattle, left: int) -> str:
    say = reader.say
    figures = {"cowboys": card.cowboys, "dollars": card.cowboys * WAGE}
    return say("word-breed", left=left, breed=say(f"cattle-{card.id}"), worth=worth(say, card.value, card.points), **figures)


def say_workers(reader: Reader) -> str:
    return reader.say("word-workers", workers=crew(reader, reader.g.workers))


def say_buildings(reader: Reader) -> str:
    piles = [face(reader, each, left) for each, left in zip(reader.g.faces, reader.g.buildings, strict=True)]
    return reader.say("word-buildings", tiles=" | ".join(piles))


def face(reader: Reader, thing: Face, left: int) -> str:
    figures = {"builders": thing.builders, "dollars": thing.builders * WAGE, "points": points(reader.say, thing.points)}
    return reader.say("word-pile", left=left, name=thing.id, **figures)


def say_trains(reader: Reader) -> str:
    say = reader.say
    cards = [say("word-at", space=train_title(say, card), tile=phrases(say, TRAIN_ACTIONS[card])) for card in reader.g.trains]
    return say("word-trains", cards=" | ".join(cards))


def say_tiles(reader: Reader) -> Iterator[str]:
    say, g = reader.say, reader.g
    objectives = (objective_title(say, tile, PLAIN) for tile in g.objective_row if tile is not None)
    bonuses = (bonus_tile_title(say, tile, PLAIN) for tile in g.bonus_row if tile is not None)
    yield say("word-objective-row", tiles=in_row(reader, objectives), stack=len(g.objectives))
    yield say("word-bonus-row", tiles=in_row(reader, bonuses), stack=len(g.bonuses))


def in_row(reader: Reader, named: Iterable[str]) -> str:
    return " · ".join(named) or reader.say("word-none")


# ------------------------------------------------------------ one's own


def say_own(reader: Reader, seat: Seat | None) -> Iterator[str]:
    """Hand and discard pile of the seat."""
    if seat is None or seat >= len(reader.g.players):
        return iter(())
    me = reader.g.players[seat]
    return say_cards(reader.say, me.hand, me.discard, partial(card, reader), _order)


def _order(card: Card) -> tuple[bool, int, str]:
    return not isinstance(card, Cattle), card.value if isinstance(card, Cattle) else 0, card.id


def card(reader: Reader, thing: Card) -> str:
    named = reader.say(f"{thing.kind}-{thing.id}")
    return cattle_card(reader.say, named, thing.value, thing.points) if isinstance(thing, Cattle) else named


SEATS: dict[type, Callable[[Reader, Any, Seat | None], Iterator[str]]] = {Player: say_player, **sue.SEAT}
"""By whoever sits there."""
