import type { LanguageId } from 'schemas/languages.ts';

const aYear = 365 * 24 * 60 * 60;

/** Encodes the cookie as the server does; does nothing where the browser refuses storage. */
export function rememberLanguage(language: LanguageId): void {
  try {
    const value = encodeURIComponent(btoa(JSON.stringify(language)));
    document.cookie = `language=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
    localStorage.setItem('language', language);
  } catch {
    return;
  }
}
