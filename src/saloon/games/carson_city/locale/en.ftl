### Carson City in English. The scheme of the ids is in saloon/words/texts.py.
###
### Much is composed (`names.py`, `labels.py`, `helping.py`): a parcel from its row and column and what stands there, an option from
### what it costs and gives now. What stands in brackets at the end of an option is its price.

game = Carson City
    .about = Send your cowboys to buy land, build a town around a single house, duel for what others want too, and turn money into points. For 2 to 6 players, by Xavier Georges (Big Box: all personalities, newer buildings and six variants).
    .first = Personalities 1 to 7, yellow side; none of the newer buildings.
    .full = All buildings, the cards of a first game; six variants to add.

unknown = hidden

## The action track

space-wages = wages
    .gives = +$4
    .help = First space of the track. No duel, any number of cowboys: each brings $4. With horses, one of your cowboys may pay $4 instead for a horse, once a round.
space-ammo = ammunition
    .gives = 3 revolvers
    .help = The “3 revolvers” token: +3 strength until the end of the round, from the next duel on. One player only; several duel for it.
space-roads3 = three roads
    .gives = +3 roads
    .help = Three roads for your reserve. One player only; several duel for it.
space-road1 = one road
    .gives = +1 road
    .help = One road for each cowboy. No duel, any number of cowboys.
space-parcels = purchase of parcels
    .gives = cowboys stand on the map
    .help = A reminder: cowboys on unowned parcels are resolved now. First all duels, then the purchases in turn order. A parcel costs $1, and $1 more for each of the nine parcels on and around it with a building, a house or a mountain.
space-b12 = building for $12
    .gives = $12
    .help = The right to buy the building tile of this space for $12, to build it at once or to keep it. One player only; several duel for it.
space-b10 = building for $10
    .gives = $10
    .help = The right to buy the building tile of this space for $10, to build it at once or to keep it. One player only; several duel for it.
space-b8 = building for $8
    .gives = $8
    .help = The right to buy the building tile of this space for $8, to build it at once or to keep it. One player only; several duel for it.
space-b6 = building for $6
    .gives = $6
    .help = The right to buy the building tile of this space for $6, to build it at once or to keep it. One player only; several duel for it.
space-b5 = building for $5
    .gives = $5
    .help = The right to buy the building tile of this space for $5, to build it at once or to keep it. One player only; several duel for it.
space-b4 = building for $4
    .gives = $4
    .help = The right to buy the building tile of this space for $4, to build it at once or to keep it. One player only; several duel for it.
space-b3 = building for $3
    .gives = $3
    .help = The right to buy the building tile of this space for $3, to build it at once or to keep it. One player only; several duel for it. Right after this space everybody may build kept tiles, in turn order.
space-inc_parcels = income from parcels
    .gives = $2 per parcel
    .help = $2 for every parcel you own, built on or not. One player only; several duel for it.
space-inc_guns = income from cowboys
    .gives = $2 per strength
    .help = $2 for every point of your strength: revolvers, cowboys in your reserve, and what cards and tokens add. The cowboy that stands here does not count. One player only; several duel for it.
space-inc_gambling = gambling
    .gives = 2 dice in dollars
    .help = Roll two dice and receive their sum in dollars; the red singer receives their product. One player only; several duel for it.
space-inc_buildings = income from buildings
    .gives = for everybody
    .help = A reminder: every building pays its owner now, without a cowboy. Before that the city hall is contested, outlaws are fought, and attacks on buildings are settled: who wins an attack takes half of the income, rounded down.
space-vp2 = points for $2 each
    .gives = $2 a point
    .help = Buy any number of points for $2 each. Open in round 1 only. One player only; several duel for it.
space-vp3 = points for $3 each
    .gives = $3 a point
    .help = Buy any number of points for $3 each. Open in rounds 1 and 2. One player only; several duel for it.
space-vp4 = points for $4 each
    .gives = $4 a point
    .help = Buy any number of points for $4 each. Open in rounds 1 to 3. One player only; several duel for it.
space-vp5 = points for $5 each
    .gives = $5 a point
    .help = Buy any number of points for $5 each. Open in all rounds. One player only; several duel for it.
space-vp_guns = points for cowboys
    .gives = 1 point per 2 strength
    .help = One point for every two points of your strength, rounded down. The cowboy that stands here does not count. One player only; several duel for it.
space-vp_parcels = points for parcels
    .gives = 1 point per 2 parcels
    .help = One point for every two parcels you own, rounded down. One player only; several duel for it.
space-vp_buildings = points for buildings
    .gives = 1 point per building
    .help = One point for every building you have built; houses, mountains and kept tiles do not count. One player only; several duel for it.

## The map

parcel-title = row { $row }, column { $column }
    .one = the parcel in row { $row }, column { $column }
parcel-help = Bought with a cowboy that stands on it: $1, and $1 more for each of the nine parcels on and around it with a building, a house or a mountain. Empty means without building, house, mountain and river. You build on empty parcels of your own; everything but ranch and mine needs a road at a corner or side.
parcel-inner = The dice can reach it.
parcel-border = It lies at the border, where the dice never reach.
edge-above = above row { $row }, column { $column }
edge-below = below row { $row }, column { $column }
edge-left = left of row { $row }, column { $column }
edge-right = right of row { $row }, column { $column }
edge-help = A road lies on a side between two parcels and serves every parcel that touches one of its two ends. A new road must touch an end of the network. Across the river, where both sides are river, it takes two roads at once: a bridge.

terrain-house = house
    .one = a house
    .help = Comes with most buildings, for nothing, onto an empty parcel with a road. Counts 1 for the drugstores, banks, saloons and general stores around it: of everybody on an unowned parcel, of its owner alone on an owned one. Worth 2 points at the end to who owns the parcel.
terrain-townhouse = townhouse
    .one = a townhouse
    .help = Two houses on one parcel: a house may be put on a house if all eight parcels around it exist and are occupied or owned. Counts 2 for the shops around it and for the station, but as one house for prices and points.
terrain-mountain = mountain
    .one = a mountain
    .help = Cannot be built on, but its parcel can be bought. Worth $3 to every mine beside it; once it is owned, to mines of its owner only. Worth 2 points at the end to its owner.
terrain-river = river
    .one = a river
    .help = Never bought nor built on. Counts as empty land for ranches, brings every mine beside it $3 in all, and counts as occupied for townhouses. Only bridges of two roads cross it; what touches a bridge is worth 3 points at the end instead of 2.

building-ranch = ranch
    .one = a ranch
    .formula = $1 per empty parcel around it, whoever owns it, at least $1
    .some = { $count ->
        [one] a ranch
       *[other] { $number } ranches
    }
building-mine = mine
    .one = a mine
    .formula = $3 per mountain around it that is yours or nobody’s, and $3 if the river touches it
    .some = { $count ->
        [one] a mine
       *[other] { $number } mines
    }
building-drugstore = drugstore
    .one = a drugstore
    .formula = $3 per house symbol around it that is yours or nobody’s, and $3 per ranch you own anywhere
    .some = { $count ->
        [one] a drugstore
       *[other] { $number } drugstores
    }
building-bank = bank
    .one = a bank
    .formula = $3 per house symbol around it that is yours or nobody’s, and $3 per mine you own anywhere
    .some = { $count ->
        [one] a bank
       *[other] { $number } banks
    }
building-saloon = saloon
    .one = a saloon
    .formula = $5 per house symbol around it that is yours or nobody’s
    .some = { $count ->
        [one] a saloon
       *[other] { $number } saloons
    }
building-hotel = hotel
    .one = a hotel
    .formula = $6, always
    .some = { $count ->
        [one] a hotel
       *[other] { $number } hotels
    }
building-church = church
    .one = a church
    .formula = nothing, but your buildings beside it cannot be attacked, and attackers who stand there are sent home
    .some = { $count ->
        [one] a church
       *[other] { $number } churches
    }
building-prison = prison
    .one = a prison
    .formula = nothing; no outlaw comes beside it, and one who would land on it is jailed for points
    .some = { $count ->
        [one] a prison
       *[other] { $number } prisons
    }
building-general_store = general store
    .one = a general store
    .formula = $6 per house symbol of yours around it, and $3 per symbol of others or of nobody
    .some = { $count ->
        [one] a general store
       *[other] { $number } general stores
    }
building-school = school
    .one = a school
    .formula = nothing, but it brings three houses; with a river there is one school on each bank
    .some = { $count ->
        [one] a school
       *[other] { $number } schools
    }
building-blacksmith = blacksmith
    .one = a blacksmith
    .formula = $5 times the number of the round, and $5 per ranch you own anywhere
    .some = { $count ->
        [one] a blacksmith
       *[other] { $number } blacksmiths
    }
building-city_hall = city hall
    .one = a city hall
    .formula = nothing; it is put on the map as soon as it is drawn and is never owned. A cowboy placed there stays from round to round until it loses a duel, and raises each drugstore, bank, saloon, general store and blacksmith of its player by a level
building-station = station
    .one = a station
    .formula = nothing; at the end one point for every two house symbols of the whole town

help-income = Income: { $formula }.
help-cap = At most ${ $cap }.
help-needs-nothing = Needs neither road nor house.
help-needs-road = Needs a road at its parcel.
help-needs-houses = Needs a road at its parcel, and { $count ->
        [one] a house that you put
       *[other] { $count } houses that you put, each
    } on an empty parcel with a road, or on a house to make a townhouse; on another player’s parcel only if that player agrees.
help-needs-line = Needs a straight line of roads across the whole map along one of its sides, but no house.
help-revolvers = { $count ->
    [one] Brings a revolver.
   *[other] Brings { $count } revolvers.
}
help-symbols = { $count ->
    [one] Counts as a house symbol for its owner’s shops.
   *[other] Counts as { $count } house symbols for its owner’s shops.
}
help-symbols-all = Counts as a house symbol for everybody’s shops.
help-prey = Can be attacked: the winner takes half of its income, rounded down.
help-safe = Cannot be attacked.
help-count = The box has { $count }.

