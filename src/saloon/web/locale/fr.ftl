### Les pages du site en français. Les mots de la table en jeu sont dans live/locale.

## Sur chaque page

skip = Aller au contenu
nav = Pages
nav-tables = Tables
nav-watch = Regarder
nav-replays = Parties jouées
nav-learn = Apprendre
theme = Jour ou nuit
theme-day = Jour
theme-night = Nuit
coach = Des conseils dans les premières parties
    .help = Une phrase au-dessus des choix sur ce qui mérite un regard, jusqu’à votre première partie terminée.
language = Langue
foot = Des jeux de l’Ouest, avec toutes leurs règles.
foot-programs = Pour les programmes
foot-import = Importer une partie
menu-guest = Vous jouez en invité. Un compte garde vos parties quand vous changez de navigateur.
my-replays = Mes parties
admin = Administration
to-lobby = Aux tables
to-table = À la table
pages = Pages
newer = Plus récentes
older = Plus anciennes
go = Aller
save = Enregistrer
cancel = Annuler
contents = Sommaire
time-seconds = { $minutes }:{ $seconds }
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count } j

## Le hall

hello = À quoi joue-t-on ?
hello-name = Bon retour, { $name }.
hello-newcomer = Pas besoin de compte : jouez tout de suite contre des robots, ou ouvrez une table et envoyez le lien à vos amis.
hello-facts = { $turns ->
    [0] Aucune table ne vous attend
    [one] Une table vous attend
   *[other] { $turns } tables vous attendent
} ; { $open ->
    [0] aucune n’a de place libre.
    [one] une table a une place libre.
   *[other] { $open } ont une place libre.
}
join-code = Rejoindre par un code
join-code-label = Code ou lien d’invitation
join-code-do = Aller à cette table
no-table-with-code = Il n’y a pas de table « { $code } ».
new-table = Nouvelle table
play-now = Jouer contre des robots
    .short = Jouer
play-alone = En solitaire contre { $names }
play = Jouer
players = { $first } à { $last } joueurs
players-exactly = { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
players-only = joueurs : { $seats }
your-turn = À vous
your-tables = Vos tables
waiting-others = En attente des autres
no-tables-yet = Aucune encore. Ouvrez-en une ci-dessus, ou prenez place à une table ouverte.
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs. Ouvrez-en une : les autres la verront ici.
start-table = Ouvrir une table
sit-down = Prendre place
free-seat = Place libre
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
to-move = À { $name } de jouer
bot-thinking = { $name } réfléchit…
is-missed = On attend { $name }, qui n’est pas là
bot-plays-for-you = Un robot joue pour vous
bot-plays-for = Un robot joue pour { $name }
you-left = Vous avez quitté la table ; un robot continue
you-are-missed = Les autres attendent depuis longtemps : venez, sinon ils pourront laisser un robot jouer pour vous
filter = Montrer
filter-all = Toutes
filter-bots = Avec robots
filter-mine = Les miennes
now-playing = Sur les tables : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $players ->
    [one] une personne.
   *[other] { $players } personnes.
}
last-game = Dernière partie : place { $rank } sur { $seats } à { $game }, avec { $total }.
watch-about = Les parties en cours aux tables ouvertes. Les spectateurs voient ce que tous les joueurs voient, rien de plus.
no-running-tables = Aucune partie publique en ce moment.

## Une nouvelle table

new-who = Qui joue ?
new-bots = Vous et des robots
    .help = On commence tout de suite. Vous pouvez annuler et demander conseil.
new-screen = Autour d’un écran
    .help = On se passe l’écran ; les mains restent couvertes tant que leur joueur ne les ouvre pas.
new-friends = Entre amis
    .help = Vous envoyez un lien ; la table attend que toutes les places soient prises.
new-anybody = Avec n’importe qui
    .help = La table reste dans la salle jusqu’à ce que toutes les places soient prises.
new-kind = Quelle sorte de partie ?
new-first = Première partie
    .help = Selon le livret, contre des robots faciles.
new-full = Partie complète
    .help = Mise en place du livret, contre des robots de force moyenne.
new-usual = Votre table habituelle
new-own = À votre façon
    .help = Comme vous l’avez réglée plus bas.
new-advised = conseillé
new-seats = { $count ->
    [one] 1 place
   *[other] { $count } places
}
new-more = Une place de plus
new-fewer = Une place de moins
new-no-more = { $most } places au plus.
new-no-fewer = { $least } places au moins.
new-alone-above = Pour jouer en solitaire contre { $names } : voyez plus haut.
new-variants = Variantes
new-all-bots = Tous les robots
    .help = Propose tous les robots de la maison, et non seulement trois niveaux.
