### Sam, l’adversaire du mode solo, en français.

## Options

option-sam = Sam
    .help = La force de votre adversaire quand vous jouez en solo.
option-sam-easy = facile
option-sam-medium = moyen
option-sam-hard = difficile
option-sam_city = Première ville de Sam
    .help = Où Sam livre d’abord. Une ville plus proche de Kansas City l’affaiblit, une ville plus proche de New York le renforce.
option-sam_city-level = selon son niveau
option-sam_city-fulton = Fulton
option-sam_city-st_louis = St. Louis
option-sam_city-bloomington = Bloomington
option-sam_city-peoria = Peoria
option-sam_city-chicago = Chicago
option-sam_city-toledo = Toledo
option-sam_city-pittsburgh = Pittsburgh
option-sam_city-philadelphia = Philadelphie
option-sam_city-new_york = New York

## Ses cartes

kind-samcard = Cartes de Sam
sam-title = carte { $number } ({ $movement } ; { $action })
sam-locations = { $count ->
    [one] 1 lieu
   *[other] { $count } lieux
}
sam-by-workers = un lieu par ouvrier de sa spécialité
sam-by-buildings = autant de lieux que de bâtiments du joueur qui en a le plus
sam-specialist = { $action } si sa spécialité est : { $worker }, sinon { $otherwise }
sam-hire_cheapest = engage l’ouvrier le moins cher
sam-hire_specialty = engage un ouvrier de sa spécialité
sam-buy = achète du bétail
sam-add_and_buy = ajoute 2 cartes au marché et achète du bétail
sam-take_value_three = prend une carte Bétail de valeur 3
sam-build = construit
sam-build_small = construit avec 1 bâtisseur
sam-engine = locomotive selon ses ingénieurs
sam-engine_to_station = locomotive jusqu’à la prochaine gare
sam-objective = prend une carte Objectif
sam-outlaw = prend un hors-la-loi
sam-hazard = prend un danger
help-sam = Sam avance : { $movement }, puis : { $action }.
help-sam-assumed = Le déplacement de cette carte est notre reconstitution.

kind-expansion = Cartes d’expansion de Sam
kind-route = Itinéraires de livraison de Sam
expansion-title = carte d’expansion { $number } ({ $towns })
help-expansion = Il place ses magasins dans ces villes, dans cet ordre : { $towns }.
help-expansion-city = Elle est révélée quand il livre à { $city }, et passe avant une carte encore incomplète.
help-expansion-first = Elle est active dès le début.
help-expansion-assumed = Les villes de ses cartes d’expansion sont notre reconstitution.
route-title = itinéraire de livraison ({ $cities })
help-route = Villes dans son ordre : { $cities }. Grandes villes : { $towns }.
help-route-assumed = La plus grande partie de ses itinéraires de livraison est notre reconstitution.

## Les étapes de son tour, et leurs règles

kind-samstep = Tour de Sam
samstep-card = La carte de Sam
    .help = Il retourne la première carte de sa pioche ; une pioche vide est d’abord remélangée. La carte dit de combien de lieux il avance et ce qu’il fait.
samstep-store = Le magasin de Sam
    .help = Si sa carte montre un magasin, il en place un avant d’avancer : dans la première ville de sa carte d’expansion active où il n’en a pas, sur une case qui donne de l’argent ou une action s’il y en a une, sinon où elle coûte le moins. Il n’a pas besoin de rails et ne paie rien ; il reçoit les cartes Objectif, mais ni argent, ni jeton, ni certificat. Dans une ville station, il améliore la gare. Une carte dont toutes les villes sont complètes retourne dans la boîte.
samstep-move = Le chemin de Sam
    .help = Il prend le chemin le plus court vers Kansas City ; à égalité, celui qui a le moins de taxes, puis celui qui vous rapporte le moins. Pour chaque main sur vos bâtiments où il passe ou s’arrête, la banque vous paie. L’endroit où il s’arrête ne change rien à son action. Si une carte compte des ouvriers ou des bâtiments, il avance de 1 à 5 lieux.
samstep-hire_cheapest = Sam engage le moins cher
    .help = L’ouvrier au coût le plus bas, jamais de la rangée du marqueur ; à égalité, celui de sa spécialité, puis le plus à gauche de la rangée la plus haute. Il ne paie rien. Le type qu’il a le plus devient sa spécialité.
