// @ts-check
// Clocks run on the page between two messages of the server; times of the chat are those of the reader.

import { all } from "../dom.js";
import { page } from "./page.js";
import { clockText } from "./times.js";

const SHORT_SECONDS = 60;

export function listen() {
  setInterval(tick, 1000);
}

/** The server has just said how much time is left. */
export function setClocks() {
  page.clocksSet = Date.now();
  tick();
}

function tick() {
  const passed = (Date.now() - page.clocksSet) / 1000;
  for (const clock of all("[data-clock]")) {
    const [left, runs] = page.state.clocks[clock.dataset.clock ?? ""] ?? [];
    if (left === undefined) continue;
    const seconds = Math.max(0, Math.floor(left - (runs ? passed : 0)));
    const text = clockText(seconds);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("short", seconds < SHORT_SECONDS);
  }
}

export function writeTimes() {
  /** @type {HTMLTimeElement[]} */
  const times = all("time[data-time]");
  for (const time of times) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString(page.language, { hour: "2-digit", minute: "2-digit" });
  }
}
