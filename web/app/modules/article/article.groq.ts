import { localized, localizedPicture } from '../../cms/fragments.ts';

export const articleProjection = `_type == "articleModule" => {
  imagePosition,
  ${localized('body')},
  "source": {${localizedPicture('picture')}}
}` as const;
