// @ts-check
// What the buttons of the page do, by their `data-do`.

import { $, maybe } from "../dom.js";
import { openPreferences } from "../preferences.js";
import { closeBook, openAid, openBook } from "./book.js";
import { pick } from "./choosing.js";
import { openDrawer, showSeat } from "./drawer.js";
import { raise } from "./grip.js";
import { closeTip, showKeys } from "./help.js";
import { again, next, pause, playback, stop } from "./looking_back.js";
import { goHome, zoomShown } from "./maps.js";
import { openPlan } from "./plans.js";
import { switchMarks } from "./marks.js";
import { allowNotices, toast } from "./notices.js";
import { page } from "./page.js";
import { showPanel } from "./panels.js";
import { readCorner } from "./reading.js";
import { closeSheet } from "./sheets.js";
import { reconnect, send } from "./socket.js";
import { showOptions, turnTo } from "./tabs.js";

/** @type {Record<string, (data: DOMStringMap) => unknown>} */
export const COMMANDS = {
  undo: () => send({ do: "undo" }),
  restart: () => send({ do: "restart" }),
  reconsider: (data) => send({ do: "reconsider", yes: data.yes === "true" }),
  wish: (data) => send({ do: "wish", count: Number(data.count), text: data.deal }),
  agree: (data) => send({ do: "agree", yes: data.yes === "true" }),
  vote: (data) => send({ do: "vote", seat: Number(data.seat) }),
  back: (data) => send({ do: "back", seat: Number(data.seat) }),
  advise: () => send({ do: "advise", seat: page.state.seat, number: page.number }),
  always: (data) => send({ do: "always", text: data.answer, yes: data.yes === "true" }),
  coach: (data) => send({ do: "coach", yes: data.yes === "true" }),
  standing: showStanding,
  preferences: showPreferences,
  uncover: (data) => send({ do: "uncover", seat: Number(data.seat) }),
  reconnect,
  drawer: (data) => openDrawer(data.tab ?? ""),
  tab: (data) => showTab(data.tab ?? ""),
  rival: (data) => showSeat(Number(data.seat)),
  keys: showKeys,
  aid: readAid,
  rules: (data) => openBook(data.chapter ?? ""),
  shut: () => closeBook(true),
  read: readCorner,
  resign: askToResign,
  close: () => closeTip(true),
  unsheet: () => closeSheet(true),
  theme: () => form("form-theme").requestSubmit(),
  language: (data) => changeLanguage(data.value ?? ""),
  rematch: () => form("form-rematch").submit(),
  notify: allowNotices,
  copy: copyLink,
  playback: (data) => playback(data.since ?? ""),
  stop,
  pause: () => pause(),
  skip: () => next(),
  again,
  options: showOptions,
  raise,
  unpick: () => pick(null),
  step: () => send({ do: "step" }),
  steps: () => send({ do: "step", yes: true }),
  marks: switchMarks,
  panel: (data) => showPanel(data.panel ?? ""),
  plan: (data) => openPlan(data.plan ?? ""),
  own: goHome,
  turn: (data) => glimpse(`p-region-${data.region}`),
  zoom: (data) => zoomShown(Number(data.by)),
};

export function listen() {
  /** @type {HTMLDialogElement} */
  const resign = $("resign");
  resign.addEventListener("close", () => {
    if (resign.returnValue === "yes") send({ do: "resign" });
  });
}

/**
 * @param {string} id
 * @returns {HTMLFormElement}
 */
function form(id) {
  return $(id);
}

/** @param {string} id */
function showTab(id) {
  closeBook();
  closeSheet();
  turnTo(id);
}

/**
 * A strip turns to what it is a glimpse of, and back.
 * @param {string} id
 */
function glimpse(id) {
  if (page.tab === id && page.tabBefore !== null) return showTab(page.tabBefore);
  page.tabBefore = page.tab;
  return showTab(id);
}

/** Whether the menu was open. */
export function closeMenu() {
  /** @type {HTMLDetailsElement | null} */
  const menu = maybe("menu");
  if (!menu?.open) return false;
  menu.open = false;
  return true;
}

function readAid() {
  closeMenu();
  openAid();
}

function showStanding() {
  closeMenu();
  /** @type {HTMLDialogElement} */
  const standing = $("standing");
  standing.showModal();
}

function showPreferences() {
  closeMenu();
  openPreferences();
}

function askToResign() {
  closeMenu();
  /** @type {HTMLDialogElement} */
  const resign = $("resign");
  resign.returnValue = "";
  resign.showModal();
}

/** @param {string} language */
function changeLanguage(language) {
  const wanted = form("form-language");
  /** @type {HTMLInputElement} */ (wanted.elements.namedItem("language")).value = language;
  wanted.submit();
}

async function copyLink() {
  await navigator.clipboard?.writeText(`${location.origin}/t/${page.code}`);
  closeMenu();
  toast(page.say("copied"));
}
