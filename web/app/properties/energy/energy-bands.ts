import type { Region } from 'schemas/country.ts';

type Band = readonly [grade: EnergyGrade, upTo: number];

export type EnergyGrade =
  | 'a_plusplus'
  | 'a_plus'
  | 'a'
  | 'a_sub'
  | 'b_plus'
  | 'b'
  | 'b_sub'
  | 'c_plus'
  | 'c'
  | 'c_sub'
  | 'd_plus'
  | 'd'
  | 'd_sub'
  | 'e_plus'
  | 'e'
  | 'e_sub'
  | 'f'
  | 'g';

export type EnergyBands = {
  region: Region;
  /** Holds from this ISO day until the next table of its region. */
  from: string;
  bands: readonly Band[];
  subGrades?: readonly Band[];
};

const brusselsBands: readonly Band[] = [
  ['a_plus', 15],
  ['a', 45],
  ['b', 95],
  ['c', 150],
  ['d', 210],
  ['e', 275],
  ['f', 345],
  ['g', Infinity],
];

const brusselsSubGrades: readonly Band[] = [
  ['a_plus', 15],
  ['a', 30],
  ['a_sub', 45],
  ['b_plus', 62],
  ['b', 78],
  ['b_sub', 95],
  ['c_plus', 113],
  ['c', 132],
  ['c_sub', 150],
  ['d_plus', 170],
  ['d', 190],
  ['d_sub', 210],
  ['e_plus', 232],
  ['e', 253],
  ['e_sub', 275],
  ['f', 345],
  ['g', Infinity],
];

/** Never edit a table: a reform adds one. */
export const energyBands: readonly EnergyBands[] = [
  {
    region: 'flanders',
    from: '2019-01-01',
    bands: [
      ['a_plus', 0],
      ['a', 100],
      ['b', 200],
      ['c', 300],
      ['d', 400],
      ['e', 500],
      ['f', Infinity],
    ],
  },
  { region: 'brussels', from: '2011-05-01', bands: brusselsBands, subGrades: brusselsSubGrades },
  {
    region: 'brussels',
    from: '2017-01-01',
    bands: [['a_plusplus', 0], ...brusselsBands],
    subGrades: [['a_plusplus', 0], ...brusselsSubGrades],
  },
  {
    region: 'wallonia',
    from: '2010-06-01',
    bands: [
      ['a_plusplus', 0],
      ['a_plus', 45],
      ['a', 85],
      ['b', 170],
      ['c', 255],
      ['d', 340],
      ['e', 425],
      ['f', 510],
      ['g', Infinity],
    ],
  },
];
