"""Making tables, sitting down, leaving, beginning: the same for pages and programs. Everything is checked here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.db import transaction
from django.utils import timezone
from msgspec import Struct

from saloon.bots import bot_names, find_bot
from saloon.engine import Game, find_game
from saloon.engine.options import read_options, write_options
from saloon.web.messages import Conflicting, Forbidden, NotFound, Refused, say
from saloon.web.people.company import blocks
from saloon.web.people.models import User
from saloon.web.people.names import clean_name, told_apart
from saloon.web.tables.freshness import fresh
from saloon.web.tables.history import fresh_match, set_up
from saloon.web.tables.models import ANEW, AUTOMA, CLOSED, KNOWN, OPEN, PLAYING, Seat, Table, new_seed
from saloon.web.tables.signals import table_changed
from saloon.web.tables.turn_notices import tell_waiting

PACES = ("live", "turns")
UNDOS = ("turn", "agree", "none")
ADVICE = ("alone", "yes", "no")
MAX_OPEN_TABLES = 12
"""Open tables that one person may have at a time."""
MAX_BANK_SECONDS = 60 * 60 * 24 * 30
BOT_PEOPLE = ("Clay", "Wren", "Buck", "Hattie", "Jesse", "Dolly", "Cole", "Sadie")
USUAL_BOT = "greedy"

Choices = Sequence[tuple[int, str]]


class SeatPlan(Struct):
    """Who is to sit somewhere: the host ("me"), somebody else ("open"), or a bot ("bot")."""

    kind: str = "open"
    name: str = ""
    bot: str = USUAL_BOT


class TablePlan(Struct):
    """Everything that is chosen for a table; `options` as text, as records write them."""

    game: str
    seats: list[SeatPlan]
    options: Mapping[str, str] = {}
    pace: str = "live"
    bank: int | None = None
    gain: int = 0
    public: bool = True
    undo: str = "turn"
    name: str = ""
    advice: str = "alone"


class TakenUp(Struct):
    """What a table goes on from: choices of an earlier game, and whether what is hidden is dealt anew after them."""

    earlier: Table
    choices: Choices
    anew: bool = False

    def fields(self) -> dict[str, Any]:
        made = len(self.choices)
        deals = [deal for deal in self.earlier.deals if deal[0] < made or (deal[0] == made and not self.anew)]
        prelude = [list(choice) for choice in self.choices]
        if not self.anew:
            return {"prelude": prelude, "deals": deals, "deal": KNOWN}
        return {"prelude": prelude, "deals": [*deals, [made, new_seed()]], "deal": ANEW}


def checked(plan: TablePlan) -> tuple[Game[Any], dict[str, str]]:
    """The game and its options, when everything about the plan is possible; else a refusal that says what is."""
    game = find_game(plan.game)
    game.set_up(len(plan.seats), dict(plan.options), 0)
    options = write_options(read_options(game.options_type, len(plan.seats), plan.options))
    _must_be("pace", plan.pace, PACES)
    _must_be("undo", plan.undo, UNDOS)
    _must_be("advice", plan.advice, ADVICE)
    _must_be_between("bank", plan.bank, 10, MAX_BANK_SECONDS)
    _must_be_between("gain", plan.gain, 0, MAX_BANK_SECONDS)
    for number, seat in enumerate(plan.seats):
        _must_be(f"seat {number}", seat.kind, ("me", "open", "bot"))
        if seat.kind == "bot":
            _must_be_a_bot(seat.bot)
    if all(seat.kind == "bot" for seat in plan.seats):
        raise Refused("no-person-at-table")
    return game, options


def seat_bots() -> list[str]:
    """The bots that can be given a seat of a table."""
    return [name for name in bot_names() if name != AUTOMA]


def _must_be_a_bot(name: str) -> None:
    if name not in seat_bots():
        find_bot(name)
        _must_be("bot", name, seat_bots())


def _must_be(what: str, found: str, allowed: Sequence[str]) -> None:
    if found not in allowed:
        raise Refused("bad-value", what=what, found=str(found)[:60], allowed=", ".join(allowed))


def _must_be_between(what: str, found: int | None, least: int, most: int) -> None:
    if found is not None and not least <= found <= most:
        raise Refused("bad-value", what=what, found=found, allowed=f"{least} … {most}")


@transaction.atomic
def make_table(
    host: User,
    plan: TablePlan,
    *,
    seed: str = "",
    parent: Table | None = None,
    taken_up: TakenUp | None = None,
    program: bool = False,
) -> Table:
    """A new table; it begins at once if nobody is missing. `program`: the host is one, and will play."""
    game, options = checked(plan)
    if fresh(Table.objects.filter(host=host)).count() >= MAX_OPEN_TABLES:
        raise Refused("too-many-open", most=MAX_OPEN_TABLES)
    table = Table.objects.create(
        name=clean_name(plan.name, 60) or usual_name(),
        host=host,
        game=game.id,
        rules=game.rules_number,
        options=options,
        size=len(plan.seats),
        seed=seed or new_seed(),
        pace=plan.pace,
        bank=plan.bank,
        gain=plan.gain if plan.bank is not None else 0,
        public=plan.public,
        undo=plan.undo,
        advice=plan.advice,
        parent=parent,
        **(taken_up.fields() if taken_up is not None else {}),
    )
    seats = _seats(table, host, plan, automa_seats(game, table))
    for seat in seats:
        seat.program = program and seat.user is not None
    Seat.objects.bulk_create(seats)
    begin_if_full(table)
    return table


def automa_seats(game: Game[Any], table: Table) -> list[Seat]:
    """The seats after those that can be taken."""
    names = game.occupants([""] * table.size)
    return [Seat(table=table, number=number, name=names[number], bot=AUTOMA) for number in range(table.size, len(names))]


def _seats(table: Table, host: User, plan: TablePlan, automas: list[Seat]) -> list[Seat]:
    seats: list[Seat] = []
    for number, seat_plan in enumerate(plan.seats):
        taken = [seat.name for seat in (*seats, *automas)]
        seat = Seat(table=table, number=number)
        if seat_plan.kind == "me":
            seat.user, seat.name = host, told_apart(clean_name(seat_plan.name) or host.shown_name, taken)
        elif seat_plan.kind == "bot":
            own = [name for name in BOT_PEOPLE if name not in taken and name != host.shown_name]
            seat.bot, seat.name = seat_plan.bot, told_apart(clean_name(seat_plan.name) or own[0], taken)
        seats.append(seat)
    return [*seats, *automas]


def usual_name() -> str:
    """A name for a table whose host gave none: one place after the other, none that another table of late is called after."""
    places = say("table-places").split(" | ")
    last = Table.objects.order_by("-pk").values_list("pk", flat=True).first() or 0
    taken = set(Table.objects.filter(pk__gt=last - len(places) + 1).values_list("name", flat=True))
    names = [places[(last + further) % len(places)] for further in range(len(places))]
    return next(name for name in names if name not in taken)


def quick_plan(game: Game[Any], size: int | None = None, options: Mapping[str, str] = {}, bot: str = USUAL_BOT) -> TablePlan:
    """A table against bots or the game's own opponent, at once: the person at seat 0."""
    seats = size or _usual_size(game)
    bots = [SeatPlan("bot", bot=bot) for _ in range(seats - 1)]
    return TablePlan(game.id, [SeatPlan("me"), *bots], options, public=False)


