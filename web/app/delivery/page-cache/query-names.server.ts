import { isLanguageId, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { mapFramePath, projectPath, propertyPath } from '../../content/paths/build-path.ts';
import type { EntryKind } from '../../content/paths/path-table.ts';
import {
  manifestPath,
  newsFeedPath,
  openHouseCalendarPath,
  propertyFeedPath,
  sitemapIndexPath,
  sitemapPath,
} from '../../content/paths/feed-path.ts';
import { isProjectAddress, resolvePath } from '../../content/paths/resolve-path.ts';
import { printPath, propertyFormAt, propertyFormPath } from '../../content/paths/property-paths.ts';
import { splitPath } from '../../content/i18n/language.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { costInputs } from '../../content/paths/cost-address.ts';
import type { FilterParameter } from '../../properties/filters/filter-table.ts';
import { listParameters } from '../../properties/filters/list-address.ts';

export type QueryNames = {
  reads: ReadonlySet<string>;
  /** Typed by a visitor, so that a page with one of them is not stored. */
  typed: ReadonlySet<string>;
};

const names = (reads: Iterable<string>, typed: Iterable<string> = []): QueryNames => ({
  reads: new Set(reads),
  typed: new Set(typed),
});
const none = names([]);
const ofList = names(listParameters, ['q', 'unread', 'polygon', 'bounds'] satisfies FilterParameter[]);
const ofProject = names(['sort']);
const ofProperty = names([], costInputs);

type FeedNames = { pathIn: (language: LanguageId) => string; names: QueryNames };

const namesOfFeeds: readonly FeedNames[] = [
  { pathIn: (language) => sitemapPath(language, 1), names: names(['page']) },
  { pathIn: manifestPath, names: none },
  { pathIn: (language) => propertyFeedPath(language), names: names(['page', 'changed-since']) },
  { pathIn: (language) => newsFeedPath(language, 'sale'), names: ofList },
  { pathIn: (language) => newsFeedPath(language, 'rent'), names: ofList },
  { pathIn: (language) => openHouseCalendarPath(language), names: names(['property', 'project']) },
];

/** Undefined for pages that depend on their visitor. */
const namesByKind = {
  article: none,
  content: none,
  favourites: undefined,
  home: none,
  'legal-facts': none,
  login: undefined,
  'project-list': none,
  'property-list-rent': ofList,
  'property-list-sale': ofList,
  'recently-sold': none,
} satisfies Record<EntryKind, QueryNames | undefined>;

export function mayBePublic(pathname: string): boolean {
  return isLanguageId(pathname.split('/')[1]) || pathname === sitemapIndexPath;
}

export type Shown = { site: Site; catalogue: Catalogue };

/** The names of a public page or feed; undefined for every other address, whose responses are never stored. */
export async function queryNames(
  { site, catalogue }: Shown,
  pathname: string,
): Promise<QueryNames | undefined> {
  if (pathname === sitemapIndexPath) return none;
  const { language } = splitPath(pathname, site.languages);
  if (!language) return undefined;
  if (pathname === mapFramePath(language)) return none;
  const feed = namesOfFeeds.find(({ pathIn }) => pathIn(language) === pathname);
  if (feed) return feed.names;
  const resolved = resolvePath(site.paths, pathname);
  if (resolved.outcome === 'page') return namesByKind[resolved.entry.kind];
  return resolved.outcome === 'not-found'
    ? await namesOfOffer({ site, catalogue }, language, pathname)
    : undefined;
}

async function namesOfOffer(
  { site, catalogue }: Shown,
  language: LanguageId,
  pathname: string,
): Promise<QueryNames | undefined> {
  const id = pathname.split('/')[5] ?? '';
  if (isProjectAddress(site.paths, pathname)) {
    const project = await catalogue.project(id, language);
    return project && projectPath(site.paths, project, language) === pathname ? ofProject : undefined;
  }
  const property = await catalogue.find(id, language);
  if (!property) return undefined;
  const path = propertyPath(site.paths, property, language);
  const form = propertyFormAt(pathname);
  const below = [printPath(path, language), form && propertyFormPath(path, form, language)];
  return pathname === path || below.includes(pathname) ? ofProperty : undefined;
}
