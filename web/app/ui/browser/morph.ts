/** State of the visitor, which the server knows nothing of. */
const ownAttributes = new Set(['open', 'data-ready']);

/** A script may take a panel out of its group, which is its name. */
const isOwn = (element: Element, name: string) =>
  ownAttributes.has(name) || (name === 'name' && element instanceof HTMLDetailsElement);

/** Keeps what both have, so that focus, open parts and typed text stay, and leaves islands alone. */
export function morph(from: Element, to: Element): void {
  if (from.hasAttribute('data-island')) return;
  syncAttributes(from, to);
  const wanted = Array.from(to.childNodes);
  let present = from.firstChild;
  for (const [index, node] of wanted.entries()) {
    const rest = wanted.slice(index);
    while (present && !rest.some((later) => isSame(present, later))) present = removeAndGoOn(present);
    if (present && isSame(present, node)) {
      if (present instanceof Element && node instanceof Element) morph(present, node);
      else present.nodeValue = node.nodeValue;
      present = present.nextSibling;
    } else from.insertBefore(node, present);
  }
  while (present) present = removeAndGoOn(present);
  syncControl(from, to);
}

function removeAndGoOn(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function isSame(a: Node | null, b: Node): boolean {
  return a?.nodeName === b.nodeName && valueOf(a) === valueOf(b);
}

function valueOf(node: Node): string {
  if (node instanceof HTMLOptionElement) return node.value;
  if (node instanceof HTMLInputElement && node.type === 'checkbox') return `${node.name}=${node.value}`;
  const control = node instanceof HTMLLabelElement ? node.querySelector('input') : null;
  return control ? valueOf(control) : '';
}

function syncAttributes(from: Element, to: Element): void {
  for (const { name } of Array.from(from.attributes))
    if (!to.hasAttribute(name) && !isOwn(from, name)) from.removeAttribute(name);
  for (const { name, value } of Array.from(to.attributes))
    if (from.getAttribute(name) !== value && !isOwn(from, name)) from.setAttribute(name, value);
}

/** A visitor's choice hides later changes of the attribute. */
function syncControl(from: Element, to: Element): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) from.value = to.value;
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
  if (from.type === 'checkbox') from.checked = to.checked;
  else if (from !== document.activeElement) from.value = to.value;
}
