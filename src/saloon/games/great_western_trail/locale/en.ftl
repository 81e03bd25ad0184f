### Great Western Trail in English. The scheme of the ids is in saloon/words/texts.py.
###
### Much is composed from few messages (`phrases.py`, `names.py`, `labels.py`, `help.py`): an action from its effects, a place from the
### tile that lies there, an objective card from its tasks. What stands in brackets at the end of an option is its price.

game = Great Western Trail
    .about = Drive your herd along the trail to Kansas City, hire workers, put up buildings and send your engine ahead. For 1 to 4 players, by Alexander Pfister (second edition, 2021).
    .first = Neutral buildings on their letters, side a of every building.
    .full = Neutral buildings shuffled, sides of buildings by chance.

## Cattle

breed-criollo = Criollo
breed-santa_gertrudis = Santa Gertrudis
breed-pineywoods = Pineywoods
breed-galloway = Galloway
breed-black_angus = Black Angus
breed-longhorn = Longhorn
breed-corriente = Corriente
breed-shorthorn = Shorthorn
breed-hereford = Hereford

card-criollo = Criollo
    .one = a Criollo
card-santa_gertrudis = Santa Gertrudis
    .one = a Santa Gertrudis
card-pineywoods = Pineywoods
    .one = a Pineywoods
card-galloway = Galloway
    .one = a Galloway
card-black_angus = Black Angus
    .one = a Black Angus
card-longhorn = Longhorn
    .one = a Longhorn
card-corriente = Corriente
    .one = a Corriente
card-shorthorn-3 = Shorthorn (3 points)
    .one = a Shorthorn (3 points)
card-shorthorn-4 = Shorthorn (4 points)
    .one = a Shorthorn (4 points)
card-shorthorn-5 = Shorthorn (5 points)
    .one = a Shorthorn (5 points)
card-hereford-5 = Hereford (5 points)
    .one = a Hereford (5 points)
card-hereford-6 = Hereford (6 points)
    .one = a Hereford (6 points)
card-hereford-7 = Hereford (7 points)
    .one = a Hereford (7 points)

what-value_three = a cattle card of value 3
what-objective = an objective card

task-hazard = { $count ->
    [one] 1 hazard
   *[other] { $count } hazards
}
task-green = { $count ->
    [one] 1 green outlaw
   *[other] { $count } green outlaws
}
task-orange = { $count ->
    [one] 1 orange outlaw
   *[other] { $count } orange outlaws
}
task-shorthorn = { $count } Shorthorn
task-hereford = { $count } Hereford
task-new_york = a disc in New York

## Workers, outlaws, hazards

worker-cowboy = cowboy
    .one = a cowboy
    .help = Cowboys buy cattle: every purchase uses some of them for the rest of that action, and the more you use, the less you pay. A hired cowboy on your 4th space removes a hazard at once, one on your 6th space collects an outlaw.
    .some = { $count ->
        [one] a cowboy
       *[other] { $number } cowboys
    }
worker-builder = builder
    .one = a builder
    .help = Builders put up your buildings: a tile needs as many builders as it shows, and you pay for each of them. A hired builder on your 4th or 6th space lets you build at once for $1 per builder.
    .some = { $count ->
        [one] a builder
       *[other] { $number } builders
    }
worker-engineer = engineer
    .one = an engineer
    .help = Engineers drive your engine: many actions move it by as many spaces as you have engineers. A hired engineer on the 2nd, 3rd, 5th or 6th space lets you discard a Criollo for certificates or money, one on the 4th hires another worker for $2 less.
    .some = { $count ->
        [one] an engineer
       *[other] { $number } engineers
    }
outlaw-outlaw-green = green outlaw
    .one = a green outlaw
    .help = Lies in the outlaw zone and shows a green hand. Whoever collects it gains the bounty of its space. Green and orange outlaws make pairs for building 7a, objective cards and a station master.
outlaw-outlaw-orange = orange outlaw
    .one = an orange outlaw
    .help = Lies in the outlaw zone and shows a black hand. Whoever collects it gains the bounty of its space. Green and orange outlaws make pairs for building 7a, objective cards and a station master.
zone-flood = flood
    .one = a flood
zone-drought = drought
    .one = a drought
zone-rockfall = rockfall
    .one = a rockfall
zone-outlaw = outlaw
hand-both = green and black hands
hazard-title = { $zone } ({ $points }, { $hand })

## Cities

city-kansas_city = Kansas City
city-fulton = Fulton
city-st_louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
city-philadelphia = Philadelphia
city-new_york = New York

## Discs of the player board

disc-aux1 = auxiliary action 1
    .help = White corners. Clearing it opens the double form of auxiliary action 1: gain $2 instead of $1, where a double is allowed.
disc-aux2 = auxiliary action 2
    .help = White corners. Clearing it opens the double form of auxiliary action 2: draw and discard two cards instead of one, where a double is allowed.
disc-aux3 = auxiliary action 3
    .help = White corners, two discs. The first one cleared opens auxiliary action 3 (pay $1, engine back 1 space, gain 1 certificate), the second one its double form.
disc-aux4 = auxiliary action 4
    .help = White corners, two discs. The first one cleared opens auxiliary action 4 (pay $1, engine forward 1 space), the second one its double form.
disc-aux5 = auxiliary action 5
    .help = White corners, two discs. The first one cleared opens auxiliary action 5 (engine back 1 space, gain $1, remove a card of your hand from the game), the second one its double form.
disc-certificate4 = certificate limit 4
    .help = White corners. Once it is cleared you may have up to 4 certificates instead of 3.
disc-certificate6 = certificate limit 6
    .help = Black corners. Once this disc and the one of limit 4 are cleared you may have up to 6 certificates. The step from 4 to 6 is a single space.
