## What Pedro does, and the criterion that decided

tell-pedro_shuffles = { $seat } shuffles the cards that he has played into a new deck.
tell-pedro_turns = { $seat } turns over { $card }.
tell-pedro_moves = { $seat } goes { $steps ->
        [one] 1 location
       *[other] { $steps } locations
    } to { $to }{ $why ->
        [shortest] {""}: the shortest way to Buenos Aires.
        [taxes] {""}: of the shortest ways the one with the lowest taxes.
        [your_taxes] {""}: of equal ways the one that brings you least.
        [yours] {""}: your choice among equal ways.
       *[only] .
    }
tell-pedro_taxed = { $seat } gains { $dollars ->
        [one] 1 peso
       *[other] { $dollars } pesos
    } from the bank: Pedro has met hands on the buildings of { $seat }.
tell-pedro_unskilled = { $workers ->
        [gaucho] { $seat } is no specialist in gauchos
        [carpintero] { $seat } is no specialist in carpinteros
       *[maquinista] { $seat } is no specialist in maquinistas
    }{ $instead ->
        [1] {""}: he does the lesser action.
       *[0] {""}: no action.
    }
tell-pedro_finds_nothing = { $what ->
        [worker] { $seat } finds nobody to hire.
        [cattle] { $seat } finds no cattle to take.
        [objective] { $seat } finds no objective card.
        [grain] { $seat } has no room for more grain.
        [farmer] { $seat } finds no farmer.
        [building] { $seat } can neither build nor replace anything.
       *[delivery] { $seat } can deliver nothing.
    }
tell-pedro_hires = { $seat } hires { $worker } from row { $row }{ $why ->
        [cheapest] {""}: the cheapest.
        [specialty] {""}: his specialty.
        [strength] {""}: the one with a strength icon.
        [leftmost] {""}: the leftmost in the highest row.
       *[only] .
    }
tell-pedro_specializes = { $workers ->
        [gaucho] { $seat } has most gauchos now: they are his new specialty.
        [carpintero] { $seat } has most carpinteros now: they are his new specialty.
       *[maquinista] { $seat } has most maquinistas now: they are his new specialty.
    }
tell-pedro_lacks = { $gauchos ->
        [one] The market lacks what { $seat } would take with 1 gaucho: two cards are added, and he takes nothing.
       *[other] The market lacks what { $seat } would take with { $gauchos } gauchos: two cards are added, and he counts one gaucho fewer.
    }
tell-pedro_takes_cattle = { $why ->
        [tile] { $seat } takes { $cards } from the market: what his gauchos bring, with most points.
        [value_three] { $seat } takes { $cards } from the market: of value 3, with most points.
       *[bonus] { $seat } takes { $cards } from the market as a bonus.
    }
tell-pedro_objective = { $seat } takes { $card }: the objective card that is farthest from the deck.
tell-pedro_takes_farmer = { $seat } takes { $farmer }, { pedro-farmer }
tell-pedro_removes_farmer = { $seat } removes { $farmer } from the game, { pedro-farmer }
pedro-farmer = { $why ->
        [money] who would bring most money{ pedro-coins }
        [weakest] the weakest of those who would bring most money{ pedro-coins }
        [colour] whose colour comes first among equal ones{ pedro-coins }
        [yours] your choice among equal ones{ pedro-coins }
       *[only] the only one{ pedro-coins }
    }
pedro-coins = { $coins ->
        [0] .
        [one] ; 1 peso goes back to the bank.
       *[other] ; { $coins } pesos go back to the bank.
    }
tell-pedro_builds = { $seat } builds { $tile } on { $space }, the next free space ahead of you: { $rule ->
        [all] with all his carpinteros
        [all_but_one] with all his carpinteros but one
        [small] with one carpintero
       *[most] with as many carpinteros as he can
    }{ $why ->
        [hand] , a tile with a hand.
        [yours] , your choice among equal tiles.
       *[only] .
    }
tell-pedro_replaces = { $seat } replaces { $old } on { $space } with { $tile }, which uses { $rule ->
        [small] one carpintero
       *[most] as many carpinteros as possible
    }{ $why ->
        [points] {""}: the new tile with most points.
        [hands] {""}: so that most hands are on the board.
        [yours] {""}: your choice among equal ones.
       *[only] .
    }
tell-pedro_upgrades = { $passed ->
        [0] { $seat } stops at { $station } and puts a disc there.
       *[other] { $seat } stops at { $station }, the farthest that he can reach, and puts a disc there.
    }
