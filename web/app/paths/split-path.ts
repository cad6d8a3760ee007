import type { LanguageId } from 'schemas/languages.ts';

export type SplitPath = {
  /** The enabled language that the first segment names, if it names one. */
  language: LanguageId | undefined;
  /** What follows the language: lower case, with a slash at both ends. */
  path: string;
};

/** Takes a URL's path apart. Only an enabled language counts as one. */
export function splitPath(pathname: string, languages: readonly LanguageId[]): SplitPath {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  const language = languages.find((id) => id === segments[0]);
  const rest = language ? segments.slice(1) : segments;
  return { language, path: rest.length > 0 ? `/${rest.join('/')}/` : '/' };
}
