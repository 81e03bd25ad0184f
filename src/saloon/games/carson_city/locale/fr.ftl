### Carson City en français. Le plan des identifiants est dans saloon/words/texts.py.
###
### Beaucoup de textes sont composés (names.py, labels.py, helping.py) : un terrain à partir de sa ligne, de sa colonne et de ce qui s’y
### trouve, un choix à partir de ce qu’il coûte et rapporte. Ce qui est entre parenthèses à la fin d’un choix en est le prix.

game = Carson City
    .about = Envoyez vos cow-boys acheter des terrains, bâtissez une ville autour d’une seule maison, défiez qui convoite la même chose que vous et changez l’argent en points. De 2 à 6 joueurs, par Xavier Georges (Big Box : toutes les personnalités, les bâtiments récents et six variantes).
    .first = Personnalités 1 à 7, face jaune ; aucun des bâtiments récents.
    .full = Tous les bâtiments, les cartes d’une première partie ; six variantes au choix.

unknown = caché

## La piste d’actions

space-wages = salaire
    .gives = +4 $
    .help = Première case de la piste. Pas de duel, autant de cow-boys que l’on veut : chacun rapporte 4 $. Avec les chevaux, un de vos cow-boys peut payer 4 $ à la place pour un cheval, une fois par tour.
space-ammo = munitions
    .gives = 3 revolvers
    .help = Le jeton « 3 revolvers » : +3 de force jusqu’à la fin du tour, dès le duel suivant. Un seul joueur ; à plusieurs, duel.
space-roads3 = trois routes
    .gives = +3 routes
    .help = Trois routes pour votre réserve. Un seul joueur ; à plusieurs, duel.
space-road1 = une route
    .gives = +1 route
    .help = Une route par cow-boy. Pas de duel, autant de cow-boys que l’on veut.
space-parcels = achat de terrains
    .gives = les cow-boys sont sur la carte
    .help = Un rappel : les cow-boys placés sur des terrains sans propriétaire sont résolus maintenant. D’abord tous les duels, puis les achats dans l’ordre du tour. Un terrain coûte 1 $, plus 1 $ pour chacun des neuf terrains, lui et ses voisins, qui porte un bâtiment, une maison ou une montagne.
space-b12 = bâtiment à 12 $
    .gives = 12 $
    .help = Le droit d’acheter pour 12 $ la tuile de cette case, à construire aussitôt ou à garder. Un seul joueur ; à plusieurs, duel.
space-b10 = bâtiment à 10 $
    .gives = 10 $
    .help = Le droit d’acheter pour 10 $ la tuile de cette case, à construire aussitôt ou à garder. Un seul joueur ; à plusieurs, duel.
space-b8 = bâtiment à 8 $
    .gives = 8 $
    .help = Le droit d’acheter pour 8 $ la tuile de cette case, à construire aussitôt ou à garder. Un seul joueur ; à plusieurs, duel.
space-b6 = bâtiment à 6 $
    .gives = 6 $
    .help = Le droit d’acheter pour 6 $ la tuile de cette case, à construire aussitôt ou à garder. Un seul joueur ; à plusieurs, duel.
space-b5 = bâtiment à 5 $
    .gives = 5 $
    .help = Le droit d’acheter pour 5 $ la tuile de cette case, à construire aussitôt ou à garder. Un seul joueur ; à plusieurs, duel.
space-b4 = bâtiment à 4 $
    .gives = 4 $
    .help = Le droit d’acheter pour 4 $ la tuile de cette case, à construire aussitôt ou à garder. Un seul joueur ; à plusieurs, duel.
space-b3 = bâtiment à 3 $
    .gives = 3 $
    .help = Le droit d’acheter pour 3 $ la tuile de cette case, à construire aussitôt ou à garder. Un seul joueur ; à plusieurs, duel. Juste après cette case, chacun peut construire ses tuiles gardées, dans l’ordre du tour.
space-inc_parcels = revenus des terrains
    .gives = 2 $ par terrain
    .help = 2 $ par terrain que vous possédez, construit ou non. Un seul joueur ; à plusieurs, duel.
space-inc_guns = revenus des cow-boys
    .gives = 2 $ par point de force
    .help = 2 $ par point de votre force : revolvers, cow-boys de votre réserve, et ce qu’ajoutent cartes et jetons. Le cow-boy posé ici ne compte pas. Un seul joueur ; à plusieurs, duel.
space-inc_gambling = revenus des jeux
    .gives = 2 dés en dollars
    .help = Lancez deux dés et recevez leur somme en dollars ; la chanteuse rouge reçoit leur produit. Un seul joueur ; à plusieurs, duel.
space-inc_buildings = revenus des bâtiments
    .gives = pour tous
    .help = Un rappel : chaque bâtiment rapporte maintenant à son propriétaire, sans cow-boy. Avant cela, on se dispute l’hôtel de ville, on affronte les hors-la-loi et on règle les attaques de bâtiments : qui gagne une attaque prend la moitié du revenu, arrondie vers le bas.
space-vp2 = points à 2 $
    .gives = 2 $ le point
    .help = Achetez autant de points que vous voulez, à 2 $ chacun. Ouvert au tour 1 seulement. Un seul joueur ; à plusieurs, duel.
space-vp3 = points à 3 $
    .gives = 3 $ le point
    .help = Achetez autant de points que vous voulez, à 3 $ chacun. Ouvert aux tours 1 et 2. Un seul joueur ; à plusieurs, duel.
space-vp4 = points à 4 $
    .gives = 4 $ le point
    .help = Achetez autant de points que vous voulez, à 4 $ chacun. Ouvert aux tours 1 à 3. Un seul joueur ; à plusieurs, duel.
space-vp5 = points à 5 $
    .gives = 5 $ le point
    .help = Achetez autant de points que vous voulez, à 5 $ chacun. Ouvert à tous les tours. Un seul joueur ; à plusieurs, duel.
space-vp_guns = points des cow-boys
    .gives = 1 point pour 2 de force
    .help = Un point pour deux points de force, arrondi vers le bas. Le cow-boy posé ici ne compte pas. Un seul joueur ; à plusieurs, duel.
space-vp_parcels = points des terrains
    .gives = 1 point pour 2 terrains
    .help = Un point pour deux terrains que vous possédez, arrondi vers le bas. Un seul joueur ; à plusieurs, duel.
space-vp_buildings = points des bâtiments
    .gives = 1 point par bâtiment
    .help = Un point par bâtiment que vous avez construit ; maisons, montagnes et tuiles gardées ne comptent pas. Un seul joueur ; à plusieurs, duel.

## La carte

parcel-title = ligne { $row }, colonne { $column }
    .one = le terrain ligne { $row }, colonne { $column }
parcel-help = S’achète avec un cow-boy posé dessus : 1 $, plus 1 $ pour chacun des neuf terrains, lui et ses voisins, qui porte un bâtiment, une maison ou une montagne. Libre veut dire sans bâtiment, maison, montagne ni rivière. On construit sur ses propres terrains libres ; tout sauf le ranch et la mine demande une route à un coin ou sur un côté.
parcel-inner = Les dés peuvent le désigner.
parcel-border = Il est au bord, où les dés ne tombent jamais.
edge-above = au-dessus du terrain ligne { $row }, colonne { $column }
edge-below = sous le terrain ligne { $row }, colonne { $column }
edge-left = à gauche du terrain ligne { $row }, colonne { $column }
edge-right = à droite du terrain ligne { $row }, colonne { $column }
edge-help = Une route se pose sur un côté entre deux terrains et équipe tous les terrains qui touchent l’une de ses extrémités. Une nouvelle route doit toucher une extrémité du réseau. En travers de la rivière, là où les deux côtés sont rivière, il faut deux routes d’un coup : un pont.

terrain-house = maison
    .one = une maison
    .help = Vient avec la plupart des bâtiments, gratuitement, sur un terrain libre équipé d’une route. Compte 1 pour les drugstores, banques, saloons et General Stores voisins : de tous sur un terrain sans propriétaire, du seul propriétaire sinon. Vaut 2 points à la fin à qui possède le terrain.
terrain-townhouse = maison de ville
    .one = une maison de ville
    .help = Deux maisons sur un terrain : une maison se pose sur une autre si les huit terrains voisins existent et sont tous occupés ou possédés. Compte 2 pour les bâtiments voisins et pour la gare, mais une seule maison pour les prix et les points.
terrain-mountain = montagne
    .one = une montagne
    .help = On ne peut pas y construire, mais son terrain s’achète. Vaut 3 $ à chaque mine voisine ; une fois possédée, aux seules mines de son propriétaire. Vaut 2 points à la fin à son propriétaire.
terrain-river = rivière
    .one = une rivière
    .help = Ne s’achète pas et ne se construit pas. Compte comme terrain libre pour les ranchs, rapporte 3 $ en tout à chaque mine voisine, et compte comme occupée pour les maisons de ville. Seuls des ponts de deux routes la traversent ; ce qui touche un pont vaut 3 points à la fin au lieu de 2.

building-ranch = ranch
    .one = un ranch
    .formula = 1 $ par terrain libre voisin, à qui qu’il soit, au moins 1 $
    .some = { $count ->
        [one] un ranch
       *[other] { $number } ranchs
    }
building-mine = mine
    .one = une mine
    .formula = 3 $ par montagne voisine à vous ou à personne, et 3 $ si la rivière la touche
    .some = { $count ->
        [one] une mine
       *[other] { $number } mines
    }
building-drugstore = drugstore
    .one = un drugstore
    .formula = 3 $ par symbole de maison voisin à vous ou à personne, et 3 $ par ranch que vous possédez où que ce soit
    .some = { $count ->
        [one] un drugstore
       *[other] { $number } drugstores
    }
building-bank = banque
    .one = une banque
    .formula = 3 $ par symbole de maison voisin à vous ou à personne, et 3 $ par mine que vous possédez où que ce soit
    .some = { $count ->
        [one] une banque
       *[other] { $number } banques
    }
building-saloon = saloon
    .one = un saloon
    .formula = 5 $ par symbole de maison voisin à vous ou à personne
    .some = { $count ->
        [one] un saloon
       *[other] { $number } saloons
    }
building-hotel = hôtel
    .one = un hôtel
    .formula = 6 $, toujours
    .some = { $count ->
        [one] un hôtel
       *[other] { $number } hôtels
    }
building-church = église
    .one = une église
    .formula = rien, mais vos bâtiments voisins ne peuvent pas être attaqués, et les attaquants qui s’y trouvent sont renvoyés
    .some = { $count ->
        [one] une église
       *[other] { $number } églises
    }
building-prison = prison
    .one = une prison
    .formula = rien ; aucun hors-la-loi ne vient à côté, et celui qui tomberait dessus est enfermé contre des points
    .some = { $count ->
        [one] une prison
       *[other] { $number } prisons
    }
building-general_store = General Store
    .one = un General Store
    .formula = 6 $ par symbole de maison voisin à vous, et 3 $ par symbole des autres ou de personne
    .some = { $count ->
        [one] un General Store
       *[other] { $number } General Stores
    }
building-school = école
    .one = une école
    .formula = rien, mais elle amène trois maisons ; avec une rivière, une seule école par rive
    .some = { $count ->
        [one] une école
       *[other] { $number } écoles
    }
building-blacksmith = maréchal-ferrant
    .one = un maréchal-ferrant
    .formula = 5 $ fois le numéro du tour, et 5 $ par ranch que vous possédez où que ce soit
    .some = { $count ->
        [one] un maréchal-ferrant
       *[other] { $number } maréchaux-ferrants
    }
building-city_hall = hôtel de ville
    .one = un hôtel de ville
    .formula = rien ; il est posé sur la carte dès qu’il est pioché et n’a jamais de propriétaire. Un cow-boy qui s’y trouve y reste de tour en tour jusqu’à ce qu’il perde un duel, et monte d’un niveau chaque drugstore, banque, saloon, General Store et maréchal-ferrant de son joueur
building-station = gare
    .one = une gare
    .formula = rien ; à la fin, un point pour deux symboles de maison de toute la ville

help-income = Revenu : { $formula }.
help-cap = Au plus { $cap } $.
help-needs-nothing = Ne demande ni route ni maison.
help-needs-road = Demande une route à son terrain.
help-needs-houses = Demande une route à son terrain, et { $count ->
        [one] une maison que vous posez
       *[other] { $count } maisons que vous posez, chacune
    } sur un terrain libre équipé d’une route, ou sur une maison pour en faire une maison de ville ; chez un autre joueur seulement s’il l’accepte.
