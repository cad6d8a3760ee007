import { expect, test } from 'vitest';
import {
  renderInLanguage,
  type TestLanguage,
  testLanguages,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import { createCatalogue } from '../../properties/catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../../properties/model/example.test-data.ts';
import { projectContext } from '../project/project-site.test-data.ts';
import { projectListing } from './load-project-list-page.server.ts';
import { Projects } from './project-list-page.tsx';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

async function render(language: TestLanguage, from = sampleCatalogue): Promise<string> {
  const listing = projectListing(projectContext(language), await from.projects(language));
  return renderInLanguage(language, <Projects listing={listing} isFirstOnPage />).replaceAll('\u00a0', ' ');
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/ *\|[| ]*/g, '|');

test('[1.02][2.39] projects are listed with place, types, name, price and what is left', async () => {
  const words = wordsOf(await render('nl'));
  expect(words).toContain(
    '|Mechelen · Penthouse · Appartement · Parkeerplaats|Dijlehof|vanaf € 329.000|Nog 2 woningen en 1 parkeerplaats · Oplevering deze maand|',
  );
  expect(words).toContain('|Luxemburg · Penthouse|Residentie Les Tanneurs|vanaf € 1.490.000|Nog 1 woning');
  expect(await render('fr')).toContain('href="/fr/projets-neufs/malines/dijlehof/71/"');
});

test('[4.06] a sold-out project carries a ribbon and no price', async () => {
  const html = await Promise.all(
    testLanguages.map(async (language) => {
      const card = (await render(language)).split('<article').at(-1) ?? '';
      expect(card).not.toContain('€');
      return /<p class="ribbon[^>]*>(.*?)<\/p>/.exec(card)?.[1];
    }),
  );
  expect(html).toEqual(['Uitverkocht', 'Entièrement vendu', 'Sold out']);
});

test('[3.14] a project whose only price is hidden has it on request', async () => {
  const hidden = exampleRecord({ ProjectID: 71, PublishPrice: false });
  const html = await render('nl', createCatalogue(exampleBundle([hidden])));
  expect(html).toContain('Prijs op aanvraag');
  expect(html).not.toContain('€');
});

test('a project without any unit is still to come', async () => {
  expect(await render('en', createCatalogue(exampleBundle([])))).toContain('Coming soon');
});

test('[3.40][8.08] without projects the list says so, and leads on', async () => {
  const empty = createCatalogue(exampleBundle([], { Projects: [], Neighbourhoods: [] }));
  const said = await Promise.all(
    testLanguages.map(async (language) => wordsOf(await render(language, empty))),
  );
  expect(said).toEqual([
    '|Geen projecten gevonden.|Alle panden te koop|Alle panden te huur|',
    '|Aucun projet trouvé.|Tous les biens à vendre|Tous les biens à louer|',
    '|No constructions found.|All properties for sale|All properties for rent|',
  ]);
});
