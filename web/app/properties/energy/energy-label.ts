import { energyBands, type EnergyBands, type EnergyGrade } from './energy-bands.ts';
import type { Region } from '../model/region.ts';

export type EnergyLabel = {
  /** The lower-case letter that colours the badge; undefined when a printed label starts with no letter a–i. */
  letter?: string;
  grade?: EnergyGrade;
  subGrade?: EnergyGrade;
  text: string;
};

const signs: Readonly<Record<string, string>> = { plusplus: '++', plus: '+', sub: '-' };

/** `b_sub` becomes `B-`. */
function gradeText(grade: EnergyGrade): string {
  const [letter = '', sign = ''] = grade.split('_');
  return letter.toUpperCase() + (signs[sign] ?? '');
}

function tableOf(region: Region, on: string | undefined): EnergyBands | undefined {
  const tables = energyBands.filter((table) => table.region === region);
  return tables.findLast(({ from }) => on === undefined || from <= on) ?? tables[0];
}

function gradeIn(bands: EnergyBands['bands'], consumption: number): EnergyGrade | undefined {
  return bands.find(([, upTo]) => consumption <= upTo)?.[0];
}

/**
 * The label a consumption in kWh/m² a year earns in a region, by the table of the ISO day `on` (the newest when
 * left out). The figure is rounded to a whole number first, and "up to" includes the bound.
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

/** The label printed on a certificate, used as it is: the only source in Luxembourg, whose classes run A+ to I. */
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
