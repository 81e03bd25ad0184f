### The first lesson of Carson City. A note: what to do (or what is seen); `.why`: the reason; `.other`: said to whoever chooses another way.

lesson = A whole round
    .about = Twelve minutes at the real table: take land, be somebody, place your cowboys, fight two duels, build, and be paid.

chapter-who = Where you are
chapter-land = Your first land
chapter-person = Be somebody
chapter-place = Place your cowboys
chapter-duel = Two duels
chapter-build = Build
chapter-road = A road
chapter-paid = Be paid
chapter-end = The next morning

note-welcome = One house, four roads. Make a town of it.
    .why = For four rounds Clay and you buy land here, build on it, and turn the money into points. This lesson is the first round.
note-track = Here your cowboys will work.
    .why = The action track: money and roads first, then land and buildings, then incomes, at last points. It is played from 1 to 23.

note-first_parcel = Take the parcel left of the house.
    .why = Two parcels are free for everybody. Houses are customers, so a shop beside this one will earn from the first day.
    .other = Any parcel without an owner may be taken. But beside the house there are roads and a customer already.
note-clay_land = Two parcels for Clay, and back to you.
    .why = The last in the order takes the first parcel, and then it goes back: you, Clay, Clay, you.
note-second_parcel = Take the parcel between these three mountains.
    .why = A mine earns $3 for each mountain around it, and needs neither road nor house.
    .other = That is open to you. Only, nowhere else in this town do three mountains stand around one parcel and the house so near.

note-clay_banker = Clay is the banker: $9 at once.
    .why = Every round begins like this. A card is a power, a number for the turn order, and a limit to the money you may keep.
note-chinese_worker = Take number 4, the Chinese worker.
    .why = Two roads now, and all buildings at half price in this round. You have ${ $money }, and want two buildings.
    .other = Each of them is good for something. But this lesson builds twice, and at half price that leaves money over.
note-order = Number 2 plays before number 4.
    .why = Everybody has a card, so the turn order is known: the lowest number first. Clay places the first cowboy.

note-clay_mountain = Clay wants to buy this mountain.
    .why = That is what a cowboy on land says. A mountain is worth 2 points at the end, and money to the mines beside it.
note-place_saloon = Put a cowboy on the saloon.
    .why = One cowboy at a time, or pass. The tile costs $5, for you 3, and a saloon earns $5 for every house around it.
    .other = You may go there. But a saloon beside the house pays more than any other tile that is for sale.
note-clay_saloon = He wants it, too. That will be a duel.
    .why = You were there first, but that is no help: when the track comes to this space, strength and a die decide.
note-place_mountain = Go to Clay’s mountain as well.
    .why = Win, and it is yours. Lose, and your cowboy is home again before the duel for the saloon, where it makes you stronger.
    .other = Possible. But here even a lost duel is good for something: wait and see.
note-place_mine = Put your last cowboy on the mine.
    .why = Clay goes for the ranch. The mine costs $4, for you 2, and its place between the mountains is waiting.
    .other = Another day. Your parcel between the mountains is worth nothing without a mine.

note-passed = Nobody has a cowboy left: the track begins.
    .why = Both have passed, Clay first. So he wins ties in this round, and chooses first in the next.
note-mountain_lost = Clay 7, you 6: the mountain goes to him.
    .why = Each had strength 1, for a revolver. Clay rolled a 6, you a 5. The highest total wins.
note-home = Your cowboy is home again: strength { $strength }.
    .why = Strength is your revolvers and the cowboys in your reserve. Those on the board do not count.
note-saloon_won = You 6, Clay 5: the saloon is yours.
    .why = Both rolled a 4. The cowboy that lost the mountain has won the saloon: with a tie it would be Clay’s.

note-buy_saloon = Buy it, for $3.
    .why = Winning gives you the right to act, and no more: you could still renounce. Then the cowboy goes to the general supply.
    .other = You fought for it. Half price will not come back soon.
note-build_saloon = Build it beside the house.
    .why = It needs an empty parcel of your own, with a road at one of its corners. You could also keep the tile for later.
    .other = A tile that you keep brings nothing until it stands.
note-house = Put its house on one of these parcels.
    .why = Most buildings bring a house, for nothing. Beside your saloon it earns you $5 more, in every round.
    .other = Any empty parcel with a road will do. But only beside your saloon is it worth money to you.
note-saloon_pays = The saloon will pay $10.
    .why = Two houses around it, and both are nobody’s, so they count for everybody. The coin always says what a building pays now.
note-buy_mine = Buy the mine, for $2.
    .why = Nobody else stands there, so there is no duel. Each space costs you a cowboy, and the tile its price.
    .other = Your parcel between the mountains has waited for it.
note-build_mine = Build it between the mountains.
    .why = No road leads there, but ranch and mine need none. It brings a revolver, too: a point of strength for good.
    .other = A mine pays where mountains are.
note-mine_pays = Two mountains count, the third is Clay’s.
    .why = What stands on owned land works for its owner alone. On nobody’s land it works for everybody.
note-clay_ranch = Clay has built a ranch.
    .why = It earns $1 for each empty parcel around it. Where something is built, it earns less.

note-road = Lay a road here.
    .why = Now everybody may lay roads. This one serves two more parcels beside your saloon: ground for your next shop.
    .other = Roads serve everybody. This one leads to where your next shop should stand.
note-keep_roads = Keep the other two.
    .why = They wait in your reserve. You can lay them at almost every question, whenever you need one.
    .other = There is no hurry: a road that lies there helps Clay as well.

note-incomes = Your buildings have paid: you have ${ $money }.
    .why = $10 and $6, without a cowboy, as in every round. Unless somebody attacks a building: then half of it is theirs.
note-council = Nobody went to the council.
    .why = There points are for sale: $2 each in this round, $3 in the next. Tonight the cheapest space closes for good.
note-spend = Spend nothing.
    .why = You may keep ${ $limit }, as your card says; more would have to go. Each $10 spent is a point, but money builds more.
    .other = A point for $10 is dear. In round 2 the same money buys three of them, or another shop.

note-cowboys = Five cowboys for round 2.
    .why = Four new ones have come. The fifth is the one that lost: whoever has acted goes to the general supply.
note-row = New buildings to buy.
    .why = What nobody bought has moved to the cheap side, and the bag has filled the rest.
note-again = One round done. Three more make a game.
    .why = Cards are chosen anew, and Clay, who passed first, begins. You have ${ $money }, a saloon, a mine and five cowboys.

## The end card

end = You played a whole round.
    .about = Three more rounds, each with more cowboys and more money, and the game is over.
learned-1 = A round: take a personality, place cowboys, play the track from 1 to 23, settle accounts.
learned-2 = Two on one space is a duel: revolvers, cowboys at home, and a die.
learned-3 = Losers take their cowboy home at once, and are stronger for it.
learned-4 = Buildings stand on your own land and pay in every round. Houses are customers.
learned-5 = Money above your limit must go, $10 a point. The council sells points for less.
