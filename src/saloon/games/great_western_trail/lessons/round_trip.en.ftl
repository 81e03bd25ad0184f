### The first lesson of Great Western Trail. A note: what to do (or what is seen); `.why`: the reason; `.other`: said to whoever chooses another way.

lesson = A round trip
    .about = Fifteen minutes at the real table: hire, build, buy, and bring your first herd to Kansas City.

chapter-who = Who you are
chapter-hire = Hire somebody
chapter-build = Put up a building
chapter-buy = Buy cattle
chapter-use = Use what is yours
chapter-tune = Before the city
chapter-kansas_city = Kansas City

note-welcome = Come along for one whole trip.
    .why = This is Kansas City. You walk here with your herd, you are paid, and you start again at the other end. That is the game.
note-hand = In Kansas City now, they would pay you ${ $worth }.
    .why = These four cards are your herd of the moment. Every breed pays its number once: 1 + 2 + 2 + 2.

note-begin = Begin on building A.
    .why = For your first turn you may stand on any brown building. A is where people are hired.
    .other = You may begin there. A comes first on the trail, so from A you can use all the others on the way.
note-sell = Give up the Galloway for $2.
    .why = Each action of a building may be used once, in any order. You will draw another card later.
    .other = That works too, but $6 would be all you have, and the herd can wait: Kansas City is far.
note-hire = Hire somebody.
    .why = You have ${ $dollars }, and people make you better at one thing for the rest of the game.
note-cowboy = Take the cowboy for $6.
    .why = Cowboys buy cattle for less, builders build, engineers move your train. Cattle is the easiest start.
    .other = A builder is a fine start as well. This lesson goes to the market, and there two cowboys halve the price.
note-two_cowboys = Now you have two cowboys.
    .why = The new one stands beside the one printed on your board. Every row begins with one worker.
note-end = End your turn.
    .why = With $2 there is nothing more to do here.
note-refill = You hold four cards again.
    .why = At the end of every turn you draw until your hand is full. Four cards, as your board says.
note-clay_builds = That building is Clay’s. Nobody else can use it.
    .why = Clay began on B and built here, a few steps before Kansas City. From now on it counts as a step for you too.

note-walk = Go to building B: one step.
    .why = Now you move: 1 to 3 steps. Only places with a tile are steps; dashed ones are crossed for free.
    .other = That is within your three steps. But then you pass B without using it, and nobody walks back.
note-sell_again = Give up the Santa Gertrudis for $2.
    .why = Kansas City is still far: until then you draw a new card every turn, and money builds something now.
    .other = You would have $2, just enough to build. With $4 something is left for the market.
note-build = Build.
    .why = The hammer says: pay $2 for every builder that your new building needs.
note-plan = Choose building 2a.
    .why = You have one builder, so three of your twelve buildings are possible. 2a sells a Galloway and buys cattle.
    .other = Possible as well. With 2a you can buy cattle twice on this trip.
note-site = Put it here, behind F.
    .why = Any dashed place will do. This one lies on your way, late enough to have new cards and money by then.
    .other = A good place too. Here it helps on this trip already.
note-yours = Yours, with 1 point at the end of the game.
    .why = Stop there and use both actions; the others may only pass.
note-end_building = End your turn.
    .why = Both actions of B are used.
note-clay_engine = Clay’s train has left the yard.
    .why = Clay stopped at C, which moves his engine. You will see in Kansas City what that is good for.

note-market = Go to building E.
    .why = You pass C without using it. E is the cattle market, and two steps are within your three.
    .other = You may. But your money buys most at E, now.
note-sell_pineywoods = Give up the Pineywoods for $2.
    .why = $2 is not enough for a card. With $4 it is.
    .other = Without it you have $2, and the cheapest card costs $3.
note-buy = Buy cattle.
    .why = Better cattle pays more in Kansas City, on every trip, and it is worth points.
