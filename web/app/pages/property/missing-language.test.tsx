import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { renderInLanguage, seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { createCatalogue } from '../../properties/catalogue/create-catalogue.ts';
import { FilterControl } from '../../properties/filter-form/filter-control.tsx';
import { loadListFilters } from '../../properties/filter-form/load-list-filters.server.ts';
import { readListAddress } from '../../properties/filters/list-address.ts';
import { exampleBundle, exampleRecord } from '../../properties/model/example.test-data.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { PropertyGrid } from '../../properties/view/property-card.tsx';
import { PropertyRows } from '../../properties/view/property-rows.tsx';
import { loadPropertyPage } from './load-property-page.server.ts';
import { PropertyPage } from './property-page.tsx';

const [, french] = exampleRecord().Texts;
const records = [exampleRecord({ ID: 501, Texts: french ? [french] : [] }), exampleRecord({ ID: 502 })];
const inFrench = <Text extends { language: string }, Row extends { Texts: Text[] }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, Texts: row.Texts.filter(({ language }) => language === 'fr') }));
const { Terms, PropertyTypes } = exampleBundle([]);
const catalogue = createCatalogue(
  exampleBundle(records, {
    Terms: inFrench(Terms.filter(({ Code }) => Code === 'gas')),
    PropertyTypes: inFrench(PropertyTypes),
  }),
);
const { platform } = testPlatform({ catalogue, importedCatalogue: catalogue });
const site = {
  ...prepareSite(emptyContent),
  languages: ['nl', 'fr'] as const,
  texts: new Map([['nl' as const, seededTexts.nl]]),
};

async function pageOf(id: string) {
  const page = await loadPropertyPage(
    { platform, site, url: new URL('https://site.test/'), language: 'nl' },
    id,
  );
  if (!page) throw new Error(`There is no property ${id}.`);
  return page;
}

test('a card in a language that the data lack shows another one, marked as such', async () => {
  const cards = (await catalogue.summaries(['501', '502'], 'nl')).map((property) =>
    cardData(property, { paths: site.paths, language: 'nl', now: platform.clock() }),
  );
  for (const Cards of [PropertyGrid, PropertyRows]) {
    const [, foreign = '', own = ''] = renderInLanguage(
      'nl',
      <Cards cards={cards} headingLevel="h2" />,
    ).split('<article');
    expect(foreign).toMatch(/<a [^>]*lang="fr-BE">Maison avec jardin<\/a>/);
    expect(foreign).toMatch(/<p [^>]*lang="fr-BE">.*?Malines.*?Maison<\/p>/);
    expect(foreign).toMatch(/<img [^>]*lang="fr-BE"/);
    expect(own).toContain('Huis met tuin');
    expect(own).not.toContain('lang=');
  }
});

test('the page of a property in a language that the data lack marks what is in another one', async () => {
  const page = await pageOf('501');
  const html = renderInLanguage('nl', <PropertyPage page={page} />);
  expect(html).toMatch(/<h1 [^>]*lang="fr-BE">Maison avec jardin<\/h1>/);
  expect(html).toMatch(/<p class="eyebrow" lang="fr-BE">Maison<\/p>/);
  expect(html).toMatch(/<div class="prose" lang="fr-BE"><p>Une maison\.<\/p>/);
  expect(html).toMatch(/<dd lang="fr-BE">Gaz naturel<\/dd>/);
  expect(html).toContain('Makelaar');
  expect(page.head.title).toContain('Maison avec jardin');
  const listing = page.head.structuredData?.['@graph'].find(
    (thing) => thing['@type'] === 'RealEstateListing',
  );
  expect(listing).toMatchObject({ name: 'Maison avec jardin', inLanguage: 'fr-BE' });
});

test('a page whose texts are all there marks terms only', async () => {
  const html = renderInLanguage('nl', <PropertyPage page={await pageOf('502')} />);
  expect(html).toContain('Huis met tuin');
  expect(html.replace('<dd lang="fr-BE">Gaz naturel</dd>', '').split('id="similar"')[0]).not.toContain(
    'lang=',
  );
});

test('a list offers types by the words of another language, marked as such', () => {
  const address = readListAddress(new URLSearchParams('type=1'));
  const listing = { catalogue, address, goal: 'sale', language: 'nl', listHref: '/list/' } as const;
  const { sections } = loadListFilters({ ...listing, t: seededTranslate('nl') });
  const types = sections.flatMap(({ fields }) => fields).find(({ parameter }) => parameter === 'type');
  expect(types && renderInLanguage('nl', <FilterControl field={types} />)).toContain(
    '<span lang="fr-BE">Maison</span>',
  );
});
