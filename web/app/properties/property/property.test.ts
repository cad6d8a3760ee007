import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { propertyOf, summaryOf } from './property.ts';
import type { PropertyRecord } from '../model/record.ts';
import { createTerms } from '../model/terms.ts';

const terms = createTerms(exampleBundle([]).Terms);
const summary = (fields: Partial<PropertyRecord> = {}) => summaryOf(exampleRecord(fields), 'nl', terms);
const property = (fields: Partial<PropertyRecord> = {}) => propertyOf(exampleRecord(fields), 'nl', terms);

test('[3.01][3.02][3.05] a record becomes a card in the words of one language', () => {
  const record = exampleRecord();
  expect(summaryOf(record, 'nl', terms)).toMatchObject({
    id: '501',
    goal: 'sale',
    title: 'Huis met tuin',
    titleSlug: 'huis-met-tuin',
    mainType: 'house',
    mainTypeName: 'Huis',
    city: 'Mechelen',
    citySlug: 'mechelen',
    zip: '2800',
    country: { code: 'BE', name: 'België' },
    bedrooms: 3,
    surface: 148,
  });
  expect(summaryOf(record, 'fr', terms)).toMatchObject({ title: 'Maison avec jardin', city: 'Malines' });
});

test('what a record does not bring is told in the words of the site, or left out', () => {
  const cities = exampleBundle([]).Cities;
  const known = createTerms(
    [
      {
        Kind: 'main-type',
        Code: 'house',
        Texts: [
          { language: 'nl', Name: 'Huis' },
          { language: 'fr', Name: 'Maison' },
        ],
      },
      { Kind: 'price-unit', Code: '2', Texts: [{ language: 'fr', Name: 'par mois' }] },
    ],
    cities,
  );
  const [picture] = exampleRecord().Pictures;
  if (!picture) throw new Error('The example has no picture.');
  const bare = propertyOf(
    exampleRecord({
      PriceUnit: 2,
      Street: undefined,
      HouseNumber: undefined,
      BoxNr: undefined,
      BrokerID: undefined,
      PublicationDate: undefined,
      SmallPictureItem: undefined,
      Pictures: [{ ID: picture.ID, Name: picture.Name, Url: picture.Url }],
      Texts: [{ language: 'nl', Description: 'Een huis.' }, { language: 'fr' }],
    }),
    'fr',
    known,
  );
  expect(bare).toMatchObject({
    lang: 'nl-BE',
    title: 'Huis',
    city: 'Mechelen',
    country: { code: 'BE', name: 'Land' },
    description: ['Een huis.'],
    address: undefined,
    brokerId: '',
    publishedOn: undefined,
    picture: { width: 1440, height: 960, scene: '', alt: 'Huis, Mechelen' },
  });
  const french = summaryOf(exampleRecord({ PriceUnit: 2, Texts: [{ language: 'fr' }] }), 'fr', known);
  expect(french).toMatchObject({ title: 'Maison', city: 'Malines', mainTypeName: 'Maison', lang: undefined });
  expect(french.price?.unit).toBe('par\u00a0mois');
});

test('[3.09] a language without a text of its own shows the first one', () => {
  expect(summaryOf(exampleRecord(), 'de', terms).title).toBe('Huis met tuin');
});

test('[3.03] goal 0 is sale and goal 1 is rent', () => {
  expect(summary({ Goal: 0 }).goal).toBe('sale');
  expect(summary({ Goal: 1 }).goal).toBe('rent');
});

test('[3.08] the type ids start with the main one and name none twice', () => {
  expect(summary({ WebID: 5, WebIDs: '2,5,3' }).webIds).toEqual([5, 2, 3]);
  expect(summary({ WebID: 1, WebIDs: '1' }).webIds).toEqual([1]);
});

test('[3.11][3.12] the ribbon takes the export’s words, or the usual ones when it has none', () => {
  expect(summary()).toMatchObject({ ribbon: undefined, state: 'available' });
  expect(summary({ Marquee: 2 })).toMatchObject({
    ribbon: { kind: 'sold', label: 'VERKOCHT' },
    state: 'sold',
  });
  const own = summaryOf(exampleRecord({ Marquee: 3 }, { MarqueeName: 'Weg' }), 'nl', terms);
  expect(own.ribbon).toEqual({ kind: 'sold', label: 'Weg' });
});

test('[3.13] the small picture is the card’s, with a text that says what it shows', () => {
  expect(summary().picture).toEqual({
    id: 'p501-1',
    url: '/pictures/p501-1',
    width: 600,
    height: 400,
    scene: 'exterior',
    alt: 'Buitenaanzicht: Huis met tuin, Mechelen',
  });
});

test('[3.13] a picture is told by its own description in the language of the page, where it has one', () => {
  const record = exampleRecord();
  const [cover, ...others] = record.Pictures;
  if (!cover) throw new Error('The example has no picture.');
  const Texts = [
    { language: 'nl' as const, Description: 'De gevel in het ochtendlicht' },
    { language: 'fr' as const, Description: 'La façade dans la lumière du matin' },
  ];
  const described = { ...record, Pictures: [{ ...cover, Texts }, ...others] };
  const french = propertyOf(described, 'fr', terms);
  expect(french.picture.alt).toBe('La façade dans la lumière du matin');
  expect(french.pictures.map(({ alt }) => alt)).toEqual([
    'La façade dans la lumière du matin',
    'Séjour: Maison avec jardin, Malines',
  ]);
});

