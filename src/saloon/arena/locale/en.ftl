### What the arena says: refusals, and its report.

## Refusals

too-few-bots = { $found ->
        [one] One bot is
       *[other] { $found } bots are
    } entered for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }; enter at least one for each seat (the same may be entered twice).
round-too-long = So many bots make { $games } games in a single round; at most { $allowed } are played.
too-many-games = In whole rounds that makes { $games } games; at most { $allowed } are played.
already-begun = { $file } holds a tournament already; go on with it by --resume, or choose another folder.
not-empty = { $file } is not empty and holds no tournament; choose another folder.
in-use = { $file } is being written by another process.
bad-journal = Line { $line } of { $file } is not a line of a tournament’s journal.
other-tournament = { $file } is of another tournament: its { $what } was { $allowed }, now it is { $found }. Go on with the same parameters, or choose another folder.
unknown-format = There is no format { $found }; there are: { $allowed }.
unknown-format-near = There is no format { $found }; did you mean { $near }? There are: { $allowed }.
no-parquet = Parquet needs pyarrow: install saloon[arena].
no-ray = Other machines are reached with Ray: install saloon[ray].
no-cluster = There is no Ray cluster at { $address }: { $why }.
other-version = The worker { $worker } has Saloon { $found }, but the tournament was begun with { $allowed }; install the same everywhere.
other-rules = The worker { $worker } plays by the rules number { $found }, but the tournament was begun with { $allowed }; install the same everywhere.
workers-die = Game { $number } lost its worker { $times } times; the tournament stops, and --resume goes on with it.

## The report

report-title = Tournament: { $game }
report-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $decisions } decisions.
report-parameters = Seed { $seed }; options: { $options }; rules { $rules }; Saloon { $version }.
report-schedule = Every deal was played by every group of bots, in every rotation of their seats.
report-intervals = Intervals hold the true value with 95 % confidence: of rates by Wilson, counting every game by itself; of ratings by the Plackett-Luce model, in which everybody begins at 25 and a lead of 6.5 points is a chance of 75 %.
report-ratings = Ratings
report-wins = Win rates
report-pairs = Pair by pair
report-seats = Win rate by seat
report-openings = Win rate by opening
report-openings-about = The first choice of a seat, as records write it; { $shown } of { $all }, the most frequent first.
report-scores = Scores
report-categories = Mean score by category
none = none
seat = Seat { $seat }
total = Total
column-bot = bot
column-against = against
column-games = games
column-wins = wins
column-ahead = ahead
column-rate = rate
column-interval = 95 % interval
column-rating = rating
column-seat-head = seat
column-opening = opening
column-mean = mean
column-deviation = deviation
column-least = least
column-quarter = quarter
column-middle = median
column-three-quarters = three quarters
column-most = most
column-category = category
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
