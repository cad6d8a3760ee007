import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from './build-path.ts';

export const roundPattern = ':language/round';
export const roundLinkPattern = ':language/round/open/:token';
export const roundReportPattern = ':language/round/report';
export const roundWorkerPattern = '/:language/round/worker.js';
export const roundManifestPattern = '/:language/round/manifest.webmanifest';

/** The visits of the day on a broker's phone. */
export function roundPath(language: LanguageId): string {
  return languagePath(language, '/round/');
}

export function roundLinkPath(language: LanguageId, token: string): string {
  return `${roundPath(language)}open/${token}/`;
}

export function roundReportPath(language: LanguageId): string {
  return `${roundPath(language)}report`;
}
