"""The parts of the scripts that only compute: loaded in a browser as pages load them, and asked by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.person import DESK, Person
from web.site import Site

Ask = Callable[..., Any]

FOCUS = {
    "prefix": "",
    "place": "",
    "shift": False,
    "looked": False,
    "choices": {"1": "act:take", "h": "act:hide"},
    "plans": {},
    "steps": False,
}


@pytest.fixture(scope="module")
def ask(site: Site, browser: Browser) -> Iterator[Ask]:
    """`ask("table/times.js", "it.clockText(given)", 61)`: what an expression about a module says."""
    reader = Person(browser, site.address, DESK, "en", "day").go("/")

    def ask(script: str, expression: str, given: Any = None) -> Any:
        return reader.page.evaluate(
            f"async (given) => {{ const it = await import('/static/web/{script}'); return {expression}; }}", given
        )

    yield ask
    trouble = reader.trouble
    reader.context.close()
    assert not trouble, trouble


# ------------------------------------------------------------ keys


@pytest.mark.parametrize(
    ("key", "focus", "meaning"),
    [
        ("1", {}, ["choose", "act:take"]),
        ("h", {}, ["choose", "act:hide"]),
        ("h", {"choices": {}}, ["advise"]),
        ("u", {}, ["undo"]),
        ("U", {}, ["restart"]),
        ("/", {}, ["aid"]),
        ("R", {}, ["rules"]),
        ("Escape", {}, ["escape"]),
        ("2", {}, None),
        ("n", {"plans": {"n": "north"}}, ["plan", "north"]),
        ("n", {"plans": {"n": "north"}, "choices": {"n": "act:take"}}, ["choose", "act:take"]),
        ("Tab", {}, None),
        ("constructor", {}, None),
        ("p", {}, ["rivals"]),
        ("1", {"prefix": "p"}, ["seat", 0]),
        ("u", {"prefix": "p"}, ["undo"]),
        ("ArrowDown", {}, ["option", 1]),
        ("ArrowUp", {}, ["option", -1]),
        ("ArrowRight", {"place": "tabs"}, ["tab", 1]),
        ("ArrowLeft", {"place": "board"}, ["look", -1]),
        ("ArrowLeft", {"place": "board", "shift": True}, ["pan", "ArrowLeft"]),
        ("z", {}, ["zoom", 1]),
        ("Z", {}, ["zoom", -1]),
        ("ArrowDown", {"place": "board"}, ["seek", 1]),
        ("Shift+Enter", {"place": "board", "looked": True}, ["take"]),
        ("Shift+Enter", {}, None),
        ("ArrowDown", {"place": "scrolls"}, None),
        ("Enter", {}, None),
        ("Enter", {"sheet": "mat-1"}, ["sheet", "mat-1"]),
        (" ", {"place": "board", "looked": True, "sheet": "mat-1"}, ["sheet", "mat-1"]),
        ("Enter", {"place": "board", "looked": True}, ["explain"]),
        ("?", {"place": "board", "looked": True}, ["explain"]),
        (" ", {"steps": True}, ["press", "step"]),
        ("Enter", {"steps": True}, ["press", "steps"]),
        ("?", {"place": "board"}, ["help"]),
        ("?", {"looked": True}, ["help"]),
    ],
)
def test_what_a_key_means(ask: Ask, key: str, focus: dict[str, Any], meaning: list[Any] | None) -> None:
    assert ask("table/keymap.js", "it.meaning(given.key, given.focus)", {"key": key, "focus": FOCUS | focus}) == meaning


def test_keys_while_looking_back(ask: Ask) -> None:
    """Space pauses, the arrow goes on, Home begins again; Tab and the buttons are the browser's; every other key ends it."""
    keys = [" ", "ArrowRight", "Home", "x", "Escape", "Tab"]
    found = ask("table/keymap.js", "given.map((key) => it.meaningLookingBack(key, false))", keys)
    assert found == ["pause", "next", "again", "stop", "stop", None]
    assert ask("table/keymap.js", "[' ', 'Enter', 'x'].map((key) => it.meaningLookingBack(key, true))") == [None, None, "stop"]


