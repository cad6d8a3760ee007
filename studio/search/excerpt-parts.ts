import type { TextRange } from './find-words.ts';

export type ExcerptPart = { text: string; isFound: boolean };

const before = 60;
const after = 140;

/** Cuts a text around its first find, at spaces, and splits it into what was found and what lies between. */
export function excerptParts(text: string, ranges: readonly TextRange[]): ExcerptPart[] {
  const first = ranges[0]?.from ?? 0;
  const start = first <= before ? 0 : text.indexOf(' ', first - before) + 1;
  const lastSpace = text.lastIndexOf(' ', first + after);
  const end = text.length - first <= after || lastSpace <= first ? text.length : lastSpace;
  const parts: ExcerptPart[] = [];
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isFound });
  };
  if (start > 0) parts.push({ text: '… ', isFound: false });
  let position = start;
  for (const { from, to } of ranges) {
    if (from < position || from >= end) continue;
    add(position, from, false);
    add(from, to, true);
    position = to;
  }
  add(position, Math.max(position, end), false);
  if (end < text.length && position < text.length) parts.push({ text: ' …', isFound: false });
  return parts;
}
