"""Free texts of options are picked in the form of a new table: every game, every such option."""

import pytest

from saloon.engine import LANGUAGES, all_games
from saloon.engine.options import read_options
from saloon.engine.wording import Teller
from saloon.games.carson_city.components import Parcel
from saloon.games.carson_city.picking import RIVER_PICKER, in_course

FREE = [(game, option) for game in all_games() for option in game.options.values() if option.free_text]


@pytest.fixture(params=FREE, ids=[f"{game.id}-{option.name}" for game, option in FREE])
def free(request):
    return request.param


def test_a_text_and_what_is_picked_are_the_same(free):
    game, option = free
    picker = option.free_text.picker
    answers = picker.read(option.default)
    assert len(answers) == len(picker.places)
    assert all(answer in allowed for answer, allowed in zip(answers, picker.places.values(), strict=True))
    assert picker.write(answers) == option.default
    read_options(game.options_type, game.seats[-1], {option.name: picker.write(answers)})


def test_a_text_is_asked_for_only_beside_the_value_that_needs_it(free):
    game, option = free
    if option.free_text.when:
        beside, value = option.free_text.when
        assert value in game.options[beside].values


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_answers_have_names(free, language):
    game, option = free
    teller = Teller(game, language, [])
    assert f"option-{option.name}.pick" in teller.texts
    for place, answers in option.free_text.picker.places.items():
        assert "_" not in teller.option_pick(option, place)
        assert all("_" not in teller.option_pick(option, answer) for answer in answers if answer)


def test_parcels_are_put_into_their_course_however_they_were_picked():
    course = ["14", "24", "25", "35", "45", "55", "54", "64", "74", "84"]
    assert [parcel.id for parcel in in_course([Parcel.of(id) for id in sorted(course)])] == course


def test_parcels_that_are_no_course_are_written_all_the_same():
    """The option says then what is wrong with them."""
    assert sorted(RIVER_PICKER.write(["11", "", "88", "12"]).split(",")) == ["11", "12", "88"]
