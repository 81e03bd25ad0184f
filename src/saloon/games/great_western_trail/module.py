"""A module: an expansion or a variant of the game, in one object that fills named moments and tables of the base game.

The base game never names a module: `box.great_western_trail` joins them in the order of the box, and the options of a table say
which are in play (`g.kit.modules`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from saloon.engine import Ask, Component, Flow, Holdings, Line, Seat, Texts, Value, Verb
from saloon.engine.aid import Block
from saloon.engine.books import Entry
from saloon.engine.guide import Guide
from saloon.engine.knowledge import Strangers
from saloon.engine.retelling import Clause, Mark
from saloon.games.great_western_trail.components import Action, Card, City, Space, Tile
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.options import Options
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.effects import Effect
from saloon.games.trail.reasons import Why
from saloon.games.trail.vocabulary import Keyword

S = TypeVar("S", bound=State)
"""The state as the module sees it: the game's, with the fields that the module adds."""

Reader = Any
"""Of a text: `texts.names.Reader`."""
BoardView = Any
"""Of a drawing: `board.view.BoardView`."""
Viewpoint = Any
"""Of a drawing: `drawing.viewpoint.Viewpoint`."""
Ground = Any
"""Of the map: `board.country.Ground`."""
Outlook = Any
"""Of a rating: `evaluation.outlook.Outlook`."""


Draw = Callable[[BoardView], tuple[float, float, str]]
"""Width, height and content of a drawing."""


class Region(NamedTuple):
    """A region of the board; one that has the name of a region of the base game takes its place.

    words: what it shows; None: what the region that it takes the place of says.
    label: the message with its name, if that is not `board-<region>`.
    after: the region that it follows; else it is the last one.
    map_width: of a map that is wider than a phone.
    """

    draw: Draw
    words: Callable[[Reader], Iterable[str]] | None = None
    label: str = ""
    after: str = ""
    map_width: float = 0


def _same(kit: Kit) -> Kit:
    return kit


def _unchanged(g: State, viewpoint: Viewpoint) -> Viewpoint:
    return viewpoint


def _nothing(*_: Any) -> None:
    return None


def _none(*_: Any) -> tuple[()]:
    return ()


def _no_worth(*_: Any) -> float:
    return 0.0


def _no_drawing(*_: Any) -> str:
    return ""


def _table() -> Any:
    return field(default_factory=dict)


