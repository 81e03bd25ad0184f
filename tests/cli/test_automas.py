"""An automa at the terminal: alone against Sue."""

from __future__ import annotations

import json

from saloon.engine import read_record


def first(*choices: str) -> str:
    return "".join(f"{choice}\n" for choice in choices)


def test_one_plays_alone_against_the_automa(saloon, high_noon):
    code, out, err = saloon("play", high_noon, "--seats", 1, "--seed", 3, typed=first("1", "1", "q"))
    assert (code, err) == (0, "")
    assert out.startswith("High Noon, seed 3: Me, Sue.")
    assert "· Sue walks up.\n" in out
    assert out.index("Sue walks up.") < out.index("Sue plays shot_") < out.rindex("Which shot?")
    assert "Sue, your choice" not in out
    assert "it is you. Press Enter" not in out, "nobody else sits at this screen"


def test_the_steps_of_an_automa_cannot_be_undone(saloon, high_noon):
    out = saloon("play", high_noon, "--seats", 1, "--seed", 3, typed=first("1", "1", "u", "q")).out
    assert "There is nothing to undo" in out


def test_a_whole_game_has_both_on_its_score_sheet_and_can_be_replayed(saloon, high_noon, tmp_path):
    file = tmp_path / "game.record"
    out = saloon("play", high_noon, "--seats", 1, "--seed", 3, "--record", file, typed="1\n" * 90).out
    assert "Final scores" in out
    record = read_record(file.read_text("utf-8"))
    assert (record.seats, len(record.result)) == (["Me"], 2)
    assert "The record is right" in saloon("replay", file, "--verify").out
    shown = saloon("replay", file).out
    assert "Sue walks up." in shown
    assert shown.count("Sue") > 5


def test_somebody_called_like_the_automa_is_told_apart(saloon, high_noon):
    assert saloon("play", high_noon, "--players", "Sue", "--seed", 3).out.startswith("High Noon, seed 3: Sue 1, Sue 2.")


def test_a_game_goes_on_from_its_record(saloon, high_noon, tmp_path):
    file = tmp_path / "game.record"
    saloon("play", high_noon, "--seats", 1, "--seed", 3, "--record", file, typed=first("1", "1", "q"))
    out = saloon("play", high_noon, "--from", file, "--record", file, typed="1\n" * 90).out
    assert "Final scores" in out
    assert read_record(file.read_text("utf-8")).result is not None


def test_bots_against_the_automa_are_counted_with_her(saloon, high_noon):
    out = saloon("simulate", high_noon, "--seats", 1, "--bots", "greedy", "--games", 8).out
    assert "8 games with 1 seat" in out
    rows = {line.split()[0]: line.split()[1] for line in out.splitlines()[2:]}
    assert rows == {"greedy": "8", "Sue": "8"}


def test_the_list_of_games_says_who_plays_against_one(saloon, high_noon):
    assert "  With 1 seat, against Sue\n" in saloon("games").out
    assert "  À 1 place, contre Sue\n" in saloon("games", "--lang", "fr").out
    found = {game["id"]: game["automas"] for game in json.loads(saloon("games", "--json").out)}
    assert found[high_noon] == {"1": ["Sue"]}
    assert found["sans_foi_ni_loi"] == {}
