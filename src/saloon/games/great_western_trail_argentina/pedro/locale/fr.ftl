## Ce que fait Pedro, et le critère qui a décidé

tell-pedro_shuffles = { $seat } mélange les cartes qu’il a jouées pour former une nouvelle pioche.
tell-pedro_turns = { $seat } retourne la { $card }.
tell-pedro_moves = { $seat } avance de { $steps ->
        [one] 1 lieu
       *[other] { $steps } lieux
    } et rejoint { $to }{ $why ->
        [shortest] {""} : le chemin le plus court vers Buenos Aires.
        [taxes] {""} : des chemins les plus courts, celui qui a le moins de taxes.
        [your_taxes] {""} : des chemins équivalents, celui qui vous rapporte le moins.
        [yours] {""} : votre choix entre des chemins équivalents.
       *[only] .
    }
tell-pedro_taxed = { $seat } reçoit { $dollars ->
        [one] 1 peso
       *[other] { $dollars } pesos
    } de la banque : Pedro a rencontré des mains sur les bâtiments de { $seat }.
tell-pedro_unskilled = { $workers ->
        [gaucho] { $seat } n’est pas spécialisé en gauchos
        [carpintero] { $seat } n’est pas spécialisé en carpinteros
       *[maquinista] { $seat } n’est pas spécialisé en maquinistas
    }{ $instead ->
        [1] {""} : il effectue l’action la moins efficace.
       *[0] {""} : aucune action.
    }
tell-pedro_finds_nothing = { $what ->
        [worker] { $seat } ne trouve personne à engager.
        [cattle] { $seat } ne trouve pas de bétail à prendre.
        [objective] { $seat } ne trouve pas de carte Objectif.
        [grain] { $seat } n’a plus de place pour du grain.
        [farmer] { $seat } ne trouve pas de fermier.
        [building] { $seat } ne peut ni construire ni remplacer de bâtiment.
       *[delivery] { $seat } ne peut rien livrer.
    }
tell-pedro_hires = { $seat } engage { $worker } de la rangée { $row }{ $why ->
        [cheapest] {""} : le moins cher.
        [specialty] {""} : sa spécialité.
        [strength] {""} : celui qui a une icône de force.
        [leftmost] {""} : le plus à gauche dans la rangée la plus haute.
       *[only] .
    }
tell-pedro_specializes = { $workers ->
        [gaucho] { $seat } a maintenant surtout des gauchos : c’est sa nouvelle spécialité.
        [carpintero] { $seat } a maintenant surtout des carpinteros : c’est sa nouvelle spécialité.
       *[maquinista] { $seat } a maintenant surtout des maquinistas : c’est sa nouvelle spécialité.
    }
tell-pedro_lacks = { $gauchos ->
        [one] Le marché n’a pas ce que { $seat } prendrait avec 1 gaucho : deux cartes s’y ajoutent, et il ne prend rien.
       *[other] Le marché n’a pas ce que { $seat } prendrait avec { $gauchos } gauchos : deux cartes s’y ajoutent, et il compte un gaucho de moins.
    }
tell-pedro_takes_cattle = { $why ->
        [tile] { $seat } prend { $cards } au marché : ce que permettent ses gauchos, avec le plus de points.
        [value_three] { $seat } prend { $cards } au marché : de valeur 3, avec le plus de points.
       *[bonus] { $seat } prend { $cards } au marché en bonus.
    }
tell-pedro_objective = { $seat } prend { $card } : la carte Objectif la plus éloignée de la pioche.
tell-pedro_takes_farmer = { $seat } prend { $farmer }, { pedro-farmer }
tell-pedro_removes_farmer = { $seat } retire de la partie { $farmer }, { pedro-farmer }
pedro-farmer = { $why ->
        [money] qui rapporterait le plus{ pedro-coins }
        [weakest] la force la plus basse de ceux qui rapporteraient le plus{ pedro-coins }
        [colour] dont la couleur passe en premier entre des équivalents{ pedro-coins }
        [yours] votre choix entre des équivalents{ pedro-coins }
       *[only] le seul{ pedro-coins }
    }
pedro-coins = { $coins ->
        [0] .
        [one] {""} ; 1 peso retourne à la banque.
       *[other] {""} ; { $coins } pesos retournent à la banque.
    }
