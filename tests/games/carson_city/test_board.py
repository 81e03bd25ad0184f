"""The drawn board: well formed at every decision, lit where something can be chosen, and silent about what is hidden."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from games.drawings import SIZES, choices_in, decisions, drawn, elements, marked, on_board, viewpoint
from saloon.drawing.icons import names as icon_names
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Match, new_match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.board import board
from saloon.games.carson_city.board.ground import river
from saloon.games.carson_city.board.people import ICONS
from saloon.games.carson_city.board.pieces import BUILDING_ICONS, cowboy, fan
from saloon.games.carson_city.components import (
    BUILDINGS,
    DYNAMITE,
    FORMS,
    HOUSE,
    INDEX,
    NO_DUEL,
    NOBODY,
    PEOPLE,
    PLAIN,
    PRINTED_RIVER,
    RANCH,
    SALOON,
    WAGES,
    WHITE,
    Parcel,
)
from saloon.games.carson_city.state import survey

SPREAD = ["town", "track", "people", "own", "rivals"]
REGIONS = {"desk": ["town", "people", "own", "rivals"], "tablet": SPREAD, "phone": SPREAD}
TABLES = [(2 + number % 5, options) for number, options in enumerate(GAME.spread(4))]


def until(seats: int, options: dict[str, str], seed: int, wanted: Callable[[Match], bool]) -> Match:
    for match, _ in decisions(GAME, seats, options, seed):
        if wanted(match):
            return match
    raise AssertionError("never reached")


def verb_of(match: Match) -> str:
    return next((ask.verb for ask in match.asks.values()), "")


def asked_for(verb: str, options: dict[str, str] = {}, seats: int = 3, more: int = 1) -> tuple[Match, int]:
    """Some position in which a question is asked, with more than so many answers, and the seat that answers."""
    for seed in range(1, 30):
        for match, _ in decisions(GAME, seats, options, seed):
            for seat, ask in match.asks.items():
                if ask.verb == verb and len(ask.options) > more:
                    return match, seat
    raise AssertionError(verb)


# ------------------------------------------------------------ random games


@pytest.mark.parametrize("size", SIZES)
def test_the_page_has_its_regions_in_order(size):
    page = drawn(new_match(GAME, 3, {}, 1), 0, size=size)
    assert [region for region in page if not re.fullmatch(r"mat-\d", region)] == REGIONS[size]


def test_the_regions_of_a_desk_fill_two_rows():
    for seats, options in TABLES:
        page = drawn(new_match(GAME, seats, options, 1), 0)
        boxes = {
            region: [float(n) for n in ElementTree.fromstring(text).get("viewBox").split()[2:]] for region, text in page.items()
        }
        assert boxes["town"] == [1068, 588]
        assert boxes["people"][0] + boxes["own"][0] <= 1068
        assert boxes["people"][1] == boxes["own"][1] == 236
        assert boxes["rivals"][0] == 336


# ------------------------------------------------------------ pieces


def test_every_building_and_every_person_has_an_icon_that_exists():
    assert {building.id for building in BUILDINGS} == BUILDING_ICONS.keys()
    assert {person.number for person in PEOPLE} == set(range(len(ICONS)))
    assert {*BUILDING_ICONS.values(), *ICONS} <= icon_names()


@pytest.mark.parametrize("form", FORMS)
def test_cowboys_look_different_for_every_seat_and_every_form(form):
    assert len({cowboy(seat, form) for seat in range(6)}) == 6
    assert form == PLAIN or cowboy(0, form) != cowboy(0, PLAIN)


@pytest.mark.parametrize("count", range(1, 13))
def test_cowboys_of_a_space_stand_within_it_on_places_of_their_own(count):
    for w in (56, 67, 98):
        places, scale = fan(count, w, 0.95)
        assert len(set(places)) == count
        assert all(abs(x) + 13 * scale <= w / 2 + 1 for x, _ in places)


def test_the_river_runs_from_border_to_border():
    water = river(tuple(sorted(INDEX[parcel] for parcel in PRINTED_RIVER)))
    assert water.count("#i-hazard-flood") == len(PRINTED_RIVER)
    assert re.search(r'd="M[\d.]+ 1L.*L[\d.]+ 587"', water)


@pytest.mark.parametrize("size", SIZES)
def test_a_cowboy_keeps_its_id_from_the_reserve_to_the_board(size):
    plain = {"people": "chosen", "chosen_people": "2Y,3Y,4Y,5Y,6Y,7Y,8Y"}
    match, seat = asked_for("place", plain, seats=2, more=9)
    before = {id for id in marked(drawn(match, seat, size=size), "id") if id.startswith("cowboy-")}
    match.play(f"{seat} place:roads3")
    assert len(match.state.placed) == 1
    assert before == {id for id in marked(drawn(match, seat, size=size), "id") if id.startswith("cowboy-")}


# ------------------------------------------------------------ what may be chosen


@pytest.mark.parametrize("size", SIZES)
def test_places_for_a_cowboy_are_parcels_and_spaces(size):
    match, seat = asked_for("place", seats=2, more=20)
    page = drawn(match, seat, size=size)
    lit = choices_in(page, *([r for r in REGIONS[size] if r in ("town", "track")]))
    assert lit["place:wages"] == "at-wages"
    parcels = [choice for choice in lit if re.fullmatch(r"place:\d\d", choice)]
    assert parcels
    assert all(lit[choice] == f"spot-{choice[-2:]}" for choice in parcels)


def test_edges_are_lit_as_sticks_and_show_what_they_would_serve():
    match, seat = asked_for("road", seats=3, more=4)
    page = drawn(match, seat)
    lit = choices_in(page, "town")
    assert lit
    assert all(lit[choice] == f"edge-{choice.partition(':')[2]}" for choice in lit)
    assert marked(page, "data-for").keys() <= lit.keys()


def test_people_are_lit_on_the_face_that_is_taken():
    match, seat = asked_for("take", {"people": "gunfight"}, seats=4, more=6)
    lit = choices_in(drawn(match, seat), "people")
    both = [choice for choice, id in lit.items() if id.endswith("-back")]
    assert {choice for choice in viewpoint(match, seat).lit if choice.startswith("take:")} - {"take:lay"} == lit.keys()
    assert all(choice.startswith("take:14") for choice in both)


def test_a_building_shows_the_incomes_that_it_would_change():
    """A ranch beside a saloon: the saloon would earn five dollars more."""
    match = until(2, {}, 1, lambda match: verb_of(match) == "take")
    g = match.state
    seat = next(iter(match.asks))
    site, shop = INDEX[Parcel.of("34")], INDEX[Parcel.of("35")]
    g.land[site], g.land[shop] = None, SALOON
    g.owner[site] = g.owner[shop] = seat
    survey(g)
    g.players[seat].tiles = [RANCH]
    looking = viewpoint(match, seat)
    looking = Viewpoint(seat, looking.names, looking.bots, "en", "desk", {"build:34": "1", "build:keep": "2"}, about=RANCH)
    before = drawn(match, seat)["town"]
    root = ElementTree.fromstring(board(match.observe(seat), looking)["town"])
    (preview,) = [g for g in root.iter() if g.get("class") == "route"]
    assert preview.get("data-for") == "build:34"
    assert "more" in {e.get("class") for e in preview.iter()}
    assert "data-for" not in before


def test_a_house_shows_the_incomes_that_it_would_change():
    match = until(2, {}, 1, lambda match: verb_of(match) == "take")
    g = match.state
    g.land[INDEX[Parcel.of("34")]], g.land[INDEX[Parcel.of("35")]] = HOUSE, RANCH
    g.land[INDEX[Parcel.of("36")]] = None
    g.owner[INDEX[Parcel.of("35")]] = 0
    survey(g)
    looking = Viewpoint(0, ("Ann", "Bob"), (False, True), "en", "desk", {"house:36": "1"})
    root = ElementTree.fromstring(board(match.observe(0), looking)["town"])
    (preview,) = [g for g in root.iter() if g.get("data-for")]
    assert "less" in {e.get("class") for e in preview.iter()}  # a ranch needs open land


def test_own_duel_tiles_are_lit_once_each():
    match, seat = asked_for("tile", {"might_is_right": "yes"}, seats=3)
    lit = choices_in(drawn(match, seat), "own")
    assert lit.keys() == on_board(match, seat)


def test_what_may_not_be_chosen_says_why():
    match, seat = asked_for("place", seats=2, more=9)
    closed = f"place:{next(iter(match.state.outlaws), Parcel.of('11')).id}"
    looking = viewpoint(match, seat, dimmed={closed: "Too <far>."})
    lit = {choice: key for choice, key in looking.lit.items() if choice != closed}
    page = board(match.observe(seat), Viewpoint(seat, looking.names, looking.bots, "en", "desk", lit, {closed: "Too <far>."}))
    assert [e.get("data-why") for e in elements(page) if e.get("data-why")] == ["Too <far>."]


# ------------------------------------------------------------ what it shows


@pytest.mark.parametrize("council", ["big_box", "2009"])
def test_the_track_is_in_the_order_of_its_resolution(council):
    match = new_match(GAME, 3, {"council_order": council}, 1)
    root = ElementTree.fromstring(drawn(match, 0, size="phone")["track"])
    spaces = [e.get("id").removeprefix("at-") for e in root.iter() if str(e.get("id")).startswith("at-")]
    council_spaces = spaces[-7:]
    if council == "big_box":
        assert council_spaces == ["vp2", "vp3", "vp4", "vp5", "vp_guns", "vp_parcels", "vp_buildings"]
    else:
        assert council_spaces == ["vp_parcels", "vp_guns", "vp_buildings", "vp5", "vp4", "vp3", "vp2"]
    assert spaces[:5] == ["wages", "ammo", "roads3", "road1", "parcels"]


def test_many_cowboys_on_one_space_have_ids_of_their_own():
    match = until(4, {}, 2, lambda match: match.state.phase == "place")
    match.state.placed += [(0, WAGES, PLAIN), (0, WAGES, PLAIN), (1, WAGES, WHITE), (2, WAGES, NO_DUEL), (3, WAGES, DYNAMITE)]
    for phase in ("place", "resolve"):
        match.state.phase = phase
        ids = marked(drawn(match, None), "id")
        cowboys = [id for id in ids if id.startswith("cowboy-")]
        assert len(cowboys) == len(match.state.placed) + sum(player.reserve + player.white for player in match.state.players)
        assert max(ids.values()) == 1


def test_unowned_parcels_show_their_price_and_owned_ones_their_brand():
    match = until(3, {}, 4, lambda match: match.state.phase == "place")
    root = ElementTree.fromstring(drawn(match, None)["town"])
    for parcel in Parcel.all.values():
        place = next(e for e in root.iter() if e.get("id") == f"at-{parcel.id}")
        words, brands = "".join(place.itertext()), [e for e in place.iter() if "brand" in str(e.get("href"))]
        if match.state.owner[INDEX[parcel]] == NOBODY:
            assert words.startswith("$")
            assert not brands
        else:
            assert brands


# ------------------------------------------------------------ what is hidden


@pytest.mark.parametrize("size", SIZES)
def test_duel_tiles_are_for_their_owner_only(size):
    match = until(3, {"might_is_right": "yes"}, 1, lambda match: match.state.phase == "people")
    for viewer, covered in ((0, False), (0, True), (None, False)):
        page = drawn(match, viewer, size=size, covered=covered)
        open_tiles = [id for id in marked(page, "id") if re.fullmatch(r"duel-\d+-\d", id)]
        assert all(id.endswith(f"-{viewer}") for id in open_tiles)
        assert bool(open_tiles) == (viewer == 0 and not covered)


@pytest.mark.parametrize("size", SIZES)
def test_sheets_are_drawn_nowhere(size):
    """While sheets are filled in, nothing of them is on the board."""
    pages = []
    for answer in (0, -1):
        match = new_match(GAME, 3, {"new_beginning": "yes"}, 5)
        match.play(f"0 {match.asks[0].texts()[answer]}")
        pages.append(drawn(match, 1, size=size))
    assert pages[0] == pages[1]


@pytest.mark.parametrize("size", SIZES)
def test_names_cannot_break_out(size):
    names = ("<script>alert(1)</script>", "a\"b'&<c>", "]]>" * 30)
    match = until(3, {}, 3, lambda match: match.state.phase == "place")
    for seat in (None, 0, 1):
        page = drawn(match, seat, size=size, names=names)
        assert "<script" not in "".join(page.values())
        assert list(elements(page))


def test_every_colour_that_the_board_uses_exists():
    css = files(GAME.package).joinpath("static", "carson_city", "board.css").read_text("utf-8")
    shared = ("tokens.css", "pieces.css")
    known = css + "".join(files("saloon.drawing").joinpath("static", "drawing", name).read_text("utf-8") for name in shared)
    assert not set(re.findall(r"var\((--[\w-]+)[,)]", css)) - set(re.findall(r"(--[\w-]+)\s*:", known))
