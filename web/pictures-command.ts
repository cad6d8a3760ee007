import { join } from 'node:path';

const room = import.meta.dirname;

/** Arguments by which Node sizes the sample's pictures into the folder of files that need no build. */
export const picturesCommand = [
  join(room, '..', 'seed', 'pictures', 'encode.ts'),
  join(room, 'public', 'pictures'),
];