## Personalities

person-title = { $name } ({ $number })
person-help = Number { $number } sets the place in the turn order. Cash limit ${ $limit }. { $power }
person-help-sum = Number { $number } sets the place in the turn order. Changes the cash limit of the other card by { $limit }. { $power }
limit-sum-0 = +$0
limit-sum-minus = −${ $limit }
person-0Y = yellow street boy
    .short = $3 for a second card
    .power = Pay $3 and take a second personality at once, but not the sheriff. Both powers apply, and you come first in the turn order.
person-0R = red street boy
    .short = a second card
    .power = Take a second personality at once, but not the sheriff. Both powers apply, and you come first in the turn order.
person-1Y = yellow sheriff
    .short = the white cowboy
    .power = You have the white cowboy for this round. It is placed where nobody stands, and nobody may challenge it. It never attacks and never fights outlaws.
person-1R = red sheriff
    .short = no attacks; 3 points per duel lost
    .power = You may not attack nor place a cowboy where another player’s stands, except on your own buildings. Each duel you lose against a player brings you 3 points.
person-2Y = yellow banker
    .short = +$9
    .power = Receive $9 now.
person-2R = red banker
    .short = cheap points at the end of the round
    .power = At the end of the round, before the cash limit, you may buy once 3 points for $3, 5 for $12 or 7 for $25.
person-3Y = yellow merchant
    .short = $8, or double a kind of building
    .power = Take $8 now, or wait: when buildings pay, double the income of all your buildings of one kind, or take the $8 then.
person-3R = red merchant
    .short = $8, or points for houses
    .power = Take $8 now, or wait: at the end of the round you score one point for each house you own.
person-4Y = yellow Chinese worker
    .short = +2 roads, buildings at half price
    .power = Receive two roads now. In this round you buy buildings at half price, rounded up.
person-4R = red Chinese worker
    .short = any tile of the row for $5
    .power = You may pay $5 now for any building tile of the row, and build it at once or keep it. The row then closes up.
person-5Y = yellow settler
    .short = a free parcel
    .power = You may take any unowned parcel now, for nothing.
person-5R = red settler
    .short = $8, or points for mountains
    .power = Take $8 now, or wait: at the end of the round you score one point for each mountain you own.
person-6Y = yellow captain
    .short = cowboys for money
    .power = You may pay $1, $4 or $9 now for one, two or three more cowboys, as far as your ten go.
person-6R = red captain
    .short = revolvers for money
    .power = You may pay $3 or $9 now for one or two revolvers, which you keep.
person-7Y = yellow hired gun
    .short = +3 strength
    .power = Your strength is 3 higher for the whole round, in duels and for incomes and points from cowboys.
person-7R = red hired gun
    .short = +2 strength
    .power = Your strength is 2 higher for the whole round, in duels and for incomes and points from cowboys.
person-8Y = yellow Indian
    .short = 2 parcels by the dice
    .power = The dice give you two unowned parcels now, for nothing.
person-8R = red Indian
    .short = parcels for $3 at most
    .power = In this round no parcel costs you more than $3.
person-9Y = yellow prospector
    .short = a mine and a parcel for $10
    .power = You may pay $10 now for a mine of the row, or of the bag if the row has none, built on an empty unowned parcel that becomes yours. If no mine is left the card turns over for good.
person-9R = red prospector
    .short = 2 dynamites
    .power = Take two dynamites. Each triples one of your mines when buildings pay, or goes with a cowboy as a second die for its duel. You keep them until they are used.
person-10Y = yellow gunsmith
    .short = 2 points per duel won
    .power = Each duel you win in this round, against players or outlaws, brings 2 points.
person-10R = red gunsmith
    .short = roll again, 1 dynamite
    .power = Take a dynamite. Once in each duel you may roll a die again after seeing all dice; with duel tiles you choose yours after the others have shown theirs.
person-11Y = yellow singer
    .short = 2 “no duel” tokens
    .power = Take two “no duel” tokens for this round. A cowboy with one performs its action first, whoever stands there; possible for three roads, incomes and points.
person-11R = red singer
    .short = gambling without a duel, dice multiplied
    .power = Once in this round you may put a cowboy of the general supply on gambling. It never duels, and receives the product of the two dice.
person-12Y = yellow auctioneer
    .short = auctions two parcels
    .power = Choose two unowned parcels and auction them as one lot. Half of the price, rounded down, goes to the bank and the rest to you; if you win yourself, you only pay the bank’s half.
person-12R = red auctioneer
    .short = auctions the 3 revolvers
    .power = Auction the “3 revolvers” token of the ammunition space. The whole price goes to you; if you win yourself, you pay nothing.
person-13Y = yellow governor
    .short = +1 road, points for roads
    .power = Receive a road now. Each road you lay in this round that serves a parcel without one brings a point; a bridge brings 2.
person-13R = red governor
    .short = a tax on weapons or money
    .power = Every other player pays you now $1 per revolver, or $1 for every $10 begun, as you choose.
person-14Y = doctor
    .short = losers pay $3 to place again
    .power = After each duel every loser may pay you $3 and put the cowboy on an empty action space still to come; you do so for nothing. The bank pays you $3 for each outlaw beaten.
person-14R = undertaker
    .short = losers pay $2 or a point
    .power = After each duel every other loser pays you $2 or loses a point. The bank pays you $2 for each outlaw beaten.
person-15Y = yellow cowboy
    .short = +1 horse
    .power = Take a horse into your reserve. Only with the horses variant.
person-15R = red cowboy
    .short = a ranch and a parcel for $8
    .power = You may pay $8 now for a ranch of the row, or of the bag if the row has none, built on an empty unowned parcel that becomes yours. If no ranch is left the card turns over for good.
person-16Y = yellow heroes
    .short = nobody attacks you, nor you them
    .power = Your buildings cannot be attacked and outlaws do not lower their incomes, but you may not attack either.
person-16R = red heroes
    .short = 3, 6 or 9 points
    .power = Score 3 points now, or 6 for a cowboy of your reserve, or 9 for two of them.
person-17Y = lawyer
    .short = a parcel now, and first right to parcels
    .power = You may buy an unowned parcel now at its price. Cowboys of others on parcels where yours stand go home before any duel.
person-17R = editor
    .short = points for building income
    .power = After buildings have paid you score one point for every $5 begun of your building income in round 1, every $10 in round 2, $15 in round 3, $20 in round 4. Loot does not count.
person-18Y = yellow teacher
    .short = first to choose next round
    .power = You choose your personality first in the next round, whenever you pass. In the last round the card shows its red face.
person-18R = red teacher
    .short = points at the end
    .power = In the last round only: at the end of the game 2 points for each school, prison and church you own, and 2 if you own no saloon.

## Paddocks

paddock-1 = paddock 1
    .gives = strength, hat 1
    .help = With a horse here you have 1 strength more until the end of the round, 2 with three horses or more. Hat 1: each horse counts 1 at the rodeo, twice with a cowboy in the paddock.
paddock-2 = paddock 2
    .gives = one more cowboy or a move, hat 1
    .help = When you put a horse here you may place one more cowboy, or move one that you have placed, or take it back. Not used with Kit Carson. Hat 1: each horse counts 1 at the rodeo, twice with a cowboy in the paddock.
paddock-3 = paddock 3
    .gives = doubles a ranch, hat 2
    .help = Each horse here may double the income of one of your ranches, of which an attacker gets half, too. Hat 2: each horse counts 2 at the rodeo, twice with a cowboy in the paddock.
paddock-4 = paddock 4
    .gives = +$2, hat 3
    .help = Each horse put here brings $2. Hat 3: each horse counts 3 at the rodeo, twice with a cowboy in the paddock.
paddock-5 = paddock 5
    .gives = hat 5
    .help = Only for the rodeo. Hat 5: each horse counts 5, twice with a cowboy in the paddock.

## Commands

command-lay = lay a road
    .help = Roads of your reserve may be laid at almost every question. Afterwards the question is put again.
command-cash = take the money
    .help = Take the dollars and do nothing else with it.
command-wait = wait
    .help = Take nothing now and have the other reward of the card later.
command-keep = keep the tile
    .help = The tile stays in front of you. Kept tiles can be built right after the last building space, in this round or a later one. Until then they bring nothing.
command-yes = yes
    .help = Agree.
command-no = no
    .help = Refuse.
command-weapons = tax on weapons
    .help = Every other player pays $1 per revolver.
command-money = money
    .help = Pay with money.
command-point = points
    .help = Choose the points.
command-share = half of the income
    .help = Take half of the income of the building that you have freed, as after an attack.
command-finish = finish placing
    .help = You are done for this round: your cowboys stay where they are. Who is done first chooses first next round and wins ties.

form-plain = a cowboy
form-white = the white cowboy
form-noduel = a cowboy with a “no duel” token
form-dynamite = a cowboy with dynamite
form-singer = the singer’s cowboy
power-connections = influential connections
    .help = Each round you choose the face of the card that you take.
power-second = second personality
    .help = Once in the game you may take a second card after everybody has chosen.
power-sharpshooter = sharpshooter
    .help = In every duel you roll a die more and choose which count. With duel tiles you draw five instead of three, and may throw your last two away for that.

## Questions

verb-fame = New beginning: do you buy points, or money for points?
    .help = Everybody has $50 and one cowboy and fills in a sheet in secret, in five answers. First the points: they cost $3 each; or you start 5 points below zero for $10, or 10 below for $18.
verb-crew = New beginning: how many more cowboys and revolvers do you buy?
    .help = In secret. The brackets say what it costs and what is left of your money. A normal game begins with 2 more cowboys and 1 revolver.
