import { isLanguageId, type LanguageId, languages } from 'schemas/languages.ts';
import { inLanguage, type Localized } from 'schemas/fields/localized.ts';

type Address = { language: LanguageId; path: string };

/** Builds a pathname such as `/nl/te-koop/`. */
export function previewPath({ language, path }: Address): string {
  return `/${language}${path}`;
}

/** Returns `undefined` unless the pathname starts with a language. */
export function readPreviewPath(address: string): Address | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const [, language, ...rest] = pathname.split('/');
  if (!isLanguageId(language)) return undefined;
  const path = `/${rest.filter(Boolean).join('/')}/`;
  return { language, path: path === '//' ? '/' : path };
}

export function addressesOf(path: Localized<string> | null | undefined): Address[] {
  // Sanity gives an empty list as an object.
  const stored = Array.isArray(path) ? path : undefined;
  return languages.flatMap(({ id }) => {
    const value = inLanguage(stored, id);
    return value ? [{ language: id, path: value }] : [];
  });
}

const twins: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Allows both `localhost` and `127.0.0.1` on a developer's machine. */
export function allowedOrigins(siteUrl: string): string[] {
  const url = new URL(siteUrl);
  const twin = twins[url.hostname];
  return twin === undefined ? [url.origin] : [url.origin, `${url.protocol}//${twin}:${url.port}`];
}
