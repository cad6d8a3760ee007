import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from './build-path.ts';

export const visitLinks = [
  'requested',
  'confirm',
  'confirmed',
  'change',
  'moved',
  'cancel',
  'calendar',
] as const;

export type VisitLink = (typeof visitLinks)[number];

type VisitSegments = { visit: string; steps: Readonly<Record<VisitLink, string>> };

/** Mails that were sent before addresses had a language lead to the English ones in every language. */
const segments: Readonly<Record<LanguageId, VisitSegments>> = {
  nl: {
    visit: 'bezoek',
    steps: {
      requested: 'aangevraagd',
      confirm: 'bevestigen',
      confirmed: 'bevestigd',
      change: 'wijzigen',
      moved: 'verplaatst',
      cancel: 'annuleren',
      calendar: 'agenda',
    },
  },
  fr: {
    visit: 'visite',
    steps: {
      requested: 'demandee',
      confirm: 'confirmer',
      confirmed: 'confirmee',
      change: 'modifier',
      moved: 'deplacee',
      cancel: 'annuler',
      calendar: 'agenda',
    },
  },
  en: {
    visit: 'visit',
    steps: {
      requested: 'requested',
      confirm: 'confirm',
      confirmed: 'confirmed',
      change: 'change',
      moved: 'moved',
      cancel: 'cancel',
      calendar: 'calendar',
    },
  },
  de: {
    visit: 'besichtigung',
    steps: {
      requested: 'angefragt',
      confirm: 'bestaetigen',
      confirmed: 'bestaetigt',
      change: 'aendern',
      moved: 'verschoben',
      cancel: 'absagen',
      calendar: 'kalender',
    },
  },
};

export function visitPath(language: LanguageId, step: VisitLink, token: string): string {
  const { visit, steps } = segments[language];
  return languagePath(language, `/${visit}/${steps[step]}/${token}/`);
}

const byAddress = new Map(
  Object.values(segments).flatMap(({ visit, steps }) =>
    visitLinks.map((step) => [`${visit}/${steps[step]}`, step] as const),
  ),
);

const patternsOf = (isWanted: (step: VisitLink) => boolean) =>
  [...byAddress].flatMap(([address, step]) => (isWanted(step) ? [`:language/${address}/:token`] : []));

/** The file for calendars is no page. */
export const visitCalendarPatterns = patternsOf((step) => step === 'calendar');

export const visitPatterns = patternsOf((step) => step !== 'calendar');

export function visitLinkAt(pathname: string): VisitLink | undefined {
  const [, , visit = '', step = ''] = pathname.toLowerCase().split('/');
  return byAddress.get(`${visit}/${step}`);
}
