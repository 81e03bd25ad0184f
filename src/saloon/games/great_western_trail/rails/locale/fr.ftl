### Ruée vers le nord en français. Les noms des villes que le plateau ne nomme pas sont les nôtres.

## L’extension

option-rails_to_the_north = Ruée vers le nord
    .help = Ajoute les voies ferrées du nord : 28 villes où placer vos magasins, de grandes villes où livrer, une autre bande de villes, un 13e bâtiment, des chefs de gare et des objectifs.
option-rails_to_the_north-yes = avec le nord
option-rails_to_the_north-no = sans

## Villes de la bande, emblèmes des grandes villes

city-KC = Kansas City
city-FUL = Fulton
city-STL = St. Louis
city-BLO = Bloomington
city-CHI = Chicago
city-TOL = Toledo
city-HAR = Harrisburg
city-NYC = New York
city-OMA = Omaha
city-DEN = Denver
city-MIL = Milwaukee
city-GRB = Green Bay
city-BUF = Buffalo
city-TOR = Toronto
city-ORE = Oregon City
city-MON = Montréal

## Villes

kind-town = Villes du nord
kind-towntile = Tuiles Ville moyenne
town-S01 = Atchison
town-S02 = Sioux City
town-S03 = Hannibal
town-S04 = Moline
town-S05 = Dubuque
town-S06 = Cheyenne
town-S07 = Oshkosh
town-S08 = Mackinac
town-S09 = Sarnia
town-S10 = Kingston
town-S11 = Kokomo
town-S12 = Scranton
town-M01 = Salina
town-M02 = Quincy
town-M03 = Flint
town-M04 = Ottawa
town-M05 = Muncie
town-M06 = Trenton
town-TS1 = Lincoln
town-TS2 = Duluth
town-OMA = { city-OMA }
town-DEN = { city-DEN }
town-MIL = { city-MIL }
town-GRB = { city-GRB }
town-BUF = { city-BUF }
town-TOR = { city-TOR }
town-ORE = { city-ORE }
town-MON = { city-MON }
town-hall = la mairie de Kansas City
town-size-small = petite ville
town-size-medium = ville moyenne
town-size-station = ville station
town-size-large = grande ville
town-tile = tuile : { $tile }

trade-space = { $town } : { $shows }
trade-empty = case vide
trade-pay = payer { $dollars } $

help-city-DEN = Seulement pour qui a un magasin dans la ville. Le transport se compte jusqu’à la case de la voie ferrée qui porte sa valeur.
help-city-OMA = { help-city-DEN }
help-city-MIL = { help-city-DEN }
help-city-GRB = { help-city-DEN }
help-city-BUF = { help-city-DEN }
help-city-TOR = { help-city-DEN }
help-city-ORE = { help-city-DEN }
help-city-MON = { help-city-DEN }
help-town-small = Une petite ville : un magasin n’y déclenche rien.
help-town-medium = Une ville moyenne : sa tuile permet aussitôt une action, maintenant ou jamais.
help-town-station = Une ville station : un magasin y permet d’améliorer aussitôt sa gare, maintenant ou jamais.
help-town-large = Une grande ville : avec un magasin ici, vous pouvez désormais y livrer.
help-town-trade = Cases Commerce : { $spaces }.
help-town-rails = Des rails mènent à { $ends }.
help-town-reach = Vous pouvez y placer un magasin si vous avez un disque dans une de ces villes de la bande ou un magasin dans une de ces villes, et pas encore de magasin ici.
help-town-hall = Des rails mènent à { $ends } : chacun peut y placer un magasin dès le début.
help-towntile = Un magasin dans sa ville moyenne permet ceci : { $gives }. Maintenant ou jamais ; la boîte contient { $count } tuiles semblables.
help-tradespace = { $town }, une des quatre cases Commerce : { $shows }. Un coût doit être payé, l’argent doit être pris ; on peut renoncer à un jeton, à une carte Objectif ou à un certificat.

help-station-ST11 = Aucune locomotive ne s’arrête ici. Qui place un magasin à { town-TS1 } peut aussitôt l’améliorer, puis céder un ouvrier engagé contre le chef de gare ; plus tard, c’est trop tard.
help-station-ST12 = Aucune locomotive ne s’arrête ici. Qui place un magasin à { town-TS2 } peut aussitôt l’améliorer, puis céder un ouvrier engagé contre le chef de gare ; plus tard, c’est trop tard.

## L’annexe, cartes, chefs de gare

disc-aux6 = action auxiliaire 6
    .help = Bordure blanche, sur l’annexe. La libérer ouvre la forme double de l’action auxiliaire 6 : deux magasins au lieu d’un, là où une action double est permise.
clear-aux6 = double : action auxiliaire 6
task-bell = { $count ->
    [one] 1 case Cloche libérée
   *[other] { $count } cases Cloche libérées
}
counted-bells = { $count ->
    [one] case Cloche libérée
   *[other] { $count } cases Cloche libérées
}
counted-medium_stores = { $count ->
    [one] magasin dans une ville moyenne
   *[other] { $count } magasins dans des villes moyennes
}
counted-valuable_cattle = { $count ->
    [one] carte Bétail de valeur 3, 4 ou 5
   *[other] { $count } cartes Bétail de valeur 3, 4 ou 5
}

