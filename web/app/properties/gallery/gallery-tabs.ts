import type { GalleryData } from './gallery-data.ts';

export type GalleryTab = 'photographs' | 'plans';

/** A picture of a gallery, by its tab and its index there. */
export type GalleryPlace = { tab: GalleryTab; index: number };

/** The tabs that have something to show. */
export function galleryTabs({ photographs, plans, words }: GalleryData): { id: GalleryTab; title: string }[] {
  const tabs = [
    { id: 'photographs', title: words.photographs, isFilled: photographs.length > 0 },
    { id: 'plans', title: words.plans, isFilled: plans.length > 0 },
  ] as const;
  return tabs.filter(({ isFilled }) => isFilled).map(({ id, title }) => ({ id, title }));
}

/** Attributes of a link that opens the lightbox there. */
export function openerOf({ tab, index }: GalleryPlace) {
  return { 'data-gallery': tab, 'data-index': index };
}

/** Reads those attributes; undefined for a tab that does not exist. */
export function placeOf({ gallery, index }: DOMStringMap): GalleryPlace | undefined {
  if (gallery !== 'photographs' && gallery !== 'plans') return undefined;
  return { tab: gallery, index: Number(index) };
}
