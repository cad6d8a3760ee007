import { type LanguageId, languages, defaultLanguage } from 'schemas/languages.ts';
import { homePath, pagePath, type Alternates, languagePath } from './build-path.ts';
import type { PathTable } from './path-table.ts';

export const portalSegments: Record<LanguageId, string> = {
  nl: 'eigenaars',
  fr: 'proprietaires',
  en: 'owners',
  de: 'eigentuemer',
};

/** Follow it in addresses whose last part works like a key. */
export const linkSegments = { link: 'link', stopMail: 'mail', calendar: 'calendar', view: 'view' } as const;

/** Follow the portal's own segment in addresses; the menu lists them in this order. Empty for the first page. */
const sectionSegments = {
  overview: { nl: '', fr: '', en: '', de: '' },
  statistics: { nl: 'statistieken', fr: 'statistiques', en: 'statistics', de: 'statistik' },
  visits: { nl: 'bezichtigingen', fr: 'visites', en: 'viewings', de: 'besichtigungen' },
  offers: { nl: 'biedingen', fr: 'offres', en: 'offers', de: 'angebote' },
  communications: { nl: 'communicatie', fr: 'communication', en: 'communication', de: 'kommunikation' },
  media: { nl: 'online-media', fr: 'medias-en-ligne', en: 'online-media', de: 'online-medien' },
  history: { nl: 'geschiedenis', fr: 'historique', en: 'history', de: 'verlauf' },
  documents: { nl: 'documenten', fr: 'documents', en: 'documents', de: 'unterlagen' },
  dossier: { nl: 'dossier', fr: 'dossier', en: 'dossier', de: 'dossier' },
  account: { nl: 'account', fr: 'compte', en: 'account', de: 'konto' },
} satisfies Record<string, Record<LanguageId, string>>;

export type PortalSectionId = keyof typeof sectionSegments;

export const portalSectionIds = Object.keys(sectionSegments) as PortalSectionId[];

export function passkeyPath(language: LanguageId): string {
  return `${portalRoot(language)}passkey`;
}

export const passkeyRoutes = languages.map(({ id }) => ({
  id: `portal-passkey-${id}`,
  path: passkeyPath(id).slice(1),
}));

export const loginNotices = [
  'session-ended',
  'log-in-again',
  'log-in-to-delete',
  'account-deleted',
  'logged-out',
  'password-changed',
  'link-sent',
  'reset-sent',
  'view-ended',
] as const;

export type LoginNotice = (typeof loginNotices)[number];

/** Falls back on the default language's login page. */
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

const passwordSegments: Record<LanguageId, string> = {
  nl: 'wachtwoord',
  fr: 'mot-de-passe',
  en: 'password',
  de: 'passwort',
};

export function resetPath(language: LanguageId): string {
  return `${portalRoot(language)}${passwordSegments[language]}/`;
}

export function ownerLinkPath(language: LanguageId, token: string): string {
  return `${portalRoot(language)}${linkSegments.link}/${token}/`;
}

export function stopMailPath(language: LanguageId, token: string): string {
  return `${portalRoot(language)}${linkSegments.stopMail}/${token}/`;
}

/** Ends as calendar programs expect it. */
export function ownerCalendarPath(language: LanguageId, token: string): string {
  return `${portalRoot(language)}${linkSegments.calendar}/${token}/visits.ics`;
}

export const ownerCalendarRoutes = languages.map(({ id }) => ({
  id: `portal-calendar-${id}`,
  path: ownerCalendarPath(id, ':token').slice(1),
}));

/** Shows staff the portal as its owner sees it; ends that where the token is `endOfView`. */
export function ownerViewPath(language: LanguageId, token: string): string {
  return `${portalRoot(language)}${linkSegments.view}/${token}/`;
}

export const endOfView = 'end';

const asRoute = (path: string) => path.slice(1, -1);

export const resetRoutes = languages.map(({ id }) => ({
  id: `portal-reset-${id}`,
  path: asRoute(resetPath(id)),
}));

export const ownerLinkRoutes = languages.map(({ id }) => ({
  id: `portal-link-${id}`,
  path: asRoute(ownerLinkPath(id, ':token')),
}));

export const ownerViewRoutes = languages.map(({ id }) => ({
  id: `portal-view-${id}`,
  path: asRoute(ownerViewPath(id, ':token')),
}));

export const stopMailRoutes = languages.map(({ id }) => ({
  id: `portal-stop-mail-${id}`,
  path: asRoute(stopMailPath(id, ':token')),
}));

function portalRoot(language: LanguageId): string {
  return languagePath(language, `/${portalSegments[language]}/`);
}

function sectionPath(language: LanguageId, id: PortalSectionId): string {
  const segment = sectionSegments[id][language];
  return `${portalRoot(language)}${segment === '' ? '' : `${segment}/`}`;
}

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

/** Lists each address, so that an editor's page or redirect may lie below the portal too. */
export const portalRoutes = languages.flatMap(({ id: language }) =>
  portalSectionIds.map((section) => ({
    id: `portal-${section}-${language}`,
    path: asRoute(sectionPath(language, section)),
    section,
  })),
);

export function portalSectionAt(pathname: string): PortalSectionId | undefined {
  const wanted = asRoute(pathname.endsWith('/') ? pathname : `${pathname}/`);
  return portalRoutes.find(({ path }) => path === wanted)?.section;
}

/** Includes the address of the data that a page of the portal is rendered from. */
export function isPortalPath(pathname: string): boolean {
  const address = pathname.replace(/\.data$/, '');
  return languages.some(({ id }) => `${address}/`.startsWith(portalRoot(id)));
}

type PortalFile = {
  id: string;
  segment: string;
  hasId: boolean;
};

export const portalFiles = [
  { id: 'visits', segment: 'visits.csv', hasId: false },
  { id: 'calendar', segment: 'visits.ics', hasId: false },
  { id: 'statistics', segment: 'statistics.csv', hasId: false },
  { id: 'account', segment: 'account.json', hasId: false },
  { id: 'document', segment: 'document', hasId: true },
  { id: 'agency-document', segment: 'agency-document', hasId: true },
] as const satisfies readonly PortalFile[];

export type PortalFileId = (typeof portalFiles)[number]['id'];

const folder = 'files';

const segmentOf = (id: PortalFileId): string => portalFiles.find((file) => file.id === id)?.segment ?? '';

const folderPath = (language: LanguageId) => `${portalPath(language, 'overview')}${folder}/`;

/** Limited to one property of the owner if one is given; `id` names what a file with ids delivers. */
export function portalFilePath(
  language: LanguageId,
  file: PortalFileId,
  { property, id }: { property?: string | undefined; id?: string | undefined } = {},
): string {
  const path = `${folderPath(language)}${segmentOf(file)}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
  return property === undefined ? path : `${path}?${new URLSearchParams({ property }).toString()}`;
}

export function portalFileAt(pathname: string): PortalFileId | undefined {
  const [, , , name] = pathname.split('/').slice(1, 5);
  return portalFiles.find(({ segment }) => segment === name)?.id;
}

export const portalFileRoutes = languages.flatMap(({ id: language }) =>
  portalFiles.map(({ id, segment, hasId }) => ({
    id: `portal-file-${id}-${language}`,
    path: `${folderPath(language).slice(1)}${segment}${hasId ? '/:id' : ''}`,
  })),
);
