### La première leçon de Sans Foi Ni Loi. Une note : ce qu’il faut faire (ou ce que l’on voit) ; `.why` : la raison ; `.other` : à qui choisit autre chose.

lesson = Quatre tours
    .about = Douze minutes à la vraie table : un terrain, du bétail, un coup fourré contre vous, et un de votre main.

chapter-ranch = Votre ranch
chapter-line = La file
chapter-cattle = Garder et attendre
chapter-trick = Un coup fourré
chapter-counter = La parade, et l’or
chapter-rank = Qui est devant

note-welcome = Voici votre ranch. Il est vide.
    .why = À la fin, on compare quatre choses : terrains, troupeaux, cow-boys et or. Il suffit d’en avoir plus que les voisins.
note-hand = Vous avez reçu trois bonnes cartes.
    .why = Un terrain, du bétail, et quelqu’un pour le garder. Le nombre dans l’hexagone est le prix pour jouer la carte.
note-points = Vous avez six points d’action par tour.
    .why = Prendre une carte et la jouer coûtent des points. L’ordre est libre, et le reste est perdu.
note-land = Posez le terrain excellent.
    .why = Il faut de la terre aux troupeaux. Ce terrain en nourrit trois, et coûte un point comme les autres.
    .other = C’est possible, mais sans terrain un troupeau ne va nulle part. Commencez par là.
note-first_herd = Mettez-y le troupeau moyen.
    .why = Dès le prochain tour il pourra se vendre 2 pièces d’or, puis 4, 6, et 8 au plus.
    .other = C’est possible aussi. Plus tôt il est sur son terrain, plus tôt il grossit.
note-guard = Posez le cow-boy.
    .why = Chaque tour commence par un test : deux dés, vos troupeaux contre vos cow-boys. Il ajoute 2 pour vous.
    .other = Sans cow-boy, les dés seuls décident si votre troupeau reste. Posez-le d’abord.

note-prices = La file : la plus ancienne carte coûte un point, la plus récente six.
    .why = Après chaque tour, les cartes glissent vers la place la moins chère, et la pioche en apporte d’autres.
note-take = Prenez le troupeau pour un point.
    .why = Il vous reste trois points : un pour le prendre, un pour le poser aussitôt.
    .other = C’est possible aussi. Le troupeau est la carte la moins chère du jour, et vous avez la place.
note-second_herd = Posez le second troupeau.
    .why = Une carte prise peut être jouée dans le même tour.
    .other = Il attendrait dans votre main, où un tricheur peut le voler. Posez-le.
note-rest = Votre tour est fini : rien à faire de votre dernier point.
    .why = La place que vous avez vidée est restée vide jusqu’ici. La file vient de se remplir.
note-clay_gold = Clay a vendu des fourrures pour 6 pièces d’or, et cherché des cow-boys.
    .why = Un Trappeur rapporte un dé et 3 pièces d’or. Les Girls amènent deux cow-boys de la pioche dans la main.
note-rosa = Rosa commence petit : un terrain médiocre, un cow-boy.
    .why = Ce qui est sur les ranchs est visible de tous. Seules les mains sont secrètes, et chacun voit ce qui sort de la file.

note-test = Vos deux troupeaux sont encore là : la garde a suffi.
    .why = Un dé et vos deux troupeaux, contre un dé et les 2 de votre cow-boy. Sinon, le meilleur troupeau s’enfuit.
note-patience = Ne vendez rien encore.
    .why = Un troupeau moyen rapporte 2 pièces d’or maintenant, 4 un tour plus tard. On ne vend qu’à ce moment du tour.
    .other = On peut vendre à tout âge. Aujourd’hui chacun ne rapporte que 2 pièces d’or ; au prochain tour, 4.
note-older = Ils ont vieilli d’un tour : ils valent 4 chacun.
    .why = Les points montrent leur âge. Après quatre tours, ils sont au plus haut, et attendre ne rapporte plus rien.
note-third_herd = Prenez encore un troupeau.
    .why = Votre terrain a une troisième place. Mais chaque troupeau rend le test plus dur : il faudra un cow-boy.
    .other = Cela va aussi. Les troupeaux comptent à la fin, et celui-ci coûte le moins.
note-place_herd = Posez-le.
    .why = Trois troupeaux, c’est sans doute le plus de tous les ranchs : cinq points, s’ils sont là à la fin.
    .other = Sur son terrain, il grossit à chaque tour. Dans votre main, non.
note-reach = Prenez le cow-boy novice pour trois points.
    .why = Il vous en reste quatre : trois pour le prendre, un pour le poser. Le compte y est.
    .other = C’est possible. Mais trois troupeaux et un seul cow-boy, c’est risqué : cherchez de l’aide.
note-second_guard = Posez le cow-boy.
    .why = Votre garde ajoute maintenant 2 et 1. Et les cow-boys comptent à la fin.
    .other = Dans votre main, il ne garde rien.

