import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from '../build-path.ts';

export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'link-sent';

export function newsletterPath(language: LanguageId, step: NewsletterStep, token?: string): string {
  return languagePath(language, `/newsletter/${step}/${token ? `${token}/` : ''}`);
}

/** Detects URLs whose holder can act for a subscriber, which must not leak. */
export function isPersonalPath(pathname: string): boolean {
  return /^\/[^/]+\/(newsletter\/(confirm|unsubscribe)|alert\/(confirm|change|changed|stop)|visit\/(change|moved|cancel))\/./.test(
    pathname,
  );
}
