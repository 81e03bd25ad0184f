### Great Western Trail: Argentina in English. The scheme of the ids is in saloon/words/texts.py.
###
### Much is composed from few messages (`phrases.py`, `names.py`, `labels.py`, `help.py`): an action from its effects, a place from the
### tile that lies there, an objective card from its tasks. What stands in brackets at the end of an option is its price.
### Pesos are written with their sign, $.

game = Great Western Trail: Argentina
    .about = Drive your herd through Argentina to Buenos Aires, help farmers, grow grain and load ships for Europe. For 1 to 4 players, alone against Pedro, by Alexander Pfister (2022).
    .first = Neutral buildings on their letters, side a of buildings and cities.
    .full = Neutral buildings shuffled, sides of buildings and cities by chance.

## Cattle and cards

breed-niata = Niata
    .one = a Niata
breed-patagonico = Patagonico
    .one = a Patagonico
breed-fronterizo = Fronterizo
    .one = a Fronterizo
breed-holando = Holando Argentino
    .one = a Holando Argentino
breed-caracu = Caracu
    .one = a Caracu
breed-chaqueno = Chaqueño
    .one = a Chaqueño
breed-serrano = Serrano
    .one = a Serrano
breed-blanco_orejinegro = Blanco Orejinegro
    .one = a Blanco Orejinegro
breed-franqueiro = Franqueiro
    .one = a Franqueiro
breed-aberdeen_angus = Aberdeen-Angus
    .one = an Aberdeen-Angus

card-exhaustion = exhaustion card
    .one = an exhaustion card

task-caracu = { $count } Caracu
task-franqueiro = { $count } Franqueiro
task-aberdeen_angus = { $count } Aberdeen-Angus
task-green_farmer = { $count ->
    [one] 1 green farmer
   *[other] { $count } green farmers
}
task-blue_farmer = { $count ->
    [one] 1 blue farmer
   *[other] { $count } blue farmers
}
task-orange_farmer = { $count ->
    [one] 1 orange farmer
   *[other] { $count } orange farmers
}
task-yellow_farmer = { $count ->
    [one] 1 yellow farmer
   *[other] { $count } yellow farmers
}
task-west = { $count ->
    [one] 1 west district
   *[other] { $count } west districts
}
task-north = { $count ->
    [one] 1 north district
   *[other] { $count } north districts
}
task-east = { $count ->
    [one] 1 east district
   *[other] { $count } east districts
}
task-south = { $count ->
    [one] 1 south district
   *[other] { $count } south districts
}
task-ship_18 = { $count ->
    [one] a disc on ship 18
   *[other] { $count } discs on ship 18
}

## Workers and farmers

worker-gaucho = gaucho
    .one = a gaucho
    .help = Gauchos buy cattle: every purchase uses some of them for the rest of that action, and the more you use, the less you pay. A gaucho on your 2nd or 4th space brings an exchange token, one on the 3rd $2 and the removal of a card, one on the 6th $3 and a purchase at once.
    .some = { $count ->
        [one] a gaucho
       *[other] { $number } gauchos
    }
worker-strong_gaucho = strong gaucho
    .one = a strong gaucho
    .help = A gaucho with a strength icon: hiring him costs $1 more, and as long as he works for you, you have 1 more strength to help farmers.
    .some = { $count ->
        [one] a strong gaucho
       *[other] { $number } strong gauchos
    }
worker-carpintero = carpintero
    .one = a carpintero
    .help = Carpinteros put up your buildings: a tile needs as many of them as it shows, and you pay for each. A carpintero on your 3rd space lets you build at once for $2 per carpintero, one on the 6th for $1, and one on the 4th brings $3.
    .some = { $count ->
        [one] a carpintero
       *[other] { $number } carpinteros
    }
worker-strong_carpintero = strong carpintero
    .one = a strong carpintero
    .help = A carpintero with a strength icon: hiring him costs $1 more, and as long as he works for you, you have 1 more strength to help farmers.
    .some = { $count ->
        [one] a strong carpintero
       *[other] { $number } strong carpinteros
    }
worker-maquinista = maquinista
    .one = a maquinista
    .help = Maquinistas drive your locomotive: many actions move it by as many spaces as you have maquinistas. One on your 2nd space removes a card, on the 3rd lets you discard a cattle card for a certificate, on the 4th moves the locomotive by 2, on the 6th brings $5 and upgrades a station behind the locomotive.
    .some = { $count ->
        [one] a maquinista
       *[other] { $number } maquinistas
    }
worker-strong_maquinista = strong maquinista
    .one = a strong maquinista
    .help = A maquinista with a strength icon: hiring him costs $1 more, and as long as he works for you, you have 1 more strength to help farmers.
    .some = { $count ->
        [one] a strong maquinista
       *[other] { $number } strong maquinistas
    }
worker-granjero = granjero
    .one = a granjero

colour-green = green
    .one = a green
colour-blue = blue
    .one = a blue
colour-orange = orange
    .one = an orange
colour-yellow = yellow
    .one = a yellow
zone-green = green
zone-blue = blue
zone-orange = orange
zone-yellow = yellow
farmer-title = { $colour } farmer, strength { $strength } ({ $hand })
    .one = { $colour } farmer of strength { $strength } ({ $hand })
farmer-plain = { $colour } farmer, strength { $strength }

## Ships and cities

city-le_havre = Le Havre
city-rotterdam = Rotterdam
city-liverpool = Liverpool
side-west = west
side-north = north
side-east = east
side-south = south
quay-le_havre_1 = Le Havre I
quay-le_havre_2 = Le Havre II
quay-rotterdam_1 = Rotterdam I
quay-liverpool_1 = Liverpool I
quay-liverpool_2 = Liverpool II
quay-title = quay { $name }
    .one = quay { $name }
anchor-yellow = yellow anchor
anchor-turquoise = turquoise anchor
anchor-purple = purple anchor
ship-sails = ship { $value } to { $quay }
    .one = ship { $value } to { $quay }
ship-stays = ship { $value }, which stays
    .one = ship { $value }, which stays
district-title = { $city }, { $side } (side { $face }, { $grain } grain)
bonusspace-title = { $city }, { $side }: { $gives }

## Discs of the player board

disc-auxiliary = auxiliary action { $number }
disc-steps = movement limit +{ $count }
disc-cards = hand limit +{ $count }
disc-certificates = certificate limit { $count }
disc-strength = strength +{ $count }

## Commands

command-stack = the top card of the objective stack
    .help = Take the top card of the stack without seeing it first.
command-more = add cards to the cattle market
    .help = Use one gaucho to add the two top cards of the stack to the cattle market. There is no upper limit to the market.
command-row = into the row of granjeros
    .help = Pay for the leftmost free space of your row of granjeros and put the farmer there, with his brown side up. He is a worker from now on, and his space may allow an action at once.
command-beside = beside the player board
    .help = The farmer stays beside your player board for good and is worth 2 points. You decide now only.
command-revealed = reveal no more
    .help = The strength suffices. More cards could be shown, but they would be discarded too.
command-sell = reveal the hand
    .help = Reveal your hand for the income, without exchanging cards or playing objectives first.

## Composed names

space-start = the rider space
    .one = the rider space
space-ba = Buenos Aires
    .one = Buenos Aires
space-ramp = ramp { $number } to Buenos Aires
    .one = ramp { $number }

