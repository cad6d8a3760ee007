import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';

type TypedDocument = { id: string; value: Readonly<Record<string, unknown>> };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function typedIn(message: unknown): TypedDocument | undefined {
  if (!isObject(message) || message['type'] !== 'typed' || !isObject(message['document'])) return undefined;
  const { document } = message;
  const { _id: id } = document;
  return typeof id === 'string' ? { id: id.replace(/^drafts\./, ''), value: document } : undefined;
}

const partOfPath = /\[_key=="([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g;

/** @returns the text at a path such as `title[_key=="nl"].value`, or undefined for anything else */
export function textAt(document: unknown, path: string): string | undefined {
  let found = document;
  for (const [, key, index, name] of path.matchAll(partOfPath)) {
    if (name !== undefined) found = isObject(found) ? found[name] : undefined;
    else if (!Array.isArray(found)) return undefined;
    else if (key === undefined) found = found[Number(index)];
    else found = found.find((item: unknown) => isObject(item) && item['_key'] === key);
  }
  return typeof found === 'string' ? found : undefined;
}

type Mark = { href?: string };

function fieldOf(encoded: string): { id: string; path: string } | undefined {
  const { href = '' } = vercelStegaDecode<Mark>(encoded) ?? {};
  const { searchParams } = new URL(href, window.location.href);
  const [id, path] = [searchParams.get('id'), searchParams.get('path')];
  return id && path ? { id, path } : undefined;
}

/**
 * Shows what an editor types before the content store has it; texts made of a field wait for the page itself. React
 * may write an older text back, of a loader that read the store a few letters ago: that is mended before a paint.
 */
export function showTyped(): () => void {
  let typed: TypedDocument | undefined;
  /** Every text that a field had since the editor opened it. */
  const earlier = new Map<string, Set<string>>();

  function patch(node: Text, document: TypedDocument): void {
    const { cleaned, encoded } = vercelStegaSplit(node.data);
    const field = encoded && fieldOf(encoded);
    if (!field || field.id !== document.id) return;
    const text = textAt(document.value, field.path);
    if (text === undefined) return;
    const known = earlier.get(field.path) ?? new Set();
    earlier.set(field.path, known.add(text));
    if (cleaned !== text && known.has(cleaned)) node.data = text + encoded;
  }

  function show(): void {
    if (!typed) return;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) if (nodes.currentNode instanceof Text) patch(nodes.currentNode, typed);
  }

  function read({ source, data }: MessageEvent<unknown>): void {
    // The policy lets the Studio alone frame a preview.
    const received = source === window.parent ? typedIn(data) : undefined;
    if (!received) return;
    if (received.id !== typed?.id) earlier.clear();
    typed = received;
    show();
  }

  const changes = new MutationObserver(show);
  changes.observe(document.body, { characterData: true, childList: true, subtree: true });
  window.addEventListener('message', read);
  // The form may have opened before this page could hear; the message holds nothing that another window may not know.
  window.parent.postMessage({ type: 'listens' }, '*');
  return () => {
    changes.disconnect();
    window.removeEventListener('message', read);
  };
}
