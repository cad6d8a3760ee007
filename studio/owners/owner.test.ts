import type { StaffProperty } from 'schemas/staff-property.ts';
import { expect, test } from 'vitest';
import { changeText, isComplete, offeredProperties, samePerson, shownState } from './owner.ts';

const an = { name: 'An Peeters', email: 'an@example.com', language: 'nl' };

test('a person is complete with a name and an address, and the same whatever the case of the address', () => {
  expect(isComplete(an)).toBe(true);
  for (const wrong of [
    { name: ' ' },
    { email: 'an@' },
    { email: 'an@example' },
    { email: 'a n@example.com' },
  ])
    expect(isComplete({ ...an, ...wrong }), JSON.stringify(wrong)).toBe(false);
  expect(samePerson({ ...an, email: ' AN@example.com' }, an)).toBe(true);
  expect(samePerson({ ...an, language: 'fr' }, an)).toBe(false);
});

test('a line of the log names the property that it is about', () => {
  expect(changeText({ kind: 'property-added', reference: '2101' })).toBe('Added a property: 2101');
  expect(changeText({ kind: 'revoked' })).toBe('Revoked access');
  expect(shownState({ state: 'revoked' }).title).toBe('Access revoked');
});

test('properties are offered once something is typed, without those that the owner has', () => {
  const property = (reference: string, place: string): StaffProperty => ({
    reference,
    title: 'Rijwoning',
    place,
    goal: 'sale',
    state: 'available',
    picture: '',
    views: 0,
    leads: 0,
    visits: 0,
  });
  const all = [
    property('2101', '2800 Mechelen'),
    property('2102', '9000 Gent'),
    property('2103', '9000 Gent'),
  ];
  const offered = (text: string, chosen: string[] = []) =>
    offeredProperties(all, { text, chosen, most: 2 }).map(({ reference }) => reference);
  expect(offered(' ')).toEqual([]);
  expect(offered('gent rij')).toEqual(['2102', '2103']);
  expect(offered('rijwoning')).toEqual(['2101', '2102']);
  expect(offered('210', ['2101'])).toEqual(['2102', '2103']);
});
