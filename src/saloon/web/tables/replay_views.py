"""Replays: any finished game, seen through any seat or with all cards open; a running one only through one's own seat.

With several seats around one screen the table covers hands, and only it knows who looks: the replay of such a table shows none
while the game runs.
"""

from __future__ import annotations

import re
from typing import Any, Literal

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_GET, require_POST
from msgspec import Struct
from msgspec.structs import replace

from saloon.drawing.icons import sprite
from saloon.drawing.viewpoint import Viewpoint, plan_name
from saloon.engine import Match, find_game
from saloon.engine.telling import Tell
from saloon.engine.wording import Teller, opened
from saloon.web.heavy import one_at_a_time
from saloon.web.limits import limit
from saloon.web.messages import Forbidden, Refused, language, say
from saloon.web.people.guests import person
from saloon.web.people.models import User
from saloon.web.people.reader import reader
from saloon.web.tables import charts, creating, lobby
from saloon.web.tables.comments import shown_comments
from saloon.web.tables.models import CLOSED, OVER, Table
from saloon.web.tables.story import Story, play_to, played, story, told_between
from saloon.web.tables.turn_list import turns_around
from saloon.web.tables.views import found_table

MOVES_AROUND = 12
"""Moves that are listed before and after the one that is shown."""

Size = Literal["desk", "phone"]
SPEEDS = (("0.5", "½×"), ("1", "1×"), ("4", "4×"))
HAND = "hand"
"""The region of a board that shows one player's cards; with all cards open, everybody's are shown."""
COLUMNS = 12
WIDTH = re.compile(r'viewBox="\S+ \S+ ([\d.]+)')
PLACE = re.compile(r'<svg [^>]*data-place="(\w+)"')
LABEL = re.compile(r'<svg [^>]*aria-label="([^"]*)"')


class Eyes(Struct, frozen=True):
    """Through whom a replay is seen.

    seat:    the seat whose things are in front; None is nobody's, with all cards open.
    covered: the seat's hand stays covered: only what everybody may see is shown.
    """

    seat: int | None = None
    covered: bool = False

    @property
    def open(self) -> bool:
        return self.seat is None

    def observe(self, match: Match) -> Any:
        return match.state if self.open else match.observe(None if self.covered else self.seat)

    def read(self, tell: Tell) -> Tell:
        return opened(tell) if self.open else tell.seen_by(None if self.covered else self.seat)

    def may_read_choices_of(self, seat: int) -> bool:
        """Whether a choice that the rules told nobody of may be named."""
        return self.open or (seat == self.seat and not self.covered)


def all_may_see(table: Table) -> bool:
    """Whether nothing about the table is secret any more: it is over, or it was made from somebody's record."""
    return table.status == OVER or (table.status == CLOSED and bool(table.prelude))


@require_GET
def replay_page(request: HttpRequest, code: str) -> HttpResponse:
    table, user = found_table(code), reader(request)
    shown = lobby.shown(table, user)
    eyes = _eyes(request, table, shown["held"])
    with one_at_a_time(request):
        context = _context(request, table, user, shown, eyes)
    return render(request, "web/replay.html", context)


def _context(request: HttpRequest, table: Table, user: User | None, shown: dict[str, Any], eyes: Eyes) -> dict[str, Any]:
    told = story(table)
    at = _moment(request, told)
    said = shown_comments(table, user, at)
    turns = [(turn.at, turn.seat) for turn in told.turns]
    size: Size = "phone" if request.GET.get("size") == "phone" else "desk"
    plan = plan_name(request.GET.get("plan"))
    kept = ("&size=phone" if size == "phone" else "") + (f"&plan={plan}" if plan else "")
    names = [seat.name or seat.bot or say("free-seat") for seat in shown["seats"]]
    return {
        **shown,
        "code": table.code,
        "open": all_may_see(table),
        "at": at,
        "length": told.length,
        "eyes": eyes.seat,
        "covered": eyes.covered,
        "size": size,
        "plan": plan,
        "kept": kept,
        "seat_query": ("" if eyes.open else f"&seat={eyes.seat}") + kept,
        "link": request.build_absolute_uri(f"{reverse('replay', args=[table.code])}?at={at}"),
        **_position(table, told, at, eyes, names, [bool(seat.bot) for seat in shown["seats"]], size, plan),
        **_steps(told, at),
        **said,
        "ticks": mark_safe(charts.ticks(turns, told.length, at, said.get("commented", ()))),
        "turn": told.turn_at(at),
        "speeds": SPEEDS,
        "sprite": mark_safe(sprite()),
    }


def _eyes(request: HttpRequest, table: Table, mine: list[int]) -> Eyes:
    """Through whom the reader looks; all cards open is what only a finished game gives."""
    text = request.GET.get("seat", "")
    if text and not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < table.size):
        raise Refused("bad-value", what=say("seat-word"), found=text[:20], allowed=f"0 … {table.size - 1}")
    if all_may_see(table):
        return Eyes(int(text) if text else None)
    if not mine:
        raise Forbidden("replay-when-over")
    if text and int(text) not in mine:
        raise Forbidden("replay-own-seat")
    return Eyes(int(text) if text else mine[0], covered=len(mine) > 1)


def _moment(request: HttpRequest, told: Story) -> int:
    text = request.GET.get("at", "")
    if not (text.isascii() and text.isdigit()):
        return told.length if not text else 0
    return min(int(text[:9]), told.length)


def _steps(told: Story, at: int) -> dict[str, Any]:
    """Where the buttons lead."""
    return {
        "back": max(0, at - 1),
        "forward": min(told.length, at + 1),
        "turn_back": told.turn_before(at),
        "turn_forward": told.turn_after(at),
    }


