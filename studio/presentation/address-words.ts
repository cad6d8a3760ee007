import { defineLocaleResourceBundle } from 'sanity';
import { sanityLocale } from '../locale/sanity-words.ts';
import { say } from '../locale/say.ts';

/** Replaces Sanity's words, which count each language of a page as another page. */
export const addressWords = defineLocaleResourceBundle({
  locale: sanityLocale,
  namespace: 'presentation',
  resources: {
    'locations-banner.locations-count_one': say('See it on the site'),
    'locations-banner.locations-count_other': say('See it on the site'),
  },
});