samstep-hire_specialty = Sam engage selon sa spécialité
    .help = Un ouvrier de sa spécialité, jamais de la rangée du marqueur ; sinon, le type qu’il a le plus ; à égalité, le moins cher, puis le plus à gauche de la rangée la plus haute. Il ne paie rien. Le type qu’il a le plus devient sa spécialité.
samstep-buy = Sam au marché au bétail
    .help = Avec tous ses cowboys et jusqu’à 8 $ qui ne sont à personne, il achète autant de points que possible ; à égalité, avec la carte qui vaut le plus à elle seule. Tant qu’il ne peut rien acheter, un cowboy ajoute deux cartes ; chaque cowboy restant le fait ensuite. Il ne prend jamais de bétail orange.
samstep-add_and_buy = Les cowboys de Sam (carte 13)
    .help = Sa spécialité : les cowboys. Deux cartes rejoignent d’abord le marché, puis il achète comme d’habitude.
samstep-take_value_three = Une carte de valeur 3 (carte 13)
    .help = Sa spécialité n’est pas les cowboys : il prend gratuitement la carte de valeur 3 qui a le plus de points, ou rien s’il n’y en a pas.
samstep-build = Sam construit
    .help = Sur la prochaine case Bâtiment libre devant votre éleveur, au besoin depuis le début du parcours, jamais dans un embranchement où se trouve une zone Danger : le bâtiment qui demande le plus de bâtisseurs, à égalité un bâtiment avec une main, puis le plus petit numéro. S’il ne peut rien placer, il en remplace un : avec le plus de bâtisseurs possible, puis par le bâtiment le plus cher, puis pour le plus de mains en jeu. Il ne paie rien.
samstep-build_small = Sam construit avec un bâtisseur (carte 14)
    .help = Sa spécialité n’est pas les bâtisseurs : un bâtiment pour exactement un bâtisseur ; s’ils sont tous placés, un remplacement qui en emploie exactement un, selon les mêmes priorités.
samstep-engine = La locomotive de Sam
    .help = Une case par ingénieur, par-dessus la vôtre comme d’habitude. Si des gares sont à portée, il s’arrête à la plus éloignée et l’améliore gratuitement avec un disque ; le chef de gare retourne dans la boîte. Au bout de la voie ferrée, sa locomotive quitte la partie.
samstep-engine_to_station = Les ingénieurs de Sam (carte 15)
    .help = Sa spécialité : les ingénieurs. Sa locomotive rejoint la prochaine gare que la vôtre n’occupe pas, et il l’améliore.
samstep-objective = L’objectif de Sam
    .help = La carte de l’offre la plus éloignée de la pioche. Les autres glissent, et une nouvelle arrive à côté de la pioche. À la fin, elle compte comme remplie.
samstep-outlaw = Le hors-la-loi de Sam
    .help = Le hors-la-loi de la case au numéro le plus haut, sans la prime.
samstep-hazard = Le danger de Sam
    .help = De la zone qui a le plus de tuiles, à égalité de celle où se trouve la tuile qui vaut le plus, le danger qui a le plus de points.
samstep-foresight = La prévision de Sam
    .help = À Kansas City, il prend toujours les tuiles du bas. Ce qui reste glisse vers le bas avant que les cases du haut soient remplies.
samstep-delivery = La livraison de Sam
    .help = D’abord à la ville que nomme son niveau, puis toujours à la suivante par valeur, et à New York autant de fois qu’il le faut. Valeurs, coins et transport ne comptent pas. Il reçoit les cartes Objectif d’une livraison, mais ni argent ni jeton.
samstep-route = La livraison de Sam dans le Nord
    .help = D’abord à une grande ville de son itinéraire où il a un magasin mais pas de disque, à celle qui rapporte le plus de points, puis à la plus haute valeur. Sinon, à la ville suivante de son itinéraire, et à New York autant de fois qu’il le faut. Valeurs, coins et transport ne comptent pas. Si le dos de sa prochaine carte d’expansion nomme cette ville, la carte devient active.

## Ce que fait Sam, et la règle qui a décidé

tell-sam_shuffles = { $seat } mélange les cartes qu’il a jouées pour former une nouvelle pioche.
tell-sam_turns = { $seat } retourne la { $card }.
tell-sam_moves = { $seat } avance de { $steps ->
        [one] 1 lieu
       *[other] { $steps } lieux
    }{ $by ->
        [workers] , autant que d’ouvriers de sa spécialité,
        [buildings] , autant que de bâtiments du joueur qui en a le plus,
       *[other] {""}
    } et rejoint { $to }{ $why ->
        [shortest] {""} : le chemin le plus court vers Kansas City.
        [tolls] {""} : des chemins les plus courts, celui qui a le moins de taxes.
        [your_tolls] {""} : des chemins équivalents, celui qui vous rapporte le moins.
        [first] {""} : le premier de chemins équivalents.
       *[only] .
    }
