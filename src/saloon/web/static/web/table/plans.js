// @ts-check
// Plans: a board that does not fit into one screen is drawn in several ways, one at a time. The question opens one of them; a piece
// with `data-do="plan"` opens the one that its `data-plan` names, by a click or by its `data-letter`, until the next question;
// that of the open one has the class `on`.

import { $, all, first } from "../dom.js";
import { send } from "./socket.js";

/** Which key opens which plan. */
export function planKeys() {
  const switches = all("[data-do=plan][data-letter]", $("regions"));
  return Object.fromEntries(switches.map((each) => [each.dataset.letter ?? "", each.dataset.plan ?? ""]));
}

/** The plan that is open; nothing where a board has only one. */
export function shownPlan() {
  return first("[data-do=plan].on", $("regions"))?.dataset.plan ?? "";
}

/** @param {string} plan */
export function openPlan(plan) {
  send({ do: "plan", plan });
}