disc-step_left = more steps, left
    .help = Black corners. You gain $3 when you clear it, and your herder may go farther: 1 more step with two players, 2 more with three or four.
disc-step_right = more steps, right
    .help = Black corners. Once it is cleared your herder may go 1 step farther, and it is worth 3 points at the end.
disc-hand = hand limit
    .help = Black corners, two discs. You pay $5 when you clear one, and your hand limit rises by 1: from 4 to 5, then to 6.

## Commands

command-stack = the top card of the objective stack
    .help = Take the top card of the stack without seeing it first.
command-more = add cards to the cattle market
    .help = Use one cowboy to add the two top cards of the stack to the cattle market. There is no upper limit to the market.
command-sell = sell the hand
    .help = Reveal your hand in Kansas City and gain its value, without exchanging cards first.

## Composed names

space-START = the start
    .one = the start
space-KC = Kansas City
    .one = Kansas City
space-FR1 = risk space 1 after the floods
    .one = risk space 1 after the floods
space-FR2 = risk space 2 after the floods
    .one = risk space 2 after the floods
space-DR1 = risk space after the drought
    .one = risk space after the drought
space-OR1 = risk space 1 after the outlaws
    .one = risk space 1 after the outlaws
space-OR2 = risk space 2 after the outlaws
    .one = risk space 2 after the outlaws
space-RR1 = risk space 1 after the rockfalls
    .one = risk space 1 after the rockfalls
space-RR2 = risk space 2 after the rockfalls
    .one = risk space 2 after the rockfalls

place-tile = { $tile }, space { $number }
via-flood = the floods
via-drought = the drought
via-rockfall = the rockfalls
via-outlaw = the outlaws

purchase-title = { $breeds } ({ $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, ${ $dollars })
track-start = the start of the railroad
    .one = the start of the railroad
master-plain = { $gives }

counted-certificates = { $count ->
    [one] certificate
   *[other] { $count } certificates
}
counted-pairs = { $count ->
    [one] pair of a green and an orange outlaw
   *[other] { $count } pairs of a green and an orange outlaw
}
counted-hazards = { $count ->
    [one] hazard tile
   *[other] { $count } hazard tiles
}
counted-workers = { $count ->
    [one] worker
   *[other] { $count } workers
}

## Actions

effect-back = { $count ->
    [one] engine back 1 space
   *[other] engine back { $count } spaces
}
effect-certificate-limit = gain certificates up to your limit
effect-draw-exactly = { $count ->
    [one] draw 1 card, then discard 1
   *[other] draw { $count } cards, then discard { $count }
}
effect-engine = { $count ->
    [one] engine forward 1 space
   *[other] engine forward up to { $count } spaces
}
effect-engine-each = engine forward up to { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } per { $each }
effect-herder = { $count ->
    [one] move on 1 step
   *[other] move on up to { $count } steps
}
effect-walk = { $count ->
    [one] walk 1 step
   *[other] walk up to { $count } steps
}
effect-hazard = remove a hazard
effect-outlaw = collect an outlaw
effect-objective_to_hand = take an objective card into your hand
effect-auxiliary = do an auxiliary action, single or double
effect-upgrade_behind = upgrade a station behind your engine
effect-special_delivery = engine back, and deliver
effect-copy = use an adjacent building
effect-again = once more: { $action }

each-forests = building of yours in a forest
each-pairs = pair of a green and an orange outlaw
each-cowboys = cowboy
each-builders = builder
each-engineers = engineer
each-hazards = hazard tile of yours
each-stations = station with your disc
count-forests = { $count ->
    [one] 1 building in a forest
   *[other] { $count } buildings in forests
}
count-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
}
count-engineers = { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
}
count-hazards = { $count ->
    [one] 1 hazard tile
   *[other] { $count } hazard tiles
}

note-token = + exchange token
note-objective = + objective card
note-builder = −${ $dollars } per builder
note-forest = forest
note-back = { $count ->
    [one] 1 numbered space back
   *[other] { $count } numbered spaces back
}
note-transport = transport ${ $dollars }

term-dollars = Gain dollars
    .help = Take them from the bank, always in full. Money is not limited.
term-pay = Pay dollars
    .help = Pay the bank. Without the whole amount the action cannot be done; only fees for hands on the trail may be paid in part.
term-discard = Discard a card
    .help = Put the card shown from your hand on your own discard pile. Where it is the condition of an action, it must be exactly that card.
term-certificate = Temporary certificates
    .help = The marker goes up the track 0, 1, 2, 3, 4, 6, as far as your limit: 3 at first, more once the discs of the track are cleared. In Kansas City you may spend certificates to raise the value of your hand.
term-permanent = Permanent certificates
    .help = Each raises the value of your hand by 1 at every visit to Kansas City, and is never spent.
term-token = Exchange token
    .help = Can be spent at any time, even in another player’s turn: draw up to two cards, then discard as many.
term-draw = Draw and discard
    .help = Say how many cards you draw, up to the number shown; draw them all, then discard as many cards of your hand.
term-remove = Remove cards
    .help = Cards of your hand, cattle or objectives, leave the game and score nothing.
term-engine = Engine forward
    .help = At least one space, at most as many as shown. Spaces with other engines do not count. A turnout counts as one space, and stopping there lets you upgrade its station. From space 39 the engine must go back, and you gain $3.
term-back = Engine back
    .help = By exactly as many spaces as shown; spaces with other engines do not count. If there are not enough spaces, the action cannot be done. Stopping on a turnout lets you upgrade its station.
term-herder = Move on
    .help = Your herder goes on like in phase A, with fees and forks, but with this number as its limit. Then you use the new place; what you have not done at the old one is lost.
