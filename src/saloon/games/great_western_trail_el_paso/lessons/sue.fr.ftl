### La deuxième leçon d’El Paso, contre Sue. Une note : ce qu’il faut faire (ou ce qu’on voit) ; `.why` : la raison ; `.other` : pour qui choisit autrement.

lesson = Seul contre Sue
    .about = Douze minutes avec l’adversaire des parties en solo : ce que disent ses cartes, ce qu’elle prend, et comment la battre.

chapter-sue = Qui est Sue
chapter-draws = Elle pioche
chapter-builds = Elle construit
chapter-tiles = Elle prend du bétail
chapter-quick = Soyez plus rapide
chapter-el_paso = Elle livre

note-welcome = Voici Sue. Elle suit le même parcours que vous.
    .why = Elle n’a ni argent ni main, et ne réfléchit jamais : à chaque tour, une carte lui dit de combien avancer et quoi faire.
note-row = Voici sa rangée d’ouvriers. Regardez son ordre.
    .why = Un de chaque type au début. Elle n’en rend jamais, et en cas d’égalité le type le plus à gauche l’emporte : ici, les bâtisseurs.
note-start = Elle part d’El Paso, avec un disque sur le comptoir 5.
    .why = À chaque passage à El Paso, un disque va sur le comptoir suivant : 7, 9, 10, et ainsi de suite. Il ne lui faut pas de troupeau.
note-draft = Prenez l’objectif aux deux Corriente.
    .why = Vous commencez comme toujours. Tout ce que vous savez reste vrai ; seul l’adversaire change.
    .other = C’est permis. Mais la suite de cette leçon ne serait plus la même.

note-begin = Commencez sur le bâtiment C.
    .why = 2 $ et un certificat. Avec cela, vous construirez mieux en E au prochain tour.
    .other = C’est permis. Mais cette leçon veut vite un bon bâtiment, et C en donne les moyens.
note-first_card = Sa première carte : deux étapes, et piocher une carte.
    .why = En haut, son déplacement ; en bas, son action. Le bâtiment où elle s’arrête ne compte pas pour elle.
note-first_way = Elle est donc passée par B, puis allée en C.
    .why = Ses déplacements sont exacts. À la bifurcation après B, les deux chemins étaient vides : elle prend alors l’intérieur.
note-joker = Elle a pioché un joker : elle a deux bâtisseurs.
    .why = De sa réserve. Un joker rejoint le type qu’elle a en plus grand nombre ; tous étaient égaux, donc le plus à gauche.

note-go_build = Allez au bâtiment E : deux étapes.
    .why = Vous n’avez encore rien cédé. En E, votre Santa Gertrudis rapporte 2 $ de plus.
    .other = C’est permis. Mais les bâtisseurs gagnent bien des parties, et c’est en E qu’ils travaillent.
note-build = Construisez.
    .why = Vous avez un bâtisseur, un joker et { $dollars } $ : assez pour un bâtiment à deux bâtisseurs.
note-largest = Choisissez le bâtiment 2a.
    .why = Il vend une tuile Bonus 2 $, puis votre éleveur avance d’une étape et utilise le lieu suivant, dans le même tour.
    .other = 1a serait moins cher. Mais 2a, juste avant El Paso, raccourcit vos tours de piste.
note-site = Placez-le juste avant El Paso.
    .why = Une étape plus loin, c’est El Paso : vous pourrez vous arrêter ici et livrer dans le même tour. Et cette case est gratuite.
    .other = Possible. Mais ici son étape mène à El Paso, et c’est ce qui vous rend rapide.
note-builder_card = Sa deuxième carte : une étape par bâtisseur, puis construire.
    .why = Elle a deux bâtisseurs : deux étapes, jusqu’en E. Plus elle a d’ouvriers, plus une telle carte fait d’effet.
note-her_building = Elle a construit 2a, le plus grand pour deux bâtisseurs.
    .why = Elle ne paie rien. Elle prend la case libre la plus chère, la plus proche devant elle. Vous n’y faites qu’une petite action.

note-go_train = Allez au bâtiment F.
    .why = Son bâtiment est désormais une étape. F a le train, et le train a ce que Sue préfère : les tuiles.
    .other = C’est permis. Mais les meilleures tuiles sont visibles, et une de ses cartes est le train.
note-train = Utilisez le train.
    .why = Vous avez { $dollars } $. Votre ingénieur et 2 $ rapportent un objectif et un jeton.
note-deny = Prenez l’objectif à la Shorthorn et à la Corriente.
    .why = Sue prend la tuile visible qui vaut le plus, la plus à gauche en cas d’égalité : ce serait celle-ci. Et tous ses objectifs comptent comme remplis.
    .other = Alors Sue prend celui-ci : 5 points, et le plus à gauche. Pour elle, il compte toujours.
note-cowboy_card = Sa troisième carte : une étape par cowboy, puis du bétail.
    .why = Un cowboy, une étape : la voici sur son propre bâtiment.
