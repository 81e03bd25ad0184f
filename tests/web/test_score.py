"""The end of a game: who won and why, what each category adds up, its colours, and the sheet as a picture."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from saloon.drawing import palette
from saloon.engine import Earned, find_game
from saloon.web.tables import score_sheet as sheets
from saloon.web.tables.models import Table
from saloon.web.tables.score_sheet import COLOURS, gathered
from saloon.web.tables.story import played, story
from web.scenes import HOSTILE, finished, running

pytestmark = pytest.mark.django_db


def ended(maud: Any, wren: Any, *categories: dict[str, int]) -> Table:
    """A game with such a result; nobody can replay it."""
    table = finished(maud, wren)
    totals = [sum(each.values()) for each in categories]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    table.result = {"totals": totals, "ranks": ranks, "categories": list(categories)}
    table.save()
    return table


# ------------------------------------------------------------ the page


def test_the_score_page(nobody, as_maud, maud, wren):
    table = finished(maud, wren)
    text = as_maud.get(f"/t/{table.code}/score").text
    for total in table.result["totals"]:
        assert f"<b>{total}</b>".replace("-", "−") in text
    assert table.seed in text
    assert table.seed_hash in text
    assert text.count('class="chart"') == 4, "two charts, each drawn for a desk and for a phone"
    assert "Play again" in text
    assert "Play again" not in nobody.get(f"/t/{table.code}/score").text


def test_every_line_of_the_score_opens_its_sum(nobody, maud, wren):
    table = finished(maud, wren)
    text = nobody.get(f"/t/{table.code}/score").text
    told, game = story(table), find_game(table.game)
    g = played(table, told, told.length).state
    lines = [
        line
        for seat in range(3)
        for each in game.page.score_sheet(g, seat, game.texts("en")).values()
        for line in each
        if line[1]
    ]
    assert lines
    for words, points in lines:
        assert re.search(rf"<span>(\d+ × )?{re.escape(words)}</span>\s*<b>{points}</b>", text), words


def test_equal_lines_of_a_score_are_gathered():
    lines = [("Longhorn", 2), ("Criollo", 0), ("Longhorn", 2), ("Flood", 4), ("Flood", 3)]
    assert gathered(lines) == [("2 × Longhorn", 4), ("Flood", 4), ("Flood", 3)]


def test_categories_where_nobody_has_a_point_are_only_named(nobody, maud, wren):
    table = ended(maud, wren, {"ranges": 5, "herds": 0}, {"ranges": 2, "herds": 0}, {"ranges": 0, "herds": 0})
    text = nobody.get(f"/t/{table.code}/score").text
    assert "Nobody scored: Herds." in text
    assert text.count("Herds") == 1


def test_a_winner_is_spoken_to_and_told_what_made_the_difference(as_maud, as_wren, maud, wren):
    table = ended(maud, wren, {"ranges": 5, "gold": 2}, {"ranges": 1, "gold": 4}, {"ranges": 0, "gold": 1})
    mine, theirs = as_maud.get(f"/t/{table.code}/score").text, as_wren.get(f"/t/{table.code}/score").text
    assert "<h1>You win by 2 points.</h1>" in mine
    assert f"<h1>{maud.name} wins by 2 points.</h1>" in theirs
    assert "Ranges (+4) made the difference." in mine


def test_losses_stand_left_of_nothing_in_red_frames(nobody, maud, wren):
    table = ended(maud, wren, {"ranges": 9, "gold": -3}, {"ranges": 5, "gold": 0}, {"ranges": 3, "gold": 0})
    chart = nobody.get(f"/t/{table.code}/score").text.split('class="for-desk"')[1]
    zero = float(re.search(r'd="M([\d.]+) 2V', chart)[1])
    loss = re.search(r'class="cat1 loss"><title>Gold: −3</title><rect x="([\d.]+)" y="\S+" width="([\d.]+)"', chart)
    assert float(loss[1]) + float(loss[2]) <= zero


def test_numbers_stand_in_segments_that_have_room_for_them(nobody, maud, wren):
    table = ended(maud, wren, {"ranges": 60, "gold": 1}, {"ranges": 5, "gold": 0}, {"ranges": 3, "gold": 0})
    chart = nobody.get(f"/t/{table.code}/score").text.split('class="for-desk"')[1]
    assert 'class="seg-n">60</text>' in chart
    assert 'class="seg-n">1</text>' not in chart
    assert "<title>Gold: 1</title>" in chart


def test_whether_a_task_was_met_is_a_sign_with_its_words(nobody, maud, wren, monkeypatch):
    table = finished(maud, wren)
    lines = [{"gold": [("✓ 2 hats", 3), ("✗ <b>boots", -2)]} for _ in range(3)]
    monkeypatch.setattr(sheets, "_kept_details", lambda code, language: (lines, []))
    text = nobody.get(f"/t/{table.code}/score").text
    assert re.search(r'class="i met"[^>]* aria-label="met".*?</svg> 2 hats</span>', text)
    assert re.search(r'class="i missed"[^>]* aria-label="not met".*?</svg> &lt;b&gt;boots</span>', text)


def test_what_grew_during_play_is_opened_by_where_it_came_from(nobody, maud, wren, monkeypatch):
    table = ended(maud, wren, {"gold": 5, "herds": 1}, {"gold": 2, "herds": 1}, {"gold": 0, "herds": 1})

    def parts(dug: int, won: int) -> dict[str, list[Earned]]:
        return {"gold": [Earned("dug", "coin", [("Round 1", dug)]), Earned("won", "star", [("Round 2", won)])]}

    monkeypatch.setattr(sheets, "_kept_details", lambda code, language: ([], [parts(4, 1), parts(0, 2), parts(0, 0)]))
    text = nobody.get(f"/t/{table.code}/score").text
    assert re.findall(r"<span>(dug|won|Herds|Gold)</span>", text) == ["dug", "won", "Herds"]
    monkeypatch.setattr(sheets, "_kept_details", lambda code, language: ([], [parts(4, 2), parts(0, 2), parts(0, 0)]))
    other = nobody.get(f"/t/{table.code}/score").text
    assert re.findall(r"<span>(dug|won|Herds|Gold)</span>", other) == ["Gold", "Herds"], "parts that add up to something else"


# ------------------------------------------------------------ a picture


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_sheet_is_a_picture_that_needs_nothing_beside_it(nobody, maud, wren, theme):
    table = finished(maud, wren)
    answer = nobody.get(f"/t/{table.code}/score.svg?theme={theme}")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    drawn = ElementTree.fromstring(answer.text)
    words = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {maud.name, wren.name, "Saloon", "Total"} <= set(words)
    assert "var(" not in answer.text
    assert "light-dark" not in answer.text
    assert not re.findall(r'href="(?!#)', answer.text)
    ground = palette.tokens("saloon.drawing", "drawing/tokens.css")["bg"]
    assert palette.resolved(ground, {}, theme == "night") in answer.text


def test_names_and_tables_of_a_picture_are_anybodys_words(nobody, maud, wren):
    table = finished(maud, wren)
    table.seats.update(name=HOSTILE)
    Table.objects.filter(pk=table.pk).update(name=HOSTILE)
    answer = nobody.get(f"/t/{table.code}/score.svg")
    ElementTree.fromstring(answer.text)
    assert "<script" not in answer.text


def test_a_picture_speaks_the_readers_language(nobody, maud, wren):
    table = finished(maud, wren)
    assert "D’où viennent les points" in nobody.get(f"/t/{table.code}/score.svg", headers={"accept-language": "fr"}).text


def test_a_running_game_has_no_picture(as_maud, maud, wren):
    assert as_maud.get(f"/t/{running(maud, wren, choices=3).code}/score.svg").status_code == 404


# ------------------------------------------------------------ colours

SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira, Fernandes (2009), at full severity, for linear RGB."""
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)

