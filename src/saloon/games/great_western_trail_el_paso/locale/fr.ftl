### Great Western Trail : El Paso en français. Le plan des identifiants est dans saloon/words/texts.py.
###
### Beaucoup de textes sont composés de peu de messages (phrases.py, names.py, labels.py, help.py) : une action à partir de ses effets,
### un lieu à partir du bâtiment qui s’y trouve. Ce qui est entre parenthèses à la fin d’un choix en est le prix.
### Dans le journal, un ouvrier est un identifiant, que a-worker et some-workers mettent en mots.

game = Great Western Trail : El Paso
    .about = Suivez le parcours circulaire, engagez des ouvriers, achetez du bétail et livrez votre troupeau aux comptoirs commerciaux d’El Paso. De 1 à 4 joueurs, seul contre Sue, par Alexander Pfister et Johannes Krenner (2025).
    .first = Bâtiments neutres sur leur lettre.
    .full = Bâtiments neutres mélangés.

## Bétail et ouvriers

cattle-criollo = Criollo
    .one = une Criollo
cattle-pineywoods = Pineywoods
    .one = une Pineywoods
cattle-galloway = Galloway
    .one = une Galloway
cattle-santa_gertrudis = Santa Gertrudis
    .one = une Santa Gertrudis
cattle-black_angus = Black Angus
    .one = une Black Angus
cattle-corriente = Corriente
    .one = une Corriente
cattle-shorthorn = Shorthorn
    .one = une Shorthorn
cattle-hereford = Hereford
    .one = une Hereford
cattle-simmental = Simmental
    .one = une Simmental

what-value_two = une carte Bétail de valeur 2

worker-cowboy = cowboy
    .one = un cowboy
    .help = Les cowboys achètent du bétail au marché : défaussez-en autant que la race en demande et payez 2 $ pour chacun. Pendant un déplacement de votre éleveur, chaque cowboy défaussé ajoute une étape. Vaut 2 points, où que soit la carte.
    .some = { $count ->
        [one] un cowboy
       *[other] { $number } cowboys
    }
worker-builder = bâtisseur
    .one = un bâtisseur
    .help = Les bâtisseurs placent des bâtiments communs : défaussez-en autant que le bâtiment en montre et payez 2 $ pour chacun. À tout moment de votre tour, vous pouvez en défausser un et payer 2 $ contre un certificat. Vaut 2 points, où que soit la carte.
    .some = { $count ->
        [one] un bâtisseur
       *[other] { $number } bâtisseurs
    }
worker-engineer = ingénieur
    .one = un ingénieur
    .help = Les ingénieurs utilisent le train : défaussez-en autant que la carte Train en montre et payez 2 $ pour chacun. À tout moment de votre tour, vous pouvez en défausser un contre 1 $. Vaut 2 points, où que soit la carte.
    .some = { $count ->
        [one] un ingénieur
       *[other] { $number } ingénieurs
    }
worker-joker = ouvrier joker
    .one = un ouvrier joker
    .help = Un ouvrier joker peut remplacer un cowboy, un bâtisseur ou un ingénieur là où des ouvriers sont le prix de quelque chose. L’engager coûte 4 $ de plus. À tout moment de votre tour, vous pouvez en défausser un contre 2 $ ; il n’allonge pas un déplacement. Vaut 2 points, où que soit la carte.
    .some = { $count ->
        [one] un ouvrier joker
       *[other] { $number } ouvriers joker
    }

a-worker = { $worker ->
    [cowboy] un cowboy
    [builder] un bâtisseur
    [engineer] un ingénieur
   *[joker] un ouvrier joker
}
some-workers = { $worker ->
    [cowboy] { $count ->
        [one] { $count } cowboy
       *[other] { $count } cowboys
    }
    [builder] { $count ->
        [one] { $count } bâtisseur
       *[other] { $count } bâtisseurs
    }
    [engineer] { $count ->
        [one] { $count } ingénieur
       *[other] { $count } ingénieurs
    }
   *[joker] { $count ->
        [one] { $count } ouvrier joker
       *[other] { $count } ouvriers joker
    }
}
all-workers = { $worker ->
    [cowboy] cowboys
    [builder] bâtisseurs
    [engineer] ingénieurs
   *[joker] ouvriers joker
}
some-jokers = { $jokers ->
    [one] { $jokers } ouvrier joker
   *[other] { $jokers } ouvriers joker
}

## Tâches des objectifs

task-cattle = { $count } { $breed }
task-bonus = { $count ->
    [one] { $count } tuile Bonus
   *[other] { $count } tuiles Bonus
}
task-buildings = des bâtiments d’au moins { $count } bâtisseurs en tout
task-post = un disque sur le comptoir { $value }

## Autres choix

command-end = finir le tour
    .help = Ne plus rien faire. Vous piochez jusqu’à votre limite de main, et c’est au joueur suivant.
command-stop = en finir avec la carte Train
    .help = Renoncer aux autres actions de la carte Train.
command-draw = échanger une carte
    .help = Piochez une carte, puis défaussez-en une.
command-nothing = ne rien livrer
    .help = Seulement si aucun disque ne peut aller sur un comptoir, ou seulement en dépensant des certificats, que rien n’oblige à dépenser. Votre main est défaussée quand même.
command-objective_stack = le premier objectif de la pile
    .help = Prendre la première tuile de la pile sans la voir d’abord.
command-bonus_stack = la première tuile Bonus de la pile
    .help = Prendre la première tuile de la pile sans la voir d’abord.

## Noms composés

space-EP = El Paso
    .one = El Paso
space-SIM = case Simmental
    .one = la case Simmental
space-inner = case intérieure { $name }
    .one = la case intérieure { $name }
space-outer = case extérieure { $name }
    .one = la case extérieure { $name }

objective-title = objectif « { $tasks } » ({ $points })
    .one = l’objectif « { $tasks } » ({ $points })
    .plain = « { $tasks } » ({ $points })
bonus-title = tuile Bonus « { $gives } » ({ $points })
    .one = la tuile Bonus « { $gives } » ({ $points })
    .plain = « { $gives } » ({ $points })
permanent-certificate = certificat permanent
permanent-duplicate = un doublon compte
post-title = comptoir { $value }
    .one = le comptoir { $value }
train-front = carte Train { $number }
    .one = la carte Train { $number }
train-back = carte Train { $number }★
    .one = la carte Train { $number }★
auxiliary-title = action auxiliaire : { $action }
opens-auxiliary = débloque « { $action } »
opens-better = « { $action } » au lieu de « { $before } »
opens-R1 = un certificat permanent
opens-R2 = limite de main 5
opens-R3 = limite de déplacement 4
solo-title = carte { $id } ({ $movement } ; { $action })
    .one = la carte { $id } ({ $movement } ; { $action })
solo-by-cowboy = une étape par cowboy
solo-by-builder = une étape par bâtisseur
solo-by-engineer = une étape par ingénieur
solo-draw = { $count ->
    [one] pioche une carte
   *[other] pioche { $count } cartes
}
solo-cattle = Marché au bétail
solo-train = train
solo-building = bâtiment
solo-best = la meilleure de trois

## Actions

effect-dollars = recevoir { $count } $
effect-dollars-each = recevoir { $count } $ par { $each }
effect-certificate = { $count ->
    [one] recevoir 1 certificat
   *[other] recevoir jusqu’à { $count } certificats
}
effect-token = { $count ->
    [one] recevoir un jeton Échange
   *[other] recevoir { $count } jetons Échange
}
effect-exchange = { $count ->
    [one] piocher 1 carte, en défausser 1
   *[other] piocher 1 carte et en défausser 1, jusqu’à { $count } fois
}
effect-exchange-all = piocher 1 carte et en défausser 1, { $count } fois
effect-take = prendre { $what } au marché
effect-remove = retirer { $what } de la partie
effect-hire = { $count ->
    [0] engager un ouvrier gratuitement
   *[other] engager un ouvrier
}
effect-hire_another = engager un autre ouvrier, d’un type différent
effect-build = placer ou remplacer un bâtiment
effect-train = utiliser le train
effect-objective = prendre une tuile Objectif
effect-bonus = prendre une tuile Bonus
effect-tile = prendre une tuile Objectif ou Bonus
effect-auxiliary = { $count ->
    [one] faire une action auxiliaire
   *[other] faire jusqu’à { $count } actions auxiliaires différentes
}
effect-rancher = { $count ->
    [one] avancer l’éleveur de 1 étape
   *[other] avancer l’éleveur de { $count } étapes au plus
}
each-value = point de sa valeur d’élevage