new-time = Temps
new-house = Règles de la table
new-set = { $option } : { $value }
new-guided = Jamais joué ? D’abord la partie guidée
new-keep = Garder comme ma table habituelle
new-kept = Votre table habituelle
new-length = environ { $minutes } min
    .range = de { $least } à { $most } min
    .short = { $least }–{ $most } min
bad-pick = { $option } : { $how }
form-game = Jeu
form-seats = Places
form-seats-help = Plusieurs places peuvent être à vous : autour d’un écran, les mains restent couvertes jusqu’à ce que leur joueur se présente.
form-seat-name = Nom à la place { $number }
form-against = { $count ->
    [one] En solitaire contre { $names }, que les règles font jouer.
   *[other] Avec { $names }, que les règles font jouer.
}
form-open-seat = Place ouverte
    .help = pour quelqu’un qui vient
form-bot = Robot à la place { $number }
form-who = Qui occupe la place { $number }
kind-me = moi, ou quelqu’un près de moi
kind-bot = robot
kind-automa = automa
kind-open = ouverte aux autres
bot-random = Au hasard
    .help = Joue n’importe quel coup permis, aussitôt.
bot-greedy = Rapide
    .help = Joue ce qui paraît le mieux, aussitôt.
bot-easy = Facile
    .help = Regarde un peu plus loin et se trompe souvent ; réfléchit environ 0,1 s par choix.
bot-normal = Normal
    .help = Regarde plus loin et se trompe rarement ; réfléchit environ 0,5 s par choix.
bot-hard = Difficile
    .help = Regarde aussi loin qu’il peut ; réfléchit environ 2 s par choix.
bot-search = Chercheur
    .help = Regarde plus loin sans se tromper exprès, mais brièvement ; réfléchit environ 0,1 s par choix.
form-options = Variantes et règles au choix
form-pace = Rythme
pace-live = En direct
    .help = Tout le monde est là en même temps.
pace-turns = Au tour par tour
    .help = Sur plusieurs jours ; chacun est prévenu quand c’est à lui.
form-clock = Temps de réflexion
form-clock-turns = Temps pour un tour
clock-none = sans pendule
clock-60s = 60 s par tour
clock-15m = 15 min chacun
clock-30m = 30 min chacun
clock-60m = 60 min chacun
clock-12h = 12 h par tour
clock-1d = un jour par tour
clock-3d = 3 jours par tour
clock-other = { $minutes } min chacun, { $seconds } s rendues par tour
form-who-may = Qui peut s’asseoir
company-open = tout le monde
company-link = qui a le lien
form-undo = Reprendre un coup
    .help = On ne revient pas sur ce qui a été dévoilé, sauf accord de tous là où la table le permet.
undo-turn = pendant le tour
undo-agree = plus loin, si tous sont d’accord
undo-none = jamais
form-advice = Conseils d’un robot
    .help = Qui doit choisir peut demander ce que ferait un robot. La réponse n’est que pour cette personne, et le robot n’en sait pas plus qu’elle.
advice-alone = contre des robots seulement
advice-yes = pour tout le monde
advice-no = jamais
form-name = Nom de la table
form-open = Ouvrir la table
your-name = Votre nom
guest-example = Invité 42
guest-name = Invité { $number }
you-name = Vous
sum-usual = selon les règles habituelles de la maison
sum-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
sum-level-bots = { $count ->
    [one] un robot ({ $level })
   *[other] { $count } robots ({ $level })
}
sum-against = { $people } contre { $others }.
sum-among = { $people }.
sum-kind-first = Première partie de { $game }.
sum-kind-full = Partie complète de { $game }.
sum-kind-usual = Votre table habituelle de { $game }.
sum-kind-own = { $game } à votre façon.
sum-open = { $count ->
    [one] une place ouverte
   *[other] { $count } places ouvertes
}
sum-pace = { $pace }, { $clock }
sum-public = Qui veut peut s’asseoir ; la table est dans le hall.
sum-private = Seuls ceux qui ont le lien peuvent s’asseoir.
sum-nobody = Elle commence aussitôt.
sum-undo-turn = Les choix du tour peuvent être repris.
sum-undo-agree = Les choix peuvent être repris, au-delà du tour si tous sont d’accord.
sum-undo-none = Rien ne peut être repris.
sum-advice = Des robots conseillent qui le demande.
sum-advice-alone = Des robots conseillent si personne d’autre ne vient.
sum-no-advice = Les robots ne donnent pas de conseils.
table-places = Ravin poussiéreux | Ruisseau sec | Source du Coyote | Pin solitaire | Mesa rouge | Méandre d’argent | Col du Crotale | Plaine du Whisky | Rocher de l’Aigle | Roue brisée | Croisée des Armoises | Gué du Bison | Combe de cuivre | Butte du Tonnerre | Puits du Mustang | Pic de la Veuve | Croix de la Prairie | Colline de la Pépite | Coin du Cactus | Vieille mission | Canyon des Chevaux sauvages | Passage des Mesquites | Crête de la Lanterne | Relais des Peupliers | Éperon de fer | Repos du Bandit | Longue ombre | Vallée du Couchant | Herbe folle | Rivière de pierres | Lac du Cerf | Route des Chariots

