### La deuxième leçon : seul contre Pedro. Une note : ce qu’il faut faire (ou ce qu’on voit) ; `.why` : la raison ; `.other` : pour qui choisit autrement.

lesson = Contre Pedro
    .about = Douze minutes seul à la table : ce que fait Pedro, pourquoi il le fait, et comment le battre.

chapter-meet = Faire connaissance
chapter-hire = Son premier tour
chapter-build = Une main sur son chemin
chapter-takes = Ce qu’il prend
chapter-buenos_aires = Son Buenos Aires
chapter-again = Son deuxième trajet
chapter-skill = Sa spécialité
chapter-win = Comment gagner

note-pedro = Voici Pedro. Il joue selon des cartes.
    .why = En solo, vous jouez contre son estancia. Il n’a jamais d’argent et n’hésite jamais. À la fin, il vous faut plus de points.
note-deck = À chaque tour, il retourne une carte.
    .why = Il y en a quinze. En haut, de combien il avance ; en bas, ce qu’il fait, où qu’il soit alors.
note-specialty = L’or encadre sa spécialité : les gauchos.
    .why = Il commence avec un ouvrier de chaque sorte et un de plus. Ce qu’il a le plus est sa spécialité ; elle peut changer.
note-ships = Il chargera le bateau 1, puis le 5, puis le 7.
    .why = Sa carte de chargement nomme les bateaux. Il ne lui faut pas de troupeau, et il ne paie pas de grain.
note-quay = Son premier disque attend ici, à côté du vôtre.
    .why = Il livre comme vous : d’un quai dans une ville, contre du grain. Le grain seul lui est nécessaire.

note-begin = Commencez sur le bâtiment A.
    .why = En solo, vous êtes toujours premier joueur. Vous connaissez ce lieu : on y engage.
    .other = Possible. Cette leçon continue depuis A.
note-gaucho = Prenez un gaucho pour 7 $.
    .why = La Holando Argentino a rapporté 2 $. Pedro ne paie personne : les moins chers ne l’attendront pas longtemps.
    .other = Bien aussi. Mais avec deux gauchos, vous achetez avant Pedro.
note-card_hire = Carte 1 : quatre lieux, puis l’ouvrier le moins cher.
    .why = Rien ne se passe encore : il montre d’abord sa carte. « Suite » montre chacune de ses étapes.
note-way = Il a avancé de quatre lieux, jusqu’en D.
    .why = Il prend le chemin le plus court vers Buenos Aires, puis celui qui a le moins de taxes. Lui-même n’en paie pas.
note-hires = Il a engagé le maquinista à 6 $, sans rien payer.
    .why = La rangée 1 a le prix le plus bas, et l’autre y coûte 1 $ de plus pour son poing. Chaque ligne à côté du plateau dit sa règle.

note-walk = Allez au bâtiment B : un pas.
    .why = Un piège pour Pedro : un bâtiment avec une main, là où il devra passer à son prochain trajet.
    .other = Possible. Mais c’est en B qu’on construit, et il reviendra par ici.
note-plan = Construisez 1a : il montre une main.
    .why = Quand Pedro rencontre une main sur votre bâtiment, la banque vous paie la taxe.
    .other = 2a n’a pas de main : Pedro y passerait pour rien.
note-site = Placez-le sur la route du bas, avant B.
    .why = Sur la route du haut, il y a trois fermiers. Avec un bâtiment, celle du bas reste plus courte : c’est là qu’il passera.
    .other = Toute case est possible. Ici, il doit passer à chaque trajet.

note-card_farmer = Carte 9 : quatre lieux, 3 grains, et un fermier.
    .why = Les cartes 8 et 9 sont sa récolte. Avec du grain, il livrera.
note-grain = Il a 3 grains maintenant, et se tient en H.
    .why = H n’a rien fait pour lui : seule la carte compte, jamais le lieu.
note-farmer = Il a pris le fermier qui avait le plus d’argent.
    .why = L’argent posé et imprimé décide, puis la force la plus basse. Ce fermier lui vaut 2 points. Aidez à temps ceux qui paient bien.
note-market = Allez au bâtiment E : trois pas.
    .why = Pedro achète aussi. Avec deux gauchos, vous prenez ce qu’il voudrait.
    .other = Possible. Mais c’est au marché que vous pouvez le devancer.
note-blanco = Achetez une Blanco Orejinegro : deux gauchos, 2 $.
    .why = À valeur égale, Pedro prend la carte qui a le plus de points. Celle-ci est la meilleure de valeur 3.
    .other = Une bonne carte aussi. Mais celle-ci est celle que Pedro prendrait.

