"""A match: one play of a game. State, the flow of the rules, and the open asks.

A running flow can be neither copied nor saved, and never is: a match in mid-turn is cloned, saved, undone and restored as its
turn-start state and the choices since, played again. Turns are short, so that costs microseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import msgspec

from saloon.engine.asks import DONE, Aside, Ask, AskAll, AskAny, Flow, Hold, Question, Seat, Value, choice_text
from saloon.engine.dice import Dice, seeded
from saloon.engine.errors import BadSave, IllegalChoice
from saloon.engine.knowledge import Known, dealt, imagine, lay, reshuffle
from saloon.engine.marks import Seed, Unseen
from saloon.engine.position import Position
from saloon.engine.saved import Saved
from saloon.engine.scoring import Standing, standings
from saloon.engine.state import from_bytes, to_bytes
from saloon.engine.telling import Listener, Tell, WhyNot

if TYPE_CHECKING:
    from saloon.engine.game import Game

_CHECKSUM = 8
Choice = tuple[Seat, str, Value]
"""Seat, verb, value."""
Anything = Any
"""What somebody handed in: a seat or a text that it should be, or whatever else, which is refused in words."""


class Match:
    """One play. `asks` says who may choose what; `answer` takes a choice, or refuses it and changes nothing.

    keep:   remember the start of the turn, so that the match can be cloned, saved and undone (simulations do without).
    hold:   stop at the end of a turn until its player says "done", so that the last choice can be undone; and after each step
            of an automa, so that it can be seen.
    listen: keep what is told (`tells`) and why options are missing (`why_not`).
    anew:   turns, by the number of choices before them, at whose start all that nobody in general can see is dealt anew, with
            a seed; of a play that was taken up from one whose hidden cards are known. With a seed that is `Unseen`, what no
            seat can see; of a play that went back. `dealt_anew` lists those that were.
    begin:  begin the first turn; a copy is brought to where the original is instead.
    """

    __slots__ = (
        "_ears", "_flow", "_given", "_heard", "_sealed", "_since", "_start", "_start_count",
        "anew", "at_turn_start", "count", "dealt_anew", "game", "hold", "keep", "log", "lost", "over", "question", "state",
    )  # fmt: skip

    game: Game[Any]
    state: Any
    question: Question | None
    _flow: Flow
    _given: dict[Seat, Value]
    _start: Any
    _since: list[Choice]
    at_turn_start: bool
    """Whether nothing has been chosen yet in this turn."""

    def __init__(
        self,
        game: Game[Any],
        state: Position,
        *,
        keep: bool = True,
        hold: bool = False,
        listen: bool = False,
        count: int = 0,
        anew: Mapping[int, Seed] | None = None,
        begin: bool = True,
    ) -> None:
        self.game, self.state, self.keep, self.hold = game, state, keep, hold
        self.count = count
        self.anew: Mapping[int, Seed] = anew or {}
        self.dealt_anew: list[int] = []
        self.log: list[Choice] | None = None
        self.lost: list[tuple[Seat, str]] = []
        self._start, self._start_count = None, count
        self._since, self._sealed, self._heard, self._given = [], 0, 0, {}
        self.at_turn_start = True
        self._ears = state.listener = Listener(count) if listen else None
        if begin:
            self._begin()

    # ------------------------------------------------------------ looking

    @property
    def asks(self) -> Mapping[Seat, Ask]:
        """The open asks, by seat; where several seats are asked, each is made when somebody first looks at it."""
        if self.question is None:
            return {}
        asks = self.question.by_seat()
        return {seat: ask for seat, ask in asks.items() if seat not in self._given} if self._given else asks

    @property
    def given(self) -> dict[Seat, Value]:
        """What seats have answered in secret while others still choose; each is for the eyes of its seat alone."""
        return self._given

    @property
    def asides(self) -> dict[Seat, Ask]:
        """What seats may put in though nobody waits for them, by seat; only while a single other seat is asked."""
        asides = self.game.rules.asides
        if asides is None or type(self.question) is not Ask:
            return {}
        asked = self.asks
        return {seat: ask for seat, ask in asides(self.state).items() if seat not in asked}

    @property
    def holding(self) -> bool:
        """Whether the turn only waits for its player to say that it is done."""
        return type(self.question) is Hold

    @property
    def steps(self) -> int:
        """How many steps the seat that the match holds for has made in a row, in this turn."""
        seat = self.question.seat if isinstance(self.question, Hold) else None
        return sum(1 for _ in takewhile(lambda choice: choice[:2] == (seat, DONE), reversed(self._since)))

    @property
    def turn_began(self) -> int:
        """How many choices had been made when this turn began."""
        return self._start_count

    @property
    def tells(self) -> list[Tell]:
        """What was told since this match object began to listen."""
        return self._ears.tells if self._ears is not None else []

    @property
    def why_not(self) -> list[WhyNot]:
        """Options that a player would expect in the open ask, with the reason why they are missing."""
        return self._ears.reasons if self._ears is not None else []

    def observe(self, seat: Seat | None) -> Any:
        """The state as the seat may see it; None is a spectator."""
        return self.state.observe(seat)

    def standings(self) -> list[Standing]:
        """Scores by category and ranks, as if the game ended now."""
        return standings(self.game, self.state)

    # ------------------------------------------------------------ choosing

    def answer(self, seat: Anything, value: Value) -> None:
        """Choose for a seat; a choice that is not open is refused and changes nothing."""
        ask = self._open_ask(seat, value)
        if value not in ask.options:
            raise self._refusal(ask, choice_text(ask.verb, value))
        # The option itself, not what was handed in: True equals 1, but would be recorded as another word.
        self.choose(ask.seat, ask.options[ask.options.index(value)])

    def answer_text(self, seat: Anything, text: Anything) -> None:
        """Choose as records write it: `take:3`."""
        ask = self._open_ask(seat, text)
        for option in ask.options:
            if choice_text(ask.verb, option) == text:
                return self.choose(ask.seat, option)
        raise self._refusal(ask, text)

    def change_text(self, seat: Anything, text: Anything) -> None:
        """Answer a secret question otherwise, as long as somebody still chooses: nobody has seen anything.

        The new answer stands where the old one stood, in the record and for undo.
        """
        if seat not in self._given:
            raise IllegalChoice("too-late-to-change", seat=seat, found=text)
        assert self.question is not None
        ask = self.question.by_seat()[seat]
        value = next((option for option in ask.options if choice_text(ask.verb, option) == text), None)
        if value is None:
            raise self._refusal(ask, text)
        self._given = {**self._given, seat: value}
        for kept in (self._since if self.keep else None, self.log):
            if kept is not None:
                at = max(place for place, choice in enumerate(kept) if choice[0] == seat)
                kept[at] = (seat, ask.verb, value)

    def play(self, *choices: str) -> None:
        """Several choices with their seats: `play("0 take:3", "0 act:end")`."""
        for choice in choices:
            seat, _, text = choice.partition(" ")
            self.answer_text(int(seat), text)

    def choose(self, seat: Seat, value: Value) -> None:
        """`answer` without the check, for programs that pick from the options."""
        self.at_turn_start = False
        if self.keep or self.log is not None or self._ears is not None:
            self._note(seat, value)
        elif type(self.question) is Ask and seat == self.question.seat:
            # Nothing is remembered: the way of simulations, which must be short.
            self.count += 1
            if not self._run(value):
                self._begin()
            return
        if type(self.question) is Ask:
            self.count += 1
            if seat != self.question.seat:
                value = Aside(seat, value)
        elif (value := self._gather(seat, value)) is None:
            return
        seals = self.state.seals
        if not self._run(value):
            self._begin()
        elif self.state.seals != seals:
            self._sealed = len(self._since)

    def _note(self, seat: Seat, value: Value) -> None:
        """Remember a choice that is about to be made, for undo, the record and the log."""
        assert self.question is not None
        choice = (seat, (self.question.by_seat().get(seat) or self.asides[seat]).verb, value)
        counts = type(self.question) is not Hold
        if self.keep:
            self._since.append(choice)
        if self.log is not None and counts:
            self.log.append(choice)
        if self._ears is not None:
            self._ears.at = self.count + counts

    def _gather(self, seat: Seat, value: Value) -> Value:
        """What the flow receives; None while an AskAll still waits for somebody."""
        question = self.question
        if type(question) is Hold:
            return value
        self.count += 1
        if type(question) is AskAny:
            return (seat, value)
        assert isinstance(question, AskAll)
        self._given = {**self._given, seat: value}
        asked = question.by_seat()
        if len(self._given) < len(asked):
            return None
        return {each: self._given[each] for each in asked}

    def _begin(self) -> None:
        """Begin turns until something is asked or the game is over."""
        game, state = self.game, self.state
        while not game.rules.over(state):
            self.at_turn_start = True
            if self.anew and self.count in self.anew:
                self._deal_anew()
            if self.keep:
                self._start, self._since, self._sealed = state.clone(), [], 0
                self._start_count = self.count
                self._heard = len(self.tells)
            self._flow = game.rules.turn(state)
            if self._run(None):
                self.over = False
                return
        self.over, self.question, self._given = True, None, {}

    def _deal_anew(self) -> None:
        """Deal what a spectator, or no seat, can see anew; once, though turns that ask nothing may follow."""
        if self.count not in self.dealt_anew:
            self.dealt_anew.append(self.count)
            rules, seed = self.game.rules, self.anew[self.count]
            dice = seeded("anew", seed)
            if isinstance(seed, Unseen):
                reshuffle(self.state, range(len(self.state.players)), dice, rules.known)
            else:
                imagine(self.state, None, dice, rules.known, rules.strangers)

    def _run(self, value: Value) -> bool:
        """Send a value into the flow. True when a question is open, False when the turn has ended."""
        if self._ears is not None:
            self._ears.reasons.clear()
        try:
            question = self._flow.send(value)
            while type(question) is Hold and not self.hold:
                question = self._flow.send(DONE)
        except StopIteration:
            return False
        self.question = question
        if self._given:
            self._given = {}
        if self._ears is not None:
            dict(question.by_seat())  # all asks are made now, for what they say of missing options
        return True

    def _open_ask(self, seat: Anything, found: Value) -> Ask:
        if self.over:
            raise IllegalChoice("game-over", seat=seat, found=str(found))
        asks = self.asks
        if seat not in asks and seat in (asides := self.asides):
            return asides[seat]
        if seat not in asks:
            waiting = ", ".join(str(other) for other in asks)
            raise IllegalChoice("not-asked", seat=seat, found=str(found), waiting=waiting)
        return asks[seat]

    def _refusal(self, ask: Ask, found: Anything) -> IllegalChoice:
        return IllegalChoice("not-an-option", seat=ask.seat, found=found, allowed=", ".join(ask.texts()))

    @property
    def can_deal_unseen(self) -> bool:
        """Whether what no seat can see could be dealt anew: not while cards of one pool lie among those of another."""
        strangers = self.game.rules.strangers
        return strangers is None or not any(True for _ in strangers(self.state, None))

    # ------------------------------------------------------------ copies, undo, imagined matches

    def clone(self, *, listen: bool = False) -> Match:
        """An independent copy that plays on by itself; one that listens has heard what was told in this turn."""
        if self.over:
            copy = self._bare(self.state.clone(), self.count, listen)
            copy.over, copy.question, copy._given = True, None, {}
            return copy
        if self._start is None:
            raise BadSave("start-not-kept")
        copy = self._bare(self._start.clone(), self._start_count, listen)
        copy._restart()
        copy.keep = False  # what is chosen again is noted already
        for seat, _, value in self._since:
            copy.choose(seat, value)
        copy.keep, copy._since, copy._sealed = True, self._since[:], self._sealed
        return copy

    def _bare(self, state: Position, count: int, listen: bool) -> Match:
        copy = Match(self.game, state, hold=self.hold, listen=listen, count=count, begin=False)
        copy._start = self._start
        return copy

    def _restart(self) -> None:
        """Begin the turn again. It is one that asks: where a turn does not, `_begin` has gone on to the next."""
        self.at_turn_start = True
        self._flow = self.game.rules.turn(self.state)
        if not self._run(None):
            raise BadSave("turn-without-question")
        self.over = False

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back: not across a seal, not into an earlier turn."""
        return self.keep and not self.over and len(self._since) > self._sealed and self._start is not None

    @property
    def undo_seat(self) -> Seat | None:
        """Whose choice `undo` would take back."""
        return self._since[-1][0] if self.can_undo else None

    def undo(self) -> None:
        """Take back the last choice."""
        if not self.can_undo:
            raise IllegalChoice("nothing-to-undo")
        since, sealed, count = self._since[:-1], self._sealed, self.count
        self.state = self._start.clone()
        self.count = self._start_count
        self._since, self._sealed, self._given = [], 0, {}
        if self._ears is not None:
            del self._ears.tells[self._heard :]
            self._ears.at = self.count
            self.state.listener = self._ears
        log, self.log = self.log, None
        self._restart()
        for seat, _, value in since:
            self.choose(seat, value)
        assert self._sealed == sealed
        if log is not None:
            del log[len(log) - (count - self.count) :]
            self.log = log

    def imagine(self, seat: Seat | None, dice: Dice) -> Match:
        """A match that could be this one, as far as the seat knows: hidden cards dealt anew, secret answers forgotten.

        It only goes forward: the start of its turn is not an imagined one, so it can be cloned, saved and undone again from
        the next turn on. What is open in an Ask stays as it was, so imagine for the seat that it asks; the asks of an AskAll
        or AskAny are made again from the imagined cards.
        """
        copy = self.clone()
        copy.redeal(seat, dice)
        return copy

    def imagine_alike(self, seat: Seat, dice: Dice, count: int) -> Iterator[Match]:
        """So many matches of one imagined world, to try things in side by side; nothing is kept of their turns.

        Cards are dealt once, and laid the same way in the others: that is a good deal cheaper than to deal them again.
        """
        first = self.imagine(seat, dice)
        first.keep = False
        deal = dealt(first.state, seat)
        yield first
        for _ in range(count - 1):
            copy = self.clone()
            copy.keep = False
            lay(copy.state, seat, deal)
            copy._forget_secrets(seat)
            yield copy

    def redeal(self, seat: Seat | None, dice: Dice, known: Known | None = None) -> None:
        """Make this very match an imagined one; `known` stands in for what the game says that the seat knows."""
        rules = self.game.rules
        imagine(self.state, seat, dice, known or rules.known, rules.strangers)
        self._forget_secrets(seat)

    def _forget_secrets(self, seat: Seat | None) -> None:
        """What was there before the cards were dealt anew: the start of the turn, and what others have answered in secret."""
        if self.over:
            return
        self._start = None
        if self._given:
            own = {who: value for who, value in self._given.items() if who == seat}
            self.count -= len(self._given) - len(own)
            self._given = own
        if isinstance(self.question, AskAll):
            self.question.renew()

    # ------------------------------------------------------------ bytes

    def save(self) -> bytes:
        """The match as bytes, of a size that does not grow with its length."""
        start = self.state if self.over else self._start
        if start is None:
            raise BadSave("start-not-kept")
        saved = Saved(self.game.id, self.game.rules_number, self.hold, self.count, msgspec.Raw(to_bytes(start)), [])
        if not self.over:
            saved.count = self._start_count
            saved.since = [(seat, choice_text(verb, value)) for seat, verb, value in self._since]
        body = to_bytes(saved)
        return _checksum(body) + body

    @classmethod
    def restore(cls, data: bytes, game: Game[Any], *, listen: bool = False) -> Match:
        """The match that `save` wrote.

        If a change of the rules made the turn in progress impossible, the match goes back to the start of that turn and
        `lost` lists the choices that no longer hold.
        """
        body = data[_CHECKSUM:]
        if _checksum(body) != data[:_CHECKSUM]:
            raise BadSave("damaged-save", found=f"{len(data)} bytes, checksum")
        saved = _decoded(body, Saved)
        if saved.game != game.id:
            raise BadSave("save-of-other-game", found=saved.game, allowed=game.id)
        match = cls(game, _decoded(bytes(saved.start), game.rules.state), hold=saved.hold, listen=listen, count=saved.count)
        try:
            for seat, text in saved.since:
                match.answer_text(seat, text)
        except IllegalChoice:
            match = cls(game, _decoded(bytes(saved.start), game.rules.state), hold=saved.hold, listen=listen, count=saved.count)
            match.lost = saved.since
        return match


def _checksum(body: bytes) -> bytes:
    """A position that decodes may still be nonsense to the rules, so damage is found before they see it."""
    return blake2b(body, digest_size=_CHECKSUM).digest()


def _decoded(data: bytes, kind: Callable[..., Any]) -> Any:
    try:
        return from_bytes(data, kind)  # type: ignore[arg-type]
    except (msgspec.DecodeError, KeyError) as error:
        raise BadSave("damaged-save", found=str(error)) from error
