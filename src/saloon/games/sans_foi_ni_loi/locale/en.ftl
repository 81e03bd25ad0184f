### Sans Foi Ni Loi in English. The scheme of the ids is in saloon/words/texts.py.
###
### Attributes of a card: `.one` in a sentence, `.quality` of a range, `.short` on the drawn card, `.help` in full.

game = Sans Foi Ni Loi
    .about = Build up a ranch with ranges, herds and cowboys, and hinder your neighbours with dirty tricks. For 2 to 6 players, by Bruno Cathala (2003).
    .first = As the rulebook says; you only choose how strong the bots are.
    .full = As the rulebook says.

unknown = an unseen card

## Ranges, herds, cowboys

card-range1 = scrub range
    .quality = scrub
    .one = a scrub range
    .short = Feeds 1 herd
    .help = Costs 1 action point to place. Feeds one herd of any quality. Counts as a range at the end, unless it is raided.
    .some = { $count ->
        [one] a scrub range
       *[other] { $number } scrub ranges
    }
card-range2 = good range
    .quality = good
    .one = a good range
    .short = Feeds 2 herds
    .help = Costs 1 action point to place. Feeds two herds of any quality. Counts as a range at the end, unless it is raided.
    .some = { $count ->
        [one] a good range
       *[other] { $number } good ranges
    }
card-range3 = excellent range
    .quality = excellent
    .one = an excellent range
    .short = Feeds 3 herds
    .help = Costs 1 action point to place. Feeds three herds of any quality. Counts as a range at the end, unless it is raided.
    .some = { $count ->
        [one] an excellent range
       *[other] { $number } excellent ranges
    }
card-herd1 = poor herd
    .one = a poor herd
    .short = Sells for 1, 2, 3, then 4 gold
    .help = Costs 1 action point to place, on a range with room and without mine or raid; it cannot move later. Sells for 1 gold coin times its turns on the range, 4 turns at most, in the cattle step of your own turn.
    .some = { $count ->
        [one] a poor herd
       *[other] { $number } poor herds
    }
card-herd2 = good herd
    .one = a good herd
    .short = Sells for 2, 4, 6, then 8 gold
    .help = Costs 1 action point to place, on a range with room and without mine or raid; it cannot move later. Sells for 2 gold coins times its turns on the range, 4 turns at most, in the cattle step of your own turn.
    .some = { $count ->
        [one] a good herd
       *[other] { $number } good herds
    }
card-herd3 = prize herd
    .one = a prize herd
    .short = Sells for 3, 6, 9, then 12 gold
    .help = Costs 1 action point to place, on a range with room and without mine or raid; it cannot move later. Sells for 3 gold coins times its turns on the range, 4 turns at most, in the cattle step of your own turn.
    .some = { $count ->
        [one] a prize herd
       *[other] { $number } prize herds
    }
card-cowboy1 = novice cowboy
    .one = a novice cowboy
    .short = +1 to the watch and in a duel
    .help = Costs 1 action point to place, and needs no range. Adds 1 to every watch test of the ranch, and to his own die in a duel. Counts as a cowboy at the end.
    .some = { $count ->
        [one] a novice cowboy
       *[other] { $number } novice cowboys
    }
card-cowboy2 = seasoned cowboy
    .one = a seasoned cowboy
    .short = +2 to the watch and in a duel
    .help = Costs 1 action point to place, and needs no range. Adds 2 to every watch test of the ranch, and to his own die in a duel. Counts as a cowboy at the end.
    .some = { $count ->
        [one] a seasoned cowboy
       *[other] { $number } seasoned cowboys
    }
card-cowboy3 = veteran cowboy
    .one = a veteran cowboy
    .short = +3 to the watch and in a duel
    .help = Costs 1 action point to place, and needs no range. Adds 3 to every watch test of the ranch, and to his own die in a duel. Counts as a cowboy at the end.
    .some = { $count ->
        [one] a veteran cowboy
       *[other] { $number } veteran cowboys
    }

## Dirty tricks

card-raid = Indian Raid
    .one = an Indian Raid
    .short = Blocks an opponent’s range
    .help = Costs 3 action points; stays on one range of an opponent until the Cavalry or the rails remove it. No herd can be placed there or sold from there, a mine there pays nothing, and the range with its herds does not count at the end. Its herds are out of reach: no watch test, no flight, no ageing, no rustling (option “Herds under a raid”).
    .some = { $count ->
        [one] an Indian Raid
       *[other] { $number } Indian Raids
    }
card-panic = Panic
    .one = a Panic
    .short = Herds count double, and two flee
    .help = Costs 3 action points; stays on one opponent’s ranch until its owner plays a Rodeo King. In the watch test each herd counts double, and a failed test costs two herds. One Panic to a ranch, with or without herds.
    .some = { $count ->
        [one] a Panic
       *[other] { $number } Panics
    }
card-killer_a = Hired Killer A
    .one = Hired Killer A
    .short = Duel; back to the hand after a win
    .help = Costs 3 action points each time. He challenges the opponent’s character with the highest bonus: die plus bonus on each side. If he wins, he returns to your hand with his bounty from the bank and keeps the victim as a trophy; if he loses, he is discarded and the bank pays the defender his bounty plus the bonuses of his trophies; if they tie, both fall and nobody is paid.
card-killer_b = Hired Killer B
    .one = Hired Killer B
    .short = Duel; back to the hand after a win
    .help = Costs 3 action points each time. He challenges the opponent’s character with the highest bonus: die plus bonus on each side. If he wins, he returns to your hand with his bounty from the bank and keeps the victim as a trophy; if he loses, he is discarded and the bank pays the defender his bounty plus the bonuses of his trophies; if they tie, both fall and nobody is paid.