def _no_table(*_: Any) -> Any:
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Module(Generic[S]):
    """What belongs to the module, the moments at which the base game calls it, and the tables that it adds to.

    package:  where its messages and figures lie.
    options:  the game's options with its own; `played` is the only one that reads them.
    state:    the game's state with its own fields, which have defaults.
    spread:   option sets for tests.
    kit:      the box as it changes it.
    notices:  messages about the box as it has become, for people who choose options: what goes ill together.
    guide:    how to play with it (`engine/guide.py`).
    aid:      what it adds to the player aid where it is played.
    components, verbs: its classes of things, and its questions; of a question of the base game, the further values.

    Moments, of those in play, in the order of the box:

    sit_down: before anything lies on the board, for an automa, which `seated` finds; `opponent` is the name of one that plays
              against a single player.
    lay_out:  after the base set-up.
    turn:     where a turn begins; a flow that takes its place, or None.
    local_actions: further actions of a building, by its space.
    after_income: in Kansas City, after the income, before the hand is discarded; a flow if it asks.
    before_foresight: before empty foresight spaces are refilled.
    destinations: further cities that a total reaches; `explain_destinations` says why others are missing.
    cards, tiles: those that lie in its own places, which are counted with the others; `invariants` checks the rest of them.
    strangers: cards from the objective stack that nobody else saw, and that may lie in its own places (`imagine`).
    holdings: what there is in its own places, for the books; `entries`, below, what its events change.
    scoring:  lines of the score sheet, by category; `score_sheet` says what each adds up.
    elements: what can serve tasks of objective cards, by task.
    market_rows, market_words: breeds with a row in the cattle market, their cards with their numbers; what else is said of it.
    position: lines of the position in words.
    seen_by:  what an automa has done in its turn and would take next, added to a viewpoint.
    regions:  of the board, by size; `on_map` what lies on the map, over its tiles, and `over_map` over all of it; `map_words`
              say it, and herders stand at the left of buildings on spaces with `tabs`.
    hand_verbs, market_verbs, worker_verbs: its questions about cards of the hand and of the market, and about the last worker
              of a row.
    mats:     player boards that are drawn instead of those of the base game; `mat_facts` what they show of the module, `strip`
              what the strips of the others do: icons with numbers.
    sold_worth: what a card brings where the hand is sold, beside its breeding value, to greedy; `access` what a disc
              in a city opens.

    Tables, joined when the game is made, whose entries have names of their own:

    keywords: what its actions are written with; `reasons` why they cannot be had, `signs` how they are drawn and `numbers` what
              stands below, `gains` and `prices` what they are worth to greedy, as `uses` of buildings by name and
              `cleared` of discs by kind.
    counts:   what actions count for each of; `counted` what station masters and cities count; `count_signs` how it is drawn.
    tasks:    how tasks of objective cards are drawn; `looks` how the cattle of a breed is.
    labels, option_notes, ratings: of options, by verb; `titles` and `explain` of components, by class.
    standing: answers that people can give once for all (`Page.standing`), by id.
    entries:  how its events are entered into the books, by event; `turns` what they say in the sentence of a turn.

    Of an automa, by its class: `scorers` its categories and `sheets` what each adds up, `summaries` what one sees of it at a
    glance, `own_features` for bots that look ahead, `occupants` how it is shown, `seat_words` the same in a position, `stories`
    its turn line by line.
    """

    id: str
    package: str
    options: type[Options]
    played: Callable[[Any], bool]
    state: type[State] = State
    spread: Sequence[Mapping[str, str]] = ()
    kit: Callable[[Kit], Kit] = _same
    notices: Callable[[Kit], Iterable[str]] = _none
    guide: Guide | None = None
    aid: Sequence[Block] = ()
    components: Sequence[type[Component]] = ()
    verbs: Mapping[str, Verb] = _table()

    opponent: str = ""
    sit_down: Callable[[S], None] = _nothing
    seated: Callable[[S], Iterable[Any]] = _none
    lay_out: Callable[[S], None] = _nothing
    turn: Callable[[S], Flow | None] = _nothing
    local_actions: Callable[[S, Player, Space], tuple[Action, ...]] = _none
    after_income: Callable[[S, Player], Flow | None] = _nothing
    before_foresight: Callable[[S], None] = _nothing
    destinations: Callable[[S, Player, int], Iterable[City]] = _none
    explain_destinations: Callable[[S, Player, int, Sequence[Value]], None] = _nothing
    cards: Callable[[S], Iterable[Card]] = _none
    tiles: Callable[[S], Iterable[Tile]] = _none
    invariants: Callable[[S], None] = _nothing
    strangers: Callable[[S, Seat | None], Iterable[Strangers]] = _none
    holdings: Callable[[S], Holdings] = _no_table
    scoring: Mapping[str, Callable[[S, Player], int]] = _table()
    score_sheet: Mapping[str, Callable[[S, Player, Texts], Iterator[Line]]] = _table()
    elements: Callable[[S, Player], dict[str, int]] = _no_table
    market_rows: Callable[[S], Mapping[str, Sequence[tuple[Card, int]]]] = _no_table
    market_words: Callable[[Reader], Iterable[str]] = _none
    position: Callable[[Reader], Iterable[str]] = _none
    seen_by: Callable[[S, Viewpoint], Viewpoint] = _unchanged
    regions: Mapping[str, Mapping[str, Region]] = _table()
    on_map: Callable[[BoardView, Ground], str] = _no_drawing
    over_map: Callable[[BoardView, Ground], str] = _no_drawing
    map_words: Callable[[Reader], Iterable[str]] = _none
    tabs: Sequence[Space] = ()
    hand_verbs: Sequence[str] = ()
    market_verbs: Sequence[str] = ()
    worker_verbs: Sequence[str] = ()
    mats: Any = None
    mat_facts: Callable[[S, Player], Any] = _nothing
    strip: Callable[[S, Player], Iterable[tuple[str, object]]] = _none
    sold_worth: Callable[[Outlook, Card], float] = _no_worth
    access: Callable[[Outlook, City], float] = _no_worth

    keywords: Mapping[str, Keyword] = _table()
    reasons: Mapping[str, Why] = _table()
    signs: Mapping[str, Any] = _table()
    numbers: Mapping[str, Callable[[int], Any]] = _table()
    gains: Mapping[str, Callable[[Outlook, Effect], float]] = _table()
    prices: Mapping[str, Callable[[Outlook, Effect], float]] = _table()
    uses: Mapping[str, float] = _table()
    cleared: Mapping[int, tuple[float, ...]] = _table()
    counts: Mapping[str, Callable[[S, Player], int]] = _table()
    counted: Mapping[str, Callable[[S, Player], int]] = _table()
    count_signs: Mapping[str, Any] = _table()
    tasks: Mapping[str, Any] = _table()
    looks: Mapping[str, Any] = _table()
    labels: Mapping[str, Callable[[Reader, Any], str]] = _table()
    option_notes: Mapping[str, Callable[[Reader, Any], str]] = _table()
    ratings: Mapping[str, Callable[[Outlook, Sequence[Any]], list[float]]] = _table()
    titles: Mapping[type, Callable[..., str]] = _table()
    explain: Mapping[type, Callable[[Texts, Any], Iterator[str]]] = _table()
    standing: Mapping[str, Callable[[S, Ask], Value | None]] = _table()
    entries: Mapping[str, Entry] = _table()
    turns: Mapping[str, Clause | Mark] = _table()

    scorers: Mapping[type, Mapping[str, Callable[[S, Any], int]]] = _table()
    sheets: Mapping[type, Mapping[str, Callable[[S, Any, Texts], Iterator[Line]]]] = _table()
    summaries: Mapping[type, Callable[[Any], list[tuple[str, int]]]] = _table()
    own_features: Mapping[type, tuple[str, Callable[[S, Any], dict[str, float]]]] = _table()
    occupants: Mapping[type, Any] = _table()
    seat_words: Mapping[type, Callable[[Reader, Any, Seat | None], Iterable[str]]] = _table()
    stories: Mapping[type, Callable[[S, Any, Texts], Sequence[Any]]] = _table()
