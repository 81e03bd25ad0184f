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
board-quay = quay
board-yours = yours
board-needs = needs { $value }
board-buenos-aires = Buenos Aires
board-delivery = Delivery
board-income = Income
board-loading-step = Loading
board-foresight-of = Foresight { $letter }
board-certificates-long = certificates
board-hand-discarded = then the hand is discarded; exhaustion goes back to its pile
board-to-come = { $count } to come
board-free = free
board-row = row { $row }
board-free-places = { $count } free
board-space-of = space { $space }
board-zone-full = zone full
board-open-map = Look at the map
board-open-sheet = Buenos Aires
board-meter = { $have } of { $need } needed · always { $fixed }, cards { $cards }
board-meter-brings = { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
}, +${ $dollars } · { $exhaustion ->
    [0] no exhaustion card
    [one] { $exhaustion } exhaustion card
   *[other] { $exhaustion } exhaustion cards
}
board-bought = Bought, and to come