term-walk = Walk
    .help = Your herder goes up to 3 steps without paying fees, not into Kansas City, and the place it reaches is not used. In phase B this ends your actions.
term-hire = Hire a worker
    .help = Choose a worker in a row above the job market token, pay the price of the row plus or minus what the action says, and put the worker on the leftmost free space of its row on your board. The space may allow an action at once. A row holds 6 workers.
term-build = Build
    .help = Put one of your tiles on an empty building space, if you have as many builders as it shows, and pay for each of them. Or replace a building of yours that shows fewer: then only the difference is needed and paid, and the old tile leaves the game.
term-buy = Buy cattle
    .help = As long as you have free cowboys: choose a line of the price table, or use one cowboy to add two cards to the market. Cowboys are used only for this action. Bought cards go on your discard pile.
term-hazard = Remove a hazard
    .help = Pay what is shown and take any hazard tile of the trail. It is worth its points at the end.
term-outlaw = Collect an outlaw
    .help = Take any tile of the outlaw zone and gain the bounty of its space: an exchange token or $1 to $10.
term-objective_to_hand = Objective card into the hand
    .help = As when you gain an objective card, but it goes into your hand and not on your discard pile.
term-auxiliary = Auxiliary actions
    .help = The five actions of your player board. Instead of all local actions of a place you may do one open auxiliary action in its single form; on a tile of another player, a hazard or an outlaw it is all you can do. Where a tile shows the symbol, you do one as a single or, if both its discs are cleared, as a double.
term-upgrade_behind = Upgrade a station behind
    .help = Upgrade one station that lies behind your engine, at its usual cost and with all that follows, without moving.
term-special_delivery = Special delivery
    .help = Move your engine back as far as you like. Deliver to a city whose value is at most the number of numbered spaces entered, without income and transport costs. Occupied spaces and turnouts do not count.
term-copy = Use an adjacent building
    .help = Do the actions of one building on a directly joined space, whoever owns it, with the risk action of its space and without a fee. No building can be used twice in a turn in this way.
term-fee = Hands and fees
    .help = Every place that your herder enters and that shows hands costs a fee: to the bank for hazards and outlaws, to the owner for another player’s building. A green hand costs $2 with two or three players and $1 with four; a black hand costs $2, with three players $1. If you are short, you pay what you have.
term-risk = Risk actions
    .help = Building spaces behind hazards and outlaws have one more action for whoever builds there: discard any cattle card for a certificate, or a Criollo for $2 and a certificate.
term-station = Stations
    .help = When your engine stops at a station without a disc of yours, you may pay its cost and put a disc of your player board there. At the first five stations you may then give up a hired worker for the station master, whose tile gives something at once and points at the end.
term-delivery = Delivery
    .help = In Kansas City you reveal your hand; each breed counts once by its breeding value, and certificates are added. You gain as many dollars and deliver to a city of at most that value, where you have no disc yet (Kansas City and New York can be chosen again). You pay $1 for every level crossing between your engine and the city.
term-disc = Discs and corners
    .help = For a city or station with white corners you take a disc from a space with white corners, as long as there is one; for black corners any disc. If none can be taken from the board, one comes from a station of yours.

kind-card = Cattle and objective cards
kind-city = Cities
kind-hazard = Hazards
kind-outlaw = Outlaws

## Help composed from figures

help-objective-starting = Lies in your objective area from the start.
help-building = Needs { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }, worth { $points }.
help-city = Value { $value }, { $corners }.
help-white = white corners
help-black = black corners
help-city-again = You can deliver here again and again.
help-city-once = You can deliver here once.
help-city-gives = A delivery here lets you { $gives }.
help-city-points = A disc here is worth { $points } at the end.
help-city-counts = A disc here is worth { $points } per { $counts } at the end.
help-arrow-points = With a disc here and in { $city }: { $points } at the end.
help-arrow-gives = When you have discs here and in { $city }: { $gives }.
help-hazard = Enter it and you pay the bank for the { $hand }. Whoever removes it has { $points } at the end. It goes on the lowest free space of its zone.
help-purchase = Uses { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    } for the rest of this action and costs ${ $dollars }. Where cards of the breed differ, you say which; it goes on your discard pile.
help-space-site = A free building space. Empty spaces are no stops and are crossed freely.
help-space-forest = Its tree makes a building here a building in a forest.
help-space-risk = Risk action for whoever builds here: { $action }.
help-space-neutral = One of the seven neutral buildings lies here.
help-space-zone = A space of the zone for { $zone } tiles; a new one goes on the lowest free number.
help-space-bounty = Bounty: { $action }.
help-space-beside = It lies beside the trail: no step, no fee.
help-space-KC = The end of the trail: foresight tiles, income and delivery. Then your herder starts again.
help-space-START = Herders come here after Kansas City.
help-track = A space of the railroad. Only one engine can stand on it; others skip it.
help-track-start = All engines begin here. Any number of them can stand here.
help-master = For a hired worker, when you upgrade his station. At once: { $gives }.
help-auxiliary-double = Open when all discs of auxiliary action { $number } are cleared, and only where a tile or a card shows it.

## Questions

verb-begin = On which neutral building do you begin?
    .help = In your first turn you put your herder on any neutral building and use it at once.
verb-move = Where does your herder go?
    .help = At least one step, at most your step limit; empty spaces are free. Every hand on the way costs its fee, as far as your money goes. In brackets: the steps, and what you pay to whom. Objective cards may be played before.
verb-walk = Where does your herder walk?
    .help = Up to 3 steps without fees, not into Kansas City. The place is not used.
verb-act = What do you do here?
    .help = On a neutral building or your own: each local action once, in any order. Or, instead of all of them, one single auxiliary action, which is also all that you can do elsewhere. Objective cards may be played in between.