## La salle où une table attend

room-waits = { $count ->
    [one] une place est libre
   *[other] { $count } places sont libres
}
room-join = Rejoindre cette table
room-sit = Prendre place
room-invite = Inviter
room-invite-public = La table est dans le hall. Envoyez le lien à ceux que vous voulez avec vous.
room-invite-private = Seuls ceux qui ont ce lien trouvent la table.
room-link = Lien d’invitation
room-qr = Code QR pour un téléphone
room-qr-about = Code QR du lien d’invitation
room-chat = En attendant
room-chat-empty = Personne n’a encore rien dit.
room-say = Dire quelque chose
room-send = Envoyer
invite-people = Des gens avec qui vous avez joué
invite-sent = a reçu l’invitation
invite-declined = ne peut pas venir
invited-now = { $name } a reçu votre invitation : elle est dans son hall.
invitations = Invitations
invited-by = { $name } vous invite
decline = Décliner
see-table = Voir la table
no-invitation = Cette invitation n’existe plus.
copy = Copier
copied = Copié
room-rules = Ce qui se joue
room-fill = Commencer, robots aux places libres
room-close = Fermer la table
room-leave = Se lever
you-sit = vous
the-host = a ouvert la table
has-come = est là
table-closed = cette table a été fermée avant de commencer.

## La fin d’une partie

score = Score
score-wins = { $lead ->
    [0] { $name } l’emporte à égalité de points.
    [one] { $name } l’emporte d’un point.
   *[other] { $name } l’emporte de { $lead } points.
}
score-you-win = { $lead ->
    [0] Vous l’emportez à égalité de points.
    [one] Vous l’emportez d’un point.
   *[other] Vous l’emportez de { $lead } points.
}
score-shared = { $names } partagent la victoire avec { $points }.
score-alone = { $points } en tout.
score-facts = { $first } à { $second } devant { $name }.
score-ahead = { $count ->
    [one] { $list } a fait la différence.
   *[other] { $list } ont fait la différence.
}
score-ahead-part = { $category } (+{ $points })
score-nothing = Personne n’a marqué : { $list }.
score-next = { $name } suit avec { $points }.
category = Catégorie
rank = { $rank ->
    [1] 1ʳᵉ place
   *[other] { $rank }ᵉ place
}
total = Total
chart-bars = D’où viennent les points
chart-race = La course
    .help = les points, comme si la partie s’était arrêtée à ce tour
chart-start = début
chart-end = fin
play-again = Rejouer
rematch-open = Une revanche est ouverte.
record = Partie écrite
more-ways = Plus
save-picture = Enregistrer en image
share-picture = Partager en image
picture-failed = L’image n’a pas pu être faite.
task-met = atteint
task-missed = manqué
proof-can = Les mélanges se vérifient.
proof-show = Graine et empreinte
proof-over = Les mélanges se vérifient : le SHA-256 de la graine ci-dessous est l’empreinte montrée dès le début, et la partie écrite avec cette graine redonne la même partie.
proof-seed = Graine : { $seed }
proof-running = Empreinte de la graine, qui sera montrée à la fin de la partie : { $hash }

## L’analyse d’une partie

analysis = Analyse
analysis-about = Ce qu’un robot pense de la partie, toutes cartes ouvertes : une estimation, pas une preuve.
analysis-graph = Chances de gagner
    .help = de chaque joueur, choix par choix
analysis-chances = { $name } : { $chance } %
percent = { $number } %
analysis-choice = Choix
analysis-table = Les chances en tableau, tour par tour
analysis-running = Le robot regarde la partie : { $done } %
analysis-hint = Vous pouvez quitter cette page ; l’analyse continue et sera conservée.
analysis-again = Regarder de nouveau
analysis-failed = Cette partie n’a pas pu être analysée.
analysis-worst = Les choix qui ont coûté le plus
    .help = Les chances avant le choix, et après : aussitôt, ou en moyenne sur trois positions si c’est mieux. De chaque tour, le choix le plus coûteux.
