import type { Cover } from '../../surfaces/cover.ts';
import type { Rail } from '../balcony.ts';
import type { Roofing } from '../../surfaces/roof.ts';
import type { WindowStyle } from '../../openings/window.ts';

/** One vertical strip of a front; above the ground floor it repeats storey by storey. */
export type Bay = 'window' | 'pair' | 'wide' | 'balcony' | 'loggia' | 'stair' | 'bow';

export type FlatsWords = {
  /** The bays from left to right, and the one that holds the entrance. */
  rhythm: readonly Bay[];
  entrance: number;
  storeys: number;
  /** Metres of a bay and of a storey. */
  bay: number;
  storey: number;
  depth: number;
  cover: Cover;
  /** Cladding of the ground floor, where it differs. */
  base?: Cover;
  /** Panels between the windows of one strip. */
  accent?: string;
  window: WindowStyle;
  rail: Rail;
  railColour: string;
  slab: string;
  door: string;
  ground: 'homes' | 'shops' | 'arcade';
  /** A top floor that steps back behind a terrace, in its own cladding. */
  attic?: Cover;
  bands: boolean;
  top: 'flat' | 'hip' | 'mansard' | 'sawtooth';
  tiles: Roofing;
  /** Balconies on every other storey only, in a chequered pattern. */
  checker?: boolean;
};

export type Measures = {
  width: number;
  depth: number;
  /** Height of the ground floor, of the wall, and of everything on it. */
  ground: number;
  height: number;
  apex: number;
  /** Storeys in the wall: an attic is not one of them. */
  full: number;
};

const TOPS = { flat: 0.7, hip: 4, mansard: 3.2, sawtooth: 2.3 };

export function measuresOf(words: FlatsWords): Measures {
  const { storeys, storey, depth } = words;
  const ground = storey * (words.ground === 'homes' ? 1.08 : 1.24);
  const full = words.attic ? storeys - 1 : storeys;
  const height = ground + (full - 1) * storey + 0.55;
  return {
    width: words.rhythm.length * words.bay,
    depth,
    ground,
    height,
    full,
    apex: height + (words.attic ? storey + 0.5 : TOPS[words.top]),
  };
}

/** Lower edge of a storey; 0 is the ground floor. */
export const floorAt = (words: FlatsWords, m: Measures, floor: number): number =>
  floor === 0 ? 0 : m.ground + (floor - 1) * words.storey;

export const hasBalcony = (words: FlatsWords, bay: number, floor: number): boolean =>
  floor > 0 && words.rhythm[bay] === 'balcony' && !(words.checker && (bay + floor) % 2 === 1);
