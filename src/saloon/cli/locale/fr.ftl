### Ce que dit la commande `saloon`.

## Aide

usage = usage :
arguments = arguments
options = options
commands = commandes
command = COMMANDE
saloon = Des jeux de société du Far West avec toutes leurs règles, pour les gens, les robots et les programmes.
command-serve = Ouvrir le site et jouer dans le navigateur.
command-games = Donner la liste des jeux installés, avec leurs places et leurs options.
command-play = Jouer à un jeu dans le terminal, contre des robots ou à plusieurs.
command-simulate = Faire jouer beaucoup de parties à des robots.
command-arena = Organiser un tournoi de robots, avec des cotes et un rapport.
command-replay = Rejouer une partie enregistrée, pour la lire ou la vérifier.
command-components = Donner les chiffres d’un jeu avec leurs sources.
command-lesson = Vérifier une leçon, montrer la position à une de ses lignes, ou en commencer une d’après une partie.
command-doctor = Dire ce qui est installé, ce qui manque, et si le site pourrait s’ouvrir.
command-completion = Imprimer ce qui permet à un shell de compléter cette commande.
command-backup = Mettre tout ce qui a été joué dans un fichier, pendant que le site est ouvert.
command-restore = Remettre en place ce que contient une sauvegarde.
arg-host = l’adresse où écouter (127.0.0.1 : cette machine seulement)
arg-port = le port où écouter (8000, ou le prochain libre)
arg-no-browser = ne pas ouvrir de navigateur
arg-lang = la langue de tout ce qui est dit
arg-help = montrer cette aide et ne rien faire d’autre
arg-version = montrer la version et ne rien faire d’autre
build-pure = Python pur
build-compiled = compilé
arg-json = écrire du JSON
arg-game = l’identifiant d’un jeu, comme `saloon games` les donne
arg-seats = combien jouent
arg-players = qui s’assied où : le nom d’un robot est ce robot, tout autre nom est une personne
arg-option = une option du jeu ; peut être donnée plusieurs fois
arg-seed = le nombre dont vient tout le hasard ; la même graine donne les mêmes cartes
arg-seed-zero = le nombre dont vient tout le hasard (0 s’il n’est pas donné)
arg-record = enregistrer la partie dans ce fichier
arg-force = remplacer le fichier donné par --record s’il existe
arg-from = continuer la partie de cet enregistrement
arg-resume-play = continuer la dernière partie quittée, ou celle d’un fichier, et l’enregistrer au même endroit
arg-bots = le robot de chaque place ; un seul nom vaut pour toutes les places
arg-games = combien de parties (100 si rien n’est dit)
arg-jobs = combien de processus jouent à la fois ; les résultats sont les mêmes, sauf si un robot réfléchit un nombre de secondes
arg-records = écrire chaque partie dans ce dossier
arg-game-again = le jeu, pour qui préfère le dire ainsi
arg-arena-bots = les robots inscrits ; s’il y en a plus que de places, tous les groupes se rencontrent
arg-arena-games = au moins combien de parties (100 si rien n’est dit) ; les rondes sont jouées jusqu’au bout
arg-arena-seats = combien jouent une partie (autant que de robots, si le jeu a tant de places)
arg-ray = jouer sur la grappe Ray de cette adresse ; local en ouvre une sur cette machine
arg-out = écrire journal, enregistrements, tables et rapport dans ce dossier
arg-resume = continuer le tournoi du dossier, s’il a été commencé
arg-decisions = écrire aussi une table de toutes les décisions
arg-format = le format des tables
arg-file = une partie enregistrée, ou - pour l’entrée standard
arg-verify = dire seulement si l’enregistrement est juste
arg-at = s’arrêter après ce nombre de choix
arg-assumed = seulement les chiffres supposés, qui sont à vérifier
arg-lesson = une leçon, comme `jeu/nom` ou comme fichier ; sans elle, la liste de toutes
arg-lesson-at = montrer ce qui s’est passé et ce qu’on peut choisir et éclairer à cette ligne du fichier
arg-lesson-from = écrire une leçon de cette partie, où mettre des notes
arg-shell = bash, zsh ou fish
arg-backup-file = le fichier à écrire
arg-backup-force = remplacer le fichier s’il existe
arg-restore-file = un fichier écrit par `saloon backup`
arg-restore-force = remplacer la base de données qui est là

