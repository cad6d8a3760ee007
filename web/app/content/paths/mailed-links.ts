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

type VisitSegments = { visit: string; links: Readonly<Record<VisitLink, string>> };

/** Mails that were sent before addresses had a language lead to the English ones in every language. */
const segments: Readonly<Record<LanguageId, VisitSegments>> = {
  nl: {
    visit: 'bezoek',
    links: {
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
    links: {
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
    links: {
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
    links: {
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

export function visitPath(language: LanguageId, link: VisitLink, token: string): string {
  const { visit, links } = segments[language];
  return languagePath(language, `/${visit}/${links[link]}/${token}/`);
}

const byAddress = new Map(
  Object.values(segments).flatMap(({ visit, links }) =>
    visitLinks.map((link) => [`${visit}/${links[link]}`, link] as const),
  ),
);

const patternsOf = (isWanted: (link: VisitLink) => boolean) =>
  [...byAddress].flatMap(([address, link]) => (isWanted(link) ? [`:language/${address}/:token`] : []));

/** The file for calendars is no page. */
export const visitCalendarPatterns = patternsOf((link) => link === 'calendar');

const visitPatterns = patternsOf((link) => link !== 'calendar');

export function visitLinkAt(pathname: string): VisitLink | undefined {
  const [, , visit = '', link = ''] = pathname.toLowerCase().split('/');
  return byAddress.get(`${visit}/${link}`);
}

const newsletterDone = ['confirmed', 'unsubscribed', 'link-sent'] as const;

const newsletterLinks = ['confirm', 'unsubscribe', ...newsletterDone] as const;

export type NewsletterLink = (typeof newsletterLinks)[number];

export function newsletterPath(language: LanguageId, link: NewsletterLink, token?: string): string {
  return languagePath(language, `/newsletter/${link}/${token ? `${token}/` : ''}`);
}

const linksOfOwner: readonly string[] = Object.values(linkSegments);

/** Addresses whose holder can act for a subscriber or an owner, or read what one was sent: they must not leak. */
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

const alertLinks = ['confirm', 'change', 'changed', 'stop', 'stopped'] as const;

export const alertCampaign = 'alert';

export type AlertLink = (typeof alertLinks)[number];

export function alertPath(language: LanguageId, link: AlertLink, token?: string): string {
  return languagePath(language, `/alert/${link}/${token ? `${token}/` : ''}`);
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
} as const satisfies Record<MailedLink['kind'], readonly string[]>;

/** The kind of a mailed link and which one it is, without its token. */
export type MailedLink =
  | { kind: 'newsletter'; link: NewsletterLink }
  | { kind: 'alert'; link: AlertLink }
  | { kind: 'visit'; link: VisitLink }
  | { kind: 'documents' | 'owner' | 'stopMail' | 'reset' };

export function mailedLinkAt(pathname: string): MailedLink {
  const [, , first = '', second = ''] = pathname.toLowerCase().split('/');
  const visitLink = visitLinkAt(pathname);
  if (visitLink) return { kind: 'visit', link: visitLink };
  switch (first) {
    case 'newsletter':
      return { kind: first, link: newsletterLinks.find((link) => link === second) ?? 'confirmed' };
    case 'alert':
      return { kind: first, link: alertLinks.find((link) => link === second) ?? 'stopped' };
    case 'documents':
      return { kind: first };
    default:
      if (second === linkSegments.link) return { kind: 'owner' };
      return { kind: second === linkSegments.stopMail ? 'stopMail' : 'reset' };
  }
}
