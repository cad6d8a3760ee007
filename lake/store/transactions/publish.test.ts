import { expect, test } from 'vitest';
import { strengthened } from './publish.ts';

const reference = (more: object) => ({ _type: 'reference', _ref: 'b', ...more });

test('a reference that waited for its target becomes strong', () => {
  const waiting = reference({
    _weak: true,
    _strengthenOnPublish: { type: 'page', template: { id: 'page' } },
  });
  expect(strengthened(waiting)).toEqual(reference({}));
});

test('one that is weak by its schema stays so, without the note', () => {
  const weak = reference({ _weak: true, _strengthenOnPublish: { type: 'page', weak: true } });
  expect(strengthened(weak)).toEqual(reference({ _weak: true }));
});

test('one that never waited is left as it is', () => {
  expect(strengthened(reference({ _weak: true }))).toEqual(reference({ _weak: true }));
  expect(strengthened(reference({}))).toEqual(reference({}));
});

test('references are found at any depth, and everything else stays', () => {
  const waiting = reference({ _weak: true, _strengthenOnPublish: { type: 'page' } });
  const content = { n: 1, none: null, list: ['a', { deep: [waiting] }], yes: true };
  expect(strengthened(content)).toEqual({
    n: 1,
    none: null,
    list: ['a', { deep: [reference({})] }],
    yes: true,
  });
});