help-needs-line = Demande le long d’un de ses côtés une ligne droite de routes qui traverse toute la carte, mais aucune maison.
help-revolvers = { $count ->
    [one] Apporte un revolver.
   *[other] Apporte { $count } revolvers.
}
help-symbols = { $count ->
    [one] Compte comme un symbole de maison pour son propriétaire.
   *[other] Compte comme { $count } symboles de maison pour son propriétaire.
}
help-symbols-all = Compte comme un symbole de maison pour tous.
help-prey = On peut l’attaquer : qui gagne prend la moitié du revenu, arrondie vers le bas.
help-safe = On ne peut pas l’attaquer.
help-count = La boîte en contient { $count }.

## Personnalités

person-title = { $name } ({ $number })
person-help = Le numéro { $number } fixe la place dans l’ordre du tour. Limite de liquidité : { $limit } $. { $power }
person-help-sum = Le numéro { $number } fixe la place dans l’ordre du tour. Change la limite de liquidité de l’autre carte de { $limit }. { $power }
limit-sum-0 = +0 $
limit-sum-minus = −{ $limit } $
person-0Y = garçon des rues jaune
    .short = 3 $ pour une seconde carte
    .power = Payez 3 $ et prenez aussitôt une seconde personnalité, mais pas le shérif. Les deux pouvoirs agissent, et vous jouez en premier.
person-0R = garçon des rues rouge
    .short = une seconde carte
    .power = Prenez aussitôt une seconde personnalité, mais pas le shérif. Les deux pouvoirs agissent, et vous jouez en premier.
person-1Y = shérif jaune
    .short = le cow-boy blanc
    .power = Vous avez le cow-boy blanc pour ce tour. Il se place là où personne n’est, et personne ne peut le défier. Il n’attaque jamais et n’affronte pas les hors-la-loi.
person-1R = shérif rouge
    .short = n’attaque pas ; 3 points par duel perdu
    .power = Vous ne pouvez ni attaquer ni placer un cow-boy là où il y en a un autre, sauf sur vos bâtiments. Chaque duel perdu contre un joueur vous rapporte 3 points.
person-2Y = banquier jaune
    .short = +9 $
    .power = Recevez 9 $ maintenant.
person-2R = banquier rouge
    .short = points bon marché en fin de tour
    .power = À la fin du tour, avant la limite de liquidité, vous pouvez acheter une fois 3 points pour 3 $, 5 pour 12 $ ou 7 pour 25 $.
person-3Y = commerçante jaune
    .short = 8 $, ou doubler un type de bâtiment
    .power = Prenez 8 $ maintenant, ou attendez : aux revenus des bâtiments, doublez le revenu de tous vos bâtiments d’un type, ou prenez alors les 8 $.
person-3R = commerçante rouge
    .short = 8 $, ou des points pour les maisons
    .power = Prenez 8 $ maintenant, ou attendez : à la fin du tour, vous marquez un point par maison que vous possédez.
person-4Y = ouvrier chinois jaune
    .short = +2 routes, bâtiments à moitié prix
    .power = Recevez deux routes maintenant. Pendant ce tour, vous achetez les bâtiments à moitié prix, arrondi vers le haut.
person-4R = ouvrier chinois rouge
    .short = une tuile au choix pour 5 $
    .power = Vous pouvez payer 5 $ maintenant pour la tuile de votre choix, et la construire aussitôt ou la garder. Les tuiles se resserrent ensuite.
person-5Y = colon jaune
    .short = un terrain gratuit
    .power = Vous pouvez prendre maintenant un terrain sans propriétaire, gratuitement.
person-5R = colon rouge
    .short = 8 $, ou des points pour les montagnes
    .power = Prenez 8 $ maintenant, ou attendez : à la fin du tour, vous marquez un point par montagne que vous possédez.
person-6Y = capitaine jaune
    .short = des cow-boys contre de l’argent
    .power = Vous pouvez payer maintenant 1 $, 4 $ ou 9 $ pour un, deux ou trois cow-boys de plus, dans la limite de vos dix.
person-6R = capitaine rouge
    .short = des revolvers contre de l’argent
    .power = Vous pouvez payer maintenant 3 $ ou 9 $ pour un ou deux revolvers, que vous gardez.
person-7Y = tueur à gages jaune
    .short = +3 de force
    .power = Votre force augmente de 3 pour tout le tour, en duel comme pour les revenus et les points des cow-boys.
person-7R = tueur à gages rouge
    .short = +2 de force
    .power = Votre force augmente de 2 pour tout le tour, en duel comme pour les revenus et les points des cow-boys.
person-8Y = Indien jaune
    .short = 2 terrains aux dés
    .power = Les dés vous donnent maintenant deux terrains sans propriétaire, gratuitement.
person-8R = Indien rouge
    .short = terrains à 3 $ au plus
    .power = Pendant ce tour, aucun terrain ne vous coûte plus de 3 $.
person-9Y = prospecteur jaune
    .short = une mine et un terrain pour 10 $
    .power = Vous pouvez payer 10 $ maintenant pour une mine en vente, ou du sac s’il n’y en a pas, construite sur un terrain libre sans propriétaire qui devient le vôtre. S’il ne reste aucune mine, la carte se retourne pour de bon.
person-9R = prospecteur rouge
    .short = 2 dynamites
    .power = Prenez deux dynamites. Chacune triple une de vos mines aux revenus des bâtiments, ou accompagne un cow-boy comme second dé de son duel. Vous les gardez jusqu’à leur emploi.
person-10Y = armurier jaune
    .short = 2 points par duel gagné
    .power = Chaque duel que vous gagnez pendant ce tour, contre des joueurs ou des hors-la-loi, rapporte 2 points.
person-10R = armurier rouge
    .short = relance son dé, 1 dynamite
    .power = Prenez une dynamite. Une fois par duel, vous pouvez relancer un dé après avoir vu tous les dés ; avec les tuiles duel, vous choisissez la vôtre après celles des autres.
person-11Y = chanteuse jaune
    .short = 2 jetons « pas de duel »
    .power = Prenez deux jetons « pas de duel » pour ce tour. Un cow-boy qui en porte un agit en premier, qui que ce soit d’autre là ; possible pour trois routes, les revenus et les points.
person-11R = chanteuse rouge
    .short = jeux sans duel, dés multipliés
    .power = Une fois pendant ce tour, vous pouvez placer un cow-boy de la réserve générale aux revenus des jeux. Il ne se bat jamais et reçoit le produit des deux dés.
person-12Y = commissaire-priseur jaune
    .short = met deux terrains aux enchères
    .power = Choisissez deux terrains sans propriétaire et mettez-les aux enchères en un lot. La moitié du prix, arrondie vers le bas, va à la banque et le reste à vous ; si vous gagnez vous-même, vous ne payez que la moitié de la banque.
person-12R = commissaire-priseur rouge
    .short = met les 3 revolvers aux enchères
    .power = Mettez aux enchères le jeton « 3 revolvers » de la case munitions. Tout le prix est pour vous ; si vous gagnez vous-même, vous ne payez rien.
person-13Y = gouverneur jaune
    .short = +1 route, points pour les routes
    .power = Recevez une route maintenant. Chaque route que vous posez pendant ce tour et qui équipe un terrain sans route rapporte un point ; un pont en rapporte 2.
person-13R = gouverneur rouge
    .short = taxe les armes ou l’argent
    .power = Chaque autre joueur vous paie maintenant 1 $ par revolver, ou 1 $ par dizaine de dollars entamée, à votre choix.
person-14Y = docteur
    .short = les perdants paient 3 $ pour se replacer
    .power = Après chaque duel, chaque perdant peut vous payer 3 $ et mettre son cow-boy sur une case d’action vide encore à venir ; pour vous, c’est gratuit. La banque vous paie 3 $ par hors-la-loi vaincu.
person-14R = croque-mort
    .short = les perdants paient 2 $ ou un point
    .power = Après chaque duel, chaque autre perdant vous paie 2 $ ou perd un point. La banque vous paie 2 $ par hors-la-loi vaincu.
person-15Y = cow-boy jaune
    .short = +1 cheval
    .power = Prenez un cheval dans votre réserve. Seulement avec la variante Chevaux.
person-15R = cow-boy rouge
    .short = un ranch et un terrain pour 8 $
    .power = Vous pouvez payer 8 $ maintenant pour un ranch en vente, ou du sac s’il n’y en a pas, construit sur un terrain libre sans propriétaire qui devient le vôtre. S’il ne reste aucun ranch, la carte se retourne pour de bon.
person-16Y = héros jaunes
    .short = ni attaqués, ni attaquants
    .power = Vos bâtiments ne peuvent pas être attaqués et les hors-la-loi ne baissent pas leurs revenus, mais vous ne pouvez pas attaquer non plus.
person-16R = héros rouges
    .short = 3, 6 ou 9 points
    .power = Marquez 3 points maintenant, ou 6 contre un cow-boy de votre réserve, ou 9 contre deux.
person-17Y = avocat
    .short = un terrain maintenant, et la priorité sur les terrains
    .power = Vous pouvez acheter maintenant un terrain sans propriétaire à son prix. Les cow-boys des autres sur les terrains où sont les vôtres rentrent avant tout duel.
person-17R = éditeur
    .short = points selon les revenus de bâtiments
    .power = Après les revenus des bâtiments, vous marquez un point par tranche entamée de 5 $ de vos revenus de bâtiments au tour 1, de 10 $ au tour 2, de 15 $ au tour 3, de 20 $ au tour 4. Le butin ne compte pas.
person-18Y = institutrice jaune
    .short = choisit en premier au prochain tour
    .power = Vous choisissez votre personnalité en premier au prochain tour, quel que soit le moment où vous passez. Au dernier tour, la carte montre sa face rouge.
person-18R = institutrice rouge
    .short = des points à la fin
    .power = Au dernier tour seulement : à la fin de la partie, 2 points par école, prison et église que vous possédez, et 2 si vous n’avez aucun saloon.

## Enclos

paddock-1 = enclos 1
    .gives = force, chapeau 1
    .help = Avec un cheval ici, vous avez 1 de force de plus jusqu’à la fin du tour, 2 avec trois chevaux ou plus. Chapeau 1 : chaque cheval compte 1 au rodéo, le double avec un cow-boy dans l’enclos.
paddock-2 = enclos 2
    .gives = un cow-boy de plus ou un déplacement, chapeau 1
    .help = En y mettant un cheval, vous pouvez placer un cow-boy de plus, ou déplacer ou reprendre un de ceux que vous avez placés. Inutilisé avec Kit Carson. Chapeau 1 : chaque cheval compte 1 au rodéo, le double avec un cow-boy dans l’enclos.
paddock-3 = enclos 3
    .gives = double un ranch, chapeau 2
    .help = Chaque cheval ici peut doubler le revenu d’un de vos ranchs, dont un agresseur reçoit aussi la moitié. Chapeau 2 : chaque cheval compte 2 au rodéo, le double avec un cow-boy dans l’enclos.
paddock-4 = enclos 4
    .gives = +2 $, chapeau 3
    .help = Chaque cheval mis ici rapporte 2 $. Chapeau 3 : chaque cheval compte 3 au rodéo, le double avec un cow-boy dans l’enclos.
paddock-5 = enclos 5
    .gives = chapeau 5
    .help = Pour le rodéo seulement. Chapeau 5 : chaque cheval compte 5, le double avec un cow-boy dans l’enclos.

## Autres choix

command-lay = poser une route
    .help = Les routes de votre réserve peuvent être posées à presque toutes les questions. La question est ensuite posée de nouveau.
command-cash = prendre l’argent
    .help = Prendre les dollars, et rien d’autre.
command-wait = attendre
    .help = Ne rien prendre maintenant, et avoir plus tard l’autre effet de la carte.
command-keep = garder la tuile
    .help = La tuile reste devant vous. Les tuiles gardées se construisent juste après la dernière case de bâtiments, à ce tour ou plus tard. D’ici là, elles ne rapportent rien.
command-yes = oui
    .help = Accepter.
command-no = non
    .help = Refuser.
