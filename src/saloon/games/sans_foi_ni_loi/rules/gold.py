"""Gold moves between the bank and the ranches; none is made, none is lost."""

from __future__ import annotations

from saloon.games.sans_foi_ni_loi.components import BURIAL, UNDERTAKER
from saloon.games.sans_foi_ni_loi.state import Ranch, State


def receive(g: State, ranch: Ranch, due: int) -> int:
    """The bank pays as far as it can; what is missing is lost (A-01)."""
    paid = min(due, g.bank)
    g.bank -= paid
    ranch.gold += paid
    return paid


def bury(g: State, deaths: int) -> None:
    """The Undertaker is paid for each death anywhere, but not for his own, nor for a killer who dies with him (A-11)."""
    for ranch in g.ranches:
        if UNDERTAKER in ranch.notables:
            paid = receive(g, ranch, BURIAL * deaths)
            g.tell("buries", ranch.seat, ranch=ranch.number, gold=paid)
