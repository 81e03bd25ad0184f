"""Sentences at the edge: asks, choices, events and reasons in the reader's language.

Rules speak in ids and numbers; a `Teller` turns them into sentences with the game's own texts (`texts` lists the ids of the
messages). Values find their names in this order: the game's hook `name`; a player's name for `seat`, `rival` and `owner`; the
name of a component; a message `<key>-<value>` for a plain word. Numbers stay numbers, so that messages can count with them.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from babel.lists import format_list

from saloon.engine.asks import DONE, PASS, Ask, Seat, Value, value_text
from saloon.engine.flyweight import Component
from saloon.engine.game import Game
from saloon.engine.options import Option, read_options
from saloon.engine.reader import capital
from saloon.engine.retelling import MAX_CLAUSES, Part, clause_of, numbers
from saloon.engine.scenes import Thing
from saloon.engine.state import UNKNOWN
from saloon.engine.telling import Only, Tell, WhyNot
from saloon.words.texts import LANGUAGES, texts

PEOPLE = ("seat", "rival", "owner")
"""Keys whose values are seats."""
OFTEN, SURELY = 0.3, 0.75
"""How much more there must be on average of something for one more to be told as often, or simply, there."""


class Difference(Protocol):
    """A side of the game (`Bots.aspects`) in which one option is better than another, or worse.

    amount: how much more there is then of what the side counts; worth: what the side is worth more, in points.
    """

    @property
    def aspect(self) -> str: ...
    @property
    def amount(self) -> float: ...
    @property
    def worth(self) -> float: ...


class Listed(NamedTuple):
    """Something that a clause lists.

    name:    in a sentence.
    several: the message that counts several of it, if the game has one; None for what is named once however often it is told.
    """

    name: str
    several: str | None


class Teller:
    """Words one game for one reader. `seen` is always the observation that the reader has.

    old: whether events may come from an older version, which told less; then its lines have … where something is missing.
    """

    def __init__(self, game: Game[Any], language: str, names: Sequence[str], *, old: bool = False) -> None:
        self.game, self.names = game, names
        self.language = language if language in LANGUAGES else "en"
        self.texts = game.texts(self.language)
        self._common = texts("saloon.engine", self.language)
        self._tell = self.texts.roughly if old else self.texts

    # ------------------------------------------------------------ sentences of a play

    def question(self, ask: Ask, seen: Any) -> str:
        """What the ask wants to know."""
        return self._first([f"verb-{ask.verb}"], self._named({"seat": ask.seat}, seen)) or ask.verb

    def label(self, verb: str, value: Value, seen: Any, about: Any = None) -> str:
        """An option as the label of a button: the most special message that fits, or else the name of the value.

        about: what the ask says for those who word it (`Ask.about`); without an ask at hand the label says less.
        """
        parts = self._named(self._raw_parts(verb, value), seen, about)
        return self._first(_label_keys(verb, value), parts) or str(self._name(verb, value, seen, about))

    def short(self, verb: str, value: Value, seen: Any, about: Any = None) -> str:
        """The label under the heading of its group, which need not be repeated: `do-act.short`, or else the whole label."""
        keys = [f"{key}.short" for key in _label_keys(verb, value)]
        parts = self._named(self._raw_parts(verb, value), seen, about)
        return self._first(keys, parts) or self.label(verb, value, seen, about)

    def note(self, ask: Ask, value: Value, seen: Any) -> str:
        """What an option costs, gives and leads to, in a line under its label; empty where the label says all."""
        hook = self.game.page.note
        found = hook(seen, ask, value, self.texts, self.names) if hook is not None else None
        if found is not None:
            return capital(found)
        keys = [f"{key}.note" for key in _label_keys(ask.verb, value)]
        if not any(key in self.texts for key in keys):
            return ""
        return capital(self._first(keys, self._named(self._raw_parts(ask.verb, value), seen, ask.about)) or "")

    def difference(self, reason: Difference) -> str:
        """What one option has more or less of than another, in a few words: “about 4 points more from cattle”."""
        more = reason.worth > 0
        counted = f"aspect-{reason.aspect}.count"
        amount = abs(reason.amount)
        if counted in self.texts and amount >= OFTEN and (reason.amount > 0) == more:
            what = self.texts(counted, count=max(1, round(amount)))
            return self._common(f"reason-{'' if amount >= SURELY else 'often-'}{'more' if more else 'fewer'}", what=what)
        points = max(1, round(abs(reason.worth)))
        named = self._first([f"aspect-{reason.aspect}", f"category-{reason.aspect}"])
        if named is None:
            return self._common(f"reason-{reason.aspect}-{'less' if more else 'more'}", points=points)
        return self._common(f"reason-points-{'more' if more else 'fewer'}", points=points, aspect=named)

    def thing(self, thing: Thing, seen: Any) -> str:
        """Something that a scene is about."""
        return str(self._name(thing.key, thing.value, seen))

    def line(self, tell: Tell, seen: Any) -> str:
        """An event as a line of the log; the event must already be as the reader may see it (`seen_by`, `opened`)."""
        values = tell.values if tell.seat is None else {"seat": tell.seat, **tell.values}
        return self._tell(f"tell-{tell.event}", **self._named(values, seen))

    def part(self, tell: Tell, seen: Any) -> Part | None:
        """What an event brings to the sentence of its turn; like a line, it is worded while what it speaks of is there."""
        clause = clause_of(self.game.page.turns, tell.event)
        if clause is None or (clause.needs and not tell.values.get(clause.needs)):
            return None
        told = {key: tell.values[key] for key in clause.adds or tell.values if key in tell.values}
        return Part(clause, {key: self._things(clause.named.get(key, key), value, seen) for key, value in told.items()})

    def sentence(self, seat: Seat, parts: Iterable[Part]) -> str:
        """What a seat did in a turn, in one sentence."""
        gathered: dict[str, list[Part]] = {}
        for part in parts:
            gathered.setdefault(part.clause.verb or part.clause.key, []).append(part)
        clauses = [each for each in gathered.values() if not all(part.clause.adds for part in each)]
        if not clauses:
            return self._common("did-nothing", seat=self.player(seat))
        said = [self._clause(each) for each in _weightiest(clauses)]
        if more := len(clauses) - len(said):
            said.append(self._common("did-more", count=more))
        return self._common("did-sentence", seat=self.player(seat), clauses=self._listed(said))

    def _clause(self, parts: list[Part]) -> str:
        """What several events have told, as one clause: of each kind together, those with one verb in a list."""
        gathered: dict[str, list[Part]] = {}
        for part in parts:
            gathered.setdefault(part.clause.key, []).append(part)
        said = [self._gathered(key, each) for key, each in gathered.items()]
        verb = parts[0].clause.verb
        return self._tell(f"did-{verb}", things=self._listed(said)) if verb else said[0]

    def _gathered(self, key: str, parts: list[Part]) -> str:
        """Numbers are added up, things listed."""
        values: dict[str, Any] = dict.fromkeys(numbers(self.game.page.turns, key), 0)
        things: dict[str, list[Listed]] = {}
        for name, value in (entry for part in parts for entry in part.values.items()):
            if isinstance(value, list):
                things.setdefault(name, []).extend(value)
            else:
                values[name] = values.get(name, 0) + value
        for name, found in things.items():
            values[name] = self._listed(self._counted(found))
            values[f"{name}_count"] = len(found)
        return self._tell(f"did-{key}", **values)

    def _listed(self, things: Sequence[str]) -> str:
        return format_list(things, locale=self.language)

    def _counted(self, things: list[Listed]) -> list[str]:
        """Equal things once, with their number."""
        return [self._several(thing, count) for thing, count in Counter(things).items()]

    def _several(self, thing: Listed, count: int) -> str:
        if not thing.several:
            return thing.name if thing.several is None or count == 1 else f"{thing.name} (× {count})"
        number = self._first([f"number-{count}"]) or str(count)
        return self.texts(thing.several, count=count, number=number)

    def _things(self, key: str, value: Any, seen: Any) -> Any:
        """A number, or the things that a value lists; of a list, each is named as a list of its own."""
        if isinstance(value, list | tuple):
            return [self._thing(self._name(key, [each], seen), each) for each in value]
        named = self._name(key, value, seen)
        return named if isinstance(named, int) else [self._thing(named, value)]

    def _thing(self, named: Any, value: Any) -> Listed:
        name = named if isinstance(named, str) else str(named)
        if not isinstance(value, Component):
            return Listed(name, None)
        several = f"{value.kind}-{value.id}.some"
        return Listed(name, several if several in self.texts else "")

    def reason(self, why: WhyNot, seen: Any) -> str:
        """Why an option is missing."""
        values = {"seat": why.seat, **self._raw_parts(why.verb, why.value), **why.values}
        return self.texts(f"why-{why.reason}", **self._named(values, seen))

    # ------------------------------------------------------------ names

    def game_name(self) -> str:
        return self.texts("game")

    def about(self) -> str:
        return self.texts("game.about") if "game.about" in self.texts else ""

    def preset(self, kind: str) -> str:
        """What a first game (`first`) or a full one (`full`) of this game is, in a few words."""
        return self.texts(f"game.{kind}") if f"game.{kind}" in self.texts else ""

    def player(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def component(self, thing: Component) -> str:
        return self._first([f"{thing.kind}-{thing.id}"]) or thing.id

    def category(self, category: str) -> str:
        """A line of the score sheet."""
        return self._first([f"category-{category}"]) or category

    def option(self, option: Option) -> str:
        return self._first([f"option-{option.name}"]) or option.name

    def option_help(self, option: Option) -> str:
        return self._first([f"option-{option.name}.help"]) or ""

    def option_value(self, option: Option, value: str) -> str:
        return self._first([f"option-{option.name}-{value}"]) or value

    def option_pick(self, option: Option, id: str = "") -> str:
        """How a free text is picked; or one of its places, or of the answers there."""
        picker = option.free_text.picker if option.free_text else None
        if not id:
            return self._first([f"option-{option.name}.pick"]) or self.option_help(option)
        return self._first([f"option-{option.name}-{id}", f"{picker.kind if picker else ''}-{id}"]) or id

    def notices(self, seats: int, options: Mapping[str, str]) -> list[str]:
        """What people should know of these options before they begin."""
        return [self.texts(key) for key in read_options(self.game.options_type, seats, options).notices()]

    def rulings(self) -> list[str]:
        """How this house reads what the rulebook leaves open."""
        keys = self.texts.keys()
        return [self.texts(key) for key in keys if key.startswith("ruling-") and "." not in key]

    def help(self, word: str) -> list[tuple[str, str]]:
        """(name, help) of every component, verb or option that the word means: by id or name, whatever its case and accents.

        A word that means nothing exactly is looked for inside the ids and names.
        """
        wanted = folded(word)
        entries = [(folded(id), folded(name), name, help) for id, name, help in self._helps()]
        exact = [(name, help) for id, plain, name, help in entries if wanted in (id, plain)]
        near = [(name, help) for id, plain, name, help in entries if wanted and (wanted in id or wanted in plain)]
        return list(dict.fromkeys(exact or near))

    def helped(self) -> list[str]:
        """Every name that `help` explains."""
        return [name for _, name, _ in self._helps()]

    def composed(self) -> Iterator[tuple[Component, str, str]]:
        """The components whose name and help are composed (`Page.help`)."""
        for thing in self.game.things():
            if self.game.page.help is not None and (found := self.game.page.help(self.texts, thing)) is not None:
                yield thing, *found

    # ------------------------------------------------------------ how values become words

    def _name(self, key: str, value: Value, seen: Any, about: Any = None) -> Any:
        """A value as a sentence needs it: text, or a number."""
        hook = self.game.page.name
        named = hook(seen, key, value, self.texts, self.names, about) if hook is not None else None
        return self._usual_name(key, value, seen, about) if named is None else named

    def _usual_name(self, key: str, value: Value, seen: Any, about: Any) -> Any:
        if isinstance(value, Component):
            return self.component(value)
        if isinstance(value, bool) or value is None:
            return {True: "yes", False: "no", None: "none"}[value]
        if isinstance(value, int | float):
            return self.player(int(value)) if key in PEOPLE else value
        if isinstance(value, list | tuple):
            return self._listed([str(self._name(key, each, seen, about)) for each in value])
        if value == UNKNOWN:
            return self._first(["unknown"]) or UNKNOWN
        return self._first([f"{key}-{value}"]) or str(value)

    def _named(self, values: Mapping[str, Value], seen: Any, about: Any = None) -> dict[str, Any]:
        return {key: self._name(key, value, seen, about) for key, value in values.items()}

    def _raw_parts(self, verb: str, value: Value) -> dict[str, Value]:
        """The parts of a value under the names that its verb gives them."""
        if value in (PASS, DONE) or verb not in self.game.rules.verbs:
            return {}
        parts = value if isinstance(value, tuple) else (value,)
        return dict(zip(self.game.rules.verbs[verb].parts, parts, strict=False))

    def _first(self, keys: Iterable[str], values: Mapping[str, Any] | None = None) -> str | None:
        """The first of the messages that exists: the game's own, or else what all games say alike."""
        for key in keys:
            for source in (self.texts, self._common):
                if key in source:
                    return source(key, **(values or {}))
        return None

    def _helps(self) -> Iterator[tuple[str, str, str]]:
        """(id, name, help) of everything that has a help text; a question may name the seat, which is nobody's here."""
        keys = self.texts.keys()
        for key in keys:
            name, _, attribute = key.partition(".")
            if attribute == "help":
                yield name.partition("-")[2], self.texts(name, seat="…"), self.texts(key)
        yield from ((thing.id, name, help) for thing, name, help in self.composed())