note-hire = { $dollars ->
    [0] un joker { $joker } $
   *[other] { $dollars } $, un joker { $joker } $
}
note-cowboys = { $count ->
    [one] −1 cowboy
   *[other] −{ $count } cowboys
}
note-total = votre main : { $value }
note-spend = { $count ->
    [one] −1 certificat
   *[other] −{ $count } certificats
}

term-dollars = Recevoir de l’argent
    .help = Prenez-le à la banque. L’argent n’est pas limité.
term-pay = Payer
    .help = Payez la banque. Sans la somme entière, l’action est impossible ; il n’y a pas de dettes.
term-discard = Défausser du bétail contre de l’argent
    .help = Mettez une carte du type indiqué de votre main sur votre défausse. Sans cette carte, pas d’argent ; plusieurs cartes du type ne comptent qu’une fois.
term-certificate = Certificats
    .help = Votre marqueur avance sur la piste de certificats, jusqu’à 4. Lors d’une livraison, vous pouvez en dépenser : chacun ajoute 1 à la valeur de votre main.
term-token = Jeton Échange
    .help = À tout moment de votre tour, rendez-en un, piochez une carte et défaussez-en une aussitôt. Les jetons s’utilisent l’un après l’autre.
term-exchange = Action d’échange
    .help = Piochez une carte, puis défaussez aussitôt une carte de votre main, qui peut être celle que vous venez de piocher. Un ouvrier pioché va dans votre zone des ouvriers, et vous piochez jusqu’à ce que vienne du bétail. Plusieurs échanges se font l’un après l’autre.
term-take = Recevoir du bétail
    .help = Prenez la carte indiquée au Marché au bétail et mettez-la sur votre défausse. Il ne faut pas de cowboys.
term-remove = Se débarrasser de bétail
    .help = Une carte de votre main est retirée de la partie et ne compte plus. Chaque joueur peut retirer cinq cartes en tout, de quelque manière que ce soit.
term-hire = Engager un ouvrier
    .help = Prenez un ouvrier de n’importe quel type de la réserve, mettez-le dans votre zone des ouvriers et payez le prix indiqué ; un ouvrier joker coûte toujours 4 $ de plus. Il peut servir dans le même tour.
term-hire_another = Engager un autre ouvrier
    .help = Seulement après le premier de cette visite, et d’un type différent. Là aussi, un ouvrier joker coûte 4 $ de plus.
term-buy = Acheter du bétail
    .help = Choisissez une race du marché, défaussez autant de cowboys qu’elle en demande (des jokers peuvent les remplacer) et payez 2 $ pour chacun. La carte va sur votre défausse. Une carte par action.
term-build = Placer ou remplacer un bâtiment
    .help = Choisissez un bâtiment de l’offre, défaussez autant de bâtisseurs qu’il en montre (des jokers peuvent les remplacer), payez 2 $ pour chacun et le prix d’une case libre. Ou remplacez un de vos bâtiments par un plus grand : seule la différence en bâtisseurs et en dollars est payée, et l’ancienne tuile retourne dans sa pile. Vous avez deux marqueurs Propriété, donc jamais plus de deux bâtiments.
term-train = Utiliser le train
    .help = Choisissez une carte Train, défaussez autant d’ingénieurs qu’elle en montre (des jokers peuvent les remplacer) et payez 2 $ pour chacun. Faites ensuite ses actions dans l’ordre de votre choix ; chacune est facultative.
term-objective = Tuiles Objectif
    .help = Prenez une des tuiles visibles, ou la première de la pile sans la voir. À la fin, elle vaut ses points si vous avez tout ce qu’elle demande ; sinon elle ne coûte rien. Chaque carte, bâtiment, disque et tuile ne sert qu’à un objectif.
term-bonus = Tuiles Bonus
    .help = Prenez une des tuiles visibles, ou la première de la pile sans la voir. L’effet immédiat se fait aussitôt ; les effets permanents se cumulent. Elle vaut des points à la fin.
term-tile = Tuile Objectif ou Bonus
    .help = Prenez une tuile visible de l’un ou l’autre type, ou la première d’une des deux piles sans la voir.
term-auxiliary = Actions auxiliaires
    .help = Les quatre actions de votre plateau, pour autant qu’elles soient débloquées. Sur un bâtiment neutre ou à vous, vous pouvez en faire une au lieu de toutes les actions de la tuile ; sur le bâtiment d’un autre, c’est tout ce qui est possible. Là où une tuile ou une carte Train montre le symbole, c’est une de ses actions.
term-rancher = Avancer encore
    .help = Votre éleveur avance comme en phase Déplacement, d’une étape au moins, au plus du nombre indiqué ; des cowboys peuvent en ajouter, et El Paso l’arrête. Puis vous utilisez le nouveau lieu. Ce que vous n’avez pas fait à l’ancien est perdu, et vous ne piochez pas entre-temps.
term-step = Étapes
    .help = Vous allez de lieu en lieu dans le sens horaire. El Paso et chaque bâtiment sont des lieux et comptent pour une étape ; les cases vides n’en sont pas. Votre limite de déplacement est 3, plus tard 4, et chaque cowboy défaussé ajoute une étape. On ne paie rien pour passer, et on ne dépasse pas El Paso.
term-delivery = Livraison
    .help = À El Paso, vous montrez votre main. Chaque race compte une fois par sa valeur d’élevage, chaque tuile de doublon ajoute une carte, chaque certificat permanent ajoute 1, et les certificats de votre piste se dépensent pour 1 chacun. Mettez un disque de votre plateau sur un comptoir commercial de cette valeur au plus, prenez sa récompense et défaussez votre main.
term-corners = Angles noirs
    .help = Les disques sans angles noirs vont sur tous les comptoirs ; ceux aux angles noirs seulement sur les comptoirs aux angles noirs, à partir de 10.
term-end = Fin de la partie
    .help = Quand la dernière Simmental est prise, la prochaine arrivée à El Paso met fin à la partie : cet éleveur va sur la case Simmental, qui vaut 2 points. Après sa livraison, la partie est finie pour lui, sans pioche ni bonus ; les autres ont encore un tour.
term-sue = Sue
    .help = Votre adversaire quand vous jouez seul. À chaque tour, une carte dit de combien elle avance et ce qu’elle fait ; elle n’a ni argent ni main, garde tous ses ouvriers, et tous ses objectifs comptent comme remplis.

kind-bonus = Bonus Ouvrier
kind-bonustile = Tuiles Bonus
kind-cattle = Bétail
kind-objective = Objectifs
kind-post = Comptoirs commerciaux
kind-slot = Disques du plateau Joueur
kind-solo = Cartes de Sue
kind-train = Cartes Train

## Aide composée à partir des chiffres

help-market = Le Marché au bétail en a { $count }. Coûte { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    } et { $dollars } $.
help-board = Ne s’achète pas : chaque visite d’El Paso en rapporte une, tant qu’il y en a. La boîte en a { $count } ; 9 servent à un ou deux joueurs, 14 à trois, 19 à quatre.
help-objective = Vaut { $points } à la fin, si vous avez : { $tasks }. Sinon elle ne coûte rien. Chaque carte, bâtiment, disque et tuile ne sert qu’à un objectif.
help-objective-post = Le disque doit être sur ce comptoir même, sauf si la table compte aussi les comptoirs plus élevés.
help-bonus = Vaut { $points } à la fin ; il y en a { $count }.
help-bonus-once = Une fois, en la prenant : { $gives }.
help-permanent-certificate = Un certificat permanent : 1 de plus à chacune de vos livraisons.
help-permanent-duplicate = À chacune de vos livraisons, un doublon compte aussi ; le meilleur est pris. Plusieurs de ces tuiles font compter plusieurs doublons.
help-discharge = À tout moment de votre tour, entre deux étapes d’une action : la carte va de votre zone des ouvriers sur votre défausse, et revient quand vous la piochez.
help-building = Un bâtiment commun ; l’offre en a { $copies }. Demande { $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    } et { $dollars } $, plus le prix de la case ; vaut { $points }. Seul son propriétaire utilise ses actions.
help-building-neutral = Un bâtiment neutre : tout le monde peut l’utiliser.
help-either = Aux tables qui appliquent l’erratum, vous n’en faites qu’une des deux.
help-train = Demande { $engineers ->
        [one] { $engineers } ingénieur
       *[other] { $engineers } ingénieurs
    } et { $dollars } $.
