import { type LanguageId, languages } from 'schemas/languages.ts';
import { type Alternates, languagePath } from '../build-path.ts';
import { portalSegments } from './portal-segments.ts';
import { type PortalSectionId, portalSections } from './portal-sections.ts';

export function portalRoot(language: LanguageId): string {
  return languagePath(language, `/${portalSegments[language]}/`);
}

function sectionPath(language: LanguageId, id: PortalSectionId): string {
  const segment: string = portalSections.find((section) => section.id === id)?.segments[language] ?? '';
  return `${portalRoot(language)}${segment === '' ? '' : `${segment}/`}`;
}

/** Limited to one property of the owner if one is given. */
export function portalPath(
  language: LanguageId,
  id: PortalSectionId,
  query: { property?: string | undefined } & Record<string, string | undefined> = {},
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const search = new URLSearchParams(given).toString();
  return `${sectionPath(language, id)}${search && `?${search}`}`;
}

export function portalAlternates(siteLanguages: readonly LanguageId[], id: PortalSectionId): Alternates {
  return Object.fromEntries(siteLanguages.map((language) => [language, sectionPath(language, id)]));
}

/** The section at an address with or without its last slash. */
export function portalSectionAt(pathname: string): PortalSectionId | undefined {
  const wanted = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const isAt = (id: PortalSectionId) =>
    languages.some(({ id: language }) => sectionPath(language, id) === wanted);
  return portalSections.find(({ id }) => isAt(id))?.id;
}

export const portalRoutes = languages.flatMap(({ id: language }) =>
  portalSections.map(({ id }) => ({
    id: `portal-${id}-${language}`,
    path: sectionPath(language, id).slice(1, -1),
  })),
);

/** Includes the address of the data that a page of the portal is rendered from. */
export function isPortalPath(pathname: string): boolean {
  const address = pathname.replace(/\.data$/, '');
  return languages.some(({ id }) => `${address}/`.startsWith(portalRoot(id)));
}
