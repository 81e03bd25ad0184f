### Ce que le moteur refuse, et pourquoi.

game-over = La partie est finie : la place { $seat } ne peut plus rien choisir, pas { $found }.
too-late-to-change = Trop tard : tout le monde a choisi et les réponses sont visibles. { $found } est refusé pour la place { $seat }.
not-asked = Rien n’est demandé à la place { $seat } pour l’instant ; c’est à la place { $waiting } de choisir. { $found } est refusé.
not-an-option = La place { $seat } peut choisir { $allowed } ; pas { $found }.
nothing-to-undo = Il n’y a rien à annuler : le tour vient de commencer, ou quelque chose de caché a été révélé depuis.
start-not-kept = Cette partie ne garde pas le début de son tour (elle est imaginée, ou s’en passe) : elle ne peut être copiée ni sauvée maintenant.
turn-without-question = Le tour ne peut pas être rejoué : les règles n’y demandent rien.
save-of-other-game = La partie sauvée est une partie de { $found }, pas de { $allowed }.
damaged-save = La partie sauvée est abîmée : { $found }.

bad-seats = { $game } se joue à { $allowed } places, pas à { $found }.
bad-seed = Une graine est un entier de 0 à 2^256 - 1 ; pas { $found }.
unknown-option = Il n’y a pas d’option { $found } ; il y a : { $allowed }.
unknown-option-near = Il n’y a pas d’option { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }.
option-not-for-seats = L’option { $found } n’existe qu’à { $allowed } places, pas à { $seats }.
bad-option = L’option { $option } peut être { $allowed } ; pas { $found }.
bad-option-near = L’option { $option } ne peut pas être { $found } ; vouliez-vous dire { $near } ? Elle peut être { $allowed }.
unknown-game = Il n’y a pas de jeu { $found } ; il y a : { $allowed }.
broken-game = Le jeu { $found } est installé, mais on ne peut pas y jouer : { $reason }
unknown-game-near = Il n’y a pas de jeu { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }.

bad-record-line = Ligne { $line } de la partie enregistrée : trouvé « { $found } », attendu « { $allowed } ».
truncated-record = Ligne { $line } de la partie enregistrée : elle s’arrête après { $found } choix, sans sa ligne de résultat ; attendu « { $allowed } ».
record-too-long = La partie enregistrée a { $found } caractères ; on en lit { $allowed } au plus.
long-name-in-record = Ligne { $line } de l’enregistrement : le nom « { $found } » est trop long ; un nom a au plus { $allowed } caractères.
record-of-other-rules = Ligne { $line } de la partie enregistrée : elle a été jouée avec la version { $found } des règles de { $game } ; ce Saloon joue la version { $allowed }.
refused-in-record = Ligne { $line } de la partie enregistrée : { $why }
illegal-in-record = Ligne { $line } de la partie enregistrée : trouvé « { $found } », étaient permis : { $allowed }.
record-ends-early = Ligne { $line } de la partie enregistrée : elle donne un résultat après { $found } choix, mais la partie continue ; était permis, par exemple : { $allowed }.
wrong-result = Ligne { $line } de la partie enregistrée : trouvé le résultat { $found }, mais le jeu donne { $allowed }.

## Leçons

unknown-lesson = { $game } n’a pas de leçon { $found } ; il y a : { $allowed }.
unknown-lesson-near = { $game } n’a pas de leçon { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }.
lesson-not-open = Ligne { $line } : { $found } ne peut pas être choisi ; ce qui le peut : { $allowed }.
lesson-no-thing = Ligne { $line } : rien de dessiné ne s’appelle { $found } ({ $size }).
lesson-goes-wrong = Ligne { $line } : après { $found } la leçon ne va pas plus loin. { $why }
lesson-said-twice = Ligne { $line } : il y a déjà une note { $found }.
lesson-note-count = Il y a { $found } notes ; une leçon en a de { $least } à { $most }.
lesson-cut-short = La partie est finie avant la leçon.
lesson-unsaid = { $language } : { $found } manque.
lesson-badly-said = { $language } : { $why }.
lesson-too-long = { $language } : { $found } a { $length } lettres ; on en lit { $allowed } au plus.
lesson-said-nowhere = { $language } : { $found } n’est dit nulle part.

## Ce que tous les jeux disent de même

verb-done = Votre tour est fini. Rien à reprendre ?
do-done = Finir le tour
do-pass = Passer

## Pourquoi un robot préfère un choix

reason-more = { $what } de plus
reason-fewer = { $what } de moins
reason-often-more = souvent { $what } de plus
reason-often-fewer = souvent { $what } de moins
reason-points-more = { $points ->
    [one] environ 1 point de plus ({ $aspect })
   *[other] environ { $points } points de plus ({ $aspect })
}
reason-points-fewer = { $points ->
    [one] environ 1 point de moins ({ $aspect })
   *[other] environ { $points } points de moins ({ $aspect })
}
reason-rivals-more = { $points ->
    [one] environ 1 point de plus pour le meilleur des autres
   *[other] environ { $points } points de plus pour le meilleur des autres
}
reason-rivals-less = { $points ->
    [one] environ 1 point de moins pour le meilleur des autres
   *[other] environ { $points } points de moins pour le meilleur des autres
}

## Un tour en une phrase : des propositions, dont chacune commence par un verbe

did-sentence = { $seat } { $clauses }.
did-nothing = { $seat } a eu un tour tranquille.
did-more = a fait { $count ->
    [one] 1 autre chose
   *[other] { $count } autres choses
}
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
