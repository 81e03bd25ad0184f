"""What the game says: names, labels, reasons, the log, the position in words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.great_western_trail_argentina.scene import play, scene
from saloon.engine import LANGUAGES, Match
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import WORKERS, Command
from saloon.games.great_western_trail_argentina.scoring import SCORING
from texts import explained, labels, said, source, teller_of


def events() -> set[str]:
    """Every event that the rules tell."""
    return set(re.findall(r'\.tell\(\s*"([^"]+)"', source(GAME.package, "rules")))


def wanted() -> Iterator[str]:
    for name in (*(f"command-{command}" for command in Command.all), *(f"worker-{worker.id}" for worker in WORKERS)):
        yield from (name, f"{name}.help")
    yield from (f"do-{verb}-pass" for verb, spec in GAME.rules.verbs.items() if "pass" in spec.values)
    yield from (f"tell-{event}" for event in events())
    yield from (f"category-{category}" for category in SCORING)
    yield from (f"ruling-g{number:02}" for number in range(1, 35))
    yield from ("group-local", "group-auxiliary", "group-objective", "countdown-jobs", "phase-move", "phase-act", "phase-draw")
    yield from ("budget-dollars", "budget-grain", "budget-certificates", "budget-tokens", "summary-coin", "summary-hand-cards")
    yield from re.findall(r'say\("([a-z][\w.-]+)"', source(GAME.package, "texts"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language):
    assert set(wanted()) - set(GAME.texts(language).keys()) == set()


# ------------------------------------------------------------ help


@pytest.mark.parametrize(
    ("kind", "id", "title", "text"),
    [
        ("building", "F", "Neutral building F", "Everybody may use it, and nobody pays for it. Actions: gain 1 certificate · "),
        ("building", "7a-0", "Building 7a", "Needs 4 carpinteros, worth 5 points. Other players who enter it pay its owner"),
        ("farmer", "blue-6-black", "Blue farmer, strength 6 (black hand)", "Shows a black hand: whoever enters pays a tax"),
        ("ship", "sh08", "Ship 8 to Rotterdam I", "Needs a value of 8; loading costs 1 grain; white corners. When you load it"),
        ("ship", "sh00", "Ship 0, which stays", "Needs a value of 0; loading costs 0 grain; white corners. When you load it: "),
        ("quay", "le_havre_2", "Quay Le Havre II", "A disc that is still here at the end is worth 1 point. A delivery from"),
        ("bonusspace", "rotterdam-a-west-1", "Rotterdam, west: gain $6, 1 point", "In Rotterdam, west (side a, 1 grain)."),
        ("disc", "aux6b", "Auxiliary action 6", "White corners. The first of its two discs that is cleared opens"),
        ("disc", "mv_right", "Movement limit +1", "Black corners: only for places with black corners, as long as you"),
        ("card", "exhaustion", "Exhaustion card", "No cattle: it has neither value nor strength and is worth −2 points"),
        ("card", "caracu_2", "Caracu (2 points)", "Breeding value 1, 2 points. Strength 7, if it is revealed"),
        ("master", "SM4", "1 grain less for every loading; at the end 3 points per 2 objective cards", "For a worker, when"),
        (
            "space",
            "y7",
            "Yellow space 1",
            "A space for yellow farmers; a new one goes on the lowest free number. $0 is",
        ),
        ("space", "x17", "Ramp 17 to Buenos Aires", "A shortcut to Buenos Aires, open to you if your locomotive has reached"),
        ("track", "depot", "The depot", "Locomotives come here from the terminus."),
        ("action", "H-1", "1 grain per granjero of yours", "Grain: the marker goes up the track, to 8 at the most"),
    ],
)
def test_help_is_composed_from_figures(kind, id, title, text):
    found, help_text = explained(GAME, "en", kind, id)
    assert found == title
    assert help_text.startswith(text)


# ------------------------------------------------------------ labels


def reasons_given(match: Match, language: str = "en") -> dict[str, str]:
    """What is missing in the open question, and why."""
    (ask,) = match.asks.values()
    seen, words = match.observe(ask.seat), teller_of(GAME, language, len(match.state.players))
    missing = [why for why in match.why_not if why.verb == ask.verb]
    return {words.label(why.verb, why.value, seen, ask.about): words.reason(why, seen) for why in missing}


def test_a_move_says_the_steps_and_the_taxes():
    match = scene(trail={"p01": "1a-1", "g1": "green-4-black"}, dollars=5)
    assert {
        "Bob’s building 1a (1 step, −$1 to Bob)",
        "Green farmer, strength 4, space 1 (1 step, −$1)",
        "Neutral building B (2 steps, −$1)",
        "Neutral building B via space 1 (2 steps, −$1 to Bob)",
    } <= set(labels(match))
    assert labels(match, "fr")[0] == "Bâtiment 1a de Bob (1 pas, −1\u00a0$ pour Bob)"


def test_a_ramp_is_called_by_its_number():
    assert "Ramp 9 to Buenos Aires (1 step)" in labels(scene(herder="H", engine=9))


def test_local_actions_say_what_they_cost_and_bring():
    match = play(scene(herder=None, hand="holando", dollars=20, jobs={1: "gaucho"}), "begin:A")
    assert labels(match) == [
        "Discard a Holando Argentino (+$2)",
        "Hire a worker",
        "Hire a worker ($2 more)",
        "Gain $1",
        "Draw 1 card, discard 1",
        "End the turn",
    ]


def test_a_farmer_says_his_strength_and_the_money_there():
    match = scene(herder=None, trail={"b2": "blue-4-green", "g1": "green-3-green"}, coins={"b2": 2}, hand="caracu_2")
    play(match, "begin:F", "act:F-2")
    assert "Blue farmer, strength 4, space 2 (+$3)" in labels(match)


def test_cattle_is_revealed_by_its_strength():
    match = scene(herder=None, trail={"b1": "blue-4-green", "b2": "blue-7-black"}, hand="caracu_2 caracu_3")
    play(match, "begin:F", "act:F-2", "help:b1", "pass")
    assert labels(match) == ["Caracu (strength 7, 2 points)", "Caracu (strength 7, 3 points)"]


def test_a_ship_says_its_grain_and_what_it_brings():
    match = play(scene(herder="y7", hand="serrano_2 chaqueno_1 patagonico", dollars=9, grain=1, listen=True), "move:ba")
    assert labels(match)[0] == "Ship 8 to Rotterdam I (−1 grain, gain an objective card)"
    assert labels(match)[-1] == "Ship 0, which stays (gain $2, −2 points)"
    assert reasons_given(match)["Ship 9 to Liverpool I (−1 grain, −$6)"] == "Needs a value of 9; yours is 8."


def test_a_delivery_says_its_grain_and_its_bonus():
    match = play(scene(herder="y7", quays="rotterdam_1", grain=1, listen=True), "move:ba")
    assert labels(match)[0] == "Rotterdam, west: gain $6, 1 point (−1 grain)"
    assert labels(match)[-1] == "No delivery"
    assert reasons_given(match, "fr")["Rotterdam, sud\u00a0: 12 points"] == "Coûte 7 grains\u00a0; vous en avez 1."


def test_a_building_that_is_replaced_saves_its_carpinteros():
    match = scene(herder=None, trail={"p01": "1a-0"}, workers=(1, 2, 1, 1), dollars=20, buildings="3a")
    play(match, "begin:B", "act:B-2")
    assert "Replace 1a on space 1 (1 carpintero less)" in labels(match)


# ------------------------------------------------------------ the log and the position


def test_a_farmer_has_his_article_in_the_log():
    match = play(scene(herder="y7", trail={"o1": "orange-4-black"}, listen=True), "move:ba")
    line = teller_of(GAME, "en", 3).line
    words = [line(tell.seen_by(None), match.observe(None)) for tell in match.tells]
    assert words[:2] == ["Ann to play.", "Ann moves to Buenos Aires."]


def test_the_position_names_ramps_sides_and_money():
    lines = said(scene(trail={"y4": "yellow-5-black"}, coins={"y4": 2}), 0)
    assert "  G: neutral building G · ramp 17" in lines
    assert any("yellow space 4: yellow farmer, strength 5 (black hand) ($5) · ramp 6" in line for line in lines)
    assert any(line.startswith("Le Havre: Le Havre I (no points)") for line in lines)


def test_the_panel_counts_bought_cattle_and_what_is_to_come():
    match = scene(options={"cattle_panel": "yes"}, herder=None, market="caracu_2", dollars=9)
    play(match, "begin:E", "act:E-2", "buy:caracu_2-1")
    assert "Ann has bought: Caracu (2 points)" in said(match, 1)
    assert not any("has bought" in line for line in said(scene(), 1))
