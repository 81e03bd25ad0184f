// @ts-check
// The site as an app: its worker, the button that installs it, and notices of turns on this device.

import { $, maybe } from "./dom.js";

/** @typedef {Event & { prompt(): Promise<unknown> }} InstallPrompt */

export function listen() {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => {}); // the site works without
  });
  const section = maybe("devices");
  if (!section) return;
  offerInstalling();
  offerNotices(section.dataset.push ?? "");
}

/** Where the browser can install the site and has not, a button does it. */
function offerInstalling() {
  const button = $("install");
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    button.hidden = false;
    button.onclick = () => {
      button.hidden = true;
      /** @type {InstallPrompt} */ (event).prompt();
    };
  });
}

/** @param {string} key of the site, in base64url */
function offerNotices(key) {
  /** @type {HTMLFormElement | null} */
  const form = maybe("add-device");
  if (!form) return;
  const can = "PushManager" in window && "Notification" in window;
  form.hidden = !can;
  $("push-cannot").hidden = can;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      fill(form, await subscribe(key));
      form.submit();
    } catch {
      $("push-denied").hidden = false;
    }
  });
}

/**
 * The browser asks its reader; whoever says no is not asked again.
 * @param {string} key
 */
async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be of an older key
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * @param {HTMLFormElement} form
 * @param {PushSubscription} subscription
 */
function fill(form, subscription) {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const values = { endpoint, key: keys.p256dh, secret: keys.auth };
  for (const [name, value] of Object.entries(values)) {
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value = value;
  }
}
