import { localeOf, type LanguageId } from 'schemas/languages.ts';
import lastRunFile from './last-run.json';

/** A figure of `npm run verify`; one with parts sums them. */
type RunFigure = {
  figure: string;
  verdict: string;
  parts?: readonly string[];
  measured: Readonly<Record<string, string | number | undefined>>;
  found?: readonly string[];
};

export type Run = { day: string; figures: readonly RunFigure[] };

export const lastRun: Run = lastRunFile;

/** Undefined if the run did not count it. */
export function figureOf({ figures }: Run, name: string): RunFigure | undefined {
  const figure = figures.find((each) => each.figure === name);
  return figure?.verdict === 'met' || figure?.verdict === 'missed' ? figure : undefined;
}

/** A dash before the first run. */
export function dayOf({ day }: Run, language: LanguageId): string {
  if (day === '') return '–';
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
