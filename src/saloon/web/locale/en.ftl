### The pages of the site in English. The words of the table in play are in live/locale.

## On every page

skip = Skip to the content
nav = Pages
nav-tables = Tables
nav-watch = Watch
nav-replays = Replays
nav-learn = Learn
theme = Day or night
theme-day = Day
theme-night = Night
coach = A coach in first games
    .help = One sentence above the options about what is worth looking at, until you have finished a game.
language = Language
foot = Western board games by the full rules.
foot-programs = For programs
foot-import = Import a record
menu-guest = You play as a guest. An account keeps your games when you change browsers.
my-replays = My games
admin = Administration
to-lobby = To the tables
to-table = To the table
pages = Pages
newer = Newer
older = Older
go = Go
save = Save
cancel = Cancel
contents = Contents
time-seconds = { $minutes }:{ $seconds }
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count } d

## The lobby

hello = What shall we play?
hello-name = Welcome back, { $name }.
hello-newcomer = No account needed: play against bots at once, or open a table and send the link to your friends.
hello-facts = { $turns ->
    [0] No table waits for you
    [one] One table waits for you
   *[other] { $turns } tables wait for you
}; { $open ->
    [0] no table has a free seat.
    [one] one has a free seat.
   *[other] { $open } have a free seat.
}
join-code = Join with a code
join-code-label = Code or invitation link
join-code-do = Go to this table
no-table-with-code = There is no table “{ $code }”.
new-table = New table
play-now = Play now against bots
    .short = Play now
play-alone = Alone against { $names }
play = Play
players = { $first }–{ $last } players
players-exactly = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
players-only = players: { $seats }
your-turn = Your turn
your-tables = Your tables
waiting-others = Waiting for others
no-tables-yet = None yet. Start one above, or sit down at an open table.
open-tables = Open tables
no-open-tables = No table is waiting for players. Open one: others see it here.
start-table = Start a table
sit-down = Sit down
free-seat = Free seat
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
to-move = { $name } to move
bot-thinking = { $name } is thinking…
is-missed = Waiting for { $name }, who is away
bot-plays-for-you = A bot plays for you
bot-plays-for = A bot plays for { $name }
you-left = You left; a bot plays on
you-are-missed = The others have been waiting: come, or they may let a bot play for you
filter = Show
filter-all = All
filter-bots = With bots
filter-mine = Mine
now-playing = On the tables now: { $games ->
    [one] one game
   *[other] { $games } games
}, { $players ->
    [one] one player.
   *[other] { $players } players.
}
last-game = Last game: place { $rank } of { $seats } in { $game }, with { $total }.
watch-about = Running games of open tables. Spectators see what every player may see, nothing more.
no-running-tables = Nothing is being played in the open right now.

## A new table

new-who = Who plays?
new-bots = You and bots
    .help = Begin at once. You may take back and ask for advice.
new-screen = At one screen
    .help = You pass the screen on; hands stay covered until their player says so.
new-friends = With friends
    .help = You send a link; the table waits until all seats are taken.
new-anybody = With anybody
    .help = The table stands in the lobby until all seats are taken.
new-kind = What kind of game?
new-first = First game
    .help = As the rulebook says, against easy bots.
new-full = Full game
    .help = As the rulebook sets it up, against bots of normal strength.
new-usual = Your usual table
new-own = Your own
    .help = As you have set it below.
new-advised = advised
new-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
new-more = Another seat
new-fewer = One seat less
new-no-more = There are { $most } seats at most.
new-no-fewer = There are { $least } seats at least.
new-alone-above = For yourself alone, against { $names }: see above.
new-variants = Variants
new-all-bots = All bots
    .help = Offer every bot of the house for a seat, not only three levels.
new-time = Time
new-house = House rules
new-set = { $option }: { $value }
new-guided = Never played? Take the guided game first
new-keep = Keep as my usual table
new-kept = Your usual table
new-length = about { $minutes } min
    .range = { $least } to { $most } min
    .short = { $least }–{ $most } min