help-auxiliary = Action auxiliaire { $number } de votre plateau : { $before } ; une fois son disque retiré : { $action }.
help-auxiliary-closed = Action auxiliaire { $number } de votre plateau : { $action }. Bloquée tant que son disque y est.
help-disc = Une fois ce disque pris pour une livraison, pour toujours : { $opens }.
help-disc-pays = Vous recevez { $dollars } $.
help-disc-costs = Vous payez { $dollars } $ ; sans cet argent, il ne peut pas être pris.
help-disc-plain = Sans angles noirs : pour tous les comptoirs.
help-disc-black = Angles noirs : seulement pour les comptoirs aux angles noirs.
help-black = angles noirs
help-plain = sans angles noirs
help-post-plain = Demande une valeur d’élevage totale de { $value }. Sans angles noirs : seulement pour les disques sans angles noirs.
help-post-black = Demande une valeur d’élevage totale de { $value }. Angles noirs : pour n’importe quel disque.
help-post-again = On peut y livrer plusieurs fois.
help-post-once = On peut y livrer une fois.
help-post-gives = Y livrer permet de : { $gives }.
help-post-points = Chaque disque ici vaut { $points } à la fin.
help-space-EP = Tout éleveur doit s’y arrêter : recevoir 5 $, prendre une Simmental, livrer.
help-space-SIM = L’éleveur qui le premier ne trouve pas de Simmental à El Paso finit ici. Vaut 2 points.
help-space-neutral = Un des six bâtiments neutres s’y trouve.
help-space-site = Une case pour un bâtiment commun. { $dollars ->
        [0] Y construire est gratuit.
       *[other] Y construire coûte { $dollars } $.
    } Vide, ce n’est pas un lieu et elle ne compte pas pour une étape.
help-solo = Déplacement de Sue : { $movement }. Puis son action : { $action }. À une bifurcation, elle prend le chemin sans bâtiment, l’intérieur en cas d’égalité ; El Paso l’arrête. Si elle a atteint El Paso, elle livre après son action.
help-solo-draw = De sa réserve : le bétail va sur sa pile, un ouvrier dans sa rangée. Un joker rejoint le type qu’elle a en plus grand nombre, sans compter les types de quatre ou plus ; en cas d’égalité, le plus à gauche.
help-solo-cattle = Un cowboy rapporte une Black Angus, deux une Corriente, trois une Shorthorn, quatre ou plus une Hereford ; si la race est épuisée, la suivante moins chère.
help-solo-train = Elle utilise la carte du nombre de ses ingénieurs, 4 au plus. Elle prend la tuile visible qui vaut le plus de points (un objectif avant une tuile Bonus, puis la plus à gauche), une Corriente pour une carte Bétail, et pioche une carte de sa réserve au lieu d’engager ; le reste est ignoré.
help-solo-building = Tant qu’elle a moins de deux bâtiments, elle place le plus grand que permettent ses bâtisseurs sur la case libre la plus chère, la plus proche dans le sens horaire en cas d’égalité. Sinon elle en remplace un avec le plus de bâtisseurs possible ; sinon elle prend une Hereford.
help-solo-best = Marché au bétail, bâtiment ou train, selon le type d’ouvriers qu’elle a en plus grand nombre ; en cas d’égalité, le plus à gauche de sa rangée.
help-solo-assumed = Ce que montre cette carte est notre reconstitution.

## Questions

verb-draft = Avec quel objectif commencez-vous ?
    .help = Avant les premiers tours, chacun prend un des trois objectifs visibles, dans l’ordre du tour.
verb-begin = Sur quel bâtiment neutre commencez-vous ?
    .help = À votre premier tour, vous placez votre éleveur sur un bâtiment neutre et l’utilisez aussitôt.
verb-move = Où va votre éleveur ?
    .help = Dans le sens horaire, d’une étape au moins, au plus de votre limite de déplacement ; les cases vides ne comptent pas. Au-delà de la limite, chaque étape coûte un cowboy. Entre parenthèses : les étapes, et les cowboys que vous défaussez.
verb-act = Que faites-vous ici ?
    .help = Sur un bâtiment neutre ou à vous : chaque action de la tuile une fois, dans l’ordre de votre choix. Ou, au lieu de toutes, une action auxiliaire ; sur le bâtiment d’un autre, c’est tout ce qui est possible. Avec une carte Train : chacune de ses actions une fois, dans l’ordre de votre choix.
verb-auxiliary = Quelle action auxiliaire faites-vous ?
    .help = Une action débloquée de votre plateau ; là où deux sont permises, deux différentes.
verb-hire = Qui engagez-vous ?
    .help = L’ouvrier va dans votre zone des ouvriers et peut servir aussitôt. Entre parenthèses : le prix ; un ouvrier joker coûte 4 $ de plus.
verb-jokers = Combien de jokers utilisez-vous ?
    .help = Des jokers peuvent remplacer une partie des ouvriers que cela coûte. Les ouvriers ainsi défaussés ne donnent pas de bonus.
verb-buy = Quel bétail achetez-vous ?
    .help = Une carte, qui va sur votre défausse. Entre parenthèses : les cowboys que vous défaussez, et les dollars.
verb-train = Quelle carte Train utilisez-vous ?
    .help = Entre parenthèses : les ingénieurs que vous défaussez, et les dollars. Vous faites ensuite ses actions dans l’ordre de votre choix.
verb-build = Quel bâtiment placez-vous ?
    .help = Entre parenthèses : les bâtisseurs que vous défaussez, les dollars pour eux, et ses points. Remplacer un de vos bâtiments ne coûte que la différence.
verb-site = Où le placez-vous ?
    .help = Sur une case libre, pour son prix ; ou à la place d’un de vos bâtiments qui demande moins de bâtisseurs, dont vous économisez les bâtisseurs et les dollars.
verb-tile = Quelle tuile prenez-vous ?
    .help = Une tuile visible, ou la première d’une pile sans la voir. La rangée visible est complétée aussitôt.
verb-place = Laquelle des tuiles pareilles prenez-vous ?
    .help = La place qu’elle laisse est complétée aussitôt. De tuiles qui rapportent autant, Sue prend la plus à gauche.
verb-discard = Quelle carte défaussez-vous ?
    .help = Elle va de votre main sur votre défausse.
verb-remove = Quelle carte retirez-vous de la partie ?
    .help = Elle quitte votre troupeau pour toujours et ne compte plus ; cinq par partie.
verb-again = Échangez-vous une carte ?
    .help = Piochez une carte, puis défaussez-en une. Les échanges se font l’un après l’autre.
verb-deliver = À quel comptoir livrez-vous ?
    .help = Un comptoir de votre total au plus, sans disque à vous ; 0, 12 et 16 peuvent être choisis plusieurs fois. Entre parenthèses : ce que vaut votre main, les certificats que le comptoir demande encore, et ce qu’il rapporte.
verb-disc = Quel disque prenez-vous ?
    .help = L’emplacement qu’il quitte débloque quelque chose pour toujours. Les disques aux angles noirs ne vont que sur les comptoirs aux angles noirs. Entre parenthèses : ce que vous recevez ou payez.
verb-rest = Autre chose avant la fin ?
    .help = C’est votre dernier tour, et vous avez pioché. Les jetons Échange et les bonus Ouvrier peuvent encore servir.

## Les choix, sur les boutons

do-exchange = Jeton Échange (piocher 1 carte, en défausser 1)
do-act-stop = En finir avec la carte Train
do-act-L1 =
    .short = { $value }
do-act-L2 =
    .short = { $value }
do-act-L3 =
    .short = { $value }
do-act-L4 =
    .short = { $value }
do-rest-end = Finir le tour
do-auxiliary-pass = Pas d’autre
do-again-draw = Échanger : piocher 1 carte, en défausser 1
do-again-pass = Pas davantage
do-deliver-nothing = Ne rien livrer
do-tile = { $value }
do-tile-objective_stack = Premier objectif de la pile, sans le voir
do-tile-bonus_stack = Première tuile Bonus de la pile, sans la voir
do-place = { $value ->
    [1] Celle de gauche
    [2] Celle du milieu
   *[3] Celle de droite
}
do-train = { $value }
do-jokers = { $value ->
    [0] Aucun joker
    [one] { $value } joker
   *[other] { $value } jokers
}

