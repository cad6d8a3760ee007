import { expect, test } from 'vitest';
import { neededFor } from './layout/banner.ts';
import { comparedWithSomething } from './filter-condition.ts';
import { leadsSomewhere } from './link.ts';
import { isFilled } from '../fields/localized.ts';
import { neededHour } from './opening-hours.ts';

test('a link leads somewhere when it has a page or an address', () => {
  expect(leadsSomewhere({ page: { _ref: 'page-contact' } })).toBe(true);
  expect(leadsSomewhere({ url: '/nl/contact/' })).toBe(true);
  expect(leadsSomewhere({ property: '2101' })).toBe(true);
  expect(leadsSomewhere({ label: [], url: ' ' })).toMatch(/Choose a page/);
  expect(leadsSomewhere(undefined)).toMatch(/Choose a page/);
});

test('a condition needs a value, another fact, or a comparison without either', () => {
  expect(comparedWithSomething('3', { parent: { operator: 'equals' } })).toBe(true);
  expect(comparedWithSomething(undefined, { parent: { compareWithField: 'bedrooms' } })).toBe(true);
  expect(comparedWithSomething(undefined, { parent: { operator: 'is-empty' } })).toBe(true);
  expect(comparedWithSomething(' ', { parent: { operator: 'equals' } })).toMatch(/Enter a value/);
});

test('only days by appointment can do without hours', () => {
  expect(neededHour('09:00', { parent: {} })).toBe(true);
  expect(neededHour(undefined, { parent: { byAppointment: true } })).toBe(true);
  expect(neededHour(undefined, { parent: { byAppointment: false } })).toMatch(/By appointment only/);
});

test('a banner lacks only what its own kind shows', () => {
  const check = neededFor('image', 'gallery');
  expect(check([], { parent: { mediaType: 'gallery' } })).toMatch(/Required for the banner/);
  expect(check(undefined, { parent: { mediaType: 'image' } })).toMatch(/Required for the banner/);
  expect(check([{ _type: 'picture' }], { parent: { mediaType: 'image' } })).toBe(true);
  expect(check(undefined, { parent: { mediaType: 'video' } })).toBe(true);
});

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });

test('a formatted text counts as written once it holds a word', () => {
  expect(isFilled([block(''), block(' tekst')])).toBe(true);
  expect(isFilled([block(''), block('  ')])).toBe(false);
  expect(isFilled([])).toBe(false);
  expect(isFilled(null)).toBe(false);
  expect(isFilled({ _type: 'image' })).toBe(true);
});