place-farmer = { $farmer }, space { $number }
via-green = the green farmers
via-blue = the blue farmers
via-orange = the orange farmers
via-yellow = the yellow farmers

purchase-title = { $cards } ({ $gauchos ->
        [one] 1 gaucho
       *[other] { $gauchos } gauchos
    }, ${ $dollars })
track-start = the start of the railway
    .one = the start of the railway
track-depot = the depot
    .one = the depot
master-loading = { $count } grain less for every loading

counted-valuable_cattle = { $count ->
    [one] cattle card of value 3, 4 or 5
   *[other] { $count } cattle cards of value 3, 4 or 5
}
counted-worker_sets = { $count ->
    [one] set of all four types of workers
   *[other] { $count } sets of all four types of workers
}
counted-ships = { $count ->
    [one] disc on a ship
   *[other] { $count } discs on ships
}
counted-strong_workers = { $count ->
    [one] worker with strength
   *[other] { $count } workers with strength
}
counted-farmers = { $count ->
    [one] farmer beside the player board
   *[other] { $count } farmers beside the player board
}

## Pedro’s cards

pedro-title = card { $number } ({ $movement }; { $action })
pedro-by-experience = as many locations as his experience
pedro-by-gaucho = a location per gaucho
pedro-by-carpintero = a location per carpintero
pedro-by-maquinista = a location per maquinista
pedro-specialist = { $action } as a specialist in { $worker }s, otherwise { $otherwise }
pedro-hire_cheapest = hires the cheapest worker
pedro-hire_specialty = hires a worker of his specialty
pedro-buy = buys cattle
pedro-build = builds
pedro-engine = locomotive by his maquinistas
pedro-engine_and_grain = locomotive and grain by his experience
pedro-objective = takes an objective card
pedro-grain_and_remove_farmer = +{ $count } grain, removes a farmer
pedro-grain_and_take_farmer = +{ $count } grain, takes a farmer
pedro-take_value_three = takes a cattle card of value 3
pedro-build_small = builds with 1 carpintero
pedro-engine_one = locomotive forward 1
loading-title = loading card { $number }, { $level }: { $ships }
loading-rank = { $rank ->
    [1] the most valuable ship
    [2] the second most valuable
   *[3] the third most valuable
}

## Actions

effect-back = { $count ->
    [one] locomotive back 1 space
   *[other] locomotive back { $count } spaces
}
effect-grain = { $count ->
    [one] gain 1 grain
   *[other] gain up to { $count } grain
}
effect-grain-each = { $count ->
    [one] 1 grain per { $each }
   *[other] { $count } grain per { $each }
}
effect-pay_grain = pay { $count } grain
effect-draw-exactly = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
effect-draw_and_remove = { $count ->
    [one] draw 1 card and remove 1 from the game
   *[other] draw up to { $count } cards and remove up to { $count } from the game
}
effect-engine = { $count ->
    [one] locomotive forward 1 space
   *[other] locomotive forward up to { $count } spaces
}
effect-engine-each = locomotive forward up to { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } per { $each }
effect-estanciero = { $count ->
    [one] move on 1 step
   *[other] move on up to { $count } steps
}
effect-take_cattle = take any card of the market into your hand
effect-free_cattle = take { $what } from the market for nothing
effect-help = help up to three farmers
effect-help_here = help this farmer
effect-dismiss = discard an objective card for its action
effect-auxiliary = { $count ->
    [one] do a single auxiliary action
   *[other] do an auxiliary action, single or double
}
effect-quay = put a disc on { $quay }
effect-deliver = deliver
effect-upgrade_behind = upgrade a station behind your locomotive
effect-rest = return an exhaustion card
effect-exhaust_others = everybody else gets an exhaustion card

each-gauchos = gaucho
each-maquinistas = maquinista
each-granjeros = granjero of yours
each-farmland = building of yours on farmland
each-farmer_pairs = pair of farmers beside your board
each-worker_sets = set of all four types of workers
count-gauchos = { $count ->
    [one] 1 gaucho
   *[other] { $count } gauchos
}
count-carpinteros = { $count ->
    [one] 1 carpintero
   *[other] { $count } carpinteros
}
count-maquinistas = { $count ->
    [one] 1 maquinista
   *[other] { $count } maquinistas
}
count-granjeros = { $count ->
    [one] 1 granjero
   *[other] { $count } granjeros
}
count-farmland = { $count ->
    [one] 1 building on farmland
   *[other] { $count } buildings on farmland
}
count-farmer_pairs = { $count ->
    [one] 1 pair of farmers
   *[other] { $count } pairs of farmers
}
count-worker_sets = { $count ->
    [one] 1 set of workers
   *[other] { $count } sets of workers
}

note-pay-grain = −{ $count } grain
note-carpintero = −${ $dollars } per carpintero
note-strength = +{ $count } strength
note-farmland = farmland
note-discount = { $count } grain less
note-leaves-quay = { $points } there
note-arrow-yellow = ships with a yellow anchor sail
note-arrow-turquoise = ships with a turquoise anchor sail
note-arrow-purple = ships with a purple anchor sail

term-dollars = Gain pesos
    .help = Take them from the bank, always in full. Money is not limited.
term-pay = Pay pesos
    .help = Pay the bank. Without the whole amount the action cannot be done; only taxes for hands on the trail may be paid in part.
term-discard = Discard cattle
    .help = Put the cattle shown from your hand on your own discard pile. It must be exactly that; exhaustion and objective cards never count as cattle.
term-grain = Grain
    .help = The marker goes up the track, to 8 at the most; what would go beyond is lost. Grain pays for deliveries and for loading ships.
term-pay_grain = Pay grain
    .help = The marker goes back by the number shown. Without that much grain the action cannot be done; only for loading a ship may $2 be paid instead of each.
term-certificate = Temporary certificates
    .help = The marker goes up the track as far as your limit: 4 at first, 6 once the disc of the track is cleared. In Buenos Aires you may spend certificates to raise the value of your hand.
term-permanent = Permanent certificates
    .help = Each raises the value of your hand by 1 at every visit to Buenos Aires, and is never spent.
term-token = Exchange token
    .help = Can be spent at any time, even in another player’s turn, but not while your hand is revealed: draw up to two cards, then discard as many.
term-draw = Draw and discard
    .help = Say how many cards you draw, up to the number shown; draw them all, then discard as many cards of your hand, of whatever kind.
term-draw_and_remove = Draw and remove
    .help = Draw up to as many cards as shown, then remove up to as many cards of your hand from the game. An exhaustion card goes back to its pile.
term-remove = Remove cards
    .help = Cards of your hand, of whatever kind, leave the game and score nothing. An exhaustion card goes back to its pile.
term-engine = Locomotive forward
    .help = At least one space, at most as many as shown. Spaces with other locomotives do not count. A turnout counts as one space, and stopping there lets you upgrade its station. The terminus, space 31, ends the move; from there the locomotive goes to the depot, which leads on to space 24.
term-back = Locomotive back
    .help = By exactly as many spaces as shown; spaces with other locomotives do not count. It cannot go back from the start or from the depot. Stopping on a turnout lets you upgrade its station.
term-estanciero = Move on
    .help = Your estanciero goes on like in phase A, with taxes and forks, but with this number as its limit. Then you use the new place; what you have not done at the old one is lost.
