import type { LanguageId } from 'schemas/languages.ts';
import { importedCatalogue } from '../../properties/catalogue/catalogue.ts';
import { documentKind, type Term } from '../../properties/model/terms.ts';

/** Every document there is a word for, in the order of the alphabet. */
export function documentKinds(language: LanguageId): readonly Term[] {
  return importedCatalogue()
    .termsOf(documentKind, language)
    .toSorted((a, b) => a.text.localeCompare(b.text, language));
}
