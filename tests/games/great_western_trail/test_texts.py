"""Every text that the game can need exists in both languages, renders, and tells a reader only what is theirs to know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from importlib.resources import files

import pytest

from games.great_western_trail.scene import play, scene
from saloon.engine import LANGUAGES, Tell, WhyNot
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import (
    BUILDINGS,
    CITIES,
    DISCS,
    HAZARDS,
    JOBS,
    MASTERS,
    OBJECTIVES,
    PURCHASES,
    SINGLES,
    SPACES,
    STATIONS,
    TRACK,
    WORKERS,
    Card,
    Command,
    Track,
)
from saloon.games.great_western_trail.poker.components import BONUSES
from saloon.games.great_western_trail.rails.components import TOWNS
from saloon.games.great_western_trail.sam.components import Expansion
from saloon.games.great_western_trail.scoring import SCORING
from texts import UNSAID, explained, labels, said, source, teller_of, whole_source

SHARED = "saloon.games.trail"
teller = partial(teller_of, GAME)


def events() -> set[str]:
    """Every event that the rules tell, those of modules too; those of an automa's card are shared."""
    told = source(GAME.package, "rules") + source(SHARED) + modules()
    return {"sam_turns", "sam_shuffles", *re.findall(r'\btell\(\s*(?:g, \w+, )?"([^"]+)"', told)}


def modules() -> str:
    """The source of all parts of the game but what sisters share."""
    return "".join(whole_source(part) for part in GAME.packages[1:] if part != SHARED)


def reasons() -> set[str]:
    """Every reason that the rules give."""
    text = files(GAME.package).joinpath("rules", "reasons.py").read_text("utf-8")
    named = re.findall(r'why_not\(\s*me\.seat, [^,]+, [^")]*?"([a-z_]+)"', text + modules())
    named += re.findall(r': "([a-z_]+)",\n', text)
    said = [key.removeprefix("why-") for key in {*GAME.texts("en").keys()} if key.startswith("why-")]
    named += [reason for reason in said if f'"{reason}"' in modules()]
    named += [f"no_{what}" for what in ("card", "any", "pair", "value_three", "objective", "money", "hazard")]
    named += [f"none_{what}" for what in ("forests", "pairs", "hazards", "stations", "cowboys", "builders", "engineers")]
    return {*named, "certificates_full", *re.findall(r'because\("([a-z_]+)"\)', source(SHARED))}


# ------------------------------------------------------------ the files


