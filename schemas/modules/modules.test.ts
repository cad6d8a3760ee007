import type { FieldDefinition } from '@sanity/types';
import { expect, test } from 'vitest';
import { problemsOf, texts } from '../validation.test-data.ts';
import { modules } from './index.ts';

const page = {
  _type: 'page',
  title: texts('String', { nl: 'Titel' }),
  path: texts('String', { nl: '/titel/' }),
  status: 'draft',
  kind: 'content',
};

const slides = { _type: 'reference', _ref: 'slider-home' };
const picture = {
  _type: 'picture',
  asset: { _type: 'reference', _ref: `image-${'a'.repeat(40)}-1600x1200-webp` },
  alt: page.title,
};
const file = { _type: 'file', asset: { _type: 'reference', _ref: `file-${'a'.repeat(40)}-pdf` } };
const words = {
  _type: 'block',
  _key: 'a',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'a', marks: [], text: 'Vier maanden.' }],
};
const question = {
  _type: 'question',
  _key: 'a',
  question: page.title,
  answer: texts('RichText', { nl: [words] }),
};
const tableOf = (...rows: string[][]) =>
  texts('Table', { nl: rows.map((cells, index) => ({ _type: 'tableRow', _key: String(index), cells })) });
const figure = { _type: 'statsFigure', _key: 'a', label: page.title, source: 'cities' };

/** The required fields of each module. */
const needs: Record<string, Record<string, unknown>> = {
  categoryModule: { maxItems: 4, itemsPerRow: 3 },
  propertyListModule: { goal: 'any', order: 'newest', maxItems: 4, itemsPerRow: 3 },
  sliderModule: { slider: slides },
  statsModule: { figures: [figure] },
  teamModule: { maxItems: 4, itemsPerRow: 4 },
  testimonialModule: { maxItems: 4, itemsPerRow: 3 },
  beforeAfterModule: { before: picture, after: picture },
  videoModule: { address: 'https://youtu.be/a1B2c3D4_-5' },
  downloadsModule: { files: [{ _type: 'download', _key: 'a', title: page.title, file }] },
  logosModule: { logos: [{ _type: 'logo', _key: 'a', picture }] },
  embedModule: { address: 'https://calendly.com/makelaar/gesprek' },
  quoteModule: { quote: texts('Text', { nl: 'Wij slapen weer.' }) },
  questionsModule: { questions: [question] },
  tableModule: { caption: page.title, table: tableOf(['Kost', 'Bedrag'], ['Attest', '€ 90']) },
  callToActionModule: { links: [{ _type: 'link', _key: 'a', url: '/nl/contact/' }] },
  contactModule: { form: 'site-contact' },
};

const complete = Object.fromEntries(modules.map(({ name }) => [name, needs[name] ?? {}]));

const onPage = (fields: Record<string, unknown>) => ({
  ...page,
  modules: [{ _key: 'a', ...fields }],
});

test.each(Object.entries(complete))('the smallest %s is valid', async (_type, fields) => {
  expect(await problemsOf(onPage({ _type, ...fields }))).toEqual([]);
});

const required = Object.entries(complete).flatMap(([type, fields]) =>
  Object.keys(fields).map((field) => [type, field] as const),
);

test.each(required)('a %s without %s says so at that field', async (_type, field) => {
  const problems = await problemsOf(onPage({ _type, ...complete[_type], [field]: undefined }));
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(new RegExp(`^modules\\.\\[\\]\\.${field}: `));
});

const choices = ['titleSize', 'position', 'backgroundType', 'backgroundColor'];

test.each(choices)('%s is one of the choices in every module', async (field) => {
  for (const [_type, fields] of Object.entries(complete)) {
    const problems = await problemsOf(onPage({ _type, ...fields, [field]: 'other' }));
    expect(problems, _type).toEqual([expect.stringMatching(new RegExp(`^modules\\.\\[\\]\\.${field}: `))]);
  }
});

test('a module shows itself only in views it knows', async () => {
  const withViews = modules.filter(({ fields }) => fields.some(({ name }) => name === 'view'));
  expect(withViews.length).toBeGreaterThan(4);
  for (const { name: _type } of withViews) {
    const problems = await problemsOf(onPage({ _type, ...complete[_type], view: 'round-view' }));
    expect(problems, _type).toEqual([expect.stringMatching(/^modules\.\[\]\.view: /)]);
  }
});

