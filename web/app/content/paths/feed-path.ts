import type { LanguageId } from 'schemas/languages.ts';
import { accessibilityReports } from 'schemas/needed-pages.ts';
import { languagePath } from './build-path.ts';
import { roundManifestPattern, roundWorkerPattern } from './round-path.ts';
import { takeAlongManifestPattern, takeAlongWorkerPattern } from './take-along-path.ts';

export const sitemapIndexPath = '/sitemap.xml';
export const securityTextPath = '/.well-known/security.txt';
export const assistantsPath = '/mcp';
const assistantsTextPath = '/llms.txt';
export const indexNowKeyPath = '/indexnow.txt';
export const propertyFeedPattern = '/:language/feeds/properties.json';
export const propertyRecordPattern = '/:language/feeds/properties/:id/:file';
export const newsFeedPatterns = {
  sale: '/:language/feeds/sale.atom',
  rent: '/:language/feeds/rent.atom',
} as const;
const articleFeedPattern = '/:language/feeds/articles.atom';
export const openHouseCalendarPattern = '/:language/feeds/open-houses.ics';

export const feedPatterns = [
  '/favicon.ico',
  '/robots.txt',
  sitemapIndexPath,
  '/:language/sitemap.xml',
  '/:language/manifest.webmanifest',
  takeAlongManifestPattern,
  takeAlongWorkerPattern,
  roundManifestPattern,
  roundWorkerPattern,
  propertyFeedPattern,
  propertyRecordPattern,
  newsFeedPatterns.sale,
  newsFeedPatterns.rent,
  articleFeedPattern,
  openHouseCalendarPattern,
  '/feeds/openapi.json',
  accessibilityReports.openAcr,
  accessibilityReports.earl,
  assistantsTextPath,
  indexNowKeyPath,
  securityTextPath,
] as const;

type LastPart<Path extends string> = Path extends `${string}/${infer Rest}` ? LastPart<Rest> : Path;

export type FeedFile = LastPart<(typeof feedPatterns)[number]>;

export function sitemapPath(language: LanguageId, page: number): string {
  return `${languagePath(language, '/sitemap.xml')}${page > 1 ? `?page=${String(page)}` : ''}`;
}

export function manifestPath(language: LanguageId): string {
  return languagePath(language, '/manifest.webmanifest');
}

type FeedSearch = {
  page?: number;
  changedSince?: string | undefined;
  goal?: 'sale' | 'rent' | undefined;
  filters?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
};

export function propertyFeedPath(
  language: LanguageId,
  { page = 1, changedSince, goal, filters = {} }: FeedSearch = {},
): string {
  const search = new URLSearchParams([
    ...(goal ? [['goal', goal]] : []),
    ...Object.entries(filters).flatMap(([name, values = []]) => values.map((value) => [name, value])),
    ...(changedSince ? [['changed-since', changedSince]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString();
  return `${languagePath(language, '/feeds/properties.json')}${search && `?${search}`}`;
}

export function propertyRecordPath(
  language: LanguageId,
  { id, recordFile }: { id: string; recordFile: string },
): string {
  return languagePath(language, `/feeds/properties/${id}/${recordFile}`);
}

export function newsFeedPath(language: LanguageId, goal: 'sale' | 'rent', search = ''): string {
  return `${languagePath(language, `/feeds/${goal}.atom`)}${search}`;
}

export function articleFeedPath(language: LanguageId): string {
  return languagePath(language, '/feeds/articles.atom');
}

/** Names one property, or a project with all of its units, by reference. */
export type OpenHousesOf = { property: string } | { project: string };

export function openHouseCalendarPath(language: LanguageId, of?: OpenHousesOf): string {
  const search = of ? `?${new URLSearchParams(of).toString()}` : '';
  return `${languagePath(language, '/feeds/open-houses.ics')}${search}`;
}
