import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import {
  renderInLanguage,
  type TestLanguage,
  testLanguages,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { Comparison } from './comparison.tsx';
import { loadComparison } from './load-comparison.server.ts';

const { platform } = testPlatform();
const site = {
  ...prepareSite(emptyContent),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

async function compare(compared: readonly string[], language: TestLanguage = 'nl') {
  const url = new URL('https://site.test/nl/x/');
  return loadComparison({ platform, site, url, language }, { ids: ['2103', ...compared], compared });
}

async function render(compared: readonly string[], language: TestLanguage = 'nl'): Promise<string> {
  const comparison = await compare(compared, language);
  if (!comparison) throw new Error('Nothing to compare.');
  return renderInLanguage(language, <Comparison comparison={comparison} />).replaceAll('\u00a0', ' ');
}

const rowOf = (html: string, label: string) =>
  html.split('<tr').find((row) => row.includes(`scope="row">${label}`)) ?? '';

test('a hidden price is on request, and nothing that reveals it is compared', async () => {
  const html = await render(['2101', '2105']);
  expect(rowOf(html, 'Vraagprijs')).toMatch(/<td>€ 389\.000<\/td><td>Prijs op aanvraag<\/td>/);
  for (const label of ['Prijs per m²', 'Kost per maand'])
    expect(rowOf(html, label)).toMatch(/<td>€ [\d.]+<\/td><td><span aria-hidden="true">–/);
});

test('what a month costs and how far the station is stand beside the price', async () => {
  const html = await render(['2101', '2137']);
  expect(rowOf(html, 'Kost per maand')).toMatch(/<td>€ 1\.\d{3}<\/td><td>€ 750<\/td>/);
  expect(rowOf(html, 'Treinstation')).toMatch(/<td>950 m<\/td><td>1,1 km<\/td>/);
});

test('only differences are asked for at first, unless there are none', async () => {
  expect(await render(['2101', '2102'])).toMatch(/<input type="checkbox"[^>]* checked=""/);
  expect(await render(['2101'])).not.toContain('type="checkbox"');
});

test('rows in which properties differ are marked with a sign and words, others are not', async () => {
  const html = await render(['2101', '2105']);
  expect(rowOf(html, 'Vraagprijs')).toMatch(/<svg.*\(verschilt\)/);
  expect(await render(['2101', '2101'])).not.toMatch(/\(verschilt\)/);
});

test('each column leads to its property and to the comparison without it', async () => {
  const html = await render(['2101', '2102'], 'fr');
  for (const id of ['2101', '2102']) expect(html).toMatch(new RegExp(`href="[^"]*/${id}/"`));
  expect(html).toContain('href="/nl/x/?ids=2103,2101,2102&amp;compare=2102"');
  expect(html).toContain('href="/nl/x/?ids=2103,2101,2102&amp;compare=2101"');
});

test('no more than four columns, and none for what is not offered', async () => {
  const five = await compare(['2101', '9999', '2102', '2103', '2104', '2105']);
  expect(five?.columns.map(({ id }) => id)).toEqual(['2101', '2102', '2103', '2104']);
  expect(five?.isTooMany).toBe(true);
  expect(await compare(['9999'])).toBeUndefined();
  expect(await compare([])).toBeUndefined();
});