bad-pick = { $option }: { $how }
form-game = Game
form-seats = Seats
form-seats-help = Several seats can be yours: around one screen, hands stay covered until their player says so.
form-seat-name = Name at seat { $number }
form-against = { $count ->
    [one] Alone against { $names }, whom the rules play.
   *[other] With { $names }, whom the rules play.
}
form-open-seat = Open seat
    .help = for somebody who joins
form-bot = Bot at seat { $number }
form-who = Who sits at seat { $number }
kind-me = me, or someone beside me
kind-bot = bot
kind-automa = automa
kind-open = open to others
bot-random = Anything
    .help = Plays anything legal, at once.
bot-greedy = Quick
    .help = Plays what looks best, at once.
bot-easy = Easy
    .help = Looks ahead a little and often slips; thinks about 0.1 s a choice.
bot-normal = Normal
    .help = Looks ahead and seldom slips; thinks about 0.5 s a choice.
bot-hard = Hard
    .help = Looks ahead as well as it can; thinks about 2 s a choice.
bot-search = Search
    .help = Looks ahead without slips, but briefly; thinks about 0.1 s a choice.
form-options = Variants and rulings
form-pace = Pace
pace-live = Live
    .help = Everybody is there at the same time.
pace-turns = Turn by turn
    .help = Over days; whoever is to move is told.
form-clock = Time to think
form-clock-turns = Time for a turn
clock-none = no clock
clock-60s = 60 s a turn
clock-15m = 15 min each
clock-30m = 30 min each
clock-60m = 60 min each
clock-12h = 12 h a turn
clock-1d = a day a turn
clock-3d = 3 days a turn
clock-other = { $minutes } min each, { $seconds } s back a turn
form-who-may = Who may sit down
company-open = everybody
company-link = whoever has the link
form-undo = Taking back
    .help = Nothing goes back past what came to light, unless all agree where the table allows that.
undo-turn = within the turn
undo-agree = further, if all agree
undo-none = never
form-advice = Advice of a bot
    .help = Whoever is asked may ask back what a bot would do. Only they see the answer, and the bot knows no more than they do.
advice-alone = against bots only
advice-yes = for everybody
advice-no = never
form-name = Name of the table
form-open = Open the table
your-name = Your name
guest-example = Guest 42
guest-name = Guest { $number }
you-name = You
sum-usual = by the usual rules of this house
sum-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
sum-level-bots = { $count ->
    [one] a bot ({ $level })
   *[other] { $count } bots ({ $level })
}
sum-against = { $people } against { $others }.
sum-among = { $people }.
sum-kind-first = First game of { $game }.
sum-kind-full = Full game of { $game }.
sum-kind-usual = Your usual table of { $game }.
sum-kind-own = { $game } your own way.
sum-open = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
sum-pace = { $pace }, { $clock }
sum-public = Anybody may sit down; the table is in the lobby.
sum-private = Only whoever has the link may sit down.
sum-nobody = It begins at once.
sum-undo-turn = Choices of the turn can be taken back.
sum-undo-agree = Choices can be taken back, beyond the turn if all agree.
sum-undo-none = Nothing can be taken back.
sum-advice = Bots give advice to whoever asks.
sum-advice-alone = Bots give advice if nobody else joins.
sum-no-advice = Bots give no advice.
table-places = Dusty Gulch | Dry Creek | Coyote Springs | Lone Pine | Red Mesa | Silver Bend | Rattlesnake Pass | Whiskey Flats | Eagle Rock | Broken Wheel | Sagebrush Junction | Buffalo Ford | Copper Hollow | Thunder Butte | Mustang Wells | Widow’s Peak | Prairie Cross | Gold Nugget Hill | Cactus Corner | Old Mission | Wild Horse Canyon | Mesquite Crossing | Lantern Ridge | Cottonwood Station | Iron Spur | Bandit’s Rest | Long Shadow | Sundown Valley | Tumbleweed | Stony River | Antler Lake | Wagon Road

## The room where a table waits

