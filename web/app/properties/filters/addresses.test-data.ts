import fc from 'fast-check';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Goal } from '../property/property.ts';
import { type FilterParameter, filterTable, type ListFilters } from './filter-table.ts';
import { readListAddress } from './list-address.ts';
import type { FilterSource, ListFilter } from './list-filter.ts';
import { listSorts } from './list-sort.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

export type Address = readonly (readonly [name: string, value: string])[];

export const rows: readonly ListFilter<FilterParameter>[] = filterTable;
export const goals = fc.constantFrom<Goal>('sale', 'rent');
export const sorts = fc.constantFrom(...listSorts.map(({ id }) => id));

const nameOfText = ((name: string) => name) as Translate;

const sourceOf = (goal: Goal): FilterSource => ({
  t: nameOfText,
  language: 'fr',
  goal,
  chosen: {},
  cities: sampleCatalogue.allCities('fr'),
  types: sampleCatalogue.types('fr'),
  conditions: sampleCatalogue.termsOf('condition', 'fr'),
  city: (nameAndZip) => sampleCatalogue.city(nameAndZip, 'fr'),
});

const texts = ['huis', 'Malines', 'appartement leuven', 'studio 3000', 'mechlen', 'zwvxq', 'in'];
const areas = [
  '50.9000,4.3000,51.3000,4.8000',
  '50.6000,4.2000,50.9000,4.9000',
  '-1.0000,-1.0000,1.0000,1.0000',
];
/** A triangle around Mechelen, a bow around Leuven, and a square of the Ardennes. */
const polygons = ['BEwhmfw_zCA46G39CnqD', 'BEgmgfg75C49Cg9D39CA49C_8D', 'BEwzuegylDAw1Ng6HAAv1N'];
const typed: Readonly<Record<string, readonly string[]>> = {
  q: texts,
  bounds: areas,
  polygon: polygons,
  available: ['2026-11-30', '2027-01-01', '2027-12-31'],
  notCity: ['Mechelen|2800', 'Gent|9000'],
  street: ['Kalkovenstraat', 'Dijlehofpad'],
  nearby: ['station', 'school'],
  notType: ['1', '2'],
  maxBedrooms: ['2', '4'],
  maxSurface: ['90', '200'],
  minGarden: ['50', '500'],
  maxEnergy: ['100', '250'],
  unread: ['mooi', 'met zicht'],
  pool: ['yes', 'no'],
  solarPanels: ['yes', 'no'],
  airConditioning: ['yes', 'no'],
  cellar: ['yes', 'no'],
};

export function sensibleValues({ parameter, control }: ListFilter): readonly string[] {
  if (!('choices' in control)) return typed[parameter] ?? [];
  const offered = (['sale', 'rent'] as const).flatMap((goal) => control.choices(sourceOf(goal)));
  return [...new Set(offered.map(({ value }) => value))];
}

export function sensible(row: ListFilter): fc.Arbitrary<readonly string[]> {
  const values = sensibleValues(row);
  return row.control.kind === 'checkboxes'
    ? fc.subarray([...values], { minLength: 1, maxLength: 3 })
    : fc.constantFrom(...values).map((value) => [value]);
}

export const chosen: fc.Arbitrary<Address> = fc
  .subarray([...rows], { maxLength: 3 })
  .chain((some) => fc.tuple(...some.map((row) => sensible(row).map((values) => ({ row, values })))))
  .map((some) =>
    some.flatMap(({ row: { parameter }, values }) => values.map((value) => [parameter, value] as const)),
  );

export const paramsOf = (address: Address) =>
  new URLSearchParams(address.map(([name, value]) => [name, value]));
export const filtersOf = (address: Address): ListFilters => readListAddress(paramsOf(address)).filters;
export const listOf = (goal: Goal, filters: ListFilters) => [...sampleCatalogue.ids({ goal, filters })];

const junkValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', '%', '|', '||', '-1', '1e3', '٣', '\u0000', '9'.repeat(400), 'Mechelen|'),
  fc.constantFrom(
    '0',
    '00012',
    'A ',
    'a+',
    '2026-02-30',
    '1,2,3,4',
    '4,3,2,1',
    '0,-0.00001,1,1',
    'NaN,0,1,1',
  ),
);

export const junk = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(...rows.map(({ parameter }) => parameter), 'sort', 'view', 'page', 'utm_source'),
      fc.string({ maxLength: 8 }),
    ),
    junkValue,
  ),
  { maxLength: 8 },
);
