import { expect, test } from 'vitest';
import { createCatalogue } from './create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';

const catalogue = createCatalogue(
  exampleBundle(
    [
      exampleRecord({ ID: 501, PublicationDate: '2026-05-01' }),
      exampleRecord({ ID: 502, PublicationDate: '2026-07-01', Marquee: 2, ProjectID: 71 }),
      exampleRecord(
        { ID: 503, PublicationDate: '2026-06-01', WebID: 5, WebIDs: '5,2', Price: 700000 },
        { MainTypeName: 'Blok' },
      ),
      exampleRecord(
        {
          ID: 504,
          PublicationDate: '2026-06-01',
          WebID: 2,
          WebIDs: '2',
          MainType: 'apartment',
          Zip: '4000',
        },
        { MainTypeName: 'Penthouse' },
      ),
      exampleRecord({
        ID: 505,
        Goal: 1,
        Price: 900,
        PublicationDate: '2026-01-01',
        Zip: '1840',
        CountryID: 50,
      }),
      exampleRecord({ ID: 506, Goal: 1, Price: 800, PublicationDate: '2026-08-01', Marquee: 4 }),
    ],
    { Gone: [{ ID: 404, Date: '2026-03-01' }] },
  ),
);
const ids = async (query: Parameters<typeof catalogue.count>[0]) =>
  (await catalogue.list({ language: 'nl', ...query })).map(({ id }) => id);

test('a list shows available properties first, then the newest, then the higher reference', async () => {
  expect(await ids({})).toEqual(['504', '503', '501', '505', '506', '502']);
});

test('a list shows one goal', async () => {
  expect(await ids({ goal: 'sale' })).toEqual(['504', '503', '501', '502']);
  expect(await ids({ goal: 'rent' })).toEqual(['505', '506']);
});

test('the city filter takes a name in any language and a postal code', async () => {
  expect(await ids({ filters: { city: ['Luik|4000'] } })).toEqual(['504']);
  expect(await ids({ filters: { city: ['liege|4000'] } })).toEqual(['504']);
  expect(await ids({ filters: { city: ['Liège|2800'] } })).toEqual([]);
  expect(await ids({ filters: { city: ['Mechelen'] } })).toEqual([]);
  expect(await ids({ filters: { city: [''] } })).toEqual([]);
});

test('two countries with one postal code keep their cities apart', async () => {
  expect(await ids({ filters: { city: ['Luxemburg|1840'] } })).toEqual(['505']);
  expect(await ids({ filters: { city: ['Londerzeel|1840'] } })).toEqual([]);
});

test('the type filter looks at every type id of a property', async () => {
  expect(await ids({ filters: { type: ['2'] } })).toEqual(['504', '503']);
  expect(await ids({ filters: { type: ['5'] } })).toEqual(['503']);
  expect(await ids({ filters: { type: ['9'] } })).toEqual([]);
});

test('a list is shown in parts, and its count does not depend on the part', async () => {
  expect(await ids({ goal: 'sale', limit: 2 })).toEqual(['504', '503']);
  expect(await ids({ goal: 'sale', offset: 2, limit: 2 })).toEqual(['501', '502']);
  expect(await ids({ goal: 'sale', offset: 9 })).toEqual([]);
  expect(catalogue.count({ goal: 'sale', offset: 2, limit: 2 })).toBe(4);
});

test('text in a list means a city or a type, and an exact reference comes before everything', async () => {
  expect(await ids({ filters: { q: ['luik'] } })).toEqual(['504']);
  expect(await ids({ goal: 'sale', filters: { q: ['appartement'] } })).toEqual(['504', '503']);
  expect(await ids({ goal: 'sale', filters: { q: ['505'] } })).toEqual(['505']);
  expect(await ids({ filters: { q: ['506 501'] } })).toEqual(['506', '501']);
  expect(await ids({ filters: { q: ['nergens'] } })).toEqual([]);
});

test('[3.54] a list meets the conditions an editor has set', async () => {
  const conditions = [{ field: 'price', operator: 'less', compareWithValue: '500000' }];
  expect(await ids({ goal: 'sale', conditions })).toEqual(['504', '501', '502']);
  expect(await ids({ goal: 'sale', conditions: [{ field: 'rubbish' }] })).toEqual([]);
  expect(catalogue.count({ goal: 'sale', conditions })).toBe(3);
});

test('the newest are available ones', async () => {
  const newest = (await catalogue.newest({ language: 'nl', limit: 5 })).map(({ id }) => id);
  expect(newest).toEqual(['504', '503', '501', '505']);
  expect((await catalogue.newest({ language: 'nl', goal: 'rent', limit: 5 })).map(({ id }) => id)).toEqual([
    '505',
  ]);
  expect(await catalogue.newest({ language: 'fr', limit: 1 })).toMatchObject([
    { id: '504', title: 'Maison avec jardin' },
  ]);
});