room-waits = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
room-join = Join this table
room-sit = Sit down
room-invite = Invite
room-invite-public = The table is in the lobby. Send the link to those you want to have with you.
room-invite-private = Only whoever has this link finds the table.
room-link = Invitation link
room-qr = QR code for a phone
room-qr-about = QR code of the invitation link
room-chat = While you wait
room-chat-empty = Nobody has said anything yet.
room-say = Say something
room-send = Send
invite-people = People you have played with
invite-sent = invited
invite-declined = cannot come
invited-now = { $name } is invited: it stands in their lobby.
invitations = Invitations
invited-by = { $name } invites you
decline = Decline
see-table = See the table
no-invitation = There is no such invitation any more.
copy = Copy
copied = Copied
room-rules = What is played
room-fill = Begin, with bots on the free seats
room-close = Close the table
room-leave = Stand up
you-sit = you
the-host = opened the table
has-come = is here
table-closed = this table was closed before it began.

## The end of a game

score = Score
score-wins = { $lead ->
    [0] { $name } wins the tie.
    [one] { $name } wins by one point.
   *[other] { $name } wins by { $lead } points.
}
score-you-win = { $lead ->
    [0] You win the tie.
    [one] You win by one point.
   *[other] You win by { $lead } points.
}
score-shared = { $names } share the win with { $points }.
score-alone = { $points } in all.
score-facts = { $first } to { $second } for { $name }.
score-ahead = { $count ->
    [one] { $list } made the difference.
   *[other] { $list } made the difference.
}
score-ahead-part = { $category } (+{ $points })
score-nothing = Nobody scored: { $list }.
score-next = { $name } comes next with { $points }.
category = Category
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
total = Total
chart-bars = Where the points came from
chart-race = The race
    .help = points as if the game had ended at that turn
chart-start = start
chart-end = end
play-again = Play again
rematch-open = A rematch has been opened.
record = Record
more-ways = More
save-picture = Save as a picture
share-picture = Share as a picture
picture-failed = The picture could not be made.
task-met = met
task-missed = not met
proof-can = The shuffles can be verified.
proof-show = Seed and fingerprint
proof-over = The shuffles can be verified: the SHA-256 of the seed below is the fingerprint that was shown from the start, and the record with this seed gives the same game again.
proof-seed = Seed: { $seed }
proof-running = Fingerprint of the seed, which is shown when the game is over: { $hash }

## The analysis of a game

analysis = Analysis
analysis-about = What a bot thinks of the game, with all cards open: an estimate, not a proof.
analysis-graph = Chances to win
    .help = of every player, choice by choice
analysis-chances = { $name }: { $chance } %
percent = { $number } %
analysis-choice = Choice
analysis-table = The chances as a table, turn by turn
analysis-running = The bot is looking at the game: { $done } %
analysis-hint = You may leave this page; the analysis goes on and is kept.
analysis-again = Look again
analysis-failed = This game could not be analysed.
analysis-worst = The choices that lost most
    .help = The chance before the choice, and after it: at once, or on average over three positions if that is better. Of each turn, the worst choice.
analysis-waits = They are looked for when all chances are known.
analysis-none = No choice lost much.
analysis-move = move { $at }
analysis-chose = { $name } chose: { $label }
analysis-better = The bot: { $label }
analysis-same = The bot would have chosen the same.
analysis-thinks = The bot is thinking about it.
analysis-drop = { $before } % → { $after } %
analysis-lost = lost { $lost } points of a hundred
analysis-when-over = A game can be analysed when it is over.

## Replays and records

