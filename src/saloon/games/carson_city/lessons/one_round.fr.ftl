### La première leçon de Carson City. Une note : ce qu’il faut faire (ou ce qu’on voit) ; `.why` : la raison ; `.other` : pour qui choisit autrement.

lesson = Un tour entier
    .about = Douze minutes à la vraie table : prendre des terrains, devenir quelqu’un, placer ses cow-boys, livrer deux duels, construire et toucher ses revenus.

chapter-who = Où vous êtes
chapter-land = Vos premiers terrains
chapter-person = Devenir quelqu’un
chapter-place = Placer ses cow-boys
chapter-duel = Deux duels
chapter-build = Construire
chapter-road = Une route
chapter-paid = Toucher ses revenus
chapter-end = Le lendemain

note-welcome = Une maison, quatre routes. Faites-en une ville.
    .why = Pendant quatre tours, Clay et vous achetez ici des terrains, construisez, et changez l’argent en points. Cette leçon est le premier tour.
note-track = C’est ici que vos cow-boys travailleront.
    .why = La piste d’actions : d’abord l’argent et les routes, puis les terrains et les bâtiments, puis les revenus, enfin les points. Elle se joue de 1 à 23.

note-first_parcel = Prenez le terrain à gauche de la maison.
    .why = Chacun reçoit deux terrains gratuits. Les maisons sont des clients : à côté de celle-ci, un commerce gagnera dès le premier jour.
    .other = Tout terrain sans propriétaire est à prendre. Mais près de la maison il y a déjà des routes et un client.
note-clay_land = Deux terrains pour Clay, et c’est encore à vous.
    .why = Le dernier dans l’ordre prend le premier terrain, puis on revient : vous, Clay, Clay, vous.
note-second_parcel = Prenez le terrain entre ces trois montagnes.
    .why = Une mine rapporte 3 $ par montagne voisine, et ne demande ni route ni maison.
    .other = C’est permis. Mais nulle part ailleurs il n’y a trois montagnes autour d’un terrain, et la maison si près.

note-clay_banker = Clay est le banquier : 9 $ tout de suite.
    .why = Chaque tour commence ainsi. Une carte, c’est un pouvoir, un numéro pour l’ordre du tour, et une limite à l’argent que vous pouvez garder.
note-chinese_worker = Prenez le numéro 4, l’ouvrier chinois.
    .why = Deux routes tout de suite, et tous les bâtiments à moitié prix pendant ce tour. Vous avez { $money } $, et envie de deux bâtiments.
    .other = Chacune a du bon. Mais dans cette leçon vous construisez deux fois, et à moitié prix il vous reste de l’argent.
note-order = Le numéro 2 joue avant le numéro 4.
    .why = Chacun a sa carte, l’ordre du tour est donc connu : le plus petit numéro d’abord. Clay place le premier cow-boy.

note-clay_mountain = Clay veut acheter cette montagne.
    .why = C’est ce que dit un cow-boy sur un terrain. Une montagne vaut 2 points à la fin, et de l’argent pour les mines voisines.
note-place_saloon = Placez un cow-boy sur le saloon.
    .why = Un cow-boy à la fois, ou passer. La tuile coûte 5 $, pour vous 3, et un saloon rapporte 5 $ par maison voisine.
    .other = Vous pouvez y aller. Mais un saloon près de la maison rapporte plus que toute autre tuile en vente.
note-clay_saloon = Il le veut aussi. Ce sera un duel.
    .why = Vous étiez là en premier, mais cela n’aide en rien : quand la piste arrivera à cette case, la force et un dé décideront.
note-place_mountain = Allez aussi sur la montagne de Clay.
    .why = Gagnez, et elle est à vous. Perdez, et votre cow-boy est rentré avant le duel du saloon, où il vous rend plus fort.
    .other = Possible. Mais ici, même un duel perdu sert à quelque chose : vous allez voir.
note-place_mine = Placez votre dernier cow-boy sur la mine.
    .why = Clay vise le ranch. La mine coûte 4 $, pour vous 2, et sa place entre les montagnes l’attend.
    .other = Une autre fois. Sans mine, votre terrain entre les montagnes ne vaut rien.

note-passed = Plus personne n’a de cow-boy : la piste commence.
    .why = Vous avez passé tous les deux, Clay en premier. Il gagne donc les égalités de ce tour, et choisira en premier au suivant.
note-mountain_lost = Clay 7, vous 6 : la montagne est pour lui.
    .why = Chacun avait une force de 1, pour son revolver. Clay a fait 6 au dé, vous 5. Le plus grand total gagne.
note-home = Votre cow-boy est rentré : force { $strength }.
    .why = La force, ce sont vos revolvers et les cow-boys de votre réserve. Ceux du plateau ne comptent pas.
