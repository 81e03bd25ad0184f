"""The chapel: a module of Great Western Trail that no file of the game knows, joined from outside.

The rules, in short: beside the building on neutral space D stands a chapel. Its local action is to pay two dollars and choose a
free pew: that is worth points at the end, and serves the tasks of the two psalms among the objective cards; whoever plays a
psalm gives as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.shapes import rect, text
from saloon.engine import PASS, Ask, Box, Component, Flow, Holdings, Line, Seat, Tell, Texts, Verb, component, state
from saloon.engine.books import move
from saloon.games.great_western_trail import options
from saloon.games.great_western_trail import state as base
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import Action, Space, actions_of, load_objectives
from saloon.games.great_western_trail.evaluation.outlook import Outlook
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.module import Module, Region
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.board.signs import glyph
from saloon.games.trail.evaluation import each
from saloon.games.trail.reasons import because
from saloon.games.trail.vocabulary import Keyword


@component
class Pew(Component):
    """A space of the chapel."""

    id: str
    points: int


BOX = Box(__package__)
PEWS = BOX.load("pew", Pew)
PSALMS = load_objectives(BOX)
GIVING = actions_of("chapel", ["pay 2 -> give 1"])


class Options(options.Options, frozen=True):
    chapel: bool = False


@state
class Chapel:
    """givers: who gave for each pew, by its place in the chapel; None where nobody did."""

    givers: list[Seat | None]


class ChapelState(base.State):
    chapel: Chapel | None = None


# ------------------------------------------------------------ rules


def kit(box: Kit) -> Kit:
    return replace(box, objectives=box.objectives + tuple(card for card in PSALMS for _ in range(card.count)))


def lay_out(g: ChapelState) -> None:
    g.chapel = Chapel([None for _ in PEWS])


def givers(g: ChapelState) -> list[Seat | None]:
    assert g.chapel is not None
    return g.chapel.givers


def pews(g: ChapelState, seat: Seat | None) -> list[Pew]:
    """Those that a seat gave for; of nobody, those that are free."""
    return [pew for pew, giver in zip(PEWS, givers(g), strict=True) if giver == seat]


def give(g: ChapelState, me: Player, optional: bool) -> Flow:
    free = pews(g, None)
    if not free:
        return
    pew = yield from ASKING.choose(g, me, "pew", [*free, PASS] if optional else free)
    if pew != PASS:
        givers(g)[PEWS.index(pew)] = me.seat
        g.tell("gives", me.seat, pew=pew)


def local_actions(g: ChapelState, me: Player, space: Space) -> tuple[Action, ...]:
    return GIVING if space.id == "D" else ()


def chapel_points(g: ChapelState, me: Player) -> int:
    return sum(pew.points for pew in pews(g, me.seat))


def invariants(g: ChapelState) -> None:
    assert len(givers(g)) == len(PEWS), "pews"


def holdings(g: ChapelState) -> Holdings:
    return Counter((giver, "pew", pew) for pew, giver in zip(PEWS, givers(g), strict=True))


def enter_giving(books: Holdings, tell: Tell) -> None:
    pew = tell.values["pew"]
    move(books, (None, "pew", pew), (tell.seat, "pew", pew))


# ------------------------------------------------------------ what is seen, said and rated


def chapel_lines(g: ChapelState, me: Player, say: Texts) -> Iterator[Line]:
    yield from ((say("sum-pew", pew=say(f"pew-{pew.id}")), pew.points) for pew in pews(g, me.seat))


def words(reader: Any) -> list[str]:
    taken = [(pew, giver) for pew, giver in zip(PEWS, givers(reader.g), strict=True) if giver is not None]
    named = [f"{reader.say(f'pew-{pew.id}')} ({reader.player(giver)})" for pew, giver in taken]
    return [reader.say("word-chapel", pews=", ".join(named) or reader.say("word-none"))]


def draw(view: BoardView) -> Drawn:
    """The pews, and beside them the plate where one gives."""
    body = ""
    for place, pew in enumerate(PEWS):
        picture = rect(0, 0, 80, 44, 5, "tile") + text(40, 28, pew.points, "number", 14, "middle")
        body += piece(
            view.viewpoint, f"pew-{pew.id}", picture, 80, 44, x=10 + place * 90, y=8, choices=(f"pew:{pew.id}",),
            help=f"pew-{pew.id}", r=5, badge=8,
        )  # fmt: skip
    plate = rect(0, 0, 80, 44, 5, "tile")
    body += piece(
        view.viewpoint, "chapel-plate", plate, 80, 44, x=290, y=8, choices=("act:chapel-1",), help="action-chapel-1", r=5
    )
    return WIDE if view.desk else NARROW, 60, body


def front_pew(g: ChapelState, ask: Ask) -> Pew | None:
    """A standing answer: the best pew, if it is free."""
    return PEWS[0] if ask.verb == "pew" and PEWS[0] in ask.options else None


def pew_worth(o: Outlook, pew: Pew) -> float:
    return float(pew.points)


CHAPEL = Module[ChapelState](
    id="chapel",
    package=__name__,
    options=Options,
    played=lambda options: options.chapel,
    state=ChapelState,
    spread=({"chapel": "yes"}, {"chapel": "yes", "simmental": "yes"}),
    kit=kit,
    components=(Pew,),
    verbs={"pew": Verb((*PEWS, PASS, EXCHANGE))},
    lay_out=lay_out,
    local_actions=local_actions,
    invariants=invariants,
    holdings=holdings,
    scoring={"chapel": chapel_points},
    score_sheet={"chapel": chapel_lines},
    elements=lambda g, me: {"pew": len(pews(g, me.seat))},
    position=words,
    regions={size: {"chapel": Region(draw, words)} for size in ("desk", "phone")},
    keywords={"give": Keyword(lambda effect: lambda g, me: bool(pews(g, None)), lambda g, me, effect, may: give(g, me, may))},
    reasons={"give": because("no_pew")},
    signs={"give": (glyph("coin"),)},
    tasks={"pew": glyph("objective")},
    gains={"give": lambda o, effect: max([pew_worth(o, pew) for pew in pews(o.g, None)], default=0.0)},
    ratings={"pew": each(pew_worth)},
    standing={"front_pew": front_pew},
    entries={"gives": enter_giving},
)
