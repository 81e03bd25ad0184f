### Great Western Trail en français. Le plan des identifiants est dans saloon/words/texts.py.
###
### Beaucoup de textes sont composés de peu de messages (phrases.py, names.py, labels.py, help.py) : une action à partir de ses effets,
### un lieu à partir de la tuile qui s’y trouve. Ce qui est entre parenthèses à la fin d’un choix en est le prix.

game = Great Western Trail
    .about = Menez votre troupeau jusqu’à Kansas City, engagez des ouvriers, construisez des bâtiments et faites avancer votre locomotive. De 1 à 4 joueurs, par Alexander Pfister (deuxième édition, 2021).
    .first = Bâtiments neutres sur leur lettre, face a de chaque bâtiment.
    .full = Bâtiments neutres mélangés, faces des bâtiments au hasard.

## Bétail

breed-criollo = Criollo
breed-santa_gertrudis = Santa Gertrudis
breed-pineywoods = Pineywoods
breed-galloway = Galloway
breed-black_angus = Black Angus
breed-longhorn = Longhorn
breed-corriente = Corriente
breed-shorthorn = Shorthorn
breed-hereford = Hereford

card-criollo = Criollo
    .one = une Criollo
card-santa_gertrudis = Santa Gertrudis
    .one = une Santa Gertrudis
card-pineywoods = Pineywoods
    .one = une Pineywoods
card-galloway = Galloway
    .one = une Galloway
card-black_angus = Black Angus
    .one = une Black Angus
card-longhorn = Longhorn
    .one = une Longhorn
card-corriente = Corriente
    .one = une Corriente
card-shorthorn-3 = Shorthorn (3 points)
    .one = une Shorthorn (3 points)
card-shorthorn-4 = Shorthorn (4 points)
    .one = une Shorthorn (4 points)
card-shorthorn-5 = Shorthorn (5 points)
    .one = une Shorthorn (5 points)
card-hereford-5 = Hereford (5 points)
    .one = une Hereford (5 points)
card-hereford-6 = Hereford (6 points)
    .one = une Hereford (6 points)
card-hereford-7 = Hereford (7 points)
    .one = une Hereford (7 points)

what-value_three = une carte Bétail de valeur 3
what-objective = une carte Objectif

task-hazard = { $count ->
    [one] 1 danger
   *[other] { $count } dangers
}
task-green = { $count } hors-la-loi { $count ->
    [one] vert
   *[other] verts
}
task-orange = { $count } hors-la-loi orange
task-shorthorn = { $count } Shorthorn
task-hereford = { $count } Hereford
task-new_york = un disque à New York

## Ouvriers, hors-la-loi, dangers

worker-cowboy = cowboy
    .one = un cowboy
    .help = Les cowboys achètent du bétail : chaque achat en occupe jusqu’à la fin de cette action, et plus vous en occupez, moins vous payez. Un cowboy engagé sur votre 4e case retire aussitôt un danger, sur la 6e il récupère un hors-la-loi.
    .some = { $count ->
        [one] un cowboy
       *[other] { $number } cowboys
    }
worker-builder = bâtisseur
    .one = un bâtisseur
    .help = Les bâtisseurs construisent vos bâtiments : une tuile demande autant de bâtisseurs qu’elle en montre, et vous payez pour chacun. Un bâtisseur engagé sur votre 4e ou 6e case permet de construire aussitôt pour 1 $ par bâtisseur.
    .some = { $count ->
        [one] un bâtisseur
       *[other] { $number } bâtisseurs
    }
worker-engineer = ingénieur
    .one = un ingénieur
    .help = Les ingénieurs conduisent votre locomotive : bien des actions l’avancent d’autant de cases que vous avez d’ingénieurs. Un ingénieur engagé sur la 2e, 3e, 5e ou 6e case permet de défausser une Criollo contre des certificats ou de l’argent ; sur la 4e, d’engager un autre ouvrier pour 2 $ de moins.
    .some = { $count ->
        [one] un ingénieur
       *[other] { $number } ingénieurs
    }
outlaw-outlaw-green = hors-la-loi vert
    .one = un hors-la-loi vert
    .help = Se trouve dans la zone des hors-la-loi et montre une main verte. On gagne la prime de sa case en le récupérant. Un vert et un orange forment une paire pour le bâtiment 7a, les cartes Objectif et un chef de gare.
outlaw-outlaw-orange = hors-la-loi orange
    .one = un hors-la-loi orange
    .help = Se trouve dans la zone des hors-la-loi et montre une main noire. On gagne la prime de sa case en le récupérant. Un vert et un orange forment une paire pour le bâtiment 7a, les cartes Objectif et un chef de gare.
zone-flood = inondation
    .one = une inondation
zone-drought = sècheresse
    .one = une sècheresse
zone-rockfall = éboulement
    .one = un éboulement
zone-outlaw = hors-la-loi
hand-both = mains verte et noire
hazard-title = { $zone } ({ $points }, { $hand })

## Villes

city-kansas_city = Kansas City
city-fulton = Fulton
city-st_louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
city-philadelphia = Philadelphie
city-new_york = New York

## Disques du plateau Joueur

disc-aux1 = action auxiliaire 1
    .help = Bordure blanche. Le retirer ouvre la forme double de l’action auxiliaire 1 : gagner 2 $ au lieu de 1 $, là où une double est permise.
disc-aux2 = action auxiliaire 2
    .help = Bordure blanche. Le retirer ouvre la forme double de l’action auxiliaire 2 : piocher et défausser deux cartes au lieu d’une, là où une double est permise.
disc-aux3 = action auxiliaire 3
    .help = Bordure blanche, deux disques. Retirer le premier ouvre l’action auxiliaire 3 (payer 1 $, reculer la locomotive d’une case, gagner 1 certificat), retirer le second sa forme double.
disc-aux4 = action auxiliaire 4
    .help = Bordure blanche, deux disques. Retirer le premier ouvre l’action auxiliaire 4 (payer 1 $, avancer la locomotive d’une case), retirer le second sa forme double.
disc-aux5 = action auxiliaire 5
    .help = Bordure blanche, deux disques. Retirer le premier ouvre l’action auxiliaire 5 (reculer la locomotive d’une case, gagner 1 $, retirer du jeu une carte de votre main), retirer le second sa forme double.
disc-certificate4 = limite de 4 certificats
    .help = Bordure blanche. Une fois retiré, vous pouvez avoir jusqu’à 4 certificats au lieu de 3.
disc-certificate6 = limite de 6 certificats
    .help = Bordure noire. Une fois retirés ce disque et celui de la limite 4, vous pouvez avoir jusqu’à 6 certificats. De 4 à 6 il n’y a qu’une case.
disc-step_left = déplacement, à gauche
    .help = Bordure noire. Vous gagnez 3 $ en le retirant, et votre éleveur peut aller plus loin : de 1 pas à deux joueurs, de 2 à trois ou quatre.
disc-step_right = déplacement, à droite
    .help = Bordure noire. Une fois retiré, votre éleveur peut aller 1 pas plus loin, et vous marquez 3 points à la fin.
disc-hand = limite de main
    .help = Bordure noire, deux disques. Vous payez 5 $ en en retirant un, et votre limite de main augmente de 1 : de 4 à 5, puis à 6.

## Autres choix

command-stack = la première carte de la pioche Objectif
    .help = Prendre la première carte de la pioche sans la voir d’abord.
