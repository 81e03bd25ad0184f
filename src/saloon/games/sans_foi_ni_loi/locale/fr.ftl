### Sans Foi Ni Loi en français. Le système des identifiants est dans saloon/words/texts.py.
###
### Attributs d’une carte : `.one` dans une phrase, `.quality` d’un terrain, `.short` sur la carte dessinée, `.help` en entier.

game = Sans Foi Ni Loi
    .about = Faites prospérer un ranch, ses terrains, ses troupeaux et ses cow-boys, et freinez vos adversaires par des coups fourrés. De 2 à 6 joueurs, un jeu de Bruno Cathala (2003).
    .first = Selon le livret ; il ne reste qu’à choisir la force des robots.
    .full = Selon le livret.

unknown = une carte inconnue

## Terrains, troupeaux, cow-boys

card-range1 = terrain médiocre
    .quality = médiocre
    .one = un terrain médiocre
    .short = Accueille 1 troupeau
    .help = Coûte 1 point d’action à poser. Accueille un troupeau de n’importe quelle qualité. Compte comme terrain à la fin de la partie, sauf sous un Raid indien.
    .some = { $count ->
        [one] un terrain médiocre
       *[other] { $number } terrains médiocres
    }
card-range2 = terrain moyen
    .quality = moyen
    .one = un terrain moyen
    .short = Accueille 2 troupeaux
    .help = Coûte 1 point d’action à poser. Accueille deux troupeaux de n’importe quelle qualité. Compte comme terrain à la fin de la partie, sauf sous un Raid indien.
    .some = { $count ->
        [one] un terrain moyen
       *[other] { $number } terrains moyens
    }
card-range3 = terrain excellent
    .quality = excellent
    .one = un terrain excellent
    .short = Accueille 3 troupeaux
    .help = Coûte 1 point d’action à poser. Accueille trois troupeaux de n’importe quelle qualité. Compte comme terrain à la fin de la partie, sauf sous un Raid indien.
    .some = { $count ->
        [one] un terrain excellent
       *[other] { $number } terrains excellents
    }
card-herd1 = troupeau médiocre
    .one = un troupeau médiocre
    .short = Se vend 1, 2, 3 puis 4 pièces d’or
    .help = Coûte 1 point d’action à poser, sur un terrain qui a de la place, sans mine ni raid ; il n’en change plus ensuite. Se vend 1 pièce d’or par tour passé sur le terrain, 4 tours au plus, au début de votre propre tour.
    .some = { $count ->
        [one] un troupeau médiocre
       *[other] { $number } troupeaux médiocres
    }
card-herd2 = troupeau moyen
    .one = un troupeau moyen
    .short = Se vend 2, 4, 6 puis 8 pièces d’or
    .help = Coûte 1 point d’action à poser, sur un terrain qui a de la place, sans mine ni raid ; il n’en change plus ensuite. Se vend 2 pièces d’or par tour passé sur le terrain, 4 tours au plus, au début de votre propre tour.
    .some = { $count ->
        [one] un troupeau moyen
       *[other] { $number } troupeaux moyens
    }
card-herd3 = troupeau excellent
    .one = un troupeau excellent
    .short = Se vend 3, 6, 9 puis 12 pièces d’or
    .help = Coûte 1 point d’action à poser, sur un terrain qui a de la place, sans mine ni raid ; il n’en change plus ensuite. Se vend 3 pièces d’or par tour passé sur le terrain, 4 tours au plus, au début de votre propre tour.
    .some = { $count ->
        [one] un troupeau excellent
       *[other] { $number } troupeaux excellents
    }
card-cowboy1 = cow-boy novice
    .one = un cow-boy novice
    .short = +1 en surveillance et en duel
    .help = Coûte 1 point d’action à poser ; il ne demande pas de terrain. Ajoute 1 à chaque test de surveillance du ranch, et à son propre dé en duel. Compte comme cow-boy à la fin de la partie.
    .some = { $count ->
        [one] un cow-boy novice
       *[other] { $number } cow-boys novices
    }
card-cowboy2 = cow-boy confirmé
    .one = un cow-boy confirmé
    .short = +2 en surveillance et en duel
    .help = Coûte 1 point d’action à poser ; il ne demande pas de terrain. Ajoute 2 à chaque test de surveillance du ranch, et à son propre dé en duel. Compte comme cow-boy à la fin de la partie.
    .some = { $count ->
        [one] un cow-boy confirmé
       *[other] { $number } cow-boys confirmés
    }
card-cowboy3 = cow-boy vétéran
    .one = un cow-boy vétéran
    .short = +3 en surveillance et en duel
    .help = Coûte 1 point d’action à poser ; il ne demande pas de terrain. Ajoute 3 à chaque test de surveillance du ranch, et à son propre dé en duel. Compte comme cow-boy à la fin de la partie.
    .some = { $count ->
        [one] un cow-boy vétéran
       *[other] { $number } cow-boys vétérans
    }

## Coups fourrés

card-raid = Raid indien
    .one = un Raid indien
    .short = Bloque un terrain adverse
    .help = Coûte 3 points d’action ; reste sur un terrain adverse jusqu’à l’arrivée de la Cavalerie ou des rails. On n’y pose et on n’y vend aucun troupeau, une mine n’y rapporte rien, et le terrain ne compte pas à la fin, ses troupeaux non plus. Ces troupeaux sont hors d’atteinte : ni test, ni fuite, ni engraissement, ni vol (option « Troupeaux sous un raid »).
    .some = { $count ->
        [one] un Raid indien
       *[other] { $number } Raids indiens
    }
card-panic = Panique
    .one = une Panique
    .short = Troupeaux comptés double, deux fuites
    .help = Coûte 3 points d’action ; reste sur un ranch adverse jusqu’à ce qu’on y joue un Roi du rodéo. Au test de surveillance, chaque troupeau compte double, et un échec en fait perdre deux. Une seule Panique par ranch, avec ou sans troupeaux.
    .some = { $count ->
        [one] une Panique
       *[other] { $number } Paniques
    }
card-killer_a = Tueur à gages A
    .one = le Tueur à gages A
    .short = Duel ; vainqueur, il revient en main
    .help = Coûte 3 points d’action à chaque fois. Il défie le personnage adverse au plus fort bonus : dé plus bonus de chaque côté. Vainqueur, il revient dans votre main, la banque vous verse sa prime et la victime lui sert de trophée ; vaincu, il est défaussé et la banque verse au défenseur sa prime plus les bonus de ses trophées ; à égalité, les deux tombent sans prime pour personne.