card-killer_c = Hired Killer C
    .one = Hired Killer C
    .short = Duel; back to the hand after a win
    .help = Costs 3 action points each time. He challenges the opponent’s character with the highest bonus: die plus bonus on each side. If he wins, he returns to your hand with his bounty from the bank and keeps the victim as a trophy; if he loses, he is discarded and the bank pays the defender his bounty plus the bonuses of his trophies; if they tie, both fall and nobody is paid.
card-sharp = Card Sharp
    .one = a Card Sharp
    .short = See an opponent’s hand, take a card
    .help = Costs 3 action points; discarded after use. You see the hand of an opponent and take one card of your choice. The Sheriff protects his player’s hand.
    .some = { $count ->
        [one] a Card Sharp
       *[other] { $number } Card Sharps
    }
card-holdup = Hold-up
    .one = a Hold-up
    .short = Steals a die + 3 gold
    .help = Costs 3 action points; discarded after use. Steals a die plus 3 gold coins from the bank or from an opponent’s ranch, as far as the victim has them. The Sheriff protects his ranch.
    .some = { $count ->
        [one] a Hold-up
       *[other] { $number } Hold-ups
    }
card-rails = Rails Across the Prairie
    .one = Rails Across the Prairie
    .short = Removes an opponent’s range
    .help = Costs 3 action points; discarded after use. Removes one range of an opponent with its herds, its mine and any raid. The Sheriff does not stop the rails.
card-saloon = Saloon
    .one = a Saloon
    .short = One cowboy of each opponent joins you
    .help = Costs 5 action points; discarded after use. One cowboy of every opponent’s ranch, drawn at random, comes over to your ranch and stays in play. Nobody dies, so the Undertaker earns nothing; Sheriff, Mayor and Undertaker never leave.
    .some = { $count ->
        [one] a Saloon
       *[other] { $number } Saloons
    }
card-rustling = Cattle Rustling
    .one = Cattle Rustling
    .short = Steals an opponent’s herd
    .help = Costs 5 action points; discarded after use. Steals a herd of your choice, which goes at once to one of your ranges with room and keeps its age; it can be sold from your next turn on. The Sheriff protects his ranch, and herds under a raid are out of reach.
card-lynching = Lynching
    .one = a Lynching
    .short = Removes any one character
    .help = Costs 2 action points plus the victim’s bonus: 3 to 5 for a cowboy, 5 for the Undertaker, 6 for the Mayor, 7 for the Sheriff. Removes any character of an opponent; discarded after use.
    .some = { $count ->
        [one] a Lynching
       *[other] { $number } Lynchings
    }

## Counters and bonuses

card-sheriff = Sheriff
    .one = the Sheriff
    .short = No Card Sharp, Hold-up, Rustling
    .help = Costs 4 action points; stays on your ranch. Nobody can play Card Sharp, Hold-up or Cattle Rustling against it. In a duel he adds 5 and must be faced first; he adds nothing to the watch test and is no cowboy at the end.
card-rodeo = Rodeo King
    .one = a Rodeo King
    .short = Removes Panic from your ranch
    .help = Costs 3 action points; only with Panic on your ranch. Both cards are discarded.
    .some = { $count ->
        [one] a Rodeo King
       *[other] { $number } Rodeo Kings
    }
card-cavalry = Cavalry
    .one = Cavalry
    .short = Ends a raid on your ranch
    .help = Costs 3 action points; only on a raided range of your own. Both cards are discarded, and the range with all that is on it is yours again at once.
card-mine = Gold Mine
    .one = a Gold Mine
    .short = Two dice of gold a turn; 10+ destroys
    .help = Costs 3 action points; stays on a range of your own without herds, mine or raid, which can never again feed herds. Each turn it pays the sum of two dice; on 10 or more it pays nothing and blows up together with its range.
    .some = { $count ->
        [one] a Gold Mine
       *[other] { $number } Gold Mines
    }
card-undertaker = Undertaker
    .one = the Undertaker
    .short = 2 gold for every death
    .help = Costs 4 action points; stays on your ranch. The bank pays you 2 gold coins for every character that dies anywhere, Hired Killers included, but not for his own death, nor for a killer who dies with him. In a duel he adds 3; he adds nothing to the watch test.
card-girls = Girls
    .one = Girls
    .short = The deck’s next 2 cowboys to your hand
    .help = Costs 3 action points; discarded after use. The first two cowboys of the deck come to your hand for all to see, fewer if fewer are left; then the deck is shuffled. The Line is not searched.
card-trapper = Trapper
    .one = a Trapper
    .short = Brings a die + 3 gold
    .help = Costs 3 action points; discarded after use. The bank pays you a die plus 3 gold coins, as far as it can; it must not be empty.
    .some = { $count ->
        [one] a Trapper
       *[other] { $number } Trappers
    }
card-fence = Fence
    .one = a Fence
    .short = +2 to the watch
    .help = Costs 4 action points; stays on your ranch for good. Adds 2 to every watch test of the ranch; several add up.
    .some = { $count ->
        [one] a Fence
       *[other] { $number } Fences
    }
card-mayor = Mayor
    .one = the Mayor
    .short = Rearrange the Line before any turn
    .help = Costs 4 action points; stays on your ranch. Before every turn, anybody’s, you may put the cards of the Line in another order. In a duel he adds 4; he adds nothing to the watch test.

## Herds as they age

