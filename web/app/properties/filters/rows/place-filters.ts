import { nearbyKinds } from '../../model/record.ts';
import { nearbyLabels } from '../../nearby/nearby-lines.ts';
import { fold } from '../../text/slug.ts';
import type { ListFilter } from '../list-filter.ts';
import { lines } from '../parse-values.ts';

/** Finds public addresses only. */
export const streetFilter = {
  parameter: 'street',
  label: 'filter.place',
  section: 'place',
  parse: lines,
  valueOf: ({ street }) => street,
  test: (values) => {
    const wanted = new Set(values.map(fold));
    return { passes: ({ street }) => street !== undefined && wanted.has(fold(street)) };
  },
  chip: (street) => street,
  control: { kind: 'hidden' },
} as const satisfies ListFilter;

/** Selects what has a place of each kind within a kilometre; hidden addresses tell of none. */
export const nearbyFilter = {
  parameter: 'nearby',
  label: 'filter.place',
  section: 'place',
  parse: (given) => nearbyKinds.filter((kind) => given.includes(kind)),
  valueOf: ({ nearby }) => nearby,
  test: (kinds) => ({ passes: ({ nearby }) => kinds.every((kind) => nearby.includes(`${kind} `)) }),
  chip: (value, { t }) => {
    const kind = nearbyKinds.find((one) => one === value);
    return kind ? t('filter.withinWalk', { place: t(nearbyLabels[kind]) }) : value;
  },
  control: { kind: 'hidden' },
} as const satisfies ListFilter;
