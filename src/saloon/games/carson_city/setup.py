"""Set-up (rulebook, "Mise en place"); what asks somebody is in `rules/beginning.py`."""

from __future__ import annotations

from saloon.engine import Dice
from saloon.games.carson_city.components import (
    BLACKSMITH,
    BUILDINGS,
    CITY_HALL,
    COWBOYS,
    DEALS,
    DUEL_TILES,
    DUEL_VALUES,
    FIRST_TILES,
    FREE_NUMBER,
    GENERAL_STORE,
    HOUSE,
    INDEX,
    MOUNTAIN,
    NOBODY,
    NUMBERS,
    OTHER_FACE,
    PADDOCKS,
    PEOPLE,
    PRINTED_RIVER,
    RIVER,
    ROUNDS,
    ROW,
    SCHOOL,
    SIDE,
    SIDES,
    STATION,
    TEACHER,
    TITLES,
    TOWN,
    WHOLE_TOWN,
    Building,
    Parcel,
    Person,
    Set,
    rolled_parcel,
)
from saloon.games.carson_city.options import Options, read_people, read_river
from saloon.games.carson_city.rules.roads import put_road
from saloon.games.carson_city.rules.town import put_piece
from saloon.games.carson_city.state import Player, State


def setup(options: Options, seats: int, dice: Dice) -> State:
    """Seats, map, bag, row and people; the top of the bag is the end of its list."""
    pick = dice.shuffled(range(seats))
    people, free = people_of(options, dice)
    g = State(
        options=options,
        players=[Player(seat) for seat in range(seats)],
        land=[None] * len(TOWN),
        owner=[NOBODY] * len(TOWN),
        bag=[],
        row=[FIRST_TILES.get(space) for space in ROW],
        people=people,
        left=list(people),
        free=free,
        pick=pick,
        duel_supply=[],
        shown=[],
        across=[0] * (SIDE + 1),
        down=[0] * SIDE,
        nodes=[0] * (SIDE + 1),
        dynamite=NUMBERS["dynamite"],
        issued=[0, 0, 0],
        unowned=WHOLE_TOWN,
        vacant=WHOLE_TOWN,
        river=0,
        houses=0,
        served=0,
        dice=dice,
    )
    for player in g.players:
        _equip(g, player)
    if options.might_is_right:
        _deal_duel_tiles(g)
    _lay_out_map(g)
    g.bag = dice.shuffled(bag_of(options))
    return g


# ------------------------------------------------------------ people


def people_of(options: Options, dice: Dice) -> tuple[list[Person], list[int]]:
    """The faces in play, and the numbers whose face the taker chooses."""
    if options.people == "chosen":
        people = read_people(options.chosen_people)
    elif options.people == "random":
        people = _random_people(dice)
    else:
        ids = Set.of(options.people).cards
        people = [Person.of(id if id in Person.all else f"{id}Y") for id in ids]
    people = [_allowed_face(person, options) for person in people]
    return sorted(people, key=lambda person: person.number), [FREE_NUMBER]


def _random_people(dice: Dice) -> list[Person]:
    """Seven numbers, eight if the street boy is among them; a face for each."""
    numbers = dice.shuffled(range(len(PEOPLE) // 2))
    chosen = numbers[: 7 + (0 in numbers[:7])]
    return [Person.of(f"{number}{'YR'[dice.below(2)]}") for number in chosen]


def _allowed_face(person: Person, options: Options) -> Person:
    """The yellow Cowboy needs horses; the Teacher begins on her yellow face."""
    if (person.id == "15Y" and not options.horses) or (person.number == TEACHER and person.face == "R" and ROUNDS > 1):
        return OTHER_FACE[person]
    return person


# ------------------------------------------------------------ players


def _equip(g: State, player: Player) -> None:
    fresh = g.options.new_beginning
    player.titles = TITLES
    player.money = NUMBERS["budget"] if fresh else NUMBERS["money"]
    player.reserve = 1 if fresh else NUMBERS["first_cowboys"]
    player.supply = COWBOYS - player.reserve
    player.revolvers = 0 if fresh else NUMBERS["first_revolvers"]
    player.roads = 0 if fresh else NUMBERS["first_roads"]
    if g.options.horses:
        player.horses, player.stable = 1, [0] * len(PADDOCKS)
    g.issued = [g.issued[0] + player.roads, g.issued[1] + player.revolvers, g.issued[2] + player.horses]
    g.bank -= player.money


def _deal_duel_tiles(g: State) -> None:
    """Who has strong tiles has less money; with two players both have the same set."""
    seats = len(g.players)
    deal = DEALS[seats]
    pool = [value for value in DUEL_VALUES for _ in range(deal.sets)]
    rest = list(DUEL_TILES)
    for value in pool:
        rest.remove(value)
    g.dice.shuffle(pool)
    for player in g.players:
        hand = list(DUEL_VALUES) if seats == 2 else [pool.pop() for _ in range(deal.each)]
        player.duel_hand = sorted(hand)
        if seats > 2:
            change = NUMBERS["tile_money"] - sum(hand) - NUMBERS["money"]
            player.money += change
            g.bank -= change
    g.duel_supply = g.dice.shuffled(rest)


# ------------------------------------------------------------ the map


def river_of(options: Options) -> list[Parcel]:
    if options.river == "none":
        return []
    return list(PRINTED_RIVER) if options.river == "printed" else read_river(options.free_river)


def _lay_out_map(g: State) -> None:
    """River, centre with a house and four roads, mountains."""
    river = river_of(g.options)
    for parcel in river:
        put_piece(g, INDEX[parcel], RIVER)
    centre = _rolled_free(g)
    put_piece(g, INDEX[centre], HOUSE)
    for edge in SIDES[INDEX[centre]]:
        put_road(g, edge)
        g.issued[0] += 1
    for _ in range(mountains(g.options, len(river))):
        put_piece(g, INDEX[_rolled_free(g)], MOUNTAIN)


def mountains(options: Options, river: int) -> int:
    """Six instead of nine beside a river (p. 17); where a table likes that, one less for every three tiles of it."""
    if options.river == "none":
        return NUMBERS["mountains"]
    if options.river_mountains == "by_length":
        return NUMBERS["mountains"] - river // NUMBERS["mountain_less"]
    return NUMBERS["river_mountains"]


def _rolled_free(g: State) -> Parcel:
    while g.land[INDEX[parcel := rolled_parcel(1 + g.dice.below(6), 1 + g.dice.below(6))]] is not None:
        pass
    return parcel


def bag_of(options: Options) -> list[Building]:
    """All tiles but those on the row; the newer kinds as chosen."""
    extras = {
        GENERAL_STORE: options.general_stores,
        SCHOOL: options.schools,
        BLACKSMITH: options.blacksmiths,
        CITY_HALL: options.city_hall,
        STATION: options.station,
    }
    tiles = [building for building in BUILDINGS if extras.get(building, True) for _ in range(building.count)]
    for building in FIRST_TILES.values():
        tiles.remove(building)
    return tiles