tell-pedro_builds = { $seat } construit { $tile } sur { $space }, la prochaine case libre devant vous : { $rule ->
        [all] avec tous ses carpinteros
        [all_but_one] avec tous ses carpinteros moins un
        [small] avec un carpintero
       *[most] avec autant de carpinteros que possible
    }{ $why ->
        [hand] , une tuile présentant une main.
        [yours] , votre choix entre des tuiles équivalentes.
       *[only] .
    }
tell-pedro_replaces = { $seat } remplace { $old } par { $tile } sur { $space }, ce qui emploie { $rule ->
        [small] un carpintero
       *[most] autant de carpinteros que possible
    }{ $why ->
        [points] {""} : la nouvelle tuile qui rapporte le plus de points.
        [hands] {""} : pour le plus grand nombre de mains sur le plateau.
        [yours] {""} : votre choix entre des remplacements équivalents.
       *[only] .
    }
tell-pedro_upgrades = { $passed ->
        [0] { $seat } s’arrête à { $station } et y met un disque.
       *[other] { $seat } s’arrête à { $station }, la plus éloignée qu’il puisse atteindre, et y met un disque.
    }
tell-pedro_dismisses = Le chef de { $station } retourne dans la boîte : { $master }.
tell-pedro_frees_disc = { $seat } n’a plus de disque et en reprend un depuis { $place }{ $why ->
        [points] , où il vaut le moins de points.
        [yours] {""} : votre choix entre des lieux équivalents.
       *[only] .
    }
tell-pedro_delivers = { $seat } livre depuis { $quay } vers { $space } { $grain ->
        [0] sans payer de grain
        [one] pour 1 grain
       *[other] pour { $grain } grains
    }{ $why ->
        [grain] {""} : autant de grain que possible.
        [points] {""} : le plus de points pour ce grain.
        [pesos] {""} : le plus de pesos entre des espaces équivalents.
        [yours] {""} : votre choix entre des espaces équivalents.
       *[only] .
    }
tell-pedro_loads = { $why ->
        [card] { $seat } charge { $ship } : le prochain de sa carte de chargement.
       *[valuable] { $seat } charge { $ship } : tous les bateaux de sa carte de chargement ont son disque, et celui-ci est le plus grand qui reste.
    }
tell-pedro_loading = { $seat } a une nouvelle carte de chargement : { $loading }.

## Questions que les critères de Pedro laissent ouvertes

verb-pedro_move = Où va Pedro ?
    .help = Ces chemins sont aussi longs et ont les mêmes taxes : vous choisissez pour lui.
verb-pedro_farmer = Quel fermier Pedro choisit-il ?
    .help = Ils rapporteraient autant de pesos, ont la même force et la même couleur : vous choisissez pour lui.
verb-pedro_tile = Quel bâtiment Pedro construit-il ?
    .help = Selon ses critères ces tuiles sont équivalentes : vous choisissez pour lui.
verb-pedro_site = Où Pedro construit-il ?
    .help = Un nouveau bâtiment va sur la prochaine case libre devant votre estanciero. Celles-ci sont aussi proches, ou aussi bonnes à remplacer : vous choisissez pour lui.
verb-pedro_space = Où Pedro livre-t-il ?
    .help = Ces espaces coûtent autant de grain et rapportent autant de points et de pesos : vous choisissez pour lui.
verb-pedro_disc = D’où Pedro reprend-il un disque ?
    .help = Sa réserve est vide, et le disque vaut aussi peu en ces lieux : vous choisissez pour lui.

## Son tour ligne par ligne, à côté du plateau

story-move = Avance
story-action = Effectue son action
story-delivery = Livre, s’il le peut
story-loading = Charge un bateau
story-foresight = Prévision A, B, C
story-return = Retour à la case Cavalier
story-pedro_turns = Pioche la carte { $card }
    .why = { $left ->
        [0] la dernière de sa pioche
        [one] 1 reste dans sa pioche
       *[other] { $left } restent dans sa pioche
    }
