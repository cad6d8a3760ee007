import type { Texts } from '../cms/content.ts';

/** Names and texts in turn, in one string: a third of the weight of an object in the page. */
export type PackedTexts = string;

const separator = '\t';

/** A tab in a text becomes a space. */
export function packTexts(texts: Texts): PackedTexts {
  return Object.entries(texts)
    .flat()
    .map((part) => part.replaceAll(separator, ' '))
    .join(separator);
}

export function unpackTexts(packed: PackedTexts): Texts {
  const parts = packed.split(separator);
  const texts: Record<string, string> = {};
  for (let index = 0; index + 1 < parts.length; index += 2)
    texts[parts[index] ?? ''] = parts[index + 1] ?? '';
  return texts;
}
