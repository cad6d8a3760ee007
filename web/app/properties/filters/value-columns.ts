import type { ListedProperty } from '../catalogue/listed-property.ts';
import type { ListFilter } from './list-filter.ts';

/** The values that properties have for a filter, numbered: the number of each row's value, and a property of each value. */
export type ValueColumn = { valueAt: Uint32Array; examples: readonly ListedProperty[] };

type Valued = Pick<ListFilter, 'valueOf'>;

function columnOf(properties: readonly ListedProperty[], { valueOf }: Valued): ValueColumn {
  const numbers = new Map<unknown, number>();
  const examples: ListedProperty[] = [];
  const valueAt = new Uint32Array(properties.length);
  properties.forEach((property, row) => {
    const value = valueOf(property);
    let number = numbers.get(value);
    if (number === undefined) {
      number = examples.push(property) - 1;
      numbers.set(value, number);
    }
    valueAt[row] = number;
  });
  return { valueAt, examples };
}

/** Makes the column of a filter when it is first needed. */
export function createColumns(properties: readonly ListedProperty[]) {
  const columns = new Map<Valued, ValueColumn>();
  return (filter: Valued): ValueColumn => {
    const column = columns.get(filter) ?? columnOf(properties, filter);
    columns.set(filter, column);
    return column;
  };
}

export type Columns = ReturnType<typeof createColumns>;
