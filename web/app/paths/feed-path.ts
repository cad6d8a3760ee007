import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from './build-path.ts';

export const robotsPath = '/robots.txt';
export const sitemapIndexPath = '/sitemap.xml';
/** Patterns of the addresses below, which each language has. */
export const sitemapPattern = '/:language/sitemap.xml';
export const manifestPattern = '/:language/manifest.webmanifest';

/** The addresses of one language; further pages where one file would be too large. */
export function sitemapPath(language: LanguageId, page: number): string {
  return `${languagePath(language, '/sitemap.xml')}${page > 1 ? `?page=${String(page)}` : ''}`;
}

export function manifestPath(language: LanguageId): string {
  return languagePath(language, '/manifest.webmanifest');
}
