"""The North drawn: which map is open, where things lie, what a choice would do, the annex, and the map of a phone."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from games.drawings import SIZES, Page, choices_in, drawn, elements, marked, viewpoint
from games.great_western_trail.rails.scene import at, north, placing
from games.great_western_trail.rails.test_delivery import arriving
from games.great_western_trail.scene import options, play, scene
from saloon.engine import LANGUAGES, Match, choice_text, texts
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.board.country import size_of
from saloon.games.great_western_trail.components import SPACES
from saloon.games.great_western_trail.rails.board.geometry import (
    CLOSED,
    PLACES,
    STRIP,
    TOWN,
    box,
    label_box,
    open_way,
)
from saloon.games.great_western_trail.rails.board.glance import bounds
from saloon.games.great_western_trail.rails.board.towns import TownFacts
from saloon.games.great_western_trail.rails.board.trail import LOW
from saloon.games.great_western_trail.rails.components import CONNECTIONS, HALL, TOWNS
from saloon.games.trail.board.boxes import Bounds

SWITCH = Bounds(896, 2, 170, 32)
"""As wide as it gets."""
NOTHING = TownFacts((None,) * 4)
FULL = TownFacts((None,) * 4, owners=(0, 1, 2, 3))


def heights(page: Page) -> list[str]:
    return [ElementTree.fromstring(page[region]).get("viewBox").split()[3] for region in ("rail", "trail", "mat", "hand")]


def open_map(match: Match, seat: int | None = 0, **more: Any) -> str:
    return {"508": "north", "211": "trail"}[heights(drawn(match, seat, **more))[0]]


def by_id(page: Page, id: str) -> ElementTree.Element:
    return next(each for each in elements(page) if each.get("id") == id)


def preview(page: Page, choice: str) -> str:
    """Everything that is shown while a choice is looked at, as text."""
    return "".join(ElementTree.tostring(each, "unicode") for each in elements(page) if each.get("data-for") == choice)


def words(element: ElementTree.Element) -> str:
    return " ".join("".join(each.itertext()) for each in element.iter() if each.tag.endswith("text"))


# ------------------------------------------------------------ where things lie


def overlap(a: Bounds, b: Bounds, pad: float = 0) -> bool:
    return a.x < b.x + b.w + pad and b.x < a.x + a.w + pad and a.y < b.y + b.h + pad and b.y < a.y + a.h + pad


def cross(p: Any, q: Any, r: Any, s: Any) -> bool:
    def side(a: Any, b: Any, c: Any) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plate_and_no_name_of_the_open_map_covers_another(language):
    say = GAME.texts(language)
    names = {town: label_box(town, say(f"town-{town.id}")) for town in TOWNS if town.size != "large"}
    for one, other in combinations(TOWNS, 2):
        assert not overlap(box(one), box(other), 6), (one.id, other.id)
        if one in names and other in names:
            assert not overlap(names[one], names[other], 1), (one.id, other.id)
    for town, name in names.items():
        assert not [other.id for other in TOWNS if overlap(name, box(other))], town.id
        assert not overlap(name, SWITCH), town.id
    assert not [town.id for town in TOWNS if overlap(box(town), SWITCH, 2)]


def test_no_rails_of_the_open_map_cross_or_run_under_another_town():
    ways = {rail: open_way(rail) for rail in CONNECTIONS}
    for one, other in combinations(ways, 2):
        assert not any(cross(*a, *b) for a in pairwise(ways[one]) for b in pairwise(ways[other])), (one.id, other.id)
    for rail, way in ways.items():
        for town in TOWNS:
            if town.id not in rail.ends:
                assert not any(overlap(Bounds(x - 4, y - 4, 8, 8), box(town)) for x, y in way), (rail.id, town.id)


def test_no_symbol_of_the_closed_map_covers_another():
    small = {town: bounds(town, NOTHING, "fr") for town in TOWNS}
    for one, other in combinations(TOWNS, 2):
        assert not overlap(small[one], small[other], 1), (one.id, other.id)
    assert all(each.y >= 1 and each.y + each.h <= CLOSED - 1 and not overlap(each, SWITCH) for each in small.values())


def test_symbols_with_all_discs_stay_on_the_map():
    assert all(each.x > 0 and each.x + each.w < 1068 for each in (bounds(town, FULL, "fr") for town in TOWNS))


def test_every_end_of_a_rail_has_its_place():
    ends = {end for rail in CONNECTIONS for end in rail.ends}
    assert ends <= PLACES.keys() | STRIP.keys() | {HALL}
    assert PLACES.keys() == TOWN.keys()


def test_no_tile_of_the_low_trail_covers_another():
    for one, other in combinations(SPACES, 2):
        (ax, ay), (bx, by), (aw, ah), (bw, bh) = LOW.at[one], LOW.at[other], size_of(one), size_of(other)
        assert abs(ax - bx) >= (aw + bw) / 2 - 4 or abs(ay - by) >= (ah + bh) / 2 - 4, (one.id, other.id)


# ------------------------------------------------------------ which map is open


def test_a_store_opens_the_north_and_a_move_the_trail():
    assert open_map(placing(stores="S01")) == "north"
    assert open_map(north()) == "trail"


def test_whatever_is_open_the_page_is_as_high():
    """As without the North: 140, 516 and 168."""
    assert heights(drawn(placing(), 0)) == ["508", "154", "162", "162"]
    assert heights(drawn(north(), 0)) == ["211", "451", "162", "162"]
    assert heights(drawn(scene(), 0)) == ["140", "516", "168", "168"]


def test_what_a_viewer_has_opened_by_hand_stays_open():
    assert open_map(placing(), plan="trail") == "trail"
    assert open_map(north(), plan="north") == "north"
    assert open_map(north(), plan="moon") == "trail"


def test_whoever_is_not_asked_sees_the_trail():
    match = placing(seats=2)
    assert [open_map(match, seat) for seat in (0, 1, None)] == ["north", "trail", "trail"]


def test_a_delivery_opens_the_north():
    assert open_map(arriving(12)) == "north"


def test_a_station_town_opens_the_north_until_it_is_done():
    match = play(placing(dollars=20, stores="OMA", masters={"ST11": "SM1"}), "store:TS1")
    assert next(iter(match.asks.values())).verb == "upgrade"
    assert open_map(match) == "north"


def test_a_tile_that_hires_changes_over_to_the_trail():
    match = play(placing(dollars=20, stores="S01", tiles={"M01": "MT3"}, jobs={1: "cowboy"}), "store:M01")
    assert next(iter(match.asks.values())).verb == "hire"
    assert open_map(match) == "trail"


@pytest.mark.parametrize("plan", ["north", "trail"])
def test_the_switch_names_both_maps_and_their_keys(plan):
    page = drawn(north(), 0, plan=plan)
    switches = {each.get("data-letter"): each for each in elements(page) if each.get("data-letter")}
    assert {letter: each.get("data-plan") for letter, each in switches.items()} == {"n": "north", "t": "trail"}
    assert [letter for letter, each in switches.items() if "on" in each.get("class").split()] == [plan[0]]


def test_small_trail_and_closed_network_open_each_other():
    assert by_id(drawn(placing(), 0), "small-trail").get("data-plan") == "trail"
    assert marked(drawn(north(), 0), "data-plan") == {"north": 2, "trail": 1}


def test_without_the_north_there_is_no_switch():
    assert not marked(drawn(scene(), 0), "data-plan")
    assert not marked(drawn(north(), 0, size="phone"), "data-plan")


# ------------------------------------------------------------ placing a store


def test_towns_in_reach_are_lit_with_the_rails_that_lead_there():
    page = drawn(placing(stores="S01 OMA"), 0)
    assert choices_in(page, "rail") == {f"store:{id}": f"town-{id}" for id in ("M01", "TS1", "S02")}
    assert len([each for each in elements(page) if each.get("class") == "north-lit"]) == 3


def test_a_preview_says_what_a_store_does_to_the_purse_and_what_comes_into_reach():
    page = drawn(placing(dollars=8, stores="S04 MIL"), 0)
    gain = preview(page, "store:S07")
    assert "+$2" in gain
    assert "$8 → $10" in gain
    assert gain.count("then-ring") == 2  # Green Bay, Duluth
    assert gain.count("store ghost") == 1
    price = preview(page, "store:DEN")
    assert "−$1" in price
    assert "$8 → $7" in price
    assert price.count("then-ring") == 0  # Cheyenne is in reach already
    assert "$8" not in preview(page, "store:S05")


def test_the_ghost_stands_on_the_best_free_space():
    page = drawn(placing(dollars=8, stores="S04", rivals={1: "DEN-1"}), 0)
    assert "−$2" in preview(page, "store:DEN")


def test_a_town_that_is_too_dear_says_why():
    match = placing(stores="S04", listen=True)
    dear = {choice_text("store", why.value): "Costs $1." for why in match.why_not if why.verb == "store"}
    assert "store:DEN" in dear
    page = drawn(match, 0, dimmed=dear)
    assert by_id(page, "town-DEN").get("data-why") == "Costs $1."


def test_trade_spaces_that_differ_are_lit_by_themselves():
    match = play(placing(dollars=8, stores="S04"), "store:DEN")
    assert options(match) == ["trade:DEN-1", "trade:DEN-2", "trade:DEN-4"]
    page = drawn(match, 0)
    assert choices_in(page, "rail") == {f"trade:DEN-{n}": f"trade-DEN-{n}" for n in (1, 2, 4)}
    assert open_map(match) == "north"


def test_what_is_in_reach_is_ringed_in_the_own_colour_while_it_is_not_asked():
    rings = [each for each in elements(drawn(north(stores="S01"), 0)) if each.get("class") == "near-ring"]
    assert len(rings) == 2  # Salina, Omaha
    assert not [each for each in elements(drawn(placing(), 0)) if each.get("class") == "near-ring"]
    assert not [each for each in elements(drawn(north(), None)) if each.get("class") == "near-ring"]


@pytest.mark.parametrize("size", SIZES)
def test_the_tile_of_the_town_where_the_store_went_offers_its_actions(size):
    """Not another tile of the same kind."""
    tiles = {"M01": "MT2", "M03": "MT2"}
    match = play(placing(dollars=2, stores="S01 S08", tiles=tiles, market="longhorn"), "store:M01")
    lit = [choice for choice in options(match) if choice.startswith("bonus:")]
    assert len(lit) == 2
    found = choices_in(drawn(match, 0, size=size), "north" if size == "phone" else "rail")
    assert {choice: found[choice] for choice in lit} == {choice: f"act-M01-{choice.removeprefix('bonus:')}" for choice in lit}


# ------------------------------------------------------------ deliveries


def test_large_towns_carry_their_transport_and_show_the_way():
    """From 9 to 11 there are two crossings."""
    page = drawn(arriving(11, stores="MIL OMA", engine=9, dollars=9), 0)
    haul = preview(page, "deliver:MIL")
    assert haul.count("haul-toll") == 2
    assert "haul-ring" in haul
    assert preview(page, "deliver:OMA").count("haul-toll") == 0
    pills = [words(each) for each in elements(page) if each.get("class") == "haul"]
    assert sorted(pills)[-2:] == ["−$1", "−$2"]
    assert "−$2" in pills


def test_a_near_miss_says_why():
    match = arriving(11, stores="MIL TOR", listen=True)
    dimmed = {choice_text("deliver", why.value): why.reason for why in match.why_not if why.verb == "deliver"}
    page = drawn(match, 0, dimmed=dimmed)
    assert by_id(page, "town-TOR").get("data-why") == "value_too_low"
    assert by_id(page, "town-DEN").get("data-why") == "needs_store"
    assert by_id(page, "city-TOL").get("data-why") == "value_too_low"


# ------------------------------------------------------------ stores and annex


@pytest.mark.parametrize("size", SIZES)
def test_every_store_is_in_a_town_or_on_the_annex(size):
    page = drawn(north(seats=3, stores="S01 OMA S02 TS1", rivals={2: "S01"}), 0, size=size, plan="north")
    mine = {f"store-0-{number}" for number in range(15)}
    assert {id for id in marked(page, "id") if id.startswith("store-0-")} == mine
    annex = {each.get("id") for each in by_id(page, "mat-0-annex").iter()} & mine
    assert annex == {f"store-0-{number}" for number in range(4, 15)}
    assert words(by_id(page, "mat-0-stores")) == "11"
    sheet = {each.get("id") for each in elements({"": page["mat-2"]})}
    assert "store-2-0" not in sheet
    assert "store-2-1" in sheet


def test_a_bell_turns_to_gold_with_every_third_store():
    def bells(count: int) -> int:
        stores = " ".join(town.id for town in TOWNS[:count])
        return len([each for each in elements(drawn(north(stores=stores), 0)) if each.get("class") == "bell-space on"])

    assert [bells(count) for count in (0, 2, 3, 8, 15)] == [0, 0, 1, 2, 5]


def test_the_store_that_goes_is_lit_while_it_is_placed():
    def lit(match: Match) -> int:
        return len([each for each in by_id(drawn(match, 0), "mat-0-annex").iter() if each.get("class") == "lit-ring"])

    assert [lit(placing()), lit(north())] == [1, 0]


def test_strips_of_the_others_say_how_many_stores_are_left():
    page = drawn(north(seats=2, rivals={1: "S01 OMA"}), 0)
    assert "13" in words(by_id(page, "rival-1")).split()


def test_the_auxiliary_action_of_the_annex_is_lit():
    page = drawn(at("A", hand="galloway", dollars=1), 0)
    assert choices_in(page, "mat")["act:aux6"] == "mat-0-aux6"


# ------------------------------------------------------------ closed map, phone, words


@pytest.mark.parametrize("plan", ["north", "trail"])
def test_every_town_is_drawn_once_with_its_help(plan):
    page = drawn(north(), 0, plan=plan)
    towns = [each for each in elements(page) if re.fullmatch("town-[A-Z0-9]{3}", each.get("id", ""))]
    assert {each.get("id") for each in towns} == {each.get("data-help") for each in towns} == {f"town-{id}" for id in TOWN}
    assert len(towns) == len(TOWNS)


def test_a_symbol_has_a_quarter_for_every_seat():
    page = drawn(north(seats=4, stores="S01", rivals={3: "S01"}), 0)
    quarters = [each for each in by_id(page, "town-S01").iter() if each.get("class", "").startswith("quarter ")]
    assert len(quarters) == 2
    around = [each for each in by_id(page, "town-S01").iter() if any(part.get("class") == "quarter on" for part in each)]
    assert [each.get("class") for each in around] == ["s0", "s3"]


def test_on_a_phone_the_north_is_a_map_with_a_tab():
    page = drawn(placing(), 0, size="phone")
    assert list(page)[:3] == ["trail", "north", "rail"]
    root = ElementTree.fromstring(page["north"])
    assert (root.get("data-tab"), root.get("data-map")) == ("North", "1196")
    assert "data-map" not in ElementTree.fromstring(page["rail"]).attrib


def test_a_map_that_is_seen_from_afar_has_a_symbol_for_every_town():
    page = drawn(placing(), 0, size="phone")
    assert {id for id in marked(page, "id") if id.startswith("far-town-")} == {f"far-town-{id}" for id in TOWN}
    assert {each.get("class") for each in elements(page) if each.get("class") in ("near", "far")} == {"near", "far"}
    choices = [each.get("id") for each in elements(page) if each.get("data-choice") == "store:S01"]
    assert choices == ["town-S01", "far-town-S01"]


def test_cities_of_the_strip_can_be_chosen_on_both_tabs_of_a_phone():
    page = drawn(arriving(4), 0, size="phone")
    assert choices_in(page, "north")["deliver:STL"] == "strip-city-STL"
    assert choices_in(page, "rail")["deliver:STL"] == "city-STL"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_north_is_said_in_words(language):
    match = north(seats=2, stores="S01 OMA")
    page = drawn(match, 0, language=language, names=("Ann", "Bob"))
    said = ElementTree.fromstring(page["rail"]).find("{*}desc").text
    say = texts(GAME.package, language)
    lines = said.splitlines()
    omaha = next(line for line in lines if line.strip().startswith("Omaha"))
    assert "Ann" in omaha
    reach = say("word-reach", player="Ann", towns="Salina, Lincoln, Sioux City")
    assert reach in lines
    label = ElementTree.fromstring(page["rail"]).get("aria-label")
    assert label == say("board-north-and-rail")


def test_what_a_spectator_sees_has_no_choices_in_the_north():
    match = placing()
    looking = viewpoint(match, None, plan="north")
    page = GAME.page.board(match.observe(None), looking)
    assert not marked(page, "data-choice")


@pytest.mark.parametrize("size", SIZES)
def test_all_thirteen_buildings_fit_on_the_mat(size):
    page = drawn(north(), 0, size=size)
    mat = ElementTree.fromstring(page["mat"])
    plans = [each for each in mat.iter() if re.match(r"mat-0-plan-", each.get("id", ""))]
    assert len(plans) == 13
    wide = 50.5 if size == "phone" else 27.8
    lefts = [float(re.search(r"translate\(([\d.]+)", each.get("transform"))[1]) for each in plans]
    assert max(lefts) + wide < float(mat.get("viewBox").split()[2])