replay = Replay
replays-about = Finished games, move by move.
no-replays = No finished game yet.
replay-at = move { $at } of { $length }
replay-set-up = Set-up
replay-start = Nothing has been chosen yet.
replay-turn = Turn { $turn }, { $name }
replay-board = The table at this moment
replay-transport = Step through the game
replay-first = First move
replay-last = Last move
replay-back = Back
replay-forward = Forward
replay-turn-back = Back a turn
replay-turn-forward = Forward a turn
replay-play = Play
replay-speed = Speed
replay-link = Link to this move
replay-turns = Turns
replay-moves = Moves
replay-chooses = chooses in secret.
replay-when-over = A game can be replayed by everybody when it is over; while it runs, only by its players, each for their own seat.
replay-covered = Several of you sit around this screen: while the game runs, hands stay covered here.
replay-own-seat = While the game runs, it can be replayed only through your own seat.
other-rules = This game was played by other rules than today’s: its score stands, but it can no longer be replayed here.
seen-through = Seen through
all-open = All cards open
play-on = Play on from here
play-on-people = with others
play-on-bots = against bots
deal-known = goes on from an earlier game: its deal may be known
    .help = Whoever opened this table may know from the earlier game what is hidden: decks, hands and what will be rolled. It counts for nothing but fun.
deal-anew = goes on from an earlier game, dealt anew
    .help = What nobody could see when the earlier game stood here was dealt anew: nobody knows it.
play-on-anew = Deal hidden cards anew
    .help = From the start of this turn: what is public stays. Without it, whoever joins is told that you may know the cards.
play-on-over = The game is over at this moment; choose an earlier one.
moment-word = moment
seat-word = seat
import = Import a record
import-about = A record is a whole play as text: paste it, or choose its file. It is checked by the rules, move by move.
import-paste = Record as text
import-file = or a file
import-do = Check and open
imported = The record is sound. Step through it, or play on from any moment.
imported-name = Record of { $name }
record-when-over = The record holds the seed, so it can be had when the game is over.
not-over = This game is not over yet.

## The player aid

aid = Player aid
no-aid = This game has no player aid.
guided-game = Guided game
first-time = Is it your first time? A first game is set up as the rulebook advises, against gentle bots.
learn-it = Learn it in ten minutes
know-it = I know the game: play now
how-to-play = How to play
print = Print

## Learning

learn-about = A guided game, the rules in pictures, or all of them on one page: choose how you like to learn.
guided-begin = Start the guided game
    .help = { $title }: at the real table, { $minutes } minutes
no-guide = There is no page “{ $found }” about this game.
guide-search = Search rules, pieces
guide-details = The rules in detail
guide-pieces = Every piece
guide-pages = Pages about this game
guide-ways = More ways
guide-watch = Watch a game
guide-choices = { $count ->
        [one] One option
       *[other] All { $count } options
    }
guide-questions = { $count ->
        [one] One question
       *[other] All { $count } questions
    }
guide-rulings = { $count ->
        [one] One ruling
       *[other] All { $count } rulings
    }
figure-moves = Figure; can be moved sideways
found-rules = Rules
found-pieces = Pieces
found-questions = Questions
found-nothing = Nothing found.
read-more = Read more
see-card = See the card
close = Close
learn-card = Cards
learn-command = Actions
learn-tile = Tiles
learn-building = Buildings
learn-character = Characters
learn-things = Things
learn-verbs = Questions of the game
rulings = How this house reads the rules
    .help = Where the rulebook leaves something open, or where others play otherwise.
usual = usual

## People

sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
sign-out-guest = You play as a guest: once signed out, nobody can take up your games again. Sign out all the same?
sign-in-guest = What you have played as a guest comes with you.
sign-up-guest = Everything you have played as a guest is kept.
sign-up-why = For games over several days, on several devices. You can play without.
no-account = No account yet? Make one.
have-account = You have an account? Sign in.
forgot = Forgotten the password?
username = Name to sign in with
    .help = Letters, digits and @ . + - _
password = Password
    .help = At least 8 characters.
email = E-mail address
    .help = Not needed; for a new password and for notices of turns.
wrong-sign-in = This name and password do not go together.
name-taken = The name { $name } is taken.
welcome = Welcome. What you have played is yours.
settings = Settings
settings-account = You sign in as { $name }.
settings-guest = You play as a guest, in this browser only.
settings-you = You
settings-kept = Saved.
shown-name = Name at the table
    .help = What the others see; tables that have begun keep the old one.
as-browser = as the browser says
as-system = as the system says
notices = When it is your turn
    .help = The title of the page always says so. More, if you like:
