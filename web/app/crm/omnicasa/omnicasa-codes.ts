import { mainTypes } from '../../properties/model/main-type.ts';
import type { CodeTables } from '../connector/codes.ts';

const all = (ours: string | null, ...codes: number[]) =>
  Object.fromEntries(codes.map((code) => [String(code), ours]));

/** As fw4-bvba/omnicasa-api (MIT) has them. An editor decides on others, such as each customer's detailed states. */
export const omnicasaCodes = {
  goal: { title: 'Purpose', field: 'Goal', isNeeded: true, known: { 0: 'sale', 1: 'rent' } },
  status: {
    title: 'Status of the offer',
    field: 'Status',
    isNeeded: true,
    known: { 1: 'available', 2: 'sold', 4: 'rented', ...all('unpublished', 0, 3, 5, 6) },
  },
  'sub-status': {
    title: 'Detailed status',
    field: 'Status',
    known: {},
    meanings: ['under-option', 'reserved', 'sold-conditionally', 'withdrawn', 'suspended', 'unpublished'],
  },
  'main-type': {
    title: 'Category',
    field: 'MainType',
    isNeeded: true,
    known: {
      ...all('house', 139, 140, 142, 143, 144, 145, 150, 151, 153, 154, 155, 163),
      ...all('villa', 149, 156),
      ...all('farm', 141, 147),
      ...all('apartment', 1, 7, 10, 12, 14),
      ...all('penthouse', 15, 131),
      ...all('studio', 11, 17, 128),
      ...all('land', 3, 27, 30, 137, 138),
      ...all('commercial', 42, 127, 133, 134, 136, 157, 159, 165),
      ...all('investment', 132, 162),
    },
    meanings: mainTypes,
  },
  country: {
    title: 'Country',
    field: 'CountryID',
    isNeeded: true,
    known: { B: '10', D: '26', ESP: '32', F: '33', L: '50', NL: '63' },
  },
  addresses: {
    title: 'Addresses of an office',
    field: 'PublishAddress',
    known: {},
    meanings: ['shown', 'hidden'],
  },
  condition: {
    title: 'State of the building',
    field: 'Condition',
    known: {
      ...all('new', 2, 3),
      ...all('to-renovate', 4, 6),
      8: 'to-demolish',
      9: 'to-refresh',
      ...all(null, 1, 5, 7),
    },
  },
  designation: {
    title: 'Planning designation',
    field: 'Designation',
    known: {
      1: 'residential',
      19: 'residential-heritage',
      20: 'residential-park',
      22: 'residential-rural',
      ...all(null, 1000, 1001),
    },
  },
  heating: { title: 'Heating', field: 'Heating', known: {} },
  kitchen: { title: 'Kitchen', field: 'Kitchen', known: {} },
  orientation: { title: 'Orientation', field: 'Orientation', known: {} },
} as const satisfies CodeTables;

export type OmnicasaKind = keyof typeof omnicasaCodes;
