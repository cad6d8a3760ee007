import type { LanguageId } from 'schemas/languages.ts';
import {
  stopMailRoutes,
  ownerLinkRoutes,
  resetRoutes,
  linkSegments,
  portalSegments,
} from './portal/portal-path.ts';
import { languagePath } from './build-path.ts';
import { visitLinkAt, visitPatterns } from './visit-paths.ts';

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
