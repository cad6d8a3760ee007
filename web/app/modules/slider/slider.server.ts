import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../cms/content.ts';
import { contentLink } from '../../cms/entry-path.ts';
import { localized, localizedPicture } from '../../cms/fragments.ts';
import type { ModuleContext } from '../module-contract.ts';

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

export function loadSlider({ source }: ModuleOf<'sliderModule'>, { language, paths }: ModuleContext) {
  const slides = (source?.slides ?? []).map(({ _key, title, description, picture, link }) => ({
    key: _key,
    title,
    description,
    picture: contentPicture(picture),
    link: contentLink(paths, link, language),
  }));
  const filled = slides.filter(({ title, description, picture }) => title || description || picture);
  return { isCentered: source?.isCentered ?? false, slides: filled };
}

export type SlideItem = ReturnType<typeof loadSlider>['slides'][number];
