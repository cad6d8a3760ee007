import { readFileSync } from 'node:fs';
import { OWN_PICTURES } from './own-list.ts';
import type { PictureWords } from './words.ts';

// The bundle's list is read as a file: no room imports the site's code.
const MANIFEST = new URL('../../web/app/properties/data/pictures.json', import.meta.url);

/** Every picture of the sample site, in the order they are drawn. */
export function pictureList(): PictureWords[] {
  const properties = JSON.parse(readFileSync(MANIFEST, 'utf8')) as PictureWords[];
  return [
    ...properties.map(({ id, scene, mainType, seed, hints }) => ({ id, scene, mainType, seed, hints })),
    ...OWN_PICTURES,
  ];
}