card-killer_b = Tueur à gages B
    .one = le Tueur à gages B
    .short = Duel ; vainqueur, il revient en main
    .help = Coûte 3 points d’action à chaque fois. Il défie le personnage adverse au plus fort bonus : dé plus bonus de chaque côté. Vainqueur, il revient dans votre main, la banque vous verse sa prime et la victime lui sert de trophée ; vaincu, il est défaussé et la banque verse au défenseur sa prime plus les bonus de ses trophées ; à égalité, les deux tombent sans prime pour personne.
card-killer_c = Tueur à gages C
    .one = le Tueur à gages C
    .short = Duel ; vainqueur, il revient en main
    .help = Coûte 3 points d’action à chaque fois. Il défie le personnage adverse au plus fort bonus : dé plus bonus de chaque côté. Vainqueur, il revient dans votre main, la banque vous verse sa prime et la victime lui sert de trophée ; vaincu, il est défaussé et la banque verse au défenseur sa prime plus les bonus de ses trophées ; à égalité, les deux tombent sans prime pour personne.
card-sharp = Tricheur professionnel
    .one = un Tricheur professionnel
    .short = Voir une main et y voler une carte
    .help = Coûte 3 points d’action ; carte défaussée après usage. Vous regardez la main d’un adversaire et y prenez une carte de votre choix. Le Shérif protège la main de son joueur.
    .some = { $count ->
        [one] un Tricheur professionnel
       *[other] { $number } Tricheurs professionnels
    }
card-holdup = Hold-up
    .one = un Hold-up
    .short = Vole un dé + 3 pièces d’or
    .help = Coûte 3 points d’action ; carte défaussée après usage. Vole un dé plus 3 pièces d’or à la banque ou à un ranch adverse, dans la limite de ce qui s’y trouve. Le Shérif protège son ranch.
    .some = { $count ->
        [one] un Hold-up
       *[other] { $number } Hold-up
    }
card-rails = Des rails sur la prairie
    .one = Des rails sur la prairie
    .short = Retire un terrain adverse
    .help = Coûte 3 points d’action ; carte défaussée après usage. Retire un terrain adverse avec ses troupeaux, sa mine et le raid qui s’y trouverait. Le Shérif n’arrête pas les rails.
card-saloon = Saloon
    .one = un Saloon
    .short = Attire un cow-boy de chaque adversaire
    .help = Coûte 5 points d’action ; carte défaussée après usage. De chaque ranch adverse, un cow-boy tiré au hasard passe sur votre ranch et reste en jeu. Personne ne meurt : le Croque-mort ne touche rien ; le Shérif, le Maire et le Croque-mort ne partent jamais.
    .some = { $count ->
        [one] un Saloon
       *[other] { $number } Saloons
    }
card-rustling = Vol de bétail
    .one = un Vol de bétail
    .short = Vole un troupeau adverse
    .help = Coûte 5 points d’action ; carte défaussée après usage. Le troupeau de votre choix va aussitôt sur un de vos terrains qui a de la place et garde son âge ; il peut être vendu dès votre tour suivant. Le Shérif protège son ranch, et les troupeaux sous un raid sont hors d’atteinte.
card-lynching = Lynchage
    .one = un Lynchage
    .short = Élimine un personnage au choix
    .help = Coûte 2 points d’action plus le bonus de la victime : de 3 à 5 pour un cow-boy, 5 pour le Croque-mort, 6 pour le Maire, 7 pour le Shérif. Élimine n’importe quel personnage adverse ; carte défaussée après usage.
    .some = { $count ->
        [one] un Lynchage
       *[other] { $number } Lynchages
    }

## Contres et bonus

card-sheriff = Shérif
    .one = le Shérif
    .short = Ni Tricheur, ni Hold-up, ni Vol
    .help = Coûte 4 points d’action ; reste sur votre ranch. Personne ne peut y jouer Tricheur professionnel, Hold-up ou Vol de bétail. En duel, il ajoute 5 et passe avant les autres ; il n’ajoute rien à la surveillance et n’est pas un cow-boy à la fin de la partie.
card-rodeo = Roi du rodéo
    .one = un Roi du rodéo
    .short = Annule la Panique sur votre ranch
    .help = Coûte 3 points d’action ; seulement si la Panique est sur votre ranch. Les deux cartes sont défaussées.
    .some = { $count ->
        [one] un Roi du rodéo
       *[other] { $number } Rois du rodéo
    }
card-cavalry = Cavalerie
    .one = la Cavalerie
    .short = Met fin à un raid chez vous
    .help = Coûte 3 points d’action ; seulement sur un de vos terrains sous un Raid indien. Les deux cartes sont défaussées, et le terrain avec tout ce qu’il porte est aussitôt disponible.
card-mine = Mine d’or
    .one = une Mine d’or
    .short = Deux dés d’or par tour ; 10+ la détruit
    .help = Coûte 3 points d’action ; reste sur un de vos terrains sans troupeau, mine ni raid, qui n’accueillera plus jamais de troupeau. À chaque tour elle rapporte le total de deux dés ; à partir de 10, elle ne rapporte rien et saute avec son terrain.
    .some = { $count ->
        [one] une Mine d’or
       *[other] { $number } Mines d’or
    }
card-undertaker = Croque-mort
    .one = le Croque-mort
    .short = 2 pièces d’or par mort
    .help = Coûte 4 points d’action ; reste sur votre ranch. La banque vous verse 2 pièces d’or pour chaque personnage éliminé, où que ce soit, tueurs à gages compris, mais ni pour sa propre mort, ni pour le tueur qui tombe avec lui. En duel, il ajoute 3 ; il n’ajoute rien à la surveillance.
card-girls = Girls
    .one = des Girls
    .short = 2 cow-boys de la pioche en main
    .help = Coûte 3 points d’action ; carte défaussée après usage. Les deux premiers cow-boys de la pioche viennent dans votre main, à la vue de tous, moins s’il en reste moins ; puis la pioche est mélangée. La file ne compte pas.
card-trapper = Trappeur
    .one = un Trappeur
    .short = Rapporte un dé + 3 pièces d’or
    .help = Coûte 3 points d’action ; carte défaussée après usage. La banque vous verse un dé plus 3 pièces d’or, dans la limite de ce qu’elle a ; elle ne doit pas être vide.
    .some = { $count ->
        [one] un Trappeur
       *[other] { $number } Trappeurs
    }
card-fence = Clôture
    .one = une Clôture
    .short = +2 en surveillance
    .help = Coûte 4 points d’action ; reste sur votre ranch pour toute la partie. Ajoute 2 à chaque test de surveillance du ranch ; plusieurs s’additionnent.
    .some = { $count ->
        [one] une Clôture
       *[other] { $number } Clôtures
    }
card-mayor = Maire
    .one = le Maire
    .short = Réarrange la file avant chaque tour
    .help = Coûte 4 points d’action ; reste sur votre ranch. Avant chaque tour, le vôtre ou celui d’un autre, vous pouvez changer l’ordre des cartes de la file. En duel, il ajoute 4 ; il n’ajoute rien à la surveillance.

