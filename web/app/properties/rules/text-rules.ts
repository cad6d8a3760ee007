import type { LanguageId } from 'schemas/languages.ts';
import type { Objection } from './finding.ts';
import type { Known } from './known.ts';

export function repeatedAt(values: readonly (string | number)[]): number[] {
  const seen = new Set<string | number>();
  return values.flatMap((value, index) => (seen.size === seen.add(value).size ? [index] : []));
}

/** Refuses nothing for a missing text: the site shows another language. */
export function checkTexts(
  texts: readonly { language: LanguageId }[],
  { languages }: Pick<Known, 'languages'>,
): Objection[] {
  const spoken = texts.map(({ language }) => language);
  return [
    ...repeatedAt(spoken).map((index) => ({
      path: ['Texts', index],
      reason: 'is a second text in {1}',
      words: [spoken[index] ?? ''],
    })),
    ...languages
      .filter((id) => !spoken.includes(id))
      .map((id) => ({
        path: ['Texts'],
        reason: 'has no text in {1}',
        words: [id],
        holds: 'nothing' as const,
        isPrivate: true,
      })),
  ];
}

export const unknownTerm = (path: Objection['path'], kind: string): Objection => ({
  path,
  reason: 'is no term of the kind {1}',
  words: [kind],
});
