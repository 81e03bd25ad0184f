// @ts-check
// The keyboard: everything can be played, looked at and explained with it.

import { $, all, around, first, maybe } from "../dom.js";
import { announce, chosenBy } from "./announcing.js";
import { closeBook, openAid } from "./book.js";
import { choose, pick } from "./choosing.js";
import { closeMenu } from "./commands.js";
import { showSeat, stepDrawer } from "./drawer.js";
import { comeDown, raise } from "./grip.js";
import { closeTip, explain, explainFocus } from "./help.js";
import { meaning, meaningLookingBack, nextOf, TAKE } from "./keymap.js";
import { again, next, pause, stop } from "./looking_back.js";
import { light, optionOf } from "./options.js";
import { page } from "./page.js";
import { closePanel, openDrawerPanel } from "./panels.js";
import { openPlan, planKeys } from "./plans.js";
import { closeSheet, sheet, shrink } from "./sheets.js";
import { showOptions, turnToDrawer } from "./tabs.js";
import { pan, unzoom, zoomBoard } from "./zoom.js";

/** @import { Focus } from "./keymap.js" */

const BOARD = "#regions, #side, #sheets";
const LOOKED_AT = "[data-help], [data-why], [data-choice], [data-sheet]";
const SCROLLS = ".feed, .menu, #regions, #side, #sheet, #book";
const PRESSED = "button, a, summary";
const TYPING = "input, textarea, select";

/** @type {Record<string, (value: any) => unknown>} */
const ACTIONS = {
  seat: showSeat,
  tab: stepDrawer,
  look: lookAt,
  seek: (by) => lookAt(by, true),
  take: takeLooked,
  sheet,
  explain: () => page.looked && explain(page.looked),
  option: focusOption,
  choose,
  help: explainFocus,
  escape,
  undo: () => press(first("[data-do=reconsider]", $("p-ask")) ? "reconsider" : "undo"),
  restart: () => press("restart"),
  advise: () => press("advise"),
  rules: () => press("rules"),
  aid: openAid,
  drawer: nextInDrawer,
  rivals: () => (page.prefix = "p"),
  board: toBoard,
  options: showOptions,
  plan: openPlan,
  zoom: zoomBoard,
  pan,
  press,
};

/** @type {Record<string, () => unknown>} */
const PLAYER = { pause: () => pause(), next: () => next(), again, stop };

export function listen() {
  document.addEventListener("keydown", pressed);
  for (const id of ["regions", "side", "sheets"]) {
    $(id).addEventListener("blur", () => page.looked?.classList.remove("looked"));
  }
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || around(event, TYPING) || first("dialog[open]")) return;
  page.byKeys = true;
  page.finger = false;
  page.table.classList.add("by-keys");
  const action = page.looksBack ? playerAction(event) : tableAction(event);
  if (!action) return;
  event.preventDefault();
  action();
}

/** @param {KeyboardEvent} event */
function playerAction(event) {
  const name = meaningLookingBack(event.key, Boolean(around(event, "#player")));
  return name && PLAYER[name];
}

/** @param {KeyboardEvent} event */
function tableAction(event) {
  const focus = focusOf(event);
  page.prefix = "";
  const found = meaning(event.shiftKey && event.key === "Enter" ? TAKE : event.key, focus);
  return found && (() => ACTIONS[found[0]](found[1]));
}

/**
 * @param {KeyboardEvent} event
 * @returns {Focus}
 */
function focusOf(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const looked = page.looked?.isConnected ? page.looked : null;
  const place = placeOf(target);
  /** @type {HTMLElement | null | undefined} */
  const strip = place === "board" ? looked?.closest("[data-sheet]") : target;
  return {
    prefix: page.prefix,
    place,
    sheet: strip?.dataset.sheet,
    shift: event.shiftKey,
    looked: looked !== null,
    choices: maybe("uncover") ? {} : page.state.keys,
    plans: planKeys(),
    steps: first("[data-do=step]", $("p-ask")) !== null && !target.closest(PRESSED),
  };
}

/**
 * On a phone the arrows scroll the board.
 * @param {HTMLElement} target
 * @returns {Focus["place"]}
 */
function placeOf(target) {
  if (target.closest("[role=tablist]")) return "tabs";
  if (target.matches(BOARD) && !page.phone.matches) return "board";
  return target.closest(SCROLLS) ? "scrolls" : "";
}

/**
 * Presses a button of the question, if it has it.
 * @param {string} name
 */
function press(name) {
  first(`[data-do="${name}"]`, $("p-ask"))?.click();
}

/** @param {number} by */
function focusOption(by) {
  raise();
  const skipped = (/** @type {HTMLElement} */ each) => each.id === "commit" || each.matches(".info, .counsel button");
  const found = all("button, a, summary", $("p-ask")).filter((each) => each.checkVisibility() && !skipped(each));
  const here = found.findIndex((each) => each === document.activeElement);
  if (found.length) found[nextOf(here, by, found.length)].focus();
}

/**
 * Every piece of the board that has something to say can be reached and explained without a mouse.
 * @param {number} by
 * @param {boolean} lit whether only what can be chosen is looked at, if there is any
 */
function lookAt(by, lit = false) {
  const pieces = shownRegions().flatMap((region) => all(LOOKED_AT, region));
  if (!pieces.length) return;
  page.looked?.classList.remove("looked");
  const anywhere = !lit || !pieces.some(canBeChosen);
  let at = page.looked ? pieces.indexOf(page.looked) : -1;
  do at = nextOf(at, by, pieces.length);
  while (!anywhere && !canBeChosen(pieces[at]));
  const piece = (page.looked = pieces[at]);
  piece.classList.add("looked");
  if (piece.closest(".zoomed, .moves")) piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  light(chosenBy(piece));
  announce(piece);
  if (!$("tip").hidden) explain(piece);
}

/** @param {HTMLElement} piece */
function canBeChosen(piece) {
  return piece.matches("[data-choice]");
}

/** What the keyboard looks at is chosen, where it can be. */
function takeLooked() {
  const choice = page.looked && chosenBy(page.looked);
  if (choice && optionOf(choice)) choose(choice);
}

/** From the hand upwards, then the side; or what is open on a sheet. */
function shownRegions() {
  if (!$("sheet").hidden) return all(".on", $("sheets"));
  const regions = [...$("dock").children, ...[...$("regions").children].reverse(), ...$("side").children];
  return regions.filter((region) => region.checkVisibility());
}

function toBoard() {
  ($("sheet").hidden ? $("regions") : $("sheets")).focus();
  lookAt(page.looked?.isConnected ? 0 : 1);
}

function nextInDrawer() {
  if (page.phone.matches) turnToDrawer();
  if (page.tablet.matches) openDrawerPanel();
  stepDrawer(1);
}

function escape() {
  if (closeMenu()) return;
  if (!$("tip").hidden) closeTip(true);
  else if (!$("book").hidden) closeBook(true);
  else if (!$("sheet").hidden) closeSheet(true);
  else if (!closePanel() && !shrink() && !unzoom() && !comeDown()) pick(null);
}
