// @ts-check
// The line to the server: one socket, taken up again whenever it breaks.

import { $ } from "../dom.js";
import { page } from "./page.js";
import { retryDelay } from "./times.js";

const WATCH_EVERY_MS = 5000;
const PING_AFTER_MS = 15000;
const DEAD_AFTER_MS = 45000;
const NO_SUCH_TABLE = 4404;
const ACCESS_ENDED = 4401;

/** @import { Refused, Show } from "./page.js" */

/** @param {(message: Show | Refused) => void} hear */
export function listen(hear) {
  page.line.hear = hear;
  addEventListener("online", () => {
    if (!page.line.socket) connect();
  });
  addEventListener("offline", () => page.line.socket?.close());
  setInterval(watch, WATCH_EVERY_MS);
  connect();
}

/** At once, because somebody asks for it. */
export function reconnect() {
  page.line.tries = 0;
  connect();
}

function connect() {
  const { line } = page;
  clearTimeout(line.timer);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams({ as: "page", size: page.size, lang: page.language });
  const socket = (line.socket = new WebSocket(`${scheme}://${location.host}/live/${page.code}?${query}`));
  line.fresh = true;
  line.heard = Date.now();
  socket.onmessage = (event) => {
    line.heard = Date.now();
    line.hear(JSON.parse(event.data));
  };
  socket.onclose = (event) => {
    if (socket !== line.socket) return;
    line.socket = null;
    if (event.code === NO_SUCH_TABLE && page.number === null && line.tries > 2) return location.reload();
    // Signed out, or in as somebody else: the page of whoever it is now.
    if (event.code === ACCESS_ENDED) return location.reload();
    line.tries += 1;
    if (line.tries > 1 || page.number !== null) showBroken(true);
    line.timer = setTimeout(connect, retryDelay(line.tries, Math.random()));
  };
}

/**
 * Whether the message could be sent.
 * @param {object} message
 */
export function send(message) {
  const { socket } = page.line;
  if (socket?.readyState !== WebSocket.OPEN || page.table.classList.contains("offline")) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** A line that is dead without saying so is found out by silence. */
function watch() {
  const { socket, heard } = page.line;
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (Date.now() - heard > DEAD_AFTER_MS) socket.close();
  else if (Date.now() - heard > PING_AFTER_MS) socket.send('{"do":"ping"}');
}

/**
 * While the line is broken the board can be read and nothing can be chosen.
 * @param {boolean} broken
 */
export function showBroken(broken) {
  page.table.classList.toggle("offline", broken);
  $("offline").hidden = !broken;
  $("p-ask").inert = broken;
}
