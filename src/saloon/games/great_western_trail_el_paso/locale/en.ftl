### Great Western Trail: El Paso in English. The scheme of the ids is in saloon/words/texts.py.
###
### Much is composed from few messages (`phrases.py`, `names.py`, `labels.py`, `help.py`): an action from its effects, a place from the
### building that stands there, an objective from its tasks. What stands in brackets at the end of an option is its price.
### In the log a worker is an id, which `a-worker` and `some-workers` turn into words.

game = Great Western Trail: El Paso
    .about = Ride the circular trail, hire workers, buy cattle and deliver your herd to the trading posts of El Paso. For 1 to 4 players, alone against Sue, by Alexander Pfister and Johannes Krenner (2025).
    .first = Neutral buildings on their letters.
    .full = Neutral buildings shuffled.

## Cattle and workers

cattle-criollo = Criollo
    .one = a Criollo
cattle-pineywoods = Pineywoods
    .one = a Pineywoods
cattle-galloway = Galloway
    .one = a Galloway
cattle-santa_gertrudis = Santa Gertrudis
    .one = a Santa Gertrudis
cattle-black_angus = Black Angus
    .one = a Black Angus
cattle-corriente = Corriente
    .one = a Corriente
cattle-shorthorn = Shorthorn
    .one = a Shorthorn
cattle-hereford = Hereford
    .one = a Hereford
cattle-simmental = Simmental
    .one = a Simmental

what-value_two = a cattle card of value 2

worker-cowboy = cowboy
    .one = a cowboy
    .help = Cowboys buy cattle at the market: discard as many as the breed asks for and pay $2 for each. While your rancher moves, every cowboy you discard adds a step. Worth 2 points, wherever the card is.
    .some = { $count ->
        [one] a cowboy
       *[other] { $number } cowboys
    }
worker-builder = builder
    .one = a builder
    .help = Builders put up common buildings: discard as many as the building shows and pay $2 for each. At any time of your turn you may discard one and pay $2 for a certificate. Worth 2 points, wherever the card is.
    .some = { $count ->
        [one] a builder
       *[other] { $number } builders
    }
worker-engineer = engineer
    .one = an engineer
    .help = Engineers use the train: discard as many as the train card shows and pay $2 for each. At any time of your turn you may discard one for $1. Worth 2 points, wherever the card is.
    .some = { $count ->
        [one] an engineer
       *[other] { $number } engineers
    }
worker-joker = joker
    .one = a joker
    .help = A joker may stand for a cowboy, a builder or an engineer wherever workers are the price of something. Hiring one costs $4 more. At any time of your turn you may discard one for $2; it cannot lengthen a move. Worth 2 points, wherever the card is.
    .some = { $count ->
        [one] a joker worker
       *[other] { $number } joker workers
    }

