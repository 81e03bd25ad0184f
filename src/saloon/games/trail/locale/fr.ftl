### Ce que les jeux du parcours disent de même, en français. Le plan des identifiants est dans saloon/engine/texts.py.
###
### Un jeu dont la règle le dit autrement a le message dans son propre fichier, qui l’emporte.

unknown = une carte inconnue

## Bétail

what-any = une carte Bétail

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

## Actions

effect-discard = défausser { $what }
effect-buy = acheter du bétail

note-pay = −{ $dollars } $
note-dollars = +{ $count } $
note-certificate = { $count ->
    [one] +1 certificat
   *[other] +{ $count } certificats
}

kind-term = Actions et notions
kind-auxiliary = Actions auxiliaires
kind-building = Bâtiments
kind-command = Autres choix
kind-worker = Ouvriers

## Aide composée à partir des chiffres

help-cattle = Valeur d’élevage { $value }, { $points }.
help-starting = Chaque troupeau de départ en a { $count }.
help-actions = Actions : { $actions }.
help-term = { $term } : { $text }

## Les choix, sur les boutons

do-act-end = Finir les actions
do-hire-pass = N’engager personne

build-tile = bâtiment { $name } ({ $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    }, { $dollars } $, { $points })

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

phase-move = Avancer
phase-act = Agir
phase-draw = Piocher

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
option-faces-chosen = les faces écrites ci-dessous

## La feuille de score

category-money = Argent
category-buildings = Bâtiments
category-cattle = Bétail
category-objectives = Objectifs
category-workers = Ouvriers

## La feuille de score ligne par ligne

sum-money = { $dollars } $ (un point tous les { $each } $)
sum-met = objectif atteint : { $tasks }
sum-unmet = objectif manqué : { $tasks }

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