term-hire = Hire a worker
    .help = Choose a worker in a row above the job market token, pay the price of the row plus or minus what the action says, and $1 more for one with strength. The worker goes on the leftmost free space of its row on your board, which may allow an action at once. A row holds 6 workers.
term-build = Build
    .help = Put one of your tiles on an empty building space, if you have as many carpinteros as it shows, and pay for each of them. Or replace a building of yours that shows fewer: then only the difference is needed and paid, and the old tile leaves the game.
term-buy = Buy cattle
    .help = As long as you have free gauchos: choose a line of the price table, or use one gaucho to add two cards to the market. Gauchos are used only for this action. Bought cards go on your discard pile.
term-take_cattle = Cattle into the hand
    .help = Take any one card of the cattle market straight into your hand, without gauchos or money.
term-free_cattle = Cattle for nothing
    .help = Take one card of that breed from the market onto your discard pile. If there is none, nothing happens.
term-help = Help farmers
    .help = Choose one to three farmers anywhere. You need at least their strength together: the icons of your workers and your player board, what the building adds, and up to four cattle cards that you reveal and discard. One or two of those cost an exhaustion card, three or four cost two. You gain the money that lies and is printed there. Then each farmer joins your row of granjeros, for its price, or stays beside your board for 2 points.
term-help_here = Help this farmer
    .help = On the tile of a farmer you may help him alone, instead of an auxiliary action, by the rules of helping farmers.
term-dismiss = Dismiss an objective card
    .help = Discard exactly one objective card from your hand and do its immediate action without playing it. It stays in your herd.
term-auxiliary = Auxiliary actions
    .help = The six actions of your player board. Instead of all local actions of a place you may do one open auxiliary action in its single form; on the building of another player it is all you can do. Where a tile shows the double symbol, you do one as a single or, if both its discs are cleared, as a double.
term-quay = A disc on a quay
    .help = Take a disc from your player board and put it on the quay shown, from where it can be delivered. Rotterdam I takes discs from white corners, Liverpool I any disc.
term-deliver = Delivery
    .help = One disc of yours goes from a quay to a free space of a district of the same city, for good. You pay the grain of the district, less from a quay II, have the bonus at once and the points at the end. It is the first step in Buenos Aires, and the last action of building 6b.
term-upgrade_behind = Upgrade a station behind
    .help = Upgrade one station that lies behind your locomotive, at its usual cost and with all that follows, without moving.
term-rest = Return an exhaustion card
    .help = An exhaustion card of your hand goes back to its pile.
term-exhaust_others = Exhaust the others
    .help = Every other player puts an exhaustion card on the own discard pile, as long as there are any.
term-fee = Hands and taxes
    .help = Every place that your estanciero enters and that shows a hand costs a tax: for a farmer it stays on his money spot, for another player’s building the owner gets it. A black hand costs $1, a green one $2, with four players $1. If you are short, you pay what you have.
term-ramp = Ramps
    .help = A ramp is a location that leads to Buenos Aires at once. It is open to you if your locomotive has reached the railway space with its number.
term-special = Special actions
    .help = Seven building spaces have one more action for whoever has built there: discard any cattle card for money, a certificate or grain.
term-station = Stations
    .help = When your locomotive stops at a station without a disc of yours, you may pay its cost and put a disc of your player board there. At the first five stations you may then give up a worker for the station master, whose tile gives something at once or for good, and points at the end.
term-income = Income
    .help = In Buenos Aires you reveal your hand: each breed counts once by its breeding value, and permanent certificates and those that you spend are added. You gain as many pesos. Exhaustion cards go back to their pile, all other cards on your discard pile.
term-loading = Loading
    .help = A disc of your player board goes on a ship of at most the value of your income, where you have none yet; ships 0 and 18 can be chosen again. You do what the ship shows and pay its grain, as far as you have any, and $2 for each that is missing.
term-departure = Departure of ships
    .help = When a row of the job market with a blue arrow is full, the three ships with an anchor of that colour sail: their discs come to the quays shown, the ships leave the game, and two new ones come.
term-disc = Discs and corners
    .help = For a ship, station or quay with white corners you take a disc from a space with white corners, as long as there is one; for black corners any disc. If none can be taken from the board, one comes from a station of yours.
term-end = The end of the game
    .help = Whoever fills the last space of the job market takes its token, worth 2 points, and has played the last turn. Everybody else has one more turn, in which no worker can be chosen in Buenos Aires.

kind-bonusspace = Bonus spaces of the cities
kind-card = Cattle, objective and exhaustion cards
kind-district = Districts
kind-farmer = Farmers
kind-loading = Pedro’s loading cards
kind-pedro = Pedro’s cards
kind-quay = Quays
kind-ship = Ships

## Help composed from figures

help-cattle-strength = Strength { $strength }, if it is revealed to help farmers.
help-exhaustion = No cattle: it has neither value nor strength and is worth { $points } at the end. In Buenos Aires exhaustion cards of your hand go back to their pile.
help-building = Needs { $carpinteros ->
        [one] 1 carpintero
       *[other] { $carpinteros } carpinteros
    }, worth { $points }.
help-farmer = Shows a { $hand }: whoever enters pays a tax, which stays on his money spot. Helping him takes strength { $strength }. There { $count ->
        [one] is 1 such tile
       *[other] are { $count } such tiles
    }.
help-farmer-won = Beside a player board he is worth { $points }; in the row of granjeros he is a worker.
help-white = white corners
help-black = black corners
help-purchase = Uses { $gauchos ->
        [one] 1 gaucho
       *[other] { $gauchos } gauchos
    } for the rest of this action and costs ${ $dollars }. The cards go on your discard pile.
help-space-site = A building space. Empty spaces are no stops and are crossed freely.
help-space-farmland = Its ear makes a building here a building on farmland.
help-space-special = Special action for whoever builds here: { $action }.
help-space-neutral = One of the eight neutral buildings lies here.
help-space-zone = A space for { $zone } farmers; a new one goes on the lowest free number. ${ $dollars } is printed here and goes, with all taxes paid, to whoever helps the farmer.
help-space-ramp = A shortcut to Buenos Aires, open to you if your locomotive has reached railway space { $number }. It counts as one location and ends the move.
help-space-ba = The end of the trail: delivery, income, loading and three foresight tiles. Then your estanciero starts again.
help-space-start = Estancieros come here after Buenos Aires.
help-station-again = You can upgrade it again and again; every disc counts.
help-track = A space of the railway. Only one locomotive can stand on it; others skip it.
help-track-start = All locomotives begin here. Any number of them can stand here.
help-track-depot = Locomotives come here from the terminus. Any number of them can stand here, and the next space is 24.
help-master = For a worker, when you upgrade his station. At once: { $gives }.
help-master-permanent = For a worker, when you upgrade his station. For good: { $gives }.
help-ship = Needs a value of { $value }; loading costs { $grain } grain; { $corners }.
help-ship-gives = When you load it: { $gives }.
help-ship-sails = It has a { $anchor }: when ships of that colour sail, your disc comes to quay { $quay }.
help-ship-stays = It never sails: a disc on it is worth { $points } at the end.
help-ship-once = It takes one disc of each player.
help-ship-again = You can load it again and again.
help-quay = A disc that is still here at the end is worth { $points }.
help-quay-discount = A delivery from here costs { $count } grain less.
help-quay-corners = Discs can come here straight from a player board: { $corners }.
help-district = A delivery costs { $grain } grain.
help-bonus-space = In { $district }. One disc lies here for good and brings: { $gives }.
help-bonus-space-covered = A cover tile hides it with two players, in Rotterdam also with three.
help-disc-white = White corners.
help-disc-black = Black corners: only for places with black corners, as long as you have a disc with white ones.
help-disc-auxiliary = The first of its two discs that is cleared opens the auxiliary action: { $single }. The second one opens its double form: { $double }.
help-disc-doubles = Clearing it opens the double form of an auxiliary action: { $double } instead of { $single }, where a double is allowed.
help-disc-certificates = Once it is cleared you may have up to { $count } certificates.
help-disc-steps = Once it is cleared your estanciero may go { $count ->
        [one] 1 step
       *[other] { $count } steps
    } farther.
