"""`saloon play`: people and bots at one terminal."""

from __future__ import annotations

import re

import pytest

from saloon.bots import HOUSE_BOTS, RandomBot
from saloon.engine import find_game, read_record, replay

GAME = "sans_foi_ni_loi"


def typed(*lines: object) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_the_usual_table_is_one_person_and_greedy_bots(saloon):
    code, out, err = saloon("play", GAME, "--seed", 3, typed="q\n")
    assert (code, err) == (0, "")
    assert out.startswith("Sans Foi Ni Loi, seed 3: Me, greedy 1, greedy 2.")
    assert out.endswith("You have left the game.\n")


def test_the_end_of_the_input_ends_the_game_politely(saloon):
    code, out, err = saloon("play", GAME, "--seed", 3)
    assert (code, err) == (0, "")
    assert out.endswith("The input has ended before the game.\n")


def test_options_are_numbered_and_missing_ones_say_why(saloon):
    out = saloon("play", GAME, "--seed", 3).out
    assert re.search(r"^   1  Take ", out, re.M)
    assert re.search(r"^   -  Buy an action point .*: Costs 2 gold coins", out, re.M)


def test_a_choice_is_a_number_or_what_records_write(saloon, tmp_path):
    file = tmp_path / "game.record"
    saloon("play", GAME, "--seed", 3, "--record", file, typed=typed("1", "act:end", "done"))
    record = read_record(file.read_text("utf-8"))
    assert [choice.text for choice in record.choices[:2]] == ["act:take1", "act:end"]
    assert record.seats == ["Me", "greedy", "greedy"]
    assert len(record.choices) > 2


def test_what_is_no_choice_is_asked_again(saloon):
    out = saloon("play", GAME, "--seed", 3, typed=typed("0", "99", "-1", "", "act:fly", "١", "q")).out
    assert out.count("is not a choice") == 6


def test_options_that_go_ill_together_are_warned_of(saloon):
    both = ("--option", "simmental=yes", "--option", "brahman=yes")
    code, out, _ = saloon("play", "great_western_trail", "--seed", 3, *both, typed="q\n")
    assert (code, "publisher advises" in out) == (0, True)
    assert "publisher" not in saloon("play", "great_western_trail", "--seed", 3, *both[:2], typed="q\n").out


def test_the_turns_of_others_are_told_in_a_sentence_each(saloon):
    """One's own line by line; `log` has every line of everybody."""
    out = saloon("play", GAME, "--seed", 3, typed=typed("1", "act:end", "done", "log", "q")).out
    news, _, log = out.partition("your choice: log")
    assert re.search(r"^· Me takes ", news, re.M)
    assert re.search(r"^· greedy 1 (took|put|sold|had) .*\.$", news, re.M)
    assert not re.search(r"^· greedy 1 (takes|puts) ", news, re.M)
    assert re.search(r"^· greedy 1 (takes|puts) ", log, re.M)


def test_undo_takes_back_ones_own_choice(saloon, tmp_path):
    file = tmp_path / "game.record"
    out = saloon("play", GAME, "--seed", 3, "--record", file, typed=typed("1", "u", "2", "q")).out
    assert [choice.text for choice in read_record(file.read_text("utf-8")).choices] == ["act:take2"]
    assert out.count("Action points left: 6") == 2


def test_undo_stops_at_the_turns_of_others(saloon):
    out = saloon("play", GAME, "--seed", 3, typed=typed("u", "act:end", "done", "u", "q")).out
    assert out.count("There is nothing to undo") == 2


def test_the_last_choice_of_a_turn_can_be_undone_before_going_on(saloon):
    out = saloon("play", GAME, "--seed", 3, typed=typed("act:end", "u", "q")).out
    assert out.count("Your turn is over.") == 1
    assert out.count("Action points left: 6") == 2


@pytest.mark.parametrize("word", ["sheriff", "SHERIFF", "Shériff", "sherif"])
def test_help_finds_a_card_by_any_spelling(saloon, word):
    assert "Sheriff: Costs 4 action points" in saloon("play", GAME, "--seed", 3, typed=f"? {word}\n").out