analysis-waits = On les cherche quand toutes les chances sont connues.
analysis-none = Aucun choix n’a coûté beaucoup.
analysis-move = coup { $at }
analysis-chose = { $name } a choisi : { $label }
analysis-better = Le robot : { $label }
analysis-same = Le robot aurait choisi de même.
analysis-thinks = Le robot y réfléchit.
analysis-drop = { $before } % → { $after } %
analysis-lost = a perdu { $lost } points sur cent
analysis-when-over = Une partie peut être analysée quand elle est finie.

## Parties jouées et parties écrites

replay = Revoir
replays-about = Les parties finies, coup par coup.
no-replays = Aucune partie finie pour l’instant.
replay-at = coup { $at } sur { $length }
replay-set-up = Mise en place
replay-start = Rien n’a encore été choisi.
replay-turn = Tour { $turn }, { $name }
replay-board = La table à ce moment
replay-transport = Parcourir la partie
replay-first = Premier coup
replay-last = Dernier coup
replay-back = Coup précédent
replay-forward = Coup suivant
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-play = Lecture
replay-speed = Vitesse
replay-link = Lien vers ce coup
replay-turns = Tours
replay-moves = Coups
replay-chooses = choisit en secret.
replay-when-over = Une partie se revoit par tous quand elle est finie ; en cours, seulement par ses joueurs, chacun depuis sa place.
replay-covered = Vous êtes plusieurs autour de cet écran : tant que la partie dure, les mains restent couvertes ici.
replay-own-seat = Pendant la partie, on ne la revoit que depuis sa propre place.
other-rules = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui : son score demeure, mais elle ne se revoit plus ici.
seen-through = Vu par
all-open = Cartes ouvertes
play-on = Jouer à partir d’ici
play-on-people = à plusieurs
play-on-bots = contre des robots
deal-known = suite d’une partie : sa donne est peut-être connue
    .help = Qui a ouvert cette table peut savoir, par la partie précédente, ce qui est caché : pioches, mains et dés à venir. Elle ne compte que pour le plaisir.
deal-anew = suite d’une partie, redistribuée
    .help = Ce que personne ne voyait quand la partie précédente en était là a été redistribué : personne ne le connaît.
play-on-anew = Redistribuer les cartes cachées
    .help = Depuis le début de ce tour : ce qui est public reste. Sinon, qui vous rejoint est averti que vous connaissez peut-être les cartes.
play-on-over = La partie est finie à ce moment ; choisissez-en un plus tôt.
moment-word = moment
seat-word = place
import = Importer une partie
import-about = Une partie écrite est une partie entière en texte : collez-la, ou choisissez son fichier. Les règles la vérifient coup par coup.
import-paste = Partie en texte
import-file = ou un fichier
import-do = Vérifier et ouvrir
imported = La partie est juste. Parcourez-la, ou jouez à partir d’un moment.
imported-name = Partie de { $name }
record-when-over = La partie écrite contient la graine ; on l’obtient quand la partie est finie.
not-over = Cette partie n’est pas encore finie.

## L’aide de jeu

aid = Aide de jeu
no-aid = Ce jeu n’a pas d’aide de jeu.
guided-game = Partie guidée
first-time = Est-ce votre première fois ? Une première partie suit la mise en place conseillée par la règle, contre des robots faciles.
learn-it = L’apprendre en dix minutes
know-it = Je connais le jeu : jouer
how-to-play = Comment jouer
print = Imprimer

## Apprendre

learn-about = Une partie guidée, les règles en images, ou toutes sur une page : apprenez comme il vous plaît.
guided-begin = Commencer la partie guidée
    .help = { $title } : à la vraie table, { $minutes } minutes
no-guide = Il n’y a pas de page « { $found } » sur ce jeu.
guide-search = Chercher
guide-details = Les règles en détail
guide-pieces = Toutes les pièces
guide-pages = Pages sur ce jeu
guide-ways = Autres chemins
guide-watch = Regarder une partie
guide-choices = { $count ->
        [one] Une option
       *[other] Les { $count } options
    }
guide-questions = { $count ->
        [one] Une question
       *[other] Les { $count } questions
    }
guide-rulings = { $count ->
        [one] Un point de règle
       *[other] Les { $count } points de règle
    }
