### The Simmental variant in English.

## The cards

breed-simmental = Simmental
card-simmental-1 = Simmental of stage 1
    .one = a Simmental of stage 1
card-simmental-2 = Simmental of stage 2
    .one = a Simmental of stage 2
card-simmental-3 = Simmental of stage 3
    .one = a Simmental of stage 3
help-simmental = Only with the Simmental variant; { $count } cards. In Kansas City every Simmental of your hand may rise by one stage, as long as there are cards.

## The variant

option-simmental = Simmental variant
    .help = Adds Simmental cattle, which rises in value each time it is brought to Kansas City, and a larger cattle market.
option-simmental-yes = with Simmental cattle
option-simmental-no = without

## In play

verb-raise = Which Simmental rises?
    .help = Each Simmental of your hand may rise by one stage: the card leaves the game, and one of the next stage goes on your discard pile. It does not count for this sale.
do-raise-pass = Let no other rise
raise-card = raise one of stage { $stage } (next stage: value { $value })
standing-simmentals = Let all Simmentals rise
    .help = In Kansas City every Simmental of your hand rises that can, and no cards are exchanged for others.
tell-raises = { $seat } raises a Simmental: { $card }.
word-simmentals = Simmentals left: { $two } of stage 2, { $three } of stage 3

lead-risen = { $new } at the end instead of { $old }; onto your discard pile

## Rulings

ruling-q06 = What are Simmental cards worth at the end? 3, 4 and 5 points by stage. This rests on a single public source.
ruling-q26 = Do Simmentals of different stages make a pair? Yes, they are one breed.
ruling-r02 = Must Simmentals rise? No, you are asked for each of them, stage 1 first. It is after the income and before the hand is discarded, so whoever has a token may still draw one with it and let it rise.

## The player aid

aid-simmental = Simmental cattle
aid-simmental-stage = Stage { $stage }: value { $value }, { $points } points
aid-simmental-price = Stage 1 costs ${ $price1 } with 1 cowboy, ${ $price2 } with 2. All orange cattle is one breed.
aid-simmental-rise = In Kansas City, after the income, each in your hand may rise by a stage: the new card goes on your discard pile.

## A turn in one sentence

did-raises = raised { $card_count ->
    [one] a Simmental
   *[other] { $card_count } Simmentals
}
