import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runForeground } from '../process/run-foreground.ts';
import type { BenchPart } from './parts.ts';
import type { Figure } from './speed-table.ts';

/** A script that prints tables of its own and writes its figures, a line of JSON each, to `FIGURES_FILE`. */
export function figuresOf(script: string): BenchPart {
  return async ({ record }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-figures-'));
    const file = path.join(folder, 'figures.jsonl');
    try {
      const env = Object.entries<string | undefined>({ ...process.env, FIGURES_FILE: file }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      if ((await runForeground(script, [], Object.fromEntries(env))) !== 0)
        throw new Error(`${script} failed.`);
      for (const line of readFileSync(file, 'utf8').trim().split('\n')) record(JSON.parse(line) as Figure);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
