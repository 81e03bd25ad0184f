### Cartes Objectif pour le bétail orange, en français.

option-orange_objectives = Objectifs orange
    .help = Avec la variante Simmental ou Brahman : ajoute quatre cartes Objectif et une carte de départ qui demandent du bétail orange. Leurs faces sont les nôtres.
option-orange_objectives-yes = avec des objectifs pour le bétail orange
option-orange_objectives-no = sans
notice-no_orange_cattle = Sans bétail Simmental ni Brahman, les objectifs orange restent dans la boîte.
task-orange_cattle = { $count ->
    [one] 1 carte Bétail orange
   *[other] { $count } cartes Bétail orange
}

## Points de règle

ruling-g14 = Que montrent les nouvelles cartes Objectif ? Aucune source ne le dit. Les nôtres suivent les familles du jeu de base : mêmes actions, mêmes points, mêmes pénalités.
ruling-g34 = Qu’est-ce qui sert la condition « bétail orange » ? Toute carte orange de votre troupeau, quelles que soient sa race et sa valeur ; chacune sert une seule condition.
