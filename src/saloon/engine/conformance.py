"""What every game must keep: checks made at the decisions of random plays.

For tests of games, here and in plug-ins; no test framework is needed:

    from saloon.engine.conformance import check_hold, check_play, scenes
    report = check_play(GAME, seats=3, options={}, seed=7)
    for scene in scenes(GAME):
        check_play(GAME, *scene)

A flow of the rules is never saved, only played again, and a bot searches only what it imagines: `CHECKS` is what keeps both
honest. Each check is a function that gets the play in front of a decision and raises Nonconformance if the game breaks its
promise. `python -m saloon.engine.conformance GAME SEATS SEED [name=value ...]` makes them all, on one play.

Of the plays of a suite (`scenes`), the first at each seat count is examined at every decision, the others at a sample: the
first time that each question is asked and each word is answered, and one decision in eight, drawn anew in every play. That is
enough, because
* `QUICK_CHECKS`, of the position as it stands, are made at every decision of every play all the same;
* a flow that breaks a promise breaks it whenever it is played, and each question is examined in every play that asks it;
* what a sample skips is still replayed, choice by choice, by the shadow that `copies agree` keeps, and once more from the
  text of the whole record at the end: both must have told and logged the same and stand at the same position.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from importlib import import_module
from typing import Any, NamedTuple, NoReturn

import msgspec
from msgspec import Struct

from saloon.engine.asks import DONE, Ask, AskAll, Hold, Seat, Value, choice_text, value_text
from saloon.engine.dice import Dice, seeded
from saloon.engine.errors import IllegalChoice
from saloon.engine.flyweight import Component
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.native import Native, as_plain
from saloon.engine.record import read_record, record_of, replay
from saloon.engine.registry import find_game
from saloon.engine.starting import new_match
from saloon.engine.state import Zone, from_bytes, to_bytes
from saloon.engine.telling import Tell
from saloon.words.refusals import Refusal

MAX_DECISIONS = 20_000
"""A play that goes on for longer has lost its way."""

PLAYS = 6
"""Plays of a game at each seat count, at least; one for each set of options that it is spread over."""

ONE_IN = 8
"""One decision in so many is examined in a play that is only sampled."""

HASH_SEEDS = 3
"""Interpreters that hash strings differently, and must play alike."""

ASIDES = 16
"""One decision in so many is an aside, where there can be one."""

NOWHERE = -1
"""A seat that no table has."""

UNOFFERED = object()
"""A value that no ask offers."""


class Nonconformance(AssertionError):
    """A game broke a promise; the message names the check, the play and the difference.

    asked:  the questions that were open, one a line.
    record: the play so far, to be replayed.
    """

    asked: str = ""
    record: str = ""


class Report(Struct):
    """What a play has shown."""

    decisions: int = 0
    examined: int = 0
    """Decisions at which every check was made."""
    checks: int = 0
    forced: int = 0
    """Asks with a single option; rules rarely need to ask those."""
    verbs: Counter[str] = msgspec.field(default_factory=Counter)
    compared: int = 0
    """Futures of imagined matches that could be compared with the true one…"""
    unimaginable: int = 0
    """… and choices that were not possible in the imagined one."""
    totals: list[int] = []
    digest: str = ""


# ------------------------------------------------------------ a play and how it looks


class Snapshot(NamedTuple):
    """All that can be seen of a match from outside; two matches with the same snapshot are the same so far."""

    state: bytes
    asks: dict[Seat, tuple[str, list[str], Any]]
    choices: int
    over: bool
    can_undo: bool
    undo_seat: Seat | None


def snapshot(match: Match) -> Snapshot:
    asks = {seat: (ask.verb, ask.texts(), ask.about) for seat, ask in match.asks.items()}
    return Snapshot(to_bytes(match.state), asks, match.count, match.over, match.can_undo, match.undo_seat)


class SeatView(NamedTuple):
    """All that one seat can see of a match."""

    observation: bytes
    ask: tuple[str, list[str], Any] | None
    told: list[Tell]


def seat_view(match: Match, seat: Seat | None, heard: int) -> SeatView:
    """What the seat sees, and what it was told after the first `heard` tells."""
    ask = match.asks.get(NOWHERE if seat is None else seat)
    told = [tell.seen_by(seat) for tell in match.tells[heard:]]
    return SeatView(to_bytes(match.observe(seat)), (ask.verb, ask.texts(), ask.about) if ask else None, told)


class Play:
    """A play under examination: the match, the choice that comes next, and dice for the checks."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str], seed: int, *, hold: bool = False) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, dict(options), seed
        self.check = "the game can be set up"
        self.match = self._set_up(hold)
        self.dice = seeded(seed, "conformance")
        self.report = Report()
        self.shadow: Match | None = None
        self.said: set[str] = set()
        self.occupied = game.rules.seats_of(self.match.state)
        self.books = game.rules.books
        self.holdings = self.books.holdings(self.match.state) if self.books else Counter()
        self.booked = len(self.match.tells)
        self.box = Counter(_components(self.match.state))
        for card in self.box:
            # Some copies may lie in piles that are only counted.
            self.box[card] = max(self.box[card], getattr(card, "count", 0))

    def _set_up(self, hold: bool) -> Match:
        try:
            match = new_match(self.game, self.seats, self.options, self.seed, hold=hold, listen=True)
        except Refusal:
            raise
        except Exception as error:
            raise Nonconformance(f"{self.check} ({self.title}): {type(error).__name__}: {error}") from error
        match.log = []
        return match

    @property
    def title(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items()) or "no options"
        return f"{self.game.id}, {self.seats} seats, {options}, seed {self.seed}"

    @property
    def viewers(self) -> list[Seat | None]:
        """Every seat, the automas' too, and a spectator."""
        return [*range(self.occupied), None]

    def fail(self, found: str) -> NoReturn:
        failure = Nonconformance(f"{self.check} ({self.title}, after {self.match.count} choices): {found}")
        with suppress(Exception):  # what is broken may be just these
            failure.asked = "\n".join(
                f"seat {ask.seat}, {ask.verb}: {' '.join(ask.texts())}" for ask in self.match.asks.values()
            )
            failure.record = self.record()
        raise failure

    def fail_because(self, error: Exception) -> NoReturn:
        """Something broke: the difference between a game that errs and one that crashes is small."""
        try:
            self.fail(f"{type(error).__name__}: {error}")
        except Nonconformance as failure:
            raise failure from error

    def require(self, holds: bool, found: str) -> None:
        if not holds:
            self.fail(found)

    def same(self, what: str, one: Any, other: Any) -> None:
        """Two looks, views or values that must be equal."""
        if one != other:
            self.fail(f"{what}: {difference(one, other)}")

    def record(self) -> str:
        """The text of the play so far."""
        names = [f"seat {seat}" for seat in range(self.seats)]
        return record_of(self.match, self.options, self.seed, names).write()


