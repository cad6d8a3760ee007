import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';

export const figuresFile = path.join(root, '.cache', 'figures.jsonl');

type Figure = { figure: string; measured: Record<string, string | number> };

export function forgetFigures(): void {
  mkdirSync(path.dirname(figuresFile), { recursive: true });
  rmSync(figuresFile, { force: true });
}

export function readFigures(): string {
  return existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8') : '';
}

export function describeFigures(lines: string): string {
  const figures = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Figure)
    .sort((a, b) => a.figure.localeCompare(b.figure, 'en', { numeric: true }));
  const rows = figures.flatMap(({ figure, measured }) =>
    Object.entries(measured).map(([name, value], index) => [index === 0 ? figure : '', name, String(value)]),
  );
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
