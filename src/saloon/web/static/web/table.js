// The live table: one socket, parts of the page that change, and three ways to choose (mouse, touch, keys) that mean the same.

import { morph } from "./morph.js";
import { count, flash, look, roll, travel } from "./motion.js";

const $ = (id) => document.getElementById(id);
const table = $("table");
const code = table.dataset.code;
const phone = matchMedia("(max-width: 899px)");
const say = (key) => table.dataset["say" + key.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())];

let number = null; // the moment that the page shows
let state = { keys: {}, seat: null, turn: false, clocks: {} };
let parts = {}; // the newest HTML of every part, also while the board looks back
let picked = null; // on a touch screen: selected, not yet committed
let sent = false; // a choice is on its way
let byKeys = false; // whether the keyboard was used last
let finger = false; // whether the last pointer was a finger

// ------------------------------------------------------------ the socket

const line = { socket: null, tries: 0, timer: 0, heard: 0, fresh: true };

function connect() {
  clearTimeout(line.timer);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams({ as: "page", size: size(), lang: table.dataset.language });
  const socket = (line.socket = new WebSocket(`${scheme}://${location.host}/live/${code}?${query}`));
  line.fresh = true;
  line.heard = Date.now();
  socket.onmessage = (event) => {
    line.heard = Date.now();
    hear(JSON.parse(event.data));
  };
  socket.onclose = (event) => {
    if (socket !== line.socket) return;
    line.socket = null;
    if (event.code === 4404 && number === null && line.tries > 2) return location.reload();
    line.tries += 1;
    if (line.tries > 1 || number !== null) offline(true);
    const wait = Math.min(10000, 400 * 2 ** Math.min(line.tries, 5)) * (0.7 + Math.random() * 0.6);
    line.timer = setTimeout(connect, wait);
  };
}

function send(message) {
  if (line.socket?.readyState !== WebSocket.OPEN || table.classList.contains("offline")) return false;
  line.socket.send(JSON.stringify(message));
  return true;
}

// A line that is dead without saying so is found out by silence.
setInterval(() => {
  if (line.socket?.readyState !== WebSocket.OPEN) return;
  if (Date.now() - line.heard > 45000) line.socket.close();
  else if (Date.now() - line.heard > 15000) line.socket.send('{"do":"ping"}');
}, 5000);
addEventListener("online", () => { if (!line.socket) connect(); });
addEventListener("offline", () => line.socket?.close());

function offline(away) {
  table.classList.toggle("offline", away);
  $("offline").hidden = !away;
  $("p-ask").inert = away;
}

function hear(message) {
  if (message.kind === "show") {
    line.tries = 0;
    offline(false);
    show(message);
  } else if (message.kind === "refused") {
    sent = false;
    table.classList.remove("sent");
    toast(message.message);
  }
}

// ------------------------------------------------------------ showing

function show(message) {
  const first = number === null;
  const turned = message.state.turn && !state.turn;
  number = message.number;
  sent = false;
  table.classList.remove("sent");
  if (line.fresh) forget(message.parts);
  line.fresh = false;
  Object.assign(parts, message.parts);
  state = message.state;
  const focused = document.activeElement?.closest("#p-ask") ? document.activeElement : null;
  put(message.parts, { still: first });
  if (picked && !options().some((option) => option.dataset.choice === picked)) pick(null);
  else if (picked) pick(picked);
  $("p-ask").querySelector(".odds.best")?.closest("[data-choice]").scrollIntoView({ block: "nearest" }); // what a bot advises is seen
  if (focused && !focused.isConnected && byKeys) options()[0]?.focus({ preventScroll: true });
  const cover = $("uncover");
  if (cover || (turned && phone.matches)) closeSheet(); // a sheet covers all of a phone's board
  if (cover && document.activeElement !== cover) cover.focus({ preventScroll: true });
  document.title = state.title;
  table.classList.toggle("turn", state.turn);
  table.classList.toggle("over", state.over);
  tick();
  unread();
  if (turned) yourTurn(first);
  if (phone.matches && state.turn && (turned || "p-ask" in message.parts)) showLit();
}

// After a new connection the parts that it does not bring are gone.
function forget(fresh) {
  for (const id of Object.keys(parts)) {
    if (id in fresh) continue;
    delete parts[id];
    $(id)?.remove();
  }
}

