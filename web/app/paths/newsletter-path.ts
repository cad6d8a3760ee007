import type { LanguageId } from 'schemas/languages.ts';

/** The pages around a subscription: two that ask, each with the one that thanks, and one for a link on its way. */
export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'link-sent';

/** Where a step is; `token` says whose subscription it is about. */
export function newsletterPath(language: LanguageId, step: NewsletterStep, token?: string): string {
  return `/${language}/newsletter/${step}/${token ? `${token}/` : ''}`;
}

/** Whether an address lets whoever has it act for somebody, so that nobody else may learn of it. */
export function isPersonalPath(pathname: string): boolean {
  return /^\/[^/]+\/newsletter\/(confirm|unsubscribe)\/./.test(pathname);
}
