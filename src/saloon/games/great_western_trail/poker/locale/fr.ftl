### À la table de poker, en français.

## La table

option-poker_table = À la table de poker
    .help = Ajoute une table de poker : des cartes sont posées face cachée au bâtiment neutre de l’emplacement D, les jeux sont montrés à celui de l’emplacement G. La meilleure main gagne les mises ; qui s’assoit reçoit un jeton avec des points.
option-poker_table-yes = avec la table de poker
option-poker_table-no = sans

kind-bonus = Jetons bonus de la table de poker
bonus-title = jeton bonus ({ $figures })
help-bonus = Pour qui s’assoit à la table de poker et le trouve au-dessus : { $dollars } dollars aussitôt, { $points } à la fin. Utilisé à partir de { $players } joueurs.
kind-addon = Ajouts de bâtiment
help-addon = Une action de Lieu de plus pour le bâtiment neutre de l’emplacement { $space }, quel qu’il soit. Un bâtiment qui copie son voisin ne la copie pas.

effect-lay_cards = poser des cartes à la table de poker
term-lay_cards = Poser des cartes
    .help = Si personne n’est assis pour vous à la table de poker, le dernier ouvrier engagé d’une de vos rangées s’y assoit pour le reste de la partie ; les ouvriers imprimés restent. Le jeton bonus du dessus est à vous : son argent aussitôt, ses points à la fin. Ensuite, vous pouvez poser une carte de votre main face cachée à votre place pour 1 dollar, puis une seconde pour 2 ; l’argent va aux mises. Il n’y a jamais plus de 3 cartes à une place, et aucune n’est reprise avant que les jeux soient montrés.
effect-show_hands = montrer les jeux à la table de poker
term-show_hands = Montrer les jeux
    .help = Seulement avec une carte à votre place. Tous ceux qui ont des cartes à la table les montrent. La somme de leurs valeurs d’élevage compte, quelles que soient les races ; les cartes Objectif ne valent rien. La plus grande somme gagne les mises et 3 dollars de la banque ; à égalité on partage, et ce qui ne peut l’être reste dans les mises. Les cartes vont sur la défausse de leurs propriétaires.

## Questions

verb-sit = Qui s’assoit à la table de poker ?
    .help = Le dernier ouvrier engagé d’une rangée, pour le reste de la partie. Vous recevez le jeton bonus du dessus.
do-sit-exchange = Échanger des cartes
seat-worker = asseoir { $worker }
verb-lay = Quelle carte posez-vous ?
    .help = Elle reste face cachée à votre place jusqu’à ce que quelqu’un montre les jeux ; elle n’est ni dans votre main ni dans votre pioche. Les cartes qui y sont encore à la fin ne comptent pas.
do-lay-pass = Ne pas poser de carte
note-poker-sum = vos cartes { $old } → { $new }

## Journal et raisons

tell-sits = { $seat } assoit { $worker } à la table de poker et reçoit { $dollars } $ : { $token }.
tell-lays = { $seat } pose { $card } à la table de poker, pour { $dollars } $.
tell-shows_hands = { $seat } montre les jeux ; la banque ajoute { $dollars } $.
tell-reveals = { $seat } montre { $cards } : { $value }.
tell-wins_pot = { $rest ->
    [0] { $seat } gagne { $dollars } $ à la table de poker.
   *[other] { $seat } gagne { $dollars } $ à la table de poker ; { $rest } $ restent dans les mises.
}
why-no_poker_player = Personne n’est assis pour vous à la table de poker, et vous n’avez engagé personne qui pourrait l’être.
why-no_poker_seat = Personne n’est assis pour vous à la table de poker.
why-no_poker_cards = Vous n’avez pas de carte à la table de poker.
why-poker_seat_full = Il y a déjà { $count } cartes à votre place.
why-no_hand = Vous n’avez pas de carte en main.

## La position en mots, la feuille de score

word-poker = Table de poker : { $pot } $ de mises, { $bank } $ de la banque pour la meilleure main ; jetons bonus restants : { $bonuses }
word-poker-empty = { $player } : pas à la table
word-poker-seat = { $player } ({ $worker }, { $points }) : { $count ->
    [0] pas de carte
    [one] 1 carte
   *[other] { $count } cartes
}
word-poker-own = { $player } ({ $worker }, { $points }) : { $cards }, ensemble { $value }
word-poker-shown = Jeux montrés : { $player } { $cards }, ensemble { $value } ({ $dollars } $ gagnés)
category-poker = Table de poker
sum-bonus = Jeton bonus

## Le dessin

board-poker = Table de poker
tab-poker = Poker
poker-table = Table de poker
    .help = Les mises, les cartes à chaque place et les jetons restants. On pose les cartes au bâtiment neutre de l’emplacement D, on les montre à celui de l’emplacement G.
poker-pot = Mises
poker-bank = + { $dollars } $ banque
poker-best = à la meilleure main
poker-to-sit = S’asseoir
poker-left = reste { $count }
poker-now = { $dollars } $ de suite
poker-in = en jeu
poker-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
poker-not-in = hors jeu :
poker-no-cards = sans carte
poker-not-at = pas à
poker-the-table = la table
poker-wins = gagne
poker-discards = défausse
poker-note-hidden = cachées jusqu’à ce qu’on montre les jeux
poker-note-shown = jeux montrés : les sommes comptent
poker-close = Fermer
poker-only-you = vous seul voyez cette carte

## Points de règle

ruling-g25 = Que valent les jetons bonus de la table de poker ? 6, 5, 4 et 3 points et 2 dollars chacun ; à moins de joueurs, on prend ceux du dessus. Seul le 6 est imprimé dans la notice.
ruling-g26 = Peut-on jouer seul avec la table de poker ? Non : la notice est pour 2 à 4 joueurs.
ruling-g27 = Peut-on s’asseoir sans poser de carte ? Oui, chaque étape peut être laissée de côté.
ruling-g35 = Qui montre son jeu ? Tous ceux qui ont des cartes à la table, qu’ils le veuillent ou non ; qui est seul à en avoir gagne aussitôt. L’argent qui reste dans les mises à la fin est perdu.
ruling-g36 = Un ouvrier à la table de poker compte-t-il encore ? Non : il n’est plus sur votre plateau, n’y rapporte rien, et la case qu’il quitte donne de nouveau son action au prochain engagement.

## L’aide de jeu

aid-poker = À la table de poker
aid-poker-lay = Asseyez un ouvrier engagé pour le reste de la partie : prenez le jeton du dessus. Puis posez une carte face cachée pour { $first } $, une seconde pour { $second } $ ; { $cards } au plus par place.
    .name = Emplacement D
aid-poker-show = Avec une carte posée : tous ceux qui en ont les montrent. La plus grande somme des valeurs gagne les mises et { $dollars } $ de la banque.
    .name = Emplacement G
aid-poker-tokens = Points des jetons, à partir du dessus : { $points }.
aid-poker-end = Les cartes qui y sont encore à la fin ne comptent pas.

## Un tour en une phrase

did-sits = a assis { $worker } à la table de poker pour { $dollars } $
did-wins_pot = a gagné { $dollars } $ à la table de poker
did-lays = a posé { $card_count ->
    [one] une carte
   *[other] { $card_count } cartes
} à la table de poker pour { $dollars } $
did-shows_hands = a fait montrer les jeux de poker