herd-herd1-1 = poor herd, 1st turn (worth 1)
    .one = a poor herd, 1st turn (worth 1)
herd-herd1-2 = poor herd, 2nd turn (worth 2)
    .one = a poor herd, 2nd turn (worth 2)
herd-herd1-3 = poor herd, 3rd turn (worth 3)
    .one = a poor herd, 3rd turn (worth 3)
herd-herd1-4 = poor herd, 4th turn (worth 4)
    .one = a poor herd, 4th turn (worth 4)
herd-herd2-1 = good herd, 1st turn (worth 2)
    .one = a good herd, 1st turn (worth 2)
herd-herd2-2 = good herd, 2nd turn (worth 4)
    .one = a good herd, 2nd turn (worth 4)
herd-herd2-3 = good herd, 3rd turn (worth 6)
    .one = a good herd, 3rd turn (worth 6)
herd-herd2-4 = good herd, 4th turn (worth 8)
    .one = a good herd, 4th turn (worth 8)
herd-herd3-1 = prize herd, 1st turn (worth 3)
    .one = a prize herd, 1st turn (worth 3)
herd-herd3-2 = prize herd, 2nd turn (worth 6)
    .one = a prize herd, 2nd turn (worth 6)
herd-herd3-3 = prize herd, 3rd turn (worth 9)
    .one = a prize herd, 3rd turn (worth 9)
herd-herd3-4 = prize herd, 4th turn (worth 12)
    .one = a prize herd, 4th turn (worth 12)

## Commands of the action step

command-take1 = take from slot 1
    .help = Take the card on slot 1 of the Line, the farthest from the deck, for 1 action point. You may play it in the same turn; the slot stays empty until the turn ends.
command-take2 = take from slot 2
    .help = Take the card on slot 2 of the Line for 2 action points. You may play it in the same turn; the slot stays empty until the turn ends.
command-take3 = take from slot 3
    .help = Take the card on slot 3 of the Line for 3 action points. You may play it in the same turn; the slot stays empty until the turn ends.
command-take4 = take from slot 4
    .help = Take the card on slot 4 of the Line for 4 action points. You may play it in the same turn; the slot stays empty until the turn ends.
command-take5 = take from slot 5
    .help = Take the card on slot 5 of the Line for 5 action points. You may play it in the same turn; the slot stays empty until the turn ends.
command-take6 = take from slot 6
    .help = Take the card on slot 6 of the Line, next to the deck, for 6 action points. You may play it in the same turn; the slot stays empty until the turn ends.
command-draw = draw unseen
    .help = Draw the top card of the deck for 3 action points. The others do not see it.
command-buy = buy an action point
    .help = Pay 2 gold coins to the bank for one more action point, as often as you can pay.
command-end = end the turn
    .help = Stop acting. Points left over are lost; you discard down to 10 cards and the Line is refilled.

## Questions

verb-act = What do you do?
    .help = Spend 6 action points in any order: take cards from the Line or the deck, play cards of your hand. One more point costs 2 gold coins; points left over are lost.
verb-sell = Which herd do you sell?
    .help = A herd brings its base value times its turns on the range, 4 at most. Sell as many as you like, or none: those you keep grow a turn older. If the bank runs out, the rest is lost.
verb-flee = Which of these herds flees?
    .help = The watch test has failed, and the most valuable herd is lost. Several are worth the same: the choice is yours.
verb-range = Which of your ranges?
    .help = The range that the card you play, or the herd you have stolen, goes to.
verb-ranch = On which ranch do you play Panic?
    .help = Panic stays there until the owner plays a Rodeo King.
verb-seize = Which range do you aim at?
    .help = An Indian Raid blocks the range until the Cavalry comes; rails remove it with all that is on it.
verb-rustle = Which herd do you steal?
    .help = It keeps its age and goes at once to one of your ranges with room.
verb-shoot = Whom does the killer meet?
    .help = A Hired Killer meets the character with the highest bonus on a ranch; between equals you choose.
verb-lynch = Whom do you lynch?
    .help = A Lynching reaches any character of an opponent, for 2 action points plus the character’s bonus.
verb-rob = Whom do you hold up?
    .help = A die plus 3 gold coins, as far as the victim has them.
verb-cheat = Whose hand do you look through?
    .help = You see the whole hand, then take one card of your choice.
verb-steal = Which card do you steal?
    .help = Only you and the player you steal from know which card it is, unless trophies lie under it.
verb-discard = Which card do you discard?
    .help = You may keep 10 cards at the end of your turn.
verb-arrange = Which card comes next in the Line, counting from slot 1?
    .help = The Mayor may put the Line in any order before every turn: name the card for slot 1, then for slot 2, and so on; or keep the order as it is.
verb-offer = How much do you offer the Mayor’s player for another order?
    .help = One offer a turn, from the gold of your ranch. Next you say which order you want; if the offer is refused, you pay nothing.
verb-request = Which card do you want next in the Line, counting from slot 1?
    .help = The order you ask for in return for your gold: the card for slot 1, then for slot 2, and so on.
verb-bribe = Do you accept the offer?
    .help = If you accept, the gold is yours and the Line is put in the order asked for. If you refuse, you may still order it as you please.

## Options as buttons

do-act = Play { $value }
    .short = { $value }
do-act-range1 = Place { $value }
do-act-range2 = Place { $value }
do-act-range3 = Place { $value }
do-act-herd1 = Place { $value }
do-act-herd2 = Place { $value }
do-act-herd3 = Place { $value }
do-act-cowboy1 = Place { $value }
do-act-cowboy2 = Place { $value }
do-act-cowboy3 = Place { $value }
do-act-take1 = Take { $value } from slot 1 (1 point)
    .short = { $value } (1 point)