command-weapons = taxe sur les armes
    .help = Chaque autre joueur paie 1 $ par revolver.
command-money = argent
    .help = Payer en argent.
command-point = points
    .help = Choisir les points.
command-share = moitié du revenu
    .help = Prendre la moitié du revenu du bâtiment que vous avez libéré, comme après une attaque.
command-finish = finir de placer
    .help = Vous avez fini pour ce tour : vos cow-boys restent où ils sont. Qui finit en premier choisit en premier au prochain tour et gagne les égalités.

form-plain = un cow-boy
form-white = le cow-boy blanc
form-noduel = un cow-boy avec un jeton « pas de duel »
form-dynamite = un cow-boy avec de la dynamite
form-singer = le cow-boy de la chanteuse
power-connections = relations influentes
    .help = À chaque tour, vous choisissez la face de la carte que vous prenez.
power-second = seconde personnalité
    .help = Une fois dans la partie, vous pouvez prendre une seconde carte après que tous ont choisi.
power-sharpshooter = tireur d’élite
    .help = À chaque duel vous lancez un dé de plus et choisissez ce qui compte. Avec les tuiles duel vous en piochez cinq au lieu de trois, et pouvez défausser vos deux dernières pour cela.

## Questions

verb-fame = Un nouveau départ : achetez-vous des points, ou de l’argent contre des points ?
    .help = Chacun a 50 $ et un cow-boy et remplit une feuille en secret, en cinq réponses. D’abord les points : ils coûtent 3 $ chacun ; ou vous commencez à 5 points au-dessous de zéro contre 10 $, ou à 10 contre 18 $.
verb-crew = Un nouveau départ : combien de cow-boys et de revolvers de plus achetez-vous ?
    .help = En secret. Les parenthèses disent ce que cela coûte et ce qui reste de votre argent. Une partie normale commence avec 2 cow-boys de plus et 1 revolver.
verb-land = Un nouveau départ : combien de routes et de terrains achetez-vous ?
    .help = En secret. Les parenthèses disent ce que cela coûte et ce qui reste de votre argent. Une partie normale commence avec 1 route et 2 terrains. Les terrains se choisissent ensuite.
verb-powers = Un nouveau départ : quels pouvoirs achetez-vous ?
    .help = Relations influentes : choisir la face de vos cartes. Seconde personnalité : une fois une seconde carte. Tireur d’élite : un dé de plus à chaque duel, et vous choisissez ce qui compte.
verb-stake = Un nouveau départ : combien misez-vous pour la première place ?
    .help = La plus forte mise commence, et ainsi de suite ; le sort départage les mises égales. Chacun paie sa mise. Ce qui reste est votre argent de départ.
verb-settle = Quel terrain prenez-vous ?
    .help = Deux terrains gratuits chacun avant le premier tour, du dernier joueur au premier, puis en sens inverse. N’importe quel terrain sans propriétaire, même avec une maison ou une montagne, mais pas la rivière.
verb-hall = Où posez-vous l’hôtel de ville ?
    .help = Il a été pioché. Choisissez un terrain libre sans propriétaire équipé d’une route ; il n’aura jamais de propriétaire.
verb-hall_road = Où une route fait-elle place à l’hôtel de ville ?
    .help = Aucun terrain libre sans propriétaire n’a de route. Posez-en une de la réserve générale, gratuitement, pour qu’il y en ait un.
verb-road = Où posez-vous une route ?
    .help = Elle doit toucher le réseau. Les parenthèses disent combien de terrains reçoivent leur première route. En travers de la rivière, deux routes font un pont.
verb-mover = Quel hors-la-loi se déplace ensuite ?
    .help = Vous avez passé en premier au tour précédent. Chaque hors-la-loi va au bâtiment de plus fort revenu, sur son terrain ou à côté.
verb-take = Quelle personnalité prenez-vous ?
    .help = Son numéro fixe votre place dans l’ordre du tour, son pouvoir est à vous pour ce tour, et sa limite de liquidité est ce que vous pourrez garder à la fin.
verb-second = Prenez-vous une seconde personnalité ?
    .help = Une fois dans la partie. Les deux pouvoirs agissent, les limites s’ajoutent, le plus petit numéro fixe votre place dans l’ordre du tour.
verb-profit = Prenez-vous l’argent maintenant, ou attendez-vous ?
    .help = 8 $ tout de suite, ou plus tard dans ce tour l’autre effet de la carte.
verb-tile_of_row = Quelle tuile en vente prenez-vous ?
    .help = Les tuiles se resserrent ensuite vers les cases bon marché, et le sac complète.
verb-parcel = Quel terrain prenez-vous ?
    .help = N’importe quel terrain sans propriétaire, même avec une maison ou une montagne. Le colon le prend gratuitement ; l’avocat paie le prix entre parenthèses.
verb-pioneer = Sur quel terrain construisez-vous ?
    .help = Un terrain libre sans propriétaire : il devient le vôtre avec la mine (10 $) ou le ranch (8 $) qu’on y construit.
verb-recruit = Combien de cow-boys engagez-vous ?
    .help = Ils viennent de votre réserve générale dans votre réserve personnelle. Vous n’en avez jamais plus de dix.
verb-arm = Combien de revolvers achetez-vous ?
    .help = Chacun est un point de force pour le reste de la partie.
verb-tax = Que taxez-vous ?
    .help = Chaque autre joueur vous paie 1 $ par revolver, ou 1 $ par dizaine de dollars entamée ; personne ne paie plus qu’il n’a.
verb-glory = Combien de cow-boys donnez-vous pour la gloire ?
    .help = 3 points pour aucun, 6 pour un cow-boy de votre réserve, 9 pour deux. Ils retournent à la réserve générale.
verb-lot = Quel terrain mettez-vous aux enchères ?
    .help = Deux terrains sans propriétaire sont vendus ensemble.
verb-bid = Combien offrez-vous ?
    .help = Offrez plus que la dernière offre, ou sortez : qui est sorti ne revient plus. Personne n’offre plus qu’il n’a. Qui reste en dernier paie.
verb-place = Où placez-vous un cow-boy ?
    .help = Sur une case d’action, sur un terrain sans propriétaire pour l’acheter, sur un bâtiment pour l’attaquer ou le défendre, sur l’hôtel de ville ou contre un hors-la-loi. Les parenthèses disent ce que cela rapporte ou coûte et avec qui il y aurait duel. Ou passez, et prenez votre place pour le tour suivant : qui passe en premier choisit en premier et gagne les égalités.
verb-form = Comment le cow-boy s’y tient-il ?
    .help = Un jeton « pas de duel » le tient hors du duel et le fait agir en premier. La dynamite ajoute un second dé à son duel, et elle est perdue sans duel. Le cow-boy blanc ne peut pas être défié.
verb-horse = Mettez-vous un cheval dans un enclos ?
    .help = Après un cow-boy placé sur le plateau, vous pouvez mettre un cheval de votre réserve dans un enclos. À la fin du tour, le plus de points de chapeaux gagne un rodéo.
verb-again = Que fait votre cheval dans l’enclos 2 ?
    .help = Placer un cow-boy de plus, ou en déplacer un que vous avez placé pendant ce tour, ou le reprendre, ou rien.
verb-shift = Où va le cow-boy ?
    .help = Là où il a le droit d’aller maintenant, avec son jeton ; ou dans votre réserve.
verb-kit = Que faites-vous maintenant ?
    .help = Tous placent en même temps, chaque demande dans l’ordre où elle arrive. Vous pouvez placer, reprendre et replacer jusqu’à ce que vous finissiez ; qui finit en premier choisit en premier au prochain tour et gagne les égalités.
verb-wages = Salaire : prenez-vous l’argent, ou un cheval ?
    .help = 4 $ pour ce cow-boy ; ou payez 4 $ pour un cheval, qui va aussitôt dans un enclos. Un cheval par tour. Vous pouvez renoncer aux deux.
verb-collect = Combien de vos cow-boys font leur travail ?
    .help = Chacun de vos cow-boys ici rapporte son salaire, ou une route. Vous pouvez toujours renoncer ; de toute façon les cow-boys vont dans la réserve générale.
verb-perform = Réalisez-vous l’action ?
    .help = Elle ne coûte rien, mais vous pouvez toujours y renoncer, même après avoir gagné un duel. De toute façon le cow-boy va dans la réserve générale.
verb-next_duel = Quel duel se livre ensuite ?
    .help = Vous avez passé en premier de tous ceux qui se battent maintenant. Les perdants reprennent leur cow-boy aussitôt, ce qui les rend plus forts aux duels suivants.
verb-tile = Quelle tuile duel jouez-vous ?
    .help = Elle s’ajoute à votre force puis va à la réserve générale. Toutes sont montrées ensemble. Avec de la dynamite, vous pouvez en jouer deux. Quand vous n’en avez plus, vous en piochez trois.
verb-fresh = Jetez-vous vos deux dernières tuiles duel pour en piocher cinq ?
    .help = Tireur d’élite, vous le pouvez avant chaque duel où il vous en reste deux.
verb-die = Quel dé compte ?
    .help = Tireur d’élite, vous lancez à chaque duel un dé de plus que les autres et choisissez ce qui compte. Les parenthèses disent ce que cela donne avec votre force.
verb-reroll = Relancez-vous un dé ?
    .help = Une fois par duel, l’armurier rouge peut relancer un dé après avoir vu tous les dés, même s’il mène ; le nouveau résultat compte.
verb-heal = Votre cow-boy va-t-il sur une autre case d’action ?
    .help = Vous avez perdu un duel. Contre 3 $ au docteur, le cow-boy va sur une case d’action vide encore à venir au lieu de votre réserve. Le docteur lui-même ne paie rien.
verb-bury = Que donnez-vous au croque-mort ?
    .help = Après un duel perdu, vous payez 2 $ au croque-mort, ou vous perdez un point.
verb-buy_parcel = Achetez-vous le terrain ?
    .help = 1 $, plus 1 $ pour chacun des neuf terrains, lui et ses voisins, qui porte un bâtiment, une maison ou une montagne. Le cow-boy va de toute façon à la réserve générale.
verb-buy_building = Achetez-vous le bâtiment ?
    .help = Vous pouvez le construire aussitôt, ou le garder. Le cow-boy va de toute façon à la réserve générale.
verb-build = Où construisez-vous ?
    .help = Sur un de vos terrains libres ; tout sauf le ranch et la mine demande une route. Les parenthèses disent ce que le bâtiment y rapporterait maintenant. Ses maisons viennent ensuite. Ou gardez la tuile pour plus tard.
verb-unpack = Quelle tuile gardée construisez-vous ?
    .help = Après la dernière case de bâtiments, les tuiles gardées peuvent être construites, dans l’ordre du tour.
verb-house = Où se pose la maison ?
    .help = Sur un terrain libre équipé d’une route, ou sur une maison dont les huit voisins sont tous occupés ou possédés, ce qui en fait une maison de ville. Un autre propriétaire doit l’accepter. Vous pouvez d’abord poser des routes, ou finalement garder la tuile pour plus tard.
verb-consent = Acceptez-vous une maison sur votre terrain ?
    .help = La maison serait à vous et ne compterait que pour vos bâtiments, mais on ne pourrait plus construire sur ce terrain.
verb-bounty = Le hors-la-loi est vaincu : prenez-vous les points ou le butin ?
    .help = Les points des hors-la-loi de ce tour, ou la moitié du revenu du bâtiment que vous avez libéré.
verb-blast = Dynamitez-vous une mine ?
    .help = Une dynamite triple maintenant le revenu d’une de vos mines, une fois par mine.
verb-stud = Quel ranch votre cheval double-t-il ?
    .help = Chaque cheval de l’enclos 3 peut doubler le revenu d’un de vos ranchs, une fois par ranch. Un agresseur en reçoit aussi la moitié. Un ranch doublé maintenant ne l’est pas encore une fois par la commerçante.
verb-double = Quel type de bâtiment rapporte le double ?
    .help = Tous vos bâtiments d’un type rapportent le double, sauf ceux qu’une dynamite ou un cheval augmente déjà ; ou prenez 8 $ ; ou ni l’un ni l’autre.
verb-points = Combien de points achetez-vous ?
    .help = Autant que vous voulez, au prix de cette case.
