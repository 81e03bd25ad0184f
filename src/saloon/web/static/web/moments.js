// @ts-check
// Auctions and duels: only at tables of games that have them.

import * as bidding from "./table/bidding.js";
import * as reveals from "./table/reveals.js";

for (const part of [bidding, reveals]) part.listen();