tell-browser = Notice of the browser
    .help = While a table is open in some tab.
tell-mail = E-mail
    .help = Turn by turn, once a turn.
tell-webhook = Webhook
    .help = Turn by turn: JSON sent to an address of yours.
webhook = Address of the webhook
bad-webhook = A webhook is an address that begins with http:// or https://
webhook-unknown = The name { $host } is not known.
webhook-private = { $host } is inside the server’s own network; a webhook must be public.
webhook-answer = The address answered { $found }.
mail-needs-address = An e-mail address is needed for that.
webhook-needs-address = An address is needed for that.
test = Test
test-after-saving = The tests use what is saved.
test-sent-mail = A test mail is on its way.
test-sent-webhook = The address took the test message.
test-failed = The test failed: { $error }
no-such-way = There is no such notice.
notice-title = Your turn in { $game }
notice-text = It is your turn in a game of { $game }.
reminder-title = The others are waiting for you: { $game }
reminder-text = It has been your turn in a game of { $game } for long. If you do not come, the others may soon let a bot play for you; you can take your seat back at any time.
invitation-title = You are invited to { $game }
invitation-text = Somebody with whom you have played invites you to a game of { $game }. The invitation is in your lobby too, where you can decline it.
notice-test-title = A test from Saloon
notice-test = This is how you will be told that it is your turn.
notice-end = To change or stop these messages: { $link }
preferences = Preferences
    .help = At all your tables, on every device where you are signed in. Open tables follow at once.
prefer-animation = Movement
    .help = How fast pieces, numbers and dice move.
prefer-animation-usual = as the system says
prefer-animation-off = none
prefer-animation-slow = slow
prefer-animation-normal = normal
prefer-animation-fast = fast
prefer-confirm = A touch or click
    .help = By the device: a finger selects and a button chooses, a mouse chooses at once. Keys always choose.
prefer-confirm-usual = as the device has it
prefer-confirm-on = selects, and a button chooses
prefer-confirm-off = chooses at once
prefer-done = End of a turn
    .help = By itself as soon as nothing else is left; what you chose in the turn can then no longer be taken back.
prefer-done-off = when I say so
prefer-done-some = by itself in some games (standing answers)
prefer-done-on = by itself
prefer-sounds = Sounds
    .help = Your turn, pieces, cards, coins, dice, chat, the end of the game. By the device: quiet on a computer, none on a phone.
prefer-sounds-usual = as the device has it
prefer-sounds-off = none
prefer-sounds-quiet = quiet
prefer-sounds-medium = medium
prefer-sounds-loud = loud
prefer-hand_order = Cards of your hand
    .help = Only the drawing changes; each card keeps its key.
prefer-hand_order-dealt = as they came
prefer-hand_order-value = by value
prefer-hand_order-kind = by kind
prefer-colour = Colour of your pieces
    .help = At tables where you hold one seat, on your own page: whoever has that colour and brand there takes those of your seat.
prefer-colour-usual = as the seat has it
prefer-colour-0 = blue, ring
prefer-colour-1 = red, diamond
prefer-colour-2 = yellow, rafter
prefer-colour-3 = green, cross
prefer-colour-4 = rose, horseshoe
prefer-colour-5 = bone, star
standing = Standing answers
    .help = Whenever such a question comes, it is answered for you, also while you are away. The log of the table says so, and you can go back as after any choice.
standing-done = End the turn when nothing else is left
    .help = Without being asked. What you chose in the turn can then no longer be taken back.
no-standing-answer = There is no standing answer “{ $found }” in this game; there are { $allowed }.
no-standing-game = There is no game “{ $found }” here; there are { $allowed }.
tokens = Tokens for programs
    .help = A token lets a program sit at tables for you. It is shown once.
