### Rails to the North in English. Names of towns that the board does not name are our own.

## The expansion

option-rails_to_the_north = Rails to the North
    .help = Adds the railways of the North: 28 towns where you place stores, large towns that you can deliver to, another strip of cities, a 13th building, station masters and objectives.
option-rails_to_the_north-yes = with the North
option-rails_to_the_north-no = without

## Cities of the strip, emblems of large towns

city-KC = Kansas City
city-FUL = Fulton
city-STL = St. Louis
city-BLO = Bloomington
city-CHI = Chicago
city-TOL = Toledo
city-HAR = Harrisburg
city-NYC = New York
city-OMA = Omaha
city-DEN = Denver
city-MIL = Milwaukee
city-GRB = Green Bay
city-BUF = Buffalo
city-TOR = Toronto
city-ORE = Oregon City
city-MON = Montréal

## Towns

kind-town = Towns of the North
kind-towntile = Tiles of medium towns
town-S01 = Atchison
town-S02 = Sioux City
town-S03 = Hannibal
town-S04 = Moline
town-S05 = Dubuque
town-S06 = Cheyenne
town-S07 = Oshkosh
town-S08 = Mackinac
town-S09 = Sarnia
town-S10 = Kingston
town-S11 = Kokomo
town-S12 = Scranton
town-M01 = Salina
town-M02 = Quincy
town-M03 = Flint
town-M04 = Ottawa
town-M05 = Muncie
town-M06 = Trenton
town-TS1 = Lincoln
town-TS2 = Duluth
town-OMA = { city-OMA }
town-DEN = { city-DEN }
town-MIL = { city-MIL }
town-GRB = { city-GRB }
town-BUF = { city-BUF }
town-TOR = { city-TOR }
town-ORE = { city-ORE }
town-MON = { city-MON }
town-hall = the town hall of Kansas City
town-size-small = small town
town-size-medium = medium town
town-size-station = station town
town-size-large = large town
town-tile = tile: { $tile }

trade-space = { $town }: { $shows }
trade-empty = empty space
trade-pay = pay ${ $dollars }

help-city-DEN = Only for whoever has a store in the town. Transport is counted to the railroad space of its value.
help-city-OMA = { help-city-DEN }
help-city-MIL = { help-city-DEN }
help-city-GRB = { help-city-DEN }
help-city-BUF = { help-city-DEN }
help-city-TOR = { help-city-DEN }
help-city-ORE = { help-city-DEN }
help-city-MON = { help-city-DEN }
help-town-small = A small town: a store here does nothing more.
help-town-medium = A medium town: its tile allows an action at once, now or never.
help-town-station = A station town: with a store here you may upgrade its station at once, now or never.
help-town-large = A large town: with a store here you can deliver to it from now on.
help-town-trade = Trade spaces: { $spaces }.
help-town-rails = Rails lead to { $ends }.
help-town-reach = You can place a store here if you have a disc in one of these cities or a store in one of these towns, and no store here yet.
help-town-hall = Rails lead to { $ends }, so that everybody can place a store here from the start.
help-towntile = A store in its medium town allows you to { $gives }. Now or never; there are { $count } such tiles in the box.
help-tradespace = { $town }, one of four trade spaces: { $shows }. A price must be paid, money must be taken; a token, an objective card or a certificate may be given up.

help-station-ST11 = No engine stops here. Whoever places a store in { town-TS1 } may upgrade it at once, and may then give up a hired worker for the station master; later it is too late.
help-station-ST12 = No engine stops here. Whoever places a store in { town-TS2 } may upgrade it at once, and may then give up a hired worker for the station master; later it is too late.

## The annex, cards, station masters

disc-aux6 = auxiliary action 6
    .help = White corners, on the annex. Clearing it opens the double form of auxiliary action 6: two stores instead of one, where a double is allowed.