tell-pedro_dismisses = The station master of { $station } goes back to the box: { $master }.
tell-pedro_frees_disc = { $seat } has no disc left and takes one back from { $place }{ $why ->
        [points] , where it is worth least.
        [yours] {""}: your choice among equal places.
       *[only] .
    }
tell-pedro_delivers = { $seat } delivers from { $quay } to { $space } { $grain ->
        [0] without paying grain
       *[other] for { $grain } grain
    }{ $why ->
        [grain] {""}: as much grain as possible.
        [points] {""}: most points for that grain.
        [pesos] {""}: most pesos among equal spaces.
        [yours] {""}: your choice among equal spaces.
       *[only] .
    }
tell-pedro_loads = { $why ->
        [card] { $seat } loads { $ship }: the next of his loading card.
       *[valuable] { $seat } loads { $ship }: all ships of his loading card have his disc, and this is the most valuable one left.
    }
tell-pedro_loading = { $seat } has a new loading card: { $loading }.

## Questions that Pedro’s criteria leave open

verb-pedro_move = Where does Pedro go?
    .help = These ways are equally long and cost the same taxes, so you choose for him.
verb-pedro_farmer = Which farmer does Pedro choose?
    .help = They would bring the same money, are equally strong and of the same colour, so you choose for him.
verb-pedro_tile = Which building does Pedro build?
    .help = By his criteria these tiles are equal, so you choose for him.
verb-pedro_site = Where does Pedro build?
    .help = New buildings go on the next free space ahead of your estanciero. These are equally near, or equally good to replace, so you choose for him.
verb-pedro_space = Where does Pedro deliver?
    .help = These spaces cost as much grain and bring as many points and pesos, so you choose for him.
verb-pedro_disc = From where does Pedro take a disc back?
    .help = His reserve is empty, and the disc is worth equally little in these places, so you choose for him.

## His turn line by line, beside the board

story-move = Moves on
story-action = Does his action
story-delivery = Delivers, if he can
story-loading = Loads a ship
story-foresight = Foresight A, B, C
story-return = Back to the rider space
story-pedro_turns = Draws card { $card }
    .why = { $left ->
        [0] the last of his deck
        [one] 1 left in his deck
       *[other] { $left } left in his deck
    }
story-pedro_moves = { $steps ->
        [one] Goes 1 location
       *[other] Goes { $steps } locations
    }: { $to }
    .why = { $why ->
        [shortest] the shortest way
        [taxes] of the shortest ways the one with the lowest taxes
        [your_taxes] of equal ways the one that brings you least
        [yours] your choice among equal ways
       *[only] there is no other way
    }
story-pedro_taxed = You gain { $dollars ->
        [one] 1 peso
       *[other] { $dollars } pesos
    } from the bank
    .why = hands on your buildings
story-pedro_unskilled = { $instead ->
        [1] Does the lesser action
       *[0] No action
    }
    .why = { $workers ->
        [gaucho] his specialty is not the gaucho
        [carpintero] his specialty is not the carpintero
       *[maquinista] his specialty is not the maquinista
    }
story-pedro_finds_nothing = { $what ->
        [worker] Hires nobody
        [cattle] Takes no cattle
        [objective] Takes no objective card
        [grain] Gains no grain
        [farmer] Chooses no farmer
        [building] Builds nothing
       *[delivery] No delivery
    }
    .why = { $what ->
        [worker] nobody is for hire
        [cattle] the market has none for him
        [objective] none lies open
        [grain] his track is full
        [farmer] none is on the trail
        [building] he can neither build nor replace anything
       *[delivery] no disc, no space or no grain for one
    }
story-pedro_hires = Hires { $worker }, row { $row }
    .why = { $why ->
        [cheapest] the cheapest
        [specialty] his specialty
        [strength] the one with a strength icon
        [leftmost] the leftmost in the highest row
       *[only] the only one
    }
story-pedro_specializes = New specialty: { $workers ->
        [gaucho] gauchos
        [carpintero] carpinteros
       *[maquinista] maquinistas
    }
    .why = he has most of them now
story-pedro_lacks = Adds two cards to the market
    .why = { $gauchos ->
        [one] it lacks what he would take with 1 gaucho
       *[other] it lacks what he would take with { $gauchos } gauchos
    }
story-pedro_takes_cattle = Takes { $cards }
    .why = { $why ->
        [tile] what his gauchos bring, with most points
        [value_three] of value 3, with most points
       *[bonus] a bonus
    }
story-pedro_objective = Takes { $card }
    .why = the farthest from the deck
