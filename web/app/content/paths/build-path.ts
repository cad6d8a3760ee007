import type { LanguageId } from 'schemas/languages.ts';
import type { PathEntry, PathTable, PerLanguage } from './path-table.ts';

export type Alternates = PerLanguage<string>;

export type PropertyAddress = { id: string; goal: 'sale' | 'rent'; citySlug: string; titleSlug: string };

export type ProjectAddress = { id: string; citySlug: string; nameSlug: string };

export function languagePath(language: LanguageId, path: string): string {
  return `/${language}${path}`;
}

export function homePath(language: LanguageId): string {
  return languagePath(language, '/');
}

export function mapFramePath(language: LanguageId): string {
  return languagePath(language, '/map-frame/');
}

export function pagePath(entry: PathEntry, language: LanguageId): string | undefined {
  const path = entry.paths[language];
  return path ? languagePath(language, path) : undefined;
}

type Goal = PropertyAddress['goal'];

function liveListPath(table: PathTable, goal: Goal, language: LanguageId): string | undefined {
  const entry = table.byKind(goal === 'sale' ? 'property-list-sale' : 'property-list-rent');
  return entry && pagePath(entry, language);
}

export function listPath(table: PathTable, goal: Goal, language: LanguageId): string {
  return liveListPath(table, goal, language) ?? homePath(language);
}

/** Takes the place of a list page while visitors cannot see it. */
const noList = '/property/';

export function propertyPath(table: PathTable, property: PropertyAddress, language: LanguageId): string {
  const { citySlug, titleSlug, id, goal } = property;
  const list = liveListPath(table, goal, language) ?? languagePath(language, noList);
  return `${list}${citySlug}/${titleSlug}/${id}/`;
}

/** Browsers keep a permanent redirect for good, so none leads to an address that ends once the list page is back. */
export function offerMoveStatus(to: string): 301 | 302 {
  return to.split('/')[2] === noList.replaceAll('/', '') ? 302 : 301;
}

/** Leads to a property in the language of the visitor; short enough to be typed from paper. Takes any text as id. */
export function shortPropertyPath(id: string): string {
  return `/property/${encodeURIComponent(id)}`;
}

/** Undefined in a language in which no page lists projects. */
export function projectPath(
  table: PathTable,
  { citySlug, nameSlug, id }: ProjectAddress,
  language: LanguageId,
): string | undefined {
  const list = table.byKind('project-list');
  const path = list && pagePath(list, language);
  return path && `${path}${citySlug}/${nameSlug}/${id}/`;
}

export function pageAlternates(entry: PathEntry, languages: readonly LanguageId[]): Alternates {
  const pairs = languages.map((language) => [language, pagePath(entry, language)] as const);
  return Object.fromEntries(pairs.filter(([, path]) => path));
}

export function homeAlternates(languages: readonly LanguageId[]): Alternates {
  return Object.fromEntries(languages.map((language) => [language, homePath(language)]));
}