test('a picture that was changed digitally says so, on it and to those who cannot see it', () => {
  const [cover, ...others] = exampleRecord().Pictures;
  if (!cover) throw new Error('The example has no picture.');
  const known = createTerms([
    { Kind: 'alteration', Code: 'staged', Texts: [{ language: 'nl', Name: 'Digitaal ingericht' }] },
  ]);
  const { pictures } = propertyOf(
    exampleRecord({ Pictures: [{ ...cover, Alteration: 'staged' }, ...others] }),
    'nl',
    known,
  );
  expect(pictures.map(({ note }) => note)).toEqual(['Digitaal ingericht', undefined]);
  expect(pictures[0]?.alt).toMatch(/ \(Digitaal ingericht\)$/);
});

test('a changed picture stands before the one of things as they are, which says so', () => {
  const [cover] = exampleRecord().Pictures;
  if (!cover) throw new Error('The example has no picture.');
  const picture = (ID: string, fields: object = {}) => ({ ...cover, ID, ...fields });
  const staged = { Alteration: 'staged', Original: 'empty' };
  const idsOf = (...pictures: (typeof cover)[]) =>
    propertyOf(exampleRecord({ Pictures: pictures }), 'nl', terms).pictures.map(({ id, note }) => [id, note]);
  expect(idsOf(cover, picture('empty'), picture('garden'), picture('living', staged))).toEqual([
    [cover.ID, undefined],
    ['garden', undefined],
    ['living', 'staged'],
    ['empty', 'original'],
  ]);
  expect(idsOf(picture('living', staged), picture('garden', { Original: 'garden' }))).toEqual([
    ['living', 'staged'],
    ['garden', undefined],
  ]);
});

test('[3.14] a price that may not be published leaves no trace', () => {
  const hidden = property({ Price: 918273, PublishPrice: false, NotaryFees: 918273, AgencyCost: 918273 });
  expect(hidden.price).toBeUndefined();
  expect(JSON.stringify(hidden)).not.toMatch(/918.?273/);
  expect(property({ Price: 918273 }).price?.text).toBe('€\u00a0918.273');
});

test('[3.14] a residential rent is shown all the same, another rent is not', () => {
  const rent = { Goal: 1, Price: 1500, PublishPrice: false } as const;
  for (const MainType of ['house', 'villa', 'farm', 'apartment', 'penthouse', 'studio'] as const) {
    expect(summary({ ...rent, MainType }).price?.value, MainType).toBe(1500);
  }
  for (const MainType of ['commercial', 'garage', 'parking'] as const) {
    expect(summary({ ...rent, MainType }).price, MainType).toBeUndefined();
  }
  expect(summary({ ...rent, Goal: 0 }).price).toBeUndefined();
});

test('[3.16] an address that may not be published leaves no trace, its place on the map included', () => {
  const hidden = property({ PublishAddress: false });
  expect(hidden).toMatchObject({ address: undefined, position: undefined, city: 'Mechelen', zip: '2800' });
  expect(JSON.stringify(hidden)).not.toMatch(/Geheim|"73"|51\.02/);
});

test('[3.15] a published address and place are shown', () => {
  expect(property()).toMatchObject({
    address: { street: 'Geheimstraat', houseNumber: '73', box: 'Q' },
    position: { latitude: 51.02, longitude: 4.47 },
  });
  expect(property({ BoxNr: undefined }).address?.box).toBe('');
  expect(property({ Latitude: undefined }).position).toBeUndefined();
});

test('[3.17] the label is the printed one, else the one the region computes', () => {
  expect(summary().energyLabel?.text).toBe('C');
  expect(summary({ EPCLabelText: 'A' }).energyLabel?.text).toBe('A');
  expect(summary({ Zip: '1180', EnergyPerformance: 214 }).energyLabel?.text).toBe('E+');
  expect(summary({ CountryID: 50, EPCLabelText: 'I' }).energyLabel?.text).toBe('I');
  expect(summary({ EnergyPerformance: undefined }).energyLabel).toBeUndefined();
  expect(summary({ Zip: '1180', EnergyPerformance: 0, EPCDate: '2015-01-01' }).energyLabel?.text).toBe('A+');
});

test('the surface of a card is what one lives in, else the whole, else the plot', () => {
  const none = { SurfaceLiving: undefined };
  expect(summary({ ...none, SurfaceTotal: 16, SurfaceGround: 20 }).surface).toBe(16);
  expect(summary({ ...none, SurfaceGround: 743 }).surface).toBe(743);
  expect(summary(none).surface).toBeUndefined();
});

test('a page has its paragraphs, pictures, documents and region', () => {
  expect(property()).toMatchObject({
    description: ['Een huis.', 'Met een tuin.'],
    excerpt: 'Een huis. Met een tuin.',
    region: 'flanders',
    documents: [{ id: '5010', kind: { code: 'plan', text: 'Grondplan' } }],
    brokerId: '1',
  });
  expect(property().pictures.map(({ scene }) => scene)).toEqual(['exterior', 'living']);
});

test('only videos and tours from known hosts reach the page', () => {
  expect(property({ TourUrl: 'https://my.matterport.com/show/?m=1' }).tour?.kind).toBe('tour');
  expect(property({ VideoUrl: 'https://evil.example/frame' }).video).toBeUndefined();
});

test('a page tells nothing about visits', () => {
  expect(JSON.stringify(property())).not.toContain('2026-06-02');
});
