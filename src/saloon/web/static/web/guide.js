// @ts-check
// How to play: contents that follow the reader, folded chapters that open, help cards, search. Without it the page can be read.

import { openFolds } from "./guide/folds.js";
import { explainOnClick } from "./guide/cards.js";
import { followReader } from "./guide/contents.js";
import { searchable } from "./guide/search.js";

openFolds();
followReader();
explainOnClick();
searchable();
