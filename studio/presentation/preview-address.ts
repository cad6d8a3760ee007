import { isLanguageId, type LanguageId, languages } from 'schemas/languages.ts';
import { inLanguage, type Localized } from 'schemas/fields/localized.ts';

type Address = { language: LanguageId; path: string };

/** Pathname on the site of a stored path, such as `/nl/te-koop/`. */
export function previewPath({ language, path }: Address): string {
  return `/${language}${path}`;
}

/** Splits a pathname of the site; `undefined` unless it starts with a language. */
export function readPreviewPath(address: string): Address | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const [, language, ...rest] = pathname.split('/');
  if (!isLanguageId(language)) return undefined;
  const path = `/${rest.filter(Boolean).join('/')}/`;
  return { language, path: path === '//' ? '/' : path };
}

/** Preview address of a document for each language with a path. */
export function addressesOf(path: Localized<string> | null | undefined): Address[] {
  return languages.flatMap(({ id }) => {
    const value = inLanguage(path ?? undefined, id);
    return value ? [{ language: id, path: value }] : [];
  });
}

const twins: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Origins of the site; on a developer's machine both `localhost` and `127.0.0.1`. */
export function allowedOrigins(siteUrl: string): string[] {
  const url = new URL(siteUrl);
  const twin = twins[url.hostname];
  return twin === undefined ? [url.origin] : [url.origin, `${url.protocol}//${twin}:${url.port}`];
}
