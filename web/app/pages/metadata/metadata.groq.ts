import { localized } from '../../content/cms/fragments.ts';

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
