import type { Fact } from '../connector/facts.ts';
import {
  day,
  number,
  oneOf,
  type Read,
  size,
  text,
  whole,
  yesNo,
  isObject,
  rowsIn,
  type Fields,
} from '../connector/read.ts';
import type { WhiseKind } from './whise-codes.ts';

export type Estate = Fields;

/** Unknown is not no: the system says so in several ways. */
export const isTold = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== '-' && Number(value) !== -1;

export function idIn(value: unknown): string | undefined {
  const id = isObject(value) ? value['id'] : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

/** Reads a field by name, or a detail by number: labels come in the language of the customer. */
export function valueIn(estate: Estate, place: string | number): unknown {
  if (typeof place === 'string') return estate[place];
  const detail = rowsIn(estate['details']).find(({ id }) => id === place);
  return detail?.['enum'] ?? detail?.['value'];
}

type Place = string | number;

type WhiseFact = Fact<Place, WhiseKind>;

const fact = (ours: string, read: Read, ...from: readonly Place[]): WhiseFact => ({ from, ours, read });
const coded = (ours: string, kind: WhiseKind, ...from: readonly Place[]): WhiseFact => ({ from, ours, kind });

/** Nothing else of the details is kept. */
export const whiseFacts: readonly WhiseFact[] = [
  fact('Street', text, 'address'),
  fact('HouseNumber', text, 'number'),
  fact('BoxNr', text, 'box'),
  fact('Zip', text, 'zip'),
  fact('Floor', whole, 'floor'),
  fact('Bedrooms', whole, 'rooms'),
  fact('Bathrooms', whole, 'bathRooms'),
  fact('Facades', size, 'fronts'),
  fact('Toilets', whole, 55),
  fact('Showers', whole, 57),
  fact('Garages', whole, 19),
  fact('Floors', whole, 15),
  {
    ...fact('SurfaceLiving', size, 'area', 407),
    note: 'To be agreed with the agency: 407 is the net surface.',
  },
  fact('SurfaceGround', size, 'groundArea'),
  fact('SurfaceGarden', size, 'gardenArea'),
  fact('SurfaceTerrace', size, 874),
  fact('PlotWidth', size, 26),
  fact('ConstructionYear', whole, 14),
  fact('RenovationYear', whole, 585),
  fact('Furnished', yesNo, 'furnished'),
  fact('Lift', yesNo, 372),
  fact('PetsAllowed', yesNo, 1764),
  fact('Pool', yesNo, 322),
  fact('AirConditioning', yesNo, 43),
  fact('Alarm', yesNo, 1752),
  fact('Intercom', yesNo, 1763),
  fact('RainWater', yesNo, 1773),
  { ...fact('EnergyPerformance', number, 'energyValue', 2089), note: 'A range such as 179-179 is left out.' },
  fact('EPCLabelText', text, 'energyClass', 2056),
  fact('EPCCode', text, 2391),
  fact('EPCDate', day, 2826),
  fact('EPCExpiryDate', day, 2776),
  fact('EnergyTotal', number, 2390),
  fact('CO2Emission', number, 2090),
  coded('Condition', 'condition', 'state'),
  coded('Heating', 'heating', 1020),
  coded('HeatingSystem', 'heating-system', 53),
  coded('Kitchen', 'kitchen', 1595),
  {
    ...coded('Orientation', 'orientation', 23),
    note: 'Of the building; 1737, that of the front, is left out.',
  },
  coded('FloodZone', 'flood', 2222),
  coded('Designation', 'designation', 1736),
  coded('Summons', 'summons', 2712),
  coded('LawfulUse', 'lawful-use', 904),
  fact('Permit', oneOf('issued', 'none'), 808),
  fact('Subdivision', oneOf('issued', 'none'), 812),
  fact('PreemptionRight', oneOf('exists', 'none'), 1734),
  fact('CadastralIncome', number, 1733),
  fact('Charges', number, 301),
  fact('AvailableFrom', day, 'availabilityDateTime'),
  fact('PublicationDate', day, 'putOnlineDateTime'),
  fact('TransactionDate', day, 'soldRentDate'),
  fact('TourUrl', text, 'linkVirtualVisit', 'link3DModel'),
];

/** Read by functions of their own in `map-whise.ts`. */
export const positionDetails = { latitude: 1849, longitude: 1850 } as const;

const whiseDetails: ReadonlySet<number> = new Set([
  ...whiseFacts.flatMap(({ from }) => from.filter((place) => typeof place === 'number')),
  ...Object.values(positionDetails),
]);

/** Everything else stays in the system: owners, mandates, commissions, notes, estimates. */
const plainFields = [
  ...['id', 'officeId', 'parentId', 'canHaveChildren', 'status', 'displayStatusId'],
  ...['purpose', 'purposeStatus', 'category', 'subCategory', 'state', 'investmentEstate'],
  ...[
    'price',
    'displayPrice',
    'address',
    'number',
    'box',
    'zip',
    'city',
    'country',
    'floor',
    'displayAddress',
  ],
  ...['rooms', 'bathRooms', 'fronts', 'area', 'groundArea', 'gardenArea', 'furnished'],
  ...['energyClass', 'energyValue', 'availabilityDateTime', 'putOnlineDateTime', 'soldRentDate'],
  ...['linkVirtualVisit', 'link3DModel'],
];

const rowFields: Readonly<Record<string, readonly string[]>> = {
  shortDescription: ['languageId', 'content'],
  longDescription: ['languageId', 'content'],
  representatives: ['id'],
  pictures: ['id', 'order', 'urlLarge', 'urlXXL', 'updateDateTime'],
};

/** Keeps only the number of an object: its name comes in the language of the customer. */
function plain(value: unknown): unknown {
  return isObject(value) ? { id: value['id'] } : Array.isArray(value) ? undefined : value;
}

function pick(row: Estate, names: readonly string[]): Estate {
  return Object.fromEntries(names.filter((name) => name in row).map((name) => [name, plain(row[name])]));
}

export function cutEstate(estate: Estate): Estate {
  const lists: Record<string, unknown> = {};
  for (const [name, names] of Object.entries(rowFields))
    lists[name] = rowsIn(estate[name]).map((row) => pick(row, names));
  const details = rowsIn(estate['details'])
    .filter(({ id }) => typeof id === 'number' && whiseDetails.has(id))
    .map((row) => pick(row, ['id', 'value', 'enum']));
  return { ...pick(estate, plainFields), ...lists, details };
}