a-worker = { $worker ->
    [cowboy] a cowboy
    [builder] a builder
    [engineer] an engineer
   *[joker] a joker
}
some-workers = { $worker ->
    [cowboy] { $count ->
        [one] { $count } cowboy
       *[other] { $count } cowboys
    }
    [builder] { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
    [engineer] { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
   *[joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
}
all-workers = { $worker ->
    [cowboy] cowboys
    [builder] builders
    [engineer] engineers
   *[joker] jokers
}
some-jokers = { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}

## Tasks of objectives

task-cattle = { $count } { $breed }
task-bonus = { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
}
task-buildings = buildings of at least { $count } builders in all
task-post = a disc on trading post { $value }

## Commands

command-end = end the turn
    .help = Do nothing more. You draw up to your hand limit, and it is the next player’s turn.
command-stop = be done with the train card
    .help = Leave the other actions of the train card undone.
command-draw = exchange a card
    .help = Draw a card, then discard one.
command-nothing = deliver nothing
    .help = Only if no disc can go on any post, or only for certificates, which nobody has to spend. Your hand is discarded all the same.
command-objective_stack = the top objective of the stack
    .help = Take the top tile of the stack without seeing it first.
command-bonus_stack = the top bonus tile of the stack
    .help = Take the top tile of the stack without seeing it first.

## Composed names

space-EP = El Paso
    .one = El Paso
space-SIM = the Simmental space
    .one = the Simmental space
space-inner = inner space { $name }
    .one = inner space { $name }
space-outer = outer space { $name }
    .one = outer space { $name }

objective-title = objective “{ $tasks }” ({ $points })
    .one = the objective “{ $tasks }” ({ $points })
    .plain = “{ $tasks }” ({ $points })
bonus-title = bonus tile “{ $gives }” ({ $points })
    .one = the bonus tile “{ $gives }” ({ $points })
    .plain = “{ $gives }” ({ $points })
permanent-certificate = permanent certificate
permanent-duplicate = one duplicate counts
post-title = trading post { $value }
    .one = trading post { $value }
train-front = train card { $number }
    .one = train card { $number }
train-back = train card { $number }★
    .one = train card { $number }★
auxiliary-title = auxiliary action: { $action }
opens-auxiliary = opens “{ $action }”
opens-better = “{ $action }” instead of “{ $before }”
opens-R1 = a permanent certificate
opens-R2 = hand limit 5
opens-R3 = movement limit 4
solo-title = card { $id } ({ $movement }; { $action })
    .one = card { $id } ({ $movement }; { $action })
solo-by-cowboy = a step per cowboy
solo-by-builder = a step per builder
solo-by-engineer = a step per engineer
solo-draw = { $count ->
    [one] draws a card
   *[other] draws { $count } cards
}
solo-cattle = cattle market
solo-train = train
solo-building = building
solo-best = best of three

## Actions

effect-dollars = gain ${ $count }
effect-dollars-each = gain ${ $count } per { $each }
effect-certificate = { $count ->
    [one] gain 1 certificate
   *[other] gain up to { $count } certificates
}
effect-token = { $count ->
    [one] gain an exchange token
   *[other] gain { $count } exchange tokens
}
effect-exchange = { $count ->
    [one] draw 1 card, discard 1
   *[other] draw 1 card and discard 1, up to { $count } times
}
effect-exchange-all = draw 1 card and discard 1, { $count } times
effect-take = take { $what } from the market
effect-remove = remove { $what } from the game
effect-hire = { $count ->
    [0] hire a worker for free
   *[other] hire a worker
}
effect-hire_another = hire another worker, of a different type
effect-build = build or replace a building
effect-train = use the train
effect-objective = take an objective
effect-bonus = take a bonus tile
effect-tile = take an objective or a bonus tile
effect-auxiliary = { $count ->
    [one] do an auxiliary action
   *[other] do up to { $count } different auxiliary actions
}
effect-rancher = { $count ->
    [one] move on 1 step
   *[other] move on up to { $count } steps
}
each-value = point of its breeding value

note-hire = { $dollars ->
    [0] a joker ${ $joker }
   *[other] ${ $dollars }, a joker ${ $joker }
}
note-cowboys = { $count ->
    [one] −1 cowboy
   *[other] −{ $count } cowboys
}
note-total = your hand: { $value }
note-spend = { $count ->
    [one] −1 certificate
   *[other] −{ $count } certificates
}

term-dollars = Gain dollars
    .help = Take them from the bank. Money is not limited.
term-pay = Pay dollars
    .help = Pay the bank. Without the whole amount the action cannot be done; there are no debts.
term-discard = Discard cattle for money
    .help = Put one card of the kind shown from your hand on your discard pile. Without such a card there is no money, and several such cards still count once.
term-certificate = Certificates
    .help = Your marker goes up the track, as far as 4. At a delivery you may spend certificates: each adds 1 to the value of your hand.
term-token = Exchange token
    .help = At any time of your own turn you may give one back, draw a card and discard one at once. Tokens are used one after the other.
term-exchange = Exchange
    .help = Draw a card, then discard one of your hand at once; it may be the one just drawn. A worker that you draw goes to your worker zone, and you draw on until cattle comes. Several exchanges are done one after the other.
term-take = Take cattle
    .help = Take the card shown from the cattle market and put it on your discard pile. It needs no cowboys.
term-remove = Remove cattle
    .help = A card of your hand leaves the game and counts for nothing. Every player can remove five cards in a whole game, in whatever way.
term-hire = Hire a worker
    .help = Take a worker of any type from the supply into your worker zone and pay the price shown; a joker always costs $4 more. You can use it in the same turn.
term-hire_another = Hire another worker
    .help = Only after the first one of this visit, and of a different type. A joker costs $4 more here, too.
term-buy = Buy cattle
    .help = Choose one breed of the market, discard as many cowboys as it asks for (jokers may stand for them) and pay $2 for each. The card goes on your discard pile. One card per action.
term-build = Build or replace
    .help = Choose a building of the supply, discard as many builders as it shows (jokers may stand for them), pay $2 for each and the price of a free space. Or replace one of your own buildings by a larger one: only the difference in builders and dollars is paid, and the old tile goes back to its pile. You have two ownership markers, so you never own more than two buildings.
term-train = Use the train
    .help = Choose one train card, discard as many engineers as it shows (jokers may stand for them) and pay $2 for each. Then do its actions in any order; each can be left out.
term-objective = Objective tiles
    .help = Take one of the open tiles or the top of the stack unseen. At the end it is worth its points if you meet all it asks for; if not, it costs nothing. Every card, building, disc and tile serves one objective only.
term-bonus = Bonus tiles
    .help = Take one of the open tiles or the top of the stack unseen. What it gives at once comes at once; what is permanent adds up. It is worth points at the end.
term-tile = Objective or bonus tile
    .help = Take one open tile of either kind, or the top of either stack unseen.
term-auxiliary = Auxiliary actions
    .help = The four actions of your player board, as far as they are open. On a neutral building or your own you may do one of them instead of all actions of the tile; on the building of somebody else it is all you can do. Where a tile or train card shows the symbol, it is one of its actions.
term-rancher = Move on
    .help = Your rancher goes on as in the movement phase, at least one step and at most as many as shown; cowboys may add steps, and El Paso stops it. Then you use the new place. What you have not done at the old one is lost, and no cards are drawn in between.
term-step = Steps
    .help = You go clockwise from location to location. El Paso and every building are locations and cost a step; empty spaces are none. Your movement limit is 3, later 4, and every cowboy you discard adds a step. Nobody pays for passing, and nobody passes El Paso.
term-delivery = Delivery
    .help = At El Paso you show your hand. Every breed counts once with its breeding value, each duplicate tile adds one more card, every permanent certificate adds 1, and certificates of your track can be spent for 1 each. Put a disc of your player board on a trading post of at most that value, take what the post gives, and discard your hand.
term-corners = Plain and black corners
    .help = Discs from plain corners may go on any post; those from black corners only on posts with black corners, from value 10 on.
term-end = The end of the game
    .help = When the last Simmental is taken, the next arrival at El Paso ends the game: that rancher stands on the Simmental space, worth 2 points. After its delivery the game is over for that player, without drawing or bonuses; everybody else has one more turn.
term-sue = Sue
    .help = Your opponent when you play alone. Every turn a card tells how far she goes and what she does; she has neither money nor hand, keeps all her workers, and all her objectives count as fulfilled.

kind-bonus = Worker bonuses
kind-bonustile = Bonus tiles
kind-cattle = Cattle
kind-objective = Objectives
kind-post = Trading posts
kind-slot = Discs of the player board
kind-solo = Sue’s cards
kind-train = Train cards

## Help composed from figures

help-market = There are { $count } in the cattle market. Costs { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    } and ${ $dollars }.
help-board = Not for sale: every visit to El Paso brings one, as long as there are any. There are { $count } in the box; 9 are used with one or two players, 14 with three, 19 with four.
help-objective = Worth { $points } at the end, if you have: { $tasks }. If not, it costs nothing. Every card, building, disc and tile serves one objective only.
help-objective-post = The disc must be on that very post, unless the table is set to count higher posts, too.
help-bonus = Worth { $points } at the end; there are { $count } of them.
help-bonus-once = Once, when you take it: { $gives }.
help-permanent-certificate = A permanent certificate: 1 more at each of your deliveries.
help-permanent-duplicate = At each of your deliveries one duplicate card counts, too; the best one is taken. Several such tiles let several duplicates count.
help-discharge = At any time of your own turn, between two steps: the card goes from your worker zone to your discard pile, and comes back when you draw it.
help-building = A common building; the supply has { $copies }. Needs { $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    } and ${ $dollars }, and the price of its space; worth { $points }. Only its owner may use its actions.
help-building-neutral = A neutral building: everybody may use it.
help-either = At tables with the published correction you do only one of the two.
help-train = Needs { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    } and ${ $dollars }.
help-auxiliary = Auxiliary action { $number } of your player board: { $before }; once its disc is gone: { $action }.
help-auxiliary-closed = Auxiliary action { $number } of your player board: { $action }. Closed until its disc is gone.
help-disc = Once this disc is taken for a delivery, for good: { $opens }.
help-disc-pays = You gain ${ $dollars }.
help-disc-costs = You pay ${ $dollars }; without the money it cannot be taken.
help-disc-plain = Plain corners: for any trading post.
help-disc-black = Black corners: only for trading posts with black corners.
help-black = black corners
help-plain = plain corners
help-post-plain = Needs a total value of { $value }. Plain corners: only for discs from plain corners.
help-post-black = Needs a total value of { $value }. Black corners: for any disc.
help-post-again = You can deliver here again and again.
help-post-once = You can deliver here once.
help-post-gives = A delivery here gives: { $gives }.
help-post-points = Every disc here is worth { $points } at the end.
help-space-EP = Every rancher must stop here: gain $5, take a Simmental, deliver.
help-space-SIM = Here the rancher ends that finds no Simmental at El Paso first. Worth 2 points.
help-space-neutral = One of the six neutral buildings stands here.
help-space-site = A space for a common building. { $dollars ->
        [0] Building here is free.
       *[other] Building here costs ${ $dollars }.
    } Empty, it is no location and costs no step.
help-solo = Sue’s movement: { $movement }. Then her action: { $action }. At a fork she takes the branch without a building, the inner one if they are equal; El Paso stops her. If she has reached El Paso, she delivers after her action.
help-solo-draw = From her reserve: cattle goes to her pile, a worker to her row. A joker joins the type she has most of, types of four or more aside; of equal ones the leftmost.
help-solo-cattle = One cowboy brings a Black Angus, two a Corriente, three a Shorthorn, four or more a Hereford; if the breed is sold out, the next cheaper one.
help-solo-train = She uses the card with the number of her engineers, at most 4. She takes the open tile with most points (an objective before a bonus tile, then the leftmost), a Corriente for a cattle card, and draws a card of her reserve instead of hiring; all else is ignored.
help-solo-building = As long as she has fewer than two buildings, she puts the largest that her builders allow on the dearest free space, the nearest clockwise if equal. Else she replaces one with as many builders as possible; else she takes a Hereford.
help-solo-best = Cattle market, building or train, whichever she has most workers for; of equal types the leftmost of her row.
help-solo-assumed = What this card shows is our reconstruction.

## Questions

verb-draft = Which objective do you begin with?
    .help = Before the first turns everybody takes one of the three open objectives, in the order of play.
verb-begin = On which neutral building do you begin?
    .help = In your first turn you put your rancher on any neutral building and use it at once.
verb-move = Where does your rancher go?
    .help = Clockwise, at least one step, at most your movement limit; empty spaces are free. Beyond the limit every step costs a cowboy. In brackets: the steps, and the cowboys you discard.
verb-act = What do you do here?
    .help = On a neutral building or your own: each action of the tile once, in any order. Or, instead of all of them, one auxiliary action, which is also all that you can do on the building of somebody else. A train card: each of its actions once, in any order.
verb-auxiliary = Which auxiliary action do you do?
    .help = One that is open on your player board; where two are allowed, two different ones.
verb-hire = Whom do you hire?
    .help = The worker goes into your worker zone and can be used at once. In brackets: the price; a joker costs $4 more.
verb-jokers = How many jokers do you use?
    .help = Jokers may stand for some of the workers that this costs. Workers spent like this give no bonus.
verb-buy = Which cattle do you buy?
    .help = One card, which goes on your discard pile. In brackets: the cowboys you discard, and the dollars.
verb-train = Which train card do you use?
    .help = In brackets: the engineers you discard, and the dollars. Then you do its actions in any order.
verb-build = Which building do you build?
    .help = In brackets: the builders you discard, the dollars for them, and its points. Replacing one of your buildings costs only the difference.
verb-site = Where do you build?
    .help = On a free space, for its price; or in place of one of your buildings that needs fewer builders, whose builders and dollars you save.
verb-tile = Which tile do you take?
    .help = An open one, or the top of a stack unseen. The open row is filled up at once.
verb-place = Which of the equal tiles do you take?
    .help = The place that it leaves is filled at once. Of tiles with equally many points Sue takes the leftmost.
verb-discard = Which card do you discard?
    .help = It goes from your hand on your discard pile.
verb-remove = Which card do you remove from the game?
    .help = It leaves your herd for good and counts for nothing; five in a whole game.
verb-again = Do you exchange a card?
    .help = Draw a card, then discard one. Exchanges are done one after the other.
verb-deliver = To which trading post do you deliver?
    .help = A post of at most your total, without a disc of yours; 0, 12 and 16 can be chosen again. In brackets: what your hand is worth, the certificates that the post still asks for, and what it brings.
verb-disc = Which disc do you take?
    .help = The space that it leaves opens something for good. Discs from black corners only go on posts with black corners. In brackets: what you gain or pay.
verb-rest = Anything more before the end?
    .help = This is your last turn, and you have drawn your cards. Exchange tokens and worker bonuses can still be used.

## Options, as buttons

do-exchange = Exchange token (draw 1 card, discard 1)
do-act-stop = Done with the train card
do-act-L1 =
    .short = { $value }
do-act-L2 =
    .short = { $value }
do-act-L3 =
    .short = { $value }
do-act-L4 =
    .short = { $value }
do-rest-end = End the turn
do-auxiliary-pass = No other one
do-again-draw = Exchange: draw 1 card, discard 1
do-again-pass = No more
do-deliver-nothing = Deliver nothing
do-tile = { $value }
do-tile-objective_stack = Top objective of the stack, unseen
do-tile-bonus_stack = Top bonus tile of the stack, unseen
do-place = { $value ->
    [1] The leftmost
    [2] The one in the middle
   *[3] The rightmost
}
do-train = { $value }
do-jokers = { $value ->
    [0] No joker
    [one] { $value } joker
   *[other] { $value } jokers
}

buy-card = { $breed }, { $worth } ({ $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }, ${ $dollars })
use-train = { $train }: { $actions } ({ $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    }, ${ $dollars })
build-instead = building { $name }, instead of one of yours ({ $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    }, ${ $dollars }, { $points })
site-replace = replace { $name } on { $space } ({ $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    }, ${ $dollars })
site-free = { $space } ({ $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    }, ${ $dollars }{ $price ->
        [0] {""}
       *[other] , of it ${ $price } for the space
    })

## Standing answers

standing-end-turn = End the turn when only exchange tokens and worker bonuses are left
    .help = They can be used at the start of your next turn just as well. In your last turn you are always asked.
standing-keep-jokers = Pay with as few jokers as possible
    .help = Cowboys, builders and engineers first: a joker can do whatever is needed next.
standing-exchange-again = Exchange as often as an auxiliary action allows
    .help = You may discard the very card that you have drawn.

## Groups, panel, phases

term-simmentals = Simmentals left
    .help = Whoever reaches El Paso takes one. When the last is taken, the next arrival at El Paso ends the game.
countdown-simmentals = Simmentals { $left }

## The log

reached = { $whose ->
    [own] their own { $to }
    [other] { $owner }’s { $to }
   *[nobody] { $to }
}
tell-moves = { $origin ->
    [none] { $seat } begins on { $to }.
   *[other] { $seat } moves to { reached }.
}
tell-rides = { $seat } discards { some-workers } for { $count ->
        [one] 1 more step
       *[other] { $count } more steps
    }.
tell-gains = { $seat } gains ${ $dollars }.
tell-certifies = { $seat } gains { $count ->
        [one] 1 certificate
       *[other] { $count } certificates
    } and has { $certificates }.
tell-gains_token = { $seat } gains { $count ->
        [one] an exchange token
       *[other] { $count } exchange tokens
    }.
tell-finds_workers = { $seat } draws into the worker zone: { $workers }.
tell-discharges = { $seat } discards { a-worker } for its bonus.
tell-hires = { $dollars ->
    [0] { $seat } hires { a-worker } for free.
   *[other] { $seat } hires { a-worker } for ${ $dollars }.
}
tell-spends = { $jokers ->
    [0] { $seat } discards { some-workers } and pays ${ $dollars }.
   *[other] { $count ->
        [0] { $seat } discards { some-jokers } in place of { all-workers } and pays ${ $dollars }.
       *[other] { $seat } discards { some-workers } and { some-jokers } and pays ${ $dollars }.
    }
}
tell-takes_cattle = { $seat } takes { $card } from the market.
tell-removes = { $seat } removes { $card } from the game ({ $count } of 5).
tell-builds = { $dollars ->
    [0] { $seat } puts up { $tile } on { $space }.
   *[other] { $seat } puts up { $tile } on { $space }, the price of which is ${ $dollars }.
}
tell-replaces = { $seat } replaces { $old } on { $space } with { $tile }.
tell-uses_train = { $seat } uses { $train }.
tell-takes_tile = { $how ->
    [stack] { $seat } takes the top tile of the stack: { $tile }.
    [filled] { $seat } takes { $tile }; { $next } takes its place.
   *[row] { $seat } takes { $tile }.
}
tell-takes_simmental = { $left ->
    [0] { $seat } takes the last Simmental.
    [one] { $seat } takes a Simmental; 1 is left.
   *[other] { $seat } takes a Simmental; { $left } are left.
}
tell-last_simmental = No Simmental is left: whoever reaches El Paso next ends the game.
tell-closes = { $seat } finds no Simmental, goes to the Simmental space (2 points) and ends the game. Everybody else has one more turn.
tell-sue_shuffles = { $seat } shuffles the cards that she has played into a new solo deck.
tell-delivers = { $certificates ->
    [0] { $seat } delivers { $cards }, worth { $value }, and puts a disc on { $post }: { $slot }.
    [one] { $seat } delivers { $cards }, worth { $value } with 1 certificate, and puts a disc on { $post }: { $slot }.
   *[other] { $seat } delivers { $cards }, worth { $value } with { $certificates } certificates, and puts a disc on { $post }: { $slot }.
}
tell-delivers_nothing = { $spared ->
    [1] { $seat } shows { $cards } and delivers nothing: a disc would have cost certificates.
   *[0] { $seat } shows { $cards } and delivers nothing: no disc can be placed.
}
tell-discards_hand = { $seat } discards the whole hand.
tell-disc_pays = { $seat } gains ${ $dollars } for the disc.
tell-disc_costs = { $seat } pays ${ $dollars } for the disc.
tell-sue_turns = { $seat } turns over { $card }.
tell-sue_forks = { $tie ->
    [1] Both branches are equally long: { $seat } takes the inner one.
   *[0] { $lane ->
        [inner] { $seat } takes the inner branch, which is shorter.
       *[outer] { $seat } takes the outer branch, which is shorter.
    }
}
tell-sue_moves = { $seat } goes { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to { reached }{ $stopped ->
        [1] , where every move ends.
       *[0] .
    }
tell-sue_draws = { $seat } draws { $card } from her reserve.
tell-sue_draws_joker = { $seat } draws { $card } from her reserve. It joins her { all-workers }, { $tie ->
        [2] the leftmost type: she has four or more of every one.
        [1] the leftmost of the types she has most of, those of four or more aside.
       *[0] the type she has most of, those of four or more aside.
    }
tell-sue_reserve_empty = { $seat } would draw, but her reserve is empty.
tell-sue_takes_cattle = { $why ->
    [market] { $seat } takes { $card } from the market, as her cowboys allow.
    [train] { $seat } takes { $card } from the market for the train card.
   *[instead] { $seat } can neither build nor replace and takes { $card } from the market instead.
}
tell-sue_takes_tile = { $tie ->
    [1] { $seat } takes { $tile }: the first of the open tiles with most points{ next-tile }.
   *[0] { $seat } takes { $tile }: the open tile with most points{ next-tile }.
}
next-tile = { $how ->
    [filled] ; { $next } takes its place
   *[row] {""}
}
tell-sue_builds = { $dollars ->
    [0] { $seat } places { $tile } on { $space }: no space has a price, and this one is the nearest.
   *[other] { $tie ->
        [1] { $seat } places { $tile } on { $space }: of the dearest spaces (${ $dollars }) the nearest.
       *[0] { $seat } places { $tile } on { $space }, the dearest (${ $dollars }).
    }
}
tell-sue_replaces = { $seat } replaces { $old } on { $space } with { $tile }, which uses most of her builders.
tell-sue_finds_nothing = { $seat } finds nothing that she could take.
tell-sue_prefers = { $seat } { $tie ->
        [1] has as many of another type, but of those the { all-workers } are leftmost
       *[0] has most { all-workers }
    }: { $worker ->
        [cowboy] cattle market.
        [builder] building.
       *[engineer] train.
    }
tell-sue_delivers = { $seat } puts a disc on { $post }.
tell-sue_delivers_nothing = { $seat } has no disc, or no post, for a delivery.

## Why an option is missing

why-no_value_two = You hold no cattle card of value 2.
why-removed_enough = You have removed { $count } cards, as many as the rules allow.
why-sold_out = The market no longer has { $card }.
why-nobody_to_hire = There is nobody left whom you could hire and pay.
why-certificates_full = You have { $certificates } certificates, as many as the track holds.
why-no_cards = There is no card that you could draw.
why-nothing_to_buy = There is no cattle that you could buy: you need cowboys or jokers, and $2 for each.
why-nothing_to_build = There is nothing that you could build: you need builders or jokers, $2 for each, and a place.
why-no_engineers = You need an engineer or a joker, and $2.
why-no_objectives = There are no objectives left.
why-no_bonuses = There are no bonus tiles left.
why-no_tiles = There are no tiles left.
why-hire_first = Only after the first worker of this visit.
why-disc_on_it = Still closed: its disc must be taken for a delivery first.
why-acted = Only instead of all actions of this place.
why-none_left = There is none left.
why-hired_already = You have hired { a-worker } on this visit; the second worker must be of another type.
why-needs_workers = Needs { some-workers }; you have { $have }, jokers included.
why-markers_used = Both your ownership markers ({ $count }) are used, and it could not replace a building of yours.
why-value_too_low = Needs a value of { $value }; with all certificates you reach { $total }.
why-disc_there = Your disc is there already.
why-no_disc = You have no disc that could go there and be paid for.
why-black_corners = Discs from black corners only go on posts with black corners.

## Options of a table

option-neutral_tiles = Neutral buildings
    .help = Where the six neutral buildings stand. For a first game: each on its letter.
option-faces = Common buildings
    .help = Which side of each pile is used.
option-faces-random = a random side of each pile
option-chosen_faces = Chosen sides
    .help = One letter, a or b, for each building from 1 to 6, for example aabbab. Counts only if the sides are chosen.
    .pick = Which side of each pile of buildings is used, by its number.
option-trains = Train cards
    .help = Which side of each train card is used.
option-trains-front = front of all (first game)
option-trains-back = back of all (★)
option-trains-random = a random side of each card
option-trains-chosen = the sides chosen below
option-chosen_trains = Chosen train sides
    .help = One letter, f for the front or b for the back, for each train card from 1 to 4, for example ffbb. Counts only if the sides are chosen.
    .pick = Which side of each train card is used, by its number.
option-chosen_trains-f = front
option-chosen_trains-b = back
option-building_2a = Building 2a
    .help = The publisher offers a correction for those who find this building too strong: its two actions exclude each other.
option-building_2a-printed = as printed, both actions
option-building_2a-either = corrected, one of the two actions
option-objective_posts = Objectives with a trading post
    .help = Whether the disc must be on the very post that the objective shows, or may be on a higher one, too.
option-objective_posts-exact = that very post
option-objective_posts-at_least = that post or a higher one
option-b_cards = Sue’s B cards
    .help = How many B cards are drawn for Sue’s deck. Each makes her stronger.
option-b_cards-0 = none
option-b_cards-1 = one
option-b_cards-2 = two
option-b_cards-3 = all three
option-sue_delivery = Sue’s deliveries
    .help = Where Sue puts her discs after her first delivery to post 7: the rulebook can be read in two ways.
option-sue_delivery-next = the next higher post
option-sue_delivery-highest = the highest post open to her

## The score sheet

category-posts = Trading posts
category-bonuses = Bonus tiles

## The score sheet line by line

sum-closer = rancher on the Simmental space

## The position in words

word-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
word-closer = has ended the game
word-ranchers = ranchers: { $names }
word-table = { $left ->
    [0] The Simmentals are gone: whoever reaches El Paso next ends the game.
    [one] 1 Simmental is left; then the next arrival at El Paso ends the game.
   *[other] { $left } Simmentals are left; then the next arrival at El Paso ends the game.
}
word-last-turns = { $name } has ended the game: these are the last turns.
word-trail = Trail, clockwise from El Paso (an empty space is no location; of inner and outer spaces you pass one):
word-posts = Trading posts: { $posts }
word-rancher-none = rancher not yet on the trail
word-rancher = rancher on { $place }
word-player = { $player }: ${ $dollars }, { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    } (limit { $limit }), { $rancher }
word-board = { $workers }; { $certificates } of { $most } certificates, { $permanent } permanent; { $tokens ->
        [one] { $tokens } exchange token
       *[other] { $tokens } exchange tokens
    }; movement limit { $steps }
word-no-workers = no workers
word-auxiliaries = Auxiliary actions: { $actions }
word-own-posts = Discs on posts: { $posts }
word-objectives = Objectives: { $tiles }
word-bonuses = Bonus tiles: { $tiles }
word-piles = Draw stack { $draw }, discard pile { $discard }; { $removed } of { $most } cards removed
word-sue = { $player }: { $rancher }, { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } left
word-sue-row = Row of workers, from the left: { $workers }
word-of-them-jokers = { $jokers ->
    [one] 1 of them a joker
   *[other] { $jokers } of them jokers
}
word-sue-card = Card of this turn: { $card }
word-sue-cattle = Cattle pile: { $cards }
word-sue-played = Cards played: { $cards }
word-sue-piles = Reserve { $reserve }, solo deck { $deck }
word-market = Cattle market: { $cards }
word-breed = { $left } × { $breed } ({ $worth }; { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }, ${ $dollars })
word-workers = Workers for hire: { $workers }
word-buildings = Building supply: { $tiles }
word-pile = { $left } × { $name } ({ $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    }, ${ $dollars }, { $points })
word-trains = Train: { $cards }
word-objective-row = Open objectives: { $tiles }; { $stack ->
        [one] { $stack } tile
       *[other] { $stack } tiles
    } in the stack
word-bonus-row = Open bonus tiles: { $tiles }; { $stack ->
        [one] { $stack } tile
       *[other] { $stack } tiles
    } in the stack

## What options lead to

lead-el-paso = ${ $income } income, a Simmental ({ $left } left), and a delivery with your hand, worth { $value } as it is
lead-cowboy-crew = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
} and ${ $dollars } at hand
lead-builder-crew = { $count ->
    [one] 1 builder
   *[other] { $count } builders
} and ${ $dollars } at hand
lead-engineer-crew = { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
} and ${ $dollars } at hand
lead-engineer-left = { $count ->
    [one] 1 engineer left
   *[other] { $count } engineers left
}
lead-applicants = { $count ->
    [one] 1 kind to choose from
   *[other] { $count } kinds to choose from
}
lead-discharge = { $count ->
    [0] your last one at hand; the card goes on your discard pile
    [one] 1 left at hand; the card goes on your discard pile
   *[other] { $count } left at hand; the card goes on your discard pile
}
lead-not-met = not met yet
lead-no-penalty = costs nothing if you miss it
lead-bonus-tile = { $count ->
    [one] your first bonus tile
   *[other] { $count } bonus tiles with it
}
lead-cowboy = buys cattle, and takes you beyond your movement limit
lead-builder = puts up buildings
lead-engineer = uses the train
lead-joker = stands for any other worker
lead-workers = { $count ->
    [one] the only one at hand
   *[other] { $count } at hand then
}
lead-pile = onto your discard pile
lead-jokers = { $count ->
    [0] no joker left
    [one] 1 joker left
   *[other] { $count } jokers left
}
lead-keep-certificates = you keep your certificates
lead-again = can be chosen again
lead-discs = { $count ->
    [one] 1 disc fits
   *[other] { $count } discs fit
}
lead-white = plain corners
lead-black = black corners

## What bots name when they say why

aspect-cattle = your herd
aspect-workers = your workers
aspect-buildings = buildings
aspect-posts = trading posts and the discs they free
aspect-tiles = objectives and bonus tiles
aspect-money = money
    .count = { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    }
aspect-hand = hand and certificates
aspect-way = your place on the trail

## The coach of first games

coach-draft = Nothing is lost with an objective that you miss: take one that fits what you like to do.
coach-begin = Look for a building whose card you hold, or one that hires: workers are what you pay with.
coach-el-paso-near = { $left ->
    [0] No Simmental is left: whoever reaches El Paso now ends the game.
    [one] One Simmental is left: the end is near, so look at what still scores.
   *[other] { $left } Simmentals are left: the end is near, so look at what still scores.
}
coach-el-paso-good = With your certificates you reach { $value }: look at the posts which that opens in El Paso.
coach-nobody = You have no worker at hand: a stop that hires makes the next ones worth more.
coach-doubles = You hold { $breed } twice, and only one counts in El Paso: a stop that discards the other helps twice.
coach-move = Rounds are short: two or three good stops, then El Paso with a varied hand.
coach-elsewhere = Here you can only do an auxiliary action: money, a certificate or a better hand.
coach-act-hire = Workers are spent when you use them, but come back through your deck.
coach-act-buy = Better cattle makes every delivery to come worth more: the earlier, the better.
coach-hire-cowboy = Without a cowboy there is no cattle to buy, and no step beyond your limit.
coach-hire = Who is needed for your next stops: cowboys for cattle, builders for buildings, engineers for the train?
coach-jokers = A joker does whatever is needed next: spend it where the gain is large.
coach-jokers-last = Spend the specialists first: a joker fits anywhere later.
coach-buy = The dearest cattle you can pay scores most, but a breed you lack helps sooner.
coach-train = A higher card does more for more engineers: look at what you would use of it.
coach-build = A building is a stop for you alone, round after round; replacing a small one costs only the difference.
coach-site = A site just before El Paso is one more stop for your hand; dear sites are only better placed.
coach-tile = A bonus tile scores for sure; an objective scores more if you are on the way to it.
coach-discard = Keep different breeds: each counts once in El Paso.
coach-remove = Weak cattle that leaves the game lets better cards come sooner; { $most } at most in a game.
coach-deliver-points = Certificates that reach a post with points are well spent, most of all towards the end.
coach-deliver = Early on the disc that you free matters more than the post itself.
coach-disc = Free early what helps on every round: a larger hand, more steps, a better auxiliary action.

## Rulings

ruling-g01 = What do the spaces for buildings cost? Single spaces $3, inner ones nothing, outer ones $1. Three of these prices are hidden on the pictures we have seen and follow the others.
ruling-g02 = How many points is a disc on post 12 worth? Four: with it the posts from 10 on grow evenly, 2, 4, 7, 9, 12, 14.
ruling-g03 = What do the trading posts give? What an early picture of the board shows; it agrees with the rulebook wherever that names a figure.
ruling-g04 = How many points are buildings worth? 1, 2, 4, 7, 11 and 15 for 1 to 6 builders, on both sides. Those for 1, 3 and 5 builders, and all of side b, are our reconstruction.
ruling-g05 = How many points is cattle worth? Black Angus 2, Corriente 3, Shorthorn 5, Hereford 8; this rests on one public source.
ruling-g06 = Does a disc on a higher post fulfil an objective? No, it must be that very post. The table can be set to the other reading.
ruling-g07 = What are workers and Simmentals worth? Every worker 2 points, jokers too; a Simmental has breeding value 2 and no points.
ruling-g08 = Which objectives are there? The rulebook shows a few of the twenty; the others, and their 3 to 5 points, are our reconstruction.
ruling-g09 = Which bonus tiles are there? The six kinds of the rulebook; how many of each, their points, and the $2 of the tile that removes a card are our reconstruction.
ruling-g10 = Which side of a train card is its front? The side that the rulebook lists first; only for card 4 does an example prove it.
ruling-g11 = What do Sue’s cards show? We have not seen them: A1 to A8 and B1 to B3 are our reconstruction from the icons that the rulebook explains. How strong she is may differ from the printed cards.
ruling-g12 = Where does Sue deliver after post 7? To the next higher post each time: 9, 10, 12, 14, 16. The French rulebook speaks of the highest value; that reading can be chosen for a table.
ruling-g13 = Which cattle does Sue take with the train? A Corriente, as the solo rules say, even where the card gives players a Black Angus.
ruling-g14 = What if an action moves the rancher on before the others are done? They are lost: the rancher is no longer there. The same goes for a train card.
ruling-g15 = What if a worker is drawn in an exchange? It goes to the worker zone, and you draw on until cattle comes.
ruling-g16 = What if no disc can go on any post? Nothing is placed and nothing gained, but the hand is discarded.
ruling-g17 = What comes first, the price of a disc or the reward of the post? The price: it must be paid from what you have.
ruling-g18 = Are the tiles that players have taken secret? No, everybody sees them.
ruling-g19 = Does the tile “remove a card and gain $2” pay without a removal? No.
ruling-g20 = May the player who took the last Simmental also end the game? Yes, whoever arrives next, be it the same player.
ruling-g21 = What if Sue cannot do what her card says? A sold-out breed is replaced by the next cheaper one, an empty reserve gives nothing, and without a building to place or replace she takes a Hereford. Of equal tiles an objective comes before a bonus tile, of equal spaces the inner one.
ruling-g22 = How far does Sue go by her workers? Exactly as many steps as she has workers of that type, even more than four; only El Paso stops her.
ruling-g23 = Can two duplicate tiles count the same breed twice more? Yes, with three cards of it in hand.
ruling-g24 = May a builder be discarded for a certificate with four on the track? No, it would have no effect.
ruling-g25 = Who begins? A player drawn by lot; against Sue you do.
ruling-g26 = May the first objective be drawn unseen? No, it is one of the three open ones, and its place is filled at once.
ruling-g27 = Is the correction of building 2a in force? Only if the table is set to it: the publisher leaves it to the players.
ruling-g28 = Which B cards does Sue get? They are drawn at random.
ruling-g29 = What is the breeding value of a Hereford? Five, as in the sister game.
ruling-g30 = May the two workers hired on one visit to building B be of the same type? No, and that goes for jokers, too.
ruling-g31 = May you do an auxiliary action on your own building? Yes, instead of all its actions.
ruling-g32 = Can jokers lengthen a move? No, only cowboys; a joker brings $2 and nothing else.
ruling-h01 = How many certificates and cowboys are spent? As few as needed: the post that you choose says how many certificates it takes, the place how many cowboys. A higher total than the post asks for, and more steps than the way has, would bring nothing. Nobody has to spend certificates: where every post asks for some, nothing need be delivered.
ruling-h02 = How many certificates does one take of “up to 3”? As many as you like, as far as the track has room; you are asked, the most first. Whoever chose an action for certificates takes one at least, without a question if there is only one to take; that of a trading post may be declined. A builder’s bonus brings the one that was paid for.
ruling-h03 = Which duplicates and permanent certificates count at a delivery? All that you have, the most valuable duplicates first, without a question: a higher total only opens more posts.
ruling-h04 = Who decides which cards and discs serve which objectives? They are shared out for the highest total; nothing else depends on it.
ruling-h05 = Which corrections are in force? The published limit of five removed cards per player always; the change to building 2a only if the table is set to it.
ruling-h06 = When can tokens and worker bonuses be used? At every question of your own turn but those within a single step: which card to discard, how many jokers or certificates, which breed, building or tile. Nothing comes to light within such a step, so that they can be used before it or after it just as well; an exchange is done “at once”.
ruling-h07 = How does Sue break ties? Between types of workers the leftmost of her row; between open tiles the leftmost; between spaces or buildings the nearest to her rancher clockwise, where the one she stands on is the farthest; at a fork the branch without a building, else the inner one.
ruling-h08 = To which type does Sue’s joker go? To the one she has most of, types of four or more aside; of equal ones to the leftmost. If she has four of everything, to the leftmost of all. It stays there.
ruling-h09 = Does Sue pay for her buildings? No. She has no money, discards no worker and owns at most two buildings; you can only do an auxiliary action there.
ruling-h10 = When does Sue deliver? After the action of her card, if this turn’s move has ended at El Paso. Her first disc lies on post 5 from the start and gave nothing.
ruling-h11 = Who wins a tie against Sue? You, if any money is left after five dollars a point; else the victory is shared.
ruling-h12 = Why is no auxiliary action offered instead of those of a building that has one itself? Because the building’s own is never worse: it is the same action, and the others can still be done or left.
ruling-h13 = Why is nobody asked after drawing? Because it changes nothing: until your next turn nobody can touch your cards, workers and money, another turn is certain, and it begins with the same tokens and worker bonuses. In your last turn you are asked.
ruling-h14 = What may whoever ends the game still do? Use tokens and worker bonuses until the delivery, and what its post has given before the hand is discarded. After that the game is over for that player: no card is drawn.
ruling-h15 = Must the immediate effect of a bonus tile be done? Yes, if it can be: all three exchanges, the removal of a card of your choice. With an empty hand, or after five removals, nothing is removed and nothing paid.
ruling-h16 = What is not asked because there is only one answer? The only breed, train card, building, space, disc, tile or card that an action leaves you: whether to do the action was your choice. The only worker that you can pay is asked as long as a worker bonus might pay for another.
ruling-h17 = Why is an action missing that would have no effect? Certificates with four on the track, a sixth removal, an exchange without cards: doing it would change nothing, and every other action is still there.
ruling-h18 = Which of equal open bonus tiles is taken? The leftmost, for people do not care where the next tile lies. Sue does, who takes the leftmost of equal ones: against her you are asked.

## The drawn board

board-train = Train, objectives and bonus tiles
board-trail = Trail and trading posts
board-each = each
board-permanent = Permanent
board-steps = Steps
board-bonuses = Bonus tiles
board-buildings = Buildings
board-el-paso = El Paso
board-simmentals = Simmentals
board-posts = Trading posts
board-sue-card = Her card
board-sue-row = Her workers
board-sue-cattle = Her cattle
board-sue-played = played
board-sue-reserve = reserve

## Tabs of a phone

tab-train = Train

## Figures of the guide

figure-story = The ring of the trail with El Paso and the trading posts
figure-move = From B, building C is one step and D two: empty spaces do not count
figure-act = Building D has three actions
figure-act-once = each once,
figure-act-order = in any order
figure-act-buy = buy cattle
figure-act-token = a token for ${ $dollars }
figure-act-sell = a Pineywoods for ${ $dollars }
figure-draw = Draw until you hold as much cattle as your board says; workers go to their zone
figure-draw-worker = to the worker zone
figure-owners = Whose building it is
figure-owners-neutral = With a letter
    .note = Everybody may use all of its actions.
figure-owners-own = Your colour
    .note = Only you may use its actions.
figure-owners-other = Another colour
    .note = One auxiliary action, and nothing to pay.
figure-board = The trail, with the trading posts in the middle
figure-arrive = El Paso gives money and a Simmental
figure-arrive-income = income
figure-arrive-pile = to your pile
figure-value = Each breed counts once, and a certificate adds one
figure-value-again = again
figure-value-posts = any post up to { $value }
figure-deliver = A disc goes from your board to a post, and opens an action
figure-deliver-opened = open for good: ${ $dollars } instead of ${ $before }
figure-posts = The ten trading posts with what they give and their points
figure-cowboys = Cowboys and dollars buy a Corriente
figure-builders = Builders and dollars put up building 4a
figure-engineers = Engineers and dollars use a train card
figure-favours = What discarding a worker brings
figure-favours-joker = ${ $dollars } more to hire
figure-ending = The last Simmental; then the empty space with a rancher on it
figure-auxiliaries = The four auxiliary actions, with and without their disc
figure-auxiliaries-covered = with the disc
figure-auxiliaries-open = without it
figure-cattle = All breeds with their value; those of the market with their price and points
figure-bonuses = The six kinds of bonus tiles with their points
figure-trains = The train cards with both sides
figure-buildings = The common buildings with both sides
figure-discs = The three abilities under discs with black corners
figure-sue-story = Sue’s card, her move, her action and her delivery
figure-sue-row = Sue’s workers, her reserve and her discs
figure-sue-row-row = her row
figure-sue-row-reserve = reserve
figure-sue-fork = Sue takes the lane without a building
figure-sue-cards = Four of Sue’s cards
figure-sue-posts = Sue’s discs go from post to post

## The player aid

aid-turn = Your turn
aid-turn-move = 1 step to your limit, clockwise; only tiles are steps, and nobody pays. Every cowboy you discard adds a step. El Paso stops you.
    .name = A Move
aid-turn-act = Neutral building or your own: each of its actions once, in any order, or one auxiliary action instead. On others’ buildings: one auxiliary action.
    .name = B Act
aid-turn-draw = cattle up to your hand limit; workers go to their zone.
    .name = C Draw
aid-turn-tokens = Exchange tokens: at any time of your turn, draw a card, then discard one.
aid-el_paso = In El Paso
aid-el_paso-income = Gain ${ $dollars }.
aid-el_paso-simmental = Take a Simmental, onto your discard pile.
aid-el_paso-value = each breed once, a card for each duplicate tile, 1 for each certificate, permanent or spent.
    .name = Value
aid-el_paso-post = of at most that value, without a disc of yours; { $low }, { $middle } and { $high } again and again.
    .name = Post
aid-el_paso-disc = pay or gain what it shows; it opens what it covered. Black corners: only on posts from { $black } on.
    .name = Disc
aid-el_paso-reward = Take what the post gives; discard your hand.
aid-actions = Actions
aid-actions-hire = Hire a worker for this price; a joker costs ${ $joker } more
aid-actions-another = Then another one, of a different kind
aid-actions-buy = Buy one card at the market with cowboys
aid-actions-build = Put up a building, at most { $markers }, or replace one for the difference
aid-actions-train = Use one train card with engineers
aid-actions-auxiliary = One auxiliary action
aid-actions-rancher = Ride on, up to this many steps, and use the place you reach
aid-actions-token = Gain an exchange token
aid-actions-certificate = Up to so many certificates; { $most } at most
aid-actions-objective = Take an objective, open or from the stack
aid-actions-bonus = Take a bonus tile, open or from the stack
aid-actions-tile = Take an objective or a bonus tile
aid-actions-take = Take this breed from the market, without cowboys
aid-actions-remove = Remove a card of your hand; { $removals } in a game
aid-auxiliaries = Auxiliary actions
aid-auxiliaries-covered = With the disc
aid-auxiliaries-open = Without it
aid-auxiliaries-closed = closed
aid-workers = Workers, and at any time
aid-workers-cowboy = Cowboy: cattle
aid-workers-builder = Builder: buildings
aid-workers-engineer = Engineer: train
aid-workers-joker = Joker: any of them
aid-workers-price = Every worker that you spend for something costs ${ $dollars } and brings no favour. It goes to your discard pile.
aid-cattle = Cattle
aid-cattle-price = { $cowboys }: ${ $dollars }
aid-cattle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aid-cattle-black_angus = { cattle-black_angus }
aid-cattle-corriente = { cattle-corriente }
aid-cattle-shorthorn = { cattle-shorthorn }
aid-cattle-hereford = { cattle-hereford }
aid-players = Players
aid-players-simmentals = Simmentals
aid-signs = Signs
aid-signs-breed = Discard this breed
aid-signs-cattle = Discard any cattle
aid-signs-two = Discard cattle of value 2
aid-signs-plain = Plain corners: for any post
aid-signs-black = Black corners: posts from { $black } on
aid-points = Points at the end
aid-points-money = 1 for every ${ $dollars }
aid-points-buildings = as printed, on the trail
aid-points-posts = as printed, for each disc from { $black } on
aid-points-workers = { $points } each, wherever the card is
aid-points-cattle = as printed, wherever the card is; { $closer } more on the Simmental space
aid-points-bonuses = as printed
aid-points-objectives = as printed, if met; every element serves one only
aid-points-end = The end: after the last Simmental, whoever reaches El Paso next delivers once more; everybody else has one more turn.
aid-sue = Sue’s turn
aid-sue-move = exactly as far as her card says, by the lane without a building
    .name = Move
aid-sue-draw = from her reserve; a joker joins the kind she has most of, under { $limit }
    .name = Draw
aid-sue-cattle = by her cowboys: Black Angus, Corriente, Shorthorn, Hereford
    .name = Cattle
aid-sue-train = the card of her engineers; the open tile with most points
    .name = Train
aid-sue-building = the largest she can, on the dearest space; else she replaces one; else a Hereford
    .name = Build
aid-sue-deliver = a Simmental, and a disc on { $first }, then on the next higher post
    .name = El Paso
aid-sue-ties = Ties: the leftmost kind of her row, the leftmost tile, the nearest space ahead, the inner lane. All her objectives count.

## A turn in one sentence

did-builds = put up { $tile }
did-delivers = delivered a herd worth { $value } for a disc on { $post }
did-delivers_nothing = delivered nothing
did-takes_simmental = { $left ->
    [0] took the last Simmental
   *[other] took a Simmental
}
did-takes_tile = took { $tile_count ->
    [one] a tile
   *[other] { $tile_count } tiles
}
did-uses_train = used { $train }
did-discharges = discarded { $worker_count ->
    [one] a worker for its bonus
   *[other] { $worker_count } workers for their bonuses
}
did-sue_delivers = put a disc on { $post }
did-sue_finds_nothing = found nothing to take
did-sue_draws = drew { $card_count ->
    [one] a card
   *[other] { $card_count } cards
} from her reserve
