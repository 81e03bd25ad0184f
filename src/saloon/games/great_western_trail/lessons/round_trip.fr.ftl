### La première leçon de Great Western Trail. Une note : ce qu’il faut faire (ou ce qu’on voit) ; `.why` : la raison ; `.other` : pour qui choisit autrement.

lesson = Un trajet complet
    .about = Un quart d’heure à la vraie table : engager, construire, acheter, et mener un premier troupeau à Kansas City.

chapter-who = Qui vous êtes
chapter-hire = Engager quelqu’un
chapter-build = Construire
chapter-buy = Acheter du bétail
chapter-use = Servir chez soi
chapter-tune = Avant la ville
chapter-kansas_city = Kansas City

note-welcome = Suivez-moi pour un trajet entier.
    .why = Voici Kansas City. Vous y menez votre troupeau, on vous paie, et vous repartez de l’autre bout. C’est tout le jeu.
note-hand = À Kansas City, on vous en donnerait { $worth } $.
    .why = Ces quatre cartes sont votre troupeau du moment. Chaque race paie son nombre une fois : 1 + 2 + 2 + 2.

note-begin = Commencez sur le bâtiment A.
    .why = Au premier tour, on se place sur n’importe quel bâtiment brun. En A, on engage.
    .other = C’est permis. Mais A vient en premier : de là, tous les autres restent devant vous.
note-sell = Cédez la Galloway pour 2 $.
    .why = Chaque action d’un bâtiment sert une fois, dans l’ordre que vous voulez. Vous repiocherez plus tard.
    .other = C’est possible, mais il ne vous reste que 6 $, et le troupeau peut attendre : Kansas City est loin.
note-hire = Engagez quelqu’un.
    .why = Vous avez { $dollars } $, et un ouvrier vous rend meilleur en une chose pour toute la partie.
note-cowboy = Prenez le cowboy pour 6 $.
    .why = Les cowboys achètent moins cher, les bâtisseurs bâtissent, les ingénieurs mènent le train. Le bétail est le plus simple.
    .other = Un bâtisseur est un bon début aussi. Cette leçon passe au marché, où deux cowboys paient moitié prix.
note-two_cowboys = Vous avez maintenant deux cowboys.
    .why = Le nouveau se place à côté de celui qui est imprimé. Chaque ligne commence avec un ouvrier.
note-end = Finissez votre tour.
    .why = Avec 2 $, il n’y a plus rien à faire ici.
note-refill = Vous tenez de nouveau quatre cartes.
    .why = À la fin de chaque tour, on pioche jusqu’à remplir sa main : quatre cartes, comme l’indique votre plateau.
note-clay_builds = Ce bâtiment est à Clay. Personne d’autre ne s’en sert.
    .why = Clay a commencé en B et construit ici, peu avant Kansas City. Pour vous aussi, ce bâtiment compte désormais comme un pas.

note-walk = Allez au bâtiment B : un pas.
    .why = Vous avancez de 1 à 3 pas. Seules les cases avec une tuile comptent ; les cases en pointillés ne coûtent rien.
    .other = C’est dans vos trois pas. Mais alors B est derrière vous, et personne ne revient en arrière.
note-sell_again = Cédez la Santa Gertrudis pour 2 $.
    .why = Kansas City est encore loin : d’ici là, vous piochez à chaque tour, et l’argent construit dès maintenant.
    .other = Vous auriez 2 $, juste assez pour construire. Avec 4 $, il en reste pour le marché.
note-build = Construisez.
    .why = Le marteau dit : payez 2 $ par bâtisseur que demande le nouveau bâtiment.
note-plan = Choisissez le bâtiment 2a.
    .why = Avec un bâtisseur, trois de vos douze bâtiments sont possibles. 2a vend une Galloway et achète du bétail.
    .other = Possible aussi. Mais avec 2a vous achetez deux fois pendant ce trajet.
note-site = Placez-le ici, derrière F.
    .why = Toute case en pointillés convient. Celle-ci est sur votre chemin, assez tard pour avoir des cartes et de l’argent.
    .other = Une bonne place aussi. Ici, il vous sert dès ce trajet.
note-yours = À vous, avec 1 point à la fin de la partie.
    .why = Arrêtez-vous là et faites ses deux actions ; les autres ne font que passer.
note-end_building = Finissez votre tour.
    .why = Les deux actions de B sont faites.
note-clay_engine = Le train de Clay est parti.
    .why = Clay s’est arrêté en C, qui avance la locomotive. Vous verrez à Kansas City à quoi cela sert.

note-market = Allez au bâtiment E.
    .why = Vous passez C sans vous en servir. E est le marché au bétail, à deux pas sur vos trois.
    .other = C’est permis. Mais c’est en E, maintenant, que votre argent vaut le plus.
note-sell_pineywoods = Cédez la Pineywoods pour 2 $.
    .why = 2 $ ne suffisent pas pour une carte. 4 $, si.
    .other = Sans cela vous avez 2 $, et la carte la moins chère en coûte 3.
note-buy = Achetez du bétail.
    .why = De meilleures bêtes rapportent plus à Kansas City, à chaque trajet, et valent des points.
