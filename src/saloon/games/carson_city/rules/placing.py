"""Phase 2: placing cowboys (rulebook, "Phase 2"), all at once in the variant "Kit Carson"."""

from __future__ import annotations

from typing import Final

from saloon.engine import PASS, Ask, AskAny, Flow, Hold, Value
from saloon.games.carson_city.components import (
    ALL_SPACES,
    BIT,
    CITY_HALL,
    DYNAMITE,
    FINISH,
    INC_GAMBLING,
    INDEX,
    NO_DUEL,
    NOBODY,
    ON_BOARD,
    PADDOCK,
    PADDOCKS,
    PLAIN,
    RIVER,
    ROAD1,
    SINGER,
    SPACE,
    TOKEN_SPACES,
    WAGES,
    WHITE,
    WHOLE_TOWN,
    Edge,
    Paddock,
    Parcel,
    Target,
    bits_of,
)
from saloon.games.carson_city.rules.cards import holds, paddocks_open
from saloon.games.carson_city.rules.horses import move_horse, pay_fourth_paddock, play_horse
from saloon.games.carson_city.rules.order import open_spaces
from saloon.games.carson_city.rules.roads import decide, edges, lay
from saloon.games.carson_city.rules.sets import INDICES_OF, PADDOCKS_OF, SPACES_OF, listed, parcels_in
from saloon.games.carson_city.rules.town import outlaw_on, outlawed, protected, taken
from saloon.games.carson_city.state import Placed, Player, State

UNCONTESTED: Final = (WAGES, ROAD1)
BACK, WHITE_BACK, HORSE, HORSE_BACK, ROAD = "back", "white_back", "horse", "horse_back", "road"
"""What else can be done with a target while everybody places at once."""

CONTESTED: Final = {target: 0 if target in UNCONTESTED else bit for target, bit in BIT.items()}
"""The bit of every target where nobody has two cowboys, and where they fight."""
UNCONTESTED_BITS: Final = BIT[WAGES] | BIT[ROAD1]
TOKEN_BITS: Final = sum(BIT[space] for space in TOKEN_SPACES)

Ways = dict[str, int]
"""For every form that a cowboy of a player can take, the targets where it may stand, as bits."""


# ------------------------------------------------------------ where anybody may go


def open_targets(g: State) -> None:
    """Land, owners, row and cards stay as they are while cowboys are placed: what follows from them is noted once."""
    g.track, disputed = track(g), _disputed(g)
    for player in g.players:
        player.reach = _reach(g, player, disputed)


def track(g: State) -> int:
    """The open action spaces, as bits."""
    found = 0
    for space in open_spaces(g):
        found |= BIT[space]
    return found >> SPACE


def _reach(g: State, me: Player, disputed: list[int]) -> int:
    """The parcels where the player may put a cowboy if nobody stands there, as bits: those to buy, and some of the others."""
    return g.unowned | bits_of(index for index in disputed if may_go_to(g, me, index))


def _disputed(g: State) -> list[int]:
    """Buildings with an income, the city hall, and other parcels with an outlaw that cannot be bought."""
    land, haunted = g.land, outlawed(g)
    return [
        index
        for index in listed(INDICES_OF, taken(g) | haunted)
        if haunted >> index & 1 or ((piece := land[index]) is not None and (piece.prey or piece is CITY_HALL))
    ]


def may_go_to(g: State, me: Player, index: int) -> bool:
    """To buy it, to attack or defend what stands there, to hold the city hall, to drive an outlaw away."""
    owner, piece = g.owner[index], g.land[index]
    if outlaw_on(g, index):
        return owner in (NOBODY, me.seat) or not holds(me, "1R")
    if piece is CITY_HALL:
        return g.hall != me.seat and not (g.hall is not None and holds(me, "1R"))
    if owner == NOBODY:
        return piece is not RIVER
    return piece is not None and piece.prey and (owner == me.seat or may_attack(g, me, index))


def may_attack(g: State, me: Player, index: int) -> bool:
    """A building with an income: not beside its owner's church, not the Heroes', not as the red sheriff or the Heroes."""
    if holds(me, "1R") or holds(me, "16Y") or holds(g.players[g.owner[index]], "16Y"):
        return False
    return not protected(g, index)


# ------------------------------------------------------------ what is allowed


