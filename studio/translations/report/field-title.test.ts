import { expect, test } from 'vitest';
import { examplePage } from 'schemas/publication/example.test-data.ts';
import { fieldTitle, type NamedType } from './field-title.ts';

const text: NamedType = { title: 'Title' };
const article: NamedType = {
  name: 'articleModule',
  title: 'Article',
  fields: [{ name: 'title', type: text }],
};
const figures: NamedType = { name: 'statsModule', title: 'Figures', fields: [{ name: 'title', type: text }] };
const page: NamedType = {
  fields: [
    { name: 'title', type: text },
    { name: 'modules', type: { title: 'Modules', of: [figures, article] } },
  ],
};
const document = examplePage({
  modules: [
    { _type: 'statsModule', _key: 'a' },
    { _type: 'articleModule', _key: 'b' },
  ],
});

test('a field goes by the title its editor reads', () => {
  expect(fieldTitle(page, document, ['title'])).toBe('Title');
});

test('an item of a list goes by its type and its place', () => {
  expect(fieldTitle(page, document, ['modules', { _key: 'b' }, 'title'])).toBe('Modules › Article 2 › Title');
});

test('a field that no type knows goes by its name', () => {
  expect(fieldTitle(page, document, ['motto'])).toBe('motto');
  expect(fieldTitle(undefined, document, ['modules', { _key: 'a' }])).toBe('modules › Item 1');
});
