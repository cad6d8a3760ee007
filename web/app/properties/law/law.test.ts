import { lawWords } from 'schemas/law-words.ts';
import { expect, test } from 'vitest';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { bundleSchema } from '../import/bundle-schema.ts';
import { exampleRecord } from '../model/example.test-data.ts';
import { duties, faults } from './faults.test-data.ts';
import { lawFindings, lawRules, rulesFor, severityOf } from './law.ts';
import { lawfulAdverts } from './lawful-homes.test-data.ts';

const adverts = lawfulAdverts(process.env['VERIFY'] === 'whole' ? 5000 : 500);
const idsOf = (...given: Parameters<typeof lawFindings>) => lawFindings(...given).map(({ rule }) => rule.id);
const knownRules = Object.keys(lawWords);

test('the table and its words speak of the same rules, in one order', () => {
  expect(lawRules.map(({ id }) => id).toSorted()).toEqual(knownRules.toSorted());
  expect([...faults, ...duties].map(({ rule }) => rule).toSorted()).toEqual(knownRules.toSorted());
});

test('each rule has a source that was looked up, and days in their order', () => {
  for (const { id, source, from, until = from } of lawRules) {
    expect(source.url, id).toMatch(/^https?:\/\/\S+$/);
    expect(source.title, id).toMatch(/\S/);
    expect(
      [source.checkedOn, from].every((day) => /^20\d\d-\d\d-\d\d$/.test(day)),
      id,
    ).toBe(true);
    expect(until >= from, id).toBe(true);
  }
});

test('lawful adverts of every region, kind, age and day break no rule', () => {
  const wrong = adverts.flatMap(({ home, day }) => idsOf(home, day).map((id) => ({ id, day, home })));
  expect(wrong).toEqual([]);
});

test('each fact that the law asks for is missed as soon as a lawful advert lacks it', () => {
  const [tried, unseen] = [new Map<string, number>(), [] as unknown[]];
  for (const advert of adverts)
    for (const { rule, isPossible, commit } of faults) {
      if (!isPossible(advert)) continue;
      tried.set(rule, (tried.get(rule) ?? 0) + 1);
      const { home, day } = advert;
      const faulty = commit(home, day);
      if (!idsOf(faulty, day).includes(rule)) unseen.push({ rule, day, home: faulty });
    }
  expect(unseen).toEqual([]);
  expect([...tried.keys()].toSorted()).toEqual(faults.map(({ rule }) => rule).toSorted());
  const removed = [...tried.values()].reduce((sum, times) => sum + times, 0);
  recordFigure('facts that the law asks for', {
    adverts: adverts.length,
    'facts removed': removed,
    'not missed': unseen.length,
    'false alarms': adverts.reduce((sum, { home, day }) => sum + idsOf(home, day).length, 0),
  });
});

test.each(faults)('without the rule $rule its fault goes unseen', ({ rule, isPossible, commit }) => {
  const advert = adverts.find(isPossible);
  if (!advert) throw new Error('No advert can commit it.');
  const faulty = commit(advert.home, advert.day);
  const rules = lawRules.filter(({ id }) => id !== rule);
  const all = idsOf(faulty, advert.day);
  expect(all).toContain(rule);
  expect(idsOf(faulty, advert.day, { rules })).toEqual(all.filter((id) => id !== rule));
});

test.each(duties)(
  'the duty $rule holds for the homes that the law names, and for no other',
  ({ rule, isDue }) => {
    const of = adverts.filter(({ home, day }) => rulesFor(home, day).some(({ id }) => id === rule));
    expect(of.length).toBeGreaterThan(0);
    expect(of).toEqual(adverts.filter(isDue));
  },
);

test('no home of the sample breaks a rule', () => {
  for (const home of bundleSchema.parse(data).Properties)
    expect(idsOf(home, '2026-11-27'), `property ${String(home.ID)}`).toEqual([]);
});

test('a home that is sold, let or withdrawn is no advert any more', () => {
  const bare = exampleRecord({ EnergyPerformance: undefined });
  expect(idsOf(bare, '2026-11-27')).toContain('flanders-energy-score');
  for (const over of [{ Marquee: 2 }, { Marquee: 4 }, { Status: 'withdrawn' as const }])
    expect(idsOf({ ...bare, ...over }, '2026-11-27')).toEqual([]);
});

test('rules begin and end on their day', () => {
  const home = exampleRecord();
  const flood = (day: string) => idsOf(home, day).filter((id) => id.startsWith('flanders-flood'));
  expect(flood('2022-12-31')).toEqual(['flanders-flood-zone']);
  expect(flood('2023-01-01')).toEqual(['flanders-flood-plot', 'flanders-flood-building']);
});

test('settings are stricter than the table, and milder only where the law leaves room', () => {
  expect(severityOf('flanders-permit')).toBe('warn');
  expect(severityOf('flanders-permit', { 'flanders-permit': 'block' })).toBe('block');
  expect(severityOf('flanders-permit', { 'flanders-permit': 'note' })).toBe('warn');
  expect(severityOf('flanders-asbestos', { 'flanders-asbestos': 'block' })).toBe('block');
  expect(severityOf('wallonia-energy-code', { 'wallonia-energy-code': 'note' })).toBe('block');
});
