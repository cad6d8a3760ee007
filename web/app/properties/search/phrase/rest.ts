import type { PhraseState } from './phrase-state.ts';

/** Joins what was not understood, with the words between that mean nothing alone. */
export function restOf({ line: { text, tokens }, rest, skipped }: PhraseState): string {
  const parts: string[] = [];
  let start: number | undefined;
  let end = 0;
  tokens.forEach((token, at) => {
    if (rest.has(at)) {
      start ??= token.start;
      end = token.end;
    } else if (!skipped.has(at) && start !== undefined) {
      parts.push(text.slice(start, end));
      start = undefined;
    }
  });
  if (start !== undefined) parts.push(text.slice(start, end));
  return parts.join(' ');
}
