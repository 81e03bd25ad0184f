// @ts-check
// The phone's tabs: one region of the board after the other, and the drawer.

import { $, all, first, maybe } from "../dom.js";
import { flash } from "../motion.js";
import { centreLit, drawSmall } from "./maps.js";
import { mainLit } from "./options.js";
import { page } from "./page.js";
import { drawerIsOpen, showLitPanel } from "./panels.js";

const DRAWER = "drawer";

/** @param {HTMLElement[]} regions */
export function drawTabs(regions) {
  if (!regions.length) return;
  const wanted = regions.map((region) => [region.id, tabName(region)]);
  wanted.push([DRAWER, $("drawer").dataset.name ?? ""]);
  const bar = $("tabs");
  const drawn = JSON.stringify(wanted);
  if (bar.dataset.drawn !== drawn) {
    bar.dataset.drawn = drawn;
    bar.replaceChildren(...wanted.map(([id, name]) => tabButton(id, name)));
  }
  const known = wanted.some(([id]) => id === page.tab);
  turnTo(known && page.tab !== null ? page.tab : wanted[0][0]);
}

/**
 * A drawing may have a shorter name for its tab.
 * @param {HTMLElement} region
 */
function tabName(region) {
  const drawing = first("svg", region);
  return drawing?.dataset.tab ?? drawing?.getAttribute("aria-label") ?? $("regions").getAttribute("aria-label") ?? "";
}

/**
 * @param {string} id
 * @param {string} name
 */
function tabButton(id, name) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "ptab", textContent: name });
  Object.assign(button.dataset, { do: "tab", tab: id });
  return button;
}

/** @param {string} id */
export function turnTo(id) {
  page.tab = id;
  markTabs();
  for (const region of $("regions").children) region.classList.toggle("on", region.id === id);
  $("drawer").classList.toggle("on", id === DRAWER);
  $("mapbar").hidden = !(page.phone.matches && maybe(id)?.matches(".pans"));
  drawSmall();
}

/** The tab that is shown, in the bar and among the places that the question names; a dot where something can be chosen. */
export function markTabs() {
  for (const button of all("#tabs [data-tab], .where[data-tab]")) {
    const { tab = "" } = button.dataset;
    const region = maybe(tab);
    button.classList.toggle("on", tab === page.tab);
    button.setAttribute("aria-pressed", String(tab === page.tab));
    button.classList.toggle("has", Boolean(region && mainLit(region).length));
    if (tab === page.tab) button.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

export function turnToDrawer() {
  turnTo(DRAWER);
}

/** Whether the drawer can be seen: on a phone it is one of the tabs. */
export function drawerIsShown() {
  if (page.tablet.matches) return drawerIsOpen();
  return !page.phone.matches || page.tab === DRAWER;
}

/** Opening a table or a new question turns to where most can be chosen, unless something can be chosen here. */
export function showLit() {
  const regions = all(".region", $("regions")).map((region) => ({ region, lit: mainLit(region) }));
  const here = regions.find(({ region, lit }) => region.id === page.tab && lit.length);
  const best = here ?? regions.sort((a, b) => b.lit.length - a.lit.length)[0];
  if (!best?.lit.length) return;
  if (!here) turnTo(best.region.id);
  if (best.region.matches(".pans")) centreLit(best.region, best.lit);
  else best.lit[0].scrollIntoView({ block: "nearest" });
}

/** Where can I choose? On a phone the view goes there; on a desk all of it is in view, and blinks. */
export function showOptions() {
  if (page.phone.matches) return showLit();
  if (page.tablet.matches) showLitPanel();
  for (const each of all("#stage .region [data-choice]")) flash(each);
}