function put(changed, { still = false } = {}) {
  if (player.frames) changed = Object.fromEntries(Object.entries(changed).filter(([id]) => !id.startsWith("p-region-")));
  const moving = !still && Object.keys(changed).some((id) => id.startsWith("p-region-"));
  const seen = moving ? look($("stage")) : null;
  const fresh = [];
  for (const [id, html] of Object.entries(changed)) {
    const element = $(id) ?? place(id);
    if (!element) continue;
    const feed = element.closest(".feed");
    const low = feed && feed.scrollTop + feed.clientHeight >= feed.scrollHeight - 30;
    const lines = id.startsWith("p-log-") ? element.childElementCount : 0;
    if (html === "" && /^p-(region|log)-/.test(id)) element.remove();
    else morph(element, html);
    if (id.startsWith("p-log-") && !still) fresh.push(...[...element.children].slice(lines));
    if (low) feed.scrollTop = feed.scrollHeight;
  }
  const told = fresh.at(-1);
  if (!player.frames) roll($("regions"), fresh.filter((move) => move.querySelector(".dice")));
  if (told && phone.matches && tab !== "drawer" && !state.turn) news(told);
  if (Object.keys(changed).some((id) => id.startsWith("p-region-"))) lay();
  if (seen) travel($("stage"), seen);
  if ("p-ask" in changed || "p-top" in changed) permission();
  if ("p-drawer-chat" in changed) times();
  light(lit);
}

// Places for parts that come and go: regions of the board, pieces of the log.
function place(id) {
  const element = document.createElement(id.startsWith("p-region-") ? "section" : "div");
  element.id = id;
  if (id.startsWith("p-region-")) {
    element.className = "region";
    $("regions").prepend(element); // read from the hand upwards, seen from the Line downwards
  } else if (id.startsWith("p-log-")) {
    const after = [...$("p-drawer-log").children].find((other) => Number(other.id.slice(6)) > Number(id.slice(6)));
    $("p-drawer-log").insertBefore(element, after ?? null);
  } else return null;
  return element;
}

const GAP = 8;

// Where a region belongs: on the board, in the right column of a desk, or on a sheet that is opened over the board.
function home(region) {
  const wish = region.querySelector("svg")?.dataset.place;
  if (wish === "sheet") return $("sheets");
  return wish === "side" && !phone.matches ? $("side") : $("regions");
}

function bringHome() {
  const order = Object.keys(parts).filter((id) => $(id)?.matches(".region"));
  order.forEach((id, index) => {
    const [region, at] = [$(id), home($(id))];
    if (region.parentElement === at) return;
    const next = at === $("regions") ? [...at.children].find((other) => order.indexOf(other.id) < index) : null;
    at.insertBefore(region, next ?? null);
  });
  if (!$("sheet").hidden && !$("sheets").querySelector(".on")) closeSheet(true);
  for (const drawing of $("side").querySelectorAll(".region > svg")) {
    drawing.parentElement.style.setProperty("--natural", `${drawing.viewBox.baseVal.width}px`); // low desks do not enlarge it
  }
  $("stage").classList.toggle("sided", $("side").childElementCount > 0);
}

// Regions of a desk fill the window together, in their own proportions; narrow ones share a row. On a phone they are tabs.
function lay() {
  bringHome();
  const regions = [...$("regions").children].reverse();
  const drawings = regions.map((region) => region.querySelector("svg[viewBox]"));
  for (const region of regions) {
    const pans = phone.matches && Boolean(region.querySelector("svg[data-map]"));
    region.classList.toggle("pans", pans);
    if (pans) region.tabIndex = 0; // the arrows scroll it
    else region.removeAttribute("tabindex");
  }
  tabs(regions);
  const stage = $("stage");
  if (phone.matches || !regions.length || drawings.some((drawing) => !drawing)) {
    stage.style.gridTemplateColumns = $("regions").style.cssText = "";
    for (const region of regions) region.style.cssText = "";
    for (const region of regions) if (region.matches(".pans")) zoom(region);
    table.classList.toggle("words", drawings.some((drawing) => !drawing));
    return;
  }
  const boxes = drawings.map((drawing) => drawing.viewBox.baseVal);
  const full = Math.max(...boxes.map((box) => box.width));
  const rows = [];
  boxes.forEach((box, index) => {
    const row = rows.at(-1);
    if (row && row.width + box.width <= full * 1.01) Object.assign(row, { width: row.width + box.width, items: [...row.items, index] });
    else rows.push({ width: box.width, items: [index] });
  });
  const heights = rows.map((row) => Math.max(...row.items.map((index) => boxes[index].height)));
  const width = stage.clientWidth - 3 * GAP;
  const height = stage.clientHeight - 2 * GAP - GAP * (rows.length - 1);
  const scale = Math.min((width - 320) / full, height / heights.reduce((sum, each) => sum + each, 0));
  const side = Math.max(320, Math.min(440, width - full * scale));
  stage.style.gridTemplateColumns = `${full * scale}px ${side}px`;
  $("regions").style.gridTemplateRows = heights.map((each) => `${each * scale}px`).join(" ");
  $("regions").style.gridTemplateColumns = `repeat(${Math.round(full)}, minmax(0, 1fr))`;
  rows.forEach((row, line) => {
    let column = 1;
    for (const index of row.items) {
      const wide = Math.round((boxes[index].width / row.width) * full);
      regions[index].style.gridArea = `${line + 1} / ${column} / span 1 / span ${wide}`;
      column += wide;
    }
  });
}

