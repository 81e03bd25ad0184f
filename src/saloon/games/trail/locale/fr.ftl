### Ce que les jeux du parcours disent de même, en français. Le plan des identifiants est dans saloon/words/texts.py.
###
### Un jeu dont la règle le dit autrement a le message dans son propre fichier, qui l’emporte.

unknown = une carte inconnue

## Bétail

what-any = une carte Bétail
card-objective = objectif « { $tasks } » ({ $points } ou { $penalty } points)
    .one = l’objectif « { $tasks } » ({ $points } ou { $penalty } points)
what-pair = deux cartes Bétail de la même race
task-building = { $count ->
    [one] 1 bâtiment
   *[other] { $count } bâtiments
}
task-station = { $count ->
    [one] 1 gare
   *[other] { $count } gares
}
task-value_three = { $count ->
    [one] 1 carte Bétail de valeur 3
   *[other] { $count } cartes Bétail de valeur 3
}

## Noms composés

phrase-then = , { "" }
phrase-or = { " " }ou { "" }

space-neutral = case neutre { $name }
    .one = la case neutre { $name }
space-site = case { $name }
    .one = la case { $name }
building-neutral = bâtiment neutre { $name }
    .one = le bâtiment neutre { $name }
building-own = bâtiment { $name }
    .one = le bâtiment { $name }
building-yours = votre bâtiment { $name }
    .one = votre bâtiment { $name }
building-theirs = bâtiment { $name } { $whose }
    .one = le bâtiment { $name } { $whose }
word-whose = de { $owner }
word-whose-vowel = d’{ $owner }
hand-green = main verte
hand-black = main noire
command-end = finir la phase B
    .help = Ne plus rien faire ici. Vous piochez ensuite jusqu’à votre limite de main, et le tour passe.
phrase-and = { " " }et { "" }
space-zone = case { $zone } { $number }
    .one = la case { $zone } { $number }
place-via = { $place } par { $way }
place-direct = { $place } directement
job-title = { $worker } de la rangée { $row }
station-title = gare { $number } ({ $dollars } $, { $points })
    .one = la gare { $number } ({ $dollars } $, { $points })
track-title = case { $number }
    .one = la case { $number }
track-station = gare { $station }, après la case { $number }
    .one = la gare { $station }, après la case { $number }
track-terminus = gare { $station }, case { $number }
    .one = la gare { $station }, case { $number }
master-title = { $gives } ; à la fin { $points } par { $counts }
auxiliary-single = action auxiliaire : { $action }
auxiliary-double = action auxiliaire double : { $action }
counted-stations = { $count ->
    [one] gare
   *[other] { $count } gares
}
counted-objectives = { $count ->
    [one] carte Objectif
   *[other] { $count } cartes Objectif
}
counted-buildings = { $count ->
    [one] bâtiment
   *[other] { $count } bâtiments
}

## Actions

effect-discard = défausser { $what }
effect-buy = acheter du bétail

note-pay = −{ $dollars } $
note-dollars = +{ $count } $
note-certificate = { $count ->
    [one] +1 certificat
   *[other] +{ $count } certificats
}
note-in-all = { $count } en tout

kind-term = Actions et notions
kind-auxiliary = Actions auxiliaires
kind-building = Bâtiments
kind-command = Autres choix
kind-worker = Ouvriers
effect-dollars = gagner { $count } $
effect-dollars-each = gagner { $count } $ par { $each }
effect-certificate = { $count ->
    [one] gagner 1 certificat
   *[other] gagner jusqu’à { $count } certificats
}
effect-certificate-each = { $count ->
    [one] 1 certificat par { $each }
   *[other] { $count } certificats par { $each }
}
effect-permanent = { $count ->
    [one] gagner 1 certificat permanent
   *[other] gagner { $count } certificats permanents
}
effect-token = { $count ->
    [one] gagner un jeton Échange
   *[other] gagner { $count } jetons Échange
}
effect-draw = { $count ->
    [one] piocher 1 carte, en défausser 1
   *[other] piocher jusqu’à { $count } cartes, en défausser autant
}
effect-draw-each = piocher jusqu’à { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } par { $each }, en défausser autant
effect-remove = { $count ->
    [one] retirer une carte du jeu
   *[other] retirer jusqu’à { $count } cartes du jeu
}
effect-hire = engager un ouvrier
effect-build = construire
effect-objective = gagner une carte Objectif
note-pay-player = −{ $dollars } $ pour { $rival }
note-more = { $dollars } $ de plus
note-less = { $dollars } $ de moins
note-upgrade = améliorer { $dollars } $, { $points }
note-upgraded = déjà améliorée
note-station = gare { $number } : −{ $dollars } $, { $points }
note-leaves = zone pleine, quitte le jeu
note-space = vers la case { $number }
note-arrow-refill = complète le marché au bétail
note-arrow-end = finit la partie
note-total = total { $value }
term-objective = Cartes Objectif
    .help = Prenez une des quatre cartes de l’offre, ou la première de la pioche sans la voir ; elle va sur votre défausse. De votre main, vous pouvez la jouer pendant votre tour : vous faites ce qu’elle montre, et à la fin elle doit être comptée, en points ou en pénalité. Celles qui restent dans votre troupeau à la fin ne sont comptées que si c’est à votre avantage.