verb-land = New beginning: how many roads and parcels do you buy?
    .help = In secret. The brackets say what it costs and what is left of your money. A normal game begins with 1 road and 2 parcels. The parcels are chosen afterwards.
verb-powers = New beginning: which powers do you buy?
    .help = Influential connections: choose the face of your cards. Second personality: once a second card. Sharpshooter: one more die in every duel, and you choose which count.
verb-stake = New beginning: what do you bid for the first place?
    .help = The highest bid begins, and so on; chance decides between equal bids. Everybody pays their own bid. What is left is your starting money.
verb-settle = Which parcel do you take?
    .help = Two free parcels each before the first round, the last player first, then back. Any unowned parcel, also with a house or a mountain, but not the river.
verb-hall = Where do you put the city hall?
    .help = It was drawn from the bag. Choose an empty unowned parcel with a road; it will never be owned.
verb-hall_road = Where does a road make room for the city hall?
    .help = No empty unowned parcel has a road. Lay one from the supply, for nothing, so that there is one.
verb-road = Where do you lay a road?
    .help = It must touch the network. The brackets say how many parcels get their first road. Across the river two roads make a bridge.
verb-mover = Which outlaw moves next?
    .help = You passed first in the last round. Each outlaw goes to the building with the highest income on or beside its parcel.
verb-take = Which personality do you take?
    .help = Its number sets your place in the turn order, its power is yours for this round, and its cash limit is what you may keep at the end of it.
verb-second = Do you take a second personality?
    .help = Once in the game. Both powers apply, the limits add up, the lower number sets your place in the turn order.
verb-profit = Do you take the money now, or wait?
    .help = $8 at once, or the other reward of the card later in this round.
verb-tile_of_row = Which tile of the row do you take?
    .help = The row then closes up towards the cheap side, and the bag fills it.
verb-parcel = Which parcel do you take?
    .help = Any unowned parcel, also with a house or a mountain. The settler takes it for nothing; the lawyer pays the price in brackets.
verb-pioneer = On which parcel do you build?
    .help = An empty unowned parcel: it becomes yours together with the mine ($10) or ranch ($8) built there.
verb-recruit = How many cowboys do you recruit?
    .help = They come from your general supply into your reserve. You never have more than ten.
verb-arm = How many revolvers do you buy?
    .help = Each is a point of strength for the rest of the game.
verb-tax = What do you tax?
    .help = Every other player pays you $1 per revolver, or $1 for every $10 begun; nobody pays more than they have.
verb-glory = How many cowboys do you give for glory?
    .help = 3 points for none, 6 for one cowboy of your reserve, 9 for two. They go back to the general supply.
verb-lot = Which parcel goes into the auction?
    .help = Two unowned parcels are sold together.
verb-bid = What do you bid?
    .help = Bid more than the standing bid, or go out: who is out stays out. Nobody bids more than they have. The last one in pays.
verb-place = Where do you place a cowboy?
    .help = On an action space, on an unowned parcel to buy it, on a building to attack or defend it, on the city hall or against an outlaw. The brackets say what it gives or costs and with whom you would duel. Or pass, and take your place for the next round: who passes first chooses first and wins ties.
verb-form = How does the cowboy stand there?
    .help = A “no duel” token keeps it out of the duel and lets it act first. Dynamite adds a second die to its duel, and is lost without one. The white cowboy cannot be challenged.
verb-horse = Do you put a horse into a paddock?
    .help = After a cowboy placed on the board you may put one horse of your reserve into a paddock. At the end of the round the most points of hats win a rodeo.
verb-again = What does your horse in paddock 2 do?
    .help = Place one more cowboy, or move one that you have placed in this round, or take it back, or nothing.
verb-shift = Where does the cowboy go?
    .help = To any place that is open to it now, with its token; or back to your reserve.
verb-kit = What do you do now?
    .help = All players place at the same time, each request in the order in which it comes. You may place, take back and place again until you finish; who finishes first chooses first next round and wins ties.
verb-wages = Wages: do you take the money, or a horse?
    .help = $4 for this cowboy; or pay $4 for a horse, which goes into a paddock at once. One horse a round. You may renounce both.
verb-collect = How many of your cowboys do their work?
    .help = Each of your cowboys here brings its wages, or a road. You may always renounce; the cowboys go to the general supply either way.
verb-perform = Do you carry out the action?
    .help = It costs nothing, but you may always renounce it, even after a duel that you have won. The cowboy goes to the general supply either way.
verb-next_duel = Which duel is fought next?
    .help = You passed first of all who fight now. Losers have their cowboy back at once, which makes them stronger in later duels.
verb-tile = Which duel tile do you play?
    .help = It is added to your strength and then goes to the general supply. All are shown at once. With dynamite you may play two. When you have none left you draw three.
verb-fresh = Do you throw your last two duel tiles away and draw five?
    .help = As a sharpshooter you may, before each duel in which you have two left.
verb-die = Which die counts?
    .help = As a sharpshooter you roll a die more than the others in every duel, and choose which count. The brackets say what it makes together with your strength.
verb-reroll = Do you roll a die again?
    .help = Once in each duel the red gunsmith may roll a die again after seeing all dice, also while leading; the new result stands.
verb-heal = Does your cowboy go to another action space?
    .help = You lost a duel. For $3 to the doctor the cowboy goes to an empty action space still to come instead of your reserve. The doctor pays nothing.
verb-bury = What do you give the undertaker?
    .help = After a duel lost you pay the undertaker $2, or you lose a point.
verb-buy_parcel = Do you buy the parcel?
    .help = $1, and $1 for each of the nine parcels on and around it with a building, a house or a mountain. The cowboy goes to the general supply either way.
verb-buy_building = Do you buy the building?
    .help = You may build it at once, or keep it. The cowboy goes to the general supply either way.
verb-build = Where do you build?
    .help = On an empty parcel of yours; everything but ranch and mine needs a road. The brackets say what the building would earn there now. Its houses come next. Or keep the tile for later.
verb-unpack = Which kept tile do you build?
    .help = After the last building space kept tiles may be built, in turn order.
verb-house = Where does the house stand?
    .help = On an empty parcel with a road, or on a house whose eight neighbours are all occupied or owned, which makes a townhouse. Other owners must agree. You may lay roads first, or keep the tile for later after all.
verb-consent = Do you agree to a house on your parcel?
    .help = The house would belong to you and count for your shops alone, but the parcel could not be built on any more.
verb-bounty = The outlaw is beaten: do you take points or loot?
    .help = The points of this round’s outlaws, or half of the income of the building that you have freed.
verb-blast = Do you blast a mine with dynamite?
    .help = A dynamite triples the income of one of your mines now, once a mine.
verb-stud = Which ranch does your horse double?
    .help = Each horse in paddock 3 may double the income of one of your ranches, once a ranch. An attacker gets half of that, too. A ranch doubled now is not doubled again by the merchant.
verb-double = Which kind of building pays double?
    .help = All your buildings of one kind pay twice as much, unless dynamite or a horse already raises them; or take $8; or neither.
verb-points = How many points do you buy?
    .help = Any number, at the price of this space.
verb-banker = How many points do you buy from the banker?
    .help = Once a round: 3 points for $3, 5 for $12, 7 for $25. It happens before the cash limit.
verb-spend = How much money do you spend?
    .help = At least what is above the cash limit of your cards. Every $10 spent bring a point. At the very end $6 are worth a point. Sums between the tens are offered only while a governor may come to tax the money that is left: nobody else minds it.

## Options, as buttons

do-lay = Lay a road
do-road-pass = Lay no more
do-second-pass = Not in this round
do-tile_of_row-pass = Take none
do-parcel-pass = Take none
do-pioneer-pass = Build nothing
do-recruit-pass = Recruit nobody
do-arm-pass = Buy none
do-bid-pass = Go out
do-place-pass = Pass for this round
do-horse-pass = No horse
do-again-pass = Nothing
do-shift-pass = Back to your reserve
do-heal-pass = Back to your reserve
do-buy_parcel-pass = Do not buy
do-buy_building-pass = Do not buy
do-unpack-pass = Build nothing more
do-blast-pass = Blast nothing more
do-stud-pass = Double none
do-double-pass = Neither
do-wages-pass = Renounce
do-perform-pass = Renounce
do-banker-pass = Buy none
do-form-plain = A plain cowboy
do-form-white = The white cowboy (nobody may challenge it)
do-form-noduel = With a “no duel” token (acts first)
do-form-dynamite = With dynamite (second die in a duel)
do-form-singer = The singer’s cowboy (product of the dice)
do-again-finish = Pass for this round
do-kit-finish = Finish placing
do-fresh-yes = Throw 2 away, draw 5
do-fresh-no = Keep them
do-reroll-pass = Leave it
do-bury-money = Pay (−$2)
do-bury-point = Lose a point (−1 point)
do-consent-yes = Agree
do-consent-no = Refuse
do-tax-weapons = Weapons ($1 per revolver)
do-tax-money = Money ($1 per $10 begun)
do-profit-cash = Take the money (+$8)
do-double-cash = Take the money (+$8)
do-wages-cash = Take the wages (+$4)
do-build-keep = Keep the tile for later
do-house-keep = No house: keep the tile for later
standing-free-actions = Carry out actions that cost nothing
    .help = Wages, roads, ammunition, incomes, points of the council, half of the income of a building that you have attacked, the city hall, and the merchant’s $8 where there is nothing to double. You are not asked whether you would rather renounce.
standing-better-die = Keep the best dice
    .help = As a sharpshooter you keep the highest dice of every duel.
standing-reroll-behind = Roll again only when losing
    .help = As a red gunsmith you roll your lowest die again when you would lose the duel, and leave it when you would win.