def ways(g: State, me: Player) -> Ways:
    """How the player may put a cowboy where: the singer's, plain, with a token, the white one.

    Nobody has two on a target, nor joins the white one; on wages and the single road everybody may have as many as they like.
    """
    found: Ways = {}
    if not (me.reserve or me.white or me.singer):
        return found
    own, able, mine, white = me.seat, _within_reach(g, me), 0, 0
    for seat, target, form in g.placed:
        if seat == own:
            mine |= CONTESTED[target]
        if form == WHITE:
            white |= CONTESTED[target]
    if me.singer and (me.supply or me.reserve):
        found[SINGER] = BIT[INC_GAMBLING] & ~mine
    if me.reserve:
        plain = able & ~(mine | white)
        if holds(me, "1R"):
            plain &= ~_provoking(g, me)
        found[PLAIN] = plain | _free_paddocks(g, me) if g.options.horses else plain
        if me.dynamite:
            found[DYNAMITE] = plain & ~UNCONTESTED_BITS
        if me.no_duel:
            found[NO_DUEL] = able & ~mine & TOKEN_BITS
    if me.white:
        found[WHITE] = able & ~_forbidden_to_white(g, me, able)
    return found


def _within_reach(g: State, me: Player) -> int:
    """All targets that are open to the player; looked for again in a match that was saved before they were noted."""
    if me.reach is None:
        return _reach(g, me, _disputed(g)) | track(g) << SPACE
    return me.reach | g.track << SPACE


def _provoking(g: State, me: Player) -> int:
    """Where the player would begin a duel: beside others without a "no duel" token, but in defence of an own building."""
    found = 0
    for seat, target, form in g.placed:
        if seat != me.seat and form not in (NO_DUEL, SINGER) and not _is_own(g, me, target):
            found |= CONTESTED[target]
    return found


def _is_own(g: State, me: Player, target: Target) -> bool:
    return isinstance(target, Parcel) and g.owner[INDEX[target]] == me.seat


def _free_paddocks(g: State, me: Player) -> int:
    return bits_of(PADDOCK + at for at in paddocks_open(g) if at not in me.riders)


def _forbidden_to_white(g: State, me: Player, able: int) -> int:
    """Never beside another, never an attack, never against an outlaw; the city hall only while nobody holds it."""
    found = outlawed(g)
    for _, target, _ in g.placed:
        found |= BIT[target]
    for index in listed(INDICES_OF, able & WHOLE_TOWN & ~g.unowned):
        if g.owner[index] not in (NOBODY, me.seat) or (g.land[index] is CITY_HALL and g.hall is not None):
            found |= 1 << index
    return found


def targets(g: State, ways: Ways) -> list[Target]:
    """Everything a cowboy of the player could be put on, in one way or another."""
    found = 0
    for bits in ways.values():
        found |= bits
    return _listed(g, found)


def _listed(g: State, bits: int) -> list[Target]:
    """Spaces in the order of the track, parcels to buy, other parcels, paddocks."""
    land, unowned = bits & WHOLE_TOWN, g.unowned
    found: list[Target] = [*listed(SPACES_OF, bits >> SPACE & ALL_SPACES), *parcels_in(land & unowned)]
    if others := land & ~unowned:
        found += parcels_in(others)
    found += PADDOCKS_OF[bits >> PADDOCK]
    return found


def targets_on_board(g: State, me: Player, form: str) -> list[Target]:
    """Where one kind of cowboy could be put on the board."""
    return _listed(g, ways(g, me).get(form, 0) & ON_BOARD)


def forms(ways: Ways, target: Target) -> list[str]:
    """How a cowboy may be put there."""
    bit = BIT[target]
    return [form for form, bits in ways.items() if bits & bit]


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
    able = ways(g, me)
    found: list[Value] = targets(g, able)
    found.append(PASS)
    target: Value = PASS if found[0] == PASS else (yield from decide(g, me, "place", found))
    if target == PASS:
        finish(g, me)
    else:
        yield from put_somehow(g, me, target, able)
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


def put_somehow(g: State, me: Player, target: Target, ways: Ways) -> Flow:
    able = forms(ways, target)
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
    able = ways(g, me)
    found = _placements(g, able)
    found += backs(g, me)
    if g.options.horses:
        found += _stable_requests(g, me)
    found += [(edge, ROAD) for edge in edges(g, me.roads)]
    if not any(me.stable) or sum(me.stable) <= _cowboys_on_board(g, me):
        found.append(FINISH)
    return Ask(me.seat, "kit", found)


def _placements(g: State, able: Ways) -> list[Value]:
    """Every target with every form that a cowboy may take there; most players have plain ones only."""
    found = targets(g, able)
    if len(able) == 1:
        (form,) = able
        return [(target, form) for target in found]
    forms = able.items()
    return [(target, form) for target in found for form, bits in forms if bits & BIT[target]]


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
