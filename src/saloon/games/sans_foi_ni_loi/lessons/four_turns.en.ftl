### The first lesson of Sans Foi Ni Loi. A note: what to do (or what is seen); `.why`: the reason; `.other`: said to whoever chooses another way.

lesson = Four turns
    .about = Twelve minutes at the real table: land, cattle, a dirty trick against you, and one of your own.

chapter-ranch = Your ranch
chapter-line = The Line
chapter-cattle = Watching and waiting
chapter-trick = A dirty trick
chapter-counter = The counter, and gold
chapter-rank = Who is ahead

note-welcome = This is your ranch. It is empty.
    .why = At the end four things are compared: ranges, herds, cowboys and gold. More than your neighbours is all it takes.
note-hand = You were dealt three good cards.
    .why = Land, cattle, and somebody to watch it. The number in the hexagon is what playing a card costs.
note-points = You have six action points a turn.
    .why = Taking cards and playing cards both cost points. The order is yours, and what is left over is lost.
note-land = Place the excellent range.
    .why = Herds need land. This range feeds three of them, and costs one point like any other.
    .other = Possible, but a herd has nowhere to go without land. Begin with the range.
note-first_herd = Put the good herd on it.
    .why = From its next turn on it can be sold, for 2 gold, then 4, 6 and at most 8.
    .other = You can do that as well. The sooner a herd stands on its range, the sooner it grows.
note-guard = Place the cowboy.
    .why = Every turn begins with a test: two dice, your herds against your cowboys. He adds 2 for you.
    .other = Without a cowboy the dice alone decide whether your herd stays. Place him first.

note-prices = The Line: the oldest card costs one point, the newest six.
    .why = After every turn the cards slide towards the cheap end, and new ones come from the deck.
note-take = Take the herd for one point.
    .why = Three points are left: one for taking it, one for placing it at once.
    .other = Also possible. The herd is the cheapest card of all today, and you have room for it.
note-second_herd = Place the second herd.
    .why = A card that you take may be played in the same turn.
    .other = It would wait in your hand, where Card Sharps can steal it. Place it.
note-rest = Your turn is over: nothing was left for your last point.
    .why = The slot that you emptied stays empty until now. Then the Line was filled again.
note-clay_gold = Clay has sold furs for 6 gold, and looked for cowboys.
    .why = A Trapper pays a die and 3 gold. Girls bring two cowboys from the deck to the hand.
note-rosa = Rosa begins small: one poor range, one cowboy.
    .why = What lies on ranches is open to all. Only hands are secret, and cards from the Line were seen by everybody.

note-test = Your two herds are still here: the watch was good enough.
    .why = A die and your two herds, against a die and your cowboy’s 2. If you fall short, the best herd runs away.
note-patience = Sell nothing yet.
    .why = A good herd brings 2 gold now, and 4 a turn later. Only at this moment of your turn can you sell.
    .other = You may sell at any age. Today each brings only 2 gold; a turn later it is 4.
note-older = They grew a turn older: now they are worth 4 each.
    .why = The dots show their age. After four turns they are full grown, and waiting brings nothing more.
note-third_herd = Take one more herd.
    .why = Your range has room for a third. But each herd makes the test harder, so look for a cowboy too.
    .other = That works too. Herds count at the end as well, and this one costs least.
note-place_herd = Place it.
    .why = Three herds are likely to be most of all ranches: five points, if they are there at the end.
    .other = On its range it grows every turn. In your hand it does not.
note-reach = Take the novice cowboy for three points.
    .why = You have four left: three to take him, one to place him. That comes out exactly.
    .other = Possible. But three herds with one cowboy are in danger: look for help first.
note-second_guard = Place the cowboy.
    .why = Now your watch adds 2 and 1. Cowboys count at the end, too.
    .other = In your hand he watches nothing.

note-panic = Clay plays Panic on your ranch!
    .why = Now each of your herds counts double in the test, and if it fails you lose two of them.
note-seen = Clay took a card that you saw: Cavalry.
    .why = Remember what goes to a hand. Cavalry ends a raid, so a raid on Clay would not last.

note-luck = That was luck: all three herds stayed.
    .why = A die and 6 for three frightened herds, against a die and 3. It will not go well twice.
note-sell = Sell a good herd for 4 gold.
    .why = Under Panic fewer herds are safer, and gold is one of the four things that count.
    .other = Keeping all three is bold: with Panic, one bad roll costs two of them.
note-sell_more = Sell the other one as well.
    .why = With one herd left, the test is a fair one again.
    .other = You may stop here. But you will need gold in a moment.
note-keep = Keep the young one.
    .why = It brings 2 gold today and 4 next time. You have { $gold } gold.
    .other = Then no herd would be left, and herds count at the end.
note-rodeo = Take the Rodeo King for one point.
    .why = Every trick has its counter, and this one just slid to the cheap end of the Line.
    .other = First get rid of the Panic: the card for it has never been cheaper.
note-calm = Play the Rodeo King.
    .why = He costs three points. Panic and Rodeo King both leave the game.
    .other = The Panic stays on your ranch until you play him.
note-short = Two points are left. The Indian Raid costs three.
    .why = A raid shuts a whole range of a rival, and takes it out of the count at the end.
note-buy = Buy an action point for 2 gold.
    .why = In the action step you may do so as often as you can pay. The gold goes back to the bank.
    .other = The points you have would be lost. One more makes three of them, just enough for the raid.
note-take_raid = Take the Indian Raid.
    .why = You will play it in your next turn.
    .other = For that you would not have needed the third point. The raid is the best card here.
note-enough = End your turn.
    .why = More points for gold would be possible, but gold counts as well.
    .other = You may spend more. For this lesson { $gold } gold are worth more than one card.

note-watch_again = One herd, two cowboys: no danger this time.
    .why = A die and 1 against a die and 3. Small herds are easy to watch.
note-hold = Do not sell yet.
    .why = Next time it will bring 6 gold.
    .other = Four gold now, or six in a turn? Your watch is good: wait.
note-raid = Play the Indian Raid.
    .why = Three points. You then say which range it goes to.
    .other = As long as it lies in your hand, it harms nobody.
note-target = Raid Rosa’s range, not Clay’s.
    .why = Clay holds Cavalry, as you saw, and would end the raid at once. Rosa has only this one range.
    .other = Clay took Cavalry from the Line two turns ago: the raid would not last there.
note-raided = Rosa has no range left that counts.
    .why = She cannot put a herd there either. Only Cavalry, or rails, would free it.
note-blind = Draw a card unseen for your last three points.
    .why = It costs three, whatever it is. Whoever takes from the Line pays more or less, but knows what for.
    .other = Also fine. The lesson shows you the deck: three points for an unknown card.
note-ranks = The rosettes show what you would earn now.
    .why = In each row the first ranch earns 5 points, the next 3, 2 and 1. Equals share, and nothing earns nothing.
note-finish = When deck or bank is empty, the game is over.
    .why = You know all you need. The rest is on the cards: touch one, and it tells its rule.

## The end card

end = Four turns, and you are in the lead.
    .about = A whole game has eight to twenty of them.
learned-1 = Six points a turn: take cheap cards, play them, buy a point when it matters.
learned-2 = Herds grow dearer every turn, and are tested every turn.
learned-3 = Cowboys watch, count, and stand up to killers.
learned-4 = Every trick has its counter, and what was taken from the Line is known.
learned-5 = Rank by rank: ranges, herds, cowboys, gold.