story-pedro_moves = { $steps ->
        [one] Avance de 1 lieu
       *[other] Avance de { $steps } lieux
    } : { $to }
    .why = { $why ->
        [shortest] le chemin le plus court
        [taxes] des chemins les plus courts, celui qui a le moins de taxes
        [your_taxes] des chemins équivalents, celui qui vous rapporte le moins
        [yours] votre choix entre des chemins équivalents
       *[only] il n’y a pas d’autre chemin
    }
story-pedro_taxed = Vous recevez { $dollars ->
        [one] 1 peso
       *[other] { $dollars } pesos
    } de la banque
    .why = les mains de vos bâtiments
story-pedro_unskilled = { $instead ->
        [1] Effectue l’action la moins efficace
       *[0] Aucune action
    }
    .why = { $workers ->
        [gaucho] le gaucho n’est pas sa spécialité
        [carpintero] le carpintero n’est pas sa spécialité
       *[maquinista] le maquinista n’est pas sa spécialité
    }
story-pedro_finds_nothing = { $what ->
        [worker] N’engage personne
        [cattle] Ne prend pas de bétail
        [objective] Ne prend pas de carte Objectif
        [grain] Ne gagne pas de grain
        [farmer] Ne choisit pas de fermier
        [building] Ne construit rien
       *[delivery] Pas de livraison
    }
    .why = { $what ->
        [worker] personne n’est à engager
        [cattle] le marché n’a rien pour lui
        [objective] aucune n’est visible
        [grain] sa piste est pleine
        [farmer] aucun n’est sur le parcours
        [building] il ne peut ni construire ni remplacer
       *[delivery] pas de disque, pas d’espace ou pas de grain pour cela
    }
story-pedro_hires = Engage { $worker }, rangée { $row }
    .why = { $why ->
        [cheapest] le moins cher
        [specialty] sa spécialité
        [strength] celui qui a une icône de force
        [leftmost] le plus à gauche dans la rangée la plus haute
       *[only] le seul
    }
story-pedro_specializes = Nouvelle spécialité : { $workers ->
        [gaucho] gauchos
        [carpintero] carpinteros
       *[maquinista] maquinistas
    }
    .why = ce sont maintenant ses plus nombreux
story-pedro_lacks = Ajoute deux cartes au marché
    .why = { $gauchos ->
        [one] il n’a pas ce que Pedro prendrait avec 1 gaucho
       *[other] il n’a pas ce que Pedro prendrait avec { $gauchos } gauchos
    }
story-pedro_takes_cattle = Prend { $cards }
    .why = { $why ->
        [tile] ce que permettent ses gauchos, avec le plus de points
        [value_three] de valeur 3, avec le plus de points
       *[bonus] un bonus
    }
story-pedro_objective = Prend { $card }
    .why = la plus éloignée de la pioche
story-harvests = { $count ->
        [one] Gagne 1 grain
       *[other] Gagne { $count } grains
    } : { $grain }
story-pedro_takes_farmer = Prend { $farmer }
    .why = { story-farmer }
story-pedro_removes_farmer = Retire { $farmer }
    .why = { story-farmer }
story-farmer = { $why ->
        [money] qui rapporterait le plus
        [weakest] la force la plus basse de ceux qui rapporteraient le plus
        [colour] dont la couleur passe en premier entre des équivalents
        [yours] votre choix entre des équivalents
       *[only] le seul
    }
story-pedro_builds = Construit { $tile } : { $space }
    .why = { $rule ->
        [all] avec tous ses carpinteros
        [all_but_one] avec tous ses carpinteros moins un
        [small] avec un carpintero
       *[most] avec autant de carpinteros que possible
    }{ $why ->
        [hand] , une tuile présentant une main
        [yours] , votre choix entre des tuiles équivalentes
       *[only] {""}
    } ; la prochaine case libre devant vous
story-pedro_replaces = Remplace { $old } par { $tile } : { $space }
    .why = { $rule ->
        [small] un carpintero
       *[most] autant de carpinteros que possible
    }{ $why ->
        [points] , la nouvelle tuile qui rapporte le plus de points
        [hands] , pour le plus grand nombre de mains sur le plateau
        [yours] , votre choix entre des remplacements équivalents
       *[only] {""}
    }
