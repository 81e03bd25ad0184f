"""A game as the rest of the house sees it: one object, `GAME`, of the game's package."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from saloon.engine.aid import Block
from saloon.engine.asks import Ask, Flow, Seat, Value, value_text
from saloon.engine.books import Books
from saloon.engine.coaching import Tip
from saloon.engine.components import Box, Figure, has_box
from saloon.engine.dice import Dice, match_dice
from saloon.engine.errors import BadOptions
from saloon.engine.flyweight import Component
from saloon.engine.guide import Guide, Index
from saloon.engine.knowledge import Known, Lodging
from saloon.engine.options import GameOptions, Option, options_of, read_options
from saloon.engine.retelling import Turns
from saloon.engine.scenes import Reveal, Scene
from saloon.engine.telling import Tell
from saloon.words.texts import Texts, join_texts, texts

SEEDS = 1 << 256
"""Seeds are whole numbers from 0, below this one."""


Meter = tuple[str, int, int]
"""What, how much is left, of how much."""

Line = tuple[str, int]
"""A line of a score sheet: what is counted, in words, and its points. A task begins with MET or MISSED."""

MET, MISSED = "✓ ", "✗ "
"""Signs before a line: what was asked for was done, or not."""

ANYTIME, END = "anytime", "end"
"""Groups of options with a place of their own: what may be done beside the main thing, and ending the turn."""

S = TypeVar("S")
"""The state of a game."""


class Earned(NamedTuple):
    """Where points came from that were scored during play: a part of a category (`category-<part>`), its icon and lines."""

    part: str
    icon: str
    lines: list[Line]


class Verb(NamedTuple):
    """A kind of question: every value it can ever take, and the names of a value's parts where it has several."""

    values: Sequence[Value]
    parts: tuple[str, ...] = ("value",)


class Older(NamedTuple):
    """What the next rules changed: options that came later, as they were played before, and verbs that were not asked yet."""

    options: Mapping[str, str] = {}
    unasked: Collection[str] = ()


def _no_tie_break(state: Any, seat: Seat) -> tuple[int, ...]:
    return ()


def _no_invariants(state: Any) -> None:
    return None


@dataclass(kw_only=True)
class Rules(Generic[S]):
    """What a match is played by; the first eight lines are all that a small game needs.

    setup:   `setup(options, seats, dice)` makes the first state.
    turn:    `turn(state)` is a flow, run again and again until `over(state)`.
    verbs:   every verb with its values: notation, action space and index of the help texts.
    score:   `score(state, seat)` by category; `tie_break(state, seat)` decides among equal totals, higher first.
    components: the classes of things that verbs and events speak of.
    asides:  `asides(state)` is what seats may put in while another is asked, as asks by seat; the flow receives an `Aside`.
    automas: by number of seats, the names of the game's own opponents: they sit in further seats of the state, after those that
             people and bots take, and are never asked; `turn` plays for them and yields a `Hold` of their seat after each step.
    people:  `people(state)` are the seats that people and bots have taken, where automas sit at the table too.
    invariants: `invariants(state)` raises AssertionError when something was created or lost.
    books:   what is counted of a position and what each event changes, so that tests can show that nothing moves untold.
    known:   cards in hidden zones that a seat knows all the same (see `imagine`).
    strangers: cards of one pool that lie somewhere among hidden cards of another.
    """

    state: type[S]
    setup: Callable[[Any, int, Dice], S]
    turn: Callable[[S], Flow]
    over: Callable[[S], bool]
    verbs: Mapping[str, Verb]
    score: Callable[[S, Seat], dict[str, int]]
    seats_of: Callable[[S], int]
    components: Sequence[type[Component]] = ()
    tie_break: Callable[[S, Seat], tuple[int, ...]] = _no_tie_break
    asides: Callable[[S], dict[Seat, Ask]] | None = None
    automas: Mapping[int, Sequence[str]] | None = None
    people: Callable[[S], int] | None = None
    invariants: Callable[[S], None] = _no_invariants
    books: Books | None = None
    known: Known | None = None
    strangers: Lodging | None = None


