### Ce que la table en direct refuse, et pourquoi.

not-your-seat = La place { $seat } n’est pas la vôtre.
not-begun = Cette table n’a pas commencé.
moved-on = La partie a avancé ; regardez de nouveau.
no-undo-here = Cette table se joue sans retour en arrière.
no-undo-by-agreement = Cette table ne revient pas en arrière d’un commun accord.
no-such-moment = Il n’y a pas de moment { $found } où revenir ; la partie en est à { $allowed }.
nothing-to-agree = Il n’y a plus rien à accepter.
cannot-deal-anew = Rien ne peut être redistribué à ce moment ; demandez un retour avec les mêmes cartes.
not-absent = Personne n’attend cette place depuis longtemps : aucun robot ne peut la prendre.
still-time = { $seconds ->
    [one] On a rappelé à { $name } que c’est son tour : il lui reste une seconde pour revenir.
   *[other] On a rappelé à { $name } que c’est son tour : il lui reste { $seconds } secondes pour revenir.
}
not-kept-for-you = Aucun robot ne garde la place { $seat } pour vous.
no-vote = Seuls les autres joueurs de la table votent.
too-fast = C’était trop rapide ; attendez un instant.
unknown-message = « { $found } » n’est pas compris ; sont permis : { $allowed }.
sign-in-first = Seuls les joueurs de cette table le peuvent.
incomplete = Il manque quelque chose au message ; il faut : { $allowed }.
too-long = Le message a { $found } caractères ; on en lit { $allowed } au plus.
not-understood = Le message n’est pas compris : { $found }
game-is-over = La partie est terminée.
no-seat = Vous n’avez pas de place à cette table.
not-kept = Cela n’a pas pu être conservé ; réessayez.
no-hints-here = Cette table se joue sans conseils.
nothing-to-advise = On ne vous demande rien sur quoi un robot pourrait vous conseiller.
advice-under-way = Le robot réfléchit encore à votre question précédente.
no-advice = Le robot n’a pas de conseil cette fois.

only-pages = Seules les personnes devant la page d’une table le peuvent ; les programmes sont toujours interrogés.

### La table telle qu’on la voit.

## La barre du haut

to-lobby = Retour au saloon
table-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
seat-nobody = Place libre
order-of-play = Ordre du tour
you = Vous
bot = Robot
automa = Automa
here = À la table
away = Ailleurs
to-play = à jouer
countdown-title = Reste { $left } sur { $of } ; la partie finit quand il ne reste rien
tools = Outils
help = Aide et touches
theme = Jour ou nuit
menu = Menu
copy-link = Copier le lien de cette table
copied = Le lien est copié.
notify = Prévenez-moi quand c’est à moi
keys = Touches
resign = Quitter la partie
hide-marks = Cacher ce que { $name } prend ensuite
show-marks = Montrer ce que { $name } prend ensuite
preferences = Préférences
standing-answers = Réponses permanentes
standing-answers-help = Dès qu’une telle question vient, on y répond pour vous : à toutes vos tables de ce jeu, même en votre absence. Le journal le dit, et vous pouvez revenir en arrière comme après tout choix.
standing-settings = Pour tous les jeux

## La question

