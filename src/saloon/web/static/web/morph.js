// @ts-check
// Changes a piece of the page into another one, so that what stays keeps its identity (and its focus, its scroll, its animations).
// Children with an id are found again by it; the others by their place and name.

/**
 * @param {Element} element
 * @param {string} html made by the server, escaped there
 */
export function morph(element, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  children(element, fresh.content);
}

/**
 * @param {Element} from
 * @param {ParentNode & Node} to
 */
function children(from, to) {
  const byId = new Map([...from.children].filter((child) => child.id).map((child) => [child.id, child]));
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

/**
 * The child that becomes the wanted one. A child with an id never becomes another one.
 * @param {Map<string, Element>} byId
 * @param {ChildNode | null} next
 * @param {Node} wanted
 * @returns {ChildNode | null}
 */
function match(byId, next, wanted) {
  if (idOf(wanted)) {
    const same = byId.get(idOf(wanted));
    return same?.nodeName === wanted.nodeName ? same : null;
  }
  return next && !idOf(next) && next.nodeName === wanted.nodeName ? next : null;
}

/** @param {Node} each */
function idOf(each) {
  return each instanceof Element ? each.id : "";
}

/**
 * @param {Node} from
 * @param {Node} to of the same name
 */
function node(from, to) {
  if (!(from instanceof Element && to instanceof Element)) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  if (from.isEqualNode(to)) return;
  attributes(from, to);
  if (from instanceof SVGTextElement && counts(from, to)) return;
  children(from, to);
}

/**
 * What a reader has opened stays open.
 * @param {Element} from
 * @param {Element} to
 */
function attributes(from, to) {
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !(name === "open" && from.localName === "details")) from.removeAttribute(name);
  }
}

/**
 * A number of a drawing that becomes another number counts there.
 * @param {SVGTextElement} from
 * @param {Element} to
 */
function counts(from, to) {
  const [was, will] = [from.textContent, to.textContent];
  if (!/^\d+$/.test(was) || !/^\d+$/.test(will) || from.childElementCount || was === will) return false;
  from.dispatchEvent(new CustomEvent("count", { bubbles: true, detail: { from: Number(was), to: Number(will) } }));
  return true;
}
