import { expect, test } from 'vitest';
import { seededTranslate } from '../../../content/i18n/seeded-texts.test-data.tsx';
import { loadComparison } from '../../../pages/favourites/load-comparison.server.ts';
import { loadListViews } from '../../../pages/property-list/load-list-views.server.ts';
import { loadPropertyPrint } from '../../../pages/property-print/load-property-print.server.ts';
import { readListAddress } from '../../../properties/filters/list-address.ts';
import { loadSuggestions } from '../../../properties/search-field/load-suggestions.server.ts';
import { homeOf, shortHomeOf } from '../../assistants/home.server.ts';
import { openHouseCalendar } from '../open-house-calendar.server.ts';
import { listAddresses, readAddresses } from '../sitemap/site-addresses.server.ts';
import { loadPropertyPage } from '../../../pages/property/load-property-page.server.ts';
import { projectContext } from '../../../pages/project/project-site.test-data.ts';
import { cardData } from '../../../properties/view/card-data.ts';
import { createCatalogue } from '../../../properties/catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../../../properties/model/example.test-data.ts';
import type { PropertyRecord } from '../../../properties/model/record.ts';
import { feedContent, feedSite as site } from '../feed-site.test-data.ts';
import { newsFeed } from '../news/news-feed.server.ts';
import { propertyFeedPage } from './property-feed.server.ts';

const now = new Date('2026-11-20T09:00:00Z');

async function everythingOf(fields: Partial<PropertyRecord>): Promise<string> {
  const catalogue = createCatalogue(
    exampleBundle([exampleRecord(fields), exampleRecord({ ID: 777, Street: 'Markt' })]),
  );
  const context = projectContext('nl');
  const platform = { ...context.platform, catalogue, importedCatalogue: catalogue };
  const source = {
    site,
    content: feedContent,
    catalogue,
    language: 'nl',
    siteUrl: 'https://site.test',
    now,
  } as const;
  const goal = fields.Goal === 1 ? 'rent' : 'sale';
  const cards = (await catalogue.list({ language: 'nl' })).map((property) =>
    cardData(property, { paths: site.paths, language: 'nl', now }),
  );
  const shown = { ...context, platform };
  const address = readListAddress(new URLSearchParams('view=both'));
  const homes = await catalogue.findAll(['501'], 'nl');
  const suggestionContext = {
    t: seededTranslate('nl'),
    paths: site.paths,
    language: 'nl',
    municipalities: [],
    goal,
    catalogue,
    today: '2026-11-20',
  } as const;
  const answers = [
    await loadPropertyPage(shown, '501'),
    await loadPropertyPrint(shown, '501'),
    await loadListViews(shown, address, catalogue.ids({ goal, filters: {} })),
    await loadComparison(shown, { ids: ['501', '777'], compared: ['501', '777'] }),
    await loadSuggestions('501', suggestionContext),
    await loadSuggestions('Geheim', suggestionContext),
    await Promise.all(
      homes.map(async (home) => [await homeOf(home, source), await shortHomeOf(home, source)]),
    ),
    await openHouseCalendar(source),
    await readAddresses(source, await listAddresses(source)),
    cards,
    catalogue.listed('501'),
    catalogue.facets({ goal, filters: {} }),
    await propertyFeedPage(source, { page: 1, changedSince: undefined }),
    await newsFeed(source, { goal, filters: {} }),
  ];
  return JSON.stringify(answers, (_key, value: unknown) =>
    value instanceof Map ? [...(value as Map<unknown, unknown>)] : value,
  );
}

const sums = /918.?273|929.?374|7.?391|45.?919|275.?481|7[.,]31/;
const priced = {
  Price: 918273,
  DepositAmount: 275481,
  Yield: 7.31,
  TakeOver: true,
  TakeOverPrice: 45919,
} satisfies Partial<PropertyRecord>;

const modes: Readonly<Record<string, Partial<PropertyRecord>>> = {
  whole: {},
  from: { PriceUnit: 7 },
  range: { PriceTo: 929374 },
  'life annuity': { LifeAnnuity: { Instalment: 7391, Heads: 2, IsIndexed: true } },
  auction: { Auction: { Date: '2027-02-18' } },
  'by the year': { PriceUnit: 3, Goal: 1, MainType: 'commercial' },
  'by the square metre': { PriceUnit: 6, Goal: 1, MainType: 'commercial', SurfaceLiving: undefined },
};

test.each(Object.keys(modes))('[3.14] a hidden price leaves no trace anywhere: %s', async (mode) => {
  const fields = { ...priced, ...modes[mode] };
  expect(await everythingOf(fields)).toMatch(sums);
  expect(await everythingOf({ ...fields, PublishPrice: false })).not.toMatch(sums);
});

test('[3.16] a hidden address takes its place and what a deed would tell with it', async () => {
  const fields = {
    CoOwnership: { Lots: 8317, Share: '4321/98765', ReserveFund: 12000 },
    Latitude: 51.02741,
    Longitude: 4.47853,
    OpenHouses: [{ Date: '2026-12-05', From: '10:00', Until: '12:00', Texts: [] }],
  };
  const deed = /8317|4321|98765|Geheimstraat|51[.,]027|4[.,]478/;
  expect(await everythingOf(fields)).toMatch(deed);
  expect(await everythingOf(fields)).toMatch(/51[.,]027/);
  expect(await everythingOf({ ...fields, PublishAddress: false })).not.toMatch(deed);
});