figure-moves = Figure ; elle se déplace sur le côté
found-rules = Règles
found-pieces = Pièces
found-questions = Questions
found-nothing = Rien trouvé.
read-more = En savoir plus
see-card = Voir la carte
close = Fermer
learn-card = Cartes
learn-command = Actions
learn-tile = Tuiles
learn-building = Bâtiments
learn-character = Personnages
learn-things = Éléments
learn-verbs = Questions du jeu
rulings = Comment la maison lit les règles
    .help = Là où la règle laisse un doute, ou là où d’autres jouent autrement.
usual = habituel

## Les gens

sign-in = Se connecter
sign-up = Créer un compte
sign-out = Se déconnecter
sign-out-guest = Vous jouez en invité : une fois déconnecté, personne ne pourra reprendre vos parties. Se déconnecter quand même ?
sign-in-guest = Ce que vous avez joué en invité vous suit.
sign-up-guest = Tout ce que vous avez joué en invité est gardé.
sign-up-why = Pour des parties sur plusieurs jours et plusieurs appareils. On peut jouer sans.
no-account = Pas encore de compte ? En créer un.
have-account = Vous avez un compte ? Se connecter.
forgot = Mot de passe oublié ?
username = Nom de connexion
    .help = Lettres, chiffres et @ . + - _
password = Mot de passe
    .help = Au moins 8 caractères.
email = Adresse e-mail
    .help = Facultative ; pour un nouveau mot de passe et pour être prévenu.
wrong-sign-in = Ce nom et ce mot de passe ne vont pas ensemble.
name-taken = Le nom { $name } est déjà pris.
welcome = Bienvenue. Ce que vous avez joué est à vous.
settings = Réglages
settings-account = Vous vous connectez en tant que { $name }.
settings-guest = Vous jouez en invité, dans ce navigateur seulement.
settings-you = Vous
settings-kept = Enregistré.
shown-name = Nom à la table
    .help = Ce que les autres voient ; les tables commencées gardent l’ancien.
as-browser = celle du navigateur
as-system = selon le système
notices = Quand c’est à vous
    .help = Le titre de la page le dit toujours. Et aussi, si vous voulez :
tell-browser = Avis du navigateur
    .help = Tant qu’une table est ouverte dans un onglet.
tell-mail = E-mail
    .help = Au tour par tour, une fois par tour.
tell-webhook = Webhook
    .help = Au tour par tour : du JSON envoyé à une adresse à vous.
webhook = Adresse du webhook
bad-webhook = Un webhook est une adresse qui commence par http:// ou https://
webhook-unknown = Le nom { $host } est inconnu.
webhook-private = { $host } est dans le réseau du serveur ; un webhook doit être public.
webhook-answer = L’adresse a répondu { $found }.
mail-needs-address = Il faut pour cela une adresse e-mail.
webhook-needs-address = Il faut pour cela une adresse.
test = Essayer
test-after-saving = Les essais utilisent ce qui est enregistré.
test-sent-mail = Un e-mail d’essai est parti.
test-sent-webhook = L’adresse a accepté le message d’essai.
test-failed = L’essai a échoué : { $error }
no-such-way = Cet avis n’existe pas.
notice-title = À vous de jouer : { $game }
notice-text = C’est à vous de jouer dans une partie de { $game }.
reminder-title = On vous attend : { $game }
reminder-text = C’est à vous depuis longtemps dans une partie de { $game }. Si vous ne venez pas, les autres pourront bientôt laisser un robot jouer pour vous ; vous pourrez reprendre votre place à tout moment.
invitation-title = On vous invite : { $game }
invitation-text = Quelqu’un avec qui vous avez joué vous invite à une partie de { $game }. L’invitation est aussi dans votre hall, où vous pouvez la décliner.
notice-test-title = Un essai de Saloon
notice-test = C’est ainsi que vous saurez que c’est à vous.
notice-end = Pour changer ou arrêter ces messages : { $link }
preferences = Préférences
    .help = À toutes vos tables, sur chaque appareil où vous vous connectez. Les tables ouvertes suivent aussitôt.
prefer-animation = Mouvements
    .help = La vitesse des pièces, des nombres et des dés.
prefer-animation-usual = selon le système
prefer-animation-off = aucun
prefer-animation-slow = lents
prefer-animation-normal = normaux
prefer-animation-fast = rapides
prefer-confirm = Un toucher ou un clic
    .help = Selon l’appareil : un doigt sélectionne et un bouton choisit, une souris choisit aussitôt. Le clavier choisit toujours.
