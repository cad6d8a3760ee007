import { type SpeedRow, speedTable } from './figure-table.ts';

export type FigureId = keyof typeof speedTable;

/** `of` is the kind of page or interaction; `detail` tells apart figures of one kind. */
export type Figure = { id: FigureId; of: string; detail?: string | undefined; value: number };

const rows: Readonly<Record<FigureId, SpeedRow>> = speedTable;

/** Two digits below 10, where they matter; a figure that could not be measured is none. */
const shown = (value: number, unit = '') =>
  Number.isNaN(value)
    ? 'not measured'
    : `${Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0))} ${unit}`.trim();

type Line = Record<'What' | 'Where' | 'Measured', string> &
  Partial<Record<'Must' | 'Aim' | 'Reached', string>>;

export function rowOf({ id, of, detail, value }: Figure): Line {
  const { what, unit, isLeast, limits } = rows[id];
  const Where = [of, detail].filter(Boolean).join(', ');
  const line = { What: what, Where, Measured: shown(value, unit) };
  const limit = limits[of] ?? limits['all'];
  if (!limit || Number.isNaN(value)) return line;
  const [must, aim] = limit;
  const reaches = (bound: number) => (isLeast ? value >= bound : value <= bound);
  const bound = (number: number) => `${isLeast ? '≥' : '≤'} ${shown(number, unit)}`;
  return {
    ...line,
    Must: bound(must),
    Aim: bound(aim),
    Reached: reaches(aim) ? 'aim' : reaches(must) ? 'must' : 'missed',
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}
