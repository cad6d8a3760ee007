import type { LanguageId } from 'schemas/languages.ts';
import { linkSegments, portalSegments } from '../portal/portal-segments.ts';
import { languagePath } from '../build-path.ts';

export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'link-sent';

export function newsletterPath(language: LanguageId, step: NewsletterStep, token?: string): string {
  return languagePath(language, `/newsletter/${step}/${token ? `${token}/` : ''}`);
}

const linksOfOwner: readonly string[] = Object.values(linkSegments);

/** Detects URLs whose holder can act for a subscriber or an owner, or read what was sent to one, which must not leak. */
export function isPersonalPath(pathname: string): boolean {
  const [, , first = '', second = '', token = ''] = pathname.split('/');
  const isOfOwner = linksOfOwner.includes(second) && Object.values<string>(portalSegments).includes(first);
  if (isOfOwner && token !== '') return true;
  return /^\/[^/]+\/(newsletter\/(confirm|unsubscribe)|alert\/(confirm|change|changed|stop)|visit\/(confirm|confirmed|change|moved|cancel)|documents)\/./.test(
    pathname,
  );
}
