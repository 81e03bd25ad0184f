### Sam, the solo opponent, in English.

## Options

option-sam = Sam
    .help = How strong your opponent is when you play alone.
option-sam-easy = easy
option-sam-medium = medium
option-sam-hard = hard
option-sam_city = Sam’s first city
    .help = Where Sam delivers first. A city nearer to Kansas City makes him weaker, one nearer to New York stronger.
option-sam_city-level = as his level says
option-sam_city-fulton = Fulton
option-sam_city-st_louis = St. Louis
option-sam_city-bloomington = Bloomington
option-sam_city-peoria = Peoria
option-sam_city-chicago = Chicago
option-sam_city-toledo = Toledo
option-sam_city-pittsburgh = Pittsburgh
option-sam_city-philadelphia = Philadelphia
option-sam_city-new_york = New York

## His cards

kind-samcard = Sam’s cards
sam-title = card { $number } ({ $movement }; { $action })
sam-locations = { $count ->
    [one] 1 location
   *[other] { $count } locations
}
sam-by-workers = a location for each worker of his specialty
sam-by-buildings = as many locations as the player with most buildings has built
sam-specialist = { $action } if his specialty is { $worker }, else { $otherwise }
sam-hire_cheapest = hires the cheapest worker
sam-hire_specialty = hires a worker of his specialty
sam-buy = buys cattle
sam-add_and_buy = adds 2 cards to the market and buys cattle
sam-take_value_three = takes a cattle card of value 3
sam-build = builds
sam-build_small = builds with 1 builder
sam-engine = engine by his engineers
sam-engine_to_station = engine to the next station
sam-objective = takes an objective card
sam-outlaw = takes an outlaw
sam-hazard = takes a hazard
help-sam = Sam moves: { $movement }; then he does this: { $action }.
help-sam-assumed = How far this card lets him move is our reconstruction.

kind-expansion = Sam’s expansion cards
kind-route = Sam’s delivery routes
expansion-title = expansion card { $number } ({ $towns })
help-expansion = He places his stores in these towns, in this order: { $towns }.
help-expansion-city = It is revealed when he delivers to { $city }, and comes before one that is not complete yet.
help-expansion-first = It is active from the start.
help-expansion-assumed = The towns of his expansion cards are our reconstruction.
route-title = delivery route ({ $cities })
help-route = Cities in his order: { $cities }. Large towns: { $towns }.
help-route-assumed = Most of his delivery routes is our reconstruction.

## The steps of his turn, and the rules behind them

kind-samstep = Sam’s turn
samstep-card = Sam’s card
    .help = He turns over the top card of his deck; an empty deck is shuffled first. The card says how far he moves and what he does.
samstep-store = Sam’s store
    .help = If his card shows a store, he places one before he moves: in the first town of his active expansion card without his store, on a space with money or an action if there is one, else where it costs least. He needs no rail and pays nothing; he gets objective cards, but neither money nor tokens nor certificates. In a station town he upgrades the station. A card whose towns are complete goes back to the box.
samstep-move = Sam’s way
    .help = He takes the shortest way to Kansas City; of equally short ones that with the lowest tolls, then that which brings you least. For each hand on your buildings that he passes or stops on, the bank pays you. Where he stops makes no difference to his action. If a card counts workers or buildings he moves 1 to 5 locations.
samstep-hire_cheapest = Sam hires the cheapest
    .help = The worker with the lowest cost, not from the row of the token; if equal, one of his specialty, then the leftmost of the highest row. He pays nothing. What he has most of becomes his specialty.
samstep-hire_specialty = Sam hires by specialty
    .help = A worker of his specialty, not from the row of the token; if there is none, the type that he has most of; if equal, the cheapest, then the leftmost of the highest row. He pays nothing. What he has most of becomes his specialty.
samstep-buy = Sam at the cattle market
    .help = With all his cowboys and up to $8 of nobody’s money he buys as many points as he can; if equal, with the single card that is worth most. As long as there is nothing that he can buy, a cowboy adds two cards; every cowboy who is left over does so afterwards. He never takes orange cattle.
samstep-add_and_buy = Sam’s cowboys (card 13)
    .help = His specialty is cowboys: two cards join the market first, then he buys as on every other card.
