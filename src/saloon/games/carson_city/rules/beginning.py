"""Before the first round: the sheets of A New Beginning, the first tiles, two parcels each (rulebook, "Mise en place")."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import product
from typing import Any

from saloon.engine import Ask, AskAll, Flow, Hold, Question, Value
from saloon.games.carson_city.components import LOANS, NUMBERS, POWERS, SHEET
from saloon.games.carson_city.rules.constructing import fill_row
from saloon.games.carson_city.rules.town import give_parcel, parcels_to_have
from saloon.games.carson_city.state import Player, State, pay

LINES = ("fame", "crew", "land", "powers", "stake")
"""The sheet in five secret answers: points and a loan, cowboys and revolvers, roads and parcels, powers, the bid."""
_COUNTS = {"cowboys": 5, "revolvers": 4, "roads": 5, "parcels": 4, "points": 10}
CREW: list[Value] = list(product(range(_COUNTS["cowboys"] + 1), range(_COUNTS["revolvers"] + 1)))
LAND: list[Value] = list(product(range(_COUNTS["roads"] + 1), range(_COUNTS["parcels"] + 1)))
FAME: list[Value] = list(product(range(_COUNTS["points"] + 1), (0, *LOANS)))
POWER_SETS: list[Value] = list(product((0, 1), repeat=len(POWERS)))


def begin(g: State) -> Flow:
    """Fill the row, then choose parcels: last to first, first to last, and so on."""
    parcels = dict.fromkeys(g.pick, NUMBERS["first_parcels"])
    if g.options.new_beginning:
        parcels = yield from new_beginning(g)
    yield from fill_row(g, g.players[g.pick[0]])
    g.queue = []
    for number in range(max(parcels.values())):
        seats = g.pick if number % 2 else g.pick[::-1]
        g.queue += [seat for seat in seats if parcels[seat] > number]
    g.phase = "settle" if g.queue else "people"
    if not g.queue:
        g.queue = list(g.pick)


def settle(g: State) -> Flow:
    """One free parcel."""
    me = g.players[g.queue[0]]
    parcel = yield Ask(me.seat, "settle", parcels_to_have(g))
    give_parcel(g, me, parcel)
    g.tell("owns", me.seat, parcel=parcel, money=0)
    yield Hold(me.seat)
    g.queue.pop(0)
    if not g.queue:
        g.phase, g.queue = "people", list(g.pick)


# ------------------------------------------------------------ A New Beginning


def cost(line: str, answer: Sequence[int]) -> int:
    """What an answer costs; a loan brings money."""
    if line == "crew":
        return SHEET.get(("cowboys", answer[0]), 0) + SHEET.get(("revolvers", answer[1]), 0)
    if line == "land":
        return SHEET.get(("roads", answer[0]), 0) + SHEET.get(("parcels", answer[1]), 0)
    if line == "fame":
        return SHEET.get(("points", answer[0]), 0) - LOANS.get(answer[1], 0)
    if line == "powers":
        return sum(price for price, taken in zip(POWERS.values(), answer, strict=True) if taken)
    return answer[0]


def left(me: Player) -> int:
    """What is left of the budget after the lines filled in so far."""
    return me.money - sum(cost(line, answer) for line, answer in me.sheet.items())


def answers(me: Player, line: str) -> list[Value]:
    """What can still be afforded."""
    most = left(me)
    if line == "stake":
        return list(range(most + 1))
    return [answer for answer, price in PRICED[line] if price <= most]


CHOICES: dict[str, list[Value]] = {"fame": FAME, "crew": CREW, "land": LAND, "powers": POWER_SETS}
PRICED = {line: [(answer, cost(line, answer)) for answer in choices] for line, choices in CHOICES.items()}


def new_beginning(g: State) -> Generator[Question, Any, dict[int, int]]:
    """Five lines in secret, all at once; then everything is shown and handed out."""
    for line in LINES:
        given = yield _line_of_all(g, line)
        for seat, answer in given.items():
            g.players[seat].sheet[line] = [answer] if line == "stake" else list(answer)
    g.seal()
    bids = {player.seat: player.sheet["stake"][0] for player in g.players}
    parcels = {player.seat: player.sheet.get("land", [0, 0])[1] for player in g.players}
    for player in g.players:
        _hand_out(g, player)
    g.pick = sorted(g.dice.shuffled(g.pick), key=lambda seat: -bids[seat])
    return parcels


def _line_of_all(g: State, line: str) -> AskAll:
    return AskAll(range(len(g.players)), lambda seat: Ask(seat, line, answers(g.players[seat], line)))


def _hand_out(g: State, me: Player) -> None:
    """Pieces for money; the sheet is public now, and thrown away."""
    spent = me.money - left(me)
    cowboys, revolvers = me.sheet.get("crew", [0, 0])
    roads, parcels = me.sheet.get("land", [0, 0])
    points, loan = me.sheet.get("fame", [0, 0])
    taken = me.sheet.get("powers", [0] * len(POWERS))
    pay(g, me, spent)
    me.reserve += cowboys
    me.supply -= cowboys
    me.revolvers += revolvers
    me.roads += roads
    g.issued[0] += roads
    g.issued[1] += revolvers
    me.points += points - loan
    me.powers = [power for power, has in zip(POWERS, taken, strict=True) if has]
    stake = me.sheet["stake"][0]
    me.sheet.clear()
    g.tell(
        "reveals", me.seat, cowboys=cowboys, revolvers=revolvers, roads=roads, parcels=parcels, points=points, loan=loan,
        powers=", ".join(me.powers), stake=stake, money=me.money,
    )  # fmt: skip
