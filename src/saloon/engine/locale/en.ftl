### What the engine refuses, and why.

game-over = The game is over: seat { $seat } can choose nothing any more, not { $found }.
too-late-to-change = Too late: everybody has chosen, and the answers lie open. { $found } was refused for seat { $seat }.
not-asked = Seat { $seat } is not asked anything now; seat { $waiting } is to choose. { $found } was refused.
not-an-option = Seat { $seat } may choose { $allowed }; not { $found }.
nothing-to-undo = There is nothing to undo: the turn has just begun, or something hidden has come to light since.
start-not-kept = This match does not keep the start of its turn (it is imagined, or plays without): it cannot be cloned or saved now.
turn-without-question = The turn cannot be played again: the rules ask nothing in it.
save-of-other-game = The saved match is of the game { $found }, not of { $allowed }.
damaged-save = The saved match is damaged: { $found }.

bad-seats = { $game } is played with { $allowed } seats, not { $found }.
bad-seed = A seed is a whole number from 0 to 2^256 - 1; not { $found }.
unknown-option = There is no option { $found }; there are: { $allowed }.
unknown-option-near = There is no option { $found }; did you mean { $near }? There are: { $allowed }.
option-not-for-seats = The option { $found } is for { $allowed } seats only, not for { $seats }.
bad-option = The option { $option } can be { $allowed }; not { $found }.
bad-option-near = The option { $option } cannot be { $found }; did you mean { $near }? It can be { $allowed }.
unknown-game = There is no game { $found }; there are: { $allowed }.
broken-game = The game { $found } is installed, but cannot be played: { $reason }
unknown-game-near = There is no game { $found }; did you mean { $near }? There are: { $allowed }.

bad-record-line = Line { $line } of the record: found “{ $found }”, expected “{ $allowed }”.
truncated-record = Line { $line } of the record: the record stops after { $found ->
        [one] 1 choice
       *[other] { $found } choices
    } without its result line; expected “{ $allowed }”.
record-too-long = The record has { $found } characters; at most { $allowed } are read.
long-name-in-record = Line { $line } of the record: the name “{ $found }” is too long; names have at most { $allowed } characters.
record-of-other-rules = Line { $line } of the record: it was played by version { $found } of the rules of { $game }; this Saloon plays version { $allowed }.
refused-in-record = Line { $line } of the record: { $why }
illegal-in-record = Line { $line } of the record: found “{ $found }”, allowed were: { $allowed }.
record-ends-early = Line { $line } of the record: it gives a result after { $found } choices, but the game goes on; allowed was, for example: { $allowed }.
wrong-result = Line { $line } of the record: found the result { $found }, but the play gives { $allowed }.

## Lessons

unknown-lesson = { $game } has no lesson { $found }; there are: { $allowed }.
unknown-lesson-near = { $game } has no lesson { $found }; did you mean { $near }? There are: { $allowed }.
lesson-not-open = Line { $line }: { $found } cannot be chosen; what can is: { $allowed }.
lesson-no-thing = Line { $line }: nothing drawn on a { $size } is called { $found }.
lesson-goes-wrong = Line { $line }: after { $found } the lesson does not go on. { $why }
lesson-said-twice = Line { $line }: there is a note { $found } already.
lesson-note-count = There are { $found } notes; a lesson has { $least } to { $most }.
lesson-cut-short = The match is over before the lesson is.
lesson-unsaid = { $language }: { $found } is missing.
lesson-badly-said = { $language }: { $why }.
lesson-too-long = { $language }: { $found } has { $length } letters; at most { $allowed } are read.
lesson-said-nowhere = { $language }: { $found } is said nowhere.

## What all games say alike

verb-done = Your turn is done. Anything to take back?
do-done = End the turn
do-pass = Pass

## Why a bot prefers an option

reason-more = { $what } more
reason-fewer = { $what } fewer
reason-often-more = often { $what } more
reason-often-fewer = often { $what } fewer
reason-points-more = { $points ->
    [one] about 1 point more from { $aspect }
   *[other] about { $points } points more from { $aspect }
}
reason-points-fewer = { $points ->
    [one] about 1 point less from { $aspect }
   *[other] about { $points } points less from { $aspect }
}
reason-rivals-more = { $points ->
    [one] about 1 point more for the best of the others
   *[other] about { $points } points more for the best of the others
}
reason-rivals-less = { $points ->
    [one] about 1 point less for the best of the others
   *[other] about { $points } points less for the best of the others
}

## A turn in one sentence: clauses, each of which begins with a verb

did-sentence = { $seat } { $clauses }.
did-nothing = { $seat } had a quiet turn.
did-more = did { $count ->
    [one] 1 more thing
   *[other] { $count } more things
}
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
