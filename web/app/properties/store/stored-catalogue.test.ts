import fc from 'fast-check';
import { expect, test } from 'vitest';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { createCatalogue, type Catalogue } from '../catalogue/create-catalogue.ts';
import { editOf, openHouseOn } from '../catalogue/records/property-edits.test-data.ts';
import type { PropertyEdit } from '../catalogue/records/property-edits.ts';
import { chosen, filtersOf, goals, sorts } from '../filters/addresses.test-data.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { generateExport } from '../import/generate/generate-export.ts';
import { propertyIndexOf, writeIndex } from '../catalogue/records/property-index.ts';
import { emptyIndex } from './live-index.ts';
import { storedCatalogue } from './stored-catalogue.test-data.ts';

const unchecked: unknown = data;
const sample = unchecked as Bundle;
const { PropertyTypes, Cities, Properties } = generateExport(sample, { count: 400, seed: 5 });
const bundle: Bundle = {
  ...sample,
  PropertyTypes,
  Cities,
  Properties: [
    ...sample.Properties.map((record) =>
      record.ID === 2104 ? { ...record, OpenHouses: [openHouseOn('2026-03-14')] } : record,
    ),
    ...Properties,
  ],
  Gone: [...sample.Gone, { ID: 999, Date: '2026-11-01' }],
  Changed: [{ ID: 2104, Date: '2026-11-19' }],
};
const edits: PropertyEdit[] = [
  editOf('2101', { isHidden: true }),
  editOf('2102', { isFeatured: true, openHouses: [openHouseOn('2026-03-21')] }),
  editOf('100007', { titles: { nl: 'Eigen titel' }, teasers: { fr: 'Mot de l’agence.' } }),
];
const inMemory = createCatalogue(bundle, edits);
const stored = await storedCatalogue(bundle, edits);
const ids = bundle.Properties.map(({ ID }) => String(ID));
const t = ((name: string) => name) as Parameters<Catalogue['facts']>[1]['t'];

async function expectSame(question: (catalogue: Catalogue) => unknown): Promise<void> {
  expect(await question(stored)).toEqual(await question(inMemory));
}

test('a list has the same properties in the same order, and the same counts, wherever they lie', async () => {
  await fc.assert(
    fc.asyncProperty(goals, chosen, sorts, fc.nat({ max: 60 }), async (goal, address, sort, offset) => {
      const query = { goal, filters: filtersOf(address), sort };
      await expectSame((catalogue) => catalogue.ids(query));
      await expectSame((catalogue) => catalogue.count(query));
      await expectSame((catalogue) => catalogue.facets(query));
      await expectSame((catalogue) => catalogue.list({ ...query, offset, limit: 24, language: 'fr' }));
    }),
    { numRuns: 60 },
  );
});

test('every property is the same in every language, with the same facts, place, state and day', async () => {
  for (const language of ['nl', 'fr', 'en'] as const) {
    await expectSame((catalogue) => catalogue.findAll([...ids, '999', '1'], language));
    await expectSame((catalogue) => catalogue.located(ids, language));
    await expectSame((catalogue) => catalogue.projects(language));
    await expectSame((catalogue) => catalogue.completed({ goal: 'sale', language, limit: 50 }));
    await expectSame((catalogue) => catalogue.newest({ language, limit: 50 }));
    await expectSame((catalogue) => [catalogue.types(language), catalogue.allCities(language)]);
    await expectSame((catalogue) => catalogue.cities(language, 'rent'));
  }
  for (const id of [...ids.filter((_, index) => index % 9 === 0), '999', '1']) {
    await expectSame((catalogue) => catalogue.factSheet(id, { t, language: 'nl' }));
    await expectSame((catalogue) => catalogue.similar({ id, language: 'nl', limit: 4 }));
    await expectSame((catalogue) => [catalogue.state(id), catalogue.changedOn(id), catalogue.listed(id)]);
  }
  expect(inMemory.withOpenHouse('2026-03-14')).toEqual(['2102', '2104']);
  await expectSame((catalogue) => catalogue.withOpenHouse('2026-03-14'));
  await expectSame((catalogue) => [catalogue.removed, catalogue.counts(), catalogue.projectIds()]);
});

test('a search finds the same names and references, with typing errors too', async () => {
  for (const text of ['2102', '100007 2104', '2101', 'mechlen', 'appartement gent', 'penthouse', 'zwvxq'])
    await expectSame((catalogue) => catalogue.search(text, { language: 'nl' }));
});

test('an index is written part by part, so that pages are served between them', () => {
  const [first] = propertyIndexOf(bundle).listed;
  if (!first) throw new Error('There is no property.');
  const unread = Object.defineProperty({ ...first }, 'id', {
    enumerable: true,
    get: () => {
      throw new Error('This part was read.');
    },
  });
  const listed = [...Array.from({ length: 250 }, () => first), unread];
  const parts = writeIndex({ listed, lists: emptyIndex.lists });
  expect(parts.next().value).toContain(first.id);
  expect(() => parts.next()).toThrow('This part was read.');
});

test('conditions of editors choose the same properties', async () => {
  for (const advancedCondition of ['bedrooms >= 3 and price < 400000', 'energyLabel = "A" or zip = "2800"']) {
    const query = { isAvailable: true, conditions: [{ advancedCondition }] };
    expect(inMemory.count(query)).toBeGreaterThan(0);
    await expectSame((catalogue) => catalogue.ids(query));
  }
});

test('hidden properties, prices and places are hidden in the database too', async () => {
  expect(await stored.find('2101', 'nl')).toBeUndefined();
  expect(stored.ids({})).not.toContain('2101');
  const hidden = bundle.Properties.filter(({ PublishPrice, Goal }) => !PublishPrice && Goal === 0);
  expect(hidden.length).toBeGreaterThan(10);
  for (const { ID } of hidden) expect((await stored.find(String(ID), 'nl'))?.price).toBeUndefined();
});