def test_the_next_of_some_things(ask: Ask) -> None:
    steps = [(0, 1), (2, 1), (0, -1), (-1, 1), (-1, -1), (1, 0)]
    assert ask("table/keymap.js", "given.map(([here, by]) => it.nextOf(here, by, 3))", steps) == [1, 0, 2, 0, 2, 1]


# ------------------------------------------------------------ times


def test_what_a_clock_shows(ask: Ask) -> None:
    seconds = [0, 59, 61, 3599, 3600, 7325, 48 * 3600 - 1, 48 * 3600]
    shown = ["0:00", "0:59", "1:01", "59:59", "1:00 h", "2:02 h", "47:59 h", "2 d"]
    assert ask("table/times.js", "given.map(it.clockText)", seconds) == shown


def test_a_broken_line_is_tried_less_and_less_often(ask: Ask) -> None:
    waits = ask("table/times.js", "[0, 1, 2, 3, 4, 5, 6, 60].map((tries) => it.retryDelay(tries, 0.5))")
    assert waits == sorted(waits)
    assert waits[0] == 400
    assert waits[-1] == waits[-3] == 10_000
    assert ask("table/times.js", "[0, 1].map((chance) => Math.round(it.retryDelay(9, chance)))") == [7_000, 13_000]


# ------------------------------------------------------------ sizes and places


def test_narrow_regions_share_a_row(ask: Ask) -> None:
    rows = ask("table/rows.js", "it.inRows(given)", [1000, 500, 500, 400, 700, 1005])
    assert [row["items"] for row in rows] == [[0], [1, 2], [3], [4], [5]]


def test_regions_of_a_desk_fill_the_window(ask: Ask) -> None:
    """In their own proportions, beside a question that is neither too narrow nor too wide."""
    regions = [{"width": 1000, "height": 400}, {"width": 600, "height": 200}, {"width": 400, "height": 100}]
    low = ask("table/rows.js", "it.arrange(...given)", [regions, {"width": 1440, "height": 624}])
    assert low["heights"] == [400, 200]
    assert (low["width"], low["side"]) == (1000, 416)
    assert low["areas"] == [
        {"row": 1, "column": 1, "span": 1000},
        {"row": 2, "column": 1, "span": 600},
        {"row": 2, "column": 601, "span": 400},
    ]
    narrow = ask("table/rows.js", "it.arrange(...given)", [regions, {"width": 844, "height": 2000}])
    assert (narrow["width"], narrow["side"]) == (548, 272)
    wide = ask("table/rows.js", "it.arrange(...given)", [regions, {"width": 2400, "height": 324}])
    assert (wide["width"], wide["side"]) == (500, 440)


MAP = {"width": 892, "height": 516, "least": 1008}


def test_the_map_of_a_tablet_takes_the_whole_width(ask: Ask) -> None:
    """A lower window does not make it smaller: it is moved about then. What is left over is for the drawer."""
    fit = "it.fitOpen(...given)"
    tablet, wide, low, tall = (
        ask("table/frames.js", fit, [[MAP], {"width": width, "height": height}])
        for width, height in ((1008, 584), (1164, 640), (1264, 536), (1008, 1100))
    )
    assert [plan["cells"][0]["wide"] for plan in (tablet, low, tall)] == [1008] * 3
    assert wide["cells"][0]["wide"] > 1100
    assert low["cells"][0]["height"] == 536
    assert [plan["drawer"] for plan in (tablet, wide, low, tall)] == ["", "", "beside", "below"]


def test_open_regions_of_a_tablet_lie_as_they_are_larger(ask: Ask) -> None:
    room = {"width": 1008, "height": 584}
    town, track = {"width": 588, "height": 588, "least": 570}, {"width": 380, "height": 532, "least": 0}
    beside = ask("table/frames.js", "it.fitOpen(...given)", [[town, track], room])
    assert beside["across"] is True
    assert [round(cell["height"]) for cell in beside["cells"]] == [584, 582]
    row = {"width": 980, "height": 200, "least": 980}
    stacked = ask("table/frames.js", "it.fitOpen(...given)", [[row] * 3, room])
    assert stacked["across"] is False
    assert [cell["wide"] for cell in stacked["cells"]] == [980] * 3


