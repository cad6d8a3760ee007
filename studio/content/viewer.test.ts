import { expect, test } from 'vitest';
import { isAdministrator, isViewer } from './viewer.ts';

const withRoles = (...names: string[]) => ({ roles: names.map((name) => ({ name })) });

test('only someone with no other role is a viewer', () => {
  expect(isViewer(withRoles('viewer'))).toBe(true);
  expect(isViewer(withRoles('viewer', 'editor'))).toBe(false);
  expect(isViewer(withRoles('administrator'))).toBe(false);
  expect(isViewer(null)).toBe(false);
});

test('an administrator may have other roles, too', () => {
  expect(isAdministrator(withRoles('editor', 'administrator'))).toBe(true);
  expect(isAdministrator(withRoles('editor'))).toBe(false);
  expect(isAdministrator(null)).toBe(false);
});