story-drives = Locomotive : { $track }
story-pedro_upgrades = Met un disque : { $station }
    .why = { $passed ->
        [0] la seule gare accessible sans son disque
       *[other] la gare accessible la plus éloignée sans son disque
    }
story-pedro_dismisses = { $master } retourne dans la boîte
    .why = sa gare est améliorée
story-pedro_frees_disc = Reprend un disque : { $place }
    .why = { $why ->
        [points] sa réserve est vide ; c’est là qu’il vaut le moins
        [yours] sa réserve est vide ; votre choix entre des lieux équivalents
       *[only] sa réserve est vide
    }
story-pedro_delivers = Livre { $space } { $grain ->
        [0] sans payer de grain
        [one] pour 1 grain
       *[other] pour { $grain } grains
    }
    .why = { $why ->
        [grain] autant de grain que possible
        [points] le plus de points pour ce grain
        [pesos] le plus de pesos entre des espaces équivalents
        [yours] votre choix entre des espaces équivalents
       *[only] le seul qu’il puisse payer
    }
story-pedro_loads = Charge { $ship }
    .why = { $why ->
        [card] le premier de sa carte de chargement sans son disque
       *[valuable] tous les bateaux de sa carte ont son disque : le plus grand qui reste
    }
story-pedro_loading = Nouvelle carte de chargement : { $loading }
    .why = des bateaux sont partis
story-foresight_tile = Prévision { $letter } : { $tile }
    .why = { $lower ->
        [1] la tuile du bas
       *[0] la tuile du haut : plus aucun ouvrier ne peut venir
    }
story-arrow = { $arrow ->
        [refill] Le marché au bétail est complété
        [end] Le marché de l’emploi est plein : la fin approche
       *[other] Des bateaux partent
    }
    .why = le marqueur du marché de l’emploi a franchi une flèche
story-starts_again = Retourne sur la case Cavalier

## Décisions de la maison

ruling-p01 = Quel ouvrier Pedro reçoit-il au début ? Un ouvrier tiré au hasard du sac B.
ruling-p02 = Que montrent les cartes de Pedro ? Nous ne les avons pas vues : leurs actions viennent du livret, la plupart de leurs nombres, la tuile Marché et l’ordre des bateaux des cartes de chargement sont notre reconstruction.
ruling-p03 = Quel chemin Pedro prend-il ? Celui après lequel il reste le moins de lieux jusqu’à Buenos Aires, le moins de lieux s’il y arrive. Si des chemins équivalents finissent au même lieu, on ne vous demande rien.
ruling-p04 = Pedro paie-t-il les fermiers ? Non, il n’a pas d’argent ; pour vos bâtiments, la banque vous paie.
ruling-p05 = Que reçoit Pedro pour une livraison ? Tout sauf l’argent : la carte Objectif la plus éloignée, la Franqueiro qui rapporte le plus, l’avance de sa locomotive.
ruling-p06 = Où Pedro construit-il ? Sur la case libre sans action spéciale la plus proche devant votre estanciero, sinon depuis le début du parcours ; si deux cases sont aussi proches, vous choisissez. Ses bâtiments montrent les mêmes faces que les vôtres.
ruling-p07 = Que charge Pedro si tous les bateaux de sa carte ont son disque ? Le bateau de plus grande valeur sans son disque, sinon le plus grand de tous.
ruling-p08 = Que fait Pedro des ouvriers de la prévision après la fin du marché de l’emploi ? Il prend la tuile du haut si ce n’est pas un ouvrier, sinon aucune.
ruling-p09 = D’où vient le disque si la réserve de Pedro est vide pour charger ? De la gare qui vaut le moins, sinon d’un quai, sinon d’un bateau.

## Un tour en une phrase

did-pedro_takes_cattle = a pris { $cards_count ->
    [one] une carte Bétail
   *[other] { $cards_count } cartes Bétail
} au marché
did-pedro_takes_farmer = a pris { $farmer_count ->
    [one] un fermier
   *[other] { $farmer_count } fermiers
}
did-pedro_removes_farmer = a retiré { $farmer_count ->
    [one] un fermier
   *[other] { $farmer_count } fermiers
} de la partie
did-pedro_taxed = a reçu { $dollars } $ de la banque au passage de Pedro
did-pedro_finds_nothing = n’a rien trouvé à faire