do-act-take2 = Take { $value } from slot 2 (2 points)
    .short = { $value } (2 points)
do-act-take3 = Take { $value } from slot 3 (3 points)
    .short = { $value } (3 points)
do-act-take4 = Take { $value } from slot 4 (4 points)
    .short = { $value } (4 points)
do-act-take5 = Take { $value } from slot 5 (5 points)
    .short = { $value } (5 points)
do-act-take6 = Take { $value } from slot 6 (6 points)
    .short = { $value } (6 points)
do-act-draw = Draw a card unseen (3 points)
    .short = Unseen, from the deck (3 points)
do-act-buy = Buy an action point (2 gold coins)
    .short = 1 point for 2 gold coins
do-act-end = End the turn
do-sell = Sell from { $range }: { $herd }
do-sell-pass = Sell nothing more
do-flee = Lose from { $range }: { $herd }
do-range = On { $range }
do-ranch = On the ranch of { $ranch }
do-shoot = { $ranch }: meet { $victim }
do-rob = Hold up { $target }
do-cheat = Look through the hand of { $rival }
do-steal = Steal { $card }
do-discard = Discard { $card }
do-arrange = Put { $card } next
do-arrange-pass = Keep the order
do-offer = { $gold ->
    [one] Offer { $gold } gold coin
   *[other] Offer { $gold } gold coins
}
do-offer-pass = Offer nothing
do-request = Ask for { $card } next
do-bribe-accept = Accept the offer
do-bribe-refuse = Refuse the offer

## Standing answers

standing-end-without-points = End my turn when no action point is left
    .help = You are not asked whether you buy another point with your gold: the turn ends once the points are spent.
standing-keep-line = Keep the order of the Line before others’ turns
    .help = As the Mayor’s player you are only asked for an order before your own turns.
standing-offer-nothing = Never offer the Mayor anything
    .help = You are not asked whether you pay for an order of the Line.

## Groups of options, gauges

group-take = Take from the Line
group-play = Play from your hand

term-deck = The deck
    .help = Cards left to fill the Line. The game ends with the turn in which the last is laid out.
term-bank = The bank
    .help = Gold left in the bank. The game ends with the turn in which it is empty.
term-stall = Idle turns
    .help = If nobody takes or plays a card for so many turns, the game is over.
countdown-deck = Deck { $left }
countdown-bank = Bank { $left }
countdown-stall = { $left ->
    [one] Ends in { $left } idle turn
   *[other] Ends in { $left } idle turns
}

budget-points = { $left } of { $of } action points
budget-gold = { $left ->
    [one] { $left } gold coin
   *[other] { $left } gold coins
}
budget-ranch = for your ranch { $left }

summary-coin = { $count ->
    [one] { $count } gold coin
   *[other] { $count } gold coins
}
summary-hand-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## The log

