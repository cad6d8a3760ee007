import { languages } from 'schemas/languages.ts';
import { fieldTitle, type NamedType } from './field-title.ts';
import type { StoredDocument } from './localized-values.ts';
import type { Gap } from './missing-translations.ts';

/** The name of a language in that language, or its code when it is not known. */
export function languageTitle(id: string): string {
  return languages.find((language) => language.id === id)?.title ?? id;
}

/** The names of the fields with a gap, by the language they lack, in the order of the languages. */
export function gapsByLanguage(
  gaps: readonly Gap[],
  document: StoredDocument,
  type: NamedType | undefined,
): { language: string; fields: string[] }[] {
  return languages
    .map(({ id, title }) => ({
      language: title,
      fields: gaps
        .filter((gap) => gap.language === id)
        .map(({ field }) => fieldTitle(type, document, field.segments)),
    }))
    .filter(({ fields }) => fields.length > 0);
}
