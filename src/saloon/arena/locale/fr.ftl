### Ce que dit l’arène : ses refus et son rapport.

## Refus

too-few-bots = { $found ->
        [one] { $found } robot est inscrit
       *[other] { $found } robots sont inscrits
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } ; inscrivez-en au moins un par place (le même peut l’être deux fois).
round-too-long = Tant de robots font { $games } parties dans une seule ronde ; on en joue au plus { $allowed }.
too-many-games = En rondes entières, cela fait { $games } parties ; on en joue au plus { $allowed }.
already-begun = { $file } contient déjà un tournoi ; continuez-le par --resume, ou choisissez un autre dossier.
not-empty = { $file } n’est pas vide et ne contient pas de tournoi ; choisissez un autre dossier.
in-use = { $file } est en train d’être écrit par un autre processus.
bad-journal = La ligne { $line } de { $file } n’est pas une ligne du journal d’un tournoi.
other-tournament = { $file } est d’un autre tournoi : pour { $what }, c’était { $allowed }, maintenant c’est { $found }. Continuez avec les mêmes paramètres, ou choisissez un autre dossier.
unknown-format = Il n’y a pas de format { $found } ; il y a : { $allowed }.
unknown-format-near = Il n’y a pas de format { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }.
no-parquet = Parquet demande pyarrow : installez saloon[arena].
no-ray = On atteint d’autres machines avec Ray : installez saloon[ray].
no-cluster = Il n’y a pas de grappe Ray à { $address } : { $why }.
other-version = La machine { $worker } a Saloon { $found }, mais le tournoi a commencé avec { $allowed } ; installez partout le même.
other-rules = La machine { $worker } joue selon les règles numéro { $found }, mais le tournoi a commencé avec { $allowed } ; installez partout les mêmes.
workers-die = La partie { $number } a perdu son processus { $times } fois ; le tournoi s’arrête, et --resume le continue.

## Le rapport

report-title = Tournoi : { $game }
report-played = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $decisions } décisions.
report-parameters = Graine { $seed } ; options : { $options } ; règles { $rules } ; Saloon { $version }.
report-schedule = Chaque donne a été jouée par chaque groupe de robots, dans chaque rotation de leurs places.
report-intervals = Les intervalles contiennent la vraie valeur avec une confiance de 95 % : ceux des taux selon Wilson, en comptant chaque partie pour elle-même ; ceux des cotes selon le modèle de Plackett-Luce, où chacun commence à 25 et où une avance de 6,5 points est une chance de 75 %.
report-ratings = Cotes
report-wins = Taux de victoire
report-pairs = Deux par deux
report-seats = Taux de victoire par place
report-openings = Taux de victoire par ouverture
report-openings-about = Le premier choix d’une place, comme l’écrit un enregistrement ; { $shown } sur { $all }, les plus fréquents d’abord.
report-scores = Scores
report-categories = Score moyen par catégorie
none = aucune
seat = Place { $seat }
total = Total
column-bot = robot
column-against = contre
column-games = parties
column-wins = victoires
column-ahead = devant
column-rate = taux
column-interval = intervalle à 95 %
column-rating = cote
column-seat-head = place
column-opening = ouverture
column-mean = moyenne
column-deviation = écart type
column-least = minimum
column-quarter = premier quart
column-middle = médiane
column-three-quarters = trois quarts
column-most = maximum
column-category = catégorie
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