kind-disc = Disques du plateau
kind-master = Chefs de gare
kind-station = Gares

## Aide composée à partir des chiffres

help-cattle = Valeur d’élevage { $value }, { $points }.
help-starting = Chaque troupeau de départ en a { $count }.
help-actions = Actions : { $actions }.
help-term = { $term } : { $text }
help-market = Le marché au bétail en a { $count }.
help-objective = Vaut { $points } à la fin, si vous avez : { $tasks }. Sinon { $penalty }. Chaque tuile, disque ou carte ne sert qu’à une tâche d’un objectif.
help-objective-plays = Quand vous la jouez : { $gives }.
help-building-hand = Les autres joueurs qui y entrent paient la taxe à son propriétaire : { $hand }.
help-building-neutral = Tout le monde peut l’utiliser, et personne ne paie pour y passer.
help-job = Coûte { $dollars } $, plus ou moins ce que dit l’action.
help-station = L’améliorer coûte { $dollars } $ et vaut { $points } à la fin ; { $corners }.
help-station-master = Un chef de gare y attend, jusqu’à ce qu’on le prenne.
help-master-points = À la fin : { $points } par { $counts }.
help-auxiliary-first = Action auxiliaire { $number }, ouverte dès le départ. Possible au lieu de toutes les actions d’un lieu, ou là où une tuile la montre.
help-auxiliary-single = Ouverte dès qu’un disque de l’action auxiliaire { $number } est retiré. Possible au lieu de toutes les actions d’un lieu, ou là où une tuile la montre.

## Questions

verb-certify = Combien de certificats prenez-vous ?
    .help = Autant que l’action en donne et que votre limite le permet. Vous pouvez en prendre moins.
verb-discard = Quelle carte défaussez-vous ?
    .help = Elle va de votre main sur votre défausse.

## Les choix, sur les boutons

do-act-end = Finir le tour
do-hire-pass = N’engager personne

build-tile = bâtiment { $name } ({ $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    }, { $dollars } $, { $points })
certify-count = { $count ->
    [0] ne prendre aucun certificat
    [one] prendre 1 certificat
   *[other] prendre { $count } certificats
}
buy-card = { $breed }, { $points }
play-objective = Jouer « { $tasks } » (aussitôt : { $gives } ; { $points } ou { $penalty } points)
take-objective = « { $tasks } » (en la jouant : { $gives } ; { $points } ou { $penalty } points)
hire-job = { $worker } de la rangée { $row } ({ $dollars } $)
give-up = céder { $worker }
disc-single = ouvrir : { $action }
disc-double = doubler : { $action }
foresee-worker = { $worker } vers la rangée { $row } du marché de l’emploi
spend-count = { $count ->
    [0] n’en dépenser aucun
    [one] dépenser 1 certificat
   *[other] dépenser { $count } certificats
}

## Réponses permanentes

standing-certificates = Prendre les certificats jusqu’à la limite
    .help = Quoi qui vous donne des certificats, vous en prenez autant que possible.

## Groupes, panneau, phases

group-local = Actions de ce lieu
group-auxiliary = Actions auxiliaires

budget-dollars = { $left } $
budget-certificates = { $left ->
    [one] { $left } certificat
   *[other] { $left } certificats
}
budget-tokens = { $left ->
    [one] { $left } jeton Échange
   *[other] { $left } jetons Échange
}

summary-coin = { $count } $
summary-hand-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
summary-cattle-head = { $count ->
    [one] { $count } carte Bétail
   *[other] { $count } cartes Bétail
}
summary-person = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}

commit-move = Aller à : { $name }
phase-move = Avancer
phase-act = Agir
phase-draw = Piocher
group-objective = Cartes Objectif
term-jobs = Emplois restants
    .help = Les espaces libres du marché de l’emploi. Les ouvriers y arrivent un par un ; quand le dernier espace est rempli, la fin est proche : chaque autre joueur a encore un tour.
countdown-jobs = Emplois { $left }

## Le journal

tell-turn = C’est à { $seat } de jouer.
tell-pays_bank = { $seat } paie { $dollars } $ à la banque.
tell-exchanges = { $seat } dépense un jeton Échange.
tell-shuffles = { $seat } mélange sa défausse en une nouvelle pioche.
tell-draws = { $count ->
    [one] { $seat } pioche 1 carte : { $cards }.
   *[other] { $seat } pioche { $count } cartes : { $cards }.
}
tell-discards = { $seat } défausse { $card }.