def _usual_size(game: Game[Any]) -> int:
    """Three around a table, or the nearest number that the game knows."""
    return min(game.seats, key=lambda size: (abs(size - 3), -size))


# ------------------------------------------------------------ sitting down, leaving, beginning


def locked(code: str) -> Table:
    """The table, for us alone until the transaction ends."""
    table = Table.objects.select_for_update().filter(code=code).first()
    if table is None:
        raise NotFound("no-table")
    return table


@transaction.atomic
def join(code: str, user: User, number: int | None = None, *, program: bool = False) -> Table:
    """Sit down, on a given seat or on the first free one; the game begins when the last free seat is taken."""
    table = locked(code)
    _must_be_open(table)
    if blocks(table.host_id, user):
        raise Forbidden("host-blocks")
    seats = list(table.seats.all())
    free = [seat for seat in seats if seat.free]
    seat = free[0] if free and number is None else next((seat for seat in free if seat.number == number), None)
    if any(other.user_id == user.pk for other in seats):
        raise Conflicting("already-seated")
    if seat is None:
        raise Conflicting("seat-taken")
    seat.user, seat.name = user, told_apart(user.shown_name, [other.name for other in seats])
    seat.program = program
    seat.save()
    Table.objects.filter(pk=table.pk).update(moved=timezone.now())
    begin_if_full(table)
    return table


