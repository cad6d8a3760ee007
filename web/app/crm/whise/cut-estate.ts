import { isObject, rowsIn } from '../connector/read.ts';
import type { Estate } from './estate.ts';
import { whiseDetails } from './whise-facts.ts';

/** Everything else of an estate stays where it is: owners, mandates, commissions, notes, estimates. */
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

/** Of objects only the number: their names come in the language of the customer. */
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