note-longhorn = Achetez la Longhorn : deux cowboys, 3 $.
    .why = Un cowboy paie 6 $ pour une carte de valeur 3, deux ensemble 3 $. Et vous n’avez pas encore de Longhorn.
    .other = Un 3 aussi. Toute race que vous n’avez pas est bonne à prendre.
note-pile = Elle est ici, face visible.
    .why = Un achat va sur votre défausse. Quand la pioche est vide, on mélange la défausse, et vous la piocherez.
note-end_buying = Finissez votre tour.
    .why = Vos cowboys ont assez travaillé pour ce tour.

note-own_building = Allez à votre bâtiment.
    .why = F est à un pas, votre bâtiment derrière à un autre. Vous ne payez personne : il est à vous.
    .other = C’est permis. Mais votre bâtiment vous attend à deux pas.
note-own_sale = Cédez une Galloway pour 4 $.
    .why = Vos bâtiments paient souvent mieux que les bruns.
    .other = Alors vous avez 1 $. Avec la Galloway, 5 $.
note-own_purchase = Achetez encore du bétail.
    .why = Vos deux cowboys sont de nouveau libres : ils ne servent qu’une fois par tour.
note-corriente = Achetez la Corriente : deux cowboys, 3 $.
    .why = Une Corriente vaut 3 points, une Longhorn 2. Le nombre dans le coin, ce qu’elle rapporte, est le même.
    .other = Une deuxième Longhorn vaudrait des points, mais à deux elles ne paient qu’une fois.
note-end_using = Finissez votre tour.
    .why = Deux cartes et un bâtiment : pas mal pour quatre tours.

note-last_stop = Allez au bâtiment G : un pas.
    .why = Kansas City est à deux pas, mais votre main n’est pas prête : deux Criollos ne paient qu’une fois.
    .other = Vous pouvez livrer tout de suite, pour 5 $. Un arrêt de plus, et c’est 7 $.
note-engine = Avancez votre locomotive.
    .why = Elle avance d’une case par ingénieur. Plus elle est loin, moins vos livraisons coûtent.
note-tune = Faites une action auxiliaire.
    .why = Les deux disques d’une tuile disent : une des petites actions ouvertes sur votre plateau.
note-draw = Piochez une carte, puis défaussez-en une.
    .why = 1 $ est toujours bon à prendre, mais une meilleure main vaut 2 $ maintenant.
    .other = 1 $, c’est 1 $. Mais une quatrième race rapporterait 2 $, et une meilleure ville.
note-drop = Défaussez une Criollo.
    .why = Vous avez pioché une Pineywoods. Sans la deuxième Criollo, vous tenez quatre races : 7 $.
    .other = Gardez celle-là : c’est la seule de sa race.
note-end_tuning = Finissez votre tour.
    .why = Votre main est prête pour Kansas City.

note-arrive = Allez à Kansas City.
    .why = Quatre races en main, et votre locomotive est en route. Personne ne dépasse Kansas City.
note-foresee = Placez une de ces deux tuiles.
    .why = D’abord, la ville grandit : qui arrive apporte de nouvelles tuiles. Un hors-la-loi paie qui l’attrape.
note-foresee_worker = Choisissez qui vient au marché de l’emploi.
    .why = Des gens arrivent aussi. Quand le marché de l’emploi est plein, la partie finit : c’est son horloge.
note-sell_herd = Vendez votre troupeau.
    .why = Votre main est montrée, payée, puis défaussée. Un jeton d’échange changerait encore une carte ; ce n’est pas nécessaire.
    .other = Vous tenez déjà quatre races. Gardez le jeton pour une main qui en a besoin.
note-income = Quatre races : vous gagnez 7 $, et en avez { $dollars }.
    .why = 1 + 2 + 2 + 2. Les cartes sont sur votre défausse, et vous piochez une nouvelle main après ce tour.
note-deliver = Livrez à St. Louis.
    .why = Votre troupeau vaut 7 : toute ville jusqu’à 7 l’accepte. Chaque croix rouge entre la locomotive et la ville coûte 1 $.
    .other = Possible. Kansas City coûterait 6 points, Fulton gâche St. Louis plus tard, Bloomington coûte 3 $.
note-disc = Prenez ce disque pour St. Louis.
    .why = Le disque quitte votre plateau pour de bon, et ouvre ce qu’il couvrait : une petite action, une limite, plus de pas.
note-again = Un trajet de fait. Cinq de plus, et meilleurs, font une partie.
    .why = Vous voici au départ, avec deux meilleures cartes, un bâtiment, un cowboy et { $dollars } $.

## La carte de fin

end = Vous avez fait un trajet complet.
    .about = Une partie entière en compte cinq à sept.
got-cattle = deux meilleures races
got-building = un bâtiment, 1 point
got-cowboy = un deuxième cowboy
got-disc = un disque à St. Louis
learned-1 = Un tour : avancer, agir, piocher. Seules les tuiles comptent comme des pas.
learned-2 = Chaque action d’un bâtiment une fois ; vos bâtiments ne servent qu’à vous.
learned-3 = Un ouvrier rend une sorte d’action meilleure pour de bon.
learned-4 = À Kansas City, chaque race paie une fois. Varié vaut mieux que nombreux.
learned-5 = Une livraison enlève un disque de votre plateau, et ouvre ce qu’il couvrait.
