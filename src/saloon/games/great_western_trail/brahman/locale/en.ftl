### The Brahman variant in English.

## The cards

breed-brahman = Brahman
card-brahman = Brahman
    .one = a Brahman
help-brahman = Only with the Brahman variant; { $count } cards. In Kansas City every Brahman of your hand brings 4 dollars more, beside the breeding value. Orange cattle is one breed: of all orange cards of a hand one counts.

## The variant

option-brahman = Brahman variant
    .help = Adds Brahman cattle, which brings more money each time it is brought to Kansas City, and a larger cattle market. Rather not together with other orange cattle.
option-brahman-yes = with Brahman cattle
option-brahman-no = without
notice-two_orange_breeds = The publisher advises against playing with Simmental and Brahman cattle at once: so many orange cards change the balance of the cattle market. Of a hand, one orange card counts.

## In play

verb-cash = Take the money for your Brahmans?
    .help = Every Brahman of your hand brings 4 dollars, beside the income of the sale. It is the last moment for an exchange token that draws more of them; the value of the delivery stays as it is.
command-cash = Take the money
    .help = Four dollars for each Brahman of your hand; an exchange token could still bring others.
cash-brahmans = take ${ $dollars } for { $count ->
    [one] 1 Brahman
   *[other] { $count } Brahmans
}
standing-brahmans = Take the money for Brahmans
    .help = In Kansas City no cards are exchanged for more Brahmans after the income.
tell-sells_brahmans = { $seat } gains ${ $dollars } for { $count ->
    [one] 1 Brahman
   *[other] { $count } Brahmans
}.

## Rulings

ruling-g15 = What are Brahman cards worth at the end? 3 points each. No source tells it; a Simmental of stage 1 has the same price and value.
ruling-g16 = Can Simmental and Brahman cattle be played together? Yes, with a warning. All orange cattle is one breed: of a hand the best orange card counts, and a Simmental and a Brahman make a pair.
ruling-g33 = May a token be spent between the income and the money for Brahmans? Yes: you are asked if there are Brahmans to be drawn.

## The player aid

aid-brahman = Brahman cattle
aid-brahman-card = Value { $value }, { $points } points
aid-brahman-price = ${ $price1 } with 1 cowboy, ${ $price2 } with 2. All orange cattle is one breed.
aid-brahman-bonus = In Kansas City, after the income, ${ $dollars } more for each in your hand.
