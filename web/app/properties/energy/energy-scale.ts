import { regionOf, type CountryCode, type Region } from 'schemas/country.ts';
import type { FactSource, TextNameWith } from '../facts/fact-values.ts';
import { isHome } from '../model/main-type.ts';
import { type EnergyLabel, gradeText, tableOf } from './energy-label.ts';

export type DrawnScale = EnergyScale & {
  caption: string;
  pointer: string;
};

const captions = {
  flanders: 'facts.scaleFlanders',
  brussels: 'facts.scaleBrussels',
  wallonia: 'facts.scaleWallonia',
  luxembourg: 'facts.scaleLuxembourg',
} as const satisfies Readonly<Record<EnergyScale['of'], TextNameWith<'label' | 'best' | 'worst'>>>;

/** Undefined for a business, whose certificate has other bounds. */
export function drawnScaleOf({ record, property, t }: FactSource): DrawnScale | undefined {
  const { mainType, energyLabel: label, country } = property;
  if (!label || !(isHome(mainType) || mainType === 'investment')) return undefined;
  const { EnergyPerformance: consumption, EPCDate: on, Zip, CountryID } = record;
  const region = regionOf(Zip, CountryID);
  const scale = energyScaleOf({ label, consumption, on, region, country: country.code });
  if (!scale) return undefined;
  const [best, worst] = [scale.classes[0]?.text ?? '', scale.classes.at(-1)?.text ?? ''];
  const figure = consumption === undefined ? [] : [t('facts.scaleValue', { value: consumption })];
  return {
    ...scale,
    caption: t(captions[scale.of], { label: label.text, best, worst }),
    pointer: [label.text, ...figure].join(' · '),
  };
}

type Grade = { text: string; upTo: number | undefined };

type ScaleClass = Grade & { letter: string; grades: readonly Grade[] };

export type EnergyScale = {
  of: Region | 'luxembourg';
  classes: readonly ScaleClass[];
  current: number;
  /** Percent of the width. */
  place: number;
};

export type ScaleSubject = {
  label: EnergyLabel | undefined;
  consumption: number | undefined;
  region: Region | undefined;
  country: CountryCode | undefined;
  on: string | undefined;
};

const luxembourgish = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

const finite = (upTo: number) => (Number.isFinite(upTo) ? upTo : undefined);

function classOf(letter: string, grades: readonly Grade[], text = letter.toUpperCase()): ScaleClass {
  return { letter, text, grades, upTo: grades.at(-1)?.upTo };
}

function classesOf(region: Region | undefined, on: string | undefined): ScaleClass[] {
  const table = region && tableOf(region, on);
  if (!table)
    return luxembourgish.map((text) =>
      classOf(text.charAt(0).toLowerCase(), [{ text, upTo: undefined }], text),
    );
  const grades = (table.subGrades ?? table.bands).map(([grade, upTo]) => ({
    letter: grade.charAt(0),
    text: gradeText(grade),
    upTo: finite(upTo),
  }));
  if (!table.subGrades) return grades.map(({ letter, ...grade }) => classOf(letter, [grade], grade.text));
  const letters = [...new Set(grades.map(({ letter }) => letter))];
  return letters.map((own) =>
    classOf(
      own,
      grades.flatMap(({ letter, ...grade }) => (letter === own ? [grade] : [])),
    ),
  );
}

/** 0 to 1 between the bounds of a grade; 0.5 where one is open or the figure lies outside. */
function shareOf(consumption: number | undefined, above: number | undefined, upTo: number | undefined) {
  if (consumption === undefined || above === undefined || upTo === undefined) return 0.5;
  const share = (Math.round(consumption) - above) / (upTo - above);
  return share > 0 && share <= 1 ? share : 0.5;
}

function placeIn(classes: readonly ScaleClass[], current: number, { label, consumption }: ScaleSubject) {
  const { grades = [] } = classes[current] ?? {};
  const index = grades.findIndex(({ text }) => text === label?.text.toUpperCase());
  // A label without its finer grade lies in the middle of its letter.
  if (index === -1) return (current + 0.5) / classes.length;
  const bounds = classes.flatMap((one) => one.grades.map(({ upTo }) => upTo));
  const before = classes.slice(0, current).reduce((sum, one) => sum + one.grades.length, 0) + index;
  const share = shareOf(consumption, bounds[before - 1], bounds[before]);
  return (current + (index + share) / grades.length) / classes.length;
}

/** Undefined for a label that is no grade of the scale in force then. */
export function energyScaleOf(subject: ScaleSubject): EnergyScale | undefined {
  const { label, region, country, on } = subject;
  if (!label || (region === undefined && country !== 'LU')) return undefined;
  const classes = classesOf(region, on);
  const text = label.text.toUpperCase();
  const current = classes.findIndex(
    (one) => one.text === text || one.grades.some((grade) => grade.text === text),
  );
  if (current === -1) return undefined;
  const place = Math.round(placeIn(classes, current, subject) * 1000) / 10;
  return { of: region ?? 'luxembourg', classes, current, place };
}
