import type { EnergyLabel } from '../energy/energy-label.ts';
import { hasEnergyLabel } from '../model/main-type.ts';
import { type FactGroupName, factGroups, type FactRow, factTable } from './fact-table.ts';
import type { FactSource } from './fact-values.ts';

export type Fact = {
  id: string;
  label: string;
  value: string;
  badge?: EnergyLabel | undefined;
  /** Marked, beside words that say so. */
  isGood?: boolean | undefined;
};

export type FactGroup = { name: FactGroupName; title: string; facts: readonly Fact[] };

function factOf(row: FactRow, source: FactSource): Fact[] {
  const isHidden = row.notOf?.includes(source.property.mainType) || row.isHidden?.(source);
  const value = isHidden ? undefined : row.value(source);
  if (value === undefined || value === '') return [];
  const label = typeof row.label === 'function' ? row.label(source) : row.label;
  const [badge, isGood] = [row.badge?.(source), row.isGood?.(source)];
  return [{ id: row.id, label: source.t(label), value: String(value), badge, isGood }];
}

/** Garages and parking spaces have certificates, but no energy label. */
function titleOf(group: FactGroupName, { property, t }: FactSource): string {
  return t(group === 'facts.energy' && !hasEnergyLabel(property.mainType) ? 'facts.certificates' : group);
}

export function factGroupsOf(source: FactSource): FactGroup[] {
  return factGroups.flatMap((group) => {
    const facts = factTable.filter((row) => row.group === group).flatMap((row) => factOf(row, source));
    return facts.length > 0 ? [{ name: group, title: titleOf(group, source), facts }] : [];
  });
}
