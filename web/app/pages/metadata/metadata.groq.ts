import { localized } from '../../cms/fragments.ts';

/** What a page or an article tells search engines and those who share it. */
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
