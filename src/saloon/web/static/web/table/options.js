// @ts-check
// What may be chosen: in the list of the question and on the board alike.

import { $, all, first, maybe } from "../dom.js";
import { page } from "./page.js";

/** What may be chosen in the list. */
export function options() {
  return all("[data-choice]", $("p-ask"));
}

/** @param {string | null | undefined} choice */
export function optionOf(choice) {
  return options().find((each) => each.dataset.choice === choice);
}

/**
 * What is lit in a region, but for what may be done at any time.
 * @param {HTMLElement} region
 */
export function mainLit(region) {
  return all("[data-choice]", region).filter((each) => !page.state.anytime.includes(each.dataset.choice ?? ""));
}

/**
 * The same choice is lit in the list and on the board, with the way that leads there.
 * @param {string | null} choice
 */
export function light(choice) {
  page.lit = choice;
  writeLead(choice);
  for (const route of all("[data-for]")) route.classList.toggle("on", route.dataset.for === choice);
  for (const each of all(".focus")) if (each.dataset.choice !== choice) each.classList.remove("focus");
  if (choice) for (const each of all(`[data-choice="${CSS.escape(choice)}"]`)) each.classList.add("focus");
}

/**
 * Under a long list: what the lit option leads to; else what all of them have in common.
 * @param {string | null} choice
 */
function writeLead(choice) {
  const lead = maybe("lead");
  if (!lead) return;
  const option = optionOf(choice);
  lead.textContent = (option && first(".gist", option)?.textContent) || (lead.dataset.common ?? "");
}
