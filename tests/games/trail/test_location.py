"""Using a location: actions once each, an auxiliary action instead, keywords that only a location knows."""

from __future__ import annotations

from dataclasses import dataclass, field

from saloon.engine import Ask
from saloon.games.trail.asking import EXCHANGE, Asking
from saloon.games.trail.location import Local, Location, Visit


@dataclass
class Player:
    seat: int = 0
    tokens: int = 0


class Listener:
    def __init__(self) -> None:
        self.reasons: list[tuple[str, str]] = []


@dataclass
class Table:
    done: list[str] = field(default_factory=list)
    listener: Listener | None = None
    birds: bool = False

    def why_not(self, seat, verb, value, reason, **values):
        self.listener.reasons.append((value.id, reason))


@dataclass(frozen=True)
class Act:
    id: str
    keyword: str
    item: str


@dataclass(frozen=True)
class Helper:
    id: str


SING, DANCE, WALTZ, LEAVE = (
    Act("sing", "sing", "1"),
    Act("dance", "dance", "2a"),
    Act("waltz", "dance", "2a"),
    Act("go", "go", "3"),
)
HELP = Helper("help")


def perform(g, me, visit, action):
    g.done.append(action.id)
    yield from ()


def leave(g, me, visit, action):
    g.done.append("left")
    yield from ()
    return True


def help_out(g, me, visit, chosen):
    visit.forfeit()
    g.done.append(chosen.id)
    yield from ()


def spend(g, me, token):
    me.tokens -= 1
    yield from ()


LOCATION = Location(
    asking=Asking(lambda g, me: [EXCHANGE] if me.tokens else [], spend),
    able={SING: lambda g, me: g.birds, DANCE: lambda g, me: True, WALTZ: lambda g, me: True, LEAVE: lambda g, me: False},
    perform=perform,
    locals={"go": Local(leave, lambda g, me, visit, action: "dance" in g.done)},
    others=lambda g, me, visit: [HELP] if visit.free else [],
    performers={Helper: help_out},
    lacks=lambda g, me, visit, action: (f"no_{action.keyword}", {}),
    explain=lambda g, me, visit, able: None,
)


def visit(*actions: Act) -> Visit:
    return Visit(actions, "end")


def played(g: Table, me: Player, visit: Visit, *answers: object):
    """The questions that were put, and what the visit came to."""
    flow, asked = LOCATION.use(g, me, visit), []
    try:
        for answer in (None, *answers):
            asked += [flow.send(answer)]
    except StopIteration as end:
        return asked, end.value
    raise AssertionError(asked[-1])


def test_an_action_is_done_once_and_its_alternatives_with_it():
    g = Table(birds=True)
    asked, moved = played(g, Player(), visit(SING, DANCE, WALTZ), DANCE, "end")
    assert asked == [Ask(0, "act", [SING, DANCE, WALTZ, HELP, "end"]), Ask(0, "act", [SING, "end"])]
    assert (g.done, moved) == (["dance"], False)


def test_an_auxiliary_action_is_done_instead_of_everything_else():
    g = Table(birds=True)
    asked, moved = played(g, Player(), visit(SING, DANCE), HELP)
    assert (len(asked), g.done, moved) == (1, ["help"], False)


def test_a_keyword_of_the_location_can_depend_on_what_was_done_there():
    g = Table()
    asked, moved = played(g, Player(), visit(DANCE, LEAVE), DANCE, LEAVE)
    assert asked == [Ask(0, "act", [DANCE, HELP, "end"]), Ask(0, "act", [LEAVE, "end"])]
    assert (g.done, moved) == (["dance", "left"], True)


def test_where_nothing_is_left_only_a_token_keeps_the_question_open():
    me, place = Player(tokens=1), visit()
    place.forfeit()
    asked, _ = played(Table(), me, place, EXCHANGE)
    assert asked == [Ask(0, "act", ["end", EXCHANGE])]
    assert played(Table(), me, place) == ([], False)


def test_what_cannot_be_done_is_explained_to_whoever_listens():
    g = Table(listener=Listener())
    played(g, Player(), visit(SING, DANCE, LEAVE), "end")
    assert g.listener.reasons == [("sing", "no_sing"), ("go", "no_go")]
