"""A game as the rest of the house sees it: one object, `GAME`, of the game's package."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from saloon.engine.asks import Ask, Flow, Seat, Value, value_text
from saloon.engine.components import Box, Component, Figure
from saloon.engine.dice import Dice, seeded
from saloon.engine.errors import BadOptions
from saloon.engine.knowledge import Known
from saloon.engine.options import GameOptions, Option, options_of, read_options
from saloon.engine.texts import Texts, texts

SEEDS = 1 << 256
"""Seeds are whole numbers from 0, below this one."""


Meter = tuple[str, int, int]
"""What, how much is left, of how much."""

Line = tuple[str, int]
"""A line of a score sheet: what is counted, in words, and its points."""

ANYTIME, END = "anytime", "end"
"""Groups of options with a place of their own: what may be done beside the main thing, and ending the turn."""


class Verb(NamedTuple):
    """A kind of question: every value it can ever take, and the names of a value's parts where it has several."""

    values: Sequence[Value]
    parts: tuple[str, ...] = ("value",)


def _no_tie_break(state: Any, seat: Seat) -> tuple[int, ...]:
    return ()


def _no_invariants(state: Any) -> None:
    return None


class Game:
    """The rules of one game and what belongs to them.

    set-up:  `setup(options, seats, dice)` makes the first state.
    rules:   `turn(state)` is a flow, run again and again until `over(state)`.
    automas: by number of seats, the names of the game's own opponents: they sit in further seats of the state, after those that
             people and bots take, and are never asked; `turn` plays for them and yields a `Hold` of their seat after each step.
    verbs:   every verb with its values: notation, action space and index of the help texts.
    components: the classes of things that verbs and events speak of.
    asides:  `asides(state)` is what seats may put in while another is asked, as asks by seat; the flow receives an `Aside`.
    score:   `score(state, seat)` by category; `tie_break(state, seat)` decides among equal totals, higher first.
    sums:    `sums(state, seat, say)` are the lines that each category adds up, for whoever asks where points come from.
    checks:  `invariants(state)` raises AssertionError when something was created or lost.
    known:   cards in hidden zones that a seat knows all the same (see `imagine`).
    judge:   `judge(observation, ask)` gives each option a number; the greedy bot takes the highest.
    traits:  `traits(state, seat)` are numbers by name that a seat's final total depends on, for bots that look ahead; what each
             is worth is learned from games (`saloon.bots.learn`) and lies in the package as `value.json`.
    words:   `words(observation, seat, names, language)` is the position in lines of plain text.
    name:    `name(observation, key, value, say, names)` names a value in a sentence, or None for the usual name.
    help:    `help(say, component)` is the name and the help of a component that are composed from its figures, or None where
             its own messages say it (`<kind>-<id>`, `<kind>-<id>.help`). A kind with a heading, `kind-<kind>`, is listed on
             the page of the game.
    board:   `board(observation, sight)` draws the position: SVG by region, in the order of the page (`saloon.drawing.sight`);
             what its drawings need beside the common style sheets is `static/<id>/board.css` of the package, and `styles`,
             sheets of the house that several games share.
    gauge:   `gauge(observation)` is how near the end is: what runs out, how much of it is left, of how much (`gauge-<what>`).
    means:   `means(observation, seat)` is what the seat has to spend now, in the same form; of 0 is no limit (`means-<what>`).
    glance:  `glance(observation, seat)` is what one sees of a seat at a glance: icons and numbers.
    poster:  the landscape that stands for the game (`saloon.drawing.posters`).
    spread:  `spread(seats)` are option sets for tests, where one value of each option at a time is not enough.
    sort:    `sort(verb, value)` is the group that an option is listed in (`group-<sort>`); ANYTIME and END are set apart.
    phases:  `phases(observation, seat, verb)` are the parts of a turn and which of them is being played, as its index and their
             keys (`phase-<key>`), or None where that says nothing.
    """

    def __init__(
        self,
        *,
        package: str,
        rules: int,
        seats: Sequence[int],
        options: type[GameOptions],
        state: type[Any],
        setup: Callable[[Any, int, Dice], Any],
        turn: Callable[[Any], Flow],
        over: Callable[[Any], bool],
        verbs: Mapping[str, Verb],
        score: Callable[[Any, Seat], dict[str, int]],
        seats_of: Callable[[Any], int],
        components: Sequence[type[Component]] = (),
        asides: Callable[[Any], dict[Seat, Ask]] | None = None,
        automas: Mapping[int, Sequence[str]] | None = None,
        tie_break: Callable[[Any, Seat], tuple[int, ...]] = _no_tie_break,
        invariants: Callable[[Any], None] = _no_invariants,
        known: Known | None = None,
        judge: Callable[[Any, Ask], Sequence[float]] | None = None,
        sums: Callable[[Any, Seat, Texts], dict[str, list[Line]]] | None = None,
        traits: Callable[[Any, Seat], dict[str, float]] | None = None,
        words: Callable[[Any, Seat | None, Sequence[str], str], list[str]] | None = None,
        name: Callable[[Any, str, Value, Texts, Sequence[str]], str | None] | None = None,
        help: Callable[[Texts, Component], tuple[str, str] | None] | None = None,
        gauge: Callable[[Any], list[Meter]] | None = None,
        means: Callable[[Any, Seat], list[Meter]] | None = None,
        glance: Callable[[Any, Seat], list[tuple[str, int]]] | None = None,
        sort: Callable[[str, Value], str] | None = None,
        phases: Callable[[Any, Seat, str], tuple[int, tuple[str, ...]] | None] | None = None,
        board: Callable[[Any, Any], dict[str, str]] | None = None,
        styles: Sequence[str] = (),
        poster: str = "",
        spread: Callable[[int], Iterable[Mapping[str, str]]] | None = None,
    ) -> None:
        self.package, self.id, self.rules = package, package.rpartition(".")[2], rules
        self.seats, self.options_type, self.state = tuple(seats), options, state
        self.setup, self.turn, self.over, self.verbs = setup, turn, over, dict(verbs)
        self.score, self.seats_of, self.tie_break, self.invariants = score, seats_of, tie_break, invariants
        self.asides = asides
        self.automas = {size: tuple(names) for size, names in (automas or {}).items()}
        self._components = {kind.kind: kind for kind in components}
        self.known, self.judge, self.words, self.name = known, judge, words, name
        self.sums, self.traits, self.help = sums, traits, help
        self.board, self.styles = board, (*styles, f"{self.id}/board.css")
        self.gauge, self.means, self.glance, self.sort, self.phases = gauge, means, glance, sort, phases
        self.poster = poster
        self._spread = spread

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def set_up(self, seats: int, options: Mapping[str, str], seed: int) -> Any:
        """The first state of a match."""
        if seats not in self.seats:
            raise BadOptions("bad-seats", game=self.id, found=seats, allowed=", ".join(map(str, self.seats)))
        if not (isinstance(seed, int) and 0 <= seed < SEEDS):
            raise BadOptions("bad-seed", found=str(seed))
        chosen = read_options(self.options_type, seats, options)
        return self.setup(chosen, seats, seeded(seed))

    def occupants(self, names: Sequence[str]) -> list[str]:
        """Who sits at the seats of the state: those who took one, and the automas of a play with so many."""
        return [*names, *self.automas.get(len(names), ())]

    @cached_property
    def options(self) -> dict[str, Option]:
        return options_of(self.options_type)

    def texts(self, language: str) -> Texts:
        return texts(self.package, language)

    def figures(self) -> list[Figure]:
        """Every figure of the components, with its source."""
        return list(Box(self.package).figures())

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
        pairs = ((verb, value_text(value)) for verb, spec in self.verbs.items() for value in spec.values)
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
