import { expect, test } from 'vitest';
import { blankModules } from '../modules/blank-modules.test-data.ts';
import { emptyContent, emptySettings } from '../../content/cms/site.test-data.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { type TestLanguage, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import type { Platform } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { editOf, openHouseOn } from '../../properties/catalogue/records/property-edits.test-data.ts';
import { loadProjectPage } from '../project/load-project-page.server.ts';
import { projectContext } from '../project/project-site.test-data.ts';
import { loadPropertyPage } from '../property/load-property-page.server.ts';
import { agencyThing } from './agency.server.ts';
import { listPageThing } from './graph.ts';
import { officeThings, questionsThing } from './content-things.server.ts';
import type { Graph, Thing } from './vocabulary.ts';
import { sampleWith } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const { platform } = testPlatform();
const settings = {
  ...emptySettings,
  agencyName: 'Huis & Haard',
  phone: '+32 15 00 00 00',
  vatNumber: 'BE 0000.000.097',
  address: { _type: 'postalAddress' as const, street: 'Korenmarkt 999', zip: '2800', city: 'Mechelen' },
};
const site = {
  ...prepareSite({ ...emptyContent, settings }),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};
const contextIn = (language: TestLanguage, changes: Partial<Platform> = {}) => ({
  platform: { ...platform, ...changes },
  site,
  url: new URL('https://site.test/'),
  language,
});

function thing<Type extends Thing['@type']>(graph: Graph | undefined, type: Type) {
  return graph?.['@graph'].find((each): each is Extract<Thing, { '@type': Type }> => each['@type'] === type);
}

const graphOf = async (id: string, language: TestLanguage = 'nl') =>
  (await loadPropertyPage(contextIn(language), id))?.head.structuredData;
const listingOf = async (id: string, language?: TestLanguage) =>
  thing(await graphOf(id, language), 'RealEstateListing');

test('a property that is equipped with something says so, and one that is reserved is', async () => {
  expect((await listingOf('2115'))?.mainEntity).toMatchObject({
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Zonnepanelen', value: true },
      { name: 'Regenwaterput' },
      { name: 'Zolder' },
    ],
  });
  expect((await listingOf('2101'))?.mainEntity).not.toHaveProperty('amenityFeature');
  const availabilityOf = async (id: string) => (await listingOf(id))?.offers?.availability;
  expect(await availabilityOf('2112')).toBe('https://schema.org/LimitedAvailability');
  expect(await availabilityOf('2149')).toBe('https://schema.org/Reserved');
});

test('a range, a starting bid and an annuity are told as far as the vocabulary has words', async () => {
  const offerOf = async (id: string) => (await listingOf(id))?.offers;
  expect(await offerOf('2122')).toMatchObject({ priceSpecification: { minPrice: 465000, maxPrice: 495000 } });
  expect(await offerOf('2125')).toMatchObject({ priceSpecification: { minPrice: 120000 } });
  expect(JSON.stringify(await offerOf('2115'))).not.toMatch(/145000|1450/);
});

test('a property is a listing with a price, a place and a picture, in the language of its page', async () => {
  const listing = await listingOf('2101', 'fr');
  expect(listing).toMatchObject({
    inLanguage: 'fr-BE',
    name: 'Maison mitoyenne avec jardin de ville près de la Dyle',
    datePosted: '2026-11-12',
    image: [expect.stringMatching(/^https:\/\/huisenhaard\.example\/pictures\/p2101-1\.\w+-share\.jpg$/)],
    mainEntity: {
      '@type': 'House',
      address: {
        streetAddress: 'Kalkovenstraat 18',
        postalCode: '2800',
        addressLocality: 'Malines',
        addressCountry: 'BE',
      },
      geo: { latitude: 51.0263, longitude: 4.4771 },
      accommodationCategory: 'Maison',
      floorSize: { value: 148, unitCode: 'MTK' },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 1,
      yearBuilt: 1912,
      additionalProperty: [{ value: 'C' }, { value: 112, unitCode: 'MTK' }],
    },
    offers: {
      '@type': 'Offer',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      availability: 'https://schema.org/InStock',
      offeredBy: { '@id': 'https://huisenhaard.example/#agency' },
      price: 389000,
      priceCurrency: 'EUR',
    },
  });
  expect(listing?.url).toBe((await loadPropertyPage(contextIn('fr'), '2101'))?.head.canonical);
});

