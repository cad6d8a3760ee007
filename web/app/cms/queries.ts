import { defineQuery } from 'groq';
import { moduleProjections } from '../modules/projections.ts';
import { localized } from './fragments.ts';

/** What every page shares, in all languages: settings, menu, the addresses of the public pages, and texts. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    agencyName, enabledLanguages, phone, email, address,
    tagline[]{language, value}
  },
  "menu": *[_type == "menu"][0].items[status == "published"]{
    _key, "pageId": page._ref, title[]{language, value},
    "children": children[status == "published"]{_key, "pageId": page._ref, title[]{language, value}}
  },
  "pages": *[_type == "page" && status == "published"] | order(_id){
    _id, kind, path[]{language, value}, title[]{language, value}
  },
  "texts": *[_type == "interfaceText"]{key, value[]{language, value}}
}`);

/** One public page with its modules, in one language. */
export const pageQuery = defineQuery(`*[_type == "page" && _id == $id && status == "published"][0]{
  _id, kind,
  ${localized('title')},
  ${localized('description')},
  modules[status == "published"]{
    _key, _type, titleSize, span, backgroundType,
    ${localized('title')},
    ${moduleProjections}
  }
}`);
