import type { LanguageId } from 'schemas/languages.ts';

const aYear = 365 * 24 * 60 * 60;

/**
 * Keeps the language a visitor reads, for addresses that name none: in a cookie for the server, written as the
 * server's own cookies are, and in local storage. Where a browser refuses storage, it is simply not kept.
 */
export function rememberLanguage(language: LanguageId): void {
  try {
    const value = encodeURIComponent(btoa(JSON.stringify(language)));
    document.cookie = `language=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
    localStorage.setItem('language', language);
  } catch {
    return;
  }
}
