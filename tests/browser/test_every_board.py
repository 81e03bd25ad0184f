"""What every board promises: it fits the screen, its last turn can be played by clicks, nobody meets a barrier."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, SMALL_DESK, Person
from browser.scene import Laid, lay
from browser.test_at_the_table import inside
from browser.test_every_page import found_by_axe
from web.site import Site


class Board(NamedTuple):
    """A game as these stories need it.

    seats:   the fewest and the most.
    moments: questions that are looked at; the first comes early.
    free:    how a choice ends that can always be made beside others, so that one who always took it would never get on.
    """

    game: str
    seats: tuple[int, int]
    moments: tuple[str, ...]
    free: tuple[str, ...]

    def lay(self, site: Site, seats: int, **more: Any) -> Laid:
        return lay(site, "Ada", *["greedy"] * (seats - 1), game=self.game, seed=3, **more)


BOARDS = (
    Board("great_western_trail", (2, 4), ("move", "buy", "deliver"), ("exchange",)),
    Board("great_western_trail_el_paso", (1, 4), ("move", "hire", "deliver"), ("exchange", "engineer", "joker", "builder")),
    Board("carson_city", (2, 6), ("place", "take", "build"), ("lay",)),
)
every_board = pytest.mark.parametrize("board", [pytest.param(board, id=board.game) for board in BOARDS])
every_size = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@every_board
def test_the_last_turn_is_played_by_clicks_on_the_board(site: Site, invite: Invite, board: Board) -> None:
    """What is lit on the board is clicked; what has no place there has its button; then the score is there."""
    ada = board.lay(site, board.seats[0], moment="last").seat("Ada", invite(DESK))
    clicks = 0
    while ada.wait_for_turn():
        lit = [choice for choice in ada.options() if ada.lit(choice).count() and not choice.endswith(board.free)]
        if lit:
            ada.lit(lit[0]).first.click(force=True)
            clicks += 1
        else:
            ada.shortest()
        ada.settle()
    assert clicks
    ada.page.get_by_role("link", name="See the score").click()
    expect(ada.find("table.pad tfoot td")).to_have_count(2)
    ada.shoot(f"{board.game}-score")


@every_board
@pytest.mark.parametrize("most", [0, 1], ids=["fewest", "most"])
def test_everything_is_on_one_screen(site: Site, invite: Invite, board: Board, most: int) -> None:
    seats = board.seats[most]
    for moment in (board.moments[0], "last"):
        ada = board.lay(site, seats, moment=moment).seat("Ada", invite(DESK, "fr"))
        for size in (DESK, SMALL_DESK):
            ada.page.set_viewport_size(size["viewport"])
            ada.find("#p-ask .ask").wait_for()
            assert ada.scrolls() == (False, False), (seats, moment, size)
            inside(ada, "#p-ask .turnbar", size["viewport"]["width"], size["viewport"]["height"])
        ada.shoot(f"{board.game}-desk-{seats}-{moment}")
        ada.context.close()


@every_board
@every_size
def test_axe_finds_no_barrier(site: Site, invite: Invite, board: Board, size: dict[str, Any]) -> None:
    barriers: list[str] = []
    for name, person in pages(site, invite(size), board):
        if person.scrolls()[0]:
            barriers.append(f"{name}: scrolls sideways")
        barriers += [f"{name}: {each}" for each in found_by_axe(person)]
        person.page.evaluate("document.documentElement.dataset.theme = 'night'")
        barriers += [f"{name}, night: {each}" for each in found_by_axe(person, ["color-contrast"])]
        person.shoot(f"{board.game}-{'phone' if size is PHONE else 'desk'}-{name}-night")
    assert not barriers, "\n".join(barriers)


def pages(site: Site, ada: Person, board: Board) -> Iterator[tuple[str, Person]]:
    """The form, the help, the table at several questions, the replay."""
    yield "form", ada.go(f"/new/{board.game}")
    yield "help", ada.go(f"/games/{board.game}")
    for moment in board.moments:
        laid = board.lay(site, 3, moment=moment)
        yield moment, laid.seat("Ada", ada)
    yield "replay", ada.go(f"{laid.path}/replay?at=60")


@every_board
def test_every_tab_of_a_phone_can_be_looked_at(site: Site, invite: Invite, board: Board) -> None:
    ada = board.lay(site, 3, moment=board.moments[0]).seat("Ada", invite(PHONE))
    for tab in ada.find("#tabs .ptab").all():
        tab.tap()
        expect(ada.find(f"#{tab.get_attribute('data-tab')}")).to_be_visible()
        assert not ada.scrolls()[0]
        ada.shoot(f"{board.game}-phone-{tab.get_attribute('data-tab')}")
