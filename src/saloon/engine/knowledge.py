"""Imagining: a position that could be the true one, as far as a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from saloon.engine.asks import Seat
from saloon.engine.dice import Dice
from saloon.engine.flyweight import Component
from saloon.engine.marks import Somewhere
from saloon.engine.position import Position
from saloon.engine.state import Zone

Place = tuple[list[Any], int, Any]
"""A hidden list, a place in it, and the pool that this place belongs to."""

Known = Callable[[Any, Seat | None], Iterable[tuple[list[Any], Iterable[Any]]]]
"""A game's refinement: pairs of a hidden list and cards that the seat knows to be in it, each in its place or `Somewhere`."""


class Strangers(NamedTuple):
    """Cards of one pool among hidden lists of another: that they are there is known, but at which of all the places is not."""

    lists: Sequence[list[Any]]
    cards: Sequence[Any]
    pool: Any


Lodging = Callable[[Any, Seat | None], Iterable[Strangers]]


def imagine(g: Position, seat: Seat | None, dice: Dice, known: Known | None = None, strangers: Lodging | None = None) -> None:
    """Deal anew, in place, all that the seat cannot see: within each pool, cards change places at random.

    In place, because a flow in mid-turn holds on to the very lists of its position. What comes out depends on what the seat
    knows and on the dice alone, not on how the hidden cards really lie.
    """
    lodged = [place for each in strangers(g, seat) for place in _lodge(each, dice)] if strangers else []
    stay = {id(hidden): cards for hidden, cards in known(g, seat)} if known else {}
    pools: dict[Any, list[Zone]] = {}
    for zone in g.zones(seat):
        if zone.pool is None:
            _forget(zone)
        else:
            pools.setdefault(zone.pool, []).append(zone)
    for pool, zones in pools.items():
        _deal_anew(pool, zones, stay, lodged, dice)
    g.dice.state, g.dice.key = dice.below(1 << 63), b""


class Deal(NamedTuple):
    """How an imagined position lies: what is in every zone, in their order, and the dice."""

    cards: list[Any]
    dice: int


def dealt(g: Position, seat: Seat | None) -> Deal:
    """What `imagine` has dealt, for `lay`."""
    held = [getattr(zone.holder, zone.name) for zone in g.zones(seat)]
    return Deal([cards[:] if isinstance(cards, list) else cards for cards in held], g.dice.state)


def lay(g: Position, seat: Seat | None, deal: Deal) -> None:
    """Lay another copy of the position that was imagined the same way; in place, as there."""
    for zone, cards in zip(g.zones(seat), deal.cards, strict=True):
        if isinstance(cards, list):
            getattr(zone.holder, zone.name)[:] = cards
        elif zone.pool is None:
            _forget(zone)
        else:
            setattr(zone.holder, zone.name, cards)
    g.dice.state, g.dice.key = deal.dice, b""


def reshuffle(g: Position, seats: Sequence[Seat], dice: Dice, known: Known | None = None) -> None:
    """Deal anew, in place, what none of these seats can see, nor knows to lie where it does; their private notes stay."""
    unseen = set.intersection(*({(id(zone.holder), zone.name) for zone in g.zones(seat)} for seat in seats))
    stay = _known_to_any(g, seats, known) if known else {}
    pools: dict[Any, list[Zone]] = {}
    for zone in g.zones(seats[0]):
        if zone.pool is not None and (id(zone.holder), zone.name) in unseen:
            pools.setdefault(zone.pool, []).append(zone)
    for pool, zones in pools.items():
        _deal_anew(pool, zones, stay, (), dice)
    g.dice.state, g.dice.key = dice.below(1 << 63), b""


def _known_to_any(g: Position, seats: Sequence[Seat], known: Known) -> dict[int, Iterable[Any]]:
    """By hidden list, the cards that one of the seats knows to be in it; somewhere, if nobody knows where."""
    found: dict[int, Counter[Any]] = {}
    placed: set[int] = set()
    for seat in seats:
        for hidden, cards in known(g, seat):
            if not isinstance(cards, Somewhere):
                placed.add(id(hidden))
            found[id(hidden)] = found.get(id(hidden), Counter()) | Counter(cards)
    return {key: [*cards.elements()] if key in placed else Somewhere(cards.elements()) for key, cards in found.items()}


def _lodge(strangers: Strangers, dice: Dice) -> Iterator[Place]:
    """Move strangers to places drawn by lot; those belong to their own pool then."""
    places = [(cards, place) for cards in strangers.lists for place in range(len(cards))]
    rest = [cards[place] for cards, place in places]
    for card in strangers.cards:
        rest.remove(card)
    dice.shuffle(places)
    for (cards, place), card in zip(places, [*strangers.cards, *rest], strict=True):
        cards[place] = card
    yield from ((cards, place, strangers.pool) for cards, place in places[: len(strangers.cards)])


def _deal_anew(pool: Any, zones: list[Zone], stay: dict[int, Iterable[Any]], lodged: Sequence[Place], dice: Dice) -> None:
    """Known cards keep their very places, so that one known to lie on top of a deck stays there; or they lie somewhere."""
    open_places: list[tuple[Zone, list[Any], list[int]]] = []
    for zone in zones:
        cards = _cards(zone)
        open_places.append((zone, cards, _free_places(cards, stay.get(id(cards), ()), dice)))
    for lodging, place, _ in lodged:
        for _, cards, places in open_places:
            if cards is lodging and place in places:  # not one that is known to hold an equal card
                places.remove(place)
    abroad = [(cards, place) for cards, place, own in lodged if own == pool]
    loose = [cards[place] for _, cards, places in open_places for place in places]
    loose += [cards[place] for cards, place in abroad]
    loose.sort(key=_in_order)
    dice.shuffle(loose)
    for zone, cards, places in open_places:
        for place in places:
            cards[place] = loose.pop()
        if places:
            _put(zone, cards)
    for cards, place in abroad:
        cards[place] = loose.pop()


def _in_order(card: Any) -> Any:
    return card.id if isinstance(card, Component) else card


def _free_places(cards: list[Any], known: Iterable[Any], dice: Dice) -> list[int]:
    """The places of a hidden list that may hold anything of its pool."""
    places = list(range(len(cards)))
    if isinstance(known, Somewhere):
        return _scattered(cards, known, places, dice)
    for card in known:
        places.remove(next(place for place in places if cards[place] == card))
    return places


def _scattered(cards: list[Any], known: Somewhere, places: list[int], dice: Dice) -> list[int]:
    """Put known cards at places drawn by lot; the other cards of the list take those that are left."""
    rest = list(cards)
    for card in known:
        rest.remove(card)
    dice.shuffle(places)
    for card in sorted(known, key=_in_order):
        cards[places.pop()] = card
    places.sort()
    for place, card in zip(places, rest, strict=True):
        cards[place] = card
    return places


def _cards(zone: Zone) -> list[Any]:
    """The cards of a zone: a list, or a single card that may be missing."""
    value = getattr(zone.holder, zone.name)
    if isinstance(value, list):
        return value
    return [] if value is None else [value]


def _put(zone: Zone, cards: list[Any]) -> None:
    """Lists were dealt to in place; a single card is set."""
    if getattr(zone.holder, zone.name) is not cards:
        setattr(zone.holder, zone.name, cards[0])


def _forget(zone: Zone) -> None:
    """Other seats' private notes are imagined empty."""
    value = getattr(zone.holder, zone.name)
    if isinstance(value, list | dict):
        value.clear()
    else:
        setattr(zone.holder, zone.name, None)
