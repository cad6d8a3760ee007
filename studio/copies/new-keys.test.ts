import { localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import { withNewKeys } from './new-keys.ts';

const linked = {
  _type: 'block',
  _key: 'block',
  markDefs: [{ _key: 'link', _type: 'link', href: '/nl/' }],
  children: [{ _type: 'span', _key: 'span', text: 'Lees', marks: ['strong', 'link'] }],
};
const modules = [
  {
    _type: 'questionsModule',
    _key: 'questions',
    title: localized({ nl: 'Vragen', fr: 'Questions', en: 'Questions' }),
    questions: [
      { _type: 'question', _key: 'first', answer: localized({ nl: [linked] }) },
      { _type: 'question', _key: 'second' },
    ],
  },
];

const keys = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"_key":"([^"]+)"/g)].map(([, key]) => key);

test('modules, their items and the blocks of their texts get keys that neither the original nor another has', () => {
  const copy = withNewKeys(modules);
  const before = keys(modules);
  const own = keys(copy).filter((key) => !/^key-(?:nl|fr|en)$/.test(key ?? ''));
  expect(own).toHaveLength(6);
  expect(new Set(own).size).toBe(6);
  for (const key of own) expect(before).not.toContain(key);
});

test('all but the keys is the same, in every language', () => {
  const withoutKeys = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (name, field: unknown) => (/^(?:_key|marks)$/.test(name) ? undefined : field)),
    ) as unknown;
  expect(withoutKeys(withNewKeys(modules))).toEqual(withoutKeys(modules));
  expect(withNewKeys(modules)[0]?.title).toEqual(modules[0]?.title);
});

test('a link in a text still marks its words', () => {
  const { markDefs, children } = withNewKeys(linked);
  expect(children[0]?.marks).toEqual(['strong', markDefs[0]?._key]);
  expect(markDefs[0]?._key).not.toBe('link');
});