def difference(one: Any, other: Any) -> str:
    """Where two values differ first, as a path, with both sides."""
    if isinstance(one, bytes) and isinstance(other, bytes):
        one, other = msgspec.msgpack.decode(one, strict=False), msgspec.msgpack.decode(other, strict=False)
    if hasattr(one, "_fields") and type(one) is type(other):
        one, other = one._asdict(), other._asdict()
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        key = next(key for key in one if one[key] != other[key])
        return f".{key}{difference(one[key], other[key])}"
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        at = next(i for i in range(len(one)) if one[i] != other[i])
        return f"[{at}]{difference(one[at], other[at])}"
    return f" {one!r:.400} != {other!r:.400}"


# ------------------------------------------------------------ choosing


def open_choices(match: Match) -> list[tuple[Seat, Value]]:
    """Every choice that is open, of every seat."""
    return [(seat, option) for seat, ask in match.asks.items() for option in ask.options]


def random_choice(match: Match, dice: Dice) -> tuple[Seat, Value]:
    """A seat first, then one of its options, so that long lists do not drown the other seats; now and then an aside."""
    asides = match.asides
    asks = asides if asides and not dice.below(ASIDES) else match.asks
    ask: Ask = dice.pick(list(asks.values()))
    return ask.seat, dice.pick(ask.options)


def _play_on(match: Match, dice: Dice, decisions: int) -> None:
    for _ in range(decisions):
        if not match.over:
            match.choose(*random_choice(match, dice))


# ------------------------------------------------------------ the checks, each in front of a decision

Choice = tuple[Seat, Value]
Check = Callable[[Play, Choice], None]


def state_is_plain_data(play: Play, choice: Choice) -> None:
    """The state survives being written and read, to the last type and the order of every dict."""
    state = play.match.state
    play.same("the state, written and read", to_bytes(state), to_bytes(from_bytes(to_bytes(state), play.game.rules.state)))
    play.require(
        state == from_bytes(to_bytes(state), play.game.rules.state), "the state, written and read, is not equal to itself"
    )