samstep-take_value_three = A card of value 3 (card 13)
    .help = His specialty is not cowboys: he takes the card of value 3 with most points for nothing, or nothing if there is none.
samstep-build = Sam builds
    .help = On the next free building space ahead of your herder, from the start of the trail on if there is none before Kansas City, and never in a branch with a hazard zone: the building that needs most of his builders, if equal one with a hand, then the lowest number. If he can place none he replaces one: with as many builders as possible, then by the dearest building, then for most hands in play. He pays nothing.
samstep-build_small = Sam builds with one builder (card 14)
    .help = His specialty is not builders: a building for exactly one builder; if all of those were placed, a replacement that uses exactly one, by the same priorities.
samstep-engine = Sam’s engine
    .help = A space for each engineer, over your engine as usual. If stations are in reach he stops at the farthest and upgrades it with a disc, for nothing; the station master goes back to the box. At the end of the line his engine leaves the game.
samstep-engine_to_station = Sam’s engineers (card 15)
    .help = His specialty is engineers: his engine goes to the next station whose turnout your engine does not occupy, and he upgrades it.
samstep-objective = Sam’s objective
    .help = The card of the display that is farthest from the stack. The others slide on, and a new one comes in beside the stack. At the end it counts as fulfilled.
samstep-outlaw = Sam’s outlaw
    .help = The outlaw on the space with the highest number, without the bounty.
samstep-hazard = Sam’s hazard
    .help = Of the zone with most tiles, if equal of the one with the tile that is worth most, the hazard with most points.
samstep-foresight = Sam’s foresight
    .help = In Kansas City he always takes the lower tiles. What is left slides down before the upper spaces are refilled.
samstep-delivery = Sam’s delivery
    .help = First to the city that his level names, then always to the next by value, and to New York again and again. Values, corners and transport do not matter. He gets objective cards that a delivery brings, but neither money nor tokens.
samstep-route = Sam’s delivery in the North
    .help = First to a large town of his route where he has a store but no disc, to the one that is worth most points, then most value. If there is none, to the next city of his route, and to New York again and again. Values, corners and transport do not matter. If the city is named on the back of his next expansion card, that card becomes active.

## What Sam does, and the rule that decided

tell-sam_shuffles = { $seat } shuffles the cards that he has played into a new deck.
tell-sam_turns = { $seat } turns over { $card }.
tell-sam_moves = { $seat } goes { $steps ->
        [one] 1 location
       *[other] { $steps } locations
    }{ $by ->
        [workers] {""}, as many as he has workers of his specialty,
        [buildings] {""}, as many as there are buildings of whoever has most,
       *[other] {""}
    } to { $to }{ $why ->
        [shortest] {""}: the shortest way to Kansas City.
        [tolls] {""}: of the shortest ways the one with the lowest tolls.
        [your_tolls] {""}: of equal ways the one that brings you least.
        [first] {""}: the first of equal ways.
       *[only] .
    }
tell-sam_taxed = { $seat } gains ${ $dollars } from the bank: Sam has met hands on the buildings of { $seat }.
sam-workers = { $workers ->
    [cowboy] cowboys
    [builder] builders
   *[engineer] engineers
}
tell-sam_specialist = { $can ->
        [1] { $seat } is a specialist ({ sam-workers }): he does what his card says first.
       *[0] { $seat } is no specialist ({ sam-workers }): he does what his card says otherwise.
    }
tell-sam_finds_nothing = { $action ->
        [hire_cheapest] { $seat } finds nobody to hire.
        [hire_specialty] { $seat } finds nobody to hire.
        [buy] { $seat } finds no cattle that he can buy.
        [add_and_buy] { $seat } finds no cattle that he can buy.
        [take_value_three] { $seat } finds no cattle of value 3.
        [build] { $seat } can neither build nor replace anything.
        [build_small] { $seat } can neither build nor replace anything with one builder.
        [engine] { $seat } has no engine any more.
        [engine_to_station] { $seat } has no engine any more.
        [objective] { $seat } finds no objective card.
        [outlaw] { $seat } finds no outlaw.
       *[hazard] { $seat } finds no hazard.
    }
