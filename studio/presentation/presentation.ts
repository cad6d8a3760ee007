import { defineLocaleResourceBundle } from 'sanity';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { defaultLanguage } from 'schemas/languages.ts';
import { presentationTool } from 'sanity/presentation';
import { sanityLocale } from '../locale/sanity-words.ts';
import { say } from '../locale/say.ts';
import { env } from '../env.ts';
import { locations, mainDocuments } from './locations.ts';
import { PageSwitcher } from './page-switcher.tsx';
import { PreviewHeader } from './preview-header.tsx';
import { allowedOrigins, previewPath } from './preview-address.ts';

/** Replaces Sanity's words, which count each language of a page as another page. */
export const addressWords = defineLocaleResourceBundle({
  locale: sanityLocale,
  namespace: 'presentation',
  resources: {
    'locations-banner.locations-count_one': say('See it on the site'),
    'locations-banner.locations-count_other': say('See it on the site'),
  },
});

export const preview = presentationTool({
  name: 'preview',
  title: say('Preview'),
  icon: EyeOpenIcon,
  allowOrigins: allowedOrigins(env.siteUrl),
  previewUrl: {
    initial: new URL(previewPath({ language: defaultLanguage, path: '/' }), env.siteUrl).href,
    // Disabled, because its secret would open every draft forever; a draft link opens one and expires.
    previewMode: { enable: '/preview/enable', shareAccess: false },
  },
  resolve: { mainDocuments, locations },
  components: {
    unstable_header: { component: PreviewHeader },
    unstable_navigator: { component: PageSwitcher, minWidth: 240, maxWidth: 360 },
  },
});