def _position(
    table: Table, told: Story, at: int, eyes: Eyes, names: list[str], bots: list[bool], size: Size, plan: str
) -> dict[str, Any]:
    """The board at a moment, and the moves around it, as these eyes may see them."""
    game = find_game(table.game)
    teller = Teller(game, language(), names)
    match = played(table, told, at)
    seen = eyes.observe(match)
    found: dict[str, Any] = {"over": match.over, "asked": list(match.asks)}
    draw = game.page.board
    if draw is not None:
        near = eyes.seat if eyes.seat is not None else next(iter(match.asks), told.choices[at - 1][0] if at else 0)
        viewpoint = Viewpoint(
            near,
            tuple(names),
            tuple(bots),
            language(),
            size,
            asked=tuple(match.asks),
            own=False,
            covered=eyes.covered,
            plan=plan,
        )
        drawn = draw(seen, viewpoint)
        if eyes.open and HAND in drawn:
            others = [seat for seat in range(table.size) if seat != near]
            drawn = _with_hands(drawn, {seat: draw(seen, replace(viewpoint, seat=seat))[HAND] for seat in others})
        found |= {**_laid_out(drawn), "styles": game.styles, "near": near}
    elif game.page.position is not None:
        found["words"] = game.page.position(seen, None if eyes.covered else eyes.seat, names, game.texts(language()))
    if at < told.length:
        play_to(match, table, told, min(told.length, at + MOVES_AROUND))
    found["moves"] = _moves(match, told, at, eyes, teller)
    found["turns"] = turns_around(match, table, told, at, teller, eyes.read, eyes.observe)
    found["line"] = next((move["text"] for move in found["moves"] if move["at"] == at), say("replay-start"))
    found["mover"] = told.choices[at - 1][0] if at else told.turns[0].seat
    found["mover_name"] = names[found["mover"]]
    return found


def _with_hands(drawn: dict[str, str], hands: dict[int, str]) -> dict[str, str]:
    """A board with the others' hands after the one that it has. Equal cards of several hands have one id: theirs get others."""
    names = list(drawn)
    before = names.index(HAND) + 1
    others = {f"{HAND}-{seat}": hand.replace(' id="', f' id="of-{seat}-') for seat, hand in hands.items()}
    return {name: drawn[name] for name in names[:before]} | others | {name: drawn[name] for name in names[before:]}


def _laid_out(drawn: dict[str, str]) -> dict[str, Any]:
    """Regions of the board, those beside it (the rivals in strips), and what strips open, with their names."""
    places = {name: found[1] if (found := PLACE.match(svg)) else "" for name, svg in drawn.items()}
    board = {name: svg for name, svg in drawn.items() if not places[name]}
    return {
        "regions": _in_rows(board),
        "strips": [(name, mark_safe(svg)) for name, svg in drawn.items() if places[name] == "side"],
        "mats": [(name, _label(svg), mark_safe(svg)) for name, svg in drawn.items() if places[name] == "sheet"],
    }


def _in_rows(board: dict[str, str]) -> list[tuple[str, int, str]]:
    """Regions with the twelfths of the widest one's width that they take: narrow ones share a row."""
    wide = {name: float(found[1]) if (found := WIDTH.search(svg)) else 0.0 for name, svg in board.items()}
    full = max(wide.values(), default=0.0)
    return [
        (name, round(COLUMNS * wide[name] / full) if wide[name] else COLUMNS, mark_safe(svg)) for name, svg in board.items()
    ]


def _label(svg: str) -> str:
    """What a drawing is called."""
    found = LABEL.match(svg)
    return mark_safe(found[1]) if found else ""


def _moves(match: Match, told: Story, at: int, eyes: Eyes, teller: Teller) -> list[dict[str, Any]]:
    """The moves before and after, from a match that has made them all."""
    first, last = max(1, at - MOVES_AROUND), match.count
    heard = told_between(match, first, last)
    seen = eyes.observe(match)
    moves = []
    for number in range(first, last + 1):
        seat = told.choices[number - 1][0]
        lines = [teller.line(eyes.read(tell), seen) for tell in heard.get(number, ())]
        text = " ".join(lines) or (
            _choice_label(match, number, seen, teller) if eyes.may_read_choices_of(seat) else say("replay-chooses")
        )
        moves.append({"at": number, "seat": seat, "text": text})
    return moves


def _choice_label(match: Match, number: int, seen: Any, teller: Teller) -> str:
    """A choice that the rules told nobody of, as its button said it."""
    assert match.log is not None
    _, verb, value = match.log[number - 1]
    return teller.label(verb, value, seen)


@require_POST
def play_on(request: HttpRequest, code: str) -> HttpResponse:
    """A new table that begins where the replay stands; with hidden things dealt anew, at the start of that turn."""
    table = found_table(code)
    if not all_may_see(table):
        raise Forbidden("replay-when-over")
    told = story(table)
    text = request.POST.get("at", "")
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= told.length):
        raise Refused("bad-value", what=say("moment-word"), found=text[:20], allowed=f"0 … {told.length}")
    anew = "anew" in request.POST
    made = told.choices[: told.turn_start(int(text)) if anew else int(text)]
    table.options = told.options
    seat = _own_seat(request, table, creating.played_to(table, made))
    limit(request, "make")
    plan = creating.play_on_plan(table, seat, people=request.POST.get("others") == "people")
    taken_up = creating.TakenUp(table, made, anew)
    new = creating.make_table(person(request), plan, seed=table.seed, parent=table, taken_up=taken_up)
    return redirect("table", new.code)


def _own_seat(request: HttpRequest, table: Table, asked: int) -> int:
    """The seat that the reader had in the game, or else the one that is to move."""
    user = reader(request)
    mine = [seat.number for seat in table.seats.all() if user is not None and seat.user_id == user.pk]
    return mine[0] if len(mine) == 1 else asked
