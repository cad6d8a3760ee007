import { knownLanguages } from 'schemas/languages.ts';
import { ownMonths, proofMonths, servedDays, unsentHours, usualMonths } from 'schemas/retention.ts';
import { expect, test } from 'vitest';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { createTranslate } from '../../content/i18n/translate.ts';
import { accessibilityRows, recipientRows, retentionRows, type SiteRows, promiseRows } from './site-rows.ts';
import { earl, openAcr } from './conformance.ts';
import { findingsOf } from './criteria.ts';
import type { Run } from './last-run.ts';

const axe = { figure: 'axe, pages:', verdict: 'met', parts: ['nl, 360 px', 'fr, 1280 px'] };
const good: Run = {
  day: '2026-11-27',
  figures: [
    { ...axe, measured: { pages: 1200, violations: 0 } },
    { figure: 'narrow or spaced text:', verdict: 'met', measured: { pages: 600, 'cut off': 0 } },
    {
      figure: '1 killed while forms come in',
      verdict: 'met',
      measured: { posts: 1000, 'thanked for and lost': 0 },
    },
    { figure: '15 another owner’s data', verdict: 'not run', measured: {} },
  ],
};
const fault = 'color-contrast: too pale (.card) on /nl/';
const bad: Run = {
  ...good,
  figures: [
    { ...axe, verdict: 'missed', measured: { pages: 1200, violations: 1 }, found: [fault] },
    ...good.figures.slice(1),
  ],
};

const rowsIn = (rows: SiteRows, run: Run, language: (typeof knownLanguages)[number] = 'en') =>
  rows({ t: createTranslate(seededTexts[language], language), language, cookies: [], run }).map((cells) =>
    cells.join(' | '),
  );

test('the statement tells what was examined, in which languages and when, and what nobody examined', () => {
  const rows = rowsIn(accessibilityRows, good);
  expect(rows[0]).toContain('27 November 2026');
  expect(rows[1]).toMatch(/ \| Tested: \d\d, of which with faults: 0. Not examined: \d\d\.$/);
  expect(rows).toContain(
    'Every kind of page, with software (axe): Dutch and French | 1,200 examined, faults: 0',
  );
  expect(rows).toContain('Every kind of page, with software (axe): English and German | not examined');
  expect(rows).toContain('Every form, with the keyboard alone | not examined');
  expect(rows).toContain('By an independent expert | not examined');
  expect(rows.join()).not.toContain('Fault found');
});

test('a fault in the results changes the statement and both files', () => {
  const rows = rowsIn(accessibilityRows, bad);
  expect(rows.join()).toContain('faults: 1');
  expect(rows[1]).toMatch(/with faults: [1-9]/);
  expect(rows).toContain(`Fault found | ${fault}`);
  const site = { agency: 'Immo', email: '', siteUrl: 'https://site.test' };
  const levelOf = (criterion: string, run: Run) =>
    new RegExp(`"num": "${criterion}"[^}]+"level": "([a-z-]+)"`).exec(openAcr(site, run))?.[1];
  expect([levelOf('1.4.3', good), levelOf('1.4.3', bad)]).toEqual(['supports', 'partially-supports']);
  expect([levelOf('1.4.10', bad), levelOf('1.2.2', bad)]).toEqual(['supports', undefined]);
  const outcomes = (run: Run) => new Set(earl(site, run).match(/earl:(?:passed|failed|untested)/g));
  expect(outcomes(good)).toEqual(new Set(['earl:passed', 'earl:untested']));
  expect(outcomes(bad)).toEqual(new Set(['earl:passed', 'earl:failed', 'earl:untested']));
});

test('OpenACR says what its schema, catalogue and terms allow, and every criterion once', () => {
  const text = openAcr({ agency: 'Immo', email: '', siteUrl: 'https://site.test' }, bad);
  const report = JSON.parse(text) as Record<string, object> & {
    chapters: Record<string, { notes: string; criteria: { num: string; components: object[] }[] }>;
  };
  expect(report).toMatchObject({ product: { name: 'Immo' }, author: { email: '' } });
  const level = expect.stringMatching(/^(partially-)?supports$/) as string;
  const adherence = { level, notes: expect.stringMatching(/\S/) as string };
  for (const { notes, criteria } of Object.values(report.chapters)) {
    const judged = criteria.map(({ num }) => num);
    const named = [...judged, ...(notes.match(/\d(?:\.\d+){2}/g) ?? [])];
    expect(new Set(named).size).toBe(named.length);
    for (const { components } of criteria) expect(components).toEqual([{ name: 'web', adherence }]);
  }
  const all = Object.values(report.chapters).map(({ notes, criteria }) =>
    [notes, ...criteria.map(({ num }) => num)].join(),
  );
  expect(
    all
      .join()
      .match(/\d(?:\.\d+){2}/g)
      ?.toSorted(),
  ).toEqual(
    findingsOf(bad)
      .map(({ criterion }) => criterion)
      .toSorted(),
  );
});

test.for(knownLanguages)(
  'each promise stands beside its figure, or says that there is none: %s',
  (language) => {
    const rows = rowsIn(promiseRows, good, language);
    expect(rows).toHaveLength(13);
    expect(rows.find((row) => /1[., \u202f\u00a0]?000/.test(row))).toMatch(/\b0\b/);
    expect(rows.filter((row) => row.endsWith(seededTexts[language]['evidence.notMeasured']))).toHaveLength(
      10,
    );
  },
);

test('every term after which the site deletes is told, and a service is once its cookies are', () => {
  const terms = rowsIn(retentionRows, good).join('\n');
  for (const months of [usualMonths, proofMonths, ...Object.values(ownMonths)])
    expect(terms).toMatch(new RegExp(`\\b${String(months)} months?`));
  expect(terms).toContain(`${String(servedDays)} days`);
  expect(terms).toContain(`${String(unsentHours)} hours`);
  const cookie = { key: 'a', name: '_ga', category: 'statistics', purpose: '', duration: '' } as const;
  const facts = { t: createTranslate(seededTexts.en, 'en'), language: 'en' } as const;
  const who = (provider: string) =>
    recipientRows({ ...facts, cookies: [{ ...cookie, provider }] }).map(([name]) => name);
  expect(who('Immo')).not.toContain('Google');
  expect(who('Google')).toContain('Google');
});
