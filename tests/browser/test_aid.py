"""The player aid on paper."""

from __future__ import annotations

import re
from itertools import product

import pytest

from browser.conftest import Invite
from saloon.engine import LANGUAGES, all_games

PAGE = re.compile(rb"/Type\s*/Page\b")
AIDS = [game.id for game in all_games() if game.page.aid]


@pytest.mark.parametrize("game", AIDS)
def test_an_aid_fits_one_side_of_paper(invite: Invite, game: str) -> None:
    sides = {}
    for language, paper in product(LANGUAGES, ("A4", "Letter")):
        person = invite(language=language, theme="night").go(f"/games/{game}/aid")
        sides[language, paper] = len(PAGE.findall(person.page.pdf(format=paper, print_background=True)))
    assert set(sides.values()) == {1}, sides