test('a rent is by the month, and a dwelling says when it is free', async () => {
  expect((await listingOf('2137'))?.offers).toMatchObject({
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    availabilityStarts: '2026-12-01',
    priceSpecification: { price: 690, priceCurrency: 'EUR', unitCode: 'MON' },
  });
  expect((await listingOf('2137'))?.mainEntity).toMatchObject({ '@type': 'Apartment', floorLevel: '4' });
});

test('a plot and a parking space have no rooms', async () => {
  for (const [id, type] of [
    ['2117', 'Place'],
    ['2131', 'ParkingFacility'],
  ] as const) {
    const place = (await listingOf(id))?.mainEntity;
    expect(place?.['@type']).toBe(type);
    expect(JSON.stringify(place)).not.toMatch(/floorSize|numberOf|accommodationCategory|yearBuilt/);
  }
  expect((await listingOf('2117'))?.mainEntity.additionalProperty).toMatchObject([
    { value: 743, unitCode: 'MTK' },
  ]);
});

test('what is sold or rented is no longer offered, at any price', async () => {
  for (const language of testLanguages)
    for (const id of ['2119', '2142', '2150']) {
      const listing = await listingOf(id, language);
      expect(listing?.name).toBeTruthy();
      expect(JSON.stringify(listing)).not.toMatch(/offer|price|EUR/i);
    }
});

test('a hidden price and address are in no language of the data for machines', async () => {
  for (const language of testLanguages) {
    const listing = JSON.stringify(await listingOf('2108', language));
    expect(listing).not.toMatch(/Reeën|1875000|price|EUR|51\.266|4\.5585|streetAddress|geo/);
    expect(listing).toContain('"postalCode":"2970"');
    expect(listing).toContain('https://schema.org/InStock');
  }
});

test('an open house to come is an event at its place, until it is over or the property is sold', async () => {
  const openHouses = [openHouseOn('2026-02-28'), openHouseOn('2026-03-07')];
  const context = contextIn(
    'fr',
    sampleWith(['2101', '2108', '2119'].map((id) => editOf(id, { openHouses }))),
  );
  const eventsOf = async (id: string) =>
    (await loadPropertyPage(context, id))?.head.structuredData?.['@graph'].filter(
      (each) => each['@type'] === 'Event',
    ) ?? [];
  const listing = await listingOf('2101', 'fr');
  expect(await eventsOf('2101')).toMatchObject([
    {
      name: `Portes ouvertes\u00a0: ${String(listing?.name)}, Malines`,
      startDate: '2026-03-07T09:00:00.000Z',
      endDate: '2026-03-07T11:00:00.000Z',
      location: { address: { streetAddress: 'Kalkovenstraat 18' } },
      organizer: { '@id': 'https://huisenhaard.example/#agency' },
      about: { '@id': listing?.['@id'] },
    },
  ]);
  const hidden = JSON.stringify(await eventsOf('2108'));
  expect(hidden).toContain('2026-03-07');
  expect(hidden).not.toMatch(/Reeën|51\.266|4\.5585|streetAddress|geo/);
  expect(await eventsOf('2119')).toEqual([]);
});

test('the steps above a page are listed with their addresses', async () => {
  const steps = thing(await graphOf('2101', 'en'), 'BreadcrumbList')?.itemListElement;
  expect(steps?.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://huisenhaard.example/en/'],
    [2, (await loadPropertyPage(contextIn('en'), '2101'))?.head.canonical],
  ]);
});