tell-sam_hires = { $seat } hires { $worker } from row { $row }{ $why ->
        [cheapest] {""}: the cheapest.
        [specialty] {""}: his specialty.
        [most] {""}: the type that he has most of, after his specialty.
        [leftmost] {""}: the leftmost in the highest row.
       *[only] .
    }
tell-sam_specializes = { $seat } has a new specialty, what he has most of now: { $worker }.
tell-sam_adds = { $why ->
        [card] Two cards join the market before { $seat } buys: his card says so.
        [nothing] A cowboy of { $seat } adds two cards to the market: there is nothing that he could buy.
       *[left_over] A cowboy of { $seat } who is left over adds two cards to the market.
    }
tell-sam_buys = { $seat } buys { $cards } with { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    } and ${ $dollars } of nobody’s money: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $why ->
        [points] , the most that he can get.
        [best_card] , no more than with others, but with the best single card.
        [dollars] , the cheapest way to the most that he can get.
        [cowboys] , with the fewest cowboys of equal ways.
       *[only] .
    }
tell-sam_takes = { $seat } takes { $card } from the market for nothing: of value 3, with most points.
tell-sam_builds = { $seat } builds { $tile } on { $space }, the next free space ahead of you{ $why ->
        [builders] {""}: the building that needs most of his builders.
        [hand] {""}: of the largest the one with a hand.
        [number] {""}: of equal ones the lowest number.
       *[only] .
    }
tell-sam_replaces = { $seat } replaces { $old } on { $space } with { $tile }, which uses { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }{ $why ->
        [builders] {""}: as many as possible.
        [dearest] {""}: the dearest building of equal ones.
        [hands] {""}: for most hands in play.
        [number] {""}: of equal ones the lowest number.
       *[only] .
    }
tell-sam_drives = { $seat } drives his engine to { $track }{ $why ->
        [farthest] {""}: the farthest station in reach.
        [station] {""}: a station in reach.
        [next] {""}: the next station that is free.
       *[engineers] {""}: a space for each engineer.
    }
tell-sam_retires = { $seat } has reached the end of the line: his engine leaves the game.
tell-sam_upgrades = { $seat } upgrades { $station } for nothing.
tell-sam_dismisses = The station master of { $station } goes back to the box: { $master }.
tell-sam_frees_disc = { $seat } has no disc left and takes the one from { $station }, where it is worth least.
tell-sam_objective = { $seat } takes { $card }: the objective card that is farthest from the stack.
tell-sam_collects = { $seat } takes { $tile } from { $space }: the outlaw on the highest number.
tell-sam_clears = { $seat } takes { $tile } from { $space }: the hazard with most points { $why ->
        [most] of the zone with most tiles.
        [points] of the zone with the best tile, of those with most tiles.
        [first] of the first of equal zones.
       *[only] of the only zone.
    }
tell-sam_delivers = { $seat } delivers to { $city }{ $why ->
        [first] {""}: his first delivery.
        [next] {""}: the next city by value.
        [large] {""}: of the large towns with his store the one worth most.
        [route] {""}: the next city of his route.
       *[again] {""} again.
    }
tell-sam_delivers_nothing = { $seat } would deliver to { $city }, but has no disc left.
tell-sam_stores = { $seat } places a store in { $town }: the next town of his { $expansion }.
tell-sam_keeps_store = { $seat } places no store: no expansion card of his is active, or he has none left.
tell-sam_completes = { $seat } has a store in every town of his { $expansion }: it goes back to the box.
tell-sam_reveals = { $seat } reveals his next card, which is active now: { $expansion }.

## His turn line by line, beside the board

story-store = Places a store
story-move = Moves on
story-action = Does his action
story-foresight = Takes the lower tiles
story-delivery = Delivers
story-sam_turns = Turns over card { $card }
story-sam_stores = Store in { $town }
    .why = the next town of his active card
story-sam_keeps_store = No store
    .why = no active card, or none left
story-sam_completes = A card is complete
    .why = a store of his is in each of its towns
story-sam_reveals = Card { $expansion } is active now
    .why = the city on its back
