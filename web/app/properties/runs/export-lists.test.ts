import { expect, test } from 'vitest';
import { batchesOf, documentsOf, listsOf, withoutDocuments } from './export-lists.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ ID: index + 1 }));

const exported = {
  Terms: [{ Kind: 'heating', Code: 'gas' }],
  Properties: numbered(120),
  OwnerRecords: [{ PropertyID: 60 }, { PropertyID: 7 }, { PropertyID: 999 }],
  Gone: [{ ID: 5 }],
};

function listsIn(value: unknown) {
  const lists = listsOf(value);
  if (!lists) throw new Error('This is no export.');
  return lists;
}

test('what properties refer to comes first, an owner’s record with its property, and each record once', () => {
  const batches = [...batchesOf(listsIn(exported), false)];
  expect(
    batches.map((batch) => Object.entries(batch).map(([list, rows]) => `${list} ${rows.length}`)),
  ).toEqual([
    ['Terms 1'],
    ['Properties 50', 'OwnerRecords 1'],
    ['Properties 50', 'OwnerRecords 1'],
    ['Properties 20'],
    ['OwnerRecords 1'],
  ]);
  expect(batches.flatMap(({ Properties = [] }) => Properties)).toEqual(exported.Properties);
  expect(batches[1]?.OwnerRecords).toEqual([{ PropertyID: 7 }]);
});

test('every batch of a check brings what its properties refer to', () => {
  const batches = [...batchesOf(listsIn(exported), true)];
  expect(batches).toHaveLength(4);
  for (const batch of batches) expect(batch.Terms).toEqual(exported.Terms);
});

test('what has no list of properties is no export, and lists of another kind are empty', () => {
  for (const value of [null, undefined, 4, 'text', [], {}, { Properties: {} }])
    expect(listsOf(value)).toBeUndefined();
  const lists = listsIn({ Properties: [null, 4], Cities: 'none', OwnerRecords: [null, { PropertyID: {} }] });
  expect(lists.Cities).toEqual([]);
  expect([...batchesOf(lists, false)].flatMap(({ Properties = [] }) => Properties)).toEqual([null, 4]);
});

test('a paper that is refused is no longer listed for its owner; the others are', () => {
  const papers = [{ File: '7-mandate.pdf' }, { File: 4 }, null, { File: '7-report.pdf' }];
  const lists = listsIn({ Properties: [], OwnerRecords: [{ PropertyID: 7, AgencyDocuments: papers }, null] });
  const named = documentsOf(lists);
  expect(named.map(({ key, index, name }) => [key, index, name])).toEqual([
    ['7', 0, '7-mandate.pdf'],
    ['7', 3, '7-report.pdf'],
  ]);
  expect(withoutDocuments(lists, named.slice(0, 1)).OwnerRecords).toEqual([
    { PropertyID: 7, AgencyDocuments: papers.slice(1) },
    null,
  ]);
});
