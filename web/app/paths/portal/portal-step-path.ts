import { type LanguageId, languages } from 'schemas/languages.ts';
import { portalRoot } from './portal-path.ts';

const passwordSegments: Record<LanguageId, string> = {
  nl: 'wachtwoord',
  fr: 'mot-de-passe',
  en: 'password',
  de: 'passwort',
};

const linkSegment = 'link';

/** The page on which an owner requests a link to choose a new password. */
export function resetPath(language: LanguageId): string {
  return `${portalRoot(language)}${passwordSegments[language]}/`;
}

/** The page that a mailed link opens. */
export function ownerLinkPath(language: LanguageId, token: string): string {
  return `${portalRoot(language)}${linkSegment}/${token}/`;
}

const asRoute = (path: string) => path.slice(1, -1);

/** Addresses in every language, as routes write them. */
export const resetRoutes = languages.map(({ id }) => ({
  id: `portal-reset-${id}`,
  path: asRoute(resetPath(id)),
}));

export const ownerLinkRoutes = languages.map(({ id }) => ({
  id: `portal-link-${id}`,
  path: asRoute(ownerLinkPath(id, ':token')),
}));