## Les troupeaux et leur âge

herd-herd1-1 = troupeau médiocre, 1er tour (vaut 1)
    .one = un troupeau médiocre, 1er tour (vaut 1)
herd-herd1-2 = troupeau médiocre, 2e tour (vaut 2)
    .one = un troupeau médiocre, 2e tour (vaut 2)
herd-herd1-3 = troupeau médiocre, 3e tour (vaut 3)
    .one = un troupeau médiocre, 3e tour (vaut 3)
herd-herd1-4 = troupeau médiocre, 4e tour (vaut 4)
    .one = un troupeau médiocre, 4e tour (vaut 4)
herd-herd2-1 = troupeau moyen, 1er tour (vaut 2)
    .one = un troupeau moyen, 1er tour (vaut 2)
herd-herd2-2 = troupeau moyen, 2e tour (vaut 4)
    .one = un troupeau moyen, 2e tour (vaut 4)
herd-herd2-3 = troupeau moyen, 3e tour (vaut 6)
    .one = un troupeau moyen, 3e tour (vaut 6)
herd-herd2-4 = troupeau moyen, 4e tour (vaut 8)
    .one = un troupeau moyen, 4e tour (vaut 8)
herd-herd3-1 = troupeau excellent, 1er tour (vaut 3)
    .one = un troupeau excellent, 1er tour (vaut 3)
herd-herd3-2 = troupeau excellent, 2e tour (vaut 6)
    .one = un troupeau excellent, 2e tour (vaut 6)
herd-herd3-3 = troupeau excellent, 3e tour (vaut 9)
    .one = un troupeau excellent, 3e tour (vaut 9)
herd-herd3-4 = troupeau excellent, 4e tour (vaut 12)
    .one = un troupeau excellent, 4e tour (vaut 12)

## Ce qu’on fait d’un point d’action

command-take1 = prendre à la place 1
    .help = Prendre la carte de la place 1 de la file, la plus éloignée de la pioche, pour 1 point d’action. On peut la jouer dans le même tour ; la place reste vide jusqu’à la fin du tour.
command-take2 = prendre à la place 2
    .help = Prendre la carte de la place 2 de la file pour 2 points d’action. On peut la jouer dans le même tour ; la place reste vide jusqu’à la fin du tour.
command-take3 = prendre à la place 3
    .help = Prendre la carte de la place 3 de la file pour 3 points d’action. On peut la jouer dans le même tour ; la place reste vide jusqu’à la fin du tour.
command-take4 = prendre à la place 4
    .help = Prendre la carte de la place 4 de la file pour 4 points d’action. On peut la jouer dans le même tour ; la place reste vide jusqu’à la fin du tour.
command-take5 = prendre à la place 5
    .help = Prendre la carte de la place 5 de la file pour 5 points d’action. On peut la jouer dans le même tour ; la place reste vide jusqu’à la fin du tour.
command-take6 = prendre à la place 6
    .help = Prendre la carte de la place 6 de la file, à côté de la pioche, pour 6 points d’action. On peut la jouer dans le même tour ; la place reste vide jusqu’à la fin du tour.
command-draw = piocher face cachée
    .help = Piocher la première carte de la pioche pour 3 points d’action. Les autres ne la voient pas.
command-buy = acheter un point d’action
    .help = Payer 2 pièces d’or à la banque pour un point d’action de plus, autant de fois qu’on peut payer.
command-end = finir le tour
    .help = Ne plus rien faire. Les points restants sont perdus ; on garde 10 cartes au plus et la file est complétée.

## Questions

verb-act = Que faites-vous ?
    .help = Dépensez 6 points d’action dans l’ordre de votre choix : prendre des cartes dans la file ou la pioche, jouer des cartes de votre main. Un point de plus coûte 2 pièces d’or ; les points restants sont perdus.
verb-sell = Quel troupeau vendez-vous ?
    .help = Un troupeau rapporte sa valeur de base multipliée par ses tours sur le terrain, 4 au plus. Vendez-en autant que vous voulez, ou aucun : ceux que vous gardez vieillissent d’un tour. Si la banque est à sec, le reste est perdu.
verb-flee = Lequel de ces troupeaux s’enfuit ?
    .help = Le test de surveillance a échoué, et le troupeau qui vaut le plus est perdu. Plusieurs valent autant : à vous de choisir.
verb-range = Lequel de vos terrains ?
    .help = Le terrain où va la carte que vous jouez, ou le troupeau que vous volez.
verb-ranch = Sur quel ranch jouez-vous la Panique ?
    .help = La Panique y reste jusqu’à ce qu’on y joue un Roi du rodéo.
verb-seize = Quel terrain visez-vous ?
    .help = Un Raid indien bloque le terrain jusqu’à l’arrivée de la Cavalerie ; les rails le retirent avec tout ce qu’il porte.
verb-rustle = Quel troupeau volez-vous ?
    .help = Il garde son âge et va aussitôt sur un de vos terrains qui a de la place.
verb-shoot = Qui le tueur affronte-t-il ?
    .help = Un Tueur à gages affronte le personnage au plus fort bonus d’un ranch ; entre égaux, vous choisissez.
verb-lynch = Qui faites-vous lyncher ?
    .help = Un Lynchage atteint n’importe quel personnage d’un adversaire, pour 2 points d’action plus le bonus du personnage.
verb-rob = Qui attaquez-vous ?
    .help = Un dé plus 3 pièces d’or, dans la limite de ce que possède la victime.
verb-cheat = De qui regardez-vous la main ?
    .help = Vous voyez toute la main, puis vous y prenez une carte de votre choix.
verb-steal = Quelle carte volez-vous ?
    .help = Vous et votre victime êtes seuls à savoir laquelle, sauf si des trophées sont dessous.
verb-discard = Quelle carte défaussez-vous ?
    .help = On garde 10 cartes au plus à la fin de son tour.
verb-arrange = Quelle carte vient ensuite dans la file, à partir de la place 1 ?
    .help = Le Maire peut changer l’ordre de la file avant chaque tour : désignez la carte de la place 1, puis de la place 2, et ainsi de suite ; ou gardez l’ordre.
verb-offer = Combien offrez-vous au joueur du Maire pour un autre ordre ?
    .help = Une offre par tour, prise sur l’or de votre ranch. Vous direz ensuite quel ordre vous voulez ; si l’offre est refusée, vous ne payez rien.
verb-request = Quelle carte voulez-vous ensuite dans la file, à partir de la place 1 ?
    .help = L’ordre que vous demandez en échange de votre or : la carte de la place 1, puis de la place 2, et ainsi de suite.