command-more = ajouter des cartes au marché au bétail
    .help = Occuper un cowboy pour ajouter au marché les deux premières cartes de la pioche du marché. Le marché n’a pas de limite.
command-sell = vendre la main
    .help = Révélez votre main à Kansas City et recevez sa valeur, sans échanger de cartes avant.

## Noms composés

space-START = case Cavalier
    .one = la case Cavalier
space-KC = Kansas City
    .one = Kansas City
space-FR1 = case spéciale 1 après les inondations
    .one = la case spéciale 1 après les inondations
space-FR2 = case spéciale 2 après les inondations
    .one = la case spéciale 2 après les inondations
space-DR1 = case spéciale après la sècheresse
    .one = la case spéciale après la sècheresse
space-OR1 = case spéciale 1 après les hors-la-loi
    .one = la case spéciale 1 après les hors-la-loi
space-OR2 = case spéciale 2 après les hors-la-loi
    .one = la case spéciale 2 après les hors-la-loi
space-RR1 = case spéciale 1 après les éboulements
    .one = la case spéciale 1 après les éboulements
space-RR2 = case spéciale 2 après les éboulements
    .one = la case spéciale 2 après les éboulements

place-tile = { $tile }, case { $number }
via-flood = les inondations
via-drought = la sècheresse
via-rockfall = les éboulements
via-outlaw = les hors-la-loi

purchase-title = { $breeds } ({ $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $dollars } $)
track-start = départ de la voie ferrée
    .one = la case de départ
master-plain = { $gives }

counted-certificates = { $count ->
    [one] certificat
   *[other] { $count } certificats
}
counted-pairs = { $count ->
    [one] paire de hors-la-loi vert et orange
   *[other] { $count } paires de hors-la-loi vert et orange
}
counted-hazards = { $count ->
    [one] tuile Danger
   *[other] { $count } tuiles Danger
}
counted-workers = { $count ->
    [one] ouvrier
   *[other] { $count } ouvriers
}

## Actions

effect-back = { $count ->
    [one] reculer la locomotive de 1 case
   *[other] reculer la locomotive de { $count } cases
}
effect-certificate-limit = gagner des certificats jusqu’à votre limite
effect-draw-exactly = { $count ->
    [one] piocher 1 carte, puis en défausser 1
   *[other] piocher { $count } cartes, puis en défausser { $count }
}
effect-engine = { $count ->
    [one] avancer la locomotive de 1 case
   *[other] avancer la locomotive de { $count } cases au plus
}
effect-engine-each = avancer la locomotive de { $count ->
        [one] 1 case
       *[other] { $count } cases
    } au plus par { $each }
effect-herder = { $count ->
    [one] avancer l’éleveur de 1 pas
   *[other] avancer l’éleveur de { $count } pas au plus
}
effect-walk = { $count ->
    [one] avancer l’éleveur de 1 pas sans taxe
   *[other] avancer l’éleveur de { $count } pas au plus, sans taxe
}
effect-hazard = retirer un danger
effect-outlaw = récupérer un hors-la-loi
effect-objective_to_hand = prendre une carte Objectif en main
effect-auxiliary = faire une action auxiliaire, simple ou double
effect-upgrade_behind = améliorer une gare derrière la locomotive
effect-special_delivery = reculer la locomotive et livrer
effect-copy = utiliser un bâtiment voisin
effect-again = encore une fois : { $action }

each-forests = bâtiment à vous en forêt
each-pairs = paire de hors-la-loi vert et orange
each-cowboys = cowboy
each-builders = bâtisseur
each-engineers = ingénieur
each-hazards = tuile Danger à vous
each-stations = gare avec votre disque
count-forests = { $count ->
    [one] 1 bâtiment en forêt
   *[other] { $count } bâtiments en forêt
}
count-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
}
count-engineers = { $count ->
    [one] 1 ingénieur
   *[other] { $count } ingénieurs
}
count-hazards = { $count ->
    [one] 1 tuile Danger
   *[other] { $count } tuiles Danger
}

note-token = + jeton Échange
note-objective = + carte Objectif
note-builder = −{ $dollars } $ par bâtisseur
note-forest = forêt
note-back = { $count ->
    [0] 0 case numérotée en arrière
    [one] 1 case numérotée en arrière
   *[other] { $count } cases numérotées en arrière
}
note-transport = transport { $dollars } $

term-dollars = Gagner des dollars
    .help = Prenez-les à la banque, toujours en entier. L’argent n’est pas limité.
term-pay = Payer des dollars
    .help = Payez la banque. Sans la somme entière, l’action est impossible ; seules les taxes des mains sur le parcours peuvent être payées en partie.
term-discard = Défausser une carte
    .help = Mettez la carte indiquée de votre main sur votre défausse. Quand c’est la condition d’une action, il faut exactement cette carte.
term-certificate = Certificats temporaires
    .help = Le marqueur avance sur la piste 0, 1, 2, 3, 4, 6 jusqu’à votre limite : 3 au début, plus une fois retirés les disques de la piste. À Kansas City, vous pouvez dépenser des certificats pour augmenter la valeur de votre main.
term-permanent = Certificats permanents
    .help = Chacun augmente de 1 la valeur de votre main à chaque visite de Kansas City, et n’est jamais dépensé.
term-token = Jeton Échange
    .help = Se dépense à tout moment, même pendant le tour des autres : piochez jusqu’à deux cartes, puis défaussez-en autant.
term-draw = Piocher et défausser
    .help = Dites combien de cartes vous piochez, au plus le nombre indiqué ; piochez-les toutes, puis défaussez autant de cartes de votre main.
term-remove = Retirer des cartes
    .help = Des cartes de votre main, bétail ou objectifs, quittent le jeu et ne rapportent rien.
term-engine = Avancer la locomotive
    .help = D’une case au moins, au plus du nombre indiqué. Les cases occupées par d’autres locomotives ne comptent pas. Un embranchement compte pour une case, et s’y arrêter permet d’améliorer sa gare. De la case 39 la locomotive doit reculer, et vous gagnez 3 $.
term-back = Reculer la locomotive
    .help = D’exactement le nombre de cases indiqué ; les cases occupées par d’autres locomotives ne comptent pas. S’il n’y a pas assez de cases, l’action est impossible. S’arrêter sur un embranchement permet d’améliorer sa gare.
term-herder = Avancer encore
    .help = Votre éleveur avance comme en phase A, avec taxes et choix du chemin, mais avec ce nombre pour limite. Puis vous utilisez le nouveau lieu ; ce que vous n’avez pas fait à l’ancien est perdu.
term-walk = Avancer sans taxe
    .help = Votre éleveur avance de 3 pas au plus sans payer de taxe, mais pas jusqu’à Kansas City, et le lieu atteint n’est pas utilisé. En phase B, cela met fin à vos actions.
term-hire = Engager un ouvrier
    .help = Choisissez un ouvrier d’une rangée au-dessus du marqueur Marché de l’emploi, payez le prix de la rangée, plus ou moins ce que dit l’action, et mettez l’ouvrier sur la première case libre de sa rangée. Cette case peut offrir une action immédiate. Une rangée a 6 places.
term-build = Construire
    .help = Mettez une de vos tuiles sur une case Construction libre, si vous avez autant de bâtisseurs qu’elle en montre, et payez pour chacun. Ou remplacez un de vos bâtiments qui en montre moins : seule la différence est demandée et payée, et l’ancienne tuile quitte le jeu.
