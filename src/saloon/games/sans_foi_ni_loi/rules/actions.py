"""Step 3 of a turn: six action points, spent in any order (rulebook, "Effectuer les actions de son choix")."""

from __future__ import annotations

from saloon.engine import Ask, Flow, Only, Value
from saloon.games.sans_foi_ni_loi.components import (
    BLIND_COST,
    BUY,
    DRAW,
    END,
    POINT_PRICE,
    POINTS,
    TAKES,
    Card,
    Command,
)
from saloon.games.sans_foi_ni_loi.rules.effects import PLAYS, TARGETS, CardPlay, Targets
from saloon.games.sans_foi_ni_loi.rules.hands import gain_openly, lose_openly, player_of
from saloon.games.sans_foi_ni_loi.rules.targets import always
from saloon.games.sans_foi_ni_loi.state import Ranch, State


def spend_points(g: State, me: Ranch) -> Flow:
    """Step 3: any number of actions in any order; what is left is lost."""
    g.points = POINTS
    while len(options := commands(g, me)) > 1:
        command = yield Ask(me.seat, "act", options)
        if command is END:
            break
        if type(command) is Card:
            flow = play(g, me, command)
            if flow is not None:
                yield from flow
        elif command is DRAW:
            draw_blind(g, me)
        elif command is BUY:
            buy_point(g, me)
        else:
            take(g, me, command)
    g.points = 0


def commands(g: State, me: Ranch) -> list[Value]:
    """All that can be done now: take, draw, play a card that has a target, buy a point, end."""
    points = g.points
    able: list[Value] = [command for command, card in zip(TAKES, g.line[:points]) if card]  # noqa: B905
    if points >= BLIND_COST and g.deck:
        able.append(DRAW)
    possible: dict[Targets, bool] = {always: True}  # cards of a kind share their targets: look once
    for card in dict.fromkeys(g.players[me.seat].hand):
        if card.cost <= points:
            targets = TARGETS[card]
            if targets not in possible:
                possible[targets] = next(targets(g, me), None) is not None
            if possible[targets]:
                able.append(card)
    if me.gold >= POINT_PRICE:
        able.append(BUY)
    able.append(END)
    if g.listener is not None:
        explain(g, me, able)
    return able


def explain(g: State, me: Ranch, able: list[Value]) -> None:
    """Why a card of the hand, a card of the Line or another command is not offered."""
    for card in dict.fromkeys(player_of(g, me).hand):
        if card not in able:
            reason = "too_dear" if card.cost > g.points else f"no_target_{_kind(card)}"
            g.why_not(me.seat, "act", card, reason, cost=card.cost, points=g.points)
    for command, lying in zip(TAKES, g.line, strict=True):
        if lying is not None and command not in able:
            g.why_not(me.seat, "act", command, "too_dear", cost=command.cost, points=g.points)
    if DRAW not in able:
        g.why_not(me.seat, "act", DRAW, "too_dear" if g.deck else "deck_empty", cost=BLIND_COST, points=g.points)
    if BUY not in able:
        g.why_not(me.seat, "act", BUY, "no_gold", cost=POINT_PRICE, gold=me.gold)


def _kind(card: Card) -> str:
    """Killers and herds have one reason each, whatever their level."""
    return card.frame if card.frame == "herd" else "killer" if card.duration == "killer" else card.id


def take(g: State, me: Ranch, command: Command) -> None:
    """A card of the Line, at the price of its slot; the slot stays empty until the end of the turn."""
    slot = command.cost - 1
    card = g.line[slot]
    assert card is not None
    g.line[slot] = None
    g.points -= command.cost
    g.busy = True
    gain_openly(g, player_of(g, me), card)
    g.tell("takes", me.seat, card=card, points=command.cost)


def draw_blind(g: State, me: Ranch) -> None:
    """The top card of the deck, unseen by the others."""
    g.seal()
    g.points -= BLIND_COST
    g.busy = True
    card = g.deck.pop()
    player_of(g, me).hand.append(card)
    g.tell("draws", me.seat, card=Only((me.seat,), card))


def buy_point(g: State, me: Ranch) -> None:
    """Two gold to the bank for one more point (A-02)."""
    me.gold -= POINT_PRICE
    g.bank += POINT_PRICE
    g.points += 1
    g.tell("buys", me.seat, ranch=me.number, gold=POINT_PRICE)


def play(g: State, me: Ranch, card: Card) -> Flow | None:
    """Choose a target where there are several; pay; the card takes effect at once."""
    how = PLAYS[card]
    options = [None] if how.targets is always else list(how.targets(g, me))
    if len(options) > 1:
        return _play_on_one_of(g, me, card, how, options)
    return _play_on(g, me, card, how, options[0])


def _play_on_one_of(g: State, me: Ranch, card: Card, how: CardPlay, options: list[Value]) -> Flow:
    target = yield Ask(me.seat, how.verb, options)
    flow = _play_on(g, me, card, how, target)
    if flow is not None:
        yield from flow


def _play_on(g: State, me: Ranch, card: Card, how: CardPlay, target: Value) -> Flow | None:
    g.points -= card.cost
    g.busy = True
    lose_openly(g, player_of(g, me), card)
    if card.duration == "instant":
        g.discard.append(card)
    return how.effect(g, me, card, target)