test('a project is a building with homes from a price, until it is sold out', async () => {
  const projectListing = async (id: string) =>
    thing((await loadProjectPage(projectContext('nl'), id))?.head.structuredData, 'RealEstateListing');
  expect(await projectListing('71')).toMatchObject({
    name: 'Dijlehof',
    mainEntity: { '@type': 'ApartmentComplex', address: { streetAddress: 'Dijlehofpad 1' } },
    offers: { '@type': 'AggregateOffer', offerCount: 3, lowPrice: 329000, priceCurrency: 'EUR' },
  });
  const sorted = await loadProjectPage(projectContext('nl', '/?sort=price-down'), '71');
  expect(sorted?.head.isIndexed).toBe(false);
});

test('the agency is one in every language, and its offices belong to it', () => {
  for (const language of testLanguages) {
    expect(agencyThing(contextIn(language))).toMatchObject({
      '@id': 'https://huisenhaard.example/#agency',
      url: `https://huisenhaard.example/${language}/`,
      vatID: 'BE0000000097',
      address: {
        streetAddress: 'Korenmarkt 999',
        addressLocality: language === 'fr' ? 'Malines' : 'Mechelen',
        addressCountry: 'BE',
      },
    });
  }
  const { officeModule } = blankModules;
  const hours = { _type: 'openingHours' as const, _key: 'a', days: ['monday' as const, 'tuesday' as const] };
  const office = {
    _id: 'office-leuven',
    name: 'Leuven',
    address: settings.address,
    phone: '+32 16 00 00 00',
    email: null,
    description: null,
    picture: null,
    openingHours: [
      { ...hours, opens: '09:00', closes: '12:30' },
      { ...hours, opens: '18:00', closes: '20:00', byAppointment: true },
    ],
  };
  const modules = [{ ...officeModule, source: { picked: [office, office], all: [] } }];
  expect(officeThings(contextIn('nl'), modules)).toMatchObject([
    {
      name: 'Huis & Haard Leuven',
      telephone: '+32 16 00 00 00',
      parentOrganization: { '@id': 'https://huisenhaard.example/#agency' },
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'], opens: '09:00' },
      ],
    },
  ]);
});

test('an agency without a name is not presented', () => {
  expect(agencyThing({ ...contextIn('nl'), site: { ...site, content: emptyContent } })).toBeUndefined();
});

test('a list counts on from the pages before it', () => {
  const canonical = 'https://site.test/nl/te-koop/?page=2';
  const list = listPageThing({
    siteUrl: 'https://site.test',
    canonical,
    name: 'Te koop',
    language: 'nl',
    cards: [{ title: 'Huis', href: '/nl/te-koop/lier/huis/1/' }],
    total: 25,
    offset: 24,
  });
  expect(list.mainEntity).toMatchObject({
    numberOfItems: 25,
    itemListElement: [{ position: 25, url: 'https://site.test/nl/te-koop/lier/huis/1/' }],
  });
});

test('the questions of all modules on a page are one list, with answers as plain text', () => {
  const { articleModule, questionsModule } = blankModules;
  const asks = (_key: string, question: string, ...paragraphs: string[]) => ({
    ...questionsModule,
    source: {
      questions: [
        {
          _key,
          isUntranslated: false,
          question,
          answer: paragraphs.map((text, index) => ({
            _type: 'block' as const,
            _key: String(index),
            children: [{ _type: 'span' as const, _key: 'a', text }],
          })),
        },
      ],
    },
  });
  const page = { canonical: 'https://site.test/nl/verkopen/', inLanguage: 'nl-BE' };
  const modules = [
    asks('a', 'Hoelang?', 'Kort.', 'Echt.'),
    articleModule,
    asks('b', 'Wat kost het?', 'Niets.'),
  ];
  expect(questionsThing(modules, page)).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://site.test/nl/verkopen/#questions',
    inLanguage: 'nl-BE',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Hoelang?',
        acceptedAnswer: { '@type': 'Answer', text: 'Kort.\n\nEcht.' },
      },
      { '@type': 'Question', name: 'Wat kost het?', acceptedAnswer: { '@type': 'Answer', text: 'Niets.' } },
    ],
  });
  expect(questionsThing([articleModule, questionsModule], page)).toBeUndefined();
});
