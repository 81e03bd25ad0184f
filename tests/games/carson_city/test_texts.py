"""Every text that the game can need exists in both languages, renders, and tells a reader only what is theirs to know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest

from games.carson_city.scene import play, scene
from saloon.engine import LANGUAGES, Match, Tell, new_match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import (
    B8,
    BANK,
    BUILDINGS,
    EDGES,
    FORMS,
    PADDOCKS,
    PEOPLE,
    POWERS,
    TOWN,
    Command,
    Paddock,
    Space,
    Terrain,
)
from saloon.games.carson_city.scoring import SCORING
from texts import UNSAID, explained, labels, said, source, teller_of

teller = partial(teller_of, GAME)


def events() -> set[str]:
    """Every event that the rules tell; some calls choose between two."""
    calls = re.findall(r"\.tell\(\s*([^,]+),", source(GAME.package, "rules"))
    return {event for call in calls for event in re.findall(r'"([a-z_]+)"', call)}


# ------------------------------------------------------------ the files


def wanted() -> Iterator[str]:
    for kind, attributes in (
        (Space, ("help", "gives")),
        (Paddock, ("help", "gives")),
        (Terrain, ("help", "one")),
        (Command, ("help",)),
    ):
        for thing in kind.all.values():
            yield from (f"{kind.kind}-{thing.id}", *(f"{kind.kind}-{thing.id}.{attribute}" for attribute in attributes))
    yield from (f"building-{building.id}{part}" for building in BUILDINGS for part in ("", ".one", ".formula"))
    yield from (f"person-{person.id}{part}" for person in PEOPLE for part in ("", ".short", ".power"))
    yield from (f"power-{power}{part}" for power in POWERS for part in ("", ".help"))
    yield from (f"form-{form}" for form in FORMS)
    yield from (f"do-{verb}-pass" for verb, spec in GAME.rules.verbs.items() if "pass" in spec.values)
    yield from (f"tell-{event}" for event in events())
    yield from (f"category-{category}" for category in SCORING)
    yield from (f"ruling-g{number:02}" for number in range(1, 32))
    yield from ("group-track", "group-town", "group-paddock", "countdown-rounds", "summary-coin", "summary-rosette")
    yield from ("budget-money", "budget-cowboys", "budget-strength", "budget-roads")
    yield from ("part-revolvers", "part-cowboys", "part-white", "part-ammo", "part-7Y", "part-7R", "part-paddock")
    yield from ("duel-buys", "duel-acts", "duel-stays", "duel-lost", "scene-sum")
    yield from re.findall(r'say\("([a-z][\w.-]+)"', source(GAME.package))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language):
    assert set(wanted()) - set(GAME.texts(language).keys()) == set()


def test_no_event_is_left_over():
    keys = set(GAME.texts("en").keys())
    assert {key for key in keys if key.startswith("tell-")} == {f"tell-{event}" for event in events()}


# ------------------------------------------------------------ names and help


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_a_kind_have_the_same_name(language):
    titles = [(thing.kind, explained(GAME, language, thing.kind, thing.id)[0]) for thing in GAME.things()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("kind", "id", "title", "text"),
    [
        (
            "building",
            "bank",
            "Bank",
            "Income: $3 per house symbol around it that is yours or nobody’s, and $3 per mine",
        ),
        (
            "building",
            "ranch",
            "Ranch",
            "Income: $1 per empty parcel around it, whoever owns it, at least $1. Needs neither",
        ),
        ("parcel", "34", "Row 3, column 4", "Bought with a cowboy that stands on it: $1, and $1 more for each of the nine"),
        ("edge", "h34", "Below row 3, column 5", "A road lies on a side between two parcels"),
        ("edge", "v30", "Left of row 4, column 1", "A road lies on a side between two parcels"),
        ("person", "1Y", "Yellow sheriff (1)", "Number 1 sets the place in the turn order. Cash limit $20. You have the white"),
        (
            "person",
            "0R",
            "Red street boy (0)",
            "Number 0 sets the place in the turn order. Changes the cash limit of",
        ),
        ("space", "ammo", "ammunition", "The “3 revolvers” token: +3 strength until the end of the round"),
    ],
)
def test_help_is_composed_from_figures(kind, id, title, text):
    found, words = explained(GAME, "en", kind, id)
    assert found == title
    assert words.startswith(text)


def test_help_is_found_by_a_name():
    assert [name for name, _ in teller("en", 2).help("bank")] == ["Bank"]
    assert [name for name, _ in teller("fr", 2).help("shérif jaune (1)")] == ["Shérif jaune (1)"]


# ------------------------------------------------------------ labels


def label(match: Match, value: str, language: str = "en") -> str:
    ask = next(iter(match.asks.values()))
    found = next(option for option in ask.options if getattr(option, "id", str(option)) == value)
    return teller(language, len(match.state.players)).label(ask.verb, found, match.observe(ask.seat))


def test_a_place_says_its_price_and_who_is_there():
    match = scene(
        3,
        land={"44": "house", "35": "saloon 1", "55": "bank 0", "66": "mountain"},
        row="ranch mine - bank",
        placed=[(1, "b3"), (2, "35"), (1, "66"), (2, "wages")],
        cards={0: "4Y"},
        cowboys=2,
    )
    assert label(match, "b3") == "Building for $3: ranch ($2, duel with Bob)"
    assert label(match, "b6") == "Building for $6: bank ($3)"
    assert label(match, "wages") == "Wages (+$4)"
    assert label(match, "35") == "Row 3, column 5: Bob’s saloon (attack, income $5, duel with Cleo)"
    assert label(match, "55") == "Row 5, column 5: Ann’s bank (defend, income $3)"
    assert label(match, "66") == "Row 6, column 6: mountain ($3, duel with Bob)"
    assert label(match, "44") == "Row 4, column 4: house ($4, road)"
    assert label(match, "inc_parcels") == "Income from parcels (+$2)"
    assert label(match, "inc_guns") == "Income from cowboys (+$2)"


def test_a_name_with_a_vowel_is_elided_in_french():
    match = scene(2, land={"35": "saloon 0"}, order=[1, 0], cowboys=2)
    assert label(match, "35", "fr") == "Ligne 3, colonne 5\u00a0: saloon d’Ann (attaque, revenu 0\u00a0$)"


def test_outlaw_and_city_hall_say_what_waits_there():
    match = scene(2, round=2, land={"44": "city_hall"}, outlaws="11", gang=3, hall=1, cowboys=2, options={"outlaws": "yes"})
    assert label(match, "11") == "Row 1, column 1: empty (outlaw, strength 10, +3 points)"
    assert label(match, "44") == "Row 4, column 4: city hall (drive Bob out)"


def test_a_token_that_avoids_the_duel_is_seen():
    match = scene(2, placed=[(1, "vp5", "noduel")], cowboys=2, money=12)
    assert label(match, "vp5") == "Points for $5 each (up to 2 points, with Bob, no duel)"


def test_points_are_offered_for_their_total_price():
    match = scene(2, at="vp3", round=2, placed=[(0, "vp3")], money=7)
    assert labels(match) == ["2 points ($6)", "1 point ($3)", "No point"]
    assert labels(match, "fr") == ["2 points (6\u00a0$)", "1 point (3\u00a0$)", "Aucun point"]


def test_the_log_counts_points_while_points_are_sold():
    match = scene(2, at="vp3", round=2, placed=[(0, "vp3")], money=7)
    scored = Tell(0, "scores", 1, {"points": 2, "why": "10Y"})
    assert teller("en", 2).line(scored, match.observe(0)) == "Bob scores 2 points: yellow gunsmith (10)."


def test_the_lawyer_sees_prices_and_the_settler_none():
    land = {"44": "house", "45": "mountain"}
    for card, note in (("17Y", "$3, road"), ("5Y", "for nothing, road")):
        match = play(scene(2, phase="people", people=f"{card} 2Y 6Y", land=land, money=9), f"take:{card}")
        assert label(match, "54") == f"Row 5, column 4: empty ({note})"
        taken = Tell(0, "houses", 1, {"parcel": TOWN[0]})
        assert teller("en", 2).line(taken, match.observe(0)) == "Bob puts a house on the parcel in row 1, column 1."


def test_a_parcel_is_offered_at_the_price_of_who_stands_there():
    land = {"33": "house", "34": "house", "35": "mountain", "43": "mountain"}
    for card, price in (("2Y", "$5"), ("8R", "$3")):
        match = scene(2, at="parcels", land=land, placed=[(0, "44")], cards={0: card}, money=9)
        assert labels(match) == [f"Row 4, column 4: empty ({price})", "Do not buy"]


def test_a_site_says_what_the_building_would_earn():
    match = scene(
        2, at="b3", row="saloon", land={"44": "house"}, parcels={"34": 0, "11": 0}, placed=[(0, "b3")], money=9, roads="44 11"
    )
    play(match, "buy_building:b3")
    assert labels(match) == ["Row 1, column 1 (income $0)", "Row 3, column 4 (income $5)", "Keep the tile for later"]


def test_a_house_spot_says_whose_parcel_it_is():
    match = scene(
        2, at="b3", row="hotel", land={"44": "house"}, parcels={"34": 0, "33": 1, "35": 0}, placed=[(0, "b3")], money=9
    )
    play(match, "buy_building:b3", "build:34")
    assert labels(match)[:3] == [
        "Row 3, column 3 (Bob’s parcel, Bob must agree)",
        "Row 3, column 5 (your parcel)",
        "Row 4, column 3 (nobody’s parcel)",
    ]


def test_a_road_says_how_many_parcels_it_serves():
    match = play(scene(2, cowboys=1, roads_left=1), "place:lay")
    assert "Right of row 3, column 3 (serves 2 new parcels)" in labels(match)
    assert labels(match)[-1] == "Lay no more"


def test_money_to_spend_says_its_points():
    match = scene(2, phase="end", money={0: 35}, cards={0: "4Y"}, round=4)
    assert labels(match) == ["Spend $5", "Spend $10 (+1 point)", "Spend $20 (+2 points)", "Spend $30 (+3 points)"]


def test_the_sheet_says_what_is_left():
    match = new_match(GAME, 3, {"new_beginning": "yes"}, 1)
    assert labels(match)[0] == "Nothing ($0, $50 left)"
    assert "Start at −5 points (+$10, $60 left)" in labels(match)
    for seat in (0, 1, 2):
        match.play(f"{seat} fame:1.0")
    assert "2 cowboys, 1 revolver ($16, $31 left)" in labels(match)


def test_a_duel_tile_says_the_total():
    match = scene(
        2, at="ammo", placed=[(0, "ammo"), (1, "ammo")], options={"might_is_right": "yes"},
        duel_hands={0: [1, 4], 1: [0, 5]}, revolvers=2,
    )  # fmt: skip
    assert labels(match) == ["Tile 1 (3 in all)", "Tile 4 (6 in all)"]


def test_the_next_bid_says_what_it_has_to_beat():
    match = scene(3, phase="people", people="12Y 2Y 3Y", money=6)
    play(match, "take:12Y", "lot:11", "lot:12")
    assert labels(match)[:2] == ["Bid $1", "Bid $2"]
    play(match, "bid:4")
    assert labels(match) == ["Bid $5 (Ann bids $4)", "Bid $6", "Go out"]


def test_free_actions_say_what_they_bring():
    found = {"ask_all": True, "revolvers": {0: 3}}
    assert labels(scene(2, at="inc_guns", placed=[(0, "inc_guns")], **found)) == ["Income from cowboys (+$6)", "Renounce"]
    assert labels(scene(2, at="wages", placed=[(0, "wages")] * 2, **found)) == ["2 cowboys (+$8)", "1 cowboy (+$4)", "Renounce"]
    assert labels(scene(2, at="road1", placed=[(0, "road1")], **found)) == ["1 cowboy (+1 road)", "Renounce"]


def test_dice_say_the_total():
    two = [(0, "roads3"), (1, "roads3")]
    sharp = scene(2, at="roads3", placed=two, powers={0: "sharpshooter"}, rolls=(2, 5, 4), revolvers={0: 1})
    assert labels(sharp) == ["Keep the 5 (6 in all)", "Keep the 2 (3 in all)"]
    gunsmith = scene(2, at="roads3", placed=two, cards={0: "10R"}, rolls=(2, 4), revolvers={0: 1})
    assert labels(gunsmith) == ["Roll the 2 again (3 in all now, 1 without it)", "Leave it"]


def test_a_ranch_says_who_gets_half():
    match = scene(2, at="inc_buildings", land={"22": "ranch 0"}, placed=[(1, "22")], options={"horses": "yes"},
                  others={0: {"stable": [0, 0, 1, 0, 0]}})  # fmt: skip
    assert labels(match) == ["Row 2, column 2 (2 × $8, half for Bob)", "Double none"]


# ------------------------------------------------------------ the log


SAMPLE = {
    "parcel": TOWN[5], "origin": TOWN[2], "building": BANK, "space": B8, "money": 3, "count": 2, "points": 2, "why": "spent",
    "person": PEOPLE[3], "edge": EDGES[9], "rival": 1, "target": B8, "strength": 4, "total": 9, "dice": [5], "doctor": 1,
    "round": 2, "paddock": PADDOCKS[0], "base": 6, "factor": 2, "loot": 6, "outlaw": 1, "shot": "5", "kind": "bank",
    "step": 3, "around": 1, "others": 1, "level": 0,
    "seats": [1, 0], "form": "plain", "place": 2,
    "half": 1, "rest": 2, "source": "bag", "face": 2, "tiles": [3], "until": "end", "power": "second",
    "cowboys": 2, "revolvers": 1, "roads": 1, "loan": 5, "powers": "second, sharpshooter", "stake": 4,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language):
    seen = scene(3).observe(0)
    for event in sorted(events()):
        parcels = {"parcels": 2 if event == "reveals" else list(TOWN[:2])}
        line = teller(language, 3).line(Tell(0, event, 0, {**SAMPLE, **parcels}), seen)
        assert line.endswith(".")
        assert not UNSAID.search(line), line


@pytest.mark.parametrize(
    ("event", "values", "line"),
    [
        (
            "income",
            {"factor": 1, "loot": 0, "outlaw": 0, "money": 6},
            "Ann receives $6 from a bank on the parcel in row 1, column 6: income $6 ((1 houses + 1 mines) × $3).",
        ),
        (
            "income",
            {"outlaw": 0},
            "Ann receives $3 from a bank on the parcel in row 1, column 6: "
            "income $6 ((1 houses + 1 mines) × $3) × 2, less $6 of loot.",
        ),
        ("owns", {}, "Ann buys the parcel in row 1, column 6 for $3."),
        ("owns", {"money": 0}, "Ann takes the parcel in row 1, column 6 for nothing."),
        ("shoots", {}, "Duel (building for $8): Ann has strength 4 + 5 = 9."),
        ("places", {"form": "dynamite"}, "Ann places a cowboy with dynamite: building for $8."),
        ("scores", {"points": 1, "why": "vp_guns"}, "Ann scores 1 point: points for cowboys."),
        ("heals", {}, "Ann pays Bob $3 and places the cowboy again: building for $8."),
        ("orders", {}, "Turn order: Bob, Ann."),
    ],
)
def test_lines_say_how_figures_come_about(event, values, line):
    assert teller("en", 2).line(Tell(0, event, 0, {**SAMPLE, **values}), scene(2).observe(0)) == line


# ------------------------------------------------------------ whole games


def test_the_words_of_a_position():
    match = scene(
        2, round=2, land={"44": "house", "35": "saloon 1", "66": "mountain", "12": "mine 0"}, parcels={"18": 1},
        row="ranch mine bank", placed=[(1, "b3", "dynamite"), (0, "35"), (0, "wages"), (0, "wages")], outlaws="66", gang=2,
        cards={0: "1Y", 1: "0R 7Y"}, kept={0: "bank bank"}, money={0: 7, 1: 3}, points={1: 4}, revolvers=1, cowboys=2,
        white=0, passed=[1], roads_left=1, options={"outlaws": "yes", "horses": "yes"}, horses=1,
    )  # fmt: skip
    lines = said(match, 0)
    for line in [
        "Round 2 of 4, placing cowboys.",
        "Turn order: Ann, Bob",
        "Passed so far: Bob",
        "  Row 3: 1 empty $1 · 2 empty $1 · 3 empty $2 (r) · 4 empty $3 (r) · 5 Bob’s saloon earning $5 (r), cowboys: Ann"
        " · 6 empty $2 · 7 empty $1 · 8 empty $1",
        "Roads: below row 3, column 4 · below row 4, column 4 · in row 4, right of columns 3, 4",
        "Outlaws: strength 9, 3 points each",
        "Buildings to buy: $3 ranch, $4 mine, $5 bank; 31 tiles in the bag",
        "Ann (you, to play): $7, 0 points, strength 4 (1 revolver), 2 cowboys in the reserve, 5 in the supply",
        "  1 road, 1 parcel, 11 titles left",
        "  Cards: yellow sheriff (1), cash limit $20",
        "  Kept tiles: 2 × bank",
        "  Tokens: the white cowboy",
        "Bob (passed): $3, 4 points, strength 6 (1 revolver), 2 cowboys in the reserve, 7 in the supply",
        "  1 horse in the reserve; paddocks: none; 0 rodeos won",
    ]:
        assert line in lines, "\n".join(lines)
    (track,) = [line for line in lines if line.startswith("Action track")]
    assert track.startswith("Action track: wages: 2 × Ann · ammunition · ")
    assert "building for $3: Bob (dynamite)" in track
    assert "income from buildings" not in track


def test_duel_tiles_are_said_to_their_player_only():
    match = scene(2, options={"might_is_right": "yes"}, duel_hands={0: [4, 1], 1: [0, 5, 5]})
    assert "Your duel tiles: 1, 4" in said(match, 0)
    assert "Your duel tiles: 0, 5, 5" in said(match, 1)
    assert not [line for line in said(match, None) if line.startswith("Your duel tiles")]


def test_every_entry_of_the_books_is_an_event_that_is_told():
    assert set(GAME.rules.books.entries) <= events()