clear-aux6 = double: auxiliary action 6
task-bell = { $count ->
    [one] 1 cleared bell space
   *[other] { $count } cleared bell spaces
}
counted-bells = { $count ->
    [one] cleared bell space
   *[other] { $count } cleared bell spaces
}
counted-medium_stores = { $count ->
    [one] store in a medium town
   *[other] { $count } stores in medium towns
}
counted-valuable_cattle = { $count ->
    [one] cattle card of value 3, 4 or 5
   *[other] { $count } cattle cards of value 3, 4 or 5
}

## Actions

effect-store = { $count ->
    [one] place a store
   *[other] place up to { $count } stores
}
effect-twos = { $count ->
    [one] discard a cattle card of value 2
   *[other] discard { $count } cattle cards of value 2
}
effect-single_auxiliary = do a single auxiliary action
effect-cattle = take a cattle card of value { $count } from the market
effect-build_with = build as if you had { $count } builders
each-bells = cleared bell space

note-opens = opens deliveries of { $value }

term-store = Stores
    .help = Take the next store of your annex and put it on a free trade space of a town where you have none. A rail must join the town directly to the town hall of Kansas City, to a city with a disc of yours, or to a town with a store of yours. You pay the price of the space or gain what it shows; then the town does what its kind does. Stores stay until the end.
term-twos = Cattle of value 2
    .help = Cattle cards of breeding value exactly 2, of any breed; for a double action two of them, alike or not.
term-single_auxiliary = Single auxiliary action
    .help = One open action of your player board in its single form.
term-cattle = Cattle for nothing
    .help = Choose a card of that breeding value in the market and put it on your discard pile. The market is not refilled.
term-build_with = Builders for nothing
    .help = Put up a building, or replace one by one that needs more, as if you had exactly so many builders. It costs nothing, and your own builders do not count.
term-bell = Bell spaces
    .help = The last space of each of the five rows of your annex. Stores are taken row by row, so with every third store a bell space is cleared: for objective cards, building 13b and Oregon City.

## Questions

verb-store = Where does your store go?
    .help = To a town in reach where you have no store: a rail joins it to the town hall of Kansas City, to a city with your disc or to a town with your store. In brackets: what its best free space costs or gives, and what the town does.
verb-trade = Which trade space?
    .help = Spaces that show the same are one choice. A price is paid at once, money is taken in full.
verb-pick = Which cattle card do you take?
    .help = It costs nothing and goes on your discard pile. The market is not refilled.
do-store-pass = Place no store

standing-trade = Take the best trade space of a town
    .help = Money before other gifts, and else the cheapest space.

## The log

tell-places_store = { $seat } places a store in { $town }.
tell-takes_cattle = { $seat } takes { $card } from the market for nothing.

## Why an option is missing

why-no_town = There is no town in reach that you could pay for.
why-no_store_left = All your stores are placed.
why-no_twos = { $count ->
    [one] You hold no cattle card of value 2.
   *[other] You do not hold { $count } cattle cards of value 2.
}
why-no_cattle = There is no such card in the market.
why-needs_store = Needs a store of yours there.

## The position in words

word-north = The North (stores left: { $stores }):
word-annex = { $player } { $left }, { $bells ->
        [one] 1 bell
       *[other] { $bells } bells
    }
word-town = { $town }, { $parts }
word-town-spaces = free: { $spaces }
word-town-full = no free space
word-town-stores = stores: { $names }
word-town-rails = rails: { $ends }

## What options lead to

lead-rails = rails to { $towns }
lead-stores = { $count ->
    [0] your last store
    [one] then 1 store left
   *[other] then { $count } stores left
}
lead-picked = onto your discard pile, without paying

## Rulings