new ResizeObserver(lay).observe($("stage"));
phone.addEventListener("change", () => {
  send({ do: "size", size: size() });
  lay();
});

function size() {
  return phone.matches ? "phone" : "desk";
}

// ------------------------------------------------------------ the phone's tabs

let tab = null;

// A drawing may have a shorter name for its tab.
function tabName(drawing) {
  return drawing?.dataset.tab ?? drawing?.getAttribute("aria-label");
}

function tabs(regions) {
  if (!regions.length) return;
  const wanted = regions.map((region) => [region.id, tabName(region.querySelector("svg")) ?? $("regions").getAttribute("aria-label")]);
  wanted.push(["drawer", $("tab-recap").textContent.trim()]);
  const bar = $("tabs");
  const drawn = JSON.stringify(wanted);
  if (bar.dataset.drawn !== drawn) {
    bar.dataset.drawn = drawn;
    bar.replaceChildren(...wanted.map(([id, name]) => {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", className: "ptab", textContent: name });
      Object.assign(button.dataset, { do: "tab", tab: id });
      return button;
    }));
  }
  if (!wanted.some(([id]) => id === tab)) tab = wanted[0][0];
  turnTo(tab);
}

function turnTo(id) {
  tab = id;
  for (const button of $("tabs").children) {
    button.classList.toggle("on", button.dataset.tab === id);
    button.setAttribute("aria-pressed", button.dataset.tab === id);
    const region = $(button.dataset.tab);
    button.classList.toggle("has", Boolean(region && mainLit(region).length));
  }
  for (const region of $("regions").children) region.classList.toggle("on", region.id === id);
  $("drawer").classList.toggle("on", id === "drawer");
  $("mapbar").hidden = !(phone.matches && $(id)?.matches(".pans"));
  drawSmall();
}

// What is lit in a region, but for what may be done at any time.
function mainLit(region) {
  return [...region.querySelectorAll("[data-choice]")].filter((each) => !state.anytime?.includes(each.dataset.choice));
}

// Opening a table or a new question turns to where most can be chosen, unless something can be chosen here.
function showLit() {
  const regions = [...$("regions").children].map((region) => [region, mainLit(region)]);
  const here = regions.find(([region, lit]) => region.id === tab && lit.length);
  const [region, lit] = here ?? regions.sort((a, b) => b[1].length - a[1].length)[0] ?? [null, []];
  if (!lit.length) return;
  if (!here) turnTo(region.id);
  if (region.matches(".pans")) centre(region, lit);
}

// Where can I choose? On a phone the view goes there; on a desk all of it is in view, and blinks.
function showOptions() {
  if (phone.matches) showLit();
  else for (const each of document.querySelectorAll("#stage .region [data-choice]")) flash(each);
}

// ------------------------------------------------------------ maps of a phone

const widths = {}; // how wide each map is shown
const still = matchMedia("(prefers-reduced-motion: reduce)");

// A map is shown at its natural width, or from all of it to twice as large; what lies at (x, y) of the window stays there.
function zoom(region, by = 1, x = region.clientWidth / 2, y = region.clientHeight / 2) {
  const natural = Number(region.querySelector("svg[data-map]").dataset.map);
  const was = widths[region.id] ?? natural;
  const wide = Math.max($("regions").clientWidth, Math.min(was * by, 2 * natural));
  const [left, top] = [region.scrollLeft + x, region.scrollTop + y].map((at) => (at * wide) / was);
  widths[region.id] = wide;
  region.style.setProperty("--pan-width", `${wide}px`);
  if (by !== 1) region.scrollTo({ left: left - x, top: top - y, behavior: "instant" });
  drawSmall();
}

// What can be seen of a map: not what lies under its buttons.
function view(region) {
  const { left, right, top, bottom } = region.getBoundingClientRect();
  const low = bottom - $("mapbar").offsetHeight - 8;
  return { left, right, top, bottom: low, width: right - left, height: low - top };
}

