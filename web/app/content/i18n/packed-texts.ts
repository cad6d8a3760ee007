import type { Texts } from '../cms/content.ts';

/** Alternates names and texts: one string weighs a third of an object in the page. */
export type PackedTexts = string;

const separator = '\t';

export function packTexts(texts: Texts): PackedTexts {
  return Object.entries(texts)
    .flat()
    .map((part) => part.replaceAll(separator, ' '))
    .join(separator);
}

/** Those of each language at a few revisions. */
const mostUnpacked = 12;

const unpacked = new Map<PackedTexts, Texts>();

/** Returns the same object for the same texts, because every page of the server asks. */
export function unpackTexts(packed: PackedTexts): Texts {
  const known = unpacked.get(packed) ?? unpack(packed);
  if (unpacked.size >= mostUnpacked) unpacked.clear();
  unpacked.set(packed, known);
  return known;
}

function unpack(packed: PackedTexts): Texts {
  const parts = packed.split(separator);
  const texts: Record<string, string> = {};
  for (let index = 0; index + 1 < parts.length; index += 2)
    texts[parts[index] ?? ''] = parts[index + 1] ?? '';
  return texts;
}
