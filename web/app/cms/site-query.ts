import { defineQuery } from 'groq';

/** What every page shares, in all languages: settings, menu, the addresses of the public pages, and texts. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    agencyName, enabledLanguages, phone, email, address,
    tagline[]{language, value}
  },
  "theme": *[_type == "theme"][0]{ground, ink, accent, corners},
  "menu": *[_type == "menu"][0].items[status == "published"]{
    _key, "pageId": page._ref, title[]{language, value},
    "children": children[status == "published"]{_key, "pageId": page._ref, title[]{language, value}}
  },
  "pages": *[_type == "page" && status == "published"] | order(_id){
    _id, kind, path[]{language, value}, title[]{language, value}
  },
  "texts": *[_type == "interfaceText"]{key, value[]{language, value}}
}`);