term-buy = Acheter du bétail
    .help = Tant que vous avez des cowboys libres : choisissez une ligne de la table des prix, ou occupez un cowboy pour ajouter deux cartes au marché. Les cowboys ne sont occupés que pour cette action. Les cartes achetées vont sur votre défausse.
term-hazard = Retirer un danger
    .help = Payez ce qui est indiqué et prenez n’importe quelle tuile Danger du parcours. Elle vaut ses points à la fin.
term-outlaw = Récupérer un hors-la-loi
    .help = Prenez n’importe quelle tuile de la zone des hors-la-loi et gagnez la prime de sa case : un jeton Échange ou de 1 $ à 10 $.
term-objective_to_hand = Carte Objectif en main
    .help = Comme gagner une carte Objectif, mais elle vient dans votre main et non sur votre défausse.
term-auxiliary = Actions auxiliaires
    .help = Les cinq actions de votre plateau. Au lieu de toutes les actions d’un lieu, vous pouvez faire une action auxiliaire ouverte, en simple ; sur la tuile d’un autre joueur, un danger ou un hors-la-loi, c’est tout ce qui est possible. Là où une tuile montre le symbole, vous en faites une en simple ou, si ses deux disques sont retirés, en double.
term-upgrade_behind = Améliorer une gare derrière
    .help = Améliorez une gare située derrière votre locomotive, à son prix habituel et avec tout ce qui s’ensuit, sans bouger.
term-special_delivery = Livraison spéciale
    .help = Reculez votre locomotive d’autant de cases que vous voulez. Livrez à une ville dont la valeur ne dépasse pas le nombre de cases numérotées parcourues, sans revenu ni frais de transport. Les cases occupées et les embranchements ne comptent pas.
term-copy = Utiliser un bâtiment voisin
    .help = Faites les actions d’un bâtiment d’une case directement reliée, quel que soit son propriétaire, avec l’action spéciale de sa case et sans taxe. Aucun bâtiment ne sert ainsi deux fois dans un tour.
term-fee = Mains et taxes
    .help = Chaque lieu où entre votre éleveur et qui montre des mains coûte une taxe : à la banque pour les dangers et les hors-la-loi, au propriétaire pour le bâtiment d’un autre joueur. Une main verte coûte 2 $ à deux ou trois joueurs, 1 $ à quatre ; une main noire 2 $, à trois joueurs 1 $. S’il vous manque de l’argent, vous payez ce que vous avez.
term-risk = Actions spéciales
    .help = Les cases Construction derrière les dangers et les hors-la-loi ont une action de plus pour qui y construit : défausser une carte Bétail contre un certificat, ou une Criollo contre 2 $ et un certificat.
term-station = Gares
    .help = Quand votre locomotive s’arrête à une gare sans disque à vous, vous pouvez en payer le prix et y mettre un disque de votre plateau. Aux cinq premières gares, vous pouvez alors céder un ouvrier engagé contre le chef de gare, dont la tuile donne quelque chose aussitôt et des points à la fin.
term-delivery = Livraison
    .help = À Kansas City, vous révélez votre main ; chaque race compte une fois par sa valeur d’élevage, et les certificats s’y ajoutent. Vous gagnez autant de dollars et livrez à une ville de cette valeur au plus, où vous n’avez pas encore de disque (Kansas City et New York peuvent être choisies plusieurs fois). Vous payez 1 $ par passage à niveau entre votre locomotive et la ville.
term-disc = Disques et bordures
    .help = Pour une ville ou une gare à bordure blanche, vous prenez un disque à bordure blanche tant qu’il y en a ; pour une bordure noire, n’importe lequel. Si aucun ne peut venir du plateau, il vient d’une de vos gares.

kind-card = Cartes Bétail et Objectif
kind-city = Villes
kind-hazard = Dangers
kind-outlaw = Hors-la-loi

## Aide composée à partir des chiffres

help-objective-starting = Se trouve dans votre zone d’objectifs dès le départ.
help-building = Demande { $builders ->
        [one] 1 bâtisseur
       *[other] { $builders } bâtisseurs
    }, vaut { $points }.
help-city = Valeur { $value }, { $corners }.
help-white = bordure blanche
help-black = bordure noire
help-city-again = On peut y livrer plusieurs fois.
help-city-once = On peut y livrer une fois.
help-city-gives = Y livrer permet ceci : { $gives }.
help-city-points = Un disque ici vaut { $points } à la fin.
help-city-counts = Un disque ici vaut { $points } par { $counts } à la fin.
help-arrow-points = Avec un disque ici et à { $city } : { $points } à la fin.
help-arrow-gives = Quand vous avez un disque ici et à { $city } : { $gives }.
help-hazard = En y entrant, vous payez la taxe à la banque : { $hand }. Qui retire la tuile a { $points } à la fin. Elle va sur la première case libre de sa zone.
help-purchase = Occupe { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    } jusqu’à la fin de cette action et coûte { $dollars } $. Si des cartes de la race diffèrent, vous dites laquelle ; elle va sur votre défausse.
help-space-site = Une case Construction. Vide, ce n’est pas un lieu : on la franchit librement.
help-space-forest = Son arbre fait d’un bâtiment ici un bâtiment en forêt.
help-space-risk = Action spéciale pour qui y construit : { $action }.
help-space-neutral = Un des sept bâtiments neutres s’y trouve.
help-space-zone = Une case de la zone { $zone } ; une nouvelle tuile va sur le plus petit numéro libre.
help-space-bounty = Prime : { $action }.
help-space-beside = Elle est à côté du parcours : ni déplacement, ni taxe.
help-space-KC = Le bout du parcours : prévision, revenu et livraison. Puis votre éleveur repart du début.
help-space-START = Les éleveurs y reviennent après Kansas City.
help-track = Une case de la voie ferrée. Une seule locomotive peut s’y tenir ; les autres la sautent.
help-track-start = Toutes les locomotives partent d’ici. Il peut y en avoir plusieurs.
help-master = En échange d’un ouvrier engagé, quand vous améliorez sa gare. Aussitôt : { $gives }.
help-auxiliary-double = Ouverte quand tous les disques de l’action auxiliaire { $number } sont retirés, et seulement là où une tuile ou une carte la montre.

## Questions

verb-begin = Sur quel bâtiment neutre commencez-vous ?
    .help = À votre premier tour, vous placez votre éleveur sur un bâtiment neutre et l’utilisez aussitôt.
verb-move = Où va votre éleveur ?
    .help = D’un pas au moins, au plus de votre limite de déplacement ; les cases vides ne comptent pas. Chaque main en chemin coûte sa taxe, dans la limite de votre argent. Entre parenthèses : les pas, et ce que vous payez à qui. Des cartes Objectif peuvent être jouées avant.
verb-walk = Jusqu’où avance votre éleveur ?
    .help = De 3 pas au plus, sans taxe, pas jusqu’à Kansas City. Le lieu n’est pas utilisé.
verb-act = Que faites-vous ici ?
    .help = Sur un bâtiment neutre ou à vous : chaque action du lieu une fois, dans l’ordre de votre choix. Ou, au lieu de toutes, une action auxiliaire simple ; ailleurs, c’est tout ce qui est possible. Des cartes Objectif peuvent être jouées entre les actions.
verb-auxiliary = Quelle action auxiliaire faites-vous ?
    .help = Une action ouverte de votre plateau : en simple, ou en double si ses deux disques sont retirés.
