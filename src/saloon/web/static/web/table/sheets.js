// @ts-check
// Sheets: regions that are opened over the board.

import { $, first, maybe } from "../dom.js";
import { closeBook } from "./book.js";
import { closeTip } from "./help.js";
import { page } from "./page.js";

/**
 * Opens a sheet, or closes it if it is the open one; false if there is no such sheet.
 * @param {string} name
 */
export function sheet(name) {
  const region = maybe(`p-region-${name}`);
  if (region?.parentElement !== $("sheets")) return false;
  if (!$("sheet").hidden && region.matches(".on")) closeSheet(true);
  else open(region);
  return true;
}

/** @param {HTMLElement} region */
function open(region) {
  closeBook();
  if ($("sheet").hidden) page.opener = document.activeElement;
  for (const each of $("sheets").children) each.classList.toggle("on", each === region);
  $("sheet-title").textContent = first("svg", region)?.getAttribute("aria-label") ?? "";
  $("sheet").hidden = false;
  closeTip();
  $("sheets").focus({ preventScroll: true });
}

/**
 * What lies before the player is enlarged over the map, or put back.
 * @param {HTMLElement} region
 */
export function enlarge(region) {
  if (shrink()) return;
  closeSheet();
  region.classList.add("large");
}

/** Whether something was enlarged. */
export function shrink() {
  const region = first(".region.large");
  region?.classList.remove("large");
  return region !== null;
}

/** @param {boolean} back whether the focus goes back to where it was */
export function closeSheet(back = false) {
  if ($("sheet").hidden) return;
  $("sheet").hidden = true;
  if (page.looked?.closest("#sheets")) page.looked = null;
  if (back) focusBefore().focus({ preventScroll: true });
  page.opener = null;
}

function focusBefore() {
  const { opener } = page;
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : $("regions");
}
