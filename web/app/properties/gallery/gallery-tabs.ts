import type { GalleryData } from './gallery-data.ts';

const tabIds = ['photographs', 'plans', 'video', 'tour'] as const;

export type GalleryTab = (typeof tabIds)[number];

/** By tab and index there; videos and tours are one each. */
export type GalleryPlace = { tab: GalleryTab; index: number };

export function galleryTabs(gallery: GalleryData): { id: GalleryTab; title: string }[] {
  const { photographs, plans, video, tour, words } = gallery;
  const isFilled = {
    photographs: photographs.length > 0,
    plans: plans.length > 0,
    video: video !== undefined,
    tour: tour !== undefined,
  };
  return tabIds.filter((id) => isFilled[id]).map((id) => ({ id, title: words[id] }));
}

export function openerOf({ tab, index }: GalleryPlace) {
  return { 'data-gallery': tab, 'data-index': index };
}

export function placeOf({ gallery, index }: DOMStringMap): GalleryPlace | undefined {
  const tab = tabIds.find((id) => id === gallery);
  return tab && { tab, index: Number(index) };
}