verb-auxiliary = Which auxiliary action do you do?
    .help = One open action of your player board: as a single, or as a double if both its discs are cleared.
verb-bonus = Do you use this action now?
    .help = An action on the spot: do it now, or give it up. If you lack the card for it, an exchange token may bring it first.
verb-copy = Which building do you use?
    .help = The actions of one building on a directly joined space, whoever owns it. No fee is paid.
verb-draw = How many cards do you draw?
    .help = You draw them all first, then you discard as many of your hand.
verb-remove = Which card do you remove from the game?
    .help = The card leaves your herd for good and scores nothing.
verb-hire = Whom do you hire?
    .help = You pay the price of the row, changed by what the action says. In brackets: what it comes to. The worker goes on the leftmost free space of its row on your board, where an action may wait.
verb-buy = Which cattle do you buy?
    .help = Each purchase uses cowboys for the rest of this action. The label shows the most valuable card of the breed; where there are others, you say which you take. One cowboy can also add two cards to the market.
verb-take = Which card of the breed do you take?
    .help = They cost the same, but are not worth the same at the end. The most valuable one comes first.
verb-build = Which building do you build?
    .help = In brackets: the builders it needs, what they cost together, and its points. A building of yours that needs fewer builders can be replaced for the difference.
verb-site = Where do you build?
    .help = On a free building space, or in place of a building of yours that needs fewer builders; then only the difference is paid, and the old tile leaves the game.
verb-engine = How far does your engine go?
    .help = Spaces with other engines do not count. If it stops at a station, you may upgrade it.
verb-retreat = How far back does your engine go?
    .help = From the last space it must go back, to any free space. Then you gain $3, and may upgrade the station where it stops.
verb-station = Which station do you upgrade?
    .help = One behind your engine, at its usual cost.
verb-upgrade = Do you upgrade the station, and with which disc?
    .help = You pay the cost of the station and put a disc of your player board there: white corners from white corners, black corners from any space. The space that it leaves opens something for you.
verb-master = Do you give up a worker for the station master?
    .help = The last hired worker of a row goes to the station for the rest of the game. The tile gives you something at once and perhaps points at the end. The chance comes only now.
verb-hazard = Which hazard do you remove?
    .help = The tile is yours and worth its points at the end.
verb-outlaw = Which outlaw do you collect?
    .help = The tile is yours, and you gain the bounty of its space.
verb-objective = Which objective card do you take?
    .help = One of the display, or the top card of the stack unseen. The figures are its points if all its tasks are met, and if not.
verb-foresee = Which foresight tile do you place?
    .help = You must place one tile of this pair. Workers go to the job market, hazards and outlaws on the lowest free space of their zone.
verb-sell = Do you sell this hand?
    .help = Your hand is revealed and sold now. This is the last moment to exchange cards of it for a token.
verb-spend = How many certificates do you spend?
    .help = They are added to the value of your hand, for your income and for the delivery.
verb-deliver = To which city do you deliver?
    .help = A city of at most your total, where you have no disc yet; Kansas City and New York can be chosen again. In brackets: its value, the transport costs, and what the disc there brings.
verb-disc = Which disc do you take?
    .help = The space that it leaves opens something for you. Cities with white corners take discs from white corners, cities with black corners any disc.
verb-exchange = Do you spend an exchange token?
    .help = Draw up to two cards, then discard as many. You can do so at any time, even in another player’s turn.

## Options, as buttons

do-exchange = Exchange token (draw up to 2, discard as many)
do-disc = { $value }
do-draw-pass = Draw nothing
do-objective-pass = Take none
do-objective-stack = Top card of the stack, unseen
do-buy-more = Add 2 cards to the market (1 cowboy)
do-walk-pass = Stay
do-auxiliary-pass = No auxiliary action
do-bonus-pass = Give it up
do-remove-pass = Remove nothing more
do-buy-pass = Buy nothing more
do-build-pass = Build nothing
do-engine-pass = Leave the engine
do-upgrade-pass = Do not upgrade
do-master-pass = Keep your workers
do-hazard-pass = Remove no hazard
do-outlaw-pass = Collect no outlaw

