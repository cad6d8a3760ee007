import { expect, test } from 'vitest';
import { documents, singletons } from '../index.ts';
import { localized } from '../publication/example.test-data.ts';
import { problemsOf } from '../validation.test-data.ts';
import { exampleSite } from './example-site.test-data.ts';
import { requiredFields, required } from './required.ts';

const site = exampleSite();

test('an empty field that the model requires is named, a full one is not', () => {
  const article = { _id: 'a', _type: 'article', status: 'published' };
  expect(required(article, site)).toMatchObject([{ level: 'error', path: ['title'] }]);
  expect(required({ ...article, title: localized({ fr: 'Vendre' }) }, site)).toHaveLength(1);
  expect(required({ ...article, title: localized({ nl: ' ' }) }, site)).toHaveLength(1);
  expect(required({ ...article, title: localized({ nl: 'Verkopen' }) }, site)).toEqual([]);
});

test('figures and objects count as full', () => {
  const fields = { textVersion: '1', waitMilliseconds: 0, title: localized({ nl: 'a' }) };
  const cookies = { _id: 'c', _type: 'cookieSettings', ...fields, description: localized({ nl: 'b' }) };
  expect(required(cookies, site)).toEqual([]);
});

test.each([...documents, ...singletons].map(({ name }) => name))(
  'the required fields of %s are those of the content model',
  async (name) => {
    const problems = await problemsOf({ _type: name });
    const errors = problems.filter((problem) => !problem.startsWith('?'));
    const fields = errors.map((problem) => problem.split(/[.:]/)[0]);
    expect(new Set(requiredFields[name])).toEqual(new Set(fields));
  },
);