## Le site

serve-started = Saloon est ouvert à l’adresse { $address } (Ctrl-C le ferme).
serve-data = Ses données sont dans { $folder }, sa base de données est { $database }.
serve-names = Il répond à ces noms : { $names } (SALOON_HOSTS en donne d’autres).

## Ce qui ne va pas

cannot-serve = Rien ne peut écouter à { $host }, port { $port } : { $why }.
data-unusable = Le dossier des données { $folder } est inutilisable ({ $why }) ; laissez ce compte y écrire, ou nommez un autre dossier dans SALOON_DATA.
data-full = Il n’y a plus de place sur le disque du dossier des données { $folder } ({ $why }) ; faites de la place, ou nommez un autre dossier dans SALOON_DATA.
serve-new-secret = Le secret dans { $file } était vide ; il y en a un nouveau, et tout le monde doit se reconnecter.
database-damaged = La base de données { $place } est abîmée ({ $why }) ; remettez une sauvegarde avec `saloon restore FICHIER --force`, ou écartez-la pour recommencer.
database-unusable = La base de données { $place } est inutilisable ({ $why }) ; vérifiez que ce compte peut y écrire et que le disque n’est pas plein.
database-address = SALOON_DATABASE n’est pas l’adresse d’une base de données ({ $why }) ; elle ressemble à postgres://compte:motdepasse@hôte/nom.
database-silent = La base de données { $place } ne répond pas ({ $why }) ; vérifiez SALOON_DATABASE, et que son serveur marche.
database-needs = PostgreSQL demande un paquet qui n’est pas installé ({ $why }) ; pip install 'saloon[server]' l’apporte.
no-command = Dites quoi faire : { $allowed } (saloon --help en dit plus).
unknown-command = Il n’y a pas de commande { $found } ; il y a : { $allowed }.
unknown-command-near = Il n’y a pas de commande { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }.
unknown-shell = Il n’y a pas de complétion pour { $found } ; il y a : { $allowed }.
unknown-shell-near = Il n’y a pas de complétion pour { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }.
required = Il manque quelque chose : { $argument }.
unrecognized = On ne voit pas ce que { $found } veut dire ici ; --help dit ce qui est compris.
unrecognized-near = On ne voit pas ce que { $found } veut dire ici ; vouliez-vous dire { $near } ? --help dit ce qui est compris.
no-value = { $argument } demande une valeur.
needless-value = { $argument } ne prend pas de valeur, pas non plus { $found }.
bad-arguments = Les arguments sont incompréhensibles : { $found }.
unknown-language = Il n’y a pas de langue { $found } ; il y a : { $allowed }.
unknown-language-near = Il n’y a pas de langue { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }.
not-a-number = { $argument } doit être un nombre entier de { $least } à { $most }, pas « { $found } ».
not-a-pair = Une option se donne sous la forme nom=valeur, pas « { $found } ».
empty-word = { $argument } demande des noms entre les virgules, pas « { $found } ».
wrong-bot-count = { $found ->
        [one] { $found } robot est nommé
       *[other] { $found } robots sont nommés
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } ; nommez-en un par place, ou un seul pour toutes.
needs-folder = { $argument } demande un dossier : dites lequel avec --out.
game-twice = Le jeu est dit deux fois.
long-name = Le nom « { $found } » est trop long ; un nom a au plus { $most } caractères.
no-such-bot = Il n’y a pas de robot { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }, et search avec un budget, comme search:0.4 (secondes) ou search:200p (essais). Le nom d’une personne qui ressemble à celui d’un robot commence par une majuscule et est un autre mot.
too-many-players = { $found ->
        [one] { $found } joueur est nommé
       *[other] { $found } joueurs sont nommés
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
wrong-player-count = L’enregistrement a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, mais { $found ->
        [one] { $found } joueur est nommé
       *[other] { $found } joueurs sont nommés
    }.
from-says-it = L’enregistrement donné par --from dit déjà les places, les options et la graine.
not-with-resume = { $found } ne va pas avec --resume : la partie enregistrée continue telle quelle, dans son fichier.
nothing-unfinished = Il n’y a pas de partie inachevée à continuer dans { $folder }.
play-over = La partie de { $file } est finie ; saloon replay la montre.
not-a-lesson = Une leçon se nomme jeu/nom, ou par un fichier qui finit en .lesson ; pas { $found }.
beyond-record = L’enregistrement a { $choices } choix ; on ne peut pas le montrer après { $found }.
file-missing = Il n’y a pas de fichier { $file }.
no-folder = { $file } ne peut pas être écrit : son dossier n’existe pas.
record-exists = { $file } existe déjà et reste tel quel : donnez un autre nom avec --record, continuez-le avec --from, ou remplacez-le avec --force.
file-is-folder = { $file } est un dossier, pas un fichier.
file-not-folder = { $file } est hors d’atteinte : quelque chose sur son chemin n’est pas un dossier.
file-forbidden = { $file } ne peut pas être ouvert : ce n’est pas permis.
file-bad = { $file } est inutilisable : { $why }.
file-not-text = { $file } n’est pas une partie enregistrée : ce n’est pas du texte.
cannot-print = La sortie ne peut pas être écrite : { $why }.

## games

games-seats = Places : { $seats }
games-automas = { $seats ->
        [one] À 1 place
       *[other] À { $seats } places
    }, contre { $names }
games-default = par défaut { $default }
games-broken = { $id } : impossible d’y jouer : { $reason }
games-only-seats = nombre de places : { $seats }

## play

me = Moi
play-title = { $game }, graine { $seed } : { $names }. Tapez ? pour de l’aide.
prompt = { $seat }, votre choix :
hand-over = { $seat }, c’est à vous. Appuyez sur Entrée.
hold = Votre tour est fini. Continuez, ou annulez avec u.
done = Continuer
colon = { " " }:
not-understood = « { $found } » n’est pas un choix : tapez un nombre de 1 à { $count }, ou ? pour de l’aide.
not-understood-near = « { $found } » n’est pas un choix ; vouliez-vous dire { $near } ? Tapez un nombre de 1 à { $count }, ou ? pour de l’aide.
no-undo = Il n’y a rien à annuler : le dernier choix n’était pas le vôtre, ou quelque chose de caché a été révélé depuis.
save-where = Dites où : save FICHIER
save-exists = { $file } existe déjà et reste tel quel : nommez un autre fichier.
saved = Enregistré dans { $file }.
no-help = Rien ici ne s’appelle « { $found } ».
no-help-near = Rien ici ne s’appelle « { $found } » ; vouliez-vous dire { $near } ?
rulings = précisions
thinking = { $seat } réfléchit…
left = Vous avez quitté la partie.
kept = Enregistré ; pour continuer : { $command }
not-kept = Cette partie n’est pas enregistrée au fur et à mesure. { $why }
input-ended = L’entrée s’est terminée avant la partie.
play-help =
    Un nombre : choisir cette possibilité (ou tapez-la comme dans un enregistrement, par exemple take:3).
    u ou undo : annuler votre dernier choix.
    ? MOT ou help MOT : expliquer une carte ou une question.    ? précisions : comment les points ouverts des règles sont tranchés ici.
    log : tout ce qui s’est passé.    board : de nouveau la position.
    save FICHIER : enregistrer la partie jusqu’ici.    q ou quit : quitter.

## La fin d’une partie, et replay

final-scores = Scores finaux
scores-now = Scores si la partie finissait ici
total = Total
rank = Rang
won = { $count ->
        [one] { $names } gagne.
       *[other] Victoire partagée : { $names }.
    }
replay-title = { $game }, graine { $seed }, { $choices } choix
lesson-checked = { $name } : { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }, { $choices } choix, { $wrong } à corriger.
lesson-log = Ce qui vient d’être raconté
lesson-things = Ce qu’une note peut éclairer, sur grand écran et sur téléphone
lesson-values = Ce que ses textes peuvent dire
record-right = L’enregistrement est juste : { $choices } choix, résultat { $result }.
record-unfinished-right = L’enregistrement est juste jusqu’où il va : { $choices } choix, partie inachevée.

## simulate

simulating = On joue
stopped = Arrêté après { $done } parties sur { $games }.
timed-bots = { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    } un nombre de secondes : une autre fois, avec un autre --jobs ou sur une autre machine, les résultats sont autres. Avec un budget d’essais (search:200p), ils sont toujours les mêmes.
simulated = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, graine { $seed } ; { $decisions } décisions, { $decisions_per_second } décisions et { $games_per_second } parties par seconde.
column-bot = robot
column-games = parties
column-wins = victoires
column-rate = taux de victoire
column-interval = intervalle à 95 %
column-score = score moyen
count = { NUMBER($value) }
wins = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## arena

arena-running = { $done } parties sur { $games }, { $rate } par seconde
arena-played = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, graine { $seed }.
arena-written = Écrit dans { $folder } : report.md dit le reste.
arena-stopped = Arrêté après { $done } parties sur { $games } ; la même commande avec --resume continue.
column-rating = cote
column-rating-interval = intervalle à 95 %
column-against = contre
column-ahead = devant

## components

figure-table = table
figure-id = id
figure-figure = chiffre
figure-value = valeur
figure-source = source
figure-note = remarque
nothing-assumed = Aucun chiffre de ce jeu n’est supposé.

## doctor

doctor-state-ok = bon
doctor-state-missing = manque
doctor-state-bad = mauvais
doctor-not-installed = pas installé ; pip install 'saloon[{ $extra }]' l’apporte
doctor-compiled = compilé, { $count } modules ; SALOON_PURE=1 les laisse de côté
doctor-left-aside = Python pur, comme SALOON_PURE le demande
doctor-stale = { $count ->
    [one] { $module } a changé depuis sa compilation
   *[other] { $count } modules ont changé depuis leur compilation, dont { $module }
  } ; make compile les compile à nouveau, make pure retire ce qui était compilé
doctor-game = on peut y jouer
doctor-settings = ceux de l’environnement sont tous lisibles
doctor-data-file = { $folder } ne peut pas être créé : { $file } n’est pas un dossier ; nommez un autre dossier dans SALOON_DATA
doctor-data-forbidden = ce compte n’a pas le droit d’écrire dans { $folder } ; nommez un autre dossier dans SALOON_DATA
doctor-data-new = { $folder } sera créé à l’ouverture du site
doctor-database-new = { $place } sera créée à l’ouverture du site
doctor-database-bad = { $place } est inutilisable : { $why }
doctor-port = { $port } est libre

## backup et restore

backup-made = { $file } contient tout ce qu’il y a dans { $place } ; gardez-le là où personne d’autre ne peut le lire.
restored = { $place } est comme { $file } le dit ; si le site est ouvert, relancez-le.
backup-exists = { $file } existe déjà ; --force le remplace.
nothing-to-back-up = Il n’y a pas encore de base de données à { $place } ; SALOON_DATA ou SALOON_DATABASE dit où elle est.
database-unreadable = La base de données { $place } est illisible : { $why }.
not-a-backup = { $file } n’est pas une sauvegarde écrite par `saloon backup` ; rien n’a été changé.
backup-damaged = { $file } est une sauvegarde abîmée ; rien n’a été changé.
backup-of-another = { $file } est une sauvegarde de { $found }, et la base de données d’ici est { $here } ; rien n’a été changé.
database-exists = La base de données { $place } n’est pas vide ; --force la remplace.
database-in-use = La base de données { $place } est en usage ; fermez d’abord le site.
program-missing = { $program } n’est pas installé ; il vient avec PostgreSQL et doit se trouver dans le PATH.
program-failed = { $program } a échoué : { $why }.
