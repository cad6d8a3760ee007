import { expect, test } from 'vitest';
import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { translationKey } from 'schemas/publication/translation-records.ts';
import { countGaps, translationReport } from './translation-report.ts';

const types = [
  { name: 'page', title: 'Page' },
  { name: 'teamMember', title: 'Team member' },
  { name: 'footer', title: 'Footer' },
];

const report = (...stored: StoredDocument[]) => translationReport(stored, ['nl', 'fr', 'en'], types);

test('documents are sorted by type and title, each with its gaps by language', () => {
  const rows = report(
    { _id: 'footer', _type: 'footer', copyright: localized({ nl: 'Rechten', fr: 'Droits', en: 'Rights' }) },
    { _id: 'an', _type: 'teamMember', name: 'An', role: localized({ nl: 'Makelaar', en: 'Broker' }) },
    { ...examplePage({ title: localized({ nl: 'Welkom', fr: 'Bienvenue' }) }), _id: 'welcome' },
    { ...examplePage({ title: localized({ nl: 'Contact' }) }), _id: 'contact' },
  );
  expect(rows.map(({ title }) => title)).toEqual(['Contact', 'Welkom', 'An', 'Footer']);
  expect(rows.map(({ gaps }) => gaps.map(({ language, kind }) => `${language} ${kind}`))).toEqual([
    ['fr missing', 'en missing'],
    ['en missing'],
    ['fr missing'],
    [],
  ]);
});

test('the draft counts, beside what was published', () => {
  const published = examplePage({ title: localized({ nl: 'Welkom', fr: 'Bienvenue', en: 'Welcome' }) });
  const draft = {
    ...published,
    _id: `drafts.${published._id}`,
    title: localized({ nl: 'Dag', fr: 'Bienvenue', en: '' }),
  };
  const [row] = report(published, draft);
  expect(row?.id).toBe(published._id);
  expect(row?.document).toBe(draft);
  expect(countGaps(row?.gaps ?? [])).toEqual({ missing: 1, older: 1, machine: 0, copy: 0 });
});

test('a text of the interface goes by its words, else by its key, and a document without any name by its type', () => {
  const rows = translationReport(
    [
      { _id: 'text', _type: 'interfaceText', key: 'list.empty', value: localized({ nl: 'Niets' }) },
      { _id: 'text-unwritten', _type: 'interfaceText', key: 'list.end' },
      { _id: 'footer', _type: 'footer' },
    ],
    ['nl'],
    types,
  );
  expect(rows.map(({ title }) => title)).toEqual(['Footer', 'list.end', 'Niets']);
});

test('a text by a machine is listed until an editor approves it', () => {
  const key = translationKey('title', 'fr');
  const record = {
    _key: key,
    _type: 'translationRecord',
    path: 'title',
    language: 'fr',
    sourceHash: '',
    isMachine: true,
  };
  const title = localized({ nl: 'Welkom', fr: 'Bienvenue', en: 'Welcome' });
  const kinds = (fields: object) =>
    report(examplePage({ title, ...fields })).flatMap(({ gaps }) => gaps.map(({ kind }) => kind));
  expect(kinds({ translationRecords: [record] })).toContain('machine');
  expect(kinds({ translationRecords: [{ ...record, isMachine: undefined }] })).not.toContain('machine');
});