tell-sam_taxed = { $seat } reçoit { $dollars } $ de la banque : Sam a rencontré des mains sur les bâtiments de { $seat }.
sam-workers = { $workers ->
    [cowboy] cowboys
    [builder] bâtisseurs
   *[engineer] ingénieurs
}
tell-sam_specialist = { $can ->
        [1] { $seat } est spécialisé ({ sam-workers }) : il fait ce que dit d’abord sa carte.
       *[0] { $seat } n’est pas spécialisé ({ sam-workers }) : il fait ce que dit sinon sa carte.
    }
tell-sam_finds_nothing = { $action ->
        [hire_cheapest] { $seat } ne trouve personne à engager.
        [hire_specialty] { $seat } ne trouve personne à engager.
        [buy] { $seat } ne trouve pas de bétail qu’il puisse acheter.
        [add_and_buy] { $seat } ne trouve pas de bétail qu’il puisse acheter.
        [take_value_three] { $seat } ne trouve pas de bétail de valeur 3.
        [build] { $seat } ne peut ni construire ni remplacer de bâtiment.
        [build_small] { $seat } ne peut ni construire ni remplacer de bâtiment avec un bâtisseur.
        [engine] { $seat } n’a plus de locomotive.
        [engine_to_station] { $seat } n’a plus de locomotive.
        [objective] { $seat } ne trouve pas de carte Objectif.
        [outlaw] { $seat } ne trouve pas de hors-la-loi.
       *[hazard] { $seat } ne trouve pas de danger.
    }
tell-sam_hires = { $seat } engage { $worker } de la rangée { $row }{ $why ->
        [cheapest] {""} : le moins cher.
        [specialty] {""} : sa spécialité.
        [most] {""} : le type qu’il a le plus, après sa spécialité.
        [leftmost] {""} : le plus à gauche de la rangée la plus haute.
       *[only] .
    }
tell-sam_specializes = { $seat } a une nouvelle spécialité, le type qu’il a maintenant le plus : { $worker }.
tell-sam_adds = { $why ->
        [card] Deux cartes rejoignent le marché avant que { $seat } achète : sa carte le dit.
        [nothing] Un cowboy de { $seat } ajoute deux cartes au marché : il ne peut rien acheter.
       *[left_over] Un cowboy restant de { $seat } ajoute deux cartes au marché.
    }
tell-sam_buys = { $seat } achète { $cards } avec { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    } et { $dollars } $ qui ne sont à personne : { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $why ->
        [points] , le plus qu’il puisse obtenir.
        [best_card] , pas plus qu’avec d’autres, mais avec la meilleure carte.
        [dollars] , le moyen le moins cher d’en obtenir autant.
        [cowboys] , avec le moins de cowboys entre des moyens équivalents.
       *[only] .
    }
tell-sam_takes = { $seat } prend { $card } au marché gratuitement : de valeur 3, avec le plus de points.
tell-sam_builds = { $seat } construit { $tile } sur { $space }, la prochaine case libre devant vous{ $why ->
        [builders] {""} : le bâtiment qui demande le plus de ses bâtisseurs.
        [hand] {""} : des plus grands, celui qui a une main.
        [number] {""} : entre des équivalents, le plus petit numéro.
       *[only] .
    }
tell-sam_replaces = { $seat } remplace { $old } par { $tile } sur { $space }, ce qui emploie { $builders ->
        [one] 1 bâtisseur
       *[other] { $builders } bâtisseurs
    }{ $why ->
        [builders] {""} : autant que possible.
        [dearest] {""} : le bâtiment le plus cher entre des équivalents.
        [hands] {""} : pour le plus de mains en jeu.
        [number] {""} : entre des équivalents, le plus petit numéro.
       *[only] .
    }
tell-sam_drives = { $seat } conduit sa locomotive jusqu’à { $track }{ $why ->
        [farthest] {""} : la gare la plus éloignée à portée.
        [station] {""} : une gare à portée.
        [next] {""} : la prochaine gare libre.
       *[engineers] {""} : une case par ingénieur.
    }
