import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';

export type Pictures = {
  /** Holds each picture's files as `<id>.<hash>-400.webp` and the like. */
  folder: string;
  list: string;
  /** Ids of the pictures that are shared, so that they come as JPEG too. */
  covers: ReadonlySet<string>;
};

type Bundle = { Properties: { SmallPictureItem: { ID: string } }[] };

const properties = path.join(root, 'seed', 'properties');

/** The pictures of the site's own bundle of properties. */
export function sitePictures(): Pictures {
  const bundle = JSON.parse(readFileSync(path.join(properties, 'bundle.json'), 'utf8')) as Bundle;
  return {
    folder: path.join(root, 'web', 'public', 'pictures'),
    list: path.join(properties, 'pictures.json'),
    covers: new Set(bundle.Properties.map(({ SmallPictureItem }) => SmallPictureItem.ID)),
  };
}