token-label = What for
token-made = Made
token-used = Last used
token-make = Make a token
token-revoke = Revoke
token-once = Token “{ $label }”: copy it now, it is not shown again.
token-needs-label = Say what the token is for.
too-many-tokens = You have { $most } tokens already; revoke one first.
token-revoked = The token no longer works.
no-token = There is no such token.
password-change = Change the password
password-changed = The password is changed.
keep-tokens = { $count ->
    [one] Keep my token
   *[other] Keep my { $count } tokens
}
    .help = Programs that use them go on. Otherwise they end now.
your-data = Your data
    .help = Everything we keep about you, with the records of your finished games.
export-do = Download as JSON
delete = Delete everything about me
delete-sure = Delete everything about you?
delete-what = Your account, settings and tokens are deleted. Finished games stay for the others, under another name; in running games a bot takes your seat. This cannot be undone.
delete-yes = Yes, delete everything about me.
delete-do = Delete
delete-not-confirmed = Nothing was deleted: the confirmation is missing or wrong.
deleted = Everything about you is deleted.
former-player = former player
reset = New password
reset-about = Give the e-mail address of your account; we send a link.
reset-do = Send the link
reset-sent = If there is an account with this address, a link is on its way.
reset-set = Choose a new password
reset-stale = This link has been used or is too old.
reset-done = Your password is changed.
mail-reset-subject = A new password for Saloon
mail-reset = { $name }, this link lets you choose a new password:
mail-reset-end = If you did not ask for it, do nothing.

## Addresses that are confirmed

confirm = Confirm an address
confirm-title = Confirm your address at Saloon
confirm-text = Somebody gave this address at Saloon, to be told here of their turns. If it was you, confirm it:
confirm-end = If it was not you, do nothing: nothing more is sent here.
confirm-mail = Is { $address } yours? { $name } at Saloon wants mail to be sent there: about their turns, and for a new password.
confirm-webhook = Is { $address } yours? { $name } at Saloon wants to be told there of their turns.
confirm-do = Yes, it is mine
confirm-done = The address is confirmed.
confirm-waits = Not confirmed yet: open the link that was sent to it. Nothing else is sent until then.
confirm-send = Send the link
confirm-stale = This link has been made for another address, or is too old. Have another one sent from the settings.
confirm-sent-mail = A link to confirm the address is on its way.
confirm-sent-webhook = A link to confirm the address was sent to it.
mail-off = This server sends no mail: its operator has set up no mail server. Links are written to its log only.

## Two factors

two-factor = Two-factor sign-in
    .help = Besides the password, signing in asks for a code that an app on your phone shows. Tokens of programs go on without.
