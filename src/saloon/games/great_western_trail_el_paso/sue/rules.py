"""Sue's turn: a card, a move, an action; a delivery where she reaches El Paso.

She decides nothing: every step follows from her card, and she stops after each so that people can follow.
"""

from __future__ import annotations

from collections.abc import Callable

from saloon.engine import Flow, Hold
from saloon.games.great_western_trail_el_paso.components import (
    BREED_INDEX,
    BUILDER,
    CORRIENTE,
    COWBOY,
    EL_PASO,
    ENGINEER,
    FOLLOWING,
    HEREFORD,
    INDEX,
    JOKER,
    MARKERS,
    MARKET,
    POSTS,
    ROUND,
    SIMMENTAL,
    SPACES,
    SPECIALISTS,
    TRAIN_ACTIONS,
    WORKERS,
    Building,
    Cattle,
    Face,
    Post,
    Solo,
    Space,
    Tile,
    Worker,
)
from saloon.games.great_western_trail_el_paso.rules.building import free_sites, own_buildings, place
from saloon.games.great_western_trail_el_paso.rules.el_paso import take_simmental
from saloon.games.great_western_trail_el_paso.rules.moving import arrival
from saloon.games.great_western_trail_el_paso.rules.tiles import keep, places_of
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.sue.numbers import JOKER_LIMIT, SECOND_POST
from saloon.games.great_western_trail_el_paso.sue.state import Sue
from saloon.games.trail.automa import turn_card
from saloon.games.trail.turns import pass_on


def turn(g: State, sue: Sue) -> Flow:
    """Card and movement, action, and the delivery if this move has ended at El Paso."""
    card = turn_card(g, sue, "sue", sue.deck, sue.discard)
    move(g, sue, steps_of(sue, card))
    yield Hold(sue.seat)
    act(g, sue, card)
    yield Hold(sue.seat)
    if sue.rancher is EL_PASO:
        visit_el_paso(g, sue)
        yield Hold(sue.seat)
    sue.discard.append(card)
    sue.card = None
    pass_on(g, g.seats)


# ------------------------------------------------------------ movement


def steps_of(sue: Sue, card: Solo) -> int:
    """As printed, or as many as she has workers of the type."""
    return card.steps or sue.workers[SPECIALISTS.index(Worker.of(card.by))]


def move(g: State, sue: Sue, steps: int) -> None:
    """Exactly so many steps, but never past El Paso."""
    came, done = sue.rancher, 0
    while done < steps and (not done or sue.rancher is not EL_PASO):
        sue.rancher = next_location(g, sue)
        done += 1
    there = arrival(g, sue.seat, sue.rancher)
    g.tell("sue_moves", sue.seat, steps=done, stopped=int(done < steps), origin=came, **there)


def next_location(g: State, sue: Sue) -> Space:
    index = INDEX[sue.rancher]
    while True:
        index = next_space(g, sue, FOLLOWING[index])
        if g.trail[index] is not None or SPACES[index] is EL_PASO:
            return SPACES[index]


def next_space(g: State, sue: Sue, branches: list[int]) -> int:
    """At a fork the branch without a building; the inner one, which is listed first, if they are equal."""
    built = [g.trail[branch] is not None for branch in branches]
    branch = branches[built.index(min(built))]
    if len(branches) > 1:
        g.tell("sue_forks", sue.seat, lane=SPACES[branch].lane, tie=int(built[0] == built[1]))
    return branch


# ------------------------------------------------------------ actions


def act(g: State, sue: Sue, card: Solo) -> None:
    g.seal()
    if card.draws:
        draw(g, sue, card.draws)
    else:
        ACTIONS[card.action](g, sue)


def draw(g: State, sue: Sue, count: int) -> None:
    """Cards of her reserve, as long as it lasts: cattle to her pile, workers to her row."""
    for _ in range(count):
        if not sue.reserve:
            g.tell("sue_reserve_empty", sue.seat)
            return
        g.seal()
        card = sue.reserve.pop()
        if isinstance(card, Cattle):
            sue.cattle.append(card)
            g.tell("sue_draws", sue.seat, card=card)
        elif card is WORKERS[JOKER]:
            kind = type_of_joker(sue)
            tie = 2 if sue.workers[kind] >= JOKER_LIMIT else int(_is_tied(sue, kind))
            sue.workers[kind] += 1
            sue.jokers[kind] += 1
            g.tell("sue_draws_joker", sue.seat, card=card, worker=SPECIALISTS[kind], tie=tie)
        else:
            assert isinstance(card, Worker)
            sue.workers[card.index] += 1
            g.tell("sue_draws", sue.seat, card=card)


def _is_tied(sue: Sue, kind: int) -> bool:
    return sue.workers.count(sue.workers[kind]) > 1


def row_of(sue: Sue) -> list[int]:
    """Her types in the order of her row, which breaks ties."""
    return [SPECIALISTS.index(worker) for worker in sue.row]


def type_of_joker(sue: Sue) -> int:
    """What she has most of, but not four or more, the leftmost if equal; the leftmost of all if she has four of everything."""
    small = [kind for kind in row_of(sue) if sue.workers[kind] < JOKER_LIMIT]
    return max(small, key=lambda kind: sue.workers[kind]) if small else row_of(sue)[0]


def take_cattle(g: State, sue: Sue, breed: Cattle, why: str) -> bool:
    """From the market to her pile, if there is one left; `why` is told: market, train, or instead of a building."""
    place = BREED_INDEX[breed]
    if not g.market[place]:
        return False
    g.market[place] -= 1
    sue.cattle.append(breed)
    g.tell("sue_takes_cattle", sue.seat, card=breed, why=why)
    return True


