### La variante Brahman en français.

## Les cartes

breed-brahman = Brahman
card-brahman = Brahman
    .one = une Brahman
help-brahman = Seulement avec la variante Brahman ; { $count } cartes. À Kansas City, chaque Brahman de votre main rapporte 4 dollars de plus, en dehors de la valeur d’élevage. Le bétail orange est une seule race : de toutes les cartes orange d’une main, une seule compte.

## La variante

option-brahman = Variante Brahman
    .help = Ajoute le bétail Brahman, qui rapporte plus d’argent à chaque arrivée à Kansas City, et un marché au bétail plus grand. Plutôt pas avec un autre bétail orange.
option-brahman-yes = avec le bétail Brahman
option-brahman-no = sans
notice-two_orange_breeds = L’éditeur déconseille de jouer à la fois avec le bétail Simmental et Brahman : tant de cartes orange changent l’équilibre du marché au bétail. Dans une main, une seule carte orange compte.

## En jeu

verb-cash = Prendre l’argent de vos Brahman ?
    .help = Chaque Brahman de votre main rapporte 4 dollars, en plus du revenu de la vente. C’est le dernier moment pour un jeton Échange qui en ferait piocher d’autres ; la valeur de la livraison ne change pas.
command-cash = Prendre l’argent
    .help = Quatre dollars pour chaque Brahman de votre main ; un jeton Échange pourrait encore en amener d’autres.
cash-brahmans = prendre { $dollars } $ pour { $count ->
    [one] 1 Brahman
   *[other] { $count } Brahman
}
standing-brahmans = Prendre l’argent des Brahman
    .help = À Kansas City, aucune carte n’est échangée pour d’autres Brahman après le revenu.
tell-sells_brahmans = { $seat } reçoit { $dollars } $ pour { $count ->
    [one] 1 Brahman
   *[other] { $count } Brahman
}.

## Points de règle

ruling-g15 = Que valent les Brahman à la fin ? 3 points chacune. Aucune source ne le dit ; une Simmental de niveau 1 a le même prix et la même valeur.
ruling-g16 = Peut-on jouer ensemble le bétail Simmental et Brahman ? Oui, avec un avertissement. Tout le bétail orange est une seule race : dans une main, la meilleure carte orange compte, et une Simmental et une Brahman font une paire.
ruling-g33 = Peut-on dépenser un jeton entre le revenu et l’argent des Brahman ? Oui : la question est posée s’il y a des Brahman à piocher.

## L’aide de jeu

aid-brahman = Bétail Brahman
aid-brahman-card = Valeur { $value }, { $points } points
aid-brahman-price = { $price1 } $ avec 1 cowboy, { $price2 } $ avec 2. Tout le bétail orange est d’une même race.
aid-brahman-bonus = À Kansas City, après le revenu, { $dollars } $ de plus pour chaque Brahman de votre main.
