"""The spaces of a mat: worker rows, discs, certificates, auxiliary actions, limits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from saloon.drawing.counters import MINUS
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.shapes import circle, group, rect, text
from saloon.games.great_western_trail.board.facts import Facts
from saloon.games.great_western_trail.board.tiles import in_a_row, upright
from saloon.games.great_western_trail.components import (
    CERTIFICATE4,
    CERTIFICATE6,
    CERTIFICATE_TRACK,
    HAND_DISC,
    HAND_DISC_PRICE,
    STEP_DISC_DOLLARS,
    STEP_DISC_POINTS,
    STEP_LEFT,
    STEP_RIGHT,
    WORKER_POINTS_FROM,
    WORKER_ROW,
    WORKER_SPACES,
    WORKERS,
    Action,
    Auxiliary,
    Worker,
)
from saloon.games.trail.board import mats
from saloon.games.trail.board.cards import seal, worker_picture
from saloon.games.trail.board.signs import Sign, sign_picture, sign_width, word

Note = tuple[str, str | int]
"""What clearing a disc gives, and dollars or points beside that."""


Mat = mats.Mat[Facts]
"""A player's facts in somebody's eyes."""


def counts(mat: Mat) -> tuple[tuple[str, str, object], ...]:
    """The engine's place, and the discs left on the mat."""
    return (("engine", "locomotive", mat.facts.engine), ("discs", "disc", sum(mat.facts.discs)))


# ------------------------------------------------------------ workers


def workers(mat: Mat, x: float, y: float, step: float, rise: float, size: float) -> str:
    """Three rows of six; the first worker of each is printed, empty spaces show what filling them brings."""
    body = rect(x + (WORKER_POINTS_FROM - 1) * step - 1, y - 2, 2 * step + 2, 3 * rise + 4, 7, "sunk")
    for worker in WORKERS:
        have = mat.facts.workers[worker.row]
        for space in range(1, WORKER_ROW + 1):
            at = (x + (space - 1) * step + (step - size) / 2, y + worker.row * rise + (rise - size) / 2)
            body += _worker_space(mat, worker, space, have, at, size)
    return body


def _worker_space(mat: Mat, worker: Worker, space: int, have: int, at: tuple[float, float], size: float) -> str:
    actions = WORKER_SPACES.get((worker, space), ())
    face = _worker_face(worker, space, space <= have, size)
    choices = tuple(f"bonus:{action.id}" for action in actions)
    if space == have:
        verbs = ("master", *(verb for module in mat.facts.kit.modules for verb in module.worker_verbs))
        choices += tuple(f"{verb}:{worker.id}" for verb in verbs)
    help = f"worker-{worker.id}" if space <= have or not actions else f"action-{actions[0].id}"
    id = mat.id(f"{worker.id}-{space}")
    return piece(
        mat.viewpoint, id, face, size, size, x=round(at[0], 2), y=round(at[1], 2), choices=choices, help=help, r=6, badge=8.4
    )


@lru_cache(maxsize=256)
def _worker_face(worker: Worker, space: int, there: bool, size: float) -> str:
    if there:
        return group(worker_picture(worker.id, size), cls="printed" if space == 1 else "")
    body = rect(0.5, 0.5, size - 1, size - 1, size * 0.24, "slot")
    actions = WORKER_SPACES.get((worker, space))
    if not actions:
        return body + icon(worker.id, size / 2, size / 2, size * 0.55, "slot-ghost")
    return body + _space_sign(actions[0], size)


def _space_sign(action: Action, size: float) -> str:
    """An action in a square; what it counts is left out where there is no room."""
    top, foot = upright(action)
    glyph, letters = max(13.6, size * 0.46), max(10, size * 0.3)
    if not foot:
        return sign_picture(top, size / 2, size / 2, glyph * 1.3)
    if sign_width(top, glyph, letters) > size - 2:
        top = top[:1]
    if sign_width(foot, glyph * 0.8, letters, 0) > size - 2:
        foot = tuple(atom for atom in foot if atom.kind == "word") or foot
    return sign_picture(top, size / 2, size * 0.32, glyph) + sign_picture(foot, size / 2, size * 0.75, glyph * 0.8, letters, 0)


