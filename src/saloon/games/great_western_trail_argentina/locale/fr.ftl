### Great Western Trail : Argentine en français. Le plan des identifiants est dans saloon/words/texts.py.
###
### Beaucoup de textes sont composés de peu de messages (phrases.py, names.py, labels.py, help.py) : une action à partir de ses effets,
### un lieu à partir de la tuile qui s’y trouve. Ce qui est entre parenthèses à la fin d’un choix en est le prix.
### Les pesos s’écrivent avec leur signe, le $.

game = Great Western Trail : Argentine
    .about = Menez votre troupeau à travers l’Argentine jusqu’à Buenos Aires, aidez des fermiers, récoltez du grain et chargez des bateaux pour l’Europe. De 1 à 4 joueurs, en solo contre Pedro, par Alexander Pfister (2022).
    .first = Bâtiments neutres sur leur lettre, face a des bâtiments et des villes.
    .full = Bâtiments neutres mélangés, faces des bâtiments et des villes au hasard.

## Bétail et cartes

breed-niata = Niata
    .one = une Niata
breed-patagonico = Patagonico
    .one = une Patagonico
breed-fronterizo = Fronterizo
    .one = une Fronterizo
breed-holando = Holando Argentino
    .one = une Holando Argentino
breed-caracu = Caracu
    .one = une Caracu
breed-chaqueno = Chaqueño
    .one = une Chaqueño
breed-serrano = Serrano
    .one = une Serrano
breed-blanco_orejinegro = Blanco Orejinegro
    .one = une Blanco Orejinegro
breed-franqueiro = Franqueiro
    .one = une Franqueiro
breed-aberdeen_angus = Aberdeen-Angus
    .one = une Aberdeen-Angus

card-exhaustion = carte Épuisement
    .one = une carte Épuisement

task-caracu = { $count } Caracu
task-franqueiro = { $count } Franqueiro
task-aberdeen_angus = { $count } Aberdeen-Angus
task-green_farmer = { $count ->
    [one] 1 fermier vert
   *[other] { $count } fermiers verts
}
task-blue_farmer = { $count ->
    [one] 1 fermier bleu
   *[other] { $count } fermiers bleus
}
task-orange_farmer = { $count ->
    [one] 1 fermier orange
   *[other] { $count } fermiers orange
}
task-yellow_farmer = { $count ->
    [one] 1 fermier jaune
   *[other] { $count } fermiers jaunes
}
task-west = { $count ->
    [one] 1 quartier ouest
   *[other] { $count } quartiers ouest
}
task-north = { $count ->
    [one] 1 quartier nord
   *[other] { $count } quartiers nord
}
task-east = { $count ->
    [one] 1 quartier est
   *[other] { $count } quartiers est
}
task-south = { $count ->
    [one] 1 quartier sud
   *[other] { $count } quartiers sud
}
task-ship_18 = { $count ->
    [one] un disque sur le bateau 18
   *[other] { $count } disques sur le bateau 18
}

## Ouvriers et fermiers

worker-gaucho = gaucho
    .one = un gaucho
    .help = Les gauchos achètent du bétail : chaque achat en occupe jusqu’à la fin de cette action, et plus vous en occupez, moins vous payez. Un gaucho sur votre 2e ou 4e case apporte un jeton Échange, sur la 3e 2 $ et le retrait d’une carte, sur la 6e 3 $ et un achat immédiat.
    .some = { $count ->
        [one] un gaucho
       *[other] { $number } gauchos
    }
worker-strong_gaucho = gaucho avec force
    .one = un gaucho avec force
    .help = Un gaucho avec une icône Force : l’engager coûte 1 $ de plus, et tant qu’il travaille pour vous, vous avez 1 de force en plus pour aider les fermiers.
    .some = { $count ->
        [one] un gaucho avec force
       *[other] { $number } gauchos avec force
    }
worker-carpintero = carpintero
    .one = un carpintero
    .help = Les carpinteros construisent vos bâtiments : une tuile en demande autant qu’elle en montre, et vous payez pour chacun. Un carpintero sur votre 3e case permet de construire aussitôt pour 2 $ par carpintero, sur la 6e pour 1 $, et sur la 4e il apporte 3 $.
    .some = { $count ->
        [one] un carpintero
       *[other] { $number } carpinteros
    }
worker-strong_carpintero = carpintero avec force
    .one = un carpintero avec force
    .help = Un carpintero avec une icône Force : l’engager coûte 1 $ de plus, et tant qu’il travaille pour vous, vous avez 1 de force en plus pour aider les fermiers.
    .some = { $count ->
        [one] un carpintero avec force
       *[other] { $number } carpinteros avec force
    }
worker-maquinista = maquinista
    .one = un maquinista
    .help = Les maquinistas conduisent votre locomotive : bien des actions l’avancent d’autant de cases que vous en avez. Un maquinista sur votre 2e case retire une carte, sur la 3e il permet de défausser une carte Bétail contre un certificat, sur la 4e il avance la locomotive de 2, sur la 6e il apporte 5 $ et améliore une gare derrière la locomotive.
    .some = { $count ->
        [one] un maquinista
       *[other] { $number } maquinistas
    }
worker-strong_maquinista = maquinista avec force
    .one = un maquinista avec force
    .help = Un maquinista avec une icône Force : l’engager coûte 1 $ de plus, et tant qu’il travaille pour vous, vous avez 1 de force en plus pour aider les fermiers.
    .some = { $count ->
        [one] un maquinista avec force
       *[other] { $number } maquinistas avec force
    }
worker-granjero = granjero
    .one = un granjero

colour-green = vert
    .one = vert
colour-blue = bleu
    .one = bleu
colour-orange = orange
    .one = orange
colour-yellow = jaune
    .one = jaune
zone-green = verte
zone-blue = bleue
zone-orange = orange
zone-yellow = jaune
farmer-title = fermier { $colour }, force { $strength } ({ $hand })
    .one = un fermier { $colour } de force { $strength } ({ $hand })
farmer-plain = fermier { $colour }, force { $strength }

## Bateaux et villes

city-le_havre = Le Havre
city-rotterdam = Rotterdam
city-liverpool = Liverpool
side-west = ouest
side-north = nord
side-east = est
side-south = sud
quay-le_havre_1 = Le Havre I
quay-le_havre_2 = Le Havre II
quay-rotterdam_1 = Rotterdam I
quay-liverpool_1 = Liverpool I
quay-liverpool_2 = Liverpool II
quay-title = quai { $name }
    .one = le quai { $name }
anchor-yellow = ancre jaune
anchor-turquoise = ancre turquoise
anchor-purple = ancre violette
ship-sails = bateau { $value } vers { $quay }
    .one = le bateau { $value } vers { $quay }
ship-stays = bateau { $value }, qui reste
    .one = le bateau { $value }, qui reste
district-title = { $city }, { $side } (face { $face }, { $grain ->
        [one] { $grain } grain
       *[other] { $grain } grains
    })
bonusspace-title = { $city }, { $side } : { $gives }

## Disques du plateau Joueur

disc-auxiliary = action auxiliaire { $number }
disc-steps = limite de déplacement +{ $count }
disc-cards = limite de main +{ $count }
disc-certificates = limite de { $count } certificats
disc-strength = force +{ $count }

## Autres choix

command-stack = la première carte de la pioche Objectif
    .help = Prendre la première carte de la pioche sans la voir d’abord.
command-more = ajouter des cartes au marché au bétail
    .help = Occuper un gaucho pour ajouter au marché les deux premières cartes de la pioche du marché. Le marché n’a pas de limite.
command-row = dans la rangée des granjeros
    .help = Payez la première case libre de votre rangée de granjeros et placez-y le fermier, face brune visible. Il est désormais un ouvrier, et sa case peut offrir une action immédiate.
command-beside = à côté du plateau
    .help = Le fermier reste à côté de votre plateau pour toujours et vaut 2 points. Cela se décide maintenant seulement.
command-revealed = ne plus rien révéler
    .help = La force suffit. D’autres cartes pourraient être montrées, mais elles seraient défaussées aussi.
command-sell = révéler la main
    .help = Révélez votre main pour le revenu, sans échanger de cartes ni jouer d’objectifs avant.

## Noms composés

space-start = case Cavalier
    .one = la case Cavalier
space-ba = Buenos Aires
    .one = Buenos Aires
space-ramp = embarcadère { $number }, Buenos Aires
    .one = l’embarcadère { $number }

place-farmer = { $farmer }, case { $number }
via-green = les fermiers verts
via-blue = les fermiers bleus
via-orange = les fermiers orange
via-yellow = les fermiers jaunes

purchase-title = { $cards } ({ $gauchos ->
        [one] 1 gaucho
       *[other] { $gauchos } gauchos
    }, { $dollars } $)
track-start = départ de la voie ferrée
    .one = la case de départ
track-depot = dépôt ferroviaire
    .one = la case du dépôt ferroviaire
master-loading = { $count ->
    [one] { $count } grain de moins par chargement
   *[other] { $count } grains de moins par chargement
}