test('a reference is available, sold, rented, gone or unknown', () => {
  expect(catalogue.state('501')).toBe('available');
  expect(catalogue.state('502')).toBe('sold');
  expect(catalogue.state('506')).toBe('rented');
  expect(catalogue.state('404')).toBe('gone');
  expect(catalogue.state('999')).toBe('unknown');
});

test('a property is found by its reference alone', async () => {
  expect(await catalogue.find('502', 'fr')).toMatchObject({
    id: '502',
    title: 'Maison avec jardin',
    state: 'sold',
  });
  for (const id of ['404', '999', '0501', '501.0', '5e2', '', '__proto__']) {
    expect(await catalogue.find(id, 'nl'), id).toBeUndefined();
  }
});

test('the counts are the sizes of the two lists without what is sold or rented out', () => {
  expect(catalogue.counts()).toEqual({ sale: 3, rent: 1 });
});

test('[3.30] types come in their own order with counts derived from the properties', () => {
  expect(catalogue.types('fr')).toEqual([
    { webId: 1, name: 'Maison', isForSale: true, isForRent: true, saleCount: 1, rentCount: 1 },
    { webId: 2, name: 'Appartement', isForSale: true, isForRent: true, saleCount: 2, rentCount: 0 },
    { webId: 5, name: 'Immeuble de rapport', isForSale: true, isForRent: false, saleCount: 1, rentCount: 0 },
  ]);
});

test('[3.39] there are three lists of cities, each with its own counts', () => {
  const counts = (list?: 'sale' | 'rent') =>
    catalogue.cities('fr', list).map(({ key, count }) => `${key} ${count}`);
  expect(counts()).toEqual(['Liège|4000 1', 'Luxembourg|1840 1', 'Malines|2800 2']);
  expect(counts('sale')).toEqual(['Liège|4000 1', 'Malines|2800 2']);
  expect(counts('rent')).toEqual(['Luxembourg|1840 1']);
  expect(catalogue.cities('nl').find(({ zip }) => zip === '1840')?.country).toEqual({
    code: 'LU',
    name: 'Land',
  });
});

test('projects and neighbourhoods may be empty', async () => {
  const empty = createCatalogue(exampleBundle([], { Projects: [], Neighbourhoods: [] }));
  expect(await empty.projects('nl')).toEqual([]);
  expect(empty.neighbourhood('81', 'nl')).toBeUndefined();
  expect(catalogue.neighbourhood('81', 'fr')).toMatchObject({ id: '81', name: 'Quai' });
  expect(catalogue.neighbourhood(undefined, 'fr')).toBeUndefined();
});

test('a property has a broker with phone and mail', () => {
  expect(catalogue.broker('1', 'fr')).toEqual({
    id: '1',
    name: 'An Voorbeeld',
    phone: '+32 15 00 00 00',
    email: 'an@huisenhaard.example',
    role: 'Agente',
    picture: 'b1',
  });
  expect(catalogue.broker('9', 'fr')).toBeUndefined();
  expect(catalogue.ofBroker('1')).toContain('502');
  expect(catalogue.ofBroker('9')).toEqual([]);
});

test('[5.27] the search finds references, types and cities', async () => {
  expect(await catalogue.search('501', { language: 'fr' })).toMatchObject({
    properties: [{ id: '501', title: 'Maison avec jardin' }],
    types: [],
    cities: [],
  });
  expect((await catalogue.search('malines', { language: 'nl' })).cities).toMatchObject([
    { name: 'Mechelen', isTypo: false },
  ]);
  expect((await catalogue.search('huis', { language: 'fr' })).types).toMatchObject([
    { name: 'Maison', isTypo: false },
  ]);
  expect((await catalogue.search('penthouse', { language: 'nl' })).types).toMatchObject([
    { name: 'Appartement', isTypo: false },
  ]);
});

test('a search corrects a typing error only where nothing was spelled right', async () => {
  expect((await catalogue.search('mechelem', { language: 'nl' })).cities).toMatchObject([
    { name: 'Mechelen', isTypo: true },
  ]);
  expect((await catalogue.search('luxemburg', { language: 'nl' })).cities).toMatchObject([{ isTypo: false }]);
  expect(await catalogue.search('zzzzzz', { language: 'nl' })).toEqual({
    properties: [],
    types: [],
    cities: [],
  });
});

test('facets say what each city and each type would leave, given what else was chosen', () => {
  const counts = (query: Parameters<typeof catalogue.facets>[0]) => {
    const facets = catalogue.facets(query);
    return [Object.fromEntries(facets.get('city') ?? []), Object.fromEntries(facets.get('type') ?? [])];
  };
  expect(counts({ goal: 'sale' })).toEqual([
    { '10/2800': 2, '10/4000': 1 },
    { 1: 1, 2: 2, 5: 1 },
  ]);
  expect(counts({ goal: 'sale', filters: { sold: ['yes'] } })).toEqual([
    { '10/2800': 3, '10/4000': 1 },
    { 1: 2, 2: 2, 5: 1 },
  ]);
  expect(counts({ goal: 'sale', filters: { type: ['2'], city: ['Luik|4000'] } })).toEqual([
    { '10/2800': 1, '10/4000': 1, 'Luik|4000': 1 },
    { 2: 1 },
  ]);
  expect(counts({ goal: 'sale', filters: { q: ['luik'] } })).toEqual([{ '10/4000': 1 }, { 2: 1 }]);
  expect(counts({ goal: 'sale', filters: { q: ['atlantis'] } })).toEqual([{}, {}]);
});