## Pourquoi un choix manque

why-no_card = Il vous faut { $card } en main.
why-no_any = Vous n’avez aucune carte Bétail en main.
why-no_money = Coûte { $dollars } $ ; vous avez { $purse } $.

## Options d’une table

option-neutral_tiles-random = mélangés
option-neutral_tiles-fixed = chacun sur sa lettre (première partie)
option-faces-a = face a pour tous (première partie)
option-faces-b = face b pour tous
option-faces-chosen = les faces choisies ci-dessous
option-faces = Bâtiments personnels
    .help = Quelle face de chaque bâtiment est utilisée, la même pour tous.
option-faces-random = une face au hasard par numéro

## La feuille de score

category-money = Argent
category-buildings = Bâtiments
category-cattle = Bétail
category-objectives = Objectifs
category-workers = Ouvriers
category-stations = Gares
category-station_masters = Chefs de gare
category-player_board = Plateau Joueur
category-job_token = Marqueur Marché de l’emploi

## La feuille de score ligne par ligne

sum-money = { $dollars } $ (un point tous les { $each } $)
sum-station = gare { $number }
sum-master = { $count ->
    [0] chef de gare : rien à compter
    [one] chef de gare : 1 { $what }
   *[other] chef de gare : { $what }
}
sum-workers = { $count ->
    [one] { $count } ouvrier sur la cinquième ou la sixième case d’une rangée
   *[other] { $count } ouvriers sur la cinquième ou la sixième case d’une rangée
}
sum-token = le marqueur du marché de l’emploi

## La position en mots

word-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
word-dollars = { $dollars } $
word-value = valeur { $value }
word-empty = vide
word-none = rien
word-unseen = face cachée
word-you = vous
word-to-play = à jouer
word-at = { $space } : { $tile }
word-discs = Disques restants : { $discs }
word-hand = Votre main : { $cards }
word-hand-empty = Votre main est vide.
word-discard = Votre défausse : { $cards }
word-steps = { $count } pas
word-nothing = rien
word-ender = a mis fin à la partie
word-table = { $left ->
    [0] Le marché de l’emploi est plein : ce sont les derniers tours.
    [one] Marché de l’emploi : encore 1 place avant la fin.
   *[other] Marché de l’emploi : encore { $left } places avant la fin.
}
word-way = vers { $end } : { $spaces }
word-straight = vers { $end } : rien entre les deux
word-auxiliaries = Actions auxiliaires : simples { $singles } ; doubles { $doubles }
word-own-buildings = Bâtiments : { $tiles }
word-stands = { $name } ({ $space })
word-to-build = À construire : { $tiles }
word-stations = Gares : { $stations }
word-masters = Chefs de gare : { $masters }
word-area = Objectifs joués : { $cards }
word-piles = Pioche Bétail { $draw }, défausse { $discard }
word-station = { $number } après la case { $after } : { $dollars } $, { $points }
word-terminus = { $number } à la case { $after } : { $dollars } $, { $points }
word-station-master = { $station }, chef : { $master }
word-jobs = Marché de l’emploi : { $rows }
word-row = rangée { $row } ({ $dollars } $) : { $workers }
word-row-token = rangée { $row } avec le marqueur ({ $dollars } $) : { $workers }
word-foresight = Prévision : { $pairs }
word-display = Offre d’objectifs : { $cards } ; { $stack ->
        [one] { $stack } carte
       *[other] { $stack } cartes
    } dans la pioche

## Ce à quoi mènent les choix

lead-auxiliary-only = vous n’y pourrez faire qu’une action auxiliaire
lead-left = il vous reste { $dollars } $
lead-then = puis vous avez { $dollars } $
lead-hand = votre main { $old } → { $new }
lead-hand-same = votre main vaut toujours { $value }
lead-missing = il manque encore : { $tasks }
lead-nothing-missing = vous avez déjà tout ce qu’il faut
lead-certificates = certificats : { $count } sur { $limit }
lead-holding = vous en avez { $count } en main
lead-deck = pioche { $draw }, défausse { $discard }
lead-jobs = { $left ->
    [0] puis le marché de l’emploi est plein : derniers tours
    [one] puis 1 case avant la fin de la partie
   *[other] puis { $left } cases avant la fin de la partie
}
lead-end = puis vous piochez jusqu’à votre limite de main
lead-instead = à la place des actions du lieu
lead-at-once = { $place } : { $action }
lead-fee = les autres vous paient { $dollars } $ pour y entrer
lead-ahead = devant vous, sur ce trajet
lead-behind = derrière vous : pour le prochain trajet
lead-hire = { $count ->
    [one] 1 au choix, { $dollars } $
   *[other] { $count } au choix, dès { $dollars } $
}
lead-objective = sur votre défausse ; elle compte une fois jouée
lead-stack = { $count ->
    [one] la dernière carte cachée
   *[other] l’une des { $count } cartes cachées
}
lead-more = { $left ->
    [one] il reste 1 carte dans la pile
   *[other] il reste { $left } cartes dans la pile
}
lead-engine = locomotive : { $track }
lead-forward = { $count ->
    [one] 1 case en avant
   *[other] { $count } cases en avant
}
lead-back = { $count ->
    [one] 1 case en arrière
   *[other] { $count } cases en arrière
}
lead-master = chef de gare : { $master }
lead-certificates-left = { $count ->
    [one] il reste 1 certificat
   *[other] il reste { $count } certificats
}

