import type { Picture } from 'schemas/generated/content.ts';
import { localizedString, type Translations } from '../builders/localized.ts';
import { pictureLink } from '../pictures/picture-links.ts';
import { altTexts, type DescribedPicture } from './pictures/alt-texts.ts';

type SeededPicture = Omit<Picture, 'asset'> & { _sanityAsset: string };

export function picture(name: DescribedPicture): SeededPicture {
  return describedPicture(name, altTexts[name]);
}

/** A picture whose alternative text depends on its use, such as a portrait. */
export function describedPicture(name: string, alt: Translations<string>): SeededPicture {
  return { _type: 'picture', _sanityAsset: pictureLink(name), alt: localizedString(alt) };
}

export function backgroundPicture(name: DescribedPicture) {
  return { _type: 'image' as const, _sanityAsset: pictureLink(name) };
}

/** Crops each edge by a fraction of the picture, from 0 to 1. */
export function cropOf(edges: Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>) {
  return { _type: 'sanity.imageCrop' as const, top: 0, bottom: 0, left: 0, right: 0, ...edges };
}

export function pictureInText(name: DescribedPicture, language: 'nl' | 'fr' | 'en', caption: string) {
  return {
    _type: 'textPicture' as const,
    _sanityAsset: pictureLink(name),
    alt: altTexts[name][language],
    caption,
  };
}