verb-bonus = Faites-vous cette action maintenant ?
    .help = Une action immédiate : faites-la maintenant, ou renoncez-y. S’il vous manque la carte, un jeton Échange peut d’abord l’apporter.
verb-copy = Quel bâtiment utilisez-vous ?
    .help = Les actions d’un bâtiment d’une case directement reliée, quel que soit son propriétaire. Aucune taxe n’est payée.
verb-draw = Combien de cartes piochez-vous ?
    .help = Vous les piochez toutes d’abord, puis vous en défaussez autant de votre main.
verb-remove = Quelle carte retirez-vous du jeu ?
    .help = La carte quitte votre troupeau pour toujours et ne rapporte rien.
verb-hire = Qui engagez-vous ?
    .help = Vous payez le prix de la rangée, modifié par l’action. Entre parenthèses : ce que cela fait. L’ouvrier va sur la première case libre de sa rangée, où une action peut vous attendre.
verb-buy = Quel bétail achetez-vous ?
    .help = Chaque achat occupe des cowboys jusqu’à la fin de cette action. Le bouton montre la carte de la race qui vaut le plus ; s’il y en a d’autres, vous dites laquelle vous prenez. Un cowboy peut aussi ajouter deux cartes au marché.
verb-take = Quelle carte de cette race prenez-vous ?
    .help = Elles coûtent autant, mais ne valent pas autant à la fin. Celle qui vaut le plus vient en premier.
verb-build = Quel bâtiment construisez-vous ?
    .help = Entre parenthèses : les bâtisseurs qu’il demande, ce qu’ils coûtent ensemble, et ses points. Un de vos bâtiments qui en demande moins peut être remplacé pour la différence.
verb-site = Où construisez-vous ?
    .help = Sur une case Construction libre, ou à la place d’un de vos bâtiments qui demande moins de bâtisseurs ; seule la différence est alors payée, et l’ancienne tuile quitte le jeu.
verb-engine = Jusqu’où va votre locomotive ?
    .help = Les cases occupées par d’autres locomotives ne comptent pas. Si elle s’arrête à une gare, vous pouvez l’améliorer.
verb-retreat = Jusqu’où recule votre locomotive ?
    .help = De la dernière case elle doit reculer, sur une case libre de votre choix. Puis vous gagnez 3 $, et vous pouvez améliorer la gare où elle s’arrête.
verb-station = Quelle gare améliorez-vous ?
    .help = Une gare derrière votre locomotive, à son prix habituel.
verb-upgrade = Améliorez-vous la gare, et avec quel disque ?
    .help = Vous payez le prix de la gare et y mettez un disque de votre plateau : bordure blanche pour bordure blanche, n’importe lequel pour bordure noire. La case qu’il quitte vous ouvre quelque chose.
verb-master = Cédez-vous un ouvrier contre le chef de gare ?
    .help = Le dernier ouvrier engagé d’une rangée va à la gare pour le reste de la partie. La tuile vous donne quelque chose aussitôt et peut-être des points à la fin. L’occasion ne se présente que maintenant.
verb-hazard = Quel danger retirez-vous ?
    .help = La tuile est à vous et vaut ses points à la fin.
verb-outlaw = Quel hors-la-loi récupérez-vous ?
    .help = La tuile est à vous, et vous gagnez la prime de sa case.
verb-objective = Quelle carte Objectif prenez-vous ?
    .help = Une de l’offre, ou la première de la pioche sans la voir. Les chiffres sont ses points si toutes ses tâches sont remplies, et sinon.
verb-foresee = Quelle tuile de prévision placez-vous ?
    .help = Vous devez placer une tuile de cette paire. Les ouvriers vont au marché de l’emploi, les dangers et les hors-la-loi sur la première case libre de leur zone.
verb-sell = Vendez-vous cette main ?
    .help = Votre main est révélée et vendue maintenant. C’est le dernier moment pour en échanger des cartes contre un jeton.
verb-spend = Combien de certificats dépensez-vous ?
    .help = Ils s’ajoutent à la valeur de votre main, pour le revenu et pour la livraison.
verb-deliver = À quelle ville livrez-vous ?
    .help = Une ville de votre total au plus, où vous n’avez pas encore de disque ; Kansas City et New York peuvent être choisies plusieurs fois. Entre parenthèses : sa valeur, les frais de transport et ce que le disque y rapporte.
verb-disc = Quel disque prenez-vous ?
    .help = La case qu’il quitte vous ouvre quelque chose. Les villes à bordure blanche prennent des disques à bordure blanche, celles à bordure noire n’importe lequel.
verb-exchange = Dépensez-vous un jeton Échange ?
    .help = Piochez jusqu’à deux cartes, puis défaussez-en autant. C’est possible à tout moment, même pendant le tour des autres.

## Les choix, sur les boutons

do-exchange = Jeton Échange (piocher 2 au plus, en défausser autant)
do-disc = { $value }
do-draw-pass = Ne rien piocher
do-objective-pass = N’en prendre aucune
do-objective-stack = Première carte de la pioche, sans la voir
do-buy-more = Ajouter 2 cartes au marché (1 cowboy)
do-walk-pass = Rester
do-auxiliary-pass = Pas d’action auxiliaire
do-bonus-pass = Y renoncer
do-remove-pass = Ne plus rien retirer
do-buy-pass = Ne plus rien acheter
do-build-pass = Ne rien construire
do-engine-pass = Laisser la locomotive
do-upgrade-pass = Ne pas améliorer
do-master-pass = Garder vos ouvriers
do-hazard-pass = Ne retirer aucun danger
do-outlaw-pass = Ne récupérer personne

site-replace = { $dollars ->
    [0] remplacer { $name }, { $space }
   *[other] remplacer { $name }, { $space } ({ $dollars } $ de moins)
}
buy-cards = { $cards } ({ $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $dollars } $)
disc-station = disque de la gare { $number }
clear-certificate4 = limite de 4 certificats
clear-certificate6 = limite de 6 certificats, avec la limite 4
clear-step_left = { $steps } pas de plus, à gauche
clear-step_right = { $steps } pas de plus, à droite
clear-hand = limite de main +1
sell-hand = vendre la main

## Réponses permanentes

standing-cattle = Acheter la carte d’une race qui vaut le plus
    .help = Quand des cartes d’une même race diffèrent, vous prenez celle qui vaut le plus à la fin.
standing-gains = Prendre argent et jetons sur-le-champ
    .help = Ce qu’une carte ou un chef de gare donne sans condition est pris, jamais abandonné.
standing-engine = Avancer quand une seule case est possible
    .help = Un déplacement de locomotive déjà payé est fait, non abandonné, s’il n’y a rien à choisir.
standing-keep_hand = N’échanger aucune carte avant une vente ni pour une carte qui manque
    .help = À Kansas City, vous vendez votre main telle quelle, et une action pour laquelle il vous manque une carte est perdue. Aux autres questions, vous pouvez toujours dépenser vos jetons.
standing-end_actions = Terminer les actions quand il ne reste qu’un jeton
    .help = Dans un lieu où rien d’autre n’est possible, votre tour continue sans demander si vous dépensez un jeton.

## Le journal

