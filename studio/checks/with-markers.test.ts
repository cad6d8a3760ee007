import type { Finding } from 'schemas/checks/checks.ts';
import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import { withMarkers } from './with-markers.ts';

const page = examplePage({ title: localized({ nl: 'Verkopen' }) });

const required: Finding = {
  check: 'required',
  level: 'error',
  message: 'This field is required.',
  field: ['path'],
  path: ['path'],
  isBlocking: true,
};

test('errors of the validation are listed, warnings are not, and nothing is listed twice', () => {
  const markers = [
    { level: 'error', message: 'Nederlands is required.', path: ['path'] },
    { level: 'warning', message: 'Not yet written in Français.', path: ['title'] },
    { level: 'error', message: 'Too long.', path: ['title', { _key: 'key-nl' }, 'value'] },
  ] as const;
  const found = withMarkers(page, [required, { ...required, check: 'links', path: ['link'] }], markers);
  expect(found.map(({ message, field }) => [message, field])).toEqual([
    ['Nederlands is required.', ['path']],
    ['Too long.', ['title']],
    ['This field is required.', ['path']],
  ]);
  expect(found.map(({ check }) => check)).toEqual(['required', 'required', 'links']);
});
