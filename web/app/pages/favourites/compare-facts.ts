import type { Fact, FactGroup } from '../../properties/facts/fact-groups.ts';
import { factGroups, factTable } from '../../properties/facts/fact-table.ts';

/** Undefined where a property lacks the fact. */
type Cell = Pick<Fact, 'value' | 'badge'> | undefined;

export type CompareRow = { id: string; label: string; cells: readonly Cell[]; isDifferent: boolean };

export type CompareGroup = { title: string; rows: readonly CompareRow[] };

/** A missing fact differs from nothing, because the agency may just not know it. */
export function compareRow(id: string, facts: readonly (Fact | undefined)[]): CompareRow[] {
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length === 0) return [];
  return [
    {
      id,
      // The price of a sale and the rent of a lease share a row.
      label: [...new Set(known.map(({ label }) => label))].join(' / '),
      cells: facts.map((fact) => fact && { value: fact.value, badge: fact.badge }),
      isDifferent: new Set(known.map(({ value }) => value)).size > 1,
    },
  ];
}

/** One column per property; rows in the order of its page. The price is left out, since it comes first of all. */
export function compareFacts(
  columns: readonly (readonly FactGroup[])[],
  titleOf: (group: (typeof factGroups)[number]) => string,
): CompareGroup[] {
  const facts = columns.map(
    (groups) => new Map(groups.flatMap((group) => group.facts.map((fact) => [fact.id, fact] as const))),
  );
  return factGroups.flatMap((group) => {
    const rows = factTable
      .filter((row) => row.group === group && row.id !== 'price')
      .flatMap(({ id }) =>
        compareRow(
          id,
          facts.map((column) => column.get(id)),
        ),
      );
    return rows.length > 0 ? [{ title: titleOf(group), rows }] : [];
  });
}
