import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../settings/settings.ts';
import { musts, peers, speedTable, unmeasured } from './figure-table.ts';
import { figuresPage, readmeFigures, type Runs } from './figures-page.ts';
import { figureDocuments } from './write-figures.ts';

const lineWith = (text: string, ...words: string[]) =>
  text.split('\n').find((line) => words.every((word) => line.includes(word))) ?? '';

test('the figures of the last runs stand in docs/figures.md and in the README', async () => {
  for (const [file, text] of Object.entries(await figureDocuments()))
    expect(readFileSync(path.join(root, file), 'utf8'), file).toBe(text);
});

test('before any run every figure is there, with its bound, and said not to be measured', async () => {
  const page = await figuresPage({ bench: {} });
  for (const [figure, must] of Object.entries(musts))
    expect(lineWith(page, `| ${figure.replace(/:$/, '')} `, must)).toContain('not run');
  for (const { what, limits } of Object.values(speedTable))
    for (const kind of Object.keys(limits))
      expect(lineWith(page, what, kind === 'all' ? '' : kind)).toContain('not measured');
  for (const name of [...Object.keys(peers), ...Object.keys(unmeasured)]) expect(page).toContain(name);
  expect((await readmeFigures({ bench: {} })).match(/not measured/g)).toHaveLength(6);
});

test('a run tells its day, its machine and its faults, and speed stands beside its peers', async () => {
  const runs: Runs = {
    verify: {
      day: '2026-11-27',
      machine: 'two cores',
      minutes: 58,
      figures: [
        {
          figure: 'axe, pages:',
          verdict: 'missed',
          parts: ['nl, 360 px', 'fr, 360 px'],
          measured: { pages: 1200, violations: 1 },
          found: ['image-alt on /nl/'],
        },
      ],
    },
    bench: {
      site: {
        day: '2026-11-26',
        machine: 'four cores',
        figures: [
          { id: 'uncached', of: 'list', value: 3.456 },
          { id: 'uncached', of: 'home', value: null },
        ],
      },
    },
  };
  const page = await figuresPage(runs);
  expect(page).toContain('on 2026-11-27, in 58 minutes, on two cores.');
  expect(page).toContain('- site: 2026-11-26, on four cores');
  const axe = lineWith(page, '| axe, pages ');
  for (const words of ['pages 1,200', 'in 2 parts', 'image-alt on /nl/', 'missed'])
    expect(axe).toContain(words);
  const list = lineWith(page, speedTable.uncached.what, '| list ');
  for (const words of ['3.46 ms', '≤ 5 ms', '≤ 2.5 ms', '| must', 'Property Hive 88.8 ms', '2026-11-26'])
    expect(list).toContain(words);
  expect(lineWith(page, speedTable.uncached.what, '| home ')).toContain('not measured');
  const chosen = await readmeFigures(runs);
  expect(lineWith(chosen, 'axe')).toMatch(/1 on 1,200 pages\s+\| 2026-11-27/);
  expect(lineWith(chosen, '24 homes')).toContain('3.46 ms');
});