// In the middle of the window lies the middle of the things, or the first of them where they do not fit.
function centre(region, things) {
  const window = view(region);
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length || !window.width) return;
  const middle = (low, high, size) => {
    const [first, last] = [Math.min(...boxes.map((box) => box[low])), Math.max(...boxes.map((box) => box[high]))];
    const all = last - first < window[size] - 24;
    return (all ? (first + last) / 2 : (boxes[0][low] + boxes[0][high]) / 2) - (window[low] + window[high]) / 2;
  };
  const behavior = still.matches ? "instant" : "smooth";
  region.scrollBy({ left: middle("left", "right", "width"), top: middle("top", "bottom", "height"), behavior });
}

// The map in small, while not all of it is in view: what can be chosen there, and the part that is seen.
function drawSmall() {
  const region = phone.matches ? $("regions").querySelector(".region.pans.on") : null;
  const map = region?.querySelector("svg[data-map]");
  const whole = map?.getBoundingClientRect();
  const window = region && view(region);
  const all = !map || (whole.width <= window.width + 1 && whole.height <= window.height + 1);
  $("smallmap").toggleAttribute("hidden", all);
  if (all) return;
  const { width, height } = map.viewBox.baseVal;
  const unit = width / whole.width;
  const [x, y] = [window.left - whole.left, window.top - whole.top].map((at) => Math.max(0, at * unit));
  const seen = { x, y, width: Math.min(window.width * unit, width - x), height: Math.min(window.height * unit, height - y) };
  const lit = mainLit(region).map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
  const dots = lit.map((box) => ({
    cx: ((box.left + box.right) / 2 - whole.left) * unit, cy: ((box.top + box.bottom) / 2 - whole.top) * unit, r: width / 34,
  }));
  $("smallmap").setAttribute("viewBox", `0 0 ${width} ${height}`);
  $("smallmap").replaceChildren(...dots.map((dot) => shape("circle", dot)), shape("rect", seen));
}

function shape(kind, facts) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(facts)) made.setAttribute(name, value);
  return made;
}

// A finger on it leads the view.
function lead(event) {
  if (!event.buttons) return;
  const region = $("regions").querySelector(".region.pans.on");
  const map = region.querySelector("svg[data-map]").getBoundingClientRect();
  const small = $("smallmap").getBoundingClientRect();
  const window = view(region);
  region.scrollBy({
    left: map.left + ((event.clientX - small.left) / small.width) * map.width - (window.left + window.right) / 2,
    top: map.top + ((event.clientY - small.top) / small.height) * map.height - (window.top + window.bottom) / 2,
    behavior: "instant",
  });
}

$("smallmap").addEventListener("pointerdown", lead);
$("smallmap").addEventListener("pointermove", lead);
$("regions").addEventListener("scroll", () => requestAnimationFrame(drawSmall), { capture: true, passive: true });

// What is selected comes into view, with its way.
function reveal(choice) {
  const region = $("regions").querySelector(".region.pans.on");
  const main = $(`o-${choice}`)?.closest(".ways")?.querySelector(".opt").dataset.choice ?? choice; // other ways lead to the same place
  const found = (mark, value) => [...(region?.querySelectorAll(`[data-${mark}="${CSS.escape(value)}"]`) ?? [])];
  const things = [...found("choice", main), ...found("for", choice)];
  if (!things.length) return;
  const window = view(region);
  const hidden = things.some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.left < window.left || box.right > window.right || box.top < window.top || box.bottom > window.bottom;
  });
  if (hidden) centre(region, things);
}

let pinch = null;

function pinched({ touches }) {
  const [one, two] = touches;
  const far = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  return { far, x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
}

$("regions").addEventListener("touchstart", (event) => {
  const region = event.target.closest(".region.pans");
  pinch = region && event.touches.length === 2 ? { region, ...pinched(event) } : null;
}, { passive: true });
$("regions").addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const { region } = pinch;
  const window = region.getBoundingClientRect();
  const now = pinched(event);
  zoom(region, now.far / pinch.far, pinch.x - window.left, pinch.y - window.top);
  region.scrollBy({ left: pinch.x - now.x, top: pinch.y - now.y, behavior: "instant" });
  pinch = { region, ...now };
}, { passive: false });
for (const end of ["touchend", "touchcancel"]) $("regions").addEventListener(end, () => { pinch = null; });

// ------------------------------------------------------------ choosing

function options() {
  return [...$("p-ask").querySelectorAll("[data-choice]")];
}

function choose(choice) {
  if (sent || state.seat === null || player.frames) return;
  if (!send({ do: "choose", seat: state.seat, choice, ...(state.aside ? {} : { number }) })) return; // an aside fits any moment
  sent = true;
  table.classList.add("sent");
  closeTip();
  pick(null);
}

// A finger selects first and the wide button says what it will do; mouse and keys commit at once, since undo is a key away.
function touchOrChoose(choice) {
  if (!finger || picked === choice) choose(choice);
  else pick(choice);
}

