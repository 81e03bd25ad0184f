### What the `saloon` command says.

## Help

usage = usage:
arguments = arguments
options = options
commands = commands
command = COMMAND
saloon = Western board games by the full rules, for people, bots and programs.
command-serve = Start the site and play in the browser.
command-games = List the installed games with their seats and options.
command-play = Play a game at the terminal, against bots or with others.
command-simulate = Let bots play many games against each other.
command-arena = Hold a tournament of bots, with ratings and a report.
command-replay = Play a record again, to read or to verify it.
command-components = List the figures of a game with their sources.
command-lesson = Check a lesson, show the position at a line of it, or begin one from a record.
command-doctor = Say what is installed, what is missing, and whether the site could start.
command-completion = Print what lets a shell complete this command.
command-backup = Put all that was played into one file, while the site runs.
command-restore = Put back what a backup holds.
arg-host = the address to listen on (127.0.0.1: only this machine)
arg-port = the port to listen on (8000, or the next free one)
arg-no-browser = do not open a browser
arg-lang = the language of everything that is said
arg-help = show this help and do nothing else
arg-version = show the version and do nothing else
build-pure = pure Python
build-compiled = compiled
arg-json = print JSON
arg-game = the id of a game, as `saloon games` lists them
arg-seats = how many play
arg-players = who sits where: the name of a bot is that bot, any other name is a person
arg-option = an option of the game; may be given several times
arg-seed = the number that all chance comes from; the same seed deals the same cards
arg-seed-zero = the number that all chance comes from (0 if not given)
arg-record = save the game to this file
arg-force = replace the file given with --record if it exists
arg-from = go on with the game of this record
arg-resume-play = go on with the play that was left last, or with that of a file, and save to the same place
arg-bots = the bot of each seat; one name stands for all seats
arg-games = how many games (100 if not given)
arg-jobs = how many processes play at once; the results are the same, unless a bot thinks for a number of seconds
arg-records = write every game to this folder
arg-game-again = the game, for those who like to say it so
arg-arena-bots = the bots that are entered; more than seats meet in all groups
arg-arena-games = at least how many games (100 if not given); rounds are played to their end
arg-arena-seats = how many play a game (as many as bots, if the game has so many seats)
arg-ray = play on the Ray cluster at this address; local starts one on this machine
arg-out = write journal, records, tables and report to this folder
arg-resume = go on with the tournament of the folder, if it was begun
arg-decisions = also write a table of all decisions
arg-format = the format of the tables
arg-file = a record, or - for standard input
arg-verify = only say whether the record is right
arg-at = stop after this many choices
arg-assumed = only the figures that were assumed and should be checked
arg-lesson = a lesson, as `game/name` or as a file; without one, all are listed
arg-lesson-at = show what has happened and what can be chosen and lit at this line of the file
arg-lesson-from = print a lesson of this record, to be given notes
arg-shell = bash, zsh or fish
arg-backup-file = the file to write
arg-backup-force = overwrite the file if it exists
arg-restore-file = a file that `saloon backup` wrote
arg-restore-force = replace the database that is there

## The site

serve-started = Saloon is open at { $address } (Ctrl-C closes it).
serve-data = Its data is in { $folder }, its database is { $database }.
serve-names = It answers to these names: { $names } (SALOON_HOSTS names others).

## Wrong input

cannot-serve = Nothing can listen on { $host }, port { $port }: { $why }.
data-unusable = The data folder { $folder } cannot be used ({ $why }); let this account write there, or name another folder in SALOON_DATA.
data-full = There is no room left on the disk of the data folder { $folder } ({ $why }); make room, or name another folder in SALOON_DATA.
serve-new-secret = The secret in { $file } was empty; there is a new one now, and everybody has to sign in again.
database-damaged = The database { $place } is damaged ({ $why }); put a backup back with `saloon restore FILE --force`, or move it away to begin anew.
database-unusable = The database { $place } cannot be used ({ $why }); check that this account may write to it, and that the disk is not full.
database-address = SALOON_DATABASE is no address of a database ({ $why }); it looks like postgres://user:password@host/name.
database-silent = The database { $place } does not answer ({ $why }); check SALOON_DATABASE, and that its server runs.
database-needs = PostgreSQL needs a package that is not installed ({ $why }); pip install 'saloon[server]' brings it.