@transaction.atomic
def leave(code: str, user: User) -> Table:
    """Stand up before the game begins; when its host leaves, the table is closed."""
    table = locked(code)
    _must_be_open(table)
    if not table.seats.filter(user=user).update(user=None, name="", program=False) and table.host_id != user.pk:
        raise Forbidden("not-at-table")
    if table.host_id == user.pk:
        table.status = CLOSED
        table.save(update_fields=["status"])
    return table


@transaction.atomic
def fill_with_bots(code: str, user: User) -> Table:
    """The host does not wait any longer: bots take the free seats."""
    table = locked(code)
    _must_be_open(table)
    if table.host_id != user.pk:
        raise Forbidden("only-host")
    seats = list(table.seats.all())
    names = [seat.name for seat in seats]
    for seat in seats:
        if seat.free:
            seat.bot = USUAL_BOT
            seat.name = next(name for name in BOT_PEOPLE if name not in names)
            names.append(seat.name)
            seat.save()
    begin_if_full(table)
    return table


def begin_if_full(table: Table) -> None:
    if not any(seat.free for seat in table.seats.all()):
        begin(table)


def begin(table: Table) -> None:
    """Everybody is there: the first question is open."""
    match = fresh_match(table, listen=False)
    if match.over:
        raise Refused("play-on-over")
    table.status, table.waiting = PLAYING, list(match.asks)
    table.began = table.moved = timezone.now()
    table.save(update_fields=["status", "waiting", "began", "moved"])
    transaction.on_commit(lambda: _tell(table, match.turn_began))


def _tell(table: Table, turn: int) -> None:
    table_changed.send(Table, code=table.code)
    tell_waiting(table, turn)


def _must_be_open(table: Table) -> None:
    if table.status == CLOSED:
        raise Conflicting("table-closed-refusal")
    if table.status != OPEN:
        raise Conflicting("already-begun")


# ------------------------------------------------------------ again, and on from a moment


def rematch_plan(table: Table, user: User) -> TablePlan:
    """The same table, everybody one seat further; the other people have to sit down themselves."""
    seats = list(table.seats.all()[: table.size])
    order = [*seats[1:], seats[0]]
    mine = [seat for seat in seats if seat.user_id == user.pk]
    if not mine:
        raise Forbidden("not-at-table")
    plans = [_again(seat, user) for seat in order]
    return _copied(table, plans)


def _again(seat: Seat, user: User) -> SeatPlan:
    if seat.user_id == user.pk:
        return SeatPlan("me", seat.name if seat.name != user.shown_name else "")
    if seat.bot and not seat.left:
        return SeatPlan("bot", seat.name, seat.bot if seat.bot in seat_bots() else USUAL_BOT)
    return SeatPlan("open")


def play_on_plan(table: Table, me: int, people: bool) -> TablePlan:
    """The same table with the reader at one seat, and bots or free places at the others."""
    others = SeatPlan("open") if people else SeatPlan("bot")
    return _copied(table, [SeatPlan("me") if number == me else others for number in range(table.size)])


def _copied(table: Table, seats: list[SeatPlan]) -> TablePlan:
    return TablePlan(
        table.game,
        seats,
        table.options,
        table.pace,
        table.bank,
        table.gain,
        public=False,
        undo=table.undo,
        name=table.name,
        advice=table.advice,
    )


def played_to(table: Table, choices: Choices) -> int:
    """The seat to be asked after the choices; refuses what the rules refuse, and a game that is over."""
    match = set_up(table)
    for seat, text in choices:
        match.answer_text(seat, text)
    if match.over:
        raise Refused("play-on-over")
    return next(iter(match.asks))
