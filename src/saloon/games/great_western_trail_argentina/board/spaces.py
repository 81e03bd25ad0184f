"""The spaces of a mat: worker rows, grain, discs, certificates, auxiliary actions, limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.shapes import circle, group, path, rect, text
from saloon.games.great_western_trail_argentina.board.facts import Facts
from saloon.games.great_western_trail_argentina.board.tiles import GLYPHS, in_a_row, upright, worker_tile
from saloon.games.great_western_trail_argentina.components import (
    CERTIFICATE_TRACK,
    DISCS,
    GRAIN_LIMIT,
    GRANJERO,
    ROWS_OF_WORKERS,
    SINGLES,
    WORKER_ACTIONS,
    WORKER_POINTS_FROM,
    WORKER_ROW,
    WORKER_SPACES,
    Auxiliary,
    Disc,
    Farmer,
    Tile,
    Worker,
    WorkerSpace,
)
from saloon.games.trail.board import mats
from saloon.games.trail.board.signs import BACK, Sign, fitted_sign, price, sign_picture, sign_width, word

Mat = mats.Mat[Facts]
"""A player's facts in somebody's eyes."""


def counts(mat: Mat) -> tuple[tuple[str, str, object], ...]:
    """The engine's place, and the discs left on the mat."""
    return (("engine", "locomotive", mat.facts.engine), ("discs", "disc", sum(mat.facts.discs)))


DiscAt = tuple[Disc, float, float]
"""A disc of the mat, and its middle."""


# ------------------------------------------------------------ workers


def workers(mat: Mat, x: float, y: float, step: float, rise: float, size: float) -> str:
    """Four rows of six; the first worker of each is printed, empty spaces show what filling them brings."""
    body = rect(x + (WORKER_POINTS_FROM - 1) * step - 1, y - 1.5, 2 * step + 2, 4 * rise + 3, 7, "sunk")
    for row in range(len(ROWS_OF_WORKERS)):
        for space in range(1, WORKER_ROW + 1):
            at = x + (space - 1) * step + (step - size) / 2, y + row * rise + (rise - size) / 2
            body += _worker_space(mat, row, space, at, size)
    return body


