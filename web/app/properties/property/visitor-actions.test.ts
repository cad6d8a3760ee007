import { expect, test } from 'vitest';
import { offeredDocuments } from './visitor-actions.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

async function offered(id: string): Promise<readonly string[]> {
  const property = await sampleCatalogue.find(id, 'en');
  if (!property) throw new Error(`There is no property ${id}.`);
  return offeredDocuments(property).map(({ kind }) => kind.text);
}

test('the documents of what is available are offered', async () => {
  expect(await offered('2102')).toEqual(['Floor plan', 'Energy certificate', 'Co-ownership papers']);
});

test('those of a sold or rented property and of a hidden address are not', async () => {
  for (const id of ['2119', '2142', '2107']) expect(await offered(id), id).toEqual([]);
});
