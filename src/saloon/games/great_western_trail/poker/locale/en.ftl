### At the Poker Table, in English.

## The table

option-poker_table = At the poker table
    .help = Adds a poker table: cards are laid face down at the neutral building on space D, hands are shown at the one on space G. The best hand wins the pot; whoever sits down has a token with points.
option-poker_table-yes = with the poker table
option-poker_table-no = without

kind-bonus = Bonus tokens of the poker table
bonus-title = bonus token ({ $figures })
help-bonus = For whoever sits down at the poker table and finds it on top: { $dollars } dollars at once, { $points } at the end. Used with { $players } players or more.
kind-addon = Add-ons of neutral buildings
help-addon = A further local action of the neutral building on space { $space }, whichever that is. A building that copies its neighbour does not copy it.

effect-lay_cards = lay cards at the poker table
term-lay_cards = Laying cards
    .help = If nobody sits at the poker table for you, the last hired worker of one of your rows sits down for the rest of the game; printed workers stay. The top bonus token is yours: its money at once, its points at the end. Then you may lay a card of your hand face down at your seat for 1 dollar, and a second one for 2; the money goes into the pot. There are never more than 3 cards at a seat, and none of them is taken back before hands are shown.
effect-show_hands = show hands at the poker table
term-show_hands = Showing hands
    .help = Only with a card at your seat. Everybody who has cards at the table shows them. The sum of their breeding values counts, whatever the breeds; objective cards are worth nothing. The highest sum wins the pot and 3 dollars from the bank; equal ones share, and what cannot be divided stays in the pot. The cards go on the discard piles of their owners.

## Questions

verb-sit = Who sits down at the poker table?
    .help = The last hired worker of a row, for the rest of the game. You gain the top bonus token.
do-sit-exchange = Exchange cards
seat-worker = seat { $worker }
verb-lay = Which card do you lay?
    .help = It lies face down at your seat until somebody shows hands, and is neither in your hand nor in your deck. Cards that still lie there at the end count nothing.
do-lay-pass = Lay no card
note-poker-sum = your cards { $old } → { $new }

## Log and reasons

tell-sits = { $seat } seats { $worker } at the poker table and gains ${ $dollars }: { $token }.
tell-lays = { $seat } lays { $card } at the poker table, for ${ $dollars }.
tell-shows_hands = { $seat } shows hands; the bank adds ${ $dollars }.
tell-reveals = { $seat } shows { $cards }: { $value }.
tell-wins_pot = { $rest ->
    [0] { $seat } wins ${ $dollars } at the poker table.
   *[other] { $seat } wins ${ $dollars } at the poker table; ${ $rest } stay in the pot.
}
why-no_poker_player = Nobody sits at the poker table for you, and you have hired nobody who could.
why-no_poker_seat = Nobody sits at the poker table for you.
why-no_poker_cards = You have no cards at the poker table.
why-poker_seat_full = There are { $count } cards at your seat already.
why-no_hand = You have no cards in your hand.

## The position in words, the score sheet

word-poker = Poker table: ${ $pot } in the pot, ${ $bank } from the bank for the best hand; bonus tokens left: { $bonuses }
word-poker-empty = { $player }: not at the table
word-poker-seat = { $player } ({ $worker }, { $points }): { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
word-poker-own = { $player } ({ $worker }, { $points }): { $cards }, together { $value }
word-poker-shown = Hands shown: { $player } { $cards }, together { $value } (${ $dollars } won)
category-poker = Poker table
sum-bonus = Bonus token

## The drawing

board-poker = Poker table
tab-poker = Poker
poker-table = Poker table
    .help = Pot, cards at each seat and tokens that are left. Cards are laid at the neutral building on space D and shown at the one on space G.
poker-pot = Pot
poker-bank = + ${ $dollars } bank
poker-best = to the best hand
poker-to-sit = To sit
poker-left = { $count } left
poker-now = ${ $dollars } now
poker-in = in
poker-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
poker-not-in = not in:
poker-no-cards = no cards
poker-not-at = not at
poker-the-table = the table
poker-wins = wins
poker-discards = discards
poker-note-hidden = hidden until somebody shows hands
poker-note-shown = hands were shown: sums count
poker-close = Close
poker-only-you = only you see this card

## Rulings

ruling-g25 = What are the bonus tokens of the poker table worth? 6, 5, 4 and 3 points and 2 dollars each; with fewer players the top ones are used. Only the 6 is printed in the leaflet.
ruling-g26 = Can the poker table be played alone? No: the leaflet is for 2 to 4 players.
ruling-g27 = May you sit down without laying a card? Yes, every step may be left out.
ruling-g35 = Who shows hands? Everybody with cards at the table, whether they would or not; a player who is alone with cards wins at once. Money that is left in the pot at the end is lost.
ruling-g36 = Does a worker at the poker table still count? No: it is off your player board, so it scores nothing there, and the space it leaves gives its action again when you hire anew.

## The player aid

aid-poker = At the poker table
aid-poker-lay = Seat a hired worker for the rest of the game: take the top token. Then lay a card face down for ${ $first }, a second one for ${ $second }; { $cards } at most at a seat.
    .name = Space D
aid-poker-show = With a card there: everybody with cards shows them. The highest sum of values takes the pot and ${ $dollars } from the bank.
    .name = Space G
aid-poker-tokens = Points of the tokens, from the top: { $points }.
aid-poker-end = Cards that still lie there at the end count for nothing.

## A turn in one sentence

did-sits = seated { $worker } at the poker table for ${ $dollars }
did-wins_pot = won ${ $dollars } at the poker table
did-lays = laid { $card_count ->
    [one] a card
   *[other] { $card_count } cards
} at the poker table for ${ $dollars }
did-shows_hands = had the poker hands shown
