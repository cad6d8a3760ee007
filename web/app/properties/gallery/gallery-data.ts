import type { Translate } from '../../content/i18n/translate.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { Property } from '../property/property.ts';
import { pictureData } from '../view/picture-data.ts';
import { planScene } from '../model/terms.ts';
import { type GalleryMedia, galleryMedia } from './gallery-media.ts';

export type GalleryData = {
  photographs: readonly PictureData[];
  plans: readonly PictureData[];
  video: GalleryMedia | undefined;
  tour: GalleryMedia | undefined;
  words: GalleryWords;
};

/** Travel with the gallery, because other pages have no use for them. */
export type GalleryWords = ReturnType<typeof galleryWords>;

export type GallerySource = Pick<Property, 'title' | 'pictures'> & Partial<Pick<Property, 'video' | 'tour'>>;

export function galleryData({ title, pictures, video, tour }: GallerySource, t: Translate): GalleryData {
  return {
    photographs: pictures.filter(({ scene }) => scene !== planScene).map(pictureData),
    plans: pictures.filter(({ scene }) => scene === planScene).map(pictureData),
    video: video && galleryMedia(video),
    tour: tour && galleryMedia(tour),
    words: galleryWords(t('property.picturesOf', { title }), t),
  };
}

export function galleryWords(title: string, t: Translate) {
  return {
    title,
    none: t('property.noPictures'),
    photographs: t('property.pictures'),
    plans: t('gallery.plans'),
    video: t('gallery.video'),
    tour: t('gallery.tour'),
    playVideo: t('gallery.playVideo'),
    startTour: t('gallery.startTour'),
    enlargePlan: t('gallery.enlargePlan'),
    kinds: t('gallery.kinds'),
    previous: t('property.previousPicture'),
    next: t('property.nextPicture'),
    thumbnails: t('gallery.thumbnails'),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
    close: t('gallery.close'),
    loads: t('gallery.loads', { provider: '{provider}' }),
    openAt: t('gallery.openAt', { provider: '{provider}' }),
    openFile: t('gallery.openFile'),
    all: t('gallery.all', { count: '{count}' }),
    enlarge: t('gallery.enlarge', { number: '{number}', total: '{total}' }),
    position: t('gallery.position', { number: '{number}', total: '{total}' }),
  };
}