story-harvests = { $count ->
        [one] Gains 1 grain
       *[other] Gains { $count } grain
    }: { $grain }
story-pedro_takes_farmer = Takes { $farmer }
    .why = { story-farmer }
story-pedro_removes_farmer = Removes { $farmer }
    .why = { story-farmer }
story-farmer = { $why ->
        [money] who would bring most money
        [weakest] the weakest of those who would bring most money
        [colour] whose colour comes first among equal ones
        [yours] your choice among equal ones
       *[only] the only one
    }
story-pedro_builds = Builds { $tile }: { $space }
    .why = { $rule ->
        [all] with all his carpinteros
        [all_but_one] with all his carpinteros but one
        [small] with one carpintero
       *[most] with as many carpinteros as he can
    }{ $why ->
        [hand] , a tile with a hand
        [yours] , your choice among equal tiles
       *[only] {""}
    }; the next free space ahead of you
story-pedro_replaces = Replaces { $old } with { $tile }: { $space }
    .why = { $rule ->
        [small] one carpintero
       *[most] as many carpinteros as possible
    }{ $why ->
        [points] , the new tile with most points
        [hands] , so that most hands are on the board
        [yours] , your choice among equal ones
       *[only] {""}
    }
story-drives = Locomotive: { $track }
story-pedro_upgrades = Puts a disc: { $station }
    .why = { $passed ->
        [0] the only station in reach without his disc
       *[other] the farthest station in reach without his disc
    }
story-pedro_dismisses = { $master } goes back to the box
    .why = his station has been upgraded
story-pedro_frees_disc = Takes a disc back: { $place }
    .why = { $why ->
        [points] his reserve is empty; it is worth least there
        [yours] his reserve is empty; your choice among equal places
       *[only] his reserve is empty
    }
story-pedro_delivers = Delivers { $space } { $grain ->
        [0] without paying grain
       *[other] for { $grain } grain
    }
    .why = { $why ->
        [grain] as much grain as possible
        [points] most points for that grain
        [pesos] most pesos among equal spaces
        [yours] your choice among equal spaces
       *[only] the only one he can afford
    }
story-pedro_loads = Loads { $ship }
    .why = { $why ->
        [card] the first of his loading card without his disc
       *[valuable] all ships of his card have his disc: the most valuable one left
    }
story-pedro_loading = New loading card: { $loading }
    .why = ships have sailed
story-foresight_tile = Foresight { $letter }: { $tile }
    .why = { $lower ->
        [1] the lower tile
       *[0] the upper tile: no worker may come any more
    }
story-arrow = { $arrow ->
        [refill] The cattle market is filled up
        [end] The job market is full: the end is near
       *[other] Ships sail
    }
    .why = the token of the job market has crossed an arrow
story-starts_again = Returns to the rider space

## Rulings

ruling-p01 = Which worker does Pedro begin with? One that is drawn from bag B.
ruling-p02 = What do Pedro’s cards show? We have not seen them: their actions come from the booklet; most of their numbers, the market tile and the order of ships on the loading cards are our reconstruction.
ruling-p03 = Which way does Pedro take? The one after which the fewest locations are left to Buenos Aires, or with the fewest if he arrives. Where equal ways end at the same place, you are not asked.
ruling-p04 = Does Pedro pay farmers? No, he has no money; for your buildings the bank pays you.
ruling-p05 = What does Pedro have of a delivery? All but money: the farthest objective card, the Franqueiro with most points, the advance of his locomotive.
ruling-p06 = Where does Pedro build? On the nearest free space without a special action ahead of your estanciero, or else from the start of the trail; if two are as near, you choose. His buildings show the same sides as yours.
ruling-p07 = What does Pedro load if all ships of his card have his disc? The most valuable ship without his disc, or else the most valuable of all.
ruling-p08 = What does Pedro do with workers of the foresight once the job market is full? He takes the upper tile if it is no worker, or else none.
ruling-p09 = Whence comes the disc if Pedro’s reserve is empty when he loads? From the station that is worth least, else from a quay, else from a ship.

## A turn in one sentence

did-pedro_takes_cattle = took { $cards_count ->
    [one] a cattle card
   *[other] { $cards_count } cattle cards
} from the market
did-pedro_takes_farmer = took { $farmer_count ->
    [one] a farmer
   *[other] { $farmer_count } farmers
}
did-pedro_removes_farmer = removed { $farmer_count ->
    [one] a farmer
   *[other] { $farmer_count } farmers
} from the game
did-pedro_taxed = gained ${ $dollars } from the bank when Pedro passed
did-pedro_finds_nothing = found nothing to do
