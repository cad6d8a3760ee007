import type { StaffProperty } from 'schemas/staff-property.ts';
import { expect, test } from 'vitest';
import {
  filterProperties,
  propertyQuery,
  propertyTitle,
  publishedId,
  stateTitle,
  withEdits,
} from './property.ts';

const property = (reference: string, fields: Partial<StaffProperty> = {}): StaffProperty => ({
  reference,
  title: 'Rijwoning',
  place: '2800 Mechelen',
  goal: 'sale',
  state: 'available',
  picture: 'http://localhost/a.webp',
  views: 0,
  leads: 0,
  visits: 0,
  ...fields,
});

const properties = [
  property('2101'),
  property('2102', { title: 'Loft', place: '9000 Gent', goal: 'rent' }),
  property('2103', { state: 'sold' }),
];

test('a draft decides what a list says about a property', () => {
  const [first, second] = withEdits(properties, [
    { _id: 'drafts.a', reference: '2101', isFeatured: true },
    { _id: 'a', reference: '2101', isFeatured: false },
  ]);
  expect(first?.edit?.isFeatured).toBe(true);
  expect(first?.edit && publishedId(first.edit)).toBe('a');
  expect(second?.edit).toBeUndefined();
});

test('properties are found by number, title and place, and by what editors decided', () => {
  const listed = withEdits(properties, [
    { _id: 'a', reference: '2101', isFeatured: true },
    { _id: 'b', reference: '2102', isHidden: true },
  ]);
  const found = (filter: Parameters<typeof filterProperties>[1]['filter'], text = '') =>
    filterProperties(listed, { filter, text }).map((each) => each.property.reference);
  expect(found('all')).toEqual(['2101', '2102', '2103']);
  expect(found('all', 'GENT loft')).toEqual(['2102']);
  expect(found('all', '2103')).toEqual(['2103']);
  expect(found('available')).toEqual(['2101', '2102']);
  expect(found('gone')).toEqual(['2103']);
  expect(found('featured')).toEqual(['2101']);
  expect(found('hidden', 'mechelen')).toEqual([]);
  expect(found('hidden')).toEqual(['2102']);
});

test('a property is named by its number, title and place, and by its state', () => {
  expect(propertyTitle(property('2101'))).toBe('2101 · Rijwoning · 2800 Mechelen');
  expect(properties.map(stateTitle)).toEqual(['For sale', 'For rent', 'Sold']);
});

test('the site is asked for what the filter and the text would show', () => {
  const edits = [
    { _id: 'a', reference: '2101', isFeatured: true },
    { _id: 'b', reference: '2102', isHidden: true },
  ];
  expect(propertyQuery(edits, { filter: 'all', text: ' ' })).toEqual({});
  expect(propertyQuery(edits, { filter: 'gone', text: ' villa ' })).toEqual({ text: 'villa', state: 'gone' });
  expect(propertyQuery(edits, { filter: 'featured', text: '' })).toEqual({ references: ['2101'] });
  expect(propertyQuery(edits, { filter: 'hidden', text: '' })).toEqual({ references: ['2102'] });
});

test('what the law asks for finds what breaks a rule that is sure, and what is held', () => {
  const some = [
    property('1', { law: [{ rule: 'flanders-flood-plot', severity: 'warn' }] }),
    property('2', { law: [{ rule: 'flanders-asbestos', severity: 'note' }] }),
    property('3', { isHeld: true }),
    property('4'),
  ];
  const found = filterProperties(withEdits(some, []), { filter: 'unlawful', text: '' });
  expect(found.map(({ property: { reference } }) => reference)).toEqual(['1', '3']);
  expect(propertyQuery([], { filter: 'unlawful', text: '' })).toEqual({ isUnlawful: true });
});
