import { expect, test } from 'vitest';
import { draftQuery } from './linked-draft.server.ts';
import { pathEntryQuery } from '../site-query.ts';

test('a query of one document reads its draft', () => {
  expect(draftQuery('*[_type == "page" && _id == $id][0]{title, "all": *[_type == "page"][0]{title}}')).toBe(
    '$draft{title, "all": *[_type == "page"][0]{title}}',
  );
  expect(draftQuery(pathEntryQuery)).toMatch(/^\$draft\{/);
});

test('a query of anything else is refused', () => {
  for (const query of [
    '*[_type == "page"]{title}',
    '{"page": *[_id == $id][0]{title}}',
    '*[_id == $id][0]',
  ]) {
    expect(() => draftQuery(query)).toThrow('must begin');
  }
});
