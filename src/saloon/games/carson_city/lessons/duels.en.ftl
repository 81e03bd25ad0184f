### The second lesson of Carson City: round 2 of the same game, in which Clay comes with guns and points are for sale.

lesson = Duels and the council
    .about = Ten minutes: Clay attacks your saloon. Defend it, pass at the right moment, and buy your first points.

chapter-again = Round 2
chapter-place = Guns and safe places
chapter-ammunition = The first duel
chapter-build = A bank
chapter-council = Points
chapter-end = Accounts

note-welcome = Round 2. What you have built must be kept.
    .why = You have a saloon, a mine, ${ $money } and five cowboys. Clay has a ranch, a mountain, and an eye on your saloon.
note-clay_gun = Clay is the hired gun: +3 strength.
    .why = In this round he wins most duels. But look at the limit of his card: he may keep only $20 at the end.
note-sheriff = Take number 1, the sheriff.
    .why = You have the white cowboy for a round, which nobody may challenge. And with number 1 you place before Clay.
    .other = Money would be welcome. But Clay comes with guns, and the white cowboy is the one that he cannot shoot.

note-council = Go to the council: points for $3 each.
    .why = It comes after the incomes, when you will have money. Points for $2 are over, and this space closes tonight.
    .other = Later perhaps. What you want most should be placed first, as long as nobody stands there.
note-white = Send the white cowboy.
    .why = It is placed where nobody stands, and nobody may join it. These points are yours for certain.
    .other = Clay would join a plain cowboy, and he is stronger.
note-attack = Clay attacks your saloon.
    .why = That is a cowboy on somebody else’s building. If nobody beats him there, half of its income is his.
note-ammo = Go for the ammunition.
    .why = Three points of strength until the end of the round. It is space 2, long before the fight for the saloon.
    .other = Possible. But against +3 strength your saloon needs more than a brave cowboy.
note-ammo_too = Clay comes along.
    .why = With the ammunition nobody could stop him. So the first duel of the round is here.
note-defend = Defend your saloon.
    .why = A cowboy on your own building fights for it. Without one, Clay takes his half and need not even draw.
    .other = Then Clay takes half of the saloon’s income without a duel.
note-land = Put a cowboy on this parcel.
    .why = Two houses stand beside it. Land is bought before buildings, so you can build there in this very round.
    .other = Another parcel would do. This one has a road, and two houses as customers.
note-bank = Put one on the bank, for $3.
    .why = A bank earns $3 for each house around it, and $3 for each mine that you own, wherever it is.
    .other = All tiles are worth something. The bank is cheap, and your mine makes it better.
note-early = Pass. One cowboy stays at home.
    .why = At home it shoots in every duel. And whoever passes first wins all ties, and chooses first in round 3.
    .other = You could place it. But then your strength is one less everywhere, and ties may go to Clay.

note-wages = The track begins: $4 for Clay.
    .why = Wages are space 1. Nobody duels there, and you may have as many cowboys there as you like.
note-tie = 7 to 7, and you passed first.
    .why = You: two revolvers, a cowboy at home, and a 4. Clay: two revolvers, 3 for his card, nobody at home, and a 2.
note-take_ammo = Take the ammunition.
    .why = Your strength is { $strength } and will be three more. Clay’s cowboy has gone home, so he is stronger by one as well.
    .other = You may renounce even what you have won, but not this time.

note-buy_land = Buy the parcel, for $5.
    .why = $1, and $1 for each of the nine parcels on and around it that is not empty: two houses, a saloon, a mountain.
    .other = Without land there is no place for the bank.
note-clay_mine = Clay has a mine among three mountains.
    .why = One is his own, two are nobody’s. The mine brought him a revolver, too: he is stronger again.
note-buy_bank = Buy the bank.
    .why = $3 is the cheapest place of the row. Tiles that nobody buys move down to it.
    .other = For $3 there will hardly be a better building.
note-build_bank = Build it on your new parcel.
    .why = Two houses and a mine: it will pay $9 in every round.
    .other = A bank that is kept pays nothing.
note-house = Put its house beside your saloon.
    .why = It need not stand beside the bank. Here the saloon earns $5 more, at the bank it would be $3.
    .other = There it earns you less than beside the saloon.

note-defended = 8 to 8: the saloon is safe.
    .why = You: 2 revolvers, 1 at home, 3 for ammunition, and a 2. Clay: 7, and a 1. Your early pass has decided again.
note-paid = $15, $9 and $6: you have ${ $money }.
    .why = Saloon, bank and mine have paid. A cowboy who loses an attack goes home with nothing but itself.
note-points = Buy ten points, for $30.
    .why = You may keep ${ $limit }. What is above that goes tonight, at $10 a point: here a point costs $3.
    .other = With fewer points money is left above your limit, with more there is little left to build with.

note-spend = Spend nothing.
    .why = ${ $money } are within your limit, and they will build something in round 3.
    .other = $10 for a single point? Let Clay do that.
note-clay_spends = Clay gives $20 for two points.
    .why = He had $34, and his card lets him keep 20. You have paid $3 for a point, and he ten.
note-morning = Ten points, and six cowboys for round 3.
    .why = Five have joined you. After a duel lost a cowboy is home, after work it waits in the general supply.
note-first = You choose first now.
    .why = You passed first. Two rounds are left: points cost $4 in the next and $5 in the last, so do not wait too long.

## The end card

end = You have held your saloon.
    .about = Two more rounds, and whatever stands on your land counts 2 points each.
learned-1 = Strength: revolvers, cowboys at home, ammunition and cards. Then a die.
learned-2 = Whoever passes first wins every tie, and chooses first in the next round.
learned-3 = An attacker takes half of a building’s income, unless a defender wins.
learned-4 = Nobody may challenge the sheriff’s white cowboy.
learned-5 = Buy points in the council while they are cheap; above the limit they cost $10.
