"""Whoever sits at a table is shown as their class is, players and automas alike."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail import GAME
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.occupants import Occupant, Occupants
from saloon.games.trail.board.rivals import Rival
from saloon.games.trail.board.view import TableView


@dataclass
class Person:
    seat: int


@dataclass
class Robot:
    seat: int


def shown_as(kind: str, panel: bool = False) -> Occupant:
    def rival(view: TableView, who: Person | Robot) -> Rival:
        return Rival(who.seat, kind, "", view.when(who), False, "", (), (("disc", 1),))

    def beside(view: TableView, who: Person | Robot, bounds: Bounds) -> str:
        return f"<{kind} {who.seat} at {bounds.y:g}>"

    return Occupant(
        rival, lambda view, who: (10, 20, kind), lambda reader, who, seat: [f"{kind} {who.seat}"], beside if panel else None
    )


OCCUPANTS = Occupants({Person: shown_as("person"), Robot: shown_as("robot", panel=True)})


def view(seat: int | None = 0) -> TableView:
    looking = Viewpoint(seat, ("Ann", "Bob", "Robot"), (False, False, False), "en")
    return TableView(GAME.package, None, looking, [Person(0), Person(1)], [Robot(2)], active=0, over=False)


def test_others_come_in_the_order_of_play_after_the_viewer():
    assert [who.seat for who in view(0).others] == [1, 2]
    assert [who.seat for who in view(1).others] == [2, 0]
    assert [who.seat for who in view(1).everybody] == [1, 2, 0]


def test_nobody_sits_behind_an_automa():
    assert view(2).own == view(None).own == Person(0)
    assert not view(2).is_own


def test_each_class_has_its_own_sheet_strip_and_words():
    sheets = OCCUPANTS.sheets(view(1))
    assert {region: sheet.drawn[2] for region, sheet in sheets.items()} == {"mat-2": "robot", "mat-0": "person"}
    assert ["robot" in sheets["mat-2"].label, "Ann" in sheets["mat-0"].label] == [False, True]
    words = OCCUPANTS.words(view(1), None)
    assert words["mat"] == ["person 1"]
    assert words["rivals"] == ["robot 2", "person 0"]
    _, _, strips = OCCUPANTS.wide_rivals(view(1))
    assert strips.index("robot") < strips.index("person")


def test_a_panel_lies_beside_the_trail_or_below_the_strips():
    (panel,) = OCCUPANTS.panels(view())
    assert panel(Bounds(0, 5, 10, 10)) == "<robot 2 at 5>"
    _, high, strips = OCCUPANTS.phone_rivals(view())
    _, without, _ = Occupants({Person: shown_as("person"), Robot: shown_as("robot")}).phone_rivals(view())
    assert f"<robot 2 at {without:g}>" in strips
    assert high > without