verb-bribe = Acceptez-vous l’offre ?
    .help = Si vous acceptez, l’or est à vous et la file prend l’ordre demandé. Si vous refusez, vous pouvez encore l’arranger à votre guise.

## Les choix, sur les boutons

do-act = Jouer { $value }
    .short = { $value }
do-act-range1 = Poser { $value }
do-act-range2 = Poser { $value }
do-act-range3 = Poser { $value }
do-act-herd1 = Poser { $value }
do-act-herd2 = Poser { $value }
do-act-herd3 = Poser { $value }
do-act-cowboy1 = Poser { $value }
do-act-cowboy2 = Poser { $value }
do-act-cowboy3 = Poser { $value }
do-act-take1 = Prendre { $value } à la place 1 (1 point)
    .short = { $value } (1 point)
do-act-take2 = Prendre { $value } à la place 2 (2 points)
    .short = { $value } (2 points)
do-act-take3 = Prendre { $value } à la place 3 (3 points)
    .short = { $value } (3 points)
do-act-take4 = Prendre { $value } à la place 4 (4 points)
    .short = { $value } (4 points)
do-act-take5 = Prendre { $value } à la place 5 (5 points)
    .short = { $value } (5 points)
do-act-take6 = Prendre { $value } à la place 6 (6 points)
    .short = { $value } (6 points)
do-act-draw = Piocher une carte face cachée (3 points)
    .short = Face cachée, dans la pioche (3 points)
do-act-buy = Acheter un point d’action (2 pièces d’or)
    .short = 1 point pour 2 pièces d’or
do-act-end = Finir le tour
do-sell = Vendre du { $range } : { $herd }
do-sell-pass = Ne plus rien vendre
do-flee = Perdre du { $range } : { $herd }
do-range = Sur le { $range }
do-ranch = Sur le ranch { $ranch }
do-shoot = { $ranch } : affronter { $victim }
do-rob = Attaquer { $target }
do-cheat = Regarder la main chez { $rival }
do-steal = Voler { $card }
do-discard = Défausser { $card }
do-arrange = Mettre ensuite { $card }
do-arrange-pass = Garder l’ordre
do-offer = { $gold ->
    [one] Offrir { $gold } pièce d’or
   *[other] Offrir { $gold } pièces d’or
}
do-offer-pass = Ne rien offrir
do-request = Demander ensuite { $card }
do-bribe-accept = Accepter l’offre
do-bribe-refuse = Refuser l’offre

## Réponses permanentes

standing-end-without-points = Finir mon tour quand il ne reste aucun point d’action
    .help = On ne vous demande pas si vous achetez un point de plus avec votre or : le tour finit dès que les points sont dépensés.
standing-keep-line = Garder l’ordre de la file avant le tour des autres
    .help = Avec le Maire, on ne vous demande un ordre qu’avant vos propres tours.
standing-offer-nothing = Ne jamais rien offrir au Maire
    .help = On ne vous demande pas si vous payez pour un ordre de la file.

## Groupes de choix, jauges

group-take = Prendre dans la file
group-play = Jouer de votre main

term-deck = La pioche
    .help = Les cartes qui restent pour compléter la file. La partie finit avec le tour où la dernière est posée.
term-bank = La banque
    .help = L’or qui reste en banque. La partie finit avec le tour où elle est vide.
term-stall = Tours sans jouer
    .help = Si personne ne prend ni ne joue de carte pendant ce nombre de tours, la partie est finie.
countdown-deck = Pioche { $left }
countdown-bank = Banque { $left }
countdown-stall = { $left ->
    [one] Fin dans { $left } tour vide
   *[other] Fin dans { $left } tours vides
}

budget-points = { $left ->
    [one] { $left } point d’action sur { $of }
   *[other] { $left } points d’action sur { $of }
}
budget-gold = { $left ->
    [one] { $left } pièce d’or
   *[other] { $left } pièces d’or
}
budget-ranch = pour votre ranch { $left }

summary-coin = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
summary-hand-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

## Le journal