def test_help_on_questions_rulings_commands_and_nothing(saloon):
    out = saloon("play", GAME, "--seed", 3, typed=typed("? act", "? rulings", "?", "? zzz")).out
    assert "What do you do? Spend 6 action points" in out
    assert "· Where does the gold for action points go? To the bank." in out
    assert "u or undo: undo your last choice." in out
    assert "Nothing here is called “zzz”." in out


def test_the_same_in_french(saloon):
    out = saloon("play", GAME, "--seed", 3, "--lang", "fr", typed=typed("? shérif", "? précisions", "act:end", "q")).out
    assert "Shérif : Coûte 4 points d’action" in out
    assert "Votre tour est fini." in out
    assert out.endswith("Vous avez quitté la partie.\nEnregistré ; pour continuer : saloon play --resume\n")


def test_commands_may_be_whole_words(saloon):
    out = saloon("play", GAME, "--seed", 3, typed=typed("help", "help sheriff", "1", "undo", "quit")).out
    assert "q or quit: quit." in out
    assert "Sheriff: Costs 4 action points" in out
    assert out.count("Action points left: 6") == 2
    assert out.endswith("You have left the game.\n")


def test_log_and_board_show_again(saloon):
    out = saloon("play", GAME, "--seed", 3, typed=typed("1", "log", "board", "q")).out
    assert out.count("· Me takes ") == 2
    assert out.count("Action points left: 5") == 2


def test_save_writes_the_game_so_far(saloon, tmp_path):
    file = tmp_path / "so_far.record"
    out = saloon("play", GAME, "--seed", 3, typed=typed("1", f"save {file}", "save", "save /no/such/folder/x", "q")).out
    assert f"Saved to {file}." in out
    assert "Say where: save FILE" in out
    assert "its folder does not exist" in out
    assert len(read_record(file.read_text("utf-8")).choices) == 1


def test_a_saved_game_goes_on(saloon, tmp_path):
    first, second = tmp_path / "first.record", tmp_path / "second.record"
    saloon("play", GAME, "--seed", 3, "--record", first, typed=typed("1"))
    saloon("play", GAME, "--from", first, "--record", second, typed=typed("1"))
    one, two = (read_record(file.read_text("utf-8")) for file in (first, second))
    assert (one.seed, one.seats) == (two.seed, two.seats)
    assert [choice.text for choice in two.choices][:1] == [choice.text for choice in one.choices]
    assert len(two.choices) == 2


def test_a_record_is_not_written_over_without_force(saloon, refused, tmp_path):
    file = tmp_path / "game.record"
    saloon("play", GAME, "--seed", 3, "--record", file, typed=typed("1"))
    before = file.read_text("utf-8")
    assert "exists already and is left as it is" in refused("play", GAME, "--record", file)
    assert "existe déjà et reste tel quel" in refused("play", GAME, "--record", file, "--lang", "fr")
    assert file.read_text("utf-8") == before
    saloon("play", GAME, "--seed", 4, "--record", file, "--force", typed=typed("1"))
    assert read_record(file.read_text("utf-8")).seed == 4
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["game.record"]


def test_save_writes_over_its_own_file_only(saloon, tmp_path):
    mine, other = tmp_path / "mine.record", tmp_path / "other.record"
    other.write_text("a letter", "utf-8")
    out = saloon("play", GAME, "--seed", 3, typed=typed(f"save {mine}", "1", f"save {mine}", f"save {other}", "q")).out
    assert f"{other} exists already and is left as it is: name another file." in out
    assert other.read_text("utf-8") == "a letter"
    assert len(read_record(mine.read_text("utf-8")).choices) == 1


def test_others_may_take_the_seats_of_a_saved_game(saloon, refused, tmp_path):
    file = tmp_path / "game.record"
    saloon("play", GAME, "--seed", 3, "--record", file, typed=typed("1"))
    code, out, _ = saloon("play", GAME, "--from", file, "--players", "greedy,random,random", "--record", file)
    assert code == 0
    assert "Final scores" in out
    assert read_record(file.read_text("utf-8")).seats == ["greedy", "random", "random"]
    assert "The record has 3 seats, but 2 players are named" in refused("play", GAME, "--from", file, "--players", "a,b")


