"""Things with two sides: which one is used of each, all alike, by chance, or as somebody has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saloon.engine import Dice, FreeText, Picker

CHOSEN, RANDOM = "chosen", "random"
"""What an option can say beside the side that all show."""


class Sides:
    """Things by their number, and their two sides by the letter that stands for each (`abab`)."""

    def __init__(self, numbers: Sequence[int], sides: Mapping[str, str]) -> None:
        self.numbers, self.sides = numbers, dict(sides)

    def read(self, text: str) -> dict[int, str]:
        """A letter for each thing, in their order."""
        if len(text) != len(self.numbers) or set(text) - self.sides.keys():
            raise ValueError(text)
        return {number: self.sides[letter] for number, letter in zip(self.numbers, text, strict=True)}

    def chosen(self, like: str, option: str, ids: Sequence[str] = (), kind: str = "") -> FreeText:
        """An option's choice of a side for each thing, which is called as the component of its id, or else by its number."""
        places = dict.fromkeys(ids or map(str, self.numbers), tuple(self.sides))
        return FreeText(like, self.read, (option, CHOSEN), Picker(places, "".join, tuple, kind))

    def shown(self, option: str, chosen: str, dice: Dice) -> dict[int, str]:
        """The side of each, as an option says, and the text that it may leave the choice to."""
        if option == CHOSEN:
            return self.read(chosen)
        if option == RANDOM:
            sides = list(self.sides.values())
            return {number: dice.pick(sides) for number in self.numbers}
        return dict.fromkeys(self.numbers, option)
