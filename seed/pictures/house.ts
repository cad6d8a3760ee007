import { randomFrom } from './base/random.ts';
import { textHint } from './words.ts';
import type { Random } from './base/random.ts';
import type { PictureWords } from './words.ts';

/** Choices about the building itself: the same in every picture of one property, and of one project. */
export const houseRandom = ({ id, hints }: PictureWords): Random =>
  randomFrom(`house ${textHint(hints, 'project') || id.replace(/-(\d+|3x2)$/, '')}`);
