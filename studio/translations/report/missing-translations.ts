import type { LanguageId } from 'schemas/languages.ts';
import {
  filledIn,
  localizedValues,
  type LocalizedValue,
  sourceOf,
  type StoredDocument,
  withoutSource,
} from './localized-values.ts';

/** One language in which a field lacks something. */
export type Gap = { field: LocalizedValue; language: LanguageId };

/**
 * The fields that are written in the default language and empty in one of `languages`. What an editor keeps off the
 * site within the document does not count, and neither does a field that is empty in the default language too.
 */
export function missingTranslations(document: StoredDocument, languages: readonly LanguageId[]): Gap[] {
  return localizedValues(document)
    .filter((field) => !field.isOffSite && sourceOf(field) !== undefined)
    .flatMap((field) =>
      withoutSource(languages)
        .filter((language) => filledIn(field, language) === undefined)
        .map((language) => ({ field, language })),
    );
}
