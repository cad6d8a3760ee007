import { readFileSync } from 'node:fs';
import type { PictureWords } from './words.ts';

// The bundle's list is read as a file: no room imports the site's code.
const MANIFEST = new URL('../../web/app/properties/data/pictures.json', import.meta.url);

const PEOPLE: readonly PictureWords[] = [
  { id: 'b1', hints: { who: 'woman', age: 50 } },
  { id: 'b2', hints: { who: 'man', age: 30 } },
  { id: 'b3', hints: { who: 'woman', age: 30 } },
  { id: 'b4', hints: { who: 'man', age: 40 } },
  { id: 'b5', hints: { who: 'woman', age: 40 } },
].map((person, index) => ({ ...person, scene: 'portrait', mainType: 'person', seed: 500 + index }));

/** Every picture of the sample site, in the order they are drawn. */
export function pictureList(): PictureWords[] {
  const properties = JSON.parse(readFileSync(MANIFEST, 'utf8')) as PictureWords[];
  return [...properties, ...PEOPLE];
}
