// @ts-check
// Shows what the server sends: the parts that have changed, and what follows from them.

import { $, all, first, maybe, sounds } from "../dom.js";
import { roll } from "../dice.js";
import { morph } from "../morph.js";
import { look, travel } from "../motion.js";
import { prefer } from "../preferences.js";
import { markSent, pick } from "./choosing.js";
import { setClocks, writeTimes } from "./clocks.js";
import { countUnread } from "./drawer.js";
import { begin } from "./grip.js";
import { lay } from "./layout.js";
import { offerNotices, tellNews, yourTurn } from "./notices.js";
import { reveal } from "./maps.js";
import { light, optionOf, options } from "./options.js";
import { page } from "./page.js";
import { followQuestion } from "./panels.js";
import { shownPlan } from "./plans.js";
import { closeSheet } from "./sheets.js";
import { drawerIsShown, markTabs, showLit } from "./tabs.js";

/** @import { Parts, Show } from "./page.js" */

const FEED_END_PX = 30;
const REGION = "p-region-";
const LOG = "p-log-";

/** @param {Show} message */
export function show(message) {
  const opened = page.number === null;
  const turned = message.state.turn && !page.state.turn;
  page.number = message.number;
  markSent(false);
  if (page.line.fresh) forget(message.parts);
  page.line.fresh = false;
  Object.assign(page.parts, message.parts);
  page.state = message.state;
  prefer(page.state.preferences);
  if (!page.looksBack) page.order = page.state.regions;
  putKeepingFocus(message.parts, opened);
  begin();
  if (page.picked) pick(optionOf(page.picked) ? page.picked : null);
  showAdvice();
  uncover(turned);
  document.title = page.state.title;
  page.table.classList.toggle("turn", page.state.turn);
  page.table.classList.toggle("over", page.state.over);
  setClocks();
  countUnread();
  if (turned) yourTurn(opened);
  markTabs();
  if (page.tablet.matches && "p-ask" in message.parts) followQuestion();
  if (page.phone.matches && page.state.turn && (turned || "p-ask" in message.parts)) showLit();
  page.table.dispatchEvent(new Event("shown"));
}

/**
 * Whoever chooses by keys goes on with the next question.
 * @param {Parts} parts
 * @param {boolean} opened
 */
function putKeepingFocus(parts, opened) {
  const focused = document.activeElement?.closest("#p-ask") ? document.activeElement : null;
  put(parts, opened);
  if (focused && !focused.isConnected && page.byKeys) options()[0]?.focus({ preventScroll: true });
}

/** What a bot advises is seen, in the list and on the board. */
function showAdvice() {
  first(".odds.best", $("p-ask"))?.closest("[data-choice]")?.scrollIntoView({ block: "nearest" });
  const { advised } = page.state;
  if (advised.length) reveal(advised[0]);
  for (const each of all(".can[data-choice]", $("stage"))) {
    each.classList.toggle("advised", advised.includes(each.dataset.choice ?? ""));
  }
}

/**
 * A hand that is covered is uncovered before anything else; a sheet covers all of a phone's board.
 * @param {boolean} turned
 */
function uncover(turned) {
  const cover = maybe("uncover");
  if (cover || (turned && page.phone.matches)) closeSheet();
  if (cover && document.activeElement !== cover) cover.focus({ preventScroll: true });
}

/**
 * After a new connection the parts that it does not bring are gone.
 * @param {Parts} fresh
 */
function forget(fresh) {
  for (const id of Object.keys(page.parts)) {
    if (id in fresh) continue;
    delete page.parts[id];
    maybe(id)?.remove();
  }
}

/**
 * Puts new parts in their places. While the board looks back, it stays as it is.
 * @param {Parts} parts
 * @param {boolean} opened whether the page has just been opened: nothing moves then, and nothing is news
 */
export function put(parts, opened = false) {
  const changed = Object.entries(parts).filter(([id]) => !(page.looksBack && id.startsWith(REGION)));
  const ids = changed.map(([id]) => id);
  const onBoard = ids.some((id) => id.startsWith(REGION));
  const plan = shownPlan();
  const seen = onBoard && !opened ? look($("stage")) : null;
  const news = changed.flatMap(([id, html]) => putPart(id, html));
  if (!opened) tell(news);
  if (onBoard) lay();
  if (seen && plan === shownPlan()) travel($("stage"), seen); // on another plan everything lies elsewhere
  if (ids.includes("p-ask") || ids.includes("p-top")) offerNotices();
  if (ids.includes("p-drawer-chat")) writeTimes();
  light(page.lit);
}

/**
 * Gives the lines that are new in the log. A feed that shows its end goes on showing it.
 * @param {string} id
 * @param {string} html
 * @returns {HTMLElement[]}
 */
function putPart(id, html) {
  const element = maybe(id) ?? place(id);
  if (!element) return [];
  const feed = element.closest(".feed");
  const atEnd = feed && feed.scrollTop + feed.clientHeight >= feed.scrollHeight - FEED_END_PX;
  const lines = element.childElementCount;
  if (html === "" && (id.startsWith(REGION) || id.startsWith(LOG))) element.remove();
  else morph(element, html);
  if (atEnd) feed.scrollTop = feed.scrollHeight;
  return id.startsWith(LOG) ? all(":scope > *", element).slice(lines) : [];
}

/**
 * The board as it was may have other regions: a plan may lie over it now.
 * @param {string[]} regions
 */
export function keepRegions(regions) {
  page.order = regions;
  for (const region of all(".region")) if (!regions.includes(region.id)) region.remove();
  for (const id of regions) if (!maybe(id)) place(id);
}

/** @param {HTMLElement[]} news */
function tell(news) {
  if (first(`#p-reveal [data-at="${page.state.count}"]`)) return; // a card shows it
  const withDice = news.filter((move) => first(".dice", move));
  if (withDice.length) sounds("dice");
  if (!page.looksBack) roll($("regions"), withDice);
  const last = news.at(-1);
  if (last && !drawerIsShown() && !page.state.turn) tellNews(last);
}

/**
 * Places for parts that come and go: regions of the board, pieces of the log in their order.
 * @param {string} id
 */
function place(id) {
  const element = document.createElement(id.startsWith(REGION) ? "section" : "div");
  element.id = id;
  if (id.startsWith(REGION)) {
    element.className = "region";
    $("regions").prepend(element);
    return element;
  }
  if (!id.startsWith(LOG)) return null;
  const log = $("p-drawer-log");
  log.insertBefore(element, [...log.children].find((other) => numberOf(other.id) > numberOf(id)) ?? null);
  return element;
}

/** @param {string} id of a piece of the log */
function numberOf(id) {
  return Number(id.slice(LOG.length));
}
