import { expect, test } from 'vitest';
import { canRequestDocuments } from './visitor-actions.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

async function canRequestThose(id: string): Promise<boolean> {
  const property = await sampleCatalogue.find(id, 'en');
  if (!property) throw new Error(`There is no property ${id}.`);
  return canRequestDocuments(property);
}

test('the documents of what is available can be requested', async () => {
  expect(await canRequestThose('2102')).toBe(true);
});

test('those of a sold or rented property and of a hidden address cannot', async () => {
  for (const id of ['2119', '2142', '2107']) expect(await canRequestThose(id), id).toBe(false);
});