tell-turn = C’est à { $ranch } de jouer.
tell-arranges = { $seat } change l’ordre de la file : { $cards }.
tell-offers = { $gold ->
    [one] { $seat } offre { $gold } pièce d’or à { $rival } pour cet ordre de la file : { $cards }.
   *[other] { $seat } offre { $gold } pièces d’or à { $rival } pour cet ordre de la file : { $cards }.
}
tell-bribe_accept = { $gold ->
    [one] { $home } accepte { $gold } pièce d’or que propose { $ranch }.
   *[other] { $home } accepte { $gold } pièces d’or que propose { $ranch }.
}
tell-bribe_refuse = { $gold ->
    [one] { $home } refuse { $gold } pièce d’or que propose { $ranch }.
   *[other] { $home } refuse { $gold } pièces d’or que propose { $ranch }.
}
tell-watches = { $held ->
    [True] { $ranch } surveille ses troupeaux : { $result } contre { $difficulty }. Aucun ne s’enfuit.
   *[False] { $ranch } surveille ses troupeaux : { $result } contre { $difficulty }. C’est insuffisant.
}
tell-flees = { $ranch } perd { $herd }, qui s’enfuit.
tell-sells = { $gold ->
    [one] { $ranch } vend { $herd }, pour { $gold } pièce d’or.
   *[other] { $ranch } vend { $herd }, pour { $gold } pièces d’or.
}
tell-fattens = { $ranch } engraisse le reste : { $herds }.
tell-digs = { $gold ->
    [one] { $ranch } fait { $found } aux dés pour la Mine d’or et reçoit { $gold } pièce d’or.
   *[other] { $ranch } fait { $found } aux dés pour la Mine d’or et reçoit { $gold } pièces d’or.
}
tell-explodes = { $ranch } fait { $found } aux dés pour la Mine d’or : elle saute et emporte { $range }.
tell-takes = { $points ->
    [one] { $seat } prend { $card } dans la file pour { $points } point.
   *[other] { $seat } prend { $card } dans la file pour { $points } points.
}
tell-draws = { $seat } pioche { $card }.
tell-buys = { $gold ->
    [one] { $ranch } achète un point d’action pour { $gold } pièce d’or.
   *[other] { $ranch } achète un point d’action pour { $gold } pièces d’or.
}
tell-places = { $ranch } met en jeu { $card }.
tell-raids = { $seat } joue un Raid indien chez { $ranch }, sur { $range }.
tell-panics = { $seat } joue la Panique sur { $ranch }.
tell-duels = { $seat } envoie { $card } chez { $ranch } affronter { $victim } : { $attack } contre { $defence }.
tell-shoots = { $gold ->
    [one] { $home } remporte le duel : { $ranch } perd { $victim }, { $card } revient en main et rapporte { $gold } pièce d’or.
   *[other] { $home } remporte le duel : { $ranch } perd { $victim }, { $card } revient en main et rapporte { $gold } pièces d’or.
}
tell-beats_killer = { $gold ->
    [one] { $ranch } remporte le duel : { $card } est défaussé, la prime est de { $gold } pièce d’or.
   *[other] { $ranch } remporte le duel : { $card } est défaussé, la prime est de { $gold } pièces d’or.
}
tell-both_fall = Égalité au duel : { $seat } perd { $card }, { $ranch } perd { $victim }, et personne ne touche de prime.
tell-cheats = { $seat } joue un Tricheur professionnel : { $rival } montre toute sa main.
tell-steals = { $seat } vole { $card } à { $rival }.
tell-robs = { $gold ->
    [one] { $ranch } joue un Hold-up et dérobe { $gold } pièce d’or à { $target }.
   *[other] { $ranch } joue un Hold-up et dérobe { $gold } pièces d’or à { $target }.
}
tell-lays_rails = { $count ->
    [0] { $seat } pose des rails sur la prairie : { $ranch } perd { $range }.
   *[other] { $seat } pose des rails sur la prairie : { $ranch } perd { $range } avec { $lost }.
}
tell-opens_saloon = { $ranch } joue un Saloon.
tell-lures = { $home } attire { $card } de chez { $ranch }.
tell-rides_out = { $home } joue un Vol de bétail contre { $ranch }.
tell-rustles = { $home } vole { $herd } à { $ranch }.
tell-lynches = { $seat } joue un Lynchage : { $ranch } perd { $victim }.
tell-calms = { $ranch } joue un Roi du rodéo : la Panique est finie.
tell-rescues = { $ranch } joue la Cavalerie et récupère { $range }.
tell-calls_girls = { $count ->
    [0] { $seat } joue des Girls, mais il ne reste aucun cow-boy dans la pioche.
    [one] { $seat } joue des Girls et trouve le dernier cow-boy de la pioche : { $cards }.
   *[other] { $seat } joue des Girls et trouve dans la pioche : { $cards }.
}
tell-sells_furs = { $gold ->
    [one] { $ranch } joue un Trappeur et reçoit { $gold } pièce d’or.
   *[other] { $ranch } joue un Trappeur et reçoit { $gold } pièces d’or.
}
tell-buries = { $gold ->
    [one] { $ranch } reçoit { $gold } pièce d’or pour le travail du Croque-mort.
   *[other] { $ranch } reçoit { $gold } pièces d’or pour le travail du Croque-mort.
}
tell-discards = { $seat } défausse { $card }.
tell-refills = { $count ->
    [0] Il ne reste aucune carte pour compléter la file.
    [one] Nouvelle carte dans la file : { $cards }.
   *[other] Nouvelles cartes dans la file : { $cards }.
}
tell-ends = { $reason ->
    [deck] La pioche est vide : la partie prend fin.
    [bank] La banque est vide : la partie prend fin.
    [both] La pioche et la banque sont vides : la partie prend fin.
   *[stall] Pendant deux tours de table, personne n’a pris ni joué de carte : la partie prend fin.
}
tell-nears_stall = Pendant un tour de table, personne n’a pris ni joué de carte : après un autre pareil, la partie prend fin.

## Pourquoi un choix manque

why-too_dear = Coûte { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    } ; vous en avez { $points }.
why-deck_empty = La pioche est vide.
why-no_gold = Coûte { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    } ; ce ranch en a { $gold }.
why-no_target_herd = Aucun de vos terrains n’a de place pour un troupeau, sans mine ni raid.
why-no_target_raid = Aucun adversaire n’a de terrain sans raid.
why-no_target_panic = La Panique est déjà sur tous les ranchs adverses.
why-no_target_killer = Aucun adversaire n’a de personnage en jeu.
why-no_target_sharp = Chaque adversaire a la main vide ou le Shérif.
why-no_target_holdup = La banque est vide, et chaque ranch adverse est sans or ou protégé par le Shérif.
why-no_target_rails = Aucun adversaire n’a de terrain.
why-no_target_saloon = Aucun adversaire n’a de cow-boy en jeu.
why-no_target_rustling = Aucun troupeau n’est à votre portée, ou aucun de vos terrains n’a de place pour l’accueillir.
why-no_target_lynching = Aucun adversaire n’a de personnage que vous puissiez payer : { $cost } points d’action plus le bonus, et vous en avez { $points }.
why-no_target_rodeo = Il n’y a pas de Panique sur votre ranch.
why-no_target_cavalry = Aucun de vos terrains n’est sous un raid.
why-no_target_mine = Vous n’avez pas de terrain sans troupeau, mine ni raid.
why-no_target_girls = La pioche est vide.
why-no_target_trapper = La banque est vide.

## Options d’une table

option-two_player_mode = À deux joueurs
    .help = Le nombre de ranchs de chacun, à deux joueurs.
option-two_player_mode-two_ranches = deux ranchs chacun, une seule main (règle imprimée)
option-two_player_mode-single_ranch = un ranch chacun
option-killer_reward = Récompense d’un Tueur à gages
    .help = Ce que verse la banque quand un Tueur à gages remporte son duel.
option-killer_reward-printed = la prime de sa carte
option-killer_reward-victim_bonus = le bonus de sa victime
option-killer_values = Chiffres des Tueurs à gages
    .help = Bonus de duel et prime des tueurs A, B et C, par exemple 2/2,3/3,4/4. Ils ne sont imprimés que sur les cartes, et les nôtres sont supposés : indiquez ici ceux de votre exemplaire.
    .pick = Bonus de duel et prime des trois tueurs. Ils ne sont imprimés que sur les cartes, et les nôtres sont supposés : indiquez ceux de votre exemplaire.
option-killer_values-bonus-killer_a = bonus du tueur A
option-killer_values-bounty-killer_a = prime du tueur A
option-killer_values-bonus-killer_b = bonus du tueur B
option-killer_values-bounty-killer_b = prime du tueur B
option-killer_values-bonus-killer_c = bonus du tueur C
option-killer_values-bounty-killer_c = prime du tueur C
option-raid_mode = Troupeaux sous un raid
    .help = Ce qui arrive aux troupeaux d’un terrain sous un Raid indien. Dans les deux lectures, on ne peut ni les vendre ni les voler.
option-raid_mode-blocked = hors d’atteinte : ni test, ni fuite, ni engraissement
option-raid_mode-literal = testés comme les autres : ils peuvent s’enfuir et engraissent
option-mayor_bribe = Négocier avec le Maire
    .help = Si, avant son tour, on peut offrir de l’or au joueur du Maire pour un ordre de la file.
