### What the trail games say alike, in English. The scheme of the ids is in saloon/words/texts.py.
###
### A game whose rulebook says it differently has the message in a locale of its own, which wins.

unknown = an unseen card

## Cattle

what-any = a cattle card
card-objective = objective “{ $tasks }” ({ $points } or { $penalty } points)
    .one = the objective “{ $tasks }” ({ $points } or { $penalty } points)
what-pair = two cattle cards of one breed
task-building = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
task-station = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
task-value_three = { $count ->
    [one] 1 cattle card of value 3
   *[other] { $count } cattle cards of value 3
}

## Composed names

phrase-then = , { "" }
phrase-or = { " " }or { "" }

space-neutral = neutral space { $name }
    .one = neutral space { $name }
space-site = space { $name }
    .one = space { $name }
building-neutral = neutral building { $name }
    .one = neutral building { $name }
building-own = building { $name }
    .one = building { $name }
building-yours = your building { $name }
    .one = your building { $name }
building-theirs = { $whose } building { $name }
    .one = { $whose } building { $name }
word-whose = { $owner }’s
word-whose-vowel = { $owner }’s
hand-green = green hand
hand-black = black hand
command-end = end phase B
    .help = Do nothing more here. Then you draw cards up to your hand limit, and the next player’s turn begins.
phrase-and = { " " }and { "" }
space-zone = { $zone } space { $number }
    .one = { $zone } space { $number }
place-via = { $place } via { $way }
place-direct = { $place } directly
job-title = { $worker } of row { $row }
station-title = station { $number } (${ $dollars }, { $points })
    .one = station { $number } (${ $dollars }, { $points })
track-title = space { $number }
    .one = space { $number }
track-station = station { $station }, after space { $number }
    .one = station { $station }, after space { $number }
track-terminus = station { $station }, space { $number }
    .one = station { $station }, space { $number }
master-title = { $gives }; at the end { $points } per { $counts }
auxiliary-single = auxiliary action: { $action }
auxiliary-double = double auxiliary action: { $action }
counted-stations = { $count ->
    [one] station
   *[other] { $count } stations
}
counted-objectives = { $count ->
    [one] objective card
   *[other] { $count } objective cards
}
counted-buildings = { $count ->
    [one] building
   *[other] { $count } buildings
}

## Actions

effect-discard = discard { $what }
effect-buy = buy cattle

note-pay = −${ $dollars }
note-dollars = +${ $count }
note-certificate = { $count ->
    [one] +1 certificate
   *[other] +{ $count } certificates
}
note-in-all = { $count } in all

kind-term = Actions and terms
kind-auxiliary = Auxiliary actions
kind-building = Buildings
kind-command = Other choices
kind-worker = Workers
effect-dollars = gain ${ $count }
effect-dollars-each = gain ${ $count } per { $each }
effect-certificate = { $count ->
    [one] gain 1 certificate
   *[other] gain up to { $count } certificates
}
effect-certificate-each = { $count ->
    [one] 1 certificate per { $each }
   *[other] { $count } certificates per { $each }
}
effect-permanent = { $count ->
    [one] gain 1 permanent certificate
   *[other] gain { $count } permanent certificates
}
effect-token = { $count ->
    [one] gain an exchange token
   *[other] gain { $count } exchange tokens
}
effect-draw = { $count ->
    [one] draw 1 card, discard 1
   *[other] draw up to { $count } cards, discard as many
}
effect-draw-each = draw up to { $count ->
        [one] 1 card
       *[other] { $count } cards
    } per { $each }, discard as many
effect-remove = { $count ->
    [one] remove a card from the game
   *[other] remove up to { $count } cards from the game
}
effect-hire = hire a worker
effect-build = build
effect-objective = gain an objective card
note-pay-player = −${ $dollars } to { $rival }
note-more = ${ $dollars } more
note-less = ${ $dollars } less
note-upgrade = upgrade ${ $dollars }, { $points }
note-upgraded = already upgraded
note-station = station { $number }: −${ $dollars }, { $points }
note-leaves = zone full, leaves the game
note-space = to space { $number }
note-arrow-refill = refills the cattle market
note-arrow-end = ends the game
note-total = total { $value }
term-objective = Objective cards
    .help = Take one of the four cards on display, or the top card of the stack unseen; it goes on your discard pile. From your hand you may play it in your turn: you do what it shows, and at the end it must be scored, for its points or its penalty. Cards still in your herd at the end are scored only if that helps you.
