// @ts-check
// Panels of a tablet: regions that open over the map, one at a time, each by a tab. A question opens the panel that holds what can
// be chosen, and the answer closes it.

import { $, all, first, maybe } from "../dom.js";
import { isInside } from "./geometry.js";
import { centre } from "./maps.js";
import { mainLit } from "./options.js";
import { page } from "./page.js";

const DRAWER = "drawer";

/** Which panel is open, and whether the question has opened it. */
const open = { id: "", byQuestion: false };

/** A tab for every panel, and for the drawer unless it stands beside the map. */
export function drawPanelTabs() {
  const wanted = all(".region", $("side")).map((region) => [region.id, tabName(region), iconOf(region)]);
  if (!$("stage").dataset.drawer) wanted.push([DRAWER, $(DRAWER).dataset.name ?? "", "recap"]);
  const bar = $("panels");
  const drawn = JSON.stringify(wanted);
  if (bar.dataset.drawn !== drawn) {
    bar.dataset.drawn = drawn;
    bar.replaceChildren(...wanted.map(([id, name, icon]) => tab(id, name, icon)));
  }
  turn(wanted.some(([id]) => id === open.id) ? open.id : "", open.byQuestion);
}

/** @param {HTMLElement} region */
function tabName(region) {
  const drawing = first("svg", region);
  return drawing?.dataset.tab ?? drawing?.getAttribute("aria-label") ?? "";
}

/** @param {HTMLElement} region */
function iconOf(region) {
  return first("svg", region)?.dataset.icon ?? "sheet";
}

/**
 * @param {string} id
 * @param {string} name
 * @param {string} icon
 */
function tab(id, name, icon) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "vtab" });
  Object.assign(button.dataset, { do: "panel", panel: id });
  button.setAttribute("aria-controls", id);
  button.innerHTML = `<svg class="i" width="22" height="22" aria-hidden="true"><use href="#i-${icon}"/></svg><span></span>`;
  button.lastElementChild?.append(name);
  return button;
}

/**
 * @param {string} id nothing closes what is open
 * @param {boolean} byQuestion
 */
function turn(id, byQuestion) {
  Object.assign(open, { id, byQuestion });
  for (const region of $("side").children) region.classList.toggle("open", region.id === id);
  $("drawer").classList.toggle("open", id === DRAWER);
  const shown = maybe(id);
  $("side").dataset.edge = (shown && first("svg", shown)?.dataset.edge) || "";
  for (const button of all(".vtab", $("panels"))) {
    const region = maybe(button.dataset.panel ?? "");
    const on = button.dataset.panel === id;
    button.classList.toggle("on", on);
    button.setAttribute("aria-expanded", String(on));
    button.classList.toggle("has", !on && region !== null && mainLit(region).length > 0);
  }
}

/** @param {string} id */
export function showPanel(id) {
  turn(open.id === id ? "" : id, false);
}

/**
 * Whether one was open.
 */
export function closePanel() {
  if (!page.tablet.matches || !open.id) return false;
  turn("", false);
  return true;
}

/** A new question opens its panel, and what can be chosen comes into view. */
export function followQuestion() {
  turnToQuestion();
  for (const region of [...all(".region", $("regions")), $("side")]) {
    const lit = mainLit(region).filter((thing) => thing.checkVisibility());
    const window = region.getBoundingClientRect();
    if (lit.length && lit.some((thing) => !isInside(thing.getBoundingClientRect(), window))) centre(region, lit);
  }
}

/** The panel with most of its options, unless the map or the hand has some; a panel without any is closed. */
function turnToQuestion() {
  const panels = all(".region", $("side")).map((region) => ({ id: region.id, lit: mainLit(region).length }));
  const here = panels.find(({ id }) => id === open.id);
  if (here?.lit) return turn(here.id, open.byQuestion);
  const onMap = all(".region", $("regions"))
    .concat(all(".region", $("dock")))
    .some((region) => mainLit(region).length);
  const best = panels.sort((a, b) => b.lit - a.lit)[0];
  if (!onMap && best?.lit) return turn(best.id, true);
  return turn(open.byQuestion || (onMap && page.state.turn) ? "" : open.id, false);
}

/** Where things that may be chosen are: the panel that has them opens. */
export function showLitPanel() {
  const lit = all(".region", $("side")).find((region) => mainLit(region).length);
  if (lit) turn(lit.id, true);
}

/** Whether the drawer can be seen. */
export function drawerIsOpen() {
  return open.id === DRAWER || Boolean($("stage").dataset.drawer);
}

export function openDrawerPanel() {
  if (!drawerIsOpen()) turn(DRAWER, false);
}
