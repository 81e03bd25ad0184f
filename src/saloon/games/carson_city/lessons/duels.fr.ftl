### La deuxième leçon de Carson City : le tour 2 de la même partie, où Clay vient avec des armes et où des points sont à vendre.

lesson = Les duels et le conseil
    .about = Dix minutes : Clay attaque votre saloon. Défendez-le, passez au bon moment, et achetez vos premiers points.

chapter-again = Le tour 2
chapter-place = Des armes et des places sûres
chapter-ammunition = Le premier duel
chapter-build = Une banque
chapter-council = Des points
chapter-end = Les comptes

note-welcome = Tour 2. Ce que vous avez bâti, il faut le garder.
    .why = Vous avez un saloon, une mine, { $money } $ et cinq cow-boys. Clay a un ranch, une montagne, et lorgne votre saloon.
note-clay_gun = Clay est le tueur à gages : +3 de force.
    .why = Pendant ce tour, il gagne presque tous ses duels. Mais voyez la limite de sa carte : il ne peut garder que 20 $ à la fin.
note-sheriff = Prenez le numéro 1, le shérif.
    .why = Vous avez pour un tour le cow-boy blanc, que personne ne peut défier. Et avec le numéro 1, vous placez avant Clay.
    .other = L’argent serait le bienvenu. Mais Clay vient armé, et le cow-boy blanc est le seul sur lequel il ne peut pas tirer.

note-council = Allez au conseil : des points à 3 $.
    .why = Il vient après les revenus, quand vous aurez de l’argent. Les points à 2 $, c’est fini, et cette case ferme ce soir.
    .other = Plus tard peut-être. Ce qui compte le plus se place en premier, tant que personne n’y est.
note-white = Envoyez le cow-boy blanc.
    .why = Il se place là où personne ne se tient, et personne ne peut le rejoindre. Ces points sont à vous, c’est certain.
    .other = Clay rejoindrait un simple cow-boy, et il est plus fort.
note-attack = Clay attaque votre saloon.
    .why = C’est ce que fait un cow-boy sur le bâtiment d’un autre. Si personne ne l’y bat, la moitié du revenu est pour lui.
note-ammo = Allez chercher les munitions.
    .why = Trois points de force jusqu’à la fin du tour. C’est la case 2, bien avant le combat pour le saloon.
    .other = Possible. Mais contre +3 de force, votre saloon a besoin de plus qu’un cow-boy courageux.
note-ammo_too = Clay arrive aussi.
    .why = Avec les munitions, personne ne pourrait l’arrêter. Le premier duel du tour aura donc lieu ici.
note-defend = Défendez votre saloon.
    .why = Un cow-boy sur votre propre bâtiment se bat pour lui. Sans lui, Clay prend sa moitié sans même dégainer.
    .other = Alors Clay prend la moitié du revenu du saloon sans duel.
note-land = Placez un cow-boy sur ce terrain.
    .why = Deux maisons le bordent. Les terrains s’achètent avant les bâtiments : vous pourrez y construire dès ce tour.
    .other = Un autre terrain irait aussi. Celui-ci a une route, et deux maisons pour clients.
note-bank = Placez-en un sur la banque, à 3 $.
    .why = Une banque rapporte 3 $ par maison voisine, et 3 $ par mine que vous possédez, où qu’elle soit.
    .other = Toutes les tuiles valent quelque chose. La banque est bon marché, et votre mine la rend meilleure.
note-early = Passez. Un cow-boy reste chez vous.
    .why = Chez vous, il tire à chaque duel. Et qui passe en premier gagne toutes les égalités, et choisit en premier au tour 3.
    .other = Vous pourriez le placer. Mais votre force baisse alors d’un partout, et les égalités iraient peut-être à Clay.

note-wages = La piste commence : 4 $ pour Clay.
    .why = Le salaire est la case 1. On ne s’y bat pas, et vous pouvez y avoir autant de cow-boys que vous voulez.