def test_a_panel_of_a_tablet_is_as_large_as_it_need_be(ask: Ask) -> None:
    room = {"width": 930, "height": 576}
    mat, strip = {"width": 600, "height": 200, "least": 0}, {"width": 1068, "height": 140, "least": 0}
    assert ask("table/frames.js", "given.map((one) => Math.round(it.fitPanel(...one)))", [[mat, room], [strip, room]]) == [
        840,
        1175,
    ]


def box(left: float, top: float, right: float, bottom: float) -> dict[str, float]:
    return {"left": left, "top": top, "right": right, "bottom": bottom}


def test_the_nearest_of_two_things_is_meant(ask: Ask) -> None:
    """One that the point is in is nearer than one beside it; of two, the one whose middle is nearer."""
    things = [box(0, 0, 20, 20), box(24, 0, 44, 20), box(10, 0, 30, 20)]
    far = ask("table/geometry.js", "given.map((thing) => it.distance(thing, 22, 10))", things)
    assert far[0] == far[1] == 2
    assert 0 < far[2] < 1e-3
    inside = ask("table/geometry.js", "given.map((thing) => it.distance(thing, 12, 10))", things)
    assert inside[0] < inside[2]


@pytest.mark.parametrize(
    ("thing", "place"),
    [
        (box(100, 100, 200, 150), {"left": 210, "top": 100}),  # beside it
        (box(700, 100, 800, 150), {"left": 490, "top": 100}),  # on the other side
        (box(50, 100, 900, 150), {"left": 50, "top": 160}),  # under it
        (box(50, 500, 900, 550), {"left": 50, "top": 390}),  # over it
        (box(100, 560, 200, 590), {"left": 210, "top": 500}),  # not beyond the foot
        (box(-50, -90, -10, -60), {"left": 8, "top": 8}),  # not beyond the corner
    ],
)
def test_where_a_tip_lies(ask: Ask, thing: dict[str, float], place: dict[str, float]) -> None:
    free = {"right": 800, "bottom": 600}
    given = [thing, {"width": 200, "height": 100}, free]
    assert ask("table/geometry.js", "it.beside(...given)", given) == place


def test_how_wide_a_map_is_shown(ask: Ask) -> None:
    """Never narrower than the window, at most twice its natural width."""
    assert ask("table/geometry.js", "[100, 600, 5000].map((width) => it.mapWidth(width, 900, 390))") == [390, 600, 1800]


def test_a_map_goes_to_what_can_be_chosen(ask: Ask) -> None:
    view = box(0, 0, 400, 300)
    near = [box(500, 100, 520, 120), box(600, 200, 620, 220)]
    assert ask("table/geometry.js", "it.towards(...given)", [near, view]) == {"left": 360, "top": 10}
    far = [box(500, 100, 520, 120), box(2000, 100, 2020, 120)]
    assert ask("table/geometry.js", "it.towards(...given)", [far, view]) == {"left": 310, "top": -40}, "the first of them"


def test_the_part_of_a_map_that_is_seen(ask: Ask) -> None:
    """In units of the drawing, which is shown half as large as it was drawn."""
    whole, size = box(-100, 0, 400, 250), {"width": 1000, "height": 500}
    seen = ask("table/geometry.js", "it.seenPart(...given)", [whole, box(0, 0, 300, 400), size])
    assert seen == {"x": 200, "y": 0, "width": 600, "height": 500}
    assert ask("table/geometry.js", "it.middleOf(...given)", [box(0, 0, 100, 50), whole, size]) == {"x": 300, "y": 50}
    inside = ask(
        "table/geometry.js",
        "given.map((thing) => it.isInside(thing, {left: 0, right: 9, top: 0, bottom: 9}))",
        [box(0, 0, 9, 9), box(0, 0, 9, 10)],
    )
    assert inside == [True, False]