note-saloon_won = Vous 6, Clay 5 : le saloon est à vous.
    .why = Vous avez fait 4 tous les deux. Le cow-boy qui a perdu la montagne a gagné le saloon : à égalité, il serait à Clay.

note-buy_saloon = Achetez-le, pour 3 $.
    .why = Gagner donne le droit d’agir, rien de plus : vous pourriez encore renoncer. Puis le cow-boy va à la réserve générale.
    .other = Vous vous êtes battu pour l’avoir, et le demi-prix ne reviendra pas de sitôt.
note-build_saloon = Construisez-le à côté de la maison.
    .why = Il lui faut un terrain libre à vous, avec une route à l’un de ses coins. Vous pourriez aussi garder la tuile pour plus tard.
    .other = Une tuile gardée ne rapporte rien tant qu’elle n’est pas construite.
note-house = Posez sa maison sur un de ces terrains.
    .why = La plupart des bâtiments amènent une maison, gratuitement. À côté de votre saloon, elle vous rapporte 5 $ de plus, à chaque tour.
    .other = Tout terrain libre avec une route convient. Mais elle ne vous rapporte de l’argent qu’à côté de votre saloon.
note-saloon_pays = Le saloon rapportera 10 $.
    .why = Deux maisons l’entourent, et elles ne sont à personne : elles comptent donc pour tous. La pièce dit toujours ce qu’un bâtiment rapporte.
note-buy_mine = Achetez la mine, pour 2 $.
    .why = Personne d’autre n’est là, donc pas de duel. Chaque case vous coûte un cow-boy, et la tuile son prix.
    .other = Votre terrain entre les montagnes l’attendait.
note-build_mine = Construisez-la entre les montagnes.
    .why = Aucune route n’y mène, mais ranch et mine s’en passent. Elle apporte aussi un revolver : un point de force, pour de bon.
    .other = Une mine rapporte là où il y a des montagnes.
note-mine_pays = Deux montagnes comptent, la troisième est à Clay.
    .why = Ce qui se trouve sur un terrain possédé ne sert qu’à son propriétaire. Sur un terrain de personne, cela sert à tous.
note-clay_ranch = Clay a construit un ranch.
    .why = Il rapporte 1 $ par terrain libre voisin. Là où l’on construit, il rapporte moins.

note-road = Posez une route ici.
    .why = Chacun peut maintenant poser des routes. Celle-ci équipe deux terrains de plus à côté de votre saloon : la place du prochain commerce.
    .other = Une route sert à tous. Celle-ci mène là où votre prochain commerce devrait être.
note-keep_roads = Gardez les deux autres.
    .why = Elles attendent dans votre réserve. Vous pouvez les poser à presque chaque question, quand vous en avez besoin.
    .other = Rien ne presse : une route posée sert à Clay aussi.

note-incomes = Vos bâtiments ont payé : vous avez { $money } $.
    .why = 10 $ et 6 $, sans cow-boy, comme à chaque tour. Sauf si quelqu’un attaque un bâtiment : la moitié est alors pour lui.
note-council = Personne n’est allé au conseil.
    .why = Des points s’y vendent : 2 $ chacun à ce tour, 3 $ au suivant. Ce soir, la case la moins chère ferme pour de bon.
note-spend = Ne dépensez rien.
    .why = Votre carte vous laisse garder { $limit } $ ; le surplus devrait partir. Chaque tranche de 10 $ fait un point, mais l’argent bâtit mieux.
    .other = Un point pour 10 $, c’est cher. Au tour 2, la même somme en achète trois, ou un autre commerce.

note-cowboys = Cinq cow-boys pour le tour 2.
    .why = Quatre nouveaux sont venus. Le cinquième est celui qui a perdu : qui a agi va dans la réserve générale.
note-row = De nouveaux bâtiments en vente.
    .why = Ce que personne n’a acheté a glissé vers le côté bon marché, et le sac a complété la rangée.
note-again = Un tour de fait. Trois de plus font une partie.
    .why = On reprend des cartes, et Clay, qui a passé en premier, commence. Vous avez { $money } $, un saloon, une mine et cinq cow-boys.

## La carte de fin

end = Vous avez joué un tour entier.
    .about = Encore trois tours, chacun avec plus de cow-boys et plus d’argent, et la partie est finie.
learned-1 = Un tour : prendre une personnalité, placer ses cow-boys, jouer la piste de 1 à 23, faire les comptes.
learned-2 = À deux sur une case, c’est un duel : revolvers, cow-boys restés chez soi, et un dé.
learned-3 = Les perdants reprennent aussitôt leur cow-boy, et n’en sont que plus forts.
learned-4 = Les bâtiments se dressent sur vos terrains et paient à chaque tour. Les maisons sont des clients.
learned-5 = L’argent au-delà de la limite doit partir, à 10 $ le point. Le conseil vend les points moins cher.
