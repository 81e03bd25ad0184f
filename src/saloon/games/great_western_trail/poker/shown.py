"""The poker table in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from saloon.engine import UNKNOWN, Line, Texts
from saloon.engine.reader import Note, noted
from saloon.games.great_western_trail.components import Card, Worker
from saloon.games.great_western_trail.poker.components import BANK, Addon, Bonus
from saloon.games.great_western_trail.poker.rules import hand_value, place_of, table
from saloon.games.great_western_trail.poker.state import PokerSeat, PokerState
from saloon.games.great_western_trail.state import Player
from saloon.games.great_western_trail.texts.names import card_title
from saloon.games.great_western_trail.texts.option_notes import master
from saloon.games.trail.texts.option_notes import left
from saloon.games.trail.texts.phrases import points


def known_cards(place: PokerSeat) -> list[Card]:
    """Those that the viewer may see."""
    return [card for card in place.cards if card != UNKNOWN]


# ------------------------------------------------------------ options


def sit(reader: Any, worker: Worker) -> str:
    """Who would sit there, and what for."""
    say: Texts = reader.say
    named = say("seat-worker", worker=say(f"worker-{worker.id}.one"))
    bonuses = table(reader.g).bonuses if reader.g.poker is not None else []
    return f"{named} ({bonus_figures(say, bonuses[-1])})" if bonuses else named


def bonus_figures(say: Texts, bonus: Bonus) -> str:
    return ", ".join([say("note-dollars", count=bonus.dollars), points(say, bonus.points)])


def lay(reader: Any, card: Card) -> str:
    """A card, what it costs to lay it, and what one's cards would make then."""
    say: Texts = reader.say
    notes = [say("word-value", value=card.value)]
    notes += [say("note-pay", dollars=reader.about)] if reader.about else []
    mine = place_of(reader.g, reader.me).cards if reader.g.poker is not None else [UNKNOWN]
    if all(each != UNKNOWN for each in mine):
        notes.append(say("note-poker-sum", old=hand_value(mine), new=hand_value(mine) + card.value))
    return noted(say(f"breed-{card.breed}") if card.breed else card_title(say, card), notes)


LABELS: dict[str, Callable[[Any, Any], str]] = {"sit": sit, "lay": lay}
NOTES: dict[str, Note] = {"sit": master, "lay": lambda reader, card: left(reader, reader.about or 0)}
"""Who sits down leaves the board as for a station master."""


# ------------------------------------------------------------ components


def bonus_title(say: Texts, bonus: Bonus) -> str:
    return say("bonus-title", figures=bonus_figures(say, bonus))


def explain_bonus(say: Texts, bonus: Bonus) -> Iterator[str]:
    yield say("help-bonus", dollars=bonus.dollars, points=points(say, bonus.points), players=bonus.players)


def addon_title(say: Texts, addon: Addon) -> str:
    return say(f"effect-{addon.gives}")


def explain_addon(say: Texts, addon: Addon) -> Iterator[str]:
    yield say("help-addon", space=addon.space)
    yield say(f"term-{addon.gives}.help")


TITLES: dict[type, Callable[..., str]] = {Bonus: bonus_title, Addon: addon_title}
EXPLAIN: dict[type, Callable[[Texts, Any], Iterator[str]]] = {Bonus: explain_bonus, Addon: explain_addon}


# ------------------------------------------------------------ position and score


def position(reader: Any) -> Iterator[str]:
    """Pot and tokens, then seat by seat; with one's own cards."""
    return said(reader, known_cards)


def table_words(reader: Any) -> Iterator[str]:
    """The same as everybody may read it: what is drawn is not always uncovered."""
    return said(reader, lambda place: [])


def said(reader: Any, seen: Callable[[PokerSeat], list[Card]]) -> Iterator[str]:
    say, poker = reader.say, table(reader.g)
    left = ", ".join(str(bonus.points) for bonus in reversed(poker.bonuses)) or say("word-none")
    yield say("word-poker", pot=poker.pot, bank=BANK, bonuses=left)
    for place in poker.seats:
        yield "  " + seat_words(reader, place, seen(place))
    for hand in poker.shown:
        cards = ", ".join(card_title(say, card) for card in hand.cards)
        yield "  " + say(
            "word-poker-shown", player=reader.player(hand.seat), cards=cards, value=hand_value(hand.cards), dollars=hand.prize
        )


def seat_words(reader: Any, place: PokerSeat, seen: list[Card]) -> str:
    say: Texts = reader.say
    player = reader.player(place.seat)
    if place.worker is None or place.bonus is None:
        return say("word-poker-empty", player=player)
    worker, figures = say(f"worker-{place.worker.id}"), points(say, place.bonus.points)
    if seen:
        cards = ", ".join(card_title(say, card) for card in seen)
        return say("word-poker-own", player=player, worker=worker, points=figures, cards=cards, value=hand_value(seen))
    return say("word-poker-seat", player=player, worker=worker, points=figures, count=len(place.cards))


def bonus_lines(g: PokerState, me: Player, say: Texts) -> Iterator[Line]:
    bonus = place_of(g, me).bonus
    if bonus is not None:
        yield say("sum-bonus"), bonus.points
