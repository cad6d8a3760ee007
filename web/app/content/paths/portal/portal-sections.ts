import type { LanguageId } from 'schemas/languages.ts';
import type { TextName } from 'schemas/text-keys.ts';

type PortalSection = {
  id: string;
  title: TextName;
  /** The part of the address below the portal; empty for its first page. */
  segments: Record<LanguageId, string>;
  /** False where a choice of property changes nothing. */
  isAboutProperties: boolean;
};

/** The pages of the owner portal, in the order of its menu. */
export const portalSections = [
  {
    id: 'overview',
    title: 'portal.title',
    segments: { nl: '', fr: '', en: '', de: '' },
    isAboutProperties: true,
  },
  {
    id: 'statistics',
    title: 'portal.statsTitle',
    segments: { nl: 'statistieken', fr: 'statistiques', en: 'statistics', de: 'statistik' },
    isAboutProperties: true,
  },
  {
    id: 'visits',
    title: 'portal.visits',
    segments: { nl: 'bezichtigingen', fr: 'visites', en: 'viewings', de: 'besichtigungen' },
    isAboutProperties: true,
  },
  {
    id: 'communications',
    title: 'portal.communications',
    segments: { nl: 'communicatie', fr: 'communication', en: 'communication', de: 'kommunikation' },
    isAboutProperties: true,
  },
  {
    id: 'media',
    title: 'portal.onlineMedia',
    segments: { nl: 'online-media', fr: 'medias-en-ligne', en: 'online-media', de: 'online-medien' },
    isAboutProperties: true,
  },
  {
    id: 'history',
    title: 'portal.history',
    segments: { nl: 'geschiedenis', fr: 'historique', en: 'history', de: 'verlauf' },
    isAboutProperties: true,
  },
  {
    id: 'documents',
    title: 'portal.documents',
    segments: { nl: 'documenten', fr: 'documents', en: 'documents', de: 'unterlagen' },
    isAboutProperties: true,
  },
  {
    id: 'account',
    title: 'portal.accountTitle',
    segments: { nl: 'account', fr: 'compte', en: 'account', de: 'konto' },
    isAboutProperties: false,
  },
] as const satisfies readonly PortalSection[];

export type PortalSectionId = (typeof portalSections)[number]['id'];
