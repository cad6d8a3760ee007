import { expect, test } from 'vitest';
import { seededTranslate, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { lawRules } from '../../properties/law/law.ts';
import { legalFactsOn } from './load-legal-facts-page.server.ts';

const on = (day: string, language: (typeof testLanguages)[number] = 'nl') =>
  legalFactsOn(day, { t: seededTranslate(language), language });

test('every rule of the table that holds is told with its source, in each language', () => {
  const day = '2026-11-27';
  const holding = lawRules.filter(({ from, until = day }) => from <= day && until >= day);
  expect(holding.length).toBeGreaterThan(20);
  for (const language of testLanguages) {
    const told = new Set(
      on(day, language).facts.flatMap(({ demands }) => demands.map(({ source }) => source.href)),
    );
    expect([...told].toSorted()).toEqual([...new Set(holding.map(({ source }) => source.url))].toSorted());
  }
});

test('a region links to the facts of its sales and of its rents, and each is explained', () => {
  const { regions, facts } = on('2026-11-27');
  const links = regions.flatMap(({ goals }) => goals.flatMap((goal) => goal.facts.map(({ href }) => href)));
  expect(new Set(links)).toEqual(new Set(facts.map(({ id }) => `#${id}`)));
  const askedIn = (name: string, title: string) =>
    regions
      .find((region) => region.name === name)
      ?.goals.find((goal) => goal.title === title)
      ?.facts.map(({ label }) => label);
  expect(askedIn('Vlaanderen', 'te koop')).toContain('P-score (perceel)');
  expect(askedIn('Brussel', 'te koop')).toContain('Wettige bestemming');
  expect(askedIn('Brussel', 'te koop')).not.toContain('P-score (perceel)');
  expect(askedIn('Wallonië', 'te huur')).toContain('Eigen meters');
});

test('a rule is told from its first day until its last', () => {
  const labelsOn = (day: string) => on(day).facts.map(({ label }) => label);
  expect(labelsOn('2022-12-31')).toContain('Overstromingsgebied');
  expect(labelsOn('2023-01-01')).not.toContain('Overstromingsgebied');
  expect(labelsOn('2026-08-01')).not.toContain('Digitaal veranderde foto’s');
  expect(labelsOn('2026-08-02')).toContain('Digitaal veranderde foto’s');
});

test('a rule of which nobody is sure says so', () => {
  const asbestos = on('2026-11-27').facts.find(({ id }) => id === 'fact-asbestos');
  expect(asbestos?.demands.map(({ doubt }) => doubt)).toEqual([expect.stringContaining('niet zeker')]);
});