two-factor-scan = Scan this with an app for codes (Aegis, FreeOTP, Google Authenticator and others):
two-factor-drawing = QR code with the key below
two-factor-type = or type this key there:
two-factor-on = Switch on
two-factor-off = Switch off
two-factor-is-on = It is on. { $count ->
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
two-factor-is-off = Two-factor sign-in is off.
two-factor-needed = Operators of this house sign in with two factors: switch it on here, or sign in again with a code.
code = Code
wrong-code = This code is not right, or was used already. After a wrong one, wait a moment.
wrong-password = This is not your password.
sign-in-code = One more step
    .help = Type the code that your app shows, or one of your recovery codes.
recovery = Recovery codes
    .help = Each of them signs you in once, if your phone is lost. Keep them where you keep your passwords: they are not shown again.
recovery-new = Make new recovery codes
recovery-kept = I have kept them

## The people at a table

company = People at this table
    .help = Whoever you mute is not heard by you. Whoever you block is not heard by you and cannot sit down at tables that you open. They are not told. Reports are read by the operators of this house.
company-none = Nobody else is here.
spectator = spectator
mute = Mute
unmute = Hear again
block = Block
unblock = Unblock
is-muted = You do not hear them.
is-blocked = You do not hear them, and they cannot join your tables.
report-what = Report to the operators
report-name = the name { $name }
report-note = What is wrong with it
report-do = Report
reported = Thank you: the operators will look at it.
no-such-person = There is nobody like that at this table.
host-blocks = The host of this table does not want to play with you.
distances = Muted and blocked people
    .help = They are not told, and can be heard again at any time.
distances-see = See the list
distances-none = You hear everybody.

## For programs

api-about = The same tables over HTTP. A lock means: sign in with a token. The schema is OpenAPI.
api-live = To play, connect to the WebSocket of the table, /live/CODE?as=program, with the same token; examples/ in the source has a whole bot.
need-token = Sign in, or send a token: Authorization: Bearer …

## What is refused, and why

bad-value = { $what } can be { $allowed }; not “{ $found }”.
no-person-at-table = At least one seat is for a person.
too-many-open = You have { $most } open tables already; begin or close one first.
lesson-go-on-title = Your lesson
lesson-go-on = Go on
lesson-percent = { $percent } % done
no-lesson = There is no lesson “{ $found }”.
no-game = There is no game “{ $found }”.
no-table = There is no such table.
table-closed-refusal = This table is closed.
already-begun = This table has begun already.
already-seated = You sit at this table already.
seat-taken = This seat is taken.
not-at-table = You do not sit at this table.
only-host = Only the host of the table can do that.
too-many = That is too often; try again in { $seconds } s.
error-400 = That could not be understood
    .help = Something about the request was wrong.
error-403 = That is not allowed
    .help = You may not see or do this.
error-404 = There is nothing here
    .help = The address may have a letter too many, or what was here is gone.
error-409 = The table has moved on
    .help = What you wanted is not possible any more.
error-413 = That is too much at once
    .help = Send less.
error-429 = One moment
    .help = That was too often in a short time.
error-500 = Something broke
    .help = It is not your fault, and it is in the log. What was played is safe.
error-csrf = The page was too old or cookies are off: go back, load it again and repeat.

## Settings of the environment

setting-whole-number = { $name } must be a whole number from { $least } to { $most }, not “{ $found }”.
setting-number = { $name } must be a number from { $least } to { $most }, not “{ $found }”.
setting-word = { $name } can be { $allowed }; not “{ $found }”.
setting-host = { $name } names hosts, such as saloon.example.org, between commas, not “{ $found }”.
setting-key = { $name } is no key: 32 bytes in base64url.
setting-address = { $name } is no address such as { $like }.

## At the door

error-408 = That took too long
    .help = What was sent did not arrive in time; try again.
error-503 = The house cannot write anything down just now
    .help = Its disk is full or its database is busy. What was played is safe, and reading goes on; try again in a moment.
house-full = The house is full; try again in a moment.
more-by-host = { $count ->
    [one] One more by { $name }
   *[other] { $count } more by { $name }
 }

## The app

app-about = Western board games by the full rules, with friends, bots and programs.
app-install = Install the app
devices = Notices on your devices
    .help = Turn by turn, once a turn, also while no page is open. The notice opens the table.
device = Device
device-this = this one
device-add = Tell me on this device
device-remove = Remove
device-added = This device will tell you when it is your turn.
device-removed = That device is told nothing any more.
device-unknown = A browser
no-device = There is no such device of yours.
too-many-devices = You have { $most } devices already; remove one first.
push-off = This server sends no notices to devices.
push-endpoint = That is no address of a push service.
push-keys = Those are no keys of a browser.
push-cannot = This browser cannot be told while it is closed. On an iPhone or iPad, add Saloon to the home screen first and open it there.
push-denied = The browser did not allow it: allow notifications for this site in its settings, and try again.
test-sent-push = A test notice is on its way to your devices.
offline = No connection
    .help = The server cannot be reached just now. Your tables are kept there as they stand; nothing is lost.
offline-again = Try again

## Comments

comments = Comments
comments-none = Nobody has written anything about this game yet.
comment-label = Your comment on move { $at }
comment-write = Write
comment-delete = Delete this comment
    .ask = Delete this comment?
comment-about = Mute, block or report { $name }
comment-who = Sign in, or play a game, to write comments.
comment-length = A comment has 1 to { $most } characters.
comments-full = This game has { $most } comments; there is no room for more.
no-comment = There is no such comment of yours.
note-who = Notes belong to people with a name: sign in, or sit down at a table.
