"""High Noon: a very small game with an automa, for the tests of everything that seats one.

The rules, in short: play one of your cards for its points, then draw another. Alone one plays against Sue, who walks up and
turns a card of the deck over for its points. Whoever has no card left ends the game, and most points win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Annotated, Any

from saloon.engine import (
    Ask,
    Books,
    Bots,
    Component,
    Dice,
    Flow,
    Game,
    GameOptions,
    Hidden,
    Hold,
    Holdings,
    Only,
    Page,
    Position,
    Rules,
    Seat,
    Tell,
    Texts,
    Verb,
    component,
    state,
)
from saloon.engine.books import move

SUE = "Sue"
DEALT = 2


@component
class Shot(Component):
    id: str
    points: int


SHOTS = tuple(Shot(f"shot_{points}", points) for points in range(1, 61))


class Options(GameOptions, frozen=True):
    """together: Sue plays in the same turn as the person. sue_first: she begins."""

    together: bool = False
    sue_first: bool = False


@state
class Player:
    seat: Seat
    points: int
    hand: Annotated[list[Shot], Hidden("owner", pool="shots")]


@state
class Noon(Position):
    players: list[Player]
    deck: Annotated[list[Shot], Hidden("nobody", pool="shots")]
    sue: bool
    together: bool
    active: Seat = 0
    played: list[Shot] = []


def setup(options: Options, seats: int, dice: Dice) -> Noon:
    shots = list(SHOTS)
    dice.shuffle(shots)
    alone = seats == 1
    players = [Player(seat, 0, [shots.pop() for _ in range(DEALT)]) for seat in range(seats)]
    if alone:
        players.append(Player(1, 0, []))
    first = int(alone and options.sue_first)
    return Noon(dice=dice, players=players, deck=shots, sue=alone, together=alone and options.together, active=first)


def turn(g: Noon) -> Flow:
    if g.sue and g.active == 1:
        yield from sue(g)
        g.active = 0
        return
    me = g.active
    yield from duel(g, me)
    g.active = (me + 1) % len(g.players)
    if g.together:
        yield from sue(g)
        g.active = 0


def duel(g: Noon, me: Seat) -> Flow:
    player = g.players[me]
    shot = yield Ask(me, "play", sorted(player.hand, key=lambda shot: shot.points))
    player.hand.remove(shot)
    _scored(g, me, shot)
    yield Hold(me)
    if not g.together and g.deck:
        g.seal()
        drawn = g.deck.pop()
        player.hand.append(drawn)
        g.tell("draws", me, shot=Only((me,), drawn))


def sue(g: Noon) -> Flow:
    me = len(g.players) - 1
    g.tell("walks", me)
    yield Hold(me)
    if g.deck:
        g.seal()
        _scored(g, me, g.deck.pop())
        yield Hold(me)


def _scored(g: Noon, seat: Seat, shot: Shot) -> None:
    g.played.append(shot)
    g.players[seat].points += shot.points
    g.tell("shoots", seat, shot=shot, points=shot.points)


def over(g: Noon) -> bool:
    return not g.players[g.active].hand and not (g.sue and g.active == 1)


def invariants(g: Noon) -> None:
    shots = [*g.deck, *g.played, *(shot for player in g.players for shot in player.hand)]
    assert sorted(shot.id for shot in shots) == sorted(shot.id for shot in SHOTS)


def holdings(g: Noon) -> Holdings:
    found: Holdings = Counter(("played", shot) for shot in g.played)
    found.update(("deck", shot) for shot in g.deck)
    for player in g.players:
        found[player.seat, "points"] = player.points
        found.update((player.seat, shot) for shot in player.hand)
    return found


def _draws(books: Holdings, tell: Tell) -> None:
    move(books, ("deck", tell.values["shot"]), (tell.seat, tell.values["shot"]))


def _shoots(books: Holdings, tell: Tell) -> None:
    """From the hand, or from the deck as Sue does, who has none."""
    shot = tell.values["shot"]
    move(books, (tell.seat, shot) if books[tell.seat, shot] else ("deck", shot), ("played", shot))
    books[tell.seat, "points"] += tell.values["points"]


def highest(g: Noon, ask: Ask) -> Shot | None:
    """A standing answer: play the card with most points."""
    return ask.options[-1] if ask.verb == "play" else None


def last_card(g: Noon, ask: Ask) -> Shot | None:
    """A standing answer: play the only card that one holds, as one can see for oneself."""
    return ask.options[0] if len(g.players[ask.seat].hand) == 1 else None


def position(g: Noon, seat: Seat | None, names: Sequence[str], say: Texts | None) -> list[str]:
    return [f"{names[player.seat]}: {player.points}" for player in g.players]


def board(g: Noon, viewpoint: Any) -> dict[str, str]:
    """A street with everybody's points."""
    lines = position(g, viewpoint.seat, viewpoint.names, None)
    shown = "".join(f'<text x="20" y="{40 + 30 * at}">{escape(line)}</text>' for at, line in enumerate(lines))
    return {"street": f'<svg class="noon" viewBox="0 0 600 120" role="img" aria-label="Street">{shown}</svg>'}


def poster() -> str:
    """A street under the sun, drawn without any brush of the house."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 264 136"><circle cx="132" cy="40" r="24" fill="#F9C873"/></svg>'
    )


GAME = Game(
    package="high_noon",
    rules_number=1,
    seats=(1, 2),
    options=Options,
    rules=Rules(
        state=Noon,
        setup=setup,
        turn=turn,
        over=over,
        verbs={"play": Verb(SHOTS, ("shot",))},
        score=lambda g, seat: {"points": g.players[seat].points},
        seats_of=lambda g: len(g.players),
        components=(Shot,),
        automas={1: (SUE,)},
        invariants=invariants,
        books=Books(holdings, {"draws": _draws, "shoots": _shoots}),
    ),
    page=Page(position=position, board=board, poster=poster, standing={"highest": highest, "last_card": last_card}),
    bots=Bots(rate_options=lambda g, ask: [shot.points for shot in ask.options]),
)