help-disc-cards = Once it is cleared your hand limit is higher by { $count }.
help-disc-strength = Once it is cleared you have { $count } more strength to help farmers.
help-disc-points = It is then worth { $points } at the end.
help-disc-pays = You gain ${ $dollars } when you clear it.
help-disc-costs = You pay ${ $dollars } when you clear it.
help-auxiliary-double = Open when all discs of auxiliary action { $number } are cleared, and only where a tile shows the double symbol.
help-pedro = Pedro moves { $movement }, then: { $action }.
help-pedro-hire_cheapest = Of equal costs his specialty comes first, then a worker with strength, then the leftmost of the highest row. He pays nothing.
help-pedro-hire_specialty = Of his specialty the cheapest comes first, then one with strength, then the leftmost of the highest row. He pays nothing.
help-pedro-buy = He takes what his market tile shows for his number of gauchos; if the market lacks it, two cards are added and he looks at the line above. Of equal values the one with most points.
help-pedro-build = A new tile for exactly his carpinteros, else for one fewer, else the largest replacement, else the largest tile he can build; on the next free space without a special action ahead of your estanciero.
help-pedro-engine = To the farthest station he can reach and has not upgraded, which he upgrades for nothing; else straight on.
help-pedro-engine_and_grain = His experience is on his loading card.
help-pedro-objective = The card of the display that is farthest from the stack.
help-pedro-grain_and_remove_farmer = The farmer with most money leaves the game, of equal ones the weakest.
help-pedro-grain_and_take_farmer = The farmer with most money goes beside his board, of equal ones the weakest.
help-pedro-take_value_three = The one with most points, for nothing.
help-pedro-build_small = A new tile for 1 carpintero, or a replacement that needs exactly 1 more.
help-pedro-engine_one = He upgrades the station there, if he can.
help-pedro-assumed = Most figures of Pedro’s cards are our reconstruction.
help-loading = In Buenos Aires Pedro loads the first of these ships without a disc of his: { $ships }. His experience is { $experience }.
help-loading-first = It is active from the start.
help-loading-later = It becomes active when ships sail.

## Questions

verb-begin = On which neutral building do you begin?
    .help = In your first turn you put your estanciero on any neutral building and use it at once.
verb-move = Where does your estanciero go?
    .help = At least one step, at most your movement limit; empty spaces are free. Every hand on the way costs its tax, as far as your money goes. In brackets: the steps, and what you pay to whom. Objective cards may be played before.
verb-act = What do you do here?
    .help = On a neutral building or your own: each local action once, in any order. On a farmer’s tile: help him. Or, instead of all of that, one single auxiliary action, which is also all that you can do on others’ buildings. Objective cards may be played in between.
verb-auxiliary = Which auxiliary action do you do?
    .help = One open action of your player board: as a single, or, where the tile allows it and both its discs are cleared, as a double.
verb-bonus = Do you use this action now?
    .help = An action on the spot: do it now, or give it up. If you lack the card for it, an exchange token may bring it first.
verb-draw = How many cards do you draw?
    .help = You draw them all first; then you discard or remove cards of your hand.
verb-remove = Which card do you remove from the game?
    .help = The card leaves your herd for good and scores nothing. An exhaustion card goes back to its pile.
verb-harvest = How much grain do you take?
    .help = Up to what the action gives and the track allows. You may take less.
verb-hire = Whom do you hire?
    .help = You pay the price of the row, changed by what the action says, and $1 more for strength. In brackets: what it comes to. The worker goes on the leftmost free space of its row on your board, where an action may wait.
verb-buy = Which cattle do you buy?
    .help = Each purchase uses gauchos for the rest of this action. One gaucho can also add two cards to the market.
verb-take = Which card do you take?
    .help = It costs nothing. The most valuable one comes first.
verb-build = Which building do you build?
    .help = In brackets: the carpinteros it needs, what they cost together, and its points. A building of yours that needs fewer can be replaced for the difference.
verb-site = Where do you build?
    .help = On a free building space, or in place of a building of yours that needs fewer carpinteros; then only the difference is paid, and the old tile leaves the game.
verb-engine = How far does your locomotive go?
    .help = Spaces with other locomotives do not count. If it stops at a station, you may upgrade it.
verb-station = Which station do you upgrade?
    .help = One behind your locomotive, at its usual cost.
verb-upgrade = Do you upgrade the station, and with which disc?
    .help = You pay the cost of the station and put a disc of your player board there: white corners from white corners, black corners from any space. The space that it leaves opens something for you.
verb-master = Do you give up a worker for the station master?
    .help = The last tile of a row goes to the station for the rest of the game. The station master gives you something at once or for good, and points at the end. The chance comes only now.
verb-objective = Which objective card do you take?
    .help = One of the display, or the top card of the stack unseen. The figures are its points if all its tasks are met, and if not.
verb-help = Which farmer do you help?
    .help = Up to three, one after the other; together they may ask for as much strength as you can show. In brackets: the money that you gain.
verb-reveal = Which cattle do you reveal?
    .help = Its strength is added to yours. What you reveal is discarded; one or two cards cost an exhaustion card, three or four cost two.
verb-settle = Where does this farmer go?
    .help = Into your row of granjeros, for the price of its next space, whose action you may do at once; or beside your board, for 2 points. You decide now only.
verb-deliver = Where do you deliver a disc?
    .help = From a quay to a free space of the same city. In brackets: the grain. The bonus comes at once, the points at the end. Only one delivery; none if you like.
verb-quay = From which quay do you deliver?
    .help = In brackets: the grain that it costs from there, and what the disc is worth if it stays.
verb-sell = Do you reveal this hand?
    .help = Your hand is revealed for the income and then discarded. This is the last moment to play objective cards of it, or to exchange cards for a token.
verb-spend = How many certificates do you spend?
    .help = They are added to the value of your hand, for your income and for the loading.
verb-load = Which ship do you load?
    .help = A ship of at most your total, where you have no disc yet; ships 0 and 18 can be chosen again. In brackets: the grain and money that you pay, and what the ship brings.
verb-disc = Which disc do you take?
    .help = The space that it leaves opens something for you. White corners take discs from white corners, black corners any disc.
verb-foresee = Which foresight tile do you place?
    .help = You must place one tile of this letter. Workers go to the job market, farmers on the lowest free space of their zone.