site-replace = { $dollars ->
    [0] replace { $name } on { $space }
   *[other] replace { $name } on { $space } (${ $dollars } less)
}
buy-cards = { $cards } ({ $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, ${ $dollars })
disc-station = disc from station { $number }
clear-certificate4 = certificate limit 4
clear-certificate6 = certificate limit 6, with limit 4
clear-step_left = { $steps ->
    [one] 1 more step, left
   *[other] { $steps } more steps, left
}
clear-step_right = { $steps ->
    [one] 1 more step, right
   *[other] { $steps } more steps, right
}
clear-hand = hand limit +1
sell-hand = sell the hand

## Standing answers

standing-cattle = Buy the most valuable card of a breed
    .help = Where cards of one breed differ, you take the one that is worth most at the end.
standing-gains = Take money and tokens on the spot
    .help = What a card or a station master gives for nothing is taken, never given up.
standing-engine = Drive on where there is only one space to go
    .help = An engine move that you have paid for is made, not given up, if there is nothing to choose.
standing-keep_hand = Exchange no cards before a sale or for a missing card
    .help = In Kansas City you sell your hand as it is, and an action for which you lack a card lapses. You can still spend tokens at all other questions.
standing-end_actions = End the actions when only a token is left
    .help = At a place where nothing else can be done, your turn goes on without asking whether you spend a token.

## The log

tell-begins = { $seat } begins on { $space }.
tell-moves = { $seat } moves to { $to }.
tell-walks = { $seat } walks to { $space }.
tell-pays_player = { $seat } pays { $rival } ${ $dollars }.
tell-pays_transport = { $seat } pays ${ $dollars } for transport.
tell-gains = { $seat } gains ${ $dollars }.
tell-certifies = { $seat } gains { $count ->
        [one] 1 certificate
       *[other] { $count } certificates
    } and has { $certificates }.
tell-gains_permanent = { $seat } gains { $count ->
        [one] 1 permanent certificate
       *[other] { $count } permanent certificates
    }.
tell-gains_token = { $seat } gains an exchange token.
tell-removes = { $seat } removes { $card } from the game.
tell-builds = { $dollars ->
    [0] { $seat } puts up { $tile } on { $space } free of charge.
   *[other] { $seat } puts up { $tile } on { $space } for ${ $dollars }.
}
tell-replaces = { $dollars ->
    [0] { $seat } replaces { $old } on { $space } with { $tile } free of charge.
   *[other] { $seat } replaces { $old } on { $space } with { $tile } for ${ $dollars }.
}
tell-buys = { $seat } buys { $cards } for ${ $dollars }.
tell-adds_cattle = New in the cattle market: { $cards }.
tell-refills_market = The cattle market is refilled.
tell-collects = { $seat } collects { $tile } from { $space }.
tell-clears = { $dollars ->
    [0] { $seat } removes { $tile } free of charge.
   *[other] { $seat } removes { $tile } for ${ $dollars }.
}
tell-hires = { $seat } hires { $worker } for ${ $dollars }.
tell-copies = { $seat } uses { $tile }.
tell-drives = { $seat } drives to { $track }.
tell-upgrades = { $seat } upgrades { $station }. Disc: { $disc }.
tell-appoints = { $seat } gives up { $worker } for a station master: { $master }.
tell-gains_objective = { $zone ->
    [hand] { $seat } takes { $card } into the hand.
   *[discard] { $seat } gains { $card }.
}
tell-shows_objective = New on the objective display: { $card }.
tell-plays = { $seat } plays { $card }.
tell-sends_worker = { $seat } sends { $worker } to the job market.
tell-sends = { $seat } puts { $tile } on { $space }.
tell-sends_away = { $seat } sends { $tile } out of the game: the zone is full.
tell-starts_again = { $seat } goes back to the start of the trail.
tell-foresees = New foresight tiles: { $tiles }.
tell-earns = { $certificates ->
    [0] { $seat } earns ${ $dollars } with { $cards }.
    [one] { $seat } spends 1 certificate and earns ${ $dollars } with { $cards }.
   *[other] { $seat } spends { $certificates } certificates and earns ${ $dollars } with { $cards }.
}
tell-discards_hand = { $seat } discards the hand.
tell-delivers = { $seat } delivers to { $city }. Disc: { $disc }.
tell-delivers_nothing = { $seat } delivers to { $city } without a disc: none is left.
tell-ends = { $seat } fills the job market and takes its token. Everybody else has one more turn.

## Why an option is missing

why-no_pair = You do not hold two cattle cards of one breed.
why-no_value_three = You hold no cattle card of value 3.
why-no_objective = You hold no objective card.
why-no_hazard = No hazard lies on the trail.
why-none_forests = None of your buildings is in a forest.
why-none_pairs = You have no pair of a green and an orange outlaw.
why-none_hazards = You have no hazard tile.
why-none_stations = No station has your disc.
why-none_cowboys = You have no cowboy.
why-none_builders = You have no builder.
why-none_engineers = You have no engineer.
why-disc_on_it = Still closed: its discs must be cleared first.
why-acted = You have already done an action of this place.
why-row_full = Your player board has no room for { $worker }.
why-token_row = The row of the job market token is not open yet.
why-needs_builders = Needs { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }; you have { $have }.
why-needs_cowboys = Needs { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }; you have { $have } free.
why-value_too_low = Needs a value of { $value }; yours is { $total }.
why-disc_there = You cannot deliver there any more: your disc is there, or no disc is left for it.
why-black_corners = Only for black corners, as long as you have a disc with white ones.
why-certificates_full = You have { $certificates }, as many certificates as your limit allows.
why-cannot_back = Your engine cannot go back that far.
why-no_cards = There is no card for it.
why-nobody_to_hire = There is nobody whom you could hire and pay.
why-nothing_to_build = There is nothing that you could build and pay.
why-nothing_to_buy = There is nothing that you could buy, and the stack is empty.
why-no_outlaw = There is no outlaw in the zone.
why-no_objectives = There are no objective cards left.
why-no_station_behind = There is no station behind your engine that you could upgrade.
why-engine_at_start = Your engine stands at the start.
why-nothing_to_copy = There is no adjacent building that you could use.
why-nowhere_to_walk = There is nowhere to walk to.
why-no_auxiliary = None of your open auxiliary actions can be done.

## Options of a table

option-neutral_tiles = Neutral buildings
    .help = Where the seven neutral buildings lie. For a first game: each on its letter, and the a side of all personal buildings.
option-chosen_faces = Chosen sides
    .help = One letter, a or b, for each building from 1 to 12, for example aabbaabbaabb. Counts only if the sides are chosen.
    .pick = Which side of each building is used, by its number, for everybody.

## The score sheet

category-cities = Cities
category-hazards = Hazards

## The score sheet line by line

sum-arrow = from { $one } to { $other }
sum-step-disc = the right movement disc is gone

## The position in words

word-herders = herders: { $names }
word-trail = Trail, in the direction of travel (an empty space is no stop):
word-neutral = { $space }: { $tile }
word-feed = { $tile } ({ $hand })
word-forest = { $tile }, forest
word-beside = Outlaws beside the trail: { $spaces }
word-herder-start = herder at the start
word-herder-none = herder not yet on the trail
word-herder = herder on { $place }
word-engine = engine on { $track }
word-player = { $player }: ${ $dollars }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    } (limit { $limit }), { $herder }, { $engine }
word-board = { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }, { $engineers ->
        [one] 1 engineer
       *[other] { $engineers } engineers
    }; { $certificates } of { $limit } certificates, { $permanent } permanent; { $tokens ->
        [one] 1 exchange token
       *[other] { $tokens } exchange tokens
    }; step limit { $steps }