counted-valuable_cattle = { $count ->
    [one] carte Bétail de valeur 3, 4 ou 5
   *[other] { $count } cartes Bétail de valeur 3, 4 ou 5
}
counted-worker_sets = { $count ->
    [one] groupe des quatre types d’ouvriers
   *[other] { $count } groupes des quatre types d’ouvriers
}
counted-ships = { $count ->
    [one] disque sur un bateau
   *[other] { $count } disques sur des bateaux
}
counted-strong_workers = { $count ->
    [one] ouvrier avec force
   *[other] { $count } ouvriers avec force
}
counted-farmers = { $count ->
    [one] fermier à côté du plateau
   *[other] { $count } fermiers à côté du plateau
}

## Les cartes de Pedro

pedro-title = carte { $number } ({ $movement } ; { $action })
pedro-by-experience = autant de lieux que son expérience
pedro-by-gaucho = un lieu par gaucho
pedro-by-carpintero = un lieu par carpintero
pedro-by-maquinista = un lieu par maquinista
pedro-specialist = { $action } s’il est spécialiste ({ $worker }), sinon { $otherwise }
pedro-hire_cheapest = engage l’ouvrier le moins cher
pedro-hire_specialty = engage un ouvrier de sa spécialité
pedro-buy = achète du bétail
pedro-build = construit
pedro-engine = locomotive selon ses maquinistas
pedro-engine_and_grain = locomotive et grain selon son expérience
pedro-objective = prend une carte Objectif
pedro-grain_and_remove_farmer = { $count ->
    [one] +{ $count } grain, retire un fermier
   *[other] +{ $count } grains, retire un fermier
}
pedro-grain_and_take_farmer = { $count ->
    [one] +{ $count } grain, prend un fermier
   *[other] +{ $count } grains, prend un fermier
}
pedro-take_value_three = prend une carte Bétail de valeur 3
pedro-build_small = construit avec 1 carpintero
pedro-engine_one = locomotive de 1 case
loading-title = carte de chargement { $number }, { $level } : { $ships }
loading-rank = { $rank ->
    [1] le bateau de plus grande valeur
    [2] le deuxième
   *[3] le troisième
}

## Actions

effect-back = { $count ->
    [one] reculer la locomotive de 1 case
   *[other] reculer la locomotive de { $count } cases
}
effect-grain = { $count ->
    [one] gagner 1 grain
   *[other] gagner jusqu’à { $count } grains
}
effect-grain-each = { $count ->
    [one] 1 grain par { $each }
   *[other] { $count } grains par { $each }
}
effect-pay_grain = { $count ->
    [one] payer { $count } grain
   *[other] payer { $count } grains
}
effect-draw-exactly = { $count ->
    [one] piocher 1 carte
   *[other] piocher { $count } cartes
}
effect-draw_and_remove = { $count ->
    [one] piocher 1 carte et en retirer 1 du jeu
   *[other] piocher jusqu’à { $count } cartes et en retirer jusqu’à { $count } du jeu
}
effect-engine = { $count ->
    [one] avancer la locomotive de 1 case
   *[other] avancer la locomotive de { $count } cases au plus
}
effect-engine-each = avancer la locomotive de { $count ->
        [one] 1 case
       *[other] { $count } cases
    } au plus par { $each }
effect-estanciero = { $count ->
    [one] avancer l’estanciero de 1 pas
   *[other] avancer l’estanciero de { $count } pas au plus
}
effect-take_cattle = prendre en main une carte du marché
effect-free_cattle = prendre { $what } au marché gratuitement
effect-help = aider jusqu’à trois fermiers
effect-help_here = aider ce fermier
effect-dismiss = défausser une carte Objectif pour son action
effect-auxiliary = { $count ->
    [one] faire une action auxiliaire simple
   *[other] faire une action auxiliaire, simple ou double
}
effect-quay = mettre un disque sur { $quay }
effect-deliver = livrer
effect-upgrade_behind = améliorer une gare derrière la locomotive
effect-rest = rendre une carte Épuisement
effect-exhaust_others = tous les autres reçoivent une carte Épuisement

each-gauchos = gaucho
each-maquinistas = maquinista
each-granjeros = granjero à vous
each-farmland = bâtiment à vous sur une terre agricole
each-farmer_pairs = paire de fermiers à côté de votre plateau
each-worker_sets = groupe des quatre types d’ouvriers
count-gauchos = { $count ->
    [one] 1 gaucho
   *[other] { $count } gauchos
}
count-carpinteros = { $count ->
    [one] 1 carpintero
   *[other] { $count } carpinteros
}
count-maquinistas = { $count ->
    [one] 1 maquinista
   *[other] { $count } maquinistas
}
count-granjeros = { $count ->
    [one] 1 granjero
   *[other] { $count } granjeros
}
count-farmland = { $count ->
    [one] 1 bâtiment sur une terre agricole
   *[other] { $count } bâtiments sur des terres agricoles
}
count-farmer_pairs = { $count ->
    [one] 1 paire de fermiers
   *[other] { $count } paires de fermiers
}
count-worker_sets = { $count ->
    [one] 1 groupe d’ouvriers
   *[other] { $count } groupes d’ouvriers
}

note-pay-grain = { $count ->
    [one] −{ $count } grain
   *[other] −{ $count } grains
}
note-carpintero = −{ $dollars } $ par carpintero
note-strength = +{ $count } de force
note-farmland = terre agricole
note-discount = { $count ->
    [one] { $count } grain de moins
   *[other] { $count } grains de moins
}
note-leaves-quay = { $points } sur place
note-arrow-yellow = départ des bateaux à ancre jaune
note-arrow-turquoise = départ des bateaux à ancre turquoise
note-arrow-purple = départ des bateaux à ancre violette

term-dollars = Gagner des pesos
    .help = Prenez-les à la banque, toujours en entier. L’argent n’est pas limité.
term-pay = Payer des pesos
    .help = Payez la banque. Sans la somme entière, l’action est impossible ; seules les taxes des mains sur le parcours peuvent être payées en partie.
term-discard = Défausser du bétail
    .help = Mettez le bétail indiqué de votre main sur votre défausse. Il faut exactement celui-là ; les cartes Épuisement et Objectif ne comptent jamais comme bétail.
term-grain = Grain
    .help = Le marqueur avance sur sa piste, jusqu’à 8 au plus ; le surplus est perdu. Le grain paie les livraisons et le chargement des bateaux.
term-pay_grain = Payer du grain
    .help = Le marqueur recule du nombre indiqué. Sans autant de grain, l’action est impossible ; seulement pour charger un bateau, on peut payer 2 $ par grain manquant.
term-certificate = Certificats temporaires
    .help = Le marqueur avance sur sa piste jusqu’à votre limite : 4 au début, 6 une fois retiré le disque de la piste. À Buenos Aires, vous pouvez dépenser des certificats pour augmenter la valeur de votre main.
term-permanent = Certificats permanents
    .help = Chacun augmente de 1 la valeur de votre main à chaque visite de Buenos Aires, et n’est jamais dépensé.
term-token = Jeton Échange
    .help = Se dépense à tout moment, même pendant le tour des autres, mais pas tant que votre main est révélée : piochez jusqu’à deux cartes, puis défaussez-en autant.
term-draw = Piocher et défausser
    .help = Dites combien de cartes vous piochez, au plus le nombre indiqué ; piochez-les toutes, puis défaussez autant de cartes de votre main, quelles qu’elles soient.
term-draw_and_remove = Piocher et retirer
    .help = Piochez jusqu’au nombre de cartes indiqué, puis retirez du jeu jusqu’à autant de cartes de votre main. Une carte Épuisement retourne à sa pile.
term-remove = Retirer des cartes
    .help = Des cartes de votre main, quelles qu’elles soient, quittent le jeu et ne rapportent rien. Une carte Épuisement retourne à sa pile.
term-engine = Avancer la locomotive
    .help = D’une case au moins, au plus du nombre indiqué. Les cases occupées par d’autres locomotives ne comptent pas. Un embranchement compte pour une case, et s’y arrêter permet d’améliorer sa gare. Le terminus, case 31, arrête le mouvement ; de là la locomotive va au dépôt, qui mène à la case 24.
term-back = Reculer la locomotive
    .help = D’exactement le nombre de cases indiqué ; les cases occupées par d’autres locomotives ne comptent pas. Impossible du départ ou du dépôt. S’arrêter sur un embranchement permet d’améliorer sa gare.
term-estanciero = Avancer encore
    .help = Votre estanciero avance comme en phase A, avec taxes et choix du chemin, mais avec ce nombre pour limite. Puis vous utilisez le nouveau lieu ; ce que vous n’avez pas fait à l’ancien est perdu.
term-hire = Engager un ouvrier
    .help = Choisissez un ouvrier d’une rangée au-dessus du marqueur Marché de l’emploi, payez le prix de la rangée, plus ou moins ce que dit l’action, et 1 $ de plus pour un ouvrier avec force. Il va sur la première case libre de sa rangée, qui peut offrir une action immédiate. Une rangée a 6 places.
term-build = Construire
    .help = Mettez une de vos tuiles sur une case Construction libre, si vous avez autant de carpinteros qu’elle en montre, et payez pour chacun. Ou remplacez un de vos bâtiments qui en montre moins : seule la différence est demandée et payée, et l’ancienne tuile quitte le jeu.
