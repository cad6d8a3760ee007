import { expect, test } from 'vitest';
import type { SiteContent } from '../../content/cms/content.ts';
import { startLake } from '../../content/cms/lake-server.test-data.ts';
import { invalidateContent } from '../../platform/database/revisions.server.ts';
import { emptyContent } from '../../content/cms/site.test-data.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { propertyIndexOf } from '../catalogue/records/property-index.ts';
import { recordsInMemory } from '../catalogue/records/property-reader.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { createCatalogueMemory, latestCatalogues, loadCatalogues } from './catalogue-memory.server.ts';

const importOf = (...ids: number[]) => {
  const bundle = exampleBundle(ids.map((ID) => exampleRecord({ ID })));
  return { index: propertyIndexOf(bundle), records: recordsInMemory(bundle.Properties) };
};

const hiding = (...references: string[]): SiteContent => ({
  ...emptyContent,
  propertyEdits: references.map((reference) => ({
    reference,
    isHidden: true,
    isFeatured: null,
    order: null,
    title: null,
    teaser: null,
    openHouses: null,
  })),
});

test('edits make another catalogue, and the one that a request has stays as it is', () => {
  const memory = createCatalogueMemory(importOf(501, 502));
  const before = memory.latest();
  const after = memory.withEditsOf(hiding('501'));
  expect(after.catalogue.ids({})).toEqual(['502']);
  expect(after.importedCatalogue).toBe(before.importedCatalogue);
  expect(before.catalogue.ids({})).toEqual(['502', '501']);
  expect(memory.latest()).toBe(after);
});

test('the same edits give the same catalogue, be the content the same or another', () => {
  const memory = createCatalogueMemory(importOf(501, 502));
  const content = hiding('501');
  const edited = memory.withEditsOf(content);
  expect(memory.withEditsOf(content)).toBe(edited);
  expect(memory.withEditsOf(hiding('501'))).toBe(edited);
  expect(memory.withEditsOf(hiding()).catalogue.ids({})).toEqual(['502', '501']);
});

test('an import shows other properties with the edits that are published', () => {
  const memory = createCatalogueMemory(importOf(501, 502));
  const content = hiding('501');
  const before = memory.withEditsOf(content);
  memory.show(importOf(501, 503));
  const after = memory.withEditsOf(content);
  expect(after.catalogue.ids({})).toEqual(['503']);
  expect(after.importedCatalogue.ids({})).toEqual(['503', '501']);
  expect(before.catalogue.ids({})).toEqual(['502']);
});

test('a request has the edits of the content at its beginning; without content, the last ones known', async () => {
  const stored = { site: hiding('2101') };
  const lake = await startLake(() => stored.site);
  await invalidateContent(lake.platform);
  const first = await loadCatalogues(lake.platform);
  expect([first.catalogue.state('2101'), first.importedCatalogue.state('2101')]).toEqual([
    'unknown',
    'available',
  ]);
  stored.site = hiding('2102');
  await invalidateContent(lake.platform);
  const second = await loadCatalogues({ ...lake.platform, view: { kind: 'studio' } });
  const statesIn = ({ catalogue }: typeof first) => ['2101', '2102'].map((id) => catalogue.state(id));
  expect(statesIn(second)).toEqual(['available', 'unknown']);
  expect(statesIn(first)).toEqual(['unknown', 'available']);
  lake.close();
  const { platform } = testPlatform({ settings: lake.platform.settings });
  await invalidateContent(platform);
  expect(await loadCatalogues(platform)).toBe(second);
  expect(latestCatalogues()).toBe(second);
});
