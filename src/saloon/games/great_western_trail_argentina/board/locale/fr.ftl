# Ce que dit le plateau dessiné.

board-harbour = Bateaux et villes
board-trail = Parcours et chemin de fer
board-foresight = Buenos Aires
board-jobs = Emploi
board-depot = dépôt
board-each = chacun
board-steps = Pas
board-strength = Force
board-certificates = Certif.
board-to-build = À construire
board-objective = Objectif
board-exhaustion = Épuisement
board-zone-green = fermiers verts
board-zone-blue = fermiers bleus
board-zone-orange = fermiers orange
board-zone-yellow = fermiers jaunes
board-pedro = L’estancia de Pedro
board-loading = Carte Chargement
board-pile = cartes
board-farmers = Fermiers
board-ships = Bateaux
board-quays = Quais
board-spaces = Quartiers
board-pedro-words = { $name } : { $workers } ; grain { $grain }, locomotive { $engine }, fermiers { $farmers }, cartes { $cards }, disques restants { $discs }.
board-pedro-discs = Disques sur les bateaux { $ships } ; quais { $quays } ; quartiers { $spaces } ; gares { $stations }.
tab-harbour = Bateaux
board-quay = quai
board-yours = déjà à vous
board-needs = il faut { $value }
board-buenos-aires = Buenos Aires
board-delivery = Livraison
board-income = Revenu
board-loading-step = Chargement
board-foresight-of = Prévision { $letter }
board-certificates-long = certificats
board-hand-discarded = puis la main est défaussée ; l’épuisement retourne à sa pile
board-to-come = { $count } à venir
board-free = gratuit
board-row = rangée { $row }
board-free-places = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
board-space-of = case { $space }
board-zone-full = zone pleine
board-open-map = Voir la carte
board-open-sheet = Buenos Aires
board-meter = { $have } sur { $need } · toujours { $fixed }, cartes { $cards }
board-meter-brings = { $farmers ->
    [one] { $farmers } fermier
   *[other] { $farmers } fermiers
}, +{ $dollars } $ · { $exhaustion ->
    [0] aucun épuisement
    [one] { $exhaustion } carte Épuisement
   *[other] { $exhaustion } cartes Épuisement
}
board-bought = Achetés, et à venir