verb-banker = Combien de points achetez-vous au banquier ?
    .help = Une fois par tour : 3 points pour 3 $, 5 pour 12 $, 7 pour 25 $. Cela vient avant la limite de liquidité.
verb-spend = Combien d’argent dépensez-vous ?
    .help = Au moins ce qui dépasse la limite de liquidité de vos cartes. Chaque tranche de 10 $ dépensée rapporte un point. À la toute fin, 6 $ valent un point. Les sommes entre les dizaines ne sont proposées que si un gouverneur peut encore venir taxer l’argent qui reste : lui seul s’y intéresse.

## Choix, en boutons

do-lay = Poser une route
do-road-pass = N’en poser plus
do-second-pass = Pas à ce tour
do-tile_of_row-pass = N’en prendre aucune
do-parcel-pass = N’en prendre aucun
do-pioneer-pass = Ne rien construire
do-recruit-pass = N’engager personne
do-arm-pass = N’en acheter aucun
do-bid-pass = Sortir
do-place-pass = Passer pour ce tour
do-horse-pass = Pas de cheval
do-again-pass = Rien
do-shift-pass = Dans votre réserve
do-heal-pass = Dans votre réserve
do-buy_parcel-pass = Ne pas acheter
do-buy_building-pass = Ne pas acheter
do-unpack-pass = Ne plus rien construire
do-blast-pass = Ne plus rien dynamiter
do-stud-pass = N’en doubler aucun
do-double-pass = Ni l’un ni l’autre
do-wages-pass = Renoncer
do-perform-pass = Renoncer
do-banker-pass = N’en acheter aucun
do-form-plain = Un simple cow-boy
do-form-white = Le cow-boy blanc (personne ne peut le défier)
do-form-noduel = Avec un jeton « pas de duel » (agit en premier)
do-form-dynamite = Avec de la dynamite (second dé en duel)
do-form-singer = Le cow-boy de la chanteuse (produit des dés)
do-again-finish = Passer pour ce tour
do-kit-finish = Finir de placer
do-fresh-yes = En jeter 2, en piocher 5
do-fresh-no = Les garder
do-reroll-pass = Ne pas relancer
do-bury-money = Payer (−2 $)
do-bury-point = Perdre un point (−1 point)
do-consent-yes = Accepter
do-consent-no = Refuser
do-tax-weapons = Les armes (1 $ par revolver)
do-tax-money = L’argent (1 $ par dizaine entamée)
do-profit-cash = Prendre l’argent (+8 $)
do-double-cash = Prendre l’argent (+8 $)
do-wages-cash = Prendre le salaire (+4 $)
do-build-keep = Garder la tuile pour plus tard
do-house-keep = Pas de maison : garder la tuile pour plus tard
standing-free-actions = Réaliser les actions qui ne coûtent rien
    .help = Salaire, routes, munitions, revenus, points du conseil, moitié du revenu d’un bâtiment que vous avez attaqué, hôtel de ville, et les 8 $ de la commerçante quand il n’y a rien à doubler. On ne vous demande pas si vous préférez y renoncer.
standing-better-die = Garder les meilleurs dés
    .help = Tireur d’élite, vous gardez à chaque duel les dés les plus forts.
standing-reroll-behind = Relancer seulement pour ne pas perdre
    .help = Armurier rouge, vous relancez votre dé le plus faible quand vous perdriez le duel, et n’y touchez pas quand vous le gagneriez.
standing-double-ranches = Doubler le meilleur ranch que personne ne pille
    .help = Les chevaux de l’enclos 3 doublent vos meilleurs ranchs. La question est posée pour ceux dont un agresseur prend la moitié, et tant que votre commerçante peut encore les doubler tous.
standing-spend-least = Ne pas dépenser plus que nécessaire
    .help = À la fin d’un tour, vous gardez autant d’argent que vos cartes le permettent.
standing-keep-roads = Garder vos routes quand il n’est question que d’elles
    .help = Avant la pose des tuiles gardées et à la fin des actions, vous n’en posez pas. À toute autre question, vous pouvez encore en poser.
standing-refuse-houses = Refuser les maisons sur vos terrains
    .help = Qui veut poser une maison sur un de vos terrains reçoit un refus.

profit-3Y = Attendre (doubler plus tard un type de bâtiment, ou 8 $)
profit-3R = { $count ->
    [one] Attendre (1 point par maison, { $count } pour l’instant)
   *[other] Attendre (1 point par maison, { $count } pour l’instant)
}
profit-5R = { $count ->
    [one] Attendre (1 point par montagne, { $count } pour l’instant)
   *[other] Attendre (1 point par montagne, { $count } pour l’instant)
}
sheet-option = { $what } ({ $dollars } $, reste { $left })
sheet-gain = { $what } (+{ $dollars } $, reste { $left })
sheet-left = { $dollars } $
sheet-loan = départ à −{ $points } points
sheet-nothing = rien
sheet-no-powers = aucun pouvoir
sheet-stake = miser { $dollars } $ (reste { $left })
take-person = { $number } { $name } : { $short } ({ $limit })
note-limit = limite { $dollars } $
note-limit-sum = limite { $sum }
row-tile = { $tile }, case à { $dollars } $ ({ $price })
roads-count = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
parcels-count = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
}
note-served = route
note-price = { $dollars } $
note-free = gratuit
note-included = compris
note-hat = chapeau { $hat }
note-up-to = { $count ->
    [0] pas assez d’argent
    [one] { $count } point au plus
   *[other] jusqu’à { $count } points
}
note-gain = +{ $dollars } $
note-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
note-income = revenu { $dollars } $
note-duel = duel avec { $names }
note-join = avec { $names }, sans duel
note-white = à côté du cow-boy blanc
note-attack = attaque
note-defend = défense
note-contest = déloger { $names }
note-hall = un niveau de plus pour vos bâtiments
note-outlaw = hors-la-loi, force { $strength }
note-opens = { $count ->
    [0] n’équipe rien de nouveau
    [one] équipe { $count } nouveau terrain
   *[other] équipe { $count } nouveaux terrains
}
note-bridge = pont, 2 routes
note-total = { $total } en tout
note-townhouse = maison de ville
note-unowned = terrain de personne
note-yours = votre terrain
note-theirs = terrain { $whose }
note-owner-asked = { $owner } doit accepter
recruit-count = { $count ->
    [one] { $count } cow-boy
   *[other] { $count } cow-boys
}
arm-count = { $count ->
    [one] { $count } revolver
   *[other] { $count } revolvers
}
glory-count = { $count ->
    [0] Aucun cow-boy
    [one] { $count } cow-boy
   *[other] { $count } cow-boys
}
points-count = { $count ->
    [0] Aucun point
    [one] { $count } point
   *[other] { $count } points
}
spend-nothing = Ne rien dépenser
spend-money = Dépenser { $dollars } $
tile-one = Tuile { $one }
tile-two = Tuiles { $one } et { $two }
die-one = Garder le { $one }
die-two = Garder { $one } et { $two }
reroll-die = Relancer le { $one }
note-reroll = { $total } en tout, { $rest } sans lui
horse-buy = Un cheval dans l’{ $paddock } (−4 $ ; { $gives })
horse-put = Un cheval dans l’{ $paddock } ({ $gives })
rider-put = Un cow-boy dans l’{ $paddock } ({ $gives })
kit-road = Poser une route : { $edge }
bid-money = Offrir { $money } $
bid-over = { $leader } offre { $high } $
kit-back = Reprendre le cow-boy : { $place }
kit-white-back = Reprendre le cow-boy blanc : { $place }
kit-horse-back = Reprendre un cheval de l’{ $paddock }
double-kind = { $building } ({ $gain } de plus)
bounty-point = Prendre les points ({ $points })
bounty-share = Prendre la moitié du revenu
note-doubled = 2 × { $dollars } $
note-tripled = 3 × { $dollars } $
note-raided = la moitié pour { $name }
note-roads = { $count ->
    [one] +1 route
   *[other] +{ $count } routes
}
place-here = { $place } : { $what }
place-building = { $space } : { $tile }

commit-place = Placer un cow-boy ici
group-track = Cases d’action
group-town = Sur la carte
group-paddock = Enclos

term-rounds = Manches restantes
    .help = Celle-ci comprise. La partie finit après la manche 4.
countdown-rounds = { $left ->
    [one] Dernier tour
   *[other] Tours { $left }
}
budget-money = { $left } $
budget-cowboys = { $left ->
    [one] { $left } cow-boy
   *[other] { $left } cow-boys
}
budget-strength = force { $left }
budget-roads = { $left ->
    [one] { $left } route
   *[other] { $left } routes
}
summary-coin = { $count } $
summary-rosette = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Le journal

tell-goes_out = { $seat } sort des enchères.
tell-bids = { $seat } offre { $money } $.
tell-auctions = { $seat } met aux enchères { $parcels }.
tell-wins_lot = { $seat } emporte { $parcels } avec { $money } $ et paie { $half } $ à la banque{ $rest ->
    [0] .
   *[other] {" "}et { $rest } $ à { $rival }.
}
tell-wins_ammo = { $rest ->
    [0] { $seat } emporte les 3 revolvers avec { $money } $ et ne paie personne.
   *[other] { $seat } emporte les 3 revolvers et paie { $rest } $ à { $rival }.
}
tell-unsold = Personne n’offre rien : tout reste en place.
tell-owns = { $money ->
    [0] { $seat } prend gratuitement { $parcel }.
   *[other] { $seat } achète { $parcel } pour { $money } $.
}
tell-takes_ammo = { $seat } prend les 3 revolvers.
tell-reveals = { $seat } a acheté { $cowboys ->
        [one] { $cowboys } cow-boy
       *[other] { $cowboys } cow-boys
    }, { $revolvers ->
        [one] { $revolvers } revolver
       *[other] { $revolvers } revolvers
    }, { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }, { $parcels ->
        [one] { $parcels } terrain
       *[other] { $parcels } terrains
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $loan ->
        [0] { "" }
       *[other] {" "}(moins { $loan } contre de l’argent)
    } ; pouvoirs : { $powers } ; mise { $stake } $ ; reste { $money } $.
