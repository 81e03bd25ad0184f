### What the trail games say alike, in English. The scheme of the ids is in saloon/engine/texts.py.
###
### A game whose rulebook says it differently has the message in a locale of its own, which wins.

unknown = an unseen card

## Cattle

what-any = a cattle card

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

## Actions

effect-discard = discard { $what }
effect-buy = buy cattle

note-pay = −${ $dollars }
note-dollars = +${ $count }
note-certificate = { $count ->
    [one] +1 certificate
   *[other] +{ $count } certificates
}

kind-term = Actions and terms
kind-auxiliary = Auxiliary actions
kind-building = Buildings
kind-command = Other choices
kind-worker = Workers

## Help composed from figures

help-cattle = Breeding value { $value }, { $points }.
help-starting = There are { $count } in every starting herd.
help-actions = Actions: { $actions }.
help-term = { $term }: { $text }

## Options, as buttons

do-act-end = End the actions
do-hire-pass = Hire nobody

build-tile = building { $name } ({ $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    }, ${ $dollars }, { $points })

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

phase-move = Move
phase-act = Act
phase-draw = Draw

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
option-faces-chosen = the sides written below

## The score sheet

category-money = Money
category-buildings = Buildings
category-cattle = Cattle
category-objectives = Objectives
category-workers = Workers

## The score sheet line by line

sum-money = ${ $dollars } (a point for every ${ $each })
sum-met = objective met: { $tasks }
sum-unmet = objective not met: { $tasks }

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