option-mayor_bribe-off = pas d’offre
option-mayor_bribe-gold = une offre en or par tour
option-known_cards_aid = Aide-mémoire
    .help = Si les cartes que vous avez vues entrer dans une main vous sont rappelées.
option-known_cards_aid-off = non
option-known_cards_aid-on = les cartes connues sont rappelées
option-tie_break = Totaux égaux
    .help = Qui l’emporte à égalité de prestige.
option-tie_break-shared = la victoire est partagée
option-tie_break-gold = plus d’or, puis plus de terrains

## La feuille de score

category-ranges = Terrains
category-herds = Troupeaux
category-cowboys = Cow-boys
category-gold = Or

## La feuille de score ligne par ligne

sum-ranges = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
} (rang { $rank })
sum-herds = { $count ->
    [one] { $count } troupeau
   *[other] { $count } troupeaux
} (rang { $rank })
sum-cowboys = { $count ->
    [one] { $count } cow-boy
   *[other] { $count } cow-boys
} (rang { $rank })
sum-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
} (rang { $rank })

## La position en mots

word-bank = la banque
word-no-card = aucune carte
word-priced = { $card } ({ $price })
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-lynching-price = 2 points et le bonus de la victime
word-armed = { $card } (+{ $bonus })
word-ranch-number = ranch { $number }
word-range-number = terrain { $number }
word-range = terrain { $number } ({ $range })
word-seize = { $ranch }, { $range } : { $contents }
word-lynch = { $ranch } : lyncher { $victim } ({ $points } points)
word-rustle = Voler chez { $ranch }, { $range } : { $herd }
word-mine = Mine d’or
word-raided = sous un raid
word-empty = rien
word-table = Pioche : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } · Banque : { $bank ->
        [one] { $bank } pièce d’or
       *[other] { $bank } pièces d’or
    } · Défausse : { $discard ->
        [one] { $discard } carte
       *[other] { $discard } cartes
    }
word-points-left = Points d’action restants : { $points }
word-line = File : { $slots }
word-you = vous
word-to-play = tour en cours
word-ranch = { $ranch } : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }
word-land = { $count ->
        [one] terrain { $numbers }
       *[other] terrains { $numbers }
    } ({ $range }, { $herds } sur { $capacity }) : { $contents }
word-people = En jeu : { $cards }
word-watch = surveillance +{ $bonus }
word-killer = { $card } [+{ $bonus }, prime { $bounty }]
word-trophies = { $killer } a abattu : { $cards }
word-hand = Votre main (points pour jouer) : { $cards }
word-hand-empty = Votre main est vide.
word-known = Cartes connues chez { $rival } : { $cards }

## Ce que nomment les robots quand ils disent pourquoi

aspect-ranges = terrains
    .count = { $count ->
        [one] 1 terrain
       *[other] { $count } terrains
    }
aspect-herds = troupeaux
    .count = { $count ->
        [one] 1 troupeau
       *[other] { $count } troupeaux
    }
aspect-cowboys = cow-boys
    .count = { $count ->
        [one] 1 cow-boy
       *[other] { $count } cow-boys
    }
aspect-gold = or
    .count = { $count ->
        [one] 1 pièce d’or
       *[other] { $count } pièces d’or
    }
aspect-hand = cartes en main
aspect-ranch = ce qui protège votre ranch
aspect-turn = à qui le tour

## Conseils pour les premières parties

coach-no-range = Sans terrain, pas de place pour troupeaux ou mines : cherchez-en un dans la file ou votre main.
coach-no-room = Vous tenez un troupeau, mais aucun terrain n’a de place pour lui.
coach-unwatched = { $herds } troupeaux surveillés à +{ $watch } : cow-boys et clôtures les empêchent de fuir.
coach-trick = Un sale coup fait le plus mal à qui mène : regardez qui a le plus de troupeaux, de cow-boys ou d’or.
coach-few-points = { $points ->
    [one] Il reste un point d’action : la place 1 et les cartes bon marché de votre main sont encore possibles.
   *[other] Il reste { $points } points d’action : les places et les cartes bon marché sont encore possibles.
}
coach-cheap = De quoi développer votre ranch se trouve sur une place bon marché : prendre et poser coûte peu.
coach-act = Vos points servent à prendre comme à poser : une carte en main ne marque encore rien.
coach-sell-young = Les troupeaux prennent de la valeur à chaque tour : vendre maintenant vaut pour ceux qui risquent de fuir ou d’être volés.
coach-sell = Un troupeau adulte vaut son plein prix ; vendu il fait de la place, gardé il compte à la fin.
coach-range = Les grands terrains sont pour les troupeaux de valeur ; une mine veut un terrain dont on peut se passer.
coach-seize = Regardez qui mène, et ce qui a le plus de valeur sur ce ranch.
coach-rob = Chez un rival, l’or compte deux fois ; à la banque, il est sûr tant qu’elle en a.
coach-people = Qui tombe emporte sa surveillance ou sa protection.
coach-steal = Prenez ce que vous pourrez poser bientôt, ou ce qui serait joué contre vous.
coach-discard = Gardez ce que vous pourrez poser au prochain tour ; les coups sans cible peuvent partir.
coach-arrange = Ce que vous voulez va aux places bon marché avant votre tour, aux chères avant celui des autres.

## Précisions de règle

