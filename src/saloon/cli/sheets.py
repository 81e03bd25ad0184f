"""What `play` and `replay` show: the score sheet, the log and what is new."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from saloon.cli.screen import Screen
from saloon.engine import Match, Seat, Standing, Tell, Texts, winners
from saloon.engine.retelling import Retold, accounts
from saloon.engine.wording import Teller


def print_scores(screen: Screen, say: Texts, teller: Teller, match: Match) -> None:
    """The score sheet by category with ranks, and who has won."""
    table = match.standings()
    screen.title(say("final-scores" if match.over else "scores-now"))
    screen.table(["", *(teller.player(standing.seat) for standing in table)], _score_rows(say, teller, table))
    if match.over:
        names = [teller.player(seat) for seat in winners(table)]
        screen.line(say("won", count=len(names), names=", ".join(names)), "bold")


def _score_rows(say: Texts, teller: Teller, table: Sequence[Standing]) -> Iterable[list[str]]:
    for category in table[0].categories:
        yield [teller.category(category), *(str(standing.categories[category]) for standing in table)]
    yield [say("total"), *(str(standing.total) for standing in table)]
    yield [say("rank"), *(str(standing.rank) for standing in table)]


def print_log(screen: Screen, teller: Teller, tells: Iterable[Tell], seen: Any) -> None:
    screen.lines((f"· {teller.line(tell, seen)}" for tell in tells), "dim")


def print_news(screen: Screen, teller: Teller, tells: Iterable[Tell], seen: Any, seat: Seat) -> None:
    """What the others did, a sentence for each turn; one's own things, and whatever nobody did, line by line."""
    told = [Retold(tell, teller.part(tell, seen)) for tell in tells]
    for account in accounts(teller.game.page.turns, told):
        if account.seat is None or seat in (account.seat, account.turn_of):
            print_log(screen, teller, (each.tell for each in account.told), seen)
        else:
            screen.line(f"· {teller.sentence(account.seat, account.parts)}")


def print_position(screen: Screen, teller: Teller, seen: Any, seat: Seat | None) -> None:
    """The position in words, for a game that has them."""
    if teller.game.page.position is not None:
        screen.frame(teller.game.page.position(seen, seat, teller.names, teller.texts))