def asks_are_sound(play: Play, choice: Choice) -> None:
    match, again = play.match, play.match.clone()
    for seat, ask in match.asks.items():
        texts = ask.texts()
        play.require(seat == ask.seat and seat in range(play.occupied), f"seat {seat} is asked, but there is no such seat")
        play.require(seat < play.seats or ask.verb == DONE, f"seat {seat} is an automa's, but is asked to {ask.verb}")
        play.require(bool(texts), f"seat {seat} is asked to {ask.verb} without a single option")
        play.same(f"the options of seat {seat} to {ask.verb}, made again", texts, again.asks[seat].texts())
        repeats = [text for text, times in Counter(texts).items() if times > 1]
        play.require(not repeats, f"the options of seat {seat} repeat {', '.join(repeats)}")
        _check_words(play, ask)
        play.report.forced += len(texts) == 1
        play.report.verbs[ask.verb] += 1


def _check_words(play: Play, ask: Ask) -> None:
    """Every option is a word of the game's notation."""
    if ask.verb == DONE:
        return
    play.require(ask.verb in play.game.rules.verbs, f"the verb {ask.verb} is not declared")
    for option in ask.options:
        text = value_text(option)
        play.require((ask.verb, text) in play.game.actions, f"{text} is not among the declared values of {ask.verb}")
        play.require(bool(text) and not any(char.isspace() for char in text), f"{text!r} cannot be written in a record")


def invariants_hold(play: Play, choice: Choice) -> None:
    try:
        play.game.rules.invariants(play.match.state)
    except AssertionError as error:
        play.fail(str(error) or "the game's invariants do not hold")


def what_is_told_accounts_for_what_moved(play: Play, choice: Choice) -> None:
    """The books, kept from what was told since the last decision, agree with the position."""
    if play.books is None:
        return
    told, play.booked = play.match.tells[play.booked :], len(play.match.tells)
    for tell in told:
        play.books.enter(play.holdings, tell)
    found = play.books.holdings(play.match.state)
    if play.holdings != found:
        wrong = [key for key in {**found, **play.holdings} if found[key] != play.holdings[key]]
        books = "; ".join(f"{_account(key)} is {found[key]}, {play.holdings[key]} by what was told" for key in wrong)
        play.fail(f"{books} (told: {', '.join(tell.event for tell in told) or 'nothing'})")


def _account(key: tuple[Any, ...]) -> str:
    return " ".join(part.id if isinstance(part, Component) else str(part) for part in key)


def standing_answers_are_open(play: Play, choice: Choice) -> None:
    """Whatever a standing answer chooses, the seat could choose; it is worked out from what the seat may know."""
    for id, answer in play.game.page.standing.items():
        for seat, ask in play.match.asks.items():
            value = answer(play.match.observe(seat), ask)
            play.require(value is None or value in ask.options, f"{id} would answer {value!r} to {ask.verb}")


def standings_are_complete(play: Play, choice: Choice) -> None:
    table = play.match.standings()
    everybody = range(len(play.game.occupants([""] * play.seats)))
    play.same("the seats of the standings", [line.seat for line in table], list(everybody))
    for line in table:
        play.same(f"the total of seat {line.seat}", line.total, sum(line.categories.values()))
        better = sum(other.rank < line.rank for other in table)
        play.same(f"the rank of seat {line.seat}", line.rank, 1 + better)
        play.require(all(other.total <= line.total for other in table if other.rank > line.rank), "a lower total ranks higher")


def copies_agree(play: Play, choice: Choice) -> None:
    """A clone, a restored save and a replayed record look like the original, now and after more choices."""
    original, copies, look = play.match.clone(), _copies(play), snapshot(play.match)
    for name, copy in copies.items():
        play.same(f"a {name} is not the original", look, snapshot(copy))
    further = 5 if play.report.examined % 10 == 0 else 0
    for match in (original, *copies.values()):
        match.answer(*choice)
        _play_on(match, play.dice.clone(), further)
    look = snapshot(original)
    for name, copy in copies.items():
        play.same(f"a {name} has another future than the original", look, snapshot(copy))


def _copies(play: Play) -> dict[str, Match]:
    match = play.match
    restored = Match.restore(match.save(), play.game)
    play.same("choices lost in a restored match", restored.lost, [])
    copies = {"clone": match.clone(), "clone of a clone": match.clone().clone(), "restored match": restored}
    # A record knows nothing of holds: its replay would have gone past them.
    return copies if match.hold else {**copies, **_replayed(play)}