note-panic = Clay joue une Panique sur votre ranch !
    .why = Maintenant chaque troupeau compte double au test, et un échec vous en fait perdre deux.
note-seen = Vous avez vu la carte que Clay a prise : la Cavalerie.
    .why = Retenez ce qui entre dans une main. La Cavalerie met fin à un raid : un raid chez Clay ne durerait pas.

note-luck = C’était de la chance : les trois troupeaux sont restés.
    .why = Un dé et 6 pour trois troupeaux affolés, contre un dé et 3. Cela ne passera pas deux fois.
note-sell = Vendez un troupeau moyen, pour 4 pièces d’or.
    .why = Sous la Panique, moins de troupeaux, c’est plus sûr, et l’or est une des quatre choses qui comptent.
    .other = Garder les trois est osé : sous la Panique, un mauvais dé en coûte deux.
note-sell_more = Vendez l’autre aussi.
    .why = Avec un seul troupeau, le test redevient honnête.
    .other = Vous pouvez en rester là. Mais il vous faudra de l’or dans un instant.
note-keep = Gardez le plus jeune.
    .why = Il rapporte 2 pièces d’or aujourd’hui, 4 la prochaine fois. Vous en avez { $gold }.
    .other = Il ne resterait aucun troupeau, et les troupeaux comptent à la fin.
note-rodeo = Prenez le Roi du rodéo pour un point.
    .why = À chaque coup sa parade, et celle-ci vient de glisser à la place la moins chère.
    .other = Débarrassez-vous d’abord de la Panique : la carte qu’il faut n’a jamais coûté si peu.
note-calm = Jouez le Roi du rodéo.
    .why = Il coûte trois points. La Panique et lui quittent la partie.
    .other = La Panique reste sur votre ranch tant que vous ne le jouez pas.
note-short = Il vous reste deux points. Le Raid indien en coûte trois.
    .why = Un raid ferme tout un terrain d’un rival, et le retire du compte à la fin.
note-buy = Achetez un point d’action pour 2 pièces d’or.
    .why = À l’étape des actions, c’est permis autant de fois que vous pouvez payer. L’or retourne à la banque.
    .other = Vos deux points seraient perdus. Un de plus en fait trois, juste assez pour le raid.
note-take_raid = Prenez le Raid indien.
    .why = Vous le jouerez au prochain tour.
    .other = Pour cela, le troisième point n’était pas nécessaire. Le raid est la meilleure carte ici.
note-enough = Finissez votre tour.
    .why = On pourrait acheter d’autres points, mais l’or compte aussi.
    .other = Vous pouvez dépenser plus. Pour cette leçon, { $gold } pièces d’or valent mieux qu’une carte.

note-watch_again = Un troupeau, deux cow-boys : aucun danger cette fois.
    .why = Un dé et 1 contre un dé et 3. Peu de bêtes se gardent sans peine.
note-hold = Ne vendez pas encore.
    .why = La prochaine fois, il rapportera 6 pièces d’or.
    .other = Quatre maintenant, ou six dans un tour ? Votre garde est bonne : attendez.
note-raid = Jouez le Raid indien.
    .why = Trois points. Vous direz ensuite sur quel terrain.
    .other = Tant qu’il est dans votre main, il ne gêne personne.
note-target = Attaquez le terrain de Rosa, pas celui de Clay.
    .why = Clay a la Cavalerie, vous l’avez vu, et mettrait fin au raid aussitôt. Rosa n’a que ce terrain.
    .other = Clay a pris la Cavalerie dans la file il y a deux tours : le raid n’y durerait pas.
note-raided = Rosa n’a plus de terrain qui compte.
    .why = Elle ne peut pas non plus y mettre de troupeau. Seuls la Cavalerie, ou des rails, le libéreraient.
note-blind = Piochez une carte sans la voir avec vos trois derniers points.
    .why = Elle coûte trois, quelle qu’elle soit. Dans la file, on paie plus ou moins, mais on sait pour quoi.
    .other = Bien aussi. La leçon vous montre la pioche : trois points pour une carte inconnue.
note-ranks = Les rosettes montrent ce que vous gagneriez maintenant.
    .why = Dans chaque ligne, le premier ranch gagne 5 points, puis 3, 2 et 1. À égalité on partage, et rien ne rapporte rien.
note-finish = Quand la pioche ou la banque est vide, la partie est finie.
    .why = Vous en savez assez. Le reste est sur les cartes : touchez-en une, elle dit sa règle.

## La fin

end = Quatre tours, et vous êtes en tête.
    .about = Une partie entière en compte de huit à vingt.
learned-1 = Six points par tour : prendre à bas prix, jouer, acheter un point quand il le faut.
learned-2 = Les troupeaux valent plus à chaque tour, et sont mis à l’épreuve à chaque tour.
learned-3 = Les cow-boys gardent, comptent, et tiennent tête aux tueurs.
learned-4 = À chaque coup sa parade, et ce qui sort de la file est connu.
learned-5 = Rang par rang : terrains, troupeaux, cow-boys, or.