term-buy = Acheter du bétail
    .help = Tant que vous avez des gauchos libres : choisissez une ligne de la table des prix, ou occupez un gaucho pour ajouter deux cartes au marché. Les gauchos ne sont occupés que pour cette action. Les cartes achetées vont sur votre défausse.
term-take_cattle = Bétail en main
    .help = Prenez une carte du marché au bétail directement en main, sans gaucho ni argent.
term-free_cattle = Bétail gratuit
    .help = Prenez une carte de cette race au marché et mettez-la sur votre défausse. S’il n’y en a pas, il ne se passe rien.
term-help = Aider des fermiers
    .help = Choisissez d’un à trois fermiers, où que ce soit. Il vous faut au moins leur force totale : les icônes de vos ouvriers et de votre plateau, ce que le bâtiment ajoute, et jusqu’à quatre cartes Bétail que vous révélez et défaussez. Une ou deux coûtent une carte Épuisement, trois ou quatre en coûtent deux. Vous gagnez l’argent posé et imprimé là. Puis chaque fermier rejoint votre rangée de granjeros, contre son prix, ou reste à côté du plateau pour 2 points.
term-help_here = Aider ce fermier
    .help = Sur la tuile d’un fermier, vous pouvez l’aider lui seul, au lieu d’une action auxiliaire, selon les règles pour aider les fermiers.
term-dismiss = Défausser une carte Objectif
    .help = Défaussez exactement une carte Objectif de votre main et faites son action immédiate sans la jouer. Elle reste dans votre troupeau.
term-auxiliary = Actions auxiliaires
    .help = Les six actions de votre plateau. Au lieu de toutes les actions d’un lieu, vous pouvez faire une action auxiliaire ouverte, en simple ; sur le bâtiment d’un autre joueur, c’est tout ce qui est possible. Là où une tuile montre le symbole double, vous en faites une en simple ou, si ses deux disques sont retirés, en double.
term-quay = Un disque sur un quai
    .help = Prenez un disque de votre plateau et mettez-le sur le quai indiqué, d’où il peut être livré. Rotterdam I prend des disques à coins blancs, Liverpool I n’importe lequel.
term-deliver = Livraison
    .help = Un de vos disques va d’un quai à un espace libre d’un quartier de la même ville, pour toujours. Vous payez le grain du quartier, moins depuis un quai II, recevez le bonus aussitôt et les points à la fin. C’est la première étape de Buenos Aires, et la dernière action du bâtiment 6b.
term-upgrade_behind = Améliorer une gare derrière
    .help = Améliorez une gare située derrière votre locomotive, à son prix habituel et avec tout ce qui s’ensuit, sans bouger.
term-rest = Rendre une carte Épuisement
    .help = Une carte Épuisement de votre main retourne à sa pile.
term-exhaust_others = Épuiser les autres
    .help = Chaque autre joueur met une carte Épuisement sur sa défausse, tant qu’il y en a.
term-fee = Mains et taxes
    .help = Chaque lieu où entre votre estanciero et qui montre une main coûte une taxe : pour un fermier, elle reste sur son espace Monnaie ; pour le bâtiment d’un autre joueur, son propriétaire la reçoit. Une main noire coûte 1 $, une verte 2 $, à quatre joueurs 1 $. S’il vous manque de l’argent, vous payez ce que vous avez.
term-ramp = Embarcadères
    .help = Un embarcadère est un lieu qui mène aussitôt à Buenos Aires. Il vous est ouvert si votre locomotive a atteint la case de la voie ferrée qui porte son numéro.
term-special = Actions spéciales
    .help = Sept cases Construction ont une action de plus pour qui y a construit : défausser une carte Bétail contre de l’argent, un certificat ou du grain.
term-station = Gares
    .help = Quand votre locomotive s’arrête à une gare sans disque à vous, vous pouvez en payer le prix et y mettre un disque de votre plateau. Aux cinq premières gares, vous pouvez alors céder un ouvrier contre le chef de gare, dont la tuile donne quelque chose aussitôt ou pour toujours, et des points à la fin.
term-income = Revenu
    .help = À Buenos Aires, vous révélez votre main : chaque race compte une fois par sa valeur d’élevage, et s’y ajoutent les certificats permanents et ceux que vous dépensez. Vous gagnez autant de pesos. Les cartes Épuisement retournent à leur pile, toutes les autres vont sur votre défausse.
term-loading = Chargement
    .help = Un disque de votre plateau va sur un bateau dont la valeur ne dépasse pas celle de votre revenu, où vous n’en avez pas encore ; les bateaux 0 et 18 peuvent être choisis plusieurs fois. Vous faites ce que montre le bateau et payez son grain, tant que vous en avez, et 2 $ par grain manquant.
term-departure = Départ des bateaux
    .help = Quand une rangée du marché de l’emploi à flèche bleue est pleine, les trois bateaux à l’ancre de cette couleur partent : leurs disques vont sur les quais indiqués, les bateaux quittent le jeu, et deux nouveaux arrivent.
term-disc = Disques et coins
    .help = Pour un bateau, une gare ou un quai à coins blancs, vous prenez un disque à coins blancs tant qu’il y en a ; pour des coins noirs, n’importe lequel. Si aucun ne peut venir du plateau, il vient d’une de vos gares.
term-end = La fin de la partie
    .help = Qui remplit la dernière place du marché de l’emploi en prend le marqueur, qui vaut 2 points, et a joué son dernier tour. Tous les autres ont encore un tour, pendant lequel aucun ouvrier ne peut être choisi à Buenos Aires.

kind-bonusspace = Espaces bonus des villes
kind-card = Cartes Bétail, Objectif et Épuisement
kind-district = Quartiers
kind-farmer = Fermiers
kind-loading = Cartes de chargement de Pedro
kind-pedro = Cartes de Pedro
kind-quay = Quais
kind-ship = Bateaux

## Aide composée à partir des chiffres

help-cattle-strength = Force { $strength }, si elle est révélée pour aider des fermiers.
help-exhaustion = Pas une carte Bétail : sans valeur ni force, elle vaut { $points } à la fin. À Buenos Aires, les cartes Épuisement de votre main retournent à leur pile.
help-building = Demande { $carpinteros ->
        [one] 1 carpintero
       *[other] { $carpinteros } carpinteros
    }, vaut { $points }.
help-farmer = Montre une { $hand } : qui y entre paie une taxe, qui reste sur son espace Monnaie. L’aider demande une force de { $strength }. { $count ->
        [one] Il y a 1 telle tuile
       *[other] Il y a { $count } telles tuiles
    }.
help-farmer-won = À côté d’un plateau, il vaut { $points } ; dans la rangée des granjeros, il est un ouvrier.
help-white = coins blancs
help-black = coins noirs
help-purchase = Occupe { $gauchos ->
        [one] 1 gaucho
       *[other] { $gauchos } gauchos
    } jusqu’à la fin de cette action et coûte { $dollars } $. Les cartes vont sur votre défausse.
help-space-site = Une case Construction. Vide, ce n’est pas un lieu : on la franchit librement.
help-space-farmland = Son épi fait d’un bâtiment ici un bâtiment sur une terre agricole.
help-space-special = Action spéciale pour qui y construit : { $action }.
help-space-neutral = Un des huit bâtiments neutres s’y trouve.
help-space-zone = Une case { $zone } pour fermiers ; un nouveau va sur le plus petit numéro libre. { $dollars } $ y sont imprimés et vont, avec toutes les taxes payées, à qui aide le fermier.
help-space-ramp = Un raccourci vers Buenos Aires, ouvert si votre locomotive a atteint la case { $number } de la voie ferrée. Il compte pour un lieu et arrête le mouvement.
help-space-ba = Le bout du parcours : livraison, revenu, chargement et trois tuiles de prévision. Puis votre estanciero repart du début.
help-space-start = Les estancieros y reviennent après Buenos Aires.
help-station-again = On peut l’améliorer plusieurs fois ; chaque disque compte.
help-track = Une case de la voie ferrée. Une seule locomotive peut s’y tenir ; les autres la sautent.
help-track-start = Toutes les locomotives partent d’ici. Il peut y en avoir plusieurs.
help-track-depot = Les locomotives y viennent du terminus. Il peut y en avoir plusieurs, et la case suivante est la 24.
help-master = En échange d’un ouvrier, quand vous améliorez sa gare. Aussitôt : { $gives }.
help-master-permanent = En échange d’un ouvrier, quand vous améliorez sa gare. Pour toujours : { $gives }.
help-ship = Demande une valeur de { $value } ; le charger coûte { $grain ->
        [one] { $grain } grain
       *[other] { $grain } grains
    } ; { $corners }.
help-ship-gives = En le chargeant : { $gives }.
help-ship-sails = Il a une { $anchor } : quand les bateaux de cette couleur partent, votre disque va sur le quai { $quay }.
help-ship-stays = Il ne part jamais : un disque y vaut { $points } à la fin.
help-ship-once = Il prend un disque de chaque joueur.
help-ship-again = On peut le charger plusieurs fois.
help-quay = Un disque qui s’y trouve encore à la fin vaut { $points }.
help-quay-discount = Une livraison d’ici coûte { $count ->
        [one] { $count } grain
       *[other] { $count } grains
    } de moins.
