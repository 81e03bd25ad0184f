"""Wrong input: one sentence, exit code 2, in the reader's language."""

from __future__ import annotations

import pytest

GAME = "sans_foi_ni_loi"

WRONG = {
    (): "Say what to do: serve, games, play, simulate, arena, replay, components",
    ("dance",): "There is no command dance; there are: serve, games, play",
    ("plya", GAME): "There is no command plya; did you mean play? There are: serve, games, play",
    ("Games",): "did you mean games",
    ("games", "--lang", "de"): "There is no language de; there are: en, fr",
    ("games", "--lang"): "--lang needs a value",
    ("games", "more"): "It is not clear what more means here",
    ("games", "--jsn"): "It is not clear what --jsn means here; did you mean --json",
    ("games", "--playrs", "x"): "It is not clear what --playrs x means here; --help says",
    ("play", GAME, "--playrs=x"): "It is not clear what --playrs=x means here; did you mean --players",
    ("--versoin",): "did you mean --version",
    ("games", "--lang", "fr_"): "There is no language fr_; did you mean fr? There are: en, fr",
    ("games", "--json=yes"): "--json takes no value",
    ("play",): "Something is missing: GAME",
    ("play", "poker"): "There is no game poker",
    ("play", "sans_foi"): "did you mean sans_foi_ni_loi",
    ("play", GAME, "--seats", "three"): "--seats must be a whole number from 1 to 99, not “three”",
    ("play", GAME, "--seats", "9"): "is played with 2, 3, 4, 5, 6 seats, not 9",
    ("play", GAME, "--seats"): "--seats needs a value",
    ("play", GAME, "--seats", "2", "--players", "a,b,c"): "3 players are named for 2 seats",
    ("play", GAME, "--players", "a,,b"): "--players needs names between the commas",
    ("play", GAME, "--seed", "-1"): "--seed must be a whole number",
    ("play", GAME, "--seed", "9" * 500): "--seed must be a whole number",
    ("play", GAME, "--seed", "٣"): "--seed must be a whole number",
    ("play", GAME, "--option", "raid_mode"): "An option is given as name=value",
    ("play", GAME, "--option", "river=yes"): "There is no option river",
    (
        "play",
        GAME,
        "--option",
        "raid-mod=literal",
    ): "There is no option raid-mod; did you mean raid_mode? There are:",
    (
        "play",
        GAME,
        "--option",
        "raid_mode=litteral",
    ): "The option raid_mode cannot be litteral; did you mean literal",
    ("completion",): "Something is missing: SHELL",
    ("completion", "bahs"): "There is no completion for bahs; did you mean bash? There are: bash, zsh, fish",
    ("completion", "dos"): "There is no completion for dos; there are: bash",
    ("arena", GAME, "--format", "parket"): "There is no format parket; did you mean parquet? There are: csv, parquet",
    ("play", GAME, "--option", "raid_mode=wild"): "The option raid_mode can be blocked, literal; not wild",
    ("play", GAME, "--option", "killer_values=1"): "The option killer_values can be",
    ("play", GAME, "--option", "two_player_mode=single_ranch"): "is for 2 seats only, not for 3",
    ("play", GAME, "--record", "/no/such/folder/x"): "cannot be written: its folder does not exist",
    ("play", GAME, "--record", "/"): "/ is a folder, not a file",
    ("play", GAME, "--from", "/no/such/file"): "There is no file /no/such/file",
    ("play", GAME, "--from", "x", "--seed", "1"): "already says the seats, the options and the seed",
    ("play", GAME, "--players", "Ann,gredy"): "There is no bot gredy; did you mean greedy? There are: random, greedy",
    ("play", GAME, "--players", "Ann,Greedy"): "There is no bot Greedy; did you mean greedy",
    ("play", GAME, "--players", "Ann,hrad"): "There is no bot hrad; did you mean hard",
    ("play", GAME, "--players", "Ann,search:fast"): "There is no bot search:fast; did you mean search",
    ("play", GAME, "--players", "A" * 61): "is too long; names have at most 60 characters",
    ("play", "--resume"): "There is no unfinished play to continue in",
    ("play", GAME, "--resume"): "There is no unfinished play to continue in",
    ("play", "--resume", "/no/such/file"): "There is no file /no/such/file",
    ("play", "--resume", "-"): "There is no file -",
    ("play", "--resume", "--seed", "1"): "--seed does not go with --resume",
    ("play", "--resume", "--record", "x"): "--record does not go with --resume",
    ("simulate", GAME, "--bots", "gredy"): "There is no bot gredy; did you mean greedy",
    ("simulate", GAME, "--bots", "random,random", "--seats", "3"): "2 bots are named for 3 seats",
    ("simulate", GAME, "--bots", "random", "--seats", "1"): "is played with 2, 3, 4, 5, 6 seats, not 1",
    ("simulate", GAME, "--games", "0"): "--games must be a whole number from 1",
    ("simulate", GAME, "--jobs", "0"): "--jobs must be a whole number from 1",
    ("simulate", GAME, "--records", "/dev/null/x"): "something on its way is not a folder",
    ("simulate", GAME, "--records", ""): "There is no file",
    ("replay", "/no/such/file"): "There is no file /no/such/file",
    ("replay", "/"): "/ is a folder, not a file",
    ("replay", "/dev/zero"): "characters; at most 4,000,000 are read",
    ("replay", "a\0b"): "There is no file a b",
    ("components", "poker"): "There is no game poker",
}


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(words)[:60] or "nothing")
def test_wrong_input_gets_one_sentence(refused, words):
    assert WRONG[words] in refused(*words)


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(words)[:60] or "nothing")
def test_wrong_input_gets_a_french_sentence(refused, words):
    """The sentence is another one than in English, so that nothing was left untranslated."""
    if "--lang" not in words:
        assert WRONG[words] not in refused("--lang", "fr", *words)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "Line 1 of the record: found “…”, expected “saloon-record: …”"),
        (b"\x7fELF\x00\xff\xfe", "is not a record: it is not text"),
        (b"\x00\x1b[2J\n", "Line 1 of the record"),
        (b"saloon-record: 1\ngame: poker\nrules: 1\noptions:\nseed: 1\nseats: a; b\nresult: unfinished\n", "no game poker"),
    ],
)
def test_what_is_not_a_record_is_refused(refused, tmp_path, text, sentence):
    file = tmp_path / "some.record"
    file.write_bytes(text)
    assert sentence in refused("replay", file)
    assert sentence in refused("replay", file, "--verify")
    assert sentence.replace("some.record", "-") in refused("replay", "-", typed=text)


def test_a_sentence_has_no_signs_that_do_something_to_a_terminal(refused):
    assert refused("play", "\x1b[2Jpoker\nroom").isprintable()


@pytest.mark.parametrize("words", [("--option", "raid_mode=wild"), ("--option", "river=yes"), ("--seats", "9")])
def test_what_was_typed_is_no_line_of_a_record(refused, words):
    assert "record" not in refused("play", GAME, *words)


@pytest.mark.parametrize(("language", "sentence"), [("en", "names have at most 60"), ("fr", "un nom a au plus 60")])
def test_a_name_too_long_for_a_record_is_refused(refused, tmp_path, language, sentence):
    file = tmp_path / "long.record"
    heads = "saloon-record: 1\ngame: sans_foi_ni_loi\nrules: 1\noptions:\nseed: 1\n"
    file.write_text(f"{heads}seats: {'A' * 9000}; b\nresult: unfinished\n", "utf-8")
    assert sentence in refused("replay", file, "--lang", language)
