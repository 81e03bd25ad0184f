// @ts-check
// The score sheet: arrows between its categories, and the sheet as a picture that a person can save or share.

import { all, around, first, $ } from "./dom.js";

const SHARPNESS = 2;

// ------------------------------------------------------------ arrows move between categories, one of which may be open

document.addEventListener("keydown", (event) => {
  const title = around(event, ".sum > summary");
  if (!title || event.altKey || event.ctrlKey || event.metaKey) return;
  const titles = all(".sum > summary");
  const at = titles.indexOf(title);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: titles.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  titles[Math.max(0, Math.min(next, titles.length - 1))]?.focus();
});

// ------------------------------------------------------------ a picture: drawn by the server, made a PNG here

/** @type {HTMLAnchorElement | null} */
const link = first("a[data-picture]");
const sharing = first("[data-share-picture]");

/** The address of the drawing in the colours of the page. */
function address() {
  const { theme = matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day" } = document.documentElement.dataset;
  return `${link?.getAttribute("href")}?theme=${theme}`;
}

/** @returns {Promise<File>} */
async function picture() {
  const image = new Image();
  image.src = address();
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARPNESS;
  canvas.height = image.naturalHeight * SHARPNESS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  /** @type {Blob} */
  const blob = await new Promise((done, failed) => canvas.toBlob((made) => (made ? done(made) : failed()), "image/png"));
  return new File([blob], link?.dataset.picture ?? "", { type: "image/png" });
}

/** @param {File} file */
function save(file) {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
}

/** @param {File} file */
async function share(file) {
  try {
    await navigator.share({ files: [file], title: sharing?.dataset.sharePicture });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) save(file); // who closes the sheet wants nothing
  }
}

/** @param {(file: File) => unknown} then */
async function withPicture(then) {
  const said = $("picture-said");
  try {
    await then(await picture());
    said.textContent = "";
  } catch {
    said.textContent = said.dataset.failed ?? "";
    said.classList.remove("sr");
  }
}

/** Whether this browser can hand a picture to another program. */
function canShare() {
  return Boolean(navigator.canShare?.({ files: [new File([""], "a.png", { type: "image/png" })] }));
}

link?.addEventListener("click", (event) => {
  event.preventDefault();
  withPicture(save);
});
if (sharing && canShare()) {
  sharing.hidden = false;
  sharing.addEventListener("click", () => withPicture(share));
}
