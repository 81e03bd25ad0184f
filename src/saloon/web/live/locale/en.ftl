### What the live table refuses, and why.

not-your-seat = Seat { $seat } is not yours to play.
not-begun = This table has not begun.
moved-on = The table has moved on; look again.
no-undo-here = This table is played without undo.
no-undo-by-agreement = This table does not go back by agreement.
no-such-moment = There is no moment { $found } to go back to; the game is at { $allowed }.
nothing-to-agree = There is nothing to agree on any more.
cannot-deal-anew = Nothing can be dealt anew at that moment; ask to go back with the same cards.
not-absent = Nobody has waited long for this seat: no bot can take it.
still-time = { $seconds ->
    [one] { $name } has been reminded and still has one second to come back.
   *[other] { $name } has been reminded and still has { $seconds } seconds to come back.
}
not-kept-for-you = No bot keeps seat { $seat } for you.
no-vote = Only the other players of the table vote.
too-fast = That was too fast; wait a moment.
unknown-message = “{ $found }” is not understood; allowed are { $allowed }.
sign-in-first = Only players of this table can do that.
incomplete = The message lacks something; needed are { $allowed }.
too-long = The message has { $found } characters; at most { $allowed } are read.
not-understood = The message is not understood: { $found }
game-is-over = The game is over.
no-seat = You have no seat at this table.
not-kept = That could not be kept; try again.
no-hints-here = This table is played without advice.
nothing-to-advise = You are not asked anything that a bot could advise you on.
advice-under-way = The bot is still thinking about your last question.
no-advice = The bot has no advice this time.

only-pages = Only people at the page of a table can do that; programs are always asked.

### The table as people see it.

## The top bar

to-lobby = Back to the saloon
table-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seat-nobody = Free seat
order-of-play = Order of play
you = You
bot = Bot
automa = Automa
here = At the table
away = Away
to-play = to play
countdown-title = { $left } left of { $of }; the game ends when nothing is left
tools = Tools
help = Help and keys
theme = Day or night
menu = Menu
copy-link = Copy the link to this table
copied = The link is copied.
notify = Tell me when it is my turn
keys = Keys
resign = Leave the game
hide-marks = Hide what { $name } takes next
show-marks = Show what { $name } takes next
preferences = Preferences
standing-answers = Standing answers
standing-answers-help = Whenever such a question comes, it is answered for you: at all your tables of this game, also while you are away. The log says so, and you can go back as after any choice.
standing-settings = For all games

## The question

