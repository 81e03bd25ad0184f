// Changes a piece of the page into another one, so that what stays keeps its identity (and its focus, its scroll, its animations).
// Children with an id are found again by it; the others by their place and name.

export function morph(element, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  children(element, fresh.content);
}

function children(from, to) {
  const byId = new Map();
  for (const child of from.children) if (child.id) byId.set(child.id, child);
  let next = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const kept = match(byId, next, wanted);
    if (!kept) {
      from.insertBefore(wanted, next);
      continue;
    }
    if (kept === next) next = next.nextSibling;
    else from.insertBefore(kept, next);
    node(kept, wanted);
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

// The child that becomes the wanted one. A child with an id never becomes another one.
function match(byId, next, wanted) {
  if (wanted.id) {
    const same = byId.get(wanted.id);
    return same && same.nodeName === wanted.nodeName ? same : null;
  }
  return next && !next.id && next.nodeName === wanted.nodeName ? next : null;
}

function node(from, to) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  if (from.isEqualNode(to)) return;
  attributes(from, to);
  if (from.localName === "text" && counts(from, to)) return;
  children(from, to);
}

function attributes(from, to) {
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !(name === "open" && from.localName === "details")) from.removeAttribute(name);
  }
}

// A number of a drawing that becomes another number counts there.
function counts(from, to) {
  const [a, b] = [from.dataset.to ?? from.textContent, to.textContent];
  if (!/^\d+$/.test(a) || !/^\d+$/.test(b) || from.childElementCount || a === b) return false;
  from.dispatchEvent(new CustomEvent("count", { bubbles: true, detail: { from: Number(a), to: Number(b) } }));
  return true;
}
