import type { ModuleOf } from '../../../content/cms/content.ts';
import { localizedPicture } from '../../../content/cms/fragments.ts';
import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import { galleryWords } from '../../../properties/gallery/gallery-data.ts';
import type { ModuleContext } from '../module-contract.ts';

export const galleryProjection = `_type == "galleryModule" => {
  "source": {${localizedPicture('pictures[]')}}
}` as const;

export function loadGallery({ title, source }: ModuleOf<'galleryModule'>, { t }: ModuleContext) {
  return {
    photographs: source.pictures?.flatMap((picture) => contentPicture(picture) ?? []) ?? [],
    plans: [],
    video: undefined,
    tour: undefined,
    words: galleryWords(title ?? t('property.pictures'), t),
  };
}
