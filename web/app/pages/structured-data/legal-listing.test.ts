import { expect, test } from 'vitest';
import { projectContext } from '../project/project-site.test-data.ts';
import { loadPropertyPage } from '../property/load-property-page.server.ts';
import type { Listing } from './vocabulary.ts';

test('a listing says what the law asks of its advertisement, and not once it is sold', async () => {
  const pageOf = (id: string) => loadPropertyPage(projectContext('fr'), id);
  const page = await pageOf('2101');
  const told = JSON.parse(page?.details?.structuredData ?? '{}') as Listing;
  expect(told['@id']).toBe(`${page?.head.canonical ?? ''}#listing`);
  expect(told.mainEntity.additionalProperty).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Label PEB', value: 'C' }),
      expect.objectContaining({ name: 'Consommation d’énergie' }),
      expect.objectContaining({ name: 'Permis' }),
    ]),
  );
  expect((await pageOf('2119'))?.details?.structuredData).toBeUndefined();
});