tell-begins = { $seat } commence sur { $space }.
tell-moves = { $seat } rejoint { $to }.
tell-walks = { $seat } rejoint { $space } sans taxe.
tell-pays_player = { $seat } paie { $dollars } $ à { $rival }.
tell-pays_transport = { $seat } paie { $dollars } $ de transport.
tell-gains = { $seat } gagne { $dollars } $.
tell-certifies = { $seat } gagne { $count ->
        [one] 1 certificat
       *[other] { $count } certificats
    } et en a { $certificates }.
tell-gains_permanent = { $seat } gagne { $count ->
        [one] 1 certificat permanent
       *[other] { $count } certificats permanents
    }.
tell-gains_token = { $seat } gagne un jeton Échange.
tell-removes = { $seat } retire { $card } du jeu.
tell-builds = { $dollars ->
    [0] { $seat } construit { $tile } sur { $space } gratuitement.
   *[other] { $seat } construit { $tile } sur { $space } pour { $dollars } $.
}
tell-replaces = { $dollars ->
    [0] { $seat } remplace { $old } par { $tile } sur { $space } gratuitement.
   *[other] { $seat } remplace { $old } par { $tile } sur { $space } pour { $dollars } $.
}
tell-buys = { $seat } achète { $cards } pour { $dollars } $.
tell-adds_cattle = Nouveau bétail au marché : { $cards }.
tell-refills_market = Le marché au bétail est complété.
tell-collects = { $seat } récupère { $tile } sur { $space }.
tell-clears = { $dollars ->
    [0] { $seat } retire { $tile } gratuitement.
   *[other] { $seat } retire { $tile } pour { $dollars } $.
}
tell-hires = { $seat } engage { $worker } pour { $dollars } $.
tell-copies = { $seat } utilise { $tile }.
tell-drives = { $seat } conduit sa locomotive jusqu’à { $track }.
tell-upgrades = { $seat } améliore { $station }. Disque : { $disc }.
tell-appoints = { $seat } cède { $worker } contre un chef de gare : { $master }.
tell-gains_objective = { $zone ->
    [hand] { $seat } prend en main { $card }.
   *[discard] { $seat } gagne { $card }.
}
tell-shows_objective = Nouveau dans l’offre d’objectifs : { $card }.
tell-plays = { $seat } joue { $card }.
tell-sends_worker = { $seat } envoie { $worker } au marché de l’emploi.
tell-sends = { $seat } place { $tile } sur { $space }.
tell-sends_away = { $seat } retire { $tile } du jeu : la zone est pleine.
tell-starts_again = { $seat } revient au début du parcours.
tell-foresees = Nouvelles tuiles de prévision : { $tiles }.
tell-earns = { $certificates ->
    [0] { $seat } gagne { $dollars } $ avec { $cards }.
    [one] { $seat } dépense 1 certificat et gagne { $dollars } $ avec { $cards }.
   *[other] { $seat } dépense { $certificates } certificats et gagne { $dollars } $ avec { $cards }.
}
tell-discards_hand = { $seat } défausse sa main.
tell-delivers = { $seat } livre à { $city }. Disque : { $disc }.
tell-delivers_nothing = { $seat } livre à { $city } sans disque : il n’en reste aucun.
tell-ends = { $seat } remplit le marché de l’emploi et en prend le marqueur. Les autres ont encore un tour.

## Pourquoi un choix manque

why-no_pair = Vous n’avez pas en main deux cartes Bétail de la même race.
why-no_value_three = Vous n’avez en main aucune carte Bétail de valeur 3.
why-no_objective = Vous n’avez aucune carte Objectif en main.
why-no_hazard = Il n’y a aucun danger sur le parcours.
why-none_forests = Aucun de vos bâtiments n’est en forêt.
why-none_pairs = Vous n’avez pas de paire de hors-la-loi vert et orange.
why-none_hazards = Vous n’avez aucune tuile Danger.
why-none_stations = Aucune gare n’a votre disque.
why-none_cowboys = Vous n’avez pas de cowboy.
why-none_builders = Vous n’avez pas de bâtisseur.
why-none_engineers = Vous n’avez pas d’ingénieur.
why-disc_on_it = Encore fermée : ses disques doivent d’abord être retirés.
why-acted = Vous avez déjà fait une action de ce lieu.
why-row_full = Votre plateau n’a plus de place pour { $worker }.
why-token_row = La rangée du marqueur n’est pas encore ouverte.
why-needs_builders = Il faut { $builders ->
        [one] 1 bâtisseur
       *[other] { $builders } bâtisseurs
    }, vous en avez { $have }.
