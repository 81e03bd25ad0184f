"""The spaces of a mat: workers, certificates, auxiliary actions, abilities; each disc with what taking it brings or costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from saloon.drawing.counters import MINUS
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.shapes import fitted, group, rect, text
from saloon.games.great_western_trail_el_paso.board.facts import Facts
from saloon.games.great_western_trail_el_paso.board.market import bonus_line
from saloon.games.great_western_trail_el_paso.board.signs import in_a_row
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BONUSES,
    CERTIFICATE_SLOT,
    CERTIFICATE_TRACK,
    HAND_DISC,
    HAND_SLOT,
    JOKER,
    MARKERS,
    REMOVALS,
    SLOTS,
    STEP_DISC,
    STEP_SLOT,
    WORKERS,
    Auxiliary,
)
from saloon.games.trail.board import mats
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.mats import disc_space
from saloon.games.trail.board.signs import fitted_sign, sign_picture

Mat = mats.Mat[Facts]
"""A player's facts in somebody's eyes."""


def counts(facts: Facts) -> tuple[tuple[str, str, object], ...]:
    """Discs on the mat, buildings on the trail, cattle that has left the game."""
    buildings = f"{len(facts.buildings)}/{MARKERS}"
    return (
        ("discs", "disc", sum(facts.slots)),
        ("built", "building", buildings),
        ("removed", "remove", f"{facts.removed}/{REMOVALS}"),
    )


# ------------------------------------------------------------ workers


def workers(mat: Mat, x: float, y: float, step: float, w: float, h: float) -> str:
    """The worker zone: of each type how many there are, and what discarding one brings."""
    body = ""
    for index, worker in enumerate(WORKERS):
        bonus = BONUSES.get(index)
        choices = tuple(choice for choice in mat.viewpoint.lit if bonus is not None and choice.endswith(f":{bonus.id}"))
        body += piece(
            mat.viewpoint, mat.id(worker.id), _worker(index, mat.facts.workers[index], w, h), w, h,
            x=round(x + index * step, 1), y=y, choices=choices, help=help_of(worker if bonus is None else bonus),
            r=7, badge=8.4, corner="foot",
        )  # fmt: skip
    return body


@lru_cache(maxsize=512)
def _worker(index: int, count: int, w: float, h: float) -> str:
    size = min(w - 6, h - 46, 46)
    cls = "" if count else "none"
    body = rect(0, 0, w, h, 7, "sunk") + group(worker_picture(WORKERS[index].id, size), round((w - size) / 2, 1), 4, cls)
    body += text(w / 2, size + 20, count, "number", 15, "middle")
    return body + bonus_line(index, w / 2, h - 11, w + 3, 13)


def joker_numbers(mat: Mat, x: float, y: float, w: float, h: float) -> str:
    """How many jokers could go in the place of others, while that is asked."""
    lit = [choice for choice in mat.viewpoint.lit if choice.startswith("jokers:")]
    body = ""
    for place, choice in enumerate(lit):
        number = choice.partition(":")[2]
        chip = rect(0, 0, w, h, 6, "sunk") + icon(WORKERS[JOKER].id, w / 2 - 5, h / 2, 12, "glyph")
        chip += text(w / 2 + 6, h / 2 + 4.4, number, "number", 12.5, "middle")
        at = x + place * (w + 8)
        body += piece(
            mat.viewpoint, f"jokers-{number}", chip, w, h, x=at, y=y, choices=(choice,), r=6, badge=7.5, corner="right"
        )
    return body


# ------------------------------------------------------------ discs


def mat_disc(mat: Mat, slot: int, x: float, y: float, r: float) -> str:
    """A space with its disc, or a tick where it has gone; lit if it may be taken."""
    spec = SLOTS[slot]
    body = disc_space(mat.facts.seat, r, r, r, spec.black, bool(mat.facts.slots[slot]))
    return piece(
        mat.viewpoint, mat.id(f"disc-{spec.id}"), body, 2 * r, 2 * r, x=round(x - r, 2), y=round(y - r, 2),
        choices=(f"disc:{spec.id}",), help=help_of(spec), r=r, badge=8.4,
    )  # fmt: skip


def slot_money(slot: int, x: float, y: float, size: float = 11) -> str:
    """What taking the disc brings, or costs."""
    amount = SLOTS[slot].dollars
    if not amount:
        return ""
    words, cls = (f"+${amount}", "money") if amount > 0 else (f"{MINUS}${-amount}", "cost")
    return text(x, y, words, cls, size, "middle")


# ------------------------------------------------------------ certificates


def certificates(mat: Mat, x: float, y: float, step: float, size: float) -> str:
    """The track, with the marker on one of its cells. Lit cells are where it would go."""
    return "".join(mats.certificate(mat, number, x + place * step, y, size) for place, number in enumerate(CERTIFICATE_TRACK))


# ------------------------------------------------------------ auxiliary actions


def auxiliaries(mat: Mat, places: Sequence[tuple[float, float]], w: float, h: float, r: float) -> str:
    return "".join(_auxiliary(mat, each, x, y, w, h, r) for each, (x, y) in zip(AUXILIARIES, places, strict=True))


def _auxiliary(mat: Mat, each: Auxiliary, x: float, y: float, w: float, h: float, r: float) -> str:
    """The disc, the action as it is now, and as it is once the disc has gone."""
    covered = bool(mat.facts.slots[each.slot])
    whole = piece(
        mat.viewpoint, mat.id(each.id), auxiliary_face(each, covered, w, h, r), w, h, x=x, y=y,
        choices=(f"act:{each.id}", f"auxiliary:{each.id}"), help=help_of(each), cls="auxiliary", r=7, badge=8.4, corner="right",
    )  # fmt: skip
    return whole + mat_disc(mat, each.slot, x + r + 5, y + h / 2, r)


@lru_cache(maxsize=64)
def auxiliary_face(each: Auxiliary, covered: bool, w: float, h: float, r: float) -> str:
    left, size = 2 * r + 10, 16 if h < 40 else 20
    room, middle = w - left - 4, h / 2
    body = rect(0, 0, w, h, 7, "sunk")
    then = in_a_row(each.open)
    if not covered:
        return body + fitted_sign(then, left + room / 2, middle, room, size, size * 0.72)
    if each.covered is not None:
        now = in_a_row(each.covered)
        body += sign_picture(now, left + room * 0.22, middle, size, size * 0.72)
        body += icon("arrow-right", left + room * 0.5, middle, 11, "glyph-2")
        return body + group(fitted_sign(then, left + room * 0.78, middle, room * 0.46, size, size * 0.72), cls="later")
    body += icon("lock", left + 8, middle, 14, "glyph-2")
    body += group(sign_picture(then, left + room * 0.5, middle, size, size * 0.72), cls="later")
    return body + slot_money(each.slot, left + room * 0.84, middle + 4.2, 12)


# ------------------------------------------------------------ abilities


def abilities(mat: Mat, places: Sequence[tuple[float, float]], w: float, h: float, r: float) -> str:
    """A permanent certificate, the hand limit, the steps: what there is now, and what taking the disc adds."""
    facts = mat.facts
    kinds = (
        ("permanent", CERTIFICATE_SLOT, "certificate", facts.permanent, 1),
        ("hand-size", HAND_SLOT, "hand-cards", facts.hand_limit, HAND_DISC),
        ("steps", STEP_SLOT, "step", facts.steps, STEP_DISC),
    )
    body = ""
    for (part, slot, glyph, number, more), (x, y) in zip(kinds, places, strict=True):
        face = ability_face(mat.say(f"board-{part}"), glyph, number, more, slot, w, h, r)
        marks = f'id="{mat.id(f"ability-{part}")}" data-help="{help_of(SLOTS[slot])}"'
        body += f'<g {marks} transform="translate({x:g} {y:g})">{face}</g>'
        body += mat_disc(mat, slot, x + r + 4, y + (h + 30) / 2 - 7, r)
    return body


@lru_cache(maxsize=128)
def ability_face(words: str, glyph: str, number: int, more: int, slot: int, w: float, h: float, r: float) -> str:
    body = rect(0, 0, w, h, 7, "sunk") + icon(glyph, 12, 12, 15, "glyph")
    wide = w >= 80
    body += text(w - 7, 17.5, number, "number", 15, "end")
    body += text(23, 16.5, fitted(words, w - 42, 11), "caption", 11) if wide else ""
    middle = (h + 30) / 2 - 7
    body += text(w - 6, middle - 2.5, f"+{more}", "gain", 11.5, "end")
    return body + slot_money(slot, w - 15, middle + 11, 11)
