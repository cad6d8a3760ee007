import { expect, test } from 'vitest';
import { renderInLanguage, type TestLanguage } from '../../content/i18n/seeded-texts.test-data.tsx';
import { loadUnitProject } from './load-unit-table.server.ts';
import { projectContext } from './project-site.test-data.ts';
import { UnitProject } from './unit-table.tsx';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

async function render(id: string, language: TestLanguage): Promise<string> {
  const property = await sampleCatalogue.find(id, language);
  if (!property) throw new Error(`There is no property ${id}.`);
  const project = await loadUnitProject(projectContext(language), property);
  return renderInLanguage(language, project ? <UnitProject project={project} /> : '').replaceAll(
    '\u00a0',
    ' ',
  );
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/ *\|[| ]*/g, '|');

test('[2.39] the page of a unit leads to its project and to the others in it, without sorting', async () => {
  const html = await render('2128', 'nl');
  expect(html).toContain('href="/nl/nieuwbouw/mechelen/dijlehof/71/"');
  expect([...html.matchAll(/<th scope="row"><a href="[^"]*\/(\d+)\/"/g)].map(([, id]) => id)).toEqual([
    '2129',
    '2131',
    '2130',
  ]);
  expect(wordsOf(html)).toContain(
    '|Deel van project Dijlehof|vanaf € 329.000 · Nog 2 woningen en 1 parkeerplaats|Bekijk project Dijlehof|Ook in Dijlehof|',
  );
  expect(html).not.toContain('sort=');
});

test('a project with one unit has no others, and a sold-out one says so', async () => {
  expect(await render('2135', 'fr')).not.toContain('<table');
  expect(wordsOf(await render('2132', 'en'))).toContain('|Part of Vaartlicht|Sold out|See Vaartlicht|');
});

test('a property outside any project says nothing of one', async () => {
  expect(await render('2101', 'nl')).toBe('');
});
