import type { Fact, FactGroup } from '../../properties/facts/fact-groups.ts';
import { type FactGroupName, factGroups } from '../../properties/facts/fact-row.ts';
import { factTable } from '../../properties/facts/fact-table.ts';

/** Undefined if a property lacks the fact. */
type Cell = Pick<Fact, 'value' | 'lang' | 'badge'> | undefined;

export type CompareRow = { id: string; label: string; cells: readonly Cell[]; isDifferent: boolean };

export type CompareGroup = {
  name: FactGroupName;
  title: string;
  rows: readonly CompareRow[];
  isFolded: boolean;
};

/** The price comes first anyway; certificate codes and dates always differ and say nothing about a home. */
const notCompared = new Set(['price', 'certificate-code', 'certificate-date', 'asbestos-date']);

/** A missing fact counts as no difference, because the agency may just not know it. */
export function compareRow(id: string, facts: readonly (Fact | undefined)[]): CompareRow[] {
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length === 0) return [];
  return [
    {
      id,
      // The price of a sale and the rent of a lease share a row.
      label: [...new Set(known.map(({ label }) => label))].join(' / '),
      cells: facts.map((fact) => fact && { value: fact.value, lang: fact.lang, badge: fact.badge }),
      isDifferent: new Set(known.map(({ value }) => value)).size > 1,
    },
  ];
}

/** One column per property; rows in the order of its page. */
export function compareFacts(
  columns: readonly (readonly FactGroup[])[],
  titleOf: (group: FactGroupName) => string,
): CompareGroup[] {
  const facts = columns.map(
    (groups) => new Map(groups.flatMap((group) => group.facts.map((fact) => [fact.id, fact] as const))),
  );
  return factGroups.flatMap((group) => {
    const rows = factTable
      .filter((row) => row.group === group && !notCompared.has(row.id))
      .flatMap(({ id }) =>
        compareRow(
          id,
          facts.map((column) => column.get(id)),
        ),
      );
    const isFolded = group === 'facts.planning';
    return rows.length > 0 ? [{ name: group, title: titleOf(group), rows, isFolded }] : [];
  });
}
