import { randomFrom } from './base/random.ts';
import { blockScene } from './scenes/block.ts';
import { streetScene } from './scenes/street.ts';
import type { PictureWords } from './words.ts';
import type { Random } from './base/random.ts';

type Draw = (words: PictureWords, random: Random) => string;

const BLOCKS = new Set(['block', 'tower', 'manor-block', 'setback', 'gallery', 'warehouse', 'corner-tower', 'residence', 'corner', 'mill-conversion', 'slab', 'arcade']);

function sceneOf(words: PictureWords): Draw {
  if (words.scene === 'exterior' && BLOCKS.has(String(words.hints.form))) return blockScene;
  return streetScene;
}

/** The SVG of one picture; `variant` gives another composition of the same words. */
export function drawPicture(words: PictureWords, variant = 0): string {
  return sceneOf(words)(words, randomFrom(`${words.id} ${words.seed} ${variant}`));
}