kind-disc = Discs of the player board
kind-master = Station masters
kind-station = Stations

## Help composed from figures

help-cattle = Breeding value { $value }, { $points }.
help-starting = There are { $count } in every starting herd.
help-actions = Actions: { $actions }.
help-term = { $term }: { $text }
help-market = There are { $count } in the cattle market.
help-objective = Worth { $points } at the end, if you have: { $tasks }. Else { $penalty }. Every tile, disc or card serves only one task of one objective.
help-objective-plays = When played: { $gives }.
help-building-hand = Other players who enter it pay its owner for the { $hand }.
help-building-neutral = Everybody may use it, and nobody pays for it.
help-job = Costs ${ $dollars }, plus or minus what the action says.
help-station = Upgrading costs ${ $dollars } and is worth { $points } at the end; { $corners }.
help-station-master = A station master waits here until somebody takes him.
help-master-points = At the end: { $points } per { $counts }.
help-auxiliary-first = Auxiliary action { $number }, open from the start. Can be done instead of all local actions, or where a tile shows it.
help-auxiliary-single = Open as soon as one disc of auxiliary action { $number } is cleared. Can be done instead of all local actions, or where a tile shows it.

## Questions

verb-certify = How many certificates do you take?
    .help = Up to what the action gives and your limit allows. You may take fewer.
verb-discard = Which card do you discard?
    .help = It goes from your hand on your own discard pile.

## Options, as buttons

do-act-end = End the turn
do-hire-pass = Hire nobody

build-tile = building { $name } ({ $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    }, ${ $dollars }, { $points })
certify-count = { $count ->
    [0] take no certificate
    [one] take 1 certificate
   *[other] take { $count } certificates
}
buy-card = { $breed }, { $points }
play-objective = Play “{ $tasks }” (now: { $gives }; { $points } or { $penalty } points)
take-objective = “{ $tasks }” (when played: { $gives }; { $points } or { $penalty } points)
hire-job = { $worker } of row { $row } (${ $dollars })
give-up = give up { $worker }
disc-single = open: { $action }
disc-double = double: { $action }
foresee-worker = { $worker } to row { $row } of the job market
spend-count = { $count ->
    [0] spend none
    [one] spend 1 certificate
   *[other] spend { $count } certificates
}

## Standing answers

standing-certificates = Take certificates up to the limit
    .help = Whatever gives you certificates, you take as many as you can.

## Groups, panel, phases

group-local = Actions of this place
group-auxiliary = Auxiliary actions

budget-dollars = ${ $left }
budget-certificates = { $left ->
    [one] { $left } certificate
   *[other] { $left } certificates
}
budget-tokens = { $left ->
    [one] { $left } exchange token
   *[other] { $left } exchange tokens
}

summary-coin = ${ $count }
summary-hand-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
summary-cattle-head = { $count ->
    [one] { $count } cattle card
   *[other] { $count } cattle cards
}
summary-person = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}

commit-move = Go to: { $name }
phase-move = Move
phase-act = Act
phase-draw = Draw
group-objective = Objective cards
term-jobs = Jobs left
    .help = Free spaces of the job market. Workers come to it one by one; when the last space is filled, the game is near its end: everybody else has one more turn.
countdown-jobs = Jobs { $left }

## The log

tell-turn = { $seat } to play.
tell-pays_bank = { $seat } pays the bank ${ $dollars }.
tell-exchanges = { $seat } spends an exchange token.
tell-shuffles = { $seat } shuffles the discard pile into a new draw stack.
tell-draws = { $count ->
    [one] { $seat } draws 1 card: { $cards }.
   *[other] { $seat } draws { $count } cards: { $cards }.
}
tell-discards = { $seat } discards { $card }.

