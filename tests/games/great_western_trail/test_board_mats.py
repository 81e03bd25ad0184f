"""Railroad, mats, hand and rivals as drawn: well formed, lit where something can be chosen, silent about what is hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice, product
from xml.etree import ElementTree

import pytest

from games.great_western_trail.scene import options as open_options
from games.great_western_trail.scene import play, scene
from saloon.drawing.icons import names as icon_names
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import LANGUAGES, Match, choice_text, new_match, seeded
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.board import board
from saloon.games.great_western_trail.board.cards import face, objective_mini, objective_row
from saloon.games.great_western_trail.components import CATTLE, CITIES, OBJECTIVES, TRANSPORT, Card, City, Track, Worker
from saloon.games.great_western_trail.simmental.components import SIMMENTAL

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SIZES = ("desk", "phone")
MINE = ("rail", "mat", "hand", "rivals")
WIDTHS = {"rail": "1068", "mat": "604", "hand": "456", "rivals": "336"}
LIT = re.compile(
    r"(engine|retreat|station|deliver|upgrade|disc|auxiliary|build|master|certify|spend|bonus|discard|remove|raise|draw):.*"
    r"|act:aux\d|(act|move):O\d\d|\w+:exchange"
)
"""Choices that concern something on these regions."""

TABLES = [
    (2, {}),
    (3, {"simmental": "yes", "faces": "b"}),
    (4, {"neutral_tiles": "fixed", "faces": "chosen", "chosen_faces": "abababababab"}),
]


def viewpoint(match: Match, seat: int | None, language: str = "en", size: str = "desk", **more) -> Viewpoint:
    ask = match.asks.get(seat)
    lit = {} if ask is None else {text: str(key) if key < 10 else "" for key, text in enumerate(ask.texts(), 1)}
    seats = len(match.state.players)
    bots = tuple(seat % 2 == 1 for seat in range(seats))
    more = {"asked": tuple(match.asks), "about": ask and ask.about, **more}
    return Viewpoint(seat, more.pop("names", NAMES[:seats]), bots, language, size, lit, **more)


def drawn(match: Match, seat: int | None, **more) -> dict[str, str]:
    page = board(match.observe(seat), viewpoint(match, seat, **more))
    return {region: body for region, body in page.items() if region in MINE or region.startswith("mat-")}


def elements(page: dict[str, str]) -> Iterator[ElementTree.Element]:
    for region in page.values():
        yield from ElementTree.fromstring(region).iter()


def marked(page: dict[str, str], mark: str) -> Counter[str]:
    return Counter(element.get(mark) for element in elements(page) if element.get(mark) is not None)


def words(page: dict[str, str], id: str) -> str:
    """What is written on the thing with an id."""
    return "".join(next(element for element in elements(page) if element.get("id") == id).itertext())


def decisions(seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    match, dice = new_match(GAME, seats, options, seed), seeded(seed)
    while not match.over:
        yield match
        (ask,) = match.asks.values()
        match.choose(ask.seat, dice.pick(list(ask.options)))
    yield match


def in_kansas_city(**mine) -> Match:
    """The first question there that has more than one answer."""
    match = scene(2, herder="G", **mine)
    return play(match, "move:KC") if "move:KC" in open_options(match) else match


# ------------------------------------------------------------ random games


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_open_choice_is_lit_for_whoever_is_asked(seats, options):
    ways = cycle(product(SIZES, LANGUAGES))
    for match in decisions(seats, options, seed=seats):
        for seat in match.asks:
            size, language = next(ways)
            page = "".join(drawn(match, seat, size=size, language=language).values())
            wanted = {text for text in viewpoint(match, seat).lit if LIT.fullmatch(text)}
            assert set(re.findall(r' data-choice="([^"]+)"', page)) == wanted
            ids = re.findall(r' id="([^"]+)"', page)
            assert len(ids) == len(set(ids))
        next(ways)  # so that no seat always looks in the same way


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everybody_sees_the_table_and_nothing_that_is_hidden(seats, options):
    """Positions in which everything that a seat cannot know is dealt anew look the same to it."""
    ways, dice = cycle(product(SIZES, LANGUAGES)), seeded(1)
    for number, match in enumerate(decisions(seats, options, seed=seats + 10)):
        if number % 23:
            continue
        for seat in (None, *range(seats)):
            size, language = next(ways)
            page = drawn(match, seat, size=size, language=language)
            own = seat or 0
            assert set(page) == {*MINE, *(f"mat-{other}" for other in range(seats) if other != own)}
            assert list(elements(page))
            if seat is not None:
                other = match.imagine(seat, dice)
                again = board(other.observe(seat), viewpoint(match, seat, size=size, language=language))
                assert page == {region: again[region] for region in page}


PLACES = {
    "engine:12": "track-12",
    "engine:ST3": "track-ST3",
    "retreat:38": "track-38",
    "retreat:ST9": "track-ST9",
    "station:ST2": "station-ST2",
    "upgrade:ST1": "station-ST1",
    "disc:ST1": "station-ST1",
    "deliver:chicago": "city-chicago",
    "disc:aux3": "mat-0-disc-aux3-1",
    "upgrade:certificate4": "mat-0-disc-certificate4-0",
    "disc:hand": "mat-0-disc-hand-0",
    "act:aux1": "mat-0-aux1",
    "auxiliary:aux4": "mat-0-aux4",
    "auxiliary:aux4-double": "mat-0-aux4-double",
    "build:4a-0": "mat-0-plan-4",
    "master:cowboy": "mat-0-cowboy-3",
    "spend:2": "mat-0-certificate-1",
    "bonus:engineer-3-1": "mat-0-engineer-3",
    "bonus:SM1-1b": "mat-0-master-SM1",
    "walk:exchange": "mat-0-tokens",
    "draw:2": "draw-2",
    "discard:galloway": "hand-galloway-0",
    "remove:O14": "hand-O14-0",
    "move:O14": "hand-O14-0",
    "act:O14": "hand-O14-0",
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("choice", PLACES)
def test_a_choice_is_lit_where_it_lies(choice, size):
    match = scene(
        2, hand="galloway O14", workers=(3, 1, 3), cleared="aux3 aux4 aux4", stations="ST1", certificates=3, tokens=1,
        appointed="SM1", area=["O16"],
    )  # fmt: skip
    eyes = Viewpoint(0, NAMES[:2], (False, False), "en", size, {choice: "1"}, asked=(0,))
    page = board(match.observe(0), eyes)
    assert [e.get("id") for e in elements(page) if e.get("data-choice") == choice] == [PLACES[choice]]


@pytest.mark.parametrize("size", SIZES)
def test_the_card_just_played_is_lit_in_its_area(size):
    """However many lie there already."""
    match = scene(4, area=["O01", "O02", "O03", "O04", "O05", "O16"], appointed="SM1 SM2")
    eyes = Viewpoint(0, NAMES, (False,) * 4, "en", size, {"bonus:O16-1": "1"}, asked=(0,))
    assert marked(board(match.observe(0), eyes), "data-choice") == {"bonus:O16-1": 1}


# ------------------------------------------------------------ sizes and places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_regions_have_their_widths_and_places(seats):
    match = new_match(GAME, seats, {}, 1)
    desk, phone = drawn(match, 0), drawn(match, 0, size="phone")
    for region, body in desk.items():
        root = ElementTree.fromstring(body)
        assert root.get("viewBox").split()[2] == WIDTHS.get(region, "604")
        place = "sheet" if region.startswith("mat-") else "side" if region == "rivals" else None
        assert root.get("data-place") == place
    for region, body in phone.items():
        root = ElementTree.fromstring(body)
        assert root.get("viewBox").split()[2] == "390"
        assert (root.get("data-place") == "sheet") == region.startswith("mat-")


def test_a_strip_names_the_sheet_that_it_opens():
    page = drawn(new_match(GAME, 3, {}, 1), 1)
    assert marked(page, "data-sheet") == {"mat-2": 1, "mat-0": 1}
    assert {"mat-2", "mat-0"} <= set(page)


@pytest.mark.parametrize("size", SIZES)
def test_engines_keep_their_ids_wherever_they_stand(size):
    match = scene(4, engine="ST3", others={1: {"engine": 0}, 2: {"engine": 0}, 3: {"engine": 39}})
    rail = {"rail": drawn(match, 0, size=size)["rail"]}
    places = [element.get("transform") for element in elements(rail) if re.fullmatch(r"engine-\d", element.get("id", ""))]
    assert len(places) == len(set(places)) == 4


# ------------------------------------------------------------ the railroad


def test_several_discs_of_one_seat_are_counted():
    match = scene(3, others={1: {"cities": "kansas_city kansas_city kansas_city new_york"}})
    page = drawn(match, 0)
    assert words(page, "city-kansas_city-1") == "3"
    assert words(page, "city-new_york-1") == ""


@pytest.mark.parametrize("size", SIZES)
def test_cities_show_what_the_transport_would_cost(size):
    match = in_kansas_city(hand="shorthorn-3 corriente longhorn black_angus", engine=4, dollars=20)
    assert {text.partition(":")[0] for text in open_options(match)} == {"deliver"}
    costs = {
        choice.partition(":")[2]: TRANSPORT[Track.of("4"), City.of(choice.partition(":")[2])] for choice in open_options(match)
    }
    shown = re.findall(r'class="fare-t"[^>]*>([^<]+)<', drawn(match, 0, size=size)["rail"])
    assert shown == [f"−${cost}" if cost else "$0" for city in CITIES if (cost := costs.get(city.id)) is not None]


def test_a_station_shows_its_master_or_the_worker_in_his_place():
    match = scene(2, masters={"ST1": "SM5", "ST2": "SM9"})
    match.state.replaced[2] = Worker.of("engineer")
    rail = {"rail": drawn(match, 0)["rail"]}
    help = marked(rail, "data-help")
    assert help["master-SM5"] == help["master-SM9"] == 1
    third = next(element for element in elements(rail) if element.get("id") == "station-ST3")
    assert third.get("data-help") == "station-ST3"
    assert "#i-engineer" in ElementTree.tostring(third, "unicode")


# ------------------------------------------------------------ the mat


def test_a_cell_of_the_track_is_lit_where_the_marker_would_go():
    match = in_kansas_city(hand="criollo", certificates=2, dollars=5)
    assert set(open_options(match)) == {"spend:0", "spend:1", "spend:2"}
    lit = {element.get("id"): element.get("data-choice") for element in elements({"mat": drawn(match, 0)["mat"]})}
    assert [lit[f"mat-0-certificate-{number}"] for number in (0, 1, 2)] == ["spend:2", "spend:1", "spend:0"]


def test_tasks_are_ticked_as_the_best_use_of_things_has_it():
    """One building serves one task only."""
    match = scene(2, area=["O02", "O13"], trail={"A1": "1a-0"}, outlaws="outlaw-green outlaw-orange")
    page = drawn(match, 0, size="phone")
    ticks = [words.count('class="task met"') for words in page["mat"].split('id="mat-0-card-')[1:]]
    assert ticks == [3, 0]


@pytest.mark.parametrize("size", SIZES)
def test_buildings_that_stand_leave_their_places_empty(size):
    match = scene(2, trail={"A1": "1a-0", "A2": "3a-0"})
    plans = {id for id in marked({"mat": drawn(match, 0, size=size)["mat"]}, "id") if id.startswith("mat-0-plan-")}
    assert plans == {f"mat-0-plan-{number}" for number in range(1, 13) if number not in (1, 3)}


def test_what_may_not_be_chosen_says_why():
    page = drawn(scene(2), 0, dimmed={"act:aux3": "Not <now>."})
    assert [e.get("data-why") for e in elements(page) if e.get("id") == "mat-0-aux3"] == ["Not <now>."]


# ------------------------------------------------------------ the hand


@pytest.mark.parametrize("size", SIZES)
def test_all_copies_of_a_card_carry_its_choice(size):
    match = scene(2, hand="galloway galloway criollo O14", tokens=1)
    match = play(match, "move:exchange", "draw:2")
    choices = marked({"hand": drawn(match, 0, size=size)["hand"]}, "data-choice")
    assert choices["discard:galloway"] == 2
    assert choices["discard:O14"] == 1


@pytest.mark.parametrize("size", SIZES)
def test_discard_piles_lie_open_to_everybody(size):
    match = scene(2, discard="criollo criollo hereford-7 O21", others={1: {"discard": "pineywoods"}})
    for seat in (None, 0, 1):
        help = marked(drawn(match, seat, size=size), "data-help")
        assert {"card-criollo", "card-hereford-7", "card-O21", "card-pineywoods"} <= set(help)


@pytest.mark.parametrize("size", SIZES)
def test_a_spectator_and_a_covered_screen_show_only_backs(size):
    match = scene(2, hand="galloway O14", others={1: {"hand": "pineywoods"}})
    for page in (drawn(match, None, size=size), drawn(match, 0, size=size, covered=True)):
        hand = {"hand": page["hand"]}
        assert not {help for help in marked(hand, "data-help") if help.startswith("card-")}
        assert marked(hand, "id").keys() >= {"hand-back-0", "hand-back-1"}
        assert "hand-value" not in marked(hand, "id")


@pytest.mark.parametrize("size", SIZES)
def test_hands_of_others_are_only_counted(size):
    match = scene(3, others={1: {"hand": "hereford-7 longhorn longhorn"}})
    page = drawn(match, 0, size=size)
    assert not re.search(r"hereford|longhorn", "".join(page.values()))


# ------------------------------------------------------------ how it is drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_faces(language):
    for card in (*CATTLE, *SIMMENTAL.values(), *OBJECTIVES):
        for w, h in ((84, 100), (68, 98), (34, 100)):
            picture = face(card, language, w, h, (True,) * len(card.tasks))
            assert str(card.value or card.points) in "".join(ElementTree.fromstring(f"<g>{picture}</g>").itertext())
    for card in OBJECTIVES:
        met = (False,) * len(card.tasks)
        assert ElementTree.fromstring(f"<g>{objective_row(card, 96, 34, met)}{objective_mini(card, met)}</g>") is not None


@pytest.mark.parametrize("size", SIZES)
def test_the_drawings_use_icons_that_exist_and_no_styles_of_their_own(size):
    used = set()
    for match in islice(decisions(3, {"simmental": "yes"}, seed=5), 0, None, 11):
        page = "".join(drawn(match, 0, size=size).values())
        used |= set(re.findall(r'href="#i-([^"]+)"', page))
        assert "style=" not in page
    assert used <= icon_names()


@pytest.mark.parametrize("size", SIZES)
def test_numbers_can_be_read(size):
    """Ten pixels at least."""
    match = scene(4, area=["O21"] * 3 + ["O11", "O12"], hazards="flood-4-green", appointed="SM1 SM8", hand=["criollo"] * 9)
    sizes = re.findall(r'font-size="([\d.]+)"', "".join(drawn(match, 0, size=size).values()))
    assert min(map(float, sizes)) >= 10


@pytest.mark.parametrize("size", SIZES)
def test_names_cannot_break_out(size):
    names = ("<script>alert(1)</script>", "a\"b'&<c>", "]]>" * 30)
    match = scene(3)
    for seat in (None, 0, 1):
        page = drawn(match, seat, size=size, names=names)
        assert "<script" not in "".join(page.values())
        assert list(elements(page))


def test_a_choice_is_written_as_records_write_it():
    assert choice_text("discard", Card.of("galloway")) == "discard:galloway"