verb-exchange = Do you spend an exchange token?
    .help = Draw up to two cards, then discard as many. You can do so at any time, even in another player’s turn, but not while your hand is revealed.

## Options, as buttons

do-exchange = Exchange token (draw up to 2, discard as many)
do-disc = { $value }
do-quay = { $value }
do-station = { $value }
do-draw-pass = Draw nothing
do-objective-pass = Take none
do-objective-stack = Top card of the stack, unseen
do-buy-more = Add 2 cards to the market (1 gaucho)
do-auxiliary-pass = No auxiliary action
do-bonus-pass = Give it up
do-remove-pass = Remove nothing more
do-buy-pass = Buy nothing more
do-take-pass = Take no card
do-build-pass = Build nothing
do-engine-pass = Leave the locomotive
do-station-pass = Upgrade none
do-upgrade-pass = Do not upgrade
do-master-pass = Keep your workers
do-help-pass = Help nobody more
do-deliver-pass = No delivery
do-disc-pass = Put no disc there

build-tile = building { $name } ({ $builders ->
        [one] { $builders } carpintero
       *[other] { $builders } carpinteros
    }, ${ $dollars }, { $points })
site-replace = replace { $name } on { $space } ({ $carpinteros ->
        [one] 1 carpintero less
       *[other] { $carpinteros } carpinteros less
    })
disc-from = disc from { $place }
harvest-count = { $count ->
    [0] take no grain
   *[other] take { $count } grain
}
reveal-enough = reveal no more
settle-row = into the row of granjeros
settle-beside = beside the player board (2 points)
sell-hand = reveal the hand

## Groups, panel, phases

budget-grain = { $left } grain

## Standing answers

standing-grain = Take grain up to the limit
    .help = Whatever gives you grain, you take as much as you can.
standing-keep_hand = Exchange no cards before the income or for a missing card
    .help = In Buenos Aires you reveal your hand as it is, and an action for which you lack a card lapses. You can still spend tokens at all other questions.
standing-end_actions = End the actions when only a token is left
    .help = At a place where nothing else can be done, your turn goes on without asking whether you spend a token.

## The log

tell-begins = { $seat } begins on { $space }.
tell-moves = { $seat } moves to { $to }.
tell-embarks = { $seat } comes to Buenos Aires by { $ramp }.
tell-pays_player = { $seat } pays { $rival } ${ $dollars }.
tell-pays_farmer = { $seat } leaves ${ $dollars } of tax on { $space }.
tell-gains = { $seat } gains ${ $dollars }.
tell-harvests = { $seat } gains { $count } grain and has { $grain }.
tell-pays_grain = { $seat } pays { $count } grain.
tell-certifies = { $seat } gains { $count ->
        [one] 1 certificate
       *[other] { $count } certificates
    } and has { $certificates }.
tell-gains_permanent = { $seat } gains { $count ->
        [one] 1 permanent certificate
       *[other] { $count } permanent certificates
    }.
tell-gains_token = { $seat } gains { $count ->
        [one] an exchange token
       *[other] { $count } exchange tokens
    }.
tell-removes = { $seat } removes { $card } from the game.
tell-exhausts = { $seat } gets { $count ->
        [one] { $card }
       *[other] { $count } exhaustion cards
    }.
tell-rests = { $seat } returns { $card } to the pile.
tell-reveals = { $seat } reveals and discards { $cards }.
tell-helps = { $dollars ->
    [0] { $seat } helps { $farmer } on { $space }.
   *[other] { $seat } helps { $farmer } on { $space } and gains ${ $dollars }, of it ${ $coins } in taxes.
}
tell-settles = { $seat } takes { $farmer } into the row of granjeros for ${ $dollars }.
tell-builds = { $seat } puts up { $tile } on { $space } for ${ $dollars }.
tell-replaces = { $seat } replaces { $old } on { $space } with { $tile } for ${ $dollars }.
tell-buys = { $seat } buys { $cards } for ${ $dollars }.
tell-takes_cattle = { $zone ->
    [hand] { $seat } takes { $card } from the market into the hand.
   *[discard] { $seat } takes { $card } from the market for nothing.
}
tell-adds_cattle = New in the cattle market: { $cards }.
tell-refills_market = The cattle market is refilled.
tell-hires = { $seat } hires { $worker } for ${ $dollars }.
tell-drives = { $seat } drives to { $track }.
tell-upgrades = { $seat } upgrades { $station }. Disc: { $disc }.
tell-appoints = { $seat } gives up { $worker } for the station master of { $station }: { $master }.
tell-gains_objective = { $source ->
    [stack] { $seat } gains { $card } from the top of the stack.
   *[display] { $seat } gains { $card }.
}
tell-shows_objective = New on the objective display: { $card }.
tell-plays = { $seat } plays { $card }.
tell-delivers = { $seat } delivers from { $quay }: { $space }.
tell-ships_out = { $seat } puts a disc on { $quay }. Disc: { $disc }.
tell-earns = { $certificates ->
    [0] { $seat } earns ${ $dollars } with { $cards }.
    [one] { $seat } spends 1 certificate and earns ${ $dollars } with { $cards }.
   *[other] { $seat } spends { $certificates } certificates and earns ${ $dollars } with { $cards }.
}
tell-discards_hand = { $seat } discards { $cards }.
tell-loads = { $seat } loads { $ship }. Disc: { $disc }.
tell-loads_nothing = { $seat } can load no ship.
tell-sails = Departure: { $ship }. Discs on board: { $seats }.
tell-ships_come = New ships: { $ships }.
tell-sends_worker = { $seat } sends { $worker } to the job market.
tell-sends = { $seat } puts { $tile } on { $space }.
tell-sends_away = { $seat } sends { $tile } out of the game: the zone is full.
tell-starts_again = { $seat } goes back to the rider space.
tell-foresees = New foresight tiles: { $tiles }.
tell-ends = { $seat } fills the job market and takes its token. Everybody else has one more turn.

## Why an option is missing

why-no_pair = You do not hold two cattle cards of one breed.
why-no_objective_in_hand = You hold no objective card.
why-none_farmland = None of your buildings is on farmland.
why-none_farmer_pairs = You have no pair of farmers beside your board.
why-grain_full = You have { $grain } grain, as much as the track holds.
why-no_grain = Costs { $count } grain; you have { $grain }.
why-certificates_full = You have { $certificates }, as many certificates as your limit allows.
why-not_exhausted = You hold no exhaustion card.
why-no_exhaustion = There are no exhaustion cards left.
why-disc_on_it = Still closed: one of its discs must be cleared first.
why-acted = You have already done an action of this place.
why-row_full = Your player board has no room for { $worker }.
why-token_row = The row of the job market token is not open yet.
why-needs_carpinteros = Needs { $carpinteros ->
        [one] 1 carpintero
       *[other] { $carpinteros } carpinteros
    }; you have { $have }.
why-no_site = There is no space for it.
why-needs_gauchos = Needs { $gauchos ->
        [one] 1 gaucho
       *[other] { $gauchos } gauchos
    }; you have { $have } free.