# ------------------------------------------------------------ motion


def at(left: float, top: float = 0, width: float = 10) -> dict[str, float]:
    return {"left": left, "top": top, "width": width}


def plan(ask: Ask, now: list[dict[str, Any]], seen: dict[str, Any]) -> dict[str, Any]:
    return ask("motion.js", "it.plan(given.now, new Map(Object.entries(given.seen)))", {"now": now, "seen": seen})


def test_what_is_near_the_own_piece_comes_into_view_with_it(ask: Ask) -> None:
    own, near, far = box(0, 0, 20, 20), box(100, 0, 120, 20), box(900, 0, 920, 20)
    view = box(0, 0, 390, 400)
    assert ask("table/geometry.js", "it.nearest(...given)", [own, [far, near], view]) == [own, near]


def test_a_pin_stands_at_the_edge_and_turns_to_what_lies_outside(ask: Ask) -> None:
    pin, view = {"width": 44, "height": 44}, box(0, 100, 390, 500)
    spot = ask("table/geometry.js", "it.edgeSpot(...given)", [box(690, 290, 710, 310), pin, view])
    assert spot == {"left": 390 - 44 - 6, "top": 278, "turn": 0}


def test_what_travels_and_what_appears(ask: Ask) -> None:
    now = [
        {"id": "stays", "place": at(0)},
        {"id": "trembles", "place": at(12)},
        {"id": "moves", "place": at(50)},
        {"id": "fresh", "place": at(70), "help": "card-fresh"},
        {"id": "nameless", "place": at(80)},
        {"id": "hidden", "place": at(90, width=0), "help": "card-hidden"},
        {"id": "carried", "place": None},
    ]
    seen = {"stays": {"place": at(0)}, "trembles": {"place": at(10)}, "moves": {"place": at(10)}, "carried": {"place": at(0)}}
    found = plan(ask, now, seen)
    assert found["fresh"] == [3]
    assert [(trip["at"], trip["from"]["left"], trip["to"]["left"]) for trip in found["trips"]] == [(2, 10, 50)]
    assert found["marks"] == []


def test_a_card_comes_from_where_a_copy_of_it_has_gone(ask: Ask) -> None:
    """Each that went gives place to one that came."""
    now = [{"id": f"hand-{place}", "place": at(100 + place), "help": "card-cowboy"} for place in range(2)]
    seen = {"market-3": {"place": at(30), "help": "card-cowboy"}, "market-4": {"place": at(40), "help": "card-herd"}}
    found = plan(ask, now, seen)
    assert [(trip["at"], trip["from"]["left"]) for trip in found["trips"]] == [(0, 30)]
    assert found["fresh"] == [1]


def test_too_many_pieces_do_not_travel(ask: Ask) -> None:
    """One could not follow them; what a player has just taken still comes."""
    now = [{"id": f"piece-{place}", "place": at(100 + place)} for place in range(6)]
    now += [{"id": "taken", "place": at(300), "help": "card-cowboy"}]
    seen = {f"piece-{place}": {"place": at(place)} for place in range(6)}
    seen["offered"] = {"place": at(500), "help": "card-cowboy"}
    found = plan(ask, now, seen)
    assert [trip["at"] for trip in found["trips"]] == [6]
    assert found["marks"] == list(range(6))
    assert len(plan(ask, now[:6], seen)["trips"]) == 6


def test_sums_of_money_have_a_sign(ask: Ask) -> None:
    assert ask("counting.js", "[5, -12].map(it.signed)") == ["+5", "−12"]


# ------------------------------------------------------------ the page that changes

MORPH = """(async () => {
    const box = document.createElement("div");
    document.body.append(box);
    box.innerHTML = given.old;
    const before = new Map([...box.querySelectorAll("[id]")].map((each) => [each.id, each]));
    const counted = [];
    box.addEventListener("count", (event) => counted.push(event.detail));
    if (given.open) box.querySelector("details").open = true;
    if (given.focus) box.querySelector(given.focus).focus();
    it.morph(box, given.fresh);
    const kept = [...box.querySelectorAll("[id]")].filter((each) => before.get(each.id) === each).map((each) => each.id);
    const held = given.focus && document.activeElement === box.querySelector(given.focus);
    box.remove();
    return { html: box.innerHTML, kept, counted, held };
})()"""


