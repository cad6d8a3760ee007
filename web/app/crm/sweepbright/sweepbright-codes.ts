import type { CodeTables } from '../connector/codes.ts';

const all = (ours: string | null, ...codes: string[]) =>
  Object.fromEntries(codes.map((code) => [code, ours]));

/** Words as public clients know them. An editor decides on others; null is one that the site has no word for. */
export const sweepbrightCodes = {
  /** The agency says which of its offices each id is. */
  office: { title: 'Office', field: 'OfficeID', known: {} },
  'publish-status': { title: 'Publication', field: 'Status', known: { public: 'public' } },
  negotiation: { title: 'Purpose', field: 'Goal', known: { sale: 'sale', let: 'rent' } },
  status: {
    title: 'Status of the offer',
    field: 'Status',
    known: {
      available: 'available',
      option: 'under-option',
      ...all('sold', 'sold'),
      ...all('rented', 'rented'),
      ...all('unpublished', 'prospect', 'lost'),
    },
  },
  type: {
    title: 'Category',
    field: 'MainType',
    known: {
      house: 'house',
      apartment: 'apartment',
      land: 'land',
      ...all('commercial', 'commercial', 'office'),
      parking: 'parking',
    },
  },
  country: {
    title: 'Country',
    field: 'CountryID',
    known: { BE: '10', DE: '26', ES: '32', FR: '33', LU: '50', NL: '63' },
  },
  'rent-period': { title: 'Period of the rent', field: 'PriceUnit', known: { month: '2', week: '4' } },
  condition: {
    title: 'State of the building',
    field: 'Condition',
    known: { new: 'new', mint: 'excellent', good: 'good' },
  },
  heating: {
    title: 'Heating',
    field: 'Heating',
    known: { gas: 'gas', fuel: 'oil', electricity: 'electric' },
  },
  flood: {
    title: 'Flood risk',
    field: 'FloodZone',
    known: {
      no_flood_risk_area: 'none',
      potential_flood_sensitive_area: 'possible',
      effective_flood_sensitive_area: 'effective',
    },
  },
  designation: {
    title: 'Planning designation',
    field: 'Designation',
    known: { residential: 'residential', residential_park: 'residential-park' },
  },
} as const satisfies CodeTables;

export type SweepbrightKind = keyof typeof sweepbrightCodes;
