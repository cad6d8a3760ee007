import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from './build-path.ts';

export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'link-sent';

export function newsletterPath(language: LanguageId, step: NewsletterStep, token?: string): string {
  return languagePath(language, `/newsletter/${step}/${token ? `${token}/` : ''}`);
}

/** True for a URL whose holder can act for a subscriber, so it must not be leaked to others. */
export function isPersonalPath(pathname: string): boolean {
  return /^\/[^/]+\/newsletter\/(confirm|unsubscribe)\/./.test(pathname);
}