def test_several_people_hand_over_before_a_hand_is_shown(saloon):
    out = saloon("play", GAME, "--seed", 3, "--players", "Ann,Bob,greedy", typed=typed("", "act:end", "done", "", "q")).out
    ann, bob = out.split("Bob, it is you. Press Enter.")
    assert ann.index("Ann, it is you. Press Enter.") < ann.index("Your hand")
    assert "Bob (you, to play)" not in ann
    assert "Bob (you, to play)" in bob


def test_nobody_sees_the_cards_that_another_draws(saloon):
    """Seat 0 draws a card unseen; its name is told to nobody else."""
    lines = typed("", "act:draw", "act:end", "done", "", "log", "q")
    ann, bob = saloon("play", GAME, "--seed", 3, "--players", "Ann,Bob,greedy", typed=lines).out.split("Bob, it is you.")
    drawn = next(line for line in ann.splitlines() if line.startswith("· Ann draws"))
    assert "an unseen card" not in drawn
    assert drawn not in bob
    assert "· Ann draws" in bob


def test_people_may_be_called_nearly_like_bots(saloon):
    out = saloon("play", GAME, "--seed", 3, "--players", "Norma,Randy,Richard", typed="q\n").out
    assert out.startswith("Sans Foi Ni Loi, seed 3: Norma, Randy, Richard.")


def test_a_bot_with_a_budget_takes_a_seat(saloon):
    out = saloon("play", GAME, "--seed", 3, "--players", "search:1p,random").out
    assert "Final scores" in out


def test_names_cannot_paint_the_screen(saloon):
    out = saloon("play", GAME, "--seed", 3, "--players", "[red]A\x1b[2J,greedy", typed="q\n").out
    assert "[red]A [2J" in out
    assert "\x1b" not in out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", find_game(GAME).seats)
def test_bots_play_to_the_end_and_every_line_has_words(saloon, tmp_path, seats, language):
    file = tmp_path / "game.record"
    words = ("--seats", seats, "--players", "random", "--seed", seats, "--record", file, "--lang", language)
    code, out, err = saloon("play", GAME, *words)
    assert (code, err) == (0, "")
    assert ("Final scores" if language == "en" else "Scores finaux") in out
    assert replay(read_record(file.read_text("utf-8"))).over


@pytest.mark.parametrize("seed", range(3))
def test_a_person_can_play_to_the_end(saloon, seed):
    """Whoever always takes the first choice gets through; every ask and every label has words."""
    code, out, _ = saloon("play", GAME, "--players", "Ann,random", "--seed", seed, typed="1\n" * 3000)
    assert code == 0
    assert "Final scores" in out


def test_a_bot_that_fails_is_named_and_the_game_goes_on(saloon, monkeypatch):
    class Broken(RandomBot):
        def choose(self, decision):
            raise RuntimeError("out of whisky")

    monkeypatch.setitem(HOUSE_BOTS, "broken", Broken)
    code, out, _ = saloon("play", GAME, "--players", "broken,random", "--seed", 1)
    assert code == 0
    assert "The bot broken at seat 0 failed: RuntimeError: out of whisky." in out
    assert "Final scores" in out


def test_a_bot_that_fails_in_a_simulation_ends_it_with_code_1(saloon, monkeypatch):
    class Broken(RandomBot):
        def choose(self, decision):
            return "whisky"

    monkeypatch.setitem(HOUSE_BOTS, "broken", Broken)
    code, _, err = saloon("simulate", GAME, "--bots", "broken,random")
    assert code == 1
    assert err.startswith("saloon: The bot broken at seat 0 answered 'whisky' to “act”")


@pytest.mark.parametrize(
    ("language", "word", "sentence"),
    [
        ("en", "act:tak1", "“act:tak1” is not a choice; did you mean act:take1? Type a number from 1"),
        ("en", "undoo", "did you mean undo?"),
        ("en", "zzz", "“zzz” is not a choice: type a number from 1"),
        ("en", "? shreif", "Nothing here is called “shreif”; did you mean Sheriff?"),
        ("fr", "act:tak1", "vouliez-vous dire act:take1 ? Tapez un nombre de 1"),
        ("fr", "? shreif", "Rien ici ne s’appelle « shreif » ; vouliez-vous dire Shérif ?"),
    ],
)
def test_a_slip_is_answered_with_what_was_probably_meant(saloon, language, word, sentence):
    assert sentence in saloon("play", GAME, "--seed", 3, "--lang", language, typed=typed(word)).out
