"""Phase 2: placing cowboys (rulebook, "Phase 2"), all at once in the variant "Kit Carson"."""

from __future__ import annotations

from saloon.engine import PASS, Ask, AskAny, Flow, Hold, Seat, Value
from saloon.games.carson_city.components import (
    CITY_HALL,
    DYNAMITE,
    FINISH,
    INC_GAMBLING,
    INDEX,
    NO_DUEL,
    NOBODY,
    PADDOCKS,
    PLAIN,
    RIVER,
    ROAD1,
    SINGER,
    TOKEN_SPACES,
    TOWN,
    WAGES,
    WHITE,
    Building,
    Edge,
    Paddock,
    Parcel,
    Space,
    Target,
)
from saloon.games.carson_city.rules.cards import holder, holds, paddocks_open
from saloon.games.carson_city.rules.horses import move_horse, pay_fourth_paddock, play_horse
from saloon.games.carson_city.rules.order import open_spaces
from saloon.games.carson_city.rules.roads import decide, edges, lay
from saloon.games.carson_city.rules.town import outlaw_on, protected
from saloon.games.carson_city.state import Placed, Player, State

UNCONTESTED = (WAGES, ROAD1)
BACK, WHITE_BACK, HORSE, HORSE_BACK, ROAD = "back", "white_back", "horse", "horse_back", "road"
"""What else can be done with a target while everybody places at once."""


# ------------------------------------------------------------ who stands where


class Crowd:
    """The cowboys on the board by target, looked up once for a whole list of options."""

    __slots__ = ("at",)

    def __init__(self, g: State) -> None:
        self.at: dict[Target, list[Placed]] = {}
        for placed in g.placed:
            self.at.setdefault(placed[1], []).append(placed)

    def mine(self, target: Target, seat: Seat) -> bool:
        return any(each[0] == seat for each in self.at.get(target, ()))

    def white(self, target: Target) -> bool:
        return any(each[2] == WHITE for each in self.at.get(target, ()))

    def rivals(self, target: Target, seat: Seat) -> bool:
        """Whether a duel would follow: others without a "no duel" token."""
        return any(each[0] != seat and each[2] not in (NO_DUEL, SINGER) for each in self.at.get(target, ()))

    def doubtful(self, seat: Seat) -> set[Target]:
        """Where the seat stands already, or the white cowboy does."""
        return {target for target, crowd in self.at.items() for each in crowd if each[0] == seat or each[2] == WHITE}

    def empty(self, target: Target) -> bool:
        return target not in self.at


# ------------------------------------------------------------ what is allowed


def targets(g: State, me: Player) -> list[Target]:
    """Everything a cowboy of the player could be put on, in one way or another.

    Most places are open to any cowboy: an action space or unowned parcel without the white cowboy or one of one's own. Only the
    others need a closer look, and all of them for those who may not provoke duels.
    """
    crowd = Crowd(g)
    if not (me.reserve or me.white):
        return [INC_GAMBLING] if forms(g, me, INC_GAMBLING, crowd) else []
    plain, close = town_targets(g)
    plain = [*open_spaces(g), *plain]
    doubtful = crowd.doubtful(me.seat) if me.reserve and not holds(me, "1R") else crowd.at.keys()
    if doubtful or g.outlaws:
        plain = [t for t in plain if (t not in doubtful and t not in g.outlaws) or forms(g, me, t, crowd)]
    if g.options.horses:
        close += [PADDOCKS[at] for at in paddocks_open(g) if at not in me.riders]
    return plain + [target for target in close if forms(g, me, target, crowd)]


def town_targets(g: State) -> tuple[list[Target], list[Target]]:
    """Unowned parcels; and buildings with an income, the city hall, other parcels with an outlaw."""
    unowned: list[Target] = []
    prey: list[Target] = []
    for parcel, owner, piece in zip(TOWN, g.owner, g.land, strict=True):
        if owner == NOBODY:
            if piece is CITY_HALL:
                prey.append(parcel)
            elif piece is not RIVER:
                unowned.append(parcel)
        elif (piece is not None and piece.prey) or (g.outlaws and parcel in g.outlaws):
            prey.append(parcel)
    return unowned, prey


