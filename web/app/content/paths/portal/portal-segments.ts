import type { LanguageId } from 'schemas/languages.ts';

// Apart from the addresses of sections, because every visitor's browser recognises personal links by these.

export const portalSegments: Record<LanguageId, string> = {
  nl: 'eigenaars',
  fr: 'proprietaires',
  en: 'owners',
  de: 'eigentuemer',
};

/** Follow it in addresses whose last part works like a key. */
export const linkSegments = { link: 'link', monthlyMail: 'monthly-mail' } as const;
