import { expect, test } from 'vitest';
import {
  renderInLanguage,
  type TestLanguage,
  testLanguages,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import { loadProjectPage } from './load-project-page.server.ts';
import { ProjectPage } from './project-page.tsx';
import { projectContext } from './project-site.test-data.ts';

async function load(id: string, language: TestLanguage, search = '') {
  const page = await loadProjectPage(projectContext(language, `/${search}`), id);
  if (!page) throw new Error(`There is no project ${id}.`);
  return page;
}

const render = async (id: string, language: TestLanguage, search?: string) =>
  renderInLanguage(language, <ProjectPage page={await load(id, language, search)} />).replaceAll(
    '\u00a0',
    ' ',
  );
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/ *\|[| ]*/g, '|');
const unitsOn = (html: string) =>
  [...html.matchAll(/<th scope="row"><a href="[^"]*\/(\d+)\/"/g)].map(([, id]) => id);

test('[3.29] the address of a project has street, number, postal code and town, abroad the country too', async () => {
  expect(await render('71', 'nl')).toContain('>Dijlehofpad 1, 2800 Mechelen<');
  expect(await render('71', 'fr')).toContain('>Dijlehofpad 1, 2800 Malines<');
  expect(await render('73', 'nl')).toContain('>Adres op aanvraag, 1840 Luxemburg, Luxemburg<');
});

test('[9.19] a project tells its place, the price it starts from, what is left and when it is ready', async () => {
  const words = await Promise.all(
    testLanguages.map(async (language) => wordsOf(await render('71', language))),
  );
  expect(words[0]).toContain('|Dijlehof|Dijlehofpad 1, 2800 Mechelen|');
  expect(words[0]).toContain('|vanaf € 329.000|Nog 2 woningen en 1 parkeerplaats|Oplevering deze maand|');
  expect(words[1]).toContain(
    '|à partir de 329 000 €|Encore 2 logements et 1 place de parking|Livraison ce mois-ci|',
  );
  expect(words[2]).toContain(
    '|from €329,000|2 homes and 1 parking space still available|Completion this month|',
  );
});

test('[2.39] its units are a table with floor, surface, bedrooms, price, status and plan', async () => {
  const words = wordsOf(await render('71', 'nl'));
  expect(words).toContain('|Eenheid|Verdieping|Oppervlakte|Slaapkamers|Prijs|Status|Plan|');
  expect(words).toContain('|Appartement 101|1|86 m²|2|€ 329.000|Beschikbaar|Plan|');
  expect(words).toContain('|Penthouse 401|4|148 m²|3|€ 612.000|Beschikbaar|Plan|');
  expect(words).toContain('|Appartement 002|Gelijkvloers|79 m²|2|VERKOCHT|Plan|');
  expect(words).not.toContain('298.000');
});

test('a plan is a link to its largest picture, named by its unit', async () => {
  expect(await render('71', 'fr')).toMatch(
    /<a href="\/pictures\/p2128-11\.\w+-1360\.webp" aria-label="Plan : Appartement 101">Plan<\/a>/,
  );
});

test('units are sorted by links, and a sorted page is not indexed', async () => {
  expect(unitsOn(await render('71', 'nl'))).toEqual(['2128', '2129', '2131', '2130']);
  const html = await render('71', 'nl', '?sort=price-down');
  expect(unitsOn(html)).toEqual(['2129', '2128', '2131', '2130']);
  expect(html).toMatch(
    /aria-sort="descending"><a href="\/nl\/nieuwbouw\/mechelen\/dijlehof\/71\/\?sort=price-up#units"/,
  );
  expect(html).toContain('href="/nl/nieuwbouw/mechelen/dijlehof/71/?sort=floor-up#units"');
  expect(await render('73', 'nl'), 'one unit has no order').not.toContain('sort=');
  expect((await load('71', 'nl')).head.isIndexed).toBe(true);
  expect((await load('71', 'nl', '?sort=price-down')).head).toMatchObject({
    isIndexed: false,
    canonical: 'https://huisenhaard.example/nl/nieuwbouw/mechelen/dijlehof/71/',
  });
});

test('[3.29] a hidden address and the place of its units are nowhere on the page of a project', async () => {
  for (const language of testLanguages) {
    const sent = (await render('73', language)) + JSON.stringify(await load('73', language));
    expect(sent).not.toContain('Tanneurs 5');
    expect(sent).not.toContain('Montée');
    expect(sent).not.toContain('Penthouse 5A');
  }
  expect(await render('73', 'fr')).toContain('Adresse sur demande, 1840 Luxembourg, Luxembourg<');
});

test('[4.06] a project without an available unit says that it is sold out, and names no price', async () => {
  const notices = await Promise.all(
    testLanguages.map(async (language) => {
      const html = await render('72', language);
      expect(html).not.toContain('€');
      return [
        /<p class="ribbon[^>]*>(.*?)<\/p>/.exec(html)?.[1],
        /<p class="notice">(.*?)<\/p>/.exec(html)?.[1],
      ];
    }),
  );
  expect(notices).toEqual([
    ['Uitverkocht', 'Dit project is uitverkocht.'],
    ['Entièrement vendu', 'Ce projet est entièrement vendu.'],
    ['Sold out', 'This project is sold out.'],
  ]);
});

test('a project names the person to call, unless it is sold out', async () => {
  expect(wordsOf(await render('71', 'nl'))).toContain('|Interesse in dit project?|');
  expect(await render('71', 'nl')).toMatch(/href="tel:\+32/);
  expect(wordsOf(await render('72', 'nl'))).toContain('|Alle nieuwbouwprojecten|Alle panden te koop|');
  expect(await render('72', 'nl')).not.toContain('tel:');
});

test('the steps of a building are told with their months, reached or planned', async () => {
  expect(wordsOf(await render('73', 'nl'))).toContain(
    '|Vergunning verleend|maart 2025|(afgerond)|Start van de werken|september 2025|(afgerond)|Oplevering|juli 2027|(gepland)|',
  );
});

test('a project has an address in each language, and none while no page lists projects', async () => {
  expect(await load('71', 'fr')).toMatchObject({
    path: '/fr/projets-neufs/malines/dijlehof/71/',
    alternates: {
      nl: '/nl/nieuwbouw/mechelen/dijlehof/71/',
      fr: '/fr/projets-neufs/malines/dijlehof/71/',
      en: '/en/new-build/mechelen/dijlehof/71/',
    },
    head: { title: 'Dijlehof, Malines – Huis & Haard' },
  });
  expect(await loadProjectPage(projectContext('nl'), '99')).toBeUndefined();
  const context = projectContext('nl');
  const site = { ...context.site, paths: { ...context.site.paths, byKind: () => undefined } };
  expect(await loadProjectPage({ ...context, site }, '71')).toBeUndefined();
});

test('the pictures of a project show each scene once, without plans', async () => {
  const { photographs, plans } = (await load('71', 'nl')).gallery;
  const told = photographs.map(({ alt }) => alt.split(/ (?:met|bij|in) |,|:/)[0]);
  expect(told.slice(0, 4)).toEqual(['Penthouse', 'Woonkamer', 'Eetkamer', 'Keuken']);
  expect(new Set(told).size).toBe(told.length);
  expect(plans).toEqual([]);
});
