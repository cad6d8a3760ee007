import type { ListedProperty } from '../property/listed-property.ts';
import type { ListFilter } from './list-filter.ts';

/** The number of each row's value, and a property of each value. */
export type ValueColumn = { valueAt: Uint32Array; examples: readonly ListedProperty[] };

type Valued = Pick<ListFilter, 'valueOf'>;

function growingColumn({ valueOf }: Valued, length: number) {
  const numbers = new Map<unknown, number>();
  const examples: ListedProperty[] = [];
  const valueAt = new Uint32Array(length);
  const add = (property: ListedProperty, row: number) => {
    const value = valueOf(property);
    let number = numbers.get(value);
    if (number === undefined) {
      number = examples.push(property) - 1;
      numbers.set(value, number);
    }
    valueAt[row] = number;
  };
  return { add, column: { valueAt, examples } satisfies ValueColumn };
}

/** Makes the columns of `together` in one pass when the first is needed, which is faster; others singly. */
export function createColumns(properties: readonly ListedProperty[], together: readonly Valued[]) {
  const columns = new Map<Valued, ValueColumn>();

  function make(filters: readonly Valued[]): void {
    const growing = filters.map((filter) => ({ filter, ...growingColumn(filter, properties.length) }));
    properties.forEach((property, row) => {
      for (const { add } of growing) add(property, row);
    });
    for (const { filter, column } of growing) columns.set(filter, column);
  }

  return (filter: Valued): ValueColumn => {
    if (!columns.has(filter)) make(together.includes(filter) ? together : [filter]);
    return columns.get(filter) ?? { valueAt: new Uint32Array(), examples: [] };
  };
}

export type Columns = ReturnType<typeof createColumns>;