function pick(choice) {
  picked = choice;
  const commit = $("commit");
  const option = options().find((each) => each.dataset.choice === choice);
  if (commit) {
    commit.textContent = option ? option.title : say("choose-one");
    commit.setAttribute("aria-disabled", String(!option));
  }
  table.classList.toggle("picked", Boolean(option));
  light(choice);
  if (option) option.scrollIntoView({ block: "nearest" });
  if (option) reveal(choice);
}

let lit = null;

// The same choice is lit in the list and on the board, with the way that leads there.
function light(choice) {
  lit = choice;
  for (const route of document.querySelectorAll(".route[data-for]")) route.classList.toggle("on", route.dataset.for === choice);
  for (const each of document.querySelectorAll(".focus")) if (each.dataset.choice !== choice) each.classList.remove("focus");
  if (choice) for (const each of document.querySelectorAll(`[data-choice="${CSS.escape(choice)}"]`)) each.classList.add("focus");
}

const over = (event) => {
  const found = event.target.closest?.("[data-choice]");
  if (!finger || event.type === "focusin") if (found || !picked) light(found?.dataset.choice ?? picked);
};
document.addEventListener("mouseover", over);
document.addEventListener("focusin", over);
document.addEventListener("focusout", (event) => { if (!event.relatedTarget) light(picked); });
document.documentElement.addEventListener("mouseleave", () => light(picked));
document.addEventListener("pointerdown", (event) => {
  finger = event.pointerType === "touch";
  byKeys = false;
  table.classList.remove("by-keys");
  table.classList.toggle("touch", finger);
}, true);

document.addEventListener("click", (event) => {
  const target = event.target;
  if (player.frames && !target.closest("[data-do=playback], #player")) stop();
  const menu = $("menu");
  if (menu?.open && !target.closest("#menu")) menu.open = false;
  if (target.id === "commit") return picked ? choose(picked) : undefined;
  const choice = target.closest("[data-choice]");
  if (choice) {
    if (choice.closest(".region") && !options().some((each) => each.dataset.choice === choice.dataset.choice)) return;
    return choice.matches(".btn.end") ? choose(choice.dataset.choice) : touchOrChoose(choice.dataset.choice); // the wide button says what it does
  }
  const deed = target.closest("[data-do]");
  if (deed) return deeds[deed.dataset.do]?.(deed.dataset, deed);
  const strip = target.closest("[data-sheet]");
  if (strip && sheet(strip.dataset.sheet)) return;
  const helped = target.closest("[data-help], [data-why]");
  if (helped) return explain(helped);
  if (!target.closest("#tip")) closeTip();
});

document.addEventListener("contextmenu", (event) => {
  const helped = event.target.closest("[data-help]");
  if (!helped) return;
  event.preventDefault();
  explain(helped);
});

const deeds = {
  undo: () => send({ do: "undo" }),
  restart: () => send({ do: "restart" }),
  wish: (data) => send({ do: "wish", count: Number(data.count) }),
  agree: (data) => send({ do: "agree", yes: data.yes === "true" }),
  vote: (data) => send({ do: "vote", seat: Number(data.seat) }),
  advise: () => send({ do: "advise", seat: state.seat, number }),
  uncover: (data) => send({ do: "uncover", seat: Number(data.seat) }),
  reconnect: () => { line.tries = 0; connect(); },
  drawer: (data) => drawer(data.tab),
  tab: (data) => { closeSheet(); turnTo(data.tab); },
  rival: (data) => rival(Number(data.seat)),
  keys: () => $("keys").showModal(),
  resign: () => { $("menu").open = false; $("resign").returnValue = ""; $("resign").showModal(); },
  close: () => closeTip(true),
  theme: () => $("form-theme").requestSubmit(),
  language: (data) => { $("form-language").elements.language.value = data.value; $("form-language").submit(); },
  rematch: () => $("form-rematch").submit(),
  notify: async () => { await Notification.requestPermission(); permission(); },
  copy: async () => { await navigator.clipboard?.writeText(`${location.origin}/t/${code}`); $("menu").open = false; toast(say("copied")); },
  playback: (data) => playback(data),
  stop: () => stop(),
  pause: () => pause(),
  skip: () => next(),
  again: () => again(),
  options: () => showOptions(),
  zoom: (data) => { const map = $(tab); if (map?.matches(".pans")) zoom(map, Number(data.by)); },
  unsheet: () => closeSheet(true),
};

$("resign").addEventListener("close", () => { if ($("resign").returnValue === "yes") send({ do: "resign" }); });
$("speak")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = $("speech").value.trim();
  if (text && send({ do: "say", text })) $("speech").value = "";
});

// ------------------------------------------------------------ keys

let prefix = "";