standing-double-ranches = Double the best ranch that nobody robs
    .help = Horses in paddock 3 double your best ranches. You are asked about those of which an attacker takes half, and as long as your merchant may double them all.
standing-spend-least = Spend no more than you must
    .help = At the end of a round you keep as much money as your cards allow.
standing-keep-roads = Keep your roads when only roads are asked about
    .help = Before kept tiles are built and at the end of the actions you lay none. With every other question you can still lay them.
standing-refuse-houses = Refuse houses on your parcels
    .help = Other players who want to put a house on a parcel of yours are told no.

profit-3Y = Wait (double a kind of building later, or $8)
profit-3R = { $count ->
    [one] Wait (1 point per house, now 1)
   *[other] Wait (1 point per house, now { $count })
}
profit-5R = { $count ->
    [one] Wait (1 point per mountain, now 1)
   *[other] Wait (1 point per mountain, now { $count })
}
sheet-option = { $what } (${ $dollars }, { $left } left)
sheet-gain = { $what } (+${ $dollars }, { $left } left)
sheet-left = ${ $dollars }
sheet-loan = start at −{ $points } points
sheet-nothing = nothing
sheet-no-powers = no power
sheet-stake = bid ${ $dollars } ({ $left } left)
take-person = { $number } { $name }: { $short } ({ $limit })
note-limit = limit ${ $dollars }
note-limit-sum = limit { $sum }
row-tile = { $tile }, space of ${ $dollars } ({ $price })
roads-count = { $count ->
    [one] 1 road
   *[other] { $count } roads
}
parcels-count = { $count ->
    [one] 1 parcel
   *[other] { $count } parcels
}
note-served = road
note-price = ${ $dollars }
note-free = for nothing
note-included = included
note-hat = hat { $hat }
note-up-to = { $count ->
    [0] no money for one
    [one] 1 point at most
   *[other] up to { $count } points
}
note-gain = +${ $dollars }
note-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
note-income = income ${ $dollars }
note-duel = duel with { $names }
note-join = with { $names }, no duel
note-white = beside the white cowboy
note-attack = attack
note-defend = defend
note-contest = drive { $names } out
note-hall = one level more for your shops
note-outlaw = outlaw, strength { $strength }
note-opens = { $count ->
    [0] serves nothing new
    [one] serves 1 new parcel
   *[other] serves { $count } new parcels
}
note-bridge = bridge, 2 roads
note-total = { $total } in all
note-townhouse = townhouse
note-unowned = nobody’s parcel
note-yours = your parcel
note-theirs = { $whose } parcel
note-owner-asked = { $owner } must agree
recruit-count = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
}
arm-count = { $count ->
    [one] 1 revolver
   *[other] { $count } revolvers
}
glory-count = { $count ->
    [0] No cowboy
    [one] 1 cowboy
   *[other] { $count } cowboys
}
points-count = { $count ->
    [0] No point
    [one] 1 point
   *[other] { $count } points
}
spend-nothing = Spend nothing
spend-money = Spend ${ $dollars }
tile-one = Tile { $one }
tile-two = Tiles { $one } and { $two }
die-one = Keep the { $one }
die-two = Keep { $one } and { $two }
reroll-die = Roll the { $one } again
note-reroll = { $total } in all now, { $rest } without it
horse-buy = A horse into { $paddock } (−$4; { $gives })
horse-put = A horse into { $paddock } ({ $gives })
rider-put = A cowboy into { $paddock } ({ $gives })
kit-road = Lay a road: { $edge }
bid-money = Bid ${ $money }
bid-over = { $leader } bids ${ $high }
kit-back = Take the cowboy back: { $place }
kit-white-back = Take the white cowboy back: { $place }
kit-horse-back = Take a horse back from { $paddock }
double-kind = { $building } ({ $gain } more)
bounty-point = Take the points ({ $points })
bounty-share = Take half of the income
note-doubled = 2 × ${ $dollars }
note-tripled = 3 × ${ $dollars }
note-raided = half for { $name }
note-roads = { $count ->
    [one] +1 road
   *[other] +{ $count } roads
}
place-here = { $place }: { $what }
place-building = { $space }: { $tile }

commit-place = Place a cowboy here
group-track = Action spaces
group-town = On the map
group-paddock = Paddocks

term-rounds = Rounds left
    .help = This one counted. The game ends after round 4.
countdown-rounds = { $left ->
    [one] Last round
   *[other] Rounds { $left }
}
budget-money = ${ $left }
budget-cowboys = { $left ->
    [one] 1 cowboy
   *[other] { $left } cowboys
}
budget-strength = strength { $left }
budget-roads = { $left ->
    [one] 1 road
   *[other] { $left } roads
}
summary-coin = ${ $count }
summary-rosette = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## The log