test('a reference typed on the other list counts where it is', async () => {
  const facets = catalogue.facets({ goal: 'sale', filters: { q: ['505'], city: ['Luik|4000'] } });
  expect(Object.fromEntries(facets.get('city') ?? [])).toEqual({ '50/1840': 1 });
  expect(await ids({ goal: 'sale', filters: { q: ['505'], city: ['Luik|4000'] } })).toEqual(['505']);
});

test('sold and rented properties are listed only when a visitor wants them, or by their reference', async () => {
  expect(await ids({ filters: {} })).toEqual(['504', '503', '501', '505']);
  expect(await ids({ filters: { sold: ['yes'] } })).toEqual(['504', '503', '501', '505', '506', '502']);
  expect(await ids({ filters: { q: ['502'] } })).toEqual(['502']);
});

test('what was sold last comes first, with the days it took where both are known', async () => {
  const done = await createCatalogue(
    exampleBundle([
      exampleRecord({ ID: 1, Marquee: 2, PublicationDate: '2026-03-01', TransactionDate: '2026-03-25' }),
      exampleRecord({ ID: 2, Marquee: 3, PublicationDate: '2026-01-01', TransactionDate: '2026-04-02' }),
      exampleRecord({ ID: 3, Marquee: 2 }),
      exampleRecord({ ID: 4, Marquee: 2, PublicationDate: '2026-03-01', TransactionDate: '2026-03-01' }),
      exampleRecord({ ID: 5, TransactionDate: '2026-06-01' }),
      exampleRecord({ ID: 6, Goal: 1, Marquee: 4, TransactionDate: '2026-06-01' }),
    ]),
  ).completed({ goal: 'sale', language: 'nl', limit: 4 });
  expect(done.map(({ id, daysListed }) => [id, daysListed])).toEqual([
    ['2', 91],
    ['1', 24],
    ['4', undefined],
    ['3', undefined],
  ]);
});

test('a list is sorted, with what is not known last', async () => {
  const sorted = async (sort: 'price-up' | 'price-down' | 'surface' | 'price-per-m2') =>
    (
      await createCatalogue(
        exampleBundle([
          exampleRecord({ ID: 1, Price: 300, SurfaceLiving: 100 }),
          exampleRecord({ ID: 2, Price: 200, SurfaceLiving: 40 }),
          exampleRecord({ ID: 3, Price: 100, PublishPrice: false, SurfaceLiving: 300 }),
          exampleRecord({ ID: 4, Price: 400, SurfaceLiving: undefined }),
          exampleRecord({ ID: 5, Price: 50, Marquee: 2 }),
        ]),
      ).list({ language: 'nl', sort })
    ).map(({ id }) => id);
  expect(await sorted('price-up')).toEqual(['2', '1', '4', '3', '5']);
  expect(await sorted('price-down')).toEqual(['4', '1', '2', '3', '5']);
  expect(await sorted('surface')).toEqual(['3', '1', '2', '4', '5']);
  expect(await sorted('price-per-m2')).toEqual(['1', '2', '4', '3', '5']);
});

test('square metres of land compare with those of land only, after all others', async () => {
  const catalogue = createCatalogue(
    exampleBundle([
      exampleRecord({ ID: 1, MainType: 'land', SurfaceLiving: undefined, SurfaceGround: 700, Price: 70 }),
      exampleRecord({ ID: 2, MainType: 'land', SurfaceLiving: undefined, SurfaceGround: 900, Price: 180 }),
      exampleRecord({ ID: 3, SurfaceLiving: 80, Price: 800 }),
      exampleRecord({ ID: 4, SurfaceLiving: 120, Price: 2400 }),
    ]),
  );
  const sorted = async (sort: 'surface' | 'price-per-m2') =>
    (await catalogue.list({ language: 'nl', sort })).map(({ id }) => id);
  expect(await sorted('surface')).toEqual(['4', '3', '2', '1']);
  expect(await sorted('price-per-m2')).toEqual(['3', '4', '1', '2']);
});

test('a city is known by its name in any language, with properties or without', () => {
  expect(catalogue.city('Luik|4000', 'fr')).toMatchObject({ name: 'Liège', zip: '4000', count: 1 });
  expect(catalogue.city('Londerzeel|1840', 'nl')).toMatchObject({ id: '10/1840', count: 0 });
  expect(catalogue.city('Atlantis|0000', 'nl')).toBeUndefined();
});
