// @ts-check
// What is told in passing: your turn, what others just did, why something was refused.

import { $, all, first } from "../dom.js";
import { page } from "./page.js";

const NEWS_MS = 2600;
const TOAST_MS = 5000;
const BEGINS_MS = 900;

/**
 * While others move and the drawer is closed, the last thing that happened is told over the board.
 * @param {HTMLElement} move
 */
export function tellNews(move) {
  if (page.looksBack) return;
  $("player-line").innerHTML = first("p", move)?.innerHTML ?? ""; // made by the server, escaped there
  $("player").hidden = false;
  $("player").classList.add("news");
  clearTimeout(page.timers.news);
  page.timers.news = setTimeout(() => {
    if (!page.looksBack) $("player").hidden = true;
  }, NEWS_MS);
}

/** @param {boolean} opened whether the table has only just been opened */
export function yourTurn(opened) {
  if (!page.looksBack) $("player").hidden = true;
  page.table.classList.add("begins");
  setTimeout(() => page.table.classList.remove("begins"), BEGINS_MS);
  if (opened || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(page.state.title, { body: page.say("turn-notice"), tag: `saloon-${page.code}` });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** The browser is asked once, by a button; where it cannot tell or has answered, there is none. */
export function offerNotices() {
  const can = "Notification" in window && Notification.permission === "default" && isSecureContext;
  for (const button of all("[data-do=notify]")) button.hidden = !can;
}

export async function allowNotices() {
  await Notification.requestPermission();
  offerNotices();
}

/** @param {string} text */
export function toast(text) {
  $("toast").textContent = text;
  $("toast").hidden = false;
  clearTimeout(page.timers.toast);
  page.timers.toast = setTimeout(() => {
    $("toast").hidden = true;
  }, TOAST_MS);
}