def _worker_space(mat: Mat, row: int, space: int, at: tuple[float, float], size: float) -> str:
    tiles, spec, kind = mat.facts.rows[row], WORKER_SPACES.get((row, space)), ROWS_OF_WORKERS[row]
    tile = tiles[space - 2] if 2 <= space <= len(tiles) + 1 else None
    choices = tuple(f"bonus:{action.id}" for action in WORKER_ACTIONS[spec]) if spec else ()
    if tile is not None and tile not in tiles[space - 1 :]:
        choices += (f"master:{tile.id}",)
    if row == GRANJERO and space == len(tiles) + 2:
        choices += ("settle:row",)
    there = space == 1 or tile is not None
    help = f"worker-{kind}" if row != GRANJERO else "term-help"
    if spec and not there:
        help = f"action-{WORKER_ACTIONS[spec][0].id}"
    face = _tile_face(kind, tile, size) if there else _free_face(row, spec, size)
    return piece(
        mat.viewpoint, mat.id(f"{kind}-{space}"), face, size, size, x=round(at[0], 2), y=round(at[1], 2), choices=choices,
        help=help, r=6, badge=8.4,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _tile_face(kind: str, tile: Tile | None, size: float) -> str:
    strong = tile.strength if isinstance(tile, Worker) else 0
    face = worker_tile(kind, size, strong, tile.colour if isinstance(tile, Farmer) else "")
    return face if tile is not None else group(face, cls="printed")


@lru_cache(maxsize=256)
def _free_face(row: int, spec: WorkerSpace | None, size: float) -> str:
    """What filling a space brings, and what a granjero must be paid there."""
    body = rect(0.5, 0.5, size - 1, size - 1, size * 0.24, "slot")
    if spec is None:
        return body + icon(GLYPHS[ROWS_OF_WORKERS[row]], size / 2, size / 2, size * 0.55, "slot-ghost")
    top, foot = upright(WORKER_ACTIONS[spec][0])
    glyph, letters = max(12.5, size * 0.44), max(10, size * 0.3)
    if spec.price:
        top, foot = _short(top + foot, glyph, letters, size), (price(spec.price),)
    top, foot = _short(top, glyph, letters, size), _short(foot, glyph * 0.8, letters, size)
    if not foot:
        return body + sign_picture(top, size / 2, size / 2, glyph * 1.25)
    return (
        body
        + sign_picture(top, size / 2, size * 0.3, glyph, letters)
        + sign_picture(foot, size / 2, size * 0.75, glyph * 0.8, letters, 0)
    )


def _short(sign: Sign, glyph: float, letters: float, size: float) -> Sign:
    """What it counts, or one grain's number, is left out where there is no room."""
    sign = tuple(atom for atom in sign if atom not in (word(1), BACK))
    while len(sign) > 1 and sign_width(sign, glyph, letters, 0) > size + 3:
        sign = sign[:-1]
    return sign


# ------------------------------------------------------------ grain


def grain_step(w: float) -> float:
    """From one ear to the next."""
    return (w - 32) / GRAIN_LIMIT


def struck_ears(have: int, count: int, x: float, y: float, w: float, h: float) -> str:
    """Over the track: what would be paid."""
    step, body = grain_step(w), ""
    for ear in range(max(0, have - count), have):
        left = x + 28 + (ear + 0.5) * step
        body += path(f"M{left - 5:.4g} {y + h - 6:g}l10 {12 - h:g}", "struck")
    return body + (text(x + 14, y - 1, f"{MINUS}{count}", "cost", 12, "middle") if count else "")


def grain(mat: Mat, x: float, y: float, w: float, h: float) -> str:
    """Eight ears, full or pale. Lit ears are as far as grain would be taken."""
    have, step = mat.facts.grain, grain_step(w)
    number = rect(0, 0, 26, h, 7, "hit") + text(14, h / 2 + 6.5, have, "grain-count", 19, "middle")
    body = rect(x, y, w, h, 7, "sunk")
    body += piece(mat.viewpoint, mat.id("grain"), number, 26, h, x=x, y=y, choices=("harvest:0",), help="term-grain", badge=8.4)
    for place in range(GRAIN_LIMIT):
        ear = icon("grain", step / 2, h / 2, min(18, step * 1.35), "grain-i" if place < have else "grain-i none")
        choices = (f"harvest:{place + 1 - have}",) if place >= have else ()
        left = round(x + 28 + place * step, 2)
        body += piece(mat.viewpoint, mat.id(f"grain-{place + 1}"), ear, step, h, x=left, y=y, choices=choices, r=4, badge=0)
    return body


# ------------------------------------------------------------ discs


def mat_disc(mat: Mat, disc: Disc, x: float, y: float, r: float, label: str = "") -> str:
    """One space: its disc, lit if it may be taken, or what clearing it opened."""
    full = bool(mat.facts.discs[DISCS.index(disc)])
    body = mats.disc_space(mat.facts.seat, r, r, r, disc.black, full, label)
    choices = (f"disc:{disc.id}", f"upgrade:{disc.id}") if full else ()
    left, top = round(x - r, 2), round(y - r, 2)
    return piece(
        mat.viewpoint, mat.id(f"disc-{disc.id}"), body, 2 * r, 2 * r, x=left, y=top, choices=choices, help=help_of(disc),
        r=r, badge=8.4,
    )  # fmt: skip


# ------------------------------------------------------------ auxiliary actions


def auxiliaries(mat: Mat, places: Sequence[tuple[float, float]], w: float, h: float, r: float) -> str:
    return "".join(_auxiliary(mat, single, x, y, w, h, r) for single, (x, y) in zip(SINGLES, places, strict=True))


def _auxiliary(mat: Mat, single: Auxiliary, x: float, y: float, w: float, h: float, r: float) -> str:
    """Two spaces and the action: one that is empty opens it, two double it."""
    open_ = sum(mat.facts.discs[disc] for disc in single.discs) <= single.covered
    spots = _spots(r)
    fine = any(DISCS[place].dollars for place in single.discs)
    body = rect(0, 0, w, h, 7, "sunk") + unit(single, spots[1] + r, w - 20 * fine, h)
    choices = (f"act:{single.id}", f"auxiliary:{single.id}")
    whole = piece(
        mat.viewpoint, mat.id(single.id), body, w, h, x=x, y=y, choices=choices, help=help_of(single),
        cls="auxiliary" if open_ else "auxiliary shut", r=7, badge=8.4,
    )  # fmt: skip
    if len(single.discs) == 1:
        whole += circle(x + spots[0], y + h / 2, r, "disc-space none")
    for disc, left, top in auxiliary_discs(single, x, y, h, r):
        whole += mat_disc(mat, disc, left, top, r)
        if disc.dollars:
            whole += text(x + w - 3, y + h / 2 + 4, f"{MINUS}${-disc.dollars}", "cost", 10.5, "end")
    return whole + mats.doubled(mat, single.id, x + spots[1] - r, y + h / 2 - r, 2 * r)


def _spots(r: float) -> tuple[float, float]:
    """Where the two spaces of an auxiliary action lie."""
    return 5 + r, 8 + 3 * r


def auxiliary_discs(single: Auxiliary, x: float, y: float, h: float, r: float) -> Iterator[DiscAt]:
    """The second space, or both of them, with their middles."""
    for place, spot in zip(single.discs, _spots(r)[2 - len(single.discs) :], strict=True):
        yield DISCS[place], x + spot, y + h / 2


@lru_cache(maxsize=32)
def unit(single: Auxiliary, left: float, w: float, h: float) -> str:
    """The action without its ones: the spaces beside it say how often."""
    sign = tuple(atom for atom in in_a_row(single.action) if atom != word(1))
    size, letters = (13.5, 10.8) if h < 30 else (17.0, 13.0)
    return fitted_sign(sign, left + (w - left) / 2, h / 2, w - left + 2, size, letters)


# ------------------------------------------------------------ limits

LIMITS = {
    "steps": tuple(disc for disc in DISCS if disc.steps),
    "hand-size": tuple(disc for disc in DISCS if disc.cards),
    "strength": tuple(disc for disc in DISCS if disc.strength),
    "certificates": tuple(disc for disc in DISCS if disc.certificates),
}


def limits(mat: Mat, places: Sequence[tuple[float, float]], w: float, h: float, r: float) -> str:
    """How far, how many cards, how strong; what clearing the discs gives; and the certificates."""
    facts = mat.facts
    numbers = facts.steps, facts.hand_limit, facts.strength, facts.certificates
    body = ""
    for (part, discs), number, (x, y) in zip(LIMITS.items(), numbers, places, strict=True):
        body += rect(x, y, w, h, 8, "sunk") + mats.heading(mat, f"board-{part}", x + 5, y + 13, w - 2 * len(discs) * r - 16)
        certificates = part == "certificates"
        shown = "" if certificates else text(x + 6, y + h - 6, number, "number", 15)
        body += f'<g id="{mat.id(part)}">{shown}</g>'
        for disc, left, top in limit_discs(discs, x, y, w, r):
            body += mat_disc(mat, disc, left, top, r) + ("" if certificates else disc_note(disc, left, y + h - 4))
    (x, y), step = places[-1], (w - 26) / len(CERTIFICATE_TRACK)
    return body + _certificates(mat, x + 3, y + h - min(20, h - 2 * r - 3), step, min(18, h - 2 * r - 6))


def limit_discs(discs: Sequence[Disc], x: float, y: float, w: float, r: float) -> Iterator[DiscAt]:
    """The discs of a limit, at its upper right corner."""
    for place, disc in enumerate(discs):
        yield disc, x + w - r - 4 - (len(discs) - 1 - place) * (2 * r + 14), y + r + 2


def disc_note(disc: Disc, x: float, y: float) -> str:
    """What clearing a disc gives: spaces, cards, strength or certificates, and money or points."""
    gain = f"+{disc.steps or disc.cards or disc.strength or disc.certificates}"
    if disc.points:
        return text(x - 11, y, gain, "gain", 10.5, "middle") + rosette(x + 5, y - 4, disc.points, 7.4)
    if disc.dollars:
        return text(x + 10, y, f"{gain}${disc.dollars}", "gain", 10.5, "end")
    return text(x, y, gain, "gain", 10.5, "middle")


def _certificates(mat: Mat, x: float, y: float, step: float, high: float) -> str:
    """Cells with the marker on one of them. Lit cells are where the marker would go."""
    facts, body = mat.facts, ""
    for place, number in enumerate(CERTIFICATE_TRACK):
        more = number - facts.certificates
        choices = [f"certify:{more}"] * (more >= 0) + [f"spend:{-more}"] * (more <= 0)
        here = number == facts.certificates
        cell = rect(0, 0, step - 1, high, 4, "certificate on" if here else "certificate")
        if number <= facts.limit:
            cell += text((step - 1) / 2, high / 2 + 4, number, "certificate-n on" if here else "certificate-n", 11, "middle")
        left, id = round(x + place * step, 2), mat.id(f"certificate-{number}")
        body += piece(mat.viewpoint, id, cell, step - 1, high, x=left, y=y, choices=choices, r=4, badge=0)
    if facts.permanent:
        end = x + len(CERTIFICATE_TRACK) * step + 1
        body += f'<g id="{mat.id("permanent")}">{text(end, y + high / 2 + 4, f"+{facts.permanent}", "gain", 11)}</g>'
    return body
