import { localized } from '../../cms/fragments.ts';

export const articleProjection = `_type == "articleModule" => {
  imagePosition,
  ${localized('body')},
  picture{asset, hotspot, crop, ${localized('alt')}}
}` as const;
