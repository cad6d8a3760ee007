import type { Vec2 } from '../base/vec.ts';

/** One paper for every plan of the site. */
export const PAPER = '#f3ecdf';
export const WALL = '#2f2c2a';
export const LINE = '#6b5f52';

const TINTS: Record<string, string> = {
  living: '#ecdcbb',
  dining: '#ead9b9',
  studio: '#ecdcbb',
  shop: '#ecdcbb',
  kitchen: '#e3cfae',
  bedroom: '#dcdccd',
  office: '#e2dcc6',
  bathroom: '#c9d6d7',
  toilet: '#c9d6d7',
  hall: '#ebe2d2',
  storage: '#ddd6c9',
  terrace: '#d3d6bb',
  garage: '#dcd7cc',
  bay: '#e3ddd1',
  ownBay: '#ecd2ab',
  lane: '#d8d2c6',
};
export const tintOf = (use: string): string => TINTS[use] ?? '#e2d8c6';

/** Corner of a floor on the paper and units to a metre. */
export type Place = { x: number; y: number; scale: number };

export const onPaper =
  (place: Place) =>
  (x: number, y: number): Vec2 => [place.x + x * place.scale, place.y + y * place.scale];
