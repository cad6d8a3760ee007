import { expect, test } from 'vitest';
import { isShownText, withoutMarks } from './marks.server.ts';

const key = { _key: 'a' };

test.each([
  [['title', key, 'value']],
  [['modules', key, 'body', key, 'value', key, 'children', key, 'text']],
  [['modules', key, 'picture', 'alt', key, 'value']],
  [['value', key, 'value']],
  [['agencyName']],
])('content of the page is marked: %j', (path) => {
  expect(isShownText(path, 'page-home')).toBe(true);
});

test.each([
  [['path', key, 'value']],
  [['metadata', 'pageTitle', key, 'value']],
  [['title', key, 'language']],
  [['kind']],
  [['status']],
  [['modules', key, 'titleSize']],
  [['redirectUrl']],
  [['formerPaths', key, 'path']],
  [['modules', key, 'figures', key, 'source']],
  [['phone']],
  [['email']],
  [['key']],
  [['text']],
])('what code reads or compares carries no mark: %j', (path) => {
  expect(isShownText(path, 'page-home')).toBe(false);
});

test('texts that no page shows by itself carry no mark', () => {
  expect(isShownText(['value', key, 'value'], 'text-header-homeLabel')).toBe(true);
  expect(isShownText(['value', key, 'value'], 'text-validation-required')).toBe(false);
  expect(isShownText(['value', key, 'value'], 'drafts.text-mail-greeting')).toBe(false);
});

test('a head is cleaned for the Studio, and left as it is for everybody else', () => {
  const head = { title: `Te koop${'\u200b\u200c\u200d\ufeff'.repeat(20)}` };
  expect(withoutMarks({ view: { kind: 'studio' } }, head)).toEqual({ title: 'Te koop' });
  expect(withoutMarks({ view: { kind: 'published' } }, head)).toBe(head);
});