tell-turn = { $ranch } to play.
tell-arranges = { $seat } puts the Line in a new order: { $cards }.
tell-offers = { $gold ->
    [one] { $seat } offers { $rival } { $gold } gold coin for this order of the Line: { $cards }.
   *[other] { $seat } offers { $rival } { $gold } gold coins for this order of the Line: { $cards }.
}
tell-bribe_accept = { $gold ->
    [one] { $home } accepts { $gold } gold coin from { $ranch }.
   *[other] { $home } accepts { $gold } gold coins from { $ranch }.
}
tell-bribe_refuse = { $gold ->
    [one] { $home } refuses { $gold } gold coin from { $ranch }.
   *[other] { $home } refuses { $gold } gold coins from { $ranch }.
}
tell-watches = { $held ->
    [True] { $ranch } watches the herds: { $result } against { $difficulty }. They all stay.
   *[False] { $ranch } watches the herds: { $result } against { $difficulty }. That is not enough.
}
tell-flees = { $ranch } loses { $herd }, which flees.
tell-sells = { $gold ->
    [one] { $ranch } sells { $herd }, for { $gold } gold coin.
   *[other] { $ranch } sells { $herd }, for { $gold } gold coins.
}
tell-fattens = { $ranch } fattens the rest: { $herds }.
tell-digs = { $gold ->
    [one] { $ranch } rolls { $found } for the Gold Mine and receives { $gold } gold coin.
   *[other] { $ranch } rolls { $found } for the Gold Mine and receives { $gold } gold coins.
}
tell-explodes = { $ranch } rolls { $found } for the Gold Mine: it blows up and takes { $range } with it.
tell-takes = { $points ->
    [one] { $seat } takes { $card } from the Line for { $points } point.
   *[other] { $seat } takes { $card } from the Line for { $points } points.
}
tell-draws = { $seat } draws { $card } from the deck.
tell-buys = { $gold ->
    [one] { $ranch } buys an action point for { $gold } gold coin.
   *[other] { $ranch } buys an action point for { $gold } gold coins.
}
tell-places = { $ranch } puts { $card } into play.
tell-raids = { $seat } plays an Indian Raid on { $range } of { $ranch }.
tell-panics = { $seat } plays Panic on { $ranch }.
tell-duels = { $seat } sends { $card } against { $ranch }, to meet { $victim }: { $attack } to { $defence }.
tell-shoots = { $gold ->
    [one] { $home } wins the duel: { $ranch } loses { $victim }, { $card } returns to the hand and brings { $gold } gold coin.
   *[other] { $home } wins the duel: { $ranch } loses { $victim }, { $card } returns to the hand and brings { $gold } gold coins.
}
tell-beats_killer = { $gold ->
    [one] { $ranch } wins the duel: { $card } is discarded, and the bounty is { $gold } gold coin.
   *[other] { $ranch } wins the duel: { $card } is discarded, and the bounty is { $gold } gold coins.
}
tell-both_fall = The duel is a tie: { $seat } loses { $card }, { $ranch } loses { $victim }, and nobody is paid a bounty.
tell-cheats = { $seat } plays a Card Sharp: { $rival } shows the whole hand.
tell-steals = { $seat } steals { $card } from { $rival }.
tell-robs = { $gold ->
    [one] { $ranch } holds up { $target } and takes { $gold } gold coin.
   *[other] { $ranch } holds up { $target } and takes { $gold } gold coins.
}
tell-lays_rails = { $count ->
    [0] { $seat } lays rails across the prairie: { $ranch } loses { $range }.
   *[other] { $seat } lays rails across the prairie: { $ranch } loses { $range } with { $lost }.
}
tell-opens_saloon = { $ranch } plays a Saloon.
tell-lures = { $home } wins over { $card } from { $ranch }.
tell-rides_out = { $home } plays Cattle Rustling against { $ranch }.
tell-rustles = { $home } steals { $herd } from { $ranch }.
tell-lynches = { $seat } plays a Lynching: { $ranch } loses { $victim }.
tell-calms = { $ranch } plays a Rodeo King: Panic is over.
tell-rescues = { $ranch } plays Cavalry and can use { $range } again.
tell-calls_girls = { $count ->
    [0] { $seat } plays Girls, but no cowboy is left in the deck.
    [one] { $seat } plays Girls and finds the last cowboy in the deck: { $cards }.
   *[other] { $seat } plays Girls and finds in the deck: { $cards }.
}
tell-sells_furs = { $gold ->
    [one] { $ranch } plays a Trapper and receives { $gold } gold coin.
   *[other] { $ranch } plays a Trapper and receives { $gold } gold coins.
}
tell-buries = { $gold ->
    [one] { $ranch } receives { $gold } gold coin for the Undertaker’s work.
   *[other] { $ranch } receives { $gold } gold coins for the Undertaker’s work.
}
tell-discards = { $seat } discards { $card }.
tell-refills = { $count ->
    [0] No card is left to refill the Line.
    [one] New in the Line: { $cards }.
   *[other] New in the Line: { $cards }.
}
tell-ends = { $reason ->
    [deck] The deck is empty: the game ends.
    [bank] The bank is empty: the game ends.
    [both] The deck and the bank are empty: the game ends.
   *[stall] For two whole rounds nobody has taken or played a card: the game ends.
}
tell-nears_stall = For a whole round nobody has taken or played a card: after another one like it the game ends.

## Why an option is missing

why-too_dear = Costs { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }; you have { $points }.
why-deck_empty = The deck is empty.
why-no_gold = Costs { $cost ->
        [one] { $cost } gold coin
       *[other] { $cost } gold coins
    }; this ranch has { $gold }.
why-no_target_herd = None of your ranges has room for a herd without mine or raid.
why-no_target_raid = No opponent has a range without a raid.
why-no_target_panic = Panic lies on every opponent’s ranch already.
why-no_target_killer = No opponent has a character in play.
why-no_target_sharp = Every opponent has an empty hand or the Sheriff.
why-no_target_holdup = The bank is empty, and every opponent has no gold or the Sheriff.
why-no_target_rails = No opponent has a range.
why-no_target_saloon = No opponent has a cowboy in play.
why-no_target_rustling = There is no herd within reach, or none of your ranges has room for one.
why-no_target_lynching = No opponent has a character whose lynching you can pay: { $cost } action points plus the bonus, and you have { $points }.
why-no_target_rodeo = There is no Panic on your ranch.
why-no_target_cavalry = None of your ranges is raided.
why-no_target_mine = You have no range without herds, mine or raid.
why-no_target_girls = The deck is empty.
why-no_target_trapper = The bank is empty.

## Options of a table

option-two_player_mode = Two players
    .help = How many ranches each of two players runs.
option-two_player_mode-two_ranches = two ranches each, one hand (the printed rule)
option-two_player_mode-single_ranch = one ranch each
option-killer_reward = Reward of a Hired Killer
    .help = What the bank pays when a Hired Killer wins his duel.
option-killer_reward-printed = the bounty on his card
option-killer_reward-victim_bonus = the bonus of his victim
option-killer_values = Figures of the Hired Killers
    .help = Duel bonus and bounty of killers A, B and C, for example 2/2,3/3,4/4. They are printed only on the cards, and ours are assumed: set those of your copy here.
    .pick = Duel bonus and bounty of the three killers. They are printed only on the cards, and ours are assumed: set those of your copy.
option-killer_values-bonus-killer_a = bonus of killer A
option-killer_values-bounty-killer_a = bounty of killer A
option-killer_values-bonus-killer_b = bonus of killer B
option-killer_values-bounty-killer_b = bounty of killer B
option-killer_values-bonus-killer_c = bonus of killer C
option-killer_values-bounty-killer_c = bounty of killer C
option-raid_mode = Herds under a raid
    .help = What happens to herds on a raided range. In either reading they can be neither sold nor stolen.
option-raid_mode-blocked = out of reach: not tested, not lost, no older
option-raid_mode-literal = tested like the others: they may flee, and grow older
option-mayor_bribe = Bargaining with the Mayor
    .help = Whether the player about to play may offer gold to the Mayor’s player for an order of the Line.