## Actions

effect-store = { $count ->
    [one] placer un magasin
   *[other] placer jusqu’à { $count } magasins
}
effect-twos = { $count ->
    [one] défausser une carte Bétail de valeur 2
   *[other] défausser { $count } cartes Bétail de valeur 2
}
effect-single_auxiliary = effectuer une action auxiliaire simple
effect-cattle = prendre au marché une carte Bétail de valeur { $count }
effect-build_with = construire comme si vous aviez { $count } bâtisseurs
each-bells = case Cloche libérée

note-opens = ouvre les livraisons de { $value }

term-store = Magasins
    .help = Prenez le prochain magasin de votre annexe et placez-le sur une case Commerce libre d’une ville où vous n’en avez pas. Un rail doit relier directement la ville à la mairie de Kansas City, à une ville de la bande qui porte votre disque ou à une ville qui a votre magasin. Vous payez le coût de la case ou recevez ce qu’elle montre ; puis la ville fait ce que fait son type. Les magasins restent jusqu’à la fin.
term-twos = Bétail de valeur 2
    .help = Des cartes Bétail dont la valeur d’élevage est exactement 2, de n’importe quelle race ; pour une action double, deux, pareilles ou non.
term-single_auxiliary = Action auxiliaire simple
    .help = Une action libérée de votre plateau, sous sa forme simple.
term-cattle = Bétail gratuit
    .help = Choisissez au marché une carte de cette valeur d’élevage et mettez-la sur votre défausse. Le marché n’est pas complété.
term-build_with = Bâtisseurs prêtés
    .help = Construisez un bâtiment, ou remplacez-en un par un autre qui en demande plus, comme si vous aviez exactement tant de bâtisseurs. C’est gratuit, et vos propres bâtisseurs ne comptent pas.
term-bell = Cases Cloche
    .help = La dernière case de chacune des cinq rangées de votre annexe. Les magasins se prennent rangée par rangée : tous les trois magasins, une case Cloche est libérée, pour les cartes Objectif, le bâtiment 13b et Oregon City.

## Questions

verb-store = Où va votre magasin ?
    .help = Dans une ville accessible où vous n’en avez pas : un rail la relie à la mairie de Kansas City, à une ville qui porte votre disque ou à une ville qui a votre magasin. Entre parenthèses : ce que coûte ou donne sa meilleure case libre, et ce que fait la ville.
verb-trade = Quelle case Commerce ?
    .help = Les cases qui montrent la même chose sont un seul choix. Un coût se paie aussitôt, l’argent se prend en entier.
verb-pick = Quelle carte Bétail prenez-vous ?
    .help = Elle est gratuite et va sur votre défausse. Le marché n’est pas complété.
do-store-pass = Aucun magasin

standing-trade = Prendre la meilleure case Commerce d’une ville
    .help = L’argent avant les autres dons, et sinon la case la moins chère.

## Le journal

tell-places_store = { $seat } place un magasin à { $town }.
tell-takes_cattle = { $seat } prend gratuitement { $card } au marché.

## Pourquoi une option manque

why-no_town = Aucune ville accessible n’est à votre portée.
why-no_store_left = Tous vos magasins sont placés.
why-no_twos = { $count ->
    [one] Vous n’avez pas de carte Bétail de valeur 2 en main.
   *[other] Vous n’avez pas { $count } cartes Bétail de valeur 2 en main.
}
why-no_cattle = Il n’y a pas de telle carte au marché.
why-needs_store = Il y faut votre magasin.

## La position en mots

word-north = Le nord (magasins restants : { $stores }) :
word-annex = { $player } { $left }, { $bells ->
        [one] 1 cloche
       *[other] { $bells } cloches
    }
word-town = { $town }, { $parts }
word-town-spaces = libre : { $spaces }
word-town-full = aucune case libre
word-town-stores = magasins : { $names }
word-town-rails = rails : { $ends }

## Ce à quoi mènent les choix

lead-rails = rails vers { $towns }
lead-stores = { $count ->
    [0] votre dernier magasin
    [one] puis il reste 1 magasin
   *[other] puis il reste { $count } magasins
}
lead-picked = sur votre défausse, sans payer

## Points de règle

