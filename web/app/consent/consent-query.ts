import { defineQuery } from 'groq';
import { localized } from '../content/cms/fragments.ts';

export const consentQuery = defineQuery(`*[_type == "cookieSettings"][0]{
  ${localized('title')},
  ${localized('description')},
  googleAnalyticsId, tagManagerId, metaPixelId,
  cookies[]{_key, name, category, provider, service, ${localized('purpose')}, ${localized('duration')}}
}`);
