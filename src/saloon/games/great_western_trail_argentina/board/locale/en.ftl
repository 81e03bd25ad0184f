# What the drawn board says.

board-harbour = Ships and cities
board-trail = Trail and railway
board-foresight = Buenos Aires
board-jobs = Job market
board-depot = depot
board-each = each
board-steps = Steps
board-strength = Strength
board-certificates = Certif.
board-to-build = To build
board-objective = Objective
board-exhaustion = Exhaustion
board-zone-green = green farmers
board-zone-blue = blue farmers
board-zone-orange = orange
board-zone-yellow = yellow farmers
board-pedro = Pedro’s estancia
board-loading = Loading card
board-pile = cards
board-farmers = Farmers
board-ships = Ships
board-quays = Quays
board-spaces = Districts
board-pedro-words = { $name }: { $workers }; grain { $grain }, locomotive { $engine }, farmers { $farmers }, cards { $cards }, discs left { $discs }.
board-pedro-discs = Discs on ships { $ships }; quays { $quays }; districts { $spaces }; stations { $stations }.
tab-harbour = Ships
