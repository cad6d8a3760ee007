import { musts } from './figure-table.ts';

/** The counts of a test, or under `not measured` the reason why this machine has none; `found` says what is wrong. */
export type Figure = { figure: string; measured: Record<string, string | number>; found?: string[] };

type Verdict = 'met' | 'missed' | 'not measured' | 'not run';

/** A figure of the table; a name that ends in ":" has as parts the figures that begin so. */
export type Judged = { verdict: Verdict; parts?: string[] } & Figure;

const holds = {
  '=': (value: number, bound: number) => value === bound,
  '≥': (value: number, bound: number) => value >= bound,
  '≤': (value: number, bound: number) => value <= bound,
} as const;

type Bound = { name: string; isKept: (value: unknown) => boolean; text: string; isMost: boolean };

const boundsOf = (must: string): Bound[] =>
  must
    .split(', ')
    .filter(Boolean)
    .map((text) => {
      const [, name = '', sign = '=', number] = /^(.+) ([=≥≤]) (\d+)$/.exec(text) ?? [];
      const isKept = (value: unknown) =>
        typeof value === 'number' && holds[sign as '='](value, Number(number));
      return { name, isKept, text, isMost: sign === '≤' || (sign === '=' && number !== '0') };
    });

const missedBy = ({ measured }: Figure, bounds: readonly Bound[]) =>
  'not measured' in measured ? [] : bounds.filter(({ name, isKept }) => !isKept(measured[name]));

/** Takes the most of a count that each part is bound to alone, and adds up all others. */
function total(figures: readonly Figure[], bounds: readonly Bound[]): Figure['measured'] {
  const names = new Set(figures.flatMap(({ measured }) => Object.keys(measured)));
  const sums = [...names].map((name): [string, string | number] => {
    const values = figures.map(({ measured }) => measured[name] ?? 0);
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length < values.length) return [name, values[0] ?? ''];
    const isMost = bounds.some((bound) => bound.name === name && bound.isMost);
    return [name, isMost ? Math.max(...numbers) : numbers.reduce((sum, one) => sum + one)];
  });
  const counted = sums.filter(([, value]) => figures.length === 1 || typeof value === 'number');
  return Object.fromEntries(counted);
}

function judgeGroup(name: string, figures: readonly Figure[], must: string): Judged {
  if (figures.length === 0) return { figure: name, verdict: 'not run', measured: {} };
  const bounds = boundsOf(must);
  const found = figures.flatMap((each) => [
    ...(each.found ?? []),
    ...missedBy(each, bounds).map(({ text }) => `${each.figure} misses ${text}`),
  ]);
  const counted = figures.filter(({ measured }) => !('not measured' in measured));
  return {
    figure: name,
    verdict: found.length > 0 ? 'missed' : counted.length > 0 ? 'met' : 'not measured',
    ...(name.endsWith(':') && { parts: figures.map(({ figure }) => figure.slice(name.length).trim()) }),
    measured: total(counted.length > 0 ? counted : figures.slice(0, 1), bounds),
    ...(found.length > 0 && { found }),
  };
}

/** Judges each figure that must be there by its last record; one that no test has recorded is not run. */
export function judge(figures: readonly Figure[], table = musts): Judged[] {
  const last = [...new Map(figures.map((each) => [each.figure, each])).values()];
  return Object.entries(table).map(([name, must]) => {
    const isOne = ({ figure }: Figure) => (name.endsWith(':') ? figure.startsWith(name) : figure === name);
    return judgeGroup(name, last.filter(isOne), must);
  });
}

export function countsOf({ measured, parts = [] }: Judged): string {
  const { 'not measured': reason, ...counts } = measured;
  if (reason !== undefined) return String(reason);
  const words = Object.entries(counts).map(([name, value]) => `${name} ${value.toLocaleString('en')}`);
  return [...words, ...(parts.length > 1 ? [`in ${String(parts.length)} parts`] : [])].join(' · ');
}
