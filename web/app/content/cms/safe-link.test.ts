import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test('a link to the web, to a mailbox, to a telephone or to a path of ours passes', () => {
  expect(safeLink('https://example.com/a?b=c')).toBe('https://example.com/a?b=c');
  expect(safeLink('mailto:hallo@huisenhaard.example')).toBe('mailto:hallo@huisenhaard.example');
  expect(safeLink('tel:+3215000000')).toBe('tel:+3215000000');
  expect(safeLink('/nl/te-koop/#top')).toBe('/nl/te-koop/#top');
});

test.each([
  'javascript:alert(1)',
  ' JaVa\nScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '',
])('a link to %j is dropped', (href) => {
  expect(safeLink(href)).toBeUndefined();
});
