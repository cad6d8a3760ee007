import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';
import { figuresPage, readmeFigures } from './figures-page.ts';
import { readBenchRuns, readVerifyRun } from './last-runs.ts';

const begin = '<!-- figures: written by `npm run verify` and `npm run bench` -->';
const end = '<!-- end of figures -->';

export async function figureDocuments(): Promise<Record<string, string>> {
  const runs = { verify: readVerifyRun(), bench: readBenchRuns() };
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [before = '', rest = ''] = readme.split(begin);
  const [, after = ''] = rest.split(end);
  return {
    'docs/figures.md': await figuresPage(runs),
    'README.md': `${before}${begin}\n\n${await readmeFigures(runs)}\n${end}${after}`,
  };
}

export async function writeFigureDocuments(): Promise<void> {
  for (const [file, text] of Object.entries(await figureDocuments()))
    writeFileSync(path.join(root, file), text);
}