your-turn = À vous
your-turn-name = { $name }, à vous
end-turn = Finir le tour
hold = Votre tour est joué
hold-hint = Vous pouvez encore revenir en arrière.
hold-other = Le tour est joué ; il peut encore être repris.
ready = { $ready } sur { $of } ont choisi
explain-question = Que veut dire cette question ?
explain-choice = Que veut dire ce choix ?
more = { $count } de plus
not-now = { $count } impossibles pour l’instant
phases = Étapes du tour
any-time = À tout moment
ways = { $count ->
    [one] { $count } chemin
   *[other] { $count } chemins
}
ways-to = { $count ->
    [one] { $name } : { $count } chemin
   *[other] { $name } : { $count } chemins, en choisir un autre
}
undo = Annuler
restart = Tout reprendre
nothing-yet = Rien à annuler : vous n’avez encore rien choisi à ce tour.
sealed = Retour impossible : quelque chose de caché a été révélé.
wish = Demander un retour
wish-same = Avec les mêmes cartes
wish-anew = Redistribuer, depuis le début de ce tour
wish-hint = Il faut l’accord des autres. On redistribue ce que personne n’a en main ni n’a vu : les pioches et les dés à venir.
choose-one = Choisissez
advise = Demander un conseil
choose-place = Choisissez une case
unpick = Choisir autre chose
on-map = { $count } sur la carte : touchez-les
chip-list = Liste
own-piece = Montrer où vous êtes
grip-peek = Montrer les choix
grip-half = Montrer tous les choix, par-dessus le plateau
grip-full = Montrer le plateau
advising = Le robot réfléchit
advised = Le robot choisirait : { $name } · chances de gagner : { $chance } %
advised-at-once = Le robot choisirait : { $name }
advised-because = Plutôt que « { $other } », quelques tours plus loin : { $gains }.
advised-but = Plutôt que « { $other } », quelques tours plus loin : { $gains } ; mais { $loss }.
advised-close = « { $other } » revient presque au même.
odds = { $chance } %
chance = chances de gagner
would-choose = le robot choisirait ceci
lead-none = Désignez un choix pour voir à quoi il mène.
coach-off = Couper les conseils (les réglages les rétablissent)
always = Toujours : { $answer }
always-done = Toujours finir mes tours quand il ne reste rien
asked-again = On vous demande cette fois, car un choix a été repris.
asked-program = On vous demande, car un de vos programmes joue à cette place ; choisissez ici vous-même, et l’on répondra de nouveau pour vous.
to-move = À { $name } de jouer
next-step = Ligne suivante
all-steps = Tout d’un coup
key-space = Espace
automa-plays = { $name } joue
bot-thinks = { $name } réfléchit
is-asked = On demande à { $name }
waiting = En attente
still-choosing = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
}
answer-given = Votre réponse est donnée
own-answer = Vous avez choisi : { $answer }.
own-answer-hidden = Personne ne la voit avant que tout le monde ait choisi.
change-answer = Changer ma réponse
keep-answer = Garder ma réponse
watching = En spectateur
title-changes = Le titre de cet onglet change quand c’est à vous.
over = La partie est finie
wins = { $points ->
    [one] { $name } gagne avec { $points } point
   *[other] { $name } gagne avec { $points } points
}
shared-win = { $points ->
    [one] { $names } gagnent ensemble avec { $points } point
   *[other] { $names } gagnent ensemble avec { $points } points
}
own-place = { $name } : place { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
see-score = Voir les scores
see-replay = Revoir la partie
see-analysis = Analyse
rematch = Rejouer
title-turn = ● À vous – { $name }
title-over = La partie est finie – { $name }

## Enchères

auction = Enchère
auction-in = encore { $count } sur { $of } en lice
leads = { $name } mène
leads-you = Vous menez
leads-most = peut monter jusqu’à { $sum }
leads-nobody = Aucune offre pour l’instant
you-lead-with = Vous menez avec { $sum }
bidder-in = encore en lice
bidder-thinks = réfléchit
bidder-short = ne peut pas monter plus haut
bidder-out = hors des enchères
bidder-out-at = hors des enchères à { $sum }
bidder-seller = commissaire-priseur
bid-less = Moins
bid-more = Plus
bid-all = tout : { $sum }
bid-raised = { $name } offre { $bid } : votre offre passe à { $sum }.

## Duels

duel = Duel
duel-of = Duel { $number } sur { $of }
strength = Force
duel-chooses = choisit
duel-chooses-tile = choisit · { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
duel-ready = a choisi
duel-goal = À atteindre
duel-point = Désignez un tir pour voir ce qu’il peut donner.
duel-reach = Ce que chacun peut atteindre
duel-below = { $total } en tout : moins que les { $goal } à atteindre.
duel-loses = { $total } en tout : { $name } fait mieux dans tous les cas.
duel-surely = { $total } en tout : vous gagnez dans tous les cas.
duel-unless = { $total } en tout : vous gagnez, sauf si { $rivals }.
duel-plays = { $exact ->
    [yes] { $name } joue un { $needed }
   *[no] { $name } joue { $needed } ou plus
}
duel-tie = { $whose ->
    [own] À égalité avec { $name }, vous l’emportez : vous passez avant.
   *[rival] À égalité, { $name } l’emporte et passe avant vous.
}
duel-for = Duel : { $place }
duel-go-on = une touche pour continuer
duel-won = { $name } gagne.
duel-won-by = { $name } gagne de { $more }.
duel-won-tie = { $name } gagne à égalité.
duel-goal-wins = Personne n’atteint { $goal }.

## Annonces

wish-asked = { $count ->
    [one] { $name } demande à reprendre le dernier choix.
   *[other] { $name } demande à reprendre les { $count } derniers choix.
}
wish-keeps = Les mêmes cartes et les mêmes dés reviendront.
wish-deals = Ce que personne n’a vu sera redistribué.
lit-same = { $count ->
    [one] Depuis, quelque chose de caché a été révélé. Cela ne changera pas, et qui l’a vu le saura :
   *[other] Depuis, des choses cachées ont été révélées { $count } fois. Elles ne changeront pas, et qui les a vues le saura :
}
lit-anew = { $count ->
    [one] Depuis, quelque chose de caché a été révélé. Ce sera remélangé, mais qui l’a vu sait que cela s’y trouve :
   *[other] Depuis, des choses cachées ont été révélées { $count } fois. Elles seront remélangées, mais qui les a vues sait qu’elles s’y trouvent :
}
wish-yes = Accepter
wish-no = Refuser
wish-cancel = Tant pis
wish-waits = { $count ->
    [one] Il manque une réponse.
   *[other] Il manque { $count } réponses.
}
reminded = On attend { $name } depuis longtemps, et un rappel est parti. Sans réponse d’ici { $grace }, vous pourrez laisser jouer un robot.
absent = { $name } n’a pas répondu au rappel. Un robot peut jouer en attendant son retour.
you-are-missed = Votre temps est écoulé et les autres attendent : choisissez vite, sinon ils pourront laisser un robot jouer pour vous.
stands-in = { $name } n’est pas là ; un robot joue en attendant son retour.
plays-for-you = { $count ->
    [0] Vous n’étiez pas là : un robot joue pour vous.
    [one] Vous n’étiez pas là : un robot a joué pour vous et fait un choix.
   *[other] Vous n’étiez pas là : un robot a joué pour vous et fait { $count } choix.
}
take-back = Reprendre ma place
back-soon = Le robot finit ce qu’il a commencé ; ensuite, la place est à vous.
back-again = Vous avez repris votre place. Voici ce que le robot a fait pour vous en votre absence.
bot-chose = { $count ->
    [one] Le choix du robot
   *[other] Les { $count } choix du robot
}
bot-for = Robot, joue pour { $name }
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
vote-bot = Laisser jouer un robot
votes = { $votes } sur { $of } veulent qu’un robot joue.
left = { $name } a quitté la table ; un robot joue à cette place.
rules-changed = Les règles ont été corrigées entre-temps : la table est revenue au début de ce tour.
cover-title = Main cachée
cover-turn = C’est à { $name } de jouer
cover-look = { $name }, êtes-vous là ?
cover-hint = La main reste cachée tant que la personne qui joue n’est pas devant l’écran.
i-am = Je suis { $name }

## Le tiroir

recap = Depuis votre tour
recap-watch = Récemment
recap-empty = Rien ne s’est passé depuis votre dernier tour.
show-on-board = Montrer sur le plateau
pause-showing = Pause
next-showing = Suivant
again-showing = Revoir
stop-showing = Arrêter
log = Journal
see-moment = Voir le moment { $at } de la partie
answered-for-you = Répondu pour vous : { $label }
played-for-you = Un robot a joué pour vous : { $label }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
spectator = spectateur
deal-known = suite d’une partie : sa donne est peut-être connue
deal-known-about = Qui a ouvert cette table peut savoir, par la partie précédente, ce qui est caché : pioches, mains et dés à venir. Elle ne compte que pour le plaisir.
deal-anew = suite d’une partie, redistribuée
deal-anew-about = Ce que personne ne voyait quand la partie précédente en était là a été redistribué : personne ne le connaît.
people = Les gens à cette table
about-person = Ne plus entendre, bloquer ou signaler { $name }
chat-watching = Vous regardez : ce que vous dites ici parvient aux autres spectateurs, et aux joueurs à la fin de la partie.
drawer = Ce qui s’est passé
notes = Notes
notes-label = Des notes pour vous, que personne d’autre ne lit
notes-saved = Enregistré
notes-failed = Pas encore enregistré. Un nouvel essai suit.
drawer-short = Récap

## La page

question = La question
board = Plateau
read = Expliquer
board-keys = Les flèches passent d’une pièce à l’autre, celles du haut et du bas seulement à ce que vous pouvez choisir ; Entrée explique la pièce, Maj et Entrée la choisissent.
look-can = Vous pouvez choisir ceci
look-key = touche
look-opens = Entrée l’ouvre
side = À côté du plateau
map = Carte
zoom-in = Plus près
zoom-out = Plus loin
show-options = Montrer mes options
opening = La table s’ouvre…
lost = Connexion perdue
lost-again = Nouvel essai…
lost-hint = Vos choix sont enregistrés. Rien n’est accepté avant le retour de la connexion.
try-now = Essayer
no-script = Cette table a besoin de JavaScript ; le journal se lit sans lui.
close = Fermer
player-aid = Aide de jeu
whole-page = Page entière
question-rules = Règles de cette question
resign-sure = Quitter la partie pour de bon ?
resign-hint = Un robot prend votre place. C’est définitif.
resign-yes = Quitter
resign-no = Rester
turn-notice = C’est à vous.
no-help = Il n’y a pas d’explication pour cela.
why-title = Impossible pour l’instant
key-choose = choisir cette possibilité
key-move = parcourir les possibilités
key-enter = choisir celle qui est désignée
key-undo = annuler, reprendre le tour
key-end = finir le tour, ou passer
key-hint = demander un conseil : ce que choisirait un robot
key-help = expliquer ce qui est désigné
key-read = lire une carte sans la jouer : son coin, un clic droit, ou un doigt qui reste dessus
key-aid = l’aide de jeu
key-rules = les règles de cette question
key-board = parcourir les pièces du plateau et les faire expliquer
key-seek = sur le plateau : seulement ce que vous pouvez choisir ; le choisir
key-show = montrer où vous pouvez choisir
key-drawer = onglet suivant du tiroir
key-zoom = agrandir ce que la souris survole ou que vous regardez, et revenir ; aussi Ctrl et la molette, ou deux doigts
key-pan = déplacer ce qui est agrandi ; la souris le fait aussi, en glissant
key-rival = montrer une place
key-lesson = la note suivante de la leçon, et la précédente
key-escape = fermer
fingerprint = Les mélanges sont fixés ; leur empreinte : { $hash }

## Leçons

not-in-lesson = La leçon ne demande pas cela ici.
no-lesson-here = Il n’y a pas de leçon à cette table.
lesson-word = Leçon
lesson-nth = Leçon { $number }
lesson-waits = { $name } joue dès que vous continuez.
lesson-leave = Quitter
lesson-at = { $number } sur { $count }
lesson-back = Retour
lesson-show = Montrez-moi
lesson-skip = Sauter
lesson-next = Suite
lesson-others = { $count ->
        [one] 1 autre choix
       *[other] { $count } autres choix
    }
lesson-other-way = Un autre chemin
lesson-other = Dans une partie à vous, c’est permis. La leçon passe par un autre chemin, où elle explique ce qu’elle montre.
lesson-stay = Rester dans la leçon
lesson-free = Jouer librement
lesson-off-map = Là : hors de la carte visible
lesson-you-have = Ce que vous avez
lesson-you-know = Ce que vous savez
lesson-lessons = Leçons
lesson-done = faite
lesson-minutes = { $minutes } min
lesson-again = Revoir
lesson-play-on = Continuer cette partie
lesson-next-one = Leçon suivante
lesson-more = Tout sur le jeu
