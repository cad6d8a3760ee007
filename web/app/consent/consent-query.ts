import { defineQuery } from 'groq';
import { localized } from '../cms/fragments.ts';

export const consentQuery = defineQuery(`*[_type == "cookieSettings"][0]{
  ${localized('title')},
  ${localized('description')},
  cookies[]{_key, name, category, provider, ${localized('purpose')}, ${localized('duration')}}
}`);