your-turn = Your turn
your-turn-name = { $name }, your turn
end-turn = End turn
hold = Your turn is played
hold-hint = You may still take something back.
hold-other = The turn is played; it can still be taken back.
ready = { $ready } of { $of } ready
explain-question = What does this question mean?
explain-choice = What does this choice mean?
more = { $count } more
not-now = { $count } not possible now
phases = Parts of the turn
any-time = At any time
ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
ways-to = { $count ->
    [one] { $name }: { $count } way
   *[other] { $name }: { $count } ways, choose another
}
undo = Undo
restart = Restart turn
nothing-yet = Nothing to undo: you have not chosen anything yet in this turn.
sealed = Undo stops here: something hidden has come to light.
wish = Ask to go back
wish-same = With the same cards
wish-anew = Deal anew, from the start of that turn
wish-hint = The others have to agree. Dealt anew is what nobody has in hand or has seen: decks, and dice to come.
choose-one = Choose one
advise = Ask for a hint
choose-place = Choose a place
unpick = Choose something else
on-map = { $count } on the map: touch them there
chip-list = List
own-piece = Show where you are
grip-peek = Show the choices
grip-half = Show all choices, over the board
grip-full = Show the board
advising = The bot is thinking
advised = The bot would choose: { $name } · chance to win { $chance } %
advised-at-once = The bot would choose: { $name }
advised-because = With it rather than “{ $other }”, a few turns on: { $gains }.
advised-but = With it rather than “{ $other }”, a few turns on: { $gains }; but { $loss }.
advised-close = “{ $other }” comes to nearly the same.
odds = { $chance } %
chance = chance to win
would-choose = the bot would choose this
lead-none = Point at an option to see what it leads to.
coach-off = Switch the coach off (the settings bring it back)
always = Always: { $answer }
always-done = Always end my turns when nothing is left
asked-again = You are asked this time because a choice was taken back.
asked-program = You are asked because a program of yours plays at this seat; choose here yourself, and it is answered again.
to-move = { $name } to move
next-step = Next line
all-steps = All at once
key-space = Space
automa-plays = { $name } plays
bot-thinks = { $name } is thinking
is-asked = { $name } is asked
waiting = Waiting
still-choosing = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
answer-given = Your answer is given
own-answer = You chose: { $answer }.
own-answer-hidden = Nobody sees it before everybody has chosen.
change-answer = Change my answer
keep-answer = Keep my answer
watching = Watching
title-changes = The title of this tab changes when it is your turn.
over = The game is over
wins = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
}
shared-win = { $points ->
    [one] { $names } win together with { $points } point
   *[other] { $names } win together with { $points } points
}
own-place = { $name }: place { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
see-score = See the score
see-replay = Replay
see-analysis = Analysis
rematch = Play again
title-turn = ● Your turn – { $name }
title-over = The game is over – { $name }

## Auctions

auction = Auction
auction-in = { $count } of { $of } still in
leads = { $name } leads
leads-you = You lead
leads-most = may go up to { $sum }
leads-nobody = No bid yet
you-lead-with = You lead with { $sum }
bidder-in = still in
bidder-thinks = is thinking
bidder-short = cannot go higher
bidder-out = out
bidder-out-at = out at { $sum }
bidder-seller = auctioneer
bid-less = Less
bid-more = More
bid-all = all { $sum }
bid-raised = { $name } bids { $bid }: your sum is { $sum } now.

## Duels

duel = Duel
duel-of = Duel { $number } of { $of }
strength = Strength
duel-chooses = choosing
duel-chooses-tile = choosing · { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
duel-ready = ready
duel-goal = To be reached
duel-point = Point at a shot to see what it could do.
duel-reach = What everybody can reach
duel-below = { $total } in all: not the { $goal } that must be reached.
duel-loses = { $total } in all: { $name } has more in any case.
duel-surely = { $total } in all: you win in any case.
duel-unless = { $total } in all: you win unless { $rivals }.
duel-plays = { $exact ->
    [yes] { $name } plays a { $needed }
   *[no] { $name } plays { $needed } or more
}
duel-tie = { $whose ->
    [own] A tie with { $name } is yours: you come first.
   *[rival] A tie goes to { $name }, who comes first.
}
duel-for = Duel: { $place }
duel-go-on = any key goes on
duel-won = { $name } wins.
duel-won-by = { $name } wins by { $more }.
duel-won-tie = { $name } wins the tie.
duel-goal-wins = Nobody reaches { $goal }.

## Notices

wish-asked = { $count ->
    [one] { $name } asks to take back the last choice.
   *[other] { $name } asks to take back the last { $count } choices.
}
wish-keeps = The same cards and dice will come again.
wish-deals = What nobody has seen will be dealt anew.
lit-same = { $count ->
    [one] Something hidden has come to light since. It stays as it was, and whoever saw it will know:
   *[other] Hidden things have come to light { $count } times since. They stay as they were, and whoever saw them will know:
}
lit-anew = { $count ->
    [one] Something hidden has come to light since. It will be mixed in again, but whoever saw it knows that it is there:
   *[other] Hidden things have come to light { $count } times since. They will be mixed in again, but whoever saw them knows that they are there:
}
wish-yes = Agree
wish-no = Refuse
wish-cancel = Never mind
wish-waits = { $count ->
    [one] One answer is missing.
   *[other] { $count } answers are missing.
}
reminded = { $name } has been away for long and was reminded. If nothing happens within { $grace }, you may let a bot play.
absent = { $name } was reminded and has not come. A bot can play until { $name } is back.
you-are-missed = Your time is up, and the others are waiting: choose soon, or they may let a bot play for you.
stands-in = { $name } is away; a bot plays until { $name } comes back.
plays-for-you = { $count ->
    [0] You were away: a bot plays for you.
    [one] You were away: a bot has played for you and made one choice.
   *[other] You were away: a bot has played for you and made { $count } choices.
}
take-back = Take my seat back
back-soon = The bot finishes what it has begun; then the seat is yours.
back-again = The seat is yours again. This is what the bot did for you while you were away.
bot-chose = { $count ->
    [one] The bot’s choice
   *[other] The bot’s { $count } choices
}
bot-for = Bot, playing for { $name }
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
vote-bot = Let a bot play
votes = { $votes } of { $of } want a bot to play.
left = { $name } has left; a bot plays this seat.
rules-changed = The rules were corrected meanwhile: the table went back to the start of this turn.
cover-title = Hand covered
cover-turn = It is { $name }’s turn
cover-look = { $name }, are you there?
cover-hint = The hand stays covered until its player is in front of the screen.
i-am = I am { $name }

## The drawer

recap = Since your turn
recap-watch = Lately
recap-empty = Nothing has happened since your last turn.
show-on-board = Show on the board
pause-showing = Pause
next-showing = Next
again-showing = Again
stop-showing = Stop
log = Log
see-moment = See moment { $at } in the replay
answered-for-you = Answered for you: { $label }
played-for-you = A bot played for you: { $label }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
spectator = spectator
deal-known = goes on from an earlier game: its deal may be known
deal-known-about = Whoever opened this table may know from the earlier game what is hidden: decks, hands and what will be rolled. It counts for nothing but fun.
deal-anew = goes on from an earlier game, dealt anew
deal-anew-about = What nobody could see when the earlier game stood here was dealt anew: nobody knows it.
people = People at this table
about-person = Mute, block or report { $name }
chat-watching = You are watching: what you say here reaches the other spectators, and the players when the game is over.
drawer = What happened
notes = Notes
notes-label = Notes that only you read
notes-saved = Saved
notes-failed = Not saved yet. It is tried again.
drawer-short = Recap

## The page

question = The question
board = Board
read = Explain
board-keys = Arrows move from piece to piece, up and down only to what you can choose; Enter explains the piece, Shift and Enter choose it.
look-can = You can choose this
look-key = key
look-opens = Enter opens it
side = Beside the board
map = Map
zoom-in = Closer
zoom-out = Further away
show-options = Show my options
opening = Opening the table…
lost = Connection lost
lost-again = Trying again…
lost-hint = What you chose is saved. Nothing is accepted until the connection is back.
try-now = Try now
no-script = This table needs JavaScript; the log and the replay can be read without it.
close = Close
player-aid = Player aid
whole-page = Whole page
question-rules = Rules of this question
resign-sure = Leave the game for good?
resign-hint = A bot takes over your seat. This cannot be undone.
resign-yes = Leave
resign-no = Stay
turn-notice = It is your turn.
no-help = There is no explanation for this.
why-title = Not possible now
key-choose = choose that option
key-move = move through the options
key-enter = choose the one in focus
key-undo = undo, restart the turn
key-end = end the turn, or pass
key-hint = ask for a hint: what a bot would choose
key-help = explain what is in focus
key-read = read a card without playing it: its corner, a right click, or a finger that rests on it
key-aid = the player aid
key-rules = the rules of this question
key-board = look at the pieces of the board, and have them explained
key-seek = on the board: only what you can choose; choose it
key-show = show where you can choose
key-drawer = next tab of the drawer
key-zoom = enlarge what the mouse is over or you look at, and back; also Ctrl and the wheel, or two fingers
key-pan = move what is enlarged; dragging does it too
key-rival = show a player
key-lesson = the next note of the lesson, and the one before
key-escape = close
fingerprint = The shuffles are fixed; their fingerprint: { $hash }

## Lessons

not-in-lesson = The lesson does not ask for that here.
no-lesson-here = There is no lesson at this table.
lesson-word = Lesson
lesson-nth = Lesson { $number }
lesson-waits = { $name } plays as soon as you go on.
lesson-leave = Leave
lesson-at = { $number } of { $count }
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip
lesson-next = Next
lesson-others = { $count ->
        [one] 1 other choice
       *[other] { $count } other choices
    }
lesson-other-way = Another way
lesson-other = You may do that in a game of your own. The lesson goes another way, and explains what it shows there.
lesson-stay = Stay with the lesson
lesson-free = Play on by myself
lesson-off-map = There: outside of the map that you see
lesson-you-have = What you have now
lesson-you-know = What you know now
lesson-lessons = Lessons
lesson-done = done
lesson-minutes = { $minutes } min
lesson-again = See it again
lesson-play-on = Play on from here
lesson-next-one = Next lesson
lesson-more = More about the game