tell-sam_retires = { $seat } a atteint le bout de la voie ferrée : sa locomotive quitte la partie.
tell-sam_upgrades = { $seat } améliore { $station } gratuitement.
tell-sam_dismisses = Le chef de { $station } retourne dans la boîte : { $master }.
tell-sam_frees_disc = { $seat } n’a plus de disque et reprend celui de { $station }, où il vaut le moins de points.
tell-sam_objective = { $seat } prend { $card } : la carte Objectif la plus éloignée de la pioche.
tell-sam_collects = { $seat } prend { $tile } sur { $space } : le hors-la-loi au numéro le plus haut.
tell-sam_clears = { $seat } prend { $tile } sur { $space } : le danger qui a le plus de points { $why ->
        [most] de la zone qui a le plus de tuiles.
        [points] de la zone qui a la meilleure tuile, entre celles qui ont le plus de tuiles.
        [first] de la première de zones équivalentes.
       *[only] de la seule zone.
    }
tell-sam_delivers = { $seat } livre à { $city }{ $why ->
        [first] {""} : sa première livraison.
        [next] {""} : la ville suivante par valeur.
        [large] {""} : des grandes villes où il a un magasin, celle qui rapporte le plus.
        [route] {""} : la ville suivante de son itinéraire.
       *[again] {""} de nouveau.
    }
tell-sam_delivers_nothing = { $seat } livrerait à { $city }, mais n’a plus de disque.
tell-sam_stores = { $seat } place un magasin à { $town } : la prochaine ville de sa { $expansion }.
tell-sam_keeps_store = { $seat } ne place pas de magasin : aucune de ses cartes d’expansion n’est active, ou il n’en a plus.
tell-sam_completes = { $seat } a un magasin dans toutes les villes de sa { $expansion } : elle retourne dans la boîte.
tell-sam_reveals = { $seat } révèle sa carte suivante, qui est maintenant active : { $expansion }.

## Son tour ligne par ligne, à côté du plateau

story-store = Place un magasin
story-move = Avance
story-action = Effectue son action
story-foresight = Prend les tuiles du bas
story-delivery = Livre
story-sam_turns = Retourne la carte { $card }
story-sam_stores = Magasin à { $town }
    .why = la prochaine ville de sa carte active
story-sam_keeps_store = Pas de magasin
    .why = pas de carte active, ou il n’en a plus
story-sam_completes = Une carte est complète
    .why = il a un magasin dans chacune de ses villes
story-sam_reveals = La carte { $expansion } est active
    .why = la ville de son dos
story-sam_moves = { $steps ->
        [one] Avance de 1 lieu : { $to }
       *[other] Avance de { $steps } lieux : { $to }
    }
    .why = { $why ->
        [shortest] le chemin le plus court
        [tolls] le moins de taxes des plus courts
        [your_tolls] à égalité, ce qui vous rapporte le moins
        [first] le premier de chemins équivalents
       *[only] il n’y a pas d’autre chemin
    }
story-sam_taxed = Vous recevez { $dollars } $
    .why = les mains de vos bâtiments
story-sam_specialist = { $can ->
        [1] La moitié du haut de sa carte compte
       *[0] La moitié du bas de sa carte compte
    }
    .why = { $can ->
        [1] sa spécialité : { sam-workers }
       *[0] pas sa spécialité : { sam-workers }
    }
story-sam_finds_nothing = { $action ->
        [hire_cheapest] N’engage personne
        [hire_specialty] N’engage personne
        [buy] N’achète rien
        [add_and_buy] N’achète rien
        [take_value_three] Ne prend pas de bétail
        [build] Ne construit rien
        [build_small] Ne construit rien
        [engine] N’avance pas de locomotive
        [engine_to_station] N’avance pas de locomotive
        [objective] Ne prend pas d’objectif
        [outlaw] Ne prend pas de hors-la-loi
       *[hazard] Ne prend pas de danger
    }
    .why = il n’y a rien qu’il puisse prendre ou faire
story-sam_hires = Engage { $worker }, rangée { $row }
    .why = { $why ->
        [cheapest] le moins cher
        [specialty] sa spécialité
        [most] ce qu’il a le plus ensuite
        [leftmost] le plus à gauche de la rangée la plus haute
       *[only] le seul
    }
story-sam_specializes = Nouvelle spécialité : { $worker }
    .why = c’est ce qu’il a maintenant le plus