note-her_cattle = Elle a pris une Black Angus, qui vaut 2 points.
    .why = Un cowboy rapporte une Black Angus, deux une Corriente, trois une Shorthorn, quatre une Hereford. Le marché en a une de moins.

note-own = Allez à votre bâtiment : deux étapes.
    .why = Il lui faut des tours, il vous faut des passages. Avec 2a, vous êtes à El Paso dès ce tour.
    .other = Vous pouvez aller droit à El Paso. Mais alors vous laissez la tuile Bonus.
note-bonus = Payez 2 $ pour une tuile Bonus.
    .why = Faites-le d’abord : quand votre éleveur repart, ce qui reste ici est perdu.
    .other = Alors la tuile Bonus serait perdue. D’abord la tuile, puis la route.
note-bonus_tile = Prenez celle aux trois échanges, qui vaut 3 points.
    .why = C’est celle qui vaut le plus, et votre main aux deux Criollo en a besoin. Son effet est immédiat.
    .other = L’argent est bon aussi. Mais votre main ne vaut que { $worth }.
note-exchange = Défaussez une Criollo.
    .why = Vous avez pioché une Santa Gertrudis : quatre races. Les deux cartes suivantes pourront repartir.
    .other = Gardez celle-là : c’est la seule de sa race.
note-ride = Avancez jusqu’à El Paso.
    .why = Votre main vaut maintenant { $worth }, et El Paso est à une étape.
note-deliver = Livrez au comptoir 7.
    .why = Il donne un objectif. Plusieurs disques peuvent s’y trouver ; le sien, sur 5, ne gêne personne.
    .other = Possible. Mais le comptoir 7 donne un objectif, et Sue les attend.
note-disc = Prenez le disque du haut.
    .why = Il fait de la petite action à 1 $ une action à 3 $. Vous aurez besoin d’argent.
    .other = Celui-là coûte 3 $, dont vous avez besoin pour un ouvrier.
note-poor_row = Prenez l’objectif du comptoir 16.
    .why = C’est le dernier à 5 points. Ce que vous laissez est ce qu’elle prendra.
    .other = Alors elle prend celui à 5 points. Regardez d’abord ce qu’elle voudrait.
note-ahead = Vous avez livré en quatre tours ; il reste { $simmentals } Simmental.
    .why = Chaque Simmental que vous prenez rapproche la fin, et la fin vient avant que sa rangée n’ait grandi.
note-draw_card = Sa quatrième carte : deux étapes, et piocher une carte.
    .why = La voici en G. Son paquet n’a que huit cartes, mélangées quand il est vide : regardez ce qui est joué.

note-hire = Allez au bâtiment B.
    .why = Sue sera bientôt à El Paso. Vous commencez votre deuxième tour de piste avec un ouvrier.
    .other = C’est permis. Mais avec { $dollars } $ vous engagez quelqu’un, et chacun vaut 2 points.
note-builder = Engagez un bâtisseur pour 5 $.
    .why = Avec plus de bâtisseurs, 2a devient un bâtiment plus grand : vous ne payez que la différence, et le plus grand vaut 15 points.
    .other = Un joker coûterait 9 $.
note-engineer_card = Sa cinquième carte : une étape par ingénieur, puis le train.
    .why = Un ingénieur, une étape. La voici à El Paso.
note-fork = Elle a pris le chemin sans votre bâtiment.
    .why = À une bifurcation, elle prend le plus court. Seuls deux bâtiments, un sur chaque chemin, lui coûteraient une étape.
note-her_tile = Avec le train, elle a pris un objectif qui vaut 4.
    .why = Un ingénieur : la carte Train 1. Vous aviez pris ceux à 5 points, elle n’a donc eu que cela.
note-her_delivery = Puis elle a livré : une Simmental, et un disque sur 7.
    .why = D’abord son action, puis El Paso. Le comptoir 7 lui a donné un autre objectif ; sur 9, elle piochera une carte.
note-compare = À vous de jouer. Gardez vos tours de piste courts.
    .why = Ouvrez sa feuille pour voir ce qu’elle a. À la fin, on compare les points, et elle n’a pas d’argent à compter.

## La carte de fin

end = Vous connaissez Sue.
    .about = Commencez sans cartes B ; chacune la rend plus forte.
got-building = un bon bâtiment
got-objective = un objectif de moins pour elle
got-bonus = une tuile Bonus
got-post = un comptoir atteint
learned-1 = Une carte dit de combien elle avance et ce qu’elle fait.
learned-2 = Ses ouvriers restent : plus elle en a, plus elle prend.
learned-3 = Elle prend la tuile visible qui vaut le plus, la plus à gauche en cas d’égalité.
learned-4 = En cas d’égalité, le type le plus à gauche de sa rangée décide.
learned-5 = De petits tours de piste la battent : les Simmental sont l’horloge.
