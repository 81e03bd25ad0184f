// @ts-check
// Choosing: mouse, finger and keys mean the same.

import { all, first, maybe } from "../dom.js";
import { placeGhost } from "./ghosts.js";
import { closeTip } from "./help.js";
import { reveal } from "./maps.js";
import { light, optionOf } from "./options.js";
import { page } from "./page.js";
import { send } from "./socket.js";

/** @param {string} choice */
export function choose(choice) {
  const { state, number } = page;
  if (page.sent || state.seat === null || page.looksBack) return;
  const anytime = state.aside || state.changing; // fits any moment, or as long as somebody still chooses
  if (!send({ do: state.changing ? "change" : "choose", seat: state.seat, choice, ...(anytime ? {} : { number }) })) return;
  markSent(true);
  closeTip();
  pick(null);
}

/** @param {boolean} sent */
export function markSent(sent) {
  page.sent = sent;
  page.table.classList.toggle("sent", sent);
}

/**
 * A finger selects first and the wide button says what it will do; mouse and keys commit at once, since undo is a key away.
 * Who prefers it otherwise has it otherwise. In a lesson nothing is lost by a slip of the finger either.
 * @param {string} choice
 */
export function touchOrChoose(choice) {
  if (!page.selects || page.picked === choice || page.isLesson) choose(choice);
  else pick(choice);
}

/** @param {string | null} choice */
export function pick(choice) {
  page.picked = choice;
  const commit = maybe("commit");
  const option = optionOf(choice);
  if (commit) {
    commit.textContent = (option ? (option.dataset.commit ?? option.title) : commit.dataset.idle) ?? "";
    commit.setAttribute("aria-disabled", String(!option));
  }
  page.table.classList.toggle("picked", Boolean(option));
  light(choice);
  writePicked(option);
  placeGhost(choice);
  if (!option || choice === null) return;
  option.scrollIntoView({ block: "nearest" });
  reveal(choice);
}

/**
 * What was touched on the board of a phone is read in its sheet, wherever the list does not show it.
 * @param {HTMLElement | undefined} option
 */
function writePicked(option) {
  const box = maybe("picked");
  if (!box) return;
  box.hidden = !option || option.checkVisibility();
  if (box.hidden || !option) return;
  first(".what", box)?.replaceChildren(...all("b, .price, .gist", option).map((each) => each.cloneNode(true)));
  const help = first("[data-help]", box);
  if (help) help.dataset.help = option.dataset.help ?? "";
}