// While looking back: Space pauses, the arrow goes on, Home begins again, Tab reaches the buttons; every other key ends it.
function lookingBack(event) {
  if (event.key === "Tab" || (event.target.closest("#player") && ["Enter", " "].includes(event.key))) return;
  event.preventDefault();
  ({ " ": () => pause(), ArrowRight: () => next(), Home: () => again() }[event.key] ?? stop)();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select") || document.querySelector("dialog[open]")) return;
  byKeys = true;
  table.classList.add("by-keys");
  finger = false;
  if (player.frames) return lookingBack(event);
  const before = prefix;
  prefix = "";
  if (before === "p" && /^[1-9]$/.test(event.key)) return take(event, () => rival(Number(event.key) - 1));
  const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (event.target.closest("[role=tablist]") && move) return take(event, () => step(move));
  const pressed = ["Enter", " "].includes(event.key);
  if (event.target.matches("#regions, #side, #sheets") && !phone.matches) {
    if (move) return take(event, () => lookAt(move));
    const strip = looked?.closest("[data-sheet]");
    if (pressed && strip?.isConnected) return take(event, () => sheet(strip.dataset.sheet));
    if ((pressed || event.key === "?") && looked?.isConnected) return take(event, () => explain(looked));
  }
  if (pressed && event.target.dataset.sheet) return take(event, () => sheet(event.target.dataset.sheet));
  if (move && !event.target.closest(".feed, .menu, #regions, #side, #sheet")) return take(event, () => focusNext(move));
  const deed = {
    "?": () => explainFocus(),
    Escape: () => escape(),
    u: () => press("undo"),
    U: () => press("restart"),
    h: () => press("advise"),
    l: () => { if (phone.matches) turnTo("drawer"); step(1); },
    p: () => { prefix = "p"; },
    b: () => { ($("sheet").hidden ? $("regions") : $("sheets")).focus(); lookAt(looked?.isConnected ? 0 : 1); },
    f: () => showOptions(),
  }[event.key];
  if (state.keys[event.key] !== undefined && !$("uncover")) return take(event, () => choose(state.keys[event.key]));
  if (deed) take(event, deed);
});

function take(event, deed) {
  event.preventDefault();
  deed();
}

function press(name) {
  $("p-ask").querySelector(`[data-do="${name}"]`)?.click();
}

function focusNext(by) {
  const all = [...$("p-ask").querySelectorAll("button, a, summary")].filter((each) => each.checkVisibility() && each.id !== "commit" && !each.matches(".info"));
  if (!all.length) return;
  const here = all.indexOf(document.activeElement);
  all[here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length].focus();
}

let looked = null;

// Every piece of the board that has something to say can be reached and explained without a mouse.
function lookAt(by) {
  const shown = $("sheet").hidden ? [...[...$("regions").children].reverse(), ...$("side").children] : $("sheets").querySelectorAll(".on");
  const pieces = [...shown].flatMap((region) => [...region.querySelectorAll("[data-help], [data-why], [data-sheet]")]);
  if (!pieces.length) return;
  const here = pieces.indexOf(looked);
  looked?.classList.remove("looked");
  looked = pieces[here < 0 ? 0 : (here + by + pieces.length) % pieces.length];
  looked.classList.add("looked");
  light(looked.closest("[data-choice]")?.dataset.choice ?? null);
  if (!$("tip").hidden) explain(looked);
}
for (const id of ["regions", "side", "sheets"]) $(id).addEventListener("blur", () => looked?.classList.remove("looked"));

function escape() {
  if ($("menu")?.open) $("menu").open = false;
  else if (!$("tip").hidden) closeTip(true);
  else if (!$("sheet").hidden) closeSheet(true);
  else pick(null);
}

// ------------------------------------------------------------ help

const told = new Map();
let helping = null;

async function explain(thing) {
  if (helping === thing && !$("tip").hidden) return closeTip(true);
  helping = thing;
  // Of a card that may be taken or played, the card itself is explained rather than the taking.
  const shown = thing.dataset.choice && $("stage").querySelector(`.region [data-help][data-choice="${CSS.escape(thing.dataset.choice)}"]`);
  const key = shown ? shown.dataset.help : thing.dataset.help;
  const why = thing.dataset.why ?? "";
  if (key && !told.has(key)) {
    const answer = await fetch(`/t/${code}/help/${encodeURIComponent(key)}`).catch(() => null);
    if (answer?.ok) told.set(key, await answer.json());
  }
  if (helping !== thing || !thing.isConnected) return;
  const { title = "", text = "" } = told.get(key) ?? {};
  $("tip-title").textContent = title || (why ? say("why-title") : say("no-help"));
  $("tip-why").textContent = why;
  $("tip-why").hidden = !why;
  $("tip-body").textContent = text;
  $("tip").hidden = false;
  beside(thing.getBoundingClientRect());
  if (byKeys && !thing.closest(".region")) $("tip").querySelector(".close").focus();
}

