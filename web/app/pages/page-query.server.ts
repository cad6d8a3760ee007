import { defineQuery } from 'groq';
import { localized, localizedPicture } from '../content/cms/fragments.ts';
import { moduleProjections } from './modules/registry.server.ts';
import { metadataProjection } from './metadata/metadata.groq.ts';

export const pageQuery =
  defineQuery(`*[(_type == "page" || _type == "pageTemplate") && _id == $id && (status == "published" || $showsDrafts)][0]{
  _id, kind, showBreadCrumb, showPageBanner, showFixedMenu, namedStyle,
  ${localized('title')},
  ${localized('description')},
  ${localized('breadcrumb')},
  ${metadataProjection},
  ${localizedPicture('image')},
  ${localizedPicture('logo')},
  "banner": select(showPageBanner == true => banner{
    mediaType, height, color, transparent, video, mobileVideo,
    ${localized('title')},
    ${localized('description')},
    ${localizedPicture('pictures[]')},
    ${localizedPicture('poster')},
    "search": select(search.isShown == true => search{
      showSearchInput, showSearchButton, showSearchCount, showCountProperty,
      ${localized('description')}
    })
  }),
  alternatives[]{
    conditions[]{logic, field, operator, compareWithField, compareWithValue},
    advancedCondition,
    ${localized('title')},
    ${localized('description')}
  },
  modules[status == "published"]{
    ${moduleProjections}
  }
}`);