no-command = Say what to do: { $allowed } (saloon --help says more).
unknown-command = There is no command { $found }; there are: { $allowed }.
unknown-command-near = There is no command { $found }; did you mean { $near }? There are: { $allowed }.
unknown-shell = There is no completion for { $found }; there are: { $allowed }.
unknown-shell-near = There is no completion for { $found }; did you mean { $near }? There are: { $allowed }.
required = Something is missing: { $argument }.
unrecognized = It is not clear what { $found } means here; --help says what is understood.
unrecognized-near = It is not clear what { $found } means here; did you mean { $near }? --help says what is understood.
no-value = { $argument } needs a value.
needless-value = { $argument } takes no value, not { $found } either.
bad-arguments = The arguments cannot be understood: { $found }.
unknown-language = There is no language { $found }; there are: { $allowed }.
unknown-language-near = There is no language { $found }; did you mean { $near }? There are: { $allowed }.
not-a-number = { $argument } must be a whole number from { $least } to { $most }, not “{ $found }”.
not-a-pair = An option is given as name=value, not as “{ $found }”.
empty-word = { $argument } needs names between the commas, not “{ $found }”.
wrong-bot-count = { $found ->
        [one] One bot is
       *[other] { $found } bots are
    } named for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }; name one for each seat, or a single one for all.
needs-folder = { $argument } needs a folder: say which with --out.
game-twice = The game is said twice.
long-name = The name “{ $found }” is too long; names have at most { $most } characters.
no-such-bot = There is no bot { $found }; did you mean { $near }? There are: { $allowed }, and search with a budget, such as search:0.4 (seconds) or search:200p (playouts). The name of a person that looks like a bot’s begins with a capital letter and is another word.
too-many-players = { $found ->
        [one] One player is
       *[other] { $found } players are
    } named for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
wrong-player-count = The record has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, but { $found ->
        [one] one player is
       *[other] { $found } players are
    } named.
from-says-it = The record given with --from already says the seats, the options and the seed.
not-with-resume = { $found } does not go with --resume: the saved play goes on as it is, in its own file.
nothing-unfinished = There is no unfinished play to continue in { $folder }.
play-over = The play in { $file } is over; saloon replay shows it.
not-a-lesson = A lesson is named as game/name, or as a file that ends in .lesson; not { $found }.
beyond-record = The record has { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }; it cannot be shown after { $found }.
file-missing = There is no file { $file }.
no-folder = { $file } cannot be written: its folder does not exist.
record-exists = { $file } exists already and is left as it is: give another name with --record, continue it with --from, or replace it with --force.
file-is-folder = { $file } is a folder, not a file.
file-not-folder = { $file } cannot be reached: something on its way is not a folder.
file-forbidden = { $file } may not be opened.
file-bad = { $file } cannot be used: { $why }.
file-not-text = { $file } is not a record: it is not text.
cannot-print = The output cannot be written: { $why }.

## games

games-seats = Seats: { $seats }
games-automas = { $seats ->
        [one] With 1 seat
       *[other] With { $seats } seats
    }, against { $names }
games-default = default { $default }
games-broken = { $id } cannot be played: { $reason }
games-only-seats = number of seats: { $seats }

## play

me = Me
play-title = { $game }, seed { $seed }: { $names }. Type ? for help.
prompt = { $seat }, your choice:
hand-over = { $seat }, it is you. Press Enter.
hold = Your turn is over. Go on, or undo with u.
done = Go on
colon = :
not-understood = “{ $found }” is not a choice: type a number from 1 to { $count }, or ? for help.
not-understood-near = “{ $found }” is not a choice; did you mean { $near }? Type a number from 1 to { $count }, or ? for help.
no-undo = There is nothing to undo: the last choice was not yours, or something hidden has come to light since.
save-where = Say where: save FILE
save-exists = { $file } exists already and is left as it is: name another file.
saved = Saved to { $file }.
no-help = Nothing here is called “{ $found }”.
no-help-near = Nothing here is called “{ $found }”; did you mean { $near }?
rulings = rulings
thinking = { $seat } is thinking…
left = You have left the game.
kept = Saved; continue with: { $command }
not-kept = This play is not saved as it goes. { $why }
input-ended = The input has ended before the game.
play-help =
    A number: choose that option (or type it as records write it, such as take:3).
    u or undo: undo your last choice.
    ? WORD or help WORD: explain a card or a question.    ? rulings: how open questions of the rules are settled here.
    log: all that happened.    board: the position again.
    save FILE: save the game so far.    q or quit: quit.