# ------------------------------------------------------------ discs


def mat_disc(mat: Mat, kind: int, place: int, x: float, y: float, r: float, label: str = "") -> str:
    """One space of a kind; of two the left one is cleared first, and lit if a disc may be taken."""
    facts, spec = mat.facts, mat.facts.kit.discs[kind]
    cleared = spec.count - facts.discs[kind]
    body = mats.disc_space(facts.seat, r, r, r, spec.black, place >= cleared, label)
    choices = (f"disc:{spec.id}", f"upgrade:{spec.id}") if place == cleared else ()
    return piece(
        mat.viewpoint, mat.id(f"disc-{spec.id}-{place}"), body, 2 * r, 2 * r, x=round(x - r, 2), y=round(y - r, 2),
        choices=choices, help=f"disc-{spec.id}", r=r, badge=8.4,
    )  # fmt: skip


# ------------------------------------------------------------ certificates


def certificates(mat: Mat, x: float, y: float, step: float, size: float) -> str:
    """Six cells with the marker on one of them; discs limit the last two. Lit cells are where the marker would go."""
    facts = mat.facts
    body = ""
    for place, number in enumerate(CERTIFICATE_TRACK):
        kind = {4: CERTIFICATE4, 6: CERTIFICATE6}.get(number)
        left = x + place * step
        limited = kind is not None and facts.discs[kind] > 0
        spent = facts.certificates - number
        body += mats.certificate(mat, number, left, y, size, limited, (f"spend:{spent}",))
        if f"spend:{spent}" in mat.viewpoint.lit:
            body += _earned(spent, left + size / 2, y + size)
        if kind is not None and limited:
            body += mat_disc(mat, kind, 0, left + size / 2, y + size / 2, min(11, size / 2 - 1.5))
    return body


def _earned(spent: int, x: float, y: float) -> str:
    """How much spending so many adds."""
    return rect(x - 10, y - 3, 20, 13, 6, "fare") + text(x, y + 7.3, f"+{spent}", "fare-gain", 10.5, "middle")


# ------------------------------------------------------------ auxiliary actions


def auxiliaries(mat: Mat, places: Sequence[tuple[float, float]], w: float, h: float, r: float) -> str:
    """Those that the mat has a place for: a module draws its own beside it."""
    singles = mat.facts.kit.singles[: len(places)]
    return "".join(auxiliary(mat, single, x, y, w, h, r) for single, (x, y) in zip(singles, places, strict=True))


def auxiliary(mat: Mat, single: Auxiliary, x: float, y: float, w: float, h: float, r: float) -> str:
    """Two spaces and the action; the first space opens it, the second doubles it."""
    facts, kind = mat.facts, single.disc
    spec, left = facts.kit.discs[kind], facts.discs[kind]
    open_ = left <= 1
    first, second, middle = 5 + r, 8 + 3 * r, h / 2
    space = w - second - r - 5
    body = rect(0, 0, w, h, 7, "sunk") + _unit_picture(single, round(second + r + 3 + space / 2, 2), h, space)
    choices = (f"act:{single.id}", f"auxiliary:{single.id}")
    cls = "auxiliary" if open_ else "auxiliary shut"
    whole = piece(
        mat.viewpoint,
        mat.id(single.id),
        body,
        w,
        h,
        x=x,
        y=y,
        choices=choices,
        help=f"auxiliary-{single.id}",
        cls=cls,
        r=7,
        badge=8.4,
    )
    if spec.count == 2:
        spots = mat_disc(mat, kind, 0, x + first, y + middle, r, "×1") + mat_disc(mat, kind, 1, x + second, y + middle, r, "×2")
    else:
        printed = circle(x + first, y + middle, r, "disc-space none") + text(
            x + first, y + middle + 3.8, "×1", "opened", 10.5, "middle"
        )
        spots = printed + mat_disc(mat, kind, 0, x + second, y + middle, r, "×2")
    return whole + spots + mats.doubled(mat, single.id, x + second - r, y + middle - r, 2 * r)


