import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type as system } from 'node:os';
import path from 'node:path';
import { formatted } from '../checks/formatted.ts';
import { root } from '../settings/settings.ts';
import type { Judged } from './judge.ts';
import type { Figure as Speed } from './speed-table.ts';

type Measured = { day: string; machine: string };

/** The site shows what it tells visitors of this run, so its file lies beside the pages. */
export type VerifyRun = Measured & { minutes: number; figures: readonly Judged[] };

/** A part is measured alone, so each has its day; a figure that failed is none. */
export type BenchRuns = Readonly<Record<string, Measured & { figures: readonly Stored[] }>>;

type Stored = Omit<Speed, 'value'> & { value: number | null };

const runFiles = {
  verify: 'web/app/pages/evidence/last-run.json',
  bench: 'scripts/figures/last-bench.json',
} as const;

const at = (file: string) => path.join(root, file);

function read(file: string): unknown {
  return existsSync(at(file)) ? JSON.parse(readFileSync(at(file), 'utf8')) : undefined;
}

export const readVerifyRun = () => read(runFiles.verify) as VerifyRun | undefined;
export const readBenchRuns = () => (read(runFiles.bench) ?? {}) as BenchRuns;

export function measuredHere(): Measured {
  const [first] = cpus();
  const memory = `${String(Math.round(totalmem() / 1e9))} GB`;
  const machine = `${String(cpus().length)} × ${first?.model.trim() ?? 'processor'}, ${memory}, ${system()} ${release()}, Node ${process.versions.node}`;
  return { day: new Date().toISOString().slice(0, 10), machine };
}

async function write(file: string, run: object): Promise<void> {
  writeFileSync(at(file), await formatted(file, JSON.stringify(run)));
}

export const writeVerifyRun = (run: VerifyRun) => write(runFiles.verify, run);

export function writeBenchRun(part: string, figures: readonly Speed[]): Promise<void> {
  return write(runFiles.bench, { ...readBenchRuns(), [part]: { ...measuredHere(), figures } });
}