def targets_for(g: State, me: Player, form: str) -> list[Target]:
    """Where one kind of cowboy could be put on the board."""
    crowd = Crowd(g)
    return [target for target in targets(g, me) if form in forms(g, me, target, crowd) and not isinstance(target, Paddock)]


def forms(g: State, me: Player, target: Target, crowd: Crowd) -> list[str]:
    """How a cowboy may be put there: plain, with a token, the white one, the singer's."""
    if isinstance(target, Paddock):
        return [PLAIN] if me.reserve else []
    found = []
    many = target in UNCONTESTED
    if target is INC_GAMBLING and me.singer and (me.supply or me.reserve) and not crowd.mine(target, me.seat):
        found.append(SINGER)
    if (not many and crowd.mine(target, me.seat)) or not _allowed(g, me, target):
        return found
    blocked = not many and crowd.white(target)
    provokes = not many and crowd.rivals(target, me.seat) and not _is_own_building(g, me, target)
    if me.reserve and not blocked and not (provokes and holds(me, "1R")):
        found.append(PLAIN)
        if me.dynamite and not many and not isinstance(target, Paddock):
            found.append(DYNAMITE)
    if me.reserve and me.no_duel and target in TOKEN_SPACES:
        found.append(NO_DUEL)
    if me.white and crowd.empty(target) and _white_may(g, me, target):
        found.append(WHITE)
    return found


def _allowed(g: State, me: Player, target: Target) -> bool:
    if isinstance(target, Space):
        return True
    assert isinstance(target, Parcel)
    index = INDEX[target]
    owner = g.owner[index]
    if outlaw_on(g, index):
        return owner in (NOBODY, me.seat) or not holds(me, "1R")
    if g.land[index] is CITY_HALL:
        return g.hall != me.seat and not (g.hall is not None and holds(me, "1R"))
    return owner in (NOBODY, me.seat) or may_attack(g, me, index)


def may_attack(g: State, me: Player, index: int) -> bool:
    """Not beside its owner's church, not the Heroes', not as the red sheriff or the Heroes."""
    piece = g.land[index]
    if not (isinstance(piece, Building) and piece.prey) or holds(me, "1R") or holds(me, "16Y"):
        return False
    heroes = holder(g, "16Y")
    return not (heroes is not None and heroes.seat == g.owner[index]) and not protected(g, index)


def _is_own_building(g: State, me: Player, target: Target) -> bool:
    return isinstance(target, Parcel) and g.owner[INDEX[target]] == me.seat


def _white_may(g: State, me: Player, target: Target) -> bool:
    """Never an attack, never against an outlaw; the city hall only while nobody holds it."""
    if isinstance(target, Space):
        return True
    assert isinstance(target, Parcel)
    index = INDEX[target]
    if outlaw_on(g, index) or (g.land[index] is CITY_HALL and g.hall is not None):
        return False
    return g.owner[index] in (NOBODY, me.seat)


# ------------------------------------------------------------ placing


def put(g: State, me: Player, target: Target, form: str) -> None:
    """Take the cowboy, and its token, from where they are."""
    if form == WHITE:
        me.white = False
    elif form == SINGER:
        me.singer = False
        me.borrowed = not me.supply
        if me.borrowed:
            me.reserve -= 1
        else:
            me.supply -= 1
    else:
        me.reserve -= 1
    if form == NO_DUEL:
        me.no_duel -= 1
    if form == DYNAMITE:
        me.dynamite -= 1
    if isinstance(target, Paddock):
        me.riders.append(PADDOCKS.index(target))
    else:
        g.placed.append((me.seat, target, form))
    g.tell("places", me.seat, target=target, form=form)


def backs(g: State, me: Player) -> list[Value]:
    """Own cowboys on the board, each as a request to take it back: the white one may stand beside another."""
    mine = ((target, WHITE_BACK if form == WHITE else BACK) for seat, target, form in g.placed if seat == me.seat)
    return [*dict.fromkeys(mine)]