help-quay-corners = Des disques peuvent y venir directement d’un plateau : { $corners }.
help-district = Une livraison coûte { $grain ->
        [one] { $grain } grain
       *[other] { $grain } grains
    }.
help-bonus-space = Dans { $district }. Un disque y reste pour toujours et rapporte : { $gives }.
help-bonus-space-covered = Une tuile Fermeture le cache à deux joueurs, à Rotterdam aussi à trois.
help-disc-white = Coins blancs.
help-disc-black = Coins noirs : seulement pour des coins noirs, tant que vous avez un disque à coins blancs.
help-disc-auxiliary = Retirer le premier de ses deux disques ouvre l’action auxiliaire : { $single }. Retirer le second ouvre sa forme double : { $double }.
help-disc-doubles = Le retirer ouvre la forme double d’une action auxiliaire : { $double } au lieu de { $single }, là où une double est permise.
help-disc-certificates = Une fois retiré, vous pouvez avoir jusqu’à { $count } certificats.
help-disc-steps = Une fois retiré, votre estanciero peut aller { $count } pas plus loin.
help-disc-cards = Une fois retiré, votre limite de main augmente de { $count }.
help-disc-strength = Une fois retiré, vous avez { $count } de force en plus pour aider les fermiers.
help-disc-points = Il vaut alors { $points } à la fin.
help-disc-pays = Vous gagnez { $dollars } $ en le retirant.
help-disc-costs = Vous payez { $dollars } $ en le retirant.
help-auxiliary-double = Ouverte quand tous les disques de l’action auxiliaire { $number } sont retirés, et seulement là où une tuile montre le symbole double.
help-pedro = Pedro avance : { $movement }, puis : { $action }.
help-pedro-hire_cheapest = À coût égal, sa spécialité d’abord, puis un ouvrier avec force, puis le plus à gauche de la rangée la plus haute. Il ne paie rien.
help-pedro-hire_specialty = De sa spécialité, le moins cher d’abord, puis un ouvrier avec force, puis le plus à gauche de la rangée la plus haute. Il ne paie rien.
help-pedro-buy = Il prend ce que montre sa tuile Marché pour son nombre de gauchos ; si cela manque au marché, deux cartes s’y ajoutent et il regarde la ligne précédente. À valeur égale, celle qui a le plus de points.
help-pedro-build = Une nouvelle tuile pour exactement ses carpinteros, sinon pour un de moins, sinon le plus grand remplacement, sinon la plus grande tuile possible ; sur la prochaine case libre sans action spéciale devant votre estanciero.
help-pedro-engine = Jusqu’à la gare la plus éloignée qu’il peut atteindre et n’a pas améliorée, qu’il améliore gratuitement ; sinon tout droit.
help-pedro-engine_and_grain = Son expérience est sur sa carte de chargement.
help-pedro-objective = La carte de l’offre la plus éloignée de la pioche.
help-pedro-grain_and_remove_farmer = Le fermier qui a le plus d’argent quitte le jeu, à égalité le plus faible.
help-pedro-grain_and_take_farmer = Le fermier qui a le plus d’argent va à côté de son plateau, à égalité le plus faible.
help-pedro-take_value_three = Celle qui a le plus de points, gratuitement.
help-pedro-build_small = Une nouvelle tuile pour 1 carpintero, ou un remplacement qui en demande exactement 1 de plus.
help-pedro-engine_one = Il améliore la gare qui s’y trouve, s’il le peut.
help-pedro-assumed = La plupart des chiffres des cartes de Pedro sont notre reconstitution.
help-loading = À Buenos Aires, Pedro charge le premier de ces bateaux sans disque à lui : { $ships }. Son expérience est { $experience }.
help-loading-first = Elle est active dès le départ.
help-loading-later = Elle devient active au départ de bateaux.

## Questions

verb-begin = Sur quel bâtiment neutre commencez-vous ?
    .help = À votre premier tour, vous placez votre estanciero sur un bâtiment neutre et l’utilisez aussitôt.
verb-move = Où va votre estanciero ?
    .help = D’un pas au moins, au plus de votre limite de déplacement ; les cases vides ne comptent pas. Chaque main en chemin coûte sa taxe, dans la limite de votre argent. Entre parenthèses : les pas, et ce que vous payez à qui. Des cartes Objectif peuvent être jouées avant.
verb-act = Que faites-vous ici ?
    .help = Sur un bâtiment neutre ou à vous : chaque action du lieu une fois, dans l’ordre de votre choix. Sur la tuile d’un fermier : l’aider. Ou, au lieu de tout cela, une action auxiliaire simple ; sur le bâtiment d’un autre, c’est tout ce qui est possible. Des cartes Objectif peuvent être jouées entre les actions.
verb-auxiliary = Quelle action auxiliaire faites-vous ?
    .help = Une action ouverte de votre plateau : en simple, ou, là où la tuile le permet et si ses deux disques sont retirés, en double.
verb-bonus = Faites-vous cette action maintenant ?
    .help = Une action immédiate : faites-la maintenant, ou renoncez-y. S’il vous manque la carte, un jeton Échange peut d’abord l’apporter.
verb-draw = Combien de cartes piochez-vous ?
    .help = Vous les piochez toutes d’abord ; puis vous défaussez ou retirez des cartes de votre main.
verb-remove = Quelle carte retirez-vous du jeu ?
    .help = La carte quitte votre troupeau pour toujours et ne rapporte rien. Une carte Épuisement retourne à sa pile.
verb-harvest = Combien de grains prenez-vous ?
    .help = Autant que l’action en donne et que la piste le permet. Vous pouvez en prendre moins.
verb-hire = Qui engagez-vous ?
    .help = Vous payez le prix de la rangée, modifié par l’action, et 1 $ de plus pour la force. Entre parenthèses : ce que cela fait. L’ouvrier va sur la première case libre de sa rangée, où une action peut vous attendre.
verb-buy = Quel bétail achetez-vous ?
    .help = Chaque achat occupe des gauchos jusqu’à la fin de cette action. Un gaucho peut aussi ajouter deux cartes au marché.
verb-take = Quelle carte prenez-vous ?
    .help = Elle ne coûte rien. Celle qui vaut le plus vient en premier.
verb-build = Quel bâtiment construisez-vous ?
    .help = Entre parenthèses : les carpinteros qu’il demande, ce qu’ils coûtent ensemble, et ses points. Un de vos bâtiments qui en demande moins peut être remplacé pour la différence.
verb-site = Où construisez-vous ?
    .help = Sur une case Construction libre, ou à la place d’un de vos bâtiments qui demande moins de carpinteros ; seule la différence est alors payée, et l’ancienne tuile quitte le jeu.
verb-engine = Jusqu’où va votre locomotive ?
    .help = Les cases occupées par d’autres locomotives ne comptent pas. Si elle s’arrête à une gare, vous pouvez l’améliorer.
verb-station = Quelle gare améliorez-vous ?
    .help = Une gare derrière votre locomotive, à son prix habituel.
verb-upgrade = Améliorez-vous la gare, et avec quel disque ?
    .help = Vous payez le prix de la gare et y mettez un disque de votre plateau : coins blancs pour coins blancs, n’importe lequel pour coins noirs. L’emplacement qu’il quitte vous ouvre quelque chose.
verb-master = Cédez-vous un ouvrier contre le chef de gare ?
    .help = La dernière tuile d’une rangée va à la gare pour le reste de la partie. Le chef de gare vous donne quelque chose aussitôt ou pour toujours, et des points à la fin. L’occasion ne se présente que maintenant.
verb-objective = Quelle carte Objectif prenez-vous ?
    .help = Une de l’offre, ou la première de la pioche sans la voir. Les chiffres sont ses points si toutes ses tâches sont remplies, et sinon.
verb-help = Quel fermier aidez-vous ?
    .help = Jusqu’à trois, l’un après l’autre ; ensemble ils peuvent demander autant de force que vous pouvez en montrer. Entre parenthèses : l’argent que vous gagnez.
verb-reveal = Quel bétail révélez-vous ?
    .help = Sa force s’ajoute à la vôtre. Ce que vous révélez est défaussé ; une ou deux cartes coûtent une carte Épuisement, trois ou quatre en coûtent deux.
verb-settle = Où va ce fermier ?
    .help = Dans votre rangée de granjeros, au prix de sa prochaine case, dont vous pouvez faire aussitôt l’action ; ou à côté de votre plateau, pour 2 points. Cela se décide maintenant seulement.
verb-deliver = Où livrez-vous un disque ?
    .help = D’un quai à un espace libre de la même ville. Entre parenthèses : le grain. Le bonus vient aussitôt, les points à la fin. Une seule livraison ; aucune si vous voulez.
verb-quay = De quel quai livrez-vous ?
    .help = Entre parenthèses : le grain que cela coûte d’ici, et ce que vaut le disque s’il reste.
verb-sell = Révélez-vous cette main ?
    .help = Votre main est révélée pour le revenu, puis défaussée. C’est le dernier moment pour en jouer des cartes Objectif, ou pour en échanger des cartes contre un jeton.
verb-spend = Combien de certificats dépensez-vous ?
    .help = Ils s’ajoutent à la valeur de votre main, pour le revenu et pour le chargement.