class StoryLine(Protocol):
    """A line of an automa's turn: `stage` is done, now or to_come, `reason` may be empty."""

    @property
    def stage(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def reason(self) -> str: ...


@dataclass(kw_only=True)
class Page(Generic[S]):
    """What people see and read of a game beside its messages; all of it is optional.

    board:   `board(observation, viewpoint)` draws the position: SVG by region, in the order of the page
             (`saloon.drawing.viewpoint`); what its drawings need beside the common style sheets is `static/<id>/board.css` of
             the package, if there is one, and `styles`, sheets of the house that several games share.
    figure:  `figure(observation, viewpoint)` is a drawing beside the question, a whole SVG, or nothing: what a choice in
             several steps has come to so far.
    scene:   `scene(observation)` is what the open question is about, as data (`engine.scenes`): an auction, a duel, or None.
             Everybody is shown it, whoever is asked, and programs get it.
    reveals: `reveals(observation, tells)` are the duels that were fought out in what was told.
    sketch:  `sketch(observation, what, viewpoint)` draws a thing of a scene, a whole SVG, or nothing: `place` is what it is
             about, `seat-<n>` a player in it.
    story:   `story(observation, seat, say)` is the turn of an automa line by line, as it is shown while it plays: what is done,
             being done and to come, each with the rule that decided.
    marks:   whether the board marks what an automa would take next (`Viewpoint.marks`), which people can switch off.
    poster:  `poster()` is the picture that stands for the game, a whole SVG (`saloon.drawing.posters` has brushes); without one
             it gets a plain landscape.
    name:    `name(observation, key, value, say, names, about)` names a value in a sentence, or None for the usual name; `about`
             is what the ask says of itself where the value is one of its options (`Ask.about`), else None.
    note:    `note(observation, ask, value, say, names)` is what an option costs, gives and leads to beyond its label, in
             a line; None where its message has it (`do-….note`), and empty where the label says all.
    help:    `help(say, component)` is the name and the help of a component that are composed from its figures, or None where
             its own messages say it (`<kind>-<id>`, `<kind>-<id>.help`). A kind with a heading, `kind-<kind>`, is listed on
             the page of the game.
    picture: `picture(component, language)` is a small drawing of a component, as it lies on the table: a whole SVG, or nothing.
    position: `position(observation, seat, names, say)` is the position in lines of plain text.
    score_sheet: `score_sheet(state, seat, say)` are the lines that each category adds up, for readers who ask where points
             come from.
    earned:  `earned(tells, seat, say)` opens categories that grow during play: by category, the parts that what was told adds
             up to, in the order of the score sheet; the same parts for every seat.
    countdown: `countdown(observation)` is how near the end is: what runs out, how much of it is left, of how much
             (`countdown-<what>`); with `term-<what>` it is explained, and shown on the board under that id.
    budget:  `budget(observation, seat)` is what the seat has to spend now, in the same form; of 0 is no limit
             (`budget-<what>`).
    summary: `summary(observation, seat)` is what one sees of a seat at a glance: icons and numbers (`summary-<icon>`).
    group_of: `group_of(verb, value)` is the group that an option is listed in (`group-<group>`); ANYTIME and END are set apart.
    phases:  `phases(observation, seat, verb)` are the parts of a turn and which of them is being played, as its index and their
             keys (`phase-<key>`), or None where that says nothing.
    lesson_values: `lesson_values(observation, seat)` are numbers that the notes of lessons may speak of, beside those of
             `budget` and `summary`.
    coach:   tips for first games, the most special first (`engine.coaching`); the first that fits is said (`coach-<key>`).
    standing: answers that a person can give once for all: by id, `answer(observation, ask)` is what is chosen for whoever has
             asked for that, or None where it does not apply (`standing-<id>`, its `.help`). Programs are always asked.
    ends:    choices (`act:end`), or verbs with all their choices, that say that the turn is over: whoever has made one is not
             asked once more.
    aid:     the player aid, block by block (`saloon.engine.aid`).
    turns:   how a turn is told in one sentence (`saloon.engine.retelling`).
    """

    board: Callable[[S, Any], dict[str, str]] | None = None
    figure: Callable[[S, Any], str] | None = None
    scene: Callable[[S], Scene | None] | None = None
    reveals: Callable[[S, Sequence[Tell]], list[Reveal]] | None = None
    sketch: Callable[[S, str, Any], str] | None = None
    story: Callable[[S, Seat, Texts], Sequence[StoryLine]] | None = None
    marks: bool = False
    styles: Sequence[str] = ()
    poster: Callable[[], str] | None = None
    name: Callable[[S, str, Value, Texts, Sequence[str], Any], str | None] | None = None
    note: Callable[[S, Ask, Value, Texts, Sequence[str]], str | None] | None = None
    help: Callable[[Texts, Component], tuple[str, str] | None] | None = None
    picture: Callable[[Component, str], str] | None = None
    position: Callable[[S, Seat | None, Sequence[str], Texts], list[str]] | None = None
    score_sheet: Callable[[S, Seat, Texts], dict[str, list[Line]]] | None = None
    earned: Callable[[Iterable[Tell], Seat, Texts], dict[str, list[Earned]]] | None = None
    countdown: Callable[[S], list[Meter]] | None = None
    budget: Callable[[S, Seat], list[Meter]] | None = None
    summary: Callable[[S, Seat], list[tuple[str, int]]] | None = None
    group_of: Callable[[str, Value], str] | None = None
    phases: Callable[[S, Seat, str], tuple[int, tuple[str, ...]] | None] | None = None
    lesson_values: Callable[[S, Seat], dict[str, int]] | None = None
    coach: Sequence[Tip] = ()
    standing: Mapping[str, Callable[[S, Ask], Value | None]] = field(default_factory=dict)
    ends: frozenset[str] = frozenset()
    aid: Sequence[Block] = ()
    turns: Turns = field(default_factory=dict)


def _by_itself(state: Any, value: Value) -> Value:
    """An option that is like no other."""
    return value


class Aspect(NamedTuple):
    """A side of a position that people have a word for (`aspect-<id>`), and the features that say how it is.

    features: their names, or patterns with `*`.
    counts:   the feature that is told as a number (`aspect-<id>.count`) rather than in points.
    """

    features: tuple[str, ...]
    counts: str = ""


@dataclass(kw_only=True)
class Bots(Generic[S]):
    """What bots of the house need to play a game well; without it they play at random.

    rate_options: `rate_options(observation, ask)` gives each option a number; the greedy bot takes the highest.
    rate_quickly: the same for playouts, which need many: it may leave out what seldom makes a difference. As `rate_options`, if
             it is not given.
    features: `features(state, seat)` are numbers by name that a seat's final total depends on, for bots that look ahead; what
             each is worth is learned from games (`saloon.bots.learn`) and lies in the package as `weights.json`.
    progress: `progress(state)` is how much of the game is over, from 0.0 to 1.0.
    gentle:  the name of the bot that somebody meets in their first game.
    aspects: what bots name when they say why: by id, each with its features; every feature belongs to one.
    purse:   `purse(state, seat)` is what a seat has to pay with, and
    alike:   `alike(observation, value)` is the same for options that differ only in what they cost: a place whichever way leads
             there, a worker of whichever row. Nobody is advised to pay more for the same.
    """

    rate_options: Callable[[S, Ask], Sequence[float]] | None = None
    rate_quickly: Callable[[S, Ask], Sequence[float]] | None = None
    features: Callable[[S, Seat], dict[str, float]] | None = None
    progress: Callable[[S], float] | None = None
    gentle: str = "easy"
    aspects: Mapping[str, Aspect] = field(default_factory=dict)
    purse: Callable[[S, Seat], float] | None = None
    alike: Callable[[S, Value], Value] = _by_itself


class Game(Generic[S]):
    """The rules of one game and what belongs to them, grouped by who uses it: `rules`, `page` and `bots`.

    package: where messages, figures, weights and style sheets lie; its last part is the game's id.
    parts:   further packages whose messages and figures belong to the game: what sisters share, and its expansions.
             Where two say the same, the game's own package wins, then the part that is named first.
    rules_number: raised whenever a change of the rules makes an old record play differently.
    older:   by rules number, how its plays go on by later rules (`engine/older_rules.py`).
    guides:  how to play it: its own guide first, then those of its expansions (`engine/guide.py`).
    first_game: options that the rulebook recommends for a first game.
    spread:  `spread(seats)` are option sets for tests, where one value of each option at a time is not enough.
    """

    def __init__(
        self,
        *,
        package: str,
        rules_number: int,
        seats: Sequence[int],
        options: type[GameOptions],
        rules: Rules[S],
        page: Page[S] | None = None,
        bots: Bots[S] | None = None,
        parts: Sequence[str] = (),
        older: Mapping[int, Older] | None = None,
        guides: Sequence[Guide] = (),
        first_game: Mapping[str, str] | None = None,
        spread: Callable[[int], Iterable[Mapping[str, str]]] | None = None,
    ) -> None:
        self.package, self.id, self.rules_number = package, package.rpartition(".")[2], rules_number
        self.packages = (package, *parts)
        self.older, self.guide = older or {}, Index(guides)
        self.first_game = first_game or {}
        self.seats, self.options_type = tuple(seats), options
        self.rules, self.page, self.bots = rules, page or Page(), bots or Bots()
        self.automas = {size: tuple(names) for size, names in (rules.automas or {}).items()}
        self._components = {kind.kind: kind for kind in rules.components}
        self._spread = spread
        join_texts(*self.packages)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def set_up(self, seats: int, options: Mapping[str, str], seed: int) -> S:
        """The first state of a match."""
        if seats not in self.seats:
            raise BadOptions("bad-seats", game=self.id, found=seats, allowed=", ".join(map(str, self.seats)))
        if not (isinstance(seed, int) and 0 <= seed < SEEDS):
            raise BadOptions("bad-seed", found=str(seed))
        chosen = read_options(self.options_type, seats, options)
        return self.rules.setup(chosen, seats, match_dice(seed))

    def occupants(self, names: Sequence[str]) -> list[str]:
        """Who sits at the seats of the state: those who took one, and the automas of a play with so many."""
        return [*names, *self.automas.get(len(names), ())]

    @cached_property
    def options(self) -> dict[str, Option]:
        return options_of(self.options_type)

    @cached_property
    def styles(self) -> tuple[str, ...]:
        """The style sheets of its drawings, those that it shares first; its own only if it has one."""
        own = f"{self.id}/board.css"
        there = files(self.package).joinpath("static", self.id, "board.css").is_file()
        return (*self.page.styles, own) if there else tuple(self.page.styles)

    @property
    def has_scenes(self) -> bool:
        """Whether its questions may be about an auction or a duel."""
        return self.page.scene is not None

    def texts(self, language: str) -> Texts:
        return texts(self.package, language)

    def figures(self) -> list[Figure]:
        """Every figure of the components, with its source, package by package."""
        return [figure for package in self.packages if has_box(package) for figure in Box(package).figures()]

    def component(self, kind: str, id: str) -> Component:
        """The card, tile or space of that class name and id."""
        return self._components[kind].of(id)

    def things(self) -> Iterator[Component]:
        """Every component, kind by kind."""
        for kind in self._components.values():
            yield from (thing for thing in kind.all.values() if type(thing) is kind)

    @cached_property
    def actions(self) -> dict[tuple[str, str], int]:
        """The whole action space: (verb, value text) to index, in the order of the verbs."""
        pairs = ((verb, value_text(value)) for verb, spec in self.rules.verbs.items() for value in spec.values)
        return {pair: index for index, pair in enumerate(pairs)}

    def spread(self, seats: int) -> list[dict[str, str]]:
        """Option sets that together show every value of every option: for tests and golden records."""
        if self._spread is not None:
            return [dict(options) for options in self._spread(seats)]
        sets: list[dict[str, str]] = [{}]
        for option in self.options.values():
            if option.seats is None or seats in option.seats:
                sets += [{option.name: value} for value in option.values if value != option.default]
        return sets
