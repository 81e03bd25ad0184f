### La variante Simmental en français.

## Les cartes

breed-simmental = Simmental
card-simmental-1 = Simmental de niveau 1
    .one = une Simmental de niveau 1
card-simmental-2 = Simmental de niveau 2
    .one = une Simmental de niveau 2
card-simmental-3 = Simmental de niveau 3
    .one = une Simmental de niveau 3
help-simmental = Seulement avec la variante Simmental ; { $count } cartes. À Kansas City, chaque Simmental de votre main peut monter d’un niveau, tant qu’il y a des cartes.

## La variante

option-simmental = Variante Simmental
    .help = Ajoute le bétail Simmental, dont la valeur monte à chaque livraison à Kansas City, et un marché au bétail plus grand.
option-simmental-yes = avec le bétail Simmental
option-simmental-no = sans

## En jeu

verb-raise = Quelle Simmental monte ?
    .help = Chaque Simmental de votre main peut monter d’un niveau : la carte quitte la partie, et une carte du niveau suivant va sur votre défausse. Elle ne compte pas pour cette vente.
do-raise-pass = N’en faire monter aucune autre
raise-card = faire monter une carte de niveau { $stage } (niveau suivant : valeur { $value })
standing-simmentals = Faire monter toutes les Simmental
    .help = À Kansas City, toute Simmental de votre main qui le peut monte d’un niveau, et aucune carte n’est échangée pour en avoir d’autres.
tell-raises = { $seat } fait monter une Simmental : { $card }.
word-simmentals = Simmental restantes : { $two } de niveau 2, { $three } de niveau 3

lead-risen = { $new } à la fin au lieu de { $old } ; sur votre défausse

## Points de règle

ruling-q06 = Que valent les Simmental à la fin ? 3, 4 et 5 points selon le niveau. Une seule source publique le dit.
ruling-q26 = Des Simmental de niveaux différents font-elles une paire ? Oui, c’est une seule race.
ruling-r02 = Les Simmental doivent-elles monter ? Non, la question est posée pour chacune, le niveau 1 d’abord. C’est après le revenu et avant de défausser la main : qui a un jeton peut donc encore en piocher une et la faire monter.

## L’aide de jeu

aid-simmental = Bétail Simmental
aid-simmental-stage = Niveau { $stage } : valeur { $value }, { $points } points
aid-simmental-price = Le niveau 1 coûte { $price1 } $ avec 1 cowboy, { $price2 } $ avec 2. Tout le bétail orange est d’une même race.
aid-simmental-rise = À Kansas City, après le revenu, chaque Simmental de votre main peut monter d’un niveau : la nouvelle carte va sur votre défausse.

## Un tour en une phrase

did-raises = a fait monter { $card_count ->
    [one] une Simmental
   *[other] { $card_count } Simmental
}
