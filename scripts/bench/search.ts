import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runForeground } from '../process/run-foreground.ts';
import type { BenchContext } from './parts.ts';

const script = 'web/app/properties/search/search-bench.server.ts';

/** Milliseconds of reading a phrase and finding what it means, by number of properties. */
export async function benchSearch({ record }: BenchContext): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const file = path.join(folder, 'figures.jsonl');
  try {
    const env = Object.entries<string | undefined>({ ...process.env, FIGURES_FILE: file }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    if ((await runForeground(script, [], Object.fromEntries(env))) !== 0)
      throw new Error(`${script} failed.`);
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { of, value } = JSON.parse(line) as { of: string; value: number };
      record({ id: 'search', of, value });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