option-mayor_bribe-off = no offers
option-mayor_bribe-gold = one offer of gold a turn
option-known_cards_aid = Memory aid
    .help = Whether the cards that you have seen go to a hand are listed for you.
option-known_cards_aid-off = off
option-known_cards_aid-on = known cards are listed
option-tie_break = Equal totals
    .help = Who wins between players with the same prestige.
option-tie_break-shared = the victory is shared
option-tie_break-gold = more gold, then more ranges

## The score sheet

category-ranges = Ranges
category-herds = Herds
category-cowboys = Cowboys
category-gold = Gold

## The score sheet line by line

sum-ranges = { $count ->
    [one] 1 range
   *[other] { $count } ranges
} (rank { $rank })
sum-herds = { $count ->
    [one] 1 herd
   *[other] { $count } herds
} (rank { $rank })
sum-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
} (rank { $rank })
sum-gold = { $count ->
    [one] 1 gold coin
   *[other] { $count } gold coins
} (rank { $rank })

## The position in words

word-bank = the bank
word-no-card = no card
word-priced = { $card } ({ $price })
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-lynching-price = 2 points and the victim’s bonus
word-armed = { $card } (+{ $bonus })
word-ranch-number = ranch { $number }
word-range-number = range { $number }
word-range = range { $number } ({ $range })
word-seize = { $ranch }, { $range }: { $contents }
word-lynch = { $ranch }: lynch { $victim } ({ $points } points)
word-rustle = Steal from { $ranch }, { $range }: { $herd }
word-mine = Gold Mine
word-raided = raided
word-empty = empty
word-table = Deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } · Bank: { $bank ->
        [one] { $bank } gold coin
       *[other] { $bank } gold coins
    } · Discard pile: { $discard ->
        [one] { $discard } card
       *[other] { $discard } cards
    }
word-points-left = Action points left: { $points }
word-line = Line: { $slots }
word-you = you
word-to-play = to play
word-ranch = { $ranch }: { $gold ->
        [one] { $gold } gold coin
       *[other] { $gold } gold coins
    }, { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }
word-land = { $count ->
        [one] range { $numbers }
       *[other] ranges { $numbers }
    } ({ $range }, { $herds } of { $capacity }): { $contents }
word-people = In play: { $cards }
word-watch = watch +{ $bonus }
word-killer = { $card } [+{ $bonus }, bounty { $bounty }]
word-trophies = { $killer } has shot: { $cards }
word-hand = Your hand (points to play): { $cards }
word-hand-empty = Your hand is empty.
word-known = Known in the hand of { $rival }: { $cards }

## What options lead to

lead-deck = { $count ->
    [one] the last card of the deck
   *[other] one of { $count } cards
}
lead-gold = { $gold ->
    [one] your ranch has 1 gold coin
   *[other] your ranch has { $gold } gold coins
}
lead-lapse = { $points ->
    [one] the action point left is lost
   *[other] the { $points } action points left are lost
}
lead-grows = a turn later worth { $gold }
lead-full = it will not be worth more
lead-room = { $herds } of { $capacity } herds on it
lead-watch = { $herds ->
    [0] no herds to watch
    [one] 1 herd, watched with +{ $watch }
   *[other] { $herds } herds, watched with +{ $watch }
}
lead-herds = { $gold ->
    [0] no herd on it
   *[other] its herds are worth { $gold } now
}
lead-purse = { $gold ->
    [one] 1 gold coin there
   *[other] { $gold } gold coins there
}
lead-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

## What bots name when they say why

aspect-ranges = ranges
    .count = { $count ->
        [one] 1 range
       *[other] { $count } ranges
    }
aspect-herds = herds
    .count = { $count ->
        [one] 1 herd
       *[other] { $count } herds
    }