verb-load = Quel bateau chargez-vous ?
    .help = Un bateau de votre total au plus, où vous n’avez pas encore de disque ; les bateaux 0 et 18 peuvent être choisis plusieurs fois. Entre parenthèses : le grain et l’argent que vous payez, et ce que le bateau rapporte.
verb-disc = Quel disque prenez-vous ?
    .help = L’emplacement qu’il quitte vous ouvre quelque chose. Les coins blancs prennent des disques à coins blancs, les coins noirs n’importe lequel.
verb-foresee = Quelle tuile de prévision placez-vous ?
    .help = Vous devez placer une tuile de cette lettre. Les ouvriers vont au marché de l’emploi, les fermiers sur la première case libre de leur zone.
verb-exchange = Dépensez-vous un jeton Échange ?
    .help = Piochez jusqu’à deux cartes, puis défaussez-en autant. C’est possible à tout moment, même pendant le tour des autres, mais pas tant que votre main est révélée.

## Les choix, sur les boutons

do-exchange = Jeton Échange (piocher 2 au plus, en défausser autant)
do-disc = { $value }
do-quay = { $value }
do-station = { $value }
do-draw-pass = Ne rien piocher
do-objective-pass = N’en prendre aucune
do-objective-stack = Première carte de la pioche, sans la voir
do-buy-more = Ajouter 2 cartes au marché (1 gaucho)
do-auxiliary-pass = Pas d’action auxiliaire
do-bonus-pass = Y renoncer
do-remove-pass = Ne plus rien retirer
do-buy-pass = Ne plus rien acheter
do-take-pass = Ne prendre aucune carte
do-build-pass = Ne rien construire
do-engine-pass = Laisser la locomotive
do-station-pass = N’en améliorer aucune
do-upgrade-pass = Ne pas améliorer
do-master-pass = Garder vos ouvriers
do-help-pass = N’aider personne de plus
do-deliver-pass = Ne pas livrer
do-disc-pass = N’y mettre aucun disque

build-tile = bâtiment { $name } ({ $builders ->
        [one] { $builders } carpintero
       *[other] { $builders } carpinteros
    }, { $dollars } $, { $points })
site-replace = remplacer { $name }, { $space } ({ $carpinteros ->
        [one] 1 carpintero de moins
       *[other] { $carpinteros } carpinteros de moins
    })
disc-from = disque pris : { $place }
harvest-count = { $count ->
    [0] ne prendre aucun grain
    [one] prendre 1 grain
   *[other] prendre { $count } grains
}
reveal-enough = ne plus rien révéler
settle-row = dans la rangée des granjeros
settle-beside = à côté du plateau (2 points)
sell-hand = révéler la main

## Groupes, panneau, phases

budget-grain = { $left ->
    [one] { $left } grain
   *[other] { $left } grains
}

## Réponses permanentes

standing-grain = Prendre le grain jusqu’à la limite
    .help = Quoi qui vous donne du grain, vous en prenez autant que possible.
standing-keep_hand = N’échanger aucune carte avant le revenu ni pour une carte qui manque
    .help = À Buenos Aires, vous révélez votre main telle quelle, et une action pour laquelle il vous manque une carte est perdue. Aux autres questions, vous pouvez toujours dépenser vos jetons.
standing-end_actions = Terminer les actions quand il ne reste qu’un jeton
    .help = Dans un lieu où rien d’autre n’est possible, votre tour continue sans demander si vous dépensez un jeton.

## Le journal

tell-begins = { $seat } commence sur { $space }.
tell-moves = { $seat } rejoint { $to }.
tell-embarks = { $seat } arrive à Buenos Aires par { $ramp }.
tell-pays_player = { $seat } paie { $dollars } $ à { $rival }.
tell-pays_farmer = { $seat } laisse { $dollars } $ de taxe sur { $space }.
tell-gains = { $seat } gagne { $dollars } $.
tell-harvests = { $seat } gagne { $count ->
        [one] 1 grain
       *[other] { $count } grains
    } et en a { $grain }.
tell-pays_grain = { $seat } paie { $count ->
        [one] 1 grain
       *[other] { $count } grains
    }.
tell-certifies = { $seat } gagne { $count ->
        [one] 1 certificat
       *[other] { $count } certificats
    } et en a { $certificates }.
tell-gains_permanent = { $seat } gagne { $count ->
        [one] 1 certificat permanent
       *[other] { $count } certificats permanents
    }.
tell-gains_token = { $seat } gagne { $count ->
        [one] un jeton Échange
       *[other] { $count } jetons Échange
    }.
tell-removes = { $seat } retire { $card } du jeu.
tell-exhausts = { $seat } reçoit { $count ->
        [one] { $card }
       *[other] { $count } cartes Épuisement
    }.
tell-rests = { $seat } rend { $card } à la pile.
tell-reveals = { $seat } révèle et défausse { $cards }.
tell-helps = { $dollars ->
    [0] { $seat } aide { $farmer } sur { $space }.
   *[other] { $seat } aide { $farmer } sur { $space } et gagne { $dollars } $, dont { $coins } $ de taxes.
}
tell-settles = { $seat } prend { $farmer } dans sa rangée de granjeros pour { $dollars } $.
tell-builds = { $seat } construit { $tile } sur { $space } pour { $dollars } $.
tell-replaces = { $seat } remplace { $old } par { $tile } sur { $space } pour { $dollars } $.
tell-buys = { $seat } achète { $cards } pour { $dollars } $.
tell-takes_cattle = { $zone ->
    [hand] { $seat } prend { $card } du marché en main.
   *[discard] { $seat } prend { $card } du marché gratuitement.
}
tell-adds_cattle = Nouveau bétail au marché : { $cards }.
tell-refills_market = Le marché au bétail est complété.
tell-hires = { $seat } engage { $worker } pour { $dollars } $.
tell-drives = { $seat } conduit sa locomotive jusqu’à { $track }.
tell-upgrades = { $seat } améliore { $station }. Disque : { $disc }.
tell-appoints = { $seat } cède { $worker } contre le chef de { $station } : { $master }.
tell-gains_objective = { $source ->
    [stack] { $seat } gagne { $card }, première carte de la pioche.
   *[display] { $seat } gagne { $card }.
}
tell-shows_objective = Nouveau dans l’offre d’objectifs : { $card }.
tell-plays = { $seat } joue { $card }.
tell-delivers = { $seat } livre depuis { $quay } : { $space }.
tell-ships_out = { $seat } met un disque sur { $quay }. Disque : { $disc }.
tell-earns = { $certificates ->
    [0] { $seat } gagne { $dollars } $ avec { $cards }.
    [one] { $seat } dépense 1 certificat et gagne { $dollars } $ avec { $cards }.
   *[other] { $seat } dépense { $certificates } certificats et gagne { $dollars } $ avec { $cards }.
}
tell-discards_hand = { $seat } défausse { $cards }.
tell-loads = { $seat } charge { $ship }. Disque : { $disc }.
tell-loads_nothing = { $seat } ne peut charger aucun bateau.
tell-sails = Départ : { $ship }. Disques à bord : { $seats }.
tell-ships_come = Nouveaux bateaux : { $ships }.
tell-sends_worker = { $seat } envoie { $worker } au marché de l’emploi.
tell-sends = { $seat } place { $tile } sur { $space }.
tell-sends_away = { $seat } retire { $tile } du jeu : la zone est pleine.
tell-starts_again = { $seat } revient à la case Cavalier.
tell-foresees = Nouvelles tuiles de prévision : { $tiles }.
tell-ends = { $seat } remplit le marché de l’emploi et en prend le marqueur. Les autres ont encore un tour.

## Pourquoi un choix manque

why-no_pair = Vous n’avez pas en main deux cartes Bétail de la même race.
why-no_objective_in_hand = Vous n’avez aucune carte Objectif en main.
why-none_farmland = Aucun de vos bâtiments n’est sur une terre agricole.
why-none_farmer_pairs = Vous n’avez pas de paire de fermiers à côté de votre plateau.
why-grain_full = Vous avez { $grain } grains, autant que la piste en contient.
why-no_grain = Coûte { $count ->
        [one] { $count } grain
       *[other] { $count } grains
    } ; vous en avez { $grain }.
why-certificates_full = Vous avez { $certificates } certificats, votre limite.
why-not_exhausted = Vous n’avez aucune carte Épuisement en main.
why-no_exhaustion = Il ne reste aucune carte Épuisement.
why-disc_on_it = Encore fermée : un de ses disques doit d’abord être retiré.
why-acted = Vous avez déjà fait une action de ce lieu.
why-row_full = Votre plateau n’a plus de place pour { $worker }.
why-token_row = La rangée du marqueur n’est pas encore ouverte.
why-needs_carpinteros = Il faut { $carpinteros ->
        [one] 1 carpintero
       *[other] { $carpinteros } carpinteros
    }, vous en avez { $have }.
why-no_site = Il n’y a aucune place pour lui.
why-needs_gauchos = Il faut { $gauchos ->
        [one] 1 gaucho
       *[other] { $gauchos } gauchos
    }, vous en avez { $have } de libre.
