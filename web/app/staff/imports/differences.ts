import type { HeldDifference } from 'schemas/staff-import.ts';

/** Characters of a value; more are cut off. */
const longest = 160;
const most = 30;

/** Stored copies have other addresses and sizes than what was sent, and numbers of our own. */
const own = /^(?:ID|SmallPictureItem)$|^Pictures\.\d+\.(?:ID|Name|Url|Width|Height)$/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function nameOf(item: unknown, index: number): string {
  const isText = isObject(item) && 'language' in item && typeof item.language === 'string';
  return isText ? String(item.language) : String(index);
}

function* leavesOf(value: unknown, path: readonly string[] = []): Generator<readonly [string, string]> {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    for (const [index, item] of items.entries()) yield* leavesOf(item, [...path, nameOf(item, index)]);
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name]);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    yield [path.join('.'), String(value)];
  }
}

const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

export function differencesOf(shown: unknown, sent: unknown): HeldDifference[] {
  const before = new Map(leavesOf(shown));
  const after = new Map(leavesOf(sent));
  const fields = new Set([...after.keys(), ...before.keys()]);
  return [...fields]
    .filter(
      (field) => !own.test(field) && !field.endsWith('.language') && before.get(field) !== after.get(field),
    )
    .slice(0, most)
    .map((field) => {
      const [was, is] = [before.get(field), after.get(field)];
      return {
        field,
        ...(was !== undefined && { shown: shorten(was) }),
        ...(is !== undefined && { sent: shorten(is) }),
      };
    });
}