ruling-a00 = Quels sont les chiffres des trois Tueurs à gages, que seules les cartes indiquent ? Nous supposons, pour bonus de duel et prime, +2/2, +3/3 et +4/4 ; une option permet d’indiquer ceux de votre exemplaire.
ruling-a01 = Et si la banque ne peut pas tout payer ? Elle verse ce qu’elle a et le reste est perdu ; une prime est payée avant le Croque-mort.
ruling-a02 = Où va l’or des points d’action achetés ? À la banque.
ruling-a03 = Qui choisit entre égaux ? Le propriétaire, entre les troupeaux de même valeur qui peuvent s’enfuir ; l’attaquant, entre les personnages de même bonus qu’un Tueur à gages peut affronter.
ruling-a04 = Un coup fourré peut-il viser son propre ranch ? Non, seulement les ranchs des autres joueurs.
ruling-a05 = Que deviennent les troupeaux d’un terrain sous un Raid indien ? Ils sont hors d’atteinte de tous : ni test, ni fuite, ni vente, ni vol, ni engraissement. Une option leur laisse le test, la fuite et l’engraissement.
ruling-a06 = Peut-on jouer une carte sans effet ? Non, il faut une cible ; le Trappeur, et le Hold-up contre la banque, demandent de l’or en banque. Un seul raid par terrain, une seule Panique par ranch ; la Panique sur un ranch sans troupeau est permise.
ruling-a07 = Quelle est la récompense d’un Tueur à gages, et qui la paie ? La prime de sa carte, versée par la banque comme celle du défenseur ; une option la remplace par le bonus de la victime.
ruling-a08 = Et si un Tueur à gages avec des trophées change de main ? Les trophées suivent la carte, et sont défaussés avec elle.
ruling-a09 = Le Shérif, le Maire et le Croque-mort comptent-ils comme cow-boys à la fin ? Non, seulement les cartes bleues.
ruling-a10 = Où peut-on poser une Mine d’or ? Seulement sur un de ses propres terrains, sans troupeau, mine ni raid.
ruling-a11 = Le Croque-mort est-il payé pour sa propre mort ? Non, ni pour le tueur qui tombe dans le même duel.
ruling-a12 = Quand regarde-t-on si la partie prend fin ? Une fois la file complétée.
ruling-a13 = Et si plus personne ne fait rien ? Quand chaque ranch a eu deux tours de suite sans carte prise ni carte jouée, la partie prend fin ; la table est avertie après le premier.
ruling-a14 = Qu’est-ce qui est public ? L’or, la taille des mains, tout ce qui est en jeu et les cartes que trouvent les Girls. Les cartes en main sont privées.
ruling-a15 = Dans quel ordre remplit-on la file au début ? De la place 1 à la place 6.
ruling-a16 = Comment gère-t-on deux ranchs chacun, à deux joueurs ? Une seule main et une seule limite pour les deux ; l’or et les cartes en jeu appartiennent à un ranch, et les cartes agissent pour le ranch dont c’est le tour. Le Shérif garde son propre ranch, et la main commune contre le Tricheur professionnel ; le Saloon touche les deux ranchs adverses.
ruling-a17 = Les troupeaux peuvent-ils changer de terrain ? Non.
ruling-a18 = Peut-on se défausser quand on veut ? Non, seulement pour revenir à 10 cartes à la fin de son tour.
ruling-a19 = Mélange-t-on la défausse pour refaire une pioche ? Jamais : la pioche vide met fin à la partie.
ruling-a20 = Une carte retirée de la partie est-elle autre chose qu’une carte défaussée ? Non, toutes deux vont à la défausse.
ruling-a21 = Importe-t-il de savoir qui lance quel dé ? Non, seuls les nombres comptent.
ruling-a22 = Dans quel ordre lance-t-on les dés de plusieurs mines ? L’une après l’autre ; l’ordre n’y change rien.
ruling-a23 = Et si les Girls vident la pioche ? La partie prend fin à la fin de ce tour, comme toujours.

ruling-a24 = Que décide-t-on sans vous demander ? Seulement ce qui n’a qu’une réponse : la seule cible possible d’une carte, le seul troupeau qui peut s’enfuir, le seul terrain qui peut accueillir un troupeau volé, les dernières cartes d’un nouvel ordre de la file, et la fin d’un tour où l’on ne peut plus rien faire. Les exemplaires d’une carte dans votre main, les cow-boys de même niveau d’un ranch, les troupeaux de même qualité et de même âge d’un terrain ne font qu’un choix : quel que soit celui qui part, il reste la même chose.

## Ce à quoi mènent les choix

lead-deck = { $count ->
    [one] la dernière carte de la pioche
   *[other] l’une de { $count } cartes
}
lead-gold = { $gold ->
    [one] votre ranch a 1 pièce d’or
   *[other] votre ranch a { $gold } pièces d’or
}
lead-lapse = { $points ->
    [one] le point d’action restant est perdu
   *[other] les { $points } points d’action restants sont perdus
}
lead-grows = un tour plus tard, il vaudra { $gold }
lead-full = il ne vaudra pas davantage
lead-room = { $herds } troupeaux sur { $capacity }
lead-watch = { $herds ->
    [0] aucun troupeau à surveiller
    [one] 1 troupeau, surveillé à +{ $watch }
   *[other] { $herds } troupeaux, surveillés à +{ $watch }
}
lead-herds = { $gold ->
    [0] aucun troupeau dessus
   *[other] ses troupeaux valent { $gold } maintenant
}
lead-purse = { $gold ->
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
}
lead-hand = { $count ->
    [one] 1 carte en main
   *[other] { $count } cartes en main
}

## Le plateau dessiné

tab-line = File
tab-rivals = Autres
tab-ranch = Ranch
tab-hand = Main
board-line = La file
board-line-price = Prendre coûte le numéro de la place
board-deck = pioche
board-discard = défausse
board-bank = banque
board-rivals = Les autres ranchs
board-ranch = Votre ranch
board-ranch-of = { $name } : ranch
board-ranch-number = Votre ranch { $number }
board-lands = Terrains et troupeaux
board-no-range = aucun terrain
board-raid = Raid
board-supports = Appuis
board-prestige = Prestige
board-now = joue
board-next = joue ensuite
board-later = joue dans { $turns } tours
board-asked = choisit
board-hand = Votre main
board-hand-of = { $name } : main
board-hand-count = { $count ->
    [one] { $count } carte, { $limit } au plus
   *[other] { $count } cartes, { $limit } au plus
}
board-hand-hint = Le « ? » au coin d’une carte l’explique
board-loot = La main que vous regardez
board-loot-of = En main : { $rival }
board-stays = reste en jeu
board-once = une fois
board-returns = peut revenir

## Les figures du guide

guide-difficulty = Difficulté : un dé et vos troupeaux
guide-watch = Surveillance : un dé et vos cow-boys
figure-picture = Des cartes de la file avec leurs prix ; un terrain avec un troupeau, et un cow-boy ; le troupeau vieilli, vendu contre de l’or ; un coup fourré.
figure-cattle = Un dé et un troupeau contre un dé et un cow-boy.
figure-mine = Un terrain avec une mine d’or ; deux dés rapportent autant d’or.
figure-actions = Six points d’action, et un de plus contre de l’or ; des cartes avec leurs prix.
figure-hand = Des cartes en main.
figure-line = La file avec les prix de ses six places, la pioche, la défausse et la banque.
figure-watch = Un dé de 4 et trois troupeaux font 7 ; un dé de 2 et un cow-boy confirmé font 4 : le troupeau le plus précieux s’enfuit.
figure-ages = Ce que rapportent les troupeaux de chaque qualité, du premier au quatrième tour.
figure-ranges = Des terrains pour un, deux et trois troupeaux.
figure-cowboys = Un cow-boy novice, un confirmé, un vétéran.
figure-helpers = Le Shérif, le Maire et le Croque-mort.
figure-tricks = Des coups fourrés, chacun avec la carte qui y met fin ou l’écarte.
figure-duel = Un Tueur à gages, avec 7, bat un vétéran, avec 6, et touche sa prime.
figure-score = Quatre ranchs, ce qu’ils ont dans chaque catégorie, et les points que cela rapporte.
figure-two = L’ordre des tours à deux joueurs, avec deux ranchs chacun.

