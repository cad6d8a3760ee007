import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareSite, type Site } from '../../content/cms/site.server.ts';
import { emptyContent } from '../../content/cms/site.test-data.ts';
import type { FormResult } from '../../forms/definition/form-content.ts';
import { FormResultContext } from '../../forms/view/form-frame.tsx';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import {
  renderInLanguage,
  type TestLanguage,
  testLanguages,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import { brokenDatabase } from '../../platform/database/node-database.test-data.ts';
import { visits } from '../../forms/kinds/visit/store/visit-tables.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { loadPropertyPage } from '../property/load-property-page.server.ts';
import { PropertyPage } from '../property/property-page.tsx';
import { loadPropertyFormPage } from './load-property-form-page.server.ts';
import { PropertyFormPage } from './property-form-page.tsx';

const weekdays = ['monday' as const, 'tuesday' as const];
const diary = {
  email: 'thomas@huisenhaard.example',
  visitHours: [{ days: weekdays, from: '10:00', to: '11:00' }],
  blockedDays: null,
};

function siteWith(diaries: Site['content']['diaries']): Site {
  return {
    ...prepareSite({ ...emptyContent, diaries }),
    languages: testLanguages,
    texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
  };
}

const site = siteWith([diary]);
const url = new URL('https://site.test/');

async function render(
  id: string,
  language: TestLanguage,
  { platform } = testPlatform({ clock: () => new Date('2026-11-21T10:00:00Z') }),
  result?: FormResult,
) {
  const page = await loadPropertyFormPage({ platform, site, url, language }, id, 'contact-appointment');
  if (!page) throw new Error(`There is no property ${id}.`);
  const shown = (
    <FormResultContext.Provider value={result}>
      <PropertyFormPage page={page} />
    </FormResultContext.Provider>
  );
  return renderInLanguage(language, shown).replaceAll('\u00a0', ' ');
}

const timesIn = (html: string) =>
  [...html.matchAll(/type="radio"[^>]*value="(2026[^"]+)"/g)].map(([, at]) => at);

test('days and their free times are radio buttons of one group, the first day chosen', async () => {
  for (const [language, day, short, free] of [
    ['nl', 'maandag 23 november', 'ma 23', '2 vrij'],
    ['fr', 'lundi 23 novembre', 'lun. 23', '2 libres'],
    ['en', 'Monday 23 November', 'Mon 23', '2 free'],
  ] as const) {
    const html = await render('2103', language);
    expect(html).toContain(`aria-label="${day}"`);
    expect(html).toMatch(new RegExp(`>${short}</span><span [^>]*>${free}<`));
    expect(timesIn(html).slice(0, 4)).toEqual([
      '2026-11-23',
      '2026-11-23T09:00Z',
      '2026-11-23T09:30Z',
      '2026-11-24',
    ]);
    expect(html.match(/<input [^>]*checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('value="2026-11-23"'),
      expect.stringContaining('value="property"'),
    ]);
  }
});

test('[8.16] a property without free times says so and gives the number of its broker', async () => {
  const given = testPlatform({ clock: () => new Date('2026-11-21T10:00:00Z') });
  const startsAt = new Date('2026-11-21T10:00:00Z');
  const endsAt = new Date('2027-01-01T10:00:00Z');
  await given.platform.database
    .insert(visits)
    .values({ submissionId: 'a', propertyId: '2109', brokerId: '2', startsAt, endsAt });
  const pages = await Promise.all(testLanguages.map((language) => render('2103', language, given)));
  const messages = ['De afspraken zijn volzet', 'Les rendez-vous sont complets', 'The appointments are full'];
  for (const [index, html] of pages.entries()) {
    expect(html).toContain(messages[index]);
    expect(html).toContain('href="tel:+3216000002"');
    expect(html).not.toContain('<form');
  }
});

test('while visits cannot be read, a visitor is told to call and the time of a booking is not lost', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const given = testPlatform({
    database: brokenDatabase(),
    clock: () => new Date('2026-11-21T10:00:00Z'),
  });
  const html = await render('2103', 'nl', given);
  expect(html).toContain('bel ons op +32 16 00 00 02');
  expect(html).not.toContain('<form');
  const result: FormResult = {
    form: 'contact-appointment',
    formKey: 'about',
    lastResult: { initialValue: { moment: '2026-11-24T09:00Z' } },
  };
  const again = await render('2103', 'nl', given, result);
  expect(again).toMatch(/<input [^>]*name="moment" [^>]*type="hidden" value="2026-11-24T09:00Z"/);
  expect(log).toHaveBeenCalledTimes(2);
});

test('a sold property is not visited', async () => {
  const html = await render('2126', 'nl');
  expect(html).toContain('Dit pand is verkocht.');
  expect(html).not.toContain('<form');
});

const linksIn = async (id: string, given: Site) => {
  const { platform } = testPlatform();
  const page = await loadPropertyPage({ platform, site: given, url, language: 'nl' }, id);
  if (!page) throw new Error(`There is no property ${id}.`);
  return [...renderInLanguage('nl', <PropertyPage page={page} />).matchAll(/href="([^"]*\/bezoek\/)"/g)];
};

test('card and bar of a property lead to its visits, where its broker receives any', async () => {
  expect(await linksIn('2103', site)).toHaveLength(2);
  expect(await linksIn('2101', site)).toEqual([]);
  expect(await linksIn('2126', site)).toEqual([]);
  expect(await linksIn('2103', siteWith([]))).toEqual([]);
});