ruling-g01 = Is the network of the second edition the same as that of the first? We take it to be so, with other names: everything that the rulebook says agrees with it. Towns that it does not name have names of our own.
ruling-g02 = Which cities are on the new strip, and what are they worth? Between the cities that the rulebook names, St. Louis at 4 and Chicago at 10; Harrisburg at 15, as the city at that place was in the first edition.
ruling-g03 = What is New York worth? 9 points a disc, as on the strip of the base game.
ruling-g04 = What are Toronto and Buffalo worth? Toronto 5 points and Buffalo a delivery of 14, as the rulebook says; the other figures are those of the first edition at the same places.
ruling-g05 = To which space is transport counted for Buffalo? To space 14, its value; the example of the rulebook says 13, but only with 14 does it come to $3.
ruling-g06 = How many stores does the double auxiliary action place? Two, one after the other: a double doubles condition and effect. All is paid before the first, the second can use what the first has opened, and it may be given up.
ruling-g07 = What does it cost to clear the disc of the annex? Nothing, and its corners are white.
ruling-g08 = Do bell spaces give exchange tokens? No; the second edition does not mention any.
ruling-g09 = What does the emblem of Kansas City do? It gives $4 and costs 8 points a disc.
ruling-g10 = What do the arrows of the new strip and Chicago give? What they gave in the first edition: exchange tokens and −5 points, an objective card and 4 points, 6 points; Chicago an objective card.
ruling-g11 = What are the large towns worth? Values, corners and points that the rulebook does not name are those of the first edition.
ruling-g12 = What do the stations of the station towns cost? $7 for 6 points and $15 for 8, as in the first edition.
ruling-g13 = What does building 13 need, and what is it worth? 3 builders and 4 points on both sides, and no hand, like its counterpart of the first edition.
ruling-g14 = Which objective cards are there? The faces of the new ones are nowhere to be found, so they are our own, with points and actions like the others of their kind.
ruling-g28 = Can the special delivery of 9a go to a large town? Yes, with a store there, and without transport costs.
ruling-g29 = Is the number of exchange tokens limited? No, not to the 20 of the box either.
ruling-g30 = What comes first, the trade space or the town? The trade space.
ruling-g31 = Do the stations of station towns count as stations? Yes, for objectives, station masters and building 12b; but 9b cannot upgrade them, for no engine is ever beyond them.
ruling-g33 = What may be given up when a store is placed? What the town does and whatever the space shows, but never money. Also the placing itself, where it is the effect of something; what was paid for it is not given back.
ruling-g34 = When can the auxiliary action “place a store” be done? With a store left and a town in reach that can be paid for after it; the cards may be of any breed of value 2.
ruling-g35 = When does a disc give access to towns? From the moment when it is placed. The town hall gives access to everybody, a disc on the emblem of Kansas City to nothing.
ruling-g36 = What if one thing leads to another, a tile to a building, an engine, a station and another store? Each is dealt with completely before the one that it came from goes on.
ruling-g37 = Must what a delivery gives be taken? What the strip gives must; the objective card of Omaha or Milwaukee may be given up, their money not.

## The board

board-north = The North
board-north-and-rail = The North and the railroad
board-stores = Stores
tab-north = North
plan-north = North
    .help = Opens the North with its towns, or the trail with its markets. A question opens what it needs; what you open yourself stays until your next question.
plan-trail = Trail
    .help = { plan-north.help }
word-reach = In reach of { $player }: { $towns }.

## The player aid

aid-store = Placing a store
aid-store-reach = In a town without a store of yours, joined directly by rail to the town hall, to a disc of yours or to a store of yours.
aid-store-trade = On a free trade space: pay its price, or take what it shows.
aid-store-town = The town acts at once or never: a medium one with its tile, a station town with its station.
aid-store-delivery = A store in a large town opens it for your deliveries. Only Kansas City and New York can be chosen again and again.
aid-sixth = The sixth auxiliary action
aid-sixth-single = Single
aid-sixth-double = Double: no disc left
aid-sixth-bell = Cards of value 2. Every { $stores } stores clear a bell space.

## A turn in one sentence

did-places_store = placed { $town_count ->
    [one] a store
   *[other] stores
} in { $town }
