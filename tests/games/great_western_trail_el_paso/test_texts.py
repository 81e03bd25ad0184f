"""Every text that the game can need exists in both languages, renders, and tells a reader only what is theirs to know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest

from games.great_western_trail_el_paso.scene import arrive, play, scene, solo
from saloon.engine import LANGUAGES, Match, Tell, WhyNot
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BONUS_TILES,
    BUILDINGS,
    FACES,
    OBJECTIVES,
    POSTS,
    SLOTS,
    SOLO,
    SPACES,
    TRAINS,
    WORKERS,
    Cattle,
    Command,
    Space,
)
from saloon.games.great_western_trail_el_paso.scoring import SCORING
from texts import UNSAID, explained, labels, said, source, teller_of

SHARED = "saloon.games.trail"
teller = partial(teller_of, GAME)


def events() -> set[str]:
    """Every event that the rules tell."""
    text = source(GAME.package, "rules") + source(GAME.package, "sue") + source(SHARED)
    of_automas = {f"sue{event}" for event in re.findall(r'\.tell\(f"\{word\}(\w+)"', text)}
    either = re.findall(r'\.tell\("\w+" if [^"]+ else "(\w+)"', text)
    return {*re.findall(r'\.tell\(\s*"([^"]+)"', text), *either, *of_automas}


def reasons() -> set[str]:
    """Every reason that the rules give."""
    text = source(GAME.package, "rules")
    named = re.findall(r'why_not\(me\.seat, [^,]+, [^,]+, "([a-z_]+)"', text) + re.findall(r': "([a-z_]+)",\n', text)
    named += re.findall(r'(?:return|else) \(?"([a-z_]+)", \{', text)
    return {*named, "no_any", "no_value_two", "certificates_full", *re.findall(r'because\("([a-z_]+)"\)', source(SHARED))}


# ------------------------------------------------------------ the files


def wanted() -> Iterator[str]:
    for name in (*(f"command-{command}" for command in Command.all), *(f"worker-{worker.id}" for worker in WORKERS)):
        yield from (name, f"{name}.help")
    yield from (f"do-{verb}-pass" for verb, spec in GAME.rules.verbs.items() if "pass" in spec.values)
    yield from (f"tell-{event}" for event in events())
    yield from (f"why-{reason}" for reason in reasons())
    yield from (f"category-{category}" for category in SCORING)
    yield from (f"ruling-g{number:02}" for number in range(1, 33))
    yield from ("group-local", "group-auxiliary", "countdown-simmentals", "phase-move", "phase-act", "phase-draw")
    yield from ("budget-dollars", "budget-certificates", "budget-tokens")
    yield from ("summary-coin", "summary-hand-cards", "summary-cattle-head", "summary-person")
    yield from re.findall(r'say\("([a-z][\w.-]+)"', source(GAME.package))
    yield from re.findall(r'"((?:board|tab)-[a-z-]+)"', source(GAME.package, "board"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language):
    assert set(wanted()) - set(GAME.texts(language).keys()) == set()


def test_no_event_and_no_reason_is_left_over():
    keys = set(GAME.texts("en").keys())
    assert {key for key in keys if key.startswith("tell-")} == {f"tell-{event}" for event in events()}
    assert {key for key in keys if key.startswith("why-")} == {f"why-{reason}" for reason in reasons()}


# ------------------------------------------------------------ help


@pytest.mark.parametrize(
    ("kind", "id", "title", "text"),
    [
        (
            "face",
            "2a",
            "Building 2a",
            "A common building; the supply has 2. Needs 2 builders and $4, and the price of its space",
        ),
        (
            "building",
            "F",
            "Neutral building F",
            "A neutral building: everybody may use it. Actions: do an auxiliary action · use",
        ),
        (
            "post",
            "P16",
            "Trading post 16",
            "Needs a total value of 16. Black corners: for any disc. You can deliver here again",
        ),
        (
            "objective",
            "O18",
            "Objective “a disc on trading post 12, 1 bonus tile” (4 points)",
            "Worth 4 points at the end, if you",
        ),
        ("bonustile", "exchange", "Bonus tile “draw 1 card and discard 1, 3 times” (3 points)", "Worth 3 points at the"),
        ("slot", "R2", "Hand limit 5", "Once this disc is taken for a delivery, for good: hand limit 5. You pay $4;"),
        ("slot", "L1", "“gain $3” instead of “gain $1”", "Once this disc is taken"),
        (
            "auxiliary",
            "L2",
            "Auxiliary action: gain 1 certificate",
            "Auxiliary action 2 of your player board: gain 1 certificate.",
        ),
        ("bonus", "discard_builder", "Discard a builder (−$2, +1 certificate)", "At any time of your own turn"),
        (
            "cattle",
            "shorthorn",
            "Shorthorn",
            "Breeding value 4, 5 points. There are 8 in the cattle market. Costs 3 cowboys and $6.",
        ),
        (
            "train",
            "T4-front",
            "Train card 4",
            "Needs 4 engineers and $8. Actions: gain up to 3 certificates · take an objective or",
        ),
        (
            "solo",
            "A6",
            "Card A6 (a step per cowboy; cattle market)",
            "Sue’s movement: a step per cowboy. Then her action: cattle",
        ),
        ("space", "S2o", "Outer space 2", "A space for a common building. Building here costs $1."),
        ("action", "1b-1", "Discard a cattle card, gain $2 per point of its breeding value", "Put one card of the kind shown"),
        (
            "action",
            "B-3",
            "Hire another worker, of a different type ($8, a joker $12)",
            "Hire another worker: only after the first",
        ),
    ],
)
def test_help_is_composed_from_figures(kind, id, title, text):
    found, help_text = explained(GAME, "en", kind, id)
    assert found == title
    assert help_text.startswith(text)


def test_the_help_of_sue_s_cards_says_that_they_are_reconstructed():
    assert all("our reconstruction" in explained(GAME, "en", "solo", card.id)[1] for card in SOLO)
    assert all("notre reconstitution" in explained(GAME, "fr", "solo", card.id)[1] for card in SOLO)


def test_help_is_found_by_a_name_and_said_once():
    assert [name for name, _ in teller("fr", 2).help("bâtiment neutre c")] == ["Bâtiment neutre C"]
    assert [name for name, _ in teller("en", 2).help("trading post 12")] == ["Trading post 12"]


# ------------------------------------------------------------ labels


def reasons_given(match: Match, language: str = "en") -> dict[str, str]:
    """What is missing in the open question, and why."""
    (ask,) = match.asks.values()
    seen, words = match.observe(ask.seat), teller(language, len(match.state.players))
    missing = [why for why in match.why_not if why.verb == ask.verb]
    return {words.label(why.verb, why.value, seen, ask.about): words.reason(why, seen) for why in missing}


def test_a_move_says_the_steps_and_the_cowboys():
    match = scene(at="NG", trail={"S6i": "1a-1", "S6o": "2a-0"}, workers=(1, 0, 0, 0))
    assert labels(match) == ["Bob’s building 1a (1 step)", "Your building 2a (1 step)", "El Paso (2 steps)"]
    match = scene(at="NB", workers=(1, 0, 0, 0))
    assert labels(match)[-1] == "Neutral building F (4 steps, −1 cowboy)"


def test_a_name_with_a_vowel_is_elided_in_french():
    match = scene(at="NG", trail={"S6i": "1a-0"}, active=1, others={0: {}})
    assert labels(match, "fr")[0] == "Bâtiment 1a d’Ann (1 étape)"


def test_a_building_of_sue_is_called_hers():
    match = solo(active=0, at="NG", trail={"S6i": "1a-1", "S6o": "2a-1"})
    assert labels(match)[0] == "Sue’s building 1a (1 step)"


def test_local_actions_say_what_they_cost_and_bring():
    match = arrive("NB", hand="galloway", dollars=14)
    assert labels(match) == [
        "Discard a Galloway (+$2)",
        "Hire a worker ($5, a joker $9)",
        "Auxiliary action: gain $1",
        "Auxiliary action: draw 1 card, discard 1",
        "End the turn",
    ]


def test_auxiliary_actions_are_shorter_under_their_heading():
    assert labels(arrive("NC"), short=True) == [
        "Gain $2",
        "Gain 1 certificate",
        "Gain $1",
        "Draw 1 card, discard 1",
        "End the turn",
    ]


def test_an_auxiliary_action_is_called_what_it_is_without_its_disc():
    assert "Auxiliary action: gain $3" in labels(arrive("NC", cleared="L1"))


def test_a_worker_is_offered_for_what_it_costs_in_all():
    match = play(arrive("NB", dollars=9), "act:B-2")
    assert labels(match) == ["Cowboy ($5)", "Builder ($5)", "Engineer ($5)", "Joker ($9)"]


def test_cattle_is_offered_with_its_cowboys_and_dollars():
    match = play(arrive("ND", workers=(2, 0, 0, 0), dollars=9, listen=True), "act:D-3")
    assert labels(match) == ["Black Angus, value 3, 2 points (1 cowboy, $2)", "Corriente, value 3, 3 points (2 cowboys, $4)"]
    assert reasons_given(match)["Shorthorn, value 4, 5 points (3 cowboys, $6)"] == (
        "Needs 3 cowboys; you have 2, jokers included."
    )


def test_a_train_card_is_offered_with_its_actions_and_its_price():
    match = play(arrive("NF", workers=(0, 0, 2, 0), dollars=9), "act:F-2")
    assert labels(match) == [
        "Train card 1: take an objective · gain an exchange token (1 engineer, $2)",
        "Train card 2: take a bonus tile · do an auxiliary action (2 engineers, $4)",
    ]


def test_a_building_says_its_builders_dollars_and_points_and_a_site_its_price():
    match = play(arrive("NE", workers=(0, 2, 0, 0), dollars=9), "act:E-2")
    assert labels(match) == ["Building 1a (1 builder, $2, 1 point)", "Building 2a (2 builders, $4, 2 points)"]
    play(match, "build:2a")
    assert labels(match)[:3] == [
        "Space 1 (2 builders, $7, of it $3 for the space)",
        "Inner space 2 (2 builders, $4)",
        "Outer space 2 (2 builders, $5, of it $1 for the space)",
    ]


def test_a_building_that_could_only_replace_another_says_the_difference():
    match = play(arrive("NE", trail={"S1": "2a-0", "S3": "4a-0"}, workers=(0, 2, 0, 0), dollars=9), "act:E-2")
    assert "Building 6a, instead of one of yours (2 builders, $4, 15 points)" in labels(match)


def test_a_site_says_what_would_be_replaced_and_what_that_costs():
    match = play(arrive("NE", trail={"S1": "2a-0"}, workers=(0, 3, 0, 0), dollars=9), "act:E-2", "build:3a")
    assert labels(match)[-1] == "Replace 2a on space 1 (1 builder, $2)"


def test_a_post_says_what_the_hand_is_worth_the_certificates_and_what_it_brings():
    match = play(scene(at="NG", hand="criollo galloway corriente", certificates=4, listen=True), "move:EP")
    assert labels(match)[:5] == [
        "Trading post 0 (your hand: 6, gain $1)",
        "Trading post 5 (your hand: 6, gain 1 certificate)",
        "Trading post 7 (your hand: 6, −1 certificate, take an objective)",
        "Trading post 9 (your hand: 6, −3 certificates, hire a worker for free, a joker $4)",
        "Trading post 10 (your hand: 6, −4 certificates, gain 1 certificate, 2 points)",
    ]
    assert reasons_given(match)["Trading post 12 (your hand: 6, 4 points)"] == (
        "Needs a value of 12; with all certificates you reach 10."
    )


def test_certificates_say_how_many_there_will_be():
    match = play(arrive("EP", hand="criollo galloway corriente", certificates=2), "deliver:P5", "disc:L1")
    assert labels(match) == ["Take 1 certificate (3 in all)", "Take no certificate"]


def test_a_disc_says_what_it_opens_and_its_money():
    match = play(scene(at="NG", hand="hereford shorthorn corriente", cleared="L3"), "move:EP", "deliver:P12")
    assert labels(match) == [
        "“gain $3” instead of “gain $1”",
        "Opens “gain 1 certificate”",
        "Opens “remove a cattle card from the game” (−$3)",
        "A permanent certificate (+$1)",
        "Hand limit 5 (−$4)",
        "Movement limit 4 (+$2)",
    ]


def test_worker_bonuses_and_tokens_say_what_they_give():
    match = scene(at="NB", workers=(0, 1, 1, 1), dollars=2, tokens=1)
    assert labels(match)[-4:] == [
        "Exchange token (draw 1 card, discard 1)",
        "Discard a builder (−$2, +1 certificate)",
        "Discard an engineer (+$1)",
        "Discard a joker (+$2)",
    ]


# ------------------------------------------------------------ the log


SAMPLE = {
    "to": SPACES[5], "space": SPACES[5], "origin": SPACES[2], "tile": OBJECTIVES[0], "old": BUILDINGS[0, FACES[0]],
    "cards": [Cattle.of("galloway")], "card": Cattle.of("corriente"), "dollars": 3, "count": 2, "jokers": 1, "certificates": 1,
    "value": 12, "post": POSTS[3], "slot": SLOTS[2], "worker": WORKERS[2], "workers": list(WORKERS[:2]), "train": TRAINS[1],
    "left": 4, "steps": 2, "tie": 1, "stopped": 1, "lane": "inner", "why": "market",
    "spared": 1, "how": "filled", "next": BONUS_TILES[0], "whose": "other", "owner": 1,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language):
    seen = solo(active=0).observe(0)
    for event in sorted(events()):
        line = teller(language, 1).line(Tell(0, event, 0, SAMPLE), seen)
        assert line.endswith(".")
        assert not UNSAID.search(line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_given(language):
    seen = scene().observe(0)
    values = {"purse": 1, "have": 1, "total": 4}
    for reason in sorted(reasons()):
        why = WhyNot(0, "act", AUXILIARIES[0], reason, {**SAMPLE, **values})
        text = teller(language, 2).reason(why, seen)
        assert text.endswith(".")
        assert not UNSAID.search(text), text


def line(event: str, language: str = "en", **values) -> str:
    return teller(language, 2).line(Tell(0, event, 0, values), scene().observe(0))


def test_workers_are_counted_in_the_log():
    cowboy, joker = WORKERS[0], WORKERS[3]
    assert line("spends", worker=cowboy, count=3, jokers=0, dollars=6) == "Ann discards 3 cowboys and pays $6."
    assert line("spends", worker=cowboy, count=1, jokers=2, dollars=6) == "Ann discards 1 cowboy and 2 jokers and pays $6."
    alone = line("spends", worker=cowboy, count=0, jokers=1, dollars=2)
    assert alone == "Ann discards 1 joker in place of cowboys and pays $2."
    assert line("hires", worker=joker, dollars=0) == "Ann hires a joker for free."
    assert line("hires", "fr", worker=joker, dollars=4) == "Ann engage un ouvrier joker pour 4\u00a0$."
    assert line("discharges", worker=WORKERS[1]) == "Ann discards a builder for its bonus."


@pytest.mark.parametrize(("tile", "told"), [
    (OBJECTIVES[1], "Ann takes the objective “1 Corriente, 1 Black Angus” (3 points)."),
    (BONUS_TILES[1], "Ann takes the bonus tile “permanent certificate” (2 points)."),
])  # fmt: skip
def test_tiles_are_named_in_the_log(tile, told):
    assert line("takes_tile", tile=tile, how="row") == told


def test_the_first_move_is_a_beginning():
    neutral = {"to": Space.of("NC"), "space": Space.of("NC"), "whose": "nobody"}
    assert line("moves", origin=None, **neutral) == "Ann begins on neutral building C."
    assert line("moves", origin=Space.of("NB"), **neutral) == "Ann moves to neutral building C."


@pytest.mark.parametrize(("tile", "english", "french"), [
    ("2a-0", "Ann moves to their own building 2a.", "Ann rejoint le bâtiment 2a, qui lui appartient."),
    ("2a-1", "Ann moves to Bob’s building 2a.", "Ann rejoint le bâtiment 2a, qui appartient à Bob."),
])  # fmt: skip
def test_the_log_says_whose_building_was_reached(tile, english, french):
    match = arrive("S1", tile, listen=True)
    move = next(tell for tell in match.tells if tell.event == "moves")
    assert [teller(language, 2).line(move, match.observe(0)) for language in ("en", "fr")] == [english, french]


def test_the_log_says_whose_building_sue_has_reached():
    match = solo("A6", trail={"S1": "2a-0"}, listen=True)
    move = next(tell for tell in match.tells if tell.event == "sue_moves")
    assert teller("en", 1).line(move, match.observe(0)) == "Sue goes 1 step to Ann’s building 2a."


def test_sue_s_turn_reads_like_a_story():
    match = solo("A6", sue={"at": "NG", "workers": (2, 1, 1)}, listen=True)
    lines = [teller("en", 1).line(tell.seen_by(0), match.observe(0)) for tell in match.tells]
    assert lines[:6] == [
        "Sue turns over card A6 (a step per cowboy; cattle market).",
        "Both branches are equally long: Sue takes the inner one.",
        "Sue goes 1 step to El Paso, where every move ends.",
        "Sue takes a Corriente from the market, as her cowboys allow.",
        "Sue takes a Simmental; 4 are left.",
        "Sue puts a disc on trading post 7.",
    ]


def test_sue_s_ties_are_explained():
    match = solo("B1", sue={"row": "engineer builder cowboy"}, listen=True)
    lines = [teller("en", 1).line(tell.seen_by(0), match.observe(0)) for tell in match.tells]
    assert "Sue has as many of another type, but of those the engineers are leftmost: train." in lines


# ------------------------------------------------------------ whole games


def test_cards_drawn_are_named_to_their_player_only():
    match = play(arrive("NC", hand="criollo", draw="galloway pineywoods", listen=True), "act:L3", "discard:criollo")
    lines = [[teller("en", 2).line(tell.seen_by(seat), match.observe(seat)) for tell in match.tells] for seat in (0, 1)]
    assert "Ann draws 1 card: Galloway." in lines[0]
    assert "Ann draws 1 card: unseen." in lines[1]


def test_a_position_in_words():
    match = scene(
        2, at="NC", trail={"S1": "4a-1", "S2o": "2b-0"}, hand="galloway galloway corriente", dollars=7, certificates=2,
        tokens=1, workers=(2, 1, 0, 1), cleared="L1 R3", posts="P5 P12", objectives="O01", bonuses="permanent permanent",
        discard="criollo cowboy", removed="criollo", others={1: {"at": "EP", "posts": "P12 P12"}},
    )  # fmt: skip
    lines = said(match, 0)
    for line in [
        "5 Simmentals are left; then the next arrival at El Paso ends the game.",
        "  El Paso [ranchers: Bob]",
        "    space 1 ($3): Bob’s building 4a",
        "  C: neutral building C [ranchers: Ann]",
        "    outer space 2 ($1): Ann’s building 2b",
        "Ann (you, to play): $7, 3 cards in hand (limit 4), rancher on neutral building C",
        "  2 cowboys, 1 builder, 1 joker; 2 of 4 certificates, 2 permanent; 1 exchange token; movement limit 4",
        "  Auxiliary actions: gain $3 · draw 1 card, discard 1",
        "  Buildings: 2b on outer space 2",
        "  Discs on posts: 5 · 12",
        "  Objectives: “2 Black Angus” (3 points)",
        "  Bonus tiles: 2 × “permanent certificate” (2 points)",
        "  Draw stack 12, discard pile 2; 1 of 5 cards removed",
        "Your hand: 2 × Galloway (value 2), Corriente (value 3, 3 points)",
        "Your discard pile: Criollo (value 1), cowboy",
    ]:
        assert line in lines
    (posts,) = [line for line in lines if line.startswith("Trading posts:")]
    assert "12 (black corners, 4 points): Ann, 2 × Bob" in posts


def test_sue_in_words():
    match = solo(
        active=0, at="NB", reserve="cowboy joker",
        sue={"at": "NF", "workers": (3, 1, 1), "jokers": (1, 0, 0), "row": "engineer cowboy builder", "cattle": "hereford"},
    )  # fmt: skip
    lines = said(match, 0)
    assert "Sue: rancher on neutral building F, 6 discs left" in lines
    assert "  Row of workers, from the left: 1 engineer, 3 cowboys (1 of them a joker), 1 builder" in lines
    assert "  Cattle pile: Hereford" in lines
    assert "  Reserve 2, solo deck 8" in lines