why-needs_cowboys = Il faut { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, vous en avez { $have } de libre.
why-value_too_low = Il faut une valeur de { $value } ; vous avez { $total }.
why-disc_there = Vous ne pouvez plus y livrer : votre disque y est, ou aucun disque ne convient.
why-black_corners = Seulement pour une bordure noire, tant que vous avez un disque à bordure blanche.
why-certificates_full = Vous avez { $certificates } certificats, votre limite.
why-cannot_back = Votre locomotive ne peut pas reculer d’autant.
why-no_cards = Il n’y a pas de carte pour cela.
why-nobody_to_hire = Il n’y a personne que vous puissiez engager et payer.
why-nothing_to_build = Il n’y a rien que vous puissiez construire et payer.
why-nothing_to_buy = Il n’y a rien que vous puissiez acheter, et la pioche est vide.
why-no_outlaw = Il n’y a aucun hors-la-loi dans la zone.
why-no_objectives = Il ne reste aucune carte Objectif.
why-no_station_behind = Aucune gare derrière votre locomotive ne peut être améliorée.
why-engine_at_start = Votre locomotive est au départ.
why-nothing_to_copy = Aucun bâtiment voisin ne peut être utilisé.
why-nowhere_to_walk = Il n’y a aucun lieu où aller.
why-no_auxiliary = Aucune de vos actions auxiliaires ouvertes n’est possible.

## Options d’une table

option-neutral_tiles = Bâtiments neutres
    .help = Où se trouvent les sept bâtiments neutres. Pour une première partie : chacun sur sa lettre, et la face a de tous les bâtiments personnels.
option-chosen_faces = Faces choisies
    .help = Une lettre, a ou b, pour chaque bâtiment de 1 à 12, par exemple aabbaabbaabb. Ne compte que si les faces sont choisies.
    .pick = La face utilisée de chaque bâtiment, par son numéro, pour tous.

## La feuille de score

category-cities = Villes
category-hazards = Dangers

## La feuille de score ligne par ligne

sum-arrow = de { $one } à { $other }
sum-step-disc = le disque de déplacement de droite est parti

## La position en mots

word-herders = éleveurs : { $names }
word-trail = Le parcours, dans le sens de la marche (une case vide n’est pas un lieu) :
word-neutral = { $space } : { $tile }
word-feed = { $tile } ({ $hand })
word-forest = { $tile }, forêt
word-beside = Hors-la-loi à côté du parcours : { $spaces }
word-herder-start = éleveur sur la case Cavalier
word-herder-none = éleveur pas encore sur le parcours
word-herder = éleveur sur { $place }
word-engine = locomotive sur { $track }
word-player = { $player } : { $dollars } $, { $hand ->
        [one] 1 carte en main
       *[other] { $hand } cartes en main
    } (limite { $limit }), { $herder }, { $engine }
word-board = { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $builders ->
        [one] 1 bâtisseur
       *[other] { $builders } bâtisseurs
    }, { $engineers ->
        [one] 1 ingénieur
       *[other] { $engineers } ingénieurs
    } ; certificats : { $certificates } sur { $limit }, permanents : { $permanent } ; { $tokens ->
        [one] { $tokens } jeton Échange
       *[other] { $tokens } jetons Échange
    } ; limite de déplacement { $steps }
word-tiles = Tuiles : { $tiles }
word-cities = Villes : { $cities }
word-rails = Gares de la voie ferrée : { $stations }
word-station-apart = gare { $number } : { $dollars } $, { $points }
word-market = Marché au bétail : { $cards } ; { $stack ->
        [one] { $stack } carte
       *[other] { $stack } cartes
    } dans la pioche
word-pair = { $number } : { $tiles }

## Ce que nomment les robots quand ils disent pourquoi

aspect-cattle = votre troupeau
aspect-cowboys = vos cowboys
    .count = { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
aspect-builders = vos bâtisseurs
    .count = { $count ->
        [one] 1 bâtisseur
       *[other] { $count } bâtisseurs
    }
aspect-engineers = vos ingénieurs
    .count = { $count ->
        [one] 1 ingénieur
       *[other] { $count } ingénieurs
    }
aspect-workers = rangées d’ouvriers remplies
aspect-buildings = bâtiments
aspect-cities = villes et disques libérés
aspect-railroad = locomotive et gares
aspect-objectives = objectifs
aspect-obstacles = dangers et hors-la-loi
aspect-money = argent
    .count = { $count } $
aspect-hand = main et certificats
aspect-way = votre place sur le parcours
aspect-extras = autres choses

## L’aide de jeu

aid-turn = Votre tour
aid-turn-move = 1 pas au moins, jusqu’à votre limite ; seules les tuiles comptent. Payez chaque main où vous passez ou vous arrêtez, selon vos moyens.
    .name = A Déplacement
aid-turn-act = Bâtiment à vous ou neutre : chaque action une fois, dans l’ordre voulu, ou à la place une action auxiliaire simple. Ailleurs : une action auxiliaire simple.
    .name = B Actions
aid-turn-draw = jusqu’à votre limite de main.
    .name = C Pioche
aid-turn-objectives = Cartes Objectif : à votre tour, avant le déplacement ou entre deux actions.
aid-turn-tokens = Jetons Échange : à tout moment, piochez jusqu’à { $cards } cartes, puis défaussez-en autant.
aid-kansas_city = À Kansas City
aid-kansas_city-first = Placez un danger ou un hors-la-loi.
aid-kansas_city-second = Placez un ouvrier sur le marché de l’emploi.
aid-kansas_city-third = Placez un ouvrier ou un hors-la-loi.
aid-kansas_city-income = 1 $ par point de valeur : chaque race une fois, plus les certificats. Défaussez votre main.
    .name = Revenu
aid-kansas_city-delivery = dans une ville de cette valeur ou moins, sans disque à vous. Déplacez-y un disque. Payez 1 $ par passage à niveau au-delà de votre locomotive.
    .name = Livraison
aid-kansas_city-again = Seules Kansas City (+{ $dollars } $, −{ $lost } points) et New York ({ $points } points) peuvent être choisies plusieurs fois.
aid-actions = Actions des tuiles
aid-actions-hire = Engager un ouvrier ; le nombre s’ajoute au prix de sa ligne
aid-actions-build = Construire : ce prix par bâtisseur demandé ; remplacer coûte la différence
aid-actions-buy = Acheter du bétail avec vos cowboys
aid-actions-engineers = Avancer la locomotive, jusqu’à une case par ingénieur
aid-actions-engine = Avancer la locomotive, jusqu’à ce nombre de cases
aid-actions-walk = Avancer encore, jusqu’à ce nombre de pas, et utiliser le lieu atteint
aid-actions-certificate = Autant de certificats, dans votre limite
aid-actions-objective = Prendre une carte Objectif, sur votre défausse
aid-actions-hazard = Retirer un danger pour ce prix
aid-actions-outlaw = Récupérer un hors-la-loi et la prime de sa case
aid-actions-auxiliary = Une action auxiliaire, simple ou double
aid-actions-draw = Piocher jusqu’à une carte par cowboy, puis en défausser autant
aid-actions-token = Gagner un jeton Échange
aid-actions-copy = Utiliser un bâtiment voisin
aid-actions-back = Reculer la locomotive ; livrer dans une ville de ce nombre de cases ou moins
aid-actions-upgrade = Améliorer une gare derrière votre locomotive
aid-auxiliaries = Actions auxiliaires
aid-auxiliaries-single = Simple
aid-auxiliaries-double = Double : plus aucun disque
aid-cattle = Bétail : cowboys et prix
aid-cattle-price = { $cards ->
    [one] { $cowboys } : { $dollars } $
   *[other] { $cowboys } : { $dollars } $ les { $cards }
}
aid-cattle-more = Un cowboy peut aussi ajouter { $cards } cartes au marché.
aid-players = Selon le nombre de joueurs
aid-players-steps = Pas au début
aid-players-most_steps = Pas au plus
aid-players-green = Main verte
aid-players-black = Main noire
aid-players-fee = { $dollars } $
aid-players-market = Marché au bétail
aid-signs = Symboles
aid-signs-breed = Défausser exactement cette race
aid-signs-pair = Défausser deux cartes d’une race
aid-signs-cattle = Défausser une carte Bétail au choix
aid-signs-forest = Forêt : comptée par les bâtiments { $buildings }
aid-signs-solid = Trait plein : disque à trait plein
aid-signs-dashed = Pointillé : tout disque
aid-signs-crossing = Passage à niveau : 1 $ à la livraison
aid-signs-refill = Le marché au bétail est complété
aid-points = Points à la fin
aid-points-money = 1 par tranche de { $dollars } $
aid-points-buildings = comme imprimé, sur la piste
aid-points-cities = comme imprimé, aussi entre deux des vôtres ; Kansas City −{ $lost } par disque
aid-points-stations = comme imprimé
aid-points-hazards = comme imprimé
aid-points-cattle = comme imprimé, toutes vos cartes
aid-points-objectives = remplis : points ; joués et non remplis : en moins
aid-points-station_masters = pour chaque élément montré
aid-points-workers = { $points } chacun sur les cases { $first } et { $last }
aid-points-player_board = { $points } sans le disque de pas de droite
aid-points-job_token = { $points } pour avoir rempli le marché de l’emploi
aid-points-end = La fin : le marché de l’emploi est plein. Finissez ce tour ; chacun des autres en joue encore un.

## Conseils pour les premières parties

coach-begin-hire = Les ouvriers engagés tôt servent le plus longtemps : un bâtiment qui engage mérite un regard.
coach-arrive-weak = Kansas City est à portée, mais votre main ne vaut que { $value } : un arrêt qui change des cartes peut rapporter d’abord.
coach-arrive-strong = Votre main vaut { $value } : Kansas City est à portée, regardez quelle ville cela ouvre.
coach-doubles = Vous tenez { $breed } en double, et une seule compte à Kansas City : un arrêt qui défausse l’autre aide deux fois.
coach-elsewhere = Ici, seule une action auxiliaire est possible : un dollar, ou une meilleure main.
coach-act-hire = Plusieurs ouvriers d’une sorte valent mieux qu’un de chaque : quelle voie voulez-vous suivre ?
coach-act-buy = De nouvelles races renforcent toutes vos mains à venir : le plus tôt est le mieux.
coach-hire-cowboy = Avec un deuxième cowboy, le bétail devient bien moins cher.
coach-hire-place = Certaines cases de vos rangées offrent une action aussitôt : la ligne sous l’ouvrier dit laquelle.
coach-hire = Les ouvriers des rangées du bas peuvent être moins chers : comparez les prix, pas les rangées.
coach-buy = Une race que vous n’avez pas encore renforce vos mains ; une seconde carte d’une race connue apporte surtout des points.
coach-build = Un bâtiment à vous est un arrêt pour vous seul ; avec une main dessus, les autres paient pour passer.
coach-site = Là où tous passent, une main rapporte davantage ; près de Kansas City, vous avez un arrêt de plus pour votre main.
coach-discard = Gardez des races différentes : chacune compte une fois à Kansas City.
coach-remove = Les cartes faibles qui quittent le jeu laissent la place aux meilleures dans chaque main.
coach-engine = Plus votre locomotive est loin, moins le transport coûte, et plus la prochaine gare est proche.
coach-foresee = Un ouvrier facilite l’embauche pour tous et rapproche la fin ; dangers et hors-la-loi coûtent à qui passe.
coach-spend = Chaque certificat rapporte un dollar ; davantage seulement s’il ouvre une meilleure ville.
coach-deliver = Au début, le disque que vous libérez compte plus que la ville elle-même.
coach-disc = Libérez tôt ce qui servira à chaque trajet : des pas, une main plus grande, une action auxiliaire.

## Précisions de règle

ruling-q01 = Combien d’ouvriers dans les sacs 2 et 3 ? Onze et sept de chaque sorte. Une source publique met un cowboy de plus dans le sac 2 et un de moins dans le sac 3 ; la différence ne compte guère.
ruling-q02 = Dans quel ordre se remplissent les cases des hors-la-loi ? Le jeton Échange d’abord, puis 1 $, 2 $, 3 $, 4 $, 5 $, 6 $, 8 $ et 10 $. La plupart de ces chiffres ne viennent que de sources publiques.
ruling-q03 = Dans quel sens comptent les cases de danger ? Dans le sens de la marche : la case 1 est la plus proche du bâtiment neutre qui précède.
ruling-q04 = Quelles sont les tuiles Danger ? De chaque sorte, 2 de 4 points, 2 de 3 et 2 de 2 ; une de 3 et une de 2 montrent une main noire, les autres une verte. C’était ainsi dans la première édition, et la règle le confirme là où elle en parle.
ruling-q05 = Quelles sont les cartes Objectif ? Celles de la première édition sous leurs nouveaux noms ; l’exemple de décompte de la règle n’y correspond que d’une seule façon.
ruling-q07 = Que demandent et que valent les bâtiments 11 et 12 ? 11a : 12 bâtisseurs, 20 points ; 11b : 5 et 10 ; 12a : 4 et 5 ; 12b : 3 et 4 ; aucun n’a de main. Ces chiffres viennent d’un seul projet public.
ruling-q08 = Quel bétail vaut 1 point, lequel 2 ? Black Angus est jaune et vaut 1, Longhorn est rouge et vaut 2. Nous suivons l’ordre de la liste du matériel.
ruling-q09 = Où est la case neutre D ? Après C sur la branche du bas, avant la bifurcation entre la case D1 et les hors-la-loi. Cela vient d’un seul projet public.
ruling-q10 = Quelle est la première action spéciale après les inondations ? Défausser une carte Bétail contre un certificat. Cela vient d’un seul projet public.
ruling-q11 = Peut-on ne rien faire dans un lieu ? Oui. Gagner 1 $ est presque toujours possible, cela ne compte donc guère.
ruling-q12 = Et si un bâtiment fait repartir l’éleveur avant ses autres actions ? Elles sont perdues : l’éleveur n’y est plus.
ruling-q13 = Peut-on jouer des cartes Objectif à Kansas City ? Pas pendant ses cinq étapes, qui ne sont pas des actions ; avant le déplacement, oui.
ruling-q14 = Peut-on utiliser le déplacement d’une carte Objectif avant toute action d’un lieu ? Oui, et la phase B est alors finie, car le nouveau lieu n’est pas utilisé.
ruling-q15 = Comment se pioche « jusqu’à » ? Vous dites combien de cartes vous piochez, vous les piochez toutes, puis vous en défaussez autant.
ruling-q16 = Dans quel ordre, quand la locomotive recule contre de l’argent et s’arrête à une gare ? Le mouvement, l’argent, l’amélioration, puis les autres effets.
ruling-q17 = Peut-on prendre un disque à 5 $ pour une livraison ? Seulement si le transport peut encore être payé ensuite, car il doit toujours pouvoir l’être.
ruling-q18 = Et si aucun disque ne peut être pris pour une livraison ? S’il ne reste que des disques à 5 $ impossibles à payer, vous livrez à Kansas City, ses 4 $ aident à payer, et le reste est remis. Sans aucun disque, la ville est notée sans disque.
ruling-q19 = Peut-on dépenser un seul certificat depuis la case 6 ? Non, deux au moins : la piste n’a pas de case 5.
ruling-q20 = De combien la locomotive doit-elle reculer pour la livraison spéciale du 9a ? D’une case au moins ; le départ compte comme case numérotée.
ruling-q21 = Le 9b peut-il améliorer la gare où se trouve la locomotive ? Non, seulement celles qui sont derrière.
ruling-q22 = Qu’est-ce qui est voisin du 6b ? Les bâtiments des cases directement reliées, dans les deux sens ; jamais un danger, un hors-la-loi, la case Cavalier ni Kansas City.
ruling-q23 = La carte Objectif d’une livraison peut-elle venir de la pioche ? Oui, c’est le même symbole et la même action.
ruling-q24 = Et si un sac est vide ? La case de prévision reste vide, et une étape sans tuile est sautée.
ruling-q25 = Le prix pour deux cartes Bétail peut-il servir pour une seule ? Non, deux cartes de cette ligne doivent être au marché, et les deux sont prises.
ruling-q27 = Quelle face de la tuile Éleveur faut-il ? Peu importe ici : les limites de déplacement sont celles du nombre de joueurs.
ruling-q28 = Et si un disque quitte une gare ? Elle peut être améliorée de nouveau plus tard ; son chef ne revient pas. Le disque ne peut pas venir de la gare qu’on améliore.
ruling-q29 = Et si la main dépasse sa limite, comme après le 8b ? Rien n’est défaussé ; on ne pioche simplement pas.
ruling-q30 = Qui décide quelles tuiles servent à quels objectifs ? Elles sont réparties pour le meilleur total, de même que les cartes non jouées qu’il vaut mieux ajouter.
ruling-q31 = Une carte Objectif empêche-t-elle l’action auxiliaire ? Non, seules les actions de Lieu l’empêchent.
ruling-q32 = Quelle est la Galloway de l’exemple d’engagement ? La première action du bâtiment neutre A ; la rangée des cowboys n’a pas de telle case.
ruling-q33 = Peut-on choisir une tuile de prévision sans case libre ? Oui, un danger ou un hors-la-loi quitte alors le jeu.
ruling-q34 = Un ouvrier peut-il coûter moins que rien ? Cela n’arrive pas : le prix le plus bas est 2 $.
ruling-q35 = Qui commence ? Un joueur tiré au sort.
ruling-q36 = Paie-t-on les taxes quand un bâtiment fait repartir l’éleveur ? Oui, comme en phase A. Seul le déplacement d’une carte Objectif est gratuit.
ruling-q37 = Une case d’ouvrier remplie de nouveau offre-t-elle encore son action ? Oui.
ruling-q38 = Et si un jeton Échange est dépensé sans carte à piocher ? Il est dépensé sans effet.
ruling-q39 = Et si aucune case n’est libre devant une locomotive ? Cela n’arrive pas : la dernière case est toujours libre.
ruling-q40 = Plusieurs locomotives peuvent-elles être au départ ? Oui, autant qu’on veut.
ruling-q41 = Quand dépense-t-on les jetons Échange ? Chaque fois que le jeu attend une décision, par qui décide ou par un autre ; le jeton est réglé, puis la question est posée de nouveau. Qui a un jeton est interrogé là où il peut encore compter : avant de vendre sa main, avant de perdre une action faute de carte, avant de terminer les actions d’un lieu. Seulement quand vous choisissez la carte qu’une action fait défausser, aucun ne peut l’être : il pouvait l’être juste avant.
ruling-q42 = Quelles cases sont en forêt ? Les huit de la première édition ; cela ne vient que de sources publiques.
ruling-q43 = Les objectifs demandent-ils des hors-la-loi verts ? Oui, comme les verts de la première édition ; la règle ne nomme que les orange.
ruling-q44 = Et si vous remplacez le bâtiment où se tient votre éleveur ? Ses actions restantes sont perdues, et le nouveau bâtiment ne peut pas être utilisé pendant ce tour.
ruling-q45 = La flèche entre Chicago et Toledo donne-t-elle une action ? Non, seulement 6 points. La règle parle vaguement de deux actions près de Chicago ; les dessins du plateau n’en montrent qu’une.
ruling-q46 = Que ne peut-on pas copier avec le 6b ? Rien ne s’effectue deux fois dans un tour : d’un bâtiment de même numéro et de même lettre, ou d’une case à risque, seules les actions que vous avez effectuées pendant ce tour sont exclues, que vous le copiiez ensuite ou que vous atteigniez le vôtre. Ses autres actions restent possibles, de même que l’action d’une case à risque que personne n’a utilisée.
ruling-r01 = Combien de certificats prend-on ? Autant que l’on veut, jusqu’à ce que l’action donne et que la limite permet ; la question est posée, le plus grand nombre d’abord. Qui a choisi une action de lieu pour un seul certificat l’a choisi.
ruling-r03 = Quelle carte d’une race achète-t-on ? Si des cartes d’une race n’ont pas les mêmes points, la question est posée, celle qui vaut le plus d’abord. Les lignes du tableau des prix vont par race.
ruling-r04 = Quel chemin prend l’éleveur ? Les chemins qui coûtent autant aux mêmes personnes sont un seul choix, car il ne se passe rien d’autre en route ; les autres sont indiqués avec leur passage.
ruling-r05 = Les jetons des autres interrompent-ils ? Qui a un jeton Échange peut le dépenser à toute question, même à celle d’un autre joueur, à qui elle est ensuite posée de nouveau.
ruling-r06 = Qu’est-ce qui n’est pas demandé parce que cela revient au même ? Laquelle de cartes, tuiles ou disques identiques ; par où passe la locomotive pour arriver où elle s’arrête ; et tout ce qui n’a qu’une réponse, une fois l’action choisie ou quand les règles l’exigent. Qui ne veut pas de ce que fait une action ne la choisit pas.
ruling-r07 = À quoi ne peut-on pas renoncer ? Aux dollars : un effet utilisé les paie en entier, comme le dit la règle, et de même la prime d’un hors-la-loi ; on peut renoncer à tout l’argent d’une carte Objectif ou d’un chef de gare. Un jeton dont vous ne voulez pas peut se garder toujours : rien ne le compte. Les certificats permanents appartiennent à leur tuile et augmentent chaque total, et d’une race compte la meilleure carte : un total plus grand atteint toutes les villes d’un plus petit.
ruling-r08 = Dans quel ordre vient ce qu’apporte une livraison ? Le disque avec son coût ou son bonus, ce que paie la ville, le jeton d’une flèche, les cartes Objectif des flèches l’une après l’autre, le transport. Le jeton venant d’abord, vous pouvez le dépenser avant ou après avoir choisi une carte.
ruling-r09 = Peut-on dépenser un jeton entre la dernière question d’un tour et la pioche ? Non, mais dès que les cartes sont piochées : les mêmes cartes viennent, et vous défaussez d’une main plus grande.

## Ce à quoi mènent les choix

lead-kansas-city = vendre votre main, qui vaut { $value } ainsi, et livrer à une ville
lead-risk = avec son action Risque, pour vous seul
lead-buy = { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
} et { $dollars } $ pour acheter
lead-build = { $builders ->
    [one] 1 bâtisseur
   *[other] { $builders } bâtisseurs
} et { $dollars } $ pour construire
lead-bounty = prime jusqu’à { $dollars } $
lead-herd = { $count ->
    [one] 1 carte dans votre troupeau
   *[other] { $count } cartes dans votre troupeau
}
lead-cowboy = cowboy numéro { $place }
lead-builder = bâtisseur numéro { $place }
lead-engineer = ingénieur numéro { $place }
lead-keeps-cowboy = { $count ->
    [one] vous gardez 1 cowboy
   *[other] vous gardez { $count } cowboys
}
lead-keeps-builder = { $count ->
    [one] vous gardez 1 bâtisseur
   *[other] vous gardez { $count } bâtisseurs
}
lead-keeps-engineer = { $count ->
    [one] vous gardez 1 ingénieur
   *[other] vous gardez { $count } ingénieurs
}
lead-hazard = { $count ->
    [one] votre première tuile Danger
   *[other] { $count } tuiles Danger avec celle-ci
}
lead-outlaws = puis { $green } verts, { $orange } orange
lead-disc-station = la gare perd son disque et ses points
lead-disc-single = désormais une action de votre plateau
lead-disc-double = là où une tuile ou une carte permet la double
lead-obstacle = qui y entre paie la banque, tant que personne ne le retire
lead-outlaw-sent = qui y entre paie la banque, tant que personne ne le récupère
lead-reach = ouvre { $city }
lead-arrow = avec { $city } plus tard : { $gives }
lead-bonus = un bonus
do-walk =
    .note = vous n’y utilisez rien ; votre prochain déplacement part de là
do-sell =
    .note = sans échanger de cartes d’abord

## Le plateau dessiné

board-rail = Voie ferrée et villes
board-each = ch.
board-steps = Pas
board-to-build = À construire
board-all-built = tout est construit
board-objective = Objectif
board-masters = Chefs de gare
board-draw-how-many = piocher
board-won = Gagné
board-trail = Parcours
board-foresight = prévision
board-jobs = Marché de l’emploi
board-zone-flood = Inondation
board-zone-drought = Sècheresse
board-zone-rockfall = Éboulement
board-zone-outlaw = Hors-la-loi

## Onglets d’un téléphone

tab-rail = Rail
tab-jobs = Emplois

## Un tour en une phrase

did-collects = a récupéré { $tile_count ->
    [one] un hors-la-loi
   *[other] { $tile_count } hors-la-loi
}
did-clears = { $dollars ->
    [0] a retiré { cleared-hazards }
   *[other] a retiré { cleared-hazards } pour { $dollars } $
}
cleared-hazards = { $tile_count ->
    [one] un danger
   *[other] { $tile_count } dangers
}
did-walks = a poursuivi jusqu’à { $space }
