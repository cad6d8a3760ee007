import { csv } from 'schemas/csv.ts';
import { localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import { reportRows } from './report-rows.ts';
import { siteReport } from './site-report.ts';

const settings = { _id: 'site-settings', _type: 'siteSettings', enabledLanguages: ['nl', 'fr'] };
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
      'Not yet written in this language: visitors would read the Dutch text.',
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
