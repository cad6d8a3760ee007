import type { LanguageId } from 'schemas/languages.ts';

export const portalSegments: Record<LanguageId, string> = {
  nl: 'eigenaars',
  fr: 'proprietaires',
  en: 'owners',
  de: 'eigentuemer',
};

/** Follow it in addresses of sections, which the menu lists in this order; empty for its first page. */
export const sectionSegments = {
  overview: { nl: '', fr: '', en: '', de: '' },
  statistics: { nl: 'statistieken', fr: 'statistiques', en: 'statistics', de: 'statistik' },
  visits: { nl: 'bezichtigingen', fr: 'visites', en: 'viewings', de: 'besichtigungen' },
  communications: { nl: 'communicatie', fr: 'communication', en: 'communication', de: 'kommunikation' },
  media: { nl: 'online-media', fr: 'medias-en-ligne', en: 'online-media', de: 'online-medien' },
  history: { nl: 'geschiedenis', fr: 'historique', en: 'history', de: 'verlauf' },
  documents: { nl: 'documenten', fr: 'documents', en: 'documents', de: 'unterlagen' },
  account: { nl: 'account', fr: 'compte', en: 'account', de: 'konto' },
} satisfies Record<string, Record<LanguageId, string>>;

export type PortalSectionId = keyof typeof sectionSegments;

export const portalSectionIds = Object.keys(sectionSegments) as PortalSectionId[];

/** Follow it in addresses whose last part works like a key. */
export const linkSegments = { link: 'link', monthlyMail: 'monthly-mail' } as const;
