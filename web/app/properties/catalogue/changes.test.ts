import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { createCatalogue } from './create-catalogue.ts';

const bundle = exampleBundle(
  [
    exampleRecord({ ID: 501, PublicationDate: '2026-05-01' }),
    exampleRecord({ ID: 502, PublicationDate: '2026-05-01', Marquee: 2, TransactionDate: '2026-06-01' }),
    exampleRecord({ ID: 503, PublicationDate: '2026-05-01', ProjectID: 71 }),
    exampleRecord({ ID: 71, PublicationDate: '2026-04-01' }),
  ],
  {
    Changed: [
      { ID: 503, Date: '2026-07-01' },
      { ID: 71, Date: '2026-06-02', List: 'Projects' },
    ],
    Gone: [
      { ID: 404, Date: '2026-03-01' },
      { ID: 64, Date: '2026-03-01', List: 'Projects' },
    ],
  },
);

test('a property changed when it was published, sold or imported with something else, whichever came last', () => {
  const { changedOn } = createCatalogue(bundle);
  expect(['501', '502', '503', '71', '9'].map(changedOn)).toEqual([
    '2026-05-01',
    '2026-06-01',
    '2026-07-01',
    '2026-04-01',
    undefined,
  ]);
});

test('a project changes with its units and by itself', () => {
  expect(createCatalogue(bundle).projectChangedOn('71')).toBe('2026-07-01');
  const alone = { ...bundle, Properties: [] };
  expect(createCatalogue(alone).projectChangedOn('71')).toBe('2026-06-02');
  expect(createCatalogue({ ...alone, Changed: [] }).projectChangedOn('71')).toBeUndefined();
});

test('properties that are gone are told with their day, projects are not among them', () => {
  expect(createCatalogue(bundle).removed).toEqual([{ id: '404', day: '2026-03-01' }]);
});