word-tiles = Tiles: { $tiles }
word-cities = Cities: { $cities }
word-rails = Stations of the railroad: { $stations }
word-station-apart = station { $number }: ${ $dollars }, { $points }
word-market = Cattle market: { $cards }; { $stack ->
        [one] 1 card
       *[other] { $stack } cards
    } in the stack
word-pair = { $number }: { $tiles }

## The player aid

aid-turn = Your turn
aid-turn-move = 1 step to your limit; only tiles are steps. Pay every hand that you pass or stop on, as far as your money goes.
    .name = A Move
aid-turn-act = Own or neutral building: each of its actions once, in any order, or one single auxiliary action instead. Elsewhere: one single auxiliary action.
    .name = B Act
aid-turn-draw = up to your hand limit.
    .name = C Draw
aid-turn-objectives = Objective cards: in your own turn, before moving or between actions.
aid-turn-tokens = Exchange tokens: at any time, draw up to { $cards } cards, then discard as many.
aid-kansas_city = In Kansas City
aid-kansas_city-first = Place a hazard or an outlaw.
aid-kansas_city-second = Place a worker in the job market.
aid-kansas_city-third = Place a worker or an outlaw.
aid-kansas_city-income = $1 for each point of value: each breed once, and certificates. Discard your hand.
    .name = Income
aid-kansas_city-delivery = to a city of at most that value, without a disc of yours. Move a disc there. Pay $1 for each crossing beyond your engine.
    .name = Delivery
aid-kansas_city-again = Only Kansas City (+${ $dollars }, −{ $lost } points) and New York ({ $points } points) can be chosen again and again.
aid-actions = Actions on tiles
aid-actions-hire = Hire a worker; the number is added to the price of its row
aid-actions-build = Build: this price for every builder that the tile needs; a replacement costs the difference
aid-actions-buy = Buy cattle with your cowboys
aid-actions-engineers = Engine forward, up to a space for each engineer
aid-actions-engine = Engine forward, up to this number
aid-actions-walk = Go on, up to this many steps, and use the place you reach
aid-actions-certificate = So many certificates, up to your limit
aid-actions-objective = Take an objective card, onto your discard pile
aid-actions-hazard = Remove a hazard for this price
aid-actions-outlaw = Collect an outlaw and the bounty of its space
aid-actions-auxiliary = One auxiliary action, single or double
aid-actions-draw = Draw up to a card for each cowboy, then discard as many
aid-actions-token = Gain an exchange token
aid-actions-copy = Use an adjacent building
aid-actions-back = Engine back; deliver to a city of at most as many spaces
aid-actions-upgrade = Upgrade a station behind your engine
aid-auxiliaries = Auxiliary actions
aid-auxiliaries-single = Single
aid-auxiliaries-double = Double: no disc left
aid-cattle = Cattle: cowboys and price
aid-cattle-price = { $cards ->
    [one] { $cowboys }: ${ $dollars }
   *[other] { $cowboys }: ${ $dollars } for { $cards }
}
aid-cattle-more = One cowboy can also add { $cards } cards to the market.
aid-players = By number of players
aid-players-steps = Steps at first
aid-players-most_steps = Steps at most
aid-players-green = Green hand
aid-players-black = Black hand
aid-players-fee = ${ $dollars }
aid-players-market = Cattle market
aid-signs = Signs
aid-signs-breed = Discard exactly this breed
aid-signs-pair = Discard two of one breed
aid-signs-cattle = Discard any cattle card
aid-signs-forest = Forest: counted by buildings { $buildings }
aid-signs-solid = Solid: solid discs only
aid-signs-dashed = Dashed: any disc
aid-signs-crossing = Crossing: $1 in a delivery
aid-signs-refill = The cattle market is filled up
aid-points = Points at the end
aid-points-money = 1 for every ${ $dollars }
aid-points-buildings = as printed, on the trail
aid-points-cities = as printed, also between two of yours; Kansas City −{ $lost } each
aid-points-stations = as printed
aid-points-hazards = as printed
aid-points-cattle = as printed, all your cards
aid-points-objectives = met: points; played and not met: minus
aid-points-station_masters = for each of what they show
aid-points-workers = { $points } each on spaces { $first } and { $last }
aid-points-player_board = { $points } without the right step disc
aid-points-job_token = { $points } for filling the job market
aid-points-end = The end: the job market is full. Finish that turn; everybody else has one more.
## What options lead to

lead-kansas-city = sell your hand, worth { $value } as it is, and deliver to a city
lead-risk = with its risk action for you alone
lead-buy = { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
} and ${ $dollars } to buy with
lead-build = { $builders ->
    [one] 1 builder
   *[other] { $builders } builders
} and ${ $dollars } to build with
lead-bounty = bounty up to ${ $dollars }
lead-herd = { $count ->
    [one] 1 card in your herd
   *[other] { $count } cards in your herd
}
lead-cowboy = cowboy number { $place }
lead-builder = builder number { $place }
lead-engineer = engineer number { $place }
lead-keeps-cowboy = { $count ->
    [one] you keep 1 cowboy
   *[other] you keep { $count } cowboys
}
lead-keeps-builder = { $count ->
    [one] you keep 1 builder
   *[other] you keep { $count } builders
}
lead-keeps-engineer = { $count ->
    [one] you keep 1 engineer
   *[other] you keep { $count } engineers
}
lead-hazard = { $count ->
    [one] your first hazard tile
   *[other] { $count } hazard tiles with it
}
lead-outlaws = then { $green } green, { $orange } orange
lead-disc-station = the station loses its disc and its points
lead-disc-single = from now on an action of your board
lead-disc-double = where a tile or a card allows a double
lead-obstacle = whoever enters it pays the bank, until somebody removes it
lead-outlaw-sent = whoever enters it pays the bank, until somebody collects it
lead-reach = opens { $city }
lead-arrow = with { $city } later: { $gives }
lead-bonus = a bonus
do-walk =
    .note = you use nothing there; your next move begins there
