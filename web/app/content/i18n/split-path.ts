import type { LanguageId } from 'schemas/languages.ts';

export type SplitPath = {
  language: LanguageId | undefined;
  /** Lower case, with a slash at both ends. */
  path: string;
};

export function splitPath(pathname: string, languages: readonly LanguageId[]): SplitPath {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  const language = languages.find((id) => id === segments[0]);
  const rest = language ? segments.slice(1) : segments;
  return { language, path: rest.length > 0 ? `/${rest.join('/')}/` : '/' };
}