@lru_cache(maxsize=64)
def _unit_picture(single: Auxiliary, x: float, h: float, space: float) -> str:
    """In one line; where that is too narrow, what is paid first stands over the rest."""
    sign, (size, letters) = _unit_sign(single), (13.5, 10.8) if h < 40 else (17.0, 13.0)
    if h > 30 and sign_width(sign, 11, letters, 1) > space:
        foot = sign_picture(sign[2:], x, round(h * 0.7, 2), 13.5, letters, 1)
        return sign_picture(sign[:1], x, round(h * 0.28, 2), 13.5, letters, 1) + foot
    while size > 9.5 and sign_width(sign, size, letters, 1) > space:
        size -= 0.5
    return sign_picture(sign, x, h / 2, size, letters, 1)


@lru_cache(maxsize=16)
def _unit_sign(single: Auxiliary) -> Sign:
    """The action without its ones: the spaces beside it say how often."""
    return tuple(atom for atom in in_a_row(single.action) if atom != word(1))


# ------------------------------------------------------------ steps and hand


def limits(mat: Mat, x: float, y: float, w: float, h: float, apart: tuple[float, float], r: float) -> str:
    """How far the herder goes and how many cards a hand has; what clearing the discs gives at this table."""
    counted = mat.facts.player_count
    steps: tuple[Note, Note] = (
        (f"+{counted.left_disc}", f"+${STEP_DISC_DOLLARS}"),
        (f"+{counted.right_disc}", STEP_DISC_POINTS),
    )
    hand = "+1", f"{MINUS}${HAND_DISC_PRICE}"
    body = _limit(mat, "steps", mat.facts.steps, ((STEP_LEFT, 0), (STEP_RIGHT, 0)), steps, x, y, w, h, r)
    spots = ((HAND_DISC, 0), (HAND_DISC, 1))
    return body + _limit(mat, "hand-size", mat.facts.hand_limit, spots, (hand, hand), x + apart[0], y + apart[1], w, h, r)


def _limit(
    mat: Mat, part: str, number: int, spots: Sequence[tuple[int, int]], notes: Sequence[Note],
    x: float, y: float, w: float, h: float, r: float,
) -> str:  # fmt: skip
    body = mats.heading(mat, f"board-{part}", x + 1, y + 11, w - 24)
    body += f'<g id="{mat.id(part)}">{text(x + w - 3, y + 11.5, number, "number", 14, "end")}</g>'
    body += rect(x, y + 17, w, h - 17, 8, "sunk")
    stacked = w < 100
    for row, ((kind, place), note) in enumerate(zip(spots, notes, strict=True)):
        left = x if stacked else x + row * w / 2
        middle = y + 17 + (h - 17) * ((row + 0.5) / 2 if stacked else 0.5)
        body += mat_disc(mat, kind, place, left + r + 5, middle, r)
        at = left + 2 * r + 8
        body += (
            _note(note, at + 3, middle + 4, at + 26, middle + 4)
            if stacked
            else _note(note, at, middle - 2.5, at, middle + 10.5)
        )
    return body


def _note(note: Note, x: float, y: float, then_x: float, then_y: float) -> str:
    """What clearing a disc gives: spaces or cards, and money or points."""
    gain, more = note
    body = text(x, y, gain, "gain", 10.5)
    if isinstance(more, int):
        return body + seal(then_x + 8.4, then_y - 3.2, more)
    return body + text(then_x, then_y, more, "cost" if more.startswith(MINUS) else "money", 10.5)
