import { cameraOf } from '../base/camera.ts';
import { frameAt } from '../base/frame.ts';
import { Stage } from '../base/stage.ts';
import { FLOORS } from './floors.ts';
import { indoorsFor } from './daylight.ts';
import { formatOf, textHint } from '../words.ts';
import type { Indoors } from './daylight.ts';
import type { Hints } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Room } from './shell.ts';

export type RoomSetting = { stage: Stage; room: Room; indoors: Indoors; old: boolean; flip: boolean };

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
  sand: '#d9cbb4',
};

export type SettingWords = {
  width: readonly [number, number];
  depth: readonly [number, number];
  wall?: string;
  floor?: string;
  turn?: readonly [number, number];
  bright?: -1 | 0 | 1;
  height?: number;
};

/** An empty room with its light and the place the viewer stands. */
export function setRoom(hints: Hints, random: Random, words: SettingWords): RoomSetting {
  const era = textHint(hints, 'era');
  const year = Number.parseInt(era, 10) || 1900;
  const old = year < 1945;
  const bright = words.bright ?? random.pick([-1, -1, 1, 1, 0] as const);
  const indoors = indoorsFor(hints, random.fork('light'), bright);
  const width = random.range(...words.width);
  const depth = random.range(...words.depth);
  const height = words.height ?? (year < 1800 ? 2.6 : old ? random.range(3, 3.4) : 2.65);
  const [least, most] = words.turn ?? [4, 27];
  // Mostly towards the windows: they are what a buyer looks at.
  const turn =
    random.range(least, most) *
    (bright === 0 ? random.pick([-1, 1]) : random.chance(0.78) ? bright : -bright);
  const eye: [number, number, number] = [
    width / 2 - turn * 0.055 * (width / 5) + random.range(-0.3, 0.3),
    random.range(1.25, 1.65),
    random.range(-1.5, -0.6),
  ];
  const camera = cameraOf({
    eye,
    turn,
    view: random.range(58, 69) + (hints.format === 'wide' ? 12 : 0),
    horizon: random.range(0.44, 0.53),
    ...formatOf(hints),
  });
  const stage = new Stage(camera, indoors.light, random);
  const wallName = words.wall ?? textHint(hints, 'wall');
  const floorName = words.floor ?? textHint(hints, 'floor');
  const room: Room = {
    width,
    depth,
    height,
    frame: frameAt([0, 0, 0]),
    floor: FLOORS[floorName] ?? { kind: 'planks', colour: '#b58d62', size: 0.2 },
    wall: WALLS[wallName] ?? '#e6dece',
    ceiling: '#f0eadf',
    skirting: old ? '#ece6da' : random.pick(['#ece6da', undefined]),
    moulding: old && year >= 1800,
    beams: year < 1800 || era === 'cottage' ? '#6b4e36' : undefined,
    bright,
    patches: [],
    sun: indoors.sun,
  };
  return { stage, room, indoors, old, flip: bright > 0 };
}
