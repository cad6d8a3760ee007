import type { SanityClient } from '@sanity/client';
import { journeys } from './journeys.ts';

export type Language = (typeof journeys)[number]['language'];

type StoredPage = { alike: string; path: string | null };

/** One article and one thank-you page stand for all, because they are alike. */
const pagesQuery = `*[_type in ["page", "article"] && defined(path)]{
  "alike": select(_type == "article" => "article", _id match "page-thank-you*" => "thanks", _id),
  "path": path[language == $language][0].value
}`;

/** The paths of stored pages in a language: all of them, or one of each kind. */
export async function storedPaths(
  content: SanityClient,
  language: Language,
  amount: 'all' | 'one of each kind',
): Promise<string[]> {
  const stored = await content.fetch<StoredPage[]>(pagesQuery, { language });
  const byKind = [...new Map(stored.map((page) => [page.alike, page])).values()];
  return (amount === 'all' ? stored : byKind).flatMap(({ path }) => (path ? [`/${language}${path}`] : []));
}

/** Lists one of each address below a property and of each page that no editor made. */
export function otherPaths(language: Language): string[] {
  const { property } = journeys.find((journey) => journey.language === language) ?? journeys[0];
  const print = { nl: 'afdrukken', fr: 'imprimer', en: 'print' }[language];
  return [
    property.path,
    `${property.path}${print}/`,
    `${property.path}visit/`,
    ...['nowhere/', 'map-frame', 'newsletter/confirmed'].map((path) => `/${language}/${path}`),
  ];
}
