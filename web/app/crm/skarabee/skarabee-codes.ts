import type { CodeTables } from '../connector/codes.ts';

const all = (ours: string | null, ...codes: string[]) =>
  Object.fromEntries(codes.map((code) => [code, ours]));

/** Words of Weblink, version 41. An editor decides on others; null is one that the site has no word for. */
export const skarabeeCodes = {
  status: {
    title: 'Status of the offer',
    field: 'Status',
    isNeeded: true,
    known: {
      ...all('available', 'FOR_SALE', 'FOR_RENT'),
      ...all('under-option', 'OPTION_FOR_SALE', 'OPTION_FOR_RENT'),
      SOLD: 'sold',
      RENTED: 'rented',
      ...all('withdrawn', 'FOR_SALE_ORDER_ENDED', 'FOR_RENT_ORDER_ENDED'),
      ...all('unpublished', 'PROSPECT_FOR_SALE', 'PROSPECT_FOR_RENT', 'PRICING', 'IN_MANAGEMENT'),
    },
  },
  'flow-status': {
    title: 'Detailed status',
    field: 'Status',
    known: {
      ...all(null, 'FOR_SALE', 'FOR_RENT', 'FOR_SALE_WITH_BID'),
      ...all('reserved', 'FOR_SALE_RESERVED', 'FOR_RENT_RESERVED'),
      SOLD_UNDER_RESERVE: 'sold-conditionally',
      ...all('suspended', 'FOR_SALE_ON_HOLD', 'FOR_RENT_ON_HOLD'),
      ...all('sold', 'SOLD', 'SOLD_DEED_EXECUTED'),
      ...all('rented', 'RENTED_WITH_CONTRACT', 'RENTED_MOVED', 'RENTED_IN_MANAGEMENT'),
      ...all('unpublished', 'PROSPECT_FOR_SALE', 'PREPARATION_FOR_SALE'),
      ...all('unpublished', 'PROSPECT_FOR_RENT', 'PREPARATION_FOR_RENT'),
    },
    meanings: ['available', 'under-option'],
  },
  'take-over': { title: 'Purpose', field: 'Goal', known: { FALSE: null } },
  sort: {
    title: 'Category',
    field: 'MainType',
    isNeeded: true,
    known: {
      Dwelling: 'house',
      ...all('apartment', 'Flat', 'ServiceFlat'),
      Room: 'studio',
      ...all('land', 'Land', 'ProfessionalLand'),
      Parking: 'parking',
      ...all('commercial', 'Catering', 'Office', 'Industry', 'Shop', 'ProfessionalOther'),
    },
    meanings: ['investment', 'garage'],
  },
  country: {
    title: 'Country',
    field: 'CountryID',
    isNeeded: true,
    known: { BE: '10', DE: '26', ES: '32', FR: '33', LU: '50', NL: '63' },
  },
  condition: {
    title: 'State of the building',
    field: 'Condition',
    known: { TO_RENOVATE: 'to-renovate', TO_BE_DEMOLISHED: 'to-demolish', TO_REFURBISH: 'to-refresh' },
  },
  heating: {
    title: 'Heating',
    field: 'Heating',
    known: {
      ...all('gas', 'NATURAL_GAS', 'GAS_STOVE'),
      HEATING_OIL: 'oil',
      ELECTRICITY: 'electric',
      GEOTHERMAL: 'heat-pump-ground',
      DISTRICT_HEATING: 'heat-network',
      ...all('collective', 'COLLECTIVE_HEATING', 'CENTRAL_FACILITIES'),
      ...all('wood-stove', 'PELLET_STOVE', 'FIRE_PLACE'),
    },
  },
  kitchen: {
    title: 'Kitchen',
    field: 'Kitchen',
    known: {
      BUILD_WITH_APPLIANCES: 'fitted',
      BUILD_WITHOUT_APPLIANCES: 'semi-fitted',
      ...all('open', 'OPEN_KITCHEN', 'AMERICAN_KITCHEN', 'SEMI_OPEN_KITCHEN'),
      KITCHENETTE: 'kitchenette',
      ...all(null, 'CLOSED_KITCHEN', 'LARGE_KITCHEN'),
    },
  },
  orientation: {
    title: 'Orientation',
    field: 'Orientation',
    known: {
      NORTH: 'n',
      NORTH_EAST: 'ne',
      EAST: 'e',
      SOUTH_EAST: 'se',
      SOUTH: 's',
      SOUTH_WEST: 'sw',
      WEST: 'w',
      NORTH_WEST: 'nw',
    },
  },
  flood: {
    title: 'Flood risk',
    field: 'FloodZone',
    known: { EFFECTIVE: 'effective', POSSIBLE: 'possible', NONE: 'none' },
  },
  designation: {
    title: 'Planning designation',
    field: 'Designation',
    known: {
      Wg: 'residential',
      Wche: 'residential-heritage',
      Wp: 'residential-park',
      Wglk: 'residential-rural',
    },
  },
  heritage: {
    title: 'Heritage',
    field: 'Heritage',
    known: { NOT_PROTECTED: 'none', PROTECTED: 'protected', INVENTORIED: 'inventoried' },
  },
} as const satisfies CodeTables;

export type SkarabeeKind = keyof typeof skarabeeCodes;