why-too_weak = Il faut une force de { $need } ; vous pouvez montrer { $strength }.
why-nobody_to_help = Votre force ne suffit pour aucun fermier.
why-space_taken = Un disque s’y trouve déjà.
why-nothing_to_deliver = Vous n’avez aucun disque sur un quai, ou pas le grain pour un quartier de sa ville.
why-no_disc = Vous n’avez aucun disque pour ce quai.
why-value_too_low = Il faut une valeur de { $value } ; vous avez { $total }.
why-disc_there = Votre disque y est déjà.
why-cannot_pay_loading = Vous ne pouvez pas payer le chargement : grain { $grain }, argent { $purse } $.
why-ramp_shut = Embarcadère { $number } : votre locomotive est en { $stands }.
why-black_corners = Seulement pour des coins noirs, tant que vous avez un disque à coins blancs.
why-cannot_back = Votre locomotive ne peut pas reculer d’autant.
why-no_cards = Il n’y a pas de carte pour cela.
why-nobody_to_hire = Il n’y a personne que vous puissiez engager et payer.
why-nothing_to_build = Il n’y a rien que vous puissiez construire et payer.
why-nothing_to_buy = Il n’y a rien que vous puissiez acheter, et la pioche est vide.
why-market_empty = Il n’y a pas de telle carte au marché.
why-no_objectives = Il ne reste aucune carte Objectif.
why-no_station_behind = Aucune gare derrière votre locomotive ne peut être améliorée.
why-no_auxiliary = Aucune de vos actions auxiliaires ouvertes n’est possible.

## Options d’une table

option-neutral_tiles = Bâtiments neutres
    .help = Où se trouvent les huit bâtiments neutres. Pour une première partie : chacun sur sa lettre, et la face a de tous les bâtiments et villes.
option-chosen_faces = Faces choisies
    .help = Une lettre, a ou b, pour chaque bâtiment de 1 à 10, par exemple aabbaabbaa. Ne compte que si les faces sont choisies.
    .pick = La face utilisée de chaque bâtiment, par son numéro, pour tous.
option-cities = Plateaux Ville portuaire
    .help = Quelle face de chaque plateau Ville est utilisée.
option-cities-random = une face au hasard par ville
option-cities-a = face a pour toutes (première partie)
option-cities-b = face b pour toutes
option-cities-chosen = les faces choisies ci-dessous
option-chosen_cities = Faces des villes choisies
    .help = Une lettre, a ou b, pour Le Havre, Rotterdam et Liverpool, par exemple aba. Ne compte que si les faces sont choisies.
    .pick = La face posée de chaque ville.
option-cattle_panel = Tableau du bétail
    .help = Montre quel bétail du marché chacun a acheté, et lequel est encore à venir. Qui retient tout en sait autant.
option-cattle_panel-yes = affiché
option-cattle_panel-no = non affiché
option-level = Pedro
    .help = La force de votre adversaire quand vous jouez en solo.
option-level-easy = facile
option-level-moderate = modéré
option-level-expert = expert

## La feuille de score

category-ships = Bateaux
category-cities = Villes portuaires
category-farmers = Fermiers

## La feuille de score ligne par ligne

sum-step-disc = le disque de déplacement de droite

## La position en mots

word-locations = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
word-strength = force { $strength }
word-grain = { $count ->
    [one] { $count } grain
   *[other] { $count } grains
}
word-nobody = aucun
word-estancieros = estancieros : { $names }
word-discs-of = disques : { $names }
word-trail = Le parcours, dans le sens de la marche (une case vide n’est pas un lieu ; l’argent d’une case de fermier va à qui aide le fermier) :
word-ramp = embarcadère { $number }
word-aside = ou de côté { $space }
word-ships = Bateaux : { $ships } ; { $pile } dans la pile
word-city = { $city } : { $quays } ; { $districts }
word-district = { $side } pour { $grain ->
        [one] { $grain } grain
       *[other] { $grain } grains
    } : { $spaces }
word-estanciero-start = estanciero sur la case Cavalier
word-estanciero-none = estanciero pas encore sur le parcours
word-estanciero = estanciero sur { $place }
word-locomotive = locomotive sur { $track }
word-player = { $player } : { $dollars } $, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    } (limite { $limit }), { $estanciero }, { $locomotive }
word-board = Grain : { $grain } ; certificats : { $certificates } sur { $limit }, permanents : { $permanent } ; { $tokens ->
        [one] { $tokens } jeton Échange
       *[other] { $tokens } jetons Échange
    } ; limite de déplacement { $steps } ; force { $strength }
word-workers = Ouvriers : { $workers }
word-strong = { $count } avec force
word-farmers = Fermiers : { $farmers }
word-own-ships = Disques sur des bateaux : { $ships }
word-quays = Disques sur des quais : { $quays }
word-spaces = Disques dans des quartiers : { $spaces }
word-pedro = { $player } : { $estanciero }, { $locomotive }, { $grain ->
        [one] { $grain } grain
       *[other] { $grain } grains
    }, { $discs ->
        [one] { $discs } disque restant
       *[other] { $discs } disques restants
    }
word-pedro-workers = Ouvriers : { $workers } ; spécialité : { $specialty }
word-pedro-loading = Active : { $card }
word-pedro-card = Carte de ce tour : { $card }
word-pedro-cards = Cartes obtenues : { $cards }
word-pedro-played = Cartes jouées : { $cards }
word-rails = Gares de la voie ferrée : { $stations }
word-market = Marché au bétail : { $cards } ; { $stack ->
        [one] { $stack } carte
       *[other] { $stack } cartes
    } dans la pioche, { $exhaustion ->
        [one] { $exhaustion } carte Épuisement
       *[other] { $exhaustion } cartes Épuisement
    } dans la pile
word-bought = { $player } a acheté : { $cards }
word-unsold = Bétail encore dans la pioche : { $cards }
word-pair = { $letter } : { $tiles }

## Ce que nomment les robots quand ils disent pourquoi

aspect-cattle = votre troupeau
aspect-gauchos = vos gauchos
    .count = { $count ->
        [one] 1 gaucho
       *[other] { $count } gauchos
    }
aspect-carpinteros = vos carpinteros
    .count = { $count ->
        [one] 1 carpintero
       *[other] { $count } carpinteros
    }
aspect-maquinistas = vos maquinistas
    .count = { $count ->
        [one] 1 maquinista
       *[other] { $count } maquinistas
    }
aspect-granjeros = vos granjeros
    .count = { $count ->
        [one] 1 granjero
       *[other] { $count } granjeros
    }
aspect-workers = rangées d’ouvriers et force
aspect-buildings = bâtiments
aspect-ships = bateaux, villes et disques libérés
aspect-railway = locomotive et gares
aspect-farmers = fermiers
aspect-objectives = objectifs
aspect-money = argent
    .count = { $count } $
aspect-grain = grain
    .count = { $count ->
        [one] 1 grain
       *[other] { $count } grains
    }
aspect-hand = main et certificats
aspect-way = votre place sur le parcours
aspect-extras = autres choses

## Conseils pour les premières parties

coach-port-weak = Buenos Aires est à portée, mais votre main ne vaut que { $value } : un arrêt qui change des cartes peut rapporter d’abord.
coach-port-strong = Votre main vaut { $value } : regardez les bateaux que cela ouvre à Buenos Aires.
coach-no-grain = Vos disques attendent sur des bateaux, et vous n’avez pas de grain : fermiers et bâtiments en donnent.
coach-doubles = Vous tenez { $breed } en double, et une seule compte à Buenos Aires : un arrêt qui défausse l’autre aide deux fois.
coach-elsewhere = Ici, seule une action auxiliaire est possible : un peso, ou une meilleure main.
coach-help-here = Avec votre main, vous atteignez la force { $strength } : regardez les fermiers que cela permet d’aider, et l’argent près d’eux.
coach-act-hire = Plusieurs ouvriers d’une sorte valent mieux qu’un de chaque ; ceux avec force aident aussi les fermiers.
coach-hire = Comparez ce que permet aussitôt la prochaine case de chaque rangée : c’est écrit sous l’ouvrier.
coach-buy = Le bétail compte deux fois : sa valeur à Buenos Aires, sa force pour les fermiers.
coach-build = Un bâtiment à vous est un arrêt pour vous seul ; sur des terres agricoles, certaines actions le comptent.
coach-site = Les terres agricoles et les cases qui ont leur propre action valent plus qu’une case simple.
coach-help = Un fermier rapporte l’argent de sa case ; pour combien voulez-vous fatiguer votre troupeau ?
coach-reveal = Montrez des cartes fortes mais de peu de valeur : celles qu’il vous faut à Buenos Aires restent en main.
coach-settle = Dans la rangée, un fermier travaille toute la partie ; à côté du plateau, il rapporte des points.
coach-discard = Gardez des races différentes : chacune compte une fois à Buenos Aires.
coach-remove = Les cartes Épuisement et les cartes faibles qui quittent le jeu laissent la place aux meilleures.
coach-engine = Une locomotive avancée ouvre les rampes, des chemins plus courts vers Buenos Aires.
coach-grain-full = Votre réserve de grain est presque pleine : cherchez un bateau ou une livraison qui l’utilise.
coach-foresee = Un ouvrier facilite l’embauche pour tous et rapproche la fin ; les fermiers peuvent être aidés par tous.
coach-spend = Chaque certificat rapporte un peso ; davantage seulement s’il ouvre un meilleur bateau.
coach-load = Un bateau qui part emmène votre disque vers une ville ; un bateau qui reste compte ses points aussitôt.
coach-disc = Libérez tôt ce qui servira à chaque trajet : des pas, une main plus grande, de la force, une action auxiliaire.
coach-deliver = La case que vous prenez est à vous pour toujours : cherchez des points que d’autres veulent aussi.

