// @ts-check
// The live table: one socket, parts of the page that change, and three ways to choose (mouse, touch, keys) that mean the same.

import * as counting from "./counting.js";
import { markSent } from "./table/choosing.js";
import * as clocks from "./table/clocks.js";
import * as colours from "./table/colours.js";
import * as commands from "./table/commands.js";
import * as drawer from "./table/drawer.js";
import * as grip from "./table/grip.js";
import * as keys from "./table/keys.js";
import * as layout from "./table/layout.js";
import * as maps from "./table/maps.js";
import * as marks from "./table/marks.js";
import { toast } from "./table/notices.js";
import { page } from "./table/page.js";
import * as pinch from "./table/pinch.js";
import * as pointer from "./table/pointer.js";
import * as reading from "./table/reading.js";
import { show } from "./table/show.js";
import * as socket from "./table/socket.js";
import * as sounds from "./table/sounds.js";
import * as zoom from "./table/zoom.js";

/** @import { Refused, Show } from "./table/page.js" */

/** @param {Show | Refused} message */
function hear(message) {
  if (message.kind === "show") {
    page.line.tries = 0;
    socket.showBroken(false);
    show(message);
  } else if (message.kind === "refused") {
    markSent(false);
    toast(message.message);
  }
}

/** The sprite of the drawings is fetched once and kept by the browser. */
async function fetchSprite() {
  const answer = await fetch(page.table.dataset.sprite ?? "");
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  const drawings = document.importNode(sprite, true);
  document.body.prepend(drawings);
  colours.listen(drawings);
}

for (const part of [
  counting,
  clocks,
  commands,
  drawer,
  grip,
  keys,
  layout,
  maps,
  marks,
  pinch,
  pointer,
  reading,
  sounds,
  zoom,
]) {
  part.listen();
}
fetchSprite();
socket.listen(hear);
