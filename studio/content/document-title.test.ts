import { expect, test } from 'vitest';
import { documentTitle } from './document-title.ts';

test('a document bears its own words, else the title of its type', () => {
  const title = [{ _key: 'fr', _type: 'a', language: 'fr', value: 'Vendre' }];
  expect(documentTitle({ title }, 'Page')).toBe('Vendre');
  expect(documentTitle({ title: 'General reply' }, 'Reply template')).toBe('General reply');
  expect(documentTitle({ name: 'An Peeters' }, 'Team member')).toBe('An Peeters');
  expect(documentTitle({ names: ['Mechelen', 'Malines'] }, 'Municipality')).toBe('Mechelen');
  expect(documentTitle({ from: '/nl/oud/' }, 'Redirect')).toBe('/nl/oud/');
  expect(documentTitle({ title: [], name: '' }, 'Menu')).toBe('Menu');
});
