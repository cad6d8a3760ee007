import { languages } from 'schemas/languages.ts';
import { fieldTitle, type NamedType } from './field-title.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { Gap } from 'schemas/publication/missing-translations.ts';

export function languageTitle(id: string): string {
  return languages.find((language) => language.id === id)?.title ?? id;
}

export function gapsByLanguage(
  gaps: readonly Gap[],
  document: StoredDocument,
  type: NamedType | undefined,
): { language: string; fields: { title: string; path: string }[] }[] {
  return languages
    .map(({ id, title }) => ({
      language: title,
      fields: gaps
        .filter((gap) => gap.language === id)
        .map(({ field }) => ({ title: fieldTitle(type, document, field.segments), path: field.path })),
    }))
    .filter(({ fields }) => fields.length > 0);
}
