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
export type GallerySource = Pick<Property, 'title' | 'pictures'>;

const planScene = 'plan';

export function galleryData({ title, pictures }: GallerySource, t: Translate): GalleryData {
  return {
    photographs: pictures.filter(({ scene }) => scene !== planScene).map(pictureData),
    plans: pictures.filter(({ scene }) => scene === planScene).map(pictureData),
    words: galleryWords(title, t),
  };
}

function galleryWords(title: string, t: Translate) {
  return {
    title: t('property.picturesOf', { title }),
    none: t('property.noPictures'),
    photographs: t('property.pictures'),
    plans: t('gallery.plans'),
    enlargePlan: t('gallery.enlargePlan'),
    kinds: t('gallery.kinds'),
    previous: t('property.previousPicture'),
    next: t('property.nextPicture'),
    thumbnails: t('gallery.thumbnails'),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
    close: t('gallery.close'),
    /** With `{count}`. */
    all: t('gallery.all', { count: '{count}' }),
    /** With `{number}` and `{total}`. */
    enlarge: t('gallery.enlarge', { number: '{number}', total: '{total}' }),
    /** With `{number}` and `{total}`. */
    position: t('gallery.position', { number: '{number}', total: '{total}' }),
  };
}
