import propertyPictures from '../properties/pictures.json' with { type: 'json' };
import { OWN_PICTURES } from './own-list.ts';
import type { PictureWords } from './words.ts';

/** Every picture of the sample site, in the order they are drawn. */
export function pictureList(): PictureWords[] {
  const properties = propertyPictures as PictureWords[];
  return [
    ...properties.map(({ id, scene, mainType, seed, hints }) => ({ id, scene, mainType, seed, hints })),
    ...OWN_PICTURES,
  ];
}
