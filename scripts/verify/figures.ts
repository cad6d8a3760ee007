import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';

export const figuresFile = path.join(root, '.cache', 'figures.jsonl');

/** The counts of a test, or under `not measured` the reason why this machine has none. */
export type Figure = { figure: string; measured: Record<string, string | number> };

export function forgetFigures(): void {
  mkdirSync(path.dirname(figuresFile), { recursive: true });
  rmSync(figuresFile, { force: true });
}

export function readFigures(): Figure[] {
  if (!existsSync(figuresFile)) return [];
  const lines = readFileSync(figuresFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Figure);
}
