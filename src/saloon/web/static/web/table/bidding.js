// @ts-check
// A bid is set step by step, typed or taken at once; the wide button says it. A rival's bid may raise the sum, but never bids.

import { $, all, around, first, maybe } from "../dom.js";
import { choose } from "./choosing.js";
import { COMMANDS } from "./commands.js";
import { page } from "./page.js";

/** @typedef {[sum: number, shown: string, choice: string, words: string, note: string]} Bid */

const TYPED_MS = 1500;
const FLASH_MS = 900;
const TYPING = "input, textarea, select, #regions, #sheet, #book";

/** What is set, at which auction, and the digits that were typed last. */
const kept = { sale: "", sum: 0, typed: "", at: 0 };

export function listen() {
  COMMANDS["bid-step"] = (data) => step(Number(data.by));
  COMMANDS["bid-set"] = (data) => set(Number(data.sum));
  page.table.addEventListener("shown", follow);
  document.addEventListener("keydown", pressed, true);
}

/** Every sum that can be bid, from the least. @returns {Bid[]} */
function bids() {
  return JSON.parse(maybe("stepper")?.dataset.sums ?? "[]");
}

/** After everything that happens: what was set stays, unless somebody has bid as much. */
function follow() {
  const stepper = maybe("stepper");
  if (!stepper) return;
  const least = bids()[0][0];
  const same = kept.sale === stepper.dataset.sale;
  const raised = same && kept.sum < least;
  if (!same) Object.assign(kept, { sale: stepper.dataset.sale, sum: least, typed: "" });
  set(Math.max(kept.sum, least));
  if (raised) tellRaised(stepper.dataset.raised ?? "");
}

/** @param {string} words */
function tellRaised(words) {
  $("bid-raised").textContent = words;
  $("bid-raised").hidden = false;
  page.table.classList.add("outbid");
  setTimeout(() => page.table.classList.remove("outbid"), FLASH_MS);
}

/** @param {number} by */
function step(by) {
  set(kept.sum + by);
}

/** @param {number} wanted */
function set(wanted) {
  const open = bids();
  const [least, most] = [open[0][0], open[open.length - 1][0]];
  const [sum, shown, choice, words, note] = open[Math.min(Math.max(wanted, least), most) - least];
  kept.sum = sum;
  $("bid-sum").textContent = shown;
  $("bid-after").textContent = note;
  $("bid").dataset.choice = choice;
  /** @type {HTMLElement} */ (first("span", $("bid"))).textContent = words;
  for (const each of all("[data-do=bid-set]", $("stepper"))) {
    each.setAttribute("aria-pressed", String(Number(each.dataset.sum) === sum));
  }
  for (const each of all("[data-do=bid-step]", $("stepper"))) {
    each.toggleAttribute("disabled", sum === (each.dataset.by === "1" ? most : least));
  }
}

/**
 * Before the other keys of the table: here digits type a sum, and the arrows change it.
 * @param {KeyboardEvent} event
 */
function pressed(event) {
  if (!maybe("stepper") || event.ctrlKey || event.metaKey || event.altKey || page.looksBack || page.prefix) return;
  if (around(event, TYPING) || first("dialog[open]") || maybe("uncover")) return;
  const action = actionOf(event);
  if (!action) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  action();
}

/** @param {KeyboardEvent} event */
function actionOf(event) {
  if (event.key === "ArrowUp") return () => step(1);
  if (event.key === "ArrowDown") return () => step(-1);
  if (/^[0-9]$/.test(event.key)) return () => type(event.key, event.timeStamp);
  const onOther = around(event, "button, a, summary");
  if (event.key === "Enter" && (!onOther || onOther.closest("#stepper"))) return () => choose($("bid").dataset.choice ?? "");
  return null;
}

/**
 * Digits that follow one another are one number.
 * @param {string} digit
 * @param {number} now
 */
function type(digit, now) {
  const open = bids();
  const most = open[open.length - 1][0];
  const longer = now - kept.at < TYPED_MS ? kept.typed + digit : digit;
  kept.typed = Number(longer) > most ? digit : longer;
  kept.at = now;
  if (Number(kept.typed) >= open[0][0]) set(Number(kept.typed));
}
