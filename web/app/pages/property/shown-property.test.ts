import { expect, test } from 'vitest';
import type { TestLanguage } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createCatalogue } from '../../properties/catalogue/create-catalogue.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { exampleBundle, exampleRecord } from '../../properties/model/example.test-data.ts';
import type { PropertyRecord } from '../../properties/model/record.ts';
import { projectContext } from '../project/project-site.test-data.ts';
import { shownProperty } from './shown-property.server.ts';

async function shown(id: string, language: TestLanguage, catalogue = sampleCatalogue) {
  const property = await catalogue.find(id, language);
  if (!property) throw new Error(`There is no property ${id}.`);
  return shownProperty(projectContext(language), property);
}

test('a price that came down says when, from which price and to which, and says it once', async () => {
  for (const [language, words] of [
    ['nl', 'Prijs verlaagd op 25 oktober 2026:'],
    ['fr', 'Prix réduit le 25 octobre 2026\u00a0:'],
    ['en', 'Price reduced on 25 October 2026:'],
  ] as const) {
    const { price, priceChanges, news } = await shown('2110', language);
    expect(priceChanges).toHaveLength(1);
    expect(priceChanges[0]).toMatch(new RegExp(`^${words} .*489.000.* → .*465.000`));
    expect([price.previousPrice, news]).toEqual([undefined, undefined]);
    expect((await shown('2101', language)).priceChanges).toEqual([]);
  }
});

test('what is sold or rented, or has a hidden price, tells no earlier price', async () => {
  const earlier = { PreviousPrice: 409000, EarlierPrices: [{ Price: 409000, Until: '2026-07-15' }] };
  const changesOf = async (fields: Partial<PropertyRecord>) => {
    const catalogue = createCatalogue(exampleBundle([exampleRecord({ ...earlier, ...fields })]));
    return (await shown('501', 'nl', catalogue)).priceChanges;
  };
  expect(await changesOf({})).toHaveLength(1);
  for (const fields of [{ Marquee: 2 }, { Goal: 1, Marquee: 4 }, { PublishPrice: false }] as const)
    expect(await changesOf(fields)).toEqual([]);
});

test('a price that came down on an unknown day is struck through beside the new one', async () => {
  const catalogue = createCatalogue(exampleBundle([exampleRecord({ PreviousPrice: 409000 })]));
  const { price, priceChanges, news } = await shown('501', 'nl', catalogue);
  expect(price.previousPrice).toContain('409.000');
  expect([priceChanges, news]).toEqual([[], 'reduced']);
});