buy-card = { $breed }, { $worth } ({ $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }, { $dollars } $)
use-train = { $train } : { $actions } ({ $engineers ->
        [one] { $engineers } ingénieur
       *[other] { $engineers } ingénieurs
    }, { $dollars } $)
build-instead = bâtiment { $name }, à la place d’un des vôtres ({ $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    }, { $dollars } $, { $points })
site-replace = remplacer { $name }, { $space } ({ $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    }, { $dollars } $)
site-free = { $space } ({ $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    }, { $dollars } ${ $price ->
        [0] {""}
       *[other] , dont { $price } $ pour la case
    })

## Réponses permanentes

standing-end-turn = Finir le tour quand il ne reste que des jetons Échange et des bonus Ouvrier
    .help = Ils peuvent servir tout aussi bien au début de votre prochain tour. À votre dernier tour, la question vous est toujours posée.
standing-keep-jokers = Payer avec le moins de jokers possible
    .help = D’abord des cowboys, des bâtisseurs et des ingénieurs : un joker peut faire tout ce qu’il faudra ensuite.
standing-exchange-again = Échanger autant de fois que le permet une action auxiliaire
    .help = Vous pouvez défausser la carte même que vous venez de piocher.

## Groupes, panneau, phases

term-simmentals = Simmentals restantes
    .help = Qui arrive à El Paso en prend une. Quand la dernière est prise, l’arrivée suivante à El Paso met fin à la partie.
countdown-simmentals = Simmental { $left }

## Le journal

reached = { $whose ->
    [own] { $to }, qui lui appartient
    [other] { $to }, qui appartient à { $owner }
   *[nobody] { $to }
}
tell-moves = { $origin ->
    [none] { $seat } commence sur { $to }.
   *[other] { $seat } rejoint { reached }.
}
tell-rides = { $seat } défausse { some-workers } pour { $count ->
        [one] 1 étape de plus
       *[other] { $count } étapes de plus
    }.
tell-gains = { $seat } reçoit { $dollars } $.
tell-certifies = { $seat } reçoit { $count ->
        [one] 1 certificat
       *[other] { $count } certificats
    } et en a { $certificates }.
tell-gains_token = { $seat } reçoit { $count ->
        [one] un jeton Échange
       *[other] { $count } jetons Échange
    }.
tell-finds_workers = { $seat } pioche pour sa zone des ouvriers : { $workers }.
tell-discharges = { $seat } défausse { a-worker } pour son bonus.
tell-hires = { $dollars ->
    [0] { $seat } engage { a-worker } gratuitement.
   *[other] { $seat } engage { a-worker } pour { $dollars } $.
}
tell-spends = { $jokers ->
    [0] { $seat } défausse { some-workers } et paie { $dollars } $.
   *[other] { $count ->
        [0] { $seat } défausse { some-jokers } à la place des { all-workers } et paie { $dollars } $.
       *[other] { $seat } défausse { some-workers } et { some-jokers } et paie { $dollars } $.
    }
}
tell-takes_cattle = { $seat } prend { $card } au marché.
tell-removes = { $seat } retire { $card } de la partie ({ $count } sur 5).
tell-builds = { $dollars ->
    [0] { $seat } place { $tile } sur { $space }.
   *[other] { $seat } place { $tile } sur { $space }, dont le prix est { $dollars } $.
}
tell-replaces = { $seat } remplace { $old } par { $tile } sur { $space }.
tell-uses_train = { $seat } utilise { $train }.
tell-takes_tile = { $how ->
    [stack] { $seat } prend la première tuile de la pile : { $tile }.
    [filled] { $seat } prend { $tile }, que remplace { $next }.
   *[row] { $seat } prend { $tile }.
}
tell-takes_simmental = { $left ->
    [0] { $seat } prend la dernière Simmental.
    [one] { $seat } prend une Simmental ; il en reste 1.
   *[other] { $seat } prend une Simmental ; il en reste { $left }.
}
tell-last_simmental = Il ne reste pas de Simmental : la prochaine arrivée à El Paso met fin à la partie.
tell-closes = { $seat } ne trouve plus de Simmental, va sur la case Simmental (2 points) et met fin à la partie. Les autres ont encore un tour.
tell-sue_shuffles = { $seat } mélange les cartes qu’elle a jouées pour former un nouveau paquet Solo.
tell-delivers = { $certificates ->
    [0] { $seat } livre { $cards }, valeur { $value }, et met un disque sur { $post } : { $slot }.
    [one] { $seat } livre { $cards }, valeur { $value } avec 1 certificat, et met un disque sur { $post } : { $slot }.
   *[other] { $seat } livre { $cards }, valeur { $value } avec { $certificates } certificats, et met un disque sur { $post } : { $slot }.
}
tell-delivers_nothing = { $spared ->
    [1] { $seat } montre { $cards } et ne livre rien : un disque aurait coûté des certificats.
   *[0] { $seat } montre { $cards } et ne livre rien : aucun disque ne peut être placé.
}
tell-discards_hand = { $seat } défausse toute sa main.
tell-disc_pays = { $seat } reçoit { $dollars } $ pour le disque.
tell-disc_costs = { $seat } paie { $dollars } $ pour le disque.
tell-sue_turns = { $seat } retourne { $card }.
tell-sue_forks = { $tie ->
    [1] Les deux chemins sont aussi longs : { $seat } prend le chemin intérieur.
   *[0] { $lane ->
        [inner] { $seat } prend le chemin intérieur, le plus court.
       *[outer] { $seat } prend le chemin extérieur, le plus court.
    }
}
tell-sue_moves = { $seat } avance de { $steps ->
        [one] 1 étape
       *[other] { $steps } étapes
    } et rejoint { reached }{ $stopped ->
        [1] , où tout déplacement s’arrête.
       *[0] .
    }
tell-sue_draws = { $seat } pioche { $card } de sa réserve.
tell-sue_draws_joker = { $seat } pioche { $card } de sa réserve. Il rejoint ses { all-workers }, { $tie ->
        [2] le type le plus à gauche : elle en a quatre ou plus de chacun.
        [1] le plus à gauche des types qu’elle a en plus grand nombre, sans ceux de quatre ou plus.
       *[0] le type qu’elle a en plus grand nombre, sans ceux de quatre ou plus.
    }
tell-sue_reserve_empty = { $seat } piocherait, mais sa réserve est vide.
tell-sue_takes_cattle = { $why ->
    [market] { $seat } prend { $card } au marché, selon le nombre de ses cowboys.
    [train] { $seat } prend { $card } au marché pour la carte Train.
   *[instead] { $seat } ne peut ni placer ni remplacer un bâtiment et prend { $card } au marché à la place.
}
tell-sue_takes_tile = { $tie ->
    [1] { $seat } prend { $tile } : la première des tuiles visibles qui rapportent le plus{ next-tile }.
   *[0] { $seat } prend { $tile } : la tuile visible qui rapporte le plus{ next-tile }.
}
next-tile = { $how ->
    [filled] , remplacée par { $next }
   *[row] {""}
}
tell-sue_builds = { $dollars ->
    [0] { $seat } place { $tile } sur { $space } : aucune case n’a de prix, et celle-ci est la plus proche.
   *[other] { $tie ->
        [1] { $seat } place { $tile } sur { $space } : des cases les plus chères ({ $dollars } $), la plus proche.
       *[0] { $seat } place { $tile } sur { $space }, la plus chère ({ $dollars } $).
    }
}
tell-sue_replaces = { $seat } remplace { $old } par { $tile } sur { $space }, ce qui emploie le plus de ses bâtisseurs.
tell-sue_finds_nothing = { $seat } ne trouve rien à prendre.
tell-sue_prefers = { $seat } { $tie ->
        [1] a autant d’ouvriers d’un autre type, mais les { all-workers } sont les plus à gauche
       *[0] a surtout des { all-workers }
    } : { $worker ->
        [cowboy] Marché au bétail.
        [builder] bâtiment.
       *[engineer] train.
    }
