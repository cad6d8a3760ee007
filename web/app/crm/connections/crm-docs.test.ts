import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { estateSample } from '../../../../tests/crm/sweepbright/sweepbright-wire.ts';
import type { CodeTables } from '../connector/codes.ts';
import { omnicasaCodes } from '../omnicasa/omnicasa-codes.ts';
import { omnicasaFacts } from '../omnicasa/omnicasa-facts.ts';
import { omnicasa } from '../omnicasa/omnicasa.ts';
import { kyeroCodes } from '../kyero/kyero-codes.ts';
import { kyeroFacts } from '../kyero/kyero-facts.ts';
import { kyero } from '../kyero/kyero.ts';
import { skarabeeCodes } from '../skarabee/skarabee-codes.ts';
import { skarabeeFacts } from '../skarabee/skarabee-facts.ts';
import { skarabee } from '../skarabee/skarabee.ts';
import { openimmoCodes } from '../openimmo/openimmo-codes.ts';
import { openimmoFacts } from '../openimmo/openimmo-facts.ts';
import { openimmo } from '../openimmo/openimmo.ts';
import { cutEstate, sweepbrightFacts } from '../sweepbright/sweepbright-facts.ts';
import { sweepbrightCodes } from '../sweepbright/sweepbright-codes.ts';
import { sweepbright } from '../sweepbright/sweepbright.ts';
import { whiseCodes } from '../whise/whise-codes.ts';
import { whiseFacts } from '../whise/whise-facts.ts';
import { whise } from '../whise/whise.ts';

const readPage = (page: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../docs/crm', `${page}.md`), 'utf8');

/** Rows of the table below a heading, without the spaces that line them up. */
function rowsBelow(page: string, heading: string): string[] {
  const [, rest = ''] = readPage(page).split(`## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
      .join(' | '),
  );
}

const code = (name: string | number) => `\`${name}\``;

type ShownFact = { from: readonly (string | number)[]; ours: string; note?: string; kind?: string };

const factRow = ({ from, ours, note = '', kind }: ShownFact) =>
  [
    from.map(code).join(', then '),
    code(ours),
    [note, kind === undefined ? '' : `By the codes of ${kind}.`].filter(Boolean).join(' '),
  ].join(' | ');

function codeRow([kind, { field, known }]: [string, CodeTables[string]]): string {
  const byOurs = Map.groupBy(Object.entries(known), ([, ours]) => ours);
  const told = [...byOurs].map(([ours, rows]) => {
    const theirs = rows.map(([name]) => name).join(', ');
    return `${theirs} ${ours === null ? 'say nothing' : code(ours)}`;
  });
  return [kind, code(field), told.join('; ') || 'Each is asked of an editor.'].join(' | ');
}

const systems: readonly [string, readonly ShownFact[], CodeTables][] = [
  ['whise', whiseFacts, whiseCodes],
  ['sweepbright', sweepbrightFacts, sweepbrightCodes],
  ['omnicasa', omnicasaFacts, omnicasaCodes],
  ['kyero', kyeroFacts, kyeroCodes],
  ['skarabee', skarabeeFacts, skarabeeCodes],
  ['openimmo', openimmoFacts, openimmoCodes],
];

for (const [page, facts, codes] of systems)
  test(`the page of ${page} lists every fact and code that is read, as they are read`, () => {
    expect(rowsBelow(page, 'Facts')).toEqual(facts.map(factRow));
    expect(rowsBelow(page, 'Codes')).toEqual(Object.entries(codes).map(codeRow));
  });

const login = { address: 'https://crm.example', account: '1', user: '', secret: '' };

test('the page of all systems names a call wherever messages go back, and counts the questions of each page', () => {
  const rows = rowsBelow('README', 'What goes back').map((row) => row.split(' | '));
  const calls = (cell = '') => cell.includes('`');
  expect(
    rows.map(([system = '', leads, , addresses]) => [
      /\[(\w+)/.exec(system)?.[1],
      calls(leads),
      calls(addresses),
    ]),
  ).toEqual(
    [whise, sweepbright, omnicasa, skarabee, kyero, openimmo].map(({ title, openTeller }) => {
      const teller = openTeller?.(login, () => Promise.reject(new Error('No call is made.')));
      return [title, teller !== undefined, teller?.tellAddress !== undefined];
    }),
  );
  for (const [page] of systems) {
    const [, questions = ''] = readPage(page).split('## To ask of ');
    const counted = new RegExp(`\\[(\\d+)\\]\\(${page}\\.md#to-ask`).exec(readPage('README'))?.[1];
    expect(counted, page).toBe(String(questions.match(/^\d+\. /gm)?.length));
  }
});

/** Paths at which something is told. */
function toldPaths(value: unknown, at = ''): string[] {
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => toldPaths(one, at));
  if (typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([name, one]) => toldPaths(one, at === '' ? name : `${at}.${name}`));
}

test('nothing of a public sample of SweepBright is lost that its page does not name', () => {
  const kept = new Set(toldPaths(cutEstate(estateSample)));
  const named = rowsBelow('sweepbright', 'Left out').flatMap(
    (row) => row.split(' | ')[0]?.match(/[\w.]+/g) ?? [],
  );
  const lost = toldPaths(estateSample).filter(
    (one) => !kept.has(one) && !named.some((name) => one === name || one.startsWith(`${name}.`)),
  );
  expect(lost).toEqual([]);
});