## Why an option is missing

why-no_card = You do not hold { $card }.
why-no_any = You hold no cattle card.
why-no_money = Costs ${ $dollars }; you have ${ $purse }.

## Options of a table

option-neutral_tiles-random = shuffled
option-neutral_tiles-fixed = each on its letter (first game)
option-faces-a = side a of all (first game)
option-faces-b = side b of all
option-faces-chosen = the sides chosen below
option-faces = Personal buildings
    .help = Which side of each building is used, the same for all players.
option-faces-random = a random side of each number

## The score sheet

category-money = Money
category-buildings = Buildings
category-cattle = Cattle
category-objectives = Objectives
category-workers = Workers
category-stations = Stations
category-station_masters = Station masters
category-player_board = Player board
category-job_token = Job market token

## The score sheet line by line

sum-money = ${ $dollars } (a point for every ${ $each })
sum-station = station { $number }
sum-master = { $count ->
    [0] station master: nothing to count
    [one] station master: 1 { $what }
   *[other] station master: { $what }
}
sum-workers = { $count ->
    [one] 1 worker on the fifth or sixth space of a row
   *[other] { $count } workers on the fifth or sixth space of a row
}
sum-token = the job market token

## The position in words

word-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
word-dollars = ${ $dollars }
word-value = value { $value }
word-empty = empty
word-none = none
word-unseen = unseen
word-you = you
word-to-play = to play
word-at = { $space }: { $tile }
word-discs = Discs left: { $discs }
word-hand = Your hand: { $cards }
word-hand-empty = Your hand is empty.
word-discard = Your discard pile: { $cards }
word-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
word-nothing = nothing
word-ender = has ended the game
word-table = { $left ->
    [0] The job market is full: these are the last turns.
    [one] Job market: 1 space left until the end.
   *[other] Job market: { $left } spaces left until the end.
}
word-way = way to { $end }: { $spaces }
word-straight = way to { $end }: nothing in between
word-auxiliaries = Auxiliary actions: single { $singles }; double { $doubles }
word-own-buildings = Buildings: { $tiles }
word-stands = { $name } on { $space }
word-to-build = To build: { $tiles }
word-stations = Stations: { $stations }
word-masters = Station masters: { $masters }
word-area = Objectives played: { $cards }
word-piles = Draw stack { $draw }, discard pile { $discard }
word-station = { $number } after space { $after }: ${ $dollars }, { $points }
word-terminus = { $number } at space { $after }: ${ $dollars }, { $points }
word-station-master = { $station }, master: { $master }
word-jobs = Job market: { $rows }
word-row = row { $row } (${ $dollars }): { $workers }
word-row-token = row { $row } with the token (${ $dollars }): { $workers }
word-foresight = Foresight: { $pairs }
word-display = Objectives on display: { $cards }; { $stack ->
        [one] 1 card
       *[other] { $stack } cards
    } in the stack

## What options lead to

lead-auxiliary-only = there you can only do an auxiliary action
lead-left = leaves you ${ $dollars }
lead-then = then you have ${ $dollars }
lead-hand = your hand { $old } → { $new }
lead-hand-same = your hand stays worth { $value }
lead-missing = still missing: { $tasks }
lead-nothing-missing = you have all it asks for now
lead-certificates = certificates { $count } of { $limit }
lead-holding = { $count ->
    [one] you hold 1
   *[other] you hold { $count }
}
lead-deck = draw stack { $draw }, discard pile { $discard }
lead-jobs = { $left ->
    [0] then the job market is full: the last turns
    [one] then 1 space until the end of the game
   *[other] then { $left } spaces until the end of the game
}
lead-end = then you draw up to your hand limit
lead-instead = instead of the actions of this place
lead-at-once = { $place }: { $action }
lead-fee = others pay you ${ $dollars } to enter
lead-ahead = ahead of you on this way
lead-behind = behind you: for the next way
lead-hire = { $count ->
    [one] 1 to choose from, ${ $dollars }
   *[other] { $count } to choose from, from ${ $dollars }
}
lead-objective = onto your discard pile; it counts once you have played it
lead-stack = { $count ->
    [one] the last unseen card
   *[other] one of { $count } unseen cards
}
lead-more = { $left ->
    [one] 1 card is left in the stack
   *[other] { $left } cards are left in the stack
}
lead-engine = engine now: { $track }
lead-forward = { $count ->
    [one] 1 space forward
   *[other] { $count } spaces forward
}
lead-back = { $count ->
    [one] 1 space back
   *[other] { $count } spaces back
}
lead-master = station master: { $master }
lead-certificates-left = { $count ->
    [one] 1 certificate left
   *[other] { $count } certificates left
}

