import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { projectOf } from './project.ts';
import { summaryOf } from './property.ts';
import type { PropertyRecord } from '../model/record.ts';
import { createTerms } from '../model/terms.ts';

const { Projects, Terms } = exampleBundle([]);
const terms = createTerms(Terms);
const [project] = Projects;
if (!project) throw new Error('The example has a project.');
const unit = (fields: Partial<PropertyRecord>) => summaryOf(exampleRecord(fields), 'nl', terms);
const told = (...units: Partial<PropertyRecord>[]) =>
  projectOf(project, units.map(unit), { language: 'nl', terms });

test('a project is told in one language', () => {
  expect(projectOf(project, [unit({})], { language: 'fr', terms })).toMatchObject({
    id: '71',
    name: 'Cour',
    nameSlug: 'cour',
    city: 'Malines',
    citySlug: 'malines',
    zip: '2800',
    country: { code: 'BE', name: 'Belgique' },
    description: ['Trois blocs.'],
    excerpt: 'Trois blocs.',
  });
});

test('the address is shown only when it is public', () => {
  expect(told({}).address).toBeUndefined();
  const open = { ...project, PublicAddress: true, BoxNr: '2' };
  expect(projectOf(open, [], { language: 'nl', terms }).address).toEqual({
    street: 'Geheimlaan',
    houseNumber: '1',
    box: '2',
  });
});

test('a project is sold out once none of its units is available, and coming while it has none', () => {
  expect(told({ Marquee: 2 }, { Marquee: 0 }).state).toBe('available');
  expect(told({ Marquee: 2 }, { Marquee: 3 }).state).toBe('sold-out');
  expect(told().state).toBe('coming');
});

test('what is still available is counted by its use', () => {
  const { available } = told(
    { MainType: 'apartment' },
    { MainType: 'penthouse' },
    { MainType: 'studio', Marquee: 2 },
    { MainType: 'parking' },
    { MainType: 'commercial' },
  );
  expect(available).toEqual({ home: 2, parking: 1, other: 1 });
});

test('[9.19] a project starts from the lowest price of what is still available', () => {
  const { price } = told({ Price: 410000 }, { Price: 329000 }, { Price: 298000, Marquee: 2 });
  expect(price).toMatchObject({ text: 'vanaf €\u00a0329.000', isFrom: true, previous: undefined });
  expect(told({ Price: 298000, Marquee: 2 }).price).toBeUndefined();
});

test('[3.14] a hidden price is never the one that a project starts from', () => {
  const { price } = told({ Price: 410000 }, { Price: 329000, PublishPrice: false });
  expect(price?.value).toBe(410000);
  expect(told({ Price: 329000, PublishPrice: false }).price).toBeUndefined();
});

test('a parking space is no home to start from or to picture, unless there is nothing else', () => {
  const home = { ID: 502, Price: 329000, MainType: 'apartment' } as const;
  const space = { ID: 503, Price: 27500, MainType: 'parking' } as const;
  expect(told(space, home)).toMatchObject({ price: { value: 329000 }, picture: { id: 'p502-1' } });
  expect(told(space, { ...home, Marquee: 2 })).toMatchObject({
    price: { value: 27500 },
    picture: { id: 'p503-1' },
  });
});

test('homes for sale and for rent start from a price for sale, and rents stay by the month', () => {
  const rent = { Goal: 1, Price: 950, PriceUnit: 2 } as const;
  const [dutch] = exampleRecord({}, { PriceUnitText: 'per maand' }).Texts;
  if (!dutch) throw new Error('The example has a text.');
  expect(told(rent, { Price: 329000 }).price?.value).toBe(329000);
  expect(told({ ...rent, Texts: [dutch] }).price?.text).toBe('vanaf €\u00a0950 per\u00a0maand');
});

test('a project names the types of its available units, or of all when none is left', () => {
  const typed = (MainTypeName: string, Marquee = 0) =>
    summaryOf(exampleRecord({ Marquee }, { MainTypeName }), 'nl', terms);
  const typesOf = (...units: ReturnType<typeof typed>[]) =>
    projectOf(project, units, { language: 'nl', terms }).types;
  expect(typesOf(typed('Appartement'), typed('Appartement'), typed('Studio', 2))).toEqual(['Appartement']);
  expect(typesOf(typed('Appartement', 2), typed('Studio', 2))).toEqual(['Appartement', 'Studio']);
});

test('milestones come in the order of their days, in the words of the language', () => {
  const building = {
    ...project,
    Milestones: [
      { Kind: 'completion', Date: '2027-07-30' },
      { Kind: 'permit', Date: '2025-03-20' },
    ],
  };
  expect(projectOf(building, [], { language: 'fr', terms }).milestones).toEqual([
    { kind: 'permit', label: 'Permis délivré', day: '2025-03-20' },
    { kind: 'completion', label: 'Réception', day: '2027-07-30' },
  ]);
  expect(told().milestones).toEqual([]);
});