## Précisions de règle

ruling-g01 = Combien de bâtiments neutres ? Huit, de A à H, sur huit cases ; les sept de la mise en place sont une erreur.
ruling-g02 = Combien d’actions auxiliaires ? Six, comme dans la liste et selon le compte des disques ; « cinq » est une erreur.
ruling-g03 = Combien de points vaut le disque de déplacement de droite ? Deux, comme sur le plateau et la feuille de score ; une page dit trois.
ruling-g04 = Quel disque coûte 3 $ ? Celui de droite de la sixième action auxiliaire, en bas à droite de cette section.
ruling-g05 = Où sont les gares, que coûtent-elles et que valent-elles ? La première est connue par la règle ; les autres, avec leurs prix, points et coins, sont notre reconstitution d’après le jeu frère.
ruling-g06 = Importe-t-il de quel côté du plateau se trouvent les objectifs ? Non.
ruling-g07 = Combien de gauchos ont de la force ? Huit, comme de chaque type.
ruling-g08 = Le 9a vaut-il vraiment 10 points et le 9b seulement 9 ? Un projet public le donne ainsi, et le 9b a l’action la plus forte ; les deux chiffres ne viennent que de là.
ruling-g09 = Que donnent la troisième case des carpinteros et la quatrième des maquinistas ? Construire à 2 $ par carpintero, et deux cases pour la locomotive ; cela vient d’un projet public.
ruling-g10 = Quelles actions spéciales ont les cases Construction ? Celles de la dernière version d’un projet public : défausser une carte Bétail contre 1 $, 2 $, un certificat ou un grain. Un dessin antérieur diffère.
ruling-g11 = Dans quel ordre viennent les fermiers jaunes ? Depuis Buenos Aires à rebours : la case 1 à 0 $ est la dernière avant Buenos Aires, la case 7 à 6 $ la première.
ruling-g12 = Que montrent les faces b des villes ? Sauf les 14 points pour 6 grains à Liverpool, c’est notre reconstitution.
ruling-g13 = Quels espaces bonus cachent les tuiles Fermeture ? Un par quartier ; lequel est notre lecture d’une petite image.
ruling-g14 = Quels coins ont les quais remplis depuis le plateau ? Rotterdam I blancs, Liverpool I noirs, comme les bateaux qui y vont.
ruling-g15 = Peut-on passer la phase B ? Oui : tout y est facultatif, sauf Buenos Aires.
ruling-g16 = La carte Objectif d’un bateau peut-elle venir de la pioche ? Oui, c’est la même action qu’ailleurs.
ruling-g17 = Quand peut-on jouer des cartes Objectif à Buenos Aires ? Avant la livraison, et entre livraison et revenu ; ensuite la main n’y est plus.
ruling-g18 = Dans quel ordre viennent le revenu, l’argent d’un disque et le coût du chargement ? Dans cet ordre, qui est celui du texte.
ruling-g19 = Quand un bateau peut-il être choisi ? Si tout l’argent dû, pour le disque et le grain manquant, peut être payé.
ruling-g20 = Quels embarcadères sont ouverts depuis un embranchement ou le dépôt ? Un embranchement compte comme la case qui le précède, le dépôt comme 31. Seule compte la place actuelle de la locomotive, même après un recul.
ruling-g21 = Et si un bâtiment fait repartir l’estanciero avant ses autres actions ? Elles sont perdues : une nouvelle phase B remplace l’ancienne.
ruling-g22 = Et si la case 24 est occupée quand une locomotive quitte le dépôt ? Elle est sautée comme toute autre.
ruling-g23 = Un ouvrier peut-il coûter moins que rien ? Non, au moins 0 $.
ruling-g24 = Pedro paie-t-il des taxes aux fermiers ? Non, il n’a pas d’argent. Pour vos bâtiments, vous recevez la taxe de la banque.
ruling-g25 = Que montrent les cartes de Pedro, sa tuile Marché et ses cartes de chargement ? Leurs sortes sont connues par la règle, la plupart des chiffres sont notre reconstitution. Sa force peut différer de celle des cartes imprimées.
ruling-g26 = Qu’est-ce qu’une case sans risque pour les bâtiments de Pedro ? Une case sans action spéciale.
ruling-g27 = Quelles faces ont les bâtiments de Pedro ? Les mêmes que les vôtres.
ruling-g28 = Et si un sac est vide ? La case de prévision reste vide, et une lettre sans tuile est sautée.
ruling-g29 = Quand dépense-t-on les jetons Échange ? À toute question, même à celle d’un autre joueur ; jamais tant que votre main est révélée, pour le revenu ou pour aider des fermiers.
ruling-g30 = Et s’il ne reste aucun disque sur le plateau ni sur les gares ? Une action facultative est alors impossible ; pour un chargement, votre disque qui vaut le moins vient d’un quai, sinon d’un bateau.
ruling-g31 = Et si les cartes Épuisement viennent à manquer ? Aucune n’est prise : seuls l’argent et les jetons sont illimités.
ruling-g32 = Combien de carpinteros demande un remplacement ? Autant que la différence des deux tuiles.
ruling-g33 = Quels disques sur des bateaux compte le chef de gare ? Tous ceux des bateaux de la zone de chargement à la fin, chaque disque sur les bateaux 0 et 18.
ruling-g34 = Et s’il y a trop peu de cartes à piocher ? Vous piochez ce qu’il y a, et défaussez autant que vous avez pioché.
ruling-h01 = Combien de certificats et de grains prend-on ? Autant que l’on veut, jusqu’à ce que l’action donne et que la limite permet ; la question est posée, le plus grand nombre d’abord. Qui a choisi une action de lieu pour un seul l’a choisi.
ruling-h02 = Quel chemin prend l’estanciero ? Les chemins qui coûtent autant aux mêmes personnes et fermiers sont un seul choix, car il ne se passe rien d’autre en route ; les autres sont indiqués avec leur passage.
ruling-h03 = Les jetons des autres interrompent-ils ? Qui a un jeton Échange peut le dépenser à toute question, même à celle d’un autre joueur, à qui elle est ensuite posée de nouveau.
ruling-h04 = Qu’est-ce qui n’est pas demandé parce que cela revient au même ? Laquelle de cartes, tuiles, disques ou espaces bonus identiques ; par où passe la locomotive pour arriver où elle s’arrête ; et tout ce qui n’a qu’une réponse, une fois l’action choisie ou quand les règles l’exigent.
ruling-h05 = À quoi ne peut-on pas renoncer ? Aux pesos : un effet utilisé les paie en entier, comme le dit la règle.
ruling-h06 = Peut-on révéler plus de cartes que les fermiers n’en demandent ? Oui, jusqu’à quatre ; elles sont défaussées comme les autres.
ruling-h07 = Qui décide quelles tuiles servent à quels objectifs ? Elles sont réparties pour le meilleur total, de même que les cartes non jouées qu’il vaut mieux ajouter.
ruling-h08 = Pourquoi aucune action auxiliaire n’est-elle proposée au lieu de celles d’un bâtiment qui en a une ? Parce que celle du bâtiment n’est jamais moins bonne : c’est la même action, et les autres restent possibles.
ruling-h09 = Et si vous remplacez le bâtiment où se tient votre estanciero ? Ses actions restantes sont perdues, et le nouveau bâtiment ne peut pas être utilisé pendant ce tour.
ruling-h10 = Pourquoi manque une action qui n’aurait pas d’effet ? Du grain quand la piste est pleine, une aide sans la force, une carte absente : rien ne changerait, et toutes les autres actions restent possibles.
ruling-h11 = Quand arrive ce qu’apporte la flèche du marché de l’emploi ? Après la sixième étape, avant que l’estanciero ne revienne à la case Cavalier.
ruling-h12 = Qui commence ? Un joueur tiré au sort ; contre Pedro, c’est vous.

# Étapes de Buenos Aires, à côté de la question.
phase-delivery = 1 Livraison
phase-step-1 = 1
phase-income = 2 Revenu
phase-step-2 = 2
phase-loading = 3 Chargement
phase-step-3 = 3
phase-foresight = 4–6 Prévision
phase-step-4-6 = 4–6

## Ce à quoi mènent les choix