story-sam_adds = 2 bêtes rejoignent le marché
    .why = { $why ->
        [card] sa carte le dit
        [nothing] un cowboy qui ne peut rien acheter
       *[left_over] un cowboy restant
    }
story-sam_buys = Achète { $cards }
    .why = { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $dollars } $ : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
story-sam_takes = Prend { $card }
    .why = de valeur 3, avec le plus de points
story-sam_builds = Construit { $tile } : { $space }
    .why = { $why ->
        [builders] le plus de bâtisseurs
        [hand] le plus de bâtisseurs, avec une main
        [number] le plus petit numéro à égalité
       *[only] le seul
    } ; la prochaine case libre devant vous
story-sam_replaces = Remplace { $old } par { $tile }
    .why = { $why ->
        [builders] le plus de bâtisseurs
        [dearest] le plus cher à égalité
        [hands] pour le plus de mains en jeu
        [number] le plus petit numéro à égalité
       *[only] le seul
    }
story-sam_drives = Locomotive : { $track }
    .why = { $why ->
        [farthest] la gare la plus éloignée à portée
        [station] une gare à portée
        [next] la prochaine gare libre
       *[engineers] une case par ingénieur
    }
story-sam_retires = Sa locomotive quitte la partie
    .why = le bout de la voie ferrée
story-sam_upgrades = Améliore { $station }
    .why = gratuitement
story-sam_dismisses = Un chef de gare s’en va
    .why = sa gare a été améliorée
story-sam_frees_disc = Reprend un disque à { $station }
    .why = il n’en a plus ; il y vaut le moins
story-sam_objective = Prend une carte Objectif
    .why = la plus éloignée de la pioche
story-sam_collects = Prend { $tile }
    .why = le numéro le plus haut
story-sam_clears = Prend un danger : { $space }
    .why = { $why ->
        [most] la zone qui a le plus de tuiles
        [points] la zone qui a la meilleure tuile
        [first] la première de zones équivalentes
       *[only] la seule zone
    }, la tuile qui a le plus de points
story-sam_foresees = Tuile { $number } : { $tile }
    .why = { $lower ->
        [1] celle du bas
       *[0] celle du haut : plus aucun ouvrier ne peut venir
    }
story-sam_delivers = Livre à { $city }
    .why = { $why ->
        [first] sa première ville
        [next] la suivante par valeur
        [large] la grande ville qui rapporte le plus
        [route] la suivante de son itinéraire
       *[again] de nouveau
    }
story-sam_delivers_nothing = Ne livre rien
    .why = il n’a plus de disque

## Sa place

word-sam = { $player } : { $herder }, { $engine }, { $discs ->
    [one] { $discs } disque restant
   *[other] { $discs } disques restants
}
word-sam-no-engine = locomotive hors du jeu
word-sam-workers = Ouvriers : { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $builders ->
        [one] 1 bâtisseur
       *[other] { $builders } bâtisseurs
    }, { $engineers ->
        [one] 1 ingénieur
       *[other] { $engineers } ingénieurs
    } ; spécialité : { $specialty }
word-sam-card = Carte de ce tour : { $card }
word-sam-cards = Cartes obtenues : { $cards }
word-sam-played = Cartes jouées : { $cards }
word-sam-active = Active : { $card }
word-sam-next = Prochaine livraison : { $city }
board-sam = Sam
board-sam-why = pourquoi ?
board-sam-stores = Magasins
board-sam-expansion = Carte { $number }
board-sam-after = Après { $city }
board-sam-level = spécialité : { $worker }
board-sam-deck = { $left } restantes
board-sam-cards = Ses cartes
board-sam-route = Livraisons
board-sam-next = suivante : { $city }
board-sam-marks = prend ensuite
board-sam-won = Ce qu’il a

## Précisions

