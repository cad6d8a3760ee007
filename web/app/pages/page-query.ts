import { defineQuery } from 'groq';
import { localized } from '../cms/fragments.ts';
import { moduleProjections } from '../modules/projections.ts';

/** One public page with its modules, in one language. */
export const pageQuery =
  defineQuery(`*[_type == "page" && _id == $id && (status == "published" || $showsDrafts)][0]{
  _id, kind,
  ${localized('title')},
  ${localized('description')},
  modules[status == "published"]{
    ${moduleProjections}
  }
}`);