## L’aide de jeu

aid-turn = Votre tour
aid-turn-cattle = Test de surveillance, vente, puis les troupeaux qui restent vieillissent.
    .name = 1 Bétail
aid-turn-gold = Deux dés d’or par mine ; 10 ou plus la détruit avec son terrain.
    .name = 2 Or
aid-turn-act = { $points } points d’action : prendre et jouer des cartes, dans l’ordre voulu. Un point de plus pour { $gold } pièces d’or, autant de fois que voulu.
    .name = 3 Actions
aid-turn-end = Garder { $cards } cartes au plus. La file glisse et se remplit.
    .name = 4 Fin
aid-turn-over = Pioche ou banque vide à la fin d’un tour : la partie s’arrête aussitôt.
aid-cattle = Les troupeaux
aid-cattle-difficulty = Difficulté : un dé et le nombre de vos troupeaux.
aid-cattle-watch = Surveillance : un dé, les bonus de vos cow-boys, { $fence } par clôture. L’égalité suffit.
aid-cattle-flees = Trop peu : votre troupeau le plus précieux s’enfuit.
aid-cattle-sale = Vendre à volonté : valeur de base multipliée par les tours sur le terrain, { $turns } au plus.
aid-cattle-older = Les autres vieillissent d’un tour.
aid-costs = Ce qu’achètent les points
aid-costs-take = Prendre dans la file : 1 à { $slots } points, selon la place
aid-costs-draw = Piocher sans voir : { $points } points
aid-costs-range = Terrain : 1 point
aid-costs-herd = Troupeau : 1 point, sur un terrain qui a de la place, sans mine ni raid
aid-costs-cowboy = Cow-boy : 1 point, sans terrain
aid-tricks = Coups fourrés
aid-tricks-raid = Sur un terrain : ni pose, ni vente, ni mine ; lui et ses troupeaux ne comptent pas.
aid-tricks-panic = Sur un ranch : les troupeaux comptent double au test, deux s’enfuient.
aid-tricks-killer_a = Duel avec le plus fort bonus. Gagné : prime, trophée, retour en main. Perdu : le défenseur est payé.
    .name = Tueur à gages
aid-tricks-sharp = Voir une main, prendre une carte. Pas contre le Shérif.
aid-tricks-holdup = Un dé + 3 pièces d’or de la banque ou d’un ranch. Pas contre le Shérif.
aid-tricks-rails = Un terrain disparaît avec tout ce qu’il porte.
aid-tricks-saloon = Un cow-boy de chaque adversaire, au hasard, vient chez vous.
aid-tricks-rustling = Un troupeau vient sur un de vos terrains qui a de la place. Pas contre le Shérif.
aid-tricks-lynching = Un personnage au choix disparaît ; + est le bonus de la victime.
aid-tricks-target = Une carte sans cible ne se joue pas ; jamais contre soi-même.
aid-answers = Contres et bonus
aid-answers-sheriff = Ni Tricheur, ni Hold-up, ni Vol de bétail ici.
aid-answers-rodeo = Fin de la Panique.
aid-answers-cavalry = Fin d’un raid.
aid-answers-mine = Sur un de vos terrains vide, qui ne nourrit plus de troupeau.
aid-answers-undertaker = 2 pièces d’or par mort.
aid-answers-girls = Les 2 premiers cow-boys de la pioche en main.
aid-answers-trapper = Un dé + 3 pièces d’or de la banque.
aid-answers-fence = +2 à chaque surveillance.
aid-answers-mayor = Avant chaque tour, mettre la file en ordre.
aid-characters = Personnages
aid-characters-cowboy1 = { card-cowboy1 }
aid-characters-cowboy2 = { card-cowboy2 }
aid-characters-cowboy3 = { card-cowboy3 }
aid-characters-sheriff = { card-sheriff }
aid-characters-mayor = { card-mayor }
aid-characters-undertaker = { card-undertaker }
aid-characters-watch = garde
aid-characters-duel = duel
aid-characters-lynching = prix du lynchage
aid-score = Prestige à la fin
aid-score-ranges = Terrains, sauf sous un raid
aid-score-herds = Troupeaux, sauf sous un raid
aid-score-cowboys = Cow-boys
aid-score-gold = Or
aid-score-ranks = { $rank1 }, { $rank2 }, { $rank3 }, { $rank4 } points par rang, dans chacune ; à égalité on partage, le rang suivant est sauté.
aid-score-none = Rien d’une chose ne rapporte rien. Les cartes en main ne comptent pas.

## Un tour en une phrase

gold-coins = { $gold ->
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
}
did-shoots = a remporté un duel contre { $ranch } pour { gold-coins }
did-beats_killer = a remporté le duel pour { gold-coins }
did-both_fall = a livré à { $ranch } un duel sans vainqueur
did-robs = a dérobé { gold-coins } à { $target }
did-steals = a volé { $card_count ->
    [one] une carte
   *[other] { $card_count } cartes
} à { $rival }
did-rustles = a volé { $herd_count ->
    [one] un troupeau
   *[other] { $herd_count } troupeaux
} à { $ranch }
did-lynches = a lynché { $victim } chez { $ranch }
did-raids = a lancé un Raid indien chez { $ranch }
did-panics = a semé la Panique chez { $ranch }
did-lays_rails = a posé des rails chez { $ranch }
did-lures = a attiré { $card } de chez { $ranch }
did-sells = a vendu { $herd_count ->
    [one] un troupeau
   *[other] { $herd_count } troupeaux
} pour { gold-coins }
did-explodes = a perdu { $range } avec la Mine d’or
did-places = a mis en jeu { $card }
did-takes = a pris { $card }
did-flees = a perdu { $herd_count ->
    [one] un troupeau
   *[other] { $herd_count } troupeaux
} en fuite
did-digs = a extrait { gold-coins }
did-calls_girls = { $count ->
    [0] a joué des Girls en vain
    [one] a trouvé un cow-boy grâce aux Girls
   *[other] a trouvé { $count } cow-boys grâce aux Girls
}
did-sells_furs = a reçu { gold-coins } pour des fourrures
did-calms = a mis fin à la Panique
did-rescues = a appelé la Cavalerie pour { $range }
did-arranges = a changé l’ordre de la file
did-bribe_accept = a accepté { gold-coins } que proposait { $ranch }
did-bribe_refuse = a refusé { gold-coins } que proposait { $ranch }
did-draws = a pioché { $card_count ->
    [one] une carte
   *[other] { $card_count } cartes
}
did-buys = a dépensé { gold-coins } en points d’action
did-buries = a reçu { gold-coins } pour le travail du Croque-mort
did-discards = a défaussé { $card_count ->
    [one] une carte
   *[other] { $card_count } cartes
}
