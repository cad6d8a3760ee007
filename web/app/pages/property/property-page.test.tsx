import { expect, test } from 'vitest';
import { prepareSite } from '../../cms/site.server.ts';
import { emptyContent, emptySettings } from '../../cms/site.test-data.ts';
import {
  renderInLanguage,
  seededTexts,
  type TestLanguage,
  testLanguages,
} from '../../i18n/seeded-texts.test-data.tsx';
import { testPlatform } from '../../services/platform.test-data.ts';
import type { PageContext } from '../page-context.ts';
import { loadPropertyPage } from './load-property-page.server.ts';
import { PropertyPage } from './property-page.tsx';

const { platform } = testPlatform();
const site = {
  ...prepareSite(emptyContent),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

function render(id: string, language: TestLanguage, context: Partial<PageContext> = {}): string {
  const url = new URL('https://site.test/');
  const page = loadPropertyPage({ platform, site, url, language, ...context }, id);
  if (!page) throw new Error(`There is no property ${id}.`);
  return renderInLanguage(language, <PropertyPage page={page} />).replaceAll('\u00a0', ' ');
}

const notices = (id: string) =>
  testLanguages.map((language) => /<p class="notice">(.*?)<\/p>/.exec(render(id, language))?.[1]);

test('[8.06] the page of a sold property says so', () => {
  expect(notices('2119')).toEqual([
    'Dit pand is verkocht.',
    'Ce bien est vendu.',
    'This property has been sold.',
  ]);
});

test('[8.05] the page of a rented property says so', () => {
  expect(notices('2142')).toEqual([
    'Dit pand is verhuurd.',
    'Ce bien est loué.',
    'This property has been let.',
  ]);
});

test('the page of an available property has no notice', () => {
  expect(notices('2101')).toEqual([undefined, undefined, undefined]);
});

test('[3.14][3.16] a hidden price and address are on request, and nowhere on the page', () => {
  const page = render('2108', 'nl');
  expect(page).toContain('Adres op aanvraag, 2970 ');
  expect(page).toContain('Prijs op aanvraag');
  expect(page).not.toContain('€ 1.');
  expect(render('2101', 'nl')).toContain('Kalkovenstraat 18, 2800 Mechelen');
});

test('[6.03] a property names its broker, who is called or written to', () => {
  for (const [language, heading] of [
    ['nl', 'Uw makelaar'],
    ['fr', 'Votre agent'],
    ['en', 'Your broker'],
  ] as const) {
    const page = render('2101', language);
    expect(page).toContain(heading);
    expect(page).toMatch(/href="tel:\+32/);
    expect(page).toMatch(/href="mailto:/);
  }
});

const duty = (from: string, years: number) => ({
  from,
  text: [
    { language: 'nl', value: `Renoveren binnen ${years} jaar.` },
    { language: 'fr', value: `À rénover dans les ${years} ans.` },
  ],
});

/** A site whose editors wrote what the law demands, at noon of an ISO day. */
function lawfulSite(day: string): Partial<PageContext> {
  const renovationDuties = [duty('2023-01-01', 5), duty('2025-01-01', 6)];
  const settings = { ...emptySettings, renovationDuties };
  return {
    platform: { ...platform, clock: () => new Date(`${day}T12:00:00Z`) },
    site: { ...site, content: { ...emptyContent, settings } },
  };
}

test('[9.30][9.35] a Flemish home with label E or F says what its buyer must do on the day it is read', () => {
  const read = (id: string, language: TestLanguage, day: string) =>
    /Renoveren[^<]*|À rénover[^<]*/.exec(render(id, language, lawfulSite(day)))?.[0];
  expect(read('2104', 'nl', '2024-12-31')).toBe('Renoveren binnen 5 jaar.');
  expect(read('2104', 'nl', '2025-01-01')).toBe('Renoveren binnen 6 jaar.');
  expect(read('2106', 'fr', '2026-11-22')).toBe('À rénover dans les 6 ans.');
  expect(read('2110', 'en', '2026-11-22')).toBe('Renoveren binnen 6 jaar.');
  // Label C; a Walloon label G; a plot.
  for (const id of ['2101', '2114', '2117']) expect(read(id, 'nl', '2026-11-22')).toBeUndefined();
  expect(render('2104', 'nl')).not.toContain('Renoveren');
});