ruling-g01 = Le réseau de la seconde édition est-il celui de la première ? Nous l’admettons, avec d’autres noms : tout ce que dit la règle s’y accorde. Les villes qu’elle ne nomme pas portent des noms de notre cru.
ruling-g02 = Quelles villes sont sur la nouvelle bande, et que valent-elles ? Entre les villes que nomme la règle, St. Louis à 4 et Chicago à 10 ; Harrisburg à 15, comme la ville à cette place dans la première édition.
ruling-g03 = Que vaut New York ? 9 points par disque, comme sur la bande du jeu de base.
ruling-g04 = Que valent Toronto et Buffalo ? Toronto 5 points et Buffalo une livraison de 14, comme le dit la règle ; les autres chiffres sont ceux de la première édition aux mêmes places.
ruling-g05 = Jusqu’à quelle case compte-t-on le transport pour Buffalo ? Jusqu’à la case 14, sa valeur ; l’exemple de la règle dit 13, mais seule la case 14 donne 3 $.
ruling-g06 = Combien de magasins place l’action auxiliaire double ? Deux, l’un après l’autre : une action double double la condition et l’effet. Tout est payé avant le premier, le second peut profiter de ce que le premier a ouvert, et on peut y renoncer.
ruling-g07 = Que coûte de libérer le disque de l’annexe ? Rien, et sa bordure est blanche.
ruling-g08 = Les cases Cloche donnent-elles des jetons Échange ? Non ; la seconde édition n’en mentionne pas.
ruling-g09 = Que fait l’emblème de Kansas City ? Il donne 4 $ et coûte 8 points par disque.
ruling-g10 = Que donnent les flèches de la nouvelle bande et Chicago ? Ce qu’elles donnaient dans la première édition : des jetons Échange et −5 points, une carte Objectif et 4 points, 6 points ; Chicago une carte Objectif.
ruling-g11 = Que valent les grandes villes ? Les valeurs, bordures et points que la règle ne nomme pas sont ceux de la première édition.
ruling-g12 = Que coûtent les gares des villes stations ? 7 $ pour 6 points et 15 $ pour 8, comme dans la première édition.
ruling-g13 = Que demande le bâtiment 13, et que vaut-il ? 3 bâtisseurs et 4 points des deux côtés, sans main, comme son pendant de la première édition.
ruling-g14 = Quelles cartes Objectif y a-t-il ? Les faces des nouvelles sont introuvables : elles sont donc de nous, avec des points et des actions comme les autres de leur genre.
ruling-g28 = La livraison spéciale du 9a peut-elle aller dans une grande ville ? Oui, si l’on y a un magasin, et sans frais de transport.
ruling-g29 = Le nombre de jetons Échange est-il limité ? Non, pas même aux 20 de la boîte.
ruling-g30 = Qu’est-ce qui vient d’abord, la case Commerce ou la ville ? La case Commerce.
ruling-g31 = Les gares des villes stations comptent-elles comme gares ? Oui, pour les objectifs, les chefs de gare et le bâtiment 12b ; mais le 9b ne peut pas les améliorer, car aucune locomotive ne les dépasse.
ruling-g33 = À quoi peut-on renoncer en plaçant un magasin ? À ce que fait la ville et à ce que montre la case, mais jamais à l’argent. Au placement aussi, là où il est l’effet de quelque chose ; ce qui a été payé n’est pas rendu.
ruling-g34 = Quand peut-on effectuer l’action auxiliaire « placer un magasin » ? S’il reste un magasin et une ville accessible que l’on pourra encore payer ; les cartes peuvent être de n’importe quelle race de valeur 2.
ruling-g35 = Quand un disque donne-t-il accès à des villes ? Dès qu’il est placé. La mairie donne accès à tous, un disque sur l’emblème de Kansas City à rien.
ruling-g36 = Et si une chose en entraîne une autre, une tuile un bâtiment, une locomotive, une gare et un autre magasin ? Chacune est achevée avant que celle dont elle vient ne continue.
ruling-g37 = Faut-il prendre ce que donne une livraison ? Ce que donne la bande, oui ; on peut renoncer à la carte Objectif d’Omaha ou de Milwaukee, mais pas à leur argent.

## Le plateau

board-north = Le Nord
board-north-and-rail = Le Nord et la voie ferrée
board-stores = Magasins
tab-north = Nord
plan-north = Nord
    .help = Ouvre le Nord avec ses villes, ou le parcours avec ses marchés. Une question ouvre ce qu’il lui faut ; ce que vous ouvrez vous-même reste jusqu’à votre prochaine question.
plan-trail = Parcours
    .help = { plan-north.help }
word-reach = À portée de { $player } : { $towns }.

## L’aide de jeu

aid-store = Placer un magasin
aid-store-reach = Dans une ville sans magasin à vous, reliée directement par le rail à la mairie, à un de vos disques ou à un de vos magasins.
aid-store-trade = Sur un emplacement libre : payez son prix, ou prenez ce qu’il montre.
aid-store-town = La ville agit aussitôt ou jamais : la moyenne avec sa tuile, la ville station avec sa gare.
aid-store-delivery = Un magasin dans une grande ville l’ouvre à vos livraisons. Seules Kansas City et New York peuvent être choisies plusieurs fois.
aid-sixth = La sixième action auxiliaire
aid-sixth-single = Simple
aid-sixth-double = Double : plus aucun disque
aid-sixth-bell = Des cartes de valeur 2. Tous les { $stores } magasins, une case Cloche se libère.

## Un tour en une phrase

did-places_store = a placé { $town_count ->
    [one] un magasin
   *[other] des magasins
} à { $town }
