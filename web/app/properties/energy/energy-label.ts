import type { Region } from 'schemas/country.ts';
import { energyBands, type EnergyBands, type EnergyGrade } from './energy-bands.ts';

/** Best to worst. Labels with more signs, such as `A++` or `B-`, belong to one of these. */
export const energyClasses = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

export function energyClassRank(name: string): number {
  return energyClasses.findIndex((energyClass) => energyClass === name);
}

/** Returns undefined for a label that is no grade. */
export function energyRank(label: EnergyLabel | undefined): number | undefined {
  if (label?.letter === undefined) return undefined;
  return energyClassRank(/^a\+/i.test(label.text) ? 'A+' : label.letter.toUpperCase());
}

export type EnergyLabel = {
  /** Colours the badge; lower case, undefined when a printed label starts with no letter a–i. */
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

/** The table that holds on an ISO day, the newest without one. */
export function tableOf(region: Region, on: string | undefined): EnergyBands | undefined {
  const tables = energyBands.filter((table) => table.region === region);
  return tables.findLast(({ from }) => on === undefined || from <= on) ?? tables[0];
}

function gradeIn(bands: EnergyBands['bands'], consumption: number): EnergyGrade | undefined {
  return bands.find(([, upTo]) => consumption <= upTo)?.[0];
}

/**
 * Takes kWh/m² a year, rounded to a whole number first; "up to" includes the bound. Without the ISO day `on` the newest
 * table applies.
 */
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

/** Used as printed: the only source in Luxembourg, whose classes run A+ to I. */
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
