import type { LanguageId } from 'schemas/languages.ts';
import { store, storeCookie } from '../../ui/browser/storage.ts';

const aYear = 365 * 24 * 60 * 60;

/** Encodes the cookie as the server does. */
export function rememberLanguage(language: LanguageId): void {
  const value = encodeURIComponent(btoa(JSON.stringify(language)));
  storeCookie(`language=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`);
  store('localStorage', 'language', language);
}
