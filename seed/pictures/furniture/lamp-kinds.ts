export const HANGING = [
  'dome',
  'paper',
  'chandelier',
  'drum',
  'cluster',
  'rattan',
  'cone',
  'lantern',
  'saucer',
] as const;
export const STANDING = ['floor', 'arc', 'tripod', 'reading', 'column'] as const;
export const TABLE_LAMPS = ['cone', 'mushroom', 'ball', 'jar', 'column', 'drum'] as const;
export const LAMP_TINTS = [
  '#2f4a3c',
  '#c9bda6',
  '#33322f',
  '#b5705a',
  '#e6dccb',
  '#8795a0',
  '#c7a24e',
] as const;

export type LampLook = { kind: (typeof HANGING)[number] | (typeof STANDING)[number]; tint: string };
export type TableLampLook = { kind: (typeof TABLE_LAMPS)[number]; tint: string };
