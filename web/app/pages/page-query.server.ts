import { defineQuery } from 'groq';
import { localized, localizedPicture, isUntranslated } from '../content/cms/fragments.ts';
import { moduleProjections } from './modules/registry.server.ts';

export const metadataProjection = `isActiveSEO, noReferrerNoFollow,
  metadata{
    ${localized('pageTitle')},
    ${localized('description')},
    ${localized('socialTitle')},
    ${localized('socialDescription')},
    ${localized('socialUrl')},
    socialType,
    ${localized('socialImage')}{asset, hotspot, crop}
  }` as const;

export const pageQuery =
  defineQuery(`*[(_type == "page" || _type == "pageTemplate") && _id == $id && (status == "published" || $showsDrafts)][0]{
  _id, _type, kind, showBreadCrumb, showPageBanner, showFixedMenu, namedStyle,
  ${isUntranslated('title')},
  ${localized('title')},
  ${localized('description')},
  ${localized('breadcrumb')},
  ${metadataProjection},
  ${localizedPicture('image')},
  ${localizedPicture('logo')},
  "banner": select(showPageBanner == true => banner{
    mediaType, height, color, transparent, video, mobileVideo,
    ${isUntranslated('title')},
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
  modules[status != "draft"]{
    ${moduleProjections}
  }
}`);
