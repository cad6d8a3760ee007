import type { TextName } from 'schemas/text-keys.ts';
import type { Interest, ViewSource } from '../../consent/statistics/count-kinds.ts';

export const sourceLabels = {
  list: 'portal.sourceList',
  site: 'portal.sourceSite',
  'search-engine': 'portal.sourceSearchEngine',
  'property-site': 'portal.sourcePropertySite',
  social: 'portal.sourceSocial',
  alert: 'portal.sourceAlert',
  direct: 'portal.sourceDirect',
  other: 'portal.sourceOther',
} as const satisfies Record<ViewSource, TextName>;

export const interestLabels = {
  favourite: 'portal.favourites',
  share: 'portal.shares',
  enquiry: 'portal.questionsAsked',
  match: 'portal.matches',
} as const satisfies Record<Interest, TextName>;
