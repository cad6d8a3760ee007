import { listItem } from '../builders/list-item.ts';
import { localizedText, type Translations } from '../builders/localized.ts';
import { picture } from './picture.ts';
import type { DescribedPicture } from './pictures/alt-texts.ts';

export function pictureBanner(name: DescribedPicture, description: Translations<string>) {
  return {
    _type: 'banner' as const,
    mediaType: 'image' as const,
    pictures: [listItem(name, picture(name))],
    description: localizedText(description),
    height: 'low' as const,
    color: 'dark' as const,
    transparent: 100,
  };
}