why-too_weak = Needs strength { $need }; you can show { $strength }.
why-nobody_to_help = There is no farmer for whom your strength suffices.
why-space_taken = A disc lies there already.
why-nothing_to_deliver = You have no disc on a quay, or not the grain for any district of its city.
why-no_disc = You have no disc for that quay.
why-value_too_low = Needs a value of { $value }; yours is { $total }.
why-disc_there = Your disc is there already.
why-cannot_pay_loading = You cannot pay for the loading with { $grain } grain and ${ $purse }.
why-ramp_shut = Ramp { $number }: your locomotive stands on { $stands }.
why-black_corners = Only for black corners, as long as you have a disc with white ones.
why-cannot_back = Your locomotive cannot go back that far.
why-no_cards = There is no card for it.
why-nobody_to_hire = There is nobody whom you could hire and pay.
why-nothing_to_build = There is nothing that you could build and pay.
why-nothing_to_buy = There is nothing that you could buy, and the stack is empty.
why-market_empty = There is no such card in the market.
why-no_objectives = There are no objective cards left.
why-no_station_behind = There is no station behind your locomotive that you could upgrade.
why-no_auxiliary = None of your open auxiliary actions can be done.

## Options of a table

option-neutral_tiles = Neutral buildings
    .help = Where the eight neutral buildings lie. For a first game: each on its letter, and the a side of all buildings and cities.
option-chosen_faces = Chosen sides
    .help = One letter, a or b, for each building from 1 to 10, for example aabbaabbaa. Counts only if the sides are chosen.
    .pick = Which side of each building is used, by its number, for everybody.
option-cities = City boards
    .help = Which side of each city board is used.
option-cities-random = a random side of each city
option-cities-a = side a of all (first game)
option-cities-b = side b of all
option-cities-chosen = the sides chosen below
option-chosen_cities = Chosen city sides
    .help = One letter, a or b, for Le Havre, Rotterdam and Liverpool, for example aba. Counts only if the sides are chosen.
    .pick = Which side of each city lies on the table.
option-cattle_panel = Panel of cattle
    .help = Shows which cattle of the market everybody has bought, and which is still to come. Whoever remembers it all knows as much.
option-cattle_panel-yes = shown
option-cattle_panel-no = not shown
option-level = Pedro
    .help = How strong your opponent is when you play alone.
option-level-easy = easy
option-level-moderate = moderate
option-level-expert = expert

## The score sheet

category-ships = Ships
category-cities = Cities
category-farmers = Farmers

## The score sheet line by line

sum-step-disc = the right movement disc

## The position in words

word-locations = { $count ->
    [one] { $count } location
   *[other] { $count } locations
}
word-strength = strength { $strength }
word-grain = { $count } grain
word-nobody = none
word-estancieros = estancieros: { $names }
word-discs-of = discs: { $names }
word-trail = Trail, in the direction of travel (an empty space is no stop; money of a farmer space goes to whoever helps the farmer there):
word-ramp = ramp { $number }
word-aside = or on the side { $space }
word-ships = Ships: { $ships }; { $pile } in the pile
word-city = { $city }: { $quays }; { $districts }
word-district = { $side } for { $grain } grain: { $spaces }
word-estanciero-start = estanciero on the rider space
word-estanciero-none = estanciero not yet on the trail
word-estanciero = estanciero on { $place }
word-locomotive = locomotive on { $track }
word-player = { $player }: ${ $dollars }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    } (limit { $limit }), { $estanciero }, { $locomotive }
word-board = { $grain } grain; { $certificates } of { $limit } certificates, { $permanent } permanent; { $tokens ->
        [one] 1 exchange token
       *[other] { $tokens } exchange tokens
    }; movement limit { $steps }; strength { $strength }
word-workers = Workers: { $workers }
word-strong = { $count } with strength
word-farmers = Farmers: { $farmers }
word-own-ships = Discs on ships: { $ships }
word-quays = Discs on quays: { $quays }
word-spaces = Discs in districts: { $spaces }
word-pedro = { $player }: { $estanciero }, { $locomotive }, { $grain } grain, { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } left
word-pedro-workers = Workers: { $workers }; specialty: { $specialty }
word-pedro-loading = Active: { $card }
word-pedro-card = Card of this turn: { $card }
word-pedro-cards = Cards won: { $cards }
word-pedro-played = Cards played: { $cards }
word-rails = Stations of the railway: { $stations }
word-market = Cattle market: { $cards }; { $stack ->
        [one] 1 card
       *[other] { $stack } cards
    } in the stack, { $exhaustion ->
        [one] 1 exhaustion card
       *[other] { $exhaustion } exhaustion cards
    } in the pile
word-bought = { $player } has bought: { $cards }
word-unsold = Cattle still in the stack: { $cards }
word-pair = { $letter }: { $tiles }

## What options lead to

lead-buenos-aires = sell your hand, worth { $value } as it is, and load a ship
lead-ramp = off the trail at once: sell your hand, worth { $value } as it is, and load a ship
lead-farmer = you may help this farmer; with your hand you reach strength { $strength }
lead-special = with the action of its space for you alone
lead-strength = with your hand you reach strength { $strength }
lead-strength-left = strength { $strength } left for others
lead-buy = { $gauchos ->
    [one] 1 gaucho
   *[other] { $gauchos } gauchos
} and ${ $dollars } to buy with
lead-build = { $carpinteros ->
    [one] 1 carpintero
   *[other] { $carpinteros } carpinteros
} and ${ $dollars } to build with
lead-grain = grain { $count } of { $limit }
lead-grain-left = { $count ->
    [0] leaves you no grain
   *[other] leaves you { $count } grain
}
lead-pedro = Pedro’s rules leave it open: you decide for him
lead-herd = { $count ->
    [one] 1 card in your herd
   *[other] { $count } cards in your herd
}
lead-exhaustion = worth nothing in a hand, and it costs points at the end
lead-gaucho = gaucho number { $place }
lead-carpintero = carpintero number { $place }
lead-maquinista = maquinista number { $place }
lead-strong = +1 strength
lead-reveal = { $strength ->
    [0] enough strength
   *[other] strength { $strength } still needed
}
lead-tired = { $count ->
    [one] 1 exhaustion card for it
   *[other] { $count } exhaustion cards for it
}
lead-settle-row = a worker for the rest of the game, without points for the farmer
lead-settle-beside = counts for objectives too
lead-keeps-gaucho = { $count ->
    [one] you keep 1 gaucho
   *[other] you keep { $count } gauchos
}
lead-keeps-carpintero = { $count ->
    [one] you keep 1 carpintero
   *[other] you keep { $count } carpinteros
}
lead-keeps-maquinista = { $count ->
    [one] you keep 1 maquinista
   *[other] you keep { $count } maquinistas
}
lead-keeps-granjero = { $count ->
    [one] you keep 1 granjero
   *[other] you keep { $count } granjeros
}
lead-reach = opens { $ship }
lead-sails = the disc will sail to { $quay }
lead-disc-elsewhere = its disc and its points are gone there
lead-disc-auxiliary = for the auxiliary actions of your board
lead-farmer-sent = whoever enters pays; whoever helps takes what lies there

## What bots name when they say why

aspect-cattle = your herd
aspect-gauchos = your gauchos
    .count = { $count ->
        [one] 1 gaucho
       *[other] { $count } gauchos
    }
aspect-carpinteros = your carpinteros
    .count = { $count ->
        [one] 1 carpintero
       *[other] { $count } carpinteros
    }
aspect-maquinistas = your maquinistas
    .count = { $count ->
        [one] 1 maquinista
       *[other] { $count } maquinistas
    }