note-card_objective = Carte 7 : cinq lieux, puis une carte Objectif.
    .why = Cinq, c’est plus qu’il n’en faut : Buenos Aires arrête tout le monde.
note-arrives = Le voici à Buenos Aires, en trois tours.
    .why = Il fait d’abord l’action de sa carte, puis les étapes de Buenos Aires.
note-objective = Il a pris la carte Objectif la plus éloignée de la pioche.
    .why = Les autres ont glissé d’une place. Ses cartes Objectif comptent dans tous les cas : ne lui laissez pas les bonnes.
note-delivers = Sa livraison : le nord du Havre, pour tous ses 3 grains.
    .why = Il paie autant de grain qu’il peut, puis cherche les points. Les 6 $ ne sont pas pour lui, les 2 points si.
note-loads = Il charge le bateau 1, comme le dit sa carte.
    .why = Vous pouvez encore le charger : un bateau prend un disque par joueur. Quand des bateaux partent, il retourne sa carte suivante.
note-lower = Il a placé la tuile du bas de chaque paire.
    .why = Celle du haut est descendue, et de nouvelles sont en haut. Vous voyez ce qu’il placera ensuite, et pouvez l’enlever.

note-to_f = Allez au bâtiment F : un pas.
    .why = Le revoici au départ. Voyez ce qui se passe quand il repart.
    .other = Possible. Pour cette leçon, restez près d’ici : il construit devant vous.
note-card_build = Carte 4 : trois lieux, puis il construit.
    .why = Il a un carpintero : ce sera donc un petit bâtiment ; entre égaux, il en prend un avec une main.
note-tax = Il a rencontré votre main : 1 $ pour vous.
    .why = A, votre bâtiment, B. La banque vous a payé, et le fera encore à chaque trajet.
note-your_choice = Choisissez pour lui : mettez-le sur la case du haut.
    .why = Il construit sur la prochaine case libre devant vous. Deux sont aussi proches : à vous de décider. Celle du bas est une terre agricole.
    .other = Comme vous voulez. Vous passerez simplement de l’autre côté.
note-built = Son 1a est ici, avec une main.
    .why = En y passant, vous paieriez la banque. Mais il y a un autre chemin.

note-to_g = Continuez jusqu’au bâtiment G.
    .why = Un pas, de l’autre côté de son bâtiment, sans payer.
    .other = Possible. Mais G avance votre locomotive.
note-card_skill = Carte 11 : un lieu par carpintero.
    .why = Six de ses cartes le font avancer selon ses ouvriers. Leur action encadrée n’est que pour un spécialiste.
note-unskilled = Aucune action : sa spécialité est le gaucho.
    .why = Spécialiste des carpinteros, il construirait avec cette carte. Voyez qui il engage, et vous saurez quelles cartes vous gêneront.

note-clock = Ses ouvriers poussent aussi le marqueur.
    .why = Tous les trois ou quatre tours, il est à Buenos Aires et amène souvent deux ouvriers. En retard ? Laissez-lui des fermiers à placer.
note-spaces = Cet espace est pris. Hâtez-vous pour le suivant.
    .why = Un espace d’une ville prend un disque pour toujours. Au début il a peu d’épis : prenez les quartiers chers avant lui.
note-next_ship = Ensuite, il chargera le bateau 5.
    .why = Au niveau facile, il commence par de petits bateaux. Les grands restent longtemps libres pour vous : achetez du bétail.
note-go = À vous, maintenant.
    .why = Quartiers chers, grands bateaux, bon bétail : là, Pedro est plus lent que vous. Deux pas jusqu’à Buenos Aires, et { $dollars } $.

## La carte de fin

end = Vous connaissez Pedro.
    .about = Au niveau facile, il marque quelque soixante-dix points. Continuez d’ici, ou commencez une partie en solo.
got-building = une main sur son chemin
got-card = quinze cartes
got-loading = des bateaux dans l’ordre
learned-1 = Il fait ce que dit sa carte, où qu’il soit, et ne paie rien.
learned-2 = Il prend le chemin le plus court ; une main à vous y rapporte.
learned-3 = Il prend : ouvriers bon marché, fermiers riches, la carte Objectif la plus éloignée, les tuiles du bas.
learned-4 = Il livre pour tout son grain, et charge les bateaux de sa carte de chargement.
learned-5 = Où ses règles laissent le choix, vous choisissez pour lui.