do-sell =
    .note = without exchanging cards first

## What bots name when they say why

aspect-cattle = your herd
aspect-cowboys = your cowboys
    .count = { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
aspect-builders = your builders
    .count = { $count ->
        [one] 1 builder
       *[other] { $count } builders
    }
aspect-engineers = your engineers
    .count = { $count ->
        [one] 1 engineer
       *[other] { $count } engineers
    }
aspect-workers = full rows of workers
aspect-buildings = buildings
aspect-cities = cities and the discs they free
aspect-railroad = engine and stations
aspect-objectives = objectives
aspect-obstacles = hazards and outlaws
aspect-money = money
    .count = { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    }
aspect-hand = hand and certificates
aspect-way = your place on the trail
aspect-extras = other things

## The coach of first games

coach-begin-hire = Workers hired early serve you longest: a building that hires is worth a look.
coach-arrive-weak = Kansas City is in reach, but your hand is worth only { $value }: a stop that changes cards may pay first.
coach-arrive-strong = Your hand is worth { $value }: with Kansas City in reach, look at the city which that opens.
coach-doubles = You hold { $breed } twice, and only one counts in Kansas City: a stop that discards the other helps twice.
coach-elsewhere = Here you can only do an auxiliary action: a dollar, or a better hand.
coach-act-hire = More workers of one kind are stronger than one of each: which way do you want to go?
coach-act-buy = New breeds make every hand to come worth more: the earlier, the better.
coach-hire-cowboy = With a second cowboy cattle becomes much cheaper.
coach-hire-place = Some places of your rows allow an action at once: the line under a worker says which.
coach-hire = Workers in the lower rows can be cheaper: compare the prices, not the rows.
coach-buy = A breed you do not have yet raises your hands; a second card of one you have mostly brings points.
coach-build = A building of your own is a stop for you alone; with a hand on it, others pay to pass.
coach-site = Where everybody passes a hand earns more; near Kansas City you have one more stop for your hand.
coach-discard = Keep different breeds: each counts once in Kansas City.
coach-remove = Weak cards that leave the game make room for better ones in every hand.
coach-engine = The farther your engine, the less transport costs, and the nearer the next station.
coach-foresee = A worker makes hiring easier for all and brings the end nearer; hazards and outlaws cost those who pass.
coach-spend = Each certificate brings a dollar; more than that only if it opens a better city.
coach-deliver = Early on the disc that you free matters more than the city itself.
coach-disc = Free early what you will use on every way: steps, a larger hand, an auxiliary action.

## Rulings

ruling-q01 = How many workers are in bags 2 and 3? Eleven and seven of each kind. One public source has one cowboy more in bag 2 and one fewer in bag 3; the difference hardly matters.
ruling-q02 = In which order are the outlaw spaces filled? The exchange token first, then $1, $2, $3, $4, $5, $6, $8 and $10. Most of these figures rest on public sources only.
ruling-q03 = In which direction do the hazard spaces count? In the direction of travel: space 1 is the nearest to the neutral building before it.
ruling-q04 = Which hazard tiles are there? Of each kind 2 of 4 points, 2 of 3 and 2 of 2; one of 3 and one of 2 show a black hand, the others a green one. So it was in the first edition, and the rulebook agrees as far as it says.
ruling-q05 = Which objective cards are there? Those of the first edition with the new names; the scoring example of the rulebook fits them in exactly one way.
ruling-q07 = What do buildings 11 and 12 need, and what are they worth? 11a: 12 builders, 20 points; 11b: 5 and 10; 12a: 4 and 5; 12b: 3 and 4; none has a hand. These figures rest on a single public project.
ruling-q08 = Which cattle is worth 1 point, which 2? Black Angus is yellow and worth 1, Longhorn is red and worth 2. We follow the order of the list of parts.
ruling-q09 = Where is neutral space D? After C on the lower branch, before the fork between space D1 and the outlaws. This rests on a single public project.
ruling-q10 = What is the first risk action after the floods? Discard any cattle card for a certificate. This rests on a single public project.
ruling-q11 = May you do nothing at a place? Yes. Gaining $1 is nearly always possible, so it hardly matters.
ruling-q12 = What if a building sends the herder on before its other actions are done? They are lost: the herder is no longer there.
ruling-q13 = Can objective cards be played in Kansas City? Not during its five steps, which are not actions; before the move they can.
ruling-q14 = May the walk of an objective card be used before any action of a place? Yes, and then phase B is over, for the new place is not used.
ruling-q15 = How does “draw up to” work? You say how many cards you draw, draw them all, then discard as many.
ruling-q16 = What comes first when the engine goes back for money and stops at a station? The move, the money, the upgrade, then the other rewards.
ruling-q17 = May a disc that costs $5 be taken for a delivery? Only if the transport can still be paid afterwards, since transport costs must always be payable.
ruling-q18 = What if no disc can be taken for a delivery? If only $5 discs are left and cannot be paid, you deliver to Kansas City, its $4 help to pay, and the rest is waived. Without any disc, the city is noted without one.
ruling-q19 = Can a single certificate be spent from space 6? No, two at least: the track has no space 5.
ruling-q20 = How far must the engine go back for the special delivery of 9a? At least one space; the start counts as a numbered space.
ruling-q21 = Can 9b upgrade the station where the engine stands? No, only stations behind it.
ruling-q22 = What is adjacent to 6b? Buildings on spaces directly joined to it, in both directions; never hazards, outlaws, the start or Kansas City.
ruling-q23 = Can the objective card of a delivery be taken unseen from the stack? Yes, it is the same symbol and the same action.
ruling-q24 = What if a bag is empty? The foresight space stays empty, and a step without a tile is skipped.
ruling-q25 = Can the price for two cattle cards be paid for one? No, two cards of that line must be in the market, and both are taken.
ruling-q27 = Which side of the player-count tile is used? It does not matter here: the step limits are those of the number of players.
ruling-q28 = What if a disc is moved away from a station? The station can be upgraded again later; its master does not come back. The disc cannot come from the station that is being upgraded.
ruling-q29 = What if a hand is above its limit, as after 8b? Nothing is discarded; you just draw nothing.
ruling-q30 = Who decides which tiles serve which objective cards? They are shared out for the highest total, and so are the unplayed cards that are worth adding.
ruling-q31 = Does an objective card keep you from the auxiliary action? No, only local actions do.
ruling-q32 = What is the Galloway of the hiring example? The first action of neutral building A; the row of cowboys has no such space.
ruling-q33 = May a foresight tile be chosen that has no free space? Yes, a hazard or outlaw then leaves the game.
ruling-q34 = Can a worker cost less than nothing? It cannot happen: the lowest price is $2.
ruling-q35 = Who begins? A player drawn by lot.
ruling-q36 = Are fees paid when a building sends the herder on? Yes, as in phase A. Only the walk of an objective card is free.
ruling-q37 = Does a worker space that is filled again allow its action again? Yes.
ruling-q38 = What if a token is exchanged and no card can be drawn? The token is spent without effect.
ruling-q39 = What if no space is free ahead of an engine? It cannot happen: the last space is always free.
ruling-q40 = May several engines stand at the start? Yes, any number.
ruling-q41 = When can exchange tokens be spent? Whenever the game waits for a decision, by the player who is asked or by any other; the token is dealt with, then the question is put again. Whoever has a token is asked where it could still matter: before the hand is sold, before an action lapses for want of a card, and before the actions of a place end. Only while you choose a card that an action makes you discard can none be spent: it could be just before.
ruling-q42 = Which spaces are forests? The eight of the first edition; this rests on public sources only.
ruling-q43 = Are green outlaws wanted by objective cards? Yes, as green ones were in the first edition; the rulebook names only the orange ones.
ruling-q44 = What if you replace the building that your herder stands on? Its remaining actions are lost, and the new building cannot be used in this turn.
ruling-q45 = Does the arrow between Chicago and Toledo give an action? No, only 6 points. The rulebook speaks loosely of two actions beside Chicago; drawings of the board show one.
ruling-q46 = What may 6b not copy? Nothing is performed twice in a turn: of a building with the same number and letter, or of a risk space, only the actions that you have performed in this turn are barred, whether you copy it afterwards or come to your own. Its other actions are open, and so is the action of a risk space that nobody used.
ruling-r01 = How many certificates does one take? As many as one likes, up to what the action gives and the limit allows; you are asked, the most first. Whoever chose a local action for a single certificate has chosen it.
ruling-r03 = Which card of a breed is bought? Where cards of a breed differ in points you are asked, the most valuable one first. The lines of the price table are by breed.
ruling-r04 = Which route does the herder take? Routes that cost the same people the same are one option, for nothing else happens on the way; others are listed with the way they take.
ruling-r05 = Do tokens of other players interrupt? Anybody with an exchange token can spend it at any question, also at that of another player, who is then asked again.
ruling-r06 = What is not asked because it comes to the same? Which of equal cards, tiles or discs; how the engine gets to where it stops; and whatever has a single answer, once you have chosen an action or the rules demand it. Whoever does not want what an action does, does not choose it.
ruling-r07 = What cannot be given up? Dollars: an effect that you use pays them in full, as the rulebook says, and so does the bounty of an outlaw; the money of an objective card or a station master may be given up whole. A token that you do not want can be kept for ever: nothing counts it. Permanent certificates belong to their tile and raise every total, and of a breed the best card counts: a higher total reaches every city that a lower one does.
ruling-r08 = In which order do the things of a delivery come? Disc with its cost or bonus, what the city pays, the token of an arrow, objective cards of arrows one after the other, transport. With the token first you can spend it before or after you choose a card.
ruling-r09 = Can a token be spent between the last question of a turn and the drawing of cards? No, but as soon as they are drawn: the same cards come, and you discard from a larger hand.

## The drawn board

board-rail = Railroad and cities
board-each = each
board-steps = Steps
board-to-build = To build
board-all-built = all built
board-objective = Objective
board-masters = Station masters
board-draw-how-many = draw
board-won = Won
board-trail = Trail
board-foresight = foresight
board-jobs = Job market
board-zone-flood = Flood
board-zone-drought = Drought
board-zone-rockfall = Rockfall
board-zone-outlaw = Outlaws

## Tabs of a phone

tab-rail = Rail
tab-jobs = Jobs

## A turn in one sentence

did-collects = captured { $tile_count ->
    [one] an outlaw
   *[other] { $tile_count } outlaws
}
did-clears = { $dollars ->
    [0] removed { cleared-hazards }
   *[other] removed { cleared-hazards } for ${ $dollars }
}
cleared-hazards = { $tile_count ->
    [one] a hazard
   *[other] { $tile_count } hazards
}
did-walks = walked on to { $space }