tell-consents = { $seat } accepte que { $rival } pose une maison sur { $parcel }.
tell-refuses = { $seat } refuse à { $rival } une maison sur { $parcel }.
tell-houses = { $seat } pose une maison sur { $parcel }.
tell-builds = { $seat } construit { $building } sur { $parcel }{ $source ->
    [bag] , tiré du sac.
    [row] , pris dans la rangée.
   *[hand] .
}
tell-takes_down = { $seat } reprend { $building } sur { $parcel }{ $count ->
    [0] .
    [one] {" "}avec sa maison.
   *[other] {" "}avec ses { $count } maisons.
}
tell-sent_home = { $seat } voit rentrer sans duel son cow-boy sur { $parcel }.
tell-keeps = { $seat } garde { $building } pour plus tard.
tell-draws_tile = Pioché dans le sac : { $building } ({ $space }).
tell-draws_hall = L’hôtel de ville est tiré du sac.
tell-homeless_hall = L’hôtel de ville ne trouve pas de place en ville et retourne dans la boîte.
tell-lays = { $seat } pose une route { $edge }.
tell-lays_free = { $seat } pose une route de la réserve générale { $edge }.
tell-lays_bridge = { $seat } construit un pont { $edge }.
tell-founds_hall = { $seat } pose l’hôtel de ville sur { $parcel }.
tell-shoots = Duel ({ $target }) : { $seat } a une force de { $strength } + { $shot } = { $total }.
tell-outlaw_wins = Le hors-la-loi de force { $strength } gagne ({ $target }).
tell-wins = { $seat } gagne le duel ({ $target }).
tell-beats_outlaw = { $seat } chasse le hors-la-loi sur { $parcel }.
tell-rolls = { $seat } lance { $dice }, avec une force de { $strength }.
tell-plays_tiles = { $seat } joue en tuiles duel : { $tiles }.
tell-throws_tiles = { $seat } défausse ses deux dernières tuiles duel : { $tiles }.
tell-draws_tiles = { $seat } pioche { $count } tuiles duel : { $tiles }.
tell-rolls_again = { $seat } relance un dé, le { $face }.
tell-heals = { $money ->
    [0] { $seat } replace son cow-boy : { $space } (docteur).
   *[other] { $seat } paie { $money } $ à { $doctor } et replace son cow-boy : { $space }.
}
tell-pays_undertaker = { $seat } paie { $money } $ à { $rival } (croque-mort).
tell-loses_point = { $seat } perd un point (croque-mort).
tell-spends = { $seat } dépense { $money } $.
tell-round = Le tour { $round } commence.
tell-plays_horse = { $seat } met un cheval dans l’{ $paddock }.
tell-fetches_horse = { $seat } reprend un cheval de l’{ $paddock }.
tell-asks_consent = { $seat } voudrait poser une maison sur { $parcel }, à { $rival }.
tell-buys_horse = { $seat } achète un cheval pour { $money } $.
tell-pays = { $seat } paie { $money } $.
tell-waits = { $until ->
    [incomes] { $seat } attend la récompense jusqu’aux revenus des bâtiments.
   *[end] { $seat } attend la récompense de fin de tour.
}
tell-takes_white = { $seat } a le cow-boy blanc pour ce tour.
tell-renounces = { $seat } renonce : { $target }.
tell-buys_points = { $seat } achète { $count ->
    [one] 1 point
   *[other] { $count } points
} pour { $money } $ ({ $source }).
tell-defends = { $seat } défend { $building } sur { $parcel }.
tell-attacks = { $seat } prend à { $rival } la moitié de ce que rapportera { $building } sur { $parcel }.
tell-round_ends = Le tour { $round } est fini : cartes et jetons sont rendus.
tell-takes_dynamite = { $seat } prend { $count } dynamite.
tell-takes_tokens = { $seat } prend { $count } jetons « pas de duel ».
tell-turns_over = { $seat } voit sa carte retournée : { $person }.
tell-gains_horse = { $seat } reçoit un cheval.
tell-gives_cowboys = { $seat } rend { $count ->
    [one] { $count } cow-boy
   *[other] { $count } cow-boys
}.
tell-blasts = { $seat } dynamite la mine sur { $parcel } : trois fois son revenu.
tell-doubles = { $seat } double le revenu de ce type : { $building }.
tell-joined = { $count ->
    [one] { $count } cow-boy rejoint
   *[other] { $count } cow-boys rejoignent
} { $seat }.
tell-gains = { $seat } reçoit { $money } $.
tell-rodeo = { $seat } gagne le rodéo avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chapeaux.
tell-holds_hall = { $seat } tient l’hôtel de ville sur { $parcel }.
tell-robs = { $seat } prend { $money } $ à { $rival } : { $building } sur { $parcel }.
tell-income = { $seat } reçoit { $money } $ : { $building } sur { $parcel }, revenu { $base } $ ({ $kind ->
        [ranch] { $around } parcelles libres
        [mine] ({ $around } montagnes + { $others } rivière) × { $step } $
        [drugstore] ({ $around } maisons + { $others } ranchs) × { $step } $
        [bank] ({ $around } maisons + { $others } mines) × { $step } $
        [saloon] { $around } maisons × { $step } $
        [general_store] ({ $around } maisons à soi × 2 + { $others } autres) × { $step } $
        [blacksmith] (tour { $around } + { $others } ranchs) × { $step } $
       *[other] toujours
    }{ $level ->
        [0] { "" }
       *[other] , + { $step } $ par l’hôtel de ville
    }){ $factor ->
        [1] { "" }
       *[other] {" "}× { $factor }
    }{ $loot ->
        [0] { "" }
       *[other] , moins { $loot } $ de butin
    }{ $outlaw ->
        [0] { "" }
       *[other] , réduit de moitié par un hors-la-loi
    }.
tell-gang = Les hors-la-loi ont une force de { $strength } à ce tour ; { $count ->
    [one] { $count } nouveau venu
   *[other] { $count } nouveaux venus
}.
tell-jailed = Un nouveau venu tombe dans la prison sur { $parcel }.
tell-arrives = Un hors-la-loi arrive sur { $parcel }.
tell-outlaw_moves = Un hors-la-loi quitte { $origin } pour { $parcel }.
tell-orders = Ordre du tour : { $seats }.
tell-takes = { $seat } prend la carte { $person }.
tell-uses_power = { $seat } utilise un pouvoir de la feuille : { $power }.
tell-gains_roads = { $seat } reçoit { $count ->
    [one] { $count } route
   *[other] { $count } routes
}.
tell-recruits = { $seat } engage { $count ->
    [one] { $count } cow-boy
   *[other] { $count } cow-boys
} pour { $money } $.
tell-arms = { $seat } achète { $count ->
    [one] { $count } revolver
   *[other] { $count } revolvers
} pour { $money } $.
tell-taxed = { $seat } paie { $money } $ de taxe à { $rival }.
tell-places = { $seat } place { $form } : { $target }.
tell-passes = { $seat } passe, en position { $place }.
tell-takes_back = { $seat } reprend un cow-boy : { $target }.
tell-scores = { $points ->
    [one] { $seat } marque { $points } point : { $why }.
   *[other] { $seat } marque { $points } points : { $why }.
}
tell-takes_tile = { $seat } achète { $building } pour { $money } $.
tell-earns_wages = { $seat } reçoit { $money } $ de salaire.
tell-earns = { $seat } reçoit { $money } $ : { $space }.

for-outlaw = hors-la-loi vaincu
for-spent = argent dépensé

## Options d’une table

option-people = Personnalités
    .help = Quelles cartes sont en jeu, et avec quelle face. « Première partie » : les numéros 1 à 7, face jaune ; à choisir pour une première partie, sans les bâtiments récents et sans variante.
option-people-first_game = première partie (1 à 7, jaunes)
option-people-quiet = une ville tranquille (peu de conflits, bien à 5 ou 6)
option-people-rich = une ville où s’enrichir (argent)
option-people-landowner = la ville du propriétaire (terrains)
option-people-gold_rush = ruée vers l’or (mines ; avec la rivière imprimée)
option-people-gunfight = règlement de comptes à Carson City (le plus agressif)
option-people-random = au hasard
option-people-chosen = les cartes choisies ci-dessous
option-chosen_people = Personnalités choisies
    .help = Sept numéros de 0 à 18, chacun avec sa face, Y pour jaune ou R pour rouge, séparés par des virgules, par exemple 1Y,2R,3Y,4Y,5R,6Y,7Y. Avec le numéro 0, huit cartes. Ne compte que si les cartes sont choisies.
    .pick = Sept cartes, chacune par une de ses faces ; huit avec le garçon des rues (0).
option-general_stores = General Stores
    .help = Deux General Stores dans le sac : ils profitent aussi des maisons des autres. Pas pour une première partie.
option-general_stores-yes = avec
option-general_stores-no = sans (première partie)
option-schools = Écoles
    .help = Deux écoles dans le sac : chacune amène trois maisons. Pas pour une première partie.
option-schools-yes = avec
option-schools-no = sans (première partie)
option-blacksmiths = Maréchaux-ferrants
    .help = Deux maréchaux-ferrants dans le sac : ils rapportent plus à chaque tour. Pas pour une première partie.
option-blacksmiths-yes = avec
option-blacksmiths-no = sans (première partie)
option-city_hall = Hôtel de ville
    .help = Un hôtel de ville dans le sac : qui le tient avec un cow-boy gagne plus. Pas pour une première partie.
option-city_hall-yes = avec
option-city_hall-no = sans (première partie)
option-station = Gare
    .help = Une gare dans le sac : des points pour toutes les maisons de la ville. Pas pour une première partie.
option-station-yes = avec
option-station-no = sans (première partie)
option-new_beginning = Un nouveau départ
    .help = Chacun achète son départ en secret pour 50 $ : cow-boys, revolvers, routes, terrains, points, pouvoirs. Durée : la même.
option-new_beginning-yes = avec
option-new_beginning-no = sans
option-river = The Carson River
    .help = Une rivière traverse la ville ; des ponts de deux routes valent plus de points. Bien à deux joueurs. Durée : la même.
option-river-none = pas de rivière
option-river-printed = la rivière du plateau (notre tracé)
option-river-free = le tracé choisi ci-dessous
option-free_river = Tracé de la rivière
    .help = De 8 à 15 terrains, chacun par ligne et colonne, d’un bord à l’autre sans se croiser, par exemple 14,24,25,35,45,55,54,64,74,84. Ne compte que pour une rivière libre.
    .pick = De 8 à 15 terrains d’un seul cours, d’un bord à l’autre, sans bras ni croisement.
option-might_is_right = La loi du plus fort
    .help = Les duels se règlent avec des tuiles secrètes de 0 à 5 au lieu des dés. Durée : plus longue.
option-might_is_right-yes = avec
option-might_is_right-no = sans
option-kit_carson = Kit Carson
    .help = Tous placent leurs cow-boys en même temps, et la rapidité paie. Durée : plus courte.
option-kit_carson-yes = avec
option-kit_carson-no = sans
option-outlaws = Hors-la-loi
    .help = Dès le tour 2, des hors-la-loi viennent en ville, bloquent des terrains et réduisent des revenus de moitié ; qui les bat marque des points. Durée : plus longue.
option-outlaws-yes = avec
option-outlaws-no = sans
option-horses = Chevaux
    .help = Des chevaux dans des enclos vous aident pendant le tour et concourent à des rodéos pour des points à la fin. Durée : plus longue.
option-horses-yes = avec
option-horses-no = sans
option-council_order = Ordre des cases de points
    .help = L’ordre de résolution des cases de points : selon le texte de la Big Box, ou selon le plateau de 2009.
option-council_order-big_box = Big Box : 2 $ à 5 $, cow-boys, terrains, bâtiments
option-council_order-2009 = 2009 : terrains, cow-boys, bâtiments, 5 $ à 2 $
option-river_mountains = Montagnes au bord de la rivière
    .help = La règle place six montagnes au lieu de neuf, quelle que soit la longueur de la rivière. La boutique qui vend les tuiles rivière en retire une pour trois tuiles ; avec la rivière du plateau, cela revient au même.
option-river_mountains-rulebook = six (règle)
option-river_mountains-by_length = une de moins pour 3 tuiles rivière
option-bidding = Enchères
    .help = Comment se passent les ventes du commissaire-priseur. Selon la règle, chacun à son tour offre ou passe, dans le sens horaire à partir du commissaire-priseur. À découvert, qui est encore en jeu peut offrir à tout moment.
option-bidding-clockwise = chacun à son tour, sens horaire (règle)
option-bidding-open = à découvert, dans n’importe quel ordre

## La feuille de score

category-play = Marqués en cours de partie
category-bought = Points achetés
category-council = Conseil municipal
category-cards = Personnalités
category-spent = Argent dépensé
category-outlaws = Hors-la-loi
category-sheet = Feuille de départ
category-money = Argent
category-buildings = Bâtiments
category-houses = Maisons
category-mountains = Montagnes
category-station = Gare
category-teacher = Institutrice
category-horses = Chevaux
category-kit = Fini plus tôt

## La feuille de score ligne par ligne

sum-play = sur la piste des points
sum-round = Tour { $round }
sum-round-for = Tour { $round } : { $why }
sum-money = { $money } $ (un point tous les { $each } $)
sum-bridge = { $piece } au bord d’un pont
sum-station = { $symbols ->
    [one] { $symbols } symbole de maison en ville (un point pour 2)
   *[other] { $symbols } symboles de maison en ville (un point pour 2)
}
sum-no-saloon = aucun saloon
sum-horses = { $horses ->
    [one] { $horses } cheval
   *[other] { $horses } chevaux
} × { $times }
sum-kit = { $count ->
    [one] { $count } joueur plaçait encore
   *[other] { $count } joueurs plaçaient encore
}

## La position en mots

