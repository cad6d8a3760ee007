import type { Translate } from '../content/i18n/translate.ts';

export const newsKinds = {
  'visit-booked': { title: 'portal.newsBooked', section: 'visits' },
  'visit-moved': { title: 'portal.newsMoved', section: 'visits' },
  'visit-over': { title: 'portal.newsOver', section: 'visits' },
  reaction: { title: 'portal.newsReaction', section: 'visits' },
  offer: { title: 'portal.newsOffer', section: 'offers' },
  paper: { title: 'portal.newsPaper', section: 'documents' },
} as const;

export type NewsKind = keyof typeof newsKinds;

export const newsKindIds = Object.keys(newsKinds) as NewsKind[];

export function newsTitle(mail: NewsKind | 'digest', t: Translate): string {
  return t(mail === 'digest' ? 'portal.newsDigest' : newsKinds[mail].title);
}
