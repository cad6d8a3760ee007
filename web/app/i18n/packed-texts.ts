import type { Texts } from '../cms/content.ts';

/** Texts as one string, names and words in turn: a third of what they weigh as data of their own. */
export type PackedTexts = string;

const separator = '\t';

/** Packs texts; a tab in one of them becomes a space. */
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
