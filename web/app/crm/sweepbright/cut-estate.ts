import { languages } from 'schemas/languages.ts';
import { type Fields, isObject, rowsIn } from '../connector/read.ts';
import { sweepbrightFacts } from './sweepbright-facts.ts';

export const energies = ['gas', 'fuel', 'electricity', 'heat_pump'] as const;

/** Everything else of an estate stays where it is: vendors, buyers, mandates, commissions, notes, tenants. */
const paths: readonly string[] = [
  ...['id', 'is_project', 'project_id', 'publish_status', 'status', 'negotiation', 'type', 'sub_type'],
  ...['rent_period', 'price.amount', 'price.currency', 'price.hidden', 'custom_price'],
  ...['location.country', 'location.hidden', 'office.id'],
  ...energies.map((energy) => `features.energy.${energy}`),
  ...languages.map(({ id }) => `description.${id}`),
  ...sweepbrightFacts.flatMap(({ from }) => from),
];

const rowFields: Readonly<Record<string, readonly string[]>> = {
  images: ['id', 'url', 'ordinal'],
  plans: ['id', 'url', 'ordinal'],
  open_homes: ['start_date', 'end_date'],
};

function valueAt(estate: Fields, path: string): unknown {
  let value: unknown = estate;
  for (const name of path.split('.')) value = isObject(value) ? value[name] : undefined;
  return value;
}

/** Words and numbers, lists of them, and a size with its unit. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  return isObject(value) ? { size: plain(value['size']), unit: plain(value['unit']) } : value;
}

function pick(row: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueAt(row, name);
      return value === undefined ? [] : [[name, plain(value)]];
    }),
  );
}

/** A record by path, such as `location.street`. */
export function cutEstate(estate: Fields): Fields {
  const lists = Object.entries(rowFields).map(([name, names]): [string, unknown] => [
    name,
    rowsIn(estate[name]).map((row) => pick(row, names)),
  ]);
  return { ...pick(estate, paths), ...Object.fromEntries(lists) };
}