def morph(ask: Ask, old: str, fresh: str, **more: Any) -> Any:
    return ask("morph.js", MORPH, {"old": old, "fresh": fresh, **more})


@pytest.mark.parametrize(
    ("old", "fresh", "kept"),
    [
        ("<b id=a>1</b><b id=b>2</b>", "<b id=b>2</b><b id=c>3</b><b id=a>1</b>", ["b", "a"]),
        ("<p><b id=a></b></p>text", "<p class=x><b id=a>1</b></p>other<i></i>", ["a"]),
        ("<b id=a></b>", "<i id=a></i>", []),
        ("<b id=a></b><b id=b></b>", "", []),
        ("", "<p>new</p>", []),
    ],
)
def test_a_part_becomes_another_one(ask: Ask, old: str, fresh: str, kept: list[str]) -> None:
    """It ends as the server wrote it, and what has an id is the same element as before."""
    found = morph(ask, old, fresh)
    assert found["html"] == ask(
        "morph.js", "((box) => { box.innerHTML = given; return box.innerHTML; })(document.createElement('div'))", fresh
    )
    assert found["kept"] == kept


def test_what_a_reader_does_survives_news(ask: Ask) -> None:
    """What is open stays open, what has the focus keeps it."""
    old = "<details><summary>More</summary></details><button id=a>Play</button>"
    found = morph(ask, old, "<p>News</p>" + old.replace("Play", "Pass"), focus="#a")
    assert found["held"]
    opened = morph(ask, old, old.replace("More", "Less"), open=True)
    assert opened["html"].startswith('<details open=""><summary>Less')


def test_numbers_of_a_drawing_count(ask: Ask) -> None:
    drawn = '<svg><text id="gold">{}</text></svg><p>{}</p>'
    found = morph(ask, drawn.format(3, 3), drawn.format(12, 12))
    assert found["counted"] == [{"from": 3, "to": 12}]
    assert found["html"] == drawn.format(3, 12), "the drawing counts there itself"
    assert morph(ask, drawn.format(3, ""), drawn.format("3 / 4", ""))["counted"] == []


COUNT = """(async () => {
    const { listen } = await import("/static/web/counting.js");
    listen();
    const box = document.createElement("div");
    document.body.append(box);
    const show = (number) => it.morph(box, `<svg><text>${number}</text></svg>`);
    given.forEach(show);
    await new Promise((done) => setTimeout(done, 600));
    box.remove();
    return box.textContent;
})()"""


@pytest.mark.parametrize("shown", [[3, 12], [3, 12, 3], [3, 12, 7], [3, 12, "none"]])
def test_a_number_ends_as_the_server_wrote_it(ask: Ask, shown: list[Any]) -> None:
    """Also when there was more news while it counted."""
    assert ask("morph.js", COUNT, shown) == str(shown[-1])


def test_a_choice_that_set_off_much_is_told_line_by_line(ask: Ask) -> None:
    """The board follows with the last line of a choice; a choice that tells nothing is a step too."""
    frames = [{"lines": ["a", "b"], "parts": {"p": "1"}}, {"lines": [], "parts": {"p": "2"}}]
    told = [{"line": "a", "parts": {}}, {"line": "b", "parts": {"p": "1"}}, {"line": "", "parts": {"p": "2"}}]
    assert ask("table/playback.js", "it.inSteps(given)", frames) == told


