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
const figure = { _type: 'statsFigure', _key: 'a', label: page.title, source: 'cities' };

/** The required fields of each module. */
const needs: Record<string, Record<string, unknown>> = {
  categoryModule: { maxItems: 4, itemsPerRow: 3 },
  propertyListModule: { goal: 'any', order: 'newest', maxItems: 4, itemsPerRow: 3 },
  sliderModule: { slider: slides },
  statsModule: { figures: [figure] },
  teamModule: { maxItems: 4, itemsPerRow: 4 },
  testimonialModule: { maxItems: 4, itemsPerRow: 3 },
  contactModule: { form: 'site-contact' },
};

const complete = Object.fromEntries(modules.map(({ name }) => [name, needs[name] ?? {}]));

const onPage = (fields: Record<string, unknown>) => ({
  ...page,
  modules: [{ _key: 'a', status: 'published', ...fields }],
});

test.each(Object.entries(complete))('the smallest %s is valid', async (_type, fields) => {
  expect(await problemsOf(onPage({ _type, ...fields }))).toEqual([]);
});

const required = Object.entries(complete).flatMap(([type, fields]) =>
  Object.keys({ ...fields, status: '' }).map((field) => [type, field] as const),
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
  for (const _type of ['categoryModule', 'propertyListModule', 'teamModule', 'testimonialModule']) {
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
  'testimonialModule.testimonials': 'testimonial',
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