tell-sue_delivers = { $seat } met un disque sur { $post }.
tell-sue_delivers_nothing = { $seat } n’a plus de disque, ou plus de comptoir, pour livrer.

## Pourquoi un choix manque

why-no_value_two = Vous n’avez en main aucune carte Bétail de valeur 2.
why-removed_enough = Vous avez retiré { $count } cartes, le maximum permis.
why-sold_out = On ne trouve plus { $card } au marché.
why-nobody_to_hire = Il n’y a plus personne que vous puissiez engager et payer.
why-certificates_full = Vous avez { $certificates } certificats, le maximum de la piste.
why-no_cards = Il n’y a pas de carte que vous puissiez piocher.
why-nothing_to_buy = Il n’y a pas de bétail que vous puissiez acheter : il faut des cowboys ou des jokers, et 2 $ pour chacun.
why-nothing_to_build = Il n’y a rien que vous puissiez placer : il faut des bâtisseurs ou des jokers, 2 $ pour chacun, et une case.
why-no_engineers = Il faut un ingénieur ou un joker, et 2 $.
why-no_objectives = Il ne reste aucune tuile Objectif.
why-no_bonuses = Il ne reste aucune tuile Bonus.
why-no_tiles = Il ne reste aucune tuile.
why-hire_first = Seulement après le premier ouvrier de cette visite.
why-disc_on_it = Encore bloquée : son disque doit d’abord être pris pour une livraison.
why-acted = Seulement au lieu de toutes les actions de ce lieu.
why-none_left = Il n’en reste plus.
why-hired_already = Vous avez engagé { a-worker } lors de cette visite ; le second ouvrier doit être d’un autre type.
why-needs_workers = Il faut { some-workers } ; vous en avez { $have }, jokers compris.
why-markers_used = Vos marqueurs Propriété ({ $count }) sont placés, et il ne peut pas remplacer un de vos bâtiments.
why-value_too_low = Il faut une valeur de { $value } ; avec tous vos certificats vous arrivez à { $total }.
why-disc_there = Votre disque y est déjà.
why-no_disc = Vous n’avez pas de disque qui puisse y aller et être payé.
why-black_corners = Les disques aux angles noirs ne vont que sur les comptoirs aux angles noirs.

## Options d’une table

option-neutral_tiles = Bâtiments neutres
    .help = Où se trouvent les six bâtiments neutres. Pour une première partie : chacun sur sa lettre.
option-faces = Bâtiments communs
    .help = Quelle face de chaque pile est utilisée.
option-faces-random = une face au hasard par pile
option-chosen_faces = Faces choisies
    .help = Une lettre, a ou b, pour chaque bâtiment de 1 à 6, par exemple aabbab. Ne compte que si les faces sont choisies.
    .pick = La face utilisée de chaque pile de bâtiments, par son numéro.
option-trains = Cartes Train
    .help = Quel côté de chaque carte Train est utilisé.
option-trains-front = recto pour toutes (première partie)
option-trains-back = verso pour toutes (★)
option-trains-random = un côté au hasard par carte
option-trains-chosen = les côtés choisis ci-dessous
option-chosen_trains = Côtés choisis des cartes Train
    .help = Une lettre, f pour le recto ou b pour le verso, pour chaque carte Train de 1 à 4, par exemple ffbb. Ne compte que si les côtés sont choisis.
    .pick = Le côté utilisé de chaque carte Train, par son numéro.
option-chosen_trains-f = recto
option-chosen_trains-b = verso
option-building_2a = Bâtiment 2a
    .help = L’éditeur propose un erratum à qui trouve ce bâtiment trop fort : ses deux actions s’excluent.
option-building_2a-printed = comme imprimé, les deux actions
option-building_2a-either = avec l’erratum, une des deux actions
option-objective_posts = Objectifs avec un comptoir
    .help = Si le disque doit être sur le comptoir même que montre l’objectif, ou peut être sur un comptoir plus élevé.
option-objective_posts-exact = ce comptoir même
option-objective_posts-at_least = ce comptoir ou un plus élevé
option-b_cards = Cartes B de Sue
    .help = Combien de cartes B sont tirées pour le paquet Solo. Chacune rend Sue plus forte.
option-b_cards-0 = aucune
option-b_cards-1 = une
option-b_cards-2 = deux
option-b_cards-3 = les trois
option-sue_delivery = Livraisons de Sue
    .help = Où Sue met ses disques après sa première livraison au comptoir 7 : le livret se lit de deux façons.
option-sue_delivery-next = le comptoir suivant
option-sue_delivery-highest = le comptoir le plus élevé qui lui est ouvert

## La feuille de score

category-posts = Comptoirs
category-bonuses = Tuiles Bonus

## La feuille de score ligne par ligne

sum-closer = éleveur sur la case Simmental

## La position en mots

word-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
word-closer = a mis fin à la partie
word-ranchers = éleveurs : { $names }
word-table = { $left ->
    [0] Il ne reste pas de Simmental : la prochaine arrivée à El Paso met fin à la partie.
    [one] Il reste 1 Simmental ; ensuite la prochaine arrivée à El Paso met fin à la partie.
   *[other] Il reste { $left } Simmental ; ensuite la prochaine arrivée à El Paso met fin à la partie.
}
word-last-turns = { $name } a mis fin à la partie : ce sont les derniers tours.
word-trail = Le parcours, dans le sens horaire depuis El Paso (une case vide n’est pas un lieu ; on passe par la case intérieure ou l’extérieure) :
word-posts = Comptoirs commerciaux : { $posts }
word-rancher-none = éleveur pas encore sur le parcours
word-rancher = éleveur sur { $place }
word-player = { $player } : { $dollars } $, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    } (limite { $limit }), { $rancher }
word-board = { $workers } ; certificats : { $certificates } sur { $most }, permanents : { $permanent } ; { $tokens ->
        [one] { $tokens } jeton Échange
       *[other] { $tokens } jetons Échange
    } ; limite de déplacement { $steps }
word-no-workers = aucun ouvrier
word-auxiliaries = Actions auxiliaires : { $actions }
word-own-posts = Disques sur les comptoirs : { $posts }
word-objectives = Objectifs : { $tiles }
word-bonuses = Tuiles Bonus : { $tiles }
word-piles = Pioche Bétail { $draw }, défausse { $discard } ; cartes retirées : { $removed } sur { $most }
word-sue = { $player } : { $rancher }, { $discs ->
        [one] { $discs } disque restant
       *[other] { $discs } disques restants
    }
word-sue-row = Rangée d’ouvriers, de gauche à droite : { $workers }
word-of-them-jokers = { $jokers ->
    [one] dont { $jokers } joker
   *[other] dont { $jokers } jokers
}
word-sue-card = Carte de ce tour : { $card }
word-sue-cattle = Pile Bétail : { $cards }
word-sue-played = Cartes jouées : { $cards }
word-sue-piles = Réserve { $reserve }, paquet Solo { $deck }
word-market = Marché au bétail : { $cards }
word-breed = { $left } × { $breed } ({ $worth } ; { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }, { $dollars } $)
word-workers = Ouvriers à engager : { $workers }
word-buildings = Offre de bâtiments : { $tiles }
word-pile = { $left } × { $name } ({ $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    }, { $dollars } $, { $points })
word-trains = Train : { $cards }
word-objective-row = Objectifs visibles : { $tiles } ; { $stack ->
        [one] { $stack } tuile
       *[other] { $stack } tuiles
    } dans la pile
word-bonus-row = Tuiles Bonus visibles : { $tiles } ; { $stack ->
        [one] { $stack } tuile
       *[other] { $stack } tuiles
    } dans la pile

## Ce que nomment les robots quand ils disent pourquoi

aspect-cattle = votre troupeau
aspect-workers = vos ouvriers
aspect-buildings = bâtiments
aspect-posts = comptoirs et disques libérés
aspect-tiles = objectifs et tuiles Bonus
aspect-money = argent
    .count = { $count } $
aspect-hand = main et certificats
aspect-way = votre place sur le parcours

## Conseils pour les premières parties

