"""HTTP for programs, described by OpenAPI at /api/openapi.json. Playing itself goes over the live socket."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from ninja import Field, NinjaAPI, P, PathEx, Schema, Status
from ninja.errors import AuthenticationError, HttpError, ValidationError
from ninja.security import HttpBearer, django_auth
from pydantic import ConfigDict

from saloon.engine import Refusal, all_games
from saloon.engine.wording import Teller
from saloon.web.limits import limit
from saloon.web.messages import Forbidden, NotFound, Refused, TooMany, language
from saloon.web.people.models import Token, User
from saloon.web.people.reader import known_reader, reader
from saloon.web.tables import creating, lobby
from saloon.web.tables.analysis_views import so_far
from saloon.web.tables.history import record
from saloon.web.tables.models import OPEN, OVER, PLAYING, Table
from saloon.web.tables.replay_views import all_may_see

Advice = Literal["alone", "yes", "no"]


class TokenAuth(HttpBearer):
    """A personal token, made in the settings."""

    openapi_description = "A personal token from your settings: `Authorization: Bearer …`"

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        if len(token) > 200:
            return None
        user = Token.owner(token)
        if user is not None:
            request.user = user
            Token.objects.filter(digest=Token.hashed(token)).update(used=timezone.now())
        return user


api = NinjaAPI(
    title="Saloon",
    version="1",
    description=(
        "Tables of western board games. Sign in with a personal token. To play, connect to the live socket "
        "`/live/{code}?as=program` with the same token; see docs/programs.md."
    ),
    docs_url=None,
    urls_namespace="api",
)
SIGNED_IN = [TokenAuth(), django_auth]


# ------------------------------------------------------------ what goes in and out


class Strict(Schema):
    """What is not known is refused, not ignored."""

    model_config = ConfigDict(extra="forbid")


class Problem(Schema):
    error: str = Field(..., description="What was wrong and what is allowed, in a sentence.")
    code: str = Field(..., description="The same, for programs.")


class OptionOut(Schema):
    name: str
    title: str
    help: str
    default: str
    values: list[str] = Field(..., description="What it can be; empty for free text.")
    like: str = Field(..., description="What it can be, in words.")
    seats: list[int] | None = Field(None, description="Only for these numbers of seats.")


class GameOut(Schema):
    id: str
    name: str
    about: str
    rules: int = Field(..., description="Version of the rules.")
    seats: list[int] = Field(..., description="How many can play.")
    automas: dict[str, list[str]] = Field(..., description="By number of seats: opponents of the game's own, in further seats.")
    options: list[OptionOut]
    bots: list[str]


class SeatOut(Schema):
    number: int
    name: str
    bot: str = Field(..., description="The bot's name, `automa` for an opponent of the game's own, or nothing.")
    free: bool
    yours: bool


class TableOut(Schema):
    code: str
    name: str
    game: str
    options: dict[str, str] = Field(..., description="Only what differs from the defaults.")
    size: int = Field(..., description="How many seats can be taken; automas sit after them.")
    status: Literal["open", "playing", "over", "closed"]
    pace: Literal["live", "turns"]
    bank: int | None = Field(None, description="Seconds that a seat may think in all.")
    gain: int = Field(..., description="Seconds given back at each turn.")
    public: bool
    undo: Literal["turn", "agree", "none"]
    advice: Advice = Field(
        ..., description="Whether the live socket gives advice: if nobody else is a person, to everybody, or never."
    )
    hints: Advice = Field(..., description="`advice` by its earlier name.", json_schema_extra={"deprecated": True})
    seats: list[SeatOut]
    waiting: list[int] = Field(..., description="The seats that are being asked.")
    made: datetime
    began: datetime | None = None
    ended: datetime | None = None
    seed_hash: str = Field(..., description="SHA-256 of the seed as decimal text, from the start on.")
    seed: str | None = Field(None, description="Only when the game is over.")
    totals: list[int] | None = None
    ranks: list[int] | None = None
    live: str = Field(..., description="Path of the live socket.")


class SeatIn(Strict):
    kind: Literal["me", "open", "bot"] = "open"
    name: str = Field("", max_length=30, description="For your own seats and for bots.")
    bot: str = Field("greedy", max_length=60)


class TableIn(Strict):
    game: str = Field(..., max_length=60)
    seats: list[SeatIn] = Field(..., min_length=1, max_length=12)
    options: dict[str, str] = Field(default_factory=dict, max_length=60)
    pace: Literal["live", "turns"] = "live"
    bank: int | None = Field(None, ge=10, le=creating.MAX_BANK_SECONDS)
    gain: int = Field(0, ge=0, le=creating.MAX_BANK_SECONDS)
    public: bool = True
    undo: Literal["turn", "agree", "none"] = "turn"
    advice: Advice | None = Field(None, description="Without it, `alone`.")
    hints: Advice | None = Field(None, description="`advice` by its earlier name.", json_schema_extra={"deprecated": True})
    name: str = Field("", max_length=60)


class JoinIn(Strict):
    seat: int | None = Field(None, ge=0, le=11, description="Without it, the first free seat.")


class LostOut(Schema):
    at: int = Field(..., description="Which choice of the game, from 1.")
    seat: int
    before: float = Field(..., description="The seat's chance to win before it.")
    after: float
    best: str | None = Field(None, description="What the bot would have chosen, once it has thought about it.")


class AnalysisOut(Schema):
    status: Literal["running", "done", "failed"]
    progress: int = Field(..., description="In percent. Ask again later, until the status is no longer `running`.")
    length: int = Field(..., description="Choices of the game.")
    chances: list[list[float]] = Field(
        ..., description="Every seat's chance to win, before the first and after each choice, as far as it is known."
    )
    worst: list[LostOut] | None = Field(None, description="The choices that lost most, once all chances are known.")


REFUSALS = {400: Problem, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 413: Problem, 422: Problem, 429: Problem}
OPEN_REFUSALS = {400: Problem, 404: Problem, 422: Problem, 429: Problem}
Code = PathEx[str, P(max_length=16, pattern="^[A-Za-z0-9]+$")]


# ------------------------------------------------------------ what can be asked


@api.get("/games", response={200: list[GameOut], **OPEN_REFUSALS}, tags=["games"], summary="Every game with its options")
def games(request: HttpRequest) -> list[dict[str, Any]]:
    _count(request)
    return [_game(game) for game in all_games()]


@api.get("/tables", response={200: list[TableOut], **OPEN_REFUSALS}, tags=["tables"], summary="Open tables with a free seat")
def open_tables(request: HttpRequest, game: str = "", pace: Literal["", "live", "turns"] = "") -> list[dict[str, Any]]:
    _count(request)
    lobby.close_stale()
    return [_table(request, table) for table in lobby.open_tables(game=game[:60], pace=pace)]


@api.get("/my-tables", response={200: list[TableOut], **REFUSALS}, auth=SIGNED_IN, tags=["tables"], summary="Your tables")
def my_tables(request: HttpRequest, status: Literal["", "open", "playing", "over"] = "") -> list[dict[str, Any]]:
    """Tables where you sit, the last one that moved first."""
    _count(request)
    wanted = [status] if status else [OPEN, PLAYING, OVER]
    return [_table(request, table) for table in lobby.my_tables(known_reader(request), *wanted)]


@api.post("/tables", response={201: TableOut, **REFUSALS}, auth=SIGNED_IN, tags=["tables"], summary="Make a table")
def make_table(request: HttpRequest, table: TableIn) -> Status[dict[str, Any]]:
    """It begins at once if no seat is left open."""
    _count(request)
    limit(request, "make")
    seats = [creating.SeatPlan(seat.kind, seat.name, seat.bot) for seat in table.seats]
    plan = creating.TablePlan(
        table.game,
        seats,
        table.options,
        table.pace,
        table.bank,
        table.gain,
        table.public,
        table.undo,
        table.name,
        table.advice or table.hints or "alone",
    )
    return Status(201, _table(request, creating.make_table(known_reader(request), plan, program=True)))


@api.get("/tables/{code}", response={200: TableOut, **OPEN_REFUSALS}, tags=["tables"], summary="A table")
def table_info(request: HttpRequest, code: Code) -> dict[str, Any]:
    _count(request)
    return _table(request, _found(code))


@api.post("/tables/{code}/join", response={200: TableOut, **REFUSALS}, auth=SIGNED_IN, tags=["tables"], summary="Sit down")
def join_table(request: HttpRequest, body: JoinIn, code: Code) -> dict[str, Any]:
    """The game begins when the last free seat is taken."""
    _count(request)
    limit(request, "join")
    return _table(request, creating.join(code, known_reader(request), body.seat, program=True))


@api.post("/tables/{code}/leave", response={200: TableOut, **REFUSALS}, auth=SIGNED_IN, tags=["tables"], summary="Stand up")
def leave_table(request: HttpRequest, code: Code) -> dict[str, Any]:
    """Before the game begins; when the host leaves, the table is closed. A running game is left over the live socket."""
    _count(request)
    limit(request, "join")
    return _table(request, creating.leave(code, known_reader(request)))


@api.get(
    "/tables/{code}/record",
    response={200: str, 403: Problem, **OPEN_REFUSALS},
    tags=["records"],
    summary="The record of a finished game, as text",
    openapi_extra={"responses": {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}},
)
def table_record(request: HttpRequest, code: Code) -> HttpResponse:
    """Options, seed, every choice and the result. Refused until the game is over."""
    _count(request)
    table = _found(code)
    if not all_may_see(table):
        raise Forbidden("record-when-over")
    return HttpResponse(record(table).write(), content_type="text/plain; charset=utf-8")


@api.get(
    "/tables/{code}/analysis",
    response={200: AnalysisOut, 403: Problem, 409: Problem, **OPEN_REFUSALS},
    tags=["records"],
    summary="What a bot thinks of a finished game",
)
def table_analysis(request: HttpRequest, code: Code) -> dict[str, Any]:
    """Computed in the background from the first time that somebody asks. Refused until the game is over."""
    _count(request)
    analysis = so_far(request, _found(code))
    return {name: getattr(analysis, name) for name in AnalysisOut.model_fields}


# ------------------------------------------------------------ helpers


def _count(request: HttpRequest) -> None:
    limit(request, "api")


def _found(code: str) -> Table:
    table = lobby.with_seats(Table.objects.filter(code=code)).first()
    if table is None or not lobby.known(table):
        raise NotFound("no-table")
    return table


def _game(game: Any) -> dict[str, Any]:
    teller = Teller(game, language(), [])
    options = [
        {
            "name": option.name,
            "title": teller.option(option),
            "help": teller.option_help(option),
            "default": option.default,
            "values": list(option.values) if not option.free_text else [],
            "like": option.allowed,
            "seats": list(option.seats) if option.seats else None,
        }
        for option in game.options.values()
    ]
    names = {"id": game.id, "name": teller.game_name(), "about": teller.about(), "rules": game.rules_number}
    automas = {str(size): list(names) for size, names in game.automas.items()}
    return {**names, "seats": list(game.seats), "automas": automas, "options": options, "bots": creating.seat_bots()}


def _table(request: HttpRequest, table: Table) -> dict[str, Any]:
    me = reader(request)
    plain = ("code", "name", "game", "options", "size", "status", "pace", "bank", "gain", "public", "undo", "advice", "waiting")
    found = {name: getattr(table, name) for name in (*plain, "made", "began", "ended", "seed_hash")}
    result = table.result if table.status == OVER and table.result else {}
    return {
        **found,
        "hints": table.advice,
        "seats": [
            {
                "number": seat.number,
                "name": seat.name,
                "bot": seat.bot,
                "free": seat.free,
                "yours": me is not None and seat.user_id == me.pk,
            }
            for seat in table.seats.all()
        ],
        "seed": table.seed if table.status == OVER else None,
        "totals": result.get("totals"),
        "ranks": result.get("ranks"),
        "live": f"/live/{table.code}",
    }


# ------------------------------------------------------------ refusals


@api.exception_handler(Refusal)
def refused(request: HttpRequest, error: Refusal) -> HttpResponse:
    status = error.status if isinstance(error, Refused) else 400
    response = api.create_response(request, {"error": error.say(language()), "code": error.code}, status=status)
    if isinstance(error, TooMany):
        response.headers["Retry-After"] = str(error.values["seconds"])
    return response


@api.exception_handler(ValidationError)
def invalid(request: HttpRequest, error: ValidationError) -> HttpResponse:
    parts = [f"{'.'.join(map(str, each['loc'][1:]))}: {each['msg']}" for each in error.errors[:5]]
    return api.create_response(request, {"error": "; ".join(parts)[:1000], "code": "invalid"}, status=422)


@api.exception_handler(AuthenticationError)
def unauthenticated(request: HttpRequest, error: AuthenticationError) -> HttpResponse:
    body = {"error": Refused("need-token").say(language()), "code": "need-token"}
    return api.create_response(request, body, status=401)


@api.exception_handler(HttpError)
def wrong(request: HttpRequest, error: HttpError) -> HttpResponse:
    code = {403: "forbidden", 404: "no-table"}.get(error.status_code, "bad-request")
    return api.create_response(request, {"error": str(error)[:500], "code": code}, status=error.status_code)


def endpoints(site: NinjaAPI) -> list[dict[str, Any]]:
    """Every endpoint in words, from the schema, for the page of documentation."""
    schema = site.get_openapi_schema(path_prefix="/api/")
    found = []
    for path, ways in schema["paths"].items():
        for method, about in ways.items():
            body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            fields = _fields(schema, body)
            found.append(
                {
                    "method": method.upper(),
                    "path": path,
                    "summary": about.get("summary", ""),
                    "text": about.get("description", ""),
                    "token": bool(about.get("security")),
                    "query": [each for each in about.get("parameters", []) if each["in"] == "query"],
                    "fields": fields,
                }
            )
    return found


def _fields(schema: dict[str, Any], body: dict[str, Any]) -> list[dict[str, Any]]:
    name = body.get("$ref", "").rpartition("/")[2]
    model = schema["components"]["schemas"].get(name, {})
    return [
        {"name": field, "about": about.get("description", ""), "required": field in model.get("required", [])}
        for field, about in model.get("properties", {}).items()
    ]
