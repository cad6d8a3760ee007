import type { Region } from 'schemas/country.ts';

type Band = readonly [grade: EnergyGrade, upTo: number];

type EnergyGrade =
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

type EnergyBands = {
  region: Region;
  /** Valid from this ISO day until the next table of its region. */
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
const energyBands: readonly EnergyBands[] = [
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

/** Best to worst. Labels such as `A++` or `B-` belong to one of these. */
export const energyClasses = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

export function energyClassRank(name: string): number {
  return energyClasses.findIndex((energyClass) => energyClass === name);
}

export function energyRank(label: EnergyLabel | undefined): number | undefined {
  if (label?.letter === undefined) return undefined;
  return energyClassRank(/^a\+/i.test(label.text) ? 'A+' : label.letter.toUpperCase());
}

export type EnergyLabel = {
  /** Lower case; undefined when a printed label does not begin with a–i. */
  letter?: string;
  grade?: EnergyGrade;
  subGrade?: EnergyGrade;
  text: string;
};

const signs: Readonly<Record<string, string>> = { plusplus: '++', plus: '+', sub: '-' };

export function gradeText(grade: EnergyGrade): string {
  const [letter = '', sign = ''] = grade.split('_');
  return letter.toUpperCase() + (signs[sign] ?? '');
}

/** In force on an ISO day; without one, the newest. */
export function tableOf(region: Region, on: string | undefined): EnergyBands | undefined {
  const tables = energyBands.filter((table) => table.region === region);
  return tables.findLast(({ from }) => on === undefined || from <= on) ?? tables[0];
}

function gradeIn(bands: EnergyBands['bands'], consumption: number): EnergyGrade | undefined {
  return bands.find(([, upTo]) => consumption <= upTo)?.[0];
}

/** Rounds kWh/m² a year first; "up to" includes the bound. Without the ISO day `on`, the newest table applies. */
export function computedLabel(
  consumption: number | undefined,
  region: Region | undefined,
  on?: string,
): EnergyLabel | undefined {
  const table = region && tableOf(region, on);
  if (!table || consumption === undefined || !Number.isFinite(consumption)) return undefined;
  const rounded = Math.round(consumption);
  const grade = gradeIn(table.bands, rounded);
  if (!grade) return undefined;
  const subGrade = table.subGrades && gradeIn(table.subGrades, rounded);
  return { letter: grade.charAt(0), grade, subGrade, text: gradeText(subGrade ?? grade) };
}

/** Kept as printed: the only source in Luxembourg, whose classes run A+ to I. */
export function printedLabel(text: string | undefined): EnergyLabel | undefined {
  const label = text?.trim() ?? '';
  if (label === '') return undefined;
  const letter = /^[a-i](?![a-z])/i.exec(label)?.[0].toLowerCase();
  return { letter, text: label };
}

export function energyLabelOf(property: {
  printed?: string | undefined;
  consumption?: number | undefined;
  region: Region | undefined;
  on?: string | undefined;
}): EnergyLabel | undefined {
  return printedLabel(property.printed) ?? computedLabel(property.consumption, property.region, property.on);
}
