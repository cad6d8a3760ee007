import { expect, test } from 'vitest';
import { publishProblems, unpublishProblems } from './schedule-action.tsx';

const error = { level: 'error', message: 'Nederlands is required.' } as const;
const warning = { level: 'warning', message: 'Not yet written in Français.' } as const;

test('a draft that is complete can be planned, warnings or not', () => {
  expect(publishProblems({ hasDraft: true, markers: [warning], reasons: [] })).toEqual([]);
});

test('what the Studio would not publish now cannot be planned either, and says why once', () => {
  expect(
    publishProblems({
      hasDraft: true,
      markers: [error, error, warning],
      reasons: ['Français: not written.'],
    }),
  ).toEqual(['Not complete yet: Nederlands is required.', 'Français: not written.']);
  expect(publishProblems({ hasDraft: false, markers: [], reasons: undefined })).toHaveLength(1);
});

test('that the site is still being checked is no problem', () => {
  expect(publishProblems({ hasDraft: true, markers: [error], reasons: undefined })).toBeUndefined();
});

test('only a published document that the site can do without is unpublished', () => {
  const published = { _id: 'a', _type: 'page', kind: 'content' };
  expect(unpublishProblems({ published, isFixed: false })).toEqual([]);
  expect(unpublishProblems({ published: null, isFixed: false })).toHaveLength(1);
  expect(unpublishProblems({ published, isFixed: true })).toHaveLength(1);
  expect(unpublishProblems({ published: { ...published, kind: 'login' }, isFixed: false })).toEqual([
    'Owners log in on this page.',
  ]);
});
