"""Every text that the game can need exists in both languages, renders, and tells a reader only what is theirs to know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from importlib.resources import files

import pytest

from games.sans_foi_ni_loi.scene import land, scene
from saloon.engine import LANGUAGES, Match, Tell, WhyNot, value_text
from saloon.games.sans_foi_ni_loi import GAME
from saloon.games.sans_foi_ni_loi.components import CARDS, COMMANDS, HERDS, RANGES, Card
from saloon.games.sans_foi_ni_loi.rules.actions import _kind
from saloon.games.sans_foi_ni_loi.rules.effects import PLAYS
from saloon.games.sans_foi_ni_loi.rules.targets import always
from saloon.games.sans_foi_ni_loi.scoring import CATEGORIES
from texts import decisions, said, teller_of

tellers = partial(teller_of, GAME)
SHORT = 40
"""Characters of a line on a drawn card."""

RARE = (
    "both_fall",
    "bribe_accept",
    "bribe_refuse",
    "buries",
    "calms",
    "explodes",
    "nears_stall",
    "offers",
    "rescues",
    "rides_out",
    "rustles",
)
"""Events that a handful of random games may not bring."""

FROM_THE_HOOK = {"seize", "rustle", "lynch"}
"""Verbs whose whole value is named by `name`: the range alone does not say whose it is."""

TABLES = [
    (2, {}),
    (2, {"two_player_mode": "single_ranch", "mayor_bribe": "gold"}),
    (3, {"known_cards_aid": "on", "mayor_bribe": "gold"}),
    (4, {"raid_mode": "literal", "killer_reward": "victim_bonus", "mayor_bribe": "gold"}),
    (6, {"killer_values": "5/0,6/1,7/9", "known_cards_aid": "on"}),
]


def source() -> str:
    package = files(GAME.package)
    paths = (*package.iterdir(), *package.joinpath("rules").iterdir())
    return "".join(path.read_text("utf-8") for path in paths if path.name.endswith(".py"))


def events() -> set[str]:
    """Every event that the rules tell."""
    written = set(re.findall(r'\.tell\(\s*f?"([^"]+)"', source()))
    return written - {"bribe_{answer}"} | {f"bribe_{answer}" for answer in GAME.rules.verbs["bribe"].values}


def targeted() -> dict[str, Card]:
    """The cards that may lack a target, one for each reason."""
    return {_kind(card): card for card in CARDS if PLAYS[card].targets is not always}


# ------------------------------------------------------------ the files

ELSEWHERE = ("aid-", "aspect-", "coach-", "did-", "figure-", "gold-coins", "guide-", "lead-")
"""What tests of all games see to: aids, guides, coaches, notes, turns in a sentence, and what bots name."""


def wanted() -> Iterator[str]:
    """Every id that code can ask for, but for the labels of buttons."""
    yield from ("game", "game.about", "game.first", "game.full", "unknown")
    for thing in (*CARDS, *HERDS):
        yield from (f"{thing.kind}-{thing.id}", f"{thing.kind}-{thing.id}.one")
    for card in CARDS:
        yield from (f"card-{card.id}.help", f"card-{card.id}.short")
    yield from (f"card-{card.id}.quality" for card in RANGES)
    for name in (*(f"command-{command.id}" for command in COMMANDS), *(f"verb-{verb}" for verb in GAME.rules.verbs)):
        yield from (name, f"{name}.help")
    yield from (f"tell-{event}" for event in events())
    yield from ("why-too_dear", "why-deck_empty", "why-no_gold", *(f"why-no_target_{kind}" for kind in targeted()))
    for option in GAME.options.values():
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        yield from (f"option-{option.name}-{value}" for value in option.values)
        if option.free_text and option.free_text.picker:
            yield f"option-{option.name}.pick"
            yield from (f"option-{option.name}-{place}" for place in option.free_text.picker.places)
    yield from (f"{part}-{category}" for part in ("category", "sum") for category in CATEGORIES)
    yield from (f"ruling-a{number:02}" for number in range(25))
    yield from (
        "group-take",
        "group-play",
        "countdown-deck",
        "countdown-bank",
        "countdown-stall",
        *(f"term-{what}{part}" for what in ("deck", "bank", "stall") for part in ("", ".help")),
        "budget-points",
        "budget-gold",
        "budget-ranch",
    )
    yield from ("summary-coin", "summary-hand-cards")
    yield from (f"tab-{region}" for region in ("line", "rivals", "ranch", "hand"))
    yield from (f"standing-{id}{part}" for id in GAME.page.standing for part in ("", ".help"))
    position = files(GAME.package).joinpath("texts", "position.py").read_text("utf-8")
    yield from re.findall(r"""["'](word-[a-z-]+)["']""", position)
    drawings = "".join(
        path.read_text("utf-8") for path in files(GAME.package).joinpath("board").iterdir() if path.suffix == ".py"
    )
    yield from re.findall(r'"(board-[a-z-]+)"', drawings)
    yield from (f"board-{each}" for each in ("line", "rivals", "ranch", "hand", "discard", "bank"))
    yield from (f"tab-{each}" for each in ("line", "rivals", "ranch", "hand"))


def label_ids() -> set[str]:
    """Every id that can label an option as a whole: of its verb, or of one value of it."""
    values = ((verb, value) for verb, spec in GAME.rules.verbs.items() for value in spec.values)
    return {f"do-{verb}" for verb in GAME.rules.verbs} | {f"do-{verb}-{value_text(value)}" for verb, value in values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_is_left_over(language):
    keys = [key for key in GAME.texts(language).keys() if not key.startswith(ELSEWHERE) and not key.endswith(".some")]  # noqa: SIM118
    labels = {key for key in keys if key.startswith("do-")}
    assert set(keys) - labels == set(wanted())
    assert {label.removesuffix(".short") for label in labels} <= label_ids()
    assert {f"do-{verb}" for verb in GAME.rules.verbs.keys() - FROM_THE_HOOK - {"bribe"}} <= labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_on_a_card_is_short(language):
    say = GAME.texts(language)
    assert [card.id for card in CARDS if len(say(f"card-{card.id}.short")) > SHORT] == []


# ------------------------------------------------------------ sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [0, 1, 2])
def test_every_reason_can_be_given(language, points):
    teller, seen = tellers(language, 3), scene().observe(0)
    given = [(card, f"no_target_{kind}") for kind, card in targeted().items()]
    given += [(card, "too_dear") for card in CARDS] + [(command, "too_dear") for command in COMMANDS]
    for value, reason in given:
        assert teller.reason(WhyNot(0, "act", value, reason, {"cost": value.cost, "points": points}), seen).endswith(".")
    for reason in ("deck_empty", "no_gold"):
        assert teller.reason(WhyNot(0, "act", COMMANDS[0], reason, {"cost": 2, "gold": points}), seen).endswith(".")


@pytest.mark.parametrize(
    ("language", "coins"),
    [("en", ["0 gold coins", "1 gold coin", "2 gold coins"]), ("fr", ["0 pièce d’or", "1 pièce d’or", "2 pièces d’or"])],
)
def test_coins_are_counted(language, coins):
    for gold, words in enumerate(coins):
        line = tellers(language, 2).line(Tell(0, "sells_furs", 0, {"gold": gold, "ranch": 0}), scene(2).observe(0))
        assert line.endswith(f" {words}.")


def test_a_button_says_which_card_lies_in_the_slot_and_what_it_costs():
    match = scene(line=["range1", None, "holdup", "mayor", "herd3", "raid"], hand=["sheriff", "cowboy2", "lynching"])
    seen = match.observe(0)
    labels = [tellers("en", 3).label("act", value, seen) for value in match.asks[0].options]
    assert labels == [
        "Take a scrub range from slot 1 (1 point)",
        "Take a Hold-up from slot 3 (3 points)",
        "Take the Mayor from slot 4 (4 points)",
        "Take a prize herd from slot 5 (5 points)",
        "Take an Indian Raid from slot 6 (6 points)",
        "Draw a card unseen (3 points)",
        "Play the Sheriff (4 points)",
        "Place a seasoned cowboy (1 point)",
        "End the turn",
    ]


def test_two_ranches_of_a_player_are_told_apart():
    match = scene(2, hand=["panic"], ranches={1: {"gold": 1}, 3: {"gold": 2}})
    match.play("0 act:panic")
    labels = [tellers("fr", 2).label("ranch", value, match.observe(0)) for value in match.asks[0].options]
    assert labels == ["Sur le ranch Bob 1", "Sur le ranch Bob 2"]


# ------------------------------------------------------------ whole games


def test_random_games_tell_everything_there_is_to_tell():
    """So that the games above have shown every line of the log."""
    told = {tell.event for seats, options in TABLES for tell in _played(seats, options, seed=seats).tells}
    assert events() - told <= set(RARE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_are_told_too(language):
    values = {"home": 0, "ranch": 1, "rival": 1, "gold": 3, "found": 11, "cards": list(CARDS[:6])}
    values |= {"card": CARDS[9], "victim": CARDS[6], "herd": HERDS[0], "range": CARDS[0]}
    for event in RARE:
        assert tellers(language, 3).line(Tell(0, event, 0, values), scene().observe(0)).endswith(".")
    ends = [Tell(0, "ends", None, {"reason": reason}) for reason in ("deck", "bank", "both", "stall")]
    assert len({tellers(language, 3).line(tell, scene().observe(0)) for tell in ends}) == 4


def _played(seats: int, options: dict[str, str], seed: int) -> Match:
    *_, match = decisions(GAME, seats, options, seed)
    return match


# ------------------------------------------------------------ the position in words


def test_a_card_drawn_or_stolen_unseen_is_named_to_those_who_know_it():
    match = scene(hand=["sharp"], hands={1: ["mayor", "saloon"]}, deck=["girls", *["range1"] * 20], listen=True)
    match.play("0 act:draw", "0 act:sharp", "0 steal:mayor")
    teller = tellers("en", 3)
    logs = [[teller.line(tell.seen_by(seat), match.observe(seat)) for tell in match.tells] for seat in (0, 1, 2, None)]
    assert [("Ann draws Girls from the deck." in log, "Ann steals the Mayor from Bob." in log) for log in logs] == [
        (True, True), (False, True), (False, False), (False, False),
    ]  # fmt: skip
    assert "Ann steals an unseen card from Bob." in logs[2]


def test_the_words_of_a_position():
    ranges = [land("range2", "herd2-3", "herd2-3"), land("range1"), land("range1", mine=True, raided=True), land("range1")]
    ann = {"gold": 1, "ranges": ranges, "panic": True}
    bob = {"gold": 4, "folk": "cowboy1 cowboy1 sheriff", "fences": 2}
    match = scene(
        2, hand=["sheriff", "lynching", "killer_b"], hands={1: ["girls"]}, line=["range1", "holdup", *["mine"] * 4],
        trophies={"killer_b": ["cowboy3"]}, options={"two_player_mode": "single_ranch"}, ranches={0: ann, 1: bob}, rolls=(1, 6),
    )  # fmt: skip
    assert said(match, 0) == [
        "Deck: 20 cards · Bank: 45 gold coins · Discard pile: 0 cards",
        "Line: 1 scrub range | 2 Hold-up | 3 Gold Mine | 4 Gold Mine | 5 Gold Mine | 6 Gold Mine",
        "Ann (you, to play): 1 gold coin, 3 cards in hand",
        "  range 1 (good, 2 of 2): 2 × good herd, 3rd turn (worth 6)",
        "  ranges 2, 4 (scrub, 0 of 1): empty",
        "  range 3 (scrub, 0 of 1): Gold Mine + raided",
        "  In play: Panic",
        "Bob: 4 gold coins, 1 card in hand",
        "  In play: 2 × novice cowboy (+1), Sheriff (+5), 2 × Fence, watch +6",
        "Hired Killer B [+3, bounty 3] has shot: veteran cowboy (+3)",
        "Your hand (points to play): Sheriff (4), Lynching (2+), Hired Killer B [+3, bounty 3] (3)",
    ]


def test_the_memory_aid_lists_what_was_seen():
    match = scene(hands={1: ["mayor", "saloon"]}, hand=["sharp"], options={"known_cards_aid": "on"})
    match.play("0 act:take1", "0 act:sharp", "0 steal:mayor")
    assert "Known in the hand of Bob: Saloon" in said(match, 0)
    assert "Known in the hand of Ann: scrub range, Mayor" in said(match, 1)
    assert "Known in the hand of Ann: scrub range" in said(match, None)
