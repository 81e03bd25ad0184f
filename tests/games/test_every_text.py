"""What every game must be able to say, in both languages: the same promises of each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice, product

import pytest

from games.tables import GAMES, NAMES, TABLES, is_of_the_house, needs
from saloon.engine import LANGUAGES, Game, seeded, texts
from texts import (
    UNSAID,
    decisions,
    explained,
    locale_problems,
    random_match,
    superseded,
    teller_of,
    unreadable,
    unused_messages,
)

PARTS = {
    part: [game for (game,) in (each.values for each in GAMES) if part in game.packages]
    for part in sorted({part for each in GAMES for part in each.values[0].packages[1:]})
    if files(part).joinpath("locale").is_dir()
}
"""Packages whose messages belong to games, with those games."""
LABELS = 200
"""Values of a verb that are looked at, at most; a verb can have a thousand alike."""


# ------------------------------------------------------------ the files


def wanted(game: Game) -> Iterator[str]:
    """What the house asks of the texts of any game."""
    yield from ("game", "game.about", "unknown")
    yield from (f"verb-{verb}{part}" for verb in game.rules.verbs for part in ("", ".help"))
    yield from (f"standing-{id}{part}" for id in game.page.standing for part in ("", ".help"))
    for option in game.options.values():
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        yield from (f"option-{option.name}-{value}" for value in option.values)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same(game):
    assert locale_problems(*game.packages) == []


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_of_a_part_say_the_same(part):
    """Whatever a message refers to must exist in every game that the part belongs to."""
    for game in PARTS[part]:
        assert locale_problems(part, *(package for package in game.packages if package != part)) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_missing(game):
    assert set(wanted(game)) - set(game.texts("en").keys()) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_left_over(game):
    assert unused_messages(game) - set().union(*(texts(part, "en").keys() for part in game.packages[1:])) == set()


@pytest.mark.parametrize("part", PARTS)
def test_every_message_of_a_part_serves_a_game(part):
    """A message serves no game if each of them leaves it unused or says it differently."""
    idle = [unused_messages(game) | superseded(game, part) for game in PARTS[part]]
    assert set(texts(part, "en").keys()) & set.intersection(*idle) == set()


@pytest.mark.parametrize("package", [*(game.values[0].package for game in GAMES), *PARTS])
def test_the_french_signs_stand_after_a_space_that_does_not_break(package):
    text = files(package).joinpath("locale", "fr.ftl").read_text("utf-8")
    assert re.findall(r"[^\u00a0\n][:;!?»]|«[^\u00a0]|'", text) == []
    assert re.findall(r"[\d}] ?\$(?![a-z])", text) == []


# ------------------------------------------------------------ names and help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [each for each in GAMES if each.values[0].page.help is not None])
def test_every_component_is_explained(game, language):
    for thing in game.things():
        title, text = explained(game, language, thing.kind, thing.id)
        assert text.endswith("."), thing
        assert not UNSAID.search(title + text), title + text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_categories_and_rulings_have_names(game, language):
    teller = teller_of(game, language, 2)
    for option in game.options.values():
        assert teller.option(option) != option.name
        assert teller.option_help(option)
        assert all(teller.option_value(option, value) for value in option.values)
    g = random_match(game, 2, {}, seed=1, choices=0).state
    assert all(teller.category(category) != category for category in game.rules.score(g, 0))
    assert len(teller.rulings()) > 20 * is_of_the_house(game) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES[::3])
def test_every_value_of_every_verb_has_a_label(game, seats, options, language):
    """Even those that no question of this position offers."""
    match = random_match(game, seats, options, seed=5, choices=60)
    teller, seen = teller_of(game, language, seats), match.observe(0)
    for verb, spec in game.rules.verbs.items():
        for value in spec.values[:: max(1, len(spec.values) // LABELS)]:
            label = teller.label(verb, value, seen)
            assert len(label) > 1, (verb, value)
            assert not UNSAID.search(label), label


# ------------------------------------------------------------ the score sheet


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_lines_of_a_score_sheet_add_up(game, seats, options):
    """Every so many decisions and at the end, for everybody, in both languages."""
    needs(game, game.page.score_sheet)
    for number, match in enumerate(decisions(game, seats, options, seed=60 + seats)):
        if number % 30 == 5 or match.over:
            for seat, language in product(range(game.rules.seats_of(match.state)), LANGUAGES):
                lines = game.page.score_sheet(match.state, seat, game.texts(language))
                found = {category: sum(points for _, points in each) for category, each in lines.items()}
                assert found == game.rules.score(match.state, seat)
                assert not [text for each in lines.values() for text, _ in each if UNSAID.search(text) or text[0].islower()]


# ------------------------------------------------------------ whole games


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_random_game_can_be_read(game, seats, options):
    """Questions, labels and reasons at every decision, in both languages; the whole log for every reader."""
    assert unreadable(game, seats, options, seed=seats) == []


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_position_tells_a_seat_only_what_it_knows(game, seats, options):
    """Said from a position that differs only in what is hidden, the lines are the same; and nothing in them is left unsaid."""
    needs(game, game.page.position)
    names, dice = game.occupants(NAMES[:seats]), seeded("leak", seats)
    for match in islice(decisions(game, seats, options, seed=40 + seats), 5, None, 40):
        for seat in (None, *range(seats)) if not match.over else ():
            lines = game.page.position(match.observe(seat), seat, names, game.texts("en"))
            assert lines == game.page.position(match.imagine(seat, dice).observe(seat), seat, names, game.texts("en"))
            assert not [
                line
                for line in (*lines, *game.page.position(match.observe(seat), seat, names, game.texts("fr")))
                if UNSAID.search(line)
            ]