coach-draft = Un objectif manqué ne coûte rien : prenez-en un qui va avec ce que vous aimez faire.
coach-begin = Cherchez un bâtiment dont vous tenez la carte, ou qui engage : c’est avec des ouvriers que l’on paie.
coach-el-paso-near = { $left ->
    [0] Il ne reste pas de Simmental : qui atteint El Paso maintenant finit la partie.
    [one] Il reste une Simmental : la fin est proche, regardez ce qui marque encore.
   *[other] Il reste { $left } Simmentals : la fin est proche, regardez ce qui marque encore.
}
coach-el-paso-good = Avec vos certificats, vous atteignez { $value } : regardez les comptoirs que cela ouvre à El Paso.
coach-nobody = Vous n’avez aucun ouvrier disponible : un arrêt qui engage rend les suivants plus utiles.
coach-doubles = Vous tenez { $breed } en double, et une seule compte à El Paso : un arrêt qui défausse l’autre aide deux fois.
coach-move = Les tours de piste sont courts : deux ou trois bons arrêts, puis El Paso avec une main variée.
coach-elsewhere = Ici, seule une action auxiliaire est possible : de l’argent, un certificat ou une meilleure main.
coach-act-hire = Les ouvriers se défaussent quand on les utilise, mais reviennent par votre pioche.
coach-act-buy = Un meilleur bétail renforce toutes vos livraisons à venir : le plus tôt est le mieux.
coach-hire-cowboy = Sans cowboy, pas de bétail à acheter, ni de pas au-delà de votre limite.
coach-hire = De qui vos prochains arrêts ont-ils besoin : cowboys pour le bétail, bâtisseurs pour bâtir, ingénieurs pour le train ?
coach-jokers = Un joker fait ce qu’il faut ensuite : dépensez-le là où le gain est grand.
coach-jokers-last = Dépensez d’abord les spécialistes : un joker servira partout ensuite.
coach-buy = Le bétail le plus cher marque le plus, mais une race qui vous manque aide plus tôt.
coach-train = Une carte plus haute fait plus pour plus d’ingénieurs : regardez ce que vous en utiliseriez.
coach-build = Un bâtiment est un arrêt pour vous seul, tour après tour ; en remplacer un petit ne coûte que la différence.
coach-site = Un emplacement juste avant El Paso est un arrêt de plus pour votre main ; les plus chers sont seulement mieux placés.
coach-tile = Une tuile Bonus marque à coup sûr ; un objectif marque plus si vous êtes en chemin.
coach-discard = Gardez des races différentes : chacune compte une fois à El Paso.
coach-remove = Le bétail faible qui quitte le jeu fait venir plus tôt les meilleures cartes ; { $most } au plus par partie.
coach-deliver-points = Des certificats qui atteignent un comptoir à points sont bien dépensés, surtout vers la fin.
coach-deliver = Au début, le disque que vous libérez compte plus que le comptoir lui-même.
coach-disc = Libérez tôt ce qui aide à chaque tour : une main plus grande, plus d’étapes, une meilleure action auxiliaire.

## Précisions de règle

ruling-g01 = Combien coûtent les cases Bâtiment ? Les cases simples 3 $, les intérieures rien, les extérieures 1 $. Trois de ces prix sont cachés sur les images que nous avons vues et suivent les autres.
ruling-g02 = Combien vaut un disque sur le comptoir 12 ? Quatre points : les comptoirs à partir de 10 augmentent ainsi régulièrement, 2, 4, 7, 9, 12, 14.
ruling-g03 = Que donnent les comptoirs ? Ce que montre une première image du plateau ; elle s’accorde avec le livret partout où il donne un chiffre.
ruling-g04 = Combien valent les bâtiments ? 1, 2, 4, 7, 11 et 15 points pour 1 à 6 bâtisseurs, sur les deux faces. Ceux de 1, 3 et 5 bâtisseurs, et toute la face b, sont notre reconstitution.
ruling-g05 = Combien vaut le bétail ? Black Angus 2, Corriente 3, Shorthorn 5, Hereford 8 ; cela repose sur une seule source publique.
ruling-g06 = Un disque sur un comptoir plus élevé remplit-il un objectif ? Non, il faut ce comptoir même. Une table peut choisir l’autre lecture.
ruling-g07 = Que valent les ouvriers et les Simmental ? Chaque ouvrier 2 points, les jokers aussi ; une Simmental a une valeur d’élevage de 2 et aucun point.
ruling-g08 = Quelles tuiles Objectif y a-t-il ? Le livret en montre quelques-unes sur vingt ; les autres, et leurs 3 à 5 points, sont notre reconstitution.
ruling-g09 = Quelles tuiles Bonus y a-t-il ? Les six sortes du livret ; leur nombre, leurs points et les 2 $ de celle qui retire une carte sont notre reconstitution.
ruling-g10 = Quel côté d’une carte Train est le recto ? Celui que le livret décrit en premier ; un exemple ne le prouve que pour la carte 4.
ruling-g11 = Que montrent les cartes de Sue ? Nous ne les avons pas vues : A1 à A8 et B1 à B3 sont notre reconstitution à partir des icônes que le livret explique. Sa force peut différer de celle des cartes imprimées.
ruling-g12 = Où Sue livre-t-elle après le comptoir 7 ? Chaque fois au comptoir suivant : 9, 10, 12, 14, 16. Le livret français parle de la valeur la plus élevée ; une table peut choisir cette lecture.
ruling-g13 = Quel bétail Sue prend-elle avec le train ? Une Corriente, comme le disent les règles du mode Solo, même là où la carte donne une Black Angus aux joueurs.
ruling-g14 = Et si une action fait avancer l’éleveur avant les autres ? Elles sont perdues : l’éleveur n’est plus là. Il en va de même d’une carte Train.
ruling-g15 = Et si on pioche un ouvrier lors d’un échange ? Il va dans la zone des ouvriers, et on pioche jusqu’à ce que vienne du bétail.
ruling-g16 = Et si aucun disque ne peut aller sur un comptoir ? Rien n’est placé ni gagné, mais la main est défaussée.
ruling-g17 = Qu’est-ce qui vient d’abord, le prix du disque ou la récompense du comptoir ? Le prix : il se paie avec ce qu’on a.
ruling-g18 = Les tuiles prises sont-elles secrètes ? Non, tout le monde les voit.
ruling-g19 = La tuile « retirer une carte et recevoir 2 $ » paie-t-elle sans carte retirée ? Non.
ruling-g20 = Qui a pris la dernière Simmental peut-il aussi mettre fin à la partie ? Oui, c’est la prochaine arrivée qui compte, même la sienne.
ruling-g21 = Et si Sue ne peut pas faire ce que dit sa carte ? Une race épuisée est remplacée par la suivante moins chère, une réserve vide ne donne rien, et sans bâtiment à placer ni à remplacer elle prend une Hereford. De tuiles égales, un objectif passe avant une tuile Bonus ; de cases égales, l’intérieure d’abord.
ruling-g22 = De combien Sue avance-t-elle selon ses ouvriers ? D’exactement autant d’étapes qu’elle a d’ouvriers de ce type, même plus de quatre ; seul El Paso l’arrête.
ruling-g23 = Deux tuiles de doublon peuvent-elles compter deux fois de plus la même race ? Oui, avec trois de ses cartes en main.
ruling-g24 = Peut-on défausser un bâtisseur pour un certificat avec quatre sur la piste ? Non, ce serait sans effet.
ruling-g25 = Qui commence ? Un joueur tiré au sort ; contre Sue, c’est vous.
ruling-g26 = Peut-on piocher le premier objectif sans le voir ? Non, c’est un des trois visibles, et sa place est complétée aussitôt.
ruling-g27 = L’erratum du bâtiment 2a est-il appliqué ? Seulement si la table le choisit : l’éditeur laisse le choix aux joueurs.
ruling-g28 = Quelles cartes B reçoit Sue ? Elles sont tirées au hasard.
ruling-g29 = Quelle est la valeur d’élevage d’une Hereford ? Cinq, comme dans le jeu frère.
ruling-g30 = Les deux ouvriers engagés lors d’une visite du bâtiment B peuvent-ils être du même type ? Non, et cela vaut aussi pour les jokers.
ruling-g31 = Peut-on faire une action auxiliaire sur son propre bâtiment ? Oui, au lieu de toutes ses actions.
ruling-g32 = Les jokers allongent-ils un déplacement ? Non, seulement les cowboys ; un joker rapporte 2 $ et rien d’autre.
ruling-h01 = Combien de certificats et de cowboys dépense-t-on ? Le moins possible : le comptoir choisi dit combien de certificats il prend, le lieu combien de cowboys. Un total plus élevé que ce que demande le comptoir, ou plus d’étapes que n’en a le chemin, ne rapporterait rien. Personne n’est obligé de dépenser des certificats : là où chaque comptoir en demande, on peut ne rien livrer.
ruling-h02 = Combien de certificats prend-on de « jusqu’à 3 » ? Autant que l’on veut, tant que la piste le permet ; la question est posée, le plus grand nombre d’abord. Qui a choisi une action pour des certificats en prend au moins un, sans question s’il n’y en a qu’un à prendre ; celui d’un comptoir peut être refusé. Le bonus d’un bâtisseur donne celui qui a été payé.
ruling-h03 = Quels doublons et quels certificats permanents comptent à une livraison ? Tous ceux que vous avez, les doublons qui valent le plus d’abord, sans question : un total plus élevé ne fait qu’ouvrir des comptoirs.
ruling-h04 = Qui décide quelles cartes et quels disques servent à quels objectifs ? Ils sont répartis pour le plus grand total ; rien d’autre n’en dépend.
ruling-h05 = Quels errata sont appliqués ? La limite publiée de cinq cartes retirées par joueur, toujours ; le changement du bâtiment 2a seulement si la table le choisit.
ruling-h06 = Quand peut-on utiliser les jetons et les bonus Ouvrier ? À chaque question de son tour, sauf à l’intérieur d’une même étape : quelle carte défausser, combien de jokers ou de certificats, quelle race, quel bâtiment ou quelle tuile. Rien n’est révélé pendant une telle étape, si bien qu’ils servent aussi bien avant ou après ; un échange se fait « immédiatement ».
ruling-h07 = Comment Sue départage-t-elle les égalités ? Entre types d’ouvriers, le plus à gauche de sa rangée ; entre tuiles visibles, la plus à gauche ; entre cases ou bâtiments, le plus proche de son éleveur dans le sens horaire, celui où elle se trouve étant le plus loin ; à une bifurcation, le chemin sans bâtiment, sinon l’intérieur.
ruling-h08 = À quel type va un joker de Sue ? À celui qu’elle a en plus grand nombre, sans compter les types de quatre ou plus ; en cas d’égalité, au plus à gauche. Si elle en a quatre de tous, au plus à gauche de tous. Il y reste.
ruling-h09 = Sue paie-t-elle ses bâtiments ? Non. Elle n’a pas d’argent, ne défausse aucun ouvrier et a deux bâtiments au plus ; on ne peut y faire qu’une action auxiliaire.
ruling-h10 = Quand Sue livre-t-elle ? Après l’action de sa carte, si le déplacement de ce tour s’est terminé à El Paso. Son premier disque est sur le comptoir 5 dès le départ et n’a rien donné.
ruling-h11 = Qui gagne une égalité contre Sue ? Vous, s’il vous reste de l’argent après cinq dollars par point ; sinon la victoire est partagée.
ruling-h12 = Pourquoi aucune action auxiliaire n’est-elle proposée à la place de celles d’un bâtiment qui en a une lui-même ? Parce que celle du bâtiment n’est jamais pire : c’est la même action, et les autres restent possibles.
ruling-h13 = Pourquoi rien n’est-il demandé après la pioche ? Parce que cela ne change rien : jusqu’à votre prochain tour, personne ne touche à vos cartes, à vos ouvriers ni à votre argent, ce tour viendra à coup sûr, et il commence avec les mêmes jetons et les mêmes bonus Ouvrier. À votre dernier tour, la question est posée.
ruling-h14 = Que peut encore faire qui met fin à la partie ? Utiliser jetons et bonus Ouvrier jusqu’à la livraison, et ce que son comptoir a donné avant que la main ne soit défaussée. Ensuite la partie est finie pour lui : il ne pioche pas.
ruling-h15 = L’effet immédiat d’une tuile Bonus est-il obligatoire ? Oui, s’il est possible : les trois échanges, le retrait d’une carte de votre choix. Avec une main vide, ou après cinq retraits, rien n’est retiré et rien n’est payé.
ruling-h16 = Qu’est-ce qui n’est pas demandé parce qu’il n’y a qu’une réponse ? La seule race, carte Train, case ou carte, le seul bâtiment, disque ou la seule tuile que vous laisse une action : faire l’action était votre choix. Le seul ouvrier que vous puissiez payer est demandé tant qu’un bonus Ouvrier pourrait en payer un autre.
ruling-h17 = Pourquoi une action sans effet manque-t-elle ? Des certificats avec quatre sur la piste, un sixième retrait, un échange sans cartes : la faire ne changerait rien, et toutes les autres actions restent là.
ruling-h18 = Laquelle de tuiles Bonus visibles pareilles est prise ? La plus à gauche, car peu importe aux joueurs où se trouve la suivante. À Sue, qui prend la plus à gauche de tuiles égales, cela importe : contre elle, la question est posée.

