"""The Brahman variant (rulebook of Rails to the North)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.drawings import drawn
from games.great_western_trail.scene import ids, me, options, play, scene, values
from saloon.engine import Match
from saloon.engine.wording import Teller
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.brahman.components import BONUS, BOX, BRAHMAN, BRAHMANS, MARKET_SIZE
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.evaluation.hand import keeping
from saloon.games.great_western_trail.evaluation.markets import cow_worth
from saloon.games.great_western_trail.evaluation.outlook import outlook
from saloon.games.great_western_trail.rules.effects import discardable
from saloon.games.great_western_trail.scoring import score
from texts import labels

PLAYED = {"brahman": "yes"}
BOTH = {"brahman": "yes", "simmental": "yes"}


def brahman(**things: object) -> Match:
    return scene(**{"options": PLAYED, **things})


def at(space: str, **things: object) -> Match:
    return play(brahman(**{**things, "herder": None}), f"begin:{space}")


def arrive(**things: object) -> Match:
    return play(brahman(**{"herder": "G", **things}), "move:KC")


# ------------------------------------------------------------ set-up


def test_figures():
    """Value, number and price are printed; the points are assumed (G-15)."""
    assert (BRAHMAN.value, BRAHMAN.points, BRAHMAN.count, BRAHMANS, BONUS) == (2, 3, 8, 8, 4)
    assert BRAHMAN.colour == "orange"
    assert MARKET_SIZE == {2: 9, 3: 12, 4: 15}
    prices = [(line["cowboys"], line["dollars"], line["cards"]) for line in BOX.tables["price"]]
    assert prices == [(1, 8, 1), (2, 5, 1)]
    assumed = [(figure.id, figure.figure) for figure in GAME.figures() if figure.id == "brahman" and figure.source == "assumed"]
    assert assumed == [("brahman", "points")]


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
def test_eight_cards_join_a_larger_market(seats, size):
    g = GAME.set_up(seats, PLAYED, seed=1)
    assert (len(g.market), len(g.cattle)) == (size, 44 - size)
    assert Counter([*g.market, *g.cattle])[BRAHMAN] == 8


def test_with_simmentals_there_are_52_cards():
    g = GAME.set_up(2, BOTH, seed=1)
    assert (len(g.market), len([*g.market, *g.cattle])) == (9, 52)


def test_without_the_variant_there_are_none():
    g = GAME.set_up(3, {}, seed=1)
    assert BRAHMAN not in (*g.market, *g.cattle)


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
def test_a_yellow_arrow_fills_the_market_up_to_its_first_number(seats, size):
    row = " ".join(["cowboy"] * (seats - 1))
    match = brahman(seats=seats, herder="G", foresight={2: "cowboy"}, jobs={6: row}, token=6, cattle=["longhorn"] * 20)
    assert len(play(match, "move:KC").state.market) == size


# ------------------------------------------------------------ the market


@pytest.mark.parametrize(("cowboys", "price"), [(1, 8), (2, 5)])
def test_a_brahman_costs_eight_dollars_with_one_cowboy_and_five_with_two(cowboys, price):
    match = play(at("E", dollars=price, workers=(cowboys, 1, 1), market="brahman"), "act:E-2", f"buy:brahman-{cowboys}")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["brahman"])


def test_br_03_with_one_cowboy_and_seven_dollars_there_is_none():
    match = at("E", dollars=7, market="brahman", cattle="longhorn")
    assert values(play(match, "act:E-2")) == ["more", "pass"]


# ------------------------------------------------------------ Kansas City


def test_br_01_three_brahmans_and_another_card_of_two():
    """Rulebook: a hand worth 4 earns 4 dollars and 12 more."""
    match = arrive(hand="brahman brahman brahman galloway")
    assert me(match).dollars == 4 + 12
    reached = {city.id for city in match.state.kit.cities if city.value <= 4}
    assert set(values(match)) == reached


def test_the_money_for_brahmans_is_there_before_the_transport_is_paid():
    match = play(arrive(hand="brahman galloway"), "deliver:st_louis")
    assert me(match).dollars == 4 + 4
    assert me(play(match, "disc:aux1")).dollars == 8 - 1


def test_the_money_comes_after_the_income_and_before_the_hand_is_discarded():
    told = [tell.event for tell in arrive(hand="brahman brahman", listen=True).tells]
    assert [event for event in told if event in ("earns", "sells_brahmans", "discards_hand")] == [
        "earns", "sells_brahmans", "discards_hand",
    ]  # fmt: skip


def test_a_token_may_still_bring_brahmans_after_the_income():
    """G-33: the hand of the income is worth 5; then two Brahmans are drawn."""
    match = arrive(hand="longhorn galloway", tokens=1, draw="brahman brahman criollo")
    play(match, "sell:sell")
    assert (me(match).dollars, options(match)) == (5, ["cash:cash", "cash:exchange"])
    play(match, "cash:exchange", "draw:2", "discard:longhorn", "discard:galloway")
    assert me(match).dollars == 5 + 8
    assert "deliver:" in options(match)[0]


def test_without_a_token_or_a_brahman_to_draw_nobody_is_asked():
    assert options(arrive(hand="galloway", draw="brahman"))[0].startswith("deliver:")
    assert options(play(arrive(hand="brahman", tokens=1), "sell:sell"))[0].startswith("deliver:")


def test_what_is_asked_can_be_answered_once_for_all():
    match = play(arrive(hand="galloway", tokens=1, draw="brahman"), "sell:sell")
    ask = match.asks[0]
    assert GAME.page.standing["brahmans"](match.observe(0), ask) is ask.options[0]
    assert "Take $0 for 0 Brahmans" in labels(match)


# ------------------------------------------------------------ one breed


@pytest.mark.parametrize(("hand", "value"), [("brahman simmental-1", 2), ("brahman simmental-3", 5), ("brahman brahman", 2)])
def test_of_all_orange_cards_of_a_hand_the_best_counts(hand, value):
    """G-16: Simmental and Brahman are of one colour."""
    match = arrive(hand=hand, options=BOTH)
    while next(iter(match.asks.values())).verb == "raise":
        play(match, "pass")
    assert me(match).dollars == value + 4 * hand.split().count("brahman")


def test_br_02_a_brahman_is_any_cattle():
    match = play(brahman(trail={"FR1": "3a-0"}, hand="brahman"), "move:FR1", "act:FR1-risk-1")
    assert ids(me(match).discard) == ["brahman"]


def test_br_02_a_brahman_is_no_galloway_and_no_card_of_another_breed_or_value():
    player = me(brahman(hand="brahman simmental-1", options=BOTH))
    assert [discardable(player, what) for what in ("galloway", "value_three", "black_angus")] == [[], [], []]
    assert not {"act:E-1"} & {*options(at("E", hand="brahman"))}


@pytest.mark.parametrize(("card", "fits"), [("brahman", True), ("simmental-1", True), ("simmental-2", False)])
def test_br_02_where_value_two_is_asked_for_orange_cards_of_exactly_that_value_will_do(card, fits):
    """The store action of Rails to the North."""
    chosen = {**BOTH, "rails_to_the_north": "yes"}
    assert ("act:aux6" in options(at("A", hand=card, dollars=1, options=chosen))) == fits


def test_two_brahmans_are_a_pair():
    match = play(at("F", hand="brahman brahman criollo", tokens=1), "act:F-1")
    assert (me(match).dollars, ids(me(match).discard)) == (4, ["brahman", "brahman"])


def test_a_brahman_and_a_simmental_are_a_pair():
    """G-16."""
    match = play(at("F", hand="brahman simmental-1 criollo", options=BOTH), "act:F-1")
    assert sorted(ids(me(match).discard)) == ["brahman", "simmental-1"]


def test_a_brahman_scores_three_points_and_meets_no_task_of_the_base_game():
    g = brahman(hand="brahman", area="O12").state
    assert (score(g, 0)["cattle"], score(g, 0)["objectives"]) == (3, -3)


# ------------------------------------------------------------ options, drawings


@pytest.mark.parametrize(("language", "words"), [("en", "publisher advises"), ("fr", "éditeur déconseille")])
def test_whoever_chooses_both_orange_variants_is_warned(language, words):
    teller = Teller(GAME, language, [])
    (notice,) = teller.notices(2, BOTH)
    assert words in notice
    assert not teller.notices(2, PLAYED) + teller.notices(2, {"simmental": "yes"}) + teller.notices(2, {})


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("chosen", [PLAYED, BOTH])
def test_the_market_has_a_row_for_brahmans_with_their_two_prices(size, chosen):
    page = "".join(drawn(brahman(options=chosen, market="brahman"), 0, size=size).values())
    for id in ("market-brahman", "buy-brahman-1", "buy-brahman-2"):
        assert page.count(f'id="{id}"') == 1


def test_a_card_of_the_hand_says_what_it_brings():
    assert "+$4" in drawn(brahman(hand="brahman"), 0)["hand"]


def test_with_both_variants_orange_cattle_shares_a_row_of_the_market():
    page = drawn(brahman(options=BOTH, market="brahman simmental-1"), 0)["trail"]
    ids = ("market-brahman", "market-simmental-1")
    assert len({re.search(rf'id="{id}"[^>]*translate\([\d.]+ ([\d.]+)\)', page)[1] for id in ids}) == 1
    assert all(page.count(f'id="market-simmental-{stage}"') == 1 for stage in (1, 2, 3))


# ------------------------------------------------------------ greedy


def test_greedy_keeps_brahmans_for_their_money_and_buys_them_for_it():
    g = brahman(hand="brahman brahman galloway galloway").state
    o = outlook(g, g.players[0])
    assert keeping(o, BRAHMAN) > keeping(o, Card.of("galloway"))
    assert cow_worth(o, BRAHMAN) > cow_worth(o, Card.of("longhorn"))
