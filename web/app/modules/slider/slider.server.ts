import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../cms/content.ts';
import { contentLink } from '../../cms/entry-path.ts';
import type { ModuleContext, ModuleData } from '../module-data.ts';

/** The slides that show something. */
export function loadSlider(
  { source }: ModuleOf<'sliderModule'>,
  { language, paths }: ModuleContext,
): ModuleData['sliderModule'] {
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
