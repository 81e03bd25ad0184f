"""Standing answers: what is chosen for those who have asked for it."""

from __future__ import annotations

from games.sans_foi_ni_loi.scene import scene
from saloon.engine import PASS, Match, Value
from saloon.games.sans_foi_ni_loi import GAME
from saloon.games.sans_foi_ni_loi.components import END


def standing(match: Match, id: str, seat: int) -> Value | None:
    return GAME.page.standing[id](match.observe(seat), match.asks[seat])


def test_the_line_is_kept_before_the_turns_of_others_only():
    line = ["range1", "range2", "range3", "herd1", "herd2", "herd3"]
    match = scene(line=line, ranches={1: dict(folk="mayor")})
    assert standing(match, "keep-line", 1) == PASS
    match.play("1 arrange:range2")
    assert standing(match, "keep-line", 1) is None, "an order that was begun is finished"
    assert standing(scene(line=line, ranches={0: dict(folk="mayor")}), "keep-line", 0) is None


def test_keeping_the_order_is_offered_first():
    match = scene(line=["range1", "range2", "range3", "herd1", "herd2", "herd3"], ranches={1: dict(folk="mayor")})
    assert match.asks[1].options[0] == PASS


def test_nothing_is_offered_to_the_mayor():
    match = scene(options={"mayor_bribe": "gold"}, ranches={0: dict(gold=3), 1: dict(folk="mayor")})
    assert standing(match, "offer-nothing", 0) == PASS


def test_the_turn_ends_when_a_point_could_only_be_bought():
    match = scene(ranches={0: dict(gold=4)})
    assert standing(match, "end-without-points", 0) is None
    match.play("0 act:take6")
    assert standing(match, "end-without-points", 0) is END
