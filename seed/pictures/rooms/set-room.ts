import { frameAt } from '../base/frame.ts';
import { FLOORS } from './floors.ts';
import { indoorsFor } from './daylight.ts';
import { textHint } from '../words.ts';
import type { Indoors } from './daylight.ts';
import type { Hints } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Room } from './shell.ts';

export type EmptyRoom = { room: Room; indoors: Indoors; old: boolean; flip: boolean };

const WALLS: Record<string, string> = {
  clay: '#c9a48c',
  'ink-blue': '#4f6072',
  'rose-grey': '#cbb5ad',
  sage: '#a9b39a',
  'off-white': '#ece5d8',
  straw: '#ddc995',
  linen: '#ddd2bf',
  lavender: '#c3bacb',
  forest: '#5d7263',
  mist: '#c9d0ce',
  white: '#eee8dd',
  chalk: '#e9e3d6',
  olive: '#8f9272',
  rust: '#b3745a',
  teal: '#56757a',
  blush: '#dcc3b6',
  stone: '#c9c2b4',
  plum: '#7b6472',
  sky: '#b7c6ce',
  sand: '#d9cbb4',
};

export type SettingWords = {
  width: readonly [number, number];
  depth: readonly [number, number];
  wall?: string;
  floor?: string;
  bright?: -1 | 0 | 1;
  height?: number;
};

/** An empty room and its light. */
export function setRoom(hints: Hints, random: Random, words: SettingWords): EmptyRoom {
  const era = textHint(hints, 'era');
  const year = Number.parseInt(era, 10) || 1900;
  const old = year < 1945;
  const bright = words.bright ?? random.pick([-1, -1, 1, 1, 0] as const);
  const attic = hints.attic === true;
  const room: Room = {
    width: random.range(...words.width),
    depth: random.range(...words.depth),
    height: words.height ?? (attic ? 2.75 : year < 1800 ? 2.6 : old ? random.range(2.95, 3.2) : 2.65),
    frame: frameAt([0, 0, 0]),
    floor: FLOORS[textHint(hints, 'floor') || (words.floor ?? '')] ?? {
      kind: 'planks',
      colour: '#b58d62',
      size: 0.2,
    },
    wall: WALLS[textHint(hints, 'wall') || (words.wall ?? '')] ?? '#e6dece',
    ceiling: '#f0eadf',
    skirting: old ? '#ece6da' : random.pick(['#ece6da', undefined]),
    moulding: old && year >= 1800 && !attic,
    beams: year < 1800 || hints.beams === true ? '#6b4e36' : undefined,
    bright,
    knee: attic ? 1.15 : undefined,
    patches: [],
    sun: undefined,
  };
  const indoors = indoorsFor(hints, random.fork('light'), bright);
  return { room: { ...room, sun: indoors.sun }, indoors, old, flip: bright > 0 };
}