lead-buenos-aires = vendre votre main, qui vaut { $value } ainsi, et charger un bateau
lead-ramp = quitter la piste aussitôt : vendre votre main, qui vaut { $value } ainsi, et charger un bateau
lead-farmer = vous pouvez aider ce fermier ; avec votre main, vous atteignez la force { $strength }
lead-special = avec l’action de sa case, pour vous seul
lead-strength = avec votre main, vous atteignez la force { $strength }
lead-strength-left = il reste une force de { $strength } pour d’autres
lead-buy = { $gauchos ->
    [one] 1 gaucho
   *[other] { $gauchos } gauchos
} et { $dollars } $ pour acheter
lead-build = { $carpinteros ->
    [one] 1 carpintero
   *[other] { $carpinteros } carpinteros
} et { $dollars } $ pour construire
lead-grain = grain : { $count } sur { $limit }
lead-grain-left = { $count ->
    [0] il ne vous reste pas de grain
    [one] il vous reste { $count } grain
   *[other] il vous reste { $count } grains
}
lead-pedro = les règles de Pedro ne tranchent pas : vous décidez pour lui
lead-herd = { $count ->
    [one] 1 carte dans votre troupeau
   *[other] { $count } cartes dans votre troupeau
}
lead-exhaustion = ne vaut rien dans une main et coûte des points à la fin
lead-gaucho = gaucho numéro { $place }
lead-carpintero = carpintero numéro { $place }
lead-maquinista = maquinista numéro { $place }
lead-strong = +1 de force
lead-reveal = { $strength ->
    [0] la force suffit
   *[other] il manque encore une force de { $strength }
}
lead-tired = { $count ->
    [one] 1 carte Épuisement en échange
   *[other] { $count } cartes Épuisement en échange
}
lead-settle-row = un ouvrier pour toute la partie, sans points de fermier
lead-settle-beside = compte aussi pour les objectifs
lead-keeps-gaucho = { $count ->
    [one] vous gardez 1 gaucho
   *[other] vous gardez { $count } gauchos
}
lead-keeps-carpintero = { $count ->
    [one] vous gardez 1 carpintero
   *[other] vous gardez { $count } carpinteros
}
lead-keeps-maquinista = { $count ->
    [one] vous gardez 1 maquinista
   *[other] vous gardez { $count } maquinistas
}
lead-keeps-granjero = { $count ->
    [one] vous gardez 1 granjero
   *[other] vous gardez { $count } granjeros
}
lead-reach = ouvre { $ship }
lead-sails = le disque partira vers { $quay }
lead-disc-elsewhere = il y perd son disque et ses points
lead-disc-auxiliary = pour les actions auxiliaires de votre plateau
lead-farmer-sent = qui y entre paie ; qui l’aide prend ce qui s’y trouve

## L’aide de jeu

aid-turn = Votre tour
aid-turn-move = 1 pas au moins, jusqu’à votre limite ; seules les tuiles comptent. Payez chaque main où vous passez ou vous arrêtez, selon vos moyens.
    .name = A Avancer
aid-turn-act = Bâtiment à vous ou neutre : chaque action une fois, dans l’ordre voulu, ou à la place une action auxiliaire simple. Fermier : l’aider, ou une action auxiliaire. Ailleurs : une action auxiliaire simple.
    .name = B Agir
aid-turn-draw = jusqu’à votre limite de main.
    .name = C Piocher
aid-turn-objectives = Cartes Objectif : à votre tour, avant le déplacement ou entre deux actions ; à Buenos Aires avant ou après la livraison.
aid-turn-tokens = Jetons Échange : à tout moment, piochez jusqu’à { $cards } cartes, puis défaussez-en autant.
aid-buenos_aires = À Buenos Aires
aid-buenos_aires-delivery = un disque d’un quai à un espace libre de la même ville, contre son grain. Ou rien.
    .name = Livraison
aid-buenos_aires-income = 1 $ par point de valeur : chaque race une fois, plus les certificats. Défaussez votre main ; les cartes Épuisement s’en vont.
    .name = Revenu
aid-buenos_aires-loading = un disque de votre plateau sur un bateau de cette valeur ou moins, sans disque à vous. Payez son grain, { $dollars } $ par grain manquant.
    .name = Chargement
aid-buenos_aires-farmer = Placez un fermier sur le parcours.
aid-buenos_aires-worker = Placez un ouvrier au marché de l’emploi.
aid-buenos_aires-either = Placez un fermier ou un ouvrier.
aid-buenos_aires-quays = Sur un quai, du Havre I à Liverpool II, un disque vaut { $points } points ; depuis les quais II, livrer coûte { $less } grains de moins.
aid-buenos_aires-again = Seuls les bateaux { $first } (+{ $dollars } $, −{ $lost } points) et { $last } ({ $points } points) se chargent plusieurs fois.
aid-actions = Actions des tuiles
aid-actions-hire = Engager un ouvrier ; le nombre s’ajoute au prix de sa rangée
aid-actions-build = Construire : ce prix par carpintero demandé ; remplacer coûte la différence
aid-actions-buy = Acheter du bétail avec vos gauchos
aid-actions-maquinistas = Avancer la locomotive, jusqu’à une case par maquinista
aid-actions-walk = Avancer encore, jusqu’à ce nombre de pas, et utiliser le lieu atteint
aid-actions-help = Aider d’un à trois fermiers, où que ce soit
aid-actions-granjeros = 1 grain par granjero
aid-actions-certificate = Autant de certificats, dans votre limite
aid-actions-objective = Prendre une carte Objectif, sur votre défausse
aid-actions-double = Une action auxiliaire, simple ou double
aid-actions-draw = Piocher jusqu’à une carte par gaucho, puis en défausser autant
aid-actions-quay = Mettre un disque de votre plateau sur ce quai
aid-actions-rest = Rendre une carte Épuisement de votre main
aid-auxiliaries = Actions auxiliaires
aid-auxiliaries-single = Simple
aid-auxiliaries-double = Double : plus aucun disque
aid-farmers = Aider les fermiers
aid-farmers-strength = Poings, disques retirés (+{ $left }, +{ $right }), bâtiment, { $cards } cartes au plus
aid-farmers-exhaustion = 1 ou 2 cartes : 1 Épuisement ; 3 ou { $cards } : 2
aid-farmers-row = Rangée : { $prices } pesos ; faites l’action
aid-farmers-beside = À côté du plateau : { $points } points
aid-farmers-most = Jusqu’à { $count } à la fois ; tout leur argent est à vous.
aid-cattle = Bétail : gauchos et prix
aid-cattle-price = { $cards ->
    [one] { $gauchos } : { $dollars } $
   *[other] { $gauchos } : { $dollars } $ les { $cards }
}
aid-cattle-more = Un gaucho peut aussi ajouter { $cards } cartes au marché.
aid-players = Selon le nombre de joueurs
aid-players-steps = Pas au début
aid-players-green = Main verte
aid-players-black = Main noire
aid-players-fee = { $dollars } $
aid-signs = Symboles
aid-signs-pair = Défausser deux cartes d’une race
aid-signs-farmland = Terre agricole ; ou 1 grain
aid-signs-solid = Trait plein : disque à trait plein
aid-signs-dashed = Pointillé : tout disque
aid-points = Points à la fin
aid-points-money = 1 par tranche de { $dollars } $
aid-points-buildings = comme imprimé, sur le parcours
aid-points-ships = comme imprimé, par disque à bord
aid-points-cities = comme imprimé, espaces et quais
aid-points-stations = comme imprimé
aid-points-farmers = { $points } chacun à côté du plateau
aid-points-cattle = comme imprimé, épuisement compris
aid-points-objectives = remplis : points ; joués en vain : en moins
aid-points-station_masters = pour chaque élément montré
aid-points-workers = { $points } chacun sur les cases { $first } et { $last }
aid-points-player_board = { $points } sans le disque de pas de droite
aid-points-job_token = { $points } pour l’avoir
aid-points-end = La fin : le marché de l’emploi est plein. Chacun des autres joue encore un tour, sans placer d’ouvriers.
aid-pedro = Le tour de Pedro
aid-pedro-move = Il retourne une de ses { $cards } cartes et avance d’exactement autant, par le chemin le plus court
aid-pedro-hire = Le moins cher, ou sa spécialité
aid-pedro-build = Avec tous ses carpinteros, ou un de moins ; devant vous, sans action spéciale
aid-pedro-engine = Jusqu’à la gare la plus éloignée sans son disque
aid-pedro-farmer = Celui qui a le plus d’argent, puis le plus faible
aid-pedro-deliver = Pour le plus de grain, puis de points
aid-pedro-load = Le premier bateau de sa carte de chargement sans son disque
aid-pedro-foresight = La tuile du bas de chaque lettre
aid-pedro-ties = Il ne paie rien. Où ses règles laissent le choix, vous choisissez. Toutes ses cartes Objectif comptent.

## Un tour en une phrase

did-delivers = a livré depuis { $quay }
did-earns = a vendu son bétail pour { $dollars } $
did-loads = a chargé { $ship_count ->
    [one] un bateau
   *[other] { $ship_count } bateaux
}
did-ships_out = a mis un disque sur { $quay }
did-settles = a pris { $farmer_count ->
    [one] un granjero
   *[other] { $farmer_count } granjeros
} pour { $dollars } $
did-helps = { $dollars ->
    [0] a aidé { helped-farmers }
   *[other] a aidé { helped-farmers } pour { $dollars } $
}
helped-farmers = { $farmer_count ->
    [one] un fermier
   *[other] { $farmer_count } fermiers
}
did-exhausts = a reçu { $count ->
    [one] une carte Épuisement
   *[other] { $count } cartes Épuisement
}
did-harvests = { $count ->
    [one] 1 grain
   *[other] { $count } grains
}
did-pays_farmer = a laissé { $dollars } $ de taxe
