import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { parseQuery } from './parse.ts';

function refusalOf(query: string, params: Record<string, unknown> = {}) {
  try {
    parseQuery(query, params);
  } catch (error) {
    if (error instanceof ApiError)
      return { status: error.status, ...(error.body as { error: object }).error };
    throw error;
  }
  return null;
}

test('the same text is parsed once, whatever its parameters', () => {
  const query = '*[_type == $type && n > $n]{title}';
  expect(parseQuery(query, { type: 'a', n: 1 })).toBe(parseQuery(query, { type: 'b', n: 2 }));
});

test('where a parameter decides what the text means, it is parsed once per value', () => {
  const query = '*[0...$n]';
  expect(parseQuery(query, { n: 1 })).toBe(parseQuery(query, { n: 1 }));
  expect(parseQuery(query, { n: 1 })).not.toBe(parseQuery(query, { n: 2 }));
  const element = '*[_type == "a"][$at]';
  expect(parseQuery(element, { at: 0 }).plain.type).toBe('AccessElement');
  expect(parseQuery(element, { at: true }).plain.type).toBe('Filter');
});

test('many different texts do not fill the memory: the oldest is parsed anew', () => {
  const first = parseQuery('*[n == -1]', {});
  for (let count = 0; count < 600; count += 1) parseQuery(`*[n == ${count}]`, {});
  expect(parseQuery('*[n == -1]', {})).not.toBe(first);
  expect(parseQuery('*[n == 599]', {})).toBe(parseQuery('*[n == 599]', {}));
});

test.each([
  '*[',
  '*[_type ==]',
  '*{',
  '* | nothing()',
  'unknown::call()',
  '*[0...$n]',
  'count()',
  '{"a" "b"}',
  '',
])('a text that is no query is refused: %j', (query) =>
  expect(refusalOf(query)).toMatchObject({ status: 400, type: 'queryParseError', query }),
);

test('the mistake is located', () => {
  expect(refusalOf('*[_type == "page"')).toMatchObject({ start: expect.any(Number) as number, end: 17 });
  expect(refusalOf('*[_id == $id && _type == $type]', { id: 'a' })).toMatchObject({
    description: 'param $type referenced, but not provided',
    start: 25,
    end: 30,
  });
});

test('a parameter that is null is given', () => {
  expect(refusalOf('*[_id == $id]', { id: null })).toBeNull();
});

test.each([
  ['*{"d": geo::distance(a, b)}', 'geo::distance'],
  ['*[geo::contains(a, b)]', 'geo::contains'],
  ['*[geo::intersects(a, b)]', 'geo::intersects'],
  ['geo::latLng(1, 2)', 'geo::latLng'],
  ['documents::get("a")', 'documents::get'],
  ['*{"n": documents::incomingRefCount()}', 'documents::incomingRefCount'],
  ['*[media::aspect(a, b)]', 'media::aspect'],
  ['user::attributes()', 'user::attributes'],
  ['* | score(text::semanticSimilarity("x"))', 'text::semanticSimilarity'],
  ['*[anywhere(n == 1)]', 'anywhere'],
])('%s is refused, naming %s', (query, name) =>
  expect(refusalOf(query)).toMatchObject({
    status: 400,
    description: `The function ${name}() is not supported by the lake`,
    start: query.indexOf(name),
    end: query.indexOf(name) + name.length,
  }),
);
