"""The leaflet “At the Poker Table”: cards are laid at D, hands are shown at G (G-25 to G-27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from saloon.engine import PASS, Flow, Holdings, Only, Seat, Tell
from saloon.engine.books import Entry, move
from saloon.engine.knowledge import Strangers
from saloon.games.great_western_trail.components import WORKERS, Action, Card, Space, Tile, Worker
from saloon.games.great_western_trail.poker.components import ACTIONS, BANK, BONUSES, MAX_CARDS, STAKES
from saloon.games.great_western_trail.poker.state import Poker, PokerSeat, PokerState, ShownHand
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.hands import hand_size, held
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.books import common, each_of, gets_dollars, moves, own
from saloon.games.trail.effects import Effect
from saloon.games.trail.herd import lose_card
from saloon.games.trail.reasons import Reason, no_money
from saloon.games.trail.vocabulary import Keyword


def table(g: PokerState) -> Poker:
    assert g.poker is not None
    return g.poker


def place_of(g: PokerState, me: Player) -> PokerSeat:
    return table(g).seats[me.seat]


def lay_out(g: PokerState) -> None:
    """A token for each player, the one worth most on top."""
    count = len(g.players)
    bonuses = [bonus for bonus in reversed(BONUSES) if bonus.players <= count]
    g.poker = Poker([PokerSeat(player.seat) for player in g.players], bonuses)


def begin_turn(g: PokerState) -> None:
    """Hands that were shown are to be seen until the turn is over; then they are cards of the herd like others."""
    table(g).shown.clear()


def local_actions(g: PokerState, me: Player, space: Space) -> tuple[Action, ...]:
    return ACTIONS.get(space, ())


# ------------------------------------------------------------ laying cards


def hired(me: Player) -> list[Worker]:
    """The rows whose last worker can be taken; printed workers stay."""
    return [worker for worker in WORKERS if me.workers[worker.row] > 1]


def may_sit(g: PokerState, me: Player) -> bool:
    return place_of(g, me).worker is None and bool(hired(me))


def may_lay(g: PokerState, me: Player, stake: int) -> bool:
    """A seated worker, room for a card, a card, and the dollars."""
    place = place_of(g, me)
    return place.worker is not None and len(place.cards) < MAX_CARDS and hand_size(me) > 0 and me.dollars >= stake


def may_use_table(g: PokerState, me: Player) -> bool:
    return may_sit(g, me) or may_lay(g, me, STAKES[0])


def lay_cards(g: PokerState, me: Player) -> Flow:
    """Sit down, if nobody sits there for you yet; then lay a first card, and then a second one."""
    if may_sit(g, me):
        yield from sit_down(g, me)
    for stake in STAKES:
        if not may_lay(g, me, stake):
            return
        card = yield from ASKING.decide(g, me, "lay", lambda: [*held(me), PASS], stake)
        if card == PASS:
            return
        lay(g, me, card, stake)


def sit_down(g: PokerState, me: Player) -> Flow:
    """The last hired worker of a row, until the end of the game; the top bonus token is yours, its money at once."""
    worker = yield from ASKING.choose(g, me, "sit", hired(me))
    place, bonus = place_of(g, me), table(g).bonuses.pop()
    me.workers[worker.row] -= 1
    place.worker, place.bonus = worker, bonus
    me.dollars += bonus.dollars
    g.tell("sits", me.seat, worker=worker, token=bonus, dollars=bonus.dollars)


def lay(g: PokerState, me: Player, card: Card, stake: int) -> None:
    """From the hand, face down, and dollars into the pot. Which card it was, nobody else can tell."""
    mix_hand(place_of(g, me), me)
    lose_card(me, card)
    me.dollars -= stake
    table(g).pot += stake
    place_of(g, me).cards.append(card)
    g.tell("lays", me.seat, card=Only((me.seat,), card), dollars=stake)


def mix_hand(place: PokerSeat, me: Player) -> None:
    """What others knew of the hand they know no more of what is left of it: any of its cards may be the one that is laid."""
    place.unseen += me.unseen
    me.hand += me.unseen
    me.unseen.clear()
    me.shown.clear()


def strangers(g: PokerState, seat: Seat | None) -> Iterator[Strangers]:
    """Cards from the objective stack that are in a hand or at the table, and only their owner knows where."""
    for place in table(g).seats:
        if place.unseen and place.seat != seat:
            lists = [g.players[place.seat].hand, place.cards]
            there = Counter(place.unseen) & Counter(card for cards in lists for card in cards)
            yield Strangers(lists, list(there.elements()), "objectives")


def forget_hand(g: PokerState, me: Player) -> None:
    """The hand is shown where it is sold: what was unseen of it is so no more."""
    place = place_of(g, me)
    if place.unseen:
        place.unseen = list((Counter(place.unseen) & Counter(place.cards)).elements())


# ------------------------------------------------------------ showing hands


def may_show(g: PokerState, me: Player) -> bool:
    return bool(place_of(g, me).cards)


def show_hands(g: PokerState, me: Player) -> None:
    """All cards at the table come to light; the best sum wins the pot and what the bank adds, and equal ones share it."""
    g.seal()
    g.tell("shows_hands", me.seat, dollars=BANK)
    hands = [place for place in table(g).seats if place.cards]
    sums = {place.seat: hand_value(place.cards) for place in hands}
    winners = [seat for seat, value in sums.items() if value == max(sums.values())]
    share, table(g).pot = divmod(table(g).pot + BANK, len(winners))
    table(g).shown = [ShownHand(each.seat, each.cards[:], share if each.seat in winners else 0) for each in hands]
    for place in hands:
        g.tell("reveals", place.seat, cards=place.cards[:], value=sums[place.seat])
        g.players[place.seat].discard += place.cards
        place.unseen = list((Counter(place.unseen) - Counter(place.cards)).elements())
        place.cards.clear()
    for seat in winners:
        g.players[seat].dollars += share
        g.tell("wins_pot", seat, dollars=share, rest=table(g).pot)


def hand_value(cards: Iterable[Card]) -> int:
    """Whatever the breeds; objective cards are worth nothing."""
    return sum(card.value for card in cards)


KEYWORDS = {
    "lay_cards": Keyword(lambda effect: may_use_table, lambda g, me, effect, may: lay_cards(g, me)),
    "show_hands": Keyword(lambda effect: may_show, lambda g, me, effect, may: show_hands(g, me)),
}


def no_cards(g: PokerState, me: Player, effect: Effect) -> Reason:
    """Why nothing can be laid."""
    place = place_of(g, me)
    if place.worker is None:
        return ("no_poker_player", {})
    if len(place.cards) == MAX_CARDS:
        return ("poker_seat_full", {"count": MAX_CARDS})
    return no_money(me, STAKES[0]) if hand_size(me) else ("no_hand", {})


def no_show(g: PokerState, me: Player, effect: Effect) -> Reason:
    return ("no_poker_seat", {}) if place_of(g, me).worker is None else ("no_poker_cards", {})


REASONS = {"lay_cards": no_cards, "show_hands": no_show}

# ------------------------------------------------------------ the end, what there is, what must never change


def bonus_points(g: PokerState, me: Player) -> int:
    bonus = place_of(g, me).bonus
    return bonus.points if bonus is not None else 0


def cards(g: PokerState) -> Iterator[Card]:
    for place in table(g).seats:
        yield from place.cards


def tiles(g: PokerState) -> Iterator[Tile]:
    yield from (place.worker for place in table(g).seats if place.worker is not None)


def invariants(g: PokerState) -> None:
    seats, bonuses = table(g).seats, table(g).bonuses
    assert [place.seat for place in seats] == [player.seat for player in g.players], "poker seats"
    assert all(place.worker is not None for place in seats if place.cards), "cards without a poker player"
    assert all((place.worker is None) == (place.bonus is None) for place in seats), "bonus tokens of poker players"
    assert all(len(place.cards) <= MAX_CARDS for place in seats), "cards at a poker seat"
    taken = [place.bonus for place in seats if place.bonus is not None]
    assert Counter([*taken, *bonuses]) == Counter(bonus for bonus in BONUSES if bonus.players <= len(seats)), "bonus tokens"
    assert table(g).pot >= 0, "pot"


def holdings(g: PokerState) -> Holdings:
    found: Holdings = Counter({("pot",): table(g).pot})
    found.update(("bonuses", bonus) for bonus in table(g).bonuses)
    for place in table(g).seats:
        found.update((place.seat, "poker", card) for card in place.cards)
        found.update((place.seat, "seated", thing) for thing in (place.worker, place.bonus) if thing is not None)
    return found


def _stakes(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "dollars"), ("pot",), tell.values["dollars"])


def _wins(books: Holdings, tell: Tell) -> None:
    move(books, ("pot",), (tell.seat, "dollars"), tell.values["dollars"])


def _adds(books: Holdings, tell: Tell) -> None:
    books[("pot",)] += tell.values["dollars"]


ENTRIES: dict[str, Entry] = {
    "sits": each_of(
        gets_dollars, moves("worker", own("workers"), own("seated")), moves("token", common("bonuses"), own("seated"))
    ),
    "lays": each_of(_stakes, moves("card", own("hand"), own("poker"))),
    "shows_hands": _adds,
    "reveals": moves("cards", own("poker"), own("discard")),
    "wins_pot": _wins,
}
