import { expect, test } from 'vitest';
import { prepareSite } from '../../cms/site.server.ts';
import { emptyContent } from '../../cms/site.test-data.ts';
import {
  renderInLanguage,
  seededTexts,
  type TestLanguage,
  testLanguages,
} from '../../i18n/seeded-texts.test-data.tsx';
import { testPlatform } from '../../services/platform.test-data.ts';
import { loadPropertyPage } from './load-property-page.server.ts';
import { PropertyPage } from './property-page.tsx';

const { platform } = testPlatform();
const site = {
  ...prepareSite(emptyContent),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

function render(id: string, language: TestLanguage): string {
  const url = new URL('https://site.test/');
  const page = loadPropertyPage({ platform, site, url, language }, id);
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