def cattle_market(g: State, sue: Sue) -> None:
    """The breed that her cowboys can pay for; if it is sold out the next cheaper one."""
    best = min(sue.workers[COWBOY], len(MARKET))
    if not any(take_cattle(g, sue, breed, "market") for breed in reversed(MARKET[:best])):
        g.tell("sue_finds_nothing", sue.seat)


def train(g: State, sue: Sue) -> None:
    """The card with the number of her engineers; of its actions only tiles, cattle and hiring."""
    card = g.trains[min(sue.workers[ENGINEER], len(g.trains)) - 1]
    g.tell("uses_train", sue.seat, train=card)
    for action in TRAIN_ACTIONS[card]:
        word = action.keyword
        if word in ("objective", "bonus", "tile"):
            take_tile(g, sue, word)
        elif word == "take":
            take_cattle(g, sue, CORRIENTE, "train")
        elif word == "hire":
            draw(g, sue, 1)


def take_tile(g: State, sue: Sue, word: str) -> None:
    """The open tile with most points; objectives before bonus tiles, then the leftmost, if equal."""
    tiles: list[Tile] = []
    if word != "bonus":
        tiles += [tile for tile in g.objective_row if tile is not None]
    if word != "objective":
        tiles += [tile for tile in g.bonus_row if tile is not None]
    if tiles:
        best = max(tiles, key=lambda tile: tile.points)
        tie = int(sum(tile.points == best.points for tile in tiles) > 1)
        g.tell("sue_takes_tile", sue.seat, tie=tie, **keep(g, sue, best, places_of(g, best)[0]))


def building(g: State, sue: Sue) -> None:
    """Build as long as she has fewer than two, else replace one; else a Hereford."""
    own = own_buildings(g, sue.seat)
    if len(own) < MARKERS and (face := _largest(g, sue.workers[BUILDER])) is not None and (sites := free_sites(g)):
        dearest = max(space.price for space in sites)
        equal = [space for space in sites if space.price == dearest]
        space = min(equal, key=lambda space: ahead(sue, space))
        tile = place(g, sue.seat, face, space)
        g.tell("sue_builds", sue.seat, tile=tile, space=space, dollars=dearest, tie=int(len(equal) > 1))
    elif (swap := _best_swap(g, sue, own)) is not None:
        old = g.trail[INDEX[swap[1]]]
        g.tell("sue_replaces", sue.seat, tile=place(g, sue.seat, *swap), old=old, space=swap[1])
    elif not take_cattle(g, sue, HEREFORD, "instead"):
        g.tell("sue_finds_nothing", sue.seat)


def _largest(g: State, most: int) -> Face | None:
    """The building of the supply that needs most builders, but not more than there are."""
    able = [face for face, left in zip(g.faces, g.buildings, strict=True) if left and face.builders <= most]
    return able[-1] if able else None


def _best_swap(g: State, sue: Sue, own: list[tuple[Space, Building]]) -> tuple[Face, Space] | None:
    """The replacement that uses most builders; of equal ones that of the nearest building."""
    most = sue.workers[BUILDER]
    swaps = [
        (old.builders - face.builders, ahead(sue, space), face, space)
        for space, old in own
        for face, left in zip(g.faces, g.buildings, strict=True)
        if left and 0 < face.builders - old.builders <= most
    ]
    if not swaps:
        return None
    _, _, face, space = min(swaps, key=lambda swap: swap[:2])
    return face, space


def ahead(sue: Sue, space: Space) -> tuple[int, bool]:
    """How far a space is from her rancher, clockwise; where she stands is a whole round away. The inner lane comes first."""
    return (space.order - sue.rancher.order) % ROUND or ROUND, space.lane == "outer"


def best_of_three(g: State, sue: Sue) -> None:
    """Whatever she has most workers for; the leftmost of her row if equal."""
    kind = max(row_of(sue), key=lambda kind: sue.workers[kind])
    g.tell("sue_prefers", sue.seat, worker=SPECIALISTS[kind], tie=int(_is_tied(sue, kind)))
    (cattle_market, building, train)[kind](g, sue)


ACTIONS: dict[str, Callable[[State, Sue], None]] = {
    "cattle": cattle_market,
    "train": train,
    "building": building,
    "best": best_of_three,
}


# ------------------------------------------------------------ El Paso


def visit_el_paso(g: State, sue: Sue) -> None:
    """A Simmental for her pile, and a disc on a post, as long as she has one."""
    g.seal()
    if take_simmental(g, sue):
        sue.cattle.append(SIMMENTAL)
    post = next_post(g, sue)
    if post is None or not sue.discs:
        g.tell("sue_delivers_nothing", sue.seat)
        return
    sue.discs -= 1
    sue.posts.append(post)
    g.tell("sue_delivers", sue.seat, post=post)
    if post.gives == "objective":
        take_tile(g, sue, "objective")
    elif post.gives.startswith("hire"):
        draw(g, sue, 1)


def next_post(g: State, sue: Sue) -> Post | None:
    """First 7; then the next above her highest disc, or, by the other reading, the highest that is open to her (G12)."""
    if len(sue.posts) == 1:
        return next(post for post in POSTS if post.value == SECOND_POST)
    if g.options.sue_delivery == "highest":
        return next((post for post in reversed(POSTS) if post.again or post not in sue.posts), None)
    highest = max(post.value for post in sue.posts)
    return next((post for post in POSTS if post.value > highest), None)
