"""The pieces of the town: cowboys, houses, mountains, building tiles, roads, outlaws."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from saloon.drawing.counters import coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import ghost
from saloon.drawing.seats import BRANDS, brand, seat_class
from saloon.drawing.shapes import circle, group, path, rect, scaled, text
from saloon.engine import Seat
from saloon.games.carson_city.board.view import BoardView, Standing
from saloon.games.carson_city.components import (
    DYNAMITE,
    FORMS,
    NO_DUEL,
    NOBODY,
    PLAIN,
    SINGER,
    WHITE,
    Building,
)
from saloon.games.carson_city.rules.placing import BACK, WHITE_BACK
from saloon.games.carson_city.state import Placed

BUILDING_ICONS = {
    "ranch": "ranch",
    "mine": "mine",
    "drugstore": "drugstore",
    "bank": "bank",
    "saloon": "saloon",
    "hotel": "hotel",
    "church": "church",
    "prison": "prison",
    "general_store": "general-store",
    "school": "school",
    "blacksmith": "blacksmith",
    "city_hall": "city-hall",
    "station": "station",
}

# ------------------------------------------------------------ cowboys

HAT = (
    "M-13-6.5c3 2 6 1.6 7 .4c.4-4 1.6-8 3.4-8c1 0 1.6 1 2.6 1s1.6-1 2.6-1c1.8 0 3 4 3.4 8c1 1.2 4 1.6 7-.4"
    "c-2 5-7 6-13 6s-11-1-13-6z"
)
TOKENS = {DYNAMITE: "dynamite", NO_DUEL: "revolver", SINGER: "girls", WHITE: "badge"}


@lru_cache(maxsize=1024)
def cowboy(seat: Seat, form: str = PLAIN, scale: float = 1) -> str:
    """The brand for a face, a hat above it, centred on (0, 0); the sheriff's is white with a badge, tokens lie at its foot."""
    foot = '<ellipse cx="0" cy="9.5" rx="7.6" ry="2.2" class="cowboy-shade"/>'
    mark = icon(BRANDS[seat % len(BRANDS)], 0, 2.6, 9.6, "on-piece")
    body = foot + circle(0, 0, 9.5, "piece") + mark + path(HAT, "hat")
    if form in TOKENS:
        body += token(form, 9.5, 7, 6.2)
    white = " white" if form == WHITE else ""
    return f'<g class="{seat_class(seat)}{white}" transform="scale({scale:g})">{body}</g>'


def placing(view: BoardView, scale: float) -> str:
    """The cowboy that would stand where the viewer has pointed."""
    return ghost(cowboy(view.own.seat, scale=scale)) if view.verb == "place" else ""


def token(form: str, x: float, y: float, r: float) -> str:
    """What goes with a cowboy: a revolver that is crossed out, dynamite, the singer's fan, the sheriff's badge."""
    body = circle(x, y, r, "token") + icon(TOKENS[form], x, y, r * 1.5, "token-i")
    if form == NO_DUEL:
        arm = r * 0.7
        body += path(f"M{x - arm:.4g} {y - arm:.4g}L{x + arm:.4g} {y + arm:.4g}", "token-no")
    return body