def _replayed(play: Play) -> dict[str, Match]:
    """The match again, from the text of its record: now and then all of it, else the choices since the last time."""
    match, shadow = play.match, play.shadow
    if shadow is None or match.over or play.report.examined % 10 == 0:
        shadow = play.shadow = replay(read_record(play.record()), game=play.game, listen=True)
    else:
        for seat, verb, value in (match.log or [])[len(shadow.log or []) :]:
            shadow.answer_text(seat, choice_text(verb, value))
    play.same("what is told in a replayed record", match.tells, shadow.tells)
    play.same("the choices of a replayed record", match.log, shadow.log)
    play.same("a replayed record is not the original", snapshot(match), snapshot(shadow))
    return {"replayed record": shadow.clone()}


def undo_and_redo_change_nothing(play: Play, choice: Choice) -> None:
    """Take back one choice and make it again; then all of the turn that can be; never across a seal."""
    match = play.match.clone(listen=True)
    match.log = list(play.match.log or [])
    before, tells, log = snapshot(match), list(match.tells), list(match.log)
    for steps in (1, match.count + 1):
        taken = _undo(play, match, steps)
        for seat, text in reversed(taken):
            match.answer_text(seat, text)
        play.same(f"after {len(taken)} choices undone and made again", before, snapshot(match))
        play.same("what was told, after undo and redo", tells, match.tells)
        play.same("the log of choices, after undo and redo", log, match.log)


def _undo(play: Play, match: Match, steps: int) -> list[tuple[Seat, str]]:
    """Take back up to so many choices; what was taken back, last first."""
    taken: list[tuple[Seat, str]] = []
    while match.can_undo and len(taken) < steps:
        seat, verb, value = match._since[-1]
        seals, count, held = match.state.seals, match.count, isinstance(match.question, Hold)
        play.same("whose choice is undone", match.undo_seat, seat)
        match.undo()
        play.same("the count after undo", match.count, count if verb == DONE else count - 1)
        play.require(match.state.seals == seals, f"undo went back across a seal (at a hold: {held})")
        taken.append((seat, choice_text(verb, value)))
    return taken


def wrong_answers_change_nothing(play: Play, choice: Choice) -> None:
    if play.report.examined % 7:
        return
    match = play.match.clone(listen=True)
    before, tells = snapshot(match), list(match.tells)
    for seat, value in _wrong_answers(play, choice):
        for answer in (match.answer, match.answer_text):
            try:
                answer(seat, value)
            except IllegalChoice as error:
                play.require(bool(error.say("en") and error.say("fr")), "the refusal has no words")
            else:
                play.fail(f"seat {seat} could answer {value!r}")
            play.same(f"after the refusal of {value!r}", before, snapshot(match))
    play.same("what was told, after refusals", tells, match.tells)


def _wrong_answers(play: Play, choice: Choice) -> list[tuple[Seat, Any]]:
    asks = {**play.match.asides, **play.match.asks}
    outside = [seat for seat in (NOWHERE, *range(play.occupied + 1)) if seat not in asks]
    wrong: list[tuple[Seat, Any]] = [(seat, choice[1]) for seat in outside]
    wrong += [(seat, value) for seat in asks for value in ("no such option", "", None, ("no", "such"), 1.5, UNOFFERED)]
    return wrong


def order_of_secret_answers_does_not_matter(play: Play, choice: Choice) -> None:
    if play.match.question.__class__ is not AskAll or len(play.match.asks) < 2:
        return
    answers = [(seat, play.dice.pick(ask.options)) for seat, ask in play.match.asks.items()]
    ends = []
    for order in (answers, answers[::-1]):
        match = play.match.clone()
        for seat, value in order:
            match.answer(seat, value)
        ends.append(snapshot(match)._replace(undo_seat=None))
    play.same("two orders of the same secret answers", *ends)


def secret_answers_can_be_changed(play: Play, choice: Choice) -> None:
    """Until the last one: as if the new answer had been given at first, in the record, for undo and in what follows."""
    if play.match.question.__class__ is not AskAll or len(play.match.asks) < 2:
        return
    dice = play.dice.clone()
    (seat, other), *rest = [(seat, dice.pick(ask.options)) for seat, ask in play.match.asks.items()]
    first = dice.pick(play.match.asks[seat].options)
    changed, straight = play.match.clone(listen=True), play.match.clone(listen=True)
    for match, value in ((changed, first), (straight, other)):
        match.log = list(play.match.log or [])
        match.answer(seat, value)
    before = [seat_view(changed, eye, 0) for eye in play.viewers]
    changed.change_text(seat, choice_text(changed.question.by_seat()[seat].verb, other))  # type: ignore[union-attr]
    after = [seat_view(changed, eye, 0) for eye in play.viewers]
    play.same("what everybody sees, after a secret answer was changed", before, after)
    play.same("a changed answer, saved", changed.save(), straight.save())
    play.same("the choices, after a secret answer was changed", changed.log, straight.log)
    for match in (changed, straight):
        for who, value in rest:
            match.answer(who, value)
    play.same("what follows a changed answer", snapshot(changed), snapshot(straight))
    play.same("what is told after a changed answer", changed.tells, straight.tells)


