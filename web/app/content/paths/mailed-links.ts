import type { LanguageId } from 'schemas/languages.ts';
import { stopMailRoutes, ownerLinkRoutes, resetRoutes, linkSegments, portalSegments } from './portal-path.ts';
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

const visitPatterns = patternsOf((step) => step !== 'calendar');

export function visitLinkAt(pathname: string): VisitLink | undefined {
  const [, , visit = '', step = ''] = pathname.toLowerCase().split('/');
  return byAddress.get(`${visit}/${step}`);
}

export const newsletterDone = ['confirmed', 'unsubscribed', 'link-sent'] as const;

export type NewsletterLink = 'confirm' | 'unsubscribe' | (typeof newsletterDone)[number];

export function newsletterPath(language: LanguageId, step: NewsletterLink, token?: string): string {
  return languagePath(language, `/newsletter/${step}/${token ? `${token}/` : ''}`);
}

const linksOfOwner: readonly string[] = Object.values(linkSegments);

/** Detects URLs whose holder can act for a subscriber or an owner, or read what was sent to one, which must not leak. */
export function isPersonalPath(pathname: string): boolean {
  const [, , first = '', second = '', token = ''] = pathname.split('/');
  const isOfOwner = linksOfOwner.includes(second) && Object.values<string>(portalSegments).includes(first);
  if (isOfOwner && token !== '') return true;
  if (visitLinkAt(pathname) && token !== '') return true;
  return /^\/[^/]+\/((newsletter|alert)\/[a-z]+|documents)\/./.test(pathname);
}

export function documentsPath(language: LanguageId, token: string, document?: string): string {
  return languagePath(language, `/documents/${token}/${document ? `${document}/` : ''}`);
}

export const alertLinks = ['confirm', 'change', 'changed', 'stop', 'stopped'] as const;

export const alertCampaign = 'alert';

export type AlertLink = (typeof alertLinks)[number];

export function alertPath(language: LanguageId, step: AlertLink, token?: string): string {
  return languagePath(language, `/alert/${step}/${token ? `${token}/` : ''}`);
}

const portalPaths = (routes: readonly { path: string }[]) => routes.map(({ path }) => path);

export const mailedLinkPatterns = {
  newsletter: [
    ':language/newsletter/confirm/:token',
    ':language/newsletter/unsubscribe/:token?',
    ...newsletterDone.map((link) => `:language/newsletter/${link}`),
  ],
  alert: alertLinks.map((link) => `:language/alert/${link}/:token?`),
  visit: visitPatterns,
  documents: [':language/documents/:token'],
  owner: portalPaths(ownerLinkRoutes),
  stopMail: portalPaths(stopMailRoutes),
  reset: portalPaths(resetRoutes),
} as const satisfies Record<string, readonly string[]>;

export type MailedLinkKind = keyof typeof mailedLinkPatterns;

const kindsBelow = { [linkSegments.link]: 'owner', [linkSegments.stopMail]: 'stopMail' } as const;

export function mailedLinkAt(pathname: string): { kind: MailedLinkKind; link: string } {
  const [, , first = '', link = ''] = pathname.toLowerCase().split('/');
  const visitLink = visitLinkAt(pathname);
  if (visitLink) return { kind: 'visit', link: visitLink };
  const kind = (['newsletter', 'alert', 'documents'] as const).find((each) => each === first);
  if (kind) return { kind, link };
  const below = Object.entries(kindsBelow).find(([segment]) => segment === link);
  return { kind: below?.[1] ?? 'reset', link };
}