note-tie = 7 à 7, et vous avez passé en premier.
    .why = Vous : deux revolvers, un cow-boy chez vous, et un 4. Clay : deux revolvers, 3 pour sa carte, personne chez lui, et un 2.
note-take_ammo = Prenez les munitions.
    .why = Votre force est de { $strength }, et montera de trois. Le cow-boy de Clay est rentré : lui aussi est plus fort d’un point.
    .other = On peut renoncer même à ce qu’on a gagné, mais pas cette fois.

note-buy_land = Achetez le terrain, pour 5 $.
    .why = 1 $, plus 1 $ pour chacun des neuf terrains, lui et ses voisins, qui n’est pas libre : deux maisons, un saloon, une montagne.
    .other = Sans terrain, pas de place pour la banque.
note-clay_mine = Clay a une mine entre trois montagnes.
    .why = L’une est à lui, deux ne sont à personne. La mine lui a aussi apporté un revolver : il est encore plus fort.
note-buy_bank = Achetez la banque.
    .why = 3 $, c’est la place la moins chère de la rangée. Les tuiles que personne n’achète y descendent.
    .other = Pour 3 $, on ne trouve guère de meilleur bâtiment.
note-build_bank = Construisez-la sur votre nouveau terrain.
    .why = Deux maisons et une mine : elle rapportera 9 $ à chaque tour.
    .other = Une banque gardée ne rapporte rien.
note-house = Posez sa maison à côté de votre saloon.
    .why = Elle n’a pas besoin d’être près de la banque. Ici le saloon gagne 5 $ de plus, près de la banque ce serait 3 $.
    .other = Là, elle vous rapporte moins qu’à côté du saloon.

note-defended = 8 à 8 : le saloon est sauf.
    .why = Vous : 2 revolvers, 1 chez vous, 3 de munitions, et un 2. Clay : 7, et un 1. Avoir passé tôt a de nouveau décidé.
note-paid = 15 $, 9 $ et 6 $ : vous avez { $money } $.
    .why = Saloon, banque et mine ont payé. Un cow-boy qui rate son attaque rentre chez lui les mains vides.
note-points = Achetez dix points, pour 30 $.
    .why = Vous pouvez garder { $limit } $. Ce qui dépasse part ce soir, à 10 $ le point : ici, un point coûte 3 $.
    .other = Avec moins de points, il reste de l’argent au-delà de la limite ; avec plus, il n’en reste guère pour construire.

note-spend = Ne dépensez rien.
    .why = { $money } $ tiennent dans votre limite, et construiront quelque chose au tour 3.
    .other = 10 $ pour un seul point ? Laissez cela à Clay.
note-clay_spends = Clay donne 20 $ pour deux points.
    .why = Il avait 34 $, et sa carte ne lui en laisse que 20. Vous avez payé 3 $ le point, et lui dix.
note-morning = Dix points, et six cow-boys pour le tour 3.
    .why = Cinq vous ont rejoint. Après un duel perdu, un cow-boy est chez lui ; après le travail, il attend dans la réserve générale.
note-first = C’est vous qui choisissez en premier.
    .why = Vous avez passé en premier. Il reste deux tours : les points coûteront 4 $ au prochain et 5 $ au dernier, n’attendez donc pas trop.

## La carte de fin

end = Vous avez gardé votre saloon.
    .about = Encore deux tours, et ce qui se dresse sur vos terrains compte 2 points pièce.
learned-1 = La force : revolvers, cow-boys restés chez soi, munitions et cartes. Puis un dé.
learned-2 = Qui passe en premier gagne chaque égalité, et choisit en premier au tour suivant.
learned-3 = Un agresseur prend la moitié du revenu d’un bâtiment, sauf si un défenseur gagne.
learned-4 = Personne ne peut défier le cow-boy blanc du shérif.
learned-5 = Achetez des points au conseil tant qu’ils sont bon marché ; au-delà de la limite, ils coûtent 10 $.