OPTIONS = """(async () => {
    const { page } = await import("/static/web/table/page.js");
    const box = document.createElement("main");
    box.innerHTML = `<div id="p-ask"><button data-choice="go:a">A</button><button data-choice="token">T</button></div>
        <section class="region">
        <i data-choice="go:a"></i><i data-choice="token"></i><i class="route" data-for="go:a"></i></section>`;
    document.body.append(box);
    page.state.anytime = ["token"];
    const names = (all) => all.map((each) => each.dataset.choice);
    it.light("token");
    it.light("go:a");
    const found = {
        listed: names(it.options()),
        main: names(it.mainLit(box.querySelector(".region"))),
        lit: names([...box.querySelectorAll(".focus")]),
        way: box.querySelector(".route.on") !== null,
        one: it.optionOf("token").textContent,
        none: it.optionOf("go:z") ?? null,
    };
    it.light(null);
    found.dark = box.querySelector(".focus, .route.on") === null;
    box.remove();
    return found;
})()"""


def test_options_in_the_list_and_on_the_board(ask: Ask) -> None:
    """What may be done at any time does not count as lit; list and board light the same choice, with its way."""
    assert ask("table/options.js", OPTIONS) == {
        "listed": ["go:a", "token"],
        "main": ["go:a"],
        "lit": ["go:a", "go:a"],
        "way": True,
        "one": "T",
        "none": None,
        "dark": True,
    }


# ------------------------------------------------------------ where the bubble of a lesson stands


SPOT = "it.bestSpot({ width: 300, height: 180 }, given.board, given.target, given.named ?? [], given.others ?? [])"
BOARD = {"left": 0, "top": 0, "right": 1000, "bottom": 800}


def square(left: int, top: int, size: int = 60) -> dict[str, int]:
    return {"left": left, "top": top, "right": left + size, "bottom": top + size}


@pytest.mark.parametrize(
    ("given", "side"),
    [
        ({"target": square(400, 400)}, "right"),
        ({"target": square(900, 400)}, "left"),
        ({"target": square(400, 400), "named": [square(480, 420, 200)]}, "left"),
        ({"target": square(900, 20), "named": [square(620, 20, 120)]}, "below"),
        ({"target": square(900, 700), "named": [square(620, 640, 120)]}, "above"),
    ],
)
def test_a_bubble_hides_neither_the_thing_nor_what_it_names(ask: Ask, given: dict[str, Any], side: str) -> None:
    spot = ask("table/spots.js", SPOT, {"board": BOARD, **given})
    assert spot["side"] == side
    bubble = {**spot, "right": spot["left"] + 300, "bottom": spot["top"] + 180}
    for thing in (given["target"], *given.get("named", [])):
        assert ask("table/spots.js", "it.overlap(given[0], given[1])", [bubble, thing]) == 0


ENTRIES = [
    {"group": "rules", "href": "#a", "title": "Tolls", "text": "Pay at once"},
    {"group": "rules", "href": "#b", "title": "Moving", "text": "Pay the tolls of the dried-up ÉTANG"},
    {"group": "pieces", "href": "#c", "title": "Camel", "text": "Carries much"},
]


@pytest.mark.parametrize(
    ("query", "found"), [("toll", ["#a", "#b"]), ("etang", ["#b"]), ("pay toll", ["#a", "#b"]), (" ", []), ("x", [])]
)
def test_a_search_finds_titles_first_whatever_case_and_accents(ask: Ask, query: str, found: list[str]) -> None:
    assert ask("guide/found.js", "it.fitting(given[0], given[1]).map((entry) => entry.href)", [ENTRIES, query]) == found


def test_an_excerpt_marks_the_word_only_where_it_stands(ask: Ask) -> None:
    marked = ask("guide/found.js", "['toll', 'camel'].map((word) => it.excerpt(given, word).found)", "Pay the tolls")
    assert marked == ["toll", ""]


# ------------------------------------------------------------ sounds


@pytest.mark.parametrize(
    ("chosen", "phone", "loud"),
    [(None, False, True), (None, True, False), ("", True, False), ("off", False, False), ("quiet", True, True)],
)
def test_sounds_are_off_on_a_phone_until_somebody_wants_them(ask: Ask, chosen: str | None, phone: bool, loud: bool) -> None:
    given = {"chosen": chosen, "phone": phone}
    assert ask("loudness.js", "it.volumeOf(given.chosen, given.phone) > 0", given) is loud
