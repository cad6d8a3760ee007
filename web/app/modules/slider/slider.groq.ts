import { localized, localizedPicture } from '../../cms/fragments.ts';

export const sliderProjection = `_type == "sliderModule" => {
  "source": slider->{
    isCentered,
    slides[status == "published"]{
      _key,
      ${localized('title')},
      ${localized('description')},
      ${localizedPicture('picture')},
      link{${localized('label')}, url, "pageId": page._ref}
    }
  }
}` as const;
