/** A document as it stands in the Studio’s form, under its id without that of the draft. */
export type TypedDocument = { id: string; value: Readonly<Record<string, unknown>> };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads a message of the Studio; undefined for every other one. */
export function typedIn(message: unknown): TypedDocument | undefined {
  if (!isObject(message) || message['type'] !== 'typed' || !isObject(message['document'])) return undefined;
  const { document } = message;
  const { _id: id } = document;
  return typeof id === 'string' ? { id: id.replace(/^drafts\./, ''), value: document } : undefined;
}

const step = /\[_key=="([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g;

/** @returns the text at a path such as `title[_key=="nl"].value`, or undefined for anything else */
export function textAt(document: unknown, path: string): string | undefined {
  let found = document;
  for (const [, key, index, name] of path.matchAll(step)) {
    if (name !== undefined) found = isObject(found) ? found[name] : undefined;
    else if (!Array.isArray(found)) return undefined;
    else if (key === undefined) found = found[Number(index)];
    else found = found.find((item: unknown) => isObject(item) && item['_key'] === key);
  }
  return typeof found === 'string' ? found : undefined;
}
