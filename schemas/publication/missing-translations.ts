import type { LanguageId } from '../languages.ts';
import {
  filledIn,
  localizedValues,
  type LocalizedValue,
  sourceOf,
  type StoredDocument,
  withoutSource,
} from './localized-values.ts';

export type Gap = { field: LocalizedValue; language: LanguageId };

export function missingTranslations(document: StoredDocument, languages: readonly LanguageId[]): Gap[] {
  return localizedValues(document)
    .filter((field) => !field.isOffSite && sourceOf(field) !== undefined)
    .flatMap((field) =>
      withoutSource(languages)
        .filter((language) => filledIn(field, language) === undefined)
        .map((language) => ({ field, language })),
    );
}
