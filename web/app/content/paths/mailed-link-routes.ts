import { newsletterDone, alertLinks, visitLinks } from './mailed-links.ts';
import { monthlyMailRoutes, ownerLinkRoutes, resetRoutes } from './portal/portal-path.ts';
import { linkSegments } from './portal/portal-segments.ts';

const portalPaths = (routes: readonly { path: string }[]) => routes.map(({ path }) => path);

/** Routes of the pages behind mailed links, and of those on which an owner or a subscriber requests one. */
export const mailedLinkPatterns = {
  newsletter: [
    ':language/newsletter/confirm/:token',
    ':language/newsletter/unsubscribe/:token?',
    ...newsletterDone.map((link) => `:language/newsletter/${link}`),
  ],
  alert: alertLinks.map((link) => `:language/alert/${link}/:token?`),
  visit: visitLinks.map((link) => `:language/visit/${link}/:token`),
  documents: [':language/documents/:token'],
  owner: portalPaths(ownerLinkRoutes),
  monthlyMail: portalPaths(monthlyMailRoutes),
  reset: portalPaths(resetRoutes),
} as const satisfies Record<string, readonly string[]>;

export type MailedLinkKind = keyof typeof mailedLinkPatterns;

const kindsBelow = { [linkSegments.link]: 'owner', [linkSegments.monthlyMail]: 'monthlyMail' } as const;

/** The kind of the page at an address of these routes, and the part that says what its link is for. */
export function mailedLinkAt(pathname: string): { kind: MailedLinkKind; link: string } {
  const [, , first = '', link = ''] = pathname.toLowerCase().split('/');
  const kind = (['newsletter', 'alert', 'visit', 'documents'] as const).find((each) => each === first);
  if (kind) return { kind, link };
  const below = Object.entries(kindsBelow).find(([segment]) => segment === link);
  return { kind: below?.[1] ?? 'reset', link };
}