word-whose = de { $owner }
word-whose-vowel = d’{ $owner }
word-none = rien
word-nothing = rien
word-you = vous
word-to-play = à jouer
word-passed = a passé
word-round = Tour { $round } sur { $rounds }, { $phase }.
word-phase-beginning = le début
word-phase-settle = premiers terrains
word-phase-outlaws = hors-la-loi
word-phase-people = choix des personnalités
word-phase-second = secondes personnalités
word-phase-place = placement des cow-boys
word-phase-kit = placement des cow-boys, tous ensemble
word-phase-resolve = actions et duels : { $space }
word-phase-end = fin du tour
word-phase-over = la partie est finie
word-pick = Ordre des choix : { $names }
word-order = Ordre du tour : { $names }
word-passes = Ont passé : { $names }
word-map = La ville, ligne par ligne ; (r) a une route, les prix sont ceux des terrains sans propriétaire :
word-row = Ligne { $row } : { $parcels }
word-parcel = { $column } { $what }
word-served = { $what } (r)
word-land-price = { $what } { $dollars } $
word-owned = { $what } { $whose }
word-owned-free = terrain libre { $whose }
word-free = libre
word-income = { $what } rapportant { $dollars } $
word-outlaw = { $what }, hors-la-loi
word-cowboys = { $what }, cow-boys : { $names }
word-roads = Routes : { $edges }
word-roads-level = sous la ligne { $row }, { $count ->
    [one] colonne
   *[other] colonnes
} { $columns }
word-roads-top = au-dessus de la ligne 1, { $count ->
    [one] colonne
   *[other] colonnes
} { $columns }
word-roads-upright = ligne { $row }, à droite { $count ->
    [one] de la colonne
   *[other] des colonnes
} { $columns }
word-bridges = Ponts : { $edges }
word-track = Piste d’actions : { $spaces }
word-space = { $space } : { $names }
word-step = { $space } (en cours)
word-tiles = Bâtiments en vente : { $tiles } ; { $bag ->
        [one] { $bag } tuile
       *[other] { $bag } tuiles
    } dans le sac