# ------------------------------------------------------------ the checks of what seats may know


def imagined_matches_look_the_same(play: Play, choice: Choice) -> None:
    """Before a choice: a seat cannot tell an imagined match from the true one."""
    for seat in play.viewers:
        imagined = play.match.clone(listen=True)
        imagined.redeal(seat, play.dice)
        known = seat_view(play.match, seat, len(play.match.tells)), seat_view(imagined, seat, len(imagined.tells))
        play.same(f"an imagined match as seat {seat} sees it", *known)


def futures_show_nothing_hidden(play: Play, choice: Choice) -> None:
    """After the same choice, a seat that sees the same is also asked and told the same."""
    for seat in play.viewers:
        true, imagined = play.match.clone(listen=True), _imagined(play, seat, choice)
        if imagined is None:
            continue
        imagined.state.dice.state, imagined.state.dice.key = true.state.dice.state, true.state.dice.key
        # With a stop at the end of the turn: what is revealed then may be shuffled away right after.
        true.hold = imagined.hold = True
        views = _after(play, seat, choice, true, imagined)
        while views and views[0].observation == views[1].observation:
            play.report.compared += 1
            play.same(f"seat {seat} sees the same, but a hidden card changes what it is asked or told", *views)
            hold = true.question
            views = _after(play, seat, (hold.seat, DONE), true, imagined) if isinstance(hold, Hold) else None


def nothing_comes_to_light_without_a_seal(play: Play, choice: Choice) -> None:
    """As long as the seat that chose can take it back, it has learnt nothing: neither cards, nor rolls, nor secret answers."""
    seat = choice[0]
    true = play.match.clone(listen=True)
    imagined = play.match.clone(listen=True)
    imagined.redeal(seat, play.dice)
    for other in sorted(imagined.asks.keys() - play.match.asks.keys()):
        imagined.choose(other, play.dice.pick(imagined.asks[other].options))
    views = _after(play, seat, choice, true, imagined)
    if views and true.undo_seat == seat:
        play.same(f"seat {seat} can still undo, but has learnt something", *views)


def hidden_cards_are_neither_shown_nor_told(play: Play, choice: Choice) -> None:
    """A card that a seat cannot see before a choice nor after it does not turn up elsewhere in what it sees or reads.

    With a stop at the end of the turn: a card may be discarded for all to see, and shuffled into a deck right after.
    """
    match = play.match.clone(listen=True)
    match.hold = True
    _check_telling(play, match, choice)
    while isinstance(match.question, Hold):
        _check_telling(play, match, (match.question.seat, DONE))


def _check_telling(play: Play, match: Match, choice: Choice) -> None:
    hidden = {seat: _unseen(play, match, seat) for seat in play.viewers}
    heard = len(match.tells)
    match.answer(*choice)
    for seat in play.viewers:
        still = hidden[seat] & _unseen(play, match, seat)
        shown = still.intersection(_components(match.observe(seat)))
        told = still.intersection(_components([list(tell.seen_by(seat).values.values()) for tell in match.tells[heard:]]))
        for how, cards in (("sees", shown), ("is told of", told)):
            play.require(not cards, f"seat {seat} {how} {_names(cards)}, hidden from it")


def _imagined(play: Play, seat: Seat | None, choice: Choice) -> Match | None:
    """An imagined match in which the secret answers so far are given again, or None where that cannot be.

    The cards that other seats answer with stay where they are: whoever answers with a card has it.
    """
    given = play.match._given
    answers = [*given.items(), choice]

    def known(g: Any, viewer: Seat | None) -> Iterator[tuple[list[Any], Iterable[Any]]]:
        declared = list(play.game.rules.known(g, viewer)) if play.game.rules.known else []
        answered = Counter(card for _, value in answers for card in _components(value))
        for cards in _lists(g.zones(viewer)):
            said = [card for zone, each in declared if zone is cards for card in each]
            yield cards, said + [card for card in answered if card in cards and card not in said]

    imagined = play.match.clone(listen=True)
    imagined.redeal(seat, play.dice, known)
    for other, value in given.items():
        if other != seat:
            if value not in imagined.asks[other].options:
                play.report.unimaginable += 1
                return None
            imagined.choose(other, value)
    return imagined