## The end of a game, and replay

final-scores = Final scores
scores-now = Scores if the game ended here
total = Total
rank = Rank
won = { $count ->
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }
replay-title = { $game }, seed { $seed }, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }
lesson-checked = { $name }: { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }, { $wrong } wrong.
lesson-log = What was told last
lesson-things = What a note can light, at a desk and on a phone
lesson-values = What its texts can use
record-right = The record is right: { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }, result { $result }.
record-unfinished-right = The record is right as far as it goes: { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }, unfinished.

## simulate

simulating = Playing
stopped = Stopped after { $done } of { $games } games.
timed-bots = { $count ->
        [one] { $names } thinks
       *[other] { $names } think
    } for a number of seconds: another run, another --jobs or another machine gives other results. With a budget of playouts (search:200p) they are always the same.
simulated = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, seed { $seed }; { $decisions } decisions, { $decisions_per_second } decisions and { $games_per_second } games a second.
column-bot = bot
column-games = games
column-wins = wins
column-rate = win rate
column-interval = 95 % interval
column-score = mean score
count = { NUMBER($value) }
wins = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## arena

arena-running = { $done } of { $games } games, { $rate } a second
arena-played = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, seed { $seed }.
arena-written = Written to { $folder }: report.md says the rest.
arena-stopped = Stopped after { $done } of { $games } games; the same command with --resume goes on.
column-rating = rating
column-rating-interval = 95 % interval
column-against = against
column-ahead = ahead

## components

figure-table = table
figure-id = id
figure-figure = figure
figure-value = value
figure-source = source
figure-note = note
nothing-assumed = No figure of this game is assumed.

## doctor

doctor-state-ok = ok
doctor-state-missing = missing
doctor-state-bad = bad
doctor-not-installed = not installed; pip install 'saloon[{ $extra }]' brings it
doctor-compiled = compiled, { $count } modules; SALOON_PURE=1 leaves them aside
doctor-left-aside = pure Python, as SALOON_PURE asks for
doctor-stale = { $count ->
    [one] { $module } has changed since it was compiled
   *[other] { $count } modules have changed since they were compiled, { $module } among them
  }; make compile compiles them anew, make pure removes what was compiled
doctor-game = can be played
doctor-settings = the environment’s can all be read
doctor-data-file = { $folder } cannot be made: { $file } is not a folder; name another folder in SALOON_DATA
doctor-data-forbidden = { $folder } may not be written by this account; name another folder in SALOON_DATA
doctor-data-new = { $folder } will be made when the site starts
doctor-database-new = { $place } will be made when the site starts
doctor-database-bad = { $place } cannot be used: { $why }
doctor-port = { $port } is free

## backup and restore

backup-made = { $file } holds all of { $place }; keep it where nobody else can read it.
restored = { $place } is as { $file } has it; if the site is open, start it again.
backup-exists = { $file } exists already; --force overwrites it.
nothing-to-back-up = There is no database at { $place } yet; SALOON_DATA or SALOON_DATABASE says where it is.
database-unreadable = The database { $place } cannot be read: { $why }.
not-a-backup = { $file } is not a backup that `saloon backup` wrote; nothing was changed.
backup-damaged = { $file } is a damaged backup; nothing was changed.
backup-of-another = { $file } is a backup of { $found }, and the database here is { $here }; nothing was changed.
database-exists = The database { $place } is not empty; --force replaces it.
database-in-use = The database { $place } is in use; stop the site first.
program-missing = { $program } is not installed; it comes with PostgreSQL, and must be found on the PATH.
program-failed = { $program } failed: { $why }.
