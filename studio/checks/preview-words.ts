import { inLanguage, type Localized } from 'schemas/fields/localized.ts';
import { resultDescription, resultTitle, wordsFound } from 'schemas/checks/search-result.ts';
import { cutToWidth } from 'schemas/checks/text-width.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';

/** The words of a page in search results and on social networks, cut off where those cut them. */
export function previewWords(document: StoredDocument, language: LanguageId, agency: string | undefined) {
  const {
    title,
    description = '',
    socialTitle,
    socialDescription = '',
  } = wordsFound(document, language, agency);
  const path = Array.isArray(document.path)
    ? inLanguage(document.path as Localized<string>, language)
    : undefined;
  return {
    title: cutToWidth(title, resultTitle.size, resultTitle.most),
    description: cutToWidth(description, resultDescription.size, resultDescription.most),
    steps: [language, ...(path ?? '').split('/').filter(Boolean)],
    socialTitle,
    socialDescription,
  };
}
