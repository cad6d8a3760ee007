import { COVERS, coverOf } from '../../surfaces/cover.ts';
import { ROOFS } from '../../surfaces/roof.ts';
import { textHint } from '../../words.ts';
import type { FlatsWords } from './flats-words.ts';
import type { PictureWords } from '../../words.ts';

export type Side = 'street' | 'court' | 'water';
type Project = { building: FlatsWords; home: 'park' | 'quay' };

const dijlehof: FlatsWords = {
  rhythm: ['balcony', 'pair', 'balcony', 'pair', 'stair', 'pair', 'balcony', 'pair'],
  entrance: 4,
  storeys: 5,
  bay: 3.5,
  storey: 3.05,
  depth: 12,
  cover: coverOf('pale-brick'),
  base: coverOf('brown-brick'),
  accent: '#8a7f6c',
  window: { frame: '#5f6a5c', cheek: '#c9b9a0', lights: 2, depth: 0.22, sill: '#8b8377' },
  rail: 'bars',
  railColour: '#5f6a5c',
  slab: '#d8d1c4',
  door: '#7f9276',
  ground: 'homes',
  attic: coverOf('timber-slats'),
  bands: false,
  top: 'flat',
  tiles: ROOFS.flat,
  checker: true,
};

const vaartlicht: FlatsWords = {
  rhythm: ['loggia', 'wide', 'loggia', 'wide', 'wide', 'loggia', 'wide'],
  entrance: 3,
  storeys: 6,
  bay: 4,
  storey: 3.35,
  depth: 13,
  cover: coverOf('iron-brick'),
  base: coverOf('white-brick'),
  window: {
    frame: '#2f3335',
    cheek: '#74493f',
    lights: 3,
    bars: [1, 3],
    head: 'segment',
    lintel: { colour: '#4a4846', kind: 'arch' },
    sill: '#4a4846',
    depth: 0.24,
    frameWidth: 0.045,
  },
  rail: 'bars',
  railColour: '#2f3335',
  slab: '#8d8a84',
  door: '#9a4f33',
  ground: 'arcade',
  bands: true,
  top: 'sawtooth',
  tiles: ROOFS.zinc,
};

const tanneurs: FlatsWords = {
  ...dijlehof,
  rhythm: ['loggia', 'pair', 'stair', 'pair', 'loggia'],
  entrance: 2,
  storeys: 4,
  cover: coverOf('pale-stone'),
  base: COVERS['blue-stone'] ?? coverOf('blue-stone'),
  accent: '#7b6a58',
  window: { frame: '#4a3f37', cheek: '#d6ccb9', lights: 2, depth: 0.24 },
  rail: 'glass',
  railColour: '#4a3f37',
  door: '#6b4a33',
  attic: coverOf('glass-zinc'),
  checker: false,
};

const PROJECTS = {
  dijlehof: { building: dijlehof, home: 'park' },
  vaartlicht: { building: vaartlicht, home: 'quay' },
  tanneurs: { building: tanneurs, home: 'park' },
} satisfies Record<string, Project>;

/** Units whose first picture shows their project's building, and the side each of them sees of it. */
const UNITS: Record<string, readonly [keyof typeof PROJECTS, Side, string?]> = {
  p2128: ['dijlehof', 'street'],
  p2129: ['dijlehof', 'street', 'evening'],
  p2130: ['dijlehof', 'court'],
  p2132: ['vaartlicht', 'water', 'evening'],
  p2133: ['vaartlicht', 'street'],
  p2134: ['vaartlicht', 'water', 'morning'],
  p2135: ['tanneurs', 'street'],
};

/** The project a picture belongs to: one building, seen from the side the picture or its unit names. */
export function projectOf({
  id,
  hints,
}: PictureWords): (Project & { name: string; side: Side; light: string }) | undefined {
  const unit = UNITS[id.replace(/-\d+$/, '')];
  const name = textHint(hints, 'project') || unit?.[0];
  if (name !== 'dijlehof' && name !== 'vaartlicht' && name !== 'tanneurs') return undefined;
  const side = textHint(hints, 'side');
  return {
    ...PROJECTS[name],
    name,
    side: side === 'court' || side === 'water' || side === 'street' ? side : (unit?.[1] ?? 'street'),
    light: unit?.[2] ?? '',
  };
}