// Beside the thing, never over it nor over the question.
function beside(thing) {
  const tip = $("tip");
  tip.style.left = tip.style.top = "0";
  const { width, height } = tip.getBoundingClientRect();
  const ask = $("p-ask").getBoundingClientRect();
  const right = ask.left > innerWidth / 2 ? ask.left - 8 : innerWidth - 8;
  const bottom = phone.matches ? ask.top - 8 : innerHeight - 8;
  const fit = (value, low, high) => Math.max(low, Math.min(value, high));
  let left, top;
  if (thing.right + 10 + width <= right) [left, top] = [thing.right + 10, thing.top];
  else if (thing.left - 10 - width >= 8) [left, top] = [Math.min(thing.left - 10, right) - width, thing.top];
  else [left, top] = [thing.left, thing.bottom + 10 + height <= bottom ? thing.bottom + 10 : thing.top - 10 - height];
  tip.style.left = `${fit(left, 8, right - width)}px`;
  tip.style.top = `${fit(top, 8, Math.max(8, bottom - height))}px`;
}

function closeTip(back = false) {
  if ($("tip").hidden) return;
  $("tip").hidden = true;
  if (back && byKeys && helping?.isConnected) (helping.closest("#regions, #side, #sheets") ?? helping).focus();
  helping = null;
}

// What is in focus; if nothing is, the question itself; if there is none, the keys.
function explainFocus() {
  const focused = document.activeElement?.closest("[data-help], [data-why]");
  const chosen = lit && options().find((each) => each.dataset.choice === lit && each.dataset.help);
  const thing = focused ?? chosen ?? $("p-ask").querySelector("[data-help]");
  if (thing) explain(thing);
  else $("keys").showModal();
}

// ------------------------------------------------------------ drawer, rivals

function drawer(name) {
  for (const each of ["recap", "log", "chat"]) {
    const on = each === name;
    $(`tab-${each}`).setAttribute("aria-selected", on);
    $(`tab-${each}`).tabIndex = on ? 0 : -1;
    $(`drawer-${each}`).hidden = !on;
  }
  const feed = $(`p-drawer-${name}`);
  feed.scrollTop = feed.scrollHeight;
  unread();
}

function step(by) {
  const all = [...document.querySelectorAll("#drawer [role=tab]")];
  const here = all.findIndex((each) => each.getAttribute("aria-selected") === "true");
  const next = all[(here + by + all.length) % all.length];
  drawer(next.dataset.tab);
  next.focus();
}

function rival(seat) {
  if (sheet(`mat-${seat}`)) return;
  const thing = [$("regions"), $("side")].map((at) => at.querySelector(`[data-seat="${seat}"], [id="ranch-${seat}"], [id="mat-${seat}"]`)).find(Boolean);
  if (!thing) return;
  if (phone.matches) turnTo(thing.closest(".region").id);
  thing.scrollIntoView({ block: "nearest", behavior: "smooth" });
  flash(thing);
}

// ------------------------------------------------------------ sheets: regions that are opened over the board

let opener = null; // what had the focus before

// Opens a sheet, or closes it if it is the open one; false if there is no such sheet.
function sheet(name) {
  const region = $(`p-region-${name}`);
  if (region?.parentElement !== $("sheets")) return false;
  if (!$("sheet").hidden && region.matches(".on")) closeSheet(true);
  else {
    if ($("sheet").hidden) opener = document.activeElement;
    for (const each of $("sheets").children) each.classList.toggle("on", each === region);
    $("sheet-title").textContent = region.querySelector("svg").getAttribute("aria-label") ?? "";
    $("sheet").hidden = false;
    closeTip();
    $("sheets").focus({ preventScroll: true });
  }
  return true;
}

function closeSheet(back = false) {
  if ($("sheet").hidden) return;
  $("sheet").hidden = true;
  if (looked?.closest("#sheets")) looked = null;
  if (back) (opener?.isConnected && opener !== document.body ? opener : $("regions")).focus({ preventScroll: true });
  opener = null;
}

let readTo = Number(sessionStorage.getItem(`chat-${code}`) ?? 0);

function unread() {
  const open = !$("drawer-chat").hidden && (!phone.matches || tab === "drawer");
  if (open && state.chat) sessionStorage.setItem(`chat-${code}`, (readTo = state.chat));
  const fresh = [...$("p-drawer-chat").querySelectorAll("[id^=c-]")].filter((each) => Number(each.id.slice(2)) > readTo).length;
  $("unread").hidden = !fresh;
  $("unread").textContent = fresh;
}

