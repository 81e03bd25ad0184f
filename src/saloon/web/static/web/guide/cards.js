// @ts-check
// A dotted word or a drawn piece opens its help card, as at a table.

import { $, around, maybe } from "../dom.js";
import { askHelp, placeTip, writeTip } from "../tip.js";

/** @type {Map<string, import("../tip.js").Help>} */
const told = new Map();
/** @type {HTMLElement | null} */
let explained = null;

export function explainOnClick() {
  document.addEventListener("click", (event) => {
    if (around(event, "#tip-close, #tip .more")) return close();
    if (around(event, "#tip")) return;
    const thing = around(event, "[data-help]");
    if (!thing || event.ctrlKey || event.metaKey || event.shiftKey) return close();
    event.preventDefault();
    if (thing === explained) close();
    else explain(thing);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !$("tip").hidden) close();
  });
  addEventListener("scroll", () => explained && placeTip(explained.getBoundingClientRect(), room()), { passive: true });
}

function room() {
  return { right: innerWidth, bottom: innerHeight };
}

/** @param {HTMLElement} thing */
async function explain(thing) {
  explained = thing;
  const key = thing.dataset.help ?? "";
  const help = await askHelp(($("guide").dataset.helps ?? "").replace("KEY", encodeURIComponent(key)), key, told);
  if (explained !== thing || !help.title) return;
  writeTip(help);
  seeCard(key, help.more);
  placeTip(thing.getBoundingClientRect(), room());
  if (thing.matches("a")) $("tip-close").focus({ preventScroll: true });
}

/**
 * The card itself, if it is listed on this page; a chapter that is being read need not be offered.
 * @param {string} key
 * @param {string | undefined} more
 */
function seeCard(key, more) {
  const card = maybe(`piece-${key}`);
  /** @type {HTMLAnchorElement} */
  const link = $("tip-card");
  link.hidden = !card;
  link.href = `#piece-${key}`;
  const here = explained?.closest(".chapter, .fold");
  if (more && here?.id && new URL(more, location.href).hash === `#${here.id}`) $("tip-more").hidden = true;
}

function close() {
  if ($("tip").hidden) return;
  $("tip").hidden = true;
  if (explained?.matches("a")) explained.focus({ preventScroll: true });
  explained = null;
}
