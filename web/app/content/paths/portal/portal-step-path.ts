import { type LanguageId, languages } from 'schemas/languages.ts';
import { portalRoot } from './portal-path.ts';
import { linkSegments } from './portal-segments.ts';

const passwordSegments: Record<LanguageId, string> = {
  nl: 'wachtwoord',
  fr: 'mot-de-passe',
  en: 'password',
  de: 'passwort',
};

/** The page on which an owner requests a link to choose a new password. */
export function resetPath(language: LanguageId): string {
  return `${portalRoot(language)}${passwordSegments[language]}/`;
}

export function ownerLinkPath(language: LanguageId, token: string): string {
  return `${portalRoot(language)}${linkSegments.link}/${token}/`;
}

export function monthlyMailPath(language: LanguageId, token: string): string {
  return `${portalRoot(language)}${linkSegments.monthlyMail}/${token}/`;
}

const asRoute = (path: string) => path.slice(1, -1);

export const resetRoutes = languages.map(({ id }) => ({
  id: `portal-reset-${id}`,
  path: asRoute(resetPath(id)),
}));

export const ownerLinkRoutes = languages.map(({ id }) => ({
  id: `portal-link-${id}`,
  path: asRoute(ownerLinkPath(id, ':token')),
}));

export const monthlyMailRoutes = languages.map(({ id }) => ({
  id: `portal-monthly-mail-${id}`,
  path: asRoute(monthlyMailPath(id, ':token')),
}));