aspect-granjeros = your granjeros
    .count = { $count ->
        [one] 1 granjero
       *[other] { $count } granjeros
    }
aspect-workers = rows of workers and strength
aspect-buildings = buildings
aspect-ships = ships, cities and the discs they free
aspect-railway = locomotive and stations
aspect-farmers = farmers
aspect-objectives = objectives
aspect-money = money
    .count = { $count ->
        [one] 1 peso
       *[other] { $count } pesos
    }
aspect-grain = grain
    .count = { $count ->
        [one] 1 grain
       *[other] { $count } grain
    }
aspect-hand = hand and certificates
aspect-way = your place on the trail
aspect-extras = other things

## The coach of first games

coach-port-weak = Buenos Aires is in reach, but your hand is worth only { $value }: a stop that changes cards may pay first.
coach-port-strong = Your hand is worth { $value }: look at the ships which that opens in Buenos Aires.
coach-no-grain = Your discs wait on ships or quays, and you have no grain: farmers and some buildings bring it.
coach-doubles = You hold { $breed } twice, and only one counts in Buenos Aires: a stop that discards the other helps twice.
coach-elsewhere = Here you can only do an auxiliary action: a peso, or a better hand.
coach-help-here = With your hand you reach strength { $strength }: look at the farmers that this helps, and at the money beside them.
coach-act-hire = More workers of one kind are stronger than one of each; strong ones help farmers, too.
coach-hire = Compare what the next place of each row allows at once: it stands under the worker.
coach-buy = Cattle counts twice: its value in Buenos Aires, its strength for farmers.
coach-build = A building of your own is a stop for you alone; on farmland some actions count it.
coach-site = Farmland and spaces with an action of their own are worth more than a plain space.
coach-help = A farmer brings the money on his space; how many do you want to tire your herd for?
coach-reveal = Show cards that are strong but of little value: those you need for Buenos Aires stay in hand.
coach-settle = In the row a farmer works for the rest of the game; beside the board he brings points.
coach-discard = Keep different breeds: each counts once in Buenos Aires.
coach-remove = Exhaustion and weak cards that leave the game make room for better ones.
coach-engine = A locomotive far ahead opens ramps, which are shorter ways to Buenos Aires.
coach-grain-full = Your store of grain is nearly full: look for a ship or a delivery that uses it.
coach-foresee = A worker makes hiring easier for all and brings the end nearer; farmers can be helped by everybody.
coach-spend = Each certificate brings a peso; more than that only if it opens a better ship.
coach-load = A ship that sails takes your disc to a city; one that stays counts its points at once.
coach-disc = Free early what you will use on every way: steps, a larger hand, strength, an auxiliary action.
coach-deliver = The space you take is yours for ever: look for points that others want, too.

## Rulings

ruling-g01 = How many neutral buildings are there? Eight, A to H, on eight spaces; the seven of the set-up are a slip.
ruling-g02 = How many auxiliary actions are there? Six, as listed and as the discs count; “five” is a slip.
ruling-g03 = How many points is the right movement disc worth? Two, as on the board and the score sheet; one page says three.
ruling-g04 = Which disc costs $3? The right one of the sixth auxiliary action, the lowest right of that section.
ruling-g05 = Where are the stations, and what do they cost and count? The first one is known from the rulebook; the others, with their costs, points and corners, are our reconstruction after the sister game.
ruling-g06 = Does it matter on which side of the board the objectives lie? No.
ruling-g07 = How many gauchos have strength? Eight, as of each type.
ruling-g08 = Is 9a really worth 10 points and 9b only 9? So a public project has it, and 9b has the stronger action; both figures rest on that source alone.
ruling-g09 = What do the third space of the carpinteros and the fourth of the maquinistas give? Building at $2 per carpintero, and two spaces for the locomotive; this rests on a public project.
ruling-g10 = Which special actions do the building spaces have? Those of the later version of a public project: discard any cattle card for $1, $2, a certificate or a grain. An earlier drawing differs.
ruling-g11 = In which order do yellow farmers come? From Buenos Aires backwards: space 1 with $0 is the last before Buenos Aires, space 7 with $6 the first.
ruling-g12 = What do the b sides of the cities show? Except for the 14 points for 6 grain in Liverpool they are our reconstruction.
ruling-g13 = Which bonus spaces do the cover tiles hide? One of each district; which one is our reading of a small picture.
ruling-g14 = Which corners have quays that are filled from the player board? Rotterdam I white, Liverpool I black, like the ships that go there.
ruling-g15 = May phase B be skipped? Yes: everything in it is optional except Buenos Aires.
ruling-g16 = Can the objective card of a ship be taken unseen from the stack? Yes, it is the same action as elsewhere.
ruling-g17 = When can objective cards be played in Buenos Aires? Before the delivery, and between delivery and income; afterwards the hand is gone.
ruling-g18 = In which order come income, the money of a disc and the cost of loading? In this order, which is that of the text.
ruling-g19 = When may a ship be chosen? If all money that is due, for the disc and for missing grain, can be paid.
ruling-g20 = Which ramps are open from a turnout or the depot? A turnout counts as the space before it, the depot as 31. Only where the locomotive stands now counts, also after it went back.
ruling-g21 = What if a building sends the estanciero on before its other actions are done? They are lost: a new phase B replaces the old one.
ruling-g22 = What if space 24 is occupied when a locomotive leaves the depot? It is skipped like any other.
ruling-g23 = Can a worker cost less than nothing? No, at least $0.
ruling-g24 = Does Pedro pay taxes to farmers? No, he has no money. For your buildings you get the tax from the bank.
ruling-g25 = What do Pedro’s cards, his market tile and his loading cards show? Their kinds are known from the rulebook, most figures are our reconstruction. How strong he is may differ from the printed cards.
ruling-g26 = What is a space without risk for Pedro’s buildings? One without a special action.
ruling-g27 = Which sides do Pedro’s buildings have? The same as yours.
ruling-g28 = What if a bag is empty? The foresight space stays empty, and a letter without a tile is skipped.
ruling-g29 = When can exchange tokens be spent? At every question of any player, also another’s; never while your hand is revealed, for the income or to help farmers.
ruling-g30 = What if no disc is left on the board or on stations? An optional action is impossible then; for a loading your disc worth fewest points comes from a quay, else from a ship.
ruling-g31 = What if the exhaustion cards run out? No card is taken: only money and tokens are unlimited.
ruling-g32 = How many carpinteros does a replacement need? As many as the difference of the two tiles.
ruling-g33 = Which discs on ships does the station master count? All on ships that are in the loading zone at the end, each disc on ships 0 and 18.
ruling-g34 = What if there are too few cards to draw? You draw what there is, and discard as many as you drew.
ruling-h01 = How many certificates and how much grain does one take? As much as one likes, up to what the action gives and the limit allows; you are asked, the most first. Whoever chose a local action for a single one has chosen it.
ruling-h02 = Which route does the estanciero take? Routes that cost the same people and farmers the same are one option, for nothing else happens on the way; others are listed with the way they take.
ruling-h03 = Do tokens of other players interrupt? Anybody with an exchange token can spend it at any question, also at that of another player, who is then asked again.
ruling-h04 = What is not asked because it comes to the same? Which of equal cards, tiles, discs or bonus spaces; how the locomotive gets to where it stops; and whatever has a single answer, once you have chosen an action or the rules demand it.
ruling-h05 = What cannot be given up? Pesos: an effect that you use pays them in full, as the rulebook says.
ruling-h06 = May more cards be revealed than farmers need? Yes, up to four; they are discarded like the others.
ruling-h07 = Who decides which tiles serve which objective cards? They are shared out for the highest total, and so are the unplayed cards that are worth adding.
ruling-h08 = Why is no auxiliary action offered instead of those of a building that has one itself? Because the building’s own is never worse: it is the same action, and the others can still be done or left.
ruling-h09 = What if you replace the building that your estanciero stands on? Its remaining actions are lost, and the new building cannot be used in this turn.
ruling-h10 = Why is an action missing that would have no effect? Grain with a full track, help without strength, a card that is not there: doing it would change nothing, and every other action is still there.
ruling-h11 = When does what the arrow of the job market brings happen? After the sixth step, before the estanciero goes back to the rider space.
ruling-h12 = Who begins? A player drawn by lot; against Pedro you do.

