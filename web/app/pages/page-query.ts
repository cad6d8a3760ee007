import { defineQuery } from 'groq';
import { localized, localizedPicture } from '../cms/fragments.ts';
import { moduleProjections } from '../modules/projections.ts';
import { metadataProjection } from './metadata.groq.ts';

/** One public page with its modules, in one language. */
export const pageQuery =
  defineQuery(`*[_type == "page" && _id == $id && (status == "published" || $showsDrafts)][0]{
  _id, kind, showBreadCrumb, showPageBanner, namedStyle,
  ${localized('title')},
  ${localized('description')},
  ${localized('breadcrumb')},
  ${metadataProjection},
  ${localizedPicture('image')},
  "banner": select(showPageBanner == true => banner{
    mediaType, height, color,
    ${localized('title')},
    ${localized('description')},
    ${localizedPicture('pictures[]')},
    ${localizedPicture('poster')}
  }),
  modules[status == "published"]{
    ${moduleProjections}
  }
}`);
