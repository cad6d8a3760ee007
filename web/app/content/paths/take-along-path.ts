import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from './build-path.ts';

export const takeAlongPattern = ':language/take-along';
export const takeAlongWorkerPattern = '/:language/take-along/worker.js';
export const takeAlongManifestPattern = '/:language/take-along/manifest.webmanifest';

/** Leads to what a visitor takes along, without network too: all that its service worker may see lies below it. */
export function takeAlongPath(language: LanguageId): string {
  return languagePath(language, '/take-along/');
}

export function takenHomePath(language: LanguageId, id: string): string {
  return `${takeAlongPath(language)}${id}/`;
}
