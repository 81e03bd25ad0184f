// @ts-check
// The page of a live table: what stands on it, what it shows and what it remembers. All modules of this folder work on this one object.

import { $, first } from "../dom.js";

/**
 * What the server says beside the drawings.
 * @typedef {object} State
 * @property {string} title
 * @property {boolean} turn whether a seat of this reader is asked
 * @property {boolean} over
 * @property {Record<string, string>} keys which key chooses what
 * @property {number | null} seat the seat that chooses
 * @property {string[]} anytime choices beside the main thing
 * @property {boolean} aside whether the choices fit any moment
 * @property {boolean} changing whether a choice replaces a secret answer
 * @property {string[]} advised what a bot would choose
 * @property {Record<string, [left: number, runs: boolean]>} clocks in seconds, by seat
 * @property {number} count how many choices have been made
 * @property {number} chat the last thing that was said
 * @property {Record<string, string>} preferences what this reader chose for every table
 * @property {string[]} regions the regions of the board, in their order
 */
/** @typedef {Record<string, string>} Parts HTML by the id of its element */
/** @typedef {{ kind: "show", number: number, parts: Parts, state: State }} Show a message: the parts that have changed */
/** @typedef {{ kind: "refused", message: string }} Refused a message: why a choice was not accepted */
/** @typedef {{ line: string, parts: Parts }} Step one line told, and the board after it */

class Page {
  table = $("table");
  phone = matchMedia("(max-width: 899px)");
  /** A tablet has a style sheet of its own, which says for which windows; a page without it knows none. */
  tablet = matchMedia(first("link[data-size=tablet]")?.getAttribute("media") ?? "not all");

  /** The moment that the page shows. @type {number | null} */
  number = null;
  /** @type {State} */
  state = {
    title: "",
    turn: false,
    over: false,
    keys: {},
    seat: null,
    anytime: [],
    aside: false,
    changing: false,
    advised: [],
    clocks: {},
    count: 0,
    chat: 0,
    preferences: {},
    regions: [],
  };
  /** The newest HTML of every part, also while the board looks back. @type {Parts} */
  parts = {};

  /** The regions that the board shows, in their order; looking back it may show others. @type {string[]} */
  order = [];

  /** The tab that a phone shows. @type {string | null} */
  tab = null;
  /** The one before, where a strip turns to another. @type {string | null} */
  tabBefore = null;
  /** Selected, not yet committed. @type {string | null} */
  picked = null;
  /** The choice that list and board show alike. @type {string | null} */
  lit = null;
  /** The piece of the board that the keyboard looks at. @type {HTMLElement | null} */
  looked = null;
  /** What had the focus before a sheet was opened. @type {Element | null} */
  opener = null;
  /** How wide each map of a phone is shown. @type {Record<string, number>} */
  mapWidths = {};
  /** The key before, where two keys belong together. */
  prefix = "";
  /** Whether a choice is on its way. */
  sent = false;
  /** Whether the keyboard was used last. */
  byKeys = false;
  /** Whether the last pointer was a finger. */
  finger = false;

  line = {
    /** @type {WebSocket | null} */
    socket: null,
    tries: 0,
    timer: 0,
    heard: 0,
    fresh: true,
    /** @type {(message: Show | Refused) => void} */
    hear: () => {},
  };
  /** When the server last said how much time is left, in milliseconds. */
  clocksSet = 0;
  timers = { news: 0, toast: 0 };
  help = {
    /** What is explained. @type {HTMLElement | null} */
    thing: null,
    /** What the server has told before, by key. @type {Map<string, import("../tip.js").Help>} */
    told: new Map(),
  };
  book = {
    /** The address that it was opened at. */
    open: "",
    /** What had the focus before. @type {Element | null} */
    opener: null,
    /** What was fetched, by its path. @type {Map<string, Promise<Document | null>>} */
    pages: new Map(),
  };
  /** Looking back: what is shown step by step. */
  player = {
    /** @type {Step[] | null} */
    steps: null,
    at: 0,
    timer: 0,
    paused: false,
  };

  get code() {
    return this.table.dataset.code ?? "";
  }

  get language() {
    return this.table.dataset.language ?? "";
  }

  /** @returns {"phone" | "tablet" | "desk"} */
  get size() {
    if (this.phone.matches) return "phone";
    return this.tablet.matches ? "tablet" : "desk";
  }

  /** Whether a touch or a click only selects, and a button commits. */
  get selects() {
    const { confirm } = document.documentElement.dataset;
    return confirm ? confirm === "on" : this.finger;
  }

  get isLesson() {
    return this.table.matches(".lesson");
  }

  get looksBack() {
    return this.player.steps !== null;
  }

  /**
   * A text that came with the page.
   * @param {string} key
   */
  say(key) {
    return this.table.getAttribute(`data-say-${key}`) ?? "";
  }
}

export const page = new Page();
