"""The pieces that boards are drawn with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from saloon.drawing import cards, counters, regions, seats, shapes
from saloon.drawing.icons import icon, inline_icon, names, sprite, symbols
from saloon.drawing.lit import LEAST_SIDES, piece
from saloon.drawing.memory import remembered
from saloon.drawing.posters import landscape, plain, use
from saloon.drawing.terrain import contours, curve, mesa, ridge
from saloon.drawing.viewpoint import MAX_GLOWING_PIECES, Viewpoint, plan_name, size_named

HOSTILE = "<script>alert('x')</script>&\"]]>"


def parsed(body: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')


def viewpoint(**more) -> Viewpoint:
    return Viewpoint(0, ("Ann", "Bob"), (False, False), "en", **more)


def style(name: str) -> str:
    return files("saloon.drawing").joinpath("static", "drawing", name).read_text("utf-8")


# ------------------------------------------------------------ words


def test_words_are_escaped():
    found = parsed(shapes.text(0, 0, HOSTILE, "name", 12))
    assert "".join(found.itertext()) == HOSTILE
    whole = shapes.svg(10, 10, "", id="r-line", label=HOSTILE, words=HOSTILE)
    root = ElementTree.fromstring(whole)
    assert root.get("aria-label") == HOSTILE
    assert "".join(root.itertext()) == HOSTILE


def test_words_that_fit_stay_as_they_are():
    assert shapes.fitted("Bob", 100, 12) == "Bob"


@pytest.mark.parametrize("words", ["Jean-Sébastien de la Tour", "W" * 80, "", "木" * 20])
@pytest.mark.parametrize("space", [0, 10, 60, 150])
def test_words_that_do_not_fit_are_cut(words, space):
    cut = shapes.fitted(words, space, 12, True)
    assert cut in (words, shapes.ELLIPSIS) or (cut.endswith(shapes.ELLIPSIS) and shapes.width(cut, 12, True) <= space)


def test_words_are_wrapped_and_the_last_line_is_cut():
    rows = shapes.wrapped("Des rails sur la prairie", 90, 11, 2, True)
    assert rows == ["Des rails sur", "la prairie"]
    assert shapes.wrapped("one two three four five six seven", 40, 11, 2)[-1].endswith(shapes.ELLIPSIS)


# ------------------------------------------------------------ icons


def test_the_sprite_is_well_formed_and_holds_every_icon_once():
    root = ElementTree.fromstring(sprite())
    ids = [element.get("id") for element in root]
    assert len(ids) == len(set(ids)) == len(symbols())
    assert {f"i-{name}" for name in names()} == set(ids)
    ElementTree.fromstring(style("icons.svg"))


def test_a_page_may_inline_only_the_icons_it_uses():
    root = ElementTree.fromstring(sprite(["i-coin", "i-disc"]))
    assert [element.get("id") for element in root] == ["i-coin", "i-disc"]


def test_an_icon_in_a_line_is_decoration_unless_it_has_a_label():
    assert 'aria-hidden="true"' in inline_icon("coin")
    assert ElementTree.fromstring(inline_icon("coin", label=HOSTILE)).get("aria-label") == HOSTILE


def test_every_brand_and_die_is_an_icon():
    assert set(seats.BRANDS) | {f"die-{face}" for face in range(1, 7)} <= names()


# ------------------------------------------------------------ pieces


@pytest.mark.parametrize(
    "piece",
    [
        counters.coin(5, 5, 12),
        counters.coin(5, 5, 120),
        counters.rosette(5, 5, 3),
        counters.rosette(5, 5, -2),
        counters.hexagon(5, 5, "2+"),
        counters.die(5, 5, 6),
        counters.pips(0, 0, 2, 4),
        seats.brand(5, 9, 9, 18),
        seats.disc(2, 9, 9),
        cards.frame(100, 150, 9, 25) + cards.landscape(100, 25, 60, 7) + cards.edge(100, 150, 9),
        cards.back(100, 150),
        cards.pile(100, 150, 41),
        shapes.path(ridge(100, 50, 10, 3, 80)) + shapes.path(mesa(0, 50, 40, 20)),
        shapes.scaled(icon("coin", 0, 0, 10), 5, 5, 0.5),
    ],
)
def test_pieces_are_well_formed_and_carry_no_style(piece):
    parsed(piece)
    assert "style=" not in piece
    assert {name.removeprefix("#i-") for name in re.findall(r'href="([^"]+)"', piece)} <= names()


def test_losses_are_written_with_a_true_minus():
    assert "".join(parsed(counters.rosette(0, 0, -2)).itertext()) == "\u22122"


def test_a_landscape_is_a_file_that_brings_what_it_uses():
    root = ElementTree.fromstring(landscape(("#FFFFFF", "#000000"), use("coin", 0, 0, 24, "#333333")))
    ids = {element.get("id") for element in root.iter()} - {None}
    assert ids == {"sky", "i-coin"}


def test_the_plain_landscape_uses_no_icon():
    assert "<use" not in plain()
    ElementTree.fromstring(plain())


# ------------------------------------------------------------ light


def test_a_thing_that_may_be_chosen_is_ringed_and_has_its_key():
    drawn = piece(viewpoint(lit={"act:take3": "3"}), "slot", "", 50, 50, choices=["act:take2", "act:take3"], help="card-mine")
    root = parsed(drawn)[0]
    assert (root.get("id"), root.get("data-choice"), root.get("data-key")) == ("slot", "act:take3", "3")
    assert root.get("data-help") == "card-mine"
    assert "lit-ring" in drawn
    assert "lit-key" in drawn


def test_a_choice_without_a_key_has_no_badge():
    assert "lit-key" not in piece(viewpoint(lit={"go:1": ""}), "slot", "", 50, 50, choices=["go:1"])


def test_a_thing_without_room_for_a_badge_keeps_its_key():
    found = parsed(piece(viewpoint(lit={"go:1": "3"}), "x", "", 20, 12, choices=("go:1",), badge=0))[0]
    assert found.get("data-key") == "3"
    assert "".join(found.itertext()) == ""


def test_a_thing_that_may_not_be_chosen_is_not_lit():
    drawn = piece(viewpoint(lit={"go:1": "1"}), "slot", "", 50, 50, choices=["go:2"])
    assert "data-choice" not in drawn
    assert "lit" not in drawn


def test_a_missing_choice_says_why():
    root = parsed(piece(viewpoint(dimmed={"go:2": HOSTILE}), "slot", "", 50, 50, choices=["go:2"]))[0]
    assert root.get("data-why") == HOSTILE
    assert root.get("class") == "cannot"


@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
def test_a_small_thing_that_is_lit_can_be_hit_around_itself(size):
    """28 pixels for a mouse, 44 for a finger; what is larger is hit where it is drawn."""
    eyes = viewpoint(lit={"go:1": "1"}, size=size)
    for drawn, hit in ((20, LEAST_SIDES[size]), (60, 60)):
        target = parsed(piece(eyes, "slot", "", drawn, drawn, choices=["go:1"]))[0][0]
        assert (target.get("class"), float(target.get("width")), float(target.get("x"))) == ("hit", hit, (drawn - hit) / 2)


def test_a_tablet_has_the_drawings_of_a_desk():
    assert [size_named(text) for text in ("phone", "tablet", "desk", "watch", "", None)] == ["phone", "tablet", *["desk"] * 4]
    assert [viewpoint(size=size).drawings for size in ("desk", "tablet", "phone")] == ["desk", "desk", "phone"]
    page = regions.whole_page(Street("tablet"), LAYOUT, WORDS)
    assert [ElementTree.fromstring(text).get("data-place") for text in page.values()] == [None, "side"]


def test_with_many_choices_the_rings_are_still():
    lit = {f"go:{number}": "" for number in range(MAX_GLOWING_PIECES + 1)}
    assert "can many" in piece(viewpoint(lit=lit), "slot", "", 20, 20, choices=["go:1"])


# ------------------------------------------------------------ pages of regions


class Street:
    """A view of a board with a map that one turns to on a phone, and with a sky."""

    def __init__(self, size: str) -> None:
        self.viewpoint = viewpoint(size=size)
        self.texts = Tabs({"tab-map": "Map <here>"})

    def region(self, region: str) -> str:
        return region.title()


class Tabs(dict):
    """Texts, as far as a page asks for them."""

    __call__ = dict.__getitem__


LAYOUT = regions.Layout(
    "street",
    {size: {"map": lambda view: (10, 20, "<path/>"), "sky": lambda view: (30, 40, "")} for size in ("desk", "phone")},
    {"desk": {"sky": regions.SIDE}, "phone": {"map": regions.map_mark(700)}},
)
WORDS = {"map": ["A street."], "sky": ["A sun.", "No cloud."], "mat-1": ["Bob."]}


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_page_has_every_region_in_its_order_then_the_sheets(size):
    page = regions.whole_page(Street(size), LAYOUT, WORDS, {"mat-1": regions.Sheet("Bob's", (5, 5, ""))})
    assert list(page) == ["map", "sky", "mat-1"]
    found = {region: ElementTree.fromstring(text) for region, text in page.items()}
    assert {region: root.get("id") for region, root in found.items()} == {"map": "r-map", "sky": "r-sky", "mat-1": "r-mat-1"}
    assert [root.get("aria-label") for root in found.values()] == ["Map", "Sky", "Bob's"]
    assert [root.get("class") for root in found.values()] == [f"board street {size}"] * 3
    assert found["sky"][0].text == "A sun.\nNo cloud."
    assert found["mat-1"].get("data-place") == "sheet"


def test_regions_are_marked_for_the_place_they_take():
    desk, phone = (
        {region: ElementTree.fromstring(text) for region, text in regions.whole_page(Street(size), LAYOUT, WORDS).items()}
        for size in ("desk", "phone")
    )
    assert [root.get("data-place") for root in desk.values()] == [None, "side"]
    assert [root.get("data-map") for root in phone.values()] == ["700", None]
    assert [root.get("data-tab") for root in desk.values()] == [None, None]
    assert [root.get("data-tab") for root in phone.values()] == ["Map <here>", None]


def test_what_was_drawn_is_remembered_for_what_it_shows():
    drawn = []

    def draw() -> str:
        drawn.append(1)
        return f"drawing {len(drawn)}"

    keys = [("a test of memory", number) for number in (1, 2, 1)]
    assert [remembered(key, draw) for key in keys] == ["drawing 1", "drawing 2", "drawing 1"]


# ------------------------------------------------------------ style sheets


def variables(css: str) -> set[str]:
    return set(re.findall(r"(--[\w-]+)\s*:", css))


def test_every_colour_that_the_pieces_use_exists():
    pieces = style("pieces.css")
    used = set(re.findall(r"var\((--[\w-]+)\)", pieces))
    assert used - variables(style("tokens.css")) - variables(pieces) == {"--f"}


def test_every_colour_is_written_once_for_day_and_night():
    declared = re.findall(r"(--[\w-]+)\s*:", style("tokens.css"))
    by_theme, in_motion = {"--poster"}, {"--quick", "--move", "--slow"}
    assert {name for name in declared if declared.count(name) > 1} == by_theme | in_motion


def test_the_theme_is_the_systems_until_the_reader_chooses():
    schemes = dict(re.findall(r"(:root\S*) \{\s*color-scheme: ([a-z ]+);", style("tokens.css")))
    assert schemes == {
        ":root": "light dark",
        ':root[data-theme="day"]': "light",
        ':root[data-theme="night"]': "dark",
    }


# ------------------------------------------------------------ country


def test_contour_lines_are_the_same_every_time_and_stay_in_the_country():
    hills = ((60, 40, 30, 20, 1.0),)
    lines = contours(140, 98, hills, (0.2, 0.5), 3)
    assert lines == contours.__wrapped__(140, 98, hills, (0.2, 0.5), 3)
    points = [point for line in lines for point in passed(line)]
    assert points
    assert all(0 <= x <= 154 and 0 <= y <= 112 for x, y in points)


def passed(d: str) -> Iterator[tuple[int, int]]:
    """The points of a path in steps: where it begins, and the corners and ends of its pieces."""
    x = y = 0
    for kind, numbers in re.findall(r"([Mql])([-\d ]+)", d):
        places = [int(number) for number in numbers.split()]
        steps = [(x * (kind != "M") + across, y * (kind != "M") + down) for across, down in in_pairs(places)]
        yield from steps
        x, y = steps[-1]


def in_pairs(numbers: list[int]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_a_curve_begins_and_ends_where_it_should():
    d = curve([(0, 0), (10, 5), (20, 40)])
    assert d.startswith("M0 0C")
    assert d.endswith(" 20 40")


def test_only_a_word_can_be_the_name_of_a_plan():
    sent = ["north", "", None, "a" * 50, "no rth", "<b>", "nørd", "n1"]
    assert [plan_name(text) for text in sent] == ["north", "", "", "a" * 20, "", "", "", ""]