## Ce à quoi mènent les choix

lead-el-paso = revenu de { $income } $, une Simmental (il en reste { $left }) et une livraison avec votre main, qui vaut { $value } ainsi
lead-cowboy-crew = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
} et { $dollars } $ à disposition
lead-builder-crew = { $count ->
    [one] 1 bâtisseur
   *[other] { $count } bâtisseurs
} et { $dollars } $ à disposition
lead-engineer-crew = { $count ->
    [one] 1 ingénieur
   *[other] { $count } ingénieurs
} et { $dollars } $ à disposition
lead-engineer-left = { $count ->
    [one] il reste 1 ingénieur
   *[other] il reste { $count } ingénieurs
}
lead-applicants = { $count ->
    [one] 1 sorte au choix
   *[other] { $count } sortes au choix
}
lead-discharge = { $count ->
    [0] votre dernier disponible ; la carte va sur votre défausse
    [one] il en reste 1 ; la carte va sur votre défausse
   *[other] il en reste { $count } ; la carte va sur votre défausse
}
lead-not-met = pas encore rempli
lead-no-penalty = ne coûte rien s’il est manqué
lead-bonus-tile = { $count ->
    [one] votre première tuile Bonus
   *[other] { $count } tuiles Bonus avec celle-ci
}
lead-cowboy = achète du bétail, et fait dépasser la limite de déplacement
lead-builder = construit des bâtiments
lead-engineer = utilise le train
lead-joker = remplace n’importe quel autre ouvrier
lead-workers = { $count ->
    [one] le seul disponible
   *[other] puis { $count } disponibles
}
lead-pile = sur votre défausse
lead-jokers = { $count ->
    [0] il ne reste pas de joker
    [one] il reste 1 joker
   *[other] il reste { $count } jokers
}
lead-keep-certificates = vous gardez vos certificats
lead-again = peut être choisi à nouveau
lead-discs = { $count ->
    [one] 1 disque convient
   *[other] { $count } disques conviennent
}
lead-white = sans angles noirs
lead-black = angles noirs

## Le plateau dessiné

board-train = Train, objectifs et tuiles Bonus
board-trail = Parcours et comptoirs
board-each = chacun
board-permanent = Permanent
board-steps = Étapes
board-bonuses = Tuiles Bonus
board-buildings = Bâtiments
board-el-paso = El Paso
board-simmentals = Simmental
board-posts = Comptoirs
board-sue-card = Sa carte
board-sue-row = Ses ouvriers
board-sue-cattle = Son bétail
board-sue-played = jouées
board-sue-reserve = réserve

## Onglets d’un téléphone

tab-train = Train

## Figures du guide

figure-story = L’anneau du parcours avec El Paso et les comptoirs
figure-move = De B, le bâtiment C est à une étape et D à deux : les cases vides ne comptent pas
figure-act = Le bâtiment D a trois actions
figure-act-once = chacune une fois,
figure-act-order = dans l’ordre voulu
figure-act-buy = acheter du bétail
figure-act-token = un jeton pour { $dollars } $
figure-act-sell = une Pineywoods : { $dollars } $
figure-draw = Piochez autant de bétail que l’indique votre plateau ; les ouvriers vont dans leur zone
figure-draw-worker = à la zone des ouvriers
figure-owners = À qui est le bâtiment
figure-owners-neutral = Avec une lettre
    .note = Chacun peut faire toutes ses actions.
figure-owners-own = Votre couleur
    .note = Vous seul pouvez faire ses actions.
figure-owners-other = Une autre couleur
    .note = Une action auxiliaire, et rien à payer.
