import { brokerCodes, type CodeTables } from '../connector/codes.ts';

const all = (ours: string | null, ...codes: number[]) =>
  Object.fromEntries(codes.map((code) => [String(code), ours]));

/** As fw4-bvba/whise-api (MIT) has them. An editor decides on others; null is one that the site has no word for. */
export const whiseCodes = {
  /** The agency says which of its offices each number is. */
  office: { title: 'Office', field: 'OfficeID', known: {} },
  ...brokerCodes,
  /** Each customer has kinds of his own. */
  appointment: { title: 'Kind of appointment', field: 'Visits', known: {}, meanings: ['visit'] },
  purpose: {
    title: 'Purpose',
    field: 'Goal',
    isNeeded: true,
    known: { 1: 'sale', 2: 'rent', 3: 'life-annuity' },
  },
  'purpose-status': {
    title: 'Status of the offer',
    field: 'Status',
    isNeeded: true,
    known: {
      ...all('available', 1, 2, 15),
      ...all('sold', 3, 17),
      ...all('rented', 4),
      ...all('under-option', 5, 6, 12, 13, 16),
      ...all('sold-conditionally', 14),
      ...all('reserved', 21, 22),
      ...all('withdrawn', 8, 9),
      ...all('suspended', 10, 11),
      ...all('unpublished', 19, 20, 23, 24, 25, 26, 27, 28),
    },
  },
  category: {
    title: 'Category',
    field: 'MainType',
    isNeeded: true,
    known: { 1: 'house', 2: 'apartment', 3: 'land', ...all('commercial', 4, 5, 6), 7: 'garage' },
  },
  country: {
    title: 'Country',
    field: 'CountryID',
    isNeeded: true,
    known: { 1: '10', 2: '63', 3: '33', 4: '26', 5: '50', 7: '32' },
  },
  condition: {
    title: 'State of the building',
    field: 'Condition',
    known: {
      ...all('new', 1, 13),
      2: 'excellent',
      4: 'good',
      5: 'to-refresh',
      6: 'to-renovate',
      8: 'to-demolish',
      9: null,
    },
  },
  heating: {
    title: 'Heating',
    field: 'Heating',
    known: {
      ...all('gas', 659, 660),
      1547: 'gas-condensing',
      ...all('oil', 661, 671, 1168),
      ...all('electric', 662, 675),
      1490: 'heat-pump-air',
      674: 'heat-network',
      ...all('wood-stove', 664, 1000, 1001),
      ...all(null, 658, 663, 665, 666, 668, 669, 670, 672, 673, 676, 1002, 1491),
    },
  },
  'heating-system': {
    title: 'Individual or collective heating',
    field: 'HeatingSystem',
    known: { 638: 'individual', 639: 'collective' },
  },
  kitchen: {
    title: 'Kitchen',
    field: 'Kitchen',
    known: { ...all('semi-fitted', 684, 687), ...all('fitted', 685, 688), ...all('super-fitted', 686, 689) },
  },
  orientation: {
    title: 'Orientation',
    field: 'Orientation',
    known: {
      ...all('n', 27, 35, 43, 978, 987),
      ...all('ne', 28, 36, 44, 979, 988),
      ...all('e', 29, 37, 45, 980, 989),
      ...all('se', 30, 38, 46, 981, 990),
      ...all('s', 31, 39, 47, 982, 991),
      ...all('sw', 32, 40, 48, 983, 992),
      ...all('w', 33, 41, 49, 984, 993),
      ...all('nw', 34, 42, 50, 985, 994),
    },
  },
  flood: {
    title: 'Flood risk',
    field: 'FloodZone',
    known: { 1229: 'effective', 1230: 'possible', 1233: 'none' },
  },
  designation: {
    title: 'Planning designation',
    field: 'Designation',
    known: {
      12: 'residential',
      13: 'residential-heritage',
      14: 'residential-park',
      999: 'residential-rural',
      1871: 'urban-renewal',
    },
  },
  summons: {
    title: 'Summons',
    field: 'Summons',
    known: { 1832: 'pending', 1834: 'administrative-measure', 1836: 'settlement', 1837: 'none' },
  },
  'lawful-use': { title: 'Lawful use', field: 'LawfulUse', known: all('single-home', 882, 898) },
} as const satisfies CodeTables;

export type WhiseKind = keyof typeof whiseCodes;