/** Reference fields of modules and the type of document they accept. */
const relations: Record<string, string> = {
  'categoryModule.category': 'category',
  'categoryModule.articles': 'article',
  'sliderModule.slider': 'slider',
  'teamModule.office': 'office',
  'officeModule.offices': 'office',
  'mapModule.offices': 'office',
  'testimonialModule.testimonials': 'testimonial',
  'quoteModule.testimonial': 'testimonial',
};

test.each(Object.entries(relations))('%s points to documents of type %s', (path, target) => {
  const [type, name] = path.split('.');
  const fields: FieldDefinition[] = modules.find((module) => module.name === type)?.fields ?? [];
  const text = JSON.stringify(fields.find((field) => field.name === name));
  expect(text).toContain(`"to":[{"type":"${target}"}]`);
});

test('an article is selected once', async () => {
  const twice = ['a', 'b'].map((_key) => ({ _type: 'reference', _ref: 'article-a', _key }));
  const problems = await problemsOf(
    onPage({ _type: 'categoryModule', ...complete.categoryModule, articles: twice }),
  );
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(/^modules\.\[\]\.articles\.\[\]: /);
});

test('a quote is written in the module or chosen among the testimonials', async () => {
  const testimonial = { _type: 'reference', _ref: 'testimonial-els' };
  expect(await problemsOf(onPage({ _type: 'quoteModule', testimonial }))).toEqual([]);
  expect(await problemsOf(onPage({ _type: 'quoteModule' }))).toEqual([
    'modules.[].quote: Write the quotation, or choose a testimonial.',
  ]);
});

test('a call to action leads to two places at most', async () => {
  const links = ['a', 'b', 'c'].map((_key) => ({ _type: 'link', _key, url: '/nl/contact/' }));
  expect(await problemsOf(onPage({ _type: 'callToActionModule', links: links.slice(1) }))).toEqual([]);
  expect(await problemsOf(onPage({ _type: 'callToActionModule', links }))).toEqual([
    expect.stringMatching(/^modules\.\[\]\.links: /),
  ]);
});

test('a table has six columns and twenty rows at most', async () => {
  const table = (rows: number, columns: number) => ({
    _type: 'tableModule',
    ...complete.tableModule,
    table: tableOf(...Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'x'))),
  });
  expect(await problemsOf(onPage(table(20, 6)))).toEqual([]);
  for (const [rows, columns] of [
    [21, 2],
    [2, 7],
  ] as const) {
    expect(await problemsOf(onPage(table(rows, columns)))).toEqual([
      expect.stringMatching(/^modules\.\[\]\.table\.\[\]\.value: /),
    ]);
  }
});

test.each([
  [`file-${'a'.repeat(40)}-docx`, true],
  [`file-${'a'.repeat(40)}-html`, false],
  [`file-${'a'.repeat(40)}-exe`, false],
  [`image-${'a'.repeat(40)}-1x1-png`, false],
])('a download of %s is accepted: %s', async (_ref, isAccepted) => {
  const asset = { _type: 'reference', _ref };
  const files = [{ _type: 'download', _key: 'a', title: page.title, file: { ...file, asset } }];
  const problems = await problemsOf(onPage({ _type: 'downloadsModule', files }));
  expect(problems).toEqual(isAccepted ? [] : [expect.stringMatching(/\.file: Choose a file: PDF, Word/)]);
});

test.each([
  ['51.0281, 4.4803', true],
  ['4.4803, 51.0281', false],
  ['48.8584, 2.2945', false],
  ['Korenmarkt 1', false],
])('coordinates %s are accepted: %s', async (coordinates, isAccepted) => {
  const places = [{ _type: 'mapPlace', _key: 'a', name: page.title, coordinates }];
  const problems = await problemsOf(onPage({ _type: 'mapModule', places }));
  expect(problems).toEqual(isAccepted ? [] : [expect.stringMatching(/\.coordinates: Enter latitude/)]);
});
