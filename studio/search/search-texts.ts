import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { pairVersions } from '../content/versions.ts';
import { documentTexts, type StoredText, type TextType } from './document-texts.ts';
import { findWords, type Match } from './find-words.ts';

export type TextHit = StoredText & Match;

export type FoundDocument = {
  id: string;
  document: StoredDocument;
  hits: TextHit[];
};

export type TextSearch = {
  typed: string;
  /** Empty for all languages. */
  language: string;
};

function hitsIn(document: StoredDocument, type: TextType | undefined, { typed, language }: TextSearch) {
  return documentTexts(document, type)
    .filter((text) => language === '' || text.language === undefined || text.language === language)
    .flatMap((text): TextHit[] => {
      const match = findWords(text.text, typed);
      return match ? [{ ...text, ...match }] : [];
    });
}

/**
 * Finds texts in drafts, and in published versions if the draft no longer has them. Documents with exactly what was
 * typed come first, without their other texts.
 */
export function searchTexts(
  stored: readonly StoredDocument[],
  typeOf: (name: string) => TextType | undefined,
  search: TextSearch,
): FoundDocument[] {
  const found = pairVersions(stored).flatMap(({ id, draft, published }): FoundDocument[] => {
    for (const document of [draft, published]) {
      const hits = document ? hitsIn(document, typeOf(document._type), search) : [];
      const exact = hits.filter(({ isExact }) => isExact);
      if (document && hits.length > 0) return [{ id, document, hits: exact.length > 0 ? exact : hits }];
    }
    return [];
  });
  const rank = ({ hits }: FoundDocument) => (hits.some(({ isExact }) => isExact) ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