tell-goes_out = { $seat } goes out of the bidding.
tell-bids = { $seat } bids ${ $money }.
tell-auctions = { $seat } auctions { $parcels }.
tell-wins_lot = { $seat } wins { $parcels } with ${ $money } and pays ${ $half } to the bank{ $rest ->
    [0] .
   *[other] {" "}and ${ $rest } to { $rival }.
}
tell-wins_ammo = { $rest ->
    [0] { $seat } wins the 3 revolvers with ${ $money } and pays nobody.
   *[other] { $seat } wins the 3 revolvers and pays ${ $rest } to { $rival }.
}
tell-unsold = Nobody bids: all stays as it is.
tell-owns = { $money ->
    [0] { $seat } takes { $parcel } for nothing.
   *[other] { $seat } buys { $parcel } for ${ $money }.
}
tell-takes_ammo = { $seat } takes the 3 revolvers.
tell-reveals = { $seat } bought { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $revolvers ->
        [one] 1 revolver
       *[other] { $revolvers } revolvers
    }, { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, { $parcels ->
        [one] 1 parcel
       *[other] { $parcels } parcels
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $loan ->
        [0] { "" }
       *[other] {" "}(less { $loan } for money)
    }; powers: { $powers }; bid ${ $stake }; ${ $money } left.
tell-consents = { $seat } agrees to a house of { $rival } on { $parcel }.
tell-refuses = { $seat } refuses { $rival } a house on { $parcel }.
tell-houses = { $seat } puts a house on { $parcel }.
tell-builds = { $seat } builds { $building } on { $parcel }{ $source ->
    [bag] {" "}out of the bag.
    [row] {" "}from the row.
   *[hand] .
}
tell-takes_down = { $seat } takes { $building } on { $parcel } back{ $count ->
    [0] .
    [one] {" "}with its house.
   *[other] {" "}with its { $count } houses.
}
tell-sent_home = The cowboy of { $seat } on { $parcel } goes home without a duel.
tell-keeps = { $seat } keeps { $building } for later.
tell-draws_tile = Drawn from the bag: { $building } ({ $space }).
tell-draws_hall = The city hall is drawn from the bag.
tell-homeless_hall = The city hall finds no place in town and goes back into the box.
tell-lays = { $seat } lays a road { $edge }.
tell-lays_free = { $seat } lays a road of the general supply { $edge }.
tell-lays_bridge = { $seat } builds a bridge { $edge }.
tell-founds_hall = { $seat } puts the city hall on { $parcel }.
tell-shoots = Duel ({ $target }): { $seat } has strength { $strength } + { $shot } = { $total }.
tell-outlaw_wins = The outlaw of strength { $strength } wins ({ $target }).
tell-wins = { $seat } wins the duel ({ $target }).
tell-beats_outlaw = { $seat } drives the outlaw from { $parcel }.
tell-rolls = { $seat } rolls { $dice } with strength { $strength }.
tell-plays_tiles = { $seat } plays from the duel tiles: { $tiles }.
tell-throws_tiles = { $seat } throws the last two duel tiles away: { $tiles }.
tell-draws_tiles = { $seat } draws { $count } duel tiles: { $tiles }.
tell-rolls_again = { $seat } rolls a die again, the { $face }.
tell-heals = { $money ->
    [0] { $seat } places the cowboy again: { $space } (doctor).
   *[other] { $seat } pays { $doctor } ${ $money } and places the cowboy again: { $space }.
}
tell-pays_undertaker = { $seat } pays ${ $money } to { $rival } (undertaker).
tell-loses_point = { $seat } loses a point (undertaker).
tell-spends = { $seat } spends ${ $money }.
tell-round = Round { $round } begins.
tell-plays_horse = { $seat } puts a horse into { $paddock }.
tell-fetches_horse = { $seat } takes a horse back from { $paddock }.
tell-asks_consent = { $seat } would like to put a house on { $parcel } of { $rival }.
tell-buys_horse = { $seat } buys a horse for ${ $money }.
tell-pays = { $seat } pays ${ $money }.
tell-waits = { $until ->
    [incomes] { $seat } waits for the reward until buildings pay.
   *[end] { $seat } waits for the reward at the end of the round.
}
tell-takes_white = { $seat } has the white cowboy for this round.
tell-renounces = { $seat } renounces: { $target }.
tell-buys_points = { $seat } buys { $count ->
    [one] 1 point
   *[other] { $count } points
} for ${ $money } ({ $source }).
tell-defends = { $seat } keeps { $building } on { $parcel } from attackers.
tell-attacks = { $seat } takes half of what { $building } of { $rival } on { $parcel } will pay.
tell-round_ends = Round { $round } is over: cards and tokens go back.
tell-takes_dynamite = { $seat } takes { $count } dynamite.
tell-takes_tokens = { $seat } takes { $count } “no duel” tokens.
tell-turns_over = The card of { $seat } is turned over: { $person }.
tell-gains_horse = { $seat } receives a horse.
tell-gives_cowboys = { $seat } gives { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
} away.
tell-blasts = { $seat } uses dynamite in the mine on { $parcel }: three times its income.
tell-doubles = { $seat } doubles the income of one kind of building: { $building }.
tell-joined = { $count ->
    [one] 1 cowboy joins
   *[other] { $count } cowboys join
} { $seat }.
tell-gains = { $seat } receives ${ $money }.
tell-rodeo = { $seat } wins the rodeo with { $points ->
    [one] 1 point
   *[other] { $points } points
} of hats.
tell-holds_hall = { $seat } holds the city hall on { $parcel }.
tell-robs = { $seat } takes ${ $money } from { $building } of { $rival } on { $parcel }.
tell-income = { $seat } receives ${ $money } from { $building } on { $parcel }: income ${ $base } ({ $kind ->
        [ranch] { $around } free parcels
        [mine] ({ $around } mountains + { $others } river) × ${ $step }
        [drugstore] ({ $around } houses + { $others } ranches) × ${ $step }
        [bank] ({ $around } houses + { $others } mines) × ${ $step }
        [saloon] { $around } houses × ${ $step }
        [general_store] ({ $around } own houses × 2 + { $others } others) × ${ $step }
        [blacksmith] (round { $around } + { $others } ranches) × ${ $step }
       *[other] always
    }{ $level ->
        [0] { "" }
       *[other] , + ${ $step } by the city hall
    }){ $factor ->
        [1] { "" }
       *[other] {" "}× { $factor }
    }{ $loot ->
        [0] { "" }
       *[other] , less ${ $loot } of loot
    }{ $outlaw ->
        [0] { "" }
       *[other] , halved by an outlaw
    }.
tell-gang = Outlaws have strength { $strength } in this round; { $count ->
    [one] 1 newcomer
   *[other] { $count } newcomers
}.
tell-jailed = A newcomer lands in the prison on { $parcel }.
tell-arrives = An outlaw comes to { $parcel }.
tell-outlaw_moves = An outlaw moves from { $origin } to { $parcel }.
tell-orders = Turn order: { $seats }.
tell-takes = { $seat } takes the { $person }.
tell-uses_power = { $seat } uses a power of the sheet: { $power }.
tell-gains_roads = { $seat } receives { $count ->
    [one] 1 road
   *[other] { $count } roads
}.
tell-recruits = { $seat } recruits { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
} for ${ $money }.
tell-arms = { $seat } buys { $count ->
    [one] 1 revolver
   *[other] { $count } revolvers
} for ${ $money }.
tell-taxed = { $seat } pays ${ $money } of tax to { $rival }.
tell-places = { $seat } places { $form }: { $target }.
tell-passes = { $seat } passes, as number { $place }.
tell-takes_back = { $seat } takes a cowboy back: { $target }.
tell-scores = { $points ->
    [one] { $seat } scores 1 point: { $why }.
   *[other] { $seat } scores { $points } points: { $why }.
}
tell-takes_tile = { $seat } buys { $building } for ${ $money }.
tell-earns_wages = { $seat } receives ${ $money } of wages.
tell-earns = { $seat } receives ${ $money }: { $space }.

for-outlaw = outlaw beaten
for-spent = money spent

## Options of a table

option-people = Personalities
    .help = Which cards are in play, and which face. “First game”: numbers 1 to 7 with the yellow face; choose it for a first game, without the newer buildings and without variants.
option-people-first_game = first game (1 to 7, yellow)
option-people-quiet = a quiet town (few conflicts, good with 5 or 6)
option-people-rich = a town to get rich in (money)
option-people-landowner = the landowner’s town (parcels)
option-people-gold_rush = gold rush (mines; best with the printed river)
option-people-gunfight = gunfight at Carson City (the most aggressive)
option-people-random = by chance
option-people-chosen = the cards chosen below
option-chosen_people = Chosen personalities
    .help = Seven numbers from 0 to 18, each with its face, Y for yellow or R for red, separated by commas: 1Y,2R,3Y,4Y,5R,6Y,7Y. With number 0 eight cards. Counts only if the cards are chosen.
    .pick = Seven cards, each with one of its faces; eight if the street boy (0) is among them.
option-general_stores = General stores
    .help = Two general stores in the bag: they earn from houses of other players too. Not in a first game.
option-general_stores-yes = with
option-general_stores-no = without (first game)
option-schools = Schools
    .help = Two schools in the bag: each brings three houses. Not in a first game.
option-schools-yes = with
option-schools-no = without (first game)
option-blacksmiths = Blacksmiths
    .help = Two blacksmiths in the bag: they earn more in each round. Not in a first game.
option-blacksmiths-yes = with
option-blacksmiths-no = without (first game)
option-city_hall = City hall
    .help = A city hall in the bag: whoever holds it with a cowboy earns more. Not in a first game.
option-city_hall-yes = with
option-city_hall-no = without (first game)
option-station = Station
    .help = A station in the bag: points for all houses of the town. Not in a first game.
option-station-yes = with
option-station-no = without (first game)
option-new_beginning = A New Beginning
    .help = Everybody buys their own start in secret for $50: cowboys, revolvers, roads, parcels, points, powers. Length: the same.
option-new_beginning-yes = with
option-new_beginning-no = without
option-river = The Carson River
    .help = A river crosses the town; bridges of two roads are worth more points. Good with two players. Length: the same.
option-river-none = no river
option-river-printed = the river of the board (our course)
option-river-free = the course chosen below
option-free_river = Course of the river
    .help = 8 to 15 parcels, each by row and column, from border to border without crossing itself: 14,24,25,35,45,55,54,64,74,84. Counts only for a free river.
    .pick = 8 to 15 parcels in one course from border to border, which neither branches nor crosses itself.
option-might_is_right = Might is Right
    .help = Duels are fought with secret tiles from 0 to 5 instead of dice. Length: longer.
option-might_is_right-yes = with
option-might_is_right-no = without
option-kit_carson = Kit Carson
    .help = Everybody places cowboys at the same time, and being quick pays. Length: shorter.
option-kit_carson-yes = with
option-kit_carson-no = without
option-outlaws = Outlaws
    .help = From round 2 outlaws come to town, block parcels and halve incomes; whoever beats them scores points. Length: longer.
option-outlaws-yes = with
option-outlaws-no = without
option-horses = Horses
    .help = Horses in paddocks help you during the round and compete in rodeos for points at the end. Length: longer.
option-horses-yes = with
option-horses-no = without
option-council_order = Order of the point spaces
    .help = In which order the spaces for points are resolved: as the Big Box text has it, or as on the board of 2009.
option-council_order-big_box = Big Box: $2 to $5, cowboys, parcels, buildings
option-council_order-2009 = 2009: parcels, cowboys, buildings, $5 to $2
option-river_mountains = Mountains beside the river
    .help = The rulebook lays out six mountains instead of nine, however long the river is. The shop that sells the river tiles has one less for every three of them; with the river of the board that is the same.
option-river_mountains-rulebook = six (rulebook)
option-river_mountains-by_length = one less for every 3 river tiles
option-bidding = Auctions
    .help = How the auctioneer’s auctions go. The rulebook has everybody bid or pass in turn, clockwise from the auctioneer. Openly, whoever is still in may bid at any moment.
option-bidding-clockwise = in turn, clockwise (rulebook)
option-bidding-open = openly, in any order

## The score sheet

category-play = Scored during play
category-bought = Points bought
category-council = City council
category-cards = Personalities
category-spent = Money spent
category-outlaws = Outlaws
category-sheet = Starting sheet
category-money = Money
category-buildings = Buildings
category-houses = Houses
category-mountains = Mountains
category-station = Station
category-teacher = Teacher
category-horses = Horses
category-kit = Finished early

## The score sheet line by line

sum-play = on the points track
sum-round = Round { $round }
sum-round-for = Round { $round }: { $why }
sum-money = ${ $money } (a point for every ${ $each })
sum-bridge = { $piece } beside a bridge
sum-station = { $symbols ->
    [one] 1 house symbol in town (a point for every 2)
   *[other] { $symbols } house symbols in town (a point for every 2)
}
sum-no-saloon = no saloon
sum-horses = { $horses ->
    [one] 1 horse
   *[other] { $horses } horses
} × { $times }
sum-kit = { $count ->
    [one] 1 player was still placing
   *[other] { $count } players were still placing
}

## The position in words

word-whose = { $owner }’s
word-whose-vowel = { $owner }’s
word-none = none
word-nothing = nothing
word-you = you
word-to-play = to play
word-passed = passed
word-round = Round { $round } of { $rounds }, { $phase }.
word-phase-beginning = the beginning
word-phase-settle = first parcels
word-phase-outlaws = outlaws
word-phase-people = choosing personalities
word-phase-second = second personalities
word-phase-place = placing cowboys
word-phase-kit = placing cowboys, all at once
word-phase-resolve = actions and duels: { $space }
word-phase-end = end of the round
word-phase-over = the game is over
word-pick = Order of choice: { $names }
word-order = Turn order: { $names }
word-passes = Passed so far: { $names }
word-map = Town, row by row; (r) has a road, prices are for unowned parcels:
word-row = Row { $row }: { $parcels }
word-parcel = { $column } { $what }
word-served = { $what } (r)
word-land-price = { $what } ${ $dollars }
word-owned = { $whose } { $what }
word-owned-free = { $whose } empty parcel
word-free = empty
word-income = { $what } earning ${ $dollars }
word-outlaw = { $what }, outlaw
word-cowboys = { $what }, cowboys: { $names }
word-roads = Roads: { $edges }
word-roads-level = below row { $row }, { $count ->
    [one] column
   *[other] columns
} { $columns }
word-roads-top = above row 1, { $count ->
    [one] column
   *[other] columns
} { $columns }
word-roads-upright = in row { $row }, right of { $count ->
    [one] column
   *[other] columns
} { $columns }
word-bridges = Bridges: { $edges }
word-track = Action track: { $spaces }
word-space = { $space }: { $names }
word-step = { $space } (now)
word-tiles = Buildings to buy: { $tiles }; { $bag ->
        [one] 1 tile
       *[other] { $bag } tiles
    } in the bag
word-tile = ${ $dollars } { $tile }
word-hall = City hall held by { $name }
word-ammo-home = The 3 revolvers lie on the ammunition space.
word-ammo-of = The 3 revolvers are with { $name }.
word-gang = Outlaws: strength { $strength }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each
word-people = Personalities left: { $people }
word-player = { $player }: ${ $money }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, strength { $strength } ({ $revolvers ->
        [one] 1 revolver
       *[other] { $revolvers } revolvers
    }), { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    } in the reserve, { $supply } in the supply
word-holdings = { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, { $parcels ->
        [one] 1 parcel
       *[other] { $parcels } parcels
    }, { $titles } titles left
word-cards = Cards: { $people }, cash limit ${ $limit }
word-kept = Kept tiles: { $tiles }
word-tokens = Tokens: { $tokens }
word-token-white = the white cowboy
word-token-singer = the singer’s cowboy
word-token-dynamite = { $count ->
    [one] 1 dynamite
   *[other] { $count } dynamites
}
word-token-noduel = { $count ->
    [one] 1 “no duel” token
   *[other] { $count } “no duel” tokens
}
word-powers = Powers: { $powers }
word-horses = { $count ->
        [one] 1 horse
       *[other] { $count } horses
    } in the reserve; paddocks: { $paddocks }; { $rodeos ->
        [one] 1 rodeo won
       *[other] { $rodeos } rodeos won
    }
word-paddock = { $number }: { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
word-paddock-rider = { $number }: { $count ->
    [one] 1 horse
   *[other] { $count } horses
} and a cowboy
word-duel-tiles = { $count ->
    [one] 1 duel tile
   *[other] { $count } duel tiles
}
word-own-tiles = Your duel tiles: { $tiles }
word-sheet = Your sheet so far leaves ${ $dollars }
word-cowboy-form = { $name } ({ $form })
form-short-white = white
form-short-noduel = no duel
form-short-dynamite = dynamite
form-short-singer = singer

## What options lead to

lead-left = leaves you ${ $dollars }
lead-money = you have ${ $dollars }
lead-around = around it: { $what }
lead-mountains = { $count ->
    [one] 1 mountain
   *[other] { $count } mountains
}
lead-symbols = { $count ->
    [one] 1 house symbol
   *[other] { $count } house symbols
}
lead-empty = { $count ->
    [one] 1 empty parcel
   *[other] { $count } empty parcels
}
lead-beside = feeds { $shops }
lead-beside-nothing = beside no shop yet
lead-roads = { $count ->
    [0] your last road
    [one] 1 road left
   *[other] { $count } roads left
}
lead-houses = { $count ->
    [one] you put a house for it
   *[other] you put { $count } houses for it
}
lead-cowboys = { $count ->
    [one] 1 cowboy in your reserve
   *[other] { $count } cowboys in your reserve
}
lead-strength = strength { $strength } then
lead-no-duel = no duel: any number of cowboys may come
lead-duel = one player only; if others come, you duel with strength { $strength }
lead-strengths = strength before the dice: { $strengths }
lead-loan = the points you lack are paid back only by scoring
lead-carry = you may keep ${ $limit }

## What bots name when they say why

aspect-points = points scored at once
aspect-money = money
    .count = { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    }
aspect-income = income
    .count = { $count ->
        [one] 1 dollar of income
       *[other] { $count } dollars of income
    }
aspect-buildings = buildings
aspect-land = parcels, houses and mountains
    .count = { $count ->
        [one] 1 parcel
       *[other] { $count } parcels
    }
aspect-strength = strength
    .count = { $count ->
        [one] 1 point of strength
       *[other] { $count } points of strength
    }
aspect-cowboys = your cowboys
aspect-roads = roads
    .count = { $count ->
        [one] 1 road
       *[other] { $count } roads
    }
aspect-round = the moment of the round

## The coach of first games

coach-settle = Mountains nearby are good for mines, empty land for ranches, a road for shops.
coach-take-last = It is the last round: look for a personality that brings points or strength now.
coach-take-no-building = You have no building yet: a personality that makes land or buildings cheaper starts your income.
coach-take = Look at its power and its cash limit together: money above the limit is lost at the end of the round.
coach-place-last = Nothing pays later any more: points for money, parcels or buildings are worth a cowboy now.
coach-place-poor = You have ${ $money }: wages or an income space may have to pay for the rest.
coach-place-duel = There would be a duel: { $own } against { $theirs }, before the dice.
coach-place-attack = A building of another player earns ${ $income }: who wins an attack takes half of it.
coach-place-first = A building pays in every round to come: early ones pay most often.
coach-place = Spaces are resolved in their order: money that comes early can pay for what comes later.
coach-buy-parcel-mountain = A mountain scores at the end, and feeds your mines beside it.
coach-buy-parcel = Land beside what you own keeps rivals away and gives you sites to build on.
coach-buy-building = Think of where it would stand: the line under it says what it earns from.
coach-build = Compare the incomes: what lies around decides, and it may still grow.
coach-house = A house helps every shop beside it: rather yours than your neighbour’s.
coach-road = Most buildings need a road: lead it to land that is yours.
coach-points = Points are cheapest early, but a building pays for years: what will you still need the money for?
coach-spend-over = You have ${ $money } and may keep ${ $limit }: every full ${ $each } brings a point.
coach-spend = What you keep pays for the next round: every full ${ $each } brings only one point.
coach-recruit = Cowboys do more in a round, revolvers win duels in all that follow.
coach-profit = Money now helps to buy this round; waiting pays only if you have much of the kind.
coach-bid = What are two parcels worth to you, compared with buying them one by one?

## Rulings

ruling-g01 = In which order are the point spaces resolved? $2, $3, $4, $5, cowboys, parcels, buildings, as the Big Box text names them; the board of 2009 had another order, which an option brings back. The picture of the new board was not available to us.
ruling-g02 = What does A New Beginning cost? Our own prices: cowboys $5, $11, $18, $26, $35; revolvers $5, $11, $18, $26; roads and points $3 each; parcels $7, $16, $27, $40; powers $6, $8, $7; $10 for 5 points, $18 for 10. The printed sheet is lost to us; with these prices the normal start costs $35 and leaves the normal $15.
ruling-g03 = How many points is an outlaw worth? 2, 3, 3, 4, 4 or 5, by the black die. These figures are ours; the printed ones were in a picture.
ruling-g04 = What are the hats of the paddocks worth? 1, 1, 2, 3 and 5. The first four are ours: the stronger the effect, the lower the hat.
ruling-g05 = Where does the printed river flow? From the top in column 4, through column 5, back to column 4 and out at the bottom. The course is ours; it leaves both banks about the same size.
ruling-g06 = Which numbers have governor, cowboy, heroes, lawyer and teacher? 13, 15, 16, 17 and 18. They are assumed; they fit the recommended sets.
ruling-g07 = What do the replacement tiles change? Nothing: only the formulas and the highest incomes count here.
ruling-g08 = Does the white cowboy count as strength? Yes, as long as it is in the reserve, like any cowboy.
ruling-g09 = May the white cowboy stand on wages or one road? Yes, if the space is empty; others may still come, for nobody duels there.
ruling-g10 = Where does the red singer’s cowboy come from? From the general supply, as the text says; from the reserve if the supply is empty.
ruling-g11 = Where may a healed cowboy go? Only on empty, open action spaces of the track still to come, and on one road even if somebody is there.
ruling-g12 = Whose heroes frighten moving outlaws? Those of the player who held the yellow card in the round before, for outlaws move before cards are chosen.
ruling-g13 = What of the red sheriff and outlaws? No points for a fight lost against an outlaw alone, and no fights on buildings of others.
ruling-g14 = Is being sent home by a church or the lawyer a lost duel? No: no duel takes place, so no card answers to it.
ruling-g15 = What does a townhouse count? As one house for prices, points and the merchant; as two symbols for shops and the station.
ruling-g16 = In which order are parcels bought? All duels first, then the purchases in turn order.
ruling-g17 = When may roads be laid? At nearly every question that you are asked, in turn order before kept tiles are built, and at the end of the actions.
ruling-g18 = What if a card’s price cannot be paid? The yellow street boy cannot be taken without $3; Chinese worker, prospector and cowboy can, without their power.
ruling-g19 = What if the undertaker takes a point from somebody with none? The score may fall below zero.
ruling-g20 = What happens to a lone defender? Its cowboy goes to the general supply: it has done its work.
ruling-g21 = In which order are incomes settled? City hall, outlaws, attacks, then what players may multiply, then everybody is paid.
ruling-g22 = What money do New Beginning and Might is Right give together? $65 less the sum of the duel tiles, $50 with two players, so that nobody is favoured on average.
ruling-g23 = Does the bid of A New Beginning order all players? Yes, from the highest to the lowest; chance decides between equals.
ruling-g24 = What if no property titles are left? Then no more parcels can be had, by purchase or by card; to bid for two parcels you need two titles.
ruling-g25 = When are all mines or ranches “bought”? When none is left in the row and in the bag.
ruling-g26 = What does the red settler give? One point per mountain; the rules of 2009 gave a dollar.
ruling-g27 = Who takes the first parcel? The last player in order, then upwards; the second parcel the other way. The rules of 2009 had it reversed.
ruling-g28 = Does a mine need a house? No; the rules of 2009 disagreed with themselves.
ruling-g29 = Who wins a rodeo in which nobody has points? Who passed first, as in every tie.
ruling-g30 = Is there a solo game? No: a later edition names one, but its rules were not found.
ruling-g31 = Does the station need a house? No: its sheet names none, unlike all others, though the general rule could be read otherwise.
ruling-r01 = In which order are bids made? Clockwise from the auctioneer, bid higher or go out for good, as the rulebook says; an option of the table lets everybody bid openly instead. Who cannot bid higher is out without being asked.
ruling-r02 = How much may be spent at the end of a round? What is above the limit, and more in full tens, for only those bring points. Any other sum is offered as long as the governor, who taxes every $10 begun, may come in a later round: nothing else makes money a burden.
ruling-r03 = May a sharpshooter keep the lower die, and a gunsmith roll again while leading? Yes, both: losing has its uses. Who has both powers chooses first and rolls again after that. The last two duel tiles may be thrown away before any duel.
ruling-r04 = Must an action that costs nothing be carried out? No: everybody may always renounce it, and is asked; an action that would bring nothing is not asked about.

## The drawn board

board-town = The town
board-town-track = The town and the action track
board-track = Action track
board-people = Personalities
board-own = Your reserve
board-own-of = { $name }: reserve
board-rivals = The other players
board-round = Round { $round } of { $rounds }
board-turn-order = Order
board-picking = Choosing
board-passed = Passed
board-limit = limit ${ $limit }
board-limit-short = max ${ $limit }
board-limit-less = limit −${ $limit }
board-strength = Strength
board-points = points
board-cowboys = cowboys
board-revolvers = revolvers
board-roads = roads
board-parcels = parcels
board-tiles = kept tiles
board-duel-tiles = Duel tiles
board-rodeos = { $count ->
    [one] 1 rodeo
   *[other] { $count } rodeos
}
board-supply = { $count } to come
board-bank = Bank of Nevada
board-council = City council
board-bag = { $count } in the bag
board-asked = is choosing
board-has-passed = passed ({ $place })

board-space-wages = Wages
    .note = $4 each, no duel
board-space-ammo = Ammunition
    .note = +3 strength this round
board-space-roads3 = 3 roads
    .note = for the winner
board-space-road1 = 1 road
    .note = each, no duel
board-space-parcels = Parcels
    .note = cowboys stand on the map
board-space-inc_parcels = Parcels
    .note = $2 a parcel
board-space-inc_guns = Strength
    .note = $2 a point
board-space-inc_gambling = Gambling
    .note = two dice in $
board-space-inc_buildings = Buildings
    .note = pay everybody
board-space-points = a point
board-space-vp_guns = a point per 2 strength
board-space-vp_parcels = a point per 2 parcels
board-space-vp_buildings = a point per building

board-paddock-1 = +1 strength
board-paddock-2 = one more cowboy
board-paddock-3 = a ranch twice
board-paddock-4 = $2
board-paddock-5 = rodeo only

board-power-connections = either face
board-power-second = second card
board-power-sharpshooter = sharp eye

board-name-0Y = Street boy
board-name-0R = Street boy
board-name-1Y = Sheriff
board-name-1R = Sheriff
board-name-2Y = Banker
board-name-2R = Banker
board-name-3Y = Merchant
board-name-3R = Merchant
board-name-4Y = Chinese worker
board-name-4R = Chinese worker
board-name-5Y = Settler
board-name-5R = Settler
board-name-6Y = Captain
board-name-6R = Captain
board-name-7Y = Hired gun
board-name-7R = Hired gun
board-name-8Y = Indian
board-name-8R = Indian
board-name-9Y = Prospector
board-name-9R = Prospector
board-name-10Y = Gunsmith
board-name-10R = Gunsmith
board-name-11Y = Singer
board-name-11R = Singer
board-name-12Y = Auctioneer
board-name-12R = Auctioneer
board-name-13Y = Governor
board-name-13R = Governor
board-name-14Y = Doctor
board-name-14R = Undertaker
board-name-15Y = Cowboy
board-name-15R = Cowboy
board-name-16Y = Heroes
board-name-16R = Heroes
board-name-17Y = Lawyer
board-name-17R = Editor
board-name-18Y = Teacher
board-name-18R = Teacher

board-person-0Y = Pay $3: a second card
board-person-0R = A second card
board-person-1Y = A white cowboy nobody challenges
board-person-1R = 3 points per duel lost; never attacks
board-person-2Y = $9 at once
board-person-2R = Sells 3, 5 or 7 points at the end
board-person-3Y = $8, or one kind of building pays twice
board-person-3R = $8, or a point per house
board-person-4Y = 2 roads; buildings at half price
board-person-4R = $5 for any tile of the row
board-person-5Y = A free parcel
board-person-5R = $8, or a point per mountain
board-person-6Y = 1, 2, 3 cowboys for $1, $4, $9
board-person-6R = 1 or 2 revolvers for $3 or $9
board-person-7Y = +3 strength
board-person-7R = +2 strength
board-person-8Y = Two parcels by the dice
board-person-8R = Parcels cost at most $3
board-person-9Y = $10: a mine and its parcel
board-person-9R = 2 dynamite
board-person-10Y = 2 points per duel won
board-person-10R = 1 dynamite; rolls again
board-person-11Y = 2 “no duel” tokens
board-person-11R = A free cowboy gambles die × die
board-person-12Y = Auctions two parcels
board-person-12R = Auctions the 3 revolvers
board-person-13Y = 1 road; points for new roads
board-person-13R = Taxes weapons or money
board-person-14Y = Losers pay $3 and go on elsewhere
board-person-14R = Losers pay $2 or a point
board-person-15Y = A horse
board-person-15R = $8: a ranch and its parcel
board-person-16Y = Cannot be attacked, nor attack
board-person-16R = 3 points, 6 or 9 for cowboys
board-person-17Y = Buys a parcel now; wins every parcel
board-person-17R = Points for income of buildings
board-person-18Y = Chooses first next round
board-person-18R = Points for schools, prisons, churches

## Tabs of a phone

tab-town = Town
tab-track = Track
tab-people = People
tab-own = Yours
tab-rivals = Others

## Headings of every piece

kind-space = Action spaces
kind-terrain = What stands in the town
kind-building = Buildings
kind-person = Personalities
kind-paddock = Paddocks
kind-power = Powers of A New Beginning
kind-command = Other choices

## Words in the figures of the guide

figure-story = Personalities, cowboys on the track, a duel, and a town that pays
figure-choose = Three players hold the numbers 2, 4 and 6 and play in this order
figure-place = Two cowboys on a space, and two on a parcel that both want to buy
    .duel = a duel
    .land = to buy the land
figure-act = The groups of spaces in their order: wages, ammunition, roads, parcels, buildings, bank, incomes, council
figure-settle = ${ $money } and a limit of ${ $limit }: ${ $spent } are spent for a point, and new cowboys come
figure-board = The town and the action track
figure-duel = Revolvers, cowboys at home and a die are added: 6, 6 and 3
    .wins = passed first: wins
    .tie = the same, but passed later
    .loses = loses, keeps the cowboy
figure-loser = The loser’s cowboy goes back to the reserve
    .strength = +1 strength
figure-raid = A saloon pays ${ $income }: ${ $loot } for the attacker, the rest for its owner
figure-price = Five of the nine parcels are occupied: the price is ${ $price }
figure-roads = Every parcel at an end of a road is served
figure-build = A saloon from the row stands between two houses
figure-incomes = What a ranch, a mine, a saloon and a bank earn
figure-incomes-ranch = ${ $money }: { $money } empty parcels
figure-incomes-mine = ${ $money }: two mountains; the third is another’s
figure-incomes-saloon = ${ $money }: two houses; the third is another’s
figure-incomes-bank = ${ $money }: two houses, and a mine elsewhere
figure-townhouse = All eight parcels around the house are taken: it becomes a townhouse
figure-council = What a point costs in each of the four rounds
figure-ending = A building, a house, a mountain: two points each; six dollars: one point
figure-card = The parts of a personality card
figure-person = Both faces of a card: { $who }
figure-tokens = The white cowboy, a cowboy with a “no duel” token, one with dynamite
figure-variants = A river, duel tiles, cowboys placed at the same time, an outlaw and a horse
figure-newer = The newer buildings
figure-river = A town on two banks, with a bridge
    .bridge = a bridge: two roads
figure-sheet = The sheet: what cowboys, revolvers, roads, parcels and points cost
figure-duel-tiles = The six duel tiles of a player
figure-outlaws = An outlaw on a saloon, and a cowboy who came to drive him out
    .pays = The saloon pays only ${ $half } instead of ${ $income }.
    .fight = Reach { $strength } with strength and die: { $points } points.
figure-horses = A horse in the reserve, five paddocks with their hats, a cowboy in one of them

## The player aid

aid-round = A round
aid-round-choose = In order of passing, a personality each: power now or later, number, cash limit.
    .name = 1 Choose
aid-round-place = In turn order, the lowest number first: one cowboy, or pass. Whoever passes first wins ties and chooses first next round.
    .name = 2 Place
aid-round-act = The track in the order of its numbers. Several on one place: a duel. Then the cowboy goes to the general supply.
    .name = 3 Act
aid-round-settle = Spend what is above your limit: a point for every ${ $money }. New cowboys: { $first }, then { $later }. The row moves to the cheap side and is filled.
    .name = 4 Settle
aid-round-renounce = Whoever may act may renounce; the cowboy goes to the supply all the same.
aid-round-roads = Roads of your reserve can be laid at almost any question.

aid-track = The action track
aid-track-wages = ${ $money } for each cowboy; no duel, as many as you like
aid-track-ammo = +{ $strength } strength until the end of the round
aid-track-roads3 = { $roads } roads
aid-track-road1 = A road for each cowboy; no duel
aid-track-parcels = Parcels: all duels, then everybody buys in turn order
aid-track-row = Buildings, from ${ $dear } to ${ $cheap }: build at once, or keep. Then kept tiles.
aid-track-inc_parcels = ${ $money } for each parcel of yours
aid-track-inc_guns = ${ $money } for each point of strength
aid-track-inc_gambling = Two dice, their sum in dollars
aid-track-inc_buildings = City hall, outlaws, attacks; then all buildings pay
aid-track-points = Points for ${ $cheap } to ${ $dear } each, any number; each round the cheapest closes
aid-track-vp_guns = A point for every 2 strength
aid-track-vp_parcels = A point for every 2 parcels of yours
aid-track-vp_buildings = A point for each building of yours
aid-track-order = { $first } to { $last }: the council, in the order that the board shows.

aid-duel = Duels
aid-duel-strength = 1 for each revolver, 1 for each cowboy in the reserve, { $ammo } with ammunition, and what cards add.
    .name = Strength
aid-duel-die = Everybody adds a die. The highest total wins; of equals, who passed first.
    .name = Die
aid-duel-winner = acts, or renounces.
    .name = The winner
aid-duel-losers = take their cowboy back into the reserve at once: +1 strength.
    .name = Losers
aid-duel-attack = On another player’s building: the winner takes half of its income, rounded down. Not beside its owner’s church.

aid-land = Land and roads
aid-land-price = $1, and $1 for each of the nine parcels on and around it that is not empty; at most ${ $most }
aid-land-road = Serves every parcel at its two ends; must touch the network
aid-land-house = On any empty parcel with a road; on another player’s only with consent
aid-land-townhouse = On a house whose eight neighbours are all occupied or owned; counts 2 for shops
aid-land-mountain = Cannot be built on; can be owned

aid-buildings = Buildings
aid-buildings-needs = All but ranch and mine need a road and bring a house. The station needs a straight line of roads across the map instead.
aid-buildings-symbols = They count as houses: ranch { $ranch }, hotel { $hotel }, church { $church }, school { $school }, city hall { $city_hall }, station { $station }.
aid-buildings-ranch = ${ $step } for each empty parcel around; { $revolvers } revolver
    .name = Ranch
aid-buildings-mine = ${ $step } for each mountain around; { $revolvers } revolver
    .name = Mine
aid-buildings-drugstore = ${ $step } for each house around, each ranch of yours anywhere (${ $cap } at most)
    .name = Drugstore
aid-buildings-bank = ${ $step } for each house around, each mine of yours anywhere (${ $cap } at most)
    .name = Bank
aid-buildings-saloon = ${ $step } for each house around (${ $cap } at most)
    .name = Saloon
aid-buildings-hotel = ${ $cap }
    .name = Hotel
aid-buildings-church = no income; protects your buildings around
    .name = Church
aid-buildings-prison = no income; { $revolvers } revolvers
    .name = Prison
aid-buildings-general_store = ${ $double } for each own house around, ${ $step } for all others (${ $cap } at most)
    .name = General store
aid-buildings-school = no income; brings { $houses } houses
    .name = School
aid-buildings-blacksmith = ${ $step } for each round so far, each ranch of yours (${ $cap } at most)
    .name = Blacksmith
aid-buildings-city_hall = no income, nobody’s; your cowboy in it raises each shop by a level
    .name = City hall
aid-buildings-station = no income; a point for every 2 houses in town
    .name = Station
aid-buildings-whose = Houses and mountains count if they are yours or nobody’s.

aid-points = Points at the end
aid-points-play = council, money spent, personalities
aid-points-money = 1 for every ${ $money }
aid-points-buildings = { $points } each
aid-points-houses = { $points } each, on your land
aid-points-mountains = { $points } each, on your land
aid-points-station = 1 for every 2 houses in town
aid-points-end = The end: after round 4. Ties: who passed first.

aid-river = The Carson River
aid-river-bridge = Across the water: two roads at once
aid-river-incomes = Empty land for ranches; $3 in all for a mine
aid-river-points = What touches a bridge: { $points } points instead of { $usual }

aid-outlaws = Outlaws, by the dice
aid-outlaws-strength = Strength (black)
aid-outlaws-points = Points (black)
aid-outlaws-newcomers = Newcomers (white)
aid-outlaws-robs = Its building pays half; nothing can be bought or built there. Each moves to the highest income around.
aid-outlaws-fight = Strength and die must reach its strength: points, or half of a rival’s income.

aid-horses = Horses
aid-horses-paddock_1 = +1 strength, +2 with three; hat { $hat }
aid-horses-paddock_2 = one more cowboy, or move one; hat { $hat }
aid-horses-paddock_3 = doubles a ranch; hat { $hat }
aid-horses-paddock_4 = $2; hat { $hat }
aid-horses-paddock_5 = hat { $hat }
aid-horses-play = After a cowboy placed on the board: a horse into a paddock. At the wages: a horse for ${ $money }, once a round.
aid-horses-end = Rodeo: hats times horses, twice with a cowboy there. At the end: horses × (1 + rodeos).

aid-tiles = Might is Right
aid-tiles-choose = In secret, a tile instead of the die; all are shown together.
aid-tiles-supply = Whoever has none left draws { $count }.

## Auctions and duels beside their question

lot-parcel = { $place }, ${ $dollars } by the list
scene-sum = ${ $sum }
lead-bid = if you have it for ${ $money }: ${ $half } to the bank, ${ $rest } to { $name }; you keep ${ $left }
lead-bid-own = if you have it for ${ $money }: ${ $half } to the bank, the rest stays yours; you keep ${ $left }
lead-bid-ammo = if you have it for ${ $money }: all of it to { $name }; you keep ${ $left }
lead-bid-ammo-own = if you have it, you pay nothing: you are the auctioneer
part-revolvers = revolvers
part-cowboys = cowboys at home
part-white = white cowboy
part-ammo = ammunition
part-7Y = yellow hired gun
part-7R = red hired gun
part-paddock = paddock 1
duel-buys = may buy
duel-acts = may act
duel-stays = stays there
duel-lost = cowboy goes home: strength { $strength } now
## A turn in one sentence

spot-parcel = row { $row } column { $column }
did-bought = bought { $things }
did-received = received { $things }
did-takes = took the { $person }
did-reveals = showed what was bought for the start
did-takes_white = took the white cowboy
did-recruits = { $count ->
    [one] recruited a cowboy for ${ $money }
   *[other] recruited { $count } cowboys for ${ $money }
}
did-arms = { $count ->
    [one] a revolver for ${ $money }
   *[other] { $count } revolvers for ${ $money }
}
did-taxed = paid { $rival } ${ $money } in taxes
did-gives_cowboys = { $count ->
    [one] gave a cowboy away
   *[other] gave { $count } cowboys away
}
did-takes_dynamite = took { $count } dynamite
did-takes_tokens = took { $count } “no duel” tokens
did-gains_horse = a horse
did-gains_roads = { $count ->
    [one] a road
   *[other] { $count } roads
}
did-gains = ${ $money }
did-places = { $target_count ->
    [one] placed { $form } ({ $target })
   *[other] placed { $target_count } cowboys ({ $target })
}
did-passes = passed
did-takes_back = { $target_count ->
    [one] took a cowboy back
   *[other] took { $target_count } cowboys back
}
did-plays_horse = { $paddock_count ->
    [one] put a horse into the stable
   *[other] put { $paddock_count } horses into the stable
}
did-fetches_horse = { $paddock_count ->
    [one] took a horse back
   *[other] took { $paddock_count } horses back
}
did-buys_horse = a horse for ${ $money }
did-earns_wages = ${ $money } in wages
did-earns = ${ $money } ({ $space })
did-income = { $building_count ->
    [one] ${ $money } from { $building }
   *[other] ${ $money } from { $building_count } buildings
}
did-takes_ammo = took the 3 revolvers
did-wins = { $target_count ->
    [one] won a duel ({ $target })
   *[other] won { $target_count } duels
}
did-owns = { $money ->
    [0] took { owned-parcels }
   *[other] bought { owned-parcels } for ${ $money }
}
owned-parcels = { $parcel_count ->
    [one] a parcel
   *[other] { $parcel_count } parcels
}
did-takes_tile = { $building_count ->
    [one] a building for ${ $money }
   *[other] { $building_count } buildings for ${ $money }
}
did-builds = built { $building }
did-keeps = kept { $building } for later
did-houses = { $parcel_count ->
    [one] put up a house
   *[other] put up { $parcel_count } houses
}
did-takes_down = took { $building } down
did-lays = { $edge_count ->
    [one] laid a road
   *[other] laid { $edge_count } roads
}
did-lays_bridge = { $edge_count ->
    [one] built a bridge
   *[other] built { $edge_count } bridges
}
did-founds_hall = put the city hall into town
did-holds_hall = held the city hall
did-robs = robbed { $rival } of ${ $money }
did-beats_outlaw = { $parcel_count ->
    [one] drove an outlaw away
   *[other] drove { $parcel_count } outlaws away
}
did-auctions = put { $parcels_count ->
    [one] a parcel
   *[other] { $parcels_count } parcels
} up for auction
did-wins_lot = won { $parcels_count ->
    [one] a parcel
   *[other] { $parcels_count } parcels
} at auction with ${ $money }
did-wins_ammo = won the 3 revolvers at auction with ${ $money }
did-consents = allowed { $rival } a house
did-refuses = refused { $rival } a house
did-buys_points = { $count ->
    [one] 1 point for ${ $money }
   *[other] { $count } points for ${ $money }
}
did-scores = { $points ->
    [one] scored 1 point
   *[other] scored { $points } points
}
did-rodeo = won the rodeo
did-heals = had a cowboy healed
did-pays_undertaker = paid { $rival } ${ $money } for a burial
did-loses_point = lost a point to the undertaker
did-renounces = { $target_count ->
    [one] renounced an action
   *[other] renounced { $target_count } actions
}
did-sent_home = had { $parcel_count ->
    [one] a cowboy
   *[other] { $parcel_count } cowboys
} sent home
