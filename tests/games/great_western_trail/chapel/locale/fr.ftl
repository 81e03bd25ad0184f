### La chapelle en français.

pew-front = banc de devant
    .one = le banc de devant
    .help = Vaut 3 points à qui donne pour lui.
pew-middle = banc du milieu
    .one = le banc du milieu
    .help = Vaut 2 points à qui donne pour lui.
pew-back = banc du fond
    .one = le banc du fond
    .help = Vaut 1 point à qui donne pour lui.
kind-pew = Bancs

effect-give = donner pour un banc
term-give = Donner
    .help = Choisissez un banc libre de la chapelle : il est à vous, avec ses points.
task-pew = { $count ->
    [one] 1 banc
   *[other] { $count } bancs
}

verb-pew = Pour quel banc ?
    .help = On ne donne qu’une fois pour chacun.
do-pew = Donner pour { $value }
do-pew-pass = Garder votre argent
standing-front_pew = Donner pour le banc de devant
    .help = Tant qu’il est libre.
tell-gives = { $seat } donne pour { $pew }.
why-no_pew = Tous les bancs sont pris.

option-chapel = La chapelle
    .help = Ajoute des bancs qui valent des points, à côté de la case neutre D.
option-chapel-yes = avec la chapelle
option-chapel-no = sans

category-chapel = Chapelle
sum-pew = { $pew }
word-chapel = Chapelle : { $pews }
board-chapel = Chapelle
tab-chapel = Chapelle