Triple = tuple[float, float, float]


def times(matrix: Any, colour: Triple) -> Triple:
    x, y, z = (sum(one * other for one, other in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z


def linear(colour: str) -> Triple:
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return red, green, blue


def lab(colour: str, sight: Any) -> Triple:
    red, green, blue = (min(1, max(0, share)) for share in times(sight, linear(colour)))
    shares = (part / white for part, white in zip(times(XYZ, (red, green, blue)), WHITE, strict=True))
    x, y, z = (share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, sight: Any) -> float:
    """CIE76."""
    return sum((a - b) ** 2 for a, b in zip(lab(one, sight), lab(other, sight), strict=True)) ** 0.5


def contrast(one: str, other: str) -> float:
    """WCAG."""
    low, high = sorted(times(XYZ, linear(colour))[1] for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def colours(night: bool, more: str = "") -> list[str]:
    tokens = palette.tokens("saloon.web", "web/categories.css")
    return [palette.resolved(tokens[f"cat-{number}{more}"], tokens, night) for number in range(COLOURS)]


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_categories_can_be_told_apart(night, sight):
    found, eyes = colours(night), SIGHTS[sight]
    assert min(difference(one, other, eyes) for one, other in combinations(found, 2)) >= 18
    assert min(difference(one, other, eyes) for one, other in zip(found, [*found[1:], found[0]], strict=True)) >= 29


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_numbers_on_categories_can_be_read(night):
    assert min(map(contrast, colours(night), colours(night, "-ink"))) >= 4.5


def test_categories_of_the_same_colour_have_another_pattern():
    rows = [sheets.ScoreRow("", "", number, "", [], []) for number in range(3 * COLOURS)]
    assert len({(row.looks, row.pattern) for row in rows}) == len(rows)
    assert all(one.pattern != other.pattern for one, other in pairwise(rows))
