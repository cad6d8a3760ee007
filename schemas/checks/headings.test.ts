import { expect, test } from 'vitest';
import { examplePage, localized } from '../publication/example.test-data.ts';
import { exampleSite } from './example-site.test-data.ts';
import { headings } from './headings.ts';

const find = (fields: Record<string, unknown>) => headings(examplePage(fields), exampleSite());
const title = localized({ nl: 'Titel' });

const block = (style: string, text = 'Woorden') => ({
  _type: 'block',
  _key: style,
  style,
  children: [{ _type: 'span', _key: 's', text }],
});

test('the title of a module is at most one level below the one before', () => {
  const module = (_key: string, titleSize: string, fields: object = {}) => ({
    _type: 'articleModule',
    _key,
    titleSize,
    title,
    ...fields,
  });
  expect(find({ modules: [module('a', 'h2'), module('b', 'h3'), module('c', 'h4')] })).toEqual([]);
  expect(find({ modules: [module('a', 'h2'), module('b', 'h4')] })).toMatchObject([
    { level: 'advice', path: ['modules', { _key: 'b' }, 'titleSize'] },
  ]);
  const hidden = module('b', 'h3', { status: 'draft' });
  expect(find({ modules: [module('a', 'h2'), hidden, module('c', 'h4')] })).toHaveLength(1);
  const above = module('a', 'h2', { position: 'above' });
  expect(find({ modules: [module('b', 'h3'), above] })).toEqual([]);
});

test('within a text a heading comes before a small one, and has words', () => {
  const body = (...blocks: object[]) => ({ body: localized({ nl: blocks }) });
  expect(find(body(block('normal'), block('h3'), block('h4')))).toEqual([]);
  expect(find(body(block('h4'), block('h3')))).toMatchObject([{ level: 'advice', language: 'nl' }]);
  expect(find(body(block('h3', '  ')))).toMatchObject([
    { level: 'error', field: ['body'], path: ['body', { _key: 'key-nl' }, 'value', { _key: 'h3' }] },
  ]);
});