prefer-confirm-usual = selon l’appareil
prefer-confirm-on = sélectionne, et un bouton choisit
prefer-confirm-off = choisit aussitôt
prefer-done = Fin d’un tour
    .help = D’elle-même dès qu’il ne reste rien d’autre ; vos choix du tour ne peuvent alors plus être repris.
prefer-done-off = quand je le dis
prefer-done-some = d’elle-même dans certains jeux (réponses permanentes)
prefer-done-on = d’elle-même
prefer-sounds = Sons
    .help = À vous, pièces, cartes, argent, dés, messages, fin de la partie. Selon l’appareil : discrets sur un ordinateur, aucun sur un téléphone.
prefer-sounds-usual = selon l’appareil
prefer-sounds-off = aucun
prefer-sounds-quiet = discrets
prefer-sounds-medium = moyens
prefer-sounds-loud = forts
prefer-hand_order = Cartes de votre main
    .help = Seul le dessin change ; chaque carte garde sa touche.
prefer-hand_order-dealt = comme elles sont venues
prefer-hand_order-value = par valeur
prefer-hand_order-kind = par sorte
prefer-colour = Couleur de vos pièces
    .help = Aux tables où vous tenez une seule place, sur votre page : qui a cette couleur et cette marque y prend celles de votre place.
prefer-colour-usual = celle de la place
prefer-colour-0 = bleu, anneau
prefer-colour-1 = rouge, losange
prefer-colour-2 = jaune, chevron
prefer-colour-3 = vert, croix
prefer-colour-4 = rose, fer à cheval
prefer-colour-5 = os, étoile
standing = Réponses permanentes
    .help = Dès qu’une telle question vient, on y répond pour vous, même en votre absence. Le journal de la table le dit, et vous pouvez revenir en arrière comme après tout choix.
standing-done = Finir le tour quand il ne reste rien d’autre
    .help = Sans vous le demander. Ce que vous avez choisi à ce tour ne peut alors plus être repris.
no-standing-answer = Ce jeu n’a pas de réponse permanente « { $found } » ; il a : { $allowed }.
no-standing-game = Il n’y a pas ici de jeu « { $found } » ; il y a : { $allowed }.
tokens = Jetons pour programmes
    .help = Un jeton laisse un programme jouer pour vous. Il n’est montré qu’une fois.
token-label = Pour quoi
token-made = Créé
token-used = Utilisé
token-make = Créer un jeton
token-revoke = Révoquer
token-once = Jeton « { $label } » : copiez-le maintenant, il ne sera plus montré.
token-needs-label = Dites à quoi sert le jeton.
too-many-tokens = Vous avez déjà { $most } jetons ; révoquez-en un d’abord.
token-revoked = Le jeton ne marche plus.
no-token = Ce jeton n’existe pas.
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé.
keep-tokens = { $count ->
    [one] Conserver mon jeton
   *[other] Conserver mes { $count } jetons
}
    .help = Les programmes qui s’en servent continuent. Sinon, ils prennent fin maintenant.
your-data = Vos données
    .help = Tout ce que nous gardons sur vous, avec vos parties finies.
export-do = Télécharger en JSON
delete = Effacer tout ce qui me concerne
delete-sure = Effacer tout ce qui vous concerne ?
delete-what = Votre compte, vos réglages et vos jetons sont effacés. Les parties finies restent pour les autres, sous un autre nom ; dans les parties en cours, un robot prend votre place. C’est sans retour.
delete-yes = Oui, effacer tout ce qui me concerne.
delete-do = Effacer
delete-not-confirmed = Rien n’a été effacé : la confirmation manque ou est fausse.
deleted = Tout ce qui vous concernait est effacé.
former-player = ancien joueur
reset = Nouveau mot de passe
reset-about = Donnez l’adresse e-mail de votre compte ; nous envoyons un lien.
reset-do = Envoyer le lien
reset-sent = S’il existe un compte avec cette adresse, un lien est en route.
reset-set = Choisir un nouveau mot de passe
reset-stale = Ce lien a déjà servi ou est trop ancien.
reset-done = Votre mot de passe est changé.
mail-reset-subject = Un nouveau mot de passe pour Saloon
mail-reset = { $name }, ce lien vous laisse choisir un nouveau mot de passe :
mail-reset-end = Si vous n’avez rien demandé, ne faites rien.

## Adresses confirmées

