### The second lesson: alone against Pedro. A note: what to do (or what is seen); `.why`: the reason; `.other`: said to whoever chooses another way.

lesson = Against Pedro
    .about = Twelve minutes alone at the table: what Pedro does, why he does it, and how he can be beaten.

chapter-meet = Meet Pedro
chapter-hire = His first turn
chapter-build = A hand on his way
chapter-takes = What he takes
chapter-buenos_aires = His Buenos Aires
chapter-again = His second trip
chapter-skill = His specialty
chapter-win = How to win

note-pedro = This is Pedro. He plays by cards.
    .why = Alone you play against his estancia. He never has money, and he never hesitates. In the end you need more points.
note-deck = In every turn he turns over one card.
    .why = There are fifteen. Above stands how far he walks, below what he does, wherever he is then.
note-specialty = Gold frames his specialty: gauchos.
    .why = He begins with one of each kind and one more. What he has most of is his specialty; it can change.
note-ships = He will load ship 1 first, then 5, then 7.
    .why = His loading card names the ships. He needs no herd for them, and pays no grain.
note-quay = His first disc waits here, beside yours.
    .why = He delivers like you: from a quay into a city, for grain. Only grain he must have.

note-begin = Begin on building A.
    .why = Alone you are always the first player. You know this place: people are hired here.
    .other = Possible. This lesson goes on from A.
note-gaucho = Take a gaucho for $7.
    .why = The Holando Argentino has brought $2. Pedro pays nobody, so he will not miss the cheap ones for long.
    .other = Fine too. But with two gauchos you buy before Pedro does.
note-card_hire = Card 1: four locations, then the cheapest worker.
    .why = Nothing happens yet: he shows his card first. Press Next to see each of his steps.
note-way = He has walked four locations, to D.
    .why = He takes the shortest way to Buenos Aires, then the one with the lowest taxes. He pays no tax himself.
note-hires = He has hired the maquinista for $6, and paid nothing.
    .why = Row 1 has the lowest price, and the other one there costs $1 more for the fist. Each line beside the board names its rule.

note-walk = Go to building B: one step.
    .why = Now a trap for Pedro: a building with a hand, where he must pass on his next trip.
    .other = Possible. But B is where you build, and he will come this way again.
note-plan = Build 1a: it shows a hand.
    .why = When Pedro meets a hand on your building, the bank pays you the tax.
    .other = 2a has no hand: Pedro would pass it for nothing.
note-site = Put it on the lower road, before B.
    .why = On the upper road stand three farmers. One building is still the shorter way, so that is where he will walk.
    .other = Any space is possible. Here he must pass on every trip.

note-card_farmer = Card 9: four locations, 3 grain, and a farmer.
    .why = Cards 8 and 9 are his harvest. With grain he will deliver.
note-grain = He has 3 grain now, and stands on H.
    .why = H did nothing for him: only the card counts, never the place.
note-farmer = He took the farmer with the most money.
    .why = Coins and printed money decide, then the lowest strength. The farmer is 2 points for him. What pays you well, help in time.
note-market = Go to building E: three steps.
    .why = Pedro buys too. With two gauchos you take what he would want.
    .other = Possible. But the market is where you can be faster than he.
note-blanco = Buy a Blanco Orejinegro: two gauchos, $2.
    .why = Of cards with the same value Pedro takes the one with most points. This is the best of value 3.
    .other = A good card as well. But this is the one that Pedro would take.

note-card_objective = Card 7: five locations, then an objective card.
    .why = Five would be more than he needs: Buenos Aires stops everybody.
note-arrives = He is in Buenos Aires, after three turns.
    .why = First he does the action of his card, then the steps of Buenos Aires.
note-objective = He took the objective card farthest from the stack.
    .why = The others have moved on by one place. His objective cards count in any case, so do not leave him the good ones.
note-delivers = His delivery: the north of Le Havre, for all his 3 grain.
    .why = He pays as much grain as he can, then looks for points. The $6 there he does not get, the 2 points he does.
note-loads = He loads ship 1, as his card says.
    .why = You may still load it too: a ship takes one disc of each player. When ships sail, he turns his next loading card.
note-lower = He has placed the lower tile of every pair.
    .why = What was above has moved down, and new ones lie above. You see what he will place next, and may take it away.

note-to_f = Go to building F: one step.
    .why = He is back at the start. Watch what happens when he sets out again.
    .other = Possible. For this lesson stay near: he builds ahead of you.
note-card_build = Card 4: three locations, then he builds.
    .why = He has one carpintero, so it will be a small building; of equal ones he takes one with a hand.
note-tax = He met your hand: $1 for you.
    .why = A, your building, B. The bank has paid you, and will again on every trip.
note-your_choice = Choose for him: put it on the upper space.
    .why = He builds on the next free space ahead of you. Two are equally near, so you decide. The lower one is farmland: keep it.
    .other = As you like. You will simply walk by the other side.
note-built = His 1a stands here, with a hand.
    .why = If you passed it, you would pay the bank. There is another way round.

note-to_g = Go on to building G.
    .why = One step, past his building on the other side, without paying.
    .other = Possible. But G moves your locomotive.
note-card_skill = Card 11: one location for each carpintero.
    .why = Six of his cards move him by his workers. Their framed action is only for a specialist.
note-unskilled = No action: his specialty is the gaucho.
    .why = For a specialist in carpinteros this card would build. Watch whom he hires, and you know which cards will hurt.

note-clock = His workers move the token too.
    .why = Every three or four turns he is in Buenos Aires and often brings two workers. If you are behind, leave him farmers to place.
note-spaces = This space is gone. Hurry for the next.
    .why = A space of a city takes one disc for ever. He has few ears early on: take the dear districts before he can.
note-next_ship = Next he loads ship 5.
    .why = At the easy level he begins with small ships. The great ones stay free for you for a long time: buy cattle for them.
note-go = Now it is up to you.
    .why = Dear districts, great ships, good cattle: there Pedro is slower than you. Two steps to Buenos Aires, and ${ $dollars }.

## The end card

end = You know Pedro now.
    .about = At the easy level he makes some seventy points. Play on from here, or begin a new game alone.
got-building = a hand on his way
got-card = fifteen cards
got-loading = ships in their order
learned-1 = He does what his card says, wherever he stands, and pays nothing.
learned-2 = He takes the shortest way; a hand of yours on it pays you.
learned-3 = He takes: cheap workers, rich farmers, the farthest objective card, the lower tiles.
learned-4 = He delivers for all the grain he has, and loads the ships of his loading card.
learned-5 = Where his rules leave several, you choose for him.