# Steps of Buenos Aires, beside the question.
phase-delivery = 1 Delivery
phase-step-1 = 1
phase-income = 2 Income
phase-step-2 = 2
phase-loading = 3 Loading
phase-step-3 = 3
phase-foresight = 4–6 Foresight
phase-step-4-6 = 4–6

## The player aid

aid-turn = Your turn
aid-turn-move = 1 step to your limit; only tiles are steps. Pay every hand that you pass or stop on, as far as your money goes.
    .name = A Move
aid-turn-act = Own or neutral building: each of its actions once, in any order, or one single auxiliary action instead. Farmer: help him, or an auxiliary action. Elsewhere: one single auxiliary action.
    .name = B Act
aid-turn-draw = up to your hand limit.
    .name = C Draw
aid-turn-objectives = Objective cards: in your own turn, before moving or between actions; in Buenos Aires before or after the delivery.
aid-turn-tokens = Exchange tokens: at any time, draw up to { $cards } cards, then discard as many.
aid-buenos_aires = In Buenos Aires
aid-buenos_aires-delivery = a disc from a quay to a free space of the same city, for its grain. Or nothing.
    .name = Delivery
aid-buenos_aires-income = $1 for each point of value: each breed once, and certificates. Discard your hand; exhaustion cards are gone.
    .name = Income
aid-buenos_aires-loading = a disc of your board on a ship of at most that value, without a disc of yours. Pay its grain, ${ $dollars } for each that is missing.
    .name = Loading
aid-buenos_aires-farmer = Place a farmer on the trail.
aid-buenos_aires-worker = Place a worker in the job market.
aid-buenos_aires-either = Place a farmer or a worker.
aid-buenos_aires-quays = On a quay, from Le Havre I to Liverpool II, a disc is worth { $points } points; from the quays II a delivery costs { $less } grain less.
aid-buenos_aires-again = Only ships { $first } (+${ $dollars }, −{ $lost } points) and { $last } ({ $points } points) can be loaded again and again.
aid-actions = Actions on tiles
aid-actions-hire = Hire a worker; the number is added to the price of its row
aid-actions-build = Build: this price for every carpintero that the tile needs; a replacement costs the difference
aid-actions-buy = Buy cattle with your gauchos
aid-actions-maquinistas = Locomotive forward, up to a space for each maquinista
aid-actions-walk = Move on, up to this many steps, and use the place you reach
aid-actions-help = Help one to three farmers anywhere
aid-actions-granjeros = 1 grain for each granjero
aid-actions-certificate = So many certificates, up to your limit
aid-actions-objective = Take an objective card, onto your discard pile
aid-actions-double = One auxiliary action, single or double
aid-actions-draw = Draw up to a card for each gaucho, then discard as many
aid-actions-quay = Put a disc of your board on this quay
aid-actions-rest = Return an exhaustion card from your hand
aid-auxiliaries = Auxiliary actions
aid-auxiliaries-single = Single
aid-auxiliaries-double = Double: no disc left
aid-farmers = Helping farmers
aid-farmers-strength = Fists, discs gone (+{ $left }, +{ $right }), the building, up to { $cards } cards
aid-farmers-exhaustion = 1 or 2 cards: 1 exhaustion; 3 or { $cards }: 2
aid-farmers-row = Row: ${ $prices }; do its action
aid-farmers-beside = Beside your board: { $points } points
aid-farmers-most = Up to { $count } at once; all their money is yours.
aid-cattle = Cattle: gauchos and price
aid-cattle-price = { $cards ->
    [one] { $gauchos }: ${ $dollars }
   *[other] { $gauchos }: ${ $dollars } for { $cards }
}
aid-cattle-more = One gaucho can also add { $cards } cards to the market.
aid-players = By number of players
aid-players-steps = Steps at first
aid-players-green = Green hand
aid-players-black = Black hand
aid-players-fee = ${ $dollars }
aid-signs = Signs
aid-signs-pair = Discard two of one breed
aid-signs-farmland = Farmland; or 1 grain
aid-signs-solid = Solid: solid discs only
aid-signs-dashed = Dashed: any disc
aid-points = Points at the end
aid-points-money = 1 for every ${ $dollars }
aid-points-buildings = as printed, on the trail
aid-points-ships = as printed, for each disc aboard
aid-points-cities = as printed, spaces and quays
aid-points-stations = as printed
aid-points-farmers = { $points } each beside your board
aid-points-cattle = as printed, exhaustion cards too
aid-points-objectives = met: points; played in vain: minus
aid-points-station_masters = for each of what they show
aid-points-workers = { $points } each on spaces { $first } and { $last }
aid-points-player_board = { $points } without the right step disc
aid-points-job_token = { $points } for having it
aid-points-end = The end: the job market is full. Everybody else has one more turn, without placing workers.
aid-pedro = Pedro’s turn
aid-pedro-move = Turn over one of { $cards } cards; he goes exactly so far, by the shortest way
aid-pedro-hire = The cheapest, or his specialty
aid-pedro-build = With all his carpinteros, or one fewer; ahead of you, without a special action
aid-pedro-engine = To the farthest station in reach without his disc
aid-pedro-farmer = The one with most money, then the weakest
aid-pedro-deliver = For most grain, then most points
aid-pedro-load = The first ship of his loading card without his disc
aid-pedro-foresight = The lower tile of each letter
aid-pedro-ties = He pays nothing. Where his rules leave several, you choose. All his objective cards count.

## A turn in one sentence

did-delivers = delivered from { $quay }
did-earns = sold the cattle for ${ $dollars }
did-loads = loaded { $ship_count ->
    [one] a ship
   *[other] { $ship_count } ships
}
did-ships_out = put a disc on { $quay }
did-settles = took on { $farmer_count ->
    [one] a granjero
   *[other] { $farmer_count } granjeros
} for ${ $dollars }
did-helps = { $dollars ->
    [0] helped { helped-farmers }
   *[other] helped { helped-farmers } for ${ $dollars }
}
helped-farmers = { $farmer_count ->
    [one] a farmer
   *[other] { $farmer_count } farmers
}
did-exhausts = got { $count ->
    [one] an exhaustion card
   *[other] { $count } exhaustion cards
}
did-harvests = { $count } grain
did-pays_farmer = left ${ $dollars } in taxes