confirm = Confirmer une adresse
confirm-title = Confirmez votre adresse chez Saloon
confirm-text = Quelqu’un a donné cette adresse chez Saloon, pour y être prévenu de ses tours. Si c’est vous, confirmez-la :
confirm-end = Si ce n’est pas vous, ne faites rien : rien d’autre ne sera envoyé ici.
confirm-mail = L’adresse { $address } est-elle à vous ? { $name }, chez Saloon, souhaite y recevoir du courrier : ses tours, et de quoi changer de mot de passe.
confirm-webhook = L’adresse { $address } est-elle à vous ? { $name }, chez Saloon, souhaite y être prévenu de ses tours.
confirm-do = Oui, elle est à moi
confirm-done = L’adresse est confirmée.
confirm-waits = Pas encore confirmée : ouvrez le lien qui y a été envoyé. Rien d’autre n’est envoyé d’ici là.
confirm-send = Envoyer le lien
confirm-stale = Ce lien vaut pour une autre adresse, ou il est trop ancien. Faites-en envoyer un autre depuis les réglages.
confirm-sent-mail = Un lien pour confirmer l’adresse est parti.
confirm-sent-webhook = Un lien pour confirmer l’adresse y a été envoyé.
mail-off = Ce serveur n’envoie pas de courrier : aucun serveur de messagerie n’est configuré. Les liens ne sont écrits que dans son journal.

## Deux facteurs

two-factor = Connexion en deux étapes
    .help = En plus du mot de passe, la connexion demande un code affiché par une application de votre téléphone. Les jetons des programmes s’en passent.