def fan(count: int, w: float, scale: float) -> tuple[list[tuple[float, float]], float]:
    """Where so many cowboys stand around (0, 0) within a width, and how large they are."""
    if count <= 1:
        return [(0, 0)] * count, scale
    rows = 1 if (count - 1) * 15 * scale + 26 * scale <= w else 2
    if rows == 2:
        scale = min(scale, 0.78)
    in_row = -(-count // rows)
    step = min(25 * scale, (w - 26 * scale) / max(1, in_row - 1))
    places = []
    for number in range(count):
        row, at = divmod(number, in_row)
        here = min(in_row, count - row * in_row)
        places.append((round((at - (here - 1) / 2) * step, 1), round((row - (rows - 1) / 2) * 19 * scale / 0.78, 1)))
    return places, scale


def crowd(view: BoardView, standing: Standing, x: float, y: float, w: float, scale: float) -> str:
    """Cowboys that stand together; one's own may be taken back, or moved, by clicking it."""
    places, scale = fan(len(standing), w, scale)
    return "".join(
        one_cowboy(view, id, placed[0], placed[2], x + dx, y + dy, scale, _back_choices(view, placed))
        for (id, placed), (dx, dy) in zip(standing, places, strict=True)
    )


def _back_choices(view: BoardView, placed: Placed) -> tuple[str, ...]:
    seat, target, form = placed
    if seat != view.viewpoint.seat or view.verb not in ("kit", "again"):
        return ()
    return view.choices(f"{target.id}.{WHITE_BACK if form == WHITE else BACK}")


def form_chips(view: BoardView, target: str, x: float, y: float) -> str:
    """Beside the usual cowboy: the white one, the singer's, one with a token."""
    lit = view.viewpoint.lit
    able = [choice for form in FORMS if (choice := f"kit:{target}.{form}") in lit]
    return "".join(_chip(choice, lit[choice], x + at * 19, y) for at, choice in enumerate(able[1:]))


def _chip(choice: str, key: str, x: float, y: float) -> str:
    form = choice.rpartition(".")[2]
    body = token(form, x, y, 8) + circle(x, y, 9, "lit-ring")
    return f'<g id="way-{choice[4:].replace(".", "-")}" class="can many" data-choice="{choice}" data-key="{key}">{body}</g>'


def one_cowboy(
    view: BoardView, id: str, seat: Seat, form: str, x: float, y: float, scale: float, choices: Sequence[str] = ()
) -> str:
    body = cowboy(seat, form, scale)
    open_choice = view.viewpoint.choice(choices)
    if open_choice is None:
        return f'<g id="{id}" class="cowboy" transform="translate({x:g} {y:g})">{body}</g>'
    ring = circle(0, round(-1.5 * scale, 2), round(15 * scale, 2), "lit-ring")
    key = view.viewpoint.lit[open_choice]
    return (
        f'<g id="{id}" class="cowboy can many" data-choice="{open_choice}" data-key="{key}" transform="translate({x:g} {y:g})">'
        f"{circle(0, 0, round(16 * scale, 2), 'hit')}{body}{ring}</g>"
    )


# ------------------------------------------------------------ what stands on parcels (70 x 70)


@lru_cache(maxsize=8)
def mountain() -> str:
    rock = path("M5 60L26 16L38 38L46 26L65 60z", "rock")
    shade = path("M26 16L38 38L30 60L65 60L46 26L38 38z", "rock-shade")
    return rock + shade + path("M26 16l-7 14.5l5 3l3-4l4 4l2-4.5z", "rock-snow")


@lru_cache(maxsize=8)
def house() -> str:
    wall = rect(20, 30, 30, 22, 2, "house-wall") + rect(44, 18, 5, 9, 0, "house-roof")
    return wall + path("M15 32L35 15L55 32z", "house-roof") + rect(31, 39, 8, 13, 1, "house-door")


@lru_cache(maxsize=8)
def townhouse() -> str:
    """Two floors and two windows: it counts as two houses."""
    wall = rect(18, 20, 34, 34, 2, "house-wall") + rect(45, 7, 5, 9, 0, "house-roof") + path("M13 21L35 6L57 21z", "house-roof")
    windows = "".join(rect(x, y, 7, 7, 1, "house-door") for x, y in ((23, 25), (40, 25), (23, 38), (40, 38)))
    return wall + windows + rect(31.5, 40, 7, 14, 1, "house-door")


@lru_cache(maxsize=1024)
def building_tile(building: Building, owner: Seat, income: int | None) -> str:
    """A tile as it stands in the town: whose it is, and what it pays today."""
    cls = seat_class(owner) if owner != NOBODY else ""
    body = rect(9, 10.5, 52, 52, 7, "tile-shadow") + rect(9, 9, 52, 52, 7, "tile")
    body += icon(BUILDING_ICONS[building.id], 35, 28 if income is not None or owner != NOBODY else 35, 28, "tile-i")
    if owner != NOBODY:
        body += path("M9 45H61V54a7 7 0 0 1-7 7H16a7 7 0 0 1-7-7z", "tile-foot")
    body += rect(9, 9, 52, 52, 7, "tile-rim")
    body += brand(owner, 19, 53, 15) if owner != NOBODY else ""
    body += coin(47, 52.5, income, 10.5) if income is not None else ""
    return group(body, cls=f"building {cls}".strip())


@lru_cache(maxsize=64)
def small_tile(building: Building, size: float) -> str:
    body = rect(0, 0, size, size, size * 0.16, "tile") + icon(
        BUILDING_ICONS[building.id], size / 2, size / 2, round(size * 0.62, 1), "tile-i"
    )
    return body + rect(0.5, 0.5, size - 1, size - 1, size * 0.15, "tile-edge")


@lru_cache(maxsize=32)
def outlaw(strength: int) -> str:
    """His face, and how strong all of them are in this round."""
    face = circle(0, 0, 11, "outlaw") + icon("outlaw", 0, 0, 17, "outlaw-i")
    return face + rect(-2, 4, 19, 13, 6.5, "outlaw-n") + text(7.5, 14.2, strength, "outlaw-t", 10.5, "middle")


def at_size(body: str, x: float, y: float, size: float) -> str:
    """A drawing of 70 x 70, in another size."""
    return scaled(body, x, y, size / 70)


# ------------------------------------------------------------ roads


@lru_cache(maxsize=32)
def stick(length: float, level: bool, bridge: bool = False) -> str:
    """A road from (0, 0) to the right, or down; a bridge is two."""
    d = f"h{length:g}" if level else f"v{length:g}"
    if not bridge:
        return path(f"M0 0{d}", "road-edge") + path(f"M0 0{d}", "road")
    sides = ("M0-4", "M0 4") if level else ("M-4 0", "M4 0")
    deck = path(f"M0 0{d}", "bridge")
    return deck + "".join(path(f"{side}{d}", "road-edge thin") + path(f"{side}{d}", "road thin") for side in sides)