story-sam_moves = { $steps ->
        [one] Moves 1 location: { $to }
       *[other] Moves { $steps } locations: { $to }
    }
    .why = { $why ->
        [shortest] the shortest way
        [tolls] the lowest tolls of the shortest ways
        [your_tolls] of equal ways what brings you least
        [first] the first of equal ways
       *[only] there is no other way
    }
story-sam_taxed = You receive ${ $dollars }
    .why = hands on your buildings
story-sam_specialist = { $can ->
        [1] The upper half of his card counts
       *[0] The lower half of his card counts
    }
    .why = { $can ->
        [1] his specialty: { sam-workers }
       *[0] not his specialty: { sam-workers }
    }
story-sam_finds_nothing = { $action ->
        [hire_cheapest] Hires nobody
        [hire_specialty] Hires nobody
        [buy] Buys nothing
        [add_and_buy] Buys nothing
        [take_value_three] Takes no cattle
        [build] Builds nothing
        [build_small] Builds nothing
        [engine] Drives no engine
        [engine_to_station] Drives no engine
        [objective] Takes no objective
        [outlaw] Takes no outlaw
       *[hazard] Takes no hazard
    }
    .why = there is nothing that he could take or do
story-sam_hires = Hires { $worker }, row { $row }
    .why = { $why ->
        [cheapest] the cheapest
        [specialty] his specialty
        [most] what he has most of then
        [leftmost] the leftmost in the highest row
       *[only] the only one
    }
story-sam_specializes = New specialty: { $worker }
    .why = he has most of them now
story-sam_adds = 2 cattle join the market
    .why = { $why ->
        [card] his card says so
        [nothing] a cowboy who can buy nothing
       *[left_over] a cowboy who is left over
    }