def opened(tell: Tell) -> Tell:
    """An event with nothing kept back: for a play that is over."""
    values = {key: value.value if isinstance(value, Only) else value for key, value in tell.values.items()}
    return Tell(tell.at, tell.event, tell.seat, values)


def _weightiest(clauses: list[list[Part]]) -> list[list[Part]]:
    """Those that matter most, in their order; one that alone would be left out takes no more room than saying so."""
    if len(clauses) <= MAX_CLAUSES + 1:
        return clauses
    weights = [max(part.clause.weight for part in each if not part.clause.adds) for each in clauses]
    kept = sorted(range(len(clauses)), key=lambda index: -weights[index])[:MAX_CLAUSES]
    return [clauses[index] for index in sorted(kept)]


def folded(text: str) -> str:
    """Without case, accents and underscores, as people type when they look for something."""
    letters = unicodedata.normalize("NFKD", text.replace("_", " ")).casefold()
    return " ".join("".join(char for char in letters if not unicodedata.combining(char)).split())


def _label_keys(verb: str, value: Value) -> list[str]:
    """Messages that may label a value, the most special first: `do-act-take-3`, `do-act-take`, `do-act`."""
    if value in (PASS, DONE):
        return [f"do-{verb}-{value}", f"do-{value}"]
    parts = [value_text(part) for part in (value if isinstance(value, tuple) else (value,))]
    special = ["-".join([f"do-{verb}", *parts[:length]]) for length in range(len(parts), 0, -1)]
    return [*special, f"do-{verb}"]
