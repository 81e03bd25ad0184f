"""The position in lines of plain text, good enough to play by: always from an observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from saloon.engine import UNKNOWN, Seat, texts
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BANK,
    INDEX,
    MARKET,
    MOST_CERTIFICATES,
    POST_ACTIONS,
    POSTS,
    REMOVALS,
    SIMMENTAL_SPACE,
    SLOTS,
    SPACES,
    SPECIALISTS,
    TRAIN_ACTIONS,
    WAGE,
    WORKERS,
    Building,
    Card,
    Cattle,
    Face,
    Post,
    Space,
)
from saloon.games.great_western_trail_el_paso.names import (
    PLAIN,
    Look,
    bonus_tile_title,
    objective_title,
    slot_title,
    solo_title,
    space_title,
    train_title,
)
from saloon.games.great_western_trail_el_paso.phrases import flat_phrases, phrase, phrases
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.rules.effects import auxiliary_action
from saloon.games.great_western_trail_el_paso.rules.el_paso import permanent
from saloon.games.great_western_trail_el_paso.rules.hands import hand_limit
from saloon.games.great_western_trail_el_paso.rules.moving import step_limit
from saloon.games.great_western_trail_el_paso.rules.turn import over
from saloon.games.great_western_trail_el_paso.state import Player, State, Sue
from saloon.games.trail.names import ONE, Names, building_title, called, counted, owned_building
from saloon.games.trail.phrases import noted, points, worth


def words(g: State, seat: Seat | None, names: Names, language: str) -> list[str]:
    """The trail place by place, posts, players, what is on offer, and what the seat holds; a spectator is seat None."""
    look = Look(g, texts(__package__, language), names)
    lines = [say_end(look), look.say("word-trail"), *say_trail(look), say_posts(look)]
    for player in g.players:
        lines += say_player(look, player, seat)
    if g.sue is not None:
        lines += say_sue(look, g.sue)
    lines += [say_market(look), say_workers(look), say_buildings(look), say_trains(look), *say_tiles(look)]
    return [*lines, *say_own(look, seat)]


def say_end(look: Look) -> str:
    if look.g.closer is not None:
        return look.say("word-last-turns", name=look.player(look.g.closer))
    return look.say("word-table", left=look.g.simmentals)


# ------------------------------------------------------------ trail and posts


def say_trail(look: Look) -> Iterator[str]:
    """Every space, clockwise from El Paso; the two of a fork one after the other."""
    for space in SPACES:
        here = at(look, space)
        if space.sort == "common":
            price = look.say("word-dollars", dollars=space.price)
            yield "    " + look.say("word-at", space=noted(space_title(look.say, space), [price]), tile=here)
        elif space.sort == "neutral":
            yield "  " + look.say("word-at", space=space.letter, tile=here)
        elif space is not SIMMENTAL_SPACE:
            yield "  " + here


def at(look: Look, space: Space) -> str:
    """What lies on a space, and who stands there."""
    tile = look.g.trail[INDEX[space]]
    if tile is not None:
        here = building_title(look.say, tile) if tile.owner == BANK else owned_building(look, tile, BANK)
    else:
        here = look.say("word-empty") if space.sort == "common" else space_title(look.say, space)
    ranchers = [look.player(who.seat) for who in _all(look.g) if who.rancher is space]
    return f"{here} [{look.say('word-ranchers', names=', '.join(ranchers))}]" if ranchers else here


def _all(g: State) -> list[Player | Sue]:
    return [*g.players, *([] if g.sue is None else [g.sue])]


def say_posts(look: Look) -> str:
    return look.say("word-posts", posts=" | ".join(post(look, each) for each in POSTS))


def post(look: Look, thing: Post) -> str:
    """Its reward and points, and whose discs are there."""
    say = look.say
    notes = [say("help-black" if thing.black else "help-plain")]
    notes += [flat_phrases(say, [POST_ACTIONS[thing]])] if thing in POST_ACTIONS else []
    notes += [points(say, thing.points)] if thing.points else []
    discs = counted(look.player(who.seat) for who in _all(look.g) for each in who.posts if each is thing)
    named = noted(str(thing.value), notes)
    return say("word-at", space=named, tile=", ".join(discs)) if discs else named


# ------------------------------------------------------------ players


def say_player(look: Look, player: Player, seat: Seat | None) -> Iterator[str]:
    say, g = look.say, look.g
    notes = {"word-you": player.seat == seat, "word-to-play": _to_play(g, player.seat), "word-closer": g.closer == player.seat}
    yield say(
        "word-player",
        player=called(look, player.seat, notes),
        dollars=player.dollars,
        hand=len(player.hand),
        limit=hand_limit(player),
        rancher=rancher(look, player),
    )
    yield "  " + say(
        "word-board",
        workers=crew(look, player.workers),
        certificates=player.certificates,
        most=MOST_CERTIFICATES,
        permanent=permanent(player),
        tokens=player.tokens,
        steps=step_limit(player),
    )
    yield from (f"  {line}" for line in belongings(look, player))


def _to_play(g: State, seat: Seat) -> bool:
    return seat == g.active and not over(g)


def rancher(look: Look, who: Player | Sue) -> str:
    if who.rancher is None:
        return look.say("word-rancher-none")
    tile = look.g.trail[INDEX[who.rancher]]
    if isinstance(tile, Building) and tile.owner == BANK:
        return look.say("word-rancher", place=building_title(look.say, tile, ONE))
    return look.say("word-rancher", place=space_title(look.say, who.rancher, ONE))


def crew(look: Look, counts: Sequence[int]) -> str:
    """Workers by type, those that there are."""
    found = [look.say("some-workers", worker=WORKERS[index].id, count=count) for index, count in enumerate(counts) if count]
    return ", ".join(found) or look.say("word-no-workers")


def belongings(look: Look, player: Player) -> Iterator[str]:
    """What lies on and beside a player board; what is empty is not said."""
    say = look.say
    able = [action for each in AUXILIARIES if (action := auxiliary_action(player, each)) is not None]
    yield say("word-auxiliaries", actions=" · ".join(phrase(say, action) for action in able))
    discs = [slot_title(say, slot) for slot, there in zip(SLOTS, player.slots, strict=True) if there]
    yield from _said(look, {"word-discs": ("discs", discs)})
    yield from possessions(look, player)
    yield say("word-piles", draw=len(player.draw), discard=len(player.discard), removed=len(player.removed), most=REMOVALS)


def possessions(look: Look, who: Player | Sue) -> Iterator[str]:
    """What players and Sue have alike."""
    say = look.say
    yield from _said(
        look,
        {
            "word-own-buildings": ("tiles", own(look, who)),
            "word-own-posts": ("posts", [str(post.value) for post in who.posts]),
            "word-objectives": ("tiles", [objective_title(say, tile, PLAIN) for tile in who.objectives]),
            "word-bonuses": ("tiles", [bonus_tile_title(say, tile, PLAIN) for tile in who.bonuses]),
        },
    )


def own(look: Look, who: Player | Sue) -> list[str]:
    """Buildings with where they stand."""
    there = own_buildings(look.g, who.seat)
    return [look.say("word-stands", name=tile.name, space=space_title(look.say, space)) for space, tile in there]


def _said(look: Look, found: dict[str, tuple[str, list[str]]]) -> Iterator[str]:
    for key, (what, things) in found.items():
        if things:
            yield look.say(key, **{what: " · ".join(counted(things))})


# ------------------------------------------------------------ Sue


def say_sue(look: Look, sue: Sue) -> Iterator[str]:
    say, g = look.say, look.g
    notes = {"word-to-play": _to_play(g, sue.seat), "word-closer": g.closer == sue.seat}
    yield say("word-sue", player=called(look, sue.seat, notes), rancher=rancher(look, sue), discs=sue.discs)
    yield "  " + say("word-sue-row", workers=", ".join(_row(look, sue)))
    if sue.card is not None:
        yield "  " + say("word-sue-card", card=solo_title(say, sue.card))
    cattle = [say(f"cattle-{card.id}") for card in sue.cattle]
    played = [card.id for card in sue.discard]
    found = {"word-sue-cattle": ("cards", cattle), "word-sue-played": ("cards", played)}
    yield from (f"  {line}" for line in [*_said(look, found), *possessions(look, sue)])
    yield "  " + say("word-sue-piles", reserve=len(sue.reserve), deck=len(sue.deck))


def _row(look: Look, sue: Sue) -> Iterator[str]:
    """Her types from the left, with the jokers that joined them."""
    for worker in sue.row:
        kind = SPECIALISTS.index(worker)
        named = look.say("some-workers", worker=worker.id, count=sue.workers[kind])
        jokers = sue.jokers[kind]
        yield noted(named, [look.say("word-of-them-jokers", jokers=jokers)] if jokers else [])


# ------------------------------------------------------------ on offer


def say_market(look: Look) -> str:
    breeds = [breed(look, each, left) for each, left in zip(MARKET, look.g.market, strict=True)]
    return look.say("word-market", cards=" · ".join(breeds))


def breed(look: Look, card: Cattle, left: int) -> str:
    say = look.say
    figures = {"cowboys": card.cowboys, "dollars": card.cowboys * WAGE}
    return say("word-breed", left=left, breed=say(f"cattle-{card.id}"), worth=worth(say, card.value, card.points), **figures)


def say_workers(look: Look) -> str:
    return look.say("word-workers", workers=crew(look, look.g.workers))


def say_buildings(look: Look) -> str:
    piles = [face(look, each, left) for each, left in zip(look.g.faces, look.g.buildings, strict=True)]
    return look.say("word-buildings", tiles=" | ".join(piles))


def face(look: Look, thing: Face, left: int) -> str:
    figures = {"builders": thing.builders, "dollars": thing.builders * WAGE, "points": points(look.say, thing.points)}
    return look.say("word-pile", left=left, name=thing.id, **figures)


def say_trains(look: Look) -> str:
    say = look.say
    cards = [say("word-at", space=train_title(say, card), tile=phrases(say, TRAIN_ACTIONS[card])) for card in look.g.trains]
    return say("word-trains", cards=" | ".join(cards))


def say_tiles(look: Look) -> Iterator[str]:
    say, g = look.say, look.g
    objectives = (objective_title(say, tile, PLAIN) for tile in g.objective_row if tile is not None)
    bonuses = (bonus_tile_title(say, tile, PLAIN) for tile in g.bonus_row if tile is not None)
    yield say("word-objective-row", tiles=in_row(look, objectives), stack=len(g.objectives))
    yield say("word-bonus-row", tiles=in_row(look, bonuses), stack=len(g.bonuses))


def in_row(look: Look, named: Iterable[str]) -> str:
    return " · ".join(named) or look.say("word-none")


# ------------------------------------------------------------ one's own


def say_own(look: Look, seat: Seat | None) -> Iterator[str]:
    """Hand and discard pile, which their player may look through."""
    if seat is None or seat >= len(look.g.players):
        return
    me = look.g.players[seat]
    if UNKNOWN not in me.hand:
        yield look.say("word-hand", cards=", ".join(cards(look, me.hand))) if me.hand else look.say("word-hand-empty")
    if me.discard:
        yield look.say("word-discard", cards=", ".join(cards(look, me.discard)))


def cards(look: Look, zone: list[Card]) -> list[str]:
    return counted(card(look, each) for each in sorted(zone, key=_order))


def _order(card: Card) -> tuple[bool, int, str]:
    return not isinstance(card, Cattle), card.value if isinstance(card, Cattle) else 0, card.id


def card(look: Look, thing: Card) -> str:
    named = look.say(f"{thing.kind}-{thing.id}")
    return noted(named, [worth(look.say, thing.value, thing.points)]) if isinstance(thing, Cattle) else named