note-longhorn = Buy the Longhorn: two cowboys, $3.
    .why = One cowboy pays $6 for a card of value 3, two together only $3. And you have no Longhorn yet.
    .other = Also a 3. Any breed that you do not have is a good one.
note-pile = It lies here, face up.
    .why = What you buy goes to your discard pile. When your deck is empty the pile is shuffled, and you draw it.
note-end_buying = End your turn.
    .why = Your cowboys have done their work for this turn.

note-own_building = Go to your own building.
    .why = F is one step, and your building behind it another. Nobody is paid: it is yours.
    .other = You may. But your building waits for you two steps away.
note-own_sale = Give up a Galloway for $4.
    .why = Your own buildings often pay better than the brown ones.
    .other = Then you have $1. With the Galloway it is $5.
note-own_purchase = Buy cattle once more.
    .why = Your two cowboys are free again: they are used up only for one turn.
note-corriente = Buy the Corriente: two cowboys, $3.
    .why = A Corriente is worth 3 points, a Longhorn 2. The number in the corner, what it pays, is the same.
    .other = A second Longhorn would be worth points, but both together pay only once.
note-end_using = End your turn.
    .why = Two cards and a building: not bad for four turns.

note-last_stop = Go to building G: one step.
    .why = Kansas City is two steps away, but your hand is not ready: two Criollos pay only once.
    .other = You may deliver at once, for $5. One stop more makes it $7.
note-engine = Move your engine.
    .why = It goes one space for each engineer. The farther it is, the cheaper your deliveries.
note-tune = Use an auxiliary action.
    .why = The two discs on a tile mean: do one of the small actions that are open on your board.
note-draw = Draw a card, then discard one.
    .why = $1 is always there to take, but a better hand is worth $2 now.
    .other = $1 is $1. Still, a fourth breed would pay $2, and a better city.
note-drop = Discard one Criollo.
    .why = You drew a Pineywoods. Without the second Criollo you hold four breeds: $7.
    .other = Keep that one: it is the only one of its breed.
note-end_tuning = End your turn.
    .why = Your hand is ready for Kansas City.

note-arrive = Go to Kansas City.
    .why = Four breeds in hand, and your engine is on its way. Nobody walks past Kansas City.
note-foresee = Place one of these two tiles.
    .why = First the city grows: whoever arrives brings new tiles to the board. An outlaw pays whoever catches him.
note-foresee_worker = Choose who comes to the job market.
    .why = People arrive too. When the job market is full, the game is over: this is its clock.
note-sell_herd = Sell your herd.
    .why = Your hand is shown, paid and laid on the discard pile. An exchange token could still change a card; you need none.
    .other = You hold four breeds already. Keep the token for a hand that needs it.
note-income = Four breeds: you gained $7, and have ${ $dollars }.
    .why = 1 + 2 + 2 + 2. The cards are on your discard pile now, and you draw a new hand after this turn.
note-deliver = Deliver to St. Louis.
    .why = Your herd is worth 7: any city up to 7 will take it. Every red cross between your engine and the city costs $1.
    .other = Possible. Kansas City would cost 6 points, Fulton spoils St. Louis later, Bloomington costs $3.
note-disc = Take this disc for St. Louis.
    .why = The disc comes off your board for good, and opens what lay under it: a small action, a limit, more steps.
note-again = One trip done. Five more, and better ones, make a game.
    .why = You are back at the start, with two better cards, a building, a cowboy and ${ $dollars }.

## The end card

end = You made a round trip.
    .about = In a whole game you make five to seven of them.
got-cattle = two better breeds
got-building = a building, 1 point
got-cowboy = a second cowboy
got-disc = a disc in St. Louis
learned-1 = A turn is move, act, draw. Only tiles count as steps.
learned-2 = Each action of a building once; your own buildings are only yours.
learned-3 = Workers make one kind of action better for good.
learned-4 = In Kansas City each breed pays once. Different beats many.
learned-5 = A delivery moves a disc from your board, and opens what it covered.