def _after(play: Play, seat: Seat | None, choice: Choice, true: Match, imagined: Match) -> tuple[SeatView, SeatView] | None:
    """What the seat sees of both after the same choice; None where the choice cannot be made in the imagined match."""
    heard = len(true.tells), len(imagined.tells)
    true.answer(*choice)
    if not _tried(play, seat, imagined, choice):
        play.report.unimaginable += 1
        return None
    return seat_view(true, seat, heard[0]), seat_view(imagined, seat, heard[1])


def _tried(play: Play, seat: Seat | None, imagined: Match, choice: Choice) -> bool:
    """Make a choice in an imagined match, if that is possible there.

    The options of an Ask to another seat are still those of the true cards, so the rules may stumble over a card that the
    imagined position does not have; that is no fault of theirs.
    """
    if choice[0] not in imagined.asks or choice[1] not in imagined.asks[choice[0]].options:
        return False
    if imagined.question.__class__ is not Ask or choice[0] == seat:
        imagined.choose(*choice)
        return True
    try:
        imagined.choose(*choice)
        play.game.rules.invariants(imagined.state)
    except Exception:
        return False
    return True


def _unseen(play: Play, match: Match, seat: Seat | None) -> set[Component]:
    """The components of the box that are all in zones which the seat cannot see, and of which it knows nothing."""
    hidden = Counter(_components(list(_lists(match.state.zones(seat), alone=True))))
    if play.game.rules.known:
        hidden.subtract(card for _, cards in play.game.rules.known(match.state, seat) for card in cards)
    return {card for card, times in hidden.items() if times >= play.box[card] > 0}


def _lists(zones: Iterable[Zone], *, alone: bool = False) -> Iterator[list[Any]]:
    """The hidden lists of cards; with cards that lie alone, if asked."""
    for zone in zones:
        value = getattr(zone.holder, zone.name)
        if zone.pool is not None and (alone or isinstance(value, list)):
            yield value if isinstance(value, list) else [value]


def _components(thing: Any) -> list[Component]:
    """Every component in a position or a value, however deep: the encoder goes through all of it and asks about each."""
    found: list[Component] = []

    def note(part: Any) -> Any:
        if isinstance(part, Component):
            found.append(part)
        return as_plain(part) if isinstance(part, Native) else None

    msgspec.msgpack.encode(thing, enc_hook=note)
    return found


def _names(cards: Iterable[Component]) -> str:
    return ", ".join(sorted(card.id for card in cards))


CHECKS: dict[str, Check] = {
    "the state is plain data": state_is_plain_data,
    "asks are sound": asks_are_sound,
    "invariants hold": invariants_hold,
    "what is told accounts for what moved": what_is_told_accounts_for_what_moved,
    "standing answers are open": standing_answers_are_open,
    "standings are complete": standings_are_complete,
    "copies agree": copies_agree,
    "undo and redo change nothing": undo_and_redo_change_nothing,
    "wrong answers change nothing": wrong_answers_change_nothing,
    "the order of secret answers does not matter": order_of_secret_answers_does_not_matter,
    "secret answers can be changed": secret_answers_can_be_changed,
    "imagined matches look the same": imagined_matches_look_the_same,
    "futures show nothing hidden": futures_show_nothing_hidden,
    "nothing comes to light without a seal": nothing_comes_to_light_without_a_seal,
    "hidden cards are neither shown nor told": hidden_cards_are_neither_shown_nor_told,
}
BOOKKEEPING = "what is told accounts for what moved"
QUICK_CHECKS = ("the state is plain data", "asks are sound", "invariants hold", BOOKKEEPING, "standings are complete")
HOLD_CHECKS = ("asks are sound", "copies agree", "undo and redo change nothing", "wrong answers change nothing")
END_CHECKS = (*(name for name in QUICK_CHECKS if name != "asks are sound"), "wrong answers change nothing")


# ------------------------------------------------------------ whole plays


class Scene(NamedTuple):
    """What `check_play` is told of one play of a suite."""

    seats: int
    options: dict[str, str]
    seed: int
    one_in: int


def scenes(game: Game[Any]) -> Iterator[Scene]:
    """The plays that a suite of a game consists of: every set of options at every seat count, the first examined throughout."""
    for seats in game.seats:
        spread = game.spread(seats)
        for seed, options in enumerate((spread * PLAYS)[: max(PLAYS, len(spread))]):
            yield Scene(seats, options, seed, ONE_IN if seed else 1)


