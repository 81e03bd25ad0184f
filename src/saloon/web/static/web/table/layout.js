// @ts-check
// Lays out the regions of the board: a desk shows all of them at once, a tablet some of them, a phone one after the other.

import { $, all, first, maybe } from "../dom.js";
import { zoom } from "./maps.js";
import { page } from "./page.js";
import { arrange, GAP } from "./rows.js";
import { closeSheet } from "./sheets.js";
import { send } from "./socket.js";
import { layTablet, leaveTablet } from "./tablet.js";
import { drawTabs } from "./tabs.js";

export function listen() {
  const observer = new ResizeObserver(lay);
  for (const each of [$("stage"), first(".asking"), $("dock")]) if (each) observer.observe(each);
  for (const media of [page.phone, page.tablet]) {
    media.addEventListener("change", () => {
      send({ do: "size", size: page.size });
      lay();
    });
  }
}

export function lay() {
  bringHome();
  const regions = all(":scope > *", $("regions")).reverse();
  /** @type {(SVGSVGElement | null)[]} */
  const drawings = regions.map((region) => first("svg[viewBox]", region));
  for (const region of regions) letPan(region);
  drawTabs(regions);
  const drawn = drawings.filter((drawing) => drawing !== null);
  if (page.phone.matches || !regions.length || drawn.length < regions.length) {
    page.table.classList.toggle("words", drawn.length < regions.length);
    return layOneByOne(regions);
  }
  if (page.tablet.matches) return layTablet(regions);
  leaveTablet();
  return layTogether(regions, drawn);
}

/**
 * A map that is wider than a phone scrolls, by the arrows too.
 * @param {HTMLElement} region
 */
function letPan(region) {
  const pans = page.phone.matches && first("svg[data-map]", region) !== null;
  region.classList.toggle("pans", pans);
  if (pans) region.tabIndex = 0;
  else region.removeAttribute("tabindex");
}

/** @param {HTMLElement[]} regions */
function layOneByOne(regions) {
  $("stage").style.cssText = $("regions").style.cssText = "";
  for (const region of regions) region.style.cssText = "";
  for (const region of regions) if (region.matches(".pans")) zoom(region);
}

/**
 * Regions of a desk fill the window together, in their own proportions; narrow ones share a row.
 * @param {HTMLElement[]} regions
 * @param {SVGSVGElement[]} drawings
 */
function layTogether(regions, drawings) {
  const stage = $("stage");
  const room = { width: stage.clientWidth, height: stage.clientHeight };
  const plan = arrange(
    drawings.map((drawing) => drawing.viewBox.baseVal),
    room,
  );
  stage.style.gridTemplateColumns = `${plan.width}px ${plan.side}px`;
  stage.style.setProperty("--side", `${plan.side}px`);
  stage.style.setProperty("--laid", `${plan.width + GAP + plan.side}px`);
  $("regions").style.gridTemplateRows = plan.heights.map((each) => `${each}px`).join(" ");
  $("regions").style.gridTemplateColumns = `repeat(${plan.columns}, minmax(0, 1fr))`;
  plan.areas.forEach(({ row, column, span }, index) => {
    regions[index].style.gridArea = `${row} / ${column} / span 1 / span ${span}`;
  });
}

/**
 * Where a region belongs: on the board, in the right column of a desk, on a sheet that is opened over the board, or in the strip of a phone.
 * @param {HTMLElement} region
 */
function home(region) {
  const wanted = first("svg", region)?.dataset.place;
  if (wanted === "sheet") return $("sheets");
  if (wanted === "strip") return $("strip");
  if (wanted === "dock") return $("dock");
  return wanted === "panel" || (wanted === "side" && !page.phone.matches) ? $("side") : $("regions");
}

function bringHome() {
  /** @type {HTMLElement | null} */
  let before = null;
  for (const id of page.order) {
    const region = maybe(id);
    if (!region) continue;
    const at = home(region);
    if (at !== $("regions")) {
      if (region.parentElement !== at) at.append(region);
      continue;
    }
    // The board is read from the last region upwards and seen from the first downwards.
    if (region.parentElement !== at || region.nextElementSibling !== before) at.insertBefore(region, before);
    before = region;
  }
  if (!$("sheet").hidden && !first(".on", $("sheets"))) closeSheet(true);
  /** @type {SVGSVGElement[]} */
  const aside = all(".region > svg", $("side"));
  for (const drawing of aside) {
    // Low desks do not enlarge it.
    drawing.parentElement?.style.setProperty("--natural", `${drawing.viewBox.baseVal.width}px`);
  }
  $("stage").classList.toggle("sided", $("side").childElementCount > 0);
}