ruling-s01 = Que montrent les cartes de Sam ? Nous ne les avons pas vues. Leurs actions et les deux moitiés des cartes 13 à 15 viennent du livret ; le déplacement de presque toutes, et laquelle des cartes 1 et 2 engage comment, sont notre reconstitution.
ruling-s02 = Quels sont les niveaux ? Facile : 12 cartes, sans les cartes 13 à 15. Moyen : les 15. Difficile : les 15, et un ouvrier de chaque type en plus. Il livre d’abord à Bloomington, au niveau difficile à Peoria ; une option choisit une autre ville.
ruling-s03 = Que sait-on de Sam ? Tout, sauf l’ordre de sa pioche et son objectif de départ, qui reste face cachée.
ruling-s04 = Sam engage-t-il un type dont la rangée est pleine ? Non, il prend le suivant de ses priorités.
ruling-s05 = Qu’achète Sam si les points et la meilleure carte sont à égalité ? Ce qui coûte le moins d’argent, puis le moins de cowboys, puis ce que le tableau des prix nomme d’abord.
ruling-s06 = Quand Sam remplace-t-il un bâtiment ? Seulement s’il ne peut pas en placer un nouveau : il n’en a pas pour ses bâtisseurs, ou aucune case n’est libre.
ruling-s07 = Quelles taxes Sam compare-t-il ? Celles des dangers, des hors-la-loi et de vos bâtiments sur les lieux où il entre ce tour-ci, aux taxes pour deux joueurs. Il n’en paie aucune.
ruling-s08 = Qui reçoit la taxe que vous devez à Sam ? La banque.
ruling-s09 = Et si des chemins ou des cases sont équivalents selon toutes ses priorités ? Celui que le plan nomme d’abord : le livret s’en remet à votre jugement, et un enregistrement doit se rejouer à l’identique.
ruling-s10 = Sam peut-il construire dans l’embranchement des hors-la-loi ? Oui. Seuls ceux des inondations, sècheresses et éboulements lui sont fermés.
ruling-s11 = Quelle ville vient ensuite si une option a commencé ses livraisons ailleurs ? Toujours la suivante par valeur.
ruling-s12 = Et si Sam n’a plus de disque ? Il prend celui de la gare qui vaut le moins, à égalité la plus proche du départ ; sans gare, il ne livre rien.
ruling-s13 = Que fait Sam des ouvriers de la prévision une fois le marché de l’emploi plein ? Il prend la tuile du haut si ce n’est pas un ouvrier, sinon aucune.
ruling-s14 = Sam reçoit-il la prime ou le bonus d’un ouvrier ? Non. Il n’a ni argent, ni jeton, ni certificat, et les cases de son plateau ne donnent rien.
ruling-s15 = Que montrent les cartes de Sam de l’extension ? Nous ne les avons pas vues. Lesquelles de ses 15 cartes montrent un magasin vient du livret, comme l’exemple d’itinéraire (Bloomington, Toledo, Harrisburg, avec Milwaukee et Toronto) ; les villes, les dos et les autres itinéraires sont notre reconstitution.
ruling-s16 = Sam a-t-il besoin de rails pour placer un magasin ? Non, il suit sa carte.
ruling-s17 = Que fait Sam dans une ville moyenne ? Rien ; aucune n’est sur ses cartes.
ruling-s18 = Et si plusieurs grandes villes rapportent autant ? Il livre à celle qui a la plus haute valeur.

## L’aide de jeu

aid-sam = Le tour de Sam
aid-sam-move = Selon sa carte : un nombre, ou les ouvriers de sa spécialité, ou le plus de bâtiments (1 à { $steps }) ; le chemin le plus court, puis le moins de taxes
aid-sam-hire = Carte 1 : le moins cher ; carte 2 : sa spécialité
aid-sam-buy = Le plus de points avec ses cowboys et { $dollars } $ qui ne sont à personne ; ceux qui restent ajoutent deux cartes chacun
aid-sam-build = Le plus grand possible, sur la prochaine case libre devant vous ; sinon il en remplace un
aid-sam-engine = Une case par ingénieur ; la gare la plus éloignée à portée est améliorée
aid-sam-objective = La carte la plus loin de la pioche
aid-sam-outlaw = Le plus grand numéro
aid-sam-hazard = Le meilleur de la zone la plus pleine
aid-sam-foresight = À Kansas City : les tuiles du bas ; le reste descend
aid-sam-deliver = La ville suivante par valeur ; au Nord, d’abord une grande ville où il a un magasin
aid-sam-tolls = Pour vos mains sur son chemin, la banque vous paie ; pour les siennes, vous payez la banque.
aid-sam-score = Tous ses objectifs comptent. L’argent, les chefs de gare et le plateau Joueur, non.

## Un tour en une phrase

did-sam_buys = a acheté { $cards_count ->
    [one] une carte Bétail
   *[other] { $cards_count } cartes Bétail
}
did-sam_delivers_nothing = n’avait plus de disque pour { $city }
did-sam_retires = a retiré sa locomotive au bout de la voie ferrée
did-sam_taxed = a reçu { $dollars } $ de la banque au passage de Sam
did-sam_finds_nothing = n’a rien trouvé à prendre
