// @ts-check
// The drawer: recap, log, chat and notes; and the way to another player's things.

import { $, all, first, maybe } from "../dom.js";
import { flash } from "../motion.js";
import { page } from "./page.js";
import { showPanel } from "./panels.js";
import { enlarge, sheet } from "./sheets.js";
import { send } from "./socket.js";
import { drawerIsShown, turnTo } from "./tabs.js";

export function listen() {
  maybe("speak")?.addEventListener("submit", (event) => {
    event.preventDefault();
    /** @type {HTMLInputElement} */
    const speech = $("speech");
    const text = speech.value.trim();
    if (text && send({ do: "say", text })) speech.value = "";
  });
}

/** @param {string} name */
export function openDrawer(name) {
  for (const tab of all("#drawer [role=tab]")) {
    const on = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    $(`drawer-${tab.dataset.tab}`).hidden = !on;
  }
  if (name === "notes") import("./notes.js").then(({ openNotes }) => openNotes()); // most games go without
  const feed = $(`p-drawer-${name}`);
  feed.scrollTop = feed.scrollHeight;
  countUnread();
}

/** @param {number} by */
export function stepDrawer(by) {
  const tabs = all("#drawer [role=tab]");
  const here = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  const next = tabs[(here + by + tabs.length) % tabs.length];
  openDrawer(next.dataset.tab ?? "");
  next.focus();
}

/** How far the chat has been read is remembered for as long as the window is open. */
export function countUnread() {
  const key = `chat-${page.code}`;
  const { chat } = page.state;
  if (!$("drawer-chat").hidden && drawerIsShown() && chat) sessionStorage.setItem(key, String(chat));
  const read = Number(sessionStorage.getItem(key) ?? 0);
  const fresh = all("[id^=c-]", $("p-drawer-chat")).filter((each) => Number(each.id.slice(2)) > read).length;
  $("unread").hidden = !fresh;
  $("unread").textContent = String(fresh);
}

/**
 * Shows what a seat has: its sheet, or where it lies on the board.
 * @param {number} seat
 */
export function showSeat(seat) {
  const own = first(`.region:has(> svg[data-own="${seat}"])`);
  if (own && !page.phone.matches) return own.parentElement === $("side") ? showPanel(own.id) : enlarge(own);
  const piece = all(`:is(#regions, #side, #dock) [data-seat="${seat}"]`)[0];
  if (!piece || (piece.dataset.sheet && sheet(piece.dataset.sheet))) return;
  if (page.phone.matches) turnTo(piece.closest(".region")?.id ?? "");
  piece.scrollIntoView({ block: "nearest", behavior: "smooth" });
  flash(piece);
}
