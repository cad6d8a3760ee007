import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { contentLink } from '../../../content/cms/entry-path.ts';
import { linkTarget, localized, localizedPicture, isUntranslated } from '../../../content/cms/fragments.ts';
import type { ModuleContext } from '../module-contract.ts';
import { langOfContent } from '../../../content/i18n/language.ts';

export const sliderProjection = `_type == "sliderModule" => {
  "source": slider->{
    isInfinite,
    isFade,
    isCentered,
    secondsPerSlide,
    itemsPerRow,
    slides[status == "published"]{
      _key,
      ${isUntranslated('title')},
      ${localized('title')},
      ${localized('description')},
      ${localizedPicture('picture')},
      link{${localized('label')}, ${linkTarget}}
    }
  }
}` as const;

/** Applies when an editor left the number empty. */
const usualItemsPerRow = 3;

export function loadSlider({ source }: ModuleOf<'sliderModule'>, { language, paths, t }: ModuleContext) {
  const slides = (source?.slides ?? []).map(
    ({ _key, isUntranslated, title, description, picture, link }) => ({
      key: _key,
      lang: langOfContent(isUntranslated, language),
      title,
      description,
      picture: contentPicture(picture),
      link: contentLink(paths, link, language),
    }),
  );
  const filled = slides.filter(({ title, description, picture }) => title || description || picture);
  const isFade = source?.isFade ?? false;
  const isCentered = !isFade && (source?.isCentered ?? false);
  const itemsPerRow = isFade || isCentered ? 1 : (source?.itemsPerRow ?? usualItemsPerRow);
  const total = filled.length;
  return {
    words: {
      label: t('slider.label'),
      kind: t('slider.kind'),
      previous: t('slider.previous'),
      next: t('slider.next'),
      pause: t('slider.pause'),
      play: t('slider.play'),
    },
    names: filled.map(({ title, picture }, index) => {
      const number = index + 1;
      const position = [t('slider.position', { number, total }), title ?? picture?.alt];
      return { goTo: t('slider.goTo', { number }), position: position.filter(Boolean).join('. ') };
    }),
    settings: {
      isInfinite: source?.isInfinite ?? false,
      isFade,
      isCentered,
      secondsPerSlide: source?.secondsPerSlide ?? 0,
    },
    itemsPerRow: Math.min(itemsPerRow, Math.max(1, total)),
    slides: filled,
  };
}

export type SlideItem = ReturnType<typeof loadSlider>['slides'][number];
