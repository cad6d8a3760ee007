import type { Translate } from '../../i18n/translate.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { Property } from '../model/property.ts';
import { pictureData } from '../view/picture-data.ts';

export type GalleryData = {
  photographs: readonly PictureData[];
  plans: readonly PictureData[];
  words: GalleryWords;
};

/** The words of a gallery. They travel with it, because other pages have no use for them. */
export type GalleryWords = ReturnType<typeof galleryWords>;

/** What shows a property, or a project. */
export type GallerySource = Pick<Property, 'pictures'>;

const planScene = 'plan';

export function galleryData({ pictures }: GallerySource, t: Translate): GalleryData {
  return {
    photographs: pictures.filter(({ scene }) => scene !== planScene).map(pictureData),
    plans: pictures.filter(({ scene }) => scene === planScene).map(pictureData),
    words: galleryWords(t),
  };
}

function galleryWords(t: Translate) {
  return {
    none: t('property.noPictures'),
    plans: t('gallery.plans'),
    /** With `{count}`. */
    all: t('gallery.all', { count: '{count}' }),
    /** With `{number}` and `{total}`. */
    enlarge: t('gallery.enlarge', { number: '{number}', total: '{total}' }),
  };
}