figure-board = Le parcours, avec les comptoirs au milieu
figure-arrive = El Paso donne de l’argent et une Simmental
figure-arrive-income = revenu
figure-arrive-pile = à la défausse
figure-value = Chaque race compte une fois, et un certificat ajoute un
figure-value-again = encore
figure-value-posts = tout comptoir jusqu’à { $value }
figure-deliver = Un disque va de votre plateau à un comptoir et débloque une action
figure-deliver-opened = débloqué : { $dollars } $ au lieu de { $before } $
figure-posts = Les dix comptoirs avec leur récompense et leurs points
figure-cowboys = Des cowboys et des dollars achètent une Corriente
figure-builders = Des bâtisseurs et des dollars placent le bâtiment 4a
figure-engineers = Des ingénieurs et des dollars utilisent une carte Train
figure-favours = Ce que rapporte un ouvrier défaussé
figure-favours-joker = { $dollars } $ de plus
figure-ending = La dernière Simmental ; puis la case vide, avec un éleveur
figure-auxiliaries = Les quatre actions auxiliaires, avec et sans leur disque
figure-auxiliaries-covered = avec le disque
figure-auxiliaries-open = sans lui
figure-cattle = Toutes les races avec leur valeur ; celles du marché avec leur prix et leurs points
figure-bonuses = Les six sortes de tuiles Bonus avec leurs points
figure-trains = Les cartes Train, recto et verso
figure-buildings = Les bâtiments communs, faces a et b
figure-discs = Les trois capacités sous les disques aux angles noirs
figure-sue-story = La carte de Sue, son déplacement, son action et sa livraison
figure-sue-row = Les ouvriers de Sue, sa réserve et ses disques
figure-sue-row-row = sa rangée
figure-sue-row-reserve = réserve
figure-sue-fork = Sue prend le chemin sans bâtiment
figure-sue-cards = Quatre cartes de Sue
figure-sue-posts = Les disques de Sue vont de comptoir en comptoir

## L’aide de jeu

aid-turn = Votre tour
aid-turn-move = 1 étape au moins, jusqu’à votre limite, dans le sens horaire ; seules les tuiles comptent, et on ne paie rien. Chaque cowboy défaussé ajoute une étape. El Paso vous arrête.
    .name = A Avancer
aid-turn-act = Bâtiment neutre ou à vous : chaque action une fois, dans l’ordre voulu, ou à la place une action auxiliaire. Chez les autres : une action auxiliaire.
    .name = B Agir
aid-turn-draw = du bétail jusqu’à votre limite de main ; les ouvriers vont dans leur zone.
    .name = C Piocher
aid-turn-tokens = Jetons Échange : à tout moment de votre tour, piochez une carte, puis défaussez-en une.
aid-el_paso = À El Paso
aid-el_paso-income = Recevez { $dollars } $.
aid-el_paso-simmental = Prenez une Simmental, sur votre défausse.
aid-el_paso-value = chaque race une fois, une carte par tuile de doublon, 1 par certificat, permanent ou dépensé.
    .name = Valeur
aid-el_paso-post = de cette valeur ou moins, sans disque à vous ; { $low }, { $middle } et { $high } plusieurs fois.
    .name = Comptoir
aid-el_paso-disc = payez ou recevez ce qu’il montre ; il débloque ce qu’il couvrait. Angles noirs : seulement à partir de { $black }.
    .name = Disque
aid-el_paso-reward = Prenez la récompense du comptoir ; défaussez votre main.
aid-actions = Actions
aid-actions-hire = Engager un ouvrier à ce prix ; un joker coûte { $joker } $ de plus
aid-actions-another = Puis un autre, d’un type différent
aid-actions-buy = Acheter une carte au marché avec des cowboys
aid-actions-build = Placer un bâtiment, { $markers } au plus, ou en remplacer un pour la différence
aid-actions-train = Utiliser une carte Train avec des ingénieurs
aid-actions-auxiliary = Une action auxiliaire
aid-actions-rancher = Avancer encore, jusqu’à ce nombre d’étapes, et utiliser le lieu atteint
aid-actions-token = Recevoir un jeton Échange
aid-actions-certificate = Jusqu’à ce nombre de certificats ; { $most } au plus
aid-actions-objective = Prendre un objectif, visible ou de la pile
aid-actions-bonus = Prendre une tuile Bonus, visible ou de la pile
aid-actions-tile = Prendre un objectif ou une tuile Bonus
aid-actions-take = Prendre cette race au marché, sans cowboys
aid-actions-remove = Retirer une carte de votre main ; { $removals } par partie
aid-auxiliaries = Actions auxiliaires
aid-auxiliaries-covered = Avec le disque
aid-auxiliaries-open = Sans lui
aid-auxiliaries-closed = bloquée
aid-workers = Ouvriers, et à tout moment
aid-workers-cowboy = Cowboy : bétail
aid-workers-builder = Bâtisseur : bâtiments
aid-workers-engineer = Ingénieur : train
aid-workers-joker = Joker : l’un des trois
aid-workers-price = Tout ouvrier dépensé pour quelque chose coûte { $dollars } $ et ne donne pas de bonus. Il va sur votre défausse.
aid-cattle = Bétail
aid-cattle-price = { $cowboys } : { $dollars } $
aid-cattle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aid-cattle-black_angus = { cattle-black_angus }
aid-cattle-corriente = { cattle-corriente }
aid-cattle-shorthorn = { cattle-shorthorn }
aid-cattle-hereford = { cattle-hereford }
aid-players = Joueurs
aid-players-simmentals = Simmental
aid-signs = Symboles
aid-signs-breed = Défausser cette race
aid-signs-cattle = Défausser une bête au choix
aid-signs-two = Défausser une bête de valeur 2
aid-signs-plain = Sans angles noirs : tout comptoir
aid-signs-black = Angles noirs : comptoirs dès { $black }
aid-points = Points à la fin
aid-points-money = 1 tous les { $dollars } $
aid-points-buildings = comme imprimé, sur le parcours
aid-points-posts = comme imprimé, par disque à partir de { $black }
aid-points-workers = { $points } chacun, où que soit la carte
aid-points-cattle = comme imprimé, où que soit la carte ; { $closer } de plus sur la case Simmental
aid-points-bonuses = comme imprimé
aid-points-objectives = comme imprimé, si remplis ; chaque élément ne sert qu’à un
aid-points-end = La fin : après la dernière Simmental, qui arrive ensuite à El Paso livre encore une fois ; chacun des autres joue encore un tour.
aid-sue = Le tour de Sue
aid-sue-move = exactement ce que dit sa carte, par le chemin sans bâtiment
    .name = Avancer
aid-sue-draw = de sa réserve ; un joker rejoint le type le plus nombreux, sous { $limit }
    .name = Piocher
aid-sue-cattle = selon ses cowboys : Black Angus, Corriente, Shorthorn, Hereford
    .name = Bétail
aid-sue-train = la carte de ses ingénieurs ; la tuile visible qui vaut le plus
    .name = Train
aid-sue-building = le plus grand possible, sur la case la plus chère ; sinon elle remplace ; sinon une Hereford
    .name = Construire
aid-sue-deliver = une Simmental, et un disque sur { $first }, puis sur le comptoir suivant
    .name = El Paso
aid-sue-ties = Égalités : le type le plus à gauche, la tuile la plus à gauche, la case la plus proche devant elle, le chemin intérieur. Tous ses objectifs comptent.

## Un tour en une phrase

did-builds = a placé { $tile }
did-delivers = a livré un troupeau de valeur { $value } pour un disque sur { $post }
did-delivers_nothing = n’a rien livré
did-takes_simmental = { $left ->
    [0] a pris la dernière Simmental
   *[other] a pris une Simmental
}
did-takes_tile = a pris { $tile_count ->
    [one] une tuile
   *[other] { $tile_count } tuiles
}
did-uses_train = a utilisé { $train }
did-discharges = a défaussé { $worker_count ->
    [one] un ouvrier pour son bonus
   *[other] { $worker_count } ouvriers pour leurs bonus
}
did-sue_delivers = a mis un disque sur { $post }
did-sue_finds_nothing = n’a rien trouvé à prendre
did-sue_draws = a pioché { $card_count ->
    [one] une carte
   *[other] { $card_count } cartes
} de sa réserve
