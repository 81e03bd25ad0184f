### The chapel in English.

pew-front = front pew
    .one = the front pew
    .help = Worth 3 points to whoever gives for it.
pew-middle = middle pew
    .one = the middle pew
    .help = Worth 2 points to whoever gives for it.
pew-back = back pew
    .one = the back pew
    .help = Worth 1 point to whoever gives for it.
kind-pew = Pews

effect-give = give for a pew
term-give = Giving
    .help = Choose a free pew of the chapel: it is yours, with its points.
task-pew = { $count ->
    [one] 1 pew
   *[other] { $count } pews
}

verb-pew = For which pew?
    .help = Each can be given for once.
do-pew = Give for { $value }
do-pew-pass = Keep your money
standing-front_pew = Give for the front pew
    .help = As long as it is free.
tell-gives = { $seat } gives for { $pew }.
why-no_pew = Every pew is taken.

option-chapel = The chapel
    .help = Adds pews that are worth points, beside neutral space D.
option-chapel-yes = with the chapel
option-chapel-no = without

category-chapel = Chapel
sum-pew = { $pew }
word-chapel = Chapel: { $pews }
board-chapel = Chapel
tab-chapel = Chapel