aspect-cowboys = cowboys
    .count = { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
aspect-gold = gold
    .count = { $count ->
        [one] 1 gold coin
       *[other] { $count } gold coins
    }
aspect-hand = cards in hand
aspect-ranch = what protects your ranch
aspect-turn = whose turn comes

## The coach of first games

coach-no-range = Without a range there is no room for herds or mines: look for one in the Line or your hand.
coach-no-room = You hold a herd, but no range has room for it.
coach-unwatched = { $herds } herds watched with +{ $watch }: cowboys and fences keep them from running away.
coach-trick = A dirty trick hurts most whoever leads: look at who has most herds, cowboys or gold.
coach-few-points = { $points ->
    [one] One action point left: cards on slot 1 and cheap cards of your hand still go.
   *[other] { $points } action points left: cheap slots and cheap cards of your hand still go.
}
coach-cheap = Something to build up your ranch lies on a cheap slot: taken and placed it costs little.
coach-act = Action points serve for taking and placing alike: a card in hand scores nothing yet.
coach-sell-young = Herds grow more valuable turn by turn: selling now is for those that may run away or be stolen.
coach-sell = A grown herd is worth its full price; sold herds make room, kept ones count at the end.
coach-range = Large ranges are for valuable herds; a mine wants a range that you can do without.
coach-seize = Look at who leads, and at what is worth most on that ranch.
coach-rob = From a rival the gold hurts twice; from the bank it is sure as long as it has any.
coach-people = Who falls takes their watch or their protection with them.
coach-steal = Take what you can place soon, or what would be played against you.
coach-discard = Keep what you can place next turn; tricks without a target can go.
coach-arrange = What you want goes to the cheap slots before your turn, to the dear ones before others’.

## Rulings

ruling-a00 = What are the figures of the three Hired Killers, which only the cards show? We assume duel bonus and bounty +2/2, +3/3 and +4/4; an option takes those of your copy.
ruling-a01 = What if the bank cannot pay in full? It pays what it has and the rest is lost; a bounty is paid before the Undertaker.
ruling-a02 = Where does the gold for action points go? To the bank.
ruling-a03 = Who chooses between equals? The owner, among equally valuable herds that could flee; the attacker, among characters with equal bonuses that a Hired Killer could meet.
ruling-a04 = May a dirty trick hit your own ranch? No, only the ranches of other players.
ruling-a05 = What happens to herds on a raided range? They are out of everybody’s reach: not tested, not lost, not sold, not stolen, and no older. An option lets them be tested, flee and grow older.
ruling-a06 = May a card be played without effect? No, it needs a target; Trapper, and Hold-up on the bank, need gold in the bank. One raid to a range, one Panic to a ranch; Panic on a ranch without herds is allowed.
ruling-a07 = What is a Hired Killer’s reward, and who pays? The bounty on his card, paid by the bank like the defender’s; an option makes it the victim’s bonus.
ruling-a08 = What if a Hired Killer with trophies changes hands? The trophies stay with the card, and are discarded with it.
ruling-a09 = Do the Sheriff, the Mayor and the Undertaker count as cowboys at the end? No, only blue cards do.
ruling-a10 = Where can a Gold Mine go? Only on a range of your own without herds, mine or raid.
ruling-a11 = Is the Undertaker paid for his own death? No, nor for the killer who dies in the same duel.
ruling-a12 = When do we look whether the game ends? After the Line has been refilled.
ruling-a13 = What if nobody does anything any more? When every ranch has had two turns in a row in which no card was taken and none was played, the game ends; the table is warned after the first.
ruling-a14 = What is public? Gold, the size of hands, everything in play, and the cards that the Girls find. The cards in hand are private.
ruling-a15 = In which order is the Line filled at the start? From slot 1 to slot 6.
ruling-a16 = How do two players share two ranches each? One hand and one hand limit for both; gold and cards in play belong to one ranch, and cards act for the ranch whose turn it is. The Sheriff guards his own ranch, and the common hand against Card Sharp; the Saloon strikes both ranches of the opponent.
ruling-a17 = May herds move between your ranges? No.
ruling-a18 = May you discard cards as you like? No, only down to 10 at the end of your turn.
ruling-a19 = Is the discard pile shuffled into a new deck? Never: an empty deck ends the game.
ruling-a20 = Is a card that leaves the game different from a discarded one? No, both lie on the discard pile.
ruling-a21 = Does it matter who rolls which die? No, only the numbers count.
ruling-a22 = In which order are several mines rolled? One after the other; the order changes nothing.
ruling-a23 = What if the Girls empty the deck? The game ends at the end of that turn, as always.

ruling-a24 = What is decided without asking you? Only what can be answered in one way: a card’s only possible target, the only herd that can flee, the only range with room for a stolen herd, the last cards of a new order of the Line, and the end of a turn in which nothing more can be done. Copies of a card in your hand, cowboys of one level on a ranch, and herds of one quality and age on a range are one option: whichever of them goes, the same remains.

## The drawn board

tab-line = Line
tab-rivals = Others
tab-ranch = Ranch
tab-hand = Hand
board-line = The Line
board-line-price = A card costs its slot’s number
board-deck = deck
board-discard = discard
board-bank = bank
board-rivals = The other ranches
board-ranch = Your ranch
board-ranch-of = { $name }: ranch
board-ranch-number = Your ranch { $number }
board-lands = Ranges and herds
board-no-range = no range yet
board-raid = Raid
board-supports = Supports
board-prestige = Prestige
board-now = is playing
board-next = plays next
board-later = plays in { $turns } turns
board-asked = is choosing
board-hand = Your hand
board-hand-of = { $name }: hand
board-hand-count = { $count ->
    [one] { $count } card, { $limit } at most
   *[other] { $count } cards, { $limit } at most
}
board-hand-hint = The ? at a card’s corner explains it
board-loot = The hand you look through
board-loot-of = The hand of { $rival }
board-stays = stays in play
board-once = once
board-returns = may return

## The figures of the guide

guide-difficulty = Difficulty: a die and your herds
guide-watch = Watch: a die and your cowboys
figure-picture = Cards of the Line with their prices; a range with a herd, and a cowboy; the herd grown older, sold for gold; a dirty trick.
figure-cattle = A die and a herd against a die and a cowboy.
figure-mine = A range with a gold mine; two dice bring as much gold.
figure-actions = Six action points, and one more for gold; cards with their prices.
figure-hand = Cards of a hand.
figure-line = The Line with the prices of its six slots, the deck, the discard pile and the bank.
figure-watch = A die of 4 and three herds make 7; a die of 2 and a seasoned cowboy make 4: the most valuable herd flees.
figure-ages = What herds of each quality sell for on their first to their fourth turn.
figure-ranges = Ranges for one, two and three herds.
figure-cowboys = A novice, a seasoned and a veteran cowboy.
figure-helpers = Sheriff, Mayor and Undertaker.
figure-tricks = Dirty tricks, each with the card that ends it or keeps it out.
figure-duel = A Hired Killer with 7 beats a veteran with 6, and earns his bounty.
figure-score = Four ranches, what they have in each category, and the points for it.
figure-two = The order of turns of two players with two ranches each.

## The player aid

aid-turn = Your turn
aid-turn-cattle = Watch test, sale, then the herds that stay grow older.
    .name = 1 Cattle
aid-turn-gold = Two dice of gold from each mine; 10 or more destroys it and its range.
    .name = 2 Gold
aid-turn-act = { $points } action points: take and play cards in any order. One more point for { $gold } gold, as often as you like.
    .name = 3 Actions
aid-turn-end = Keep { $cards } cards at most. The Line slides and is filled up.
    .name = 4 End
aid-turn-over = Deck or bank empty at the end of a turn: the game is over at once.
aid-cattle = The herds
aid-cattle-difficulty = Difficulty: a die and your number of herds.
aid-cattle-watch = Watch: a die, the bonuses of your cowboys, { $fence } a fence. As much is enough.
aid-cattle-flees = Not enough: your most valuable herd flees.
aid-cattle-sale = Sell as many as you like: base value times turns on the range, { $turns } at most.
aid-cattle-older = The others grow a turn older.
aid-costs = What points buy
aid-costs-take = Take from the Line: 1 to { $slots } points, by slot
aid-costs-draw = Draw unseen: { $points } points
aid-costs-range = Range: 1 point
aid-costs-herd = Herd: 1 point, on a range with room, without mine or raid
aid-costs-cowboy = Cowboy: 1 point, needs no range
aid-tricks = Dirty tricks
aid-tricks-raid = On a range: nothing placed, sold or mined there; neither it nor its herds count.
aid-tricks-panic = On a ranch: herds count double in the test, two flee.
aid-tricks-killer_a = Duel with the highest bonus. Won: bounty, trophy, back to your hand. Lost: the defender is paid.
    .name = Hired Killer
aid-tricks-sharp = See a hand, take a card. Not against the Sheriff.
aid-tricks-holdup = A die + 3 gold from the bank or a ranch. Not against the Sheriff.
aid-tricks-rails = A range is gone, with all that lies on it.
aid-tricks-saloon = One cowboy of every opponent, at random, comes to you.
aid-tricks-rustling = A herd comes to a range of yours with room. Not against the Sheriff.
aid-tricks-lynching = Any character is gone; + is the victim’s bonus.
aid-tricks-target = A card without a target cannot be played; never against yourself.
aid-answers = Counters and bonuses
aid-answers-sheriff = No Card Sharp, Hold-up or Rustling here.
aid-answers-rodeo = Panic is over.
aid-answers-cavalry = A raid is over.
aid-answers-mine = On an empty range of yours, which feeds no herds any more.
aid-answers-undertaker = 2 gold for every death.
aid-answers-girls = The deck’s first 2 cowboys to your hand.
aid-answers-trapper = A die + 3 gold from the bank.
aid-answers-fence = +2 to every watch.
aid-answers-mayor = Before any turn, put the Line in order.
aid-characters = Characters
aid-characters-cowboy1 = { card-cowboy1 }
aid-characters-cowboy2 = { card-cowboy2 }
aid-characters-cowboy3 = { card-cowboy3 }
aid-characters-sheriff = { card-sheriff }
aid-characters-mayor = { card-mayor }
aid-characters-undertaker = { card-undertaker }
aid-characters-watch = watch
aid-characters-duel = duel
aid-characters-lynching = lynching costs
aid-score = Prestige at the end
aid-score-ranges = Ranges, not those under a raid
aid-score-herds = Herds, not those under a raid
aid-score-cowboys = Cowboys
aid-score-gold = Gold
aid-score-ranks = { $rank1 }, { $rank2 }, { $rank3 }, { $rank4 } points by rank in each; equals share a rank, the next is skipped.
aid-score-none = Whoever has nothing of a thing earns nothing for it. Cards in hand do not count.

## A turn in one sentence

gold-coins = { $gold ->
    [one] 1 gold coin
   *[other] { $gold } gold coins
}
did-shoots = won a duel against { $ranch } for { gold-coins }
did-beats_killer = won the duel for { gold-coins }
did-both_fall = fought a duel with { $ranch } that ended in a tie
did-robs = held up { $target } for { gold-coins }
did-steals = stole { $card_count ->
    [one] a card
   *[other] { $card_count } cards
} from { $rival }
did-rustles = stole { $herd_count ->
    [one] a herd
   *[other] { $herd_count } herds
} from { $ranch }
did-lynches = lynched { $victim } of { $ranch }
did-raids = raided { $ranch }
did-panics = played Panic on { $ranch }
did-lays_rails = laid rails across the land of { $ranch }
did-lures = won over { $card } from { $ranch }
did-sells = sold { $herd_count ->
    [one] a herd
   *[other] { $herd_count } herds
} for { gold-coins }
did-explodes = lost { $range } in the Gold Mine
did-places = put { $card } into play
did-takes = took { $card }
did-flees = lost { $herd_count ->
    [one] a herd
   *[other] { $herd_count } herds
} that fled
did-digs = dug up { gold-coins }
did-calls_girls = { $count ->
    [0] played Girls in vain
    [one] found a cowboy with Girls
   *[other] found { $count } cowboys with Girls
}
did-sells_furs = received { gold-coins } for furs
did-calms = ended the Panic
did-rescues = called the Cavalry for { $range }
did-arranges = put the Line in a new order
did-bribe_accept = accepted { gold-coins } from { $ranch }
did-bribe_refuse = refused { gold-coins } from { $ranch }
did-draws = drew { $card_count ->
    [one] a card
   *[other] { $card_count } cards
}
did-buys = spent { gold-coins } on action points
did-buries = received { gold-coins } for the Undertaker’s work
did-discards = discarded { $card_count ->
    [one] a card
   *[other] { $card_count } cards
}
