import { csv } from 'schemas/csv.ts';
import { localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { reportRows, siteReport, filterReport } from './site-report.ts';

const broken = {
  _id: 'a',
  _type: 'category',
  webId: 'a',
  title: localized({ nl: '=Formule' }),
  parent: { _type: 'reference', _ref: 'gone' },
};

test('the table says what is wrong, where and in which language, and a spreadsheet calculates nothing', () => {
  const report = siteReport([settings, broken], new Map([['category', 'Category']]));
  const category = { fields: [{ name: 'title', type: { title: 'Title' } }] };
  const rows = reportRows(
    report.filter(({ id }) => id === 'a'),
    () => category,
  );
  expect(rows).toEqual([
    ['Document', 'Content type', 'Language', 'Weight', 'Check', 'Field', 'What is wrong'],
    [
      '=Formule',
      'Category',
      'Français',
      'To correct',
      'Missing translations',
      'Title',
      'Not yet written in this language: visitors would read the text in Nederlands.',
    ],
    [
      '=Formule',
      'Category',
      'In every language',
      'To correct',
      'Broken links',
      'parent',
      'What was chosen here no longer exists.',
    ],
  ]);
  expect(csv(rows)).toContain(`"'=Formule"`);
});

const settings = { _id: 'site-settings', _type: 'siteSettings', enabledLanguages: ['nl', 'fr'] };

function category(_id: string, title: object, fields: object = {}): StoredDocument {
  return { _id, _type: 'category', webId: _id, title: localized({ ...title }), ...fields };
}

const titles = new Map([['category', 'Category']]);
const report = siteReport(
  [
    settings,
    category('whole', { nl: 'Heel', fr: 'Entier' }),
    category('dutch', { nl: 'Nederlands' }),
    category('old', { nl: 'Oud' }),
    category('drafts.old', { nl: 'Oud', fr: 'Ancien' }),
    category('hidden', { nl: 'Verborgen' }, { status: 'draft' }),
    category('child', { nl: 'Telg' }, { parent: { _type: 'reference', _ref: 'gone' } }),
  ],
  titles,
);

test('documents with findings are listed, the worst first, drafts before what is published', () => {
  const rows = report.filter(({ document }) => document._type === 'category');
  expect(rows.map(({ title, typeTitle, findings }) => [title, typeTitle, findings.length])).toEqual([
    ['Telg', 'Category', 2],
    ['Nederlands', 'Category', 1],
  ]);
});

test('a language and a weight narrow the list', () => {
  const shown = (filter: Parameters<typeof filterReport>[1]) =>
    filterReport(report, filter)
      .filter(({ document }) => document._type === 'category')
      .map(({ id, findings }) => [id, ...findings.map(({ check }) => check)]);
  expect(shown({ language: 'fr', level: '' })).toEqual([
    ['child', 'translations'],
    ['dutch', 'translations'],
  ]);
  expect(shown({ language: 'every', level: 'error' })).toEqual([['child', 'links']]);
  expect(shown({ language: '', level: 'advice' })).toEqual([]);
});