def check_play(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    one_in: int = 1,
    *,
    choices: Sequence[int] = (),
) -> Report:
    """Play one game to its end, at random, and make every check at every decision.

    one_in:  one decision in so many instead, and the first of each question; the quick checks still at all of them.
    choices: numbers that pick the first choices instead of the dice, each counted round the list of open choices.
    """
    _rehearse(Play(game, seats, options or {}, seed), choices)
    play, digest, sample = Play(game, seats, options or {}, seed), Digest(), seeded(seed, "sample")
    for choice in _choices(play, choices):
        examined = not sample.below(one_in) or _is_new(play, choice)
        _make_checks(play, CHECKS if examined else QUICK_CHECKS, choice)
        play.report.examined += examined
        digest.add(play.match)
        play.match.choose(*choice)
    digest.add(play.match)
    _check_end(play)
    play.report.digest = digest.text
    return play.report


def _is_new(play: Play, choice: Choice) -> bool:
    """Whether a question is asked, or a word answered, for the first time in a play."""
    seat, value = choice
    asks = {**play.match.asides, **play.match.asks}
    said = {ask.verb for ask in asks.values()}
    if isinstance(value, str):
        said.add(choice_text(asks[seat].verb, value))
    new = said - play.said
    play.said |= new
    return bool(new)


def _rehearse(play: Play, choices: Sequence[int]) -> None:
    """Play without checks first: they take longer and longer in a game that does not end."""
    try:
        for choice in _choices(play, choices):
            play.match.choose(*choice)
    except Nonconformance:
        raise
    except Exception:  # whatever else breaks, the checks will find and name it
        return


