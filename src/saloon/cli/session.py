"""A match at the terminal: shows, asks, obeys."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from saloon.bots import BotFailed, Decision, RandomBot, decide, own_random
from saloon.cli.files import named_file
from saloon.cli.keeping import KeptFile
from saloon.cli.parsing import BadCommand
from saloon.cli.plain import one_line
from saloon.cli.screen import Screen, sign_of_life
from saloon.cli.seating import Seating
from saloon.cli.sheets import print_log, print_news, print_position, print_scores
from saloon.engine import DONE, Ask, Hold, Match, Seat, Texts, WhyNot, choice_text, seeded
from saloon.engine.wording import Teller, folded
from saloon.words.refusals import unknown


def edit_lines() -> None:
    """Let arrows edit what is typed at a terminal, where Python has the means."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")


WORDS = ("help", "quit", "undo", "log", "board", "save")
"""What can be typed at any question; `_obey` says what they do."""


class Left(Exception):
    """The people have left the table before the end; `code` says how."""

    def __init__(self, code: str) -> None:
        self.code = code


class Session:
    """One match, the people and bots around it, and what each person has been shown so far.

    file, kept: where the play is saved with every choice, if anywhere, and whether the last one is there.
    """

    def __init__(
        self, match: Match, seating: Seating, screen: Screen, say: Texts, seed: int, save: Callable[[str], None]
    ) -> None:
        self.match, self.seating, self.screen, self.save = match, seating, screen, save
        self._say, self._seed = say, seed
        self._teller = Teller(match.game, say.language, seating.names)
        self._order = seeded("order", seed, match.count)
        self._stand_in = RandomBot(own_random(seed, 0, len(seating.names)))
        self._shown = dict.fromkeys(range(len(seating.names)), len(match.tells) if match.count else 0)
        self._at_screen: Seat | None = None
        self._saved_to: set[Path] = set()
        self.file: KeptFile | None = None
        self.kept = False

    def keep_in(self, file: KeptFile) -> None:
        """Save the play to that file now, and again with every choice."""
        self.save(file.name)
        self._saved_to.add(Path(file.name).resolve())
        self.file, self.kept = file, True

    def play(self) -> None:
        """Until the game is over; raises Left when the people leave."""
        edit_lines()
        self._print("play-title", game=self._teller.game_name(), seed=str(self._seed), names=", ".join(self.seating.names))
        while not self.match.over:
            seat = self._order.pick(sorted(self.match.asks))
            if seat in self.seating.bots:
                self._let_bot_choose(seat)
            elif seat in self.seating.people:
                self._let_person_choose(seat)
            else:
                self.match.answer(seat, DONE)  # a step of an automa: what it did is in the log
            self._keep()
        self._finish()

    def _keep(self) -> None:
        """A choice that cannot be saved is told, and the game goes on: there may be room again at the next one."""
        if self.file is None:
            return
        try:
            self.save(self.file.name)
            self.kept = True
        except BadCommand as refusal:
            self.kept = False
            self.screen.line(one_line(refusal.say(self._say.language)), "red")

    # ------------------------------------------------------------ bots

    def _let_bot_choose(self, seat: Seat) -> None:
        """A bot that fails does not end the game: chance chooses for it. A hold is nothing to think about."""
        if isinstance(self.match.question, Hold):
            self.match.answer(seat, DONE)
            return
        ask, bot = self.match.asks[seat], self.seating.bots[seat]
        decision = Decision(ask, self.match)
        try:
            with sign_of_life(self._say("thinking", seat=self._teller.player(seat))):
                value = decide(self.seating.written[seat], bot, decision)
        except BotFailed as failure:
            self.screen.line(one_line(failure.say(self._say.language)), "red")
            value = self._stand_in.choose(decision)
        self.match.answer(seat, value)

    # ------------------------------------------------------------ people

    def _let_person_choose(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._show(seat)
        while not self._obey(seat, self._read("prompt", seat=self._teller.player(seat))):
            pass

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one screen, a hand is shown only once its owner sits there."""
        if len(self.seating.people) > 1 and self._at_screen != seat:
            self.screen.clear()
            self._read("hand-over", seat=self._teller.player(seat))
            self.screen.clear()
        self._at_screen = seat

    def _show(self, seat: Seat) -> None:
        seen = self.match.observe(seat)
        self.screen.line()
        self._print_news(seat, seen)
        print_position(self.screen, self._teller, seen, seat)
        self._print_ask(self.match.asks[seat], seen)

    def _print_news(self, seat: Seat, seen: Any) -> None:
        tells = self.match.tells
        print_news(self.screen, self._teller, [tell.seen_by(seat) for tell in tells[self._shown[seat] :]], seen, seat)
        self._shown[seat] = len(tells)

    def _print_ask(self, ask: Ask, seen: Any) -> None:
        holds = ask.verb == DONE
        self.screen.line(self._say("hold") if holds else self._teller.question(ask, seen), "bold cyan")
        for number, option in enumerate(ask.options, 1):
            self.screen.line(
                f"{number:4}  {self._say('done') if holds else self._teller.label(ask.verb, option, seen, ask.about)}"
            )
        for why in self.match.why_not:
            if why.seat == ask.seat:
                self.screen.line(f"   -  {self._excuse(why, ask, seen)}", "dim")

    def _excuse(self, why: WhyNot, ask: Ask, seen: Any) -> str:
        return self._headed(self._teller.label(why.verb, why.value, seen, ask.about), self._teller.reason(why, seen))

    def _headed(self, head: str, text: str) -> str:
        """`Sheriff: costs 4 points`, with the language's own colon, and none after a question."""
        return f"{head} {text}" if head.endswith(("?", "!", ".")) else f"{head}{self._say('colon')} {text}"

    # ------------------------------------------------------------ what people type

    def _obey(self, seat: Seat, typed: str) -> bool:
        """Do what was typed. True when the match has moved."""
        word, _, rest = typed.partition(" ")
        if word.startswith("?"):
            self._help(f"{word[1:]} {rest}".strip())
        elif word == "help":
            self._help(rest.strip())
        elif word in ("q", "quit"):
            raise Left("left")
        elif word in ("u", "undo"):
            return self._undo(seat)
        elif word == "log":
            print_log(self.screen, self._teller, [tell.seen_by(seat) for tell in self.match.tells], self.match.observe(seat))
        elif word == "board":
            self._show(seat)
        elif word == "save":
            self._save(rest.strip())
        else:
            return self._choose(seat, typed)
        return False

    def _choose(self, seat: Seat, typed: str) -> bool:
        """A number of the list, or the choice as records write it."""
        ask = self.match.asks[seat]
        for number, option in enumerate(ask.options, 1):
            if typed in (str(number), choice_text(ask.verb, option)):
                self.match.answer(seat, option)
                return True
        known = [*WORDS, *(choice_text(ask.verb, option) for option in ask.options)]
        self._refuse("not-understood", typed, known, count=len(ask.options))
        return False

    def _undo(self, seat: Seat) -> bool:
        """Only one's own last choice, while nothing has come to light."""
        if self.match.undo_seat != seat:
            self._print("no-undo")
            return False
        self.match.undo()
        for each, shown in self._shown.items():
            self._shown[each] = min(shown, len(self.match.tells))
        return True

    def _save(self, name: str) -> None:
        if not name:
            self._print("save-where")
            return
        try:
            self._save_anew(name)
        except BadCommand as refusal:
            self.screen.line(one_line(refusal.say(self._say.language)))
        else:
            self._print("saved", file=one_line(name))

    def _save_anew(self, name: str) -> None:
        """To a file that is free, or that this play was saved to before."""
        with named_file(name):
            path = Path(name).resolve()
            if path.is_file() and path not in self._saved_to:
                raise BadCommand("save-exists", file=name)
        self.save(name)
        self._saved_to.add(path)

    def _help(self, word: str) -> None:
        if not word:
            self._print("play-help")
        elif folded(word) in ("rulings", folded(self._say("rulings"))):
            self.screen.lines(f"· {ruling}" for ruling in self._teller.rulings())
        else:
            found = self._teller.help(word)
            self.screen.lines(self._headed(name, help) for name, help in found)
            if not found:
                self._refuse("no-help", word, self._teller.helped())

    # ------------------------------------------------------------ the end, and small things

    def _finish(self) -> None:
        """What the last person missed, then the scores. When nobody was there, a spectator's log of it all."""
        people = self.seating.people
        reader = people[0] if len(people) == 1 else None
        shown = max((self._shown[seat] for seat in people), default=0)
        seen = self.match.observe(reader)
        print_log(self.screen, self._teller, [tell.seen_by(reader) for tell in self.match.tells[shown:]], seen)
        print_scores(self.screen, self._say, self._teller, self.match)

    def _read(self, code: str, **values: Any) -> str:
        """A line from the terminal; from a pipe it is printed too, so that what was printed reads like a talk."""
        try:
            typed = input(self._say(code, **values) + " ").strip()
        except EOFError:
            self.screen.line()
            raise Left("input-ended") from None
        if not sys.stdin.isatty():
            self.screen.line(one_line(typed))
        return typed

    def _refuse(self, code: str, typed: str, known: Iterable[str], **values: Any) -> None:
        """Say that a word means nothing here, and which was probably meant."""
        refusal = unknown(BadCommand, code, one_line(typed), known, **values)
        self.screen.line(refusal.say(self._say.language))

    def _print(self, code: str, **values: Any) -> None:
        self.screen.line(self._say(code, **values))