def wanted() -> Iterator[str]:
    for name in (*(f"command-{command}" for command in Command.all), *(f"disc-{disc.id}" for disc in DISCS)):
        yield from (name, f"{name}.help")
    yield from (f"do-{verb}-pass" for verb, spec in GAME.rules.verbs.items() if "pass" in spec.values)
    yield from (f"tell-{event}" for event in events())
    yield from (f"why-{reason}" for reason in reasons())
    yield from (f"category-{category}" for category in SCORING)
    yield from (f"ruling-q{number:02}" for number in range(1, 46))
    yield from ("group-local", "group-auxiliary", "group-objective", "countdown-jobs", "summary-coin", "summary-hand-cards")
    yield from ("budget-dollars", "budget-certificates", "budget-tokens", "phase-move", "phase-act", "phase-draw")
    yield from re.findall(r'say\("([a-z][\w.-]+)"', source(GAME.package) + source(SHARED))
    yield from re.findall(r'"(board-[a-z-]+)"', source(GAME.package, "board"))
    yield from (f"board-{each}" for each in ("rail", "trail", "markets", "mat", "mat-of", "hand", "hand-of", "rivals"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language):
    assert set(wanted()) - set(GAME.texts(language).keys()) == set()


def test_no_event_and_no_reason_is_left_over():
    keys = set(GAME.texts("en").keys())
    assert {key for key in keys if key.startswith("tell-")} == {f"tell-{event}" for event in events()}
    assert {key for key in keys if key.startswith("why-")} == {f"why-{reason}" for reason in reasons()}


# ------------------------------------------------------------ names and help


@pytest.mark.parametrize(
    ("kind", "id", "title", "text"),
    [
        ("building", "4a-2", "Building 4a", "Needs 2 builders, worth 3 points. Other players who enter it pay its owner"),
        ("building", "C", "Neutral building C", "Everybody may use it, and nobody pays for it. Actions: gain 1 certificate or"),
        (
            "city",
            "toledo",
            "Toledo",
            "Value 12, black corners. You can deliver here once. With a disc here and in Chicago: 6 points",
        ),
        (
            "card",
            "OS3",
            "Objective “2 buildings, 1 hazard” (3 or 0 points)",
            "Worth 3 points at the end, if you have: 2 buildings",
        ),
        ("purchase", "longhorn+corriente-3", "Longhorn and Corriente (3 cowboys, $5)", "Uses 3 cowboys for the rest of this"),
        ("track", "39", "Station 10, space 39", "Upgrading costs $3 and is worth 9 points at the end; black corners."),
        (
            "action",
            "11a-2",
            "Once more: remove a hazard (−$2)",
            "Remove a hazard: pay what is shown and take any hazard tile of the trail.",
        ),
    ],
)
def test_help_is_composed_from_figures(kind, id, title, text):
    found, help_text = explained(GAME, "en", kind, id)
    assert found == title
    assert help_text.startswith(text)


def test_help_is_found_by_a_name_and_said_once():
    assert [name for name, _ in teller("en", 2).help("building 4a")] == ["Building 4a"]
    assert [name for name, _ in teller("fr", 2).help("bâtiment neutre c")] == ["Bâtiment neutre C"]


# ------------------------------------------------------------ labels


def test_a_move_says_the_steps_and_who_is_paid():
    match = scene(trail={"A1": "1a-1", "A2": "2a-0", "FLOOD2": "flood-4-green"}, dollars=9)
    assert labels(match) == [
        "Bob’s building 1a (1 step, −$2 to Bob)",
        "Flood, space 2 (1 step, −$2)",
        "Your building 2a (2 steps, −$2 to Bob)",
        "Neutral building B (2 steps, −$2)",
        "Neutral building B via Bob’s building 1a (3 steps, −$2 to Bob)",
        "Neutral building C (3 steps, −$2)",
    ]


def test_a_name_with_a_vowel_is_elided_in_french():
    match = scene(trail={"A1": "1a-0", "A2": "2a-1"}, active=1, dollars=9)
    assert labels(match, "fr")[0] == "Bâtiment 1a d’Ann (1 pas, −2\u00a0$ pour Ann)"
    assert "Votre bâtiment 2a (2 pas, −2\u00a0$ pour Ann)" in labels(match, "fr")


def test_local_actions_say_what_they_cost_and_bring():
    match = play(scene(2, herder="START", hand="galloway", dollars=9, jobs={1: "cowboy"}), "move:A")
    assert labels(match) == [
        "Discard a Galloway (+$2)",
        "Hire a worker",
        "Hire a worker ($2 more)",
        "Gain $1",
        "Draw 1 card, discard 1",
        "End the turn",
    ]


def test_a_worker_is_offered_for_what_it_costs_in_all():
    match = play(scene(2, herder="START", dollars=9, jobs={1: "cowboy engineer"}), "move:A", "act:A-3")
    assert labels(match) == ["Cowboy of row 1 ($8)", "Engineer of row 1 ($8)"]


def test_the_number_of_engineers_is_told():
    match = play(scene(2, herder="B", workers=(1, 1, 3)), "move:C")
    assert "Engine forward up to 3 spaces (3 engineers)" in labels(match)


def test_purchases_name_the_best_card_of_a_breed():
    match = play(
        scene(2, herder="D", workers=(3, 1, 1), dollars=20, market="shorthorn-3 shorthorn-5 longhorn corriente"), "move:E"
    )
    play(match, "act:E-2")
    assert labels(match) == [
        "Longhorn, 2 points (1 cowboy, $6)",
        "Corriente, 3 points (1 cowboy, $6)",
        "Longhorn, 2 points (2 cowboys, $3)",
        "Corriente, 3 points (2 cowboys, $3)",
        "Longhorn, 2 points and Corriente, 3 points (3 cowboys, $5)",
        "Shorthorn, 5 points (1 cowboy, $12)",
        "Shorthorn, 5 points (3 cowboys, $6)",
        "Buy nothing more",
    ]


# ------------------------------------------------------------ the log


SAMPLE = {
    "to": SPACES[5], "space": SPACES[5], "origin": SPACES[2],
    "tile": HAZARDS[0], "old": BUILDINGS[0, "1a"], "cards": list(OBJECTIVES[:2]),
    "card": OBJECTIVES[5], "dollars": 3, "city": CITIES[3], "disc": STATIONS[2], "count": 2, "certificates": 1, "permanent": 1,
    "rival": 1, "worker": WORKERS[2], "tiles": list(HAZARDS[:2]), "track": TRACK[9], "station": STATIONS[2],
    "master": MASTERS[0], "zone": "hand", "source": "display", "town": TOWNS[0],
    "why": "only", "by": "1", "steps": 2, "row": 3, "action": "buy", "can": 1, "workers": "cowboy", "cowboys": 2,
    "builders": 1, "points": 4, "expansion": Expansion.of("easy_1"),
    "token": BONUSES[0], "value": 7, "rest": 1,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language):
    seen = scene().observe(0)
    for event in sorted(events()):
        line = teller(language, 3).line(Tell(0, event, 0, SAMPLE), seen)
        assert line.endswith(".")
        assert not UNSAID.search(line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_given(language):
    seen = scene().observe(0)
    values = {"card": Card.of("galloway"), "purse": 1, "builders": 2, "cowboys": 3, "have": 1, "value": 10, "total": 4}
    for reason in sorted(reasons()):
        why = WhyNot(0, "act", SINGLES[0], reason, {**SAMPLE, **values})
        assert teller(language, 3).reason(why, seen).endswith(".")


def test_a_line_of_the_log_stays_true_when_the_tile_is_gone():
    """The space is named, not what lay there."""
    match = scene(trail={"FLOOD1": "flood-4-green"}, dollars=9, listen=True)
    play(match, "move:FLOOD1")
    (moved,) = [tell for tell in match.tells if tell.event == "moves"]
    match.state.trail[SPACES.index(moved.values["space"])] = None
    assert teller("en", 3).line(moved, match.observe(0)) == "Ann moves to flood space 1."


# ------------------------------------------------------------ whole games


def test_cards_drawn_are_named_to_their_player_only():
    match = play(scene(hand="criollo", draw="galloway pineywoods", dollars=9, listen=True), "move:B")
    play(match, "act:aux2", "discard:criollo")
    lines = [[teller("en", 3).line(tell.seen_by(seat), match.observe(seat)) for tell in match.tells] for seat in (0, 1)]
    assert "Ann draws 1 card: Galloway." in lines[0]
    assert "Ann draws 1 card: unseen." in lines[1]


def test_a_position_in_words():
    match = scene(
        2, trail={"A1": "4a-1", "FLOOD1": "flood-4-green", "OUT1": "outlaw-green"}, hand="galloway galloway longhorn",
        dollars=7, engine="ST3", certificates=2, workers=(2, 1, 3), cleared="hand step_left", stations="ST1", area="OS3",
        discard="criollo", market="longhorn hereford-6", jobs={1: "cowboy engineer"}, foresight={1: "outlaw-orange"},
    )  # fmt: skip
    lines = said(match, 0)
    for line in [
        "  A: neutral building A [herders: Ann]",
        "    way to B: A1: Bob’s building 4a (black hand) · A2: empty · A3: empty",
        "  Outlaws beside the trail: 1 green outlaw (green hand), 2 empty, 3 empty",
        "Ann (you, to play): $7, 3 cards in hand (limit 5), herder on neutral building A, engine on station 3, after space 10",
        "  2 cowboys, 1 builder, 3 engineers; 2 of 3 certificates, 0 permanent; 0 exchange tokens; step limit 4",
        "  Objectives played: objective “2 buildings, 1 hazard” (3 or 0 points)",
        "Cattle market: Longhorn (value 3, 2 points), Hereford (value 5, 6 points); 0 cards in the stack",
        "Your hand: 2 × Galloway (value 2), Longhorn (value 3, 2 points)",
        "Your discard pile: Criollo (value 1)",
    ]:
        assert line in lines


def test_jobs_and_purchases_are_told_apart():
    say = GAME.texts("en")
    assert GAME.page.help is not None
    for things in (JOBS.values(), PURCHASES, Track.all.values()):
        titles = [GAME.page.help(say, thing) for thing in things]
        assert len({found[0] for found in titles if found}) == len(titles)