## Conseils pour les premières parties

coach-begin = Cherchez un bâtiment dont vous tenez la carte : la défausser rapporte avant tout le reste.
coach-last-turns = Ce sont les derniers tours : regardez ce qui marque encore plutôt que ce qui rapporterait plus tard.
coach-poor = Vous avez { $dollars } $ : un arrêt qui paie pour une carte de votre main passe avant un arrêt qui coûte.
coach-move = Chaque arrêt dépassé est perdu pour ce trajet : les lieux proches à deux bonnes actions sont rarement une erreur.
coach-money-first = Prenez d’abord l’argent d’une carte : il en restera plus pour la suite du lieu.
coach-act = Chaque action du lieu une fois, dans l’ordre voulu ; ce que vous laissez est perdu en repartant.
coach-discard-twice = Vous tenez { $breed } en double : sans l’une des deux, votre main ne perd rien.
coach-station = S’arrêter à une gare permet d’y libérer un disque, et peut-être d’obtenir son chef.
coach-objective = Prenez ce que vous feriez de toute façon : un objectif joué et non rempli coûte des points.

## Le plateau dessiné

board-mat = Votre plateau
board-mat-of = { $name } : plateau
board-hand = Votre main
board-hand-of = { $name } : main
board-rivals = Les autres joueurs
board-workers = Ouvriers
board-auxiliary = Auxiliaires
board-hand-size = Main
board-deck = pioche
board-discard = défausse
board-discard-empty = vide
board-objectives = Objectifs
board-markets = Marchés
board-cattle = Bétail
board-now = joue
board-next = joue ensuite
board-later = joue dans { $turns } tours
board-asked = choisit

## Onglets d’un téléphone

tab-trail = Parcours
tab-markets = Marchés
tab-mat = Plateau
tab-hand = Main
tab-rivals = Autres

## Un tour en une phrase

did-begins = a commencé sur { $space }
did-moves = a rejoint { $to }
did-builds = { $dollars ->
    [0] a construit { $tile }
   *[other] a construit { $tile } pour { $dollars } $
}
did-replaces = a remplacé { $old } par { $tile }
did-hires = { $dollars ->
    [0] a engagé { $worker }
   *[other] a engagé { $worker } pour { $dollars } $
}
did-delivers = { $dollars ->
    [0] a livré à { $city }
   *[other] a livré à { $city } pour { $dollars } $
}
did-buys = { $dollars ->
    [0] a acheté { bought-cattle }
   *[other] a acheté { bought-cattle } pour { $dollars } $
}
bought-cattle = { $cards_count ->
    [one] une carte Bétail
   *[other] { $cards_count } cartes Bétail
}
did-takes_cattle = a pris { $card_count ->
    [one] une carte Bétail
   *[other] { $card_count } cartes Bétail
} au marché
did-ends = a déclenché la fin de la partie
did-upgrades = a amélioré { $station_count ->
    [one] une gare
   *[other] { $station_count } gares
}
did-appoints = a pris { $master_count ->
    [one] un chef de gare
   *[other] { $master_count } chefs de gare
}
did-gains_objective = { $card_count ->
    [one] une carte Objectif
   *[other] { $card_count } cartes Objectif
}
did-plays = a joué { $card_count ->
    [one] une carte Objectif
   *[other] { $card_count } cartes Objectif
}
did-drives = a déplacé sa locomotive
did-removes = a retiré { $card_count ->
    [one] une carte
   *[other] { $card_count } cartes
} du jeu
did-pays_player = a payé { $dollars } $ à { $rival }
did-pays_bank = a payé { $dollars } $ à la banque
did-gains = { $dollars } $
did-certifies = { $count ->
    [one] un certificat
   *[other] { $count } certificats
}
did-gains_permanent = { $count ->
    [one] un certificat permanent
   *[other] { $count } certificats permanents
}
did-gains_token = { $count ->
    [one] un jeton Échange
   *[other] { $count } jetons Échange
}
did-gained = a gagné { $things }
did-exchanges = a dépensé un jeton Échange