def check_hold(game: Game[Any], seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> Report:
    """Play one game with holds beside the same one without: nothing but the holds may differ."""
    straight, held = Play(game, seats, options or {}, seed), Play(game, seats, options or {}, seed, hold=True)
    for choice in _choices(straight):
        _pass_holds(held)
        held.check = "holds change nothing"
        held.same("a match with holds is not the one without", *(_without_undo(play.match) for play in (straight, held)))
        for match in (straight.match, held.match):
            match.choose(*choice)
    _pass_holds(held)
    held.same("the end of a match with holds is not that of the one without", snapshot(straight.match), snapshot(held.match))
    held.same("the record of a match with holds", straight.match.log, held.match.log)
    return held.report


def _without_undo(match: Match) -> Snapshot:
    return snapshot(match)._replace(can_undo=False, undo_seat=None)


def _pass_holds(held: Play) -> None:
    while isinstance(held.match.question, Hold):
        done = held.match.question.seat, DONE
        _make_checks(held, HOLD_CHECKS, done)
        held.match.choose(*done)
        held.report.examined += 1


def _choices(play: Play, numbers: Sequence[int] = ()) -> Iterator[Choice]:
    """What to choose next, until the game is over."""
    policy = seeded(play.seed, "policy")
    while not play.match.over:
        at = play.report.decisions
        if at >= MAX_DECISIONS:
            play.check = "the game ends"
            play.fail(f"it is not over after {MAX_DECISIONS} decisions")
        play.check = "somebody can choose"
        play.require(bool(open_choices(play.match)), "the game is not over, but no seat has an option")
        yield _numbered(play.match, numbers[at]) if at < len(numbers) else random_choice(play.match, policy)
        play.report.decisions += 1


def _numbered(match: Match, number: int) -> Choice:
    choices = open_choices(match)
    return choices[number % len(choices)]


def _make_checks(play: Play, names: Collection[str], choice: Choice) -> None:
    """Make checks, which must not touch the match that they examine; whatever breaks in them is the game's fault."""
    play.check = next(iter(names))
    try:
        before = snapshot(play.match)
        state = from_bytes(before.state, play.game.rules.state)
        for name in names:
            play.check = name
            CHECKS[name](play, choice)
            play.report.checks += 1
            if play.match.state != state:
                break
        after = snapshot(play.match)
    except Nonconformance:
        raise
    except Exception as error:
        play.fail_because(error)
    play.check = "copies are independent"
    play.same(f"what was done to a copy has changed the original (while checking that {name})", before, after)


def _check_end(play: Play) -> None:
    """A match that is over can be copied and saved, and takes no answers."""
    match = play.match
    play.check = "the end is final"
    copies = {"clone": match.clone(), "restored match": Match.restore(match.save(), play.game), **_replayed(play)}
    look = snapshot(match)
    for name, copy in copies.items():
        play.same(f"a {name} is not the original", look, snapshot(copy))
        play.require(copy.over and not copy.asks and not copy.can_undo, f"a {name} goes on")
    for seat in play.viewers:
        play.same(f"the end as seat {seat} sees it", match.observe(seat), match.imagine(seat, play.dice).observe(seat))
    _make_checks(play, END_CHECKS, (0, DONE))
    table = match.standings()
    play.require(min(line.rank for line in table) == 1, "nobody is first")
    play.report.totals = [line.total for line in table]


# ------------------------------------------------------------ the same play on every run


class Digest:
    """A hash over a match at each decision: state, choices since the start of the turn, and open asks."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=16)

    def add(self, match: Match) -> None:
        asks = [(seat, ask.verb, ask.texts()) for seat, ask in match.asks.items()]
        self._hash.update(match.save() + to_bytes(asks))

    @property
    def text(self) -> str:
        return self._hash.hexdigest()


def play_digest(game: Game[Any], seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> str:
    """The digest of the play that `check_play` examines."""
    play, digest = Play(game, seats, options or {}, seed), Digest()
    for choice in _choices(play):
        digest.add(play.match)
        play.match.choose(*choice)
    digest.add(play.match)
    return digest.text


def check_hash_seeds(target: str, seats: int, seed: int = 0, options: Mapping[str, str] | None = None) -> str:
    """The digest of a play in a few fresh interpreters that hash strings differently; they must agree.

    target: the id of an installed game, or `module:ATTRIBUTE`.
    """
    words = [target, str(seats), str(seed), *(f"{name}={value}" for name, value in (options or {}).items())]
    digests = {hash_seed: _fresh_digest(words, hash_seed) for hash_seed in range(HASH_SEEDS)}
    if len(set(digests.values())) > 1:
        raise Nonconformance(f"the same play on every run ({' '.join(words)}): by PYTHONHASHSEED, {digests}")
    return digests[0]


def _fresh_digest(words: list[str], hash_seed: int) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "saloon.engine.conformance", "--digest", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Nonconformance(f"the same play on every run ({' '.join(words)}): {done.stderr.strip()}")
    return done.stdout.strip()


def find_target(target: str) -> Game[Any]:
    """The game of an id, or the one at `module:ATTRIBUTE`."""
    module, colon, attribute = target.partition(":")
    game: Game[Any] = getattr(import_module(module), attribute) if colon else find_game(target)
    return game


# ------------------------------------------------------------ the command


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m saloon.engine.conformance", description="Check what a game must keep, on one play."
    )
    parser.add_argument("game", help="the id of an installed game, or module:ATTRIBUTE")
    parser.add_argument("seats", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("options", nargs="*", metavar="name=value", help="an option of the game")
    parser.add_argument("--digest", action="store_true", help="check nothing, print only the digest of the play")
    read = parser.parse_args(arguments)
    if wrong := [word for word in read.options if "=" not in word]:
        parser.error(f"an option is written name=value, not {wrong[0]}")
    return read


def main(arguments: Sequence[str]) -> int:
    """All checks of one play: 0 if every promise is kept, 1 with the one that is broken, 2 if there is no such play."""
    read = read_arguments(arguments)
    options = dict(word.split("=", 1) for word in read.options)
    try:
        game = find_target(read.game)
        if read.digest:
            print(play_digest(game, read.seats, options, read.seed))
        else:
            print(check_all(game, read.game, read.seats, options, read.seed))
    except (Refusal, ImportError, AttributeError) as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except Nonconformance as failure:
        print(f"A promise is broken: {failure}", file=sys.stderr)
        if failure.record:
            print(f"\nOpen questions:\n{failure.asked}\n\nThe record so far:\n{failure.record}", file=sys.stderr)
        return 1
    return 0


def check_all(game: Game[Any], target: str, seats: int, options: Mapping[str, str], seed: int) -> str:
    """Every check of one play, at every decision; what was checked, in words."""
    report = check_play(game, seats, options, seed)
    holds = check_hold(game, seats, options, seed)
    digest = check_hash_seeds(target, seats, seed, options)
    if digest != report.digest:
        raise Nonconformance(f"the same play on every run ({game.id}): {digest} in another process, {report.digest} here")
    return (
        f"Every promise is kept: {report.decisions} decisions, {report.checks} checks, {holds.examined} holds, "
        f"{report.compared} futures compared ({report.unimaginable} could not be imagined), "
        f"{report.forced} forced answers, totals {report.totals}\ndigest {digest}, the same in {HASH_SEEDS} interpreters"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
