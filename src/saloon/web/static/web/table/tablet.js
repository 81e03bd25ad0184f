// @ts-check
// A tablet: the map takes the whole width, the question and the hand stand in a dock below it, everything else is a panel over the
// map, one touch away.

import { $, all, first } from "../dom.js";
import { fitOpen, fitPanel } from "./frames.js";
import { page } from "./page.js";
import { drawPanelTabs } from "./panels.js";
import { GAP } from "./rows.js";

/** @import { Drawn } from "./frames.js" */

const DOCK_SCALE = 1.115;
const TABS = 68; // pixels that the tabs take of the map
const PADDING = 8;

/** @param {HTMLElement[]} regions those that lie open */
export function layTablet(regions) {
  const stage = $("stage");
  stage.style.gridTemplateColumns = $("regions").style.cssText = "";
  layDock();
  const left = placeTabs(regions[0]);
  const room = { width: stage.clientWidth - 2 * GAP - left, height: stage.clientHeight - 3 * GAP - dockHeight() };
  const plan = fitOpen(regions.map(drawnIn), room);
  regions.forEach((region, index) => {
    const { wide, width, height } = plan.cells[index];
    region.classList.toggle("moves", wide > width + 1 || (wide / drawnIn(region).width) * drawnIn(region).height > height + 1);
    Object.assign(region.style, { width: `${width}px`, height: `${height}px`, order: index, gridArea: "" });
    region.style.setProperty("--wide", `${wide}px`);
  });
  $("regions").classList.toggle("across", plan.across);
  stage.style.setProperty("--board", `${plan.width}px`);
  stage.style.setProperty("--board-height", `${plan.height}px`);
  stage.dataset.drawer = plan.drawer;
  layPanels({ width: plan.width, height: room.height });
  drawPanelTabs();
}

/** A desk lays them out anew. */
export function leaveTablet() {
  if ($("stage").dataset.drawer === undefined) return;
  delete $("stage").dataset.drawer;
  for (const region of all(".region")) region.style.cssText = "";
}

/**
 * @param {HTMLElement} region
 * @returns {Drawn}
 */
function drawnIn(region) {
  const drawing = drawingOf(region);
  const { width, height } = drawing.viewBox.baseVal;
  return { width, height, least: Number(drawing.dataset.map ?? 0) };
}

/**
 * @param {HTMLElement} region
 * @returns {SVGSVGElement & HTMLElement}
 */
function drawingOf(region) {
  return /** @type {any} */ (first("svg[viewBox]", region));
}

function layDock() {
  for (const region of all(".region", $("dock"))) {
    region.style.setProperty("--wide", `${drawingOf(region).viewBox.baseVal.width * DOCK_SCALE}px`);
  }
}

/**
 * The tabs of the panels stand on the empty west of the map, beside it where it has none, or in a dock without a hand. Gives the
 * room that they take from the map.
 * @param {HTMLElement} map
 */
function placeTabs(map) {
  const docked = !$("dock").childElementCount;
  const beside = !docked && drawingOf(map).dataset.west === undefined;
  page.table.classList.toggle("tabs-docked", docked);
  page.table.classList.toggle("tabs-beside", beside);
  return beside ? TABS : 0;
}

function dockHeight() {
  return Math.max(first(".asking")?.offsetHeight ?? 0, $("dock").offsetHeight);
}

/** @param {import("./rows.js").Size} board */
function layPanels(board) {
  const left = page.table.matches(".tabs-docked, .tabs-beside") ? 0 : TABS;
  const room = { width: board.width - left - PADDING, height: board.height - PADDING };
  for (const region of all(".region", $("side"))) region.style.setProperty("--wide", `${fitPanel(drawnIn(region), room)}px`);
}