def take_back(g: State, me: Player, target: Target, how: str) -> Placed:
    """Back where it came from, with its token."""
    placed = next(each for each in g.placed if each[:2] == (me.seat, target) and (each[2] == WHITE) == (how == WHITE_BACK))
    g.placed.remove(placed)
    form, home = placed[2], "reserve"
    if form == WHITE:
        me.white = True
    elif form == SINGER and not me.borrowed:
        me.supply += 1
        home = "supply"
    else:
        me.reserve += 1
    me.singer = me.singer or form == SINGER
    me.no_duel += form == NO_DUEL
    me.dynamite += form == DYNAMITE
    g.tell("takes_back", me.seat, target=target, form=form, home=home)
    return placed


def place_cowboy(g: State) -> Flow:
    """The next player in turn order places one cowboy, or passes."""
    me = g.players[g.queue[0]]
    target: Value = PASS
    if able := targets(g, me):
        # Roads change nothing here, so the list stays good when some are laid first.
        target = yield from decide(g, me, "place", lambda: [*able, PASS])
    if target == PASS:
        finish(g, me)
    else:
        yield from put_somehow(g, me, target)
        if g.options.horses and not isinstance(target, Paddock):
            yield from play_horse(g, me)
    yield Hold(me.seat)
    g.queue.pop(0)
    if me.seat not in g.passed:
        g.queue.append(me.seat)
    if g.options.kit_carson and me.seat not in g.passed:
        g.phase = "kit"
    if not g.queue:
        begin_resolving(g)


def put_somehow(g: State, me: Player, target: Target) -> Flow:
    able = forms(g, me, target, Crowd(g))
    form = able[0]
    if len(able) > 1:
        form = yield Ask(me.seat, "form", able)
    put(g, me, target, form)


def finish(g: State, me: Player) -> None:
    g.passed.append(me.seat)
    g.tell("passes", me.seat, place=len(g.passed))


def begin_resolving(g: State) -> None:
    g.phase, g.step = "resolve", 0


# ------------------------------------------------------------ Kit Carson


def kit_carson(g: State) -> Flow:
    """Everybody places, takes back and finishes at once; each request is one step of the play."""
    seat, choice = yield AskAny(g.queue, lambda seat: _request(g, g.players[seat]))
    me = g.players[seat]
    if choice is FINISH:
        g.queue.remove(seat)
        finish(g, me)
        pay_fourth_paddock(g, me)
    else:
        _carry_out(g, me, *choice)
    if not g.queue:
        begin_resolving(g)


def _request(g: State, me: Player) -> Ask:
    """Put a cowboy somewhere in some way; take one back; play a horse or take it back; be done."""
    crowd = Crowd(g)
    found: list[Value] = [(target, form) for target in targets(g, me) for form in forms(g, me, target, crowd)]
    found += backs(g, me)
    if g.options.horses:
        found += _stable_requests(g, me)
    found += [(edge, ROAD) for edge in edges(g, me.roads)]
    if sum(me.stable) <= _cowboys_on_board(g, me):
        found.append(FINISH)
    return Ask(me.seat, "kit", found)


def _stable_requests(g: State, me: Player) -> list[Value]:
    found: list[Value] = [(paddock, BACK) for at, paddock in enumerate(PADDOCKS) if at in me.riders]
    if me.horses and sum(me.stable) < _cowboys_on_board(g, me):
        found += [(PADDOCKS[at], HORSE) for at in paddocks_open(g)]
    return found + [(paddock, HORSE_BACK) for at, paddock in enumerate(PADDOCKS) if me.stable[at]]


def _cowboys_on_board(g: State, me: Player) -> int:
    return sum(1 for each in g.placed if each[0] == me.seat)


def _carry_out(g: State, me: Player, target: Target | Edge, how: str) -> None:
    if isinstance(target, Edge):
        lay(g, me, target)
    elif how == HORSE:
        move_horse(g, me, target, 1)
    elif how == HORSE_BACK:
        move_horse(g, me, target, -1)
    elif how in (BACK, WHITE_BACK):
        _bring_back(g, me, target, how)
    else:
        put(g, me, target, how)


def _bring_back(g: State, me: Player, target: Target, how: str) -> None:
    if isinstance(target, Paddock):
        me.riders.remove(PADDOCKS.index(target))
        me.reserve += 1
        g.tell("takes_back", me.seat, target=target, form=PLAIN, home="reserve")
    else:
        take_back(g, me, target, how)
