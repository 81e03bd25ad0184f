"""Options of a game: variants and rulings chosen for one play.

A game declares them as one frozen class; the types say what is allowed, the defaults what is played without a word:

    class Options(GameOptions, frozen=True):
        raid_mode: Literal["blocked", "literal"] = "blocked"
        river: bool = False
        two_player_mode: Annotated[Literal["two_ranches", "single_ranch"], For(seats=(2,))] = "two_ranches"
        killer_values: Annotated[str, FreeText("2/2 3/3 4/4", read_killers)] = "2/2,3/3,4/4"

In records and on the command line an option is text: `raid_mode=literal`, `river=yes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from saloon.engine.errors import BadOptions
from saloon.words.refusals import unknown

O = TypeVar("O", bound="GameOptions")


class GameOptions(Struct, frozen=True):
    """Base of a game's options."""

    def notices(self) -> Sequence[str]:
        """Ids of messages that people should read before they begin: what these options mean together."""
        return ()


class For(Struct, frozen=True):
    """An option that only exists for some seat counts."""

    seats: tuple[int, ...]


class Picker(Struct, frozen=True):
    """What a form offers instead of a free text: places with a few answers each, of which the text is made.

    places:  the answers that each place has, by its id; "" leaves it out.
    write:   the text of one answer for each place. read: the answers of a text.
    kind:    of the components that places or answers are, so that they are called as these are.
    columns: how many places stand beside one another, where they are a map.
    """

    places: Mapping[str, tuple[str, ...]]
    write: Callable[[Sequence[str]], str]
    read: Callable[[str], Sequence[str]]
    kind: str = ""
    columns: int = 0


class FreeText(Struct, frozen=True):
    """An option that is free text: how it must look, and a function that raises ValueError if it does not.

    when:   the option, and the value of it, that the text is needed for; a form asks for it only then.
    """

    like: str
    read: Callable[[str], Any]
    when: tuple[str, str] | None = None
    picker: Picker | None = None


class Option(Struct, frozen=True):
    """One option, for forms and command lines."""

    name: str
    default: str
    values: tuple[str, ...]
    seats: tuple[int, ...] | None
    free_text: FreeText | None

    @property
    def allowed(self) -> str:
        return self.free_text.like if self.free_text else ", ".join(self.values)


@lru_cache(maxsize=64)
def options_of(kind: type[GameOptions]) -> dict[str, Option]:
    """The options that a game declares, by name."""
    hints = get_type_hints(kind, include_extras=True)
    defaults = kind()
    return {name: _option(name, hints[name], getattr(defaults, name)) for name in kind.__struct_fields__}


def read_options(kind: type[O], seats: int, given: Mapping[str, str]) -> O:
    """Options from text; what is unknown, impossible or not for this seat count is refused."""
    known = options_of(kind)
    values = {name: _read(known, seats, name, text) for name, text in given.items()}
    return msgspec.convert(values, kind)


def write_options(options: GameOptions) -> dict[str, str]:
    """The options that differ from their defaults, as text."""
    known = options_of(type(options))
    texts = {name: _text(getattr(options, name)) for name in known}
    return {name: text for name, text in texts.items() if text != known[name].default}


def _option(name: str, hint: Any, default: Any) -> Option:
    extras: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *rest = get_args(hint)
        extras = tuple(rest)
    seats = next((extra.seats for extra in extras if isinstance(extra, For)), None)
    free_text = next((extra for extra in extras if isinstance(extra, FreeText)), None)
    if free_text is None and hint is not bool and not _is_words(hint):
        raise TypeError(f"option {name} must be a bool, a Literal of words or FreeText")
    values = ("no", "yes") if hint is bool else get_args(hint)
    return Option(name, _text(default), tuple(map(_text, values)), seats, free_text)


def _is_words(hint: Any) -> bool:
    """Whether it is a Literal of words; yes and no are for bools, and numbers would not come back from text as numbers."""
    words = get_args(hint)
    return get_origin(hint) is Literal and all(isinstance(word, str) for word in words) and set(words) != {"yes", "no"}


def _text(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _refuse_spaces(text: str) -> None:
    """In a record, a space ends an option."""
    if not text or any(char.isspace() for char in text):
        raise ValueError(text)


def _read(known: Mapping[str, Option], seats: int, name: str, text: str) -> Any:
    option = known.get(name)
    if option is None:
        raise unknown(BadOptions, "unknown-option", name, known)
    if option.seats and seats not in option.seats:
        raise BadOptions("option-not-for-seats", found=name, seats=seats, allowed=", ".join(map(str, option.seats)))
    if option.free_text:
        try:
            _refuse_spaces(text)
            option.free_text.read(text)
        except ValueError:
            raise BadOptions("bad-option", option=name, found=text, allowed=option.allowed) from None
        return text
    if text not in option.values:
        raise unknown(BadOptions, "bad-option", text, option.values, option=name)
    return {"yes": True, "no": False}[text] if option.values == ("no", "yes") else text
