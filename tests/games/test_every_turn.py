"""A turn in one sentence, in both languages: the same promises of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.tables import GAMES, NAMES, TABLES, is_of_the_house
from saloon.engine import LANGUAGES, Game, Only, Seat, Tell, find_game
from saloon.engine.retelling import Account, Clause, Mark, Retold, accounts
from saloon.engine.wording import Teller
from texts import decisions, teller_of

HOUSE = [game for game in GAMES if is_of_the_house(game.values[0])]
"""A plug-in may do without sentences."""
HOUSE_TABLES = [table for table in TABLES if is_of_the_house(table.values[0])]
CHOICES = 150
"""Of each table that is looked at."""


def clauses(game: Game) -> list[Clause]:
    return [clause for clause in game.page.turns.values() if isinstance(clause, Clause)]


def said(game: Game) -> set[str]:
    return {f"did-{key}" for clause in clauses(game) for key in (clause.key, clause.verb) if key}


def messages(game: Game, prefix: str) -> set[str]:
    return set(filter(lambda key: key.startswith(prefix), game.texts("en").keys()))


# ------------------------------------------------------------ the tables


@pytest.mark.parametrize("game", HOUSE)
def test_every_event_has_a_clause_or_is_said_by_its_line_alone(game):
    assert {f"tell-{event}" for event in game.page.turns} == messages(game, "tell-")


@pytest.mark.parametrize("game", HOUSE)
def test_every_clause_has_its_message(game):
    assert said(game) <= messages(game, "did-")


def test_no_message_of_a_clause_is_left_over():
    """Sisters share some that not all of them say."""
    games = [each.values[0] for each in HOUSE]
    assert set().union(*(messages(game, "did-") for game in games)) == set().union(*map(said, games))


@pytest.mark.parametrize("game", HOUSE)
def test_events_with_one_clause_agree_how_it_is_said(game):
    verbs = {(clause.key, clause.verb) for clause in clauses(game) if not clause.adds}
    assert len(verbs) == len({key for key, _ in verbs})


# ------------------------------------------------------------ random games


def retold(game: Game, seats: int, options: dict[str, str], reader: Seat | None, words: Teller) -> list[Account[Retold]]:
    """What a reader is told of a random game, worded as it happens."""
    told: list[Retold] = []
    for match in decisions(game, seats, options, seed=11):
        seen = match.observe(reader)
        tells = [tell.seen_by(reader) for tell in match.tells[len(told) :]]
        told += [Retold(tell, words.part(tell, seen)) for tell in tells]
        if match.count >= CHOICES:
            break
    return accounts(game.page.turns, told)


def sentences(game: Game, seats: int, options: dict[str, str], language: str) -> Iterator[str]:
    words = teller_of(game, language, seats)
    for account in retold(game, seats, options, 0, words):
        whose = account.turn_of if account.seat is None else account.seat
        if whose is not None:
            yield words.sentence(whose, account.parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), HOUSE_TABLES)
def test_every_turn_is_a_sentence(game, seats, options, language):
    found = list(sentences(game, seats, options, language))
    assert len(found) > 5
    for sentence in found:
        assert re.fullmatch(rf"({'|'.join(game.occupants(NAMES[:seats]))}) \w[^{{}}…]+\.", sentence), sentence
        assert not re.search(r"  | ,|\$0\b|\b0\xa0", sentence), sentence


# ------------------------------------------------------------ how it reads


def trail(language: str, *events: tuple[str, dict[str, object]]) -> str:
    game = find_game("great_western_trail")
    words = Teller(game, language, ["Clay", "Dora"])
    seen = next(decisions(game, 2, {}, seed=1)).observe(None)
    parts = [words.part(Tell(1, event, 0, values).seen_by(1), seen) for event, values in events]
    return words.sentence(0, [part for part in parts if part is not None])


def thing(kind: str, id: str) -> object:
    return find_game("great_western_trail").component(kind, id)


def rode() -> tuple[str, dict[str, object]]:
    city = thing("space", "KC")
    return "moves", {"to": city, "space": city, "origin": city}


def hired(worker: str, dollars: int) -> tuple[str, dict[str, object]]:
    return "hires", {"worker": thing("worker", worker), "dollars": dollars}


DELIVERED = ("delivers", {"city": thing("city", "peoria"), "disc": thing("disc", "aux5")})
EARNED = ("earns", {"cards": [], "certificates": 0, "permanent": 0, "dollars": 12})


def test_the_sentence_of_a_turn():
    events = (rode(), EARNED, DELIVERED, hired("cowboy", 6), hired("cowboy", 7))
    assert trail("en", *events) == "Clay rode to Kansas City, delivered to Peoria for $12, and hired two cowboys for $13."
    french = "Clay a rejoint Kansas City, a livré à Peoria pour 12\u00a0$ et a engagé deux cowboys pour 13\u00a0$."
    assert trail("fr", *events) == french


def test_what_is_gained_is_one_clause():
    gained = [("gains", {"dollars": 2}), ("certifies", {"count": 1, "certificates": 3}), ("gains", {"dollars": 1})]
    assert trail("en", *gained) == "Clay gained $3 and a certificate."
    assert trail("fr", *gained) == "Clay a gagné 3\u00a0$ et un certificat."


def test_what_matters_least_is_counted_where_a_turn_is_long():
    small = [("pays_bank", {"dollars": 1}), ("exchanges", {}), ("gains", {"dollars": 1})]
    said = trail("en", rode(), *small, hired("builder", 6), DELIVERED, ("upgrades", {"station": thing("station", "ST1")}))
    assert (
        said
        == "Clay rode to Kansas City, hired a builder for $6, delivered to Peoria, upgraded a station, and did 3 more things."
    )


def test_a_turn_without_anything_to_tell_is_a_quiet_one():
    assert trail("en", ("draws", {"count": 1, "cards": []})) == "Clay had a quiet turn."
    assert trail("fr", EARNED) == "Clay a eu un tour tranquille."


def test_a_hidden_card_is_not_named():
    card = next(each for each in find_game("great_western_trail").rules.components if each.kind == "card").all["longhorn"]
    said = trail("en", ("gains_objective", {"card": Only((0,), card), "zone": "hand", "source": "stack"}))
    assert said == "Clay gained an objective card."


def test_an_opening_event_has_no_clause():
    assert trail("en", ("turn", {})) == "Clay had a quiet turn."
    assert find_game("great_western_trail").page.turns["turn"] is Mark.OPENS
