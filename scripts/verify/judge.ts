import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';
import type { Bound, Promised, Proof } from './promises.ts';

export const figuresFile = path.join(root, '.cache', 'figures.jsonl');

/** The counts of a test, or under `not measured` the reason why this machine has none. */
type Figure = { figure: string; measured: Record<string, string | number> };

export function forgetFigures(): void {
  mkdirSync(path.dirname(figuresFile), { recursive: true });
  rmSync(figuresFile, { force: true });
}

export function readFigures(): Figure[] {
  if (!existsSync(figuresFile)) return [];
  const lines = readFileSync(figuresFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Figure);
}

/** From good to bad. */
const verdicts = ['met', 'not measured', 'not run', 'missed'] as const;

type Verdict = (typeof verdicts)[number];

export type Judged = { promise: string; verdict: Verdict; lines: readonly string[] };

function isWithin(value: string | number | undefined, bound: Bound): boolean {
  if (typeof value !== 'number') return false;
  if ('exactly' in bound) return value === bound.exactly;
  return 'least' in bound ? value >= bound.least : value <= bound.most;
}

function describeBound(bound: Bound): string {
  if ('exactly' in bound) return String(bound.exactly);
  return 'least' in bound ? `≥ ${String(bound.least)}` : `≤ ${String(bound.most)}`;
}

function describe({ figure, measured }: Figure, must: Proof['must']): string {
  const missing = Object.keys(must).filter((name) => !(name in measured));
  const counts = [...Object.entries(measured), ...missing.map((name) => [name, 'missing'] as const)];
  const cells = counts.map(([name, value]) => {
    const bound = must[name];
    return `${name} ${String(value)}${bound ? ` (${describeBound(bound)})` : ''}`;
  });
  return `${figure}: ${cells.join(' · ')}`;
}

type JudgedProof = { verdict: Verdict; lines: readonly string[] };

function judgeProof({ figure, must }: Proof, figures: readonly Figure[]): JudgedProof {
  const recorded = figures.filter((each) =>
    figure.endsWith(':') ? each.figure.startsWith(figure) : each.figure === figure,
  );
  if (recorded.length === 0) return { verdict: 'not run', lines: [`${figure}: no test has recorded it`] };
  const judged = recorded.map((each): { verdict: Verdict; line: string } => {
    const { measured } = each;
    if ('not measured' in measured)
      return {
        verdict: 'not measured',
        line: `${each.figure}: not measured, ${String(measured['not measured'])}`,
      };
    const isMet = Object.entries(must).every(([name, bound]) => isWithin(measured[name], bound));
    return { verdict: isMet ? 'met' : 'missed', line: describe(each, must) };
  });
  return { verdict: worstOf(judged.map(({ verdict }) => verdict)), lines: judged.map(({ line }) => line) };
}

function worstOf(found: readonly Verdict[]): Verdict {
  return verdicts.findLast((verdict) => found.includes(verdict)) ?? 'not run';
}

/** Judges each promise by the figures that tests have recorded; a figure that none recorded is not run. */
export function judge(promises: readonly Promised[], figures: readonly Figure[]): Judged[] {
  return promises.map(({ promise, proofs }) => {
    const judged = proofs.map((proof) => judgeProof(proof, figures));
    return {
      promise,
      verdict: worstOf(judged.map(({ verdict }) => verdict)),
      lines: judged.flatMap(({ lines }) => lines),
    };
  });
}

export function describeJudged(judged: readonly Judged[]): string {
  return judged
    .flatMap(({ promise, verdict, lines }) => [
      `${verdict.padEnd(14)}${promise}`,
      ...lines.map((line) => `${' '.repeat(14)}  ${line}`),
    ])
    .join('\n');
}
