import { defineQuery } from 'groq';

/** What the path table asks of whatever can stand behind a path. */
const entryFields = `_id, _type, kind, path[]{language, value}, title[]{language, value},
    originalPath, formerPaths[]{language, path}, redirect, redirectUrl`;

/** One entry of the path table. */
export const pathEntryQuery = defineQuery(`*[(_type == "page" || _type == "article") && _id == $id][0]{
    ${entryFields}
}`);

/** What every page shares, in all languages: settings, menu, the addresses of the public pages, and texts. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    agencyName, enabledLanguages, phone, email, address, allowedRedirectHosts,
    tagline[]{language, value}
  },
  "theme": *[_type == "theme"][0]{ground, ink, accent, corners},
  "menu": *[_type == "menu"][0].items[status == "published"]{
    _key, "pageId": page._ref, title[]{language, value},
    "children": children[status == "published"]{_key, "pageId": page._ref, title[]{language, value}}
  },
  "pages": *[(_type == "page" || _type == "article") && (status == "published" || $showsDrafts)] | order(_id){
    ${entryFields}
  },
  "redirects": *[_type == "redirect" && status == "published"] | order(_id){
    from, isPermanent, "pageId": to.page._ref, "url": to.url
  },
  "texts": *[_type == "interfaceText"]{key, value[]{language, value}}
}`);
