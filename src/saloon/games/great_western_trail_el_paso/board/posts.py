"""The trading posts in the middle of the ring, and the Simmental space beside them."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.seats import disc
from saloon.drawing.shapes import circle, group, rect, text, width
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.country import POST, POST_AT, SIMMENTAL_BOX
from saloon.games.great_western_trail_el_paso.board.signs import in_a_row
from saloon.games.great_western_trail_el_paso.board.view import BoardView, say
from saloon.games.great_western_trail_el_paso.components import (
    CLOSER_POINTS,
    POST_ACTIONS,
    SIMMENTAL,
    SIMMENTAL_SPACE,
    Post,
)
from saloon.games.great_western_trail_el_paso.rules.el_paso import delivery_value
from saloon.games.trail.board.cards import cattle_class, cattle_face
from saloon.games.trail.board.signs import fitted_sign
from saloon.games.trail.board.view import nobody

Owners = tuple[tuple[Seat, int], ...]
"""Seats, and how many discs each of them has."""


def posts(view: BoardView) -> str:
    viewpoint, body = view.viewpoint, ""
    owners = _owners(view)
    for post in POST_AT:
        choice = f"deliver:{post.id}"
        if choice in viewpoint.lit or choice in viewpoint.dimmed:
            body += _post(viewpoint, post, owners[post])
        else:
            body += _dark_post(post, owners[post])
        if choice in viewpoint.lit:
            body += _certificates(view, post)
    return body + simmentals(view.language, view.g.simmentals)


def _owners(view: BoardView) -> dict[Post, Owners]:
    found: dict[Post, list[tuple[Seat, int]]] = {post: [] for post in POST_AT}
    for who in sorted(view.everybody, key=lambda who: who.seat):
        for post in dict.fromkeys(who.posts):
            found[post].append((who.seat, who.posts.count(post)))
    return {post: tuple(owners) for post, owners in found.items()}


@lru_cache(maxsize=2048)
def _dark_post(post: Post, owners: Owners) -> str:
    return _post(nobody("en", "desk"), post, owners)


def _post(viewpoint: Viewpoint, post: Post, owners: Owners) -> str:
    x, y, w, h = POST_AT[post]
    return piece(
        viewpoint, f"post-{post.id}", post_face(post, owners), w, h, x=x, y=y, choices=(f"deliver:{post.id}",),
        help=help_of(post), cls="town black" if post.black else "town", r=7, badge=9.5,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def post_face(post: Post, owners: Owners) -> str:
    """Value, what it gives at once, what a disc is worth, whose discs lie there."""
    w, h = POST
    body = rect(0, 0, w, h, 7, "town-plate") + icon("cattle-head", 12, 17, 14, "glyph-2")
    body += text(21, 24, post.value, "title", 21)
    if post in POST_ACTIONS:
        left = 26 + width(str(post.value), 21)
        body += fitted_sign(in_a_row(POST_ACTIONS[post]), (left + w - (24 if post.points else 2)) / 2, 17, 60, 16, 11)
    if post.points:
        body += rosette(w - 14, 17, post.points, 10.5)
    if owners:
        return body + _discs(post, owners, w, h - 17)
    spots = circle(w / 2, h - 18, 9, "disc-space black" if post.black else "disc-space")
    if post.again:
        spots = circle(w / 2 + 11, h - 18, 9, "disc-space black" if post.black else "disc-space") + circle(
            w / 2 - 8, h - 18, 9, "disc-space black" if post.black else "disc-space"
        )
    return body + spots


def _discs(post: Post, owners: Owners, w: float, y: float) -> str:
    step = min(23.0, (w - 26) / max(1, len(owners) - 1))
    left, body = w / 2 - step * (len(owners) - 1) / 2, ""
    for place, (seat, count) in enumerate(owners):
        x = round(left + place * step, 1)
        one = disc(seat, x, y, 9)
        if count > 1:
            one += circle(x + 7.5, y + 6, 6.2, "tally") + text(x + 7.5, y + 9.8, count, "tally-t", 10.5, "middle")
        body += f'<g id="post-{post.id}-{seat}">{one}</g>'
    return body


def _certificates(view: BoardView, post: Post) -> str:
    """How many certificates a delivery would take."""
    x, y, w, h = POST_AT[post]
    spent = post.value - delivery_value(view.own)
    if spent <= 0 or view.viewpoint.seat != view.own.seat:
        return ""
    body = rect(-19, -8, 38, 16, 8, "fare") + text(-13, 4, f"{MINUS}{spent}", "fare-t", 11)
    return group(body + icon("certificate", 9, 0, 12, "fee-i"), x + w - 16, y + h - 1, "haul")


# ------------------------------------------------------------ Simmentals


@lru_cache(maxsize=128)
def simmentals(language: str, left: int) -> str:
    """How many are left, and what ending the game here is worth."""
    x, y, w, h = SIMMENTAL_BOX
    body = rect(0, 0, w, h, 7, "simmental-ground")
    card = cattle_face(LOOKS[SIMMENTAL.id], SIMMENTAL.value, SIMMENTAL.points, "", 46, 57)
    body += f'<g id="simmental-stack" class="{cattle_class(LOOKS[SIMMENTAL.id])}" transform="translate(6 6)">{card}</g>'
    body += text(58, 25, say(language, "board-simmentals"), "town-name", 12)
    body += text(58, 52, f"×{left}", "title", 22)
    body += circle(w - 36, h - 24, 17, "start") + rosette(w - 36, h - 24, CLOSER_POINTS, 11)
    help = help_of(SIMMENTAL_SPACE)
    return f'<g id="simmentals" data-help="{help}" transform="translate({x:g} {y:g})">{body}</g>'