word-tile = { $dollars } $ { $tile }
word-hall = L’hôtel de ville est à { $name }
word-ammo-home = Les 3 revolvers sont sur la case munitions.
word-ammo-of = Les 3 revolvers sont à { $name }.
word-gang = Hors-la-loi : force { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun
word-people = Personnalités restantes : { $people }
word-player = { $player } : { $money } $, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, force { $strength } ({ $revolvers ->
        [one] { $revolvers } revolver
       *[other] { $revolvers } revolvers
    }), { $cowboys ->
        [one] { $cowboys } cow-boy
       *[other] { $cowboys } cow-boys
    } en réserve, { $supply } en réserve générale
word-holdings = { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }, { $parcels ->
        [one] { $parcels } terrain
       *[other] { $parcels } terrains
    }, { $titles } titres restants
word-cards = Cartes : { $people }, limite de liquidité { $limit } $
word-kept = Tuiles gardées : { $tiles }
word-tokens = Jetons : { $tokens }
word-token-white = le cow-boy blanc
word-token-singer = le cow-boy de la chanteuse
word-token-dynamite = { $count ->
    [one] { $count } dynamite
   *[other] { $count } dynamites
}
word-token-noduel = { $count ->
    [one] { $count } jeton « pas de duel »
   *[other] { $count } jetons « pas de duel »
}
word-powers = Pouvoirs : { $powers }
word-horses = { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    } en réserve ; enclos : { $paddocks } ; { $rodeos ->
        [one] { $rodeos } rodéo gagné
       *[other] { $rodeos } rodéos gagnés
    }
word-paddock = { $number } : { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
}
word-paddock-rider = { $number } : { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
} et un cow-boy
word-duel-tiles = { $count ->
    [one] { $count } tuile duel
   *[other] { $count } tuiles duel
}
word-own-tiles = Vos tuiles duel : { $tiles }
word-sheet = Votre feuille vous laisse pour l’instant { $dollars } $
word-cowboy-form = { $name } ({ $form })
form-short-white = blanc
form-short-noduel = pas de duel
form-short-dynamite = dynamite
form-short-singer = chanteuse

## Ce que nomment les robots quand ils disent pourquoi

aspect-points = points marqués aussitôt
aspect-money = argent
    .count = { $count } $
aspect-income = revenus
    .count = { $count ->
        [one] 1 $ de revenu
       *[other] { $count } $ de revenu
    }
aspect-buildings = bâtiments
aspect-land = terrains, maisons et montagnes
    .count = { $count ->
        [one] 1 terrain
       *[other] { $count } terrains
    }
aspect-strength = force
    .count = { $count ->
        [one] 1 point de force
       *[other] { $count } points de force
    }
aspect-cowboys = vos cow-boys
aspect-roads = routes
    .count = { $count ->
        [one] 1 route
       *[other] { $count } routes
    }
aspect-round = moment du tour

## Conseils pour les premières parties

coach-settle = Des montagnes voisines sont bonnes pour les mines, la terre libre pour les ranchs, une route pour les commerces.
coach-take-last = C’est le dernier tour : cherchez une personnalité qui apporte des points ou de la force maintenant.
coach-take-no-building = Vous n’avez pas encore de bâtiment : une personnalité qui facilite terrains ou bâtiments lance vos revenus.
coach-take = Regardez son pouvoir et sa limite d’argent : ce qui dépasse la limite est perdu à la fin du tour.
coach-place-last = Plus rien ne paiera plus tard : des points contre de l’argent, des terrains ou des bâtiments valent un cow-boy maintenant.
coach-place-poor = Vous avez { $money } $ : le salaire ou une case de revenu doit peut-être payer le reste.
coach-place-duel = Il y aurait un duel : { $own } contre { $theirs }, avant les dés.
coach-place-attack = Un bâtiment d’un autre joueur rapporte { $income } $ : qui gagne l’attaque en prend la moitié.
coach-place-first = Un bâtiment paie à chaque tour à venir : les premiers paient le plus souvent.
coach-place = Les cases se résolvent dans l’ordre : l’argent gagné tôt peut payer la suite.
coach-buy-parcel-mountain = Une montagne marque à la fin et nourrit vos mines voisines.
coach-buy-parcel = Un terrain à côté des vôtres tient les autres à distance et vous donne où construire.
coach-buy-building = Pensez à l’endroit où il serait : la ligne dessous dit ce qui le fait gagner.
coach-build = Comparez les revenus : ce qui se trouve autour décide, et cela peut encore grandir.
coach-house = Une maison aide chaque commerce voisin : plutôt les vôtres que ceux du voisin.
coach-road = La plupart des bâtiments veulent une route : menez-la vers vos terrains.
coach-points = Les points coûtent le moins au début, mais un bâtiment paie longtemps : à quoi l’argent vous servira-t-il encore ?
coach-spend-over = Vous avez { $money } $ et pouvez garder { $limit } $ : chaque tranche de { $each } $ rapporte un point.
coach-spend = Ce que vous gardez paie le prochain tour : chaque tranche de { $each } $ ne rapporte qu’un point.
coach-recruit = Les cow-boys agissent ce tour-ci, les revolvers gagnent les duels de tous les suivants.
coach-profit = L’argent maintenant aide à acheter ce tour-ci ; attendre ne paie que si vous avez beaucoup de ce genre.
coach-bid = Que valent deux terrains pour vous, par rapport à un achat l’un après l’autre ?

## Précisions de règle

ruling-g01 = Dans quel ordre se résolvent les cases de points ? 2 $, 3 $, 4 $, 5 $, cow-boys, terrains, bâtiments, comme le texte de la Big Box les nomme ; le plateau de 2009 avait un autre ordre, qu’une option rétablit. Nous n’avons pas vu le nouveau plateau.
ruling-g02 = Que coûte Un nouveau départ ? Nos propres prix : cow-boys 5 $, 11 $, 18 $, 26 $, 35 $ ; revolvers 5 $, 11 $, 18 $, 26 $ ; routes et points 3 $ pièce ; terrains 7 $, 16 $, 27 $, 40 $ ; pouvoirs 6 $, 8 $, 7 $ ; 10 $ contre 5 points, 18 $ contre 10. La feuille imprimée est perdue pour nous ; à ces prix, le départ normal coûte 35 $ et laisse les 15 $ normaux.
ruling-g03 = Combien de points vaut un hors-la-loi ? 2, 3, 3, 4, 4 ou 5, selon le dé noir. Ces chiffres sont les nôtres ; ceux de la boîte étaient dans une image.
ruling-g04 = Que valent les chapeaux des enclos ? 1, 1, 2, 3 et 5. Les quatre premiers sont les nôtres : plus l’effet est fort, plus le chapeau est petit.
ruling-g05 = Où coule la rivière imprimée ? Du haut en colonne 4, par la colonne 5, de retour en colonne 4 et dehors par le bas. Le tracé est le nôtre ; il laisse deux rives à peu près égales.
ruling-g06 = Quels numéros ont le gouverneur, le cow-boy, les héros, l’avocat et l’institutrice ? 13, 15, 16, 17 et 18. Ils sont supposés ; ils vont bien avec les choix recommandés.
ruling-g07 = Que changent les tuiles de remplacement ? Rien : seuls comptent ici les formules et les revenus maximaux.
ruling-g08 = Le cow-boy blanc compte-t-il dans la force ? Oui, tant qu’il est dans la réserve, comme tout cow-boy.
ruling-g09 = Le cow-boy blanc peut-il aller au salaire ou à une route ? Oui, si la case est vide ; d’autres peuvent encore venir, car personne ne s’y bat.
ruling-g10 = D’où vient le cow-boy de la chanteuse rouge ? De la réserve générale, comme le dit le texte ; de la réserve personnelle si elle est vide.
ruling-g11 = Où peut aller un cow-boy soigné ? Seulement sur des cases d’action vides, ouvertes et encore à venir, et à une route même s’il y a quelqu’un.
ruling-g12 = Quels héros arrêtent les hors-la-loi qui se déplacent ? Ceux du joueur qui avait la carte jaune au tour précédent, car les hors-la-loi se déplacent avant le choix des cartes.
ruling-g13 = Et le shérif rouge face aux hors-la-loi ? Pas de points pour un combat perdu contre un hors-la-loi seul, et pas de combat sur les bâtiments des autres.
ruling-g14 = Être renvoyé par une église ou par l’avocat, est-ce un duel perdu ? Non : il n’y a pas de duel, aucune carte n’y répond donc.
ruling-g15 = Pour combien compte une maison de ville ? Une maison pour les prix, les points et la commerçante ; deux symboles pour les bâtiments et la gare.
ruling-g16 = Dans quel ordre s’achètent les terrains ? D’abord tous les duels, puis les achats dans l’ordre du tour.
ruling-g17 = Quand peut-on poser des routes ? À presque toutes les questions qui vous sont posées, dans l’ordre du tour avant de construire les tuiles gardées, et à la fin des actions.
ruling-g18 = Et si le prix d’une carte ne peut être payé ? Le garçon des rues jaune ne se prend pas sans 3 $ ; l’ouvrier chinois, le prospecteur et le cow-boy si, mais sans leur pouvoir.
ruling-g19 = Et si le croque-mort prend un point à qui n’en a pas ? Le score peut descendre au-dessous de zéro.
ruling-g20 = Que devient un défenseur seul ? Son cow-boy va à la réserve générale : il a fait son travail.
ruling-g21 = Dans quel ordre se règlent les revenus ? Hôtel de ville, hors-la-loi, attaques, puis ce que les joueurs peuvent multiplier, puis chacun est payé.
ruling-g22 = Quel argent donnent ensemble Un nouveau départ et La loi du plus fort ? 65 $ moins la somme des tuiles duel, 50 $ à deux joueurs, pour n’avantager personne en moyenne.
ruling-g23 = La mise d’Un nouveau départ ordonne-t-elle tous les joueurs ? Oui, de la plus forte à la plus faible ; le sort départage les égalités.
ruling-g24 = Et s’il ne reste plus de titres de propriété ? On ne peut plus avoir de terrain, ni par achat ni par carte ; pour enchérir sur deux terrains, il faut deux titres.
ruling-g25 = Quand toutes les mines ou tous les ranchs sont-ils « achetés » ? Quand il n’en reste ni en vente ni dans le sac.
ruling-g26 = Que donne le colon rouge ? Un point par montagne ; la règle de 2009 donnait un dollar.
ruling-g27 = Qui prend le premier terrain ? Le dernier joueur, puis en remontant ; le second terrain dans l’autre sens. C’était l’inverse dans la règle de 2009.
ruling-g28 = Une mine demande-t-elle une maison ? Non ; la règle de 2009 se contredisait.
ruling-g29 = Qui gagne un rodéo où personne n’a de points ? Qui a passé en premier, comme à toute égalité.
ruling-g30 = Y a-t-il un jeu en solitaire ? Non : une édition plus récente en annonce un, mais nous n’en avons pas trouvé la règle.
ruling-g31 = La gare demande-t-elle une maison ? Non : sa fiche n’en nomme pas, contrairement à toutes les autres, bien que la règle générale puisse se lire autrement.
ruling-r01 = Dans quel ordre offre-t-on ? Dans le sens horaire à partir du commissaire-priseur : surenchérir ou sortir pour de bon, comme le dit la règle ; une option de la table permet d’offrir à découvert. Qui ne peut pas offrir plus sort sans être interrogé.
ruling-r02 = Combien peut-on dépenser à la fin d’un tour ? Ce qui dépasse la limite, et davantage par dizaines entières, car elles seules rapportent des points. Toute autre somme est proposée tant que le gouverneur, qui taxe chaque dizaine de dollars entamée, peut venir lors d’un tour suivant : rien d’autre ne rend l’argent gênant.
ruling-r03 = Un tireur d’élite peut-il garder le dé le plus faible, et un armurier relancer alors qu’il mène ? Oui : perdre a parfois du bon. Qui a les deux pouvoirs choisit d’abord, puis relance. Les deux dernières tuiles duel peuvent être défaussées avant n’importe quel duel.
ruling-r04 = Faut-il réaliser une action qui ne coûte rien ? Non : chacun peut toujours y renoncer, et la question est posée ; elle ne l’est pas pour une action qui ne rapporterait rien.

## Ce à quoi mènent les choix

lead-left = il vous reste { $dollars } $
lead-money = vous avez { $dollars } $
lead-around = autour : { $what }
lead-mountains = { $count ->
    [one] 1 montagne
   *[other] { $count } montagnes
}
lead-symbols = { $count ->
    [one] 1 symbole de maison
   *[other] { $count } symboles de maison
}
lead-empty = { $count ->
    [one] 1 parcelle libre
   *[other] { $count } parcelles libres
}
lead-beside = profite à { $shops }
lead-beside-nothing = à côté d’aucun commerce encore
lead-roads = { $count ->
    [0] votre dernière route
    [one] il reste 1 route
   *[other] il reste { $count } routes
}
lead-houses = { $count ->
    [one] vous placez une maison avec
   *[other] vous placez { $count } maisons avec
}
lead-cowboys = { $count ->
    [one] 1 cowboy dans votre réserve
   *[other] { $count } cowboys dans votre réserve
}
lead-strength = puis force { $strength }
lead-no-duel = sans duel : autant de cowboys que l’on veut
lead-duel = un seul joueur ; si d’autres viennent, duel avec votre force de { $strength }
lead-strengths = force avant les dés : { $strengths }
lead-loan = les points qui manquent ne se rattrapent qu’en marquant
lead-carry = vous pouvez garder { $limit } $

## Le plateau dessiné

board-town = La ville
board-town-track = La ville et la piste d’actions
board-track = Piste d’actions
board-people = Personnalités
board-own = Votre réserve
board-own-of = { $name } : réserve
board-rivals = Les autres joueurs
board-round = Tour { $round } sur { $rounds }
board-turn-order = Ordre
board-picking = Au choix
board-passed = Ont passé
board-limit = limite { $limit } $
board-limit-short = max { $limit } $
board-limit-less = limite −{ $limit } $
board-strength = Force
board-points = points
board-cowboys = cow-boys
board-revolvers = revolvers
board-roads = routes
board-parcels = terrains
board-tiles = tuiles gardées
board-duel-tiles = Tuiles duel
board-rodeos = { $count ->
    [one] 1 rodéo
   *[other] { $count } rodéos
}
board-supply = { $count } à venir
board-bank = Banque du Nevada
board-council = Conseil municipal
board-bag = { $count } dans le sac
board-asked = choisit
board-has-passed = a passé ({ $place })

board-space-wages = Salaire
    .note = 4 $ chacun, sans duel
board-space-ammo = Munitions
    .note = +3 de force ce tour
board-space-roads3 = 3 routes
    .note = au vainqueur
board-space-road1 = 1 route
    .note = chacun, sans duel
board-space-parcels = Terrains
    .note = les cow-boys sont sur la carte
board-space-inc_parcels = Terrains
    .note = 2 $ par terrain
board-space-inc_guns = Force
    .note = 2 $ par point
board-space-inc_gambling = Jeux
    .note = deux dés de $
board-space-inc_buildings = Bâtiments
    .note = revenus de tous
board-space-points = le point
board-space-vp_guns = 1 point par 2 de force
board-space-vp_parcels = 1 point par 2 terrains
board-space-vp_buildings = 1 point par bâtiment

board-paddock-1 = +1 de force
board-paddock-2 = un cow-boy de plus
board-paddock-3 = un ranch double
board-paddock-4 = 2 $
board-paddock-5 = rodéo seul

board-power-connections = face au choix
board-power-second = seconde carte
board-power-sharpshooter = œil de lynx

board-name-0Y = Gamin des rues
board-name-0R = Gamin des rues
board-name-1Y = Shérif
board-name-1R = Shérif
board-name-2Y = Banquier
board-name-2R = Banquier
board-name-3Y = Commerçante
board-name-3R = Commerçante
board-name-4Y = Ouvrier chinois
board-name-4R = Ouvrier chinois
board-name-5Y = Colon
board-name-5R = Colon
board-name-6Y = Capitaine
board-name-6R = Capitaine
board-name-7Y = Tueur à gages
board-name-7R = Tueur à gages
board-name-8Y = Indien
board-name-8R = Indien
board-name-9Y = Prospecteur
board-name-9R = Prospecteur
board-name-10Y = Armurier
board-name-10R = Armurier
board-name-11Y = Chanteuse
board-name-11R = Chanteuse
board-name-12Y = Commissaire-priseur
board-name-12R = Commissaire-priseur
board-name-13Y = Gouverneur
board-name-13R = Gouverneur
board-name-14Y = Docteur
board-name-14R = Croque-mort
board-name-15Y = Cow-boy
board-name-15R = Cow-boy
board-name-16Y = Héros
board-name-16R = Héros
board-name-17Y = Avocat
board-name-17R = Éditeur
board-name-18Y = Institutrice
board-name-18R = Institutrice

board-person-0Y = Payez 3 $ : une seconde carte
board-person-0R = Une seconde carte
board-person-1Y = Un cow-boy blanc que nul ne défie
board-person-1R = 3 points par duel perdu ; n’attaque pas
board-person-2Y = 9 $ tout de suite
board-person-2R = Vend 3, 5 ou 7 points à la fin
board-person-3Y = 8 $, ou double un type de bâtiment
board-person-3R = 8 $, ou 1 point par maison
board-person-4Y = 2 routes ; bâtiments à moitié prix
board-person-4R = 5 $ la tuile de son choix
board-person-5Y = Un terrain gratuit
board-person-5R = 8 $, ou 1 point par montagne
board-person-6Y = 1, 2, 3 cow-boys à 1, 4, 9 $
board-person-6R = 1 ou 2 revolvers à 3 ou 9 $
board-person-7Y = +3 de force
board-person-7R = +2 de force
board-person-8Y = Deux terrains aux dés
board-person-8R = Terrains à 3 $ au plus
board-person-9Y = 10 $ : une mine et son terrain
board-person-9R = 2 dynamites
board-person-10Y = 2 points par duel gagné
board-person-10R = 1 dynamite ; relance son dé
board-person-11Y = 2 jetons « pas de duel »
board-person-11R = Un cow-boy joue dé × dé
board-person-12Y = Met deux terrains aux enchères
board-person-12R = Met les 3 revolvers aux enchères
board-person-13Y = 1 route ; points par route utile
board-person-13R = Taxe armes ou argent
board-person-14Y = Le perdant paie 3 $ et rejoue ailleurs
board-person-14R = Le perdant paie 2 $ ou 1 point
board-person-15Y = Un cheval
board-person-15R = 8 $ : un ranch et son terrain
board-person-16Y = Ni attaqué, ni attaquant
board-person-16R = 3 points, 6 ou 9 pour des cow-boys
board-person-17Y = Achète un terrain ; gagne chaque terrain
board-person-17R = Points selon ses revenus
board-person-18Y = Choisit en premier au prochain tour
board-person-18R = Points par école, prison, église

## Tabs of a phone

tab-town = Ville
tab-track = Piste
tab-people = Cartes
tab-own = Réserve
tab-rivals = Autres

## Titres de toutes les pièces

kind-space = Cases d’action
kind-terrain = Ce qui se trouve en ville
kind-building = Bâtiments
kind-person = Personnalités
kind-paddock = Enclos
kind-power = Pouvoirs d’Un nouveau départ
kind-command = Autres choix

## Mots dans les figures du guide

figure-story = Des personnalités, des cow-boys sur la piste, un duel et une ville qui rapporte
figure-choose = Trois joueurs ont les numéros 2, 4 et 6 et jouent dans cet ordre
figure-place = Deux cow-boys sur une case, et deux sur un terrain que tous deux veulent acheter
    .duel = un duel
    .land = pour acheter le terrain
figure-act = Les groupes de cases dans leur ordre : salaire, munitions, routes, terrains, bâtiments, banque, revenus, conseil
figure-settle = { $money } $ et une limite de { $limit } $ : { $spent } $ sont dépensés pour un point, et de nouveaux cow-boys arrivent
figure-board = La ville et la piste d’actions
figure-duel = Revolvers, cow-boys restés chez soi et un dé s’ajoutent : 6, 6 et 3
    .wins = a passé en premier : gagne
    .tie = pareil, mais a passé après
    .loses = perd, garde son cow-boy
figure-loser = Le cow-boy du perdant revient dans la réserve
    .strength = +1 de force
figure-raid = Un saloon rapporte { $income } $ : { $loot } $ pour l’agresseur, le reste pour le propriétaire
figure-price = Cinq des neuf terrains sont occupés : le prix est de { $price } $
figure-roads = Chaque terrain au bout d’une route est équipé
figure-build = Un saloon de la rangée se dresse entre deux maisons
figure-incomes = Ce que rapportent un ranch, une mine, un saloon et une banque
figure-incomes-ranch = { $money } $ : { $money } terrains libres
figure-incomes-mine = { $money } $ : deux montagnes ; la troisième est à un autre
figure-incomes-saloon = { $money } $ : deux maisons ; la troisième est à un autre
figure-incomes-bank = { $money } $ : deux maisons, et une mine ailleurs
figure-townhouse = Les huit terrains autour de la maison sont pris : elle devient maison de ville
figure-council = Ce que coûte un point à chacun des quatre tours
figure-ending = Un bâtiment, une maison, une montagne : deux points chacun ; six dollars : un point
figure-card = Les parties d’une carte de personnalité
figure-person = Les deux faces d’une carte : { $who }
figure-tokens = Le cow-boy blanc, un cow-boy avec un jeton « pas de duel », un autre avec de la dynamite
figure-variants = Une rivière, des tuiles duel, des cow-boys placés en même temps, un hors-la-loi et un cheval
figure-newer = Les nouveaux bâtiments
figure-river = Une ville sur deux rives, avec un pont
    .bridge = un pont : deux routes
figure-sheet = La feuille : ce que coûtent cow-boys, revolvers, routes, terrains et points
figure-duel-tiles = Les six tuiles duel d’un joueur
figure-outlaws = Un hors-la-loi sur un saloon, et un cow-boy venu l’en chasser
    .pays = Le saloon ne rapporte que { $half } $ au lieu de { $income } $.
    .fight = Atteignez { $strength } avec force et dé : { $points } points.
figure-horses = Un cheval dans la réserve, cinq enclos avec leurs chapeaux, un cow-boy dans l’un d’eux

## L’aide de jeu

aid-round = Un tour
aid-round-choose = Dans l’ordre de passage, une personnalité chacun : pouvoir, numéro, limite de liquidité.
    .name = 1 Choisir
aid-round-place = Dans l’ordre du tour, du plus petit numéro au plus grand : un cow-boy, ou passer. Qui passe en premier gagne les égalités et choisit en premier au tour suivant.
    .name = 2 Placer
aid-round-act = La piste dans l’ordre de ses numéros. À plusieurs au même endroit : un duel. Puis le cow-boy va à la réserve générale.
    .name = 3 Agir
aid-round-settle = Dépenser ce qui dépasse la limite : un point par { $money } $. Nouveaux cow-boys : { $first }, puis { $later }. La rangée glisse vers le côté bon marché et se complète.
    .name = 4 Compter
aid-round-renounce = Qui peut agir peut renoncer ; son cow-boy va quand même à la réserve générale.
aid-round-roads = Les routes de votre réserve se posent à presque chaque question.

aid-track = La piste d’actions
aid-track-wages = { $money } $ par cow-boy ; sans duel, autant qu’on veut
aid-track-ammo = +{ $strength } de force jusqu’à la fin du tour
aid-track-roads3 = { $roads } routes
aid-track-road1 = Une route par cow-boy ; sans duel
aid-track-parcels = Terrains : tous les duels, puis achats dans l’ordre du tour
aid-track-row = Bâtiments, de { $dear } $ à { $cheap } $ : construire aussitôt, ou garder. Puis les tuiles gardées.
aid-track-inc_parcels = { $money } $ par terrain à vous
aid-track-inc_guns = { $money } $ par point de force
aid-track-inc_gambling = Deux dés, leur somme en dollars
aid-track-inc_buildings = Hôtel de ville, hors-la-loi, attaques ; puis tous les bâtiments paient
aid-track-points = Des points de { $cheap } $ à { $dear } $ chacun, autant qu’on veut ; à chaque tour la case la moins chère ferme
aid-track-vp_guns = Un point pour 2 de force
aid-track-vp_parcels = Un point pour 2 terrains à vous
aid-track-vp_buildings = Un point par bâtiment à vous
aid-track-order = { $first } à { $last } : le conseil, dans l’ordre que montre le plateau.

aid-duel = Les duels
aid-duel-strength = 1 par revolver, 1 par cow-boy dans la réserve, { $ammo } avec les munitions, et ce qu’ajoutent les cartes.
    .name = Force
aid-duel-die = Chacun ajoute un dé. Le plus grand total gagne ; à égalité, qui a passé en premier.
    .name = Dé
aid-duel-winner = agit, ou renonce.
    .name = Le gagnant
aid-duel-losers = reprennent aussitôt leur cow-boy dans leur réserve : +1 de force.
    .name = Les perdants
aid-duel-attack = Sur le bâtiment d’un autre : le gagnant prend la moitié du revenu, arrondie vers le bas. Pas à côté d’une église de son propriétaire.

aid-land = Terrains et routes
aid-land-price = 1 $, plus 1 $ pour chacun des neuf terrains, lui et ses voisins, qui n’est pas libre ; { $most } $ au plus
aid-land-road = Équipe chaque terrain à ses deux bouts ; doit toucher le réseau
aid-land-house = Sur tout terrain libre équipé d’une route ; chez un autre avec son accord
aid-land-townhouse = Sur une maison dont les huit voisins sont occupés ou possédés ; compte 2 pour les commerces
aid-land-mountain = Ne se construit pas ; peut être possédée

aid-buildings = Les bâtiments
aid-buildings-needs = Tous sauf le ranch et la mine demandent une route et amènent une maison. La gare demande à la place une ligne droite de routes à travers la carte.
aid-buildings-symbols = Comptent comme maisons : ranch { $ranch }, hôtel { $hotel }, église { $church }, école { $school }, hôtel de ville { $city_hall }, gare { $station }.
aid-buildings-ranch = { $step } $ par terrain libre voisin ; { $revolvers } revolver
    .name = Ranch
aid-buildings-mine = { $step } $ par montagne voisine ; { $revolvers } revolver
    .name = Mine
aid-buildings-drugstore = { $step } $ par maison voisine, par ranch à vous où qu’il soit ({ $cap } $ au plus)
    .name = Drugstore
aid-buildings-bank = { $step } $ par maison voisine, par mine à vous où qu’elle soit ({ $cap } $ au plus)
    .name = Banque
aid-buildings-saloon = { $step } $ par maison voisine ({ $cap } $ au plus)
    .name = Saloon
aid-buildings-hotel = { $cap } $
    .name = Hôtel
aid-buildings-church = pas de revenu ; protège vos bâtiments voisins
    .name = Église
aid-buildings-prison = pas de revenu ; { $revolvers } revolvers
    .name = Prison
aid-buildings-general_store = { $double } $ par maison voisine à vous, { $step } $ pour les autres ({ $cap } $ au plus)
    .name = General Store
aid-buildings-school = pas de revenu ; amène { $houses } maisons
    .name = École
aid-buildings-blacksmith = { $step } $ par tour commencé, par ranch à vous ({ $cap } $ au plus)
    .name = Maréchal-ferrant
aid-buildings-city_hall = pas de revenu, à personne ; votre cow-boy dedans monte chaque commerce d’un niveau
    .name = Hôtel de ville
aid-buildings-station = pas de revenu ; un point pour 2 maisons de la ville
    .name = Gare
aid-buildings-whose = Maisons et montagnes comptent si elles sont à vous ou à personne.

aid-points = Les points à la fin
aid-points-play = conseil, argent dépensé, personnalités
aid-points-money = 1 par tranche de { $money } $
aid-points-buildings = { $points } chacun
aid-points-houses = { $points } chacune, sur vos terrains
aid-points-mountains = { $points } chacune, sur vos terrains
aid-points-station = 1 pour 2 maisons de la ville
aid-points-end = Fin : après le tour 4. Égalité : qui a passé en premier.

aid-river = The Carson River
aid-river-bridge = En travers de l’eau : deux routes d’un coup
aid-river-incomes = Terrain libre pour les ranchs ; 3 $ en tout pour une mine
aid-river-points = Ce qui touche un pont : { $points } points au lieu de { $usual }

aid-outlaws = Hors-la-loi, selon les dés
aid-outlaws-strength = Force (noir)
aid-outlaws-points = Points (noir)
aid-outlaws-newcomers = Arrivants (blanc)
aid-outlaws-robs = Son bâtiment paie la moitié ; rien ne s’y achète ni ne s’y construit. Chacun va vers le plus haut revenu voisin.
aid-outlaws-fight = Force et dé doivent atteindre sa force : des points, ou la moitié du revenu d’un rival.

aid-horses = Chevaux
aid-horses-paddock_1 = +1 de force, +2 à trois chevaux ; chapeau { $hat }
aid-horses-paddock_2 = un cow-boy de plus, ou en déplacer un ; chapeau { $hat }
aid-horses-paddock_3 = double un ranch ; chapeau { $hat }
aid-horses-paddock_4 = 2 $ ; chapeau { $hat }
aid-horses-paddock_5 = chapeau { $hat }
aid-horses-play = Après un cow-boy placé sur le plateau : un cheval dans un enclos. Au salaire : un cheval pour { $money } $, une fois par tour.
aid-horses-end = Rodéo : chapeaux fois chevaux, le double avec un cow-boy. À la fin : chevaux × (1 + rodéos).

aid-tiles = La loi du plus fort
aid-tiles-choose = En secret, une tuile au lieu du dé ; toutes se montrent ensemble.
aid-tiles-supply = Qui n’en a plus en pioche { $count }.

## Enchères et duels, à côté de leur question

lot-parcel = { $place }, { $dollars } $ au tarif
scene-sum = { $sum } $
lead-bid = si vous l’emportez pour { $money } $ : { $half } $ à la banque, { $rest } $ à { $name } ; il vous reste { $left } $
lead-bid-own = si vous l’emportez pour { $money } $ : { $half } $ à la banque, le reste est à vous ; il vous reste { $left } $
lead-bid-ammo = si vous l’emportez pour { $money } $ : tout va à { $name } ; il vous reste { $left } $
lead-bid-ammo-own = si vous l’emportez, vous ne payez rien : c’est vous qui vendez
part-revolvers = revolvers
part-cowboys = cow-boys en réserve
part-white = cow-boy blanc
part-ammo = munitions
part-7Y = tueur à gages jaune
part-7R = tueur à gages rouge
part-paddock = enclos 1
duel-buys = peut acheter
duel-acts = peut agir
duel-stays = reste en place
duel-lost = le cow-boy rentre : force { $strength } désormais
## Un tour en une phrase

spot-parcel = ligne { $row } colonne { $column }
did-bought = a acheté { $things }
did-received = a reçu { $things }
did-takes = a pris la carte { $person }
did-reveals = a montré ses achats de départ
did-takes_white = a pris le cow-boy blanc
did-recruits = { $count ->
    [one] a engagé un cow-boy pour { $money } $
   *[other] a engagé { $count } cow-boys pour { $money } $
}
did-arms = { $count ->
    [one] un revolver pour { $money } $
   *[other] { $count } revolvers pour { $money } $
}
did-taxed = a payé { $money } $ de taxe à { $rival }
did-gives_cowboys = { $count ->
    [one] a rendu un cow-boy
   *[other] a rendu { $count } cow-boys
}
did-takes_dynamite = a pris { $count } dynamite
did-takes_tokens = a pris { $count } jetons « pas de duel »
did-gains_horse = un cheval
did-gains_roads = { $count ->
    [one] une route
   *[other] { $count } routes
}
did-gains = { $money } $
did-places = { $target_count ->
    [one] a placé { $form } ({ $target })
   *[other] a placé { $target_count } cow-boys ({ $target })
}
did-passes = a passé
did-takes_back = { $target_count ->
    [one] a repris un cow-boy
   *[other] a repris { $target_count } cow-boys
}
did-plays_horse = { $paddock_count ->
    [one] a mis un cheval à l’enclos
   *[other] a mis { $paddock_count } chevaux à l’enclos
}
did-fetches_horse = { $paddock_count ->
    [one] a repris un cheval
   *[other] a repris { $paddock_count } chevaux
}
did-buys_horse = un cheval pour { $money } $
did-earns_wages = { $money } $ de salaire
did-earns = { $money } $ ({ $space })
did-income = { $building_count ->
    [one] { $money } $ pour { $building }
   *[other] { $money } $ pour { $building_count } bâtiments
}
did-takes_ammo = a pris les 3 revolvers
did-wins = { $target_count ->
    [one] a gagné un duel ({ $target })
   *[other] a gagné { $target_count } duels
}
did-owns = { $money ->
    [0] a pris { owned-parcels }
   *[other] a acheté { owned-parcels } pour { $money } $
}
owned-parcels = { $parcel_count ->
    [one] un terrain
   *[other] { $parcel_count } terrains
}
did-takes_tile = { $building_count ->
    [one] un bâtiment pour { $money } $
   *[other] { $building_count } bâtiments pour { $money } $
}
did-builds = a construit { $building }
did-keeps = a gardé { $building } pour plus tard
did-houses = { $parcel_count ->
    [one] a posé une maison
   *[other] a posé { $parcel_count } maisons
}
did-takes_down = a repris { $building }
did-lays = { $edge_count ->
    [one] a posé une route
   *[other] a posé { $edge_count } routes
}
did-lays_bridge = { $edge_count ->
    [one] a construit un pont
   *[other] a construit { $edge_count } ponts
}
did-founds_hall = a posé l’hôtel de ville
did-holds_hall = a tenu l’hôtel de ville
did-robs = a pris { $money } $ à { $rival }
did-beats_outlaw = { $parcel_count ->
    [one] a chassé un hors-la-loi
   *[other] a chassé { $parcel_count } hors-la-loi
}
did-auctions = a mis aux enchères { $parcels_count ->
    [one] un terrain
   *[other] { $parcels_count } terrains
}
did-wins_lot = a emporté aux enchères { $parcels_count ->
    [one] un terrain
   *[other] { $parcels_count } terrains
} avec { $money } $
did-wins_ammo = a emporté aux enchères les 3 revolvers avec { $money } $
did-consents = a accepté que { $rival } pose une maison
did-refuses = a refusé une maison à { $rival }
did-buys_points = { $count ->
    [one] 1 point pour { $money } $
   *[other] { $count } points pour { $money } $
}
did-scores = { $points ->
    [one] a marqué 1 point
   *[other] a marqué { $points } points
}
did-rodeo = a gagné le rodéo
did-heals = a fait soigner un cow-boy
did-pays_undertaker = a payé { $money } $ à { $rival } pour le croque-mort
did-loses_point = a perdu un point (croque-mort)
did-renounces = { $target_count ->
    [one] a renoncé à une action
   *[other] a renoncé à { $target_count } actions
}
did-sent_home = a vu rentrer { $parcel_count ->
    [one] un cow-boy
   *[other] { $parcel_count } cow-boys
} sans duel
