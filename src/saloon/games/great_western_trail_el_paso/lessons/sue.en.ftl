### The second lesson of El Paso, against Sue. A note: what to do (or what is seen); `.why`: the reason; `.other`: said to whoever chooses another way.

lesson = Alone against Sue
    .about = Twelve minutes with the opponent of solo games: what her cards say, what she takes, and how to beat her.

chapter-sue = Who Sue is
chapter-draws = She draws
chapter-builds = She builds
chapter-tiles = She takes cattle
chapter-quick = Be quicker
chapter-el_paso = She delivers

note-welcome = This is Sue. She rides the same trail as you.
    .why = She has no money and no hand, and she never thinks: each turn a card tells her how far to go and what to do.
note-row = This is her row of workers. Look at its order.
    .why = One of each kind to begin with. She never gives one back, and where things are equal, the leftmost kind wins: here the builders.
note-start = She starts in El Paso, with a disc on post 5.
    .why = Each time she comes to El Paso, a disc goes to the next higher post: 7, 9, 10, and so on. She needs no herd for that.
note-draft = Take the objective with two Corriente.
    .why = You begin as always. All that you know holds; only your opponent is another.
    .other = You may. But then the rest of this lesson would not be the same.

note-begin = Begin on building C.
    .why = $2 and a certificate. With them you can build a bigger building on E in your next turn.
    .other = You may begin there. This lesson wants a good building soon, and C has the money for it.
note-first_card = Her first card: two steps, and draw a card.
    .why = Above is her move, below her action. The building where she stops does not matter to her.
note-first_way = So she rode to B and to C.
    .why = Her moves are exact. At the fork after B both lanes were empty; then she takes the inner one.
note-joker = She drew a joker: now she has two builders.
    .why = From her reserve. A joker joins the kind that she has most of; all were equal, so it joined the leftmost.

note-go_build = Go to building E: two steps.
    .why = You gave up nothing yet. On E your Santa Gertrudis brings $2 more.
    .other = You may. But builders win many games, and E is where they work.
note-build = Build.
    .why = You have a builder and a joker, and ${ $dollars }: enough for a building with two builders.
note-largest = Choose building 2a.
    .why = It sells a bonus tile for $2, and then your rancher rides on one step and uses the next place, in the same turn.
    .other = 1a would be cheaper. But 2a, right before El Paso, makes your rounds shorter.
note-site = Put it right before El Paso.
    .why = One step behind it is El Paso. So you can stop here and deliver in one turn. And this space is free.
    .other = Possible. Here its step leads to El Paso, and that is what makes you quick.
note-builder_card = Her second card: a step for each builder, then building.
    .why = She has two builders, so she rode two steps, to E. The more workers she has, the more such a card does.
note-her_building = She built 2a, the largest for two builders.
    .why = She pays nothing. She takes the dearest free space, the nearest ahead of her. You may only do a small action there.

note-go_train = Go to building F.
    .why = Her building is a step now. F has the train, and the train has what Sue likes best: tiles.
    .other = You may. But the best tiles lie open, and one of her cards is the train.
note-train = Use the train.
    .why = You have ${ $dollars }. Your engineer and $2 bring an objective and a token.
note-deny = Take the objective with the Shorthorn and the Corriente.
    .why = Sue takes the open tile with most points, the leftmost of equal ones. That would be this one; and all her objectives count as met.
    .other = Then Sue takes this one: 5 points and the leftmost. For her it always counts.
note-cowboy_card = Her third card: a step for each cowboy, then cattle.
    .why = One cowboy, one step: she stands on her own building.
note-her_cattle = She took a Black Angus, worth 2 points.
    .why = One cowboy brings a Black Angus, two a Corriente, three a Shorthorn, four a Hereford. The market has one less for you.

note-own = Go to your own building: two steps.
    .why = Sue needs turns, you need rounds. With 2a you are in El Paso in this very turn.
    .other = You may ride straight to El Paso. But then you pass the bonus tile.
note-bonus = Pay $2 for a bonus tile.
    .why = Do this first: when your rancher rides on, what is left here is lost.
    .other = Then the bonus tile would be lost. First the tile, then ride.
note-bonus_tile = Take the one with three exchanges, worth 3 points.
    .why = It has most points, and your hand with its two Criollos needs it. Its effect comes at once.
    .other = Money is good, too. But your hand is worth only { $worth } now.
note-exchange = Discard a Criollo.
    .why = You drew a Santa Gertrudis: four breeds. The next two cards you can discard again.
    .other = Keep that one: it is the only one of its breed.
note-ride = Ride on to El Paso.
    .why = Your hand is worth { $worth } now, and El Paso is one step away.
note-deliver = Deliver to trading post 7.
    .why = It gives an objective. Others may be on the same post; her disc on 5 is in nobody’s way.
    .other = Possible. Post 7 gives an objective, and Sue is waiting for them.
note-disc = Take the topmost disc.
    .why = It makes $3 out of the small action for $1. You will need money.
    .other = That one costs $3, which you need for a worker.
note-poor_row = Take the objective with post 16.
    .why = It is the last one with 5 points. What you leave open is what she will take.
    .other = Then she takes the one with 5 points. Look first at what she would want.
note-ahead = You have delivered after four turns; { $simmentals } Simmentals are left.
    .why = Every Simmental that you take brings the end nearer, and the end comes before her row has grown.
note-draw_card = Her fourth card: two steps, and draw a card.
    .why = She is on G now. Her deck has only eight cards, and is shuffled when it is empty: look at what was played.

note-hire = Go to building B.
    .why = Sue will be in El Paso soon. You begin your second round with a worker.
    .other = You may. But with ${ $dollars } you can hire somebody, and each is worth 2 points.
note-builder = Hire a builder for $5.
    .why = With more builders 2a becomes a bigger building: you pay only the difference, and the largest is worth 15 points.
    .other = A joker would cost $9.
note-engineer_card = Her fifth card: a step for each engineer, then the train.
    .why = One engineer, one step. That brings her to El Paso.
note-fork = She took the lane without your building.
    .why = At a fork she takes the shorter lane. Only two buildings, one on each lane, would cost her a step.
note-her_tile = With the train she took an objective worth 4.
    .why = One engineer: train card 1. You have taken those with 5 points, so this is all she got.
note-her_delivery = Then she delivered: a Simmental, and a disc on post 7.
    .why = Her action comes first, then El Paso. Post 7 gave her another objective; on 9 she will draw a card.
note-compare = Now it is your game. Keep your rounds short.
    .why = Open her sheet when you want to know what she has. At the end your points are compared, and she has no money to count.

## The end card

end = You know Sue now.
    .about = Begin without B cards; each of them makes her stronger.
got-building = a good building
got-objective = an objective less for her
got-bonus = a bonus tile
got-post = a post reached
learned-1 = A card says how far she goes and what she does.
learned-2 = Her workers stay: the more she has, the more she takes.
learned-3 = She takes the open tile with most points, the leftmost if equal.
learned-4 = Where things are equal, the leftmost kind of her row decides.
learned-5 = Short rounds beat her: the Simmentals are the clock.
