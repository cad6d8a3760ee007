import { forms, type FormId } from './form-ids.ts';
import { isPageKind, type PageKind } from './page-kinds.ts';
import type { StoredDocument } from './publication/localized-values.ts';

/** Pages that code links to, by their path in any language or their path without one. */
export const linkedPaths = {
  disclaimer: '/disclaimer/',
  privacy: '/privacy-statement/',
  cookies: '/cookie-policy/',
  accessibility: '/accessibility-statement/',
  valuation: '/contact-demand/',
  demand: '/demand-register/',
  newsletter: '/sign-newsletter/',
} as const;

/** Machine-readable files with the findings of the accessibility statement. */
export const accessibilityReports = {
  openAcr: '/accessibility/openacr.yaml',
  earl: '/accessibility/earl.json',
} as const;

/** In the order of the footer. */
export const legalPaths: readonly string[] = [
  linkedPaths.disclaimer,
  linkedPaths.privacy,
  linkedPaths.cookies,
  linkedPaths.accessibility,
];

export function thankYouPath(form: FormId): string {
  return `/feedback/${form}/`;
}

const thankYouPaths: readonly string[] = forms.map(({ id }) => thankYouPath(id));

const reasons: Readonly<Record<Exclude<PageKind, 'content'>, string>> = {
  home: 'The site cannot do without its home page.',
  'property-list-sale': 'The properties for sale have their addresses below this page.',
  'property-list-rent': 'The properties for rent have their addresses below this page.',
  'project-list': 'The projects have their addresses below this page.',
  'recently-sold': 'The lists of properties link to this page.',
  'legal-facts': 'The facts of every property link to this page.',
  favourites: 'The header and every property link to this page.',
  login: 'Owners log in on this page.',
};

function pathsOf({ path, originalPath }: StoredDocument): unknown[] {
  const items = Array.isArray(path) ? (path as { value?: unknown }[]) : [];
  return [originalPath, ...items.map(({ value }) => value)];
}

export function hasPath(document: StoredDocument, paths: readonly string[]): boolean {
  return pathsOf(document).some((path) => typeof path === 'string' && paths.includes(path));
}

/** Why the site needs a page, in English; the Studio translates it. Undefined for any other document. */
export function reasonToKeep(document: StoredDocument): string | undefined {
  if (document._type !== 'page') return undefined;
  const { kind } = document;
  if (isPageKind(kind) && kind !== 'content') return reasons[kind];
  const isAmong = (needed: readonly string[]) => hasPath(document, needed);
  if (isAmong(legalPaths)) return 'The law asks for this page, and the footer links to it.';
  if (isAmong(thankYouPaths)) return 'Visitors arrive on this page once they have sent a form.';
  return isAmong(Object.values(linkedPaths)) ? 'Buttons of the site lead to this page.' : undefined;
}

/** Why a page cannot be published as hidden. */
export function reasonAgainstHiding(document: StoredDocument): string | undefined {
  const reason = document.status === 'draft' ? reasonToKeep(document) : undefined;
  return reason && `It cannot be hidden. ${reason}`;
}