story-sam_buys = Buys { $cards }
    .why = { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, ${ $dollars }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
story-sam_takes = Takes { $card }
    .why = of value 3, with most points
story-sam_builds = Builds { $tile }: { $space }
    .why = { $why ->
        [builders] most builders
        [hand] most builders, with a hand
        [number] the lowest number of equal ones
       *[only] the only one
    }; the next free space ahead of you
story-sam_replaces = Replaces { $old } with { $tile }
    .why = { $why ->
        [builders] most builders
        [dearest] the dearest of equal ones
        [hands] for most hands in play
        [number] the lowest number of equal ones
       *[only] the only one
    }
story-sam_drives = Engine: { $track }
    .why = { $why ->
        [farthest] the farthest station in reach
        [station] a station in reach
        [next] the next free station
       *[engineers] a space for each engineer
    }
story-sam_retires = His engine leaves the game
    .why = the end of the line
story-sam_upgrades = Upgrades { $station }
    .why = for nothing
story-sam_dismisses = A station master leaves
    .why = his station has been upgraded
story-sam_frees_disc = Takes a disc from { $station }
    .why = none is left; it is worth least there
story-sam_objective = Takes an objective card
    .why = the farthest from the stack
story-sam_collects = Takes { $tile }
    .why = the highest number
story-sam_clears = Takes a hazard: { $space }
    .why = { $why ->
        [most] the zone with most tiles
        [points] the zone with the best tile
        [first] the first of equal zones
       *[only] the only zone
    }, the tile with most points
story-sam_foresees = Tile { $number }: { $tile }
    .why = { $lower ->
        [1] the lower one
       *[0] the upper one: no worker may come any more
    }
story-sam_delivers = Delivers to { $city }
    .why = { $why ->
        [first] his first city
        [next] the next by value
        [large] the large town worth most
        [route] the next of his route
       *[again] again
    }
story-sam_delivers_nothing = Delivers nothing
    .why = he has no disc left

## His seat

word-sam = { $player }: { $herder }, { $engine }, { $discs ->
    [one] { $discs } disc left
   *[other] { $discs } discs left
}
word-sam-no-engine = engine out of the game
word-sam-workers = Workers: { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }, { $engineers ->
        [one] 1 engineer
       *[other] { $engineers } engineers
    }; specialty: { $specialty }
word-sam-card = Card of this turn: { $card }
word-sam-cards = Cards gained: { $cards }
word-sam-played = Cards played: { $cards }
word-sam-active = Active: { $card }
word-sam-next = Next delivery: { $city }
board-sam = Sam
board-sam-why = why?
board-sam-stores = Stores
board-sam-expansion = Card { $number }
board-sam-after = After { $city }
board-sam-level = specialty: { $worker }
board-sam-deck = { $left } left
board-sam-cards = His cards
board-sam-route = Deliveries
board-sam-next = next: { $city }
board-sam-marks = takes next
board-sam-won = What he has

## Rulings

ruling-s01 = What do Sam’s cards show? We have not seen them. Their actions and the two halves of cards 13 to 15 come from the leaflet; how far nearly all of them move, and which of cards 1 and 2 hires how, is our reconstruction.
ruling-s02 = Which levels are there? Easy: 12 cards, without 13 to 15. Medium: all 15. Hard: all 15, and one more worker of each type. He delivers first to Bloomington, at the hard level to Peoria; an option chooses another city.
ruling-s03 = What is known of Sam? Everything but the order of his deck and his starting objective, which lies face down.
ruling-s04 = Does Sam hire a type whose row is full? No, he takes the next that his priorities name.
ruling-s05 = What does Sam buy where points and best card are equal? What costs less money, then fewer cowboys, then what the price table names first.
ruling-s06 = When does Sam replace a building? Only where he cannot place a new one: he has none for his builders, or no space is free.
ruling-s07 = Whose tolls does Sam compare? Those of hazards, outlaws and your buildings on the locations that he enters in this turn, at the fees for two players. He pays none of them.
ruling-s08 = Who gets the toll that you owe Sam? The bank.
ruling-s09 = What if ways or spaces are equal by all his priorities? Then the one that the map names first: the leaflet leaves it to your judgement, and a record must play the same again.
ruling-s10 = May Sam build in the branch of the outlaws? Yes. Only branches with floods, droughts or rockfalls are closed to him.
ruling-s11 = Which city comes next if an option began his deliveries elsewhere? Always the next one by value.
ruling-s12 = What if Sam has no disc left? He takes the one from the station that is worth least, of equal ones the nearest to the start; without stations he delivers nothing.
ruling-s13 = What does Sam do with workers of the foresight once the job market is full? He takes the upper tile if it is no worker, or else none.
ruling-s14 = Does Sam take the bounty or a worker’s bonus? No. He has no money, no tokens and no certificates, and the spaces of his board give nothing.
ruling-s15 = What do Sam’s cards of Rails to the North show? We have not seen them. Which of his 15 cards have a store comes from the leaflet, and so does the example of a route (Bloomington, Toledo, Harrisburg, with Milwaukee and Toronto); towns, backs and the other routes are our reconstruction.
ruling-s16 = Does Sam need a rail to place a store? No, he follows his card.
ruling-s17 = What does Sam do in a medium town? Nothing; none is on his cards.
ruling-s18 = What if several large towns are worth the same? He delivers to the one of the highest value.

## The player aid

aid-sam = Sam’s turn
aid-sam-move = As his card says: a number, or workers of his specialty, or the most buildings (1 to { $steps }); the shortest way, then the lowest tolls
aid-sam-hire = Card 1: the cheapest; card 2: his specialty
aid-sam-buy = Most points with his cowboys and ${ $dollars } of nobody’s; those left over add two cards each
aid-sam-build = The largest he can, on the next free site ahead of you; else he replaces one
aid-sam-engine = A space for each engineer; the farthest station in reach is upgraded
aid-sam-objective = The card farthest from the stack
aid-sam-outlaw = The highest number
aid-sam-hazard = The best of the fullest zone
aid-sam-foresight = In Kansas City: the lower tiles; the rest slides down
aid-sam-deliver = The next city by value; in the North a large town with his store first
aid-sam-tolls = For your hands on his way the bank pays you; for his you pay the bank.
aid-sam-score = All his objectives count. Money, station masters and the player board do not.

## A turn in one sentence

did-sam_buys = bought { $cards_count ->
    [one] a cattle card
   *[other] { $cards_count } cattle cards
}
did-sam_delivers_nothing = had no disc left for { $city }
did-sam_retires = took the engine out of the game at the end of the line
did-sam_taxed = gained ${ $dollars } from the bank when Sam passed
did-sam_finds_nothing = found nothing to take