## The coach of first games

coach-begin = Look for a building whose card you hold: discarding it pays before anything else.
coach-last-turns = These are the last turns: look at what still scores rather than at what would pay later.
coach-poor = You have ${ $dollars }: a stop that pays for a card you hold comes before one that costs.
coach-move = Every stop you pass is lost on this way: near places with two good actions are rarely wrong.
coach-money-first = First take the money for a card: then there is more for the rest of this place.
coach-act = Each action of this place once, in any order; what you leave is lost when you move on.
coach-discard-twice = You hold { $breed } twice: your hand loses nothing without one of them.
coach-station = A stop beside a station lets you free a disc there, and perhaps win its master.
coach-objective = Take what you would do anyway: an objective that was played and not met costs points.

## The drawn board

board-mat = Your player board
board-mat-of = { $name }: player board
board-hand = Your hand
board-hand-of = { $name }: hand
board-rivals = The other players
board-workers = Workers
board-auxiliary = Auxiliary
board-hand-size = Hand
board-deck = deck
board-discard = discard
board-discard-empty = empty
board-objectives = Objectives
board-markets = Markets
board-cattle = Cattle
board-now = is playing
board-next = plays next
board-later = plays in { $turns } turns
board-asked = is choosing

## Tabs of a phone

tab-trail = Trail
tab-markets = Markets
tab-mat = Board
tab-hand = Hand
tab-rivals = Others

## A turn in one sentence

did-begins = began on { $space }
did-moves = rode to { $to }
did-builds = { $dollars ->
    [0] put up { $tile }
   *[other] put up { $tile } for ${ $dollars }
}
did-replaces = replaced { $old } with { $tile }
did-hires = { $dollars ->
    [0] hired { $worker }
   *[other] hired { $worker } for ${ $dollars }
}
did-delivers = { $dollars ->
    [0] delivered to { $city }
   *[other] delivered to { $city } for ${ $dollars }
}
did-buys = { $dollars ->
    [0] bought { bought-cattle }
   *[other] bought { bought-cattle } for ${ $dollars }
}
bought-cattle = { $cards_count ->
    [one] a cattle card
   *[other] { $cards_count } cattle cards
}
did-takes_cattle = took { $card_count ->
    [one] a cattle card
   *[other] { $card_count } cattle cards
} from the market
did-ends = brought on the end of the game
did-upgrades = upgraded { $station_count ->
    [one] a station
   *[other] { $station_count } stations
}
did-appoints = took { $master_count ->
    [one] a station master
   *[other] { $master_count } station masters
}
did-gains_objective = { $card_count ->
    [one] an objective card
   *[other] { $card_count } objective cards
}
did-plays = played { $card_count ->
    [one] an objective card
   *[other] { $card_count } objective cards
}
did-drives = moved the engine
did-removes = removed { $card_count ->
    [one] a card
   *[other] { $card_count } cards
} from the game
did-pays_player = paid { $rival } ${ $dollars }
did-pays_bank = paid the bank ${ $dollars }
did-gains = ${ $dollars }
did-certifies = { $count ->
    [one] a certificate
   *[other] { $count } certificates
}
did-gains_permanent = { $count ->
    [one] a permanent certificate
   *[other] { $count } permanent certificates
}
did-gains_token = { $count ->
    [one] an exchange token
   *[other] { $count } exchange tokens
}
did-gained = gained { $things }
did-exchanges = spent an exchange token
