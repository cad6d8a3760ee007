import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { homePath, pagePath } from '../build-path.ts';
import type { PathTable } from '../path-table.ts';

/** Told on the login page by the steps that lead there. */
export const loginNotices = [
  'session-ended',
  'log-in-again',
  'logged-out',
  'password-changed',
  'link-sent',
  'reset-sent',
] as const;

export type LoginNotice = (typeof loginNotices)[number];

/** In a language without a login page, that of the default language. */
export function loginPath(
  table: PathTable,
  language: LanguageId,
  { notice, next }: { notice?: LoginNotice | undefined; next?: string | undefined } = {},
): string {
  const entry = table.byKind('login');
  const path = entry && (pagePath(entry, language) ?? pagePath(entry, defaultLanguage));
  const search = new URLSearchParams({ ...(notice && { notice }), ...(next && { next }) }).toString();
  return `${path ?? homePath(language)}${search && `?${search}`}`;
}