function times() {
  for (const time of document.querySelectorAll("time[data-time]")) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString(table.dataset.language, { hour: "2-digit", minute: "2-digit" });
  }
}

// ------------------------------------------------------------ clocks, news, your turn

let ticked = 0;

function tick(from = null) {
  if (from === null) ticked = Date.now();
  const passed = (Date.now() - ticked) / 1000;
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const [left, runs] = state.clocks?.[clock.dataset.clock] ?? [];
    if (left === undefined) continue;
    const seconds = Math.max(0, Math.floor(left - (runs ? passed : 0)));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (value) => String(value).padStart(2, "0");
    const words = h >= 48 ? `${Math.floor(h / 24)} d` : h ? `${h}:${two(m)} h` : `${m}:${two(s)}`;
    if (clock.textContent !== words) clock.textContent = words;
    clock.classList.toggle("short", seconds < 60);
  }
}
setInterval(() => tick(true), 1000);

let newsTimer = 0;

// While others move and the drawer is closed, the last thing that happened is told over the board.
function news(move) {
  if (player.frames) return;
  $("player-line").innerHTML = move.querySelector("p").innerHTML; // made by the server, escaped there
  $("player").hidden = false;
  $("player").classList.add("news");
  clearTimeout(newsTimer);
  newsTimer = setTimeout(() => { if (!player.frames) $("player").hidden = true; }, 2600);
}

function yourTurn(first) {
  if (!player.frames) $("player").hidden = true;
  table.classList.add("begins");
  setTimeout(() => table.classList.remove("begins"), 900);
  if (!first && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(state.title, { body: say("turn-notice"), tag: `saloon-${code}` });
    notice.onclick = () => { focus(); notice.close(); };
  }
}

// The browser is asked once, by a button; where it cannot tell or has answered, there is none.
function permission() {
  const can = "Notification" in window && Notification.permission === "default" && isSecureContext;
  for (const button of document.querySelectorAll("[data-do=notify]")) button.hidden = !can;
}

let toasting = 0;

function toast(words) {
  $("toast").textContent = words;
  $("toast").hidden = false;
  clearTimeout(toasting);
  toasting = setTimeout(() => { $("toast").hidden = true; }, 5000);
}

document.addEventListener("count", (event) => count(event.target, event.detail.from, event.detail.to));

// ------------------------------------------------------------ looking back

const player = { frames: null, at: 0, timer: 0, paused: false };
const BEAT = 900;

async function playback(data) {
  if (player.frames) return stop();
  const query = new URLSearchParams({ since: data.since, size: size() });
  const answer = await fetch(`/t/${code}/playback?${query}`).catch(() => null);
  if (!answer?.ok) return;
  player.frames = (await answer.json()).frames.flatMap(inSteps);
  table.classList.add("looking-back");
  $("player").hidden = false;
  $("player").classList.remove("news");
  if (phone.matches) turnTo($("regions").lastElementChild?.id ?? tab);
  again();
}

// A choice that set off many things is told line by line; the board follows with the last of them.
function inSteps(frame) {
  const lines = frame.lines.length ? frame.lines : [""];
  return lines.map((line, at) => ({ line, parts: at === lines.length - 1 ? frame.parts : {} }));
}

function again() {
  player.at = 0;
  pause(false);
  next(true);
}

function next(first = false) {
  clearTimeout(player.timer);
  const step = player.frames?.[player.at++];
  if (!step) return stop();
  const seen = look($("stage"));
  for (const [id, html] of Object.entries(step.parts)) if ($(id)) morph($(id), html);
  if (!first) travel($("stage"), seen);
  $("player-line").innerHTML = step.line; // made by the server, escaped there
  if (!player.paused) player.timer = setTimeout(next, first ? 300 : BEAT);
}

function pause(paused = !player.paused) {
  player.paused = paused;
  const button = $("player").querySelector("[data-do=pause]");
  button.setAttribute("aria-pressed", paused);
  clearTimeout(player.timer);
  if (!paused && player.frames) player.timer = setTimeout(next, BEAT);
}

function stop() {
  clearTimeout(player.timer);
  player.frames = null;
  table.classList.remove("looking-back");
  $("player").hidden = true;
  put(Object.fromEntries(Object.entries(parts).filter(([id]) => id.startsWith("p-region-"))));
}

// ------------------------------------------------------------ begin

// The sprite of the drawings is fetched once and kept by the browser.
fetch(table.dataset.sprite).then((answer) => answer.text()).then((text) => {
  const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(sprite, true));
});
if (matchMedia("(pointer: coarse)").matches) table.classList.add("touch");
connect();