two-factor-scan = Scannez ceci avec une application de codes (Aegis, FreeOTP, Google Authenticator et d’autres) :
two-factor-drawing = Code QR avec la clé ci-dessous
two-factor-type = ou tapez-y cette clé :
two-factor-on = Activer
two-factor-off = Désactiver
two-factor-is-on = Elle est activée. { $count ->
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
two-factor-is-off = La connexion en deux étapes est désactivée.
two-factor-needed = Les responsables de cette maison se connectent en deux étapes : activez-les ici, ou reconnectez-vous avec un code.
code = Code
wrong-code = Ce code n’est pas le bon, ou il a déjà servi. Après une erreur, attendez un instant.
wrong-password = Ce n’est pas votre mot de passe.
sign-in-code = Encore une étape
    .help = Tapez le code affiché par votre application, ou l’un de vos codes de secours.
recovery = Codes de secours
    .help = Chacun vous connecte une fois, si votre téléphone est perdu. Gardez-les avec vos mots de passe : ils ne seront plus montrés.
recovery-new = Créer de nouveaux codes de secours
recovery-kept = Je les ai gardés

## Les gens à une table

company = Les gens à cette table
    .help = Vous n’entendez plus qui vous rendez muet. Qui vous bloquez ne vous parle plus et ne peut plus s’asseoir aux tables que vous ouvrez. On ne le leur dit pas. Les signalements sont lus par les responsables de cette maison.
company-none = Il n’y a personne d’autre ici.
spectator = spectateur
mute = Rendre muet
unmute = Entendre à nouveau
block = Bloquer
unblock = Débloquer
is-muted = Vous n’entendez plus cette personne.
is-blocked = Vous n’entendez plus cette personne, et elle ne peut pas rejoindre vos tables.
report-what = Signaler aux responsables
report-name = le nom { $name }
report-note = Ce qui ne va pas
report-do = Signaler
reported = Merci : les responsables vont y regarder.
no-such-person = Il n’y a personne de tel à cette table.
host-blocks = L’hôte de cette table ne souhaite pas jouer avec vous.
distances = Gens muets et bloqués
    .help = On ne le leur dit pas, et vous pouvez les entendre à nouveau à tout moment.
distances-see = Voir la liste
distances-none = Vous entendez tout le monde.

## Pour les programmes

api-about = Les mêmes tables par HTTP. Un cadenas veut dire : avec un jeton. Le schéma est en OpenAPI.
api-live = Pour jouer, ouvrez le WebSocket de la table, /live/CODE?as=program, avec le même jeton ; examples/ dans les sources contient un robot entier.
need-token = Connectez-vous, ou envoyez un jeton – Authorization: Bearer …

## Ce qui est refusé, et pourquoi

bad-value = { $what } peut être { $allowed } ; pas « { $found } ».
no-person-at-table = Il faut au moins une place pour une personne.
too-many-open = Vous avez déjà { $most } tables ouvertes ; commencez-en ou fermez-en une d’abord.
lesson-go-on-title = Votre leçon
lesson-go-on = Continuer
lesson-percent = { $percent } % de faits
no-lesson = Il n’y a pas de leçon « { $found } ».
no-game = Il n’y a pas de jeu « { $found } ».
no-table = Cette table n’existe pas.
table-closed-refusal = Cette table est fermée.
already-begun = Cette table a déjà commencé.
already-seated = Vous êtes déjà à cette table.
seat-taken = Cette place est prise.
not-at-table = Vous n’êtes pas à cette table.
only-host = Seul l’hôte de la table peut le faire.
too-many = C’est trop souvent ; réessayez dans { $seconds } s.
error-400 = Cela n’a pas été compris
    .help = Quelque chose dans la demande était faux.
error-403 = Ce n’est pas permis
    .help = Vous ne pouvez pas voir ou faire cela.
error-404 = Il n’y a rien ici
    .help = L’adresse a peut-être une lettre de trop, ou ce qui était ici n’y est plus.
error-409 = La table a changé
    .help = Ce que vous vouliez n’est plus possible.
error-413 = C’est trop à la fois
    .help = Envoyez moins.
error-429 = Un instant
    .help = C’était trop souvent en peu de temps.
error-500 = Quelque chose s’est cassé
    .help = Ce n’est pas votre faute, et c’est dans le journal. Ce qui a été joué est à l’abri.
error-csrf = La page était trop ancienne ou les cookies sont coupés : revenez, rechargez-la et recommencez.

## Réglages de l’environnement

setting-whole-number = { $name } doit être un nombre entier de { $least } à { $most }, pas « { $found } ».
setting-number = { $name } doit être un nombre de { $least } à { $most }, pas « { $found } ».
setting-word = { $name } peut être { $allowed } ; pas « { $found } ».
setting-host = { $name } nomme des hôtes, comme saloon.example.org, entre des virgules, pas « { $found } ».
setting-key = { $name } n’est pas une clé : 32 octets en base64url.
setting-address = { $name } n’est pas une adresse comme { $like }.

## À la porte

error-408 = Cela a duré trop longtemps
    .help = Ce qui a été envoyé n’est pas arrivé à temps ; réessayez.
error-503 = La maison ne peut rien noter pour l’instant
    .help = Son disque est plein ou sa base de données est occupée. Ce qui a été joué est à l’abri, et la lecture continue ; réessayez dans un instant.
house-full = La maison est pleine ; réessayez dans un instant.
more-by-host = { $count ->
    [one] Une autre de { $name }
   *[other] { $count } autres de { $name }
 }

## L’application

app-about = Des jeux de société de l’Ouest, règles complètes, entre amis, contre des robots ou des programmes.
app-install = Installer l’application
devices = Avis sur vos appareils
    .help = Tour par tour, une fois par tour, même sans page ouverte. L’avis ouvre la table.
device = Appareil
device-this = celui-ci
device-add = Me prévenir sur cet appareil
device-remove = Retirer
device-added = Cet appareil vous préviendra quand ce sera à vous.
device-removed = Cet appareil ne reçoit plus rien.
device-unknown = Un navigateur
no-device = Vous n’avez pas d’appareil de ce genre.
too-many-devices = Vous avez déjà { $most } appareils ; retirez-en un d’abord.
push-off = Ce serveur n’envoie pas d’avis aux appareils.
push-endpoint = Ce n’est pas l’adresse d’un service d’avis.
push-keys = Ce ne sont pas les clés d’un navigateur.
push-cannot = Ce navigateur ne peut pas être prévenu quand il est fermé. Sur iPhone ou iPad, ajoutez d’abord Saloon à l’écran d’accueil et ouvrez-le de là.
push-denied = Le navigateur ne l’a pas permis : autorisez les notifications de ce site dans ses réglages, puis réessayez.
test-sent-push = Un avis d’essai part vers vos appareils.
offline = Pas de connexion
    .help = Le serveur est injoignable pour l’instant. Vos tables y sont gardées telles quelles ; rien n’est perdu.
offline-again = Réessayer

## Commentaires

comments = Commentaires
comments-none = Personne n’a encore rien écrit sur cette partie.
comment-label = Votre commentaire sur le coup { $at }
comment-write = Écrire
comment-delete = Supprimer ce commentaire
    .ask = Supprimer ce commentaire ?
comment-about = Ne plus entendre, bloquer ou signaler { $name }
comment-who = Connectez-vous, ou jouez une partie, pour écrire des commentaires.
comment-length = Un commentaire compte de 1 à { $most } caractères.
comments-full = Cette partie a { $most } commentaires : il n’y a plus de place.
no-comment = Aucun commentaire de vous ici.
note-who = Les notes vont avec un nom : connectez-vous, ou asseyez-vous à une table.
