// @ts-check
// The service worker: files of one version of the site, a page for when there is no connection, and notices of turns.
// It keeps no table and nothing about anybody: whatever is not one of these files goes to the server as if it were not there.

/** A worker has other things than a page. @type {any} */
const worker = self;
const { version, header, files, offline, atOnce, icon, badge } = worker.KEPT;
const CACHE = `saloon-${version}`;
const LANGUAGE = "/offline/language";
let outdated = false;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begin()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(open(request));
  else if (address.pathname.startsWith(files)) event.respondWith(kept(request));
});

/** Without cookies: what is kept is the same for everybody. */
async function install() {
  const cache = await caches.open(CACHE);
  const wanted = [...Object.values(offline), ...atOnce];
  await cache.addAll(wanted.map((path) => new Request(path, { credentials: "omit", cache: "reload" })));
  await worker.skipWaiting();
}

async function begin() {
  const others = (await caches.keys()).filter((name) => name.startsWith("saloon-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * A page always comes from the server; where that cannot be reached, the page that says so, in the language read last.
 * @param {Request} request
 */
async function open(request) {
  const answer = await fetch(request).catch(() => null);
  if (!answer) return unreached();
  await look(answer.headers).catch(() => {}); // a full disk must not keep a page away
  return answer;
}

async function unreached() {
  const language = (await (await caches.match(LANGUAGE))?.text()) ?? navigator.language.slice(0, 2);
  return (await caches.match(offline[language] ?? offline.en)) ?? Response.error();
}

/**
 * A page of another version wants its own files: those that are kept are thrown away before it asks for them.
 * @param {Headers} headers
 */
async function look(headers) {
  const [of, language] = [headers.get(header), headers.get("Content-Language") ?? ""];
  if (of && of !== version) {
    outdated = true;
    await caches.delete(CACHE);
    worker.registration.update().catch(() => {});
  } else if (language in offline) {
    const cache = await caches.open(CACHE);
    await cache.put(LANGUAGE, new Response(language));
  }
}

/** @param {Request} request */
async function kept(request) {
  const found = outdated ? undefined : await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200 && !outdated) {
    const copy = answer.clone();
    caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}

// ------------------------------------------------------------ notices

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, text, link, table } = event.data?.json() ?? {};
  const more = { body: text, icon, badge, tag: `saloon-${table ?? ""}`, renotify: Boolean(table), data: { link } };
  event.waitUntil(worker.registration.showNotification(title ?? "Saloon", more));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data?.link ?? "/", location.origin);
  event.waitUntil(goTo(pathname));
});

/**
 * To the page of the table, where it is open already; whatever a message says, never to another site.
 * @param {string} path
 */
async function goTo(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {{ url: string }} */ each) => new URL(each.url).pathname === path);
  return page ? page.focus() : worker.clients.openWindow(path);
}
