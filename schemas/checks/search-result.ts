import { defaultLanguage, type LanguageId } from '../languages.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import type { StoredDocument } from '../publication/localized-values.ts';
import type { Check, Problem } from './check.ts';
import { headWords } from './head-words.ts';
import { textWidth } from './text-width.ts';
import { isNode, type Node } from './walk.ts';

/** Font sizes and widths in pixels of a search result on a wide screen; the description takes two lines. */
export const resultTitle = { size: 20, most: 600 };
export const resultDescription = { size: 14, most: 1000 };

function text(node: Node, name: string, language: LanguageId): string | undefined {
  const items = Array.isArray(node[name]) ? (node[name] as Localized<string>) : undefined;
  return inLanguage(items, language) ?? inLanguage(items, defaultLanguage);
}

export function wordsFound(document: StoredDocument, language: LanguageId, agency: string | undefined) {
  const metadata = isNode(document.metadata) ? document.metadata : {};
  const inMetadata = (name: string) => text(metadata, name, language);
  return headWords(
    {
      title: text(document, 'title', language),
      description: text(document, 'description', language) ?? text(document, 'summary', language),
      metadata: {
        pageTitle: inMetadata('pageTitle'),
        description: inMetadata('description'),
        socialTitle: inMetadata('socialTitle'),
        socialDescription: inMetadata('socialDescription'),
      },
    },
    agency,
  );
}

/** Points to the translation or, without one, to its field. */
function problem(document: StoredDocument, names: string[], language: LanguageId, message: string): Problem {
  const value = names.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), document);
  const item = (Array.isArray(value) ? (value as Localized<string>) : []).find(
    (candidate) => candidate.language === language,
  );
  const path = item === undefined ? names : [...names, { _key: item._key }, 'value'];
  return { level: 'advice', message, language, field: names, path };
}

/** True for a document with an address of its own that search engines may show. */
export function isFound({ _type, path, isActiveSEO, redirect }: StoredDocument): boolean {
  const hasAddress = Array.isArray(path) && path.length > 0;
  return (
    (_type === 'page' || _type === 'article') && hasAddress && isActiveSEO !== false && redirect !== true
  );
}

export const searchResult: Check = (document, { languages, agencyName }) => {
  if (!isFound(document)) return [];
  const metadata = isNode(document.metadata) ? document.metadata : {};
  return languages.flatMap((language) => {
    const { title, description } = wordsFound(document, language, agencyName);
    const has = (node: Node, name: string) => text(node, name, language) !== undefined;
    const titled = has(metadata, 'pageTitle') ? ['metadata', 'pageTitle'] : ['title'];
    const ownWords = has(document, 'description') || document._type === 'page' ? 'description' : 'summary';
    const described = has(metadata, 'description') ? ['metadata', 'description'] : [ownWords];
    const found = (names: string[], message: string) => problem(document, names, language, message);
    const isTooWide = (words: string, { size, most }: typeof resultTitle) => textWidth(words, size) > most;
    return [
      ...(isTooWide(title, resultTitle)
        ? [found(titled, 'Too long for search results, which cut it off. About 60 characters fit.')]
        : []),
      ...(description === undefined
        ? [
            found(
              ['description'],
              'Without a description, search engines choose some words of the page themselves.',
            ),
          ]
        : []),
      ...(description !== undefined && isTooWide(description, resultDescription)
        ? [found(described, 'Too long for search results, which cut it off. About 155 characters fit.')]
        : []),
    ];
  });
};
